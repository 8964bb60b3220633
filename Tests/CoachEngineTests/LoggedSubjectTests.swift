import HealthModel
import HealthQuery
import Testing

@testable import CoachEngine

/// What is in the log and in no column of days.
@Suite struct `A question about what was written down` {
    private func answer(_ question: String, _ journal: QueryJournal) async -> String {
        var reading = ExampleReading()
        reading.written = journal
        return await OfflineTalk(reading: reading).answer(question)
    }

    private func headaches(_ days: [String]) throws -> QueryJournal {
        let tags = try days.map { day in
            var tag = QueryTag("headache", date: try #require(CivilDay(iso: day)), clock: 600)
            tag.severity = 6
            return tag
        }
        return QueryJournal(tags: tags)
    }

    @Test func `is told on how many days it stands in the log`() async throws {
        let journal = try headaches(["2026-03-02", "2026-03-11"])
        let english = await answer("how often did I have a headache", journal)
        #expect(
            english.contains(
                "**headache** on 2 days, first on 2 Mar 2026, last on 11 Mar 2026, 6.0 of 10 strong on average."),
            "\(english)")
        #expect(english.contains("I cannot compute"))
        let german = await answer("wie oft hatte ich Kopfschmerzen?", journal)
        #expect(
            german.contains("**headache** an 2 Tagen, zuerst am 2. März 2026, zuletzt am 11. März 2026"), "\(german)")
    }

    @Test func `tells one day as one`() async throws {
        let answer = await answer("when was my last headache", try headaches(["2026-03-11"]))
        #expect(answer.contains("**headache** on 1 day, last on 11 Mar 2026"), "\(answer)")
    }

    @Test func `is told the heaviest set of an exercise`() async throws {
        var set = QuerySet("squat", date: try #require(CivilDay(iso: "2026-03-10")), clock: 1080)
        (set.load, set.repetitions) = (90, 5)
        let answer = await answer("what are my heaviest squats", QueryJournal(sets: [set]))
        #expect(answer.contains("**squat** on 1 day with 1 set, heaviest 90.0 kg on 10 Mar 2026"), "\(answer)")
        #expect(answer.contains("105.0 kg by estimate for one repetition (Epley)"))
    }

    @Test func `gets no figure where nothing of it was written down`() async {
        let answer = await answer("how often did I have a headache", QueryJournal())
        #expect(answer.contains("That is not recorded") && !answer.contains("**"), "\(answer)")
    }
}
