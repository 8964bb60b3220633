import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Branches` {
    /// Three questions with an answer each.
    private func talk(height: Int = 24) -> CoachState {
        var coach = CoachState.asking("one", soFar: "first", height: height)
        coach.receive(.ended(.finished(.stop)))
        for (question, answer) in [("two", "second"), ("three", "third")] {
            coach.type(question)
            coach.press(KeyPress(.enter))
            coach.receive(.text(answer))
            coach.receive(.ended(.finished(.stop)))
        }
        return coach
    }

    @Test func `trying again makes an answer beside the old one, which stays`() {
        var coach = talk()
        let old = coach.messages.last
        let effects = coach.press(.control("r"))
        #expect(effects.asked?.map(\.text) == ["one", "first", "two", "second", "three"])
        #expect(coach.says("Coach  ‹ 2/2 ›"))
        coach.receive(.text("another third"))
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.messages.last?.parent == old?.parent)
        #expect(!coach.says("Coach  ‹ 1/2 ›"))
        coach.press(KeyPress(.left, .alt))
        #expect(coach.messages.last == old)
        #expect(coach.says("Coach  ‹ 1/2 ›"))
        coach.press(KeyPress(.right, .alt))
        #expect(coach.messages.last?.text == "another third")
    }

    @Test func `which branch is shown and which model is talked with is kept`() {
        var coach = talk()
        coach.press(.control("r"))
        coach.receive(.text("another third"))
        coach.receive(.ended(.finished(.stop)))
        let effects = coach.press(KeyPress(.left, .alt))
        let conversation = coach.conversation?.id ?? id(0)
        #expect(effects == [.showBranch(leaf: coach.messages.last?.id, model: remote, conversation)])
    }

    @Test func `a question is changed and sent beside the old one, the draft comes back`() {
        var coach = talk()
        coach.type("a draft")
        coach.press(.alt("e"))
        #expect(coach.editor.text == "three")
        coach.press(.alt("e"))
        #expect(coach.editor.text == "two")
        #expect(coach.says("editing question 2 of 3"))
        coach.type("?")
        let effects = coach.press(KeyPress(.enter))
        #expect(effects.asked?.map(\.text) == ["one", "first", "two?"])
        #expect(coach.editor.text == "a draft")
        #expect(coach.editing == nil)
        #expect(coach.says("You  ‹ 2/2 ›"))
        coach.receive(.text("other"))
        coach.receive(.ended(.finished(.stop)))
        coach.press(KeyPress(.up, .alt))
        coach.press(KeyPress(.left, .alt))
        #expect(coach.messages.map(\.text) == ["one", "first", "two", "second", "three", "third"])
    }

    @Test func `the very first question can be changed too`() {
        var coach = talk()
        for _ in 0..<3 { coach.press(.alt("e")) }
        #expect(coach.says("editing question 1 of 3"))
        coach.press(.alt("e"))
        coach.press(KeyPress(.down, .alt))
        #expect(coach.editor.text == "two")
        coach.press(.alt("e"))
        coach.type("!")
        #expect(coach.press(KeyPress(.enter)).asked?.map(\.text) == ["one!"])
        #expect(coach.says("You  ‹ 2/2 ›"))
        #expect(coach.tree.messages.count == 8)
    }

    @Test func `escape leaves everything as it was`() {
        var coach = talk()
        coach.type("a draft")
        let before = coach
        coach.press(.alt("e"))
        coach.type(" and more")
        coach.press(KeyPress(.escape))
        #expect(coach.editor.text == "a draft")
        #expect(coach.messages == before.messages)
        #expect(coach.editing == nil)
        #expect(coach.history.last == "three and more", "the changed text can still be had")
    }

    @Test func `a question clicked twice is changed`() {
        var coach = talk()
        coach.click("two")
        #expect(coach.editing == nil)
        coach.click("two")
        #expect(coach.editor.text == "two")
    }

    @Test func `a changed question stops the answer that is arriving and keeps it`() {
        var coach = talk()
        coach.type("four")
        coach.press(KeyPress(.enter))
        coach.receive(.text("fou"))
        coach.press(.alt("e"))
        coach.type("th")
        let effects = coach.press(KeyPress(.enter))
        #expect(effects.first == .stopReply)
        #expect(effects.asked?.last?.text == "fourth")
        #expect(coach.tree.messages.contains { $0.text == "fou" && $0.completion == .stopped })
    }

    @Test func `the draft that was put aside is saved, not the old question`() {
        var coach = talk()
        coach.type("a draft")
        coach.press(.alt("e"))
        #expect(coach.draft == "a draft")
        coach.type("!")
        #expect(coach.draft == "a draft\nthree!")
    }

    @Test func `branches are shown and changed by the mouse`() {
        var coach = talk()
        coach.press(.control("r"))
        coach.receive(.text("another third"))
        coach.receive(.ended(.finished(.stop)))
        coach.click("‹ 2/2")
        #expect(coach.messages.last?.text == "third")
        coach.click("/2 ›")
        #expect(coach.messages.last?.text == "another third")
    }

    @Test func `a conversation opens on the branch it was left on, with what was written after it`() {
        var coach = talk()
        coach.press(.control("r"))
        coach.receive(.text("another third"))
        coach.receive(.ended(.finished(.stop)))
        var conversation = coach.conversation ?? Conversation(title: "", startedAt: second(0), updatedAt: second(0))
        conversation.leaf = coach.tree.messages[5].id
        conversation.model = ModelReference(provider: .ollama, model: "small")
        var loaded = CoachState.fresh(height: 24)
        let effects = loaded.apply(.conversationLoaded(conversation, coach.tree.messages))
        #expect(loaded.messages.last?.text == "third")
        #expect(loaded.model.model == "small")
        #expect(effects == [.describe(loaded.model), .locate(loaded.model)])
        conversation.leaf = coach.tree.messages[4].id
        _ = loaded.apply(.conversationLoaded(conversation, coach.tree.messages))
        #expect(loaded.messages.last?.text == "another third")
        conversation.leaf = id(999)
        _ = loaded.apply(.conversationLoaded(conversation, coach.tree.messages))
        #expect(loaded.messages.last?.text == "another third")
    }

    @Test func `an answer with branches arrives as it would be loaded`() {
        var coach = talk(height: 60)
        coach.press(.control("r"))
        coach.receive(.text("another third"))
        coach.receive(.ended(.finished(.stop)))
        coach.press(.alt("e"))
        coach.type("!")
        coach.press(KeyPress(.enter))
        coach.receive(.text("more"))
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.reopened().shown == coach.shown)
    }

    @Test func `while an answer arrives branches stand still`() {
        var coach = talk()
        coach.press(.control("r"))
        coach.receive(.text("new"))
        #expect(coach.press(KeyPress(.left, .alt)).isEmpty)
        #expect(coach.isReplying)
        #expect(coach.says("Esc stops it"))
    }

    @Test func `alt with an arrow moves by words while a draft is written`() {
        var coach = talk()
        coach.type("two words")
        coach.press(KeyPress(.left, .alt))
        coach.type("x")
        #expect(coach.editor.text == "two xwords")
    }
}

@Suite struct `Failures` {
    private let failure = ServiceError.contextTooLong(detail: "{\"error\":\"too long\"}\nrequest id 42")

    @Test func `one sentence, the provider's words behind a key, one key to try again`() {
        var coach = CoachState.asking("q", height: 24)
        coach.receive(.ended(.failed(failure)))
        #expect(coach.says("✗ "))
        #expect(coach.says("▸ what was said · Alt-O shows it"))
        #expect(!coach.says("request id 42"))
        coach.press(.alt("o"))
        #expect(coach.says("request id 42"))
        coach.press(.alt("o"))
        coach.click("what was said")
        #expect(coach.says("request id 42"))
        #expect(coach.click("Ctrl-R tries again").asked?.map(\.text) == ["q"])
    }

    @Test func `words that the sentence has already are not offered again`() {
        for failure in [
            ServiceError.budgetReached(detail: "2.00 of 2.00 US dollars today"),
            .invalidResponse(detail: "The answer is empty"), .providerError(status: 500, message: "Boom!"),
        ] {
            var coach = CoachState.asking("q", height: 24)
            coach.receive(.ended(.failed(failure)))
            #expect(!coach.says("what was said"), "\(failure)")
            #expect(coach.says("Ctrl-R tries again"))
        }
    }

    @Test func `a click on the line of a stopped or cut answer tries again, one on the line below the chat does not`() {
        for end in [ReplyEnd.cancelled, .failed(.streamingError(detail: ""))] {
            var coach = CoachState.asking("q", soFar: "half", width: 80)
            coach.receive(.usage(TokenUsage(input: 10, output: 2, costUSD: 0.02)))
            coach.receive(.ended(end))
            #expect(coach.click("$0.02").isEmpty)
            #expect(coach.click("Ctrl-R tries again").asked?.map(\.text) == ["q"])
        }
    }

    @Test func `the conversation's price stays in sight when its last answer failed`() {
        var coach = CoachState.asking("q", soFar: "a", width: 80)
        coach.receive(.usage(TokenUsage(input: 10, output: 2, costUSD: 0.02)))
        coach.receive(.ended(.finished(.stop)))
        _ = coach.apply(.askFor("again", at: second(3)))
        coach.receive(.ended(.failed(.budgetReached(detail: ""))))
        #expect(coach.says("  $0.02 in all"))
    }

    @Test func `where another model would help its key is named`() {
        var coach = CoachState.asking("q", height: 24)
        coach.receive(.ended(.failed(.modelNotFound(model: "m"))))
        #expect(coach.says("Ctrl-R tries again · Ctrl-L chooses another model"))
        #expect(coach.click("Ctrl-R tries again").asked?.map(\.text) == ["q"])
    }

    @Test func `what was shown before a failure stays`() {
        var coach = CoachState.asking("q", soFar: "half an answer")
        coach.receive(.ended(.failed(failure)))
        #expect(coach.says("half an answer"))
        coach.press(.control("r"))
        coach.receive(.text("whole"))
        coach.receive(.ended(.finished(.stop)))
        coach.press(KeyPress(.left, .alt))
        #expect(coach.says("half an answer"))
        #expect(coach.says("what was said"))
    }

    @Test func `a continuation that failed before its first word is asked for again by the same key`() {
        var coach = CoachState.asking("q", soFar: "half an answer")
        coach.receive(.ended(.failed(.streamingError(detail: ""))))
        let first = coach.press(.control("g")).asked
        #expect(first?.count == 3)
        coach.receive(.ended(.failed(failure)))
        #expect(coach.press(.control("g")).asked == first)
    }

    @Test func `a question that waited goes back as a draft that is saved`() {
        var coach = CoachState.asking("q")
        coach.type("next")
        coach.press(KeyPress(.enter))
        _ = coach.apply(.tick(at: second(1)))
        let effects = coach.receive(.ended(.failed(failure)))
        #expect(coach.editor.text == "next")
        #expect(effects.contains(.scheduleTick(after: 1)))
        #expect(coach.apply(.tick(at: second(4))).contains(.saveDraft("next")))
    }

    @Test func `a question that waits is part of the draft`() {
        var coach = CoachState.asking("q")
        coach.type("next")
        coach.press(KeyPress(.enter))
        coach.type("later")
        #expect(coach.apply(.tick(at: second(1))).contains(.saveDraft("next\nlater")))
    }
}

