import Entries
import Foundation
import GRDB
import HealthModel
import JSON

/// Entries that a clock wrote down which stood ahead and was set back since. No rows come of them until they have happened.
extension EntryLog {
    /// Whether rows of an entry count that has not happened yet, or those of one that was held until now do not.
    func isAgainstClock() throws -> Bool { try !againstClock().isEmpty }

    /// Takes out the rows of entries that lie ahead of the clock, puts in those of entries that were held and have happened,
    /// and computes their days again.
    func followClock() throws {
        let rows = try againstClock()
        guard !rows.isEmpty else { return }
        let home = try HomeTime(ofDays: db, options)
        for (id, entry, made) in rows {
            var changes = EntryChanges(db: db, now: now) { home.clock(around: $0) }
            if made.isHeld ?? false { try changes.make(entry) } else { try changes.hold(made) }
            try db.execute(
                sql: "UPDATE log_entry SET made = ? WHERE id = ?", arguments: [CodedJSON.text(changes.made), id])
            try RollUp(db, clock: home.clock).refresh(changes.changed)
        }
        try noteHeld()
    }

    /// Remembers when the held entries happen, so that nobody looks through all entries for them.
    func noteHeld() throws {
        let times = try Self.rows("WHERE undone_at IS NULL AND \(Self.isHeld)", db).compactMap { $0.entry.instant }
        let text = times.map { String(Int($0.timeIntervalSince1970)) }.joined(separator: " ")
        try StoredFact.set(text, for: .heldEntries, db)
    }

    /// The Unix seconds at which the held entries happen.
    static func heldTimes(_ db: Database) throws -> [Int] {
        (try StoredFact.value(of: .heldEntries, db) ?? "").split(separator: " ").compactMap { Int($0) }
    }

    private typealias HeldRow = (id: Int, entry: LogEntry, made: EntryChanges.Made)

    /// Entries whose rows are there though they lie ahead, or are not though they do not. Nothing is written down before it
    /// happens: what lies ahead was written by a clock that did.
    private func againstClock() throws -> [HeldRow] {
        let held = try Self.heldTimes(db).isEmpty ? "" : "OR \(Self.isHeld)"
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT id, content, made FROM log_entry WHERE undone_at IS NULL AND (written_at > ? \(held)) ORDER BY id
                """, arguments: [now])
        return try rows.compactMap { row -> HeldRow? in
            // One of a later version, which cannot be read, is left as it is.
            guard let entry = try? DecodedEntries.entry(row[1]) else { return nil }
            let made = try CodedJSON.value(EntryChanges.Made.self, from: row[2] as String)
            let isAhead = entry.isAhead(of: Date(timeIntervalSince1970: Double(now)))
            return isAhead == made.isHeld ?? false ? nil : (row[0], entry, made)
        }
    }
}

extension HealthStore {
    /// When the next entry that lies ahead of the clock happens; `nil` where none does.
    public func nextHeldEntry() throws(HealthStoreError) -> Date? {
        try reading { db in try EntryLog.heldTimes(db).min().map { Date(timeIntervalSince1970: Double($0)) } }
    }
}
