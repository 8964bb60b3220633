import ChatModel
import Networking

/// Decodes a Chat Completions stream, fed in chunks cut anywhere. Its last event is `.ended`; after that it is silent.
/// What it tolerates beyond OpenAI's own stream was seen in recorded answers of compatible servers.
public struct OpenAIChatDecoder {
    /// Whether `.ended` was given out.
    public private(set) var hasEnded = false
    /// Whether anything of the answer was given out.
    public private(set) var hasShown = false
    /// Whether the last chunk fed held a data event; comments keep a connection alive but are no progress.
    public private(set) var hasProgressed = false
    private let model: String
    private let key: APIKey?
    private var stream = EventStreamDecoder()
    private var thinkTags = ThinkTagSplitter()
    private var toolCalls = ToolCallAssembly()
    private var finish: String?
    private var usage = TokenUsage()
    private var hasText = false
    private var hasUsage = false
    private var sawEvent = false
    /// The body as long as it looks like no event stream: an error in plain JSON, a web page, a whole answer.
    private var prefix: [UInt8] = []
    private static let prefixLimit = 1 << 20

    /// - Parameter key: masked wherever the server repeats it in an error.
    public init(model: String, key: APIKey? = nil) {
        self.model = model
        self.key = key
    }

    public mutating func feed(_ chunk: [UInt8]) -> [ReplyEvent] {
        guard !hasEnded else { return [] }
        hasProgressed = false
        if !sawEvent && prefix.count < Self.prefixLimit { prefix += chunk.prefix(Self.prefixLimit - prefix.count) }
        var events: [ReplyEvent] = []
        do throws(EventStreamError) {
            for event in try stream.feed(chunk) where !hasEnded { take(event, into: &events) }
        } catch {
            end(.failed(.invalidResponse(detail: "A line of the answer is too long")), into: &events)
        }
        return events
    }

    /// The body has ended.
    /// - Parameter cut: why, if it did not end of itself. It is no matter once the server said that the answer is finished.
    public mutating func finish(cut: ServiceError? = nil) -> [ReplyEvent] {
        guard !hasEnded else { return [] }
        var events: [ReplyEvent] = []
        do throws(EventStreamError) {
            if let event = try stream.finish() { takeLast(event, isCut: cut != nil, into: &events) }
        } catch {
            end(.failed(.invalidResponse(detail: "A line of the answer is too long")), into: &events)
        }
        guard !hasEnded else { return events }
        if finish != nil {
            complete(into: &events)
        } else if let cut {
            fail(cut, into: &events)
        } else if !sawEvent {
            readWhole(into: &events)
        } else {
            fail(.streamingError(detail: "The answer broke off without its end"), into: &events)
        }
        return events
    }

    // MARK: One event

    /// An event without its blank line: real if it can be read, else the rest of a stream that was cut.
    private mutating func takeLast(_ event: ServerEvent, isCut: Bool, into events: inout [ReplyEvent]) {
        if event.data.starts(with: "[DONE]".utf8) || JSONValue(event.data) != nil { return take(event, into: &events) }
        if isCut || sawEvent { return }
        take(event, into: &events)
    }

    private mutating func take(_ event: ServerEvent, into events: inout [ReplyEvent]) {
        hasProgressed = true
        if event.data.starts(with: "[DONE]".utf8) {
            sawEvent = true
            return complete(into: &events)
        }
        if event.name == "error" {
            sawEvent = true
            return take(ProviderFailure(errorEvent: event.data), into: &events)
        }
        guard let json = JSONValue(event.data), json.isObject else {
            if event.data.allSatisfy({ $0 <= 0x20 }) { return }
            return fail(.invalidResponse(detail: "The answer is not JSON where it should be"), into: &events)
        }
        sawEvent = true
        prefix = []
        if let failure = ProviderFailure(inChunk: json) { return take(failure, into: &events) }
        readUsage(json["usage"])
        readUsage(json["x_groq"]["usage"])
        // Some servers put another choice first, or none in their first and last chunks.
        let choices = json["choices"].array ?? []
        guard let choice = choices.first(where: { ($0["index"].integer ?? 0) == 0 }) else { return }
        read(choice["delta"].isObject ? choice["delta"] : choice["message"], into: &events)
        if let reason = choice["finish_reason"].nonEmptyText { finish = reason }
    }

    /// With the answer finished and shown, an error that follows changes nothing.
    private mutating func take(_ failure: ProviderFailure, into events: inout [ReplyEvent]) {
        if finish != nil && hasText { return complete(into: &events) }
        fail(failure.serviceError(model: model, key: key), into: &events)
    }

