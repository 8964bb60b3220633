import Foundation

/// A conversation without its messages, as listed.
public struct Conversation: Equatable, Identifiable, Sendable {
    public var id: UUID
    /// The first question, shortened, until it is renamed.
    public var title: String
    /// When it began.
    public var startedAt: Date
    /// When it last grew.
    public var updatedAt: Date
    /// The end of the branch that is shown; `nil` means the one written last.
    public var leaf: UUID?
    /// The model talked with last; `nil` before the first answer.
    public var model: ModelReference?
    /// Stands above the others in the list.
    public var isPinned: Bool
    /// The purpose it was begun for; `nil` for an ordinary conversation.
    public var kind: Kind?

    /// A prepared question that began it.
    public enum Kind: String, Sendable { case brief, review }

    public init(
        id: UUID = UUID(), title: String, startedAt: Date, updatedAt: Date, leaf: UUID? = nil,
        model: ModelReference? = nil, isPinned: Bool = false, kind: Kind? = nil
    ) {
        self.id = id
        self.title = title
        self.startedAt = startedAt
        self.updatedAt = updatedAt
        self.leaf = leaf
        self.model = model
        self.isPinned = isPinned
        self.kind = kind
    }
}

/// Keeps conversations. Every call returns when what it wrote is on disk.
public protocol ConversationKeeping: Sendable {
    /// Pinned ones first, then the newest.
    func conversations(limit: Int) async throws(ConversationError) -> [Conversation]
    /// `nil` for one that is not there, or no longer.
    func conversation(_ id: UUID) async throws(ConversationError) -> Conversation?
    /// Conversations whose title, or one of whose messages, holds all words, in the order of the list.
    func talks(holding words: SearchTerms, limit: Int) async throws(ConversationError) -> [ConversationMatch]
    /// All branches in the order they were written; messages that were streaming when the program died come back as `.cut`.
    func messages(of conversation: UUID) async throws(ConversationError) -> [ChatMessage]
    /// Adds a conversation that has no messages yet; of one that is there it replaces title and last change.
    func create(_ conversation: Conversation) async throws(ConversationError)
    /// Adds a message or replaces the one with the same id.
    func save(_ message: ChatMessage, in conversation: UUID) async throws(ConversationError)
    /// Keeps which branch is shown and which model is talked with.
    func show(leaf: UUID?, model: ModelReference?, of conversation: UUID) async throws(ConversationError)
    /// Gives a conversation another title, which the search then finds; one that is not there is no error.
    func rename(_ conversation: UUID, to title: String) async throws(ConversationError)
    /// Pins a conversation or takes the pin off.
    func pin(_ conversation: UUID, _ isPinned: Bool) async throws(ConversationError)
    /// Deletes a conversation with its messages, for good.
    func delete(_ conversation: UUID) async throws(ConversationError)
}

/// Why conversations could not be read or written.
public enum ConversationError: Error, Equatable, Sendable {
    case cannotOpen(path: String, reason: String)
    case tooNew(path: String)
    case diskFull
    /// The database can be read, and not be written.
    case readOnly
    /// Pages of the database are not as they were written.
    case damaged
    case failed(reason: String)
}
