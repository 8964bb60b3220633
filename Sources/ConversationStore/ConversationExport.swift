import Archive
import ChatModel
import Foundation
import GRDB

extension ConversationStore {
    /// Writes conversations, messages, what requests took and memories to `output`, as of one moment and none of them later
    /// than `lastInstant`. Blocks: not for the main thread.
    /// - Throws: `ConversationError`, or what `output` throws.
    public nonisolated func export(to output: any TableOutput) throws {
        do {
            let queue = try ConversationFile.open(path: path)
            try queue.read { db in
                for (table, source, condition) in ConversationTables.of(VisibleConversations(until: lastInstant())) {
                    try ConversationTables.write((table, "\(source) WHERE \(condition)"), db, to: output)
                }
            }
        } catch let error as DatabaseError {
            throw ConversationError(error)
        }
    }

    /// Takes the conversations of an AirFit export that are not here yet, in one transaction: all or nothing.
    /// - Parameters:
    ///   - origin: the file's fingerprint, by which `takeBack` finds what it gave.
    ///   - read: gives the tables of the export; called once.
    /// - Returns: messages that were new.
    /// - Throws: `ConversationError`, or what `read` throws.
    public nonisolated func importing(
        from origin: String, _ read: (any ExportTableVisitor) throws -> Void
    ) throws -> Int {
        do {
            return try ConversationFile.open(path: path).inDatabase { db in
                let reader = ConversationRows(db, origin: origin)
                // Others may write until the first row comes: it stands behind the health data, which can take a minute.
                try db.inTransaction(.deferred) {
                    try read(reader)
                    try MessageIndex.fill(db)
                    return .commit
                }
                return reader.addedMessages
            }
        } catch let error as DatabaseError {
            throw ConversationError(error)
        }
    }
}

/// The tables of an export. Their headings in JSON are the names of the columns here.
enum ConversationTables {
    static let all = [
        (table: conversations, source: "conversation"), (table: messages, source: "message"),
        (table: requests, source: "request"), (table: memories, source: "memory"),
    ]

    /// The tables with the rows of them that are there.
    static func of(_ seen: VisibleConversations) -> [(table: ExportTable, source: String, condition: String)] {
        let talks = "conversation_id IN (SELECT id FROM conversation WHERE \(seen.conversations))"
        let conditions = [seen.conversations, "\(seen.messages) AND \(talks)", seen.requests, seen.memories]
        return zip(all, conditions).map { ($0.table, $0.source, $1) }
    }

    static let conversations = ExportTable(
        "conversations",
        [
            .init("id", .text), .init("title", .text), .init("started_at", .instantMs), .init("updated_at", .instantMs),
            .init("leaf_id", .text), .init("provider", .text), .init("model", .text), .init("pinned", .flag),
            .init("kind", .text),
        ])

    static let messages = ExportTable(
        "messages",
        [
            .init("id", .text), .init("conversation_id", .text), .init("position", .integer), .init("author", .text),
            .init("text", .text), .init("thinking", .text), .init("tool_calls_json", .text),
            .init("answers_call", .text), .init("created_at", .instantMs), .init("completion", .text),
            .init("failure_code", .text), .init("failure_detail", .text), .init("failure_subject", .text),
            .init("failure_number", .number), .init("provider", .text), .init("model", .text),
            .init("input_tokens", .integer), .init("output_tokens", .integer), .init("cached_input_tokens", .integer),
            .init("cache_write_tokens", .integer), .init("thinking_tokens", .integer), .init("cost_usd", .number),
            .init("cost_is_estimate", .flag), .init("seconds_to_first_token", .number),
            .init("seconds_in_all", .number), .init("record_provider", .text), .init("record_model", .text),
            .init("record_json", .text), .init("parent_id", .text), .init("thinking_seconds", .number),
            .init("tool_name", .text), .init("tool_failed", .flag), .init("tool_seconds", .number),
            .init("safety_json", .text),
        ])

