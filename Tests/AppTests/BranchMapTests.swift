import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `The tree of branches` {
    /// A question answered twice; the first answer went on, the second was asked about in two ways.
    private func branched(width: Int = 80, height: Int = 22) -> CoachState {
        var coach = CoachState.fresh(width: width, height: height)
        func message(_ number: Int, _ author: ChatMessage.Author, _ text: String, after parent: Int?) -> ChatMessage {
            ChatMessage(id: id(number), author, text, parent: parent.map { id($0) })
        }
        var call = message(3, .coach, "", after: 1)
        call.toolCalls = [ToolCall(id: "a", name: "days", argumentsJSON: "{}")]
        let messages = [
            message(1, .person, "How did I sleep?", after: nil), message(2, .coach, "**Well.**", after: 1), call,
            .result(ToolResult(callID: "a", name: "days", json: "{}"), id: id(4), parent: id(3)),
            message(5, .coach, "7 h 05, as usual.", after: 4), message(6, .person, "And naps?", after: 2),
            message(7, .coach, "No naps.", after: 6), message(8, .person, "Why so little deep sleep?", after: 5),
            message(9, .person, "What about REM?", after: 5), message(10, .coach, "1 h 40.", after: 9),
        ]
        let talk = Conversation(id: id(50), title: "Sleep", startedAt: second(0), updatedAt: second(0))
        _ = coach.apply(.conversationLoaded(talk, messages))
        return coach
    }

    @Test func `has a row for each question and each answer with its rounds`() {
        let coach = branched()
        let map = BranchMap(coach.tree, path: coach.messages)
        #expect(
            map.rows.map { $0.lead + $0.text } == [
                "How did I sleep?", "├ Well.", "│ And naps?", "│ No naps.", "└ 7 h 05, as usual.",
                "  ├ Why so little deep sleep?", "  └ What about REM?", "    1 h 40.",
            ])
        #expect(map.rows.map(\.isShown) == [true, false, false, false, true, false, true, true])
        #expect(map.endCount == 3 && map.selected == 7)
    }

    @Test(arguments: [(80, 22), (120, 34), (60, 18)]) func `is drawn with what is shown marked`(
        _ width: Int, _ height: Int
    ) {
        var coach = branched(width: width, height: height)
        coach.press(.alt("v"))
        let difference = snapshotDifference(coach.shown, "coach-branches-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `goes to another branch, keeps it, and goes nowhere while an answer arrives`() {
        var coach = branched()
        coach.press(.alt("v"))
        for _ in 0..<5 { coach.press(KeyPress(.up)) }
        #expect(coach.press(KeyPress(.enter)) == [.showBranch(leaf: id(7), model: remote, id(50))])
        #expect(coach.messages.map(\.id) == [id(1), id(2), id(6), id(7)])
        coach.press(.alt("v"))
        #expect(coach.press(KeyPress(.enter)) == [], "the one that is shown is no change")
        _ = coach.apply(.askFor("more", at: second(1)))
        coach.press(.alt("v"))
        coach.press(KeyPress(.end))
        #expect(coach.press(KeyPress(.enter)) == [])
        #expect(coach.messages.last?.text == "more")
    }

    @Test func `is chosen from by the mouse`() {
        var coach = branched()
        coach.press(.alt("v"))
        #expect(coach.click("And naps?").isEmpty)
        #expect(coach.click("And naps?") == [.showBranch(leaf: id(7), model: remote, id(50))])
    }

    @Test func `of a very long or very wide conversation is made all the same`() {
        var long = MessageTree()
        for number in 0..<3_000 {
            long.save(ChatMessage(id: id(number), .person, "q", parent: number == 0 ? nil : id(number - 1)))
        }
        #expect(BranchMap(long, path: []).rows.count == 3_000)
        var deep = MessageTree()
        for number in 0..<400 {
            // Each has two that follow it, the second of which goes on.
            deep.save(ChatMessage(id: id(number), .person, "q", parent: number < 1 ? nil : id((number - 1) / 2 * 2)))
        }
        #expect(BranchMap(deep, path: []).rows.allSatisfy { $0.lead.count < 60 })
    }
}

@Suite struct `Exporting from the list` {
    @Test func `suggests a name, switches to all, and takes the format from the ending`() {
        var coach = CoachState.fresh(width: 80)
        coach.press(.control("o"))
        let talk = Conversation(
            id: id(50), title: "Night / shifts: \"2026\"?", startedAt: second(0), updatedAt: second(0))
        _ = coach.apply(.conversationsLoaded([talk]))
        coach.press(.control("e"))
        #expect(coach.says("Write to: ~/night-shifts-2026.md"))
        coach.press(KeyPress(.tab))
        #expect(coach.says("Write all to: ~/airfit-conversations"))
        coach.press(KeyPress(.tab))
        coach.press(.control("u"))
        coach.type("/tmp/x.json")
        #expect(coach.says("JSON"))
        #expect(
            coach.press(KeyPress(.enter)) == [.exportTalks(TalkExport(conversation: id(50), path: "/tmp/x.json"))])
        _ = coach.apply(.talksExported(TalkExport.Outcome("Written: /tmp/x.json.", isProblem: false)))
        #expect(coach.says("Written: /tmp/x.json."))
    }
}

@Suite struct `A prepared question` {
    @Test(arguments: [(KeyPress(.function(3)), Conversation.Kind.brief), (KeyPress(.function(4)), .review)])
    func `begins a conversation of its own kind and leaves what is written`(key: KeyPress, kind: Conversation.Kind) {
        var coach = CoachState.fresh(offline)
        coach.today = SampleReports.today
        coach.type("a draft")
        let effects = coach.press(key)
        #expect(effects.asked?.map(\.text) == [PreparedQuestion.text(kind)])
        #expect(coach.conversation?.kind == kind)
        #expect(coach.conversation?.title == PreparedQuestion.title(kind, on: SampleReports.today))
        #expect(
            effects.contains(
                .createConversation(
                    coach.conversation ?? Conversation(title: "", startedAt: second(0), updatedAt: second(0)))))
        #expect(coach.editor.text == "a draft")
        coach.receive(.ended(.finished(.stop)))
        let first = coach.conversation?.id
        coach.press(key)
        #expect(coach.conversation?.id != first)
    }
}
