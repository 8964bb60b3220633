import Foundation
import Entries
import GRDB
import HealthModel

extension CheckIn {
    static func read(_ db: Database, day: Int) throws -> CheckIn? {
        let row = try RawStatement(
            db, "SELECT energy, mood, stress, motivation, soreness, notes FROM check_in WHERE day = ?1")
        row.bind(day, at: 1)
        guard try row.step() else { return nil }
        return CheckIn(
            energy: row.optionalInt(0), mood: row.optionalInt(1), stress: row.optionalInt(2),
            motivation: row.optionalInt(3), soreness: row.optionalInt(4), notes: row.text(5))
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
            func held(_ value: Int?) -> Int? { value.map { min(5, max(1, $0)) } }
            try db.execute(
                sql: "INSERT OR REPLACE INTO check_in VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    day.number, held(checkIn.energy), held(checkIn.mood), held(checkIn.stress),
                    held(checkIn.motivation), held(checkIn.soreness), checkIn.notes, writtenAt,
                ])
        }
        if checkIn == nil { try emptyLog() }
    }
}
