import ScreenKit
import Canvas
import Charts
import HealthModel
import HealthQuery
import Widgets

extension TrendsState {
    /// The only place the screen's state changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: TrendsAction) -> [TrendsEffect] {
        let effects = handle(action)
        refresh()
        return effects + missingHours() + missingEfforts()
    }

    private mutating func handle(_ action: TrendsAction) -> [TrendsEffect] {
        switch action {
        case .opened: return open()
        case .asked(let asked, let range, let view): return show(asked, range, view)
        case .key(let key): return sheet == nil ? press(key) : pressInSheet(key)
        case .paste(let text):
            sheet?.paste(text)
            return []
        case .clicked(let target): return clicked(target)
        case .wheel(let lines):
            if sheet != nil { return pressInSheet(KeyPress(lines < 0 ? .up : .down)) }
            return zoom(by: lines < 0 ? -1 : 1)
        case .columnsArrived(let columns):
            data.store(columns)
            revision += 1
            phase = .ready
            return missing()
        case .hoursArrived(let metric, let column):
            data.store(column, of: metric)
            if askedHours[metric] == column.days { askedHours[metric] = nil }
            revision += 1
            return []
        case .contextArrived(let context):
            data.context = context
            revision += 1
            chooseFirstMetrics()
            return missing()
        case .effortsArrived(let efforts):
            (data.efforts, hasAskedEfforts) = (efforts, false)
            revision += 1
            return []
        case .readFailed(let sentence):
            hasAskedEfforts = false
            phase = .failed(sentence)
            return []
        case .viewsRestored(let lines):
            saved = Array(lines.compactMap { SavedTrend(line: $0) }.prefix(SavedTrend.most))
            return []
        case .viewChosen(let name):
            if let kept = saved.first(where: { $0.name == name }) { show(kept) }
            return open()
        case .viewsNotKept:
            return [.notice("The views could not be written to the disk: they are kept until you leave.")]
        case .exported(let outcome): return [.notice(outcome.sentence)]
        case .exportChosen: return press(.character("e"))
        case .dataChanged: return readAnew()
        }
    }

    // MARK: Reading

    private mutating func open() -> [TrendsEffect] {
        sheet = nil
        return readAnew()
    }

    /// Keeps the values that show until others have come; those of other metrics are read when they are wanted.
    private mutating func readAnew() -> [TrendsEffect] {
        data.keepOnly(neededColumns)
        data.forgetHours()
        askedHours = [:]
        (data.efforts, hasAskedEfforts) = (nil, false)
        return [.readContext] + (neededColumns.isEmpty ? [] : [.readColumns(neededColumns)])
    }

    /// The metrics that somebody opens it with for the first time: the first recorded ones of these.
    private static let firstMetrics: [MetricID] = [
        .restingHeartRate, .sleep, .steps, .weight, .heartRateVariability, .heartRateVariabilityRMSSD,
        .exerciseMinutes, .activeEnergy, .workoutMinutes, .mood,
    ]

    private mutating func chooseFirstMetrics() {
        guard metrics.isEmpty, let recorded = data.context.recorded else { return }
        let offered = Self.firstMetrics + MetricID.charted.filter { !Self.firstMetrics.contains($0) }
        metrics = Array(offered.filter { recorded.contains($0) && isShown($0) }.prefix(4))
    }

    /// Whether the person wants to see it.
    func isShown(_ metric: MetricID) -> Bool { metric.hidden(by: environment.hidden) == nil }

    /// Whether its values were read and may be seen.
    func isReadable(_ metric: MetricID) -> Bool { isShown(metric) && data.isKnown(metric) }

    private var neededColumns: Set<MetricID> {
        let nights: [MetricID] =
            view == .nights ? [.bedTime, .wakeTime] : view == .form || view == .zones ? [.load] : []
        return Set(metrics + metrics.compactMap { $0.row.pair?.lower } + nights).filter(isShown)
    }

    /// The columns that are still to be read.
    mutating func missing() -> [TrendsEffect] {
        let unknown = neededColumns.filter { !data.isKnown($0) }
        guard !unknown.isEmpty else { return [] }
        // An empty store has no columns: they are not asked for again and again.
        if phase == .ready, data.first == nil, revision > 0 { return [] }
        if case .failed = phase { phase = .reading }
        return [.readColumns(unknown)]
    }

    /// The hours that the view shows and that are neither read nor asked for.
    private mutating func missingHours() -> [TrendsEffect] {
        let wanted: [MetricID]
        let days: ClosedRange<CivilDay>
        switch view {
        case .hours: (wanted, days) = ([focused].compactMap(\.self), HoursContent.days(of: self.days))
        case .stacked where grain == .hour: (wanted, days) = (metrics, self.days)
        case .overlaid where grain == .hour: (wanted, days) = ([focused, otherMetric].compactMap(\.self), self.days)
        default: return []
        }
        return wanted.compactMap { metric in
            guard HoursContent.hasHours(metric), isReadable(metric), !data.knowsHours(metric, in: days),
                askedHours[metric] != days
            else { return nil }
            askedHours[metric] = days
            return .readHours(metric, days)
        }
    }

    /// Reads the fastest pieces of runs where records show.
    private mutating func missingEfforts() -> [TrendsEffect] {
        guard view == .records, data.efforts == nil, !hasAskedEfforts, !environment.hidden.contains(.workouts),
            data.context.recorded != nil
        else { return [] }
        if case .failed = phase { return [] }
        hasAskedEfforts = true
        return [.readEfforts]
    }

    private mutating func show(_ asked: [MetricID], _ range: TrendRange?, _ view: TrendView?) -> [TrendsEffect] {
        sheet = nil
        if let view { (self.view, cursor) = (view, nil) }
        if !asked.isEmpty {
            metrics = Array(asked.prefix(Self.mostMetrics))
            focus = 0
        }
        if let range { change(range) }
        return readAnew()
    }

    // MARK: Keys

    private mutating func press(_ key: KeyPress) -> [TrendsEffect] {
        guard key.modifiers.isSubset(of: .shift) else {
            return key == .control("c") ? leave() : []
        }
        let isShifted = key.modifiers.contains(.shift)
        switch key.key {
        case .escape, .backspace: return goBack()
        case .character("q"): return leave()
        case .left where isShifted, .character("["), .character("<"), .character("H"), .pageUp: pan(by: -0.5)
        case .right where isShifted, .character("]"), .character(">"), .character("L"), .pageDown: pan(by: 0.5)
        case .character("{"): pan(by: -1)
        case .character("}"): pan(by: 1)
        case .left, .character("h"): moveCursor(by: -1)
        case .right, .character("l"): moveCursor(by: 1)
        case .home: placeCursor(at: 0)
        case .end: placeCursor(at: page.stepCount - 1)
        case .up where cursor != nil && isStacked, .character("k") where cursor != nil && isStacked: step(by: -1)
        case .down where cursor != nil && isStacked, .character("j") where cursor != nil && isStacked: step(by: 1)
        case .up, .character("k"): moveFocus(by: -1)
        case .down, .character("j"): moveFocus(by: 1)
        case .tab: moveFocus(by: isShifted ? -1 : 1, wraps: true)
        case .character("+"), .character("="): return zoom(by: -1)
        case .character("-"), .character("_"): return zoom(by: 1)
        case .enter: return enter()
        case .character("t"): change(.last(days.upperBound - days.lowerBound + 1))
        case .character("a"): change(.everything)
        case .character("d"): choose(.day)
        case .character("w"): choose(.week)
        case .character("m"): choose(.month)
        case .character("y"): choose(.year)
        case .character("u"): choose(.hour)
        case .character("o"): return show(view == .overlaid ? .stacked : .overlaid)
        case .character("v"): return show(view.next(by: 1))
        case .character("V"): return show(view.next(by: -1))
        case .character(let letter) where TrendView.allCases.contains(where: { $0.key == letter }):
            return show(TrendView.allCases.first { $0.key == letter } ?? view)
        case .character("c"): sheet = .picker(MetricPicker(chosen: metrics, data: data, hidden: environment.hidden))
        case .character("/"), .character("g"): sheet = .line(TrendLine())
        case .character("x"), .delete: removeFocused()
        case .character("s") where focused != nil:
            sheet = .name(TrendName(proposed: proposedName, taken: saved.map(\.name)))
        case .character("e") where focused != nil: sheet = .export(TrendExportEntry(proposed: proposedExport))
        case .character("S"): sheet = .saved(SavedTrendList(names: saved.map(\.name)))
        default: break
        }
        return []
    }

    /// Esc takes away the cursor first.
    private mutating func goBack() -> [TrendsEffect] {
        guard cursor != nil else { return leave() }
        cursor = nil
        return []
    }

    private func leave() -> [TrendsEffect] { [.close] }

    mutating func change(_ new: TrendRange) {
        let day = cursorDay
        range = new
        cursor = nil
        page.update(self)
        if let day { cursor = page.step(at: day) }
    }

    /// Whether ↑ and ↓ move the cursor.
    private var isStacked: Bool { page.content?.isStacked ?? false }

    /// A day in the middle of the slot that is read off.
    private var cursorDay: CivilDay? {
        guard let cursor, let days = page.days(ofStep: cursor) else { return nil }
        return days.lowerBound.advanced(by: (days.upperBound - days.lowerBound) / 2)
    }

    private mutating func zoom(by steps: Int) -> [TrendsEffect] {
        change(range.zoomed(by: steps, about: cursorDay, first: data.first, today: environment.today))
        return []
    }

    private mutating func pan(by share: Double) {
        let new = range.panned(by: share, first: data.first, today: environment.today)
        let place = cursor
        range = new
        page.update(self)
        cursor = place.map { min($0, page.stepCount - 1) }
    }

    private mutating func choose(_ grain: TrendGrain) {
        guard view.grains.contains(grain) else { return }
        let day = cursorDay
        chosenGrain = chosenGrain == grain ? nil : grain
        // Hours of a long range are those of its last days.
        if chosenGrain == .hour, days.upperBound - days.lowerBound >= TrendView.mostDaysByHour {
            let end = day.map { min($0.advanced(by: 3), days.upperBound) } ?? days.upperBound
            range = end == environment.today ? .last(7) : .fixed(end.advanced(by: -6)...end)
        }
        page.update(self)
        if let day { cursor = page.step(at: day) }
    }

    /// The cursor moves over the slots; over an edge the range follows it.
    private mutating func moveCursor(by steps: Int) {
        guard view.hasSlots else { return step(by: steps * (page.content?.stride ?? 1)) }
        guard let cursor else { return placeCursor(at: newestRecorded) }
        let next = cursor + steps
        if page.slotDays.indices.contains(next) {
            self.cursor = next
            return
        }
        let day = steps < 0 ? days.lowerBound.advanced(by: -1) : days.upperBound.advanced(by: 1)
        pan(by: steps < 0 ? -0.5 : 0.5)
        self.cursor = page.slotDays.firstIndex { $0.contains(day) } ?? self.cursor
    }

    /// Moves the cursor of a view that does not go on beyond its ends.
    private mutating func step(by steps: Int) {
        guard page.stepCount > 0 else { return }
        cursor = cursor.map { min(max(0, $0 + steps), page.stepCount - 1) } ?? newestRecorded
    }

    private var newestRecorded: Int {
        if let content = page.content, !view.hasSlots { return min(content.firstStep, max(0, page.stepCount - 1)) }
        let slots = focused.flatMap { page.series[$0] }?.slots ?? []
        return slots.lastIndex { $0.value != nil } ?? page.slotDays.count - 1
    }

    private mutating func placeCursor(at slot: Int) {
        cursor = (0..<page.stepCount).contains(slot) ? slot : nil
    }

    private mutating func moveFocus(by steps: Int, wraps: Bool = false) {
        guard !metrics.isEmpty else { return }
        let next = focus + steps
        focus = wraps ? (next + metrics.count) % metrics.count : min(max(next, 0), metrics.count - 1)
    }

    private mutating func show(_ chosen: TrendView) -> [TrendsEffect] {
        let keeps = view.hasSlots && chosen.hasSlots && view.grain(chosenGrain, days) == chosen.grain(chosenGrain, days)
        view = chosen
        if !keeps { cursor = nil }
        return missing()
    }

    private mutating func removeFocused() {
        guard metrics.count > 1, metrics.indices.contains(focus) else { return }
        metrics.remove(at: focus)
        focus = min(focus, metrics.count - 1)
    }

    /// Goes into the slot that is read off: its own days, and from a single day to that day's page.
    private mutating func enter() -> [TrendsEffect] {
        guard let metric = focused else { return [] }
        guard let cursor else {
            placeCursor(at: newestRecorded)
            return []
        }
        guard let slot = page.days(ofStep: cursor) else { return [] }
        if slot.lowerBound == slot.upperBound {
            let shown = view == .nights ? .sleep : metric
            return [.openDay(shown, days, slot.lowerBound)]
        }
        if view == .records { view = .stacked }
        (range, chosenGrain, self.cursor) = (.fixed(slot), nil, nil)
        return []
    }

    // MARK: Sheets

    private mutating func pressInSheet(_ key: KeyPress) -> [TrendsEffect] {
        guard var open = sheet else { return [] }
        switch open {
        case .line(var line):
            switch line.apply(key, today: environment.today) {
            case .open: open = .line(line)
            case .closed: return closeSheet()
            case .read(let request): return handle(request)
            }
        case .picker(var picker):
            switch picker.apply(key) {
            case .open: open = .picker(picker)
            case .closed: return closeSheet()
            case .chosen(let chosen): return handle(TrendRequest(metrics: chosen))
            }
        case .name(var name):
            switch name.apply(key) {
            case .open: open = .name(name)
            case .closed: return closeSheet()
            case .named(let name): return save(as: name)
            }
        case .export(var entry):
            switch entry.apply(key) {
            case .open: open = .export(entry)
            case .closed: return closeSheet()
            case .named(let path):
                sheet = nil
                return export(to: path)
            }
        case .saved(var list):
            switch list.apply(key) {
            case .open: open = .saved(list)
            case .closed: return closeSheet()
            case .chosen(let index):
                show(saved[index])
                return missing()
            case .removed(let index):
                saved.remove(at: index)
                sheet = .saved(list)
                return [.keepViews(saved.map(\.line))]
            }
        }
        sheet = open
        return []
    }

    private mutating func closeSheet() -> [TrendsEffect] {
        sheet = nil
        return []
    }

    private mutating func handle(_ request: TrendRequest) -> [TrendsEffect] {
        sheet = nil
        if !request.metrics.isEmpty {
            let kept = focused
            metrics = Array(request.metrics.prefix(Self.mostMetrics))
            focus = kept.flatMap(metrics.firstIndex) ?? 0
        }
        if let range = request.range {
            chosenGrain = nil
            change(range)
        }
        if let grain = request.grain { chosenGrain = grain }
        return missing()
    }

    // MARK: Mouse

    private mutating func clicked(_ target: HitTarget) -> [TrendsEffect] {
        if let open = sheet {
            if case .picker(var picker) = open, case .row(let index)? = target.as(TrendsTarget.self) {
                picker.toggle(index)
                sheet = .picker(picker)
            } else if case .saved = open, case .row(let index)? = target.as(TrendsTarget.self),
                saved.indices.contains(index)
            {
                show(saved[index])
                return missing()
            } else if target != .box {
                sheet = nil
            }
            return []
        }
        switch target.as(TrendsTarget.self) {
        case .earlier?: pan(by: -0.5)
        case .later?: pan(by: 0.5)
        case .everything?: change(.everything)
        case .metrics?: return press(.character("c"))
        case .view?: return show(view.next(by: 1))
        case .grain(let grain)?: choose(grain)
        case .length(let count)?: change(.last(count))
        case .metric(let index)?: focus = index
        case .slot(let index, let slot)?:
            // A second click goes where Enter goes.
            if focus == index, cursor == slot { return enter() }
            (focus, cursor) = (index, slot)
        case .step(let step)?:
            if cursor == step { return enter() }
            placeCursor(at: step)
        case .row?, nil: break
        }
        return []
    }
}