@Suite struct `Waiting for a further try` {
    private func waiting(reducesMotion: Bool = false) -> (CoachState, [CoachEffect]) {
        var coach = CoachState.asking("q")
        coach.reducesMotion = reducesMotion
        let wait = ReplyEvent.retrying(
            afterSeconds: 2.5, attempt: 2, of: 4, reason: .rateLimitExceeded(retryAfterSeconds: 2.5))
        let effects = coach.receive(wait, at: 10)
        return (coach, effects)
    }

    @Test func `counts down once a second, and no longer than that`() {
        var (coach, effects) = waiting()
        #expect(effects == [.scheduleTick(after: 0.5)])
        #expect(coach.says("Rate limited. Try 2 of 4 in 3 s"))
        effects = coach.apply(.tick(at: second(10.5)))
        #expect(effects == [.scheduleTick(after: 1)])
        #expect(coach.says("in 2 s"))
        effects = coach.apply(.tick(at: second(11.5)))
        #expect(coach.says("in 1 s"))
        effects = coach.apply(.tick(at: second(12.5)))
        #expect(effects.isEmpty)
        #expect(coach.says("Try 2 of 4 now"))
    }

    @Test func `the first word ends it`() {
        var (coach, _) = waiting()
        coach.receive(.text("Hello"), at: 11)
        #expect(!coach.says("Try 2"))
        #expect(!coach.apply(.tick(at: second(11))).contains(.scheduleTick(after: 1)))
    }

    @Test func `with reduced motion the number stands still`() {
        let (coach, effects) = waiting(reducesMotion: true)
        #expect(effects.isEmpty)
        #expect(coach.says("Rate limited. Try 2 of 4 in 3 s"))
    }

    @Test func `escape stops it`() {
        var (coach, _) = waiting()
        #expect(coach.press(KeyPress(.escape)).first == .stopReply)
        #expect(coach.apply(.tick(at: second(11))).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -3, 1e300]) func `whatever a server asks for is a number`(seconds: Double)
    {
        var coach = CoachState.asking("q")
        coach.receive(.retrying(afterSeconds: seconds, attempt: 1, of: 0, reason: .timeout(detail: "")), at: 10)
        #expect(coach.says("No answer in time. Next try"))
    }
}
