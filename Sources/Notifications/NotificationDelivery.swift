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
    private let showInTerminal: (_ title: String, _ body: String, _ opens: OpenTarget?) -> Bool
    private let bell: () -> Void
    /// Whether the desktop's program takes actions; `nil` until it was asked.
    private var takesActions: Bool?
    /// Notices that stand on the desktop and may be clicked yet.
    private var standing: [Int: Task<Void, Never>] = [:]
    private var count = 0

    /// As long a notice is waited for.
    private static let longestStanding = Duration.seconds(30 * 60)

    /// - Parameters:
    ///   - environment: of the process; a child gets what it needs of it.
    ///   - reach: looked at anew each time: a desktop comes and goes.
    ///   - showInTerminal: false where the terminal cannot.
    public init(
        environment: [String: String], reach: @escaping () -> NotificationReach,
        showInTerminal: @escaping (_ title: String, _ body: String, _ opens: OpenTarget?) -> Bool,
        bell: @escaping () -> Void
    ) {
        self.environment = environment
        findReach = reach
        self.showInTerminal = showInTerminal
        self.bell = bell
    }

    public var reach: NotificationReach { findReach() }

    /// - Parameters:
    ///   - opens: what a click on it shows, where the desktop or the terminal tells of clicks.
    ///   - clicked: called when the desktop's notice is clicked, as long as it stands.
    /// - Returns: when it is delivered, or ten seconds later.
    public func deliver(
        _ text: NotificationText, by channel: Settings.Notifications.Channel, opens: OpenTarget? = nil,
        clicked: (@MainActor (OpenTarget) -> Void)? = nil
    ) async -> Outcome {
        let reach = reach
        guard let route = reach.route(of: channel) else {
            return .failed(channel == .desktop ? reach.desktopSentence : reach.terminalSentence)
        }
        switch route {
        case .desktop(let program):
            let outcome: Outcome
            if let opens, let clicked, await canAct(program) {
                outcome = await showOnDesktop(text, program) { clicked(opens) }
            } else {
                outcome = await showOnDesktop(text, program)
            }
            guard channel == .automatic, outcome != .shownOnDesktop else { return outcome }
            return reach.terminal ? showByTerminal(text, opens) : ring()
        case .terminal: return showByTerminal(text, opens)
        case .bell: return ring()
        }
    }

    /// Waits until no notice can be clicked any more.
    public func waitForClicks() async { for task in standing.values { await task.value } }

    /// Notices that stand are not listened to any more.
    public func cancel() { for task in standing.values { task.cancel() } }

    private func ring() -> Outcome {
        bell()
        return .rung
    }

    private func showByTerminal(_ text: NotificationText, _ opens: OpenTarget?) -> Outcome {
        showInTerminal(NotificationText.title, text.body, opens)
            ? .shownByTerminal : .failed("The terminal cannot show it now.")
    }

    private func arguments(_ text: NotificationText, _ more: [String] = []) -> [String] {
        ["--app-name=AirFit"] + more + ["--", NotificationText.title, text.body]
    }

    private func showOnDesktop(_ text: NotificationText, _ program: String) async -> Outcome {
        let ending = await ChildProgram.run(
            program, arguments(text), environment: ChildEnvironment(of: environment), limit: .seconds(10))
        return Self.outcome(ending)
    }

    private static func outcome(_ ending: ChildProgram.Ending) -> Outcome {
        switch ending {
        case .exited(0): .shownOnDesktop
        case .exited, .killed: .failed("The desktop did not take it: no notification service answers.")
        case .outOfTime: .failed("The desktop did not answer within ten seconds.")
        case .notStarted(let reason): .failed("notify-send could not be started: \(reason).")
        }
    }

    // MARK: Notices that can be clicked

    /// libnotify 0.7.10 and later.
    private func canAct(_ program: String) async -> Bool {
        if let takesActions { return takesActions }
        var knows = (action: false, id: false)
        _ = await ChildProgram.run(
            program, ["--help"], environment: ChildEnvironment(of: environment), limit: .seconds(5)
        ) { line in
            if line.contains("--action") { knows.action = true }
            if line.contains("--print-id") { knows.id = true }
        }
        takesActions = knows.action && knows.id
        return knows.action && knows.id
    }

    /// The program prints the number of the notice when it stands, and the name of the action when that is chosen; it ends
    /// when the notice does.
    private func showOnDesktop(
        _ text: NotificationText, _ program: String, clicked: @escaping @MainActor () -> Void
    ) async -> Outcome {
        let (outcomes, outcome) = AsyncStream.makeStream(of: Outcome.self)
        count += 1
        let number = count
        standing[number] = Task { [weak self, environment] in
            var isShown = false
            let ending = await ChildProgram.run(
                program, self?.arguments(text, ["--print-id", "--action=default=Open"]) ?? [],
                environment: ChildEnvironment(of: environment), limit: Self.longestStanding
            ) { line in
                if !isShown {
                    isShown = true
                    outcome.yield(.shownOnDesktop)
                } else if line == "default" {
                    clicked()
                }
            }
            if !isShown { outcome.yield(Self.outcome(ending)) }
            outcome.finish()
            self?.standing[number] = nil
        }
        let slow = EventLoop.shared.after(.seconds(10)) {
            outcome.yield(.failed("The desktop did not answer within ten seconds."))
        }
        defer { slow.cancel() }
        for await first in outcomes { return first }
        return .failed("The desktop did not take it: no notification service answers.")
    }
}
