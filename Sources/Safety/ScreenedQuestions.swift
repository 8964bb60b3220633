import ChatModel
import Synchronization

/// The findings in the questions of the current conversation: all of them count for every answer, and each is looked
/// through once. Those of another conversation take their place, so that no more is held than one has.
package final class ScreenedQuestions: Sendable {
    private struct Question: Hashable {
        var text: String
        var isMinor: Bool
    }

    private let scan: @Sendable (String, Bool) -> SafetyScreen.Finding?
    private let known = Mutex<[Question: SafetyScreen.Finding?]>([:])

    /// Looks through each question by `SafetyScreen`.
    package convenience init() {
        self.init { SafetyScreen($0).finding(isMinor: $1) }
    }

    /// - Parameter scan: looks through one question, told whether the person is under 18.
    init(scan: @escaping @Sendable (String, Bool) -> SafetyScreen.Finding?) { self.scan = scan }

    /// Reads the lexicons and weights that questions are screened with, some 40 ms of work; else the first question waits for
    /// it.
    package static func prepare() {
        _ = SafetyIndex.shared
        _ = SafetyClassifier.shared
    }

    /// One for each question, in their order; `nil` for one without a sign.
    func findings(in questions: [String], isMinor: Bool) -> [SafetyScreen.Finding?] {
        let before = known.withLock { $0 }
        var now: [Question: SafetyScreen.Finding?] = [:]
        let findings = questions.map { text in
            let question = Question(text: text, isMinor: isMinor)
            let finding = now[question] ?? before[question] ?? scan(question.text, isMinor)
            now[question] = .some(finding)
            return finding
        }
        known.withLock { $0 = now }
        return findings
    }
}
