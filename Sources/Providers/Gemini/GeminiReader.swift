import ChatModel
import JSON

/// Reads the chunks of a Gemini stream, each a whole response with what is new. A reason for the end can come early, with
/// text after it: the end is the end of the body.
struct GeminiReader: ReplyReading {
    private var record = GeminiRecord()
    private var calls: [ToolCall] = []
    private var finish: String?
    private var finishMessage = ""
    private var responseID = ""
    private var toolPromptTokens: Int?
    private var promptTokens: Int?
    private var answerTokens: Int?

    static let endsWithBody = true
    var isWhole: Bool { finish != nil }
    /// The model wrote a call that nobody can read; asked again it mostly writes a better one.
    var isWorthAnotherTry: Bool { finish == "MALFORMED_FUNCTION_CALL" || finish == "MALFORMED_RESPONSE" }

    mutating func read(_ json: JSONValue, name: String, into draft: inout ReplyDraft) {
        if responseID.isEmpty { responseID = json["responseId"].text ?? "" }
        read(usage: json["usageMetadata"], into: &draft)
        read(block: json["promptFeedback"])
        let candidates = json["candidates"].array ?? []
        guard let candidate = candidates.first(where: { ($0["index"].tally ?? 0) == 0 }) else { return }
        for part in candidate["content"]["parts"].array ?? [] { read(part: part, into: &draft) }
        finish = candidate["finishReason"].nonEmptyText ?? finish
        finishMessage = candidate["finishMessage"].nonEmptyText ?? finishMessage
    }

    mutating func close(into draft: inout ReplyDraft) {
        switch GeminiFinish(finish ?? "STOP") {
        case .stop: end(.stop, calls: calls, into: &draft)
        case .length: end(.length, into: &draft)
        case .other where !draft.hasText && calls.isEmpty:
            draft.fail(.invalidResponse(detail: said("The model stopped without an answer")))
        case .other: end(.stop, calls: calls, into: &draft)
        case .filter:
            guard draft.hasText else { return draft.fail(.contentFiltered(detail: said(""))) }
            end(.contentFilter, into: &draft)
        case .malformedCall:
            draft.fail(.invalidResponse(detail: said("The model wrote a call of a tool that cannot be read")))
        }
    }

    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool {
        guard json["candidates"].isArray || json["promptFeedback"].isObject else { return false }
        read(json, name: "", into: &draft)
        close(into: &draft)
        return true
    }

    // MARK: One chunk

    private mutating func read(part: JSONValue, into draft: inout ReplyDraft) {
        draft.hold(part)
        guard !draft.hasEnded else { return }
        record.apply(part)
        if let text = part["text"].text {
            if part["thought"].flag == true { draft.thinking(text) } else { draft.text(text) }
        } else if let name = part["functionCall"]["name"].nonEmptyText {
            add(part["functionCall"], name: name, into: &draft)
        }
    }

    /// Older models give their calls no ids.
    private mutating func add(_ call: JSONValue, name: String, into draft: inout ReplyDraft) {
        guard calls.count < ReplyDraft.mostCalls else { return draft.failForCalls() }
        var id = call["id"].nonEmptyText ?? ""
        if id.isEmpty || calls.contains(where: { $0.id == id }) {
            id = "\(responseID.isEmpty ? "call" : responseID)_\(calls.count + 1)"
        }
        calls.append(ToolCall(id: id, name: name, joinedArguments: call["args"].json ?? ""))
    }

    /// A question that was not answered at all.
    private mutating func read(block feedback: JSONValue) {
        guard let reason = feedback["blockReason"].nonEmptyText, reason != "BLOCK_REASON_UNSPECIFIED" else { return }
        finish = GeminiFinish(reason) == .filter ? reason : "PROHIBITED_CONTENT"
        finishMessage = feedback["blockReasonMessage"].nonEmptyText ?? reason
    }

    /// Counts grow from chunk to chunk: the last of each holds.
    private mutating func read(usage json: JSONValue, into draft: inout ReplyDraft) {
        guard json.isObject else { return }
        promptTokens = json["promptTokenCount"].tally ?? promptTokens
        toolPromptTokens = json["toolUsePromptTokenCount"].tally ?? toolPromptTokens
        answerTokens = json["candidatesTokenCount"].tally ?? answerTokens
        draft.usage.input = promptTokens.map { $0 + (toolPromptTokens ?? 0) }
        draft.usage.cachedInput = json["cachedContentTokenCount"].tally ?? draft.usage.cachedInput
        draft.usage.thinking = json["thoughtsTokenCount"].tally ?? draft.usage.thinking
        if answerTokens != nil || draft.usage.thinking != nil {
            draft.usage.output = (answerTokens ?? 0) + (draft.usage.thinking ?? 0)
        }
    }

    // MARK: The end

    /// Where calls are dropped they are not in the record either: without results it would be refused next time.
    private func end(_ reason: FinishReason, calls: [ToolCall] = [], into draft: inout ReplyDraft) {
        if draft.hasText || !calls.isEmpty, let json = record.json(withCalls: !calls.isEmpty) { draft.record(json) }
        draft.complete(reason, calls: calls)
    }

    /// The reason in Google's words.
    private func said(_ sentence: String) -> String {
        let reason = finishMessage.isEmpty ? finish ?? "" : finishMessage
        return cleaned(sentence.isEmpty ? reason : "\(sentence) (\(reason))", hiding: nil)
    }
}

/// The meaning of a finish reason.
private enum GeminiFinish {
    case stop, length, filter, malformedCall, other

    init(_ reason: String) {
        switch reason {
        case "STOP", "FINISH_REASON_UNSPECIFIED": self = .stop
        case "MAX_TOKENS": self = .length
        case "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY",
            "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION", "MODEL_ARMOR", "JAILBREAK":
            self = .filter
        case "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS", "MALFORMED_RESPONSE":
            self = .malformedCall
        default: self = .other
        }
    }
}
