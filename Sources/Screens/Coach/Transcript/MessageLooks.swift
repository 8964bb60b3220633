import ChatModel
import Foundation

extension CoachState {
    /// How a message of the shown branch looks; that of the one that is arriving comes after the last.
    func look(of index: Int) -> MessageLook {
        let growing: GrowingReply? = if case .replying(let reply) = phase { reply } else { nil }
        return look(of: index, growing: growing)
    }

    func look(of index: Int, growing: GrowingReply?) -> MessageLook {
        var look = MessageLook()
        guard let message = index < messages.count ? messages[index] : growing?.message else { return look }
        look.branches = branches[message.id]?.text
        guard message.author == .coach else { return look }
        look.isFirst = index == 0 || messages[index - 1].author == .person
        if look.isFirst { look.modelName = newModel(of: message, at: index) }
        look.openItems = openItems(of: message)
        guard index < messages.count else {
            look.isRunning = true
            look.results = growing?.results.compactMap(\.toolResult) ?? []
            return look
        }
        var next = index + 1
        while next < messages.count, messages[next].author == .tool {
            if let result = messages[next].toolResult { look.results.append(result) }
            next += 1
        }
        let follower = next < messages.count ? messages[next] : growing?.message
        if let follower, follower.author == .coach {
            look.continues = true
            let isBare = follower.text.isEmpty && follower.thinking.isEmpty && !follower.toolCalls.isEmpty
            look.isFollowedByCalls = isBare && !message.toolCalls.isEmpty
        }
        return look
    }

    /// The model's name where the answer before it came from another one.
    private func newModel(of message: ChatMessage, at index: Int) -> String? {
        guard let model = message.model else { return nil }
        let before = messages[..<index].last { $0.author == .coach && $0.model != nil }?.model
        guard let before, before != model, model.provider != .offline else { return nil }
        return ToolWords.oneLine(model.model, 60)
    }

    private func openItems(of message: ChatMessage) -> Set<TranscriptItem> {
        var items: Set<TranscriptItem> = showsThinking ? [.thinking] : []
        if showsDetails {
            items.insert(.failure)
            for number in message.toolCalls.indices { items.insert(.call(number)) }
        }
        guard !toggled.isEmpty else { return items }
        for item in [.thinking, .failure] + message.toolCalls.indices.map({ TranscriptItem.call($0) })
        where toggled.contains(TranscriptFold(message: message.id, item: item)) {
            items.formSymmetricDifference([item])
        }
        return items
    }

    func isOpen(_ item: TranscriptItem, of message: ChatMessage) -> Bool { openItems(of: message).contains(item) }
}
