import ChatModel
import Foundation

/// The messages of an answer as it grows, with its calls and their results.
struct PlainReply {
    private var message: ChatMessage
    private var results: [ChatMessage] = []
    private var savedAt: Date
    private(set) var hasEnded = false

    init(model: ModelReference, parent: UUID?, at now: Date) {
        message = ChatMessage(
            .coach, "", parent: parent, createdAt: now, completion: .streaming, model: model)
        savedAt = now
    }

    /// The newest message as it is to be kept at the end; `nil` when nothing came.
    var last: ChatMessage? {
        message.text.isEmpty && message.toolCalls.isEmpty && message.safety == nil && message.completion == .stopped
            ? nil : message
    }

    /// Adds an event and returns the messages to save now: text is on disk within a second of the next piece.
    mutating func add(_ event: ReplyEvent, at now: Date) -> [ChatMessage] {
        switch event {
        case .safety(let notice): message.safety = message.safety ?? notice
        case .text(let piece): message.text += piece
        case .thinking(let piece): message.thinking += piece
        case .toolCall(let call): message.toolCalls.append(call)
        case .toolResult(let result): return add(result, at: now)
        case .roundBegan:
            guard !results.isEmpty || !message.text.isEmpty else { return [] }
            let parent = results.last?.id ?? message.id
            message.completion = .complete
            defer {
                message = ChatMessage(
                    .coach, "", parent: parent, createdAt: now, completion: .streaming, model: message.model)
                results = []
            }
            return [message]
        case .usage(let usage): message.usage = usage
        case .record(let record): message.providerRecord = record
        case .told, .reading, .retrying: break
        case .ended(let end):
            hasEnded = true
            message.completion = completion(end)
        }
        guard !hasEnded, now.timeIntervalSince(savedAt) > 0.5 else { return [] }
        savedAt = now
        return [message]
    }

    /// The message of the calls stands before their results.
    private mutating func add(_ result: ToolResult, at now: Date) -> [ChatMessage] {
        message.completion = .complete
        let kept = ChatMessage.result(result, parent: results.last?.id ?? message.id, createdAt: now)
        results.append(kept)
        return results.count == 1 ? [message, kept] : [kept]
    }

    private func completion(_ end: ReplyEnd) -> ChatMessage.Completion {
        switch end {
        case .finished(.length): .length
        case .finished(.contentFilter): .failed(.contentFiltered(detail: ""))
        case .finished:
            message.text.isEmpty && message.toolCalls.isEmpty
                ? .failed(.invalidResponse(detail: "the answer is empty")) : .complete
        case .cancelled: .stopped
        case .failed(.streamingError) where !message.text.isEmpty: .cut
        case .failed(let error): .failed(error)
        }
    }
}
