import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `A line that goes on to a meal eaten before` {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func lines(_ typed: String, _ names: String...) -> [String] {
        let entries = names.enumerated().map { index, name in
            var meal = LogEntry.Meal(name: name)
            (meal.kilocalories, meal.protein) = (400, 12.5)
            return LoggedEntry(id: index, entry: .meal(meal, at: now), writtenAt: now)
        }
        let reader = EntryLine(clock: EntryClock(now: now, home: HomeTime(zone: .gmt)), units: .metric)
        return MealCompletion(entries, reader: reader).lines(for: typed)
    }

    @Test func `is whole, reads as that meal, and keeps its first word`() {
        #expect(lines("meal o", "oats", "pasta") == ["meal oats 400kcal 12.5g protein"])
        #expect(lines("Frühstück OA", "Oats") == ["Frühstück Oats 400kcal 12.5g protein"])
    }

    @Test func `the most frequent comes first, of equal ones the latest`() {
        let names = lines("lunch ", "soup", "pasta", "salad", "pasta").map { $0.split(separator: " ")[1] }
        #expect(names == ["pasta", "soup", "salad"])
    }

    @Test func `is none for other lines, and for one that is whole`() {
        #expect(lines("water o", "oats").isEmpty && lines("o", "oats").isEmpty && lines("meal", "oats").isEmpty)
        #expect(lines("meal oats 400kcal 12.5g protein", "oats").isEmpty)
    }
}
