import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing
import TodayScreen

@testable import App
@testable import CoachScreen

private let elsewhere = ModelRecipient(.elsewhere, host: "api.example.com")

extension CoachState {
    fileprivate static func offline(
        _ reader: ModelRecipient = elsewhere, width: Int = 80, height: Int = 22
    ) -> CoachState {
        var state = fresh(width: width, height: height)
        state.privacy.preview = .never
        state.privacy.consents[remote.provider] = .init(host: reader.host, shared: [.sleep])
        _ = state.apply(.readerKnown(remote, reader))
        _ = state.apply(.networkChanged(isOffline: true))
        return state
    }

    @discardableResult fileprivate mutating func ask(_ text: String, at now: Double = 0) -> [CoachEffect] {
        type(text)
        return press(KeyPress(.enter), at: now)
    }

    fileprivate mutating func goOnline() { _ = apply(.networkChanged(isOffline: false)) }

    /// Sends what is due, and gives the store's yes.
    @discardableResult fileprivate mutating func sendDue(at now: Double = 60) -> [CoachEffect] {
        claimed(by: apply(.waitingDue(at: second(now))), at: now)
    }

    fileprivate mutating func claimed(by effects: [CoachEffect], wasThere: Bool = true, at now: Double) -> [CoachEffect]
    {
        for case .claimWaiting(let question, let message, _) in effects {
            return apply(.waitingClaimed(question, message, wasThere: wasThere, at: second(now)))
        }
        return []
    }

    fileprivate var texts: [String] { waitingHere.map(\.text) }
}

extension [CoachEffect] {
    fileprivate var added: [WaitingQuestion] {
        compactMap { if case .addWaiting(let question, _) = $0 { question } else { nil } }
    }
    fileprivate var claims: Bool { contains { if case .claimWaiting = $0 { true } else { false } } }
    fileprivate var attempts: [Int] {
        compactMap { if case .scheduleWaiting(let attempt) = $0 { attempt } else { nil } }
    }
}

@Suite struct `A question without a network` {
    @Test func `waits in its place, and is no message`() {
        var chat = CoachState.offline()
        let effects = chat.ask("How did I sleep?")
        #expect(effects.added.map(\.text) == ["How did I sleep?"])
        #expect(effects.asked == nil && effects.saved.isEmpty)
        chat.ask("And the night before?")
        #expect(chat.messages.isEmpty)
        #expect(chat.says("You · waits for the network · 1st of 2 · Alt-W"))
        #expect(chat.says("You · waits for the network · 2nd of 2"))
        #expect(chat.says("And the night before?"))
        #expect(chat.editor.isEmpty)
    }

    @Test(arguments: [
        ModelRecipient(.local, host: "192.168.1.4:11434"), ModelRecipient(.elsewhere, host: "127.0.0.1:11434"),
        ModelRecipient(.elsewhere, host: "localhost:8080"),
    ])
    func `does not wait for a model of this machine`(reader: ModelRecipient) {
        var chat = CoachState.offline(reader)
        #expect(chat.ask("Hello").asked?.map(\.text) == ["Hello"])
        #expect(chat.waiting.all.isEmpty)
    }

    @Test func `does not wait for the offline coach`() {
        var chat = CoachState.fresh(offline)
        _ = chat.apply(.readerKnown(offline, ModelRecipient(.offline, host: "")))
        _ = chat.apply(.networkChanged(isOffline: true))
        #expect(chat.ask("Hello").asked != nil)
    }

    @Test func `asks nothing before it waits`() {
        var chat = CoachState.offline()
        chat.privacy.consents = [:]
        chat.privacy.preview = .always
        #expect(chat.ask("Hello").added.first?.terms.shared == nil)
        #expect(chat.gate == nil)
    }

