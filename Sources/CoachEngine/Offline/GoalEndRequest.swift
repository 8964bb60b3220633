import ChatModel
import CoachTools
import Entries
import HealthModel
import HealthQuery

/// `complete my steps goal`, `mark my weight goal as done`, `let go of my water goal`, `hak mein Schrittziel ab`: a goal that
/// stands is proposed to be ended.
struct GoalEndRequest: Equatable {
    private(set) var language = Language.english
    private(set) var outcome: String
    /// The words that name the goal; empty for none.
    private(set) var name: [String] = []

    private struct Verb {
        var first: [String]
        /// One of them has to follow; empty for none.
        var then: Set<String> = []
        var outcome = "completed"
        var language = Language.english
    }

    private static let verbs = [
        Verb(first: ["complete"]), Verb(first: ["finish"]), Verb(first: ["tick", "off"]),
        Verb(first: ["check", "off"]),
        Verb(first: ["mark"], then: ["done", "completed", "complete", "reached", "finished"]),
        Verb(first: ["tick"], then: ["off"]), Verb(first: ["check"], then: ["off"]),
        Verb(first: ["let", "go", "of"], outcome: "let_go"), Verb(first: ["let"], then: ["go"], outcome: "let_go"),
        Verb(first: ["give", "up"], outcome: "let_go"), Verb(first: ["abandon"], outcome: "let_go"),
        Verb(first: ["drop"], outcome: "let_go"),
        Verb(first: ["hak"], then: ["ab"], language: .german), Verb(first: ["hake"], then: ["ab"], language: .german),
        Verb(first: ["schließ"], then: ["ab"], language: .german),
        Verb(first: ["schließe"], then: ["ab"], language: .german),
        Verb(first: ["markier"], then: ["erledigt", "erreicht", "fertig", "geschafft"], language: .german),
        Verb(first: ["markiere"], then: ["erledigt", "erreicht", "fertig", "geschafft"], language: .german),
        Verb(first: ["gib"], then: ["auf"], outcome: "let_go", language: .german),
        Verb(first: ["lass"], then: ["los", "fallen"], outcome: "let_go", language: .german),
    ]
    private static let openings: Set<String> = [
        "please", "can", "could", "you", "i", "want", "to", "bitte", "kannst", "du", "now",
    ]
    private static let fillers: Set<String> = [
        "my", "the", "a", "of", "as", "for", "daily", "weekly", "day", "week", "please", "now", "mein", "meine",
        "meinen",
        "das", "als", "bitte", "tägliches", "wöchentliches", "goal", "goals", "ziel",
    ]

    /// `nil` for a text that ends no goal.
    init?(_ text: String) {
        let words = Array(Question(text).words.drop { Self.openings.contains($0) })
        let isOfGoal = words.contains { $0 == "goal" || $0 == "goals" || $0.hasSuffix("ziel") }
        guard isOfGoal,
            let verb = Self.verbs.first(where: { verb in
                words.starts(with: verb.first)
                    && (verb.then.isEmpty || words.dropFirst(verb.first.count).contains { verb.then.contains($0) })
            })
        else { return nil }
        (outcome, language) = (verb.outcome, verb.language)
        name = words.dropFirst(verb.first.count).filter { !verb.then.contains($0) && !Self.fillers.contains($0) }
    }

    /// The metrics that the words may name; empty where a word names none.
    func metrics(among standing: [DayField]) -> [DayField] {
        guard !name.isEmpty else { return standing }
        let named = EntryLine.goalMetric(named: name)
        return standing.filter { $0 == named }
    }
}

extension OfflineAnswerPlanner {
    /// Proposes to end a goal that stands.
    func proposing(_ request: GoalEndRequest, _ messages: [ChatMessage]) -> Step {
        let isGerman = request.language == .german
        func answer(_ text: String) -> Step { .answer(introduced(text, messages, request.language)) }
        guard [PlanTool.name, CompleteGoalTool.name].allSatisfy(offered.contains) else {
            return .answer(Self.withoutTools)
        }
        if let text = HiddenAnswer.markdown([.profile], hiding: hidden) { return answer(text) }
        var lookup = Lookup(clock, since: messages, voice: voice)
        let plan = lookup.ask(PlanTool.name)
        guard lookup.isComplete else { return .calls(lookup.open) }
        if let failure = lookup.failure { return answer(failure) }
        let standing = plan.rows("goals").compactMap { row -> (field: DayField, words: String)? in
            guard let field = row["metric"].text.flatMap(DayField.init(rawValue:)), let target = row["target"].number
            else { return nil }
            return (field, Wording.value(target, field))
        }
        let found = request.metrics(among: standing.map(\.field))
        guard found.count == 1, let field = found.first, let goal = standing.first(where: { $0.field == field })
        else {
            let all = standing.map { "- \($0.field.label): \($0.words)" }.joined(separator: "\n")
            guard !all.isEmpty else {
                return answer(isGerman ? "Es steht kein Ziel." : "No goal stands, so none can be ended.")
            }
            let name = request.name.joined(separator: " ")
            if found.isEmpty {
                return answer(
                    isGerman
                        ? "Ein Ziel „\(name)“ steht nicht. Diese stehen:\n\n\(all)"
                        : "No goal of “\(name)” stands. These do:\n\n\(all)")
            }
            return answer(isGerman ? "Welches Ziel? Es stehen:\n\n\(all)" : "Which goal? These stand:\n\n\(all)")
        }
        let call = PlannedCall(
            tool: CompleteGoalTool.name,
            fields: [("metric", .string(field.rawValue)), ("outcome", .string(request.outcome))])
        let isCompleted = request.outcome == "completed"
        let what =
            isGerman
            ? "das Ziel \(goal.words) ist \(isCompleted ? "erreicht" : "losgelassen")"
            : "the goal of \(goal.words) is \(isCompleted ? "completed" : "let go")"
        return logging(LogRequest(call, what: what, asking: "", in: request.language), messages)
    }
}
