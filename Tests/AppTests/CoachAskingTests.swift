import Canvas
import ChatModel
import Foundation
import Testing

@testable import CoachScreen

@Suite struct `Asking the coach` {
    @Test func `enter sends the question and starts a conversation`() {
        var coach = CoachState.fresh()
        coach.type("How did I sleep?")
        let effects = coach.press(KeyPress(.enter))
        let question = ChatMessage(id: id(2), .person, "How did I sleep?", createdAt: second(0))
        #expect(
            effects.prefix(3) == [
                .createConversation(
                    Conversation(id: id(1), title: "How did I sleep?", startedAt: second(0), updatedAt: second(0))),
                .save(question, id(1)), .startReply([question], turn: 1),
            ])
        #expect(coach.editor.isEmpty)
        #expect(coach.isReplying)
    }

    @Test func `escape keeps the part of the answer that arrived, and marks it`() {
        var coach = CoachState.asking("How did I sleep?", soFar: "Seven hours")
        let effects = coach.press(KeyPress(.escape))
        #expect(effects.first == .stopReply)
        #expect(coach.messages.last?.text == "Seven hours")
        #expect(coach.messages.last?.completion == .stopped)
        #expect(coach.shown.contains { $0.contains("stopped") })
    }

    @Test func `a late piece of a stopped answer is dropped`() {
        var coach = CoachState.asking("a", soFar: "b")
        coach.press(KeyPress(.escape))
        let before = coach
        #expect(coach.apply(.replyEvent(.text("late"), turn: 1, at: second(3))).isEmpty)
        #expect(coach == before)
    }

    @Test func `control-C stops, then clears into history, then says how to quit`() {
        var coach = CoachState.asking("a", soFar: "b")
        coach.type("draft")
        #expect(coach.press(.control("c")).first == .stopReply)
        #expect(coach.editor.text == "draft")
        coach.press(.control("c"))
        #expect(coach.editor.isEmpty)
        coach.press(.control("c"))
        #expect(coach.notice == "Ctrl-Q quits")
        coach.press(KeyPress(.up))
        #expect(coach.editor.text == "draft")
    }

    @Test func `opening another conversation stops the answer that is arriving and keeps it`() {
        var coach = CoachState.asking("first", soFar: "half an answer")
        let other = Conversation(id: id(90), title: "Another", startedAt: second(0), updatedAt: second(0))
        let effects = coach.apply(.conversationLoaded(other, []))
        #expect(effects.contains(.stopReply))
        #expect(
            effects.contains {
                if case .save(let message, _) = $0 {
                    message.text == "half an answer" && message.completion == .stopped
                } else {
                    false
                }
            })
        #expect(coach.conversation?.id == id(90))
        #expect(!coach.isReplying)
    }

    @Test func `what is sent while an answer arrives waits for its end`() {
        var coach = CoachState.asking("first", soFar: "answer")
        coach.type("second")
        #expect(!coach.press(KeyPress(.enter)).contains { if case .startReply = $0 { true } else { false } })
        #expect(coach.queued == ["second"])
        #expect(coach.shown.contains { $0.contains("next  second") })
        let effects = coach.receive(.ended(.finished(.stop)))
        #expect(effects.contains { if case .startReply(let messages, 2) = $0 { messages.count == 3 } else { false } })
        #expect(coach.queued.isEmpty)
    }

    /// The model was changed while the offline coach still answered: before the next question goes out something has to be
    /// settled, and the person is asked there and then.
    @Test func `what waited opens what has to be asked before it goes`() {
        var coach = CoachState.asking("first", soFar: "answer")
        coach.privacy.preview = .always
        _ = coach.apply(.readerKnown(remote, ModelRecipient(.elsewhere, host: "api.example.com")))
        coach.privacy.consents[remote.provider] = .init(host: "api.example.com", shared: [])
        coach.type("second")
        coach.press(KeyPress(.enter))
        let effects = coach.receive(.ended(.finished(.stop)))
        #expect(!effects.contains { if case .startReply = $0 { true } else { false } })
        #expect(coach.gate != nil && effects.contains { if case .prepareRequest = $0 { true } else { false } })
        #expect(coach.editor.text == "second" && coach.queued.isEmpty)
    }

    @Test func `what waited goes back to the composer, and says so, where something else is written or lies over it`() {
        for other in ["third", ""] {
            var coach = CoachState.asking("first", soFar: "answer")
            coach.privacy.preview = .always
            coach.type("second")
            coach.press(KeyPress(.enter))
            if other.isEmpty { coach.press(.control("l")) } else { coach.type(other) }
            _ = coach.apply(.readerKnown(remote, ModelRecipient(.elsewhere, host: "api.example.com")))
            coach.receive(.ended(.finished(.stop)))
            #expect(coach.gate == nil && coach.editor.text == (other.isEmpty ? "second" : "third"))
            #expect(coach.queued == (other.isEmpty ? [] : ["second"]))
            #expect(
                coach.notice
                    == (other.isEmpty
                        ? "Your next question is back in the composer; Enter sends it"
                        : "Your next question waits; Enter sends it before what is written"))
        }
    }

    @Test func `questions that wait are sent one by one, in order`() {
        var coach = CoachState.asking("first", soFar: "answer")
        for question in ["second", "third", "fourth"] {
            coach.type(question)
            coach.press(KeyPress(.enter))
        }
        #expect(coach.queued == ["second", "third", "fourth"])
        #expect(coach.shown.contains { $0.contains("next  second") && $0.contains("and 2 more") })
        for next in ["second", "third", "fourth"] {
            coach.receive(.text("an answer"))
            coach.receive(.ended(.finished(.stop)))
            #expect(coach.messages.last?.text == next && coach.isReplying)
        }
        #expect(coach.queued.isEmpty)
    }

    @Test func `after a failure those that wait keep their order, whatever is written`() {
        for written in ["", "new"] {
            var coach = CoachState.asking("first", soFar: "answer")
            for question in ["second", "third"] {
                coach.type(question)
                coach.press(KeyPress(.enter))
            }
            coach.type(written)
            coach.receive(.ended(.failed(.timeout(detail: "no data for 60 s"))))
            #expect(!coach.isReplying && coach.editor.text == (written.isEmpty ? "second" : "new"))
            coach.press(KeyPress(.enter))
            #expect(coach.messages.last?.text == "second")
            #expect(coach.queued == (written.isEmpty ? ["third"] : ["third", "new"]))
        }
    }

    @Test func `a conversation that is left takes no waiting question along unseen`() {
        var coach = CoachState.asking("first", soFar: "answer")
        for question in ["second", "third"] {
            coach.type(question)
            coach.press(KeyPress(.enter))
        }
        coach.press(.control("n"))
        #expect(coach.conversation == nil && coach.queued.isEmpty && coach.editor.text == "second\nthird")
    }

    @Test func `up takes a waiting question back`() {
        var coach = CoachState.asking("first", soFar: "answer")
        coach.type("second")
        coach.press(KeyPress(.enter))
        coach.press(KeyPress(.up))
        #expect(coach.editor.text == "second")
        #expect(coach.queued.isEmpty)
    }

    @Test func `a waiting question is not sent after a failure`() {
        var coach = CoachState.asking("first", soFar: "answer")
        coach.type("second")
        coach.press(KeyPress(.enter))
        coach.receive(.ended(.failed(.timeout(detail: "no data for 60 s"))))
        #expect(coach.editor.text == "second")
        #expect(!coach.isReplying)
    }

    @Test func `a paste is text, never enter`() {
        var coach = CoachState.fresh()
        _ = coach.apply(.paste("one\r\ntwo\n"))
        #expect(coach.editor.text == "one\ntwo\n")
        #expect(coach.messages.isEmpty)
    }

    @Test func `try again asks the question anew and removes nothing`() {
        var coach = CoachState.asking("first")
        coach.receive(.ended(.failed(.networkUnavailable(detail: "127.0.0.1 refused the connection"))))
        let shown = coach.shown.map { $0.drop { "▌ ".contains($0) } }.joined(separator: " ")
        #expect(shown.contains("127.0.0.1 refused the connection"))
        #expect(coach.shown.contains { $0.contains("Ctrl-R tries again") })
        let effects = coach.press(.control("r"), at: 5)
        guard case .startReply(let sent, _)? = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(sent.map(\.text) == ["first"])
        #expect(coach.messages.map(\.text) == ["first"])
        #expect(coach.isReplying)
    }

    @Test func `a cut answer can be continued`() {
        var coach = CoachState.asking("first", soFar: "half")
        coach.receive(.ended(.failed(.streamingError(detail: "closed"))))
        #expect(coach.messages.last?.completion == .cut)
        let effects = coach.press(.control("g"), at: 5)
        #expect(effects.contains { if case .startReply(let messages, 2) = $0 { messages.count == 3 } else { false } })
    }

    @Test func `an empty answer is a failure, not silence`() {
        var coach = CoachState.asking("first")
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.messages.last?.completion == .failed(.invalidResponse(detail: "the answer is empty")))
    }

    @Test func `the wait before a further try is told`() {
        var coach = CoachState.asking("first")
        coach.receive(
            .retrying(afterSeconds: 11.2, attempt: 2, of: 4, reason: .rateLimitExceeded(retryAfterSeconds: 11.2)))
        #expect(coach.shown.contains { $0.contains("Rate limited. Try 2 of 4 in 12 s") })
    }
}

