import HealthModel
import Testing

@testable import CoachEngine

@Suite struct `Questions about the weather` {
    /// A Thursday.
    private let today = CivilDay(iso: "2026-11-26")!

    /// A question with what it asks.
    struct Case: Sendable {
        var text: String
        var topic: WeatherQuestion.Topic
        var days: WeatherQuestion.Days
        var part: WeatherQuestion.Part

        init(
            _ text: String, _ topic: WeatherQuestion.Topic, _ days: WeatherQuestion.Days, _ part: WeatherQuestion.Part
        ) {
            (self.text, self.topic, self.days, self.part) = (text, topic, days, part)
        }
    }

    static let cases: [Case] = [
        Case("Is it good for a run this afternoon?", .sport, .day(0), .afternoon),
        Case("Will it rain tomorrow?", .rain, .day(1), .wholeDay),
        Case("Do I need an umbrella today?", .rain, .day(0), .wholeDay),
        Case("How warm will it be tomorrow morning?", .temperature, .day(1), .morning),
        Case("When is sunset?", .sun, .day(0), .wholeDay),
        Case("What time is sunrise tomorrow?", .sun, .day(1), .wholeDay),
        Case("How windy is it?", .wind, .now, .wholeDay),
        Case("What's the UV index today?", .ultraviolet, .day(0), .wholeDay),
        Case("Do I need sunscreen this afternoon?", .ultraviolet, .day(0), .afternoon),
        Case("What's the air quality?", .air, .now, .wholeDay),
        Case("Is there pollen today?", .pollen, .day(0), .wholeDay),
        Case("When is the best time to run tomorrow?", .bestTime, .day(1), .wholeDay),
        Case("What's the weather on Saturday?", .general, .day(2), .wholeDay),
        Case("weather this weekend", .general, .weekend(2), .wholeDay),
        Case("What is the weather on Thursday?", .general, .day(0), .wholeDay),
        Case("How cold is it outside?", .temperature, .now, .wholeDay),
        Case("Is it too hot to run?", .sport, .day(0), .wholeDay),
        Case("Is it humid?", .humidity, .now, .wholeDay),
        Case("Will it snow tonight?", .snow, .day(0), .evening),
        Case("What's the weather?", .general, .now, .wholeDay),
        Case("Regnet es heute?", .rain, .day(0), .wholeDay),
        Case("Brauche ich morgen einen Regenschirm?", .rain, .day(1), .wholeDay),
        Case("Wie warm wird es übermorgen?", .temperature, .day(2), .wholeDay),
        Case("Wann geht die Sonne unter?", .sun, .day(0), .wholeDay),
        Case("Wie stark ist der Wind morgen Nachmittag?", .wind, .day(1), .afternoon),
        Case("Wie ist die Luftqualität?", .air, .now, .wholeDay),
        Case("Wann ist morgen die beste Zeit zum Laufen?", .bestTime, .day(1), .wholeDay),
        Case("Wie wird das Wetter am Samstag?", .general, .day(2), .wholeDay),
        Case("Ist es heute Abend gut zum Laufen?", .sport, .day(0), .evening),
        Case("Wie wird das Wetter morgen früh?", .general, .day(1), .morning),
        Case("Wie wird das Wetter heute Morgen?", .general, .day(0), .morning),
    ]

    @Test(arguments: cases) func `say what is asked, for which day and part of it`(expected: Case) throws {
        let question = try #require(WeatherQuestion(expected.text, today: today))
        #expect(question.topic == expected.topic)
        #expect(question.days == expected.days)
        #expect(question.part == expected.part)
    }

    @Test(arguments: [
        "What was the weather yesterday?", "Did it rain last week?", "Do I run slower on hot days?",
        "How do I sleep when it is hot?", "Wie war das Wetter gestern?", "Laufe ich bei Hitze langsamer?",
    ])
    func `of days that are over, and of what the weather does to somebody, are others`(text: String) {
        #expect(WeatherQuestion(text, today: today) == nil)
    }

    @Test(arguments: [
        ("Will it rain tomorrow?", true), ("Wird es morgen regnen?", true), ("Will I run faster tomorrow?", false),
        ("How much will I weigh next month?", false),
    ])
    func `a forecast is no prediction of one's own figures`(text: String, isPlain: Bool) {
        #expect(WeatherQuestion.isPlain(text) == isPlain)
    }

    @Test func `on a weekend it is the one that goes on`() {
        let saturday = CivilDay(iso: "2026-11-28")!
        #expect(WeatherQuestion("weather this weekend", today: saturday)?.days == .weekend(0))
        #expect(WeatherQuestion("weather this weekend", today: saturday.advanced(by: 1))?.days == .day(0))
    }
}
