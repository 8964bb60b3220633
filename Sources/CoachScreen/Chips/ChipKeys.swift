import Canvas
import ChatModel
import Foundation
import ScreenKit
import Widgets

/// Changing a part of the question that was read, by keys and mouse.
extension CoachState {
    /// Those of the answer that is shown last; `nil` while another one arrives or stands there.
    var shownChips: ReadingChips? {
        guard let chips, !isReplying, editing == nil, messages.last?.id == chips.message else { return nil }
        return chips
    }

    /// Whether Tab goes to a part of the question, or from one to the next.
    var chipsTakeTab: Bool {
        guard let chips = shownChips, editor.isEmpty, chips.count > 0 else { return false }
        return chips.focus.map { $0 < chips.count - 1 } ?? true
    }

    /// Gives the keys back to the composer.
    public mutating func leaveChips() { chips?.focus(on: nil) }

    /// Keys that act on the parts of the question; `nil` for all others.
    mutating func applyToChips(_ press: KeyPress, at now: Date) -> [CoachEffect]? {
        guard let chips = shownChips, selection == nil else { return nil }
        guard let focus = chips.focus else { return enterChips(chips, press, at: now) }
        switch (press.key, press.modifiers) {
        case (.tab, .shift), (.left, []): self.chips?.focus(on: focus > 0 ? focus - 1 : nil)
        case (.tab, []), (.right, []): self.chips?.focus(on: focus < chips.count - 1 ? focus + 1 : nil)
        case (.up, []): self.chips?.step(by: -1)
        case (.down, []): self.chips?.step(by: 1)
        case (.backspace, []): self.chips?.type(String(chips.typed.dropLast()))
        case (.escape, _): leaveChips()
        case (.enter, []): return askChanged(at: now)
        case (.character(let character), let modifiers) where modifiers.isSubset(of: .shift):
            guard chips.typed.count < Self.longestPart else { break }
            self.chips?.type(chips.typed + String(character))
        default:
            leaveChips()
            return nil
        }
        return []
    }

    /// Characters that may be typed in the place of a part.
    private static let longestPart = 200

    private mutating func enterChips(_ chips: ReadingChips, _ press: KeyPress, at now: Date) -> [CoachEffect]? {
        guard editor.isEmpty else { return nil }
        switch (press.key, press.modifiers) {
        case (.tab, []) where chips.count > 0: self.chips?.focus(on: 0)
        case (.tab, .shift) where chips.count > 0: self.chips?.focus(on: chips.count - 1)
        case (.character(let digit), []):
            guard let number = digit.wholeNumberValue, chips.reading.near.indices.contains(number - 1) else {
                return nil
            }
            return send(chips.reading.near[number - 1], at: now)
        default: return nil
        }
        return []
    }

    /// Asks the question as it was changed; unchanged, the keys go back to the composer.
    mutating func askChanged(at now: Date) -> [CoachEffect] {
        guard let question = shownChips?.question else {
            leaveChips()
            return []
        }
        return send(question, at: now)
    }

    /// The first click selects a part, each further one takes its next choice.
    mutating func clickChip(_ index: Int) {
        guard let chips = shownChips, (0..<chips.count).contains(index) else { return }
        if chips.focus == index { self.chips?.step(by: 1) } else { self.chips?.focus(on: index) }
    }

    /// The near question that a line of the last answer lists; `nil` for any other line.
    func nearQuestion(atLine text: String) -> String? {
        guard let near = shownChips?.reading.near else { return nil }
        let line = text.drop { $0 == " " }
        return near.indices.first { line.hasPrefix("\($0 + 1). ") }.map { near[$0] }
    }

    var chipHints: [KeyHint]? {
        guard let chips = shownChips, chips.focus != nil else { return nil }
        return [KeyHint("Enter", chips.question == nil ? "leave it" : "ask")]
            + (chips.hasChoices ? [KeyHint("↑↓", "change")] : [])
            + [KeyHint("Tab", "next part"), KeyHint("Esc", "back")]
    }

    /// How the parts are reached, where the composer has the keys.
    var chipEntryHint: KeyHint? {
        guard let chips = shownChips, editor.isEmpty else { return nil }
        guard chips.reading.near.isEmpty else {
            return KeyHint(chips.reading.near.indices.map { "\($0 + 1)" }.joined(separator: " "), "ask one of these")
        }
        return KeyHint("Tab", "change the question")
    }
}
