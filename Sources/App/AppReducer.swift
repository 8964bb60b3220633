import LockScreen
import RecordsScreen
import CoachScreen
import TodayScreen
import ScreenKit
import Canvas
import Foundation
import HealthModel
import SettingsModel

extension AppState {
    /// The only place the program's state changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: AppAction) -> [AppEffect] {
        let (before, factsBefore, hadNotice) = (settings.$settings, settings.$lockFacts, notice != nil)
        coach.changedDraftAlone = false
        var effects = handle(action)
        if screen == .records { records.update(recordsContext) }
        effects += followTrends()
        if screen != .settings || lock.isLocked { settings.forgetTyped() }
        if settings.$settings != before {
            let taken = takeSettings(instead: before.wrappedValue)
            // An import keeps what was ticked a moment ago.
            effects = effects.contains(where: \.beginsImport) ? taken + effects : effects + taken
        }
        if settings.$settings != before || settings.$lockFacts != factsBefore {
            let rules = LockState.Rules(settings)
            if rules != lock.rules { effects += lock.apply(.rulesChanged(rules)).map(AppEffect.lock) }
        }
        for screen in Screen.allCases { effects += screen.adapter.fit(&self) }
        if !showsCoach { coach.hideProposal() }
        effects += followWorkoutClock()
        if hadNotice { coach.changedDraftAlone = false }
        return effects
    }

    /// Applies an action of the day's page.
    public mutating func apply(today action: TodayAction) -> [AppEffect] {
        let effects = today.apply(action).flatMap { handle($0) }
        return effects + leaveChartFromElsewhere()
    }
    /// Applies an action of the conversation, and answers what it asks of other screens.
    public mutating func apply(coach action: CoachAction) -> [AppEffect] {
        (coach.today, coach.isTodayOver, coach.writing) = (today.today, today.isTodayOver, writingPlace)
        return coach.apply(action).flatMap { handle($0) }
    }

    mutating func apply(_ event: InputEvent, at date: Date) -> [AppEffect] {
        switch event {
        case .resized(let size):
            self.size = size
            return []
        case .focus(let hasFocus):
            self.hasFocus = hasFocus
            return []
        case .mouse(let mouse): return apply(mouse, at: date)
        case .pasteCut:
            notice = ScreenNotice("The paste was longer than 1 MB: its rest was left out.", .problem)
            return []
        case .paste(let text):
            if overlay == .sheet { return apply(settings: .paste(text)) }
            switch overlay {
            case .palette(var palette):
                palette.paste(text)
                overlay = .palette(palette)
            case .help(var help):
                help.paste(text)
                overlay = .help(help)
            case .confirmQuit, .sheet, nil: break
            }
            guard overlay == nil else { return [] }
            return focusedScreen.adapter.paste(text, at: date, in: &self)
        case .key(let key):
            notice = nil
            if awaitsEditorKey {
                awaitsEditorKey = false
                if key == .control("e"), showsCoach { return apply(coach: .command(.openEditor, at: date)) }
            }
            if isTooSmall, coach.isAsking || log.isSheetOpen || workout.sheet != nil {
                return applyAnywhere(key, at: date) ?? []
            }
            if overlay == nil, focusedScreen == .today, today.dayEntry != nil, key.isOfEntry {
                return apply(today: .key(key))
            }
            return applyAnywhere(key, at: date)
                ?? (overlay == nil
                    ? applyGlobal(key, at: date) ?? focusedScreen.adapter.press(key, at: date, in: &self)
                    : applyToOverlay(key, at: date))
        }
    }

    /// Keys that work under every overlay too; `nil` for all others.
    private mutating func applyAnywhere(_ key: KeyPress, at date: Date) -> [AppEffect]? {
        switch key {
        case .control("z"): apply(lock: .leftAlone, at: date) + [.suspend]
        case .control("q"): quit()
        case .control("x"): beginEditorKeys() ? [] : lockNow(at: date)
        default: nil
        }
    }

    /// Ctrl-X Ctrl-E opens the editor, as in a shell. Where there is a passphrase Ctrl-X locks, and does not wait for another
    /// key.
    private mutating func beginEditorKeys() -> Bool {
        guard !lock.rules.hasPassphrase, showsCoach, focusedScreen == .coach else { return false }
        awaitsEditorKey = true
        notice = ScreenNotice("Ctrl-E opens your editor. There is no passphrase to lock with.")
        return true
    }

    /// Asks first when something would be lost; asked a second time it means it.
    mutating func quit() -> [AppEffect] {
        guard lossOfQuitting != nil, overlay != .confirmQuit else { return [.quit] }
        overlay = .confirmQuit
        return []
    }

    /// Keys that mean the same on every screen; `nil` when the screen decides.
    private mutating func applyGlobal(_ key: KeyPress, at date: Date) -> [AppEffect]? {
        switch key {
        case .control("t"):
            isPanelFocused = false
            screen = screen == .settings ? screenBefore : screen == .today ? .coach : .today
            return []
        case KeyPress(.function(9)): return openSettings()
        case KeyPress(.function(5)): return openLog(at: date)
        case KeyPress(.function(6)): return openTrends()
        case KeyPress(.function(8)): return openCheckIn(at: date)
        case KeyPress(.function(7)):
            return screen == .workout ? openRecords(.workouts(WorkoutsPage())) : openWorkout(at: date)
        case .character("L") where focusedScreen == .today: return openLog(at: date)
        case .character("T") where focusedScreen == .today: return openTrendsOfChart()
        case .character(",") where focusedScreen == .today && today.detail == nil: return openSettings()
        case .control("k"):
            openPalette()
            return []
        case KeyPress(.function(1)):
            overlay = .help(HelpPage(on: focusedScreen))
            return []
        case .control("o"), .control("n"), .control("l"), KeyPress(.function(3)), KeyPress(.function(4)):
            // The chat's own keys work beside it too; where text is typed they may mean something else.
            guard focusedScreen == .today || (screen == .records && !records.takesText) else { return nil }
            (screen, isPanelFocused) = (.coach, false)
            return apply(coach: .key(key, at: date))
        case .character("?") where !focusedScreen.adapter.takesText(self):
            overlay = .help(HelpPage(on: focusedScreen))
            return []
        default: return nil
        }
    }

    mutating func notifyHowToQuit() -> [AppEffect] {
        notice = ScreenNotice("Ctrl-Q quits AirFit.")
        return []
    }

    // MARK: - Overlays

    private mutating func applyToOverlay(_ key: KeyPress, at date: Date) -> [AppEffect] {
        switch overlay {
        case .sheet: return apply(settings: .key(key))
        case .help(var help): overlay = help.apply(key, on: size) ? .help(help) : nil
        case .confirmQuit:
            overlay = settings.sheet != nil && screen != .settings ? .sheet : nil
            if key == .character("y") || key == KeyPress(.enter) { return [.quit] }
        case .palette(var palette):
            switch palette.apply(key, page: palette.page(on: size)) {
            case .open: overlay = .palette(palette)
            case .closed: overlay = nil
            case .chosen(let command):
                overlay = nil
                return run(command, at: date)
            }
        case nil: break
        }
        return []
    }

    private mutating func scrollHelp(by lines: Int) {
        guard case .help(var help) = overlay else { return }
        help.scroll(by: lines, on: size)
        overlay = .help(help)
    }

    private mutating func openPalette() {
        let records =
            trends.recorded.map { PaletteRecords(recorded: $0) }
            ?? today.shownReport.map { PaletteRecords(of: $0, today: today.today) }
        overlay = .palette(
            CommandPalette(
                settings: settings, recorded: records?.recorded, unsure: records?.unsure ?? [],
                views: trends.saved.map(\.name)))
    }

    private mutating func run(_ command: CommandPalette.Command, at date: Date) -> [AppEffect] {
        switch command {
        case .quit: return quit()
        case .lockNow: return lockNow(at: date)
        case .setup: return openOnboarding()
        case .help: overlay = .help(HelpPage(on: focusedScreen))
        case .keyInHelp(_, let label):
            var help = HelpPage(on: focusedScreen)
            help.paste(label)
            overlay = .help(help)
        case .today: (screen, isPanelFocused) = (.today, false)
        case .coach: (screen, isPanelFocused) = (.coach, false)
        case .ask(let question): return ask(question, at: date)
        case .log: return openLog(at: date)
        case .workout: return openWorkout(at: date)
        case .plan: return openPlan(at: date)
        case .checkIn: return openCheckIn(at: date)
        case .goals: return openGoalsPage(at: date)
        case .workouts: return openRecords(.workouts(WorkoutsPage()))
        case .trends: return openTrends()
        case .trend(let metric): return openTrends(of: [metric])
        case .trendView(let name): return openTrends(by: .viewChosen(name: name))
        case .logLine(let start): return openLog(typing: start, at: date)
        case .browse: return openRecords(.contents(ContentsPage()))
        case .imports: return openRecords(.imports(ImportsPage()))
        case .sources: return openRecords(.sources(SourcesPage()))
        case .importFile: return openImport()
        case .why: return openRecords(.why(WhyPage(metricInSight.metric, on: metricInSight.day)))
        case .settings(let destination): return openSettings(at: destination)
        case .setting(let page, let row, _):
            let opened = openSettings(at: page)
            return opened + apply(settings: .reached(row))
        case .chat(let command):
            (screen, isPanelFocused) = (.coach, false)
            return apply(coach: .command(command, at: date))
        case .previousDay: return apply(today: .key(.character("[")))
        case .nextDay: return apply(today: .key(.character("]")))
        case .latestDay: return apply(today: .key(.character("t")))
        case .findings:
            (screen, isPanelFocused) = (.today, false)
            return apply(today: .findingsChosen)
        case .goToDate:
            (screen, isPanelFocused) = (.today, false)
            today.detail = nil
            return apply(today: .key(.character("g")))
        case .metric(let metric):
            (screen, isPanelFocused) = (.today, false)
            return apply(today: .chartChosen(metric))
        }
        return []
    }

    /// Shows a place that was asked for from outside. A question that is open, and the setup, stay: they are answered first.
    mutating func open(_ target: OpenTarget, at date: Date) -> [AppEffect] {
        guard screen != .onboarding, overlay != .sheet, overlay != .confirmQuit else { return [] }
        overlay = nil
        switch target {
        case .today: return run(.today, at: date)
        case .coach: return run(.coach, at: date)
        case .log: return run(.log, at: date)
        case .workout: return run(.workout, at: date)
        case .plan: return openPlan(at: date)
        case .trends: return run(.trends, at: date)
        case .checkIn: return run(.checkIn, at: date)
        case .connections: return openSettings(at: .connections)
        case .goal(let id): return openGoals(id, at: date)
        }
    }

    // MARK: - Mouse

    private mutating func apply(_ mouse: MouseEvent, at date: Date) -> [AppEffect] {
        switch mouse.kind {
        case .wheelUp, .wheelDown:
            let lines = mouse.kind == .wheelUp ? -3 : 3
            switch overlay {
            case .help: scrollHelp(by: lines)
            case .palette: return applyToOverlay(KeyPress(lines < 0 ? .up : .down), at: date)
            case .confirmQuit: break
            case .sheet: return apply(settings: .wheel(lines))
            case nil: return pane(at: mouse.at).adapter.wheel(lines, in: &self)
            }
            return []
        case .press:
            var canvas = Canvas(size)
            drawApp(self, on: &canvas)
            let target = canvas.target(at: mouse.at)
            let footer = layout(of: screen).footer
            if !isTooSmall, target?.as(AppTarget.self) != .importing,
                let press = Footer(self).press(at: mouse.at, in: footer)
            {
                return apply(.key(press), at: date)
            }
            if overlay == nil || overlay == .sheet, let address = canvas.address(at: mouse.at) {
                return [.openLink(address)]
            }
            if overlay == .sheet { return target.map { apply(settings: .clicked($0)) } ?? [] }
            if overlay != nil { return clickedOverlay(target, at: date) }
            let pane = pane(at: mouse.at)
            if screen == .coach { isPanelFocused = pane == .today }
            return clicked(target, on: pane, at: date)
        case .release, .drag: return []
        }
    }

    /// A click beside what an overlay offers closes it.
    private mutating func clickedOverlay(_ target: HitTarget?, at date: Date) -> [AppEffect] {
        let palette: CommandPalette? = if case .palette(let palette) = overlay { palette } else { nil }
        overlay = nil
        switch target?.as(AppTarget.self) {
        case .quit?: return [.quit]
        case .command(let index)?:
            guard let matches = palette?.matches, matches.indices.contains(index) else { return [] }
            return run(matches[index], at: date)
        default: return []
        }
    }

    /// The screen that a place of the terminal belongs to.
    private func pane(at point: Point) -> Screen {
        guard screen == .today || screen == .coach else { return screen }
        return layout(of: screen).today?.contains(point) ?? false ? .today : .coach
    }

    private mutating func clicked(_ target: HitTarget?, on pane: Screen, at date: Date) -> [AppEffect] {
        switch target?.as(AppTarget.self) {
        case .tab(.today)?: (screen, isPanelFocused) = (.today, false)
        case .tab(.coach)?: (screen, isPanelFocused) = (.coach, false)
        case .tab(.settings)?: return openSettings()
        case .tab(.log)?: return openLog(at: date)
        case .tab(.trends)?: return openTrends()
        case .help?: overlay = .help(HelpPage(on: focusedScreen))
        case .palette?: openPalette()
        case .importing?: return openImport()
        case .workout?: return openWorkout(at: date)
        case .quit?, .command?, nil: return pane.adapter.click(target, at: date, in: &self)
        }
        return []
    }
}

extension KeyPress {
    /// Whether a line that is being typed takes the key; what means the same everywhere goes past it.
    fileprivate var isOfEntry: Bool {
        switch key {
        case .function: false
        case .character(let letter) where modifiers.contains(.control): "abcdefhuwy_".contains(letter)
        default: true
        }
    }
}
