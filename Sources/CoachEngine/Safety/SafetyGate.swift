import ChatModel
import HealthModel

/// What a turn has to mind: what is shown before the answer, and what stays out of the request.
struct SafetyGate {
    /// Shown before the model's first word.
    let notice: SafetyNotice?
    /// A sign of an eating disorder was seen in this conversation.
    let isWithoutFigures: Bool
    private let shown: [SafetyNotice]

    /// - Parameters:
    ///   - messages: oldest first; the last of the person's is what is answered.
    ///   - screened: what was found in the questions before.
    init(_ messages: [ChatMessage], region: String?, isMinor: Bool, screened: ScreenedQuestions) {
        let questions = messages.filter { $0.author == .person }.suffix(60).map(\.text)
        let findings = screened.findings(in: questions, isMinor: isMinor)
        notice = (findings.last ?? nil).map { SafetyWords.notice(for: $0, region: region) }
        shown = messages.compactMap(\.safety)
        isWithoutFigures =
            findings.contains { $0?.concern == .eatingDisorder }
            || shown.contains { $0.concern == .eatingDisorder }
    }

    /// Nothing of the person's data is for this turn.
    var isWithoutData: Bool { notice?.concern == .crisis || notice?.concern == .emergency && notice?.urgency == .now }

    /// A notice about values, where none of that metric was shown in this conversation.
    func unseen(_ reading: SafetyNotice?) -> SafetyNotice? {
        guard let reading, !isWithoutData, !shown.contains(where: { $0.metric == reading.metric }) else { return nil }
        return isWithoutFigures && reading.metric == "weight_kg" ? nil : reading
    }

    /// What of the data may go into the request.
    func narrowed(_ consent: ConsentFilter) -> ConsentFilter {
        guard isWithoutFigures else { return consent }
        var consent = consent
        consent.shared.subtract([.body, .nutrition, .activity])
        return consent
    }

    /// What the model is told; `nil` where there is nothing to mind.
    func instructions(_ shown: SafetyNotice?) -> String? {
        if let shown, shown.concern == .eatingDisorder || !isWithoutFigures { return SafetyWords.instructions(shown) }
        let parts = [shown.map(SafetyWords.instructions), isWithoutFigures ? SafetyWords.withoutFigures : nil]
        let told = parts.compactMap(\.self)
        return told.isEmpty ? nil : told.joined(separator: "\n\n")
    }
}
