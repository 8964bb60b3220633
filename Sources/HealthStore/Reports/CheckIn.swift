import Foundation
import GRDB
import HealthModel

extension CheckIn {
    fileprivate static let columns = (Scale.allCases.map(\.rawValue) + ["notes"]).joined(separator: ", ")

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

    /// Stores a day's check-in in place of an earlier one; `nil` takes it back. Values outside 1 to 5 are held to it.
    public func setCheckIn(_ checkIn: CheckIn?, of day: CivilDay) throws(HealthStoreError) {
        let writtenAt = Int(options.now().timeIntervalSince1970)
        try writing { db in
            guard let checkIn else {
                try db.execute(sql: "DELETE FROM check_in WHERE day = ?", arguments: [day.number])
                try ImportedCheckIns.forget(db, day: day.number)
                return
            }
            let levels = CheckIn.Scale.allCases.map { scale in checkIn[scale].map { min(5, max(1, $0)) } }
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO check_in (day, \(CheckIn.columns), written_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: StatementArguments([day.number] + levels + [checkIn.notes, writtenAt]))
        }
        if checkIn == nil { try emptyLog() }
    }
}
