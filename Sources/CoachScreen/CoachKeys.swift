import Canvas
import ChatModel
import Foundation
import ScreenKit
import Widgets

extension CoachState {
    /// Takes a key: what lies on top gets it, at last the composer.
    public mutating func apply(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        let isPlain =
            !isSheetInSight && notice == nil && selection == nil && chips?.focus == nil
            && waiting.selected == nil
        let before = (rows: composerRows, isEmpty: editor.isEmpty)
        notice = nil
        if let effects = applyToProposal(press, at: now) { return effects }
        let restart = restartedPause
        let effects = restart + applyToChat(press, at: now) + draftIsGone
        changedDraftAlone = changedDraftAlone && isPlain && before == (composerRows, editor.isEmpty)
        return effects
    }

    private mutating func applyToChat(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        if gate != nil { return applyToGate(press, at: now) }
        if list != nil { return applyToList(press) }
        if picker != nil { return applyToPicker(press, at: now) }
        if branchMap != nil { return applyToBranchMap(press) }
        if replyPage != nil { return applyToReplyPage(press) }
        if renaming != nil { return applyToName(press) }
        if find != nil, let effects = applyToFind(press) { return effects }
        if editing != nil, let effects = applyToEdit(press, at: now) { return effects }
        if let effects = applyToChips(press, at: now) { return effects }
        if let effects = applyToWaiting(press, at: now) { return effects }
        if let effects = applyToTranscript(press, at: now) { return effects }
        if scrolls(press) { return [] }
        if let command = Self.command(of: press) { return run(command, at: now) }
        switch (press.key, press.modifiers) {
        case (.character("c"), .control): return stopOrClear(at: now)
        case (.escape, _):
            if isReplying { return stop(at: now) }
            scroll = .following
            return []
        case (.character(let digit), .alt) where messages.isEmpty && !isReplying:
            guard let number = digit.wholeNumberValue, (1...Self.suggestions.count).contains(number) else { break }
            return send(Self.suggestions[number - 1], at: now)
        default: break
        }
        return edit(press, at: now)
    }

    /// The keys of what can also be asked for by name.
    private static func command(of press: KeyPress) -> CoachCommand? {
        switch (press.key, press.modifiers) {
        case (.character("r"), .control): .retry
        case (.character("g"), .control): .continueAnswer
        case (.character("n"), .control): .newConversation
        case (.character("o"), .control): .openConversation
        case (.character("l"), .control): .chooseModel
        case (.function(2), _): .renameConversation
        case (.character("f"), .control): .find
        case (.character("v"), .alt): .showBranches
        case (.function(3), _): .dailyBrief
        case (.function(4), _): .weeklyReview
        case (.character("e"), .alt): .editQuestion
        case (.character("t"), .alt): .toggleThinking
        case (.character("o"), .alt): .toggleDetails
        case (.character("c"), .alt): .copyAnswer
        case (.character("p"), .alt): .showRequest
        case (.character("u"), .alt): .undoStored
        case (.character("s"), .alt): .changeSubject
        case (.character("m"), .alt): .dismissNotice
        case (.character("w"), .alt): .showWaiting
        case (.character("C"), _) where press.modifiers.contains(.alt): .copyCode
        case (.character("c"), [.alt, .shift]): .copyCode
        default: nil
        }
    }

