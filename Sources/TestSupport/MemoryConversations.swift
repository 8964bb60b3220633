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

    public func conversations(limit: Int) throws(ConversationError) -> [Conversation] {
        try check()
        let order = kept.sorted { ($0.isPinned ? 1 : 0, $0.updatedAt) > ($1.isPinned ? 1 : 0, $1.updatedAt) }
        return Array(order.prefix(limit))
    }

    public func conversation(_ id: UUID) throws(ConversationError) -> Conversation? {
        try check()
        return kept.first { $0.id == id }
    }

    public func talks(holding words: SearchTerms, limit: Int) throws(ConversationError) -> [FoundTalk] {
        try conversations(limit: limit).compactMap { conversation in
            let hits = (messages[conversation.id] ?? []).reversed().filter { words.areAll(in: $0.text) }.map {
                TalkHit(
                    message: $0.id, author: $0.author, saidAt: $0.createdAt,
                    excerpt: Excerpt(of: $0.text, around: words))
            }
            guard !hits.isEmpty || words.areAll(in: conversation.title) else { return nil }
            return FoundTalk(conversation, hits: hits)
        }
    }

    public func pin(_ conversation: UUID, _ isPinned: Bool) throws(ConversationError) {
        try check()
        for index in kept.indices where kept[index].id == conversation { kept[index].isPinned = isPinned }
    }

    public func messages(of conversation: UUID) throws(ConversationError) -> [ChatMessage] {
        try check()
        return messages[conversation] ?? []
    }

    public func create(_ conversation: Conversation) throws(ConversationError) {
        try check()
        kept.append(conversation)
    }

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

    public func show(leaf: UUID?, model: ModelReference?, of conversation: UUID) throws(ConversationError) {
        try check()
        for index in kept.indices where kept[index].id == conversation {
            kept[index].leaf = leaf
            kept[index].model = model
        }
    }

    public func rename(_ conversation: UUID, to title: String) throws(ConversationError) {
        try check()
        for index in kept.indices where kept[index].id == conversation { kept[index].title = title }
    }

    public func delete(_ conversation: UUID) throws(ConversationError) {
        try check()
        kept.removeAll { $0.id == conversation }
        messages[conversation] = nil
        waiting.removeAll { $0.conversation == conversation }
    }

    public func waitingQuestions() throws(ConversationError) -> [WaitingQuestion] {
        try check()
        return waiting
    }

    public func add(_ question: WaitingQuestion, isFirst: Bool) throws(ConversationError) {
        try check()
        guard kept.contains(where: { $0.id == question.conversation }) else {
            throw .failed(reason: "the conversation of this question was deleted")
        }
        waiting.insert(question, at: isFirst ? 0 : waiting.count)
    }

    public func change(_ question: WaitingQuestion) throws(ConversationError) -> Bool {
        try check()
        guard let index = waiting.firstIndex(where: { $0.id == question.id }) else { return false }
        waiting[index] = question
        return true
    }

    public func removeWaiting(_ id: UUID) throws(ConversationError) {
        try check()
        waiting.removeAll { $0.id == id }
    }

    public func claim(_ question: WaitingQuestion, as message: ChatMessage?) throws(ConversationError) -> Bool {
        try check()
        guard waiting.contains(where: { $0.id == question.id }) else { return false }
        waiting.removeAll { $0.id == question.id }
        if let message { try save(message, in: question.conversation) }
        return true
    }
}
