import Canvas
import ChatModel
import Foundation
import Widgets

/// All branches of the conversation as a tree, to look at and to go to.
public struct BranchMap: Equatable, Sendable {
    /// A question, or an answer with all its rounds.
    public struct Row: Equatable, Sendable {
        public var message: UUID
        /// Lines of the tree before it.
        var lead: String
        public var author: ChatMessage.Author
        public var text: String
        /// Part of the branch that is shown.
        var isShown: Bool
        /// Nothing follows it.
        var isEnd: Bool
    }

    let rows: [Row]
    public var selected: Int

    /// Deeper than this nobody can tell the lines apart.
    private static let deepest = 24

    /// - Parameter path: the messages of the branch that is shown.
    init(_ tree: MessageTree, path: [ChatMessage]) {
        var children: [UUID?: [ChatMessage]] = [:]
        var known: Set<UUID> = []
        for message in tree.messages {
            // A parent that is missing, or was written later, begins a branch.
            children[message.parent.flatMap { known.contains($0) ? $0 : nil }, default: []].append(message)
            known.insert(message.id)
        }
        let shown = Set(path.map(\.id))
        var rows: [Row] = []
        // By hand, not by recursion: a conversation may be as long as it likes.
        var open: [(message: ChatMessage, lead: String, below: String)] = []
        func push(_ messages: [ChatMessage], _ lead: String) {
            for (number, message) in messages.enumerated().reversed() {
                guard messages.count > 1 else {
                    open.append((message, lead, lead))
                    continue
                }
                let isLast = number == messages.count - 1
                let room = lead.count < Self.deepest * 2 ? lead : "… "
                open.append((message, room + (isLast ? "└ " : "├ "), room + (isLast ? "  " : "│ ")))
            }
        }
        push(children[nil] ?? [], "")
        while let next = open.popLast() {
            var end = next.message
            var text = end.author == .tool ? "" : end.text
            while end.author != .person, let only = children[end.id], only.count == 1, only[0].author != .person {
                end = only[0]
                if text.isEmpty, end.author == .coach { text = end.text }
            }
            let after = children[end.id] ?? []
            rows.append(
                Row(
                    message: next.message.id, lead: next.lead, author: next.message.author,
                    text: Excerpt(of: text, around: SearchTerms("")).text, isShown: shown.contains(next.message.id),
                    isEnd: after.isEmpty))
            push(after, next.below)
        }
        self.rows = rows
        selected = rows.lastIndex(where: \.isShown) ?? 0
    }

    var endCount: Int { rows.count(where: \.isEnd) }

    /// Moves the cursor, and stays within the rows.
    public mutating func move(by step: Int) { selected = max(0, min(selected + step, rows.count - 1)) }
}

extension CoachState {
    mutating func openBranchMap() {
        guard !tree.messages.isEmpty else {
            notice = "Nothing was said in this conversation yet"
            return
        }
        (list, picker, find, renaming) = (nil, nil, nil, nil)
        var path = messages
        if case .replying(let reply) = phase { path.append(reply.message) }
        branchMap = BranchMap(tree, path: path)
    }

    mutating func applyToBranchMap(_ press: KeyPress) -> [CoachEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control), (.character("v"), .alt): branchMap = nil
        case (.up, _), (.character("k"), []): branchMap?.move(by: -1)
        case (.down, _), (.character("j"), []): branchMap?.move(by: 1)
        case (.pageUp, _): branchMap?.move(by: -10)
        case (.pageDown, _): branchMap?.move(by: 10)
        case (.home, _): branchMap?.selected = 0
        case (.end, _): branchMap?.move(by: Int(Int32.max))
        case (.enter, _): return goToBranch()
        default: break
        }
        return []
    }

    mutating func clickBranch(_ index: Int) -> [CoachEffect] {
        guard branchMap?.selected == index else {
            branchMap?.selected = 0
            branchMap?.move(by: index)
            return []
        }
        return goToBranch()
    }

    /// Shows the branch that goes on longest from the chosen message, at that message.
    private mutating func goToBranch() -> [CoachEffect] {
        guard let map = branchMap, map.rows.indices.contains(map.selected) else { return [] }
        guard !isReplying else {
            notice = "An answer is arriving; Esc stops it"
            branchMap = nil
            return []
        }
        let row = map.rows[map.selected]
        branchMap = nil
        let effects = leaveEdit()
        if !row.isShown {
            messages = tree.path(to: tree.latestLeaf(from: row.message))
            transcript.reset(width: transcript.width)
            account.lastAnswer = ConversationAccount.lastAnswer(of: messages)
            rebuildBranches()
        }
        selection = nil
        scroll = .following
        updateLayout()
        if let index = messages.firstIndex(where: { $0.id == row.message }) {
            hold(at: (index, 0))
            transcript.rows = [(index, 0)]
            scrollBy(-min(2, transcriptHeight / 4))
        }
        return effects + (row.isShown ? [] : keepsBranch())
    }

    // MARK: Drawing

    func drawBranchHead(_ map: BranchMap, in area: Rect, on canvas: inout Canvas) {
        let head = area.splitLeft(min(2, area.width / 8)).rest
        let end = canvas.write(
            "Branches  ", column: head.column, row: head.row, TextStyle(.title, on: .base, .bold), within: head)
        let count = map.endCount
        canvas.write(
            count == 1 ? "one; Ctrl-R and Alt-E make more" : "\(count) ends", column: end, row: head.row,
            TextStyle(.muted), within: head)
    }

    func drawBranchMap(_ map: BranchMap, in area: Rect, on canvas: inout Canvas) {
        let rest = area.splitLeft(textWidth + 4).left.splitTop(area.height > 12 && titleRows == 1 ? 1 : 0).rest
        let first = max(0, min(map.selected - rest.height / 2, map.rows.count - rest.height))
        for index in 0..<max(0, min(rest.height, map.rows.count - first)) {
            let row = map.rows[first + index]
            let line = rest.line(index)
            let isSelected = first + index == map.selected
            let ground: GroundRole = isSelected ? .selection : .base
            if isSelected { canvas.fill(line, TextStyle(.text, on: ground)) }
            let mark = isSelected ? "▸" : row.isShown ? "•" : " "
            canvas.write(mark, column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
            let text = line.splitLeft(2).rest
            let tree = canvas.write(
                row.lead, column: text.column, row: text.row, TextStyle(.border, on: ground), within: text)
            let isPerson = row.author == .person
            let who = canvas.write(
                isPerson ? "You    " : "Coach  ", column: tree, row: text.row,
                TextStyle(isPerson ? .person : .coach, on: ground), within: text)
            let words = row.text.isEmpty ? "no words yet" : row.text
            let role: StyleRole = isSelected ? .strong : row.isShown ? .text : .muted
            canvas.write(
                words.truncated(toCells: max(0, text.endColumn - who - 1)), column: who, row: text.row,
                TextStyle(row.text.isEmpty ? .faint : role, on: ground), within: text)
            canvas.mark(line, as: CoachTarget.branch(first + index))
        }
    }
}
