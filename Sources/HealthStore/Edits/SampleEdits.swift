import Foundation
import GRDB
import HealthModel
import ImportKit

extension HealthStore {
    /// Lets a sample count nowhere. It is kept, and a later import does not bring it back.
    /// - Throws: `.failed` when there is no such sample.
    public nonisolated func exclude(_ key: SampleKey) async throws(HealthStoreError) {
        try await edit(key) { edit in try edit.exclude(key, replacement: nil) }
    }

    /// Takes an exclusion back, and with it the value that stood in its place.
    /// - Throws: `.failed` when there is no such sample.
    public nonisolated func include(_ key: SampleKey) async throws(HealthStoreError) {
        try await edit(key) { edit in try edit.include(key) }
    }

    /// Lets another value count in place of a sample's, as one typed in by hand at the same time. `include` of the sample
    /// takes it back.
    /// - Parameter value: in the type's stored unit.
    /// - Returns: the key of the sample that counts now.
    /// - Throws: `.failed` when there is no such sample.
    @discardableResult
    public nonisolated func replace(_ key: SampleKey, with value: Double) async throws(HealthStoreError) -> SampleKey {
        guard value.isFinite else { throw .failed(reason: "the new value is not a number") }
        return try await edit(key) { edit in try edit.replace(key, with: value) }
    }

    private nonisolated func edit<Value: Sendable>(
        _ key: SampleKey, _ body: @escaping @Sendable (SampleEdit) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let options = options
        return try await writingInBackground { db in
            let edit = SampleEdit(db: db, now: Int(options.now().timeIntervalSince1970))
            guard try edit.flags(of: key) != nil else {
                throw HealthStoreError.failed(reason: "the sample is not there any more")
            }
            let value = try body(edit)
            var changed = ChangedData()
            changed.utcDaysByType[key.type] = Set(
                utcDay(ofUnix: key.start)...utcDay(ofUnix: key.start + key.duration))
            try RollUp(db, clock: HomeTime(ofDays: db, options).clock).refresh(changed)
            return value
        }
    }
}

/// The rows that one edit changes.
struct SampleEdit {
    static let sourceName = "AirFit"
    private static let isKey = "type = ? AND start = ? AND source = ? AND duration = ? AND value = ?"

    let db: Database
    /// Unix seconds.
    let now: Int

    /// `nil` when there is no such sample.
    func flags(of key: SampleKey) throws -> Int? {
        try Int.fetchOne(db, sql: "SELECT flags FROM sample WHERE \(Self.isKey)", arguments: key.arguments)
    }

    func exclude(_ key: SampleKey, replacement: Double?) throws {
        try removeReplacement(of: key)
        try db.execute(
            sql: "UPDATE sample SET flags = flags | 2 WHERE \(Self.isKey)", arguments: key.arguments)
        try db.execute(
            sql: "INSERT OR REPLACE INTO sample_exclusion VALUES (?, ?, ?, ?, ?, ?, ?)",
            arguments: key.arguments + [replacement, now])
    }

    func include(_ key: SampleKey) throws {
        try removeReplacement(of: key)
        try db.execute(
            sql: "UPDATE sample SET flags = flags & ~2 WHERE \(Self.isKey)", arguments: key.arguments)
        try db.execute(sql: "DELETE FROM sample_exclusion WHERE \(Self.isKey)", arguments: key.arguments)
    }

    func replace(_ key: SampleKey, with value: Double) throws -> SampleKey {
        // A value that stands for another is not kept itself.
        let original = try original(replacedBy: key) ?? key
        var new = original
        new.source = try sourceNumber()
        new.value = value
        try exclude(original, replacement: value)
        let type = try String.fetchOne(db, sql: "SELECT identifier FROM type WHERE id = ?", arguments: [key.type])
        let recordedAt = type == MetricSource.restingHeartRateType ? now : nil
        try db.execute(
            sql: """
                INSERT INTO sample (type, start, source, duration, value, batch, flags, recorded_at)
                VALUES (?, ?, ?, ?, ?, 0, 1, ?)
                ON CONFLICT DO UPDATE SET flags = 1, recorded_at = excluded.recorded_at
                """, arguments: new.arguments + [recordedAt])
        return new
    }

    private func sourceNumber() throws -> Int {
        try db.execute(
            sql: "INSERT OR IGNORE INTO source (name, device, class) VALUES (?, '', ?)",
            arguments: [Self.sourceName, ImportedSource.Class.other.rawValue])
        let found = try Int.fetchOne(
            db, sql: "SELECT id FROM source WHERE name = ? AND device = '' AND class = ?",
            arguments: [Self.sourceName, ImportedSource.Class.other.rawValue])
        guard let found else { throw HealthStoreError.failed(reason: "the source cannot be kept") }
        return found
    }

    /// The sample that another one stands for; `nil` when it stands for none.
    private func original(replacedBy key: SampleKey) throws -> SampleKey? {
        guard key.source == (try sourceNumber()) else { return nil }
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT source, value FROM sample_exclusion
                WHERE type = ? AND start = ? AND duration = ? AND replacement = ?
                """, arguments: [key.type, key.start, key.duration, key.value])
        return row.map {
            SampleKey(type: key.type, start: key.start, source: $0[0], duration: key.duration, value: $0[1])
        }
    }

    private func removeReplacement(of key: SampleKey) throws {
        let replacement = try Double.fetchOne(
            db, sql: "SELECT replacement FROM sample_exclusion WHERE \(Self.isKey)", arguments: key.arguments)
        guard let replacement else { return }
        var standIn = key
        standIn.source = try sourceNumber()
        standIn.value = replacement
        // Only what was made here: an import may have given the same.
        try db.execute(sql: "DELETE FROM sample WHERE \(Self.isKey) AND batch = 0", arguments: standIn.arguments)
        try db.execute(sql: "DELETE FROM sample_exclusion WHERE \(Self.isKey)", arguments: standIn.arguments)
    }
}

extension SampleKey {
    /// In the order of the table's key.
    var arguments: StatementArguments { [type, start, source, duration, value] }
}
