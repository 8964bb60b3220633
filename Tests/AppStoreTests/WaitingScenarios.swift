@testable import AppStore
import Canvas
import ChatModel
import CoachScreen
import Foundation
import Synchronization
import TestSupport
import Testing

/// The link of a machine, moved by a test.
private struct Link: Sendable {
    let changes: AsyncStream<Bool>
    private let change: AsyncStream<Bool>.Continuation

    /// - Parameter isUp: how it is at first.
    init(isUp: Bool) {
        (changes, change) = AsyncStream.makeStream(of: Bool.self)
        change.yield(isUp)
    }

    func goes(_ isUp: Bool) { change.yield(isUp) }
}

/// The models that were asked, in order.
private final class Asked: Sendable {
    private let all = Mutex<[ModelReference]>([])
    var models: [ModelReference] { all.withLock { $0 } }
    func note(_ model: ModelReference) { all.withLock { $0.append(model) } }
}

extension AppServices {
    /// With a model elsewhere, a link, and pauses that are over at once.
    fileprivate mutating func use(_ link: Link, _ conversations: MemoryConversations? = nil) {
        if let conversations { self.conversations = conversations }
        waiting = self.conversations as? any WaitingKeeping
        reachability = { link.changes }
        requests.reader = { _ in ModelRecipient(.elsewhere, host: "api.example.com") }
        requests.prepare = { (_, _, model) async throws(ServiceError) in
            PreparedRequest(
                OutgoingRequest(model: model, url: "https://api.example.com", headers: [], body: [], instructions: ""),
                reader: ModelRecipient(.elsewhere, host: "api.example.com"), tokens: 1)
        }
        pause = { _ in await Task.yield() }
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Questions without a network` {
    private func offline(_ link: Link, _ conversations: MemoryConversations? = nil) async -> Scenario {
        let person = await Scenario.opened { $0.use(link, conversations) }
        await person.until { $0.isOffline }
        if person.state.screen == .today { person.press(.control("t")) }
        return person
    }

    private func ask(_ text: String, _ person: Scenario) {
        person.type(text)
        person.press(KeyPress(.enter))
    }

    /// Has the first question sent, and says yes to what is asked before it goes out: what is shared, and the request.
    private func sendFirst(_ person: Scenario) async {
        person.press(KeyPress(.character("w"), .alt), KeyPress(.character("s")))
        for _ in 0..<1_000 where person.state.coach.gate != nil {
            person.press(KeyPress(.enter))
            await Task.yield()
        }
        #expect(person.state.coach.gate == nil)
    }

    private func agree(_ person: Scenario) async {
        await sendFirst(person)
        await person.until { $0.coach.isReplying }
    }

    @Test func `wait, are kept, and go out in their order with a yes to what has to be asked`() async throws {
        let link = Link(isUp: false)
        let person = await offline(link)
        ask("one", person)
        ask("two", person)
        #expect(person.shows("waits for the network · 2nd of 2"))
        await person.store.writes.drain()
        #expect(try await person.conversations.waitingQuestions().map(\.text) == ["one", "two"])
        #expect(person.model.requests.isEmpty)
        link.goes(true)
        await person.until { !$0.isOffline && $0.coach.notice?.hasPrefix("A question that waited") == true }
        #expect(person.model.requests.isEmpty, "nobody said yet what may be shared")
        await agree(person)
        person.model.say(.text("First."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        await person.until { $0.coach.isReplying }
        #expect(person.model.requests.map { $0.messages.last?.text } == ["one", "two"])
        person.model.say(.text("Second."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        await person.store.writes.drain()
        #expect(
            await person.saved() == [
                "person complete: one", "coach complete: First.", "person complete: two", "coach complete: Second.",
            ])
        #expect(try await person.conversations.waitingQuestions().isEmpty)
        await person.store.close()
    }

    @Test func `are there in the next run, in their conversation`() async throws {
        let first = await offline(Link(isUp: false))
        ask("one", first)
        await first.store.close()
        let link = Link(isUp: false)
        let next = await offline(link, first.conversations)
        next.store.restoreWaiting()
        await next.until { $0.coach.conversation != nil }
        #expect(next.shows("waits for the network"))
        #expect(next.shows("one"))
        link.goes(true)
        await next.until { $0.coach.notice != nil }
        await agree(next)
        #expect(next.model.requests.count == 1)
        await next.store.close()
    }

    @Test func `go out once from two programs`() async throws {
        let (link, other) = (Link(isUp: false), Link(isUp: false))
        let person = await offline(link)
        ask("one", person)
        await person.store.writes.drain()
        let second = await offline(other, person.conversations)
        second.store.restoreWaiting()
        await second.until { $0.coach.conversation != nil }
        link.goes(true)
        await person.until { $0.coach.notice != nil }
        await agree(person)
        // The other one sees it only now.
        await sendFirst(second)
        await second.until { $0.coach.notice == "Another AirFit has sent or deleted this question" }
        #expect(person.model.requests.count + second.model.requests.count == 1)
        await person.store.close()
        await second.store.close()
    }

    @Test func `of a crisis are answered by the program itself, at once`() async throws {
        let (link, asked) = (Link(isUp: false), Asked())
        let model = ScriptedModel()
        let person = await Scenario.opened {
            $0.use(link)
            $0.isUrgent = { messages, _ in messages.last?.text == "I want to die" }
            $0.reply = { messages, reference, _ in
                asked.note(reference)
                return model.reply(to: ReplyRequest(system: "", messages: messages))
            }
        }
        await person.until { $0.isOffline }
        person.press(.control("t"))
        ask("Steps?", person)
        ask("I want to die", person)
        await person.until { $0.coach.isReplying }
        #expect(asked.models.map(\.provider) == [.offline])
        #expect(person.state.coach.waitingHere.map(\.text) == ["Steps?"])
        await person.store.close()
        #expect(try await person.conversations.waitingQuestions().map(\.text) == ["Steps?"])
    }

    @Test func `stay when the disk does not let one out`() async {
        let link = Link(isUp: false)
        let person = await offline(link)
        ask("one", person)
        await person.store.writes.drain()
        link.goes(true)
        await person.until { $0.coach.notice != nil }
        await person.conversations.fail(.readOnly)
        await sendFirst(person)
        await person.until { $0.coach.notice?.hasPrefix("Conversations can be read") == true }
        #expect(person.model.requests.isEmpty)
        #expect(person.state.coach.waitingHere.count == 1)
        await person.store.close()
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `A link that flaps` {
    @Test func `changes nothing until it has stayed as it is for a moment`() async {
        let link = Link(isUp: true)
        let (pauses, ends) = AsyncStream.makeStream(of: Double.self)
        let person = await Scenario.opened {
            $0.use(link)
            $0.reconnecting = ReconnectPolicy { $0.upperBound }
            $0.pause = { seconds in
                ends.yield(seconds)
                // Ends by cancellation: the link has changed again.
                try? await Task.sleep(for: .seconds(3600))
            }
        }
        for _ in 0..<25 {
            link.goes(false)
            link.goes(true)
        }
        link.goes(false)
        var settling = 0
        for await seconds in pauses where seconds == 1 {
            settling += 1
            if settling == 26 { break }
        }
        #expect(!person.state.isOffline)
        await person.store.close()
    }
}

@Suite struct `What goes on when the network is back` {
    private let ends: [ReconnectPolicy] = [
        ReconnectPolicy { $0.lowerBound }, ReconnectPolicy { $0.upperBound },
    ]

    @Test func `begins one kind after the other, what a person waits for first`() {
        let (early, late) = (ends[0], ends[1])
        for (before, after) in zip(ReconnectPolicy.Traffic.allCases, ReconnectPolicy.Traffic.allCases.dropFirst()) {
            #expect(late.delay(of: before) < early.delay(of: after))
        }
    }

    @Test func `begins at no fixed moment`() {
        for traffic in ReconnectPolicy.Traffic.allCases {
            #expect(ends[0].delay(of: traffic) < ends[1].delay(of: traffic))
        }
        #expect(ends[0].settling(isReachable: true) < ends[1].settling(isReachable: true))
    }

    @Test func `is tried at longer and longer intervals, up to a quarter of an hour`() {
        let pauses = (0...8).map { ends[1].pause(attempt: $0) }
        #expect(pauses == [1, 30, 60, 120, 240, 480, 900, 900, 900])
        #expect((1...8).allSatisfy { ends[0].pause(attempt: $0) == pauses[$0] / 2 })
        #expect(ends[1].pause(attempt: .max) == 900)
    }
}
