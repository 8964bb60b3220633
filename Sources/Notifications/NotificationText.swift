import SettingsModel

/// The words of a notice. They say that there is something to look at, never what: others may see the screen, and a
/// desktop keeps what it shows.
public struct NotificationText: Equatable, Sendable {
    public static let title = "AirFit"
    public var body: String

    public init(_ kind: Settings.Notifications.Kind) {
        body =
            switch kind {
            case .dailyBrief: "Your day is ready to look at."
            case .checkIn: "Time for a short check-in."
            case .water: "Time for a glass of water."
            case .workout: "A workout is planned for today."
            case .bedtime: "Time to wind down for the night."
            case .streakAtRisk: "Your days in a row would end today."
            case .goalReached: "A goal is reached."
            case .restOver: "The rest is over: next set."
            case .syncFailed: "A synchronisation has failed."
            case .weeklyReview: "Your week is ready to look at."
            case .importDone: "An import is finished."
            case .answerDone: "Your coach has answered."
            }
    }

    public static let test = NotificationText(body: "This is how AirFit tells you something.")

    private init(body: String) { self.body = body }
}
