import ChatModel
import CoachTools
import Entries
import HealthModel
import HealthQuery

/// `complete my steps goal`, `mark my weight goal as done`, `let go of my water goal`, `end my weekly running goal`, `hak mein
/// Schrittziel ab`: a goal that stands is proposed to be ended.
struct GoalEndRequest: Equatable {
    /// A goal that stands, as the tool tells it.
    struct Standing: Equatable {
        var field: DayField
        var span: GoalSpan
        var target: Double
        /// `40 km a week`.
        var words = ""
        var isReached = false
    }

    private(set) var language = Language.english
    /// `nil` for what the data say: completed where it is reached, else let go.
    private(set) var outcome: String?
    /// The words that name the goal; empty for none.
    private(set) var name: [String] = []
    /// The span that is named: `weekly`, `a week`, `Wochenziel`, `by June`.
    private(set) var span: GoalSpan?
    /// The target that is named, in the person's unit.
    private(set) var target: Double?

    private struct Verb {
        var first: [String]
        /// One of them has to follow; empty for none.
        var then: Set<String> = []
        var outcome: String? = "completed"
        var language = Language.english
    }

    private static let verbs = [
        Verb(first: ["complete"]), Verb(first: ["finish"]), Verb(first: ["tick", "off"]),
        Verb(first: ["check", "off"]),
        Verb(first: ["mark"], then: ["done", "completed", "complete", "reached", "finished"]),
        Verb(first: ["tick"], then: ["off"]), Verb(first: ["check"], then: ["off"]),
        Verb(first: ["let", "go", "of"], outcome: "let_go"), Verb(first: ["let"], then: ["go"], outcome: "let_go"),
        Verb(first: ["give", "up"], outcome: "let_go"), Verb(first: ["abandon"], outcome: "let_go"),
        Verb(first: ["drop"], outcome: "let_go"), Verb(first: ["end"], outcome: nil),
        Verb(first: ["stop"], outcome: nil), Verb(first: ["beende"], outcome: nil, language: .german),
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
        "my", "the", "a", "of", "as", "for", "per", "each", "every", "this", "please", "now", "mein", "meine", "meinen",
        "das", "als", "bitte", "goal", "goals", "ziel", "von", "im", "in", "am", "der", "pro", "beim", "für", "dieses",
        "diese", "km", "kilometers", "kilometres", "kilometer", "mi", "mile", "miles", "meilen", "kg", "kilos", "kilo",
        "lb", "lbs", "pounds", "h", "hours", "stunden", "min", "minutes", "minuten", "kcal", "ml", "l", "liters",
        "litres", "liter",
    ]
    /// How words begin that name a span.
    private static let spans: [(span: GoalSpan, stems: [String])] = [
        (.day, ["daily", "nightly", "day", "night", "täglich", "tag"]), (.week, ["week", "wöchentlich", "woche"]),
        (.month, ["month", "monat"]), (.year, ["year", "annual", "jahr", "jähr"]),
    ]
    /// First parts of compounds: `Jahreslaufziel`.
    private static let compounds = ["tages", "wochen", "monats", "jahres"]

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
        var rest = words.dropFirst(verb.first.count).filter { !verb.then.contains($0) }
        if let at = rest.firstIndex(where: { $0 == "by" || $0 == "bis" }) {
            (span, rest) = (.date, Array(rest[..<at]))
        }
        for word in rest where !Self.fillers.contains(word) { read(word) }
    }

    private mutating func read(_ word: String) {
        if let number = Question.number(word) {
            target = number
        } else if let named = Self.spans.first(where: { $0.stems.contains { word.hasPrefix($0) } })?.span {
            span = named
            let first = Self.compounds.first { word.hasPrefix($0) }
            if let first, case let rest = word.dropFirst(first.count), rest != "ziel" { name.append(String(rest)) }
        } else {
            name.append(word)
        }
    }

    /// Those that the words may name: all where none names one.
    func goals(among standing: [Standing]) -> [Standing] {
        let metric = EntryLine.goalMetric(named: name)
        return standing.filter { goal in
            (name.isEmpty || goal.field == metric) && span.map { $0 == goal.span } ?? true
                && target.map { [goal.target, Wording.unit(of: goal.field).shown(goal.target)].contains($0) } ?? true
        }
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
        let wording = GoalWording(language: request.language, today: clock.today)
        let standing = plan.rows("goals").compactMap { row -> GoalEndRequest.Standing? in
            guard let field = row["metric"].text.flatMap(DayField.init(rawValue:)), let target = row["target"].number
            else { return nil }
            let (period, due) = (row["period"].text.flatMap(CalendarSpan.init), Finding(json: row).day("by"))
            return GoalEndRequest.Standing(
                field: field, span: GoalSpan(period, due: due), target: target,
                words: wording.words(field, target, period, due), isReached: row["reached"].flag == true)
        }
        let found = request.goals(among: standing)
        guard found.count == 1, let goal = found.first else {
            let all = (found.isEmpty ? standing : found).map { "- \($0.field.label): \($0.words)" }
                .joined(separator: "\n")
            guard !all.isEmpty else {
                return answer(isGerman ? "Es steht kein Ziel." : "No goal stands, so none can be ended.")
            }
            if found.isEmpty {
                return answer(
                    isGerman
                        ? "Ein solches Ziel steht nicht. Diese stehen:\n\n\(all)"
                        : "No such goal stands. These do:\n\n\(all)")
            }
            return answer(isGerman ? "Welches Ziel? Es stehen:\n\n\(all)" : "Which goal? These stand:\n\n\(all)")
        }
        let outcome = request.outcome ?? (goal.isReached ? "completed" : "let_go")
        let call = PlannedCall(
            tool: CompleteGoalTool.name,
            fields: [
                ("metric", .string(goal.field.rawValue)), ("span", .string(goal.span.rawValue)),
                ("outcome", .string(outcome)),
            ])
        let what =
            isGerman
            ? "das Ziel \(goal.words) ist \(outcome == "completed" ? "erreicht" : "losgelassen")"
            : "the goal of \(goal.words) is \(outcome == "completed" ? "completed" : "let go")"
        return logging(LogRequest(call, what: what, asking: "", in: request.language), messages)
    }
}
