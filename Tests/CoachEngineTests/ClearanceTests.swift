import ChatModel
import Foundation
import HealthModel
import HealthQuery
import JSON
import TestSupport
import Testing

@testable import CoachEngine
@testable import CoachTools

private let providerA = ModelReference(provider: .openAI, model: "a")
private let providerB = ModelReference(provider: .anthropic, model: "b")

private func moment(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }

/// Question and answer, a second apart.
private func turn(
    _ question: String, _ answer: String, by model: ModelReference, at seconds: Double, safety: SafetyNotice? = nil
) -> [ChatMessage] {
    [
        ChatMessage(.person, question, createdAt: moment(seconds)),
        ChatMessage(.coach, answer, createdAt: moment(seconds + 1), model: model, safety: safety),
    ]
}

private func engine(
    _ consents: [ProviderID: ConsentFilter], health: FixtureHealth = FixtureHealth(), tools: [any CoachTool] = []
) -> CoachEngine {
    CoachEngine(
        health: health, consent: { consents[$0.provider] ?? ConsentFilter(place: .elsewhere, shared: []) },
        tools: tools)
}

/// All text of a request that a model can read.
private func words(_ request: ReplyRequest) -> String {
    ([request.system] + request.messages.map { "\($0.text) \($0.thinking) \($0.toolCalls.map(\.argumentsJSON))" }
        + request.messages.compactMap { $0.toolResult?.json } + request.messages.compactMap { $0.providerRecord?.json })
        .joined(separator: "\n")
}

private let all = Set(HealthCategory.allCases)

@Suite struct `A conversation before another provider` {
    private let talk = turn("How did I sleep?", "Seven hours", by: providerA, at: 0)

    private func sent(
        _ messages: [ChatMessage], to model: ModelReference, _ consent: ConsentFilter,
        options: ReplyOptions = ReplyOptions()
    ) async -> [String] {
        let engine = engine([model.provider: consent])
        let asked = messages + [ChatMessage(.person, "And now?", createdAt: moment(100))]
        return await engine.request(for: asked, on: today, options: options, from: model).messages.map(\.text)
    }

    @Test func `goes to the one that answered it, and to no other without a yes`() async {
        let consent = ConsentFilter(place: .elsewhere, shared: all)
        #expect(await sent(talk, to: providerA, consent) == ["How did I sleep?", "Seven hours", "And now?"])
        #expect(await sent(talk, to: providerB, consent) == ["And now?"])
        let along = ReplyOptions(earlierTalkUntil: moment(50))
        #expect(await sent(talk, to: providerB, consent, options: along).count == 3)
        let later = turn("Why?", "Late coffee", by: providerA, at: 60)
        #expect(await sent(talk + later, to: providerB, consent, options: along).count == 3, "what came after the yes")
    }

    @Test func `is begun anew at a host that nothing was said of`() async {
        let unasked = ConsentFilter(place: .elsewhere, shared: [], host: "new", isConfirmed: false)
        #expect(await sent(talk, to: providerA, unasked) == ["And now?"])
        let moved = ConsentFilter(place: .elsewhere, shared: all, host: "new", confirmedAt: moment(50))
        #expect(await sent(talk, to: providerA, moved) == ["And now?"], "said after those turns")
        let later = turn("Why?", "Late coffee", by: providerA, at: 60)
        #expect(await sent(talk + later, to: providerA, moved) == ["Why?", "Late coffee", "And now?"])
    }

    @Test func `leaves out a question that was never answered, for nobody knows whom it was asked of`() async {
        let lone = [ChatMessage(.person, "A secret", createdAt: moment(0))]
        #expect(await sent(lone, to: providerA, ConsentFilter(place: .elsewhere, shared: all)) == ["And now?"])
    }

    @Test func `goes to a model on this machine that may see everything, and not to one that may not`() async {
        let local = ModelReference(provider: .ollama, model: "llama")
        #expect(await sent(talk, to: local, ConsentFilter(place: .local, shared: all)).count == 3)
        #expect(await sent(talk, to: local, ConsentFilter(place: .local, shared: [.sleep])) == ["And now?"])
    }

    @Test func `is named from the questions that the model has seen`() async throws {
        let messages = talk + turn("Is my back pain serious?", "Ask a doctor", by: providerB, at: 10)
        let model = ScriptedModel(.text("A title"), reference: providerB)
        let consent = ConsentFilter(place: .elsewhere, shared: [])
        #expect(try await engine([.anthropic: consent]).title(for: messages, from: model) == "A title")
        let request = try #require(model.requests.first)
        #expect(words(request).contains("back pain") && !words(request).contains("How did I sleep"))
        let stranger = ScriptedModel(reference: ModelReference(provider: .gemini, model: "c"))
        await #expect(throws: ServiceError.self) {
            try await engine([.gemini: consent]).title(for: messages, from: stranger)
        }
        #expect(stranger.requests.isEmpty)
    }
}

