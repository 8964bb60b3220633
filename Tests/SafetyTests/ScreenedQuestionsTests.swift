import Synchronization
import Testing

@testable import Safety

@Suite struct `Looking through the questions of a talk` {
    @Test func `is done once for each, whoever answers, and again in another talk`() {
        let scanned = Mutex<[String]>([])
        let screened = ScreenedQuestions { text, _ in
            scanned.withLock { $0.append(text) }
            return text == "bad" ? .init(concern: .illness, urgency: .visit) : nil
        }
        func findings(_ questions: [String], isMinor: Bool = false) -> [Bool] {
            screened.findings(in: questions, isMinor: isMinor).map { $0 != nil }
        }
        #expect(findings(["a", "bad"]) == [false, true])
        #expect(findings(["a", "bad", "b"]) == [false, true, false])
        #expect(scanned.withLock { $0 } == ["a", "bad", "b"])
        // What is a sign may depend on the age.
        #expect(findings(["a"], isMinor: true) == [false])
        // The earlier talk is not held any more.
        #expect(findings(["bad"]) == [true])
        #expect(scanned.withLock { $0 } == ["a", "bad", "b", "a", "bad"])
    }
}