    /// Does what a key of the same meaning does, as asked for in the palette.
    public mutating func run(_ command: CoachCommand, at now: Date) -> [CoachEffect] {
        switch command {
        case .newConversation: return startNew()
        case .openConversation:
            picker = nil
            list = ConversationListState(openedAt: now)
            (find, branchMap) = (nil, nil)
            return [.loadConversations]
        case .renameConversation: if let conversation { (renaming, find) = (NameEntry(conversation.title), nil) }
        case .find: beginFind()
        case .showBranches: openBranchMap()
        case .stepNumbers: selectFigure(by: 1)
        case .dailyBrief: return ask(for: .brief, at: now)
        case .weeklyReview: return ask(for: .review, at: now)
        case .chooseModel: return openPicker()
        case .retry: return retry(at: now)
        case .continueAnswer: return continueAnswer(at: now)
        case .editQuestion: return editQuestion(by: -1)
        case .previousBranch: return showBranch(by: -1)
        case .nextBranch: return showBranch(by: 1)
        case .toggleThinking: toggleAll(thinking: true)
        case .toggleDetails: toggleAll(thinking: false)
        case .copyAnswer: return copyAnswer()
        case .copyCode: return copyCode()
        case .showRequest: return showRequest(at: now)
        case .undoStored: return undoStored()
        case .changeSubject: return changeSubject(at: now)
        case .dismissNotice: return dismissNotice()
        case .restoreNotices: return restoreNotices()
        case .openEditor: return [.openEditor(editor.text)]
        case .showWaiting: return showWaiting(at: now)
        }
        return []
    }

