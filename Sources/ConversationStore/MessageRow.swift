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
            toolCalls: ToolCallsText.calls(from: row["tool_calls_json"]), answersCall: row["answers_call"],
            createdAt: Date(unixMs: row["created_at_unix_ms"]),
            completion: CompletionText(row: row).completion,
            model: ModelReference(provider: row["provider"], name: row["model"]),
            usage: TokenUsage(row: row), providerRecord: nil)
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
        "author", "text", "thinking", "tool_calls_json", "answers_call", "created_at_unix_ms", "completion",
        "failure_code", "failure_detail", "failure_number", "provider", "model", "input_tokens", "output_tokens",
        "cached_input_tokens", "thinking_tokens", "seconds_to_first_token", "seconds_in_all", "record_provider",
        "record_model", "record_json",
    ]

    /// In the order of `columns`.
    private var values: [(any DatabaseValueConvertible)?] {
        let ending = CompletionText(completion)
        return [
            author.rawValue, text, thinking, ToolCallsText.json(of: toolCalls), answersCall, createdAt.unixMs,
            ending.name, ending.failureCode, ending.failureDetail, ending.failureNumber, model?.provider.rawValue,
            model?.model, usage?.input, usage?.output, usage?.cachedInput, usage?.thinking,
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
            updatedAt: Date(unixMs: row["updated_at_unix_ms"]))
    }
}

extension ModelReference {
    fileprivate init?(provider: String?, name: String?) {
        guard let provider, let name else { return nil }
        self.init(provider: ProviderID(provider), model: name)
    }
}

extension TokenUsage {
    /// `nil` when nothing was counted.
    fileprivate init?(row: Row) {
        self.init(
            input: row["input_tokens"], output: row["output_tokens"], cachedInput: row["cached_input_tokens"],
            thinking: row["thinking_tokens"])
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
    }

    static func json(of calls: [ToolCall]) -> String? {
        guard !calls.isEmpty else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Three strings each: encoding them cannot fail.
        return (try? encoder.encode(calls.map { Call(id: $0.id, name: $0.name, arguments: $0.argumentsJSON) }))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    static func calls(from json: String?) -> [ToolCall] {
        // Written by us; a damaged text costs the calls, not the message.
        guard let json, let calls = try? JSONDecoder().decode([Call].self, from: Data(json.utf8)) else { return [] }
        return calls.map { ToolCall(id: $0.id, name: $0.name, argumentsJSON: $0.arguments) }
    }
}
