import Canvas
import ChatModel
import Foundation
import CoachScreen
import Synchronization
import TestSupport
import Testing

@testable import AppStore

@MainActor @Suite(.timeLimit(.minutes(10))) struct `A talk` {
    @Test func `an answer streams onto the screen and is kept`() async {
        let person = await Scenario.asking()
        #expect(person.model.requests.map { $0.messages.map(\.text) } == [["How did I sleep?"]])
        person.model.say(.text("Seven "))
        await person.until { _ in person.shows("Seven") }
        #expect(person.state.coach.isReplying)
        person.model.say(.text("**hours**."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        let difference = snapshotDifference(person.shown, "answered-80x24")
        #expect(difference == nil, "\(difference ?? "")")
        await person.store.writes.drain()
        #expect(await person.saved() == ["person complete: How did I sleep?", "coach complete: Seven **hours**."])
    }

    @Test func `the next question carries the conversation so far`() async {
        let person = await Scenario.asking("one")
        person.model.say(.text("first"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        person.type("two")
        person.press(KeyPress(.enter))
        #expect(person.model.requests.last?.messages.map(\.text) == ["one", "first", "two"])
    }

    @Test func `escape stops the reply; what arrived stays, what comes late is ignored`() async {
        let person = await Scenario.asking()
        person.model.say(.text("Seven hours"))
        await person.until { _ in person.shows("Seven hours") }
        person.press(KeyPress(.escape))
        #expect(person.model.stoppedCount == 1)
        let turn = person.state.coach.turn
        person.store.send(.coach(.replyEvent(.text(" and more"), turn: turn, at: Date(timeIntervalSince1970: 0))))
        #expect(person.state.coach.messages.last?.text == "Seven hours")
        #expect(!person.shows("and more"))
        await person.store.writes.drain()
        #expect(await person.saved().last == "coach stopped: Seven hours")
    }

    @Test func `control-C stops the reply from the dashboard too, then says how to quit`() async {
        let person = await Scenario.asking()
        person.press(.control("t"), .control("c"))
        #expect(!person.state.coach.isReplying)
        #expect(person.performed.isEmpty)
        person.press(.control("c"))
        #expect(person.footer.contains("Ctrl-Q quits AirFit."))
        person.press(KeyPress(.down))
        #expect(!person.footer.contains("Ctrl-Q quits AirFit."))
    }

    @Test func `a server that is down is said in the transcript, with the key to try again`() async {
        let person = await Scenario.asking()
        person.model.say(.ended(.failed(.networkUnavailable(detail: "127.0.0.1 refused the connection"))))
        await person.until { !$0.coach.isReplying }
        #expect(person.shows("127.0.0.1 refused the connection"))
        person.press(.control("r"))
        #expect(person.model.requests.map { $0.messages.map(\.text) } == [["How did I sleep?"], ["How did I sleep?"]])
    }

    @Test func `a store that cannot save says so and the conversation goes on`() async {
        let person = await Scenario.opened()
        await person.conversations.fail(.diskFull)
        person.press(.control("t"))
        person.type("hello")
        person.press(KeyPress(.enter))
        await person.until { $0.coach.notice != nil }
        #expect(person.shows("The disk is full; this conversation is not being saved."))
        person.model.say(.text("Good day."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        #expect(person.shows("Good day."))
    }

    @Test func `what a full disk did not take is written when there is room again`() async {
        let person = await Scenario.opened()
        await person.conversations.fail(.diskFull)
        person.press(.control("t"))
        person.type("hello")
        person.press(KeyPress(.enter))
        person.model.say(.text("Good day."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying && $0.coach.notice != nil }
        await person.store.writes.drain()
        await person.conversations.fail(nil)
        #expect(await person.saved().isEmpty)
        person.type("more")
        person.press(KeyPress(.enter))
        await person.until { $0.coach.isReplying }
        await person.store.writes.drain()
        #expect(await person.saved().starts(with: ["person complete: hello", "coach complete: Good day."]))
    }

    @Test func `what arrived is saved within a second, also when the stream pauses`() async {
        let person = await Scenario.asking()
        person.model.say(.text("one"), .text(" two"))
        await person.until { _ in person.shows("one two") }
        await person.store.writes.drain()
        #expect(await person.saved().last == "coach streaming: one")
        let revision = person.store.revision
        person.timer.elapse()
        await person.until { _ in person.store.revision > revision }
        await person.store.writes.drain()
        #expect(await person.saved().last == "coach streaming: one two")
    }

    @Test func `a draft is kept when the typing pauses`() async {
        let person = await Scenario.opened()
        person.press(.control("t"))
        person.type("half a quest")
        let revision = person.store.revision
        person.timer.elapse()
        await person.until { _ in person.store.revision > revision }
        await person.store.writes.drain()
        #expect(person.drafts.all == ["half a quest"])
        #expect(person.timer.pauseCount == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Leaving` {
    @Test func `nothing to lose quits at once`() async {
        let person = await Scenario.opened()
        person.press(.control("q"))
        #expect(person.performed == [.quit])
    }

    @Test func `while an answer arrives it asks first`() async {
        let person = await Scenario.asking()
        person.press(.control("q"))
        #expect(person.shows("An answer is still arriving."))
        person.press(.character("n"))
        #expect(person.performed.isEmpty)
        #expect(person.state.coach.isReplying)
        person.press(.control("q"), .character("y"))
        #expect(person.performed == [.quit])
    }

    @Test(arguments: [KeyPress.control("o"), KeyPress(.function(2)), .control("k"), KeyPress(.function(1))])
    func `closing keeps what arrived, whatever lies over the chat`(open: KeyPress) async {
        let person = await Scenario.asking()
        person.model.say(.text("Seven hours"))
        await person.until { _ in person.shows("Seven hours") }
        person.press(open)
        await person.store.close()
        #expect(person.model.stoppedCount == 1)
        #expect(await person.saved().last == "coach stopped: Seven hours")
    }

    @Test func `closing keeps the draft, and a question that waited for its turn`() async {
        let person = await Scenario.asking("one")
        person.type("two")
        person.press(KeyPress(.enter))
        person.type("three")
        await person.store.close()
        #expect(person.drafts.all.last == "two\nthree")
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Conversations` {
    /// Two conversations, the second of them open.
    private func talkedTwice() async -> Scenario {
        let person = await Scenario.asking("first talk")
        person.model.say(.text("first answer"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        person.press(.control("n"))
        person.type("second talk")
        person.press(KeyPress(.enter))
        person.model.say(.text("second answer"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        return person
    }

    @Test func `the list holds what was just said, and opens a conversation under its title`() async {
        let person = await talkedTwice()
        person.press(.control("o"))
        await person.until { $0.coach.list?.all != nil }
        #expect(Set(person.state.coach.list?.shown.map(\.title) ?? []) == ["first talk", "second talk"])
        person.type("first")
        person.press(KeyPress(.enter))
        await person.until { $0.coach.conversation?.title == "first talk" }
        #expect(person.shows("first answer"))
        #expect(!person.shows("second answer"))
    }

    @Test func `a question sent while another conversation loads stays in its own`() async {
        let person = await talkedTwice()
        person.press(.control("o"))
        await person.until { $0.coach.list?.all != nil }
        person.type("first")
        person.press(KeyPress(.enter))
        person.type("third question")
        person.press(KeyPress(.enter))
        person.model.say(.text("third answer"), .ended(.finished(.stop)))
        await person.until { $0.coach.messages.last?.text == "third answer" }
        #expect(person.state.coach.conversation?.title == "second talk")
    }

    @Test func `a deleted one is gone, a renamed one keeps its name`() async throws {
        let person = await talkedTwice()
        person.press(KeyPress(.function(2)))
        person.type("!")
        person.press(KeyPress(.enter), .control("o"))
        await person.until { $0.coach.list?.all != nil }
        person.type("first")
        person.press(.control("d"), .control("d"))
        await person.store.writes.drain()
        #expect(try await person.conversations.conversations(limit: 10).map(\.title) == ["second talk!"])
    }

    @Test func `are found by what was said in them, and opened there`() async {
        let person = await talkedTwice()
        person.press(.control("o"))
        await person.until { $0.coach.list?.all != nil }
        person.type("first ans")
        await person.until { state in state.coach.list?.shown.map(\.title) == ["first talk"] }
        #expect(person.shows("Coach  first answer"))
        person.press(KeyPress(.down), KeyPress(.enter))
        await person.until { $0.coach.conversation?.title == "first talk" }
        #expect(person.shows("Find: first ans") && person.shows("1 of 1 message"))
        person.press(KeyPress(.escape))
        #expect(!person.shows("Find:"))
    }

    @Test func `get a proposed name, a pin, and a file`() async throws {
        let exported = Mutex<[TalkExport]>([])
        let person = await Scenario.asking("Hi, can you tell me how I slept?") { services in
            services.exportTalks = { export in
                exported.withLock { $0.append(export) }
                return TalkExport.Outcome("Written: \(export.path).", isProblem: false)
            }
        }
        person.model.say(.text("Well."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        person.press(KeyPress(.function(2)), KeyPress(.tab))
        await person.until { _ in person.shows("Name: How I slept") }
        person.press(KeyPress(.enter), .control("o"))
        await person.until { $0.coach.list?.all != nil }
        person.press(.control("p"), .control("e"), KeyPress(.enter))
        await person.until { $0.coach.notice == "Written: ~/how-i-slept.md." }
        #expect(exported.withLock { $0.map(\.path) } == ["~/how-i-slept.md"])
        let talk = try #require(await person.conversations.conversations(limit: 9).first)
        #expect(talk.title == "How I slept" && talk.isPinned)
    }
}
