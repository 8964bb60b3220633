import ChatModel
import Foundation
import GRDB
import JSON

extension ChatMessage {
    /// `nil` for a row that this version cannot understand; the rest of the conversation is still shown.
    /// - Parameter row: of `MessagePieces.columns`.
    init?(row: Row) {
        guard let id = row.uuid("id"), let author = row.read("author").flatMap(Author.init(rawValue:)),
            let text: String = row.read("whole_text")
        else { return nil }
        self.init(
            id: id, author, text, thinking: row.read("whole_thinking") ?? "",
            toolCalls: ToolCallsText.calls(from: row.read("tool_calls_json")), toolResult: ToolResult(row: row),
            parent: row.uuid("parent_id"), createdAt: Date(unixMs: row.read("created_at_unix_ms") ?? 0),
            completion: CompletionText(row: row).completion,
            model: ModelReference(provider: row.read("provider"), name: row.read("model")),
            usage: TokenUsage(row: row), providerRecord: nil)
        thinkingSeconds = row.read("thinking_seconds")
        safety = SafetyText.notice(from: row.read("safety_json"))
        if let model = ModelReference(provider: row.read("record_provider"), name: row.read("record_model")),
            let json: String = row.read("record_json")
        {
            providerRecord = ProviderRecord(model: model, json: json)
        }
    }

    /// Whether there was a row to update. The place in the conversation stays.
    func update(in conversation: UUID, _ db: Database) throws -> Bool {
        let assignments = Self.columns.map { "\($0) = ?" }.joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: "UPDATE message SET \(assignments) WHERE id = ? AND conversation_id = ?")
        try statement.execute(arguments: StatementArguments(values + [id.uuidString, conversation.uuidString]))
        return db.changesCount > 0
    }

    func insert(in conversation: UUID, _ db: Database) throws {
        let marks = Self.columns.map { _ in ", ?" }.joined()
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO message (id, conversation_id, \(Self.columns.joined(separator: ", ")), position)
                SELECT ?, ?\(marks), coalesce(max(position), 0) + 1 FROM message WHERE conversation_id = ?
                """)
        let keys: [(any DatabaseValueConvertible)?] = [id.uuidString, conversation.uuidString]
        try statement.execute(arguments: StatementArguments(keys + values + [conversation.uuidString]))
    }

    private static let columns = [
        "author", "text", "parent_id", "thinking", "thinking_seconds", "tool_calls_json", "answers_call", "tool_name",
        "tool_failed", "tool_seconds", "created_at_unix_ms", "completion",
        "failure_code", "failure_detail", "failure_subject", "failure_number", "provider", "model", "input_tokens",
        "output_tokens",
        "cached_input_tokens", "cache_write_tokens", "thinking_tokens", "cost_usd", "cost_is_estimate",
        "seconds_to_first_token", "seconds_in_all", "record_provider",
        "record_model", "record_json", "safety_json",
    ]

    /// In the order of `columns`.
    private var values: [(any DatabaseValueConvertible)?] {
        let ending = CompletionText(completion)
        return [
            author.rawValue, text, parent?.uuidString, thinking, thinkingSeconds, ToolCallsText.json(of: toolCalls),
            toolResult?.callID, toolResult?.name, toolResult?.isError, toolResult?.seconds, createdAt.unixMs,
            ending.name, ending.failureCode, ending.failureDetail, ending.failureSubject, ending.failureNumber,
            model?.provider.rawValue,
            model?.model, usage?.input, usage?.output, usage?.cachedInput, usage?.cacheWriteInput, usage?.thinking,
            usage?.costUSD, usage?.costIsEstimate,
            usage?.secondsToFirstToken, usage?.secondsInAll, providerRecord?.model.provider.rawValue,
            providerRecord?.model.model, providerRecord?.json, safety.flatMap(SafetyText.json),
        ]
    }
}

extension Conversation {
    init?(row: Row) {
        guard let id = row.uuid("id") else { return nil }
        self.init(
            id: id, title: row.read("title") ?? "", startedAt: Date(unixMs: row.read("started_at_unix_ms") ?? 0),
            updatedAt: Date(unixMs: row.read("updated_at_unix_ms") ?? 0), leaf: row.uuid("leaf_id"),
            model: ModelReference(provider: row.read("provider"), name: row.read("model")),
            isPinned: row.read("pinned") ?? false, kind: row.read("kind").flatMap(Kind.init(rawValue:)))
    }
}

extension ModelReference {
    fileprivate init?(provider: String?, name: String?) {
        guard let provider, let name else { return nil }
        self.init(provider: ProviderID(provider), model: name)
    }
}

extension ToolResult {
    /// `nil` for a message that is no tool's.
    fileprivate init?(row: Row) {
        guard let call: String = row.read("answers_call") else { return nil }
        self.init(
            callID: call, name: row.read("tool_name") ?? "", json: row.read("whole_text") ?? "",
            isError: row.read("tool_failed") ?? false, seconds: row.read("tool_seconds") ?? 0)
    }
}

extension TokenUsage {
    /// `nil` when nothing was counted.
    fileprivate init?(row: Row) {
        self.init(
            input: row.read("input_tokens"), output: row.read("output_tokens"),
            cachedInput: row.read("cached_input_tokens"), cacheWriteInput: row.read("cache_write_tokens"),
            thinking: row.read("thinking_tokens"), costUSD: row.read("cost_usd"))
        costIsEstimate = row.read("cost_is_estimate") ?? false
        secondsToFirstToken = row.read("seconds_to_first_token")
        secondsInAll = row.read("seconds_in_all")
        if self == TokenUsage() { return nil }
    }
}

extension Row {
    /// A column's value; `nil` for NULL and for what a damaged file holds in its place. GRDB's own subscript stops the
    /// program there.
    func read<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
        let value: DatabaseValue = self[column]
        return Value.fromDatabaseValue(value)
    }

    func read(_ column: String) -> String? { String.fromDatabaseValue(self[column]) }

    func uuid(_ column: String) -> UUID? { read(column).flatMap(UUID.init(uuidString:)) }
}

extension Date {
    var unixMs: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: milliseconds) ?? 0
    }
    init(unixMs: Int64) { self.init(timeIntervalSince1970: Double(unixMs) / 1000) }
}

/// A notice as one JSON text.
enum SafetyText {
    static func json(of notice: SafetyNotice) -> String? {
        // Strings alone: encoding them cannot fail.
        return try? CodedJSON.text(notice)
    }

    static func notice(from json: String?) -> SafetyNotice? {
        // Written by us; a damaged text costs the notice, not the message.
        json.flatMap { try? CodedJSON.value(SafetyNotice.self, from: $0) }
    }
}

/// The calls of a message as one JSON text.
private enum ToolCallsText {
    private struct Call: Codable {
        var id: String
        var name: String
        var arguments: String
        /// Left out where it is false.
        var isMalformed: Bool?

        init(_ call: ToolCall) {
            id = call.id
            name = call.name
            arguments = call.argumentsJSON
            isMalformed = call.isMalformed ? true : nil
        }
    }

    static func json(of calls: [ToolCall]) -> String? {
        guard !calls.isEmpty else { return nil }
        // Three strings each: encoding them cannot fail.
        return try? CodedJSON.text(calls.map { Call($0) })
    }

    static func calls(from json: String?) -> [ToolCall] {
        // Written by us; a damaged text costs the calls, not the message.
        guard let json, let calls = try? CodedJSON.value([Call].self, from: json) else { return [] }
        return calls.map {
            ToolCall(id: $0.id, name: $0.name, argumentsJSON: $0.arguments, isMalformed: $0.isMalformed ?? false)
        }
    }
}
