import ChatModel
import CoachTools
import Entries
import HealthModel

/// `plan my week`, `plan me three runs next week`, `plane meine Woche`: a week of training is proposed by rules;
/// `plan run tue 45min`: the session is.
struct PlanRequest: Equatable {
    /// The week that is meant: the next that can be planned whole, that after this one, or this one.
    enum Week: Equatable { case open, next, this }

    private(set) var language = Language.english
    /// Of the argument `propose` of `plan`.
    private(set) var kind = "as_usual"
    private(set) var count: Int?
    private(set) var week = Week.open
    /// Words that say nothing here.
    private(set) var unread: [String] = []

    private static let orders: Set<String> = ["plan", "plane"]
    /// They say what is to be done only with the noun.
    private static let makers: Set<String> = [
        "make", "create", "build", "give", "write", "mach", "mache", "erstell", "erstelle", "schreib", "schreibe",
    ]
    private static let nouns: Set<String> = ["plan", "schedule", "trainingsplan", "wochenplan"]
    private static let subjects: Set<String> = [
        "week", "training", "trainings", "workout", "workouts", "session", "sessions", "woche", "trainingswoche",
        "einheit", "einheiten", "trainingsplan", "wochenplan",
    ]
    private static let kinds: [String: [String]] = [
        "running": ["run", "runs", "running", "jog", "jogs", "lauf", "läufe", "läufen"],
        "walking": ["walk", "walks", "walking", "spaziergang", "spaziergänge", "spaziergängen"],
    ]
    private static let german: Set<String> = [
        "plane", "planen", "mach", "mache", "erstell", "erstelle", "schreib", "schreibe", "woche", "trainingswoche",
        "einheit", "einheiten", "trainingsplan", "wochenplan", "lauf", "läufe", "läufen", "spaziergang",
        "spaziergänge", "spaziergängen", "meine", "meinen", "mir", "bitte",
    ]
    private static let fillers: Set<String> = [
        "me", "my", "please", "can", "could", "would", "you", "the", "of", "for", "to", "i", "want", "some", "with",
        "in", "now", "also", "bitte", "mir", "mich", "mein", "meine", "meinen", "die", "der", "den", "das", "für",
        "kannst", "könntest", "du", "ich", "möchte", "will", "mal", "doch", "mit", "von", "pro", "per", "and", "und",
    ]
    private static let articles: Set<String> = ["a", "an", "ein", "eine", "einen"]
    private static let counts: [String: Int] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eins": 1, "zwei": 2, "drei": 3,
        "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
    ]

    /// `nil` for a text that asks for no plan.
    init?(_ text: String) {
        let words = Question(text).words
        let said = words.filter { !Self.fillers.contains($0) && !Self.articles.contains($0) }
        guard let first = said.first else { return nil }
        let isOrder = Self.orders.contains(first)
        let isWish = isOrder || words.contains("planen")
        guard isWish || Self.makers.contains(first) && words.contains(where: Self.nouns.contains) else { return nil }
        let subjects = words.contains {
            word in Self.subjects.contains(word) || Self.kinds.values.contains { $0.contains(word) }
        }
        guard subjects || !isWish else { return nil }
        if words.contains(where: Self.german.contains) { language = .german }
        for (place, word) in words.enumerated() { read(word, before: words.dropFirst(place + 1).first) }
        // A question about a plan is none of these.
        guard unread.isEmpty || isOrder else { return nil }
    }

    private mutating func read(_ word: String, before next: String?) {
        let isSingle = next.map { next in Self.kinds.values.contains { $0.contains(next) } } ?? false
        switch word {
        case "next", "coming", "following", "nächste", "nächsten", "nächster", "kommende", "kommenden": week = .next
        case "this", "diese", "dieser": week = .this
        case _ where Self.articles.contains(word): if isSingle { count = 1 }
        case _ where Self.counts[word] != nil: count = Self.counts[word]
        case _ where Int(word).map { (1...7).contains($0) } ?? false: count = Int(word)
        case _ where Self.orders.contains(word) || Self.nouns.contains(word) || Self.makers.contains(word): break
        case _ where Self.fillers.contains(word) || Self.subjects.contains(word) || word == "planen": break
        default:
            guard let named = Self.kinds.first(where: { $0.value.contains(word) })?.key,
                kind == "as_usual" || kind == named
            else { return unread.append(word) }
            kind = named
        }
    }

    /// The Monday of the week; `nil` for this week where it has begun.
    func monday(_ today: CivilDay) -> CivilDay? {
        let coming = today.advanced(by: (7 - today.weekday) % 7)
        return switch week {
        case .open: coming
        case .next: today.advanced(by: 7 - today.weekday)
        case .this: coming == today ? today : nil
        }
    }
}

/// The words about a week that is planned.
struct PlanRequestWording {
    let language: Language
    private var isGerman: Bool { language == .german }

