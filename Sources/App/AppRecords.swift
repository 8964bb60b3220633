import SettingsScreen
import RecordsScreen
import TodayScreen
import ScreenKit
import Canvas
import HealthModel
import Widgets

extension RecordsRoute {
    /// The page it opens.
    public var page: RecordsPage {
        switch self {
        case .imports: .imports(ImportsPage())
        case .sources: .sources(SourcesPage())
        case .contents: .contents(ContentsPage())
        }
    }
}

/// The records within the program.
extension AppState {
    /// Opens a page of the records; above those that are open where they show already.
    public mutating func openRecords(_ page: RecordsPage) -> [AppEffect] {
        let isOpen = screen == .records
        if !isOpen { (screenBeforeRecords, screen, isPanelFocused) = (screen, .records, false) }
        records.update(recordsContext)
        // The zone for moments that belong to no place is among the facts of the data page.
        let facts: [AppEffect] = isOpen ? [] : [.settings(.data(.load))]
        return facts + records.open(page, above: isOpen).flatMap { handle($0) }
    }

    /// Applies an action of the records, and answers what they ask of other screens.
    public mutating func apply(records action: RecordsAction) -> [AppEffect] {
        records.update(recordsContext)
        return records.apply(action).flatMap { handle($0) }
    }

    /// The import that runs or has just ended; else asks for a file.
    mutating func openImport() -> [AppEffect] {
        if importProgress != nil || !settings.data.isReportSeen, !records.showsImport {
            return openRecords(.importing(ImportingPage()))
        }
        return chooseImport()
    }

    /// Asks for the file, over the screen that shows.
    private mutating func chooseImport() -> [AppEffect] {
        // What lies about in the settings has had its time.
        settings.sheet = nil
        return apply(settings: .data(.wanted))
    }

    private mutating func handle(_ effect: RecordsEffect) -> [AppEffect] {
        switch effect {
        case .close: screen = screenBeforeRecords
        case .notice(let text, let isProblem): show(ScreenNotice(text, isProblem ? .problem : .information))
        case .chooseImport: return chooseImport()
        case .importFiles(let paths):
            records.leaveTable()
            return apply(settings: .data(.asked(.importFiles(paths: paths, passphrase: nil))))
        case .stopImport: return [.settings(.data(.stop))]
        case .openPrivacy: return openSettings(at: .permissions)
        case .read, .change: return [.records(effect)]
        }
        return []
    }

    /// The values that the records pages depend on.
    var recordsContext: RecordsContext {
        var context = RecordsContext()
        context.format = today.format
        context.today = today.today
        context.zone = settings.data.facts.zone
        context.hidden = today.hidden
        context.progress = importProgress
        context.report = settings.data.report
        context.size = layout(of: .records).whole?.size ?? size
        return context
    }

    /// How far the import is; `nil` while none runs.
    var importProgress: DataProgress? {
        guard case .importFiles? = settings.data.asked else { return nil }
        return settings.data.progress
    }

    /// The footer's hint on an import in the background.
    var importHint: KeyHint? {
        guard overlay == nil, !(screen == .records && records.showsImport), let progress = importProgress else {
            return nil
        }
        return KeyHint(progress.fraction.map { "\(Int($0 * 100)) %" } ?? DataWording.bytes(progress.bytes), "importing")
    }

    /// The metric that the person looks at, and the day.
    var metricInSight: (metric: MetricID, day: CivilDay) {
        guard let detail = today.detail else { return (today.focus, today.day) }
        return (detail.metric, detail.dayInSight)
    }

    /// The records page that a key on the dashboard opens; `nil` for any other key, and without data.
    func recordsPage(of key: KeyPress) -> RecordsPage? {
        guard today.shownReport?.extent != nil, key.modifiers.isSubset(of: .shift) else { return nil }
        let (metric, day) = metricInSight
        let hasChart = today.detail != nil
        switch key.key {
        case .character("w") where !hasChart, .character("W"): return .why(WhyPage(metric, on: day))
        case .character("D"):
            return .contents(hasChart ? ContentsPage(to: metric, day) : ContentsPage())
        case .character("s"): return .sources(hasChart ? SourcesPage(metric: metric) : SourcesPage())
        default: return nil
        }
    }
}

extension AppEffect {
    /// Whether it begins an import that a person has asked for.
    var beginsImport: Bool { if case .settings(.data(.importFiles)) = self { true } else { false } }
}

extension MetricDetailState {
    /// The day that is read off; the last one of the period without a cursor.
    var dayInSight: CivilDay {
        guard span == .week || span == .month, let cursor else { return min(period.last, today) }
        return min(MetricSeries(self).days(ofSlot: cursor).lowerBound, today)
    }
}
