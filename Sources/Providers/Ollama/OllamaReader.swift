import ChatModel
import JSON

/// Reads the lines of `/api/chat`. Calls come whole, several in a line or over several; their `index` is 0 for all, and
/// some have no `id` (recorded with 0.34), so each is one of its own.
struct OllamaReader: ReplyReading {
    static let framing = Framing.jsonLines

    private var thinkTags = ThinkTagSplitter()
    private var calls: [ToolCall] = []
    private var takenCallIDs: Set<String>
    private var finish: String?

    var isWhole: Bool { finish != nil }

    /// - Parameter takenCallIDs: of the conversation so far; an identifier that is missing or taken is made up anew.
    init(takenCallIDs: Set<String> = []) {
        self.takenCallIDs = takenCallIDs
    }

    mutating func read(_ json: JSONValue, name: String, into draft: inout ReplyDraft) {
        let message = json["message"]
        draft.thinking(message["thinking"].text ?? "")
        if let text = message["content"].nonEmptyText {
            for piece in thinkTags.feed(text) { show(piece, into: &draft) }
        }
        for call in message["tool_calls"].array ?? [] { apply(call, into: &draft) }
        guard json["done"].flag == true else { return }
        finish = json["done_reason"].nonEmptyText ?? "stop"
        readUsage(json, into: &draft)
        close(into: &draft)
    }

    mutating func close(into draft: inout ReplyDraft) {
        abandon(into: &draft)
        switch finish {
        case "length": draft.complete(.length)
        case "load" where !draft.hasText && calls.isEmpty:
            draft.fail(.invalidResponse(detail: "Ollama loaded the model and gave no answer"))
        case "unload" where !draft.hasText && calls.isEmpty:
            draft.fail(.invalidResponse(detail: "Ollama unloaded the model in place of an answer"))
        default: draft.complete(.stop, calls: calls)
        }
    }

    /// Appends held text as text: it was no beginning of a tag.
    mutating func abandon(into draft: inout ReplyDraft) {
        for piece in thinkTags.finish() { show(piece, into: &draft) }
    }

    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool {
        guard json["message"].isObject else { return false }
        read(json, name: "", into: &draft)
        if !isWhole { close(into: &draft) }
        return true
    }

    private func show(_ piece: ThinkTagSplitter.Piece, into draft: inout ReplyDraft) {
        switch piece {
        case .text(let text): draft.text(text)
        case .thinking(let text): draft.thinking(text)
        }
    }

    private mutating func apply(_ json: JSONValue, into draft: inout ReplyDraft) {
        guard calls.count < ReplyDraft.mostCalls else { return draft.failForCalls() }
        let function = json["function"]
        guard let name = function["name"].nonEmptyText else { return }  // nothing could answer it
        let arguments = function["arguments"]
        // Proxies write the arguments as text.
        draft.hold(arguments)
        let text = arguments.isObject ? arguments.json ?? "" : arguments.text ?? arguments.json ?? ""
        calls.append(ToolCall(id: freeID(json["id"].label), name: name, joinedArguments: text))
    }

    private mutating func freeID(_ given: String?) -> String {
        var id = given ?? ""
        var number = takenCallIDs.count
        while id.isEmpty || takenCallIDs.contains(id) {
            number += 1
            id = "call_\(number)"
        }
        takenCallIDs.insert(id)
        return id
    }

    /// Reads the counts. A missing one was not counted, as when the whole prompt was in the cache: that is not zero.
    private func readUsage(_ json: JSONValue, into draft: inout ReplyDraft) {
        var usage = draft.usage
        usage.input = json["prompt_eval_count"].tally ?? usage.input
        usage.output = json["eval_count"].tally ?? usage.output
        usage.cachedInput = json["prompt_eval_cached_count"].tally ?? usage.cachedInput
        draft.usage = usage
    }
}
