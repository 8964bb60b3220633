import ScreenKit
import Canvas
import ChatModel
import Entries
import Foundation
import Widgets

/// Before anything that the coach wants stored is stored, the person says so.
extension CoachState {
    /// Whether a question of the coach waits for the person.
    public var isAsking: Bool { !proposals.isEmpty }

    /// Whether the sheet stands over the chat; behind what else is open it waits.
    public var isSheetInSight: Bool {
        !proposals.isEmpty && gate == nil && list == nil && picker == nil && branchMap == nil && renaming == nil
            && find == nil && editing == nil
    }

    /// Whether it waits to be drawn.
    public var awaitsFirstSight: Bool { isSheetInSight && proposals.phase == .unseen }

    /// Whether keys go to it.
    public var isSheetOpen: Bool { isSheetInSight && proposals.phase == .open }

    // MARK: The questions

    /// Asks the person about a proposal. One of a reply that was stopped is answered with no.
    public mutating func receive(
        _ proposal: Proposal, _ id: Int, doubt: String?, remarks: [String], at now: Date
    ) -> [CoachEffect] {
        // Of a reply that was stopped: nobody is asked.
        guard isReplying else { return [.answerProposal(id, .declined)] }
        let context = writing.context(at: now, today: today)
        proposals.add(
            ProposalQueue.Asked(id: id, proposal: proposal, doubt: doubt, remarks: remarks, context: context))
        return []
    }

    /// The reply is over: what was not answered is a no.
    mutating func takeBackProposals() -> [CoachEffect] {
        let ids = proposals.clear()
        if !ids.isEmpty { notice = "Nothing more is stored: the answer is over." }
        return ids.map { .answerProposal($0, .declined) }
    }

    private mutating func answer(_ answer: ProposalAnswer) -> [CoachEffect] {
        guard let asked = proposals.current else { return [] }
        if case .confirmed(let proposal) = answer { confirmed.append(proposal) }
        proposals.finish()
        return [.answerProposal(asked.id, answer)]
    }

    // MARK: Sight

    /// Hides the proposal: out of sight it takes no keys, and has to be seen anew.
    public mutating func hideProposal() { proposals.hide() }

    /// The sheet has been on the screen: it takes keys when the typing pauses.
    mutating func sawProposal() -> [CoachEffect] {
        guard awaitsFirstSight else { return [] }
        return [.resolveProposal(proposals.restartPause())]
    }

    // MARK: Keys

    /// - Returns: `nil` for a key that the chat takes as ever.
    mutating func applyToProposal(_ press: KeyPress, at now: Date) -> [CoachEffect]? {
        guard isSheetInSight else { return nil }
        if press == .control("c") { return stop(at: now) }
        guard isSheetOpen, var sheet = proposals.sheet else { return applyToOpening(press) }
        if press.modifiers == .shift, scrolls(press) { return [] }
        let outcome = sheet.apply(press, in: sheetArea)
        return handle(outcome, sheet)
    }

    /// Passes keys on to the composer while the sheet opens. A rejection may come early, a confirmation may not; and
    /// neither from a key that was meant for the sheet before.
    private mutating func applyToOpening(_ press: KeyPress) -> [CoachEffect]? {
        switch press.key {
        case .tab where proposals.phase == .aside:
            proposals.turnTo()
            return []
        case .escape where proposals.phase == .aside,
            .escape where proposals.phase == .settling && !proposals.isFollowUp:
            return answer(.declined)
        case .enter where editor.isEmpty || proposals.isFollowUp, .escape where proposals.isFollowUp:
            return restartedPause
        default: return nil
        }
    }

    /// The draft that the sheet waited beside was sent or cleared: it opens when the typing pauses.
    var draftIsGone: [CoachEffect] {
        mutating get {
            guard isSheetInSight, proposals.phase == .aside, editor.isEmpty else { return [] }
            return [.resolveProposal(proposals.restartPause())]
        }
    }

    /// Each key while the sheet opens puts off that it takes any.
    var restartedPause: [CoachEffect] {
        mutating get {
            guard isSheetInSight, proposals.phase == .settling else { return [] }
            return [.resolveProposal(proposals.restartPause())]
        }
    }

    private mutating func handle(_ outcome: ProposalSheet.Outcome, _ sheet: ProposalSheet) -> [CoachEffect] {
        proposals.sheet = sheet
        switch outcome {
        case .open: return []
        case .declined, .discarded: return answer(.declined)
        case .confirmed(let proposal): return answer(.confirmed(proposal))
        }
    }

    mutating func clickProposal(_ target: ProposalTarget) -> [CoachEffect] {
        proposals.turnTo()
        guard isSheetOpen, var sheet = proposals.sheet else { return [] }
        let outcome = sheet.click(target, in: sheetArea)
        return handle(outcome, sheet)
    }

    mutating func pasteIntoProposal(_ text: String) -> Bool {
        guard isSheetOpen, proposals.sheet?.edit != nil else { return false }
        proposals.sheet?.paste(text)
        return true
    }

    // MARK: Where it stands

    /// Between the title and the status line: what is typed stays in sight.
    var sheetArea: Size {
        Size(width: size.width, height: max(0, size.height - (size.height > 4 ? 1 : 0) - 1 - composerRows - noteRows))
    }

    func drawProposal(in area: Rect, on canvas: inout Canvas) {
        guard isSheetInSight, let sheet = proposals.sheet else { return }
        let place = Rect(
            column: area.column, row: area.row + (area.height > 4 ? 1 : 0), width: area.width,
            height: sheetArea.height)
        let number = proposals.waiting.isEmpty ? "" : " (\(proposals.waiting.count) more after it)"
        let isAgain = sheet.doubt != nil
        sheet.draw(
            titled: sheet.title(isAgain ? "Are you sure?" : "Store this?", ending: number, width: place.width),
            intro: isAgain ? "" : "Your coach asks to store this. Nothing is stored without your yes.",
            in: place, on: &canvas, isOpen: isSheetOpen)
    }
}
