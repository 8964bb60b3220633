import HealthModel
import HealthQuery
import Testing

@testable import CoachEngine
@testable import CoachTools

/// Tags of days and sets of strength training, asked about in plain words.
@Suite struct `A question about what was written down` {
    private func answer(_ question: String, _ reading: ExampleReading) async -> String {
        await OfflineTalk(reading: reading, clock: ToolClock(today: ExampleReading.today)).answer(question)
    }

    /// Tags on these days; `none` on the others of the three weeks.
    private func tagged(_ tags: [String: String]) throws -> ExampleReading {
        let days = try tags.map { (try #require(CivilDay(iso: $0.key)) - ExampleReading.first, $0.value) }
        var reading = ExampleReading()
        reading.adjust = { columns in
            var texts = [String?](repeating: "none", count: 21)
            for (place, tag) in days { texts[place] = tag }
            columns.texts[.tags] = texts
        }
        return reading
    }

    private func lifted(_ sets: [(day: String, load: Double, repetitions: Int)]) throws -> ExampleReading {
        var reading = ExampleReading()
        reading.written = QueryJournal(
            sets: try sets.map { day, load, repetitions in
                var set = QuerySet("squat", date: try #require(CivilDay(iso: day)), clock: 1080)
                (set.load, set.repetitions) = (load, repetitions)
                return set
            })
        return reading
    }

    @Test func `counts the days of a tag`() async throws {
        let reading = try tagged(["2026-03-10": "headache", "2026-03-17": "headache", "2026-03-20": "sauna"])
        let english = await answer("how often did I have a headache this month", reading)
        #expect(english.contains("**2 days**") && english.contains("headache"), "\(english)")
        let german = await answer("wie oft hatte ich Kopfschmerzen?", reading)
        #expect(german.contains("**2 Tage**"), "\(german)")
        let last = await answer("when did I last have a headache", reading)
        #expect(last.contains("17 Mar 2026"), "\(last)")
        let without = await answer("days without headache", reading)
        #expect(without.contains("**19 days**"), "\(without)")
    }

    @Test func `compares days with a tag with the others`() async throws {
        let answer = await answer(
            "steps on days with headache against other days", try tagged(["2026-03-10": "headache"]))
        #expect(answer.contains("n = 1") && answer.contains("headache"), "\(answer)")
    }

    @Test func `gets no figure where nothing of it was written down`() async {
        let answer = await answer("how often did I have a headache", ExampleReading())
        #expect(answer.contains("never recorded") && !answer.contains("**"), "\(answer)")
    }

    @Test func `tells the heaviest set, the volume by week and the repetitions`() async throws {
        let reading = try lifted([("2026-03-10", 90, 5), ("2026-03-12", 80, 5), ("2026-03-24", 85, 8)])
        let heaviest = await answer("what is my heaviest squat", reading)
        #expect(heaviest.contains("**90.0 kg**: squat, heaviest load"), "\(heaviest)")
        #expect(heaviest.contains("On 10 Mar 2026."))
        let weeks = await answer("squat volume by week", reading)
        #expect(weeks.contains("680.0 kg") && weeks.contains("850.0 kg"), "\(weeks)")
        let repetitions = await answer("how many squats did I do in March", reading)
        #expect(repetitions.contains("**18**"), "\(repetitions)")
        let german = await answer("schwerste Kniebeuge", reading)
        #expect(german.contains("**90,0 kg**"), "\(german)")
        let none = await answer("my heaviest deadlift", reading)
        #expect(none.contains("Your log has no set of it") && !none.contains("**"), "\(none)")
    }

    // MARK: Periods of one's own

    private func travelled(_ zone: String, _ days: ClosedRange<Int>) -> ExampleReading {
        var reading = ExampleReading()
        reading.adjust = { columns in
            var texts = [String?](repeating: "Europe/Paris", count: 21)
            for day in days { texts[day] = zone }
            columns.texts[.zone] = texts
        }
        return reading
    }

    @Test func `finds the dates of a trip, of what was before it and after it`() async {
        // 16 to 19 March.
        let reading = travelled("Europe/Rome", 7...10)
        let during = await answer("steps on my trip to Rome", reading)
        #expect(during.contains("your trip to Rome (16 Mar 2026 – 19 Mar 2026)"), "\(during)")
        #expect(during.contains("time zone"))
        let after = await answer("how many workouts in the 3 days after my trip", reading)
        #expect(after.contains("(20 Mar 2026 – 22 Mar 2026)"), "\(after)")
        let compared = await answer("average steps on my last trip compared with before", reading)
        #expect(compared.contains("12 Mar 2026 – 15 Mar 2026"), "\(compared)")
        let german = await answer("Schritte in Rom", reading)
        #expect(german.contains("16. März 2026 – 19. März 2026"), "\(german)")
        let elsewhere = await answer("steps on my trip to Japan", reading)
        #expect(elsewhere.contains("I find no trip to Japan") && !elsewhere.contains("**"), "\(elsewhere)")
    }

    @Test func `takes an illness and an injury from the tags`() async throws {
        let reading = try tagged(["2026-03-12": "cold", "2026-03-13": "cold", "2026-03-20": "injury"])
        let ill = await answer("average steps while I was ill", reading)
        #expect(ill.contains("your illness (12 Mar 2026 – 13 Mar 2026)"), "\(ill)")
        let hurt = await answer("average steps since my knee injury", reading)
        #expect(hurt.contains("(20 Mar 2026 – 29 Mar 2026)"), "\(hurt)")
    }

    @Test func `goes on with the day that an answer named`() async {
        let talk = OfflineTalk(reading: ExampleReading(), clock: ToolClock(today: ExampleReading.today))
        let answer = await talk.answer("which day did I walk the most", "how did I sleep that day")
        #expect(answer.contains("29 Mar 2026") || answer.contains("28 Mar 2026"), "\(answer)")
        #expect(answer.contains("time asleep") || answer.contains("sleep"))
    }

    // MARK: Enough

    @Test func `holds sleep against the need, and the rest against a goal`() async {
        let sleep = await answer("did I sleep enough this week", ExampleReading())
        #expect(sleep.contains("your need is 8 h 00"), "\(sleep)")
        let water = await answer("do I walk enough", ExampleReading())
        #expect(water.contains("no daily goal is set"), "\(water)")
        // The need is known though the last night is not recorded.
        let gap = await offlineAnswer("am I sleeping enough", health: FixtureHealth(gaps: [.sleep: [0]]))
        #expect(gap.contains("your need is 8 h 00") && gap.contains("recorded nights."), "\(gap)")
        var walking = FixtureQuery()
        walking.goals = [.steps: [QueryGoal(9_000)]]
        let open = await OfflineTalk(reading: walking, clock: ToolClock(today: today, partialUntil: "13:05"))
            .answer("do I walk enough")
        #expect(open.contains("Today is not over and is left out.") && open.contains(" – 13 Mar 2026"), "\(open)")
        walking.goals = [.steps: [QueryGoal(1)]]
        let rest = await OfflineTalk(reading: walking, clock: ToolClock(today: today, partialUntil: "13:05"))
            .answer("how many steps do I still need today")
        #expect(rest.contains("**Nothing more**") && !rest.contains("Yes"), "\(rest)")
        walking.goals = [.steps: [QueryGoal(1)], .activeEnergy: [QueryGoal(1)]]
        let all = await OfflineTalk(reading: walking, clock: ToolClock(today: today, partialUntil: "13:05"))
            .answer("was fehlt mir heute noch zum Ziel")
        #expect(all.contains("**Nichts mehr**, alle"), "\(all)")
        let aim = await answer("Wie viele Stunden Schlaf fehlen mir bis zum Ziel?", ExampleReading())
        #expect(!aim.contains("no goal") && !aim.contains("sleep"), "\(aim)")
        let german = await answer("schlafe ich genug", ExampleReading())
        #expect(german.contains("dein Bedarf ist 8 h 00"), "\(german)")
    }
}
