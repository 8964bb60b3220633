import CoachScreen
import Canvas

/// Where the parts of the program stand on a terminal of a given size.
public struct AppLayout: Equatable, Sendable {
    /// Below this nothing useful fits.
    public static let smallest = Size(width: 40, height: 10)

    /// Title and tabs; empty on a low terminal.
    public var title: Rect
    /// The dashboard: the whole screen, or the panel beside the chat; `nil` where it does not show.
    public var today: Rect?
    /// The chat; `nil` where it does not show.
    public var coach: Rect?
    /// The area of a screen that is drawn whole; `nil` for dashboard and chat.
    public var whole: Rect?
    /// The column of the line between chat and panel.
    public var divider: Int?
    /// The line about a workout that is being recorded; `nil` where it does not show.
    public var workout: Rect?
    public var footer: Rect

    /// Whether chat and dashboard panel fit side by side.
    public static func isWide(_ size: Size) -> Bool { size.width >= 116 && size.height >= 20 }

    /// - Parameter hasWorkout: a workout is being recorded: it has a line on the screens beside its own.
    public init(size: Size, screen: AppState.Screen, hasWorkout: Bool = false) {
        let (title, below) = Rect(size).splitTop(size.height >= 12 ? 1 : 0)
        let (whole, footer) = below.splitBottom(1)
        let hasLine = hasWorkout && size.height >= 12 && screen != .workout && screen != .onboarding
        let (body, line) = whole.splitBottom(hasLine ? 1 : 0)
        workout = hasLine ? line : nil
        self.title = title
        self.footer = footer
        switch screen {
        case .today: today = body
        case .coach where AppLayout.isWide(size):
            // The panel takes about two fifths, between 48 and 76 columns, and what the widest text leaves of the rest.
            let panelWidth = max(min(76, max(48, size.width * 2 / 5)), size.width - 1 - CoachState.widestPane)
            let (chat, rest) = body.splitLeft(body.width - panelWidth - 1)
            coach = chat
            divider = rest.column
            today = rest.splitLeft(1).rest
        case .coach: coach = body
        default: self.whole = body
        }
    }
}
