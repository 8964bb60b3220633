import Entries
import Foundation
import GRDB
import HealthModel
import JSON

/// The newest meal of a day: what was eaten, by its name where the person gave one, and what it held.
struct LastMeal {
    var at: Date
    /// `Porridge, 420 kcal, 18 g protein`.
    var summary: String

    private static let energyType = "HKQuantityTypeIdentifierDietaryEnergyConsumed"
    private static let proteinType = "HKQuantityTypeIdentifierDietaryProtein"

    /// - Parameter seconds: of the day, Unix, half-open; nothing later than now is a meal.
    /// - Returns: `nil` where none is recorded. Water and a coffee alone are none.
    static func read(_ db: Database, in seconds: Range<Int>) throws -> LastMeal? {
        guard !seconds.isEmpty else { return nil }
        let eaten = try eaten(db, seconds)
        guard let named = try named(db, seconds), named.at >= eaten?.at ?? .distantPast else { return eaten }
        return named
    }

    /// By the samples of energy, with the protein of the same moment.
    private static func eaten(_ db: Database, _ seconds: Range<Int>) throws -> LastMeal? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT start, source, sum(value) FROM sample
                WHERE type = (SELECT id FROM type WHERE identifier = ?) AND start >= ? AND start < ? AND flags & 2 = 0
                GROUP BY start, source ORDER BY start DESC, source LIMIT 1
                """, arguments: [energyType, seconds.lowerBound, seconds.upperBound])
        guard let row else { return nil }
        let start: Int = row[0]
        let protein = try Double.fetchOne(
            db,
            sql: """
                SELECT sum(value) FROM sample WHERE type = (SELECT id FROM type WHERE identifier = ?) AND start = ?
                    AND source = ? AND flags & 2 = 0
                """, arguments: [proteinType, start, row[1] as Int])
        return LastMeal(
            at: Date(timeIntervalSince1970: Double(start)),
            summary: LogEntry.Meal.summary(nil, energy: row[2], protein: protein))
    }

    /// By what the person wrote down.
    private static func named(_ db: Database, _ seconds: Range<Int>) throws -> LastMeal? {
        let reach = [seconds.lowerBound, seconds.upperBound].map {
            Date(timeIntervalSince1970: Double($0)).timeIntervalSinceReferenceDate
        }
        let content = try String.fetchOne(
            db,
            sql: """
                SELECT content FROM log_entry WHERE undone_at IS NULL AND json_extract(content, '$.meal.at') >= ?
                    AND json_extract(content, '$.meal.at') < ?
                    AND (json_extract(content, '$.meal._0.kilocalories') IS NOT NULL
                        OR coalesce(json_extract(content, '$.meal._0.caffeine'),
                            json_extract(content, '$.meal._0.alcohol')) IS NULL)
                ORDER BY json_extract(content, '$.meal.at') DESC, id DESC LIMIT 1
                """, arguments: [reach[0], reach[1]])
        guard let content, let entry = try? CodedJSON.value(LogEntry.self, from: content),
            case .meal(let meal, let at) = entry
        else { return nil }  // an entry of a later version has no name here
        return LastMeal(
            at: at, summary: LogEntry.Meal.summary(meal.name, energy: meal.kilocalories, protein: meal.protein))
    }
}