    func unread(_ words: [String]) -> String {
        let quoted = words.map { "“\($0)”" }.joined(separator: ", ")
        return isGerman
            ? "Eine Woche kann ich planen, aber nicht alles war zu verstehen: \(quoted). Es geht: `plane meine Woche`, `plane drei Läufe für nächste Woche`; eine Einheit: `plan lauf di 45min`."
            : "I can plan a week, but did not understand \(quoted). These I read: `plan my week`, `plan three runs next week`; one session: `plan run tue 45min`."
    }

    func begun(_ next: CivilDay) -> String {
        isGerman
            ? "Diese Woche hat schon begonnen; ganz planen lässt sich die ab \(next.iso): `plane nächste Woche`. Eine Einheit: `plan lauf di 45min`."
            : "This week has begun; the next to plan whole is that of \(PlanWording.day(next)): `plan next week`. One session: `plan run tue 45min`."
    }

    func planned(_ count: Int, _ monday: CivilDay) -> String {
        isGerman
            ? "In der Woche ab \(monday.iso) ist schon geplant: Einheiten: \(count). Der Plan zeigt sie und lässt sie ändern (F7, Strg-P)."
            : "The week of \(PlanWording.day(monday)) has a plan already: \(count) \(count == 1 ? "session" : "sessions"). The plan shows and changes them (F7, Ctrl-P)."
    }

    func notProposed(_ reason: String) -> String {
        isGerman
            ? "Nach Regeln lässt sich diese Woche nicht planen: \(reason) Selbst geht es: `plan lauf di 45min`, oder `airfit plan make`."
            : "\(reason) By hand: `plan run tue 45min`, or `airfit plan make`."
    }

    /// - Parameter remark: what the rules go out from; it is in English.
    func proposal(_ count: Int, _ monday: CivilDay, _ remark: String) -> String {
        guard !isGerman else {
            return "die Woche ab \(monday.iso) (\(count == 1 ? "1 Einheit" : "\(count) Einheiten"))"
        }
        let basis = remark.hasSuffix(".") ? String(remark.dropLast()) : remark
        return "the week of \(PlanWording.day(monday)) (\(count == 1 ? "1 session" : "\(count) sessions")). \(basis)"
    }
}

extension OfflineAnswerPlanner {
    /// Proposes the sessions of a line as it is typed in the log; `nil` for a line that plans none.
    func proposingSessions(_ text: String, _ messages: [ChatMessage]) -> Step? {
        // What is no line of a plan is read as something else.
        guard !TypedQuestion.isQuestion(text), case .entry(.plan(let sessions))? = try? entries.read(text) else {
            return nil
        }
        let words = EntryWording(clock: entries.clock, units: .metric)
        let lines = sessions.map { JSONTree.object([("line", .string(PlanWording.line($0, words)))]) }
        let shown = EntryWording(clock: entries.clock, units: entries.units)
        return logging(
            LogRequest(
                PlannedCall(tool: PlanWeekTool.name, fields: [("sessions", .list(lines))]),
                what: shown.line(.entry(.plan(sessions))), asking: ""), messages)
    }

    /// Proposes a week by rules.
    func proposing(_ request: PlanRequest, _ messages: [ChatMessage]) -> Step {
        let words = PlanRequestWording(language: request.language)
        func answer(_ text: String) -> Step { .answer(introduced(text, messages, request.language)) }
        guard [PlanTool.name, PlanWeekTool.name].allSatisfy(offered.contains) else { return .answer(Self.withoutTools) }
        if let text = HiddenAnswer.markdown([.workouts], hiding: hidden) { return answer(text) }
        guard request.unread.isEmpty else { return answer(words.unread(request.unread)) }
        guard let monday = request.monday(clock.today) else {
            return answer(words.begun(clock.today.advanced(by: 7 - clock.today.weekday)))
        }
        var lookup = Lookup(clock, since: messages, voice: voice)
        let plan = lookup.ask(
            PlanTool.name,
            [
                "from": .day(monday), "to": .day(monday.advanced(by: 6)), "propose": .string(request.kind),
                "count": request.count.map { .integer($0) },
            ])
        guard lookup.isComplete else { return .calls(lookup.open) }
        if let failure = lookup.failure { return answer(failure) }
        let standing = plan.rows("sessions").count { ["to come", "today"].contains($0["state"].text) }
        guard standing == 0 else { return answer(words.planned(standing, monday)) }
        if let reason = plan["not_proposed"].text { return answer(words.notProposed(reason)) }
        let sessions = plan.rows("proposed").compactMap { row -> JSONTree? in
            guard let line = row["line"].text else { return nil }
            return .object([("line", .string(line)), ("reason", .text(row["reason"].text))])
        }
        let what = words.proposal(sessions.count, monday, plan["remark"].text ?? "")
        return logging(
            LogRequest(
                PlannedCall(tool: PlanWeekTool.name, fields: [("sessions", .list(sessions))]), what: what, asking: "",
                in: request.language), messages)
    }
}
