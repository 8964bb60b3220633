import ChatModel
import CoachEngine
import Foundation
import HealthModel
import HealthQuery
import Synchronization
import TestSupport
import Testing

@testable import CoachTools

/// A conversation with a scripted model behind the gate.
struct SafetyTalk {
    var region: String?
    var born: Int?
    var health = FixtureHealth()
    var tools: [any CoachTool] = []
    let model = ScriptedModel()

    func events(_ messages: [ChatMessage], answers: [[ReplyEvent]] = [saying("Fine.")]) async -> [ReplyEvent] {
        for answer in answers { model.add(ScriptedAnswer(answer.map { .say($0) })) }
        let engine = CoachEngine(health: health, consent: { _ in .everything }, tools: tools, region: region)
        var options = ReplyOptions()
        options.persona.wishes = "I weigh 82 kg: tease me"
        options.person.profile.birthDate = born.flatMap { CivilDay(year: $0, month: 1, day: 1) }
        var events: [ReplyEvent] = []
        for await event in engine.reply(from: model, to: messages, on: today, options: options) { events.append(event) }
        return events
    }

    func notices(_ prompt: String) async -> [SafetyNotice] {
        await events([ChatMessage(.person, prompt)]).compactMap { event in
            if case .safety(let notice) = event { notice } else { nil }
        }
    }
}

@Suite struct `The safety gate` {
    private let tools = QueryToolkit(FixtureQuery()) { ToolClock(today: today) }.tools

    @Test func `shows the notice before the model's first word, and tells the model`() async throws {
        let talk = SafetyTalk(region: "US", tools: tools)
        let events = await talk.events([ChatMessage(.person, "I have a fever, can I train?")])
        guard case .safety(let notice)? = events.first else { return #expect(Bool(false)) }
        #expect(notice.concern == .illness && events.last == .ended(.finished(.stop)))
        let request = try #require(talk.model.requests.first)
        #expect(request.safety == notice && request.system.contains("no training at all until it is gone"))
        #expect(request.system.contains("Do not repeat it") && !request.tools.isEmpty)
    }

    @Test(arguments: ["I want to kill myself", "I have chest pain and can't breathe"])
    func `a crisis and an emergency send no data and offer no tools`(_ prompt: String) async throws {
        let talk = SafetyTalk(tools: tools)
        _ = await talk.events([ChatMessage(.person, prompt)])
        let request = try #require(talk.model.requests.first)
        #expect(request.tools.isEmpty && !request.system.contains("steps\"") && !request.system.contains("resting_hr"))
        #expect(request.system.contains("# Shown to the person just now"))
        #expect(!request.system.contains("The blend") && !request.system.contains("I weigh 82 kg"))
    }

    @Test
    func `a crisis that another program has stored in the same conversation keeps data back, until another subject`()
        async
    {
        let (id, notices, model) = (UUID(), MemoryNotices(), ScriptedModel())
        let before = ChatMessage(.person, "CANARY how did I sleep?", createdAt: Date(timeIntervalSince1970: 100))
        let question = ChatMessage(.person, "and my steps?", createdAt: Date(timeIntervalSince1970: 300))
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, tools: tools, notices: notices)
        func sent(_ conversation: UUID?, changed: Date? = nil) async -> ReplyRequest {
            var options = ReplyOptions()
            (options.conversation, options.subjectChangedAt) = (conversation, changed)
            return await engine.request(
                for: [before, ChatMessage(.coach, "Well."), question], on: today, options: options,
                from: model.reference)
        }
        #expect(await sent(id).messages.count == 3)
        let crisis = SafetyNotice(.crisis, .now, "Call someone.")
        await notices.speak(of: SpokenCrisis(crisis, at: Date(timeIntervalSince1970: 200)), in: id)
        let kept = await sent(id)
        #expect(kept.messages.map(\.text) == ["and my steps?"] && kept.tools.isEmpty)
        #expect(!kept.system.contains("steps\""))
        #expect(await sent(id, changed: Date(timeIntervalSince1970: 250)).messages.count == 3)
        #expect(await sent(UUID()).messages.count == 3, "another conversation")
    }

