@_spi(RequestClearance) import ChatModel
import CoachTools
import Foundation
import HealthModel
import Safety

/// The part of a conversation and the data that one model may receive in one turn, decided before anything is put
/// together: from what the person shares with that model where it answers, from who answered the conversation so far,
/// and from what was found for the person's safety.
///
/// Every request to a model is made here, by `cleared`: questions and what tools answered, titles, samples of a persona.
struct Clearance: Sendable {
    let model: ModelReference
    /// The data that the model may see in this turn.
    let consent: ConsentFilter
    let safety: SafetyGate
    private let history: SharedHistory

    /// - Parameters:
    ///   - consent: what the model may see at all.
    ///   - relatives: the filters of other models of its provider that answered in the conversation.
    ///   - earlierTalkUntil: turns that others answered up to then go along.
    init(
        for model: ModelReference, _ consent: ConsentFilter, _ safety: SafetyGate,
        relatives: [ModelReference: ConsentFilter], earlierTalkUntil: Date?
    ) {
        self.model = model
        self.safety = safety
        self.consent = safety.narrowed(consent)
        let stays = consent.place == .offline || consent.place == .local && consent.withheld.isEmpty
        history = SharedHistory(
            model: model, consent: self.consent, relatives: relatives, earlierTalkUntil: earlierTalkUntil,
            isOpen: stays, crisisStart: safety.crisisStart)
    }

    /// Nothing of the person's data goes out, and no tool is offered.
    var isWithoutData: Bool { safety.isWithoutData }

    /// The request with what of the conversation the model may read, as much as fits.
    /// - Parameters:
    ///   - request: its messages are the whole conversation, oldest first.
    ///   - budget: for the conversation.
    func cleared(_ request: ReplyRequest, within budget: HistoryBudget) -> ClearedRequest {
        var request = request
        request.messages = budget.trimmed(history.passed(request.messages)).map { $0.readable(by: model) }
        if isWithoutData { request.tools = [] }
        return ClearedRequest(request)
    }

    /// The questions of a conversation that the model was asked itself, or may be shown; none of one with a crisis in it.
    func questions(in messages: [ChatMessage]) -> [String] {
        guard !isWithoutData else { return [] }
        return history.seen(messages).filter { $0.author == .person }.map(\.text)
    }
}

extension ChatMessage {
    /// As another model may be shown it: a provider's record and its thinking belong to the model they came from, and
    /// others refuse a signature that is not theirs.
    fileprivate func readable(by model: ModelReference) -> ChatMessage {
        var message = self
        if let record = providerRecord, record.model != model { message.providerRecord = nil }
        if let author = self.model, author != model { message.thinking = "" }
        return message
    }
}