@Suite struct `Saving the answer as it grows` {
    private func saves(_ effects: [CoachEffect]) -> [String] {
        effects.compactMap { if case .save(let message, _) = $0 { message.text } else { nil } }
    }

    @Test func `at most twice a second, the last piece by a tick, and at the end`() {
        var coach = CoachState.asking("first")
        #expect(saves(coach.receive(.text("a"), at: 1)) == ["a"])
        #expect(coach.receive(.text("b"), at: 1.1) == [.scheduleTick(after: 0.5)])
        #expect(coach.receive(.text("c"), at: 1.2).isEmpty)
        #expect(saves(coach.apply(.tick(at: second(1.6)))) == ["abc"])
        #expect(coach.apply(.tick(at: second(2.2))).isEmpty)
        #expect(saves(coach.receive(.text("d"), at: 2.3)) == ["abcd"])
        #expect(saves(coach.receive(.ended(.finished(.stop)), at: 2.4)) == ["abcd"])
    }

    @Test func `an idle coach asks for no tick`() {
        var coach = CoachState.fresh()
        #expect(coach.press(.character("a")) == [.scheduleTick(after: 1)])
        #expect(coach.press(.character("b")).isEmpty)
        #expect(coach.apply(.tick(at: second(1))) == [.saveDraft("ab")])
        #expect(coach.apply(.tick(at: second(2))).isEmpty)
    }
}
