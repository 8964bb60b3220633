import ChatModel
import JSON

/// Reads the events of a Responses stream. Unknown ones are passed over.
struct ResponsesReader: ReplyReading {
    private var output = ResponsesOutput()
    /// Where the last pieces belonged: what follows from elsewhere begins a paragraph.
    private var textItem: Int?
    private var thinkingPart: ThinkingPart?
    private var saidNothing = false

    private struct ThinkingPart: Equatable {
        var item: Int
        var part: Int
        /// The thinking itself, not its summary.
        var isRaw: Bool
    }

    /// The end comes with an event of its own.
    let isWhole = false

    static func failure(in json: JSONValue, name: String) -> ProviderFailure? {
        switch json.type(orName: name) {
        case "error": ProviderFailure(inChunk: json) ?? .init(errorEvent: Array((json.json ?? "").utf8))
        case "response.failed": ProviderFailure(inChunk: json["response"]) ?? .init(errorEvent: [])
        case let type where type.hasPrefix("response."): nil
        default: ProviderFailure(inChunk: json)
        }
    }

    mutating func read(_ json: JSONValue, name: String, into draft: inout ReplyDraft) {
        let index = json["output_index"].tally
        switch json.type(orName: name) {
        case "response.output_text.delta", "response.refusal.delta":
            show(json["delta"].text ?? "", item: index ?? output.current, into: &draft)
        case "response.reasoning_summary_text.delta":
            think(json, part: json["summary_index"].tally ?? 0, isRaw: false, into: &draft)
        case "response.reasoning_text.delta":
            think(json, part: json["content_index"].tally ?? 0, isRaw: true, into: &draft)
        case "response.output_item.added":
            draft.hold(json["item"])
            output.begin(json["item"], at: index)
        case "response.function_call_arguments.delta":
            let piece = json["delta"].text ?? ""
            draft.hold(64)
            draft.hold(arguments: piece.utf8.count)
            output.grow(piece, at: index)
        case "response.function_call_arguments.done":
            let arguments = json["arguments"].text ?? ""
            draft.hold(64 + arguments.utf8.count)
            output.complete(arguments, at: index)
        case "response.output_item.done": finish(json["item"], at: index, into: &draft)
        case "response.completed", "response.incomplete": end(json["response"], into: &draft)
        default: break
        }
    }

    /// Some gateways end with `[DONE]` and nothing else.
    mutating func close(into draft: inout ReplyDraft) { complete(.stop, into: &draft) }

    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool {
        guard json["output"].isArray else { return false }
        end(json, into: &draft)
        return true
    }

    // MARK: Text and thinking

    private mutating func show(_ piece: String, item: Int, into draft: inout ReplyDraft) {
        guard !piece.isEmpty else { return }
        if let textItem, textItem != item { draft.text("\n\n") }
        textItem = item
        draft.text(piece)
    }

    private mutating func think(_ json: JSONValue, part: Int, isRaw: Bool, into draft: inout ReplyDraft) {
        let item = json["output_index"].tally ?? output.current
        think(json["delta"].text ?? "", at: ThinkingPart(item: item, part: part, isRaw: isRaw), into: &draft)
    }

    /// Of an item's summary and its text only what came first is shown: both say the same.
    private mutating func think(_ piece: String, at place: ThinkingPart, into draft: inout ReplyDraft) {
        guard !piece.isEmpty else { return }
        if let last = thinkingPart {
            if last.item == place.item, last.isRaw != place.isRaw { return }
            if last != place { draft.thinking("\n\n") }
        }
        thinkingPart = place
        draft.thinking(piece)
    }

    // MARK: Items

    /// A finished item is what counts. Where its text came in no pieces before, it is shown now.
    private mutating func finish(_ item: JSONValue, at index: Int?, into draft: inout ReplyDraft) {
        draft.hold(item)
        guard !draft.hasEnded else { return }
        let index = output.finish(item, at: index)
        switch item["type"].text {
        case "message" where textItem != index:
            for part in item["content"].array ?? [] {
                let said = part["text"].text ?? part["refusal"].text ?? ""
                if said.isEmpty && part["type"].text == "refusal" { saidNothing = true }
                show(said, item: index, into: &draft)
            }
        case "reasoning" where thinkingPart?.item != index:
            for (part, summary) in (item["summary"].array ?? []).enumerated() {
                let place = ThinkingPart(item: index, part: part, isRaw: false)
                think(summary["text"].text ?? "", at: place, into: &draft)
            }
        default: break
        }
    }

    // MARK: The end

    private mutating func end(_ response: JSONValue, into draft: inout ReplyDraft) {
        read(usage: response["usage"], into: &draft)
        if !output.hasFinishedItems {  // some gateways send the items only here
            for item in response["output"].array ?? [] { finish(item, at: nil, into: &draft) }
        }
        switch response["incomplete_details"]["reason"].text {
        case "content_filter": draft.complete(.contentFilter)
        case .some: draft.complete(.length)
        case nil: complete(response["status"].text == "incomplete" ? .length : .stop, into: &draft)
        }
    }

    private mutating func complete(_ reason: FinishReason, into draft: inout ReplyDraft) {
        let calls = output.calls
        if saidNothing, !draft.hasText, calls.isEmpty { return draft.fail(.refused(detail: "")) }
        if reason == .stop, draft.hasText || !calls.isEmpty, let items = output.recordable {
            draft.record(ResponsesRecord.json(items: items))
        }
        draft.complete(reason, calls: calls)
    }

    private func read(usage json: JSONValue, into draft: inout ReplyDraft) {
        guard json.isObject else { return }
        draft.usage.input = json["input_tokens"].tally
        draft.usage.output = json["output_tokens"].tally
        draft.usage.cachedInput = json["input_tokens_details"]["cached_tokens"].tally
        draft.usage.cacheWriteInput = json["input_tokens_details"]["cache_write_tokens"].tally
        draft.usage.thinking = json["output_tokens_details"]["reasoning_tokens"].tally
        draft.usage.costUSD = json["cost"].number
    }
}
