import OnboardingScreen
import LockScreen
import SettingsScreen
import RecordsScreen
import LogScreen
import WorkoutScreen
import CoachScreen
import TodayScreen
import ScreenKit
import Canvas
import Widgets

/// Draws the whole program. The same state gives the same cells.
public func drawApp(_ state: AppState, on canvas: inout Canvas) {
    var panes = DrawnPanes()
    drawApp(state, on: &canvas, reusing: &panes, after: 0)
}

/// Draws as `drawApp(_:on:)` does, on the canvas of the frame before, of which is left what has not changed.
///
/// The mouse can hit only what was drawn again.
/// - Parameter changes: How many actions were applied since the frame before.
public func drawApp(
    _ state: AppState, on canvas: inout Canvas, reusing panes: inout DrawnPanes, after changes: Int
) {
    let isTooSmall = state.size.width < AppLayout.smallest.width || state.size.height < AppLayout.smallest.height
    let layout = state.layout(of: state.screen)
    let notice = state.notice.map { NoticeRows($0, in: state.size) }
    let isInParts =
        !isTooSmall && notice?.isLong != true && !state.lock.isLocked && state.overlay == nil
        && (state.screen == .today || state.screen == .coach)
    let isKept = panes.begin(isInParts ? layout : nil, on: &canvas)
    defer { panes.end(on: canvas) }
    if isKept, changes == 1, state.coach.changedDraftAlone, let area = layout.coach {
        return drawDraft(of: state.coach, in: area, on: &canvas)
    }
    if isTooSmall { return drawTooSmall(in: canvas.bounds, on: &canvas) }
    if state.lock.isLocked { return drawLock(state.lock, in: canvas.bounds, on: &canvas) }
    drawPanes(state, layout, on: &canvas, reusing: &panes)
    if let area = layout.whole { state.screen.adapter.draw(state, in: area, on: &canvas) }
    if state.overlay == .sheet {
        let area = state.layout(of: .settings).whole ?? canvas.bounds
        drawSheet(of: state.settings, in: area, on: &canvas)
    }
    drawOverlay(state.overlay, loss: state.lossOfQuitting, in: canvas.bounds, on: &canvas)
    if let notice, notice.isLong { notice.draw(in: canvas.bounds, on: &canvas) }
}

private func drawPanes(
    _ state: AppState, _ layout: AppLayout, on canvas: inout Canvas, reusing panes: inout DrawnPanes
) {
    let title = TitleBar(screen: state.screen, isDemo: state.isDemo, isOffline: state.isOffline)
    panes.title.draw(title, in: layout.title, on: &canvas) { title.draw(in: layout.title, on: &$0) }
    if let area = layout.today {
        let isFocused = state.focusedScreen == .today && state.overlay == nil
        panes.today.draw(TodayPane(state: state.$today, isFocused: isFocused), in: area, on: &canvas) {
            drawToday(state.today, in: area, on: &$0, focused: isFocused)
        }
    }
    if let area = layout.coach {
        let isFocused = state.focusedScreen == .coach && state.overlay == nil
        drawCoach(state.coach, in: area, on: &canvas, focused: isFocused, reusing: &panes.chat)
    }
    if let column = layout.divider {
        let rows = layout.title.endRow..<layout.footer.row
        let line = Rect(column: column, row: rows.lowerBound, width: 1, height: rows.count)
        panes.divider.draw(state.isPanelFocused, in: line, on: &canvas) { canvas in
            let style = TextStyle(state.isPanelFocused ? .borderFocused : .border)
            for row in rows { canvas.write("│", column: column, row: row, style) }
        }
    }
    if let area = layout.workout, let line = WorkoutLine(state.workout) {
        panes.workout.draw(line, in: area, on: &canvas) { canvas in
            line.draw(in: area, on: &canvas)
            canvas.mark(area, as: AppTarget.workout)
        }
    }
    let footer = Footer(state)
    panes.footer.draw(footer, in: layout.footer, on: &canvas) { footer.draw(in: layout.footer, on: &$0) }
}

/// The first row: the screens, and what the mouse reaches.
struct TitleBar: Widget, Equatable {
    var screen: AppState.Screen
    var isDemo: Bool
    var isOffline = false

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        canvas.fill(area, TextStyle(.text, on: .bar))
        let name = " AirFit "
        var column = canvas.write(
            name, column: area.column, row: area.row, TextStyle(.accent, on: .bar, .bold), within: area)
        let tabs: [(AppTarget.Tab, String)] = [
            (.today, " Today "), (.coach, " Coach "), (.log, " Log "), (.trends, " Trends "),
            (.settings, " Settings "),
        ]
        // On a narrow screen the tabs move together before the mark goes.
        let width = tabs.reduce(name.cellWidth) { $0 + $1.1.cellWidth }
        let gap = width + tabs.count + marks[0].cellWidth <= area.width ? 1 : 0
        for (tab, name) in tabs {
            // The data are a part of today, a workout is one of the log.
            let isCurrent =
                screen == tab.screen || (screen == .records && tab == .today) || (screen == .workout && tab == .log)
            let style = isCurrent ? TextStyle(.strong, on: .selection, .bold) : TextStyle(.muted, on: .bar)
            let start = column
            column = canvas.write(name, column: column, row: area.row, style, within: area)
            canvas.mark(Rect(column: start, row: area.row, width: column - start, height: 1), as: AppTarget.tab(tab))
            column += gap
        }
        drawButtons(in: area, from: column, on: &canvas)
    }

    /// The marks of what is not as usual, in full and in short.
    private var marks: [String] {
        let offline = isOffline ? "offline " : ""
        return isDemo ? [offline + "sample data ", offline + "sample "] : [offline]
    }

    /// Draws the buttons at the right end of the title, as far as there is room, and adds their hit targets.
    private func drawButtons(in area: Rect, from column: Int, on canvas: inout Canvas) {
        var end = area.endColumn
        // The mark comes first where there is no room for all.
        for (label, target) in [(" Help ", AppTarget.help), (" Commands ", .palette)] {
            let start = end - label.cellWidth
            guard start - marks[0].cellWidth > column else { continue }
            canvas.write(label, column: start, row: area.row, TextStyle(.muted, on: .bar), within: area)
            canvas.mark(Rect(column: start, row: area.row, width: end - start, height: 1), as: target)
            end = start
        }
        guard let mark = marks.first(where: { end - $0.cellWidth >= column }) else { return }
        canvas.write(mark, column: end - mark.cellWidth, row: area.row, TextStyle(.warning, on: .bar), within: area)
    }
}

