import ScreenKit
import Canvas
import Entries
import HealthModel
import Widgets

/// Draws the Today screen, or the open chart, into any area: a whole terminal or a panel beside the chat.
public func drawToday(_ state: TodayState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
    guard !area.isEmpty else { return }
    if let detail = state.detail, let report = state.shownReport {
        if let category = detail.metric.hidden(by: state.hidden) {
            return HiddenChart(metric: detail.metric, category: category).draw(in: area, on: &canvas)
        }
        return MetricDetailView(
            detail: detail, report: report, format: state.format,
            goal: state.goals.target(of: detail.metric, on: report.snapshot)
        ).draw(in: area, on: &canvas)
    }
    if state.weather.isOpen, state.showsWeather {
        return WeatherPage(weather: state.weather, units: state.format.units).draw(in: area, on: &canvas)
    }
    if state.findings.isOpen, state.showsFindings {
        return FindingsPage(state: state).draw(in: area, on: &canvas)
    }
    if state.recovery.isOpen, state.showsRecovery, let report = state.shownReport {
        return RecoveryPage(state: state, report: report.hiding(state.hidden)).draw(in: area, on: &canvas)
    }
    if state.night.isOpen, let report = state.shownReport {
        return NightPage(
            report: report.hiding(state.hidden), values: state.night.values, format: state.format,
            variability: state.recordedVariability, showsHeart: !state.hidden.contains(.heart)
        ).draw(in: area, on: &canvas)
    }
    let (head, body) = area.splitTop(1)
    let header = TodayHeader(state: state, holdsGoals: area.height < TodayHeader.lowHeight)
    header.draw(in: head, on: &canvas)
    switch state.report {
    case .loading: EmptyState("Reading your data…").draw(in: body, on: &canvas)
    case .failed(let error):
        EmptyState("This day could not be read", [.init(error.sentence)]).draw(in: body, on: &canvas)
    case .loaded(let report) where report.extent == nil: drawEmptyStore(in: body, on: &canvas)
    case .loaded(let report):
        var page = TodayPage(
            report: report.hiding(state.hidden), today: state.today, focus: state.focus, isFocused: focused,
            format: state.format, tiles: state.tiles, goals: state.goals, hidden: state.hidden,
            weather: state.showsWeather ? state.weather : nil,
            pulse: state.pulse.flatMap { $0.day == report.day && !state.hidden.contains(.heart) ? $0 : nil })
        let isSpoken = state.dayEntry != nil || state.isNewestInstead
        let findings = FindingLines(state)
        let rows =
            state.showsFindings && !isSpoken
            ? findings.rows(FindingLines.most(height: area.height), width: area.width - 2) : []
        let hasLine = area.height >= 12 || isSpoken
        // On a low screen the first finding stands in the row that is blank without one.
        let above = rows.isEmpty ? (hasLine ? 1 : 0) : rows.count + (area.height >= 34 ? 1 : 0)
        if header.holdsGoals { page.goals.lines = [] }
        TodayLayout(page: page).draw(in: body.splitTop(above).rest, on: &canvas)
        findings.draw(rows, in: body.splitTop(above).top, on: &canvas)
        if hasLine, rows.isEmpty { state.drawLineBelowDay(in: body, on: &canvas) }
    }
}

private func drawEmptyStore(in area: Rect, on canvas: inout Canvas) {
    let steps: [EmptyState.Step] = [
        .init("Press i to import what a phone, a watch or another maker exported; or in a shell:"), .init(""),
        .init("airfit import ~/Downloads/export.zip", isCommand: true), .init(""),
        .init("Only want to look around? A sample year is built in:"), .init(""),
        .init("airfit --demo", isCommand: true),
    ]
    EmptyState("No health data yet", steps).draw(in: area, on: &canvas)
}

/// The day on the screen, with arrows for the mouse, and how far it is from today.
struct TodayHeader: Widget {
    let state: TodayState
    /// The goals of a week and of a date stand here: below the trends there is no room.
    var holdsGoals = false

    /// Rows below which it is so.
    static let lowHeight = 30

