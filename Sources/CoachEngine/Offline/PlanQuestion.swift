import ChatModel
import CoachTools
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// `what is planned this week?`, `what's my next workout?`, `was steht morgen im Plan?`: the sessions of the plan are told.
struct PlanQuestion: Equatable {
    /// The days that are meant.
    enum Span: Equatable { case open, today, tomorrow, week, nextWeek }

    private(set) var language = Language.english
    private(set) var span = Span.open
    /// Only the next session is asked for.
    private(set) var isNext = false

    private static let subjects: Set<String> = [
        "plan", "planned", "scheduled", "schedule", "geplant", "trainingsplan", "wochenplan",
    ]
    private static let sessions: Set<String> = [
        "workout", "session", "training", "exercise", "einheit", "trainingseinheit",
    ]
    private static let nexts: Set<String> = ["next", "nächste", "nächsten", "nächstes", "kommende", "kommenden"]
    private static let weeks: Set<String> = ["week", "woche"]
    private static let fillers: Set<String> = [
        "what", "whats", "which", "is", "are", "the", "my", "me", "for", "in", "on", "show", "tell", "see", "please",
        "can",
        "you", "i", "do", "have", "when", "this", "workouts", "sessions", "was", "wann", "welche", "welches", "ist",
        "sind",
        "steht", "stehen", "im", "der", "die", "das", "mein", "meine", "meinen", "zeig", "zeige", "mir", "für", "diese",
        "dieser", "bitte", "kannst", "du", "ich", "habe", "trainings", "einheiten",
    ]
    private static let german: Set<String> = [
        "was", "wann", "welche", "welches", "ist", "steht", "stehen", "im", "mein", "meine", "meinen", "zeig", "zeige",
        "mir", "für", "diese", "dieser", "heute", "morgen", "woche", "nächste", "nächsten", "nächstes", "geplant",
        "trainingsplan", "wochenplan",
    ]

    /// `nil` for a text that asks for nothing of the plan, and where a word of it is not understood.
    init?(_ text: String) {
        let words = Question(text).words
        // `plan my week` orders one.
        guard let first = words.first(where: { $0 != "please" && $0 != "bitte" }), first != "plan" else { return nil }
        var isOfPlan = false
        for (word, following) in zip(words, words.dropFirst().map(Optional.some) + [nil]) {
            switch word {
            case _ where Self.subjects.contains(word): isOfPlan = true
            case "today", "heute": span = .today
            case "tomorrow", "morgen": span = .tomorrow
            case _ where Self.nexts.contains(word):
                if let following, Self.weeks.contains(following) { span = .nextWeek } else { isNext = true }
            case _ where Self.weeks.contains(word): if span == .open { span = .week }
            case _ where Self.sessions.contains(word): if isNext { isOfPlan = true }
            case _ where Self.fillers.contains(word): break
            default: return nil
            }
        }
        guard isOfPlan else { return nil }
        if words.contains(where: Self.german.contains) { language = .german }
    }

    /// The days, from the Monday of this week on where none are said.
    func days(_ today: CivilDay) -> ClosedRange<CivilDay> {
        let monday = today.advanced(by: -today.weekday)
        return switch span {
        case .open: (isNext ? today : monday)...monday.advanced(by: isNext ? 27 : 13)
        case .today: today...today
        case .tomorrow: today.advanced(by: 1)...today.advanced(by: 1)
        case .week: monday...monday.advanced(by: 6)
        case .nextWeek: monday.advanced(by: 7)...monday.advanced(by: 13)
        }
    }
}

/// The plan in words.
struct PlanQuestionWording {
    let language: Language
    let today: CivilDay
    private var isGerman: Bool { language == .german }

