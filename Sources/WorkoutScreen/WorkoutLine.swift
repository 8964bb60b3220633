import Canvas
import ScreenKit
import Widgets
import Workouts

/// A workout that is going on, in one line for the foot of the other screens: `▶ Strength 24 min · 6 sets · F7`.
public struct WorkoutLine: Widget, Equatable, Sendable {
    private let mark: String
    private let name: String
    private let words: String
    private let isUrgent: Bool

    /// `nil` where none is going on.
    public init?(_ state: WorkoutState) {
        guard let live = state.live, let moment = state.moment else { return nil }
        let words = WorkoutWording(live: live, moment: moment, context: state.context)
        // Whole minutes, so that the line need not be drawn each second.
        let minutes = words.minutes
        let rest = live.isRestOver(at: moment).map { $0 ? "rest is over" : "resting" }
        let standing =
            state.isOffered ? "was going on \(words.since)" : live.isPaused ? "paused at \(minutes)" : minutes
        let hint = state.isOffered ? "F7: go on, or end it" : "F7"
        (mark, name) = (live.isPaused || state.isOffered ? "‖" : "▶", live.type)
        self.words = ([standing] + live.counts + [rest].compactMap(\.self) + [hint]).joined(separator: " · ")
        isUrgent = state.isOffered || rest == "rest is over"
    }

    /// Draws the line in the first row of an area.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        canvas.fill(area, TextStyle(.text, on: .raised))
        let line = area.splitLeft(1).rest
        var column = canvas.write(
            "\(mark) ", column: line.column, row: line.row, TextStyle(.exerciseRing, on: .raised, .bold), within: line)
        column = canvas.write(
            SafeText.line(name).truncated(toCells: 24), column: column, row: line.row,
            TextStyle(.strong, on: .raised, .bold), within: line)
        let room = max(0, line.endColumn - column - 2)
        canvas.write(
            words.truncated(toCells: room), column: column + 2, row: line.row,
            TextStyle(isUrgent ? .warning : .text, on: .raised), within: line)
    }
}
