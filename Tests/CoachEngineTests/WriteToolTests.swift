import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery
import JSON
import TestSupport
import Testing

@testable import CoachEngine
@testable import CoachTools

/// Sunday 29 March 2026, 14:05 in Paris; the woman of the examples weighs about 64 kg at 168 cm.
private let now = Date(timeIntervalSince1970: 1_774_785_900)
private let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt
private let yes: @Sendable (Proposal) -> ProposalAnswer? = { .confirmed($0) }
private let no: @Sendable (Proposal) -> ProposalAnswer? = { _ in .declined }
private let nobody: @Sendable (Proposal) -> ProposalAnswer? = { _ in nil }

/// The tools that write, with everything in memory.
private struct WritingFixture {
    let entries = MemoryEntries(now: now)
    let confirming: ScriptedConfirming
    let toolbox: Toolbox

    init(
        _ answers: (@Sendable (Proposal) -> ProposalAnswer?)..., today: CivilDay? = nil,
        reading: ExampleReading = ExampleReading()
    ) {
        let confirming =
            answers.count > 1 ? ScriptedConfirming(answers[0], answers[1]) : ScriptedConfirming(answers.first ?? yes)
        let clock = EntryClock(now: now, home: HomeTime(zone: paris), today: today)
        self.confirming = confirming
        toolbox = Toolbox(
            WritingToolkit(
                reading: reading, entries: entries, memories: entries, confirming: confirming, clock: { clock },
                units: { .metric }
            ).tools)
    }

    func run(_ name: String, _ arguments: String, for consent: ConsentFilter = .everything) async -> JSONValue {
        JSONValue(await toolbox.run(name, arguments, for: consent).json) ?? .missing
    }
}

private func code(_ reply: JSONValue) -> String? { reply["error"]["code"].text }

/// The words of a command as a shell takes it: what stands in single quotes is one, `\'` a quote.
private func shellWords(_ command: String) -> [String] {
    var words: [String] = []
    var (word, isQuoted, isEscaped) = ("", false, false)
    for character in command {
        switch character {
        case "'" where !isEscaped: isQuoted.toggle()
        case "\\" where !isQuoted && !isEscaped: isEscaped = true
        case " " where !isQuoted:
            words.append(word)
            word = ""
        default:
            word.append(character)
            isEscaped = false
        }
    }
    return words + [word]
}

/// Whether two proposals say the same, at whatever moment.
private func isSame(_ one: Proposal, _ other: Proposal) -> Bool {
    guard case .entry(let entry) = one, case .entry(let same) = other else { return one == other }
    return entry.isSame(as: same)
}

@Suite struct `A tool that writes` {
    @Test(arguments: [
        (
            "log_water", #"{"ml":500,"time":"2026-03-29T07:30"}"#, #"{"ml":500,"time":"2026-03-29T07:30:00+02:00"}"#,
            "e1"
        ),
        (
            "log_weight", #"{"kg":63.4,"body_fat_pct":24.5}"#,
            #"{"kg":63.4,"body_fat_pct":24.5,"time":"2026-03-29T14:05:00+02:00"}"#, "e1"
        ),
        (
            "log_check_in", #"{"mood":4,"note":"slept badly"}"#,
            #"{"date":"2026-03-29","mood":4,"note":"slept badly"}"#, "e1"
        ),
        (
            "log_meal", #"{"name":"oats","kcal":420,"alcohol_units":0}"#,
            #"{"name":"oats","kcal":420,"alcohol_units":0,"time":"2026-03-29T14:05:00+02:00"}"#, "e1"
        ),
        (
            "log_workout", #"{"type":"running","duration_min":30,"distance_km":5,"rpe":7,"indoor":false}"#,
            #"{"type":"Running","duration_min":30,"start":"2026-03-29T13:35:00+02:00","distance_km":5,"rpe":7,"indoor":false}"#,
            "e1"
        ),
        ("set_goal", #"{"metric":"steps","target":9000}"#, #"{"metric":"steps","target":9000,"period":"day"}"#, "g1"),
    ]) func `stores what the person said yes to`(name: String, arguments: String, stored: String, id: String) async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run(name, arguments)
        #expect(reply["status"].text == "saved" && reply["id"].text == id)
        #expect(reply["stored"].json == stored)
        #expect(fixture.confirming.asked.count == 1)
    }

