import SettingsScreen
import ScreenKit
import SettingsModel

/// Messages of AirFit about itself, shown to the person.
extension AppState {
    /// Shows the event on the screen too: a notice of the desktop cannot bring anybody back into a terminal.
    public mutating func notify(_ kind: Settings.Notifications.Kind) -> [AppEffect] {
        show(ScreenNotice(sentence(on: kind)))
        return [.notify(kind)]
    }

    /// The notification of an answer that ends while another window is in use.
    func answerNotification(wasReplying: Bool) -> [AppEffect] {
        wasReplying && !coach.isReplying && !hasFocus ? [.notify(.answerDone)] : []
    }

    /// The notification of an import that has come to a good end; asked for before the page forgets what it had begun.
    func importNotification(_ action: SettingsAction) -> [AppEffect] {
        guard case .data(.ended(_, isProblem: false)) = action, case .importFiles? = settings.data.asked else {
            return []
        }
        return [.notify(.importDone)]
    }

    /// The notification of a reading of a cloud that did not come to its end.
    func syncNotification(_ action: SettingsAction) -> [AppEffect] {
        guard case .connection(.synced(_, isProblem: true)) = action else { return [] }
        return [.notify(.syncFailed)]
    }

    private func sentence(on kind: Settings.Notifications.Kind) -> String {
        switch kind {
        case .dailyBrief:
            today.leadingFinding.map { "Good morning. \($0)" }
                ?? (screen == .today ? "Good morning: your day is ready." : "Good morning: Ctrl-T shows your day.")
        case .checkIn: "Time for a short check-in: F8 asks how you feel."
        case .water: "Time for a glass of water: F5 writes it down."
        case .workout: "A workout is planned for today: F7 begins it."
        case .bedtime: "Time to wind down for the night."
        case .streakAtRisk: "Your days in a row end with today unless the rings are closed."
        case .goalReached: "A goal is reached: F5 shows your goals."
        case .restOver: "The rest is over: next set."
        case .syncFailed: "A synchronisation has failed."
        case .weeklyReview: "Your week is ready: ask your coach how it compares with the last ones."
        case .importDone: "An import is finished."
        case .answerDone: "Your coach has answered."
        }
    }
}
