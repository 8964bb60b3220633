import ChatModel
import Foundation
import GRDB

extension ChatMessage {
    /// `nil` for a row that this version cannot understand; the rest of the conversation is still shown.
    init?(row: Row) {
        guard let idText: String = row["id"], let id = UUID(uuidString: idText),
            let authorText: String = row["author"], let author = Author(rawValue: authorText)
        else { return nil }
        self.init(
            id: id, author, row["text"], thinking: row["thinking"],
            toolCalls: ToolCallsText.calls(from: row["tool_calls_json"]), toolResult: ToolResult(row: row),
            parent: (row["parent_id"] as String?).flatMap(UUID.init(uuidString:)),
            createdAt: Date(unixMs: row["created_at_unix_ms"]),
            completion: CompletionText(row: row).completion,
            model: ModelReference(provider: row["provider"], name: row["model"]),
            usage: TokenUsage(row: row), providerRecord: nil)
        thinkingSeconds = row["thinking_seconds"]
        if let model = ModelReference(provider: row["record_provider"], name: row["record_model"]) {
            providerRecord = ProviderRecord(model: model, json: row["record_json"] ?? "")
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
        "record_model", "record_json",
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
            providerRecord?.model.model, providerRecord?.json,
        ]
    }
}

extension Conversation {
    init?(row: Row) {
        guard let idText: String = row["id"], let id = UUID(uuidString: idText) else { return nil }
        self.init(
            id: id, title: row["title"], startedAt: Date(unixMs: row["started_at_unix_ms"]),
            updatedAt: Date(unixMs: row["updated_at_unix_ms"]),
            leaf: (row["leaf_id"] as String?).flatMap(UUID.init(uuidString:)),
            model: ModelReference(provider: row["provider"], name: row["model"]))
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
        guard let call: String = row["answers_call"] else { return nil }
        self.init(
            callID: call, name: row["tool_name"] ?? "", json: row["text"], isError: row["tool_failed"] ?? false,
            seconds: row["tool_seconds"] ?? 0)
    }
}

extension TokenUsage {
    /// `nil` when nothing was counted.
    fileprivate init?(row: Row) {
        self.init(
            input: row["input_tokens"], output: row["output_tokens"], cachedInput: row["cached_input_tokens"],
            cacheWriteInput: row["cache_write_tokens"], thinking: row["thinking_tokens"], costUSD: row["cost_usd"])
        costIsEstimate = row["cost_is_estimate"] ?? false
        secondsToFirstToken = row["seconds_to_first_token"]
        secondsInAll = row["seconds_in_all"]
        if self == TokenUsage() { return nil }
    }
}

extension Date {
    var unixMs: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: milliseconds) ?? 0
    }
    init(unixMs: Int64) { self.init(timeIntervalSince1970: Double(unixMs) / 1000) }
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
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Three strings each: encoding them cannot fail.
        return (try? encoder.encode(calls.map { Call($0) }))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    static func calls(from json: String?) -> [ToolCall] {
        // Written by us; a damaged text costs the calls, not the message.
        guard let json, let calls = try? JSONDecoder().decode([Call].self, from: Data(json.utf8)) else { return [] }
        return calls.map {
            ToolCall(id: $0.id, name: $0.name, argumentsJSON: $0.arguments, isMalformed: $0.isMalformed ?? false)
        }
    }
}
