import ChatModel
import Foundation

/// Answers tried again and questions changed stand side by side; one of them is shown.
extension CoachState {
    /// Finds out which messages of the shown branch have others beside them. The whole tree is looked at: called when
    /// a branch begins or is changed, never for a piece of an answer or a key.
    mutating func rebuildBranches() {
        var path = messages
        if case .replying(let reply) = phase { path.append(reply.message) }
        guard path.count < tree.messages.count else {
            branches = [:]
            return
        }
        var children: [UUID?: [UUID]] = [:]
        for message in tree.messages { children[message.parent, default: []].append(message.id) }
        branches = [:]
        for message in path {
            guard let ids = children[message.parent], ids.count > 1, let shown = ids.firstIndex(of: message.id) else {
                continue
            }
            branches[message.id] = Branching(ids: ids, shown: shown)
            transcript.forget(message.id, in: path)
        }
    }

    /// Shows the message before or after: of the one that is selected, else of the last one that has others beside it.
    public mutating func showBranch(by step: Int, at index: Int? = nil) -> [CoachEffect] {
        guard let index = index ?? branchingIndex, let id = message(at: index)?.id, let branching = branches[id] else {
            notice = "Nothing was asked or answered twice here; Ctrl-R tries the last answer again"
            return []
        }
        guard !isReplying else {
            notice = "An answer is arriving; Esc stops it"
            return []
        }
        let next = branching.shown + step
        guard branching.ids.indices.contains(next) else { return [] }
        let leaf = tree.latestLeaf(from: branching.ids[next])
        messages = tree.path(to: leaf)
        transcript.drop(from: index)
        account.lastAnswer = ConversationAccount.lastAnswer(of: messages)
        rebuildBranches()
        let effects = leaveEdit()
        selection = selection.map { _ in TranscriptPlace(message: index, item: firstItem(of: index)) }
        scroll = .at(message: index, line: 0)
        leftEnd = TranscriptEnd(message: lastIndex, lines: Int.max / 2)
        transcript.rows = [(index, 0)]
        scrollBy(-min(4, transcriptHeight / 3))
        return effects + keepsBranch()
    }

    private mutating func firstItem(of index: Int) -> TranscriptItem {
        prepare(index)
        return transcript.layout(of: index)?.items.first ?? .question
    }

    /// The message whose branches the keys change.
    private var branchingIndex: Int? {
        let last = selection?.message ?? lastIndex
        guard last >= 0, !branches.isEmpty else { return nil }
        if selection != nil {
            // An answer of several rounds is one answer.
            var index = last
            while index > 0, let author = message(at: index)?.author, author != .person,
                message(at: index - 1)?.author != .person
            {
                index -= 1
            }
            if let id = message(at: index)?.id, branches[id] != nil { return index }
        }
        return (0...last).last { message(at: $0).map { branches[$0.id] != nil } ?? false }
    }
}

extension TranscriptLayout {
    /// The message with this id looks different from now on.
    fileprivate mutating func forget(_ id: UUID, in path: [ChatMessage]) {
        if let index = path.firstIndex(where: { $0.id == id }) { forget(index) }
    }
}
