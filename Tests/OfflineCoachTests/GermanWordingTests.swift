import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

/// How a meaning is put into German.
@Suite struct `German answers` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    private func sentence(_ text: String, _ value: String = "") -> String {
        guard case .question(let question) = reader.reading(of: text).result else {
            Issue.record("not read: \(text)")
            return ""
        }
        return QuestionWording(language: .german, today: reader.today) { _, _ in value }.sentence(question)
    }

    @Test func `name a place in German`() {
        #expect(sentence("Schlaf seit der Reise nach Rom").contains("(Rom)"))
    }

    @Test func `say once what is counted`() {
        let said = sentence("an wie vielen Tagen hatte ich über 10000 Schritte", "10.000 Schritte")
        #expect(said.contains("Schritte über 10.000,"))
    }

    @Test func `say without for none`() {
        #expect(sentence("Schritte im Schnitt an Tagen ohne Sport").contains("ohne Trainings"))
    }

    @Test func `put kinds of workout into the dative`() {
        #expect(sentence("Ruhepuls am Tag nach einem Lauf").contains("mit Läufen"))
    }
}