    @Test func `remembers a fact`() async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run("remember", #"{"fact":" Trains\nin the morning ","about":"schedule"}"#)
        let kept = await fixture.entries.facts
        #expect(kept.map(\.fact) == ["Trains in the morning"] && kept.first?.about == .schedule)
        #expect(reply["id"].text == kept.first.map { EntryReference(memory: $0.id).text })
    }

    @Test func `a fact names the talk it comes from, where there is one`() async throws {
        let (fixture, talk) = (WritingFixture(yes), UUID())
        var calls = ToolCallRunner(fixture.toolbox, for: .everything, in: talk, now: { now })
        let call = ToolCall(id: "1", name: "remember", argumentsJSON: #"{"fact":"Runs"}"#)
        #expect(await calls.results(of: [call]) { _ in }.map(\.isError) == [false])
        _ = await fixture.run("remember", #"{"fact":"Swims"}"#)
        #expect(await fixture.entries.facts.map(\.conversation) == [talk, nil])
    }

    @Test func `stores nothing where the person says no`() async {
        let fixture = WritingFixture(no)
        let reply = await fixture.run("log_water", #"{"ml":500}"#)
        #expect(reply["status"].text == "declined" && reply["id"].isMissing && reply["stored"].isMissing)
        #expect(await fixture.entries.kept.isEmpty)
    }

    @Test func `stores nothing where nobody can be asked`() async {
        let fixture = WritingFixture(nobody)
        #expect(code(await fixture.run("log_water", #"{"ml":500}"#)) == "not_confirmed")
        #expect(await fixture.entries.kept.isEmpty)
    }

    @Test(arguments: [
        ("I drank half a litre this morning", #"{"ml":500}"#, true), ("I drank 500 ml just now", #"{"ml":500}"#, false),
        ("This morning I drank 500 ml", #"{"ml":500,"time":"07:30"}"#, false),
        ("500 ml this morning at 7:30", #"{"ml":500}"#, false), ("Heute früh 500 ml", #"{"ml":500}"#, true),
    ])
    func `asks for a time that was said vaguely`(words: String, arguments: String, asks: Bool) async {
        let fixture = WritingFixture(yes)
        var calls = ToolCallRunner(fixture.toolbox, for: .everything, said: words, now: { now })
        let results = await calls.results(of: [ToolCall(id: "a", name: "log_water", argumentsJSON: arguments)]) { _ in }
        let reply = JSONValue(results[0].json) ?? .missing
        #expect((code(reply) == "invalid_arguments") == asks, "\(results[0].json)")
        #expect(await fixture.entries.kept.isEmpty == asks)
    }

    @Test(
        arguments: [
            ("log_meal", #"{"name":"oats this morning"}"#, "time"),
            ("log_meal", #"{"name":"Suppe zu Mittag"}"#, "time"),
            ("log_workout", #"{"type":"Running","duration_min":30,"note":"this morning"}"#, "start"),
            ("log_sets", #"{"sets":"bench 3x8 60kg after work"}"#, "sets"),
            ("log_entry", #"{"line":"meal oats 300kcal at breakfast"}"#, "line"),
            ("log_meal", #"{"name":"oats this morning","time":"07:30"}"#, nil),
            ("log_workout", #"{"type":"Running","duration_min":30,"note":"this morning","start":"07:30"}"#, nil),
        ] as [(String, String, String?)])
    func `asks for a time that its own arguments say vaguely`(tool: String, arguments: String, path: String?) async {
        let fixture = WritingFixture(yes)
        let error = await fixture.run(tool, arguments)["error"]
        #expect(error["code"].text == (path == nil ? nil : "invalid_arguments"))
        #expect(error["path"].text == path)
        #expect(await fixture.entries.kept.isEmpty == (path != nil))
    }

    @Test(arguments: [
        ("log_water", #"{"ml":500}"#, "airfit log water 500ml"),
        ("log_weight", #"{"kg":72.4,"body_fat_pct":18}"#, "airfit log weight 72.4kg 18% fat"),
        ("log_check_in", #"{"mood":4,"energy":3}"#, "airfit log energy 3 mood 4"),
        (
            "log_meal", #"{"name":"oats and berries","kcal":420,"protein_g":15}"#,
            "airfit log meal oats and berries 420kcal 15g protein"
        ),
        ("log_workout", #"{"type":"Running","duration_min":26,"distance_km":5}"#, "airfit log running 5km 26min"),
        (
            "set_goal", #"{"metric":"steps","target":9000}"#,
            "airfit log goal steps 9000 a day"
        ),
        (
            "remember", #"{"fact":"it's my knee"}"#,
            #"airfit tool remember '{"fact":"it'\''s my knee","about":"other"}'"#
        ),
    ])
    func `says how the person can store it themselves`(tool: String, arguments: String, command: String) async {
        let error = await WritingFixture(nobody).run(tool, arguments)["error"]
        #expect(error["suggestions"][0].text == command)
        #expect(error["message"].text?.hasSuffix(command) == true)
    }

    /// A call of each tool, and of each kind of entry that has none of its own.
    private static let calls: [(tool: WritingTool, arguments: String)] = [
        (.logWater, #"{"ml":500,"time":"07:30"}"#), (.logWeight, #"{"kg":63.4,"time":"2026-03-28T07:30"}"#),
        (.logCheckIn, #"{"mood":4,"date":"2026-03-28","note":"it's \"fine\""}"#),
        (.logCheckIn, #"{"mood":4,"note":"slept badly"}"#), (.logMeal, #"{"name":"Bob's oats","kcal":420}"#),
        (.logMeal, #"{"name":"beer","alcohol_units":2}"#),
        (.logWorkout, #"{"type":"Running","duration_min":30,"indoor":true,"rpe":7,"note":"easy"}"#),
        (.logSets, #"{"sets":"bench 3x8 60kg, plank 60s","time":"07:30"}"#),
        (.logEntry, #"{"line":"body fat 18% at 7:30"}"#), (.logEntry, #"{"line":"bp 128/82 72"}"#),
        (.logEntry, #"{"line":"glucose 5.4 fasting"}"#), (.logEntry, #"{"line":"temp 37.8 yesterday 21:00"}"#),
        (.logEntry, #"{"line":"resting pulse 52"}"#), (.logEntry, #"{"line":"meditated 10 min"}"#),
        (.logEntry, #"{"line":"slept 23:10-6:45"}"#), (.logEntry, #"{"line":"headache 6/10 yesterday"}"#),
        (.logEntry, #"{"line":"bad headache"}"#), (.logEntry, #"{"line":"ibuprofen 400 mg at 11:30"}"#),
        (.logEntry, #"{"line":"note: new mattress #bedroom"}"#), (.logEntry, #"{"line":"plan run tue 45min"}"#),
        (.logEntry, #"{"line":"plan strength bench 3x8 60kg tue; run thu 18:00 6 km easy"}"#),
        (
            .planWeek,
            #"{"sessions":[{"line":"2026-03-31 18:30 run 45 min \"3 x 1 km\"","reason":"it's easy"},{"line":"2026-04-02 yoga"}]}"#
        ),
        (.setGoal, #"{"metric":"steps","target":9000}"#), (.setGoal, #"{"metric":"active_kcal","target":600}"#),
        (.setGoal, #"{"metric":"exercise_min","target":30}"#), (.setGoal, #"{"metric":"stand_hours","target":12}"#),
        (.setGoal, #"{"metric":"sleep_h","target":7.5}"#), (.setGoal, #"{"metric":"water_ml","target":2000}"#),
        (.setGoal, #"{"metric":"weight_kg","target":62,"by":"2026-06-01"}"#),
        (.setGoal, #"{"metric":"run_km","target":30,"period":"week"}"#),
        (.setGoal, #"{"metric":"workouts","target":3,"period":"week"}"#),
        (.setGoal, #"{"metric":"mindful_min","target":10}"#),
        (.completeGoal, #"{"metric":"steps","outcome":"let_go"}"#), (.completeGoal, #"{"metric":"weight_kg"}"#),
        (.remember, #"{"fact":"it's my knee","about":"injury"}"#),
        (.saveTemplate, #"{"name":"Push day","sets":"bench 3x8 60kg, press 3x10 30kg"}"#),
    ]

    @Test(arguments: calls) func `names a command that proposes the same`(tool: WritingTool, arguments: String)
        async throws
    {
        let fixture = WritingFixture(nobody)
        let reply = await fixture.run(tool.rawValue, arguments)
        let command = try #require(reply["error"]["suggestions"][0].text, "\(reply)")
        let words = shellWords(command)
        #expect(words.first == "airfit" && words.count > 2)
        if words[1] == "log" {
            let line = EntryLine(clock: EntryClock(now: now, home: HomeTime(zone: paris)), units: .metric)
            let read = try line.read(words.dropFirst(2).joined(separator: " "))
            #expect(isSame(read, fixture.confirming.asked[0].proposal), "\(command)")
        } else {
            #expect(words[1] == "tool" && words.count == 4)
            #expect(code(await fixture.run(words[2], words[3])) == "not_confirmed", "\(command)")
            let asked = fixture.confirming.asked.map(\.proposal)
            #expect(asked.count == 2 && isSame(asked[0], asked[asked.count - 1]), "\(command)")
        }
    }

    @Test func `names one for each tool`() {
        #expect(Set(Self.calls.map(\.tool)) == Set(WritingTool.allCases))
    }

    @Test func `stores what the person made of it, and says so`() async {
        let fixture = WritingFixture { _ in .confirmed(.entry(.water(milliliters: 300, at: now))) }
        let reply = await fixture.run("log_water", #"{"ml":500}"#)
        #expect(reply["status"].text == "edited" && reply["stored"]["ml"].number == 300)
        #expect(await fixture.entries.kept.map(\.entry) == [.water(milliliters: 300, at: now)])
    }

    @Test func `does not ask about what is stored already`() async {
        let fixture = WritingFixture(yes)
        _ = await fixture.run("log_water", #"{"ml":500,"time":"2026-03-29T14:03:30"}"#)
        let reply = await fixture.run("log_water", #"{"ml":500}"#)
        #expect(reply["status"].text == "duplicate" && reply["id"].text == "e1")
        #expect(fixture.confirming.asked.count == 1)
        #expect(await fixture.run("log_water", #"{"ml":500,"time":"2026-03-29T14:01"}"#)["status"].text == "saved")
        _ = await fixture.run("set_goal", #"{"metric":"steps","target":9000}"#)
        #expect(await fixture.run("set_goal", #"{"metric":"steps","target":9000}"#)["status"].text == "duplicate")
        _ = await fixture.run("remember", #"{"fact":"Runs"}"#)
        #expect(await fixture.run("remember", #"{"fact":"Runs"}"#)["status"].text == "duplicate")
    }

    @Test func `may store again what was taken back`() async throws {
        let fixture = WritingFixture(yes)
        _ = await fixture.run("log_water", #"{"ml":500}"#)
        try await fixture.entries.undoEntry(1)
        #expect(await fixture.run("log_water", #"{"ml":500}"#)["status"].text == "saved")
    }

    @Test(arguments: [
        ("log_water", #"{"ml":500,"time":"2026-03-29T21:00"}"#, "time"),
        ("log_water", #"{"ml":500,"time":"this morning"}"#, "time"),
        ("log_water", #"{"ml":500,"time":"2026-03-29T02:30"}"#, "time"),
        ("log_water", #"{"ml":0}"#, "ml"), ("log_water", #"{"ml":500,"litres":1}"#, "litres"),
        ("log_check_in", #"{"date":"2026-03-30","mood":4}"#, "date"), ("log_check_in", #"{"note":"fine"}"#, nil),
        ("log_workout", #"{"type":"Running","duration_min":30,"start":"2026-03-29T14:00"}"#, "start"),
        ("log_workout", #"{"type":"!","duration_min":30}"#, "type"), ("log_meal", #"{"name":"  "}"#, "name"),
        ("set_goal", #"{"metric":"mood_1to5","target":4}"#, "metric"),
        ("set_goal", #"{"metric":"steps","target":4,"by":"2026-03-29"}"#, "by"),
        ("set_goal", #"{"metric":"weight_kg","target":5}"#, "target"),
        ("set_goal", #"{"metric":"steps","target":0}"#, "target"), ("remember", #"{"fact":"..."}"#, "fact"),
    ]) func `asks nobody about what cannot be`(name: String, arguments: String, path: String?) async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run(name, arguments)
        #expect(code(reply) == "invalid_arguments" && reply["error"]["path"].text == path, "\(reply.json ?? "")")
        #expect(fixture.confirming.asked.isEmpty)
    }

    @Test(arguments: [
        ("2026-03-29T09:30+02:00", 1_774_769_400), ("2026-03-29T07:30Z", 1_774_769_400),
        ("2026-03-29 09:30:00", 1_774_769_400), ("09:30", 1_774_769_400), ("2026-03-28T09:30", 1_774_686_600),
    ]) func `reads ISO times`(time: String, seconds: Int) async {
        let fixture = WritingFixture(yes)
        _ = await fixture.run("log_water", #"{"ml":500,"time":"\#(time)"}"#)
        #expect(await fixture.entries.kept.first?.entry.instant == Date(timeIntervalSince1970: Double(seconds)))
    }

    @Test func `takes the day that was named for today, and nothing after it`() async {
        let fixture = WritingFixture(yes, today: CivilDay(iso: "2026-03-20"))
        #expect(
            await fixture.run("log_water", #"{"ml":500}"#)["stored"]["time"].text == "2026-03-20T14:05:00+01:00")
        #expect(await fixture.run("log_water", #"{"ml":400,"time":"2026-03-20T22:00"}"#)["status"].text == "saved")
        #expect(code(await fixture.run("log_water", #"{"ml":500,"time":"2026-03-21T07:00"}"#)) == "invalid_arguments")
        let ahead = WritingFixture(yes, today: CivilDay(iso: "2026-05-01"))
        #expect(code(await ahead.run("log_water", #"{"ml":500}"#)) == "invalid_arguments")
        #expect(code(await ahead.run("log_check_in", #"{"mood":3}"#)) == "invalid_arguments")
    }

    @Test func `asks once more about what is hardly possible`() async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run("log_weight", #"{"kg":139}"#)
        #expect(reply["status"].text == "saved")
        #expect(fixture.confirming.asked.map { $0.doubt != nil } == [false, true])
        let thinksBetter = WritingFixture(yes, no)
        #expect(await thinksBetter.run("log_weight", #"{"kg":139}"#)["status"].text == "declined")
        #expect(await thinksBetter.entries.kept.isEmpty)
        let corrects = WritingFixture(yes) { _ in
            .confirmed(.entry(.weight(kilograms: 63, bodyFatPercent: nil, at: now)))
        }
        #expect(await corrects.run("log_weight", #"{"kg":139}"#)["stored"]["kg"].number == 63)
    }

    @Test func `says what stood before a goal`() async {
        let fixture = WritingFixture(yes)
        #expect(await fixture.run("set_goal", #"{"metric":"steps","target":8000}"#)["previous"].isMissing)
        let reply = await fixture.run("set_goal", #"{"metric":"steps","target":9000,"period":"day"}"#)
        #expect(reply["previous"].json == #"{"metric":"steps","target":8000,"period":"day"}"#)
        let weight = await fixture.run("set_goal", #"{"metric":"weight_kg","target":60,"period":"week"}"#)
        #expect(weight["stored"].json == #"{"metric":"weight_kg","target":60}"#)
    }

    @Test func `tells why nothing could be stored`() async {
        let fixture = WritingFixture(yes)
        await fixture.entries.fail(.busy)
        #expect(code(await fixture.run("log_water", #"{"ml":500}"#)) == "busy")
    }
}

@Suite struct `A goal of weight` {
    private let goal = #"{"metric":"weight_kg","target":50}"#

    @Test func `that is underweight is not allowed, and nobody is asked`() async {
        let fixture = WritingFixture(yes)
        #expect(code(await fixture.run("set_goal", goal)) == "not_allowed")
        #expect(fixture.confirming.asked.isEmpty)
    }

    @Test func `is not allowed where the person types one that is underweight`() async {
        let fixture = WritingFixture { _ in .confirmed(.goal(.init(.weight, target: 50))) }
        #expect(code(await fixture.run("set_goal", #"{"metric":"weight_kg","target":60}"#)) == "not_allowed")
        #expect(await fixture.entries.allGoals.isEmpty)
    }

    @Test func `is not for people under 18`() async {
        let fixture = WritingFixture(
            yes, today: CivilDay(iso: "2026-03-28"), reading: ExampleReading(born: CivilDay(iso: "2008-03-29")))
        #expect(code(await fixture.run("set_goal", #"{"metric":"weight_kg","target":60}"#)) == "not_allowed")
        let grown = WritingFixture(yes, reading: ExampleReading(born: CivilDay(iso: "2008-03-29")))
        #expect(await grown.run("set_goal", #"{"metric":"weight_kg","target":60}"#)["status"].text == "saved")
    }

    @Test func `loses nothing while pregnant`() async throws {
        let fixture = WritingFixture(yes)
        await fixture.entries.keep(try #require(Memory("I am pregnant, due in July", createdAt: now)))
        #expect(code(await fixture.run("set_goal", #"{"metric":"weight_kg","target":60}"#)) == "not_allowed")
        #expect(await fixture.run("set_goal", #"{"metric":"weight_kg","target":70}"#)["status"].text == "saved")
    }

    @Test func `is asked about once more where the height is not known`() async {
        let fixture = WritingFixture(yes, reading: ExampleReading(isEmpty: true))
        #expect(await fixture.run("set_goal", #"{"metric":"weight_kg","target":60}"#)["status"].text == "saved")
        #expect(fixture.confirming.asked.last?.doubt?.hasPrefix("Your height is not known") == true)
    }
}

@Suite struct `What is logged of a category that is not shared` {
    private let consent = ConsentFilter(place: .elsewhere, shared: [.sleep])

    @Test func `is stored, and the model is told that it cannot look it up`() async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run("log_water", #"{"ml":500}"#, for: consent)
        #expect(reply["status"].text == "saved" && reply["stored"]["ml"].number == 500)
        #expect(reply["withheld"].json == #"["nutrition"]"# && reply["categories"].json == "[]")
    }

    @Test func `does not tell what the person made of it, nor the goal before`() async {
        let fixture = WritingFixture { _ in .confirmed(.entry(.water(milliliters: 300, at: now))) }
        let reply = await fixture.run("log_water", #"{"ml":500}"#, for: consent)
        #expect(reply["status"].text == "edited" && reply["stored"].json == "{}")
        let goals = WritingFixture(yes)
        _ = await goals.run("set_goal", #"{"metric":"steps","target":8000}"#)
        let second = await goals.run("set_goal", #"{"metric":"steps","target":9000}"#, for: consent)
        #expect(second["status"].text == "saved" && second["previous"].isMissing)
    }
}

@Suite struct `Calls that write, in a turn` {
    private func engine(_ fixture: WritingFixture) -> CoachEngine {
        CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, tools: fixture.toolbox.tools)
    }

    private func statuses(_ events: [ReplyEvent]) -> [String] {
        let results = events.results.sorted { $0.callID < $1.callID }
        return results.map { JSONValue($0.json)?["status"].text ?? $0.errorCode ?? "" }
    }

    @Test func `store once what is called twice`() async {
        let fixture = WritingFixture(yes)
        let model = ScriptedModel(answers: [
            calling(call("a", "log_water", #"{"ml":500}"#), call("b", "log_water", #"{ "ml" : 500 }"#)),
            calling(call("c", "log_water", #"{"ml":500}"#)), saying("Done."),
        ])
        let events = await engine(fixture).events(from: model)
        #expect(statuses(events) == ["saved", "duplicate", "duplicate"])
        #expect(await fixture.entries.kept.count == 1 && fixture.confirming.asked.count == 1)
    }

    @Test func `store once what the person changed, however often it is called`() async {
        let fixture = WritingFixture { _ in .confirmed(.entry(.water(milliliters: 300, at: now))) }
        let model = ScriptedModel(answers: [
            calling(call("a", "log_water", #"{"ml":500}"#)), calling(call("b", "log_water", #"{"ml":500}"#)),
            saying("Done."),
        ])
        #expect(statuses(await engine(fixture).events(from: model)) == ["edited", "duplicate"])
        #expect(fixture.confirming.asked.count == 1)
    }

    @Test func `ask no second time about what was declined, at whatever time`() async {
        let fixture = WritingFixture(no)
        let model = ScriptedModel(answers: [
            calling(call("a", "log_water", #"{"ml":500}"#)),
            calling(
                call("b", "log_water", #"{"ml":500,"time":"2026-03-29T09:00"}"#),
                call("c", "log_water", #"{"ml":250}"#)), saying("Well."),
        ])
        #expect(statuses(await engine(fixture).events(from: model)) == ["declined", "declined", "declined"])
        #expect(fixture.confirming.asked.map(\.proposal).count == 2, "the other amount is another proposal")
    }

    @Test func `of the next turn are asked about anew`() async {
        let fixture = WritingFixture(no)
        let engine = engine(fixture)
        for _ in 0..<2 {
            let model = ScriptedModel(answers: [calling(call("a", "log_water", #"{"ml":500}"#)), saying("Well.")])
            _ = await engine.events(from: model)
        }
        #expect(fixture.confirming.asked.count == 2)
    }

    @Test func `are asked one after the other, in the order of the calls`() async {
        let asking = OneAtATime()
        let entries = MemoryEntries(now: now)
        let tools = WritingToolkit(
            reading: ExampleReading(), entries: entries, memories: entries, confirming: asking,
            clock: { EntryClock(now: now, home: HomeTime(zone: paris)) }, units: { .metric }
        ).tools
        let engine = CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, tools: tools)
        let calls = (1...6).map { call("\($0)", "log_water", #"{"ml":\#($0 * 100)}"#) }
        let round: [ReplyEvent] = calls.map { .toolCall($0) } + [.ended(.finished(.toolCalls))]
        _ = await engine.events(from: ScriptedModel(answers: [round, saying("Done.")]))
        #expect(await asking.amounts == [100, 200, 300, 400, 500, 600])
        #expect(await asking.mostAtOnce == 1)
    }
}

/// Says yes after others had a chance to ask.
private actor OneAtATime: Confirming {
    private(set) var amounts: [Double] = []
    private(set) var mostAtOnce = 0
    private var waiting = 0

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        waiting += 1
        mostAtOnce = max(mostAtOnce, waiting)
        if case .entry(.water(let amount, _)) = proposal { amounts.append(amount) }
        for _ in 0..<20 { await Task.yield() }
        waiting -= 1
        return .confirmed(proposal)
    }
}

@Suite struct `Tools of the plan` {
    @Test func `a week of sessions is one proposal and one entry`() async throws {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run(
            "plan_week",
            #"""
            {"sessions":[{"line":"2026-04-02 running 6.5 km hard \"3 x 1 km\""},
            {"line":"2026-03-31 18:30 run 45 min zone 2","reason":"easy after the rest"}]}
            """#)
        #expect(reply["status"].text == "saved")
        let line = "plan 2026-03-31 18:30 running 45 min zone 2; 2026-04-02 running 6.5 km hard \"3 x 1 km\""
        #expect(reply["stored"]["line"].text == line)
        let kept = await fixture.entries.kept
        guard kept.count == 1, case .plan(let sessions) = kept[0].entry else {
            Issue.record("not one entry")
            return
        }
        #expect(sessions.map(\.origin) == [.coach, .coach] && sessions[0].reason == "easy after the rest")
    }

    @Test func `a week that jumps, or a day with two sessions, is asked about once more`() async {
        let fixture = WritingFixture(yes)
        _ = await fixture.run("plan_week", #"{"sessions":[{"line":"2026-04-02 running 60 km long"}]}"#)
        _ = await fixture.run("plan_week", #"{"sessions":[{"line":"2026-04-02 yoga 20 min"}]}"#)
        let doubts = fixture.confirming.asked.map { $0.doubt }
        #expect(doubts.count == 4 && doubts[0] == nil && doubts[2] == nil)
        #expect(doubts[1]?.hasPrefix("The week from 2026-03-30 would have 60 km of running, ") == true, "\(doubts)")
        #expect(doubts.last == "2026-04-02 has a session already: Running.")
    }

    @Test(arguments: [
        (#"{"sessions":[{"line":"2026-03-28 running"}]}"#, "sessions[0].line"),
        (#"{"sessions":[{"line":"2026-03-31 !"}]}"#, "sessions[0].line"),
        (#"{"sessions":[{"line":"2026-03-31 25:00 running"}]}"#, "sessions[0].line"),
        (
            #"{"sessions":[{"line":"2026-03-31 running hard"},{"line":"2026-04-01 running long"}]}"#, "sessions"
        ), (#"{"sessions":[]}"#, "sessions"),
    ])
    func `a plan of the past, of nothing, or of two hard days in a row is refused`(call: String, path: String) async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run("plan_week", call)
        #expect(code(reply) == "invalid_arguments" && reply["error"]["path"].text == path, "\(reply)")
        #expect(await fixture.entries.kept.isEmpty)
    }

    @Test func `sets are one entry, by the names of the lexicon`() async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run(
            "log_sets",
            #"{"sets":"bench 3x8 60kg, plank 60s"}"#)
        #expect(reply["stored"]["line"].text == "bench press 3x8 60 kg, plank 1x60s")
        for sets in ["water 500ml", "bench 3x0 60kg", "bench 1x5 10000kg", ""] {
            #expect(code(await fixture.run("log_sets", #"{"sets":"\#(sets)"}"#)) == "invalid_arguments", "\(sets)")
        }
    }

    @Test func `a template is kept by the person's yes`() async throws {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run(
            "save_template", #"{"name":"Push day","sets":"bench 3x8 60kg, squat 5x5 100kg"}"#)
        #expect(reply["status"].text == "saved")
        #expect(reply["stored"]["line"].text == "template Push day: bench press 3x8 60 kg, squat 5x5 100 kg")
        guard case .template(let template)? = await fixture.entries.kept.first?.entry else {
            Issue.record("no template")
            return
        }
        #expect(template.name == "Push day" && template.sets.count == 8)
        for call in [
            #"{"name":"","sets":"bench 3x8 60kg"}"#, #"{"name":"Push","sets":"500 ml water"}"#,
            #"{"name":"Push","sets":"bench 3x8 10000kg"}"#,
        ] { #expect(code(await fixture.run("save_template", call)) == "invalid_arguments", "\(call)") }
    }

    @Test func `the offline coach proposes a template of the last day of sets`() throws {
        let rows = """
            {"exercises":[
                {"exercise":"squat","last_date":"2026-03-27","last":"2 x 5 at 90 kg, 1 x 4 at 90 kg"},
                {"exercise":"pull-up","last_date":"2026-03-27","last":"3 x 7 at own weight + 5 kg, RPE 8"},
                {"exercise":"plank","last_date":"2026-03-20","last":"1 x 60 s"}]}
            """
        let journal = Finding(json: try #require(JSONValue(rows)))
        let call = try #require(TemplateRequest("Make a template from my last workout")?.call(journal))
        #expect(call.tool == "save_template")
        let fields = try #require(JSONValue(call.arguments))
        #expect(fields["name"].text == "squat and pull-up")
        #expect(fields["sets"].text == "squat 2x5 90 kg, squat 1x4 90 kg, pull-up 3x7 +5 kg")
        #expect(TemplateRequest("save template push: bench 3x8 60kg") == nil)
        #expect(TemplateRequest("what is a template?") == nil)
        #expect(TemplateRequest("Mach mir eine Vorlage")?.call(Finding(json: .missing)) == nil)
    }

    @Test func `a goal is completed by the person's yes`() async {
        let fixture = WritingFixture(yes)
        let reply = await fixture.run("complete_goal", #"{"metric":"steps"}"#)
        #expect(reply["status"].text == "saved" && reply["stored"]["metric"].text == "steps")
        guard case .goalEnd(let end)? = await fixture.entries.kept.first?.entry else {
            Issue.record("no end of a goal")
            return
        }
        #expect(end.outcome == .completed && end.metric == .steps)
        #expect(code(await fixture.run("complete_goal", #"{"metric":"nothing"}"#)) == "invalid_arguments")
    }

    @Test func `a goal of one of several spans is completed where the span is named`() async {
        let fixture = WritingFixture(yes)
        _ = await fixture.run("set_goal", #"{"metric":"run_km","target":40,"period":"week"}"#)
        let second = await fixture.run("set_goal", #"{"metric":"run_km","target":1000,"period":"year"}"#)
        #expect(second["previous"].isMissing, "none of its span")
        let open = await fixture.run("complete_goal", #"{"metric":"run_km"}"#)
        #expect(code(open) == "invalid_arguments" && open["error"]["path"].text == "span", "\(open)")
        #expect(open["error"]["message"].text?.contains("week, year") ?? false, "\(open)")
        let reply = await fixture.run("complete_goal", #"{"metric":"run_km","span":"year","outcome":"let_go"}"#)
        #expect(reply["stored"]["span"].text == "year")
        guard case .goalEnd(let end)? = await fixture.entries.kept.first?.entry else {
            Issue.record("no end of a goal")
            return
        }
        #expect(end.span == .year && end.outcome == .abandoned)
    }
}
