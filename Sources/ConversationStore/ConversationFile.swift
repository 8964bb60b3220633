import ChatModel
import Databases
import Foundation
import GRDB

/// Opens the database file and brings its schema up to date.
enum ConversationFile {
    /// `AFcv`, so that another program's database is told from ours.
    static let applicationID = 0x4146_6376

    /// - Returns: a connection that cannot write, where the file or its folder cannot be written or the disk is full.
    static func open(path: String) throws(ConversationError) -> DatabaseQueue {
        do throws(ConversationError) {
            return try openWritable(path: path)
        } catch {
            let mayBeUnwritable =
                switch error {
                case .cannotOpen, .diskFull: true
                default: false
                }
            // In a folder where none can be made there are none: what is looked at or exported has no conversations.
            if mayBeUnwritable, isMissing(path), let queue = try? empty() { return queue }
            // What is wrong with a file that cannot even be read was found out before.
            guard mayBeUnwritable, let queue = (try? readable(path)) ?? (try? readable(immutable(path))) else {
                throw error
            }
            return queue
        }
    }

    /// Whether there is no such file in a folder that is there.
    private static func isMissing(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let folder = (path as NSString).deletingLastPathComponent
        return access(path, F_OK) != 0 && FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// No conversations, and nothing can be written.
    private static func empty() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in for step in steps { try db.execute(sql: step) } }
        try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA query_only = ON") }
        return queue
    }

    private static func immutable(_ path: String) -> String { FileConnection.immutableName(of: path) }

    /// A connection that cannot write, to a file of the newest schema.
    private static func readable(_ name: String) throws -> DatabaseQueue {
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: name, configuration: configuration)
        let isCurrent = try queue.read { db in
            let version: Int? = try Int.fetchOne(db, sql: "PRAGMA user_version")
            let application: Int? = try Int.fetchOne(db, sql: "PRAGMA application_id")
            return version == steps.count && application == applicationID
        }
        guard isCurrent else { throw ConversationError.cannotOpen(path: name, reason: "it is of another version") }
        return queue
    }

    private static func openWritable(path: String) throws(ConversationError) -> DatabaseQueue {
        try prepareFile(path: path)
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try migrate(queue, path: path)
            return queue
        } catch let error as ConversationError {
            throw error
        } catch let error as DatabaseError {
            if error.resultCode == .SQLITE_FULL { throw .diskFull }
            throw .cannotOpen(path: path, reason: SQLiteFailure(code: error.resultCode.rawValue).reason)
        } catch {
            throw .cannotOpen(path: path, reason: "it cannot be read")
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { db in
            try db.execute(
                sql: """
                    PRAGMA synchronous = FULL;
                    PRAGMA trusted_schema = OFF;
                    PRAGMA cell_size_check = ON;
                    PRAGMA secure_delete = ON;
                    PRAGMA temp_store = MEMORY;
                    PRAGMA mmap_size = 0;
                    """)
        }
        return configuration
    }

    /// Makes folder and file, readable by their owner alone; SQLite gives its side files the mode of the main file.
    static func prepareFile(path: String) throws(ConversationError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let files = FileManager.default
        if !files.fileExists(atPath: folder) {
            do {
                try files.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw .cannotOpen(path: path, reason: "its folder cannot be made")
            }
        }
        guard !files.fileExists(atPath: path) else { return }
        let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: SQLiteFailure.reason(of: .last, at: path)) }
        Foundation.close(descriptor)
    }

    /// Leaves nothing of what was deleted. Pages that were rearranged keep bytes of what stood on them, whatever is overwritten,
    /// so all are written anew; and the log, which may still hold it, is emptied.
    static func wipe(_ queue: DatabaseQueue) throws {
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "VACUUM")
            try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    /// The schema's steps, append-only: `user_version` counts those a file has taken.
    private static func migrate(_ queue: DatabaseQueue, path: String) throws {
        let version = try queue.read { db in
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
            let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
            let isNew = application == 0 && version == 0 && tables == 0
            guard isNew || application == applicationID else {
                throw ConversationError.cannotOpen(path: path, reason: "it is not a file of conversations")
            }
            return version
        }
        guard version <= steps.count else { throw ConversationError.tooNew(path: path) }
        // Only now: a file that is refused is not written to. The mode stays with the file, so this costs nothing later.
        try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = WAL") }
        guard version < steps.count else { return }
        try queue.write { db in
            // Another process may have taken the steps since.
            let current = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            for step in steps.dropFirst(current) { try db.execute(sql: step) }
            // What was said before there was a search can be found too.
            try MessageIndex.fill(db)
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            if current < steps.count { try db.execute(sql: "PRAGMA user_version = \(steps.count)") }
        }
    }

    static let steps = [
        """
        CREATE TABLE conversation (
            id TEXT NOT NULL PRIMARY KEY,
            title TEXT NOT NULL,
            started_at_unix_ms INTEGER NOT NULL,
            updated_at_unix_ms INTEGER NOT NULL
        );
        CREATE INDEX conversation_by_update ON conversation (updated_at_unix_ms);
        CREATE TABLE message (
            id TEXT NOT NULL PRIMARY KEY,
            conversation_id TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            author TEXT NOT NULL,
            text TEXT NOT NULL,
            thinking TEXT NOT NULL,
            tool_calls_json TEXT,
            answers_call TEXT,
            created_at_unix_ms INTEGER NOT NULL,
            completion TEXT NOT NULL,
            failure_code TEXT,
            failure_detail TEXT,
            failure_number REAL,
            provider TEXT,
            model TEXT,
            input_tokens INTEGER,
            output_tokens INTEGER,
            cached_input_tokens INTEGER,
            thinking_tokens INTEGER,
            seconds_to_first_token REAL,
            seconds_in_all REAL,
            record_provider TEXT,
            record_model TEXT,
            record_json TEXT,
            UNIQUE (conversation_id, position)
        );
        """,
        // Branches, tools, prices, and what every request took.
        """
        ALTER TABLE conversation ADD COLUMN leaf_id TEXT;
        ALTER TABLE conversation ADD COLUMN provider TEXT;
        ALTER TABLE conversation ADD COLUMN model TEXT;
        ALTER TABLE message ADD COLUMN parent_id TEXT;
        ALTER TABLE message ADD COLUMN thinking_seconds REAL;
        ALTER TABLE message ADD COLUMN tool_name TEXT;
        ALTER TABLE message ADD COLUMN tool_failed INTEGER;
        ALTER TABLE message ADD COLUMN tool_seconds REAL;
        ALTER TABLE message ADD COLUMN failure_subject TEXT;
        ALTER TABLE message ADD COLUMN cache_write_tokens INTEGER;
        ALTER TABLE message ADD COLUMN cost_usd REAL;
        ALTER TABLE message ADD COLUMN cost_is_estimate INTEGER;
        UPDATE message SET parent_id = (
            SELECT id FROM message AS earlier
            WHERE earlier.conversation_id = message.conversation_id AND earlier.position < message.position
            ORDER BY earlier.position DESC LIMIT 1
        );
        CREATE TABLE request (
            id INTEGER PRIMARY KEY,
            started_at_unix_ms INTEGER NOT NULL,
            provider TEXT NOT NULL,
            model TEXT NOT NULL,
            conversation_id TEXT REFERENCES conversation (id) ON DELETE SET NULL,
            outcome TEXT NOT NULL,
            input_tokens INTEGER,
            output_tokens INTEGER,
            cached_input_tokens INTEGER,
            cache_write_tokens INTEGER,
            thinking_tokens INTEGER,
            cost_usd REAL,
            cost_is_estimate INTEGER,
            seconds_to_first_token REAL,
            seconds_in_all REAL
        );
        CREATE INDEX request_by_time ON request (started_at_unix_ms);
        """,
        // Pinned conversations, what one was begun for, and the search.
        """
        ALTER TABLE conversation ADD COLUMN pinned INTEGER;
        ALTER TABLE conversation ADD COLUMN kind TEXT;
        CREATE INDEX message_unfinished ON message (completion) WHERE completion = 'streaming';
        CREATE TABLE passage (
            number INTEGER PRIMARY KEY,
            conversation_id TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            message_id TEXT UNIQUE,
            words TEXT NOT NULL
        );
        CREATE INDEX passage_by_conversation ON passage (conversation_id);
        CREATE UNIQUE INDEX passage_of_title ON passage (conversation_id) WHERE message_id IS NULL;
        CREATE VIRTUAL TABLE passage_word USING fts5 (
            words, content = 'passage', content_rowid = 'number', tokenize = 'unicode61 remove_diacritics 2'
        );
        """,
        // What the person agreed to have kept in mind.
        """
        CREATE TABLE memory (
            id TEXT NOT NULL PRIMARY KEY,
            fact TEXT NOT NULL,
            about TEXT NOT NULL,
            created_at_unix_ms INTEGER NOT NULL,
            conversation_id TEXT REFERENCES conversation (id) ON DELETE SET NULL
        );
        """,
        // What was shown before an answer, for the person's safety.
        """
        ALTER TABLE message ADD COLUMN safety_json TEXT;
        """,
        // The words of an answer that is still arriving.
        """
        CREATE TABLE message_piece (
            message_id TEXT NOT NULL REFERENCES message (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            thinking TEXT NOT NULL,
            PRIMARY KEY (message_id, number)
        ) WITHOUT ROWID;
        """,
        // Which imported files gave a row, so that it goes with them. origin: the file's fingerprint. What a person wrote here
        // is not among it.
        """
        CREATE TABLE imported (
            kind TEXT NOT NULL, item TEXT NOT NULL, origin TEXT NOT NULL, PRIMARY KEY (kind, item, origin)
        ) WITHOUT ROWID;
        CREATE INDEX imported_by_origin ON imported (origin);
        """,
        // Notices about measured values that the person was shown, and dismissed up to a level.
        """
        CREATE TABLE shown_notice (
            concern TEXT NOT NULL PRIMARY KEY,
            level INTEGER NOT NULL,
            seen_at_unix_ms INTEGER NOT NULL,
            dismissed_level INTEGER
        ) WITHOUT ROWID;
        """,
        // Whether a request was made in a conversation: without it one that was deleted could not be told from none.
        """
        ALTER TABLE request ADD COLUMN had_conversation INTEGER;
        UPDATE request SET had_conversation = 1 WHERE conversation_id IS NOT NULL;
        """,
        // Questions that wait for the network, in the order they are sent. shared: names of categories with commas; NULL where
        // the person had yet to say.
        """
        CREATE TABLE waiting_question (
            id TEXT NOT NULL PRIMARY KEY,
            conversation_id TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            text TEXT NOT NULL,
            asked_at_unix_ms INTEGER NOT NULL,
            place TEXT NOT NULL,
            message_id TEXT,
            provider TEXT NOT NULL,
            model TEXT NOT NULL,
            host TEXT NOT NULL,
            shared TEXT,
            input_price_usd REAL,
            output_price_usd REAL
        ) WITHOUT ROWID;
        """,
        // Findings that were told, with the day's number and how far from the usual they were, and what the person thinks of
        // them.
        """
        CREATE TABLE told_finding (
            finding TEXT NOT NULL, day INTEGER NOT NULL, z REAL, PRIMARY KEY (finding, day)
        ) WITHOUT ROWID;
        CREATE TABLE finding_opinion (
            finding TEXT NOT NULL, day INTEGER NOT NULL, opinion TEXT NOT NULL, PRIMARY KEY (finding, day)
        ) WITHOUT ROWID;
        """,
    ]
}
