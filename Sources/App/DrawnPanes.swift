import CoachScreen
import TodayScreen
import ScreenKit
import Canvas
import Widgets
import WorkoutScreen

/// The panes that the frame before left on a canvas, so that typing in the chat draws only its changes.
///
/// A part is kept by the values it was drawn from, and drawn again when one of them changes. Only dashboard and chat are
/// drawn in parts; every other screen, and one with something over it, is drawn whole.
public struct DrawnPanes: Sendable {
    /// `changeCount` of the canvas when the frame was drawn: one that counts otherwise shows something else.
    private var changeCount = 0
    private var layout: AppLayout?
    var title = DrawnPart<TitleBar>()
    var today = DrawnPart<TodayPane>()
    var divider = DrawnPart<Bool>()
    var workout = DrawnPart<WorkoutLine>()
    var footer = DrawnPart<Footer>()
    var chat = DrawnChat()

    public init() {}

    /// Gets the canvas ready for a frame.
    /// - Parameter layout: of a screen that is drawn in parts; `nil` for one that is drawn whole.
    /// - Returns: Whether the canvas shows the frame before, in that layout.
    mutating func begin(_ layout: AppLayout?, on canvas: inout Canvas) -> Bool {
        let isKept = layout != nil && layout == self.layout && canvas.changeCount == changeCount
        if !isKept {
            self = DrawnPanes()
            if canvas.changeCount > 0 { canvas.clear() }
        }
        self.layout = layout
        canvas.cursor = nil
        canvas.forgetTargets()
        return isKept
    }

    mutating func end(on canvas: Canvas) { changeCount = canvas.changeCount }
}

/// The dashboard beside the chat or alone.
struct TodayPane: Equatable, Sendable {
    var state: CopyOnWrite<TodayState>
    var isFocused: Bool
}
