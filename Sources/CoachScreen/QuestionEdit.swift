import ChatModel
import Foundation

/// An earlier question in the composer, to be sent in another form.
public struct QuestionEdit: Equatable, Sendable {
    /// Its place in the shown branch; no place for one that waits.
    public var message: Int
    /// Which of how many questions it is, from 1.
    public var number: Int
    /// How many questions there are.
    public var of: Int
    /// The question as it was sent.
    public var original: String
    /// The draft from before the edit; it is restored.
    public var putAside: String
    /// The question that waits for the network and is being changed; `nil` for one that was sent.
    public var waiting: UUID?
}

extension CoachState {
    /// Steps to the question before or after the one that is being changed; the first step takes the last question.
    mutating func editQuestion(by step: Int) -> [CoachEffect] {
        let questions = messages.indices.filter { messages[$0].author == .person }
        guard let last = questions.last else {
            notice = "There is no question to change yet"
            return []
        }
        guard let editing, let at = questions.firstIndex(of: editing.message) else { return edit(last) }
        let next = at + step
        return questions.indices.contains(next) ? edit(questions[next]) : []
    }

    /// Puts a question into the composer; what stands there is put aside.
    public mutating func edit(_ index: Int) -> [CoachEffect] {
        guard messages.indices.contains(index), messages[index].author == .person else { return [] }
        let questions = messages.indices.filter { messages[$0].author == .person }
        let text = messages[index].text
        var putAside = editor.text
        if let editing {
            if editor.text != editing.original { remember(editor.text) }
            putAside = editing.putAside
        }
        editing = QuestionEdit(
            message: index, number: (questions.firstIndex(of: index) ?? 0) + 1, of: questions.count, original: text,
            putAside: putAside)
        editor.setText(text)
        historyIndex = nil
        updateLayout()
        reveal(index, .question)
        selection = nil
        return []
    }

    /// Leaves things as they were; a changed question can still be had from the history.
    mutating func leaveEdit() -> [CoachEffect] {
        guard let editing else { return [] }
        if editor.text != editing.original, !editor.isEmpty { remember(editor.text) }
        self.editing = nil
        selection = nil
        editor.setText(editing.putAside)
        return draftChanged() + (editing.waiting == nil ? [] : sendsWaiting)
    }

    /// Sends the changed question beside the old one, which stays with all that followed it.
    mutating func sendEdited(_ text: String, at now: Date) -> [CoachEffect] {
        guard let editing else { return [] }
        if let id = editing.waiting { return keepWaiting(text, id, at: now) }
        self.editing = nil
        editor.setText(editing.putAside)
        var effects = stop()
        if mustWait, messages.indices.contains(editing.message) {
            return effects + wait(text, .beside(messages[editing.message].id), at: now) + draftChanged()
        }
        guard messages.indices.contains(editing.message) else { return effects + send(text, at: now) }
        cutPath(to: editing.message)
        effects += send(text, at: now)
        rebuildBranches()
        return effects + draftChanged()
    }
}
