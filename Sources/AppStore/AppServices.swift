import ChatModel
import Foundation
import HealthModel

/// What the store calls on background tasks. The program builds it from live services, tests from scripted ones.
public struct AppServices: Sendable {
    public var health: any HealthReading
    public var conversations: any ConversationKeeping
    /// The coach's reply to a conversation.
    public var reply: @Sendable (_ messages: [ChatMessage]) -> AsyncStream<ReplyEvent>
    /// Keeps the unsent text of the composer for the next start; an empty one forgets it.
    public var saveDraft: @Sendable (_ draft: String) async -> Void
    public var now: @Sendable () -> Date
    /// Returns after so many seconds, or sooner when its task is cancelled.
    public var pause: @Sendable (_ seconds: Double) async -> Void

    public init(
        health: any HealthReading, conversations: any ConversationKeeping,
        reply: @escaping @Sendable (_ messages: [ChatMessage]) -> AsyncStream<ReplyEvent>,
        saveDraft: @escaping @Sendable (_ draft: String) async -> Void, now: @escaping @Sendable () -> Date,
        pause: @escaping @Sendable (_ seconds: Double) async -> Void = AppServices.sleep
    ) {
        self.health = health
        self.conversations = conversations
        self.reply = reply
        self.saveDraft = saveDraft
        self.now = now
        self.pause = pause
    }

    /// By the system's clock.
    public static let sleep: @Sendable (_ seconds: Double) async -> Void = { seconds in
        // Ends early only by cancellation, which the caller looks for.
        try? await Task.sleep(for: .seconds(seconds))
    }
}
