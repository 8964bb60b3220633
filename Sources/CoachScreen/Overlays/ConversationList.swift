import Canvas
import ChatModel
import Foundation
import Widgets

/// The list of conversations: filtered while typing, over everything that was said in them.
public struct ConversationListState: Equatable, Sendable {
    /// `nil` until they are loaded.
    public internal(set) var all: [Conversation]?
    public internal(set) var filter = ""
    /// Where the words of the filter were found, as far as that is known; of an earlier filter until the answer to this one
    /// is there, so that nothing flickers while somebody types.
    public var found: [ConversationMatch] = []
    /// A row of what is shown.
    public internal(set) var selected = 0
    /// Waits for a second Ctrl-D.
    public internal(set) var confirmsDeletion = false
    /// The new name of the selected one, while it is typed.
    public internal(set) var renaming: NameEntry?
    /// Where conversations are to be written, while it is typed.
    public internal(set) var exporting: TalkExportEntry?
    /// When the list was opened: what the ages are told from.
    public internal(set) var openedAt: Date

    init(openedAt: Date) { self.openedAt = openedAt }

    public var words: SearchTerms { SearchTerms(filter) }

    /// A line of the list: a conversation, or a message of the one above it.
    public enum Row: Equatable, Sendable {
        case talk(Conversation, count: Int)
        case hit(MessageMatch, Conversation)

        public var conversation: Conversation {
            switch self {
            case .talk(let conversation, _), .hit(_, let conversation): conversation
            }
        }
    }

