import ChatModel

extension AsyncStream where Element == ReplyEvent {
    /// The same reply with the words of each round in one piece, when they are complete.
    public func inOnePiece() -> AsyncStream<ReplyEvent> {
        AsyncStream { continuation in
            // Owned by the stream: it ends with whoever reads it.
            let work = Task {
                var pending = PendingText()
                for await event in self {
                    for event in pending.pass(event) { continuation.yield(event) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}

/// Words that wait until something follows them.
private struct PendingText {
    private var thinking = ""
    private var text = ""

    mutating func pass(_ event: ReplyEvent) -> [ReplyEvent] {
        switch event {
        case .text(let piece): text += piece
        case .thinking(let piece): thinking += piece
        // What is counted comes in the middle of the words.
        case .usage, .retrying, .safety, .told, .reading: return [event]
        case .toolCall, .toolResult, .roundBegan, .record, .ended:
            defer { (thinking, text) = ("", "") }
            return (thinking.isEmpty ? [] : [.thinking(thinking)]) + (text.isEmpty ? [] : [.text(text)]) + [event]
        }
        return []
    }
}