    func draw(in area: Rect, on canvas: inout Canvas) {
        let row = area.line(0)
        let day = state.shownReport?.day ?? state.day
        let name = area.width >= 52 ? DayText.long(day) : DayText.medium(day)
        canvas.mark(row.splitLeft(3).left, as: TodayTarget.previousDay)
        var column = canvas.ink(" ‹ ", column: row.column, row: row.row, .key, .bold, within: row)
        column = canvas.ink(name, column: column, row: row.row, .title, .bold, within: row)
        let isLast = day == state.today
        let next = Rect(column: column, row: row.row, width: 3, height: 1).intersection(row)
        canvas.mark(next, as: TodayTarget.nextDay)
        column = canvas.ink(
            " › ", column: column, row: row.row, isLast ? .faint : .key, isLast ? [] : .bold, within: row)
        let distance = DayText.distance(of: day, from: state.today)
        column = canvas.ink(" \(distance)", column: column, row: row.row, isLast ? .accent : .muted, within: row)
        let room = row.endColumn - 1 - (column + 2)
        if let note = notes(day).first(where: { !$0.isEmpty && $0.cellWidth <= room }) {
            let start = row.endColumn - 1 - note.cellWidth
            note.draw(in: Rect(column: start, row: row.row, width: note.cellWidth, height: 1), on: &canvas)
        }
    }

    /// Notes for the end of the row, the fullest first: the first that fits is drawn.
    private func notes(_ day: CivilDay) -> [InkLine] {
        let note = note(day)
        let isBusy = state.movedShare != nil || (state.isReading && state.report != .loading)
        if !isBusy, let ahead = state.shownReport?.entriesAhead, ahead > 0 {
            return [false, true].map { InkLine(EntryWording.ahead(ahead, isShort: $0), .warning) }
        }
        guard holdsGoals, day == state.today, !isBusy, !state.goals.lines.isEmpty else { return [note] }
        let goals = state.goals.lines.map(\.short)
        let lines = (1...goals.count).reversed().map { InkLine(goals.prefix($0).joined(separator: " · "), .muted) }
        let beside = note.isEmpty ? [] : lines.flatMap { InkLine.flow([$0, note], width: .max) }
        return beside + lines + [note]
    }

    private func note(_ day: CivilDay) -> InkLine {
        if let share = state.movedShare {
            return InkLine("days move to your zone, \(Int(share * 100)) %", .accent)
        }
        if state.isReading, state.report != .loading { return InkLine("reading \(DayText.short(state.day))…", .muted) }
        guard !state.hidden.contains(.activity), let streak = state.shownReport?.snapshot.app.currentStreakDays,
            streak > 0
        else { return InkLine() }
        return InkLine("\(streak) \(streak == 1 ? "day" : "days")", .accent, .bold).adding(" all rings closed", .muted)
    }
}

/// The inputs that every section of the page needs to draw itself.
struct TodayPage {
    let report: DayReport
    let today: CivilDay
    let focus: MetricID
    let isFocused: Bool
    let format: MetricFormat
    let tiles: [[MetricID]]
    var goals = TodayGoals()
    var hidden: Set<HealthCategory> = []
    /// `nil` where none is shown.
    var weather: TodayWeather?
    /// `nil` while it is not known.
    var pulse: DayPulse?

    var snapshot: HealthSnapshot { report.snapshot }
    /// Whether the day still runs.
    var isRunning: Bool { report.snapshot.isPartial }

    func reading(_ metric: MetricID) -> MetricReading {
        var reading = MetricReading(metric, in: report, today: today)
        reading.isHidden = metric.hidden(by: hidden) != nil
        return reading
    }

    /// A value of the day beside what the person aims for; `nil` without a goal or without a value.
    func progress(of metric: MetricID) -> GoalProgress? {
        guard let target = goals.target(of: metric, on: snapshot), let value = reading(metric).value else { return nil }
        return GoalProgress(metric: metric, value: value, target: target, format: format)
    }

    /// Makes an area a tile: the mouse can hit it, and it shows the focus by ground and by a mark.
    func finishTile(_ metric: MetricID, _ area: Rect, on canvas: inout Canvas) {
        canvas.mark(area, as: TodayTarget.metric(metric))
        guard isFocused, metric == focus, !area.isEmpty else { return }
        canvas.restyle(area) { $0.on(.selection) }
        canvas.ink("▸", column: area.column, row: area.row, .accent, .bold, within: area)
    }
}