    /// The rows that match the filter, by title and by text, pinned ones first, then the newest.
    var rows: [Row] {
        guard !filter.isEmpty else { return (all ?? []).map { .talk($0, count: 0) } }
        let titleWords = filter.lowercased().split(separator: " ")
        var left = Dictionary(found.map { ($0.conversation.id, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [Row] = []
        for conversation in all ?? [] {
            let title = conversation.title.lowercased()
            let talk = left.removeValue(forKey: conversation.id)
            guard talk != nil || titleWords.allSatisfy({ title.contains($0) }) else { continue }
            rows.append(.talk(conversation, count: talk?.count ?? 0))
            rows += (talk?.hits ?? []).map { .hit($0, conversation) }
        }
        // Found beyond the part of the list that was loaded.
        for talk in found where left[talk.conversation.id] != nil {
            rows.append(.talk(talk.conversation, count: talk.count))
            rows += talk.hits.map { .hit($0, talk.conversation) }
        }
        return rows
    }

    /// The conversations among the rows.
    public var shown: [Conversation] {
        rows.compactMap { if case .talk(let conversation, _) = $0 { conversation } else { nil } }
    }

    var currentRow: Row? {
        let rows = rows
        return rows.indices.contains(selected) ? rows[selected] : nil
    }

    public var current: Conversation? { currentRow?.conversation }

    /// Moves the cursor, and stays within the rows.
    public mutating func move(by step: Int) { selected = max(0, min(selected + step, rows.count - 1)) }

    /// Changes a conversation wherever it stands; `nil` takes it out.
    public mutating func change(_ id: UUID, _ change: (Conversation) -> Conversation?) {
        all = all?.compactMap { $0.id == id ? change($0) : $0 }
        found = found.compactMap { talk in
            guard talk.conversation.id == id else { return talk }
            return change(talk.conversation).map { ConversationMatch($0, hits: talk.hits, count: talk.count) }
        }
        move(by: 0)
    }

    /// Pinned ones first, then the newest.
    mutating func sort() {
        all?.sort { ($0.isPinned ? 1 : 0, $0.updatedAt) > ($1.isPinned ? 1 : 0, $1.updatedAt) }
    }
}

extension CoachState {
    mutating func applyToList(_ press: KeyPress) -> [CoachEffect] {
        guard let list else { return [] }
        if list.renaming != nil { return rename(with: press) }
        if list.exporting != nil { return applyToExport(press) }
        let wasConfirming = list.confirmsDeletion
        self.list?.confirmsDeletion = false
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("o"), .control), (.character("c"), .control):
            if !wasConfirming { self.list = nil }
        case (.up, _): self.list?.move(by: -1)
        case (.down, _): self.list?.move(by: 1)
        case (.pageUp, _): self.list?.move(by: -10)
        case (.pageDown, _): self.list?.move(by: 10)
        case (.home, _): self.list?.selected = 0
        case (.end, _): self.list?.move(by: list.rows.count)
        case (.enter, _): return list.currentRow.map { openRow($0) } ?? []
        case (.function(2), _): self.list?.renaming = list.current.map { NameEntry($0.title) }
        case (.character("p"), .control): return list.current.map { pin($0) } ?? []
        case (.character("e"), .control): self.list?.exporting = list.current.map { TalkExportEntry($0) }
        case (.character("n"), .control):
            self.list = nil
            return startNew()
        case (.character("d"), .control):
            guard let current = list.current else { break }
            guard wasConfirming else {
                self.list?.confirmsDeletion = true
                break
            }
            return remove(current)
        case (.backspace, _): return filterList(String(list.filter.dropLast()))
        case (.character("u"), .control): return filterList("")
        case (.character(let character), []), (.character(let character), .shift):
            return filterList(list.filter + String(character))
        default: break
        }
        return []
    }

    /// A row of a message opens the conversation there, with the words looked for marked in it.
    private mutating func openRow(_ row: ConversationListState.Row) -> [CoachEffect] {
        let words = list?.words
        opensAt = nil
        if case .hit(let hit, let conversation) = row, let words {
            opensAt = OpeningPlace(
                conversation: conversation.id, message: hit.message, typed: words.all.joined(separator: " "))
        }
        let effects = stop()
        list = nil
        return effects + [.loadConversation(row.conversation.id)]
    }

    mutating func filterList(_ filter: String) -> [CoachEffect] {
        list?.filter = filter
        list?.selected = 0
        let words = SearchTerms(filter)
        guard words.isEmpty else { return [.findConversations(words)] }
        list?.found = []
        return []
    }

    /// Late answers to an earlier filter are passed over.
    public mutating func receive(found: [ConversationMatch], of words: SearchTerms) {
        guard list?.words == words else { return }
        list?.found = found
        list?.move(by: 0)
    }

    private mutating func pin(_ conversation: Conversation) -> [CoachEffect] {
        let isPinned = !conversation.isPinned
        list?.change(conversation.id) { before in
            var conversation = before
            conversation.isPinned = isPinned
            return conversation
        }
        list?.sort()
        if let rows = list?.rows, let place = rows.firstIndex(where: { $0.conversation.id == conversation.id }) {
            list?.selected = place
        }
        if self.conversation?.id == conversation.id { self.conversation?.isPinned = isPinned }
        return [.pinConversation(conversation.id, isPinned)]
    }

    private mutating func remove(_ conversation: Conversation) -> [CoachEffect] {
        list?.change(conversation.id) { _ in nil }
        waiting.all.removeAll { $0.conversation == conversation.id }
        let list = list
        let effects = conversation.id == self.conversation?.id ? startNew() : []
        self.list = list
        return effects + [.deleteConversation(conversation.id)]
    }

    private mutating func rename(with press: KeyPress) -> [CoachEffect] {
        guard var entry = list?.renaming, let current = list?.current else {
            list?.renaming = nil
            return []
        }
        let outcome = entry.apply(press)
        list?.renaming = entry
        switch outcome {
        case .typing: return []
        case .left: list?.renaming = nil
        case .named(let title):
            list?.renaming = nil
            return name(current.id, title)
        case .wantsProposal: return [.proposeTitle(current.id)]
        case .wantsModel: return askForTitle(of: current.id)
        }
        return []
    }

    /// Gives a conversation another title, wherever it is shown.
    public mutating func name(_ id: UUID, _ title: String) -> [CoachEffect] {
        list?.change(id) { before in
            var conversation = before
            conversation.title = title
            return conversation
        }
        if conversation?.id == id { conversation?.title = title }
        return [.renameConversation(id, title)]
    }
}
