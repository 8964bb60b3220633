import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

/// Forms of German words and sentences that mean the same.
@Suite struct `German forms` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    private func meaning(_ texts: [String]) -> HealthQuestion? {
        var previous: HealthQuestion?
        for (index, text) in texts.enumerated() {
            let reading = reader.reading(of: text, after: previous, isFollowing: index > 0)
            if case .question(let question) = reading.result { previous = question } else { previous = nil }
        }
        return previous
    }

    @Test(arguments: [
        ("Schritte ab 1.7.", "Schritte seit dem 1. Juli 2025"),
        ("Schritte ab 1.7. bis 30.9.", "Schritte vom 1.7. bis 30.9."),
        ("Ruhepuls am Tag nach dem 24. Dezember", "Ruhepuls am 25. Dezember"),
        ("Ruhepuls am Tag vor dem 24. Dezember", "Ruhepuls am 23. Dezember"),
        ("Wie oft war ich im heurigen Sommer schwimmen?", "Wie oft war ich im Sommer schwimmen?"),
        ("Schritte im 2. Halbjahr", "Schritte im zweiten Halbjahr"),
        ("Schritte an Christi Himmelfahrt", "Schritte am 29. Mai 2025"),
        ("Schritte am Rosenmontag", "Schritte am 3. März 2025"),
        ("Wie viel Koffein nehme ich werktags zu mir?", "Wie viel Koffein werktags?"),
        ("average Schlaf letzte Woche", "durchschnittlicher Schlaf letzte Woche"),
    ]) func `mean the same`(_ one: String, _ other: String) throws {
        let first = try #require(meaning([one]))
        #expect(first == meaning([other]))
    }

    /// All days before or after a date are not the one beside it.
    @Test func `of several days are not those of one`() {
        let all = meaning(["Schritte im Schnitt an den Tagen nach dem 24. Dezember"])
        #expect(all?.days.isDay != true)
    }

    @Test func `of the weekend go beyond the single day before`() {
        let question = meaning(["Schritte gestern", "und am Wochenende"])
        #expect(question?.days.from == nil && question?.statistic == .mean)
    }
}
