import ChatModel
import JSON

/// The thinking of a turn as the server gave it, for those that want it back in their own form.
struct ChatRecord {
    private var content = ""
    private var details = ReasoningDetails()

    /// Those fields of one piece.
    mutating func apply(content piece: String?, details pieces: [JSONValue]?) {
        if let piece { content += piece }
        for piece in pieces ?? [] { details.apply(piece) }
    }

    /// `nil` where the server wants nothing back: no details, and no thinking before calls.
    func json(hasCalls: Bool) -> String? {
        var fields: [String: Any] = [:]
        if !details.isEmpty { fields["reasoning_details"] = details.entries }
        if hasCalls, !content.isEmpty { fields["reasoning_content"] = content }
        guard !fields.isEmpty else { return nil }
        fields["api"] = "chat"
        // What was read as JSON can be written as JSON.
        return (try? JSONBody.bytes(fields)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The fields that go back with `message`; empty where its record is of another model or interface.
    static func fields(of message: ChatMessage, hasCalls: Bool, for model: ModelReference) -> [String: Any] {
        guard let record = message.providerRecord, record.model == model,
            var fields = JSONBody.object(record.json), fields["api"] as? String == "chat"
        else { return [:] }
        fields["api"] = nil
        // The thinking before calls that were not answered belongs to nothing any more.
        if !hasCalls { fields["reasoning_content"] = nil }
        return fields
    }
}