    func markdown(_ plan: Finding, _ days: ClosedRange<CivilDay>, isNext: Bool) -> String {
        let open: [String?] = ["to come", "today"]
        let all = plan.rows("sessions")
        let sessions = isNext ? Array(all.filter { open.contains($0["state"].text) }.prefix(1)) : all
        guard !sessions.isEmpty else {
            let span = span(days)
            return isGerman
                ? "Geplant ist nichts für \(span). `plan lauf di 45min` plant eine Einheit, `plane nächste Woche` eine Woche."
                : "Nothing is planned for \(span). `plan run tue 45min` plans a session, `plan next week` a week."
        }
        let lines = sessions.map(line).joined(separator: "\n")
        guard !isNext else { return lines }
        let done = sessions.count { $0["state"].text == "done" }
        let head =
            isGerman
            ? "**\(done) von \(sessions.count) erledigt**: Plan, \(span(days))."
            : "**\(done) of \(sessions.count) done**: plan, \(span(days))."
        return "\(head)\n\n\(lines)"
    }

    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in shown(value, field) }
    }

    private func span(_ days: ClosedRange<CivilDay>) -> String {
        wording.days(Days(from: days.lowerBound, to: days.upperBound))
    }

    /// `- Sat 28 Nov 2026 10:15: Running, 13.0 km, 80 min, long – to come`.
    private func line(_ session: JSONValue) -> String {
        let type = session["type"].text ?? ""
        let parts: [String?] = [
            WorkoutKind.name(type, in: language), session["km"].number.map { shown($0, .distance) },
            session["minutes"].number.map { Wording.hours($0) },
            session["intensity"].text.map { (isGerman ? Self.intensities[$0] : nil) ?? $0 },
            session["zone"].integer.map { "\(isGerman ? "Zone" : "zone") \($0)" },
        ]
        let time = [day(session["date"].text), session["time"].text].compactMap(\.self).joined(separator: " ")
        let state = session["state"].text ?? ""
        let done = [
            session["done_min"].number.map { Wording.hours($0) },
            session["done_km"].number.map { shown($0, .distance) },
        ].compactMap(\.self).joined(separator: ", ")
        return "- \(time): \(parts.compactMap(\.self).joined(separator: ", ")) – "
            + ((isGerman ? Self.states[state] : nil) ?? state) + (done.isEmpty ? "" : ": \(done)")
    }

    private func shown(_ value: Double, _ field: DayField) -> String {
        Wording.said(Wording.value(value, field), language)
    }

    private func day(_ iso: String?) -> String? {
        guard let day = iso.flatMap({ CivilDay(iso: $0) }) else { return iso }
        let weekdays =
            isGerman
            ? ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] : ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return "\(weekdays[day.weekday]) \(wording.date(day))"
    }

    private static let intensities = ["easy": "locker", "hard": "hart", "long": "lang", "race": "Wettkampf"]
    private static let states = [
        "to come": "steht an", "today": "heute", "missed": "ausgefallen", "let go": "losgelassen", "done": "erledigt",
    ]
}

extension OfflineAnswerPlanner {
    /// The answer from the plan of the days that were asked about.
    func answered(_ question: PlanQuestion, _ messages: [ChatMessage]) -> Step {
        func answer(_ text: String) -> Step { .answer(introduced(text, messages, question.language)) }
        guard offered.contains(PlanTool.name) else { return .answer(Self.withoutTools) }
        if let text = HiddenAnswer.markdown([.workouts], hiding: hidden) { return answer(text) }
        let days = question.days(clock.today)
        var lookup = Lookup(clock, since: messages, voice: voice)
        let plan = lookup.ask(PlanTool.name, ["from": .day(days.lowerBound), "to": .day(days.upperBound)])
        guard lookup.isComplete else { return .calls(lookup.open) }
        if let failure = lookup.failure { return answer(failure) }
        let words = PlanQuestionWording(language: question.language, today: clock.today)
        let read = QuestionReading(
            language: question.language.rawValue, isAnswered: true,
            sentence: question.language == .german ? "der Plan" : "the plan",
            calls: lookup.asked.map { QuestionReading.Call(name: $0.tool, argumentsJSON: $0.arguments) }, unread: [])
        let text = words.markdown(plan, days, isNext: question.isNext)
        return .answer(introduced(text, messages, question.language), read)
    }
}
