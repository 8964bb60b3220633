import ChatModel
import Findings
import Foundation
import GRDB
import HealthModel

extension ConversationStore: FindingKeeping {
    /// All told findings and opinions, by day; opinions of another version's kinds are left out.
    public func findingMemory() async throws(FindingMemoryError) -> FindingMemory {
        try remember { queue in
            try queue.read { db in
                let told = try Row.fetchAll(db, sql: "SELECT * FROM told_finding ORDER BY day, finding")
                let opinions = try Row.fetchAll(db, sql: "SELECT * FROM finding_opinion ORDER BY day, finding")
                return FindingMemory(
                    told: told.compactMap(ToldFinding.init(row:)),
                    opinions: opinions.compactMap(FindingOpinion.init(row:)))
            }
        }
    }

    /// Notes findings as told, and forgets those told more than `FindingMemory.keptDays` before the newest of them.
    public func keep(told findings: [ToldFinding]) async throws(FindingMemoryError) {
        guard let newest = findings.map(\.day).max() else { return }
        try remember { queue in
            try queue.write { db in
                for finding in findings {
                    try db.execute(
                        sql: """
                            INSERT INTO told_finding (finding, day, z) VALUES (?, ?, ?)
                            ON CONFLICT (finding, day) DO UPDATE SET z = excluded.z
                            """,
                        arguments: [finding.key, finding.day.number, finding.z])
                }
                try db.execute(
                    sql: "DELETE FROM told_finding WHERE day < ?",
                    arguments: [newest.number - FindingMemory.keptDays])
            }
        }
    }

    /// Keeps the opinion of a finding on a day in place of an earlier one; `nil` takes it back.
    public func judge(
        _ key: String, _ verdict: FindingOpinion.Verdict?, on day: CivilDay
    ) async throws(FindingMemoryError) {
        try remember { queue in
            try queue.write { db in
                guard let verdict else {
                    return try db.execute(
                        sql: "DELETE FROM finding_opinion WHERE finding = ? AND day = ?", arguments: [key, day.number])
                }
                try db.execute(
                    sql: """
                        INSERT INTO finding_opinion (finding, day, opinion) VALUES (?, ?, ?)
                        ON CONFLICT (finding, day) DO UPDATE SET opinion = excluded.opinion
                        """,
                    arguments: [key, day.number, verdict.rawValue])
            }
        }
    }

    /// Deletes every opinion of a finding.
    public func forgetOpinions(of key: String) async throws(FindingMemoryError) {
        try remember { queue in
            try queue.write { db in
                try db.execute(sql: "DELETE FROM finding_opinion WHERE finding = ?", arguments: [key])
            }
        }
    }

    private func remember<Value>(_ work: (DatabaseQueue) throws -> Value) throws(FindingMemoryError) -> Value {
        do throws(ConversationError) { return try perform(work) } catch {
            throw FindingMemoryError(Self.sentence(error))
        }
    }

    private static func sentence(_ error: ConversationError) -> String {
        switch error {
        case .diskFull: "The disk is full: what you think of findings is not kept."
        case .readOnly: "The data cannot be written to: what you think of findings is not kept."
        case .damaged: "The conversations' database is damaged: which findings were told is not known."
        case .tooNew: "A newer version of AirFit keeps which findings were told."
        case .cannotOpen(_, let reason), .failed(let reason): "Which findings were told cannot be looked up: \(reason)."
        }
    }
}

extension ToldFinding {
    /// `nil` for a row without a finding.
    fileprivate init?(row: Row) {
        guard let key = row.read("finding"), let day: Int = row.read("day") else { return nil }
        self.init(key: key, z: row.read("z"), day: CivilDay(number: day))
    }
}

extension FindingOpinion {
    /// `nil` for an opinion of another version.
    fileprivate init?(row: Row) {
        guard let key = row.read("finding"), let day: Int = row.read("day"),
            let verdict = row.read("opinion").flatMap(Verdict.init(rawValue:))
        else { return nil }
        self.init(key: key, day: CivilDay(number: day), verdict: verdict)
    }
}
