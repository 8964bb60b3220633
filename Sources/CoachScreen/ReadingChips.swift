import Canvas
import ChatModel
import Foundation

/// The reading of the last question as parts that can be changed, or the questions near one that got no figure.
public struct ReadingChips: Equatable, Sendable {
    let reading: QuestionReading
    /// The answer that it belongs to.
    let message: UUID
    /// The part that keys act on; `nil` while they go to the composer.
    var focus: Int?
    /// The choice that replaces that part, as an index; `nil` for the part as it was read.
    var choice: Int?
    /// The text typed to replace that part.
    var typed = ""

    /// `nil` where nothing can be changed or chosen.
    init?(_ reading: QuestionReading, of message: UUID) {
        guard !reading.chips.isEmpty || !reading.near.isEmpty else { return nil }
        (self.reading, self.message) = (reading, message)
    }

    var count: Int { reading.chips.count }

    private var focused: QuestionReading.Chip? {
        focus.flatMap { reading.chips.indices.contains($0) ? reading.chips[$0] : nil }
    }

    /// Whether the focused part can be stepped through.
    var hasChoices: Bool { focused.map { !$0.choices.isEmpty } ?? false }

    /// The question that Enter asks; `nil` where nothing was changed. Typed text that is no choice changes the question
    /// before, as a follow-up does.
    var question: String? {
        if let choice, let focused, focused.choices.indices.contains(choice) { return focused.choices[choice].question }
        return typed.contains { !$0.isWhitespace } ? typed : nil
    }

    /// Moves the keys to a part; `nil` gives them back to the composer. What was changed elsewhere is dropped.
    mutating func focus(on index: Int?) { (focus, choice, typed) = (index, nil, "") }

    /// Steps through the choices, the part as it was read between the last and the first.
    mutating func step(by step: Int) {
        guard let focused, !focused.choices.isEmpty else { return }
        typed = ""
        let places = focused.choices.count + 1
        let next = ((choice ?? -1) + 1 + step + places) % places
        choice = next == 0 ? nil : next - 1
    }

    /// Writes over the part; the first choice that has all the words is taken.
    mutating func type(_ text: String) {
        typed = text
        let wanted = text.lowercased().split(separator: " ")
        choice =
            wanted.isEmpty
            ? nil
            : focused?.choices.firstIndex { choice in
                let words = choice.label.lowercased().split(separator: " ")
                return wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
            }
    }

    /// A part as it stands now: as it was read, chosen or typed.
    func label(_ index: Int) -> String {
        guard index == focus else { return reading.chips[index].label }
        if let choice, let focused, focused.choices.indices.contains(choice) { return focused.choices[choice].label }
        return typed.isEmpty ? reading.chips[index].label : typed
    }
}
