import Canvas
import ChatModel
import Foundation

/// Keys on the questions that wait for the network.
extension CoachState {
    /// Keys that act on a question that waits; `nil` for all others, which also give up what is selected.
    mutating func applyToWaiting(_ press: KeyPress, at now: Date) -> [CoachEffect]? {
        guard let id = waiting.selected, let index = waitingHere.firstIndex(where: { $0.id == id }) else {
            waiting.deselect()
            // The questions that wait stand below all others.
            guard press == KeyPress(.up, .alt), selection == nil, let last = waitingHere.last else { return nil }
            waiting.selected = last.id
            return []
        }
        let wasConfirming = waiting.confirmsDeletion
        waiting.confirmsDeletion = false
        switch (press.key, press.modifiers) {
        case (.up, []), (.up, .alt): return selectWaiting(index - 1)
        case (.down, []), (.down, .alt): return selectWaiting(index + 1)
        case (.enter, []): return editWaiting(waitingHere[index])
        case (.character("s"), []): return sendSelected(waitingHere[index], at: now)
        case (.character("d"), []), (.delete, _):
            guard wasConfirming else {
                waiting.confirmsDeletion = true
                return []
            }
            return deleteWaiting(waitingHere[index])
        case (.escape, _):
            if !wasConfirming { waiting.deselect() }
            return []
        case (.pageUp, _), (.pageDown, _): return nil
        default:
            waiting.deselect()
            return nil
        }
    }

    /// Above the first is the transcript, below the last the composer.
    private mutating func selectWaiting(_ index: Int) -> [CoachEffect] {
        guard waitingHere.indices.contains(index) else {
            waiting.deselect()
            return index < 0 ? applyToTranscript(KeyPress(.up, .alt), at: Date(timeIntervalSince1970: 0)) ?? [] : []
        }
        waiting.selected = waitingHere[index].id
        return []
    }

    /// A second click changes it.
    mutating func clickWaiting(_ index: Int) -> [CoachEffect] {
        let all = waitingHere
        guard all.indices.contains(index), editing == nil else { return [] }
        if waiting.selected == all[index].id { return editWaiting(all[index]) }
        selection = nil
        (waiting.selected, waiting.confirmsDeletion) = (all[index].id, false)
        return []
    }

    /// The text can be had back from the history of the composer.
    private mutating func deleteWaiting(_ question: WaitingQuestion) -> [CoachEffect] {
        remember(question.text)
        let index = waitingHere.firstIndex { $0.id == question.id } ?? 0
        remove(question.id)
        let rest = waitingHere
        if !rest.isEmpty { waiting.selected = rest[min(index, rest.count - 1)].id }
        notice = "Deleted; ↑ in the composer brings its words back"
        return [.removeWaiting(question.id)]
    }

    /// Sends it now, whether there seems to be a way out or not. What speaks against it is told first.
    private mutating func sendSelected(_ question: WaitingQuestion, at now: Date) -> [CoachEffect] {
        guard waiting.claimed == nil, !isReplying else {
            notice = "An answer is arriving; the question is sent after it"
            return []
        }
        let doubts = question.doubts(under: termsNow, at: now)
        let told = waiting.doubted.flatMap { $0.question == question.id ? $0.doubts : nil } ?? []
        guard doubts.allSatisfy(told.contains) else {
            waiting.doubted = WaitingQueue.Doubted(question: question.id, doubts: doubts)
            return []
        }
        return claim(question, at: now)
    }

    // MARK: - Changing one

    /// Puts a question that waits into the composer; what stands there is put aside.
    mutating func editWaiting(_ question: WaitingQuestion) -> [CoachEffect] {
        let all = waitingHere
        guard let index = all.firstIndex(where: { $0.id == question.id }) else { return [] }
        let effects = leaveEdit()
        editing = QuestionEdit(
            message: -1, number: index + 1, of: all.count, original: question.text, putAside: editor.text,
            waiting: question.id)
        editor.setText(question.text)
        historyIndex = nil
        waiting.deselect()
        return effects
    }

    /// Keeps the changed text: it was asked now.
    mutating func keepWaiting(_ text: String, _ id: UUID, at now: Date) -> [CoachEffect] {
        guard let editing else { return [] }
        self.editing = nil
        editor.setText(editing.putAside)
        guard let index = waiting.all.firstIndex(where: { $0.id == id }) else { return send(text, at: now) }
        var question = waiting.all[index]
        if case .again(let message) = question.place, text != question.text { question.place = .beside(message) }
        (question.text, question.askedAt, question.terms) = (text, now, termsNow)
        waiting.all[index] = question
        if waiting.doubted?.question == id { waiting.doubted = nil }
        let effects: [CoachEffect] = [
            .changeWaiting(question), .screenWaiting(question, messages(with: question, at: now)),
        ]
        return effects + draftChanged() + sendsWaiting
    }

    // MARK: - Finding them

    /// Goes to the questions that wait: here, else in another conversation. A question whose answer failed for the network
    /// waits from now on.
    mutating func showWaiting(at now: Date) -> [CoachEffect] {
        if canWait { return waitForNetwork(at: now) }
        if let first = waitingHere.first {
            (selection, scroll) = (nil, .following)
            waiting.selected = first.id
            return []
        }
        if let other = waiting.all.first { return [.loadConversation(other.conversation)] }
        notice = "No question waits for the network"
        return []
    }
}
