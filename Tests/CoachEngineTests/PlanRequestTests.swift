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

@Suite struct `A request to plan a week` {
    /// A Thursday.
    private let today = CivilDay(iso: "2026-11-26") ?? CivilDay(number: 0)

    @Test(
        arguments: [
            ("plan my week", "as_usual", nil, "2026-11-30"), ("Please plan my training", "as_usual", nil, "2026-11-30"),
            ("Can you plan next week?", "as_usual", nil, "2026-11-30"),
            ("plan me three runs next week", "running", 3, "2026-11-30"), ("Plan a run", "running", 1, "2026-11-30"),
            ("make me a training plan", "as_usual", nil, "2026-11-30"), ("plan 4 walks", "walking", 4, "2026-11-30"),
            ("plan two workouts for this week", "as_usual", 2, nil),
            ("plane meine Woche", "as_usual", nil, "2026-11-30"),
            ("Plane mir bitte drei Läufe für nächste Woche", "running", 3, "2026-11-30"),
            ("Kannst du meine Woche planen?", "as_usual", nil, "2026-11-30"),
            ("Mach mir einen Trainingsplan", "as_usual", nil, "2026-11-30"),
        ] as [(String, String, Int?, String?)])
    func `is read whole`(_ text: String, _ kind: String, _ count: Int?, _ monday: String?) throws {
        let request = try #require(PlanRequest(text))
        #expect(request.unread.isEmpty && request.kind == kind && request.count == count, "\(request)")
        #expect(request.monday(today)?.iso == monday)
        let isGerman = text.contains("Woche") || text.contains("einen") || text.contains("meine")
        #expect(request.language == (isGerman ? .german : .english))
    }

    @Test func `names the words that it does not understand`() {
        #expect(PlanRequest("plan my week around the wedding")?.unread == ["around", "wedding"])
        #expect(PlanRequest("plan three swims next week")?.unread == ["swims"])
        #expect(PlanRequest("plan my week with two runs and three walks")?.unread == ["walks"])
    }

    @Test(arguments: [
        "what is my plan", "show my plan", "did I follow my training plan?", "plan", "how was my week", "make my bed",
    ]) func `is none where nothing is to be planned`(_ text: String) { #expect(PlanRequest(text) == nil) }

    @Test func `on a Monday means that week, and the next where it says so`() throws {
        let monday = today.advanced(by: -3)
        #expect(try #require(PlanRequest("plan my week")).monday(monday) == monday)
        #expect(try #require(PlanRequest("plan this week")).monday(monday) == monday)
        #expect(try #require(PlanRequest("plan next week")).monday(monday) == monday.advanced(by: 7))
    }

    @Test func `looks the plan up first, and proposes nothing by itself`() async throws {
        let calls = await OfflineTalk().plan("plan me three runs next week")
        let call = try #require(calls.first)
        let fields = try #require(JSONValue(call.argumentsJSON))
        #expect(calls.count == 1 && call.name == "plan")
        #expect(fields["propose"].text == "running" && fields["count"].number == 3)
    }

    @Test func `of one session is a proposal of that session`() async throws {
        let day = OfflineTalk().clock.today.advanced(by: 3).iso
        let calls = await OfflineTalk().plan("plan run \(day) 45min")
        let call = try #require(calls.first)
        let fields = try #require(JSONValue(call.argumentsJSON))
        #expect(calls.map(\.name) == ["plan_week"])
        #expect(fields["sessions"].array?.first?["line"].text?.hasPrefix("\(day) running 45 min") == true)
    }
}

@Suite struct `A question about the plan` {
    /// A Thursday.
    private let today = CivilDay(iso: "2026-11-26") ?? CivilDay(number: 0)

    @Test(
        arguments: [
            ("what is planned this week?", "2026-11-23..2026-11-29"), ("show me my plan", "2026-11-23..2026-12-06"),
            ("what's my plan for tomorrow", "2026-11-27..2026-11-27"),
            ("What is my training plan next week", "2026-11-30..2026-12-06"),
            ("when is my next workout?", "2026-11-26..2026-12-20"),
            ("Was steht diese Woche im Plan?", "2026-11-23..2026-11-29"),
            ("Mein Plan für diese Woche", "2026-11-23..2026-11-29"),
            ("Was ist für morgen geplant?", "2026-11-27..2026-11-27"),
            ("Wann ist mein nächstes Training?", "2026-11-26..2026-12-20"),
        ]) func `is of the days that it names`(_ text: String, _ span: String) throws
    {
        let question = try #require(PlanQuestion(text))
        let days = question.days(today)
        #expect("\(days.lowerBound.iso)..\(days.upperBound.iso)" == span)
        #expect(
            question.language
                == (text.hasPrefix("W") && !text.hasPrefix("What") || text.hasPrefix("M") ? .german : .english))
    }

