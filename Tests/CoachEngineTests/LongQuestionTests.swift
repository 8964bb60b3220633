import ChatModel
import Testing

@testable import CoachEngine

@Suite struct `A question that is pasted` {
    @Test func `is too long for rules above 10,000 characters`() async {
        let talk = OfflineTalk()
        let long = String(repeating: "how did i sleep? ", count: 600)
        #expect(await talk.answer(long).contains("too long for me: I read up to 10,000 characters"))
        #expect(!(await talk.answer(String(long.prefix(9_900))).contains("too long")))
    }

    @Test func `is measured in letters, not in bytes`() async {
        let long = String(repeating: "ééééééééé ", count: 999)
        #expect(long.utf8.count > 10_000)
        #expect(!(await OfflineTalk().answer(long).contains("too long")))
    }

    @Test func `finds words near each other at any distance in it`() {
        let far = Question("best " + String(repeating: "so ", count: 5_000) + "week")
        #expect(!far.has(["best"], near: ["week"], within: 4))
        #expect(Question(String(repeating: "so ", count: 5_000) + "my week was the best").has(["best"], near: ["week"]))
        #expect(!Question("week").has(["week"], near: ["week"]))
    }
}
