import ChatModel

/// A conversation as Messages wants it: person and model by turns, the person first and last, the results of a turn's calls
/// together at the beginning of the message that follows them.
struct AnthropicHistory {
    /// Whether the conversation ends in the results of calls, and the answer that made the first of them begins without
    /// thinking.
    private(set) var isAmidToolsWithoutThinking = false
    private(set) var encoded: [[String: Any]] = []

    private let reference: ModelReference
    private let distrusted: Set<ChatMessage.ID>
    private var callIDs = CallIDs()
    private var isAmidTools = false

    /// - Parameters:
    ///   - distrusted: messages whose thinking is left out.
    ///   - marksCache: whether the end of the last message is marked, so that the whole conversation is read from the cache
    ///     next time.
    init(
        _ messages: [ChatMessage], reference: ModelReference, distrusted: Set<ChatMessage.ID> = [],
        marksCache: Bool = true
    ) {
        self.reference = reference
        self.distrusted = distrusted
        for step in messages.pairedSteps {
            switch step {
            case .person(let message):
                guard !message.text.isBlank else { continue }  // empty text is refused
                add([Self.text(message.text)], as: "user")
                isAmidTools = false
                isAmidToolsWithoutThinking = false
            case .coach(let message, let answered): add(message, answered)
            }
        }
        if encoded.last?["role"] as? String != "user" {
            add([Self.text("Go on.")], as: "user")  // an answer may not be begun for the model
        }
        if marksCache { markEnd() }
    }

    private mutating func add(_ message: ChatMessage, _ calls: [HistoryStep.AnsweredCall]) {
        let recorded = recordedBlocks(of: message, calls)
        let ids = calls.map { callIDs.accepted($0.call.id, isRecorded: recorded != nil) }
        let blocks = recorded ?? plainBlocks(of: message, calls, ids)
        guard !blocks.isEmpty else { return }
        if encoded.isEmpty { add([Self.text("Let us begin.")], as: "user") }
        let isFirstOfTurn = !isAmidTools
        add(blocks, as: "assistant")
        isAmidTools = !calls.isEmpty
        if !isAmidTools {
            isAmidToolsWithoutThinking = false
        } else if isFirstOfTurn {
            isAmidToolsWithoutThinking = !Self.isThinking(blocks[0])
        }
        add(zip(calls, ids).map(Self.result), as: "user")
    }

    /// Neighbours of one role become one message.
    private mutating func add(_ blocks: [[String: Any]], as role: String) {
        guard !blocks.isEmpty else { return }
        if encoded.last?["role"] as? String == role {
            let before = encoded[encoded.count - 1]["content"] as? [[String: Any]] ?? []
            encoded[encoded.count - 1]["content"] = before + blocks
        } else {
            encoded.append(["role": role, "content": blocks])
        }
    }

    private mutating func markEnd() {
        guard var message = encoded.last, var blocks = message["content"] as? [[String: Any]], !blocks.isEmpty else {
            return
        }
        blocks[blocks.count - 1]["cache_control"] = ["type": "ephemeral"]
        message["content"] = blocks
        encoded[encoded.count - 1] = message
    }

    // MARK: Blocks

    private static func text(_ text: String) -> [String: Any] { ["type": "text", "text": text] }

    private static func isThinking(_ block: [String: Any]) -> Bool {
        block["type"] as? String == "thinking" || block["type"] as? String == "redacted_thinking"
    }

    /// As the model wrote them. Its own interface refuses text of white space alone that it sent itself.
    private func recordedBlocks(
        of message: ChatMessage, _ calls: [HistoryStep.AnsweredCall]
    ) -> [[String: Any]]? {
        guard let record = message.providerRecord, record.model == reference,
            let blocks = JSONBody.object(record.json)?["content"] as? [[String: Any]]
        else { return nil }
        let made = blocks.compactMap { $0["type"] as? String == "tool_use" ? $0["id"] as? String : nil }
        guard made == calls.map(\.call.id) else { return nil }
        let sendable = blocks.filter { block in
            if block["type"] as? String == "text" { return !(block["text"] as? String ?? "").isBlank }
            return !(distrusted.contains(message.id) && Self.isThinking(block))
        }
        return sendable.allSatisfy(Self.isThinking) ? nil : sendable
    }

    private func plainBlocks(
        of message: ChatMessage, _ calls: [HistoryStep.AnsweredCall], _ ids: [String]
    ) -> [[String: Any]] {
        var blocks = message.text.isBlank ? [] : [Self.text(message.text)]
        for (answered, id) in zip(calls, ids) {
            let input = JSONBody.object(answered.call.sendableArgumentsJSON) ?? [:]
            blocks.append(["type": "tool_use", "id": id, "name": answered.call.sendableName, "input": input])
        }
        return blocks
    }

    private static func result(_ answered: HistoryStep.AnsweredCall, id: String) -> [String: Any] {
        var block: [String: Any] = ["type": "tool_result", "tool_use_id": id]
        if !answered.answer.text.isBlank { block["content"] = answered.answer.text }
        if answered.answer.toolResult?.isError == true { block["is_error"] = true }
        return block
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Letters, digits, `_` and `-`, with `_` for whatever else there was; never empty.
    fileprivate var plainASCII: String {
        isEmpty ? "_" : String(map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
    }
}

/// Identifiers of calls as Messages accepts them: letters, digits, `_` and `-`, each once in a conversation. Other servers'
/// have dots and colons, or begin again in every answer.
private struct CallIDs {
    private var used: Set<String> = []

    /// - Parameter isRecorded: the call goes back as Claude made it, so it keeps its id.
    mutating func accepted(_ id: String, isRecorded: Bool) -> String {
        if isRecorded {
            used.insert(id)
            return id
        }
        let plain = id.plainASCII
        var candidate = plain
        var number = 2
        while !used.insert(candidate).inserted {
            candidate = "\(plain)_\(number)"
            number += 1
        }
        return candidate
    }
}
