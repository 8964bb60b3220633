import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel

/// A question or notice before a message leaves this machine.
public enum RequestGate: Equatable, Sendable {
    /// Asks which categories the provider may see; once.
    case consent(ConsentSheet)
    /// Whether turns that others answered go along.
    case earlierTalk
    /// Whether a model is asked that no limit of spending can hold back, for nobody knows its price; asked once.
    case unknownPrice
    /// The request as it would go.
    case preview(RequestView)
}

/// The decisions on sending that hold for this run of the program.
struct SendingChoices: Equatable, Sendable {
    /// Hosts with a model whose first request was shown.
    var shown: Set<String> = []
    var earlierTalk: [EarlierTalkChoice: EarlierTalk] = [:]
    /// When another subject was taken up after a crisis.
    var subjectChangedAt: [Conversation.ID: Date] = [:]
    /// Models that were asked: that nobody knows their price was said before.
    var askedUnpriced: Set<ModelReference> = []
}

/// The decision whether other providers' answers in a conversation stay back, or are sent as they stood at a time.
enum EarlierTalk: Equatable, Sendable {
    case stays
    case goes(until: Date)
}

/// The scope of a decision on earlier talk: one conversation with one provider at one host, with the categories shared
/// then.
struct EarlierTalkChoice: Hashable, Sendable {
    var conversation: Conversation.ID
    var provider: ProviderID
    var host: String
    var shared: Set<HealthCategory>
}

extension CoachState {
    // MARK: - Before something is sent

    /// Applies an action that may send a question; where something has to be settled first, nothing changes but that it is
    /// asked, and the action waits.
    mutating func settlingFirst(_ action: CoachAction) -> [CoachEffect] {
        // What waits for its model to be found is dropped by whatever the person does next.
        if action.canSend, gate == nil { pendingAction = nil }
        guard action.canSend, gate == nil, mayHaveToAsk else { return perform(action) }
        let before = self
        let effects = perform(action)
        guard let messages = effects.lazy.compactMap(\.startedMessages).first, let need = need(before: messages) else {
            return effects
        }
        self = before
        pendingAction = action
        return open(need, messages)
    }

    /// Whether an action has to be tried before it is done. Cheap: this is asked at every key.
    var mayHaveToAsk: Bool {
        guard let reader, reader.place != .offline, !isCleared else { return false }
        return isModelUnasked || mayHoldTalkOfOthers(messages, reader)
    }

    /// Whether whatever goes to the model, also what is no question of the chat, has to be asked about or shown first.
    public var isModelUnasked: Bool {
        guard let reader, reader.place != .offline, !isCleared else { return false }
        if privacy.preview == .always { return true }
        guard reader.place == .elsewhere else { return false }
        if isUnpriced, budget.asksAbout(model) { return true }
        return privacy.isUnasked(model.provider, at: reader)
            || (privacy.preview == .first && !choices.shown.contains(previewKey))
    }

    /// Whether nobody says what an answer of the model costs. Where it answers has to be known first.
    public var isUnpriced: Bool { reader.map { model.isUnpriced(modelInfo, at: $0.place) } ?? false }

    /// The notice below the chat until the first question goes to a model of unknown price; `nil` for others.
    var unpricedNotice: String? {
        guard isUnpriced, !isLocating, !choices.askedUnpriced.contains(model) else { return nil }
        return "The price of \(ShortText.oneLine(model.settingsName, 40)) is not known; it counts as unknown"
    }

    /// Whether something is asked before a question is sent.
    func mustBeAsked(before messages: [ChatMessage]) -> Bool { need(before: messages) != nil }

    private enum Need { case place, consent, earlierTalk, unknownPrice, preview }

    private func need(before messages: [ChatMessage]) -> Need? {
        guard let reader, reader.place != .offline, !isCleared else { return nil }
        if privacy.isUnasked(model.provider, at: reader) { return isLocating ? .place : .consent }
        if mayHoldTalkOfOthers(messages, reader) { return .earlierTalk }
        if isUnpriced, budget.asksAbout(model) { return isLocating ? .place : .unknownPrice }
        switch privacy.preview {
        case .never: return nil
        case .always: return .preview
        case .first: return reader.place == .elsewhere && !choices.shown.contains(previewKey) ? .preview : nil
        }
    }

    /// A model that the settings call by another host or name is shown anew.
    private var previewKey: String { "\(reader?.host ?? "") \(model.provider.rawValue) \(model.model)" }

