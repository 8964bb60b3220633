import ChatModel
import HealthModel
import JSON

/// What of a conversation a model may read: earlier turns were answered by whoever was talked with then, on what the
/// person shared at that time.
struct SharedHistory {
    var consent: ConsentFilter
    /// The filter of another model: where it answers.
    var place: @Sendable (ModelReference) -> ModelPlace
    var sendsEarlierTalk: Bool

    func passed(_ messages: [ChatMessage]) -> [ChatMessage] {
        let kept = consent.place == .elsewhere && !sendsEarlierTalk ? withoutLocalTurns(messages) : messages
        return kept.map { message in
            guard let result = message.toolResult else { return message }
            var message = message
            message.toolResult?.json = SharedResult.passed(result.json, consent)
            message.text = SharedResult.passed(message.text, consent)
            return message
        }
    }

    /// Without the turns, question and all, that were answered on this machine.
    private func withoutLocalTurns(_ messages: [ChatMessage]) -> [ChatMessage] {
        var turns: [[ChatMessage]] = []
        for message in messages {
            if message.author == .person || turns.isEmpty { turns.append([]) }
            turns[turns.count - 1].append(message)
        }
        return turns.filter { !$0.contains(where: isFromHere) }.flatMap { $0 }
    }

    /// An answer whose author nobody knows may be one of them.
    private func isFromHere(_ message: ChatMessage) -> Bool {
        guard message.author == .coach else { return false }
        return message.model.map { place($0) != .elsewhere } ?? true
    }
}

/// Results of tools that were run when the person shared more, or with somebody else.
enum SharedResult {
    /// Names the categories that a result leaves out.
    static let withheldKey = "withheld"
    /// Names the categories that a result holds.
    static let categoriesKey = "categories"

    /// As it is where it holds nothing that is withheld now; else an error that says so.
    static func passed(_ json: String, _ consent: ConsentFilter) -> String {
        guard !consent.withheld.isEmpty, let value = JSONValue(json), value["error"].isMissing,
            !value["reason"].isText(ToolProblem.notSharedReason)
        else { return json }
        if let categories = value[categoriesKey].array {
            let held = categories.compactMap { $0.text.flatMap(HealthCategory.init(rawValue:)) }
            guard let withheld = held.first(where: { !consent.shares($0) }) else { return json }
            return ToolProblem.notShared(withheld).outcome.json
        }
        if let metric = value["metric"].text, let category = MetricID(rawValue: metric)?.category {
            return consent.shares(category) ? json : ToolProblem.notShared(category, path: "metric").outcome.json
        }
        let leftOut = Set(
            (value[withheldKey].array ?? []).compactMap { $0.text.flatMap(HealthCategory.init(rawValue:)) })
        guard !leftOut.isSuperset(of: consent.withheld) else { return json }
        return ToolProblem(
            .notAllowed, "This earlier result holds what the person does not share with you; call the tool again."
        ).outcome.json
    }
}
