import ChatModel
import HealthModel
import HealthQuery
import JSON

/// What the numbers of a conversation's answers may rest on: the replies of tools, the data of the prompt, and what the
/// person wrote. Grows with the conversation; each reply is read once.
public struct EvidenceBase: Sendable {
    struct Sheet: Sendable {
        var callID: String?
        var facts: FactSheet
        /// What two figures of it make together.
        var derived: DerivedFigures
    }

    private(set) var sheets: [Sheet] = []
    private(set) var told: [Sheet] = []
    /// Numbers that the person wrote, or that a tool was asked with.
    private(set) var said: [Figure.Reading] = []
    private(set) var asked: [Figure.Reading] = []
    /// As many replies of a conversation are kept, the newest.
    static let mostReplies = 400
    static let mostSaid = 400

    public init() {}

    public var replyCount: Int { sheets.count }

    /// - Parameter call: what was asked, where it is known.
    public mutating func add(_ result: ToolResult, to call: ToolCall?) {
        let failed = result.isError || result.json.utf8.count > 1 << 20
        let facts = FactSheet(json: failed ? "{}" : result.json, tool: result.name)
        if sheets.count >= Self.mostReplies {
            sheets[sheets.count - Self.mostReplies].facts = FactSheet(json: "{}", tool: nil)
        }
        sheets.append(Sheet(callID: result.callID, facts: facts, derived: DerivedFigures(of: facts)))
        if let call, !call.isMalformed { ask(call.argumentsJSON) }
    }

    /// - Parameter day: what the data call today.
    public mutating func add(promptData text: String, day: CivilDay?) {
        let facts = FactSheet(promptData: text, day: day)
        told.append(Sheet(callID: nil, facts: facts, derived: DerivedFigures(of: facts, isPrompt: true)))
    }

    public mutating func add(question text: String) {
        for figure in FigureReader.figures(in: text).suffix(64) where figure.aside != .date { said += figure.readings }
        if said.count > Self.mostSaid { said.removeFirst(said.count - Self.mostSaid) }
    }

    /// Thresholds and counts of a question to a tool; not the digits of its dates.
    private mutating func ask(_ json: String) {
        func walk(_ value: JSONValue, depth: Int) {
            guard depth < 8, asked.count < Self.mostSaid else { return }
            if let number = value.number {
                let slack = 1e-9 * max(1, number.magnitude)
                let range = (number.magnitude - slack)...(number.magnitude + slack)
                asked.append(Figure.Reading(measure: nil, value: number.magnitude, range: range, written: range))
            }
            for member in value.members ?? [] { walk(member.value, depth: depth + 1) }
            for item in value.array ?? [] { walk(item, depth: depth + 1) }
        }
        if json.utf8.count <= 16_384, let value = JSONValue(json) { walk(value, depth: 0) }
    }

    /// What is known about the numbers of an answer.
    public func evidence(for answer: String) -> AnswerEvidence {
        let figures = FigureReader.figures(in: answer)
        guard !figures.isEmpty else { return AnswerEvidence() }
        let words = NearWords(of: answer)
        let across = DerivedFigures(across: sheets.map(\.facts))
        return AnswerEvidence(
            figures: figures.map { figure in
                CheckedFigure(figure: figure, standing: standing(of: figure, words, across))
            })
    }
}
