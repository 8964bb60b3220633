import ChatModel
import Foundation
import TestSupport
import Testing

@Suite struct `Scripted services` {
    private let question = ReplyRequest(system: "", messages: [ChatMessage(.person, "How did I sleep?")])

    @Test func `answer round after round, then say what they are told`() async {
        let call = ToolCall(id: "1", name: "sleep", argumentsJSON: "{}")
        let model = ScriptedModel(.calls(call, saying: "Let me look."), .text("Seven ", "hours."))
        #expect(
            await model.events(question) == [.text("Let me look."), .toolCall(call), .ended(.finished(.toolCalls))])
        #expect(await model.events(question) == [.text("Seven "), .text("hours."), .ended(.finished(.stop))])
        async let last = model.events(question)
        while model.requests.count < 3 { await Task.yield() }
        model.say(.ended(.cancelled))
        #expect(await last == [.ended(.cancelled)])
        #expect(model.stoppedCount == 0)
    }

    @Test func `fail and break off as they are told`() async {
        let model = ScriptedModel(.failure(.overloaded(retryAfterSeconds: 2), after: "Well"))
        model.add(ScriptedAnswer([.say(.text("Seven")), .breakOff]))
        let failed = await model.events(question)
        #expect(failed == [.text("Well"), .ended(.failed(.overloaded(retryAfterSeconds: 2)))])
        #expect(await model.events(question) == [.text("Seven")])
    }

    @Test func `pause by a clock that is turned by hand and wait at a gate`() async {
        let clock = ManualClock()
        let gate = AsyncGate()
        let steps: [ScriptedAnswer.Step] = [
            .say(.text("a")), .pause(seconds: 5), .say(.text("b")), .wait(for: gate), .say(.ended(.finished(.stop))),
        ]
        let model = ScriptedModel(ScriptedAnswer(steps), clock: clock)
        var reply = model.reply(to: question).makeAsyncIterator()
        #expect(await reply.next() == .text("a"))
        await clock.sleeps(1)
        #expect(clock.asked == [5])
        clock.advance(by: 5)
        #expect(await reply.next() == .text("b"))
        await gate.reached()
        gate.open()
        #expect(await reply.next() == .ended(.finished(.stop)))
        #expect(await reply.next() == nil)
    }

    @Test func `stop when their reader goes away`() async {
        let clock = ManualClock()
        let model = ScriptedModel(ScriptedAnswer([.pause(seconds: 5), .say(.text("late"))]), clock: clock)
        let reading = Task { await model.events(question) }
        await clock.sleeps(1)
        reading.cancel()
        #expect(await reading.value == [])
        #expect(model.stoppedCount == 1)
    }

    @Test func `sleep no longer than asked and end when cancelled`() async throws {
        let clock = ManualClock()
        let sleeping = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.sleeps(1)
        clock.advance(by: 2)
        try await sleeping.value
        let cancelled = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.sleeps(2)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(clock.now == 2)
    }

    @Test func `add up what is recorded`() async throws {
        let spending = ScriptedSpending(Spending(dayUSD: 1, monthUSD: 3))
        let model = ModelReference(provider: .custom, model: "m")
        let now = Date(timeIntervalSince1970: 1)
        let usage = TokenUsage(input: 1, output: 1, costUSD: 0.5)
        try await spending.record(RequestRecord(startedAt: now, model: model, usage: usage, outcome: "stop"))
        try await spending.record(RequestRecord(startedAt: now, model: model, usage: nil, outcome: "cancelled"))
        #expect(
            try await spending.spending(at: now) == Spending(dayUSD: 1.5, monthUSD: 3.5, unpricedRequests: 1))
        await spending.fail(.diskFull)
        await #expect(throws: ConversationError.diskFull) { try await spending.spending(at: now) }
    }

    @Test func `offer what is known at once and what is published later`() async {
        let known = ModelOffer(provider: .openAI, providerName: "OpenAI", models: [], source: .builtIn(asOf: "2026-11"))
        var live = known
        live.source = .live
        let offers = ScriptedOffers(known)
        var reader = offers.offers(refresh: true).makeAsyncIterator()
        #expect(await reader.next() == known)
        offers.publish(live)
        #expect(await reader.next() == live)
        offers.finish()
        #expect(await reader.next() == nil)
        #expect(offers.refreshes == [true])
    }
}

extension ScriptedModel {
    fileprivate func events(_ request: ReplyRequest) async -> [ReplyEvent] {
        var events: [ReplyEvent] = []
        for await event in reply(to: request) { events.append(event) }
        return events
    }
}
