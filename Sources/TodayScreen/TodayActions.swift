import Canvas
import Foundation
import HealthModel

extension TodayState {
    /// The only place the screen's state changes.
    public mutating func apply(_ action: TodayAction) -> [TodayEffect] {
        switch action {
        case .opened: return [.loadReport(day), .loadWeather] + (detail?.reload() ?? [])
        case .key(let press):
            if dayEntry != nil { return pressedInEntry(press) }
            if findings.isOpen, detail == nil { return pressedInFindings(press) }
            if recovery.isOpen, detail == nil { return pressedInRecovery(press) }
            if night.isOpen, detail == nil { return pressedInNight(press) }
            if weather.isOpen, detail == nil { return pressedInWeather(press) }
            return detail == nil ? pressed(press) : pressedInDetail(press)
        case .clicked(let target): return clicked(target)
        case .chartChosen(let metric): return openDetail(metric)
        case .wheel(let steps):
            if detail != nil { return turnPeriodAfterMovingCursor(by: steps) }
            if findings.isOpen {
                moveFinding(by: steps < 0 ? -1 : 1)
                return []
            }
            if weather.isOpen { return weather.moveCursor(by: steps) }
            moveFocus(by: steps)
            return []
        case .reportArrived(let arrived):
            guard arrived.day == day else { return [] }  // of a day that was left meanwhile
            if let newest = newestInstead(of: arrived) { return show(newest) }
            report = .loaded(arrived)
            if arrived.day == today { isTodayOver = !arrived.snapshot.isPartial }
            if !tiles.joined().contains(focus) { focus = .activeEnergy }
            if arrived.extent != nil { awaitFindings(of: arrived.day) }
            return missingNight()
        case .reportFailed(let failedDay, let error):
            if failedDay == day { report = .failed(error) }
            return []
        case .dailyValuesArrived(let metric, let days, let values):
            if detail?.metric == metric { detail?.dailyValuesArrived(days, values) }
            if detail?.metric.row.pair?.lower == metric { detail?.lowerValuesArrived(values) }
            return []
        case .intradayArrived(let metric, let day, let values):
            if detail?.metric == metric { detail?.intradayArrived(day, values) }
            return []
        case .chartFailed(let metric, let error):
            if detail?.metric == metric { detail?.failure = error }
            return []
        case .dataChanged:
            night.values = nil
            looksForNewest = true
            return [.loadReport(day)] + (detail?.reload() ?? [])
        case .clockChanged(let newToday): return clockChanged(newToday)
        case .daysBeingMoved(let share):
            movedShare = share.map { min(max($0, 0), 1) }
            return []
        case .networkReturned: return weather.phase == .off ? [] : [.loadWeather]
        case .weatherArrived(let arrived, let now):
            weather.receive(arrived, at: now)
            return []
        case .drawn: return dayDrawn()
        case .findingsArrived(let found, let day):
            findingsArrived(found, of: day)
            return []
        case .findingsFailed(let sentence, let day):
            if findings.day == day { findings.phase = .failed(sentence) }
            return []
        case .pulseArrived(let values, let day):
            if day == shownReport?.day { pulse = DayPulse(day: day, values: values) }
            return []
        case .nightArrived(let values):
            if values.day == shownReport?.day { night.values = values }
            return []
        case .findingsChosen:
            night.isOpen = false
            (detail, weather.isOpen, findings.isOpen) = (nil, false, showsFindings)
            return []
        }
    }

