import AppStore
import ChatModel
import Console
import KeySupply
import ProgramContext
import SettingsModel
import SettingsScreen

/// The changes that wait for confirmation, in the full screen.
extension Context {
    /// The changes that wait for confirmation: settings of a restored backup first, as they may bring hosts and
    /// commands.
    var waitingSubjects: [ConfirmationSubject] {
        let waiting = waitingConfirmation.waiting
        let restored: [ConfirmationSubject] =
            waiting.isEmpty ? [] : [.restoredSettings(lines: waiting.entries.map(\.line))]
        return restored
            + providerQuestions.map { question in
                switch question.subject {
                case .command(let words): .keyCommand(question.id, words: ExactText.command(words))
                case .host(let host): .host(question.id, host)
                }
            }
    }

    /// Follows an answer that was given to what was shown; what has changed since is refused.
    func follow(
        _ answer: ConfirmationAnswer, to subject: ConfirmationSubject
    ) async throws -> SettingsServices.AnswerOutcome {
        switch (subject, answer) {
        case (.restoredSettings, .no):
            waitingConfirmation.drop()
            return .init(sentence: "The settings of the backup are dropped.")
        case (.restoredSettings(let lines), .yes):
            let waiting = waitingConfirmation.waiting
            guard waiting.entries.map(\.line) == lines else {
                throw Failure("Something else waits by now; look at it again.", .other)
            }
            let reading = try await waitingConfirmation.confirm(waiting)
            return .init(
                settings: reading.settings(goingOnFrom: settings), problems: reading.problems.map(\.briefMessage),
                sentence: "The settings of the backup are in force.")
        case (.keyCommand(let id, let shown), .yes):
            guard let words = keys.commandWords(of: id), ExactText.command(words) == shown else {
                throw Failure("The key command has changed by now; look at it again.", .other)
            }
            try keys.approvals.confirm(words, of: id)
            return .init(sentence: "The key command of \(id.rawValue) may run from now on.")
        case (.host(let id, let shown), .yes):
            guard let host = unconfirmedHost(of: id), host == shown else {
                throw Failure("The address has changed by now; look at it again.", .other)
            }
            try keys.hosts.confirm([host], of: id)
            return .init(sentence: "\(id.rawValue) is asked at \(host) from now on.")
        default: return .init()
        }
    }
}