    @Test func `that tells of a crisis is answered here at once`() throws {
        var chat = CoachState.offline()
        let question = try #require(chat.ask("I want to die").added.first)
        let effects = chat.apply(.waitingScreened(question.id, isUrgent: true, at: second(0)))
        #expect(effects.contains(.removeWaiting(question.id)))
        #expect(effects.saved.map(\.text) == ["I want to die"])
        #expect(effects.contains { if case .startReplyHere = $0 { true } else { false } })
        #expect(effects.asked == nil, "nothing goes to the provider")
        #expect(chat.waiting.all.isEmpty && chat.isReplying)
        chat.receive(.text("I hear you."))
        #expect(chat.says("Offline coach"))
    }

    @Test func `waits on after a look that found nothing`() throws {
        var chat = CoachState.offline()
        let question = try #require(chat.ask("Steps?").added.first)
        #expect(chat.apply(.waitingScreened(question.id, isUrgent: false, at: second(0))).isEmpty)
        #expect(chat.texts == ["Steps?"])
    }

    @Test func `is one of a hundred at most`() {
        var chat = CoachState.offline(width: 60, height: 18)
        for number in 1...100 { chat.ask("Question \(number)") }
        #expect(chat.ask("One more").added.isEmpty)
        #expect(chat.notice == "100 questions wait already; delete one of them, or wait for the network")
        #expect(chat.editor.text == "One more")
        #expect(chat.waiting.all.count == 100)
        #expect(chat.says("1st of 100"))
        chat.editor.setText("")
        chat.press(KeyPress(.up, .alt))
        #expect(chat.says("100th of 100"))
        for size in [Size(width: 40, height: 10), Size(width: 1, height: 1), Size(width: 200, height: 50)] {
            _ = chat.apply(.resized(size))
            #expect(chat.shown.count == size.height)
        }
    }

    @Test func `changed after it was sent waits beside the old one`() {
        var chat = CoachState.offline()
        chat.goOnline()
        chat.ask("Steps?")
        chat.receive(.text("Many."))
        chat.receive(.ended(.finished(.stop)))
        let sent = chat.messages[0].id
        _ = chat.apply(.networkChanged(isOffline: true))
        chat.press(KeyPress(.character("e"), .alt))
        chat.editor.setText("Steps today?")
        #expect(chat.press(KeyPress(.enter)).added.map(\.place) == [.beside(sent)])
        #expect(chat.messages.map(\.text) == ["Steps?", "Many."], "nothing is taken away before it is sent")
        chat.goOnline()
        #expect(chat.sendDue().asked?.map(\.text) == ["Steps today?"])
        #expect(chat.tree.messages.map(\.text).filter { !$0.isEmpty } == ["Steps?", "Many.", "Steps today?"])
    }
}

@Suite struct `A waiting question in the transcript` {
    private func chat() -> CoachState {
        var chat = CoachState.offline()
        for text in ["one", "two", "three"] { chat.ask(text) }
        return chat
    }

    @Test func `is changed in its place with the keys of every edit`() {
        var chat = chat()
        chat.type("a draft")
        chat.press(KeyPress(.character("w"), .alt))
        chat.press(KeyPress(.down))
        #expect(chat.keyHints.first?.label == "change it")
        chat.press(KeyPress(.enter))
        #expect(chat.editor.text == "two")
        #expect(chat.says("editing waiting question 2 of 3"))
        chat.type(" and a half")
        let effects = chat.press(KeyPress(.enter), at: 100)
        #expect(chat.texts == ["one", "two and a half", "three"])
        #expect(chat.waitingHere[1].askedAt == second(100), "it was asked now")
        #expect(effects.contains { if case .changeWaiting = $0 { true } else { false } })
        #expect(chat.editor.text == "a draft")
    }

    @Test func `is left as it was with Esc`() {
        var chat = chat()
        chat.press(KeyPress(.up, .alt))
        chat.press(KeyPress(.enter))
        chat.type("!!")
        chat.press(KeyPress(.escape))
        #expect(chat.texts == ["one", "two", "three"])
        #expect(chat.editing == nil && chat.editor.isEmpty)
    }