    private static let requests = ExportTable(
        "requests",
        [
            .init("started_at", .instantMs), .init("provider", .text), .init("model", .text),
            .init("conversation_id", .text), .init("outcome", .text), .init("input_tokens", .integer),
            .init("output_tokens", .integer), .init("cached_input_tokens", .integer),
            .init("cache_write_tokens", .integer), .init("thinking_tokens", .integer), .init("cost_usd", .number),
            .init("cost_is_estimate", .flag), .init("seconds_to_first_token", .number),
            .init("seconds_in_all", .number), .init("had_conversation", .flag),
        ])

    private static let memories = ExportTable(
        "memories",
        [
            .init("id", .text), .init("fact", .text), .init("about", .text), .init("created_at", .instantMs),
            .init("conversation_id", .text),
        ])

    static func write(
        _ entry: (table: ExportTable, source: String), _ db: Database, to output: any TableOutput
    ) throws {
        let columns = entry.table.columns.map { column in
            let name = column.heading(in: .json)
            let isWords = entry.table.name == messages.name && (name == "text" || name == "thinking")
            return isWords ? MessagePieces.whole(name) : name.quotedDatabaseIdentifier
        }
        let rows = try Row.fetchCursor(db, sql: "SELECT \(columns.joined(separator: ", ")) FROM \(entry.source)")
        try output.begin(entry.table)
        while let row = try rows.next() {
            for index in columns.indices { write(row[index], to: output) }
            try output.endRow()
        }
        try output.endTable()
    }

    private static func write(_ value: DatabaseValue, to output: any TableOutput) {
        switch value.storage {
        case .null, .blob: output.null()
        case .int64(let number): output.integer(number)
        case .double(let number): output.number(number)
        case .string(var text): text.withUTF8 { output.text($0) }
        }
    }
}

/// Puts the rows of an export into the tables. Rows that are there stay as they are.
private final class ConversationRows: ExportTableVisitor {
    private let db: Database
    private var statement: Statement?
    /// Where the values of the statement are among a row's cells.
    private var places: [Int] = []
    private var countsMessages = false
    /// Where a message has its identifier, its conversation and its place in it among the values.
    private var place: (id: Int, conversation: Int, position: Int)?
    /// Where the names are that have to be identifiers, and the text among a row's values.
    private var names: [Int] = []
    private var title: Int?
    private var text: Int?
    private var fact: Int?

    /// A title is cut there; a message that is longer than anybody writes is refused with the file.
    private static let longestTitle = 200
    private static let longestText = 4 << 20
    private(set) var addedMessages = 0

    /// The file's fingerprint.
    private let origin: String
    /// The table that is filled, and where its rows have their names.
    private var kind: ImportedRows.Kind?
    private var name: Int?

    init(_ db: Database, origin: String) { (self.db, self.origin) = (db, origin) }

    func begin(table name: String, columns: [String]) throws -> Bool {
        guard let entry = ConversationTables.all.first(where: { $0.table.name == name }) else { return false }
        let known = Set(entry.table.columns.map { $0.heading(in: .json) })
        // A name that comes twice counts once.
        var taken: [(name: String, place: Int)] = []
        for (place, column) in columns.enumerated() where known.contains(column) {
            if !taken.contains(where: { $0.name == column }) { taken.append((column, place)) }
        }
        guard !taken.isEmpty else { return false }
        places = taken.map(\.place)
        let columns = taken.map(\.name)
        countsMessages = entry.source == "message"
        names = entry.source == "request" ? [] : ["id"].compactMap { columns.firstIndex(of: $0) }
        if countsMessages { names += ["conversation_id"].compactMap { columns.firstIndex(of: $0) } }
        title = entry.source == "conversation" ? columns.firstIndex(of: "title") : nil
        text = countsMessages ? columns.firstIndex(of: "text") : nil
        (kind, self.name) = (ImportedRows.Kind(rawValue: entry.source), columns.firstIndex(of: "id"))
        fact = entry.source == "memory" ? columns.firstIndex(of: "fact") : nil
        statement = try db.makeStatement(sql: Self.insertion(into: entry.source, columns))
        place = nil
        if countsMessages, let id = columns.firstIndex(of: "id"), let position = columns.firstIndex(of: "position"),
            let talk = columns.firstIndex(of: "conversation_id")
        {
            place = (id, talk, position)
        }
        return true
    }

