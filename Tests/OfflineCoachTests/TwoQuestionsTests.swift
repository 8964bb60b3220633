import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

@Suite struct `Two questions in one sentence` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    @Test(arguments: [
        (
            "what was my highest weight and what do I weigh now?", "what was my highest weight",
            "what do I weigh now?"
        ),
        ("how many steps today, and what's my record", "how many steps today", "what's my record"),
        (
            "Wie viel wiege ich jetzt und was war mein Höchstgewicht", "Wie viel wiege ich jetzt",
            "was war mein Höchstgewicht"
        ),
    ])
    func `are told apart, and neither is answered alone`(text: String, first: String, second: String) {
        let reading = reader.reading(of: text)
        #expect(reading.result == .refused(.unclear))
        #expect(reading.fault == .twoQuestions(first, second))
    }

    @Test(arguments: [
        "how much did I sleep and how many steps did I take yesterday",
        "how many steps do I do on Mondays and how many on Fridays",
        "what's the lightest I've ever been and when was it",
        "is there a link between caffeine and how long I take to fall asleep",
    ])
    func `are one where their figures stand side by side`(text: String) {
        let reading = reader.reading(of: text)
        if case .question = reading.result {} else { Issue.record("\(text): \(reading.result)") }
    }

    @Test func `leave out who is asking`() {
        let reading = reader.reading(of: "I weigh 80 kg, how much protein did I have yesterday?")
        #expect(reading.aside == "I weigh 80 kg")
        guard case .question(let question) = reading.result else { return #expect(Bool(false)) }
        #expect(question.conditions.isEmpty)
    }

    @Test(arguments: [
        "ich wiege 82 kg", "hab grad 300 ml Wasser getrunken", "gerade 2 Bier getrunken", "I ran 5 km today",
        "just had a coffee",
        "500 ml water", "heute 500 ml wasser", "my weight is 82 kg", "ich hab heute 7 stunden geschlafen",
    ])
    func `are not asked where a value is told`(text: String) {
        #expect(reader.reading(of: text).result == .request(.log), "\(text)")
    }

    @Test(arguments: [
        "hatte ich gestern 3 bier", "hatte heute zwei bier?", "days with 10000 steps", "more than 500 ml water",
        "i ran 10 km last sunday how fast was i", "nights under 6 hours", "did I drink 500 ml of water today",
    ])
    func `are asked by words that count or bound`(text: String) {
        #expect(reader.reading(of: text).result != .request(.log), "\(text)")
    }
}
