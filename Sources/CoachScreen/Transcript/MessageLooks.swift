import ScreenKit
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
        look.lookUps = lookUps(around: index, growing: growing)
        look.beginsLookUps = look.lookUps?.first == index
        look.openItems = openItems(of: message, foldsLookUps: look.lookUps != nil)
        look.results = results(of: index, growing: growing)
        look.format = MetricFormat(writing.units)
        guard index < messages.count else {
            look.isRunning = true
            return look
        }
        look.offersWaiting = index == messages.count - 1 && canWait
        let next = index + 1 + messages.dropFirst(index + 1).prefix { $0.author == .tool }.count
        let follower = next < messages.count ? messages[next] : growing?.message
        guard follower?.author == .coach else { return look }
        look.continues = true
        look.isFollowedByCalls =
            showsCalls(of: message, at: index, look.lookUps)
            && followerShowsCallsAlone(from: next, look.lookUps, growing)
        return look
    }

    /// The model's name where the answer before it came from another one.
    private func newModel(of message: ChatMessage, at index: Int) -> String? {
        guard let model = message.model else { return nil }
        let before = messages[..<index].last { $0.author == .coach && $0.model != nil }?.model
        guard let before, before != model, model.provider != .offline else { return nil }
        return ShortText.oneLine(model.model, 60)
    }

    /// Whether a message has a line for a call.
    private func showsCalls(
        of message: ChatMessage, at index: Int, _ lookUps: ReadCallGroup?
    ) -> Bool {
        guard let lookUps, !lookUps.isOpen, lookUps.first != index else { return !message.toolCalls.isEmpty }
        return message.toolCalls.contains { !ReadCallGroup.holds($0) || $0.name == "chart" }
    }

    /// Whether the next message of the turn that shows anything shows nothing but calls.
    private func followerShowsCallsAlone(from next: Int, _ lookUps: ReadCallGroup?, _ growing: GrowingReply?) -> Bool {
        for index in next...max(next, messages.count) {
            guard let message = index < messages.count ? messages[index] : growing?.message,
                message.author != .person
            else { return false }
            guard message.author == .coach else { continue }
            guard message.text.isEmpty, message.thinking.isEmpty else { return false }
            if showsCalls(of: message, at: index, lookUps) { return true }
        }
        return false
    }

    /// - Parameter foldsLookUps: the calls are folded under one line, which opens before they do.
    private func openItems(of message: ChatMessage, foldsLookUps: Bool) -> Set<TranscriptItem> {
        var items: Set<TranscriptItem> = showsThinking ? [.thinking] : []
        if showsDetails {
            items.insert(.failure)
            if !foldsLookUps { for number in message.toolCalls.indices { items.insert(.call(number)) } }
        }
        guard !toggled.isEmpty else { return items }
        for item in [.thinking, .failure] + message.toolCalls.indices.map({ TranscriptItem.call($0) })
        where toggled.contains(TranscriptFold(message: message.id, item: item)) {
            items.formSymmetricDifference([item])
        }
        return items
    }

    /// Whether a part of a message that folds is shown: by its own fold, else by what is shown of all.
    public func isOpen(_ item: TranscriptItem, ofMessage index: Int, growing: GrowingReply?) -> Bool {
        let lookUps = lookUps(around: index, growing: growing)
        if item == .lookUps { return lookUps?.isOpen ?? false }
        guard let message = index < messages.count ? messages[index] : growing?.message else { return false }
        return openItems(of: message, foldsLookUps: lookUps != nil).contains(item)
    }
}
