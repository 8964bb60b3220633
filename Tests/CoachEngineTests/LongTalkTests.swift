import ChatModel
import Foundation
import HealthModel
import JSON
import TestSupport
import Testing

@testable import CoachEngine

@Suite struct `A long talk` {
    private static let turns = 300

    /// Each turn: a question, two calls with their results, an answer.
    private static func talk(_ change: (Int, inout ChatMessage) -> Void = { _, _ in }) -> [ChatMessage] {
        (0..<turns).flatMap { turn -> [ChatMessage] in
            var question = ChatMessage(.person, "Question \(turn): how did I sleep?")
            change(turn, &question)
            guard turn < turns - 1 else { return [question] }
            var asking = ChatMessage(.coach, "")
            asking.toolCalls = (1...2).map {
                ToolCall(id: "c\(turn)-\($0)", name: "metric_stats", argumentsJSON: #"{"metric":"steps"}"#)
            }
            let results = asking.toolCalls.map { call in
                ChatMessage.result(
                    ToolResult(
                        callID: call.id, name: call.name,
                        json: #"{"n":1,"text":"\#(String(repeating: "x", count: 2_000))"}"#))
            }
            return [question, asking] + results + [ChatMessage(.coach, "Answer \(turn): well enough.")]
        }
    }

    private func cost(_ messages: [ChatMessage]) -> Int {
        messages.reduce(0) { $0 + TokenEstimate.tokens(in: $1) }
    }

    /// How many questions the request speaks of: whole, in short, and counted.
    private func spokenOf(_ messages: [ChatMessage]) throws -> (whole: Int, short: Int, counted: Int) {
        let first = try #require(messages.first?.text)
        let short = first.split(separator: "\n").count { $0.hasPrefix(#"{"asked":"#) }
        let counted = first.split(separator: "\n").compactMap { JSONValue(String($0)) }
            .compactMap { $0["earlier_questions_not_listed"].integer }.first
        return (messages.count { $0.author == .person }, short, counted ?? 0)
    }

    @Test(arguments: [2_000, 6_000, 24_000, 200_000])
    func `keeps to its budget, and each turn is whole, in short or counted`(_ tokens: Int) throws {
        let kept = HistoryBudget(tokens: tokens).trimmed(Self.talk())
        #expect(cost(kept) <= tokens)
        let spoken = try spokenOf(kept)
        #expect(spoken.whole + spoken.short + spoken.counted == Self.turns)
        #expect(spoken.whole >= 1 && spoken.short >= 3)
        // The newest are those that are said most of.
        #expect(kept.last?.text == "Question 299: how did I sleep?" || kept.count == 1)
        #expect(kept.first?.text.contains("Question \(Self.turns - spoken.whole - 1): ") == true)
    }

    @Test func `sends no result without its call, and no call without its results`() {
        for tokens in [2_000, 5_000, 9_000, 24_000, 100_000] {
            let kept = HistoryBudget(tokens: tokens).trimmed(Self.talk())
            let calls = kept.flatMap(\.toolCalls).map(\.id)
            let results = kept.compactMap { $0.toolResult?.callID }
            #expect(calls == results)
            #expect(kept.first?.author == .person)
        }
    }

    @Test func `puts a question of a megabyte in short, and keeps what came after it whole`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = Self()
                let kept = HistoryBudget(tokens: 24_000).trimmed(
                    Self.talk { turn, message in
                        if turn == 297 { message.text = "Long: " + String(repeating: "blah ", count: 200_000) }
                    })
                #expect(suite.cost(kept) <= 24_000)
                let spoken = try suite.spokenOf(kept)
                #expect(spoken.whole == 2 && spoken.whole + spoken.short + spoken.counted == Self.turns)
                let line = try #require(kept.first?.text.split(separator: "\n").first { $0.contains("Long: blah") })
                #expect(line.utf8.count < 600 && line.contains("…"))
            }
        }
    }

    @Test func `begins alike from one question to the next, so that a provider's cache holds`() {
        let all = Self.talk()
        let budget = HistoryBudget(tokens: 24_000)
        func beginning(_ messages: [ChatMessage]) -> String? { budget.trimmed(messages).first?.text }
        let ends = all.indices.filter { all[$0].author == .person }.suffix(20)
        let beginnings = ends.map { beginning(Array(all[...$0])) }
        #expect(Set(beginnings.map { $0 ?? "" }).count <= 11)
    }

    @Test func `shows in the request to look at what goes in short`() async throws {
        let engine = CoachEngine(health: FixtureHealth(), consent: { _ in .everything })
        let request = await engine.request(
            for: Self.talk(), on: today, from: ModelReference(provider: .custom, model: "m"))
        let first = try #require(request.messages.first?.text)
        #expect(first.hasPrefix("<earlier_turns>\n") && first.contains("</earlier_turns>\n\nQuestion "))
        #expect(first.contains(#""answered":"Answer "#) && first.contains(#""tools":["metric_stats","metric_stats"]"#))
        #expect(cost(request.messages) + TokenEstimate.tokens(in: request.system) <= ReplyOptions().contextTokens)
    }
}