@Suite struct `In a crisis and after it` {
    private static let crisis = SafetyNotice(.crisis, .now, "Call somebody.")
    private static let emergency = SafetyNotice(.emergency, .now, "Call an ambulance.")
    private let tools = QueryToolkit(FixtureQuery()) { ToolClock(today: today) }.tools

    private var before: [ChatMessage] {
        let call = ToolCall(id: "1", name: "metric_stats", argumentsJSON: #"{"metric":"secret_metric"}"#)
        var asking = ChatMessage(.coach, "", toolCalls: [call], createdAt: moment(1), model: providerA)
        asking.providerRecord = ProviderRecord(model: providerA, json: #"{"record":"SECRET-RECORD"}"#)
        return [
            ChatMessage(.person, "EARLIER-QUESTION", createdAt: moment(0)), asking,
            .result(ToolResult(callID: "1", name: "metric_stats", json: #"{"n":987654}"#), createdAt: moment(2)),
            ChatMessage(.coach, "EARLIER-ANSWER", createdAt: moment(3), model: providerA),
        ]
    }

    private func request(
        _ messages: [ChatMessage], changedAt: Date? = nil, elsewhere: SpokenCrisis? = nil
    ) async -> ReplyRequest {
        var options = ReplyOptions(instructions: "WISHES", tools: .run)
        options.person.profile.birthDate = CivilDay(iso: "1980-01-01")
        options.subjectChangedAt = changedAt
        options.crisisElsewhere = elsewhere
        let engine = engine([.openAI: ConsentFilter(place: .elsewhere, shared: all)], tools: tools)
        return await engine.request(for: messages, on: today, options: options, from: providerA)
    }

    private let secrets = [
        "EARLIER", "SECRET", "secret_metric", "987654", "<health_data>\n{", "WISHES", "# What is rec",
    ]

    @Test func `nothing of the data and nothing said before goes out`() async {
        let asked = await request(before + [ChatMessage(.person, "I want to kill myself", createdAt: moment(10))])
        for secret in secrets { #expect(!words(asked).contains(secret), "\(secret)") }
        #expect(asked.tools.isEmpty && asked.messages.map(\.text) == ["I want to kill myself"])
    }

    @Test(arguments: [crisis, emergency])
    func `the following turns hold what was said since, and nothing else`(notice: SafetyNotice) async {
        let talk =
            before + turn("I can't any more", "I am here.", by: providerA, at: 10, safety: notice)
            + [ChatMessage(.person, "How did I sleep?", createdAt: moment(20))]
        let asked = await request(talk)
        for secret in secrets { #expect(!words(asked).contains(secret), "\(secret)") }
        #expect(asked.tools.isEmpty && asked.system.contains("# Earlier in this talk"))
        #expect(asked.messages.map(\.text) == ["I can't any more", "I am here.", "How did I sleep?"])
    }

    @Test func `another subject, taken up on purpose, brings them back`() async {
        let talk =
            before + turn("I can't any more", "I am here.", by: providerA, at: 10, safety: Self.crisis)
            + [ChatMessage(.person, "How did I sleep?", createdAt: moment(30))]
        let asked = await request(talk, changedAt: moment(20))
        #expect(words(asked).contains("EARLIER-ANSWER") && words(asked).contains("WISHES") && !asked.tools.isEmpty)
        let again = talk + [ChatMessage(.person, "I want to kill myself", createdAt: moment(40))]
        #expect(await request(again, changedAt: moment(20)).messages.map(\.text) == ["I want to kill myself"])
    }

    @Test func `one on another branch holds here too: nothing said before it goes out, and no data`() async {
        let elsewhere = SpokenCrisis(Self.crisis, at: moment(10))
        let retried = before + [ChatMessage(.person, "How did I sleep?", createdAt: moment(5))]
        let asked = await request(retried, elsewhere: elsewhere)
        for secret in secrets { #expect(!words(asked).contains(secret), "\(secret)") }
        #expect(asked.tools.isEmpty && asked.messages.map(\.text) == ["How did I sleep?"])
        #expect(asked.system.contains("# Earlier in this talk"))
        let since =
            before + turn("And now?", "Here.", by: providerA, at: 20)
            + [ChatMessage(.person, "How did I sleep?", createdAt: moment(30))]
        #expect(
            await request(since, elsewhere: elsewhere).messages.map(\.text) == [
                "And now?", "Here.", "How did I sleep?",
            ])
        let left = await request(since, changedAt: moment(15), elsewhere: elsewhere)
        #expect(words(left).contains("EARLIER-ANSWER") && !left.tools.isEmpty)
    }

    @Test func `no model is asked for a title`() async {
        let talk = turn("I can't any more", "I am here.", by: providerA, at: 10, safety: Self.crisis)
        let model = ScriptedModel(reference: providerA)
        await #expect(throws: ServiceError.self) {
            try await engine([.openAI: ConsentFilter(place: .elsewhere, shared: all)]).title(for: talk, from: model)
        }
        #expect(model.requests.isEmpty)
    }
}

@Suite struct `What a category tells of another` {
    private func answer(_ tool: String, _ arguments: String, _ shared: Set<HealthCategory>) async throws -> JSONValue {
        try await ask(tool, arguments, ExampleReading(), ConsentFilter(place: .elsewhere, shared: shared))
    }

    @Test(arguments: [
        "avg_hr", "max_hr", "zone1_min", "zone5_min", "zone45_min", "hrr1_bpm", "load_edwards",
    ])
    func `workouts without heart give nothing of the heart rate`(field: String) async throws {
        for arguments in [
            #"{"stats":["\#(field)"]}"#, #"{"columns":["type","\#(field)"]}"#, #"{"rank_by":"\#(field)"}"#,
            #"{"where":[{"field":"\#(field)","op":"present"}]}"#, #"{"ratio":["\#(field)","duration_min"]}"#,
            #"{"weighted":["\#(field)","duration_min"]}"#, #"{"group_by":"type","rank_by":["\#(field)","mean"]}"#,
        ] {
            #expect(try await answer("workouts", arguments, [.workouts])["reason"].text == "not shared", "\(arguments)")
            #expect(try await answer("workouts", arguments, [.workouts, .heart])["reason"].text != "not shared")
        }
    }

    @Test func `the day's training load is of the heart as well`() async throws {
        for (tool, arguments) in [
            ("metric_stats", #"{"metric":"load_edwards"}"#), ("days", #"{"columns":["load_edwards"]}"#),
            ("compute", #"{"name":"ctl"}"#), ("compute", #"{"name":"acwr"}"#), ("compute", #"{"name":"monotony"}"#),
        ] {
            #expect(try await answer(tool, arguments, [.workouts])["reason"].text == "not shared", "\(arguments)")
        }
        #expect(try await answer("metrics_catalog", "{}", [.workouts])["metrics"]["load_edwards"].isMissing)
    }

    @Test func `the day's workouts go without their heart rate`() {
        var snapshot = HealthSnapshot(day: today, takenAt: moment(0), zoneName: "UTC")
        var run = Workout(
            activity: "Running", start: moment(0), end: moment(1_800), durationMinutes: 30, sourceName: "Watch")
        run.averageHeartRateBPM = 151
        snapshot.app.workouts = [run]
        let passed = ConsentFilter(place: .elsewhere, shared: [.workouts]).passed(snapshot)
        #expect(passed.app.workouts.first?.averageHeartRateBPM == nil && passed.app.workouts.count == 1)
        let whole = ConsentFilter(place: .elsewhere, shared: all).passed(snapshot)
        #expect(whole.app.workouts.first?.averageHeartRateBPM == 151)
    }

    @Test(arguments: [
        ("metrics_catalog", "{}"), ("days", "{}"), ("days", #"{"where":[{"field":"is_weekend","op":"==","value":1}]}"#),
        ("metric_stats", #"{"metric":"is_weekend"}"#), ("sql_readonly", #"{"query":"select count(*) from day"}"#),
    ])
    func `nothing shared means no dates and no counts`(tool: String, arguments: String) async throws {
        for shared in [[], [.profile]] as [Set<HealthCategory>] {
            let reply = try await answer(tool, arguments, shared)
            #expect(reply["reason"].text == "not shared" && reply["from"].isMissing && reply["count"].isMissing)
            #expect(reply["metrics"].isMissing && reply["available"].isMissing)
        }
    }

    @Test func `what is shared says nothing of when the rest begins`() async throws {
        let late = ExampleReading(adjust: { columns in
            for field in DayField.allCases where field.category == .body {
                columns.numbers[field] = columns.numbers[field].map { column in
                    column.indices.map { $0 < 10 ? nil : 62.0 }
                }
            }
        })
        let first = ExampleReading.first.advanced(by: 10).iso
        let consent = ConsentFilter(place: .elsewhere, shared: [.body])
        for (tool, arguments) in [
            ("days", "{}"), ("metric_stats", #"{"metric":"weight_kg"}"#), ("metric_stats", #"{"metric":"is_weekend"}"#),
        ] {
            #expect(try await ask(tool, arguments, late, consent)["from"].text ?? "" >= first, "\(tool) \(arguments)")
        }
        let catalogue = try await ask("metrics_catalog", "{}", late, consent)["metrics"]
        #expect(catalogue["weekday"]["first"].text ?? first >= first)
    }
}
