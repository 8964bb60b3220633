import Canvas
import Entries
import Widgets

/// A proposal about to be stored, field by field, word for word: stored with Enter, changed before that, or left.
///
/// A proposal that does not fit is scrolled through first: nothing is stored that was not on the screen.
public struct ProposalSheet: Equatable, Sendable {
    /// The result of an input. `discarded` is of a workout: it is not stored, and does not go on either.
    public enum Outcome: Equatable { case open, confirmed(Proposal), declined, discarded }

    /// What the proposal is of, and so what becomes of it when the sheet is left.
    public enum Subject: Equatable, Sendable {
        /// It is not stored.
        case proposal
        /// It stays stored as it was.
        case storedEntry
        /// It goes on, or is discarded.
        case endOfWorkout
    }

    /// The proposal as it was made, or the stored entry.
    public let original: Proposal
    /// As it would be stored.
    public private(set) var proposal: Proposal
    /// What `original` is of.
    public let subject: Subject
    /// Why it is asked about once more.
    public let doubt: String?
    /// What follows from the proposal as it was made, in sentences below the fields: the load of the weeks of a plan.
    public let remarks: [String]
    public var context: WritingContext
    public private(set) var cursor = 0
    /// `nil` while no field is being typed.
    public private(set) var edit: FieldEdit?
    /// The first line of the fields that shows, and how many have shown.
    public private(set) var first = 0
    private var seen = 0

    /// A field being typed.
    public struct FieldEdit: Equatable, Sendable {
        public var text: TextEditorState
        /// Why the text is no value of the field; one sentence.
        public var problem: String?
    }

    public init(
        _ proposal: Proposal, of subject: Subject = .proposal, doubt: String? = nil, remarks: [String] = [],
        in context: WritingContext
    ) {
        (self.subject, self.remarks) = (subject, remarks)
        (original, self.proposal) = (proposal, proposal)
        self.doubt = doubt
        self.context = context
    }

    public var form: ProposalForm { ProposalForm(proposal, in: context) }

    public var keyHints: [KeyHint] {
        if edit != nil { return [KeyHint("Enter", "take it"), KeyHint("Esc", "as it was")] }
        let change = [KeyHint("e", "change")]
        let choose = [KeyHint("↑↓", "choose")]
        let leave =
            switch subject {
            case .proposal: "don't"
            case .storedEntry: "leave it as it was"
            case .endOfWorkout: "not yet"
            }
        let discard = subject == .endOfWorkout ? [KeyHint("D", "throw away")] : []
        if doubt != nil { return [KeyHint("y", "store it"), KeyHint("n", leave)] + discard + change + choose }
        return [KeyHint("Enter", "store it")] + change + [KeyHint("Esc", leave)] + discard + choose
    }

    // MARK: Input

    /// Takes a key. Nothing is confirmed before all of the proposal was in sight.
    public mutating func apply(_ press: KeyPress, in size: Size) -> Outcome {
        noteSeen(in: size)
        defer { bringIntoView(in: size) }
        if edit != nil {
            applyToEdit(press)
            return .open
        }
        switch (press.key, press.modifiers) {
        case (.enter, []) where doubt == nil, (.character("y"), []) where doubt != nil: return confirm(in: size)
        case (.escape, _), (.character("c"), .control): return .declined
        case (.character("n"), []) where doubt != nil: return .declined
        case (.character("D"), _) where subject == .endOfWorkout: return .discarded
        case (.up, _), (.character("k"), []), (.tab, .shift): move(by: -1)
        case (.down, _), (.character("j"), []), (.tab, _): move(by: 1)
        case (.home, _): move(by: -cursor)
        case (.end, _): move(by: form.fields.count)
        case (.pageDown, _), (.character(" "), []): turn(by: rows(in: size).height, in: size)
        case (.pageUp, _): turn(by: -rows(in: size).height, in: size)
        case (.character("e"), []), (.function(2), _), (.right, []): beginEdit()
        default: break
        }
        return .open
    }

