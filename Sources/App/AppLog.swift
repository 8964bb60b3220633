import LogScreen
import ScreenKit
import Canvas
import Entries
import Foundation
import HealthModel
import TodayScreen

/// The log within the program.
extension AppState {
    /// - Parameter line: what the line begins with; `nil` leaves it as it was.
    mutating func openLog(typing line: String? = nil, at date: Date) -> [AppEffect] {
        if screen != .log { (screenBeforeLog, screen, isPanelFocused) = (screen, .log, false) }
        return apply(log: line.map { .begun($0, at: date) } ?? .opened(at: date))
    }

    /// The sheet of the five feelings, over the log.
    mutating func openCheckIn(at date: Date) -> [AppEffect] {
        if screen != .log { (screenBeforeLog, screen, isPanelFocused) = (screen, .log, false) }
        return apply(log: .checkInBegun(at: date))
    }

    /// The goals, at one of them where it stands still.
    mutating func openGoals(_ id: Int?, at date: Date) -> [AppEffect] {
        if screen != .log { (screenBeforeLog, screen, isPanelFocused) = (screen, .log, false) }
        return apply(log: .goalsBegun(id, at: date))
    }

    /// The page of all goals, over the log.
    mutating func openGoalsPage(at date: Date) -> [AppEffect] {
        if screen != .log { (screenBeforeLog, screen, isPanelFocused) = (screen, .log, false) }
        return apply(log: .goalsPageBegun(at: date))
    }

    /// Applies an action of the log, and answers what it asks of other screens.
    public mutating func apply(log action: LogAction) -> [AppEffect] {
        (log.today, log.place) = (today.today, writingPlace)
        let effects = log.apply(action).flatMap { handle($0) }
        if case .loaded = action { showGoals() }
        // What was written shows on the day at once.
        if case .written = action { return effects + apply(today: .dataChanged) }
        return effects
    }

    /// The goals of a week, a month, a year and of a date that stand and may be seen.
    var goalLines: [TodayGoals.Line] {
        log.goals.filter { ($0.goal.aim.period ?? .day) != .day || $0.goal.aim.due != nil }.map { standing in
            let words = GoalProgressWording(standing: standing, context: log.context)
            return TodayGoals.Line(title: words.title, progress: words.progress, short: words.short)
        }
    }

    /// Shows the goals of the log on Today: those of a day beside their values and in charts.
    mutating func showGoals() {
        today.goals.lines = goalLines
        let aims = log.goals.map(\.goal.aim).filter { $0.period == .day && $0.due == nil }
        today.goals.ofDay = Dictionary(aims.map { ($0.metric, $0.target) }, uniquingKeysWith: { $1 })
    }

    private mutating func handle(_ effect: LogEffect) -> [AppEffect] {
        switch effect {
        case .close: screen = screenBeforeLog == .log ? .today : screenBeforeLog
        case .notice(let text, let isProblem): show(ScreenNotice(text, isProblem ? .problem : .information))
        case .ask(let question): return ask(question, at: log.now)
        case .load, .loadGoalBook, .write, .keepLines: return [.log(effect)]
        }
        return []
    }

    /// Asks the coach what was typed elsewhere.
    mutating func ask(_ question: String, at date: Date) -> [AppEffect] {
        (screen, isPanelFocused) = (.coach, false)
        return apply(coach: .askFor(question, at: date))
    }

    /// Reads again whatever may show a stored entry, on any screen.
    mutating func readAnew() -> [AppEffect] {
        var effects = apply(today: .dataChanged)
        if screen == .records { effects += apply(records: .dataChanged) }
        if screen == .log { effects += apply(log: .dataChanged) }
        if screen == .trends { effects += apply(trends: .dataChanged) }
        return effects
    }

    /// Whether the chat can be seen and has nothing over it.
    var showsCoach: Bool { screen == .coach && overlay == nil && !lock.isLocked && !isTooSmall }

    /// Whether something has to be told that it was drawn: a question of the coach, a day whose findings are looked for then.
    public var awaitsSight: Bool { (showsCoach && coach.awaitsFirstSight) || (showsToday && today.awaitsFindings) }

    /// Whether the dashboard can be seen and has nothing over it.
    var showsToday: Bool {
        let isInSight = screen == .today || (screen == .coach && AppLayout.isWide(size))
        return isInSight && overlay == nil && !lock.isLocked && !isTooSmall
    }

    /// Nothing but a message fits.
    var isTooSmall: Bool { size.width < AppLayout.smallest.width || size.height < AppLayout.smallest.height }

    var writingPlace: WritingPlace {
        WritingPlace(units: settings.settings.units.system, home: homeTime, weight: log.newestWeight ?? shownWeight)
    }

    private var shownWeight: NewestWeight? {
        guard let body = today.shownReport?.snapshot.body, let weight = body.weightKg, let day = body.weightDay else {
            return nil
        }
        return NewestWeight(kilograms: weight, day: day)
    }

    /// The zone of the settings counts at once, before the days are counted anew.
    private var homeTime: HomeTime {
        let zone = settings.settings.profile.timeZone.flatMap { TimeZone(identifier: $0) }
        return HomeTime(zone: zone ?? home.zone, trips: home.trips)
    }
}
