import ChatModel
import Databases
import Findings
import GRDB

extension ConversationStore {
    /// The conditions that tell rows of tables that look alike, and entries of indexes, apart.
    private static var conditions: [String: String] {
        func isOne(_ column: String, of texts: [String]) -> String {
            "\(column) IN (\(texts.map { "'\($0)'" }.joined(separator: ", ")))"
        }
        let isImported = isOne("kind", of: ImportedRows.Kind.allCases.map(\.rawValue))
        return [
            "imported": isImported, "imported_by_origin": isImported,
            "waiting_question": isOne("place", of: ["end", "beside", "again"]),
            "shown_notice": isOne("concern", of: ReadingConcern.allCases.map(\.rawValue)),
            "finding_opinion": isOne("opinion", of: FindingOpinion.Verdict.allCases.map(\.rawValue)),
            // The index of messages by conversation and position has three columns of the same types.
            "told_finding": "finding NOT LIKE '________-____-____-____-____________' AND typeof(day) = 'integer'",
            "passage_word_idx": "typeof(segid) = 'integer'",
        ]
    }

    /// Reads what can still be read of a damaged database into a new one of the newest schema. Messages whose conversation is
    /// lost get one to stand in; the search is made anew. Blocks: not for the main thread.
    /// - Parameters:
    ///   - damaged: is only read.
    ///   - target: must not be there; in a folder for this alone.
    /// - Throws: `.damaged` when nothing of it can be read.
    public static func salvage(
        from damaged: String, to target: String,
        progress: @escaping (_ table: String, _ rows: Int) -> Bool = { _, _ in true }
    ) throws(ConversationError) -> SalvageReport {
        do {
            let newest = ConversationFile.steps.count
            let source = try Salvage.Source(damaged, copy: target + ".head")
            let isKnown = (1...newest).contains(source.version)
            let version = isKnown ? source.version : newest
            try ConversationFile.make(target, version: version)
            let report = try Salvage.copy(
                from: source, to: target, leavingOut: ["passage*"],
                knowing: .init(conditions: conditions, steps: Array(ConversationFile.steps.prefix(version))),
                progress: progress)
            let queue = try ConversationFile.open(path: target)
            try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO conversation (id, title, started_at_unix_ms, updated_at_unix_ms)
                            SELECT conversation_id, 'Salvaged conversation', min(created_at_unix_ms), max(created_at_unix_ms)
                            FROM message WHERE conversation_id NOT IN (SELECT id FROM conversation)
                            GROUP BY conversation_id;
                        INSERT INTO conversation (id, title, started_at_unix_ms, updated_at_unix_ms)
                            SELECT conversation_id, 'Salvaged conversation', min(asked_at_unix_ms), max(asked_at_unix_ms)
                            FROM waiting_question WHERE conversation_id NOT IN (SELECT id FROM conversation)
                            GROUP BY conversation_id;
                        UPDATE request SET conversation_id = NULL
                            WHERE conversation_id NOT IN (SELECT id FROM conversation);
                        UPDATE memory SET conversation_id = NULL
                            WHERE conversation_id NOT IN (SELECT id FROM conversation);
                        """)
                try MessageIndex.fill(db)
            }
            try queue.close()
            return report
        } catch let failure as SQLiteFailure {
            if failure.isFull { throw .diskFull }
            if failure.isDamage { throw .damaged }
            throw .cannotOpen(path: damaged, reason: failure.reason)
        } catch {
            throw ConversationError(error)
        }
    }
}

extension ConversationFile {
    /// An empty database of one of the schemas that were shipped.
    static func make(_ path: String, version: Int) throws {
        try prepareFile(path: path)
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = WAL") }
        try queue.write { db in
            for step in steps.prefix(version) { try db.execute(sql: step) }
            try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
        }
        try queue.close()
    }
}
