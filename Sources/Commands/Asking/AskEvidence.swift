import ChatModel
import Console
import Evidence
import HealthModel
import JSON

/// Holds the numbers of an answer against what its tools replied, as the answer goes by.
struct AskEvidence {
    private var base = EvidenceBase()
    private var calls: [String: ToolCall] = [:]
    /// The words of each round, with what was known when they were said.
    private var rounds: [(text: String, extent: EvidenceBase.Extent)] = []
    /// In a crisis no figure of the person's goes along: what stands in the answer are telephone numbers and hours.
    private var isWithoutData = false

    private let day: CivilDay

    /// - Parameters:
    ///   - day: what the model is told is today.
    ///   - messages: what was said before.
    init(day: CivilDay, after messages: [ChatMessage] = []) {
        self.day = day
        for notice in messages.compactMap(\.safety) { base.add(notice) }
    }

    /// Begins an answer, which may rest on what was looked up for those before.
    mutating func begin(_ question: String) {
        base.add(question: question)
        rounds = [("", base.extent)]
        isWithoutData = false
    }

    mutating func add(_ event: ReplyEvent) {
        switch event {
        case .told(let data): base.add(PromptFigures(data, day: day))
        case .text(let piece): rounds[rounds.count - 1].text += piece
        case .toolCall(let call): calls[call.id] = call
        case .toolResult(let result): base.add(result, to: calls[result.callID])
        case .roundBegan: rounds.append(("", base.extent))
        case .safety(let notice):
            isWithoutData = notice.keepsDataBack
            base.add(notice)
        case .reading, .thinking, .retrying, .usage, .record, .ended: break
        }
    }

    /// Whether there is an answer to be looked at.
    var hasAnswer: Bool { rounds.contains { !$0.text.isEmpty } }

    /// The numbers with the round they stand in, those that say nothing about the person left out.
    private var checked: [(round: Int, figure: CheckedFigure)] {
        guard !isWithoutData else { return [] }
        return rounds.enumerated().flatMap { number, round in
            base.evidence(for: round.text, within: round.extent).figures
                .filter { if case .aside = $0.standing { false } else { true } }.map { (number + 1, $0) }
        }
    }

    /// One sentence on numbers that nothing supports; `nil` where there is none.
    var warning: String? { AnswerEvidence(figures: checked.map(\.figure)).warning.map { $0 + "." } }

    /// The line of `ask --json`.
    var line: String {
        let checked = checked
        func count(_ name: String) -> Int { checked.count { $0.figure.standing.name == name } }
        return JSONText.object([
            "type": "evidence", "supported": count("supported"), "derived": count("derived"), "told": count("told"),
            "said": count("said"), "unsupported": count("unsupported"),
            "numbers": checked.prefix(500).map { Self.fields(of: $0.figure, round: $0.round) },
        ])
    }

    private static func fields(of checked: CheckedFigure, round: Int) -> [String: Any] {
        var fields: [String: Any] = [
            "text": checked.figure.text, "round": round, "at": checked.figure.place.lowerBound,
            "standing": checked.standing.name,
        ]
        guard let source = checked.standing.source else { return fields }
        fields["call"] = source.callID
        if !source.path.isEmpty { fields["path"] = source.path }
        fields["metric"] = source.metric?.rawValue
        if let range = source.range {
            fields["from"] = range.lowerBound.iso
            fields["to"] = range.upperBound.iso
        }
        fields["date"] = source.day?.iso
        return fields
    }
}
