import ChatModel
import CoachEngine
import Foundation
import HealthModel
import TestSupport
import Testing

@testable import CoachTools

/// Conversations, each of its own, over the same remembered notices.
private struct Visits {
    let notices = MemoryNotices()
    let start = Date(timeIntervalSince1970: 1_773_489_600)

    /// What is shown for a safety of the person when they ask about a day, so many days later.
    /// - Parameter weights: what a tool answers of them, which the model asks first.
    func shown(
        after days: Double = 0, weights: String? = nil, _ adjust: @escaping @Sendable (inout DayReport) -> Void
    ) async -> [String] {
        let model = ScriptedModel()
        if weights != nil { model.add(ScriptedAnswer(calling(call("1", "metric_stats")).map { .say($0) })) }
        model.add(ScriptedAnswer(saying("Fine.").map { .say($0) }))
        var health = FixtureHealth()
        health.adjust = adjust
        let moment = start.addingTimeInterval(days * 86_400)
        let engine = CoachEngine(
            health: health, consent: { _ in .everything },
            tools: weights.map { json in [CountingTool("metric_stats") { _ in ToolOutcome(json: json) }] } ?? [],
            notices: notices, now: { moment })
        var shown: [String] = []
        for await event in engine.reply(from: model, to: [ChatMessage(.person, "how was my day?")], on: today) {
            if case .safety(let notice) = event { shown.append(notice.reading?.concern.rawValue ?? "other") }
        }
        return shown
    }
}

private func oxygen(_ value: Double) -> @Sendable (inout DayReport) -> Void {
    { $0.comparisons[.bloodOxygen]?.value = value }
}

private func weight(from first: Double, to last: Double) -> @Sendable (inout DayReport) -> Void {
    { $0.comparisons[.weight]?.recent = [first, first, first, last, last, last] }
}

@Suite struct `A notice about measured values` {
    private let visits = Visits()

    @Test func `is shown once, in whatever conversation, until what it is about grows`() async {
        #expect(await visits.shown(weight(from: 80, to: 75.5)) == ["weight_loss"])
        #expect(await visits.shown(after: 1, weight(from: 80, to: 75.5)) == [])
        #expect(await visits.shown(after: 2, weight(from: 80, to: 75)) == [], "not for another half kilogram")
        #expect(await visits.shown(after: 9, weight(from: 80, to: 71.5)) == ["weight_loss"])
        #expect(await visits.shown(after: 10, weight(from: 80, to: 75.5)) == [], "nor when it shrinks")
    }

    @Test func `of a loss goes by the day's report, not by the longer look of a tool`() async {
        let (first, last) = (today.advanced(by: -80).iso, today.iso)
        let weights = """
            {"metric":"weight_kg","n":80,"missing":1,"mean":83,"first":86,"first_date":"\(first)","last":75.5,
            "last_date":"\(last)"}
            """
        #expect(await visits.shown(weight(from: 80, to: 75.5)) == ["weight_loss"])
        #expect(await visits.shown(after: 1, weights: weights, weight(from: 80, to: 75.5)) == [])
        // Where the report shows none, what the tool saw is told.
        let others = Visits()
        #expect(await others.shown(weights: weights) { $0.comparisons[.weight]?.recent = [] } == ["weight_loss"])
    }

    @Test func `is shown again when the sign comes back after months, not while it goes on`() async {
        for month in 0..<4 {
            #expect(await visits.shown(after: Double(month) * 30, oxygen(91)) == (month == 0 ? ["blood_oxygen"] : []))
        }
        #expect(await visits.shown(after: 90 + 61, oxygen(91)) == ["blood_oxygen"])
    }

    @Test func `of a change is dismissed for good`() async throws {
        _ = await visits.shown(weight(from: 80, to: 75.5))
        try await visits.notices.dismiss(.weightLoss, at: visits.start)
        #expect(await visits.shown(after: 1, weight(from: 80, to: 60)) == [])
        #expect(await visits.shown(after: 400, weight(from: 80, to: 60)) == [])
        try await visits.notices.restoreNotices()
        #expect(await visits.shown(after: 401, weight(from: 80, to: 60)) == ["weight_loss"])
    }

    @Test func `of a value that is to be looked into today comes back when it gets graver`() async throws {
        _ = await visits.shown(oxygen(91))
        try await visits.notices.dismiss(.bloodOxygen, at: visits.start)
        #expect(await visits.shown(after: 300, oxygen(91)) == [])
        #expect(await visits.shown(after: 301, oxygen(87)) == ["blood_oxygen"])
    }

    @Test func `gives way to the next one once it was shown`() async {
        let both: @Sendable (inout DayReport) -> Void = { report in
            oxygen(91)(&report)
            weight(from: 80, to: 75.5)(&report)
        }
        #expect(await visits.shown(both) == ["blood_oxygen"])
        #expect(await visits.shown(both) == ["weight_loss"])
        #expect(await visits.shown(both) == [])
    }

    @Test func `is shown where nobody can say whether it was`() async {
        await visits.notices.fail(.readOnly)
        #expect(await visits.shown(oxygen(91)) == ["blood_oxygen"])
        #expect(await visits.shown(oxygen(91)) == ["blood_oxygen"])
    }

    @Test func `is not used up by looking at the request`() async {
        var health = FixtureHealth()
        health.adjust = oxygen(91)
        let engine = CoachEngine(health: health, consent: { _ in .everything }, notices: visits.notices)
        let request = await engine.request(
            for: [ChatMessage(.person, "how was my day?")], on: today,
            from: ModelReference(provider: .openAI, model: "m"))
        #expect(request.system.contains("blood oxygen"))
        #expect(await visits.shown(oxygen(91)) == ["blood_oxygen"])
    }

    @Test func `of a crisis is shown every time`() async {
        let engine = CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, notices: visits.notices)
        for _ in 0..<2 {
            let model = ScriptedModel()
            model.add(ScriptedAnswer(saying("I am here.").map { .say($0) }))
            var concerns: [SafetyNotice.Concern] = []
            for await event in engine.reply(
                from: model, to: [ChatMessage(.person, "I want to kill myself")], on: today)
            {
                if case .safety(let notice) = event { concerns.append(notice.concern) }
            }
            #expect(concerns == [.crisis])
        }
    }
}