    private mutating func pressed(_ press: KeyPress) -> [TodayEffect] {
        guard press.modifiers.isSubset(of: .shift) else { return [] }
        switch press.key {
        case .character("["), .character("<"): return goTo(day.advanced(by: -1))
        case .character("]"), .character(">"): return goTo(day.advanced(by: 1))
        case .character("{"): return goTo(day.advanced(by: -7))
        case .character("}"): return goTo(day.advanced(by: 7))
        case .character("t"), .home: return goTo(today)
        case .character("g") where shownReport?.extent != nil: dayEntry = DayEntry()
        case .down, .character("j"): moveFocus(by: 1)
        case .up, .character("k"): moveFocus(by: -1)
        case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1, wraps: true)
        case .right, .character("l"), .pageDown: moveSection(by: 1)
        case .left, .character("h"), .pageUp: moveSection(by: -1)
        case .enter: return openTile(focus)
        case .character("d"): return openDetail(focus, span: .day)
        case .character("n"): return openNight()
        case .character("p"): return openWorkout()
        case .character("o"): return openWeather()
        case .character("f") where showsFindings: findings.isOpen = true
        case .character("r") where showsRecovery: recovery.isOpen = true
        default: break
        }
        return []
    }

    private mutating func clicked(_ target: HitTarget) -> [TodayEffect] {
        guard let target = target.as(TodayTarget.self) else { return [] }
        switch target {
        case .metric(let metric):
            if metric == focus { return openTile(metric) }
            focus = metric
            return []
        case .previousDay: return detail == nil ? goTo(day.advanced(by: -1)) : turnPeriod(by: -1)
        case .nextDay: return detail == nil ? goTo(day.advanced(by: 1)) : turnPeriod(by: 1)
        case .span(let span): return changeSpan(to: span)
        case .slot(let slot):
            detail?.cursor = slot
            return []
        case .back:
            (detail, night.isOpen) = (nil, detail == nil ? false : night.isOpen)
            return []
        case .night: return openNight()
        case .workout(let index): return openWorkout(index)
        case .weather:
            weather.isOpen = showsWeather
            return []
        case .finding(let index):
            findings.selected = index
            return openFinding(index)
        case .findings:
            findings.isOpen = showsFindings
            return []
        case .weeks(let metric):
            let day = shownReport?.day ?? day
            return [.openTrends([metric], day.advanced(by: -27)...day)]
        case .hours(let metric): return openDetail(metric, span: .day)
        case .recovery:
            recovery.isOpen = showsRecovery
            return []
        case .recoveryPart(let index): return openRecoveryPart(index)
        case .checkIn: return [.openCheckIn]
        }
    }

    /// Opens what a tile is made of: the debt its nights, another metric its chart.
    private mutating func openTile(_ metric: MetricID) -> [TodayEffect] {
        guard metric == .sleepDebt else { return openDetail(metric) }
        let day = shownReport?.day ?? day
        return [.openNights(day.advanced(by: 1 - SleepRegularity.debtNights)...day)]
    }

    /// The page of a workout of the day; the last one where none is named.
    private func openWorkout(_ index: Int? = nil) -> [TodayEffect] {
        guard let report = shownReport, !hidden.contains(.workouts) else { return [] }
        let workouts = report.snapshot.app.workouts
        guard let place = index ?? workouts.indices.last, workouts.indices.contains(place) else { return [] }
        return [.openWorkout(Int(workouts[place].start.timeIntervalSince1970.rounded(.down)), report.day)]
    }

    /// Asks for a day; the future is not shown.
    public mutating func show(_ wanted: CivilDay) -> [TodayEffect] {
        let reachable = min(wanted, today)
        guard reachable != day else { return [] }
        day = reachable
        return [.loadReport(reachable)]
    }

    private mutating func clockChanged(_ newToday: CivilDay) -> [TodayEffect] {
        let wasToday = day == today
        guard newToday != today else { return [] }
        (today, isTodayOver) = (newToday, false)
        if var open = detail {
            open.clockChanged(newToday)
            detail = open
        }
        day = wasToday ? newToday : min(day, newToday)
        return [.loadReport(day)] + (detail?.reload() ?? [])
    }

    private mutating func moveFocus(by steps: Int, wraps: Bool = false) {
        let all = Array(tiles.joined())
        guard let index = all.firstIndex(of: focus) else {
            focus = all.first ?? focus
            return
        }
        let next = index + steps
        focus = all[wraps ? (next % all.count + all.count) % all.count : min(max(next, 0), all.count - 1)]
    }

    private mutating func moveSection(by steps: Int) {
        let sections = tiles
        guard let index = sections.firstIndex(where: { $0.contains(focus) }) else { return }
        focus = sections[min(max(index + steps, 0), sections.count - 1)].first ?? focus
    }

    func neighbour(of metric: MetricID, by steps: Int) -> MetricID {
        let all = Array(tiles.joined())
        guard let index = all.firstIndex(of: metric) else { return metric }
        return all[min(max(index + steps, 0), all.count - 1)]
    }
}
