import Canvas
import Widgets

/// Draws the whole program. The same state gives the same cells.
public func drawApp(_ state: AppState, on canvas: inout Canvas) {
    var panes = PaneCache()
    drawApp(state, on: &canvas, reusing: &panes)
}

/// Keeps the dashboard as it was last drawn: typing in the chat does not draw it again.
public struct PaneCache: Sendable {
    var today: (state: TodayState, area: Rect, isFocused: Bool, canvas: Canvas)?

    public init() {}
}

/// As `drawApp(_:on:)`, with panes that have not changed taken from the frame before.
public func drawApp(_ state: AppState, on canvas: inout Canvas, reusing panes: inout PaneCache) {
    guard state.size.width >= AppLayout.smallest.width, state.size.height >= AppLayout.smallest.height else {
        return drawTooSmall(in: canvas.bounds, on: &canvas)
    }
    guard !state.lock.isLocked else { return drawLock(state.lock, in: canvas.bounds, on: &canvas) }
    let layout = AppLayout(size: state.size, screen: state.screen)
    drawTitle(state, in: layout.title, on: &canvas)
    if let area = layout.today {
        let isFocused = state.focusedScreen == .today && state.overlay == nil
        drawTodayPane(state.today, in: area, isFocused: isFocused, on: &canvas, reusing: &panes)
    }
    if let area = layout.coach {
        drawCoach(state.coach, in: area, on: &canvas, focused: state.focusedScreen == .coach && state.overlay == nil)
    }
    if let area = layout.settings {
        drawSettings(state.settings, in: area, on: &canvas, focused: state.overlay == nil)
    }
    if let area = layout.records { drawRecords(state.records, in: area, on: &canvas) }
    if let area = layout.log { drawLog(state.log, in: area, on: &canvas, focused: state.overlay == nil) }
    if let area = layout.onboarding { drawOnboarding(state.onboarding, in: area, on: &canvas) }
    if let column = layout.divider {
        for row in layout.title.endRow..<layout.footer.row {
            canvas.write("│", column: column, row: row, TextStyle(state.isPanelFocused ? .borderFocused : .border))
        }
    }
    drawFooter(state, in: layout.footer, on: &canvas)
    if state.overlay == .sheet, let sheet = state.settings.sheet?.content {
        drawSheet(sheet, in: AppLayout(size: state.size, screen: .settings).settings ?? canvas.bounds, on: &canvas)
    }
    drawOverlay(state.overlay, loss: state.lossOfQuitting, in: canvas.bounds, on: &canvas)
}

private func drawTodayPane(
    _ state: TodayState, in area: Rect, isFocused: Bool, on canvas: inout Canvas, reusing panes: inout PaneCache
) {
    if let kept = panes.today, kept.area == area, kept.isFocused == isFocused, kept.canvas.size == canvas.size,
        kept.state == state
    {
        canvas.copy(area, from: kept.canvas)
        return
    }
    drawToday(state, in: area, on: &canvas, focused: isFocused)
    panes.today = (state, area, isFocused, canvas)
}

private func drawTitle(_ state: AppState, in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.fill(area, TextStyle(.text, on: .bar))
    var column = canvas.write(
        " AirFit ", column: area.column, row: area.row, TextStyle(.accent, on: .bar, .bold), within: area)
    let tabs: [(AppState.Screen, String, String)] = [
        (.today, "Today", "app.today"), (.coach, "Coach", "app.coach"), (.log, "Log", "app.log"),
        (.settings, "Settings", "app.settings"),
    ]
    for (screen, name, target) in tabs {
        // The data are a part of today.
        let isCurrent = state.screen == screen || (state.screen == .records && screen == .today)
        let style = isCurrent ? TextStyle(.strong, on: .selection, .bold) : TextStyle(.muted, on: .bar)
        let start = column
        column = canvas.write(" \(name) ", column: column, row: area.row, style, within: area)
        canvas.mark(Rect(column: start, row: area.row, width: column - start, height: 1), as: HitTarget(target))
        column += 1
    }
    drawTitleButtons(state, in: area, from: column, on: &canvas)
}

/// What the mouse reaches at the right end of the title, as far as there is room.
private func drawTitleButtons(_ state: AppState, in area: Rect, from column: Int, on canvas: inout Canvas) {
    var end = area.endColumn
    for (label, target) in [(" Help ", "app.help"), (" Commands ", "app.palette")] {
        let start = end - label.cellWidth
        guard start > column else { return }
        canvas.write(label, column: start, row: area.row, TextStyle(.muted, on: .bar), within: area)
        canvas.mark(Rect(column: start, row: area.row, width: end - start, height: 1), as: HitTarget(target))
        end = start
    }
    let mark = state.isDemo ? "sample data " : ""
    guard end - mark.cellWidth > column else { return }
    canvas.write(mark, column: end - mark.cellWidth, row: area.row, TextStyle(.warning, on: .bar), within: area)
}

private func drawFooter(_ state: AppState, in area: Rect, on canvas: inout Canvas) {
    if let notice = state.notice {
        canvas.fill(area, TextStyle(.text, on: .bar))
        let style = TextStyle(notice.kind == .problem ? .bad : .info, on: .bar)
        let text = SafeText.line(notice.text).truncated(toCells: max(1, area.width - 2))
        canvas.write(" \(text)", column: area.column, row: area.row, style, within: area)
    } else {
        let importing = state.importHint
        KeyHintBar((importing.map { [$0] } ?? []) + state.keyHints, lasting: state.lastingKeyHints)
            .draw(in: area, on: &canvas)
        if let importing {
            let width = importing.key.cellWidth + importing.label.cellWidth + 2
            canvas.mark(area.splitLeft(width).left, as: HitTarget("app.import"))
        }
    }
}

private func drawOverlay(
    _ overlay: AppState.Overlay?, loss: (what: String, question: String)?, in area: Rect, on canvas: inout Canvas
) {
    guard let overlay, overlay != .sheet else { return }
    canvas.cursor = nil
    switch overlay {
    case .help(let scroll): drawHelp(scroll: scroll, in: area, on: &canvas)
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
        as: HitTarget("overlay.quit"))
}

/// Says the size that is needed; on a single row as much of it as fits.
private func drawTooSmall(in area: Rect, on canvas: inout Canvas) {
    let lines = [
        "This terminal is \(area.width)×\(area.height).",
        "AirFit needs \(AppLayout.smallest.width)×\(AppLayout.smallest.height).",
    ]
    for (row, line) in lines.prefix(area.height).enumerated() {
        canvas.write(
            line, column: max(0, (area.width - line.cellWidth) / 2),
            row: max(0, (area.height - lines.count) / 2) + row, TextStyle(.warning), within: area)
    }
}
