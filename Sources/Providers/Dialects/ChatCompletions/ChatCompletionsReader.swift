import ChatModel
import JSON

/// Reads the chunks of a Chat Completions stream. What it tolerates beyond OpenAI's own stream was seen in recorded
/// answers of compatible servers.
struct ChatCompletionsReader: ReplyReading {
    private var thinkTags = ThinkTagSplitter()
    private var toolCalls = ToolCallAssembly()
    private var record = ChatRecord()
    private var finish: String?
    /// A chunk with usage and no choice comes last.
    private var sawClosingUsage = false

    /// Some servers give no reason for the end, only counts.
    var isWhole: Bool { finish.map { $0 != "error" } ?? sawClosingUsage }

    mutating func read(_ json: JSONValue, name: String, into draft: inout ReplyDraft) {
        read(usage: json["usage"], into: &draft)
        read(usage: json["x_groq"]["usage"], into: &draft)
        // Some servers put another choice first, or none in their first and last chunks.
        let choices = json["choices"].array ?? []
        guard let choice = choices.first(where: { ($0["index"].tally ?? 0) == 0 }) else {
            if choices.isEmpty, draft.hasShown || !toolCalls.isEmpty, json["usage"].isObject { sawClosingUsage = true }
            return
        }
        read(delta: choice["delta"].isObject ? choice["delta"] : choice["message"], into: &draft)
        if let reason = choice["finish_reason"].nonEmptyText { finish = reason }
    }

    mutating func close(into draft: inout ReplyDraft) {
        abandon(into: &draft)
        switch finish {
        case "refusal" where !draft.hasText: draft.fail(.refused(detail: ""))
        case "error": draft.fail(.providerError(status: nil, message: "The answer ended in an error"))
        case "content_filter": draft.complete(.contentFilter)
        case "length", "max_tokens": draft.complete(.length)
        default:
            let calls = toolCalls.calls()
            if draft.hasText || !calls.isEmpty, let json = record.json(hasCalls: !calls.isEmpty) { draft.record(json) }
            draft.complete(.stop, calls: calls)
        }
    }

    /// Appends held text as text: it was no beginning of a tag.
    mutating func abandon(into draft: inout ReplyDraft) {
        for piece in thinkTags.finish() { show(piece, into: &draft) }
    }

    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool {
        let choice = json["choices"][0]
        guard choice["message"].isObject else { return false }
        read(json, name: "", into: &draft)
        if finish == nil { finish = "stop" }
        close(into: &draft)
        return true
    }

    // MARK: One chunk

    private mutating func read(delta: JSONValue, into draft: inout ReplyDraft) {
        readThinking(delta, into: &draft)
        if let text = delta["content"].nonEmptyText {
            for piece in thinkTags.feed(text) { show(piece, into: &draft) }
        } else if let parts = delta["content"].array {
            for part in parts {
                draft.thinking(
                    part["thinking"].array?.compactMap { $0["text"].text }.joined() ?? part["thinking"].text ?? "")
                draft.text(part["text"].text ?? "")
            }
        }
        draft.text(delta["refusal"].text ?? "")
        for call in delta["tool_calls"].array ?? [] where !draft.hasEnded { toolCalls.apply(call, into: &draft) }
    }

    /// The same thinking can come under several names in one chunk: the first that says something is shown.
    private mutating func readThinking(_ delta: JSONValue, into draft: inout ReplyDraft) {
        let content = delta["reasoning_content"].nonEmptyText
        let details = delta["reasoning_details"].array
        draft.hold(content?.utf8.count ?? 0)
        for piece in details ?? [] { draft.hold(piece) }
        record.apply(content: content, details: details)
        let shown =
            content ?? delta["reasoning"].nonEmptyText ?? delta["thinking"].nonEmptyText
            ?? details?.compactMap { $0["text"].text ?? $0["summary"].text }.joined()
        if let shown { draft.thinking(shown) }
    }

    private func show(_ piece: ThinkTagSplitter.Piece, into draft: inout ReplyDraft) {
        switch piece {
        case .text(let text): draft.text(text)
        case .thinking(let text): draft.thinking(text)
        }
    }

    private func read(usage json: JSONValue, into draft: inout ReplyDraft) {
        guard json.isObject else { return }
        var usage = draft.usage
        usage.input = json["prompt_tokens"].tally ?? usage.input
        usage.output = Self.output(json) ?? usage.output
        usage.cachedInput = json["prompt_tokens_details"]["cached_tokens"].tally ?? usage.cachedInput
        usage.cacheWriteInput = json["prompt_tokens_details"]["cache_write_tokens"].tally ?? usage.cacheWriteInput
        usage.thinking = json["completion_tokens_details"]["reasoning_tokens"].tally ?? usage.thinking
        usage.costUSD = json["cost"].number ?? usage.costUSD
        draft.usage = usage
    }

    /// xAI does not count thinking into the completion; the total tells.
    private static func output(_ json: JSONValue) -> Int? {
        guard let completion = json["completion_tokens"].tally else { return nil }
        let thinking = json["completion_tokens_details"]["reasoning_tokens"].tally ?? 0
        let isLeftOut = json["total_tokens"].tally == (json["prompt_tokens"].tally ?? 0) + completion + thinking
        return isLeftOut ? completion + thinking : completion
    }
}