    /// Whether the conversation holds answers of others that the person did not say about whether they go along: they tell
    /// what was shared with those. In a crisis nothing goes along in any case.
    private func mayHoldTalkOfOthers(_ messages: [ChatMessage], _ reader: ModelRecipient) -> Bool {
        guard let choice = earlierTalkChoice, !isInCrisis else { return false }
        var asked: Date?
        switch choices.earlierTalk[choice] {
        case .stays?: return false
        case .goes(let date)?: asked = date
        case nil: break
        }
        let sharesAll = privacy.shared(with: model.provider, at: reader).count == HealthCategory.allCases.count
        if reader.place == .local, sharesAll { return false }
        let since = privacy.consent(of: model.provider, at: reader)?.givenAt
        return messages.contains { message in
            guard message.author == .coach, let author = message.model else { return false }
            // Models of a local server answer here or elsewhere, each for itself.
            let isOwn =
                author == model || author.provider == model.provider && KnownProvider[model.provider]?.server == nil
            let isOfOther = !isOwn || since.map { message.createdAt < $0 } ?? false
            return isOfOther && asked.map { message.createdAt > $0 } ?? true
        }
    }

    private var earlierTalkChoice: EarlierTalkChoice? {
        guard let conversation, let reader else { return nil }
        return EarlierTalkChoice(
            conversation: conversation.id, provider: model.provider, host: reader.host,
            shared: privacy.shared(with: model.provider, at: reader))
    }

    private mutating func open(_ need: Need, _ messages: [ChatMessage]) -> [CoachEffect] {
        switch need {
        case .place: notice = "Asking \(model.provider.rawValue) where it answers …"
        case .consent:
            gate = .consent(
                ConsentSheet(
                    provider: model.provider.rawValue, host: reader?.host ?? "",
                    proposed: privacy.sharedRemotely ?? []))
        case .earlierTalk: gate = .earlierTalk
        case .unknownPrice: gate = .unknownPrice
        case .preview:
            gate = .preview(RequestView(isBeforeSending: true))
            return [.prepareRequest(messages)]
        }
        return []
    }

    // MARK: - While it is asked

    mutating func applyToGate(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        if press == .control("c") { return closeGate() }
        switch gate {
        case .consent(var sheet):
            let outcome = sheet.apply(press)
            gate = .consent(sheet)
            return handle(outcome, at: now)
        case .earlierTalk: return applyToEarlierTalk(press, at: now)
        case .unknownPrice: return applyToUnknownPrice(press, at: now)
        case .preview(var view):
            let outcome = view.apply(press, height: requestHeight)
            gate = .preview(view)
            return handle(outcome, at: now)
        case nil: return []
        }
    }

    mutating func clickGate(_ target: HitTarget, at now: Date) -> [CoachEffect] {
        guard let target = target.as(GateTarget.self) else { return [] }
        switch (target, gate) {
        case (.row(let index), .consent(var sheet)):
            sheet.click(index)
            gate = .consent(sheet)
            return []
        case (.tab(let tab), .preview(var view)):
            view.show(tab)
            gate = .preview(view)
            return []
        case (.yes, _): return applyToGate(KeyPress(.character("y")), at: now)
        case (.send, _): return applyToGate(KeyPress(.enter), at: now)
        case (.close, _): return closeGate()
        case (.row, _), (.tab, _): return []
        }
    }

    mutating func turnGateWheel(_ lines: Int) {
        switch gate {
        case .consent(var sheet):
            sheet.move(by: lines.signum())
            gate = .consent(sheet)
        case .preview(var view):
            view.scroll(by: lines, height: requestHeight)
            gate = .preview(view)
        case .earlierTalk, .unknownPrice, nil: break
        }
    }

    private mutating func handle(_ outcome: ConsentSheet.Outcome, at now: Date) -> [CoachEffect] {
        switch outcome {
        case .open: return []
        case .left: return closeGate()
        case .chosen(let shared):
            let consent = Settings.Consent(host: reader?.host ?? "", shared: shared, givenAt: now)
            privacy.consents[model.provider] = consent
            return [.share(model.provider, consent)] + sendHeld(at: now)
        }
    }