    /// Keys that mean something else while a question is changed; `nil` for all others.
    private mutating func applyToEdit(_ press: KeyPress, at now: Date) -> [CoachEffect]? {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return leaveEdit()
        case (.up, .alt), (.character("e"), .alt): return editQuestion(by: -1)
        case (.down, .alt): return editQuestion(by: 1)
        case (.character("r"), .control), (.character("g"), .control), (.character("w"), .alt): return []
        default: return nil
        }
    }

    /// Stops the answer; else clears the draft into history; else says how to quit. Never quits.
    private mutating func stopOrClear(at now: Date) -> [CoachEffect] {
        if isReplying { return stop(at: now) }
        guard editor.isEmpty else {
            remember(editor.text)
            editor.setText("")
            return draftChanged()
        }
        notice = "Ctrl-Q quits"
        return []
    }

    /// Sends the first of what waits, where the composer is empty.
    private mutating func sendNext(at now: Date) -> [CoachEffect] {
        guard editing == nil, !queued.isEmpty else { return [] }
        holdsNext = true
        return send(queued.removeFirst(), at: now) + draftChanged()
    }

    private mutating func edit(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        switch editor.apply(press) {
        case .edited:
            (historyIndex, changedDraftAlone) = (nil, true)
            return draftChanged()
        case .submitted:
            let text = editor.text
            guard text.contains(where: { !$0.isWhitespace }) else { return isReplying ? [] : sendNext(at: now) }
            if editing != nil { return sendEdited(text, at: now) }
            editor.setText("")
            return send(text, at: now) + draftChanged()
        case .leftAbove:
            if editing != nil { return editQuestion(by: -1) }
            if editor.isEmpty, let last = queued.popLast() {
                editor.setText(last)
                return draftChanged()
            }
            recall(by: -1)
        case .leftBelow:
            if editing != nil { return editQuestion(by: 1) }
            recall(by: 1)
        case .moved, .ignored: changedDraftAlone = true
        }
        return []
    }

    private mutating func recall(by step: Int) {
        guard !history.isEmpty else { return }
        if historyIndex == nil {
            guard step < 0 else { return }
            // What stands there would be lost: it becomes the newest of the history.
            if !editor.isEmpty {
                remember(editor.text)
                historyIndex = history.count - 1
            }
        }
        let index = (historyIndex ?? history.count) + step
        guard index >= 0 else { return }
        guard index < history.count else {
            historyIndex = nil
            editor.setText("")
            return
        }
        historyIndex = index
        editor.setText(history[index])
    }

    private mutating func applyToName(_ press: KeyPress) -> [CoachEffect] {
        guard var entry = renaming, let conversation else {
            renaming = nil
            return []
        }
        let outcome = entry.apply(press)
        renaming = entry
        switch outcome {
        case .typing: return []
        case .wantsProposal: return [.proposeTitle(conversation.id)]
        case .wantsModel: return askForTitle(of: conversation.id)
        case .left, .named: renaming = nil
        }
        if case .named(let title) = outcome { return name(conversation.id, title) }
        return []
    }

    /// In bytes: a paste, which is cut at 1 MB, and what was typed.
    static let longestQuestion = 2 << 20

    /// Puts pasted text where the keys go; a list's filter and a name take one line.
    public mutating func paste(_ text: String) -> [CoachEffect] {
        if pasteIntoProposal(text) { return [] }
        if gate != nil { return [] }
        if list?.renaming != nil {
            list?.renaming?.insert(text)
            return []
        }
        if list?.exporting != nil {
            list?.exporting?.path.insert(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
            return []
        }
        if let list {
            return filterList(list.filter + (text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""))
        }
        if picker != nil {
            filterPicker(adding: text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
            return []
        }
        if renaming != nil {
            renaming?.insert(text)
            return []
        }
        if find != nil {
            pasteIntoFind(text)
            return []
        }
        // What does not fit in all is said, and none of it comes in: half a text would be sent for a whole one.
        guard editor.text.utf8.count + text.utf8.count <= Self.longestQuestion else {
            notice = "A question holds up to \(Self.longestQuestion >> 20) MB; this does not fit"
            return []
        }
        editor.insert(text)
        return restartedPause + draftChanged()
    }

    mutating func click(_ target: HitTarget, at now: Date) -> [CoachEffect] {
        if gate != nil { return clickGate(target, at: now) }
        if let target = target.as(ProposalTarget.self) { return clickProposal(target) }
        guard let target = target.as(CoachTarget.self) else { return [] }
        switch target {
        case .newLines: scroll = .following
        case .retry: return retry(at: now)
        case .undoStored: return undoStored()
        case .model: return openPicker()
        case .figure(let row, let ordinal): return clickFigure(ordinal, ofRow: row)
        case .closeReply: replyPage = nil
        case .chip(let index): clickChip(index)
        case .askChanged: return askChanged(at: now)
        case .line(let index): return clickLine(index, at: now)
        case .waiting(let index): return clickWaiting(index)
        case .branchBefore(let index): return row(index).map { showBranch(by: -1, at: $0.message) } ?? []
        case .branchAfter(let index): return row(index).map { showBranch(by: 1, at: $0.message) } ?? []
        case .pickModel(let index): return clickModel(index)
        case .findOlder: _ = applyToFind(KeyPress(.up))
        case .findNewer: _ = applyToFind(KeyPress(.down))
        case .composer: find = nil
        case .branch(let index): return clickBranch(index)
        case .suggestion(let index):
            guard messages.isEmpty, !isReplying, Self.suggestions.indices.contains(index) else { break }
            return send(Self.suggestions[index], at: now)
        case .conversation(let index):
            guard list?.selected == index else {
                list?.selected = index
                return []
            }
            return applyToList(KeyPress(.enter))
        }
        return []
    }

    /// The message and the line in it that a drawn row shows; `nil` for a row without any.
    public func row(_ index: Int) -> (message: Int, line: Int)? {
        transcript.rows.indices.contains(index) ? transcript.rows[index] : nil
    }

    private mutating func select(_ place: TranscriptPlace) -> [CoachEffect] {
        selection = place
        return []
    }

    /// Opens or folds what the line stands for; a near question is asked. A question, or a part of an answer, is selected first;
    /// a second click changes
    /// or copies it.
    private mutating func clickLine(_ index: Int, at now: Date) -> [CoachEffect] {
        guard let row = row(index), let layout = transcript.layout(of: row.message),
            let item = layout.item(at: row.line)
        else { return [] }
        if row.message == messages.count - 1, let text = layout[row.line]?.text, let near = nearQuestion(atLine: text) {
            return send(near, at: now)
        }
        let place = TranscriptPlace(message: row.message, item: item)
        // What a click changes or copies is shown first.
        switch item {
        case .question, .piece, .chart: guard selection == place else { return select(place) }
        case .thinking, .figure, .link, .lookUps, .call, .failure: break
        }
        selection = nil
        return act(on: place)
    }
}