    /// Puts text into the field that is changed, its lines joined, at most 4,000 characters.
    public mutating func paste(_ text: String) {
        edit?.text.insert(String(text.prefix(4_000)).split(whereSeparator: \.isNewline).joined(separator: " "))
        edit?.problem = nil
    }

    /// Turns the pages; down is positive.
    public mutating func wheel(_ lines: Int, in size: Size) {
        noteSeen(in: size)
        turn(by: lines.signum(), in: size)
    }

    /// Does what a click on a button or a row means.
    public mutating func click(_ target: ProposalTarget, in size: Size) -> Outcome {
        noteSeen(in: size)
        defer { bringIntoView(in: size) }
        switch target {
        case .save: return acceptEdit() ? confirm(in: size) : .open
        case .leave: return .declined
        case .discard: return .discarded
        case .change: if edit == nil { beginEdit() } else { _ = acceptEdit() }
        case .row(let field):
            guard form.fields.indices.contains(field), acceptEdit() else { break }
            cursor = field
            beginEdit()
        }
        return .open
    }

    /// Once all of it has shown; until then it shows what comes next.
    private mutating func confirm(in size: Size) -> Outcome {
        let (count, height) = rows(in: size)
        guard seen >= count else {
            turn(by: height, in: size)
            return .open
        }
        return .confirmed(proposal)
    }

    private mutating func move(by steps: Int) {
        cursor = min(max(0, cursor + steps), max(0, form.fields.count - 1))
    }

    // MARK: Changing a field

    private mutating func beginEdit() {
        guard form.fields.indices.contains(cursor) else { return }
        edit = FieldEdit(text: TextEditorState(form.fields[cursor].text))
    }

    private mutating func applyToEdit(_ press: KeyPress) {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): edit = nil
        case (.up, _), (.tab, .shift): if acceptEdit() { move(by: -1) }
        case (.down, _), (.tab, _): if acceptEdit() { move(by: 1) }
        default:
            edit?.problem = nil
            if edit?.text.apply(press) == .submitted { _ = acceptEdit() }
        }
    }

    /// - Returns: false where what was typed cannot be taken; it stays, and says why.
    private mutating func acceptEdit() -> Bool {
        guard let edit else { return true }
        let typed = edit.text.text.replacing("\n", with: " ")
        switch form.setting(cursor, to: typed) {
        case .success(let changed): (proposal, self.edit) = (changed, nil)
        case .failure(let refusal):
            self.edit?.problem = refusal.sentence
            return false
        }
        return true
    }

    // MARK: What fits

    /// Lines of all fields, and how many of them show at once.
    private func rows(in size: Size) -> (count: Int, height: Int) {
        let layout = ProposalSheetLayout(self, in: size)
        return (layout.lines.count, max(1, layout.fieldRows))
    }

    private mutating func noteSeen(in size: Size) {
        let (_, height) = rows(in: size)
        if first <= seen { seen = max(seen, first + height) }
    }

    private mutating func turn(by lines: Int, in size: Size) {
        let (count, height) = rows(in: size)
        first = max(0, min(first + lines, count - height))
        // The cursor goes along, so that it stays in sight.
        let layout = ProposalSheetLayout(self, in: size)
        if let field = layout.lines.dropFirst(first).first?.field, lines > 0 || field < cursor { cursor = field }
    }

    private mutating func bringIntoView(in size: Size) {
        let layout = ProposalSheetLayout(self, in: size)
        let height = max(1, layout.fieldRows)
        guard let start = layout.lines.firstIndex(where: { $0.field == cursor }),
            let end = layout.lines.lastIndex(where: { $0.field == cursor })
        else { return }
        // A field that is longer than the sheet is scrolled through by the line.
        guard end - start < height else { return }
        first = max(0, min(first, start, layout.lines.count - height))
        if end >= first + height { first = end - height + 1 }
    }

    /// The sheet was drawn at another size: what shows has to be found anew.
    public mutating func resized(to size: Size) {
        seen = 0
        bringIntoView(in: size)
    }
}

/// The hit targets of a `ProposalSheet`.
public enum ProposalTarget: Hashable, Sendable {
    case save, change, leave, discard
    /// A field of the form, as an index.
    case row(Int)
}