    private mutating func applyToEarlierTalk(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        guard let choice = earlierTalkChoice else { return closeGate() }
        switch press.key {
        case .escape: return closeGate()
        case .character("y"):
            choices.earlierTalk[choice] = .goes(until: now)
            return [.sendEarlierTalk(choice.conversation, model, until: now)] + sendHeld(at: now)
        case .character("n"), .enter:
            choices.earlierTalk[choice] = .stays
            return sendHeld(at: now)
        default: return []
        }
    }

    private mutating func applyToUnknownPrice(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        switch press.key {
        case .escape, .character("n"): return closeGate()
        case .character("y"):
            budget.acceptedUnpriced.append(model)
            return [.acceptUnpriced(model)] + sendHeld(at: now)
        default: return []
        }
    }

    private mutating func handle(_ outcome: RequestView.Outcome, at now: Date) -> [CoachEffect] {
        switch outcome {
        case .open: return []
        case .copy(let text): return [.copy(text)]
        case .left: return closeGate()
        case .send:
            choices.shown.insert(previewKey)
            isCleared = true
            defer { isCleared = false }
            return sendHeld(at: now)
        }
    }

    /// Back to the chat as it was, the question in the composer.
    private mutating func closeGate() -> [CoachEffect] {
        (gate, pendingAction) = (nil, nil)
        return []
    }

    /// Sends what waited, unless something else has to be settled before it.
    private mutating func sendHeld(at now: Date) -> [CoachEffect] {
        let waiting = pendingAction
        (gate, pendingAction) = (nil, nil)
        return waiting.map { settlingFirst($0.again(at: now)) } ?? []
    }

    // MARK: - Looking at it unasked

    /// Shows the request that Enter would send; with nothing written, the last one that was sent.
    public mutating func showRequest(at now: Date) -> [CoachEffect] {
        guard reader?.place != .offline else {
            notice = "The offline coach sends nothing"
            return []
        }
        var view = RequestView(isBeforeSending: false)
        let draft = editor.text
        let isAsking = draft.contains { !$0.isWhitespace } && !isReplying && editing == nil
        view.canSend = isAsking
        pendingAction = isAsking ? .key(KeyPress(.enter), at: now) : nil
        if !isAsking { view.tab = .sent }
        gate = .preview(view)
        var asked = messages.filter { $0.author != .coach || !$0.text.isEmpty || !$0.toolCalls.isEmpty }
        if isAsking { asked.append(ChatMessage(id: makeID(), .person, draft, createdAt: now)) }
        return [.loadSentRequest(conversation?.id)] + (isAsking ? [.prepareRequest(asked)] : [])
    }

    /// Shows the request that would go out; nothing where it is not looked at any more.
    public mutating func show(prepared: PreparedRequest) {
        guard case .preview(var view) = gate else { return }
        let shared = isInCrisis ? [] : privacy.shared(with: model.provider, at: prepared.reader)
        view.show(prepared, sharing: shared, width: requestWidth)
        gate = .preview(view)
    }

    /// Shows why the request cannot be put together.
    public mutating func show(preparingFailed error: ServiceError) {
        guard case .preview(var view) = gate else { return }
        view.problem = error.sentence
        gate = .preview(view)
    }

    /// Shows the last request that went out; `nil` where none did.
    public mutating func show(sent: SentRequest?) {
        guard case .preview(var view) = gate else { return }
        view.show(sent, width: requestWidth)
        gate = .preview(view)
    }

    mutating func layOutGate() {
        guard case .preview(var view) = gate, view.width != requestWidth else { return }
        view.layOut(width: requestWidth)
        gate = .preview(view)
    }

    var requestWidth: Int { max(1, size.width - 4) }
    var requestHeight: Int { max(1, size.height - RequestView.headRows - 3) }
}

extension CoachAction {
    /// Whether a question may go out by it.
    fileprivate var canSend: Bool {
        switch self {
        case .key, .clicked, .command, .askFor: true
        default: false
        }
    }

    /// The same at another moment.
    fileprivate func again(at now: Date) -> CoachAction {
        switch self {
        case .key(let press, _): .key(press, at: now)
        case .clicked(let target, _): .clicked(target, at: now)
        case .command(let command, _): .command(command, at: now)
        case .askFor(let text, _): .askFor(text, at: now)
        default: self
        }
    }
}

extension CoachEffect {
    fileprivate var startedMessages: [ChatMessage]? {
        switch self {
        case .startReply(let messages, _), .claimWaiting(_, _, let messages): messages
        default: nil
        }
    }
}
