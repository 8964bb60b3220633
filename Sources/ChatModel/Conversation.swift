import Foundation

/// A conversation without its messages, as listed.
public struct Conversation: Equatable, Identifiable, Sendable {
    public var id: UUID
    /// The first question, shortened, until it is renamed.
    public var title: String
    public var startedAt: Date
    public var updatedAt: Date

    public init(id: UUID = UUID(), title: String, startedAt: Date, updatedAt: Date) {
        self.id = id
        self.title = title
        self.startedAt = startedAt
        self.updatedAt = updatedAt
    }
}

/// Keeps conversations. Every call returns when what it wrote is on disk.
public protocol ConversationKeeping: Sendable {
    /// Newest first.
    func conversations(limit: Int) async throws(ConversationError) -> [Conversation]
    /// In order; messages that were streaming when the program died come back as `.cut`.
    func messages(of conversation: UUID) async throws(ConversationError) -> [ChatMessage]
    func create(_ conversation: Conversation) async throws(ConversationError)
    /// Adds a message or replaces the one with the same id.
    func save(_ message: ChatMessage, in conversation: UUID) async throws(ConversationError)
    /// Removes a message: an answer that is tried again.
    func remove(message: UUID, from conversation: UUID) async throws(ConversationError)
    func rename(_ conversation: UUID, to title: String) async throws(ConversationError)
    func delete(_ conversation: UUID) async throws(ConversationError)
}

/// Why conversations could not be read or written.
public enum ConversationError: Error, Equatable, Sendable {
    case cannotOpen(path: String, reason: String)
    case tooNew(path: String)
    case diskFull
    case failed(reason: String)
}