// MARK: - Kept views

extension TrendsState {
    /// The days and as many of the metrics as a name has room for.
    private var proposedName: String {
        let days =
            switch range {
            case .last(let count): count == 1 ? "today" : "last \(count) days"
            case .everything: "all"
            case .fixed: DayText.range(days)
            }
        let titles = metrics.map(\.chartTitle)
        let names = titles.indices.reversed().map { last in
            let rest = titles.count - last - 1
            return titles[...last].joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "") + ", \(days)"
        }
        return SavedTrend.name(names.first { $0.count <= SavedTrend.longestName } ?? names.last ?? days)
    }

    /// Under a name that is taken it takes the place of the one before; the list stays in the order of the alphabet.
    private mutating func save(as name: String) -> [TrendsEffect] {
        sheet = nil
        saved.removeAll { $0.name == name }
        guard saved.count < SavedTrend.most else {
            return [.notice("There are \(SavedTrend.most) views; S, Del removes one.")]
        }
        saved.append(
            SavedTrend(name: name, metrics: metrics, range: range, grain: chosenGrain, view: view))
        saved.sort { $0.name.lowercased() < $1.name.lowercased() }
        return [.keepViews(saved.map(\.line)), .notice("Kept as \(name): in Ctrl-K, and with S.")]
    }

    private mutating func show(_ kept: SavedTrend) {
        sheet = nil
        (metrics, focus, range, chosenGrain, view, cursor) = (kept.metrics, 0, kept.range, kept.grain, kept.view, nil)
    }
}
