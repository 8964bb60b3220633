import ChatModel
import CoachEngine
import Foundation
import TestSupport
import Testing

@testable import CoachTools

@Suite struct `Rounds of tools` {
    private func engine(_ tools: any CoachTool...) -> CoachEngine {
        CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, tools: tools)
    }

    @Test func `what the model calls is run and goes back with its own message`() async {
        let tool = CountingTool { _ in ToolOutcome(json: #"{"n":7}"#) }
        let model = ScriptedModel(answers: [])
        let record = ProviderRecord(model: model.reference, json: #"{"signature":"x"}"#)
        let scripted = ScriptedModel(
            model.reference, answers: [calling(call("a"), saying: "Let me see. ", record: record), saying("Seven.")])
        let events = await engine(tool).events(from: scripted)
        #expect(
            events.map(\.kind) == ["text", "toolCall", "record", "toolResult", "roundBegan 2", "text", "ended"])
        #expect(events.last == .ended(.finished(.stop)))
        #expect(events.results == [ToolResult(callID: "a", name: "look", json: #"{"n":7}"#, seconds: events.seconds)])
        let second = scripted.requests[1].messages
        #expect(second.map(\.author) == [.person, .coach, .tool])
        #expect(second[1].text == "Let me see. " && second[1].toolCalls == [call("a")])
        #expect(second[1].providerRecord == record)
        #expect(second[2].text == #"{"n":7}"# && second[2].answersCall == "a")
        #expect(scripted.requests.map(\.tools) == [[tool.definition], [tool.definition]])
        #expect(scripted.requests[0].system == scripted.requests[1].system, "what is equal is read from a cache")
    }

    @Test func `calls run side by side, are told as they come and go back in the order of the calls`() async {
        let latch = Latch()
        let slow = CountingTool("slow") { _ in
            await latch.wait()
            return ToolOutcome(json: #"{"n":1}"#)
        }
        let quick = CountingTool("quick") { _ in
            await latch.open()
            return ToolOutcome(json: #"{"n":2}"#)
        }
        let model = ScriptedModel(answers: [calling(call("a", "slow"), call("b", "quick")), saying("Done.")])
        let events = await engine(slow, quick).events(from: model)
        #expect(Set(events.results.map(\.callID)) == ["a", "b"], "one after the other would wait for ever")
        #expect(model.requests[1].messages.compactMap(\.answersCall) == ["a", "b"])
    }

    @Test func `equal calls of a turn run once, however they are written`() async {
        let tool = CountingTool()
        let model = ScriptedModel(answers: [
            calling(call("a", "look", #"{"x":1,"y":[2]}"#), call("b", "look", #"{ "y": [2], "x": 1 }"#)),
            calling(call("c", "look", #"{"y":[2],"x":1}"#), call("d", "look", #"{"x":2}"#)), saying("Done."),
        ])
        let events = await engine(tool).events(from: model)
        #expect(Set(events.results.map(\.callID)) == ["a", "b", "c", "d"])
        #expect(tool.runCount == 2)
    }

    @Test func `a call that failed is run again`() async {
        let tool = CountingTool { _ in ToolProblem(.busy, "Busy.").outcome }
        let model = ScriptedModel(answers: [calling(call("a")), calling(call("b")), saying("Done.")])
        let events = await engine(tool).events(from: model)
        #expect(events.results.map(\.errorCode) == ["busy", "busy"])
        #expect(tool.runCount == 2)
    }

    @Test func `what cannot be run is answered with an error and the model goes on`() async {
        let tool = CountingTool { _ in ToolOutcome(json: "{\"text\":\"\(String(repeating: "x", count: 20_000))\"}") }
        var malformed = call("b", "look", "{\"x\":")
        malformed.isMalformed = true
        let long = call("c", "look", "{\"x\":\"\(String(repeating: "x", count: 9000))\"}")
        let model = ScriptedModel(answers: [
            calling(call("a", "lock"), malformed, long, call("d"), call("e", "look", "[1]")), saying("Well."),
        ])
        let events = await engine(tool).events(from: model)
        let codes = Dictionary(uniqueKeysWithValues: events.results.map { ($0.callID, $0.errorCode) })
        #expect(
            codes == [
                "a": "unknown_tool", "b": "invalid_arguments", "c": "limit_exceeded", "d": "limit_exceeded",
                "e": "invalid_arguments",
            ])
        #expect(events.results.allSatisfy { $0.isError && $0.json.utf8.count <= ToolOutcome.mostBytes })
        #expect(tool.runCount == 1)
        #expect(model.requests[1].messages.compactMap(\.answersCall) == ["a", "b", "c", "d", "e"])
        #expect(events.text == "Well.")
    }

    @Test func `many calls of one answer run in pieces of sixteen, equal ones once`() async {
        let crowd = Crowd()
        let tool = CountingTool { _ in
            await crowd.enter()
            await Task.yield()
            await crowd.leave()
            return ToolOutcome(json: "{}")
        }
        let calls = (0..<18).map { ReplyEvent.toolCall(call("\($0)", "look", "{\"x\":\($0 % 17)}")) }
        let model = ScriptedModel(answers: [calls + [.ended(.finished(.toolCalls))], saying("Done.")])
        let events = await engine(tool).events(from: model)
        #expect(tool.runCount == 17, "the eighteenth asks what the first had answered")
        #expect(events.results.count == 18 && events.results.allSatisfy { !$0.isError })
        #expect(model.requests[1].messages.compactMap(\.answersCall) == (0..<18).map { "\($0)" })
        #expect(await crowd.most <= 16)
    }

    @Test func `of very many calls of one answer the first thirty-two run`() async {
        let tool = CountingTool()
        let calls = (0..<36).map { ReplyEvent.toolCall(call("\($0)", "look", "{\"x\":\($0)}")) }
        let model = ScriptedModel(answers: [calls + [.ended(.finished(.toolCalls))], saying("Done.")])
        let events = await engine(tool).events(from: model)
        #expect(tool.runCount == 32)
        #expect(events.results.filter { $0.errorCode == "limit_exceeded" }.map(\.callID) == ["32", "33", "34", "35"])
        #expect(model.requests[1].messages.count == 38)
    }

    @Test func `calls decide, not the reason the model gives for ending`() async {
        let tool = CountingTool()
        let model = ScriptedModel(answers: [[.toolCall(call("a")), .ended(.finished(.stop))], saying("Done.")])
        #expect(await engine(tool).events(from: model).text == "Done.")
        #expect(tool.runCount == 1)
    }

    @Test(arguments: [
        ReplyEnd.failed(.streamingError(detail: "cut")), .finished(.length), .finished(.contentFilter), .cancelled,
    ])
    func `nothing runs when the answer did not end as it should`(end: ReplyEnd) async {
        let tool = CountingTool()
        let model = ScriptedModel(answers: [[.toolCall(call("a")), .ended(end)]])
        #expect(await engine(tool).events(from: model) == [.toolCall(call("a")), .ended(end)])
        #expect(tool.runCount == 0)
    }

    @Test func `six rounds are run; the seventh is told so and a last one may call nothing`() async {
        let tool = CountingTool()
        let rounds = (1...7).map { calling(call("\($0)", "look", "{\"x\":\($0)}")) }
        let model = ScriptedModel(answers: rounds + [saying("That is what I know.")])
        let events = await engine(tool).events(from: model)
        #expect(tool.runCount == 6)
        #expect(events.results.map(\.errorCode) == [nil, nil, nil, nil, nil, nil, "limit_exceeded"])
        #expect(model.requests.map(\.mustNotCall) == [false, false, false, false, false, false, false, true])
        #expect(model.requests[7].messages.last?.answersCall == "7")
        #expect(events.text == "That is what I know." && events.last == .ended(.finished(.stop)))
    }

    @Test func `a model that calls even then ends as failed`() async {
        let rounds = (1...8).map { calling(call("\($0)", "look", "{\"x\":\($0)}")) }
        let model = ScriptedModel(answers: rounds)
        let events = await engine(CountingTool()).events(from: model)
        #expect(events.last == .ended(.failed(.invalidResponse(detail: "the model calls tools without end"))))
        #expect(model.requests.count == 8)
    }

    @Test func `with tools only offered the calls are told and the reply ends there`() async {
        let tool = CountingTool()
        let model = ScriptedModel(answers: [calling(call("a"))])
        let events = await engine(tool).events(from: model, options: ReplyOptions(tools: .offer))
        #expect(events == calling(call("a")))
        #expect(model.requests.map(\.tools) == [[tool.definition]])
        #expect(tool.runCount == 0)
    }

    @Test func `with no tools none are offered, and calls made anyway are told and not run`() async {
        let tool = CountingTool()
        let model = ScriptedModel(answers: [calling(call("a"))])
        let events = await engine(tool).events(from: model, options: ReplyOptions(tools: .none))
        #expect(events == calling(call("a")))
        #expect(model.requests.map(\.tools) == [[]])
        #expect(tool.runCount == 0)
    }

    @Test func `a model known to take no tools is offered none`() async {
        let model = ScriptedModel(answers: [saying("Hello.")])
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, tools: [CountingTool()],
            modelInfo: { ModelInfo($0, canUseTools: false) })
        _ = await engine.events(from: model)
        #expect(model.requests.map(\.tools) == [[]])
    }

    @Test func `one that refuses them is asked again without, says so once, and is not offered any again`() async {
        let refused = ReplyEvent.ended(.failed(.unsupportedParameter(name: "tools", detail: "no tools here")))
        let model = ScriptedModel(answers: [[refused], saying("Hello."), saying("Again.")])
        let notices = Notices()
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, tools: [CountingTool()], notice: notices.tell)
        #expect(await engine.events(from: model) == saying("Hello."))
        #expect(await engine.events(from: model) == saying("Again."))
        #expect(model.requests.map { $0.tools.count } == [1, 0, 0])
        #expect(notices.told == [.toolsNotTaken(model.reference)])
    }

    @Test func `another parameter that is refused stays refused`() async {
        let refused = ReplyEvent.ended(.failed(.unsupportedParameter(name: "temperature")))
        let model = ScriptedModel(answers: [[refused]])
        #expect(await engine(CountingTool()).events(from: model) == [refused])
    }
}

@Suite struct `A turn that is stopped` {
    private let question = [ChatMessage(.person, "How did I sleep?")]

    /// Reads a reply until `event` has come, then stops reading.
    private func events(
        of engine: CoachEngine, _ model: ScriptedModel, until isLast: @escaping @Sendable (ReplyEvent) -> Bool,
        then: @escaping @Sendable () async -> Void = {}
    ) async -> [ReplyEvent] {
        let stopped = Latch()
        let seen = Latch()
        let reading = Task {
            var events: [ReplyEvent] = []
            for await event in engine.reply(from: model, to: question, on: today) where !event.isTold {
                events.append(event)
                if isLast(event) {
                    await seen.open()
                    await stopped.wait()
                }
            }
            return events
        }
        await seen.wait()
        reading.cancel()
        await then()
        await stopped.open()
        let events = await reading.value
        await engine.drain()
        return events
    }

    @Test func `in the middle of its text runs no tool, although the rest comes`() async {
        let tool = CountingTool()
        let model = ScriptedModel()
        let engine = CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, tools: [tool])
        async let all = events(of: engine, model, until: { $0 == .text("Let") }) {
            model.say(.toolCall(call("a")), .ended(.finished(.toolCalls)))
        }
        await model.untilAsked(times: 1)
        model.say(.text("Let"))
        #expect(await all.last == .ended(.cancelled))
        #expect(tool.runCount == 0 && model.requests.count == 1)
    }

    @Test func `while tools run asks nothing more`() async {
        let latch = Latch()
        let slow = CountingTool("slow") { _ in
            await latch.wait()
            return ToolOutcome(json: "{}")
        }
        let model = ScriptedModel(answers: [calling(call("a", "slow"), call("b", "quick"))])
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, tools: [slow, CountingTool("quick")])
        let all = await events(of: engine, model, until: { if case .toolResult = $0 { true } else { false } })
        await latch.open()
        #expect(all.results.map(\.callID) == ["b"])
        #expect(all.last == .ended(.cancelled))
        #expect(model.requests.count == 1)
        // The next request is accepted: neither the calls nor the one result go into it.
        let kept = HistoryBudget(tokens: 10_000).trimmed(
            question + [
                ChatMessage(
                    .coach, "Let me see.", toolCalls: [call("a", "slow"), call("b", "quick")], completion: .stopped,
                    providerRecord: ProviderRecord(model: model.reference, json: "{}")),
                .result(all.results[0]), ChatMessage(.person, "Go on."),
            ])
        #expect(kept.map(\.text) == ["How did I sleep?", "Let me see.", "Go on."])
        #expect(kept[1].toolCalls.isEmpty && kept[1].providerRecord == nil)
    }
}

/// Counts who is inside at the same time.
private actor Crowd {
    private var inside = 0
    private(set) var most = 0

    func enter() {
        inside += 1
        most = max(most, inside)
    }

    func leave() { inside -= 1 }
}

extension ReplyEvent {
    fileprivate var kind: String {
        switch self {
        case .roundBegan(let round): "roundBegan \(round)"
        default: String("\(self)".prefix { $0.isLetter })
        }
    }
}

extension Sequence<ReplyEvent> {
    /// How long the first tool took.
    fileprivate var seconds: Double { results.first?.seconds ?? -1 }
}