    /// Requests have no name of their own: the same moment, model and outcome are the same request.
    private static func insertion(into table: String, _ columns: [String]) -> String {
        let names = columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        // A memory stays without the conversation it came from.
        let marks = columns.indices.map { index in
            table == "memory" && columns[index] == "conversation_id"
                ? "(SELECT id FROM conversation WHERE id = ?\(index + 1))" : "?\(index + 1)"
        }
        .joined(separator: ", ")
        guard table == "request" else { return "INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(marks))" }
        let same = ["started_at_unix_ms", "provider", "model", "outcome"].compactMap { name in
            columns.firstIndex(of: name).map { "\(name) = ?\($0 + 1)" }
        }
        return """
            INSERT OR IGNORE INTO request (\(names)) SELECT \(marks)
            WHERE NOT EXISTS (SELECT 1 FROM request WHERE \(same.isEmpty ? "0" : same.joined(separator: " AND ")))
            """
    }

    func row(_ cells: [ExportCell]) throws {
        var values: [DatabaseValue] = places.map { place in
            switch cells[place] {
            case .null: .null
            case .integer(let number): number.databaseValue
            case .number(let number): number.databaseValue
            case .flag(let flag): (flag ? 1 : 0).databaseValue
            case .text(let text): text.databaseValue
            }
        }
        // What has no name could neither be opened nor deleted.
        let areNamed = names.allSatisfy { String.fromDatabaseValue(values[$0]).flatMap(UUID.init(uuidString:)) != nil }
        guard areNamed else { return }
        for name in names { values[name] = Self.uppercased(values[name]) }
        if let title, let words = String.fromDatabaseValue(values[title]), words.count > Self.longestTitle {
            values[title] = String(words.prefix(Self.longestTitle)).databaseValue
        }
        if let text, let words = String.fromDatabaseValue(values[text]), words.utf8.count > Self.longestText {
            throw ConversationError.failed(reason: "a message in the file is longer than 4 MB")
        }
        if let fact {
            guard let line = try kept(fact: values[fact]) else { return }
            values[fact] = line.databaseValue
        }
        var isNew = false
        do {
            try statement?.execute(arguments: StatementArguments(values))
            isNew = db.changesCount > 0
            if !isNew, let place, try isUnknown(values[place.id]) {
                // Another message has its place, from a talk that went on in two files: it goes behind the last one.
                values[place.position] = try nextPlace(in: values[place.conversation])
                try statement?.execute(arguments: StatementArguments(values))
                isNew = db.changesCount > 0
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return  // a message of a conversation that the export does not hold
        }
        if countsMessages, isNew { addedMessages += 1 }
        guard let kind else { return }
        let item =
            kind == .request
            ? isNew ? String(db.lastInsertedRowID) : nil : name.flatMap { String.fromDatabaseValue(values[$0]) }
        if let item { try ImportedRows.record(kind, item, isNew: isNew, from: origin, db) }
    }

    /// As a fact is kept that is agreed to here; `nil` for one that says nothing, stands there already or is one too many.
    private func kept(fact value: DatabaseValue) throws -> String? {
        let text = String.fromDatabaseValue(value)
        guard let memory = text.flatMap({ Memory($0, createdAt: Date(unixMs: 0)) }) else { return nil }
        let others = try String.fetchAll(db, sql: "SELECT fact FROM memory")
        return others.count < Memory.most && !others.contains(memory.fact) ? memory.fact : nil
    }

    /// Names are compared as they are written.
    private static func uppercased(_ value: DatabaseValue) -> DatabaseValue {
        String.fromDatabaseValue(value).map { $0.uppercased().databaseValue } ?? value
    }

    private func isUnknown(_ message: DatabaseValue) throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT 1 FROM message WHERE id = ?", arguments: [message]) == nil
    }

    private func nextPlace(in conversation: DatabaseValue) throws -> DatabaseValue {
        let sql = "SELECT coalesce(max(position), 0) + 1 FROM message WHERE conversation_id = ?"
        return (try Int64.fetchOne(db, sql: sql, arguments: [conversation]) ?? 1).databaseValue
    }

    func endTable() { statement = nil }
}