    @Test func `is deleted by a second d, and its words can be had back`() {
        var chat = chat()
        chat.press(KeyPress(.character("w"), .alt))
        #expect(chat.press(.character("d")).isEmpty)
        #expect(chat.says("d again deletes it"))
        chat.press(KeyPress(.escape))
        #expect(chat.texts.count == 3)
        chat.press(.character("d"))
        let effects = chat.press(.character("d"))
        #expect(effects.contains { if case .removeWaiting = $0 { true } else { false } })
        #expect(chat.texts == ["two", "three"])
        #expect(chat.history.last == "one")
    }

    @Test func `gives way to whatever else is typed`() {
        var chat = chat()
        chat.press(KeyPress(.character("w"), .alt))
        chat.type("Hello")
        #expect(chat.editor.text == "Hello")
        #expect(chat.waiting.selected == nil)
        #expect(chat.texts.count == 3)
    }

    @Test func `goes with its conversation`() throws {
        var chat = chat()
        let talk = try #require(chat.conversation)
        chat.press(KeyPress(.character("o"), .control))
        _ = chat.apply(.conversationsLoaded([talk]))
        #expect(chat.says("3 waiting"))
        chat.press(KeyPress(.character("d"), .control))
        chat.press(KeyPress(.character("d"), .control))
        #expect(chat.waiting.all.isEmpty)
    }

    @Test func `of another conversation is one key away`() throws {
        var chat = chat()
        let talk = try #require(chat.conversation)
        chat.press(KeyPress(.character("n"), .control))
        #expect(chat.says("3 questions wait in other conversations"))
        #expect(chat.press(KeyPress(.character("w"), .alt)).contains(.loadConversation(talk.id)))
        _ = chat.apply(.conversationLoaded(talk, []))
        #expect(chat.texts == ["one", "two", "three"])
    }

    @Test func `of another conversation is sent when nobody reads the open one`() throws {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: SampleReports.today), coach: chat())
        let talk = try #require(app.coach.conversation)
        app.coach.press(KeyPress(.character("n"), .control))
        #expect(app.apply(.coach(.waitingDue(at: second(60)))).isEmpty, "offline still")
        _ = app.apply(.networkChanged(isReachable: true))
        app.screen = .coach
        #expect(app.apply(.coach(.waitingDue(at: second(60)))).isEmpty, "somebody is reading")
        app.screen = .today
        app.coach.type("a draft")
        #expect(app.apply(.coach(.waitingDue(at: second(60)))).isEmpty, "something is being written")
        app.coach.editor.setText("")
        #expect(app.apply(.coach(.waitingDue(at: second(60)))) == [.coach(.loadConversation(talk.id))])
    }

    @Test func `looks so`() {
        var chat = CoachState.asking("Steps?", width: 60, height: 18)
        chat.receive(.text("You walked **7,120** steps."))
        chat.receive(.ended(.finished(.stop)))
        chat.privacy.preview = .never
        chat.privacy.consents[remote.provider] = .init(host: elsewhere.host, shared: [.sleep])
        _ = chat.apply(.readerKnown(remote, elsewhere))
        _ = chat.apply(.networkChanged(isOffline: true))
        chat.ask("And the day before?")
        chat.ask("Which of the two days was the better one for my heart?")
        chat.press(KeyPress(.character("w"), .alt))
        #expect(snapshotDifference(chat.shown, "coach-without-network-60x18") == nil)
        chat.press(KeyPress(.escape))
        _ = chat.apply(.resized(Size(width: 40, height: 10)))
        #expect(snapshotDifference(chat.shown, "coach-without-network-40x10") == nil)
    }
}