    @Test func `after a sign of an eating disorder weight, food and energy stay out, also later in the talk`()
        async throws
    {
        let messages = [
            ChatMessage(.person, "I make myself throw up after dinner"), ChatMessage(.coach, "…"),
            ChatMessage(.person, "what is my weight and what did I burn?"),
        ]
        let call = ToolCall(id: "1", name: "metric_stats", argumentsJSON: #"{"metric":"weight_kg"}"#)
        let talk = SafetyTalk(tools: tools)
        let events = await talk.events(
            messages, answers: [[.toolCall(call), .ended(.finished(.toolCalls))], saying("No.")])
        let request = try #require(talk.model.requests.first)
        #expect(!request.system.contains("weight_kg") && !request.system.contains("active_kcal"))
        #expect(!request.system.contains("activeEnergyKcal") && request.system.contains("on purpose"))
        let result = events.compactMap { event in if case .toolResult(let result) = event { result } else { nil } }
            .first
        #expect(result?.json.contains("left out of this conversation") == true && result?.json.contains("72") == false)
        // One thing is said about what is missing: not that the person keeps it back.
        #expect(result?.json.contains("Settings, Privacy") == false && !request.system.contains("# What is not shared"))
    }

    @Test func `without a sign nothing is shown and nothing changes`() async throws {
        let talk = SafetyTalk(tools: tools)
        let events = await talk.events([ChatMessage(.person, "How did I sleep?")])
        #expect(!events.contains { if case .safety = $0 { true } else { false } })
        let request = try #require(talk.model.requests.first)
        #expect(request.safety == nil && !request.system.contains("# Shown to the person") && !request.tools.isEmpty)
    }

    @Test func `a crisis earlier in the talk is remembered by the offline coach`() async {
        let notice = SafetyNotice(.crisis, .now, "…")
        let coach = OfflineCoach(clock: { ToolClock(today: today) }, moment: { entryMoment }, pace: .zero)
        let messages = [
            ChatMessage(.person, "I want to die"), ChatMessage(.coach, "…", safety: notice),
            ChatMessage(.person, "no one"),
        ]
        #expect(
            await text(of: coach.reply(to: ReplyRequest(system: "", messages: messages))).hasPrefix("I am still here."))
    }
}

@Suite struct `What tools and the day's report return is screened` {
    private func notices(
        _ reply: String, tool: String = "metric_stats", shown: [SafetyNotice] = []
    ) async -> [SafetyNotice] {
        let answering = CountingTool(tool) { _ in ToolOutcome(json: reply) }
        let talk = SafetyTalk(tools: [answering])
        var messages = [ChatMessage(.person, "and?")]
        if let notice = shown.first {
            messages = [ChatMessage(.person, "so?"), ChatMessage(.coach, "…", safety: notice)] + messages
        }
        let events = await talk.events(messages, answers: [calling(call("1", tool)), saying("Done.")])
        return events.enumerated().compactMap { index, event in
            guard case .safety(let notice) = event else { return nil }
            #expect(index > 0 && events[index - 1] == .roundBegan(2), "before the next word")
            return notice
        }
    }

    private static let loss =
        #""metric":"weight_kg","n":9,"first":80,"mean":78,"first_date":"2026-01-20","last":75.9,"last_date":"2026-03-13""#