    @Test(arguments: [
        "plan my week", "how many workouts this week", "what did I plan for dinner", "next week", "show my workouts",
        "what is my next meal plan",
    ]) func `is none of anything else`(_ text: String) { #expect(PlanQuestion(text) == nil) }

    @Test func `is answered with the sessions and what became of them`() throws {
        let json = try #require(
            JSONValue(
                """
                {"sessions":[{"date":"2026-11-24","time":"18:00","type":"Running","minutes":40,"km":6,"intensity":"easy",
                "state":"done","done_min":48,"done_km":8.553},{"date":"2026-11-28","type":"Running","km":13,
                "intensity":"long","zone":2,"state":"to come"}]}
                """))
        let plan = Finding(json: json)
        let question = try #require(PlanQuestion("what is planned this week"))
        let english = PlanQuestionWording(language: .english, today: today)
        let all = english.markdown(plan, question.days(today), isNext: false)
        #expect(all.hasPrefix("**1 of 2 done**: plan, 23 Nov 2026 – 29 Nov 2026."), "\(all)")
        #expect(all.contains("- Tue 24 Nov 2026 18:00: Running, 6.0 km, 40 min, easy – done: 48 min, 8.6 km"), "\(all)")
        let german = PlanQuestionWording(language: .german, today: today)
        let next = german.markdown(plan, question.days(today), isNext: true)
        #expect(next == "- Sa 28. Nov. 2026: Laufen, 13,0 km, lang, Zone 2 – steht an", "\(next)")
        let none = english.markdown(Finding(json: .missing), today...today, isNext: false)
        #expect(none.hasPrefix("Nothing is planned for today (26 Nov 2026)."), "\(none)")
    }

    @Test func `looks the plan up`() async {
        #expect(await OfflineTalk().plan("what is planned this week?").map(\.name) == ["plan"])
    }
}

@Suite struct `A request to end a goal` {
    private let standing: [GoalEndRequest.Standing] = [
        .init(field: .steps, span: .day, target: 9_000), .init(field: .weight, span: .date, target: 68),
        .init(field: .runDistance, span: .week, target: 40),
    ]

    @Test(
        arguments: [
            ("complete my steps goal", "completed", [.steps]),
            ("Mark my weight goal as done", "completed", [.weight]),
            ("let go of my running goal", "let_go", [.runDistance]),
            ("please give up my step goal", "let_go", [.steps]),
            ("mark my reading goal as done", "completed", []), ("finish my goal", "completed", nil),
            ("Hak mein Schrittziel ab", "completed", [.steps]), ("gib mein Laufziel auf", "let_go", [.runDistance]),
            ("markiere mein Gewichtsziel als erledigt", "completed", [.weight]),
            ("schließ mein Leseziel ab", "completed", []),
        ] as [(String, String, [DayField]?)])
    func `names the goal and what becomes of it`(_ text: String, _ outcome: String, _ metrics: [DayField]?) throws {
        let request = try #require(GoalEndRequest(text))
        let named = request.goals(among: standing).map(\.field)
        #expect(request.outcome == outcome && named == metrics ?? standing.map(\.field), "\(request)")
    }

    @Test(
        arguments: [
            ("end goal running distance", [.week, .year]), ("end my weekly running goal", [.week]),
            ("end goal 40 km a week", [.week]), ("end goal 1000 km", [.year]),
            ("complete my running goal", [.week, .year]),
            ("let go of my yearly running goal", [.year]), ("end my monthly running goal", []),
            ("beende mein wöchentliches Laufziel", [.week]), ("beende das Ziel 40 km in der Woche", [.week]),
            ("beende mein Jahresziel beim Laufen", [.year]), ("beende mein Jahreslaufziel", [.year]),
            ("gib mein Laufziel auf", [.week, .year]), ("end my weight goal", [.day, .date]),
            ("end my weight goal by June", [.date]), ("end goal 20 km", []),
        ] as [(String, [GoalSpan])])
    func `names the span of one of several, or its figure`(_ text: String, _ spans: [GoalSpan]) throws {
        let several: [GoalEndRequest.Standing] = [
            .init(field: .runDistance, span: .week, target: 40), .init(field: .runDistance, span: .year, target: 1_000),
            .init(field: .weight, span: .day, target: 70), .init(field: .weight, span: .date, target: 68),
        ]
        let request = try #require(GoalEndRequest(text))
        #expect(request.goals(among: several).map(\.span) == spans, "\(request)")
    }

    @Test(arguments: [
        "did I complete my steps goal?", "how far is my goal", "mark my goal", "complete my training", "finish strong",
        "my goal is 9000 steps",
    ]) func `is none where no goal is to be ended`(_ text: String) { #expect(GoalEndRequest(text) == nil) }

    @Test func `looks up the goals that stand first`() async {
        #expect(await OfflineTalk().plan("complete my steps goal").map(\.name) == ["plan"])
        #expect(await OfflineTalk().plan("Hak mein Schrittziel ab").map(\.name) == ["plan"])
    }
}
