import HealthModel
import Testing

@testable import OfflineCoach

/// Readings in which a word was once dropped or taken for another.
@Suite struct `Nothing said` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    private func meaning(_ text: String, after earlier: String? = nil) -> HealthQuestion? {
        let previous = earlier.flatMap { meaning($0) }
        if earlier != nil, previous == nil { return nil }
        let reading = reader.reading(of: text, after: previous, isFollowing: earlier != nil)
        if case .question(let question) = reading.result { return question }
        return nil
    }

    @Test func `of nights without a drink is about water`() {
        let tests = meaning("average sleep on nights when I did not drink")?.conditions ?? []
        #expect(!tests.contains { $0.subject == .day(.water) })
    }

    @Test func `of kilometres is a climb`() throws {
        let tests = try #require(meaning("rides over 50 km and over 500 m of climbing: number, since 2024")).conditions
        #expect(tests.contains(Requirement(.field(.distance), .above, .number(50))))
        #expect(tests.contains(Requirement(.field(.elevation), .above, .number(500))))
    }

    @Test func `of two kinds left out is what is counted`() throws {
        let question = try #require(meaning("how many workouts other than runs and rides in June"))
        #expect(question.quantity == .workout(types: [], field: nil))
        #expect(question.conditions.count == 2)
    }

    @Test func `after a minimum makes a year a heart rate`() throws {
        let question = try #require(meaning("Ruhepuls Minimum 2025"))
        #expect(question.statistic == .min)
        #expect(question.days.from == CivilDay(iso: "2025-01-01"))
    }

    @Test func `in a follow-up is replaced by what is said next`() throws {
        let question = try #require(meaning("and carbs and fat", after: "Protein on average in December"))
        #expect(question.quantity == .day(.carbohydrates))
        #expect(question.more == [.day(.fat)])
    }

    @Test func `in a follow-up is taken for its opposite`() throws {
        let indoor = try #require(meaning("without the indoor ones", after: "Average pace of my runs in October"))
        #expect(indoor.conditions == [.indoor(false)])
        let weekdays = meaning("without Sundays", after: "How many steps a day did I average in October?")
        #expect(weekdays?.conditions.contains(.weekdays([6])) != true)
    }

    @Test func `about what is left of today is an answer of the past`() {
        #expect(meaning("Schaffe ich heute noch meine 10.000 Schritte?") == nil)
    }
}
