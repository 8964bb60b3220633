import ChatModel
import Foundation

/// Conversations in memory, with every call on record.
public actor MemoryConversations: ConversationKeeping, WaitingKeeping {
    private var waiting: [WaitingQuestion] = []
    private var kept: [Conversation] = []
    private var messages: [UUID: [ChatMessage]] = [:]
    private var failure: ConversationError?
    /// The text of each saved message with how it stood, in the order of the saves.
    public private(set) var saves: [ChatMessage] = []

    public init() {}

    /// From now on every call fails so; `nil` heals it.
    public func fail(_ failure: ConversationError?) { self.failure = failure }

    private func check() throws(ConversationError) {
        if let failure { throw failure }
    }

    /// Pinned ones first, then those changed last.
    public func conversations(limit: Int) throws(ConversationError) -> [Conversation] {
        try check()
        let order = kept.sorted { ($0.isPinned ? 1 : 0, $0.updatedAt) > ($1.isPinned ? 1 : 0, $1.updatedAt) }
        return Array(order.prefix(limit))
    }

    /// The conversation with this id; `nil` where it was never made or is deleted.
    public func conversation(_ id: UUID) throws(ConversationError) -> Conversation? {
        try check()
        return kept.first { $0.id == id }
    }

    /// Those among the first `limit` conversations whose title or one of whose messages holds all words.
    public func talks(holding words: SearchTerms, limit: Int) throws(ConversationError) -> [ConversationMatch] {
        try conversations(limit: limit).compactMap { conversation in
            let hits = (messages[conversation.id] ?? []).reversed().filter { words.areAll(in: $0.text) }.map {
                MessageMatch(
                    message: $0.id, author: $0.author, saidAt: $0.createdAt,
                    excerpt: Excerpt(of: $0.text, around: words))
            }
            guard !hits.isEmpty || words.areAll(in: conversation.title) else { return nil }
            return ConversationMatch(conversation, hits: hits)
        }
    }

    /// Sets or takes off the pin; no error where there is no such conversation.
    public func pin(_ conversation: UUID, _ isPinned: Bool) throws(ConversationError) {
        try check()
        for index in kept.indices where kept[index].id == conversation { kept[index].isPinned = isPinned }
    }

    /// The messages in the order they were first saved, streaming ones as they stand.
    public func messages(of conversation: UUID) throws(ConversationError) -> [ChatMessage] {
        try check()
        return messages[conversation] ?? []
    }

    /// Adds a conversation.
    public func create(_ conversation: Conversation) throws(ConversationError) {
        try check()
        kept.append(conversation)
    }

    /// Adds a message or replaces the one with the same id, and notes it in `saves`.
    public func save(_ message: ChatMessage, in conversation: UUID) throws(ConversationError) {
        try check()
        saves.append(message)
        var all = messages[conversation] ?? []
        if let index = all.firstIndex(where: { $0.id == message.id }) {
            all[index] = message
        } else {
            all.append(message)
        }
        messages[conversation] = all
    }

    /// Keeps which branch is shown and which model is talked with.
    public func show(leaf: UUID?, model: ModelReference?, of conversation: UUID) throws(ConversationError) {
        try check()
        for index in kept.indices where kept[index].id == conversation {
            kept[index].leaf = leaf
            kept[index].model = model
        }
    }

    /// Gives a conversation another title; no error where there is none.
    public func rename(_ conversation: UUID, to title: String) throws(ConversationError) {
        try check()
        for index in kept.indices where kept[index].id == conversation { kept[index].title = title }
    }

    /// Removes a conversation with its messages and waiting questions.
    public func delete(_ conversation: UUID) throws(ConversationError) {
        try check()
        kept.removeAll { $0.id == conversation }
        messages[conversation] = nil
        waiting.removeAll { $0.conversation == conversation }
    }

    /// The waiting questions of all conversations, in the order they are sent.
    public func waitingQuestions() throws(ConversationError) -> [WaitingQuestion] {
        try check()
        return waiting
    }

    /// Adds a waiting question behind the others, or before them.
    /// - Throws: `.failed` where its conversation is gone.
    public func add(_ question: WaitingQuestion, isFirst: Bool) throws(ConversationError) {
        try check()
        guard kept.contains(where: { $0.id == question.conversation }) else {
            throw .failed(reason: "the conversation of this question was deleted")
        }
        waiting.insert(question, at: isFirst ? 0 : waiting.count)
    }

    /// Replaces the waiting question with the same id; `false` where there is none.
    public func change(_ question: WaitingQuestion) throws(ConversationError) -> Bool {
        try check()
        guard let index = waiting.firstIndex(where: { $0.id == question.id }) else { return false }
        waiting[index] = question
        return true
    }

    /// Removes a waiting question; no error where there is none.
    public func removeWaiting(_ id: UUID) throws(ConversationError) {
        try check()
        waiting.removeAll { $0.id == id }
    }

    /// Takes a waiting question out and saves the message that it becomes; `false` where it is gone.
    public func claim(_ question: WaitingQuestion, as message: ChatMessage?) throws(ConversationError) -> Bool {
        try check()
        guard waiting.contains(where: { $0.id == question.id }) else { return false }
        waiting.removeAll { $0.id == question.id }
        if let message { try save(message, in: question.conversation) }
        return true
    }
}
