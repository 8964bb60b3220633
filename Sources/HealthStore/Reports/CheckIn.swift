import Foundation
import GRDB
import HealthModel

extension CheckIn {
    static let columns = (Scale.allCases.map(\.rawValue) + ["notes"]).joined(separator: ", ")

    static func read(_ db: Database, day: Int) throws -> CheckIn? {
        let row = try RawStatement(db, "SELECT \(columns) FROM check_in WHERE day = ?1")
        row.bind(day, at: 1)
        guard try row.step() else { return nil }
        var checkIn = CheckIn(notes: row.text(Int32(Scale.allCases.count)))
        for (index, scale) in Scale.allCases.enumerated() { checkIn[scale] = row.optionalInt(Int32(index)) }
        return checkIn
    }

    /// Days with an answer or a note, of those that a habit looks back on.
    static func days(_ db: Database, upTo day: Int) throws -> [Int] {
        let isSaid = "coalesce(\(columns)) IS NOT NULL"
        return try Int.fetchAll(
            db, sql: "SELECT day FROM check_in WHERE day BETWEEN ? AND ? AND \(isSaid)",
            arguments: [day - CheckInHabit.reach, day])
    }
}

extension HealthStore {
    /// `nil` when the day has none.
    public func checkIn(of day: CivilDay) throws(HealthStoreError) -> CheckIn? {
        try reading { db in try CheckIn.read(db, day: day.number) }
    }
}
