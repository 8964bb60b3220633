import ChatModel
import JSON

/// Reads the events of a Messages stream. Blocks go by their index, the counts of tokens are sums so far.
struct AnthropicReader: ReplyReading {
    private var blocks: [(index: Int, block: AnthropicBlock)] = []
    private var messageID: String?
    private var stopReason: String?
    private var explanation = ""
    private var promptTokens = PromptTokens()
    /// Something stood between the text shown last and what comes next: they are paragraphs of their own.
    private var paragraph = (text: false, thinking: false)
    private var hasThought = false

    var isWhole: Bool { stopReason != nil }

    mutating func read(_ json: JSONValue, name: String, into draft: inout ReplyDraft) {
        switch json.type(orName: name) {
        case "content_block_delta": grow(json["index"].tally ?? 0, by: json["delta"], into: &draft)
        case "content_block_start": begin(json["index"].tally ?? 0, json["content_block"], into: &draft)
        case "content_block_stop":
            if let place = place(json["index"].tally ?? 0) { blocks[place].block.hasEnded = true }
        case "message_start": begin(json["message"], into: &draft)
        case "message_delta":
            stopReason = json["delta"]["stop_reason"].nonEmptyText ?? stopReason
            let details = json["delta"]["stop_details"]
            explanation = details["explanation"].nonEmptyText ?? details["category"].nonEmptyText ?? explanation
            read(usage: json["usage"], into: &draft)
            draft.usage.output = json["usage"]["output_tokens"].tally ?? draft.usage.output
        case "message_stop": close(into: &draft)
        default: break  // ping, and whatever comes in later years
        }
    }

    mutating func close(into draft: inout ReplyDraft) {
        switch stopReason {
        case "max_tokens", "model_context_window_exceeded": end(.length, into: &draft)
        case "refusal":
            guard draft.hasText else { return draft.fail(.refused(detail: explanation)) }
            end(.contentFilter, into: &draft)
        case "pause_turn" where !draft.hasText && calls.isEmpty:
            draft.fail(.invalidResponse(detail: "The model paused before it answered; ask again"))
        default: end(.stop, calls: calls, into: &draft)
        }
    }

    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool {
        guard json["type"].text == "message", let content = json["content"].array else { return false }
        begin(json, into: &draft)
        for (index, block) in content.enumerated() { begin(index, block, into: &draft) }
        stopReason = json["stop_reason"].nonEmptyText ?? "end_turn"
        explanation = json["stop_details"]["explanation"].text ?? ""
        draft.usage.output = json["usage"]["output_tokens"].tally
        close(into: &draft)
        return true
    }

    // MARK: One event

    /// The same message announced again changes nothing; another one takes the place of what came so far.
    private mutating func begin(_ message: JSONValue, into draft: inout ReplyDraft) {
        let id = message["id"].text
        if messageID != nil, id != messageID {
            paragraph = (draft.hasText, hasThought)
            blocks = []
        }
        messageID = id
        read(usage: message["usage"], into: &draft)
    }

    private mutating func begin(_ index: Int, _ start: JSONValue, into draft: inout ReplyDraft) {
        draft.hold(start)
        guard !draft.hasEnded else { return }
        let block = AnthropicBlock(start, madeUpID: "\(messageID ?? "call")_\(blocks.count + 1)")
        if let place = place(index), !blocks[place].block.hasEnded {
            blocks[place].block = block
        } else {
            blocks.append((index, block))
        }
        if !block.isText { paragraph.text = draft.hasText }
        if block.isThinking { paragraph.thinking = hasThought }
        if block.isText { show(text: block.startText, into: &draft) }
        if block.isThinking { show(thinking: block.startText, into: &draft) }
    }

    private mutating func grow(_ index: Int, by delta: JSONValue, into draft: inout ReplyDraft) {
        guard let place = place(index) else { return }
        switch blocks[place].block.apply(delta) {
        case .text(let piece): show(text: piece, into: &draft)
        case .thinking(let piece):
            draft.hold(piece.utf8.count)
            show(thinking: piece, into: &draft)
        case .signature(let bytes): draft.hold(bytes)
        case .arguments(let bytes): draft.hold(arguments: bytes)
        case .nothing: break
        }
    }

    /// The block of that index that was begun last.
    private func place(_ index: Int) -> Int? { blocks.lastIndex { $0.index == index } }

    private mutating func show(text: String, into draft: inout ReplyDraft) {
        guard !text.isEmpty else { return }
        if paragraph.text { draft.text("\n\n") }
        paragraph.text = false
        draft.text(text)
    }

    private mutating func show(thinking: String, into draft: inout ReplyDraft) {
        guard !thinking.isEmpty else { return }
        if paragraph.thinking { draft.thinking("\n\n") }
        paragraph.thinking = false
        hasThought = true
        draft.thinking(thinking)
    }

    /// Each count in place of the one before; those of the prompt may be corrected at the end.
    private mutating func read(usage json: JSONValue, into draft: inout ReplyDraft) {
        promptTokens.read(json)
        draft.usage.input = promptTokens.inAll
        draft.usage.cachedInput = promptTokens.fromCache
        draft.usage.cacheWriteInput = promptTokens.intoCache
        draft.usage.thinking = json["output_tokens_details"]["thinking_tokens"].tally ?? draft.usage.thinking
    }

    // MARK: The end

    private var calls: [ToolCall] { blocks.compactMap(\.block.call) }

    /// Keeps the record, without calls that are dropped. Calls beside thinking that was not signed have none: half of what
    /// the model made is refused, and from text and calls the turn can be told again.
    private func end(_ reason: FinishReason, calls: [ToolCall] = [], into draft: inout ReplyDraft) {
        let isTrusted = calls.isEmpty || !blocks.contains { $0.block.isUnsigned }
        if isTrusted, draft.hasText || !calls.isEmpty {
            let kept = blocks.compactMap { $0.block.isCall && calls.isEmpty ? nil : $0.block.record }
            draft.record(#"{"content":[\#(kept.joined(separator: ","))]}"#)
        }
        draft.complete(reason, calls: calls)
    }
}

/// Tokens of a prompt as Messages counts them: apart, by what the cache had to do with them.
private struct PromptTokens {
    private var plain: Int?
    private(set) var intoCache: Int?
    private(set) var fromCache: Int?

    mutating func read(_ json: JSONValue) {
        // Gateways that do not know say 0 at one of the two places.
        if let count = json["input_tokens"].tally, count > 0 || plain == nil { plain = count }
        intoCache = json["cache_creation_input_tokens"].tally ?? intoCache
        fromCache = json["cache_read_input_tokens"].tally ?? fromCache
    }

    var inAll: Int? { plain.map { $0 + (intoCache ?? 0) + (fromCache ?? 0) } }
}