    @Test(arguments: [
        ("metric_stats", "{\(loss)}"), ("trend", #"{\#(loss),"slope":-0.08,"per_days":1}"#),
        ("compute", #"{"name":"energy_from_trend","value":-500,"weights":{\#(loss)}}"#),
        ("metric_stats", #"{"metric":"steps","also":[{\#(loss)}]}"#),
        (
            "metric_stats",
            #"""
            {"metric":"weight_kg","group_by":"month","rows":[
            {"key":"2026-03","n":4,"sum":305,"first":77,"first_date":"2026-03-01","last":75.9,"last_date":"2026-03-13"},
            {"key":"2026-01","n":5,"sum":395,"first":80,"first_date":"2026-01-20","last":79,"last_date":"2026-02-27"}]}
            """#
        ),
    ])
    func `a quick loss is told whichever tool it was asked of`(tool: String, reply: String) async {
        #expect(await notices(reply, tool: tool).map(\.metric) == ["weight_kg"])
    }

    @Test(arguments: [
        (#"{"metric":"spo2_pct","n":3,"last":91,"last_date":"2026-03-14"}"#, "today spo2_pct"),
        (#"{"metric":"spo2_pct","n":3,"last":93,"last_date":"2026-03-14"}"#, ""),
        (#"{"metric":"spo2_pct","n":3,"last":91,"last_date":"2025-03-14"}"#, ""),
        (#"{"metric":"resting_hr_bpm","n":1,"last":124,"last_date":"2026-03-13"}"#, "today resting_hr_bpm"),
        (#"{"metric":"resting_hr_bpm","n":1,"last":38,"last_date":"2026-03-13"}"#, "visit resting_hr_bpm"),
        (#"{"metric":"resting_hr_bpm","n":1,"last":58,"last_date":"2026-03-13"}"#, ""),
        (#"{"metric":"bp_systolic_mmhg","n":1,"last":186,"last_date":"2026-03-13"}"#, "today bp_systolic_mmhg"),
        (#"{"metric":"bp_diastolic_mmhg","n":1,"last":121,"last_date":"2026-03-13"}"#, "today bp_systolic_mmhg"),
        (#"{"metric":"resp_rate_brpm","n":1,"last":26,"last_date":"2026-03-13"}"#, "today resp_rate_brpm"),
        (#"{"metric":"resp_rate_brpm","n":1,"last":8,"last_date":"2026-03-13"}"#, "today resp_rate_brpm"),
        (#"{"metric":"resp_rate_brpm","n":1,"last":15,"last_date":"2026-03-13"}"#, ""),
        (
            #"{"metric":"weight_kg","n":9,"first":80,"mean":78,"first_date":"2026-01-20","last":75.9,"last_date":"2026-03-13"}"#,
            "visit weight_kg"
        ),
        (
            #"{"metric":"weight_kg","n":9,"first":80,"mean":79,"first_date":"2026-01-20","last":74,"last_date":"2026-03-13"}"#,
            ""
        ),
        (
            #"{"metric":"weight_kg","n":9,"first":80,"mean":78,"first_date":"2025-01-20","last":75,"last_date":"2026-03-13"}"#,
            ""
        ),
        (
            #"{"metric":"weight_kg","n":9,"first":80,"mean":78,"first_date":"2026-01-20","last":77,"last_date":"2026-03-13"}"#,
            ""
        ),
    ]) func `by its thresholds`(_ reply: String, _ expected: String) async {
        let notice = await notices(reply).first
        #expect((notice.map { "\($0.urgency.rawValue) \($0.metric ?? "")" } ?? "") == expected)
        #expect(notice.map { !$0.text.contains(where: \.isNumber) } ?? true, "no value stands in it")
    }

    @Test func `in rows of days too`() async {
        let reply = #"{"rows":[{"date":"2026-03-12","spo2_pct":90},{"date":"2026-03-13","spo2_pct":null}]}"#
        #expect(await notices(reply, tool: "days").first?.metric == "spo2_pct")
    }

    @Test(arguments: [
        (#"{"columns":["date","spo2_pct"],"rows":[["2026-03-13",90],["2026-03-12",97]]}"#, "spo2_pct"),
        (#"{"columns":["weekday","date","min(spo2_pct)"],"rows":[["Friday","2026-03-13",91]]}"#, "spo2_pct"),
        (#"{"columns":["date","spo2_pct"],"rows":[["2025-03-13",90],["2026-03-12",97]]}"#, ""),
        (#"{"columns":["spo2_pct"],"rows":[[90]]}"#, ""),
        (#"{"columns":["date","low"],"rows":[["2026-03-13",90]]}"#, ""),
        (#"{"columns":["date","count(spo2_pct)"],"rows":[["2026-03-13",60]]}"#, ""),
        (#"{"columns":["date","spo2_pct"],"rows":[["2026-03-13",null],["2026-03-13"]]}"#, ""),
    ]) func `in columns of a query that are called by a metric and tell their date`(
        _ reply: String, _ expected: String
    ) async {
        #expect(await notices(reply, tool: "sql_readonly").first?.metric ?? "" == expected)
    }

    @Test(arguments: [
        (#"{"name":"robust_z","metric":"resting_hr_bpm","value":6.1,"today":126}"#, "resting_hr_bpm"),
        (#"{"name":"robust_z","metric":"resting_hr_bpm","value":126,"today":58}"#, ""),
        (
            #"{"name":"normal_range","metric":"resp_rate_brpm","scale":"resp_rate_brpm","recent_mean":26,"recent_n":7}"#,
            "resp_rate_brpm"
        ),
        (
            #"{"name":"normal_range","metric":"resp_rate_brpm","scale":"resp_rate_brpm","recent_mean":26,"recent_n":40}"#,
            ""
        ),
        (
            #"{"name":"outliers","metric":"spo2_pct","rows":[{"z":9,"date":"2026-03-13","value":88}]}"#, "spo2_pct"
        ),
        (#"{"name":"outliers","metric":"spo2_pct","rows":[{"z":9,"date":"2024-03-13","value":88}]}"#, ""),
        (#"{"name":"goal_percentile","metric":"resting_hr_bpm","value":126}"#, ""),
    ]) func `in formulas whose values are the metric's and recent`(_ reply: String, _ expected: String) async {
        #expect(await notices(reply, tool: "compute").first?.metric ?? "" == expected)
    }

    @Test func `and told once in a conversation`() async {
        let reply = #"{"metric":"spo2_pct","n":3,"last":91,"last_date":"2026-03-14"}"#
        let first = await notices(reply)
        #expect(first.count == 1)
        #expect(await notices(reply, shown: first).isEmpty)
    }

    @Test func `a day's low oxygen comes before the first word`() async {
        var talk = SafetyTalk()
        talk.health.adjust = { $0.comparisons[.bloodOxygen]?.value = 90 }
        #expect(await talk.notices("how was my day?").first?.metric == "spo2_pct")
    }

    @Test func `a resting heart rate ten beats up for two weeks asks for a visit`() async {
        var talk = SafetyTalk()
        talk.health.adjust = { report in
            report.comparisons[.restingHeartRate]?.recent = (0..<28).map { $0 < 14 ? 55 : 66 }
        }
        #expect(await talk.notices("how was my day?").first?.urgency == .visit)
        talk.health.adjust = { report in
            report.comparisons[.restingHeartRate]?.recent = (0..<28).map { $0 < 14 ? 55 : 60 }
        }
        #expect(await talk.notices("how was my day?").isEmpty)
    }
}
