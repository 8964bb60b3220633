import EventLoop
import Processes
import SettingsModel

/// Takes a notice to the person, and says what became of it.
@MainActor public final class NotificationDelivery {
    /// The result of a delivery.
    public enum Outcome: Equatable, Sendable {
        case shownOnDesktop, shownByTerminal, rung
        /// One sentence.
        case failed(String)

        /// One sentence for the person who tried it.
        public var sentence: String {
            switch self {
            case .shownOnDesktop: "Sent to the desktop."
            case .shownByTerminal: "Sent to the terminal."
            case .rung: "The bell was rung; your terminal decides whether you hear it."
            case .failed(let sentence): sentence
            }
        }
    }

    private let environment: [String: String]
    private let findReach: () -> NotificationReach
    private let showInTerminal: (_ title: String, _ body: String) -> Bool
    private let bell: () -> Void

    /// - Parameters:
    ///   - environment: of the process; a child gets what it needs of it.
    ///   - reach: looked at anew each time: a desktop comes and goes.
    ///   - showInTerminal: false where the terminal cannot.
    public init(
        environment: [String: String], reach: @escaping () -> NotificationReach,
        showInTerminal: @escaping (_ title: String, _ body: String) -> Bool, bell: @escaping () -> Void
    ) {
        self.environment = environment
        findReach = reach
        self.showInTerminal = showInTerminal
        self.bell = bell
    }

    public var reach: NotificationReach { findReach() }

    /// - Returns: when it is delivered, or ten seconds later.
    public func deliver(_ text: NotificationText, by channel: Settings.Notifications.Channel) async -> Outcome {
        let reach = reach
        guard let route = reach.route(of: channel) else {
            return .failed(channel == .desktop ? reach.desktopSentence : reach.terminalSentence)
        }
        switch route {
        case .desktop(let program):
            let outcome = await showOnDesktop(text, program)
            guard channel == .automatic, outcome != .shownOnDesktop else { return outcome }
            return reach.terminal ? showByTerminal(text) : ring()
        case .terminal: return showByTerminal(text)
        case .bell: return ring()
        }
    }

    private func ring() -> Outcome {
        bell()
        return .rung
    }

    private func showByTerminal(_ text: NotificationText) -> Outcome {
        showInTerminal(NotificationText.title, text.body)
            ? .shownByTerminal : .failed("The terminal cannot show it now.")
    }

    private func showOnDesktop(_ text: NotificationText, _ program: String) async -> Outcome {
        let ending = await ChildProgram.run(
            program, ["--app-name=AirFit", "--", NotificationText.title, text.body],
            environment: ChildEnvironment(of: environment), limit: .seconds(10))
        return switch ending {
        case .exited(0): .shownOnDesktop
        case .exited, .killed: .failed("The desktop did not take it: no notification service answers.")
        case .outOfTime: .failed("The desktop did not answer within ten seconds.")
        case .notStarted(let reason): .failed("notify-send could not be started: \(reason).")
        }
    }
}