@Suite struct `Waiting questions when the network is back` {
    @Test func `are sent one after the other, each after the answer before it`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.ask("two")
        chat.goOnline()
        #expect(chat.sendDue().asked?.map(\.text) == ["one"])
        #expect(chat.texts == ["two"])
        #expect(chat.apply(.waitingDue(at: second(61))).isEmpty, "an answer is arriving")
        chat.receive(.text("First."), at: 62)
        #expect(chat.receive(.ended(.finished(.stop)), at: 63).attempts == [0])
        #expect(chat.sendDue(at: 64).asked?.map(\.text) == ["one", "First.", "two"])
        #expect(chat.waiting.all.isEmpty)
    }

    @Test func `are read anew first: another program may have sent them`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.goOnline()
        #expect(chat.apply(.networkReturned) == [.loadWaiting(thenSend: true)])
        #expect(chat.apply(.waitingLoaded([], thenSend: true, at: second(9))).claims == false)
        #expect(chat.waiting.all.isEmpty)
    }

    @Test func `that another program took are not sent twice`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.goOnline()
        let effects = chat.claimed(by: chat.apply(.waitingDue(at: second(9))), wasThere: false, at: 9)
        #expect(effects.asked == nil)
        #expect(effects.contains(.loadWaiting(thenSend: false)))
        #expect(chat.notice == "Another AirFit has sent or deleted this question")
    }

    @Test func `take a yes after an hour`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.goOnline()
        #expect(chat.apply(.waitingDue(at: second(7_300))).isEmpty)
        #expect(chat.says("You asked this 2 hours ago. Alt-W, then s sends it"))
        chat.press(KeyPress(.character("w"), .alt), at: 7_301)
        let effects = chat.press(.character("s"), at: 7_302)
        #expect(chat.claimed(by: effects, at: 7_302).asked?.map(\.text) == ["one"])
    }

    @Test func `take a yes where the model is another one`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.goOnline()
        let other = ModelReference(provider: remote.provider, model: "large-2")
        _ = chat.apply(.modelChanged(other))
        _ = chat.apply(.readerKnown(other, elsewhere))
        #expect(chat.apply(.waitingDue(at: second(9))).isEmpty)
        #expect(chat.says("you asked custom/small-1") || chat.says("You asked custom/small-1"))
    }

    @Test func `take a yes where what is shared has changed`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.goOnline()
        chat.privacy.consents[remote.provider] = .init(host: elsewhere.host, shared: [.sleep, .heart])
        #expect(chat.apply(.waitingDue(at: second(9))).isEmpty)
        #expect(chat.says("What custom may see has changed"))
    }

    @Test func `open no sheet by themselves; with a yes what is to be asked is asked`() {
        var chat = CoachState.offline()
        chat.privacy.consents = [:]
        chat.ask("one")
        chat.goOnline()
        #expect(chat.apply(.waitingDue(at: second(9))).isEmpty)
        #expect(chat.gate == nil)
        chat.press(KeyPress(.character("w"), .alt))
        #expect(chat.press(.character("s")).claims == false)
        guard case .consent? = chat.gate else { return #expect(chat.gate != nil) }
        chat.press(KeyPress(.escape))
        #expect(chat.texts == ["one"], "it waits on")
    }

    @Test func `are told what changed before a yes counts`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.goOnline()
        chat.press(KeyPress(.character("w"), .alt), at: 9_000)
        #expect(chat.press(.character("s"), at: 9_000).claims == false)
        #expect(chat.says("You asked this 2 hours ago"))
        #expect(chat.press(.character("s"), at: 9_001).claims)
    }

    @Test func `stay where they are while one of them is changed`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.press(KeyPress(.up, .alt))
        chat.press(KeyPress(.enter))
        chat.goOnline()
        #expect(chat.apply(.waitingDue(at: second(9))).attempts == [1])
        #expect(chat.press(KeyPress(.escape)).attempts == [0])
        #expect(chat.sendDue().asked != nil)
    }

    @Test func `open their conversation after a restart, and wait there`() {
        var first = CoachState.offline()
        let question = first.ask("one").added[0]
        var chat = CoachState.offline()
        let effects = chat.apply(.waitingLoaded([question], thenSend: false, at: second(9)))
        #expect(effects == [.loadConversation(question.conversation)])
        let talk = Conversation(id: question.conversation, title: "one", startedAt: second(0), updatedAt: second(0))
        _ = chat.apply(.conversationLoaded(talk, []))
        #expect(chat.says("waits for the network"))
        chat.goOnline()
        #expect(chat.sendDue().asked?.map(\.text) == ["one"])
    }

    @Test func `wait again, and first, where the network is gone after all; each try takes the place of the last`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.ask("two")
        chat.goOnline()
        chat.sendDue()
        let effects = chat.receive(.ended(.failed(.networkUnavailable(detail: "no way"))), at: 62)
        #expect(effects.attempts == [1])
        #expect(chat.texts == ["one", "two"])
        #expect(chat.sendDue(at: 100).asked?.map(\.text) == ["one"])
        #expect(chat.receive(.ended(.failed(.networkUnavailable(detail: "no way"))), at: 101).attempts == [2])
        #expect(chat.tree.messages.count == 2, "the question and one answer that failed")
        chat.sendDue(at: 200)
        chat.receive(.text("Well."), at: 201)
        #expect(chat.receive(.ended(.finished(.stop)), at: 202).attempts == [0])
        #expect(chat.messages.map(\.text) == ["one", "Well."])
        #expect(chat.texts == ["two"])
    }

    @Test func `stop behind one that failed for another reason`() {
        var chat = CoachState.offline()
        chat.ask("one")
        chat.ask("two")
        chat.goOnline()
        chat.sendDue()
        #expect(chat.receive(.ended(.failed(.budgetReached(detail: "a day"))), at: 62).attempts.isEmpty)
        #expect(chat.texts == ["two"])
    }
}

