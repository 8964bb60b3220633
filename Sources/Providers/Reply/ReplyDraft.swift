import ChatModel

/// A reply as far as it has been read. Whoever reads a provider's events adds to it.
struct ReplyDraft {
    /// What was added since it was last taken.
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

    init(_ reference: ModelReference) {
        self.reference = reference
    }

    mutating func takeEvents() -> [ReplyEvent] {
        defer { events = [] }
        return events
    }

    mutating func text(_ piece: String) {
        guard !piece.isEmpty, !hasEnded else { return }
        hasShown = true
        hasText = true
        events.append(.text(piece))
    }

    mutating func thinking(_ piece: String) {
        guard !piece.isEmpty, !hasEnded else { return }
        hasShown = true
        events.append(.thinking(piece))
    }

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

    private mutating func end(_ ending: ReplyEnd) {
        guard !hasEnded else { return }
        hasEnded = true
        if usage != TokenUsage() { events.append(.usage(usage)) }
        events.append(.ended(ending))
    }
}
