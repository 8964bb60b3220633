import ScreenKit
import Canvas
import ChatModel
import Foundation
import Widgets

extension CoachState {
    /// The only place the coach's state changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: CoachAction) -> [CoachEffect] {
        var effects = settlingFirst(action)
        if !isLocating, gate == nil, let waiting = pendingAction {
            pendingAction = nil
            effects += settlingFirst(waiting)
        }
        layOutGate()
        return effects
    }

    /// Applies an action. What has to happen outside is returned, not done.
    public mutating func perform(_ action: CoachAction) -> [CoachEffect] {
        var effects: [CoachEffect] = []
        switch action {
        case .key(let press, let now): effects = apply(press, at: now)
        case .paste(let text): effects = paste(text)
        case .wheel(let lines): turnWheel(lines)
        case .clicked(let target, let now): effects = click(target, at: now)
        case .command(let command, let now): effects = run(command, at: now)
        case .replyEvent(let event, turn, let now): effects = receive(event, at: now)
        case .replyEvent: break  // of a reply that was stopped
        case .conversationsLoaded(let all): receive(all)
        case .conversationsFound(let found, let words): receive(found: found, of: words)
        case .talksExported(let outcome): notice = outcome.sentence
        case .titleNotProposed(let error): notice = error.reasonForNoTitle
        case .titleProposed(let title, let id): receive(proposed: title, for: id)
        case .conversationLoaded(let conversation, let messages): effects = open(conversation, messages)
        case .promptKnown(let told, let conversation): record(told, of: conversation)
        case .storeFailed(let error): notice = error.sentence
        case .modelChanged(let model): effects = talk(with: model)
        case .modelDescribed(let model, let info): if model == self.model { modelInfo = info }
        case .readerKnown(let model, let reader):
            if model == self.model {
                (self.reader, isLocating) = (reader, false)
                effects = sendsWaiting
            }
        case .readerAssumed(let model, let reader):
            if model == self.model { (self.reader, isLocating) = (reader, true) }
        case .requestPrepared(let prepared): show(prepared: prepared)
        case .requestNotPrepared(let error): show(preparingFailed: error)
        case .sentRequestLoaded(let sent): show(sent: sent)
        case .offerArrived(let offer): receive(offer)
        case .offersComplete: offersAreComplete()
        case .budgetChecked(let verdict): warn(of: verdict)
        case .networkChanged(let isOffline): networkChanged(isOffline: isOffline)
        case .networkReturned:
            waiting.failures = 0
            effects = [.loadWaiting(thenSend: true)]
        case .waitingLoaded(let all, let thenSend, let now):
            effects = receive(waiting: all, thenSend: thenSend, at: now)
        case .waitingScreened(let id, let isUrgent, let now): effects = screened(id, isUrgent: isUrgent, at: now)
        case .waitingDue(let now): effects = sendWaiting(at: now)
        case .waitingClaimed(let question, let message, let wasThere, let now):
            effects = claimed(question, message, wasThere: wasThere, at: now)
        case .waitingNotClaimed(let error):
            waiting.claimed = nil
            notice = error.sentence
        case .waitingGone(let question):
            remove(question.id)
            effects = waitingIsGone(of: question.conversation)
        case .draftRestored(let text): if editor.isEmpty { editor.setText(text) }
        case .editorClosed(let text, let problem): effects = receive(edited: text, problem)
        case .proposalAsked(let id, let proposal, let doubt, let remarks, let now):
            effects = receive(proposal, id, doubt: doubt, remarks: remarks, at: now)
        case .proposalWithdrawn(let id): proposals.remove(id)
        case .proposalSeen: effects = sawProposal()
        case .proposalSettled(let pause): proposals.pauseIsOver(pause, hasDraft: !editor.isEmpty)
        case .tick(let now): effects = tick(at: now)
        case .resized(let size): self.size = size
        case .askFor(let text, let now): effects = send(text, at: now)
        }
        if !isSheetInSight { hideProposal() }
        updateLayout()
        return effects
    }

    private mutating func receive(edited text: String?, _ problem: String?) -> [CoachEffect] {
        notice = problem
        guard let text else { return [] }
        guard text.utf8.count <= Self.longestQuestion else {
            notice = "A question holds up to \(Self.longestQuestion >> 20) MB; this does not fit"
            return []
        }
        editor.setText(SafeText.lines(of: text).map { SafeText.line($0) }.joined(separator: "\n"))
        return draftChanged()
    }

    private mutating func turnWheel(_ lines: Int) {
        if gate != nil {
            turnGateWheel(lines)
        } else if list != nil {
            list?.move(by: lines.signum())
        } else if replyPage != nil {
            scrollReply(by: lines)
        } else if branchMap != nil {
            branchMap?.move(by: lines.signum())
        } else if picker != nil {
            movePicker(by: lines.signum())
        } else if isSheetOpen {
            let area = sheetArea
            proposals.sheet?.wheel(lines, in: area)
        } else {
            scrollBy(lines)
        }
    }

    private mutating func receive(_ conversations: [Conversation]) {
        list?.all = conversations
        list?.move(by: 0)
        for model in conversations.compactMap(\.model) where recentModels.count < Self.recentCount {
            if !recentModels.contains(model) { recentModels.append(model) }
        }
    }

    /// The model is asked for a name, where it may be asked without a further question; it is told what the person asked.
    public mutating func askForTitle(of id: UUID) -> [CoachEffect] {
        guard let reader, reader.place != .offline else { return [.proposeTitle(id)] }
        guard !mayHaveToAsk else {
            notice = "Nothing goes to \(model.provider.rawValue) unasked; Tab proposes a name by rules"
            return []
        }
        notice = "Asking for a name …"
        return [.askForTitle(id)]
    }

    /// For the conversation whose name is being typed; the typed name can be had back by undoing.
    private mutating func receive(proposed title: String?, for id: UUID) {
        guard let title else {
            notice = "Nothing was asked in this conversation that could name it"
            return
        }
        notice = nil
        if list?.renaming != nil, list?.current?.id == id { list?.renaming?.editor.setText(title) }
        if renaming != nil, conversation?.id == id { renaming?.editor.setText(title) }
    }

    /// Said once for each limit; what happens at the limit itself is the reply's to tell.
    private mutating func warn(of verdict: Budget.Verdict) {
        guard case .warn(let limit) = verdict, warnedOf.insert(limit.period).inserted else { return }
        let period = limit.period == .day ? "today" : "this month"
        notice = "\(Dollars.text(limit.spentUSD)) of your \(Dollars.text(limit.limitUSD)) spent \(period)"
    }

    // MARK: What waits to be done

    /// Counts down the wait before a further try, and has saved what is due of an arriving answer and of the draft.
    public mutating func tick(at now: Date) -> [CoachEffect] {
        isTickDue = false
        var effects: [CoachEffect] = []
        if case .replying(var reply) = phase {
            phase = .idle
            transcript.growing?.flush()
            reply.wait?.count(at: now)
            effects += saves(&reply, at: now)
            effects += countDown(reply.wait, at: now)
            phase = .replying(reply)
        }
        if isDraftUnsaved {
            isDraftUnsaved = false
            effects.append(.saveDraft(draft))
        }
        return effects
    }

    /// The next tick comes when the number that is shown changes.
    func isCounting(_ wait: GrowingReply.Wait?) -> Bool { !reducesMotion && (wait?.seconds ?? 0) > 0 }

    mutating func countDown(_ wait: GrowingReply.Wait?, at now: Date) -> [CoachEffect] {
        guard let wait, isCounting(wait), !isTickDue else { return [] }
        isTickDue = true
        let next = wait.until.timeIntervalSince(now) - Double(wait.seconds - 1)
        return [.scheduleTick(after: max(0.05, min(1, next)))]
    }

    /// The draft changed: it is saved when the typing pauses for a second.
    mutating func draftChanged() -> [CoachEffect] {
        isDraftUnsaved = true
        guard !isTickDue else { return [] }
        isTickDue = true
        return [.scheduleTick(after: 1)]
    }
}

extension ConversationError {
    /// One sentence for the status line.
    public var sentence: String {
        switch self {
        case .cannotOpen(_, let reason): "Conversations cannot be opened: \(reason)."
        case .tooNew: "Conversations were written by a newer version; they are not being saved."
        case .diskFull: "The disk is full; this conversation is not being saved."
        case .readOnly: "Conversations can be read, but not saved: they cannot be written to."
        case .damaged:
            "Conversations are damaged in places. airfit restore --list shows the backups to put back; "
                + "airfit doctor --salvage reads what can still be read."
        case .failed(let reason): "Conversations cannot be saved: \(reason)."
        }
    }
}