    private mutating func read(_ delta: JSONValue, into events: inout [ReplyEvent]) {
        if let thinking = Self.thinking(delta) { show(.thinking(thinking), into: &events) }
        if let text = delta["content"].nonEmptyText {
            for piece in thinkTags.feed(text) { show(piece, into: &events) }
        } else if let parts = delta["content"].array {
            for part in parts {
                let inner = part["thinking"].array?.compactMap { $0["text"].text }.joined() ?? part["thinking"].text
                if let inner, !inner.isEmpty { show(.thinking(inner), into: &events) }
                if let text = part["text"].nonEmptyText { show(.text(text), into: &events) }
            }
        }
        if let refusal = delta["refusal"].nonEmptyText { show(.text(refusal), into: &events) }
        for call in delta["tool_calls"].array ?? [] { toolCalls.take(call) }
    }

    /// The same thinking can come under several names in one chunk: the first that says something.
    private static func thinking(_ delta: JSONValue) -> String? {
        for name in ["reasoning_content", "reasoning", "thinking"] {
            if let text = delta[name].nonEmptyText { return text }
        }
        let details = delta["reasoning_details"].array?.compactMap { $0["text"].text ?? $0["summary"].text }.joined()
        return details.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func show(_ piece: ThinkTagSplitter.Piece, into events: inout [ReplyEvent]) {
        hasShown = true
        switch piece {
        case .text(let text):
            hasText = true
            events.append(.text(text))
        case .thinking(let text): events.append(.thinking(text))
        }
    }

    /// Counts grow from chunk to chunk where they come more than once: the last ones hold.
    private mutating func readUsage(_ json: JSONValue) {
        guard json.isObject else { return }
        hasUsage = true
        usage.input = json["prompt_tokens"].integer ?? usage.input
        usage.output = json["completion_tokens"].integer ?? usage.output
        usage.cachedInput = json["prompt_tokens_details"]["cached_tokens"].integer ?? usage.cachedInput
        usage.thinking = json["completion_tokens_details"]["reasoning_tokens"].integer ?? usage.thinking
    }

    // MARK: The end

    private mutating func complete(into events: inout [ReplyEvent]) {
        for piece in thinkTags.finish() { show(piece, into: &events) }
        switch finish {
        case "error":
            return end(.failed(.providerError(status: nil, message: "The answer ended in an error")), into: &events)
        case "content_filter":
            let filtered = ServiceError.contentFiltered(detail: "A filter of the provider stopped the answer")
            return end(hasText ? .finished(.contentFilter) : .failed(filtered), into: &events)
        case "length", "max_tokens": return end(.finished(.length), into: &events)  // calls cut short are dropped
        default: break
        }
        guard let calls = toolCalls.calls() else {
            let broken = ServiceError.invalidResponse(
                detail: "The model called a tool with arguments that are not JSON")
            return end(.failed(broken), into: &events)
        }
        events += calls.map { .toolCall($0) }
        if !calls.isEmpty { return end(.finished(.toolCalls), into: &events) }
        if hasText { return end(.finished(.stop), into: &events) }
        end(.failed(.invalidResponse(detail: "The answer is empty")), into: &events)
    }

    private mutating func fail(_ error: ServiceError, into events: inout [ReplyEvent]) {
        for piece in thinkTags.finish() { show(piece, into: &events) }
        end(.failed(error), into: &events)
    }

    private mutating func end(_ ending: ReplyEnd, into events: inout [ReplyEvent]) {
        hasEnded = true
        if hasUsage { events.append(.usage(usage)) }
        events.append(.ended(ending))
    }

    /// The body was no event stream: an error or a whole answer in JSON, a web page, or nothing.
    private mutating func readWhole(into events: inout [ReplyEvent]) {
        let body = Array(prefix.drop(while: { $0 <= 0x20 }))
        guard !body.isEmpty, !body.starts(with: "data".utf8) else {
            return fail(.invalidResponse(detail: "The answer is empty"), into: &events)
        }
        if body.first == 0x3A {  // signs of life and nothing else
            return fail(.streamingError(detail: "The answer broke off before it began"), into: &events)
        }
        guard let json = JSONValue(body), json.isObject || json.array != nil else {
            let isPage = body.first == 0x3C
            let detail = isPage ? "A web page came instead of an answer" : "The answer is not an event stream"
            return fail(.invalidResponse(detail: detail), into: &events)
        }
        if let choice = json["choices"].array?.first, choice["message"].isObject {
            readUsage(json["usage"])
            read(choice["message"], into: &events)
            finish = choice["finish_reason"].nonEmptyText ?? "stop"
            return complete(into: &events)
        }
        let failure = ProviderFailure(errorEvent: body)
        guard !failure.message.isEmpty || !failure.codes.isEmpty else {
            return fail(.invalidResponse(detail: "The answer is not an event stream"), into: &events)
        }
        fail(failure.serviceError(model: model, key: key), into: &events)
    }
}