@Suite struct `An answer that failed for the network` {
    private func failed(_ end: ReplyEnd, soFar: String = "", _ reader: ModelRecipient = elsewhere) -> CoachState {
        var chat = CoachState.offline(reader)
        chat.goOnline()
        chat.ask("Steps?")
        if !soFar.isEmpty { chat.receive(.text(soFar)) }
        chat.receive(.ended(end))
        return chat
    }

    @Test(arguments: [
        ServiceError.networkUnavailable(detail: "The name h cannot be looked up"), .timeout(detail: "t"),
    ])
    func `offers to wait with one key`(error: ServiceError) {
        var chat = failed(.failed(error))
        #expect(chat.says("Alt-W asks when the network is back"))
        let effects = chat.press(KeyPress(.character("w"), .alt), at: 9)
        #expect(effects.added.map(\.place) == [.again(chat.messages[0].id)])
        #expect(effects.attempts == [1], "the routes may never have gone")
        #expect(!chat.says("Alt-W asks when the network is back"))
        #expect(chat.sendDue().asked?.map(\.text) == ["Steps?"])
        #expect(chat.messages.map(\.text) == ["Steps?"])
    }

    @Test func `that broke off in the middle keeps what came`() {
        var chat = failed(.failed(.streamingError(detail: "")), soFar: "You ")
        _ = chat.apply(.networkChanged(isOffline: true))
        chat.press(KeyPress(.character("w"), .alt), at: 9)
        #expect(chat.texts == ["Steps?"])
        chat.goOnline()
        chat.sendDue()
        #expect(chat.tree.messages.map(\.text) == ["Steps?", "You ", ""])
    }

    @Test func `of a model of this machine, or for another reason, offers nothing`() {
        #expect(!failed(.failed(.networkUnavailable(detail: "")), ModelRecipient(.local, host: "h")).says("Alt-W"))
        #expect(!failed(.failed(.authenticationFailed(detail: ""))).says("Alt-W"))
    }

    @Test func `is tried again without a network by waiting`() {
        var chat = failed(.failed(.networkUnavailable(detail: "")))
        _ = chat.apply(.networkChanged(isOffline: true))
        #expect(chat.press(KeyPress(.character("r"), .control)).added.count == 1)
        #expect(chat.press(KeyPress(.character("r"), .control)).added.isEmpty)
    }
}
