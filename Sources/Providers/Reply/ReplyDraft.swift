import ChatModel
import JSON

/// A reply as far as it has been read. Whoever reads a provider's events adds to it.
struct ReplyDraft {
    /// The events added since they were last taken.
    private(set) var events: [ReplyEvent] = []
    private(set) var hasEnded = false
    /// Whether anything of the answer was given out.
    private(set) var hasShown = false
    private(set) var hasText = false
    /// Counts grow from event to event where they come more than once: the last ones hold.
    var usage = TokenUsage()
    private let reference: ModelReference
    /// More calls than that in one answer are a hostile server's.
    static let mostCalls = 128
    /// Bytes of text that are kept of an answer. It ends there, with what came.
    static let mostText = 256 << 10
    /// Bytes of thinking that are kept; the answer goes on without the rest of it.
    static let mostThinking = 256 << 10
    /// Bytes that a reader keeps beside them: calls, signatures, what must be sent back.
    static let mostBuffered = 4 << 20
    /// Bytes of all calls' arguments in an answer.
    static let mostArguments = 64 << 10
    private var textBytes = 0
    private var thinkingBytes = 0
    private var bufferedBytes = 0
    private var argumentBytes = 0

    init(_ reference: ModelReference) {
        self.reference = reference
    }

    mutating func drainEvents() -> [ReplyEvent] {
        defer { events = [] }
        return events
    }

    mutating func text(_ piece: String) {
        guard !piece.isEmpty, !hasEnded else { return }
        let kept = piece.prefix(bytes: Self.mostText - textBytes)
        textBytes += kept.utf8.count
        hasShown = true
        hasText = true
        if !kept.isEmpty { events.append(.text(String(kept))) }
        if kept.utf8.count < piece.utf8.count { failForSize("text", Self.mostText) }
    }

    mutating func thinking(_ piece: String) {
        guard !piece.isEmpty, !hasEnded, thinkingBytes <= Self.mostThinking else { return }
        var kept = String(piece.prefix(bytes: Self.mostThinking - thinkingBytes))
        thinkingBytes += piece.utf8.count
        if thinkingBytes > Self.mostThinking { kept += " … (the rest of the thinking was left out)" }
        hasShown = true
        events.append(.thinking(kept))
    }

    /// A reader keeps so many further bytes until the end of the answer. Too many end it.
    mutating func hold(_ bytes: Int) {
        bufferedBytes += bytes
        if bufferedBytes > Self.mostBuffered { failForSize("calls and thinking", Self.mostBuffered) }
    }

    /// A piece of a call's arguments came. Some servers send the whole twice.
    mutating func hold(arguments bytes: Int) {
        argumentBytes += bytes
        if argumentBytes > 2 * Self.mostArguments { failForSize("arguments of tools", Self.mostArguments) }
    }

    /// A reader keeps a part of an event as it came.
    mutating func hold(_ part: JSONValue) { hold(64 + (part.json?.utf8.count ?? 0)) }

    /// The provider's own record of the turn, as JSON.
    mutating func record(_ json: String) {
        guard !hasEnded else { return }
        events.append(.record(ProviderRecord(model: reference, json: json)))
    }

    /// The answer is whole. Calls decide, not the reason: some providers say `stop` with calls.
    /// - Parameter calls: dropped where the answer was cut at its length or by a filter.
    mutating func complete(_ reason: FinishReason, calls: [ToolCall] = []) {
        switch reason {
        case .length: return end(.finished(.length))
        case .contentFilter:
            let filtered = ServiceError.contentFiltered(detail: "")
            return end(hasText ? .finished(.contentFilter) : .failed(filtered))
        case .stop, .toolCalls: break
        }
        guard calls.count <= Self.mostCalls else { return failForCalls() }
        guard calls.reduce(0, { $0 + $1.argumentsJSON.utf8.count }) <= Self.mostArguments else {
            return failForSize("arguments of tools", Self.mostArguments)
        }
        events += calls.map { .toolCall($0) }
        if !calls.isEmpty { return end(.finished(.toolCalls)) }
        if hasText { return end(.finished(.stop)) }
        fail(.invalidResponse(detail: "The answer is empty"))
    }

    mutating func fail(_ error: ServiceError) { end(.failed(error)) }

    /// There are more calls than `mostCalls`.
    mutating func failForCalls() {
        fail(.invalidResponse(detail: "The model called more than \(Self.mostCalls) tools at once"))
    }

    private mutating func failForSize(_ kind: String, _ limit: Int) {
        let size = limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB"
        fail(.responseTooLarge(detail: "The answer has more than \(size) of \(kind)"))
    }

    private mutating func end(_ ending: ReplyEnd) {
        guard !hasEnded else { return }
        hasEnded = true
        if usage != TokenUsage() { events.append(.usage(usage)) }
        events.append(.ended(ending))
    }
}

extension String {
    /// The longest beginning of at most so many bytes of UTF-8 that cuts no scalar.
    func prefix(bytes: Int) -> Substring {
        guard utf8.count > bytes else { return self[...] }
        guard bytes > 0 else { return "" }
        var end = utf8.index(startIndex, offsetBy: bytes)
        while end > startIndex, UTF8.isContinuation(utf8[end]) { end = utf8.index(before: end) }
        return self[..<end]
    }
}