/// The last row: a notice, or the keys that matter now.
enum Footer: Widget, Equatable {
    case notice(ScreenNotice)
    case hints(KeyHintBar, importing: KeyHint?)

    init(_ state: borrowing AppState) {
        if let notice = state.notice {
            self = .notice(notice)
        } else {
            let importing = state.importHint
            let hints = (importing.map { [$0] } ?? []) + state.keyHints
            self = .hints(KeyHintBar(hints, lasting: state.lastingKeyHints), importing: importing)
        }
    }

    /// The key whose hint stands there.
    func press(at point: Point, in area: Rect) -> KeyPress? {
        guard case .hints(let bar, _) = self, area.contains(point) else { return nil }
        return bar.press(at: point.column, in: area)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        switch self {
        case .notice(let notice): NoticeRows(notice, in: area.size).draw(in: area, on: &canvas)
        case .hints(let bar, let importing):
            bar.draw(in: area, on: &canvas)
            guard let importing else { return }
            let width = importing.key.cellWidth + importing.label.cellWidth + 2
            canvas.mark(area.splitLeft(width).left, as: AppTarget.importing)
        }
    }
}

/// A notice in as many rows at the bottom as it needs, over what stands there: the next key takes it away.
struct NoticeRows: Widget, Equatable {
    private let lines: [StyledLine]

    /// - Parameter size: of the terminal, of which it takes a half at most.
    init(_ notice: ScreenNotice, in size: Size) {
        let style = TextStyle(notice.kind == .problem ? .bad : .info, on: .bar)
        let all = PlainText.lines(SafeText.line(notice.text), style, width: max(1, size.width - 2))
        lines = Array(all.prefix(max(1, size.height / 2)))
    }

    /// Longer than the last row.
    var isLong: Bool { lines.count > 1 }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let rows = area.splitBottom(min(lines.count, area.height)).bottom
        canvas.fill(rows, TextStyle(.text, on: .bar))
        for (line, row) in zip(lines, rows.row..<rows.endRow) {
            line.draw(in: Rect(column: rows.column + 1, row: row, width: rows.width - 1, height: 1), on: &canvas)
        }
    }
}

private func drawOverlay(
    _ overlay: AppState.Overlay?, loss: (what: String, question: String)?, in area: Rect, on canvas: inout Canvas
) {
    guard let overlay, overlay != .sheet else { return }
    canvas.cursor = nil
    switch overlay {
    case .help(let help): drawHelp(help, in: area, on: &canvas)
    case .palette(let palette): drawPalette(palette, in: area, on: &canvas)
    case .confirmQuit: drawConfirmQuit(loss, in: area, on: &canvas)
    case .sheet: break
    }
}

private func drawConfirmQuit(
    _ loss: (what: String, question: String)?, in area: Rect, on canvas: inout Canvas
) {
    // What would be lost may have come to its end meanwhile.
    let (what, question) = loss ?? ("Nothing would be lost any more.", "Quit?")
    let lines = [SafeText.line(what).truncated(toCells: max(1, area.width - 6)), "\(question)  y / n"]
    let width = min(area.width, max(lines[0].cellWidth, lines[1].cellWidth) + 6)
    let box = Rect(
        column: area.column + (area.width - width) / 2, row: area.row + area.height / 2 - 2, width: width, height: 4)
    let inner = drawRaisedBox(titled: "Quit", in: box, on: &canvas)
    for (row, line) in lines.enumerated() {
        canvas.write(line, column: inner.column, row: inner.row + row, TextStyle(.text, on: .raised), within: inner)
    }
    canvas.mark(
        Rect(column: inner.column + lines[1].cellWidth - 5, row: inner.row + 1, width: 1, height: 1),
        as: AppTarget.quit)
}

/// Says the size that is needed; on a single row as much of it as fits.
private func drawTooSmall(in area: Rect, on canvas: inout Canvas) {
    let smallest = AppLayout.smallest
    let lines = [
        "This terminal is \(area.width)×\(area.height).", "AirFit needs \(smallest.width)×\(smallest.height).",
    ].flatMap { PlainText.lines($0, TextStyle(.warning), width: area.width).map(\.text) }
    for (row, line) in lines.prefix(area.height).enumerated() {
        canvas.write(
            line, column: max(0, (area.width - line.cellWidth) / 2),
            row: max(0, (area.height - lines.count) / 2) + row, TextStyle(.warning), within: area)
    }
}
