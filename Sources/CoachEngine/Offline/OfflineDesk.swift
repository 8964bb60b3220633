import ChatModel
import Entries
import HealthModel
import HealthQuery
import OfflineCoach

/// Decides what a question asks for, plans what has to be looked up, and puts what the tools answered into words.
struct OfflineDesk {
    enum Step: Equatable {
        case calls([PlannedCall])
        /// Markdown, with what was read where the question was read as one of figures.
        case answer(String, QuestionReading? = nil)
    }

    var clock: ToolClock
    /// Reads what is to be written down.
    var entries: EntryLine
    var voice = OfflineVoice()
    /// What the person does not want to see.
    var hidden: Set<HealthCategory> = []
    /// The names of the tools it may call.
    var offered: Set<String>

    private var today: CivilDay { clock.today }

    /// What comes next in the answer to the last of the person's messages.
    /// - Parameter elsewhere: what was shown of a crisis on another branch.
    func step(
        for messages: [ChatMessage], safety: SafetyNotice? = nil, elsewhere: SafetyNotice? = nil
    ) -> Step {
        let questions = messages.filter { $0.author == .person }.map(\.text)
        guard let text = questions.last else { return .answer(HelpAnswer.help) }
        let earlier = [elsewhere].compactMap(\.self) + messages.compactMap(\.safety)
        if let reply = SafetyReply.markdown(after: safety) { return .answer(reply) }
        guard Self.isShort(text) else {
            return .answer(introduced(Self.tooLong, Ask(Question(""), today: today), messages))
        }
        var desk = self
        desk.voice.isCareful = safety != nil || !earlier.isEmpty
        if let entry = LogRequest(text, entries: entries) { return desk.logging(entry, messages) }
        // Only what was said lately can be meant by an `and yesterday?`.
        let ask = asked(in: questions.suffix(12).map { Question(Self.isShort($0) ? $0 : "") })
        if earlier.last?.concern == .crisis, offered.isEmpty || !ask.hasTopic || ask.subject == .thanks {
            return .answer(SafetyReply.staying(after: earlier.last))
        }
        if earlier.contains(where: { $0.concern == .eatingDisorder }), Self.isSensitive(ask, Question(text)) {
            return .answer(SafetyReply.withoutFigures)
        }
        if let step = desk.figures(questions.suffix(12).map { Self.isShort($0) ? $0 : "" }, ask, messages, earlier) {
            return step
        }
        if let fixed = desk.talk(ask) ?? HiddenAnswer.markdown(ask, hiding: hidden) {
            return .answer(desk.introduced(fixed, ask, messages))
        }
        return desk.lookedUp(ask, messages)
    }

    /// Characters of the longest question that is read by rules.
    static let longestQuestion = 10_000

    private static func isShort(_ text: String) -> Bool {
        text.utf8.count <= longestQuestion || text.count <= longestQuestion
    }

    private static let tooLong =
        "Your question is too long for me: I read up to 10,000 characters. Please ask in a sentence or two, or choose a model "
        + "for long texts."

    /// The last question, with what it takes from those before it.
    private func asked(in questions: [Question]) -> Ask {
        var previous: Ask?
        for question in questions { previous = Ask(question, today: today).completed(by: previous) }
        return previous ?? Ask(Question(""), today: today)
    }

    private static func isSensitive(_ ask: Ask, _ question: Question) -> Bool {
        let categories: [HealthCategory?] = [.body, .nutrition, .activity]
        return ask.subject == .body || ask.subject == .formula(.bmi)
            || ask.metrics.contains { categories.contains($0.category) }
            || question.has("bmi", "calories", "lose", "diet", "fat", "thin", "skinny", "fasting", "rings")
    }

    // MARK: Figures

    /// The answer to a question that was read whole, or named as one of something that is not recorded; `nil` for requests of
    /// other kinds, and where not all was understood.
    private func figures(
        _ texts: [String], _ ask: Ask, _ messages: [ChatMessage], _ earlier: [SafetyNotice]
    ) -> Step? {
        guard !ask.isOwnKind, let text = texts.last else { return nil }
        let reader = QuestionReader(today: today)
        var previous: HealthQuestion?
        for (index, earlier) in texts.dropLast().enumerated() {
            let isOther = Ask(Question(earlier), today: today).isOwnKind
            let result = reader.reading(of: earlier, after: previous, isFollowing: index > 0).result
            if !isOther, case .question(let question) = result { previous = question } else { previous = nil }
        }
        let reading = reader.reading(of: text, after: previous, isFollowing: texts.count > 1)
        switch reading.result {
        case .question(let question):
            // A bound without a unit is in the person's own, which the reader does not know.
            guard let calls = QuestionAnswer.calls(question), Wording.units == .metric || !question.boundsMeasures
            else {
                return nil
            }
            return answered(question, calls, reading, messages, earlier)
        case .conclusion(let conclusion): return concluded(conclusion, reading, messages, earlier)
        case .refused(let refusal):
            guard ask.isOpen, let words = RefusalWording.markdown(refusal, reading.language) else { return nil }
            let read = QuestionReading(
                language: reading.language.rawValue, isAnswered: false, sentence: "", calls: [], unread: reading.unread)
            return .answer(introduced(words, ask, messages), read)
        }
    }

    private func concluded(
        _ conclusion: Conclusion, _ reading: Reading, _ messages: [ChatMessage], _ earlier: [SafetyNotice]
    ) -> Step? {
        // Figures of body, food and activity stand in most conclusions.
        if conclusion.kind != .bedtime, earlier.contains(where: { $0.concern == .eatingDisorder }) {
            return .answer(SafetyReply.withoutFigures)
        }
        let ask = Ask(Question(""), today: today)
        var lookup = Lookup(clock, since: messages, voice: voice)
        let reply = ConclusionReply(conclusion: conclusion, language: reading.language, today: today)
        guard let text = reply.markdown(&lookup) else { return nil }
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(lookup.open)
        }
        if let failure = lookup.failure { return .answer("I can't read your health data now. \(failure)") }
        let read = QuestionReading(
            language: reading.language.rawValue, isAnswered: true, sentence: reply.sentence,
            calls: [(name: reply.call.tool, argumentsJSON: reply.call.arguments)], unread: [])
        let parts = [reading.language == .english ? voice.opening : nil, text, RefusalWording.slips(reading)]
        return .answer(introduced(parts.compactMap(\.self).joined(separator: "\n\n"), ask, messages), read)
    }

    private func answered(
        _ question: HealthQuestion, _ calls: [PlannedCall], _ reading: Reading, _ messages: [ChatMessage],
        _ earlier: [SafetyNotice]
    ) -> Step? {
        let categories = question.categories
        let ask = Ask(Question(""), today: today)
        if earlier.contains(where: { $0.concern == .eatingDisorder }),
            !categories.isDisjoint(with: [.body, .nutrition, .activity])
        {
            return .answer(SafetyReply.withoutFigures)
        }
        if let text = HiddenAnswer.markdown(categories, hiding: hidden) {
            return .answer(introduced(text, ask, messages))
        }
        var lookup = Lookup(clock, since: messages, voice: voice)
        let answer = QuestionAnswer(question: question, language: reading.language, today: today)
        guard let text = answer.markdown(&lookup) else { return nil }
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(Array(lookup.open.prefix(ToolCallRunner.mostCalls)))
        }
        if let failure = lookup.failure { return .answer("I can't read your health data now. \(failure)") }
        let read = QuestionReading(
            language: reading.language.rawValue, isAnswered: true, sentence: answer.sentence,
            calls: calls.map { (name: $0.tool, argumentsJSON: $0.arguments) }, unread: [])
        let slips = RefusalWording.slips(reading)
        return .answer(introduced([text, slips].compactMap(\.self).joined(separator: "\n\n"), ask, messages), read)
    }

    // MARK: Without looking up

    private func talk(_ ask: Ask) -> String? {
        switch ask.subject {
        case .identity?: return HelpAnswer.identity
        case .help?: return HelpAnswer.help
        case .greeting?: return voice.greeting
        case .thanks?: return voice.thanks
        default: break
        }
        if let when = ask.unclearSince, ask.hasTopic {
            return
                "Since when exactly? I know dates and months, but not the day of \"\(Wording.plain(when))\". Please ask with "
                + "a date, for example: since 5 April, since March, in the last 3 weeks."
        }
        guard ask.hasTopic || ask.operation == .compare else { return HelpAnswer.unknown(near: ask) }
        if let span = ask.span, span.days.lowerBound > today {
            let when = span.name.isEmpty ? "That day" : Wording.capitalised(span.name)
            return "\(when) hasn't come yet, so nothing is recorded."
        }
        return nil
    }

    private func introduced(_ text: String, _ ask: Ask, _ messages: [ChatMessage]) -> String {
        let start = messages.lastIndex { $0.author == .person } ?? messages.startIndex
        let hasIntroducedItself = messages[..<start].contains { $0.author == .coach }
        return hasIntroducedItself || ask.subject == .identity ? text : "\(voice.introduction)\n\n\(text)"
    }

    // MARK: Looking up

    private func lookedUp(_ ask: Ask, _ messages: [ChatMessage]) -> Step {
        var lookup = Lookup(clock, since: messages, voice: voice)
        let text = OfflineAnswer.markdown(ask, &lookup)
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(Array(lookup.open.prefix(ToolCallRunner.mostCalls)))
        }
        if let failure = lookup.failure {
            return .answer("I can't read your health data now. \(failure)")
        }
        let opening = lookup.sources.isEmpty ? nil : voice.opening
        let note = HiddenAnswer.note(ask, hiding: hidden)
        let whole = [opening, text, note, lookup.credit].compactMap(\.self).joined(separator: "\n\n")
        return .answer(introduced(whole, ask, messages))
    }

    private static let withoutTools =
        "I answer with AirFit's tools alone, and they are switched off for this question. Ask again with them."

    // MARK: Writing down

    private func logging(_ entry: LogRequest, _ messages: [ChatMessage]) -> Step {
        guard let call = entry.call else {
            return .answer(introduced(entry.question, Ask(Question(""), today: today), messages))
        }
        guard offered.contains(call.tool) else {
            return .answer(
                "I can't write that down from here: no tool for it is offered. The **Log** screen takes it, or `airfit log`."
            )
        }
        let lookup = Lookup(clock, since: messages)
        // Of the turn, not of this reading of it: a time such as `two hours ago` has moved on since.
        guard let finding = lookup.reply(of: call.tool) else { return .calls([call]) }
        return .answer(entry.words(for: finding) + "\n\n*From \(call.tool).*")
    }
}

/// What stands in the answer to a question that is looked up.
enum OfflineAnswer {
    static func markdown(_ ask: Ask, _ lookup: inout Lookup) -> String {
        switch ask.subject {
        case .formula(let formula)?: return NamedFormulaAnswer.markdown(formula, ask, &lookup)
        case .catalogue?: return CatalogueAnswer.markdown(&lookup)
        case .goal(let field)?: return GoalAnswer.markdown(field, ask, &lookup)
        case .review?: return ConclusionReply.summary(.review, &lookup)
        case .brief?: return ConclusionReply.summary(.brief, &lookup)
        default: break
        }
        if ask.operation == .relation { return RelationAnswer.markdown(ask, &lookup) }
        if let text = compared(ask, &lookup) { return text }
        if let field = ask.metrics.first ?? standIn(ask), let text = worked(field, ask, &lookup) { return text }
        return plain(ask, &lookup)
    }

    /// Two periods beside each other; `nil` for other questions.
    private static func compared(_ ask: Ask, _ lookup: inout Lookup) -> String? {
        guard ask.operation == nil || ask.operation == .compare else { return nil }
        let isSummary = ask.subject == .summary && ask.metrics.isEmpty
        if let span = ask.span, let other = ask.other ?? (isSummary && !span.isDay ? .before(span) : nil) {
            return ComparisonAnswer.markdown(fields(ask), span, other, &lookup)
        }
        if ask.operation == .compare, ask.metrics.count > 1 { return RelationAnswer.markdown(ask, &lookup) }
        guard ask.operation == .compare else {
            return isSummary && ask.span?.isDay == false ? ComparisonAnswer.weeks(ComparisonAnswer.main, &lookup) : nil
        }
        if ask.span?.isDay == true, !ask.metrics.isEmpty { return nil }
        if let span = ask.span, !span.isDay {
            return ComparisonAnswer.markdown(fields(ask), span, .before(span), &lookup)
        }
        if ask.span == nil, !ask.metrics.isEmpty { return nil }
        return ComparisonAnswer.weeks(fields(ask), &lookup)
    }

    private static func fields(_ ask: Ask) -> [DayField] {
        if !ask.metrics.isEmpty { return Array(ask.metrics.prefix(4)) }
        switch ask.subject {
        case .workouts?: return [.workouts, .workoutMinutes]
        case .sleep?: return [.sleep]
        default: return ComparisonAnswer.main
        }
    }

    /// Answers that work on a metric's days; `nil` where the question is about a day's value.
    private static func worked(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String? {
        let isWorkouts = ask.subject == .workouts
        switch ask.operation {
        case .why? where ask.sleepFocus == .debt: return SleepAnswer.whyDebt(ask, &lookup)
        case .why?: return WhyAnswer.markdown(field, ask, &lookup)
        case .trend?: return TrendAnswer.markdown(isWorkouts ? WorkoutAnswer.field(ask.workouts) : field, ask, &lookup)
        case .weekdays?, .weekends?:
            return WeekPatternAnswer.markdown(isWorkouts ? WorkoutAnswer.field(ask.workouts) : field, ask, &lookup)
        case .normal?: return isWorkouts ? nil : NormalAnswer.markdown(field, ask, &lookup)
        case .outliers?: return isWorkouts ? nil : NormalAnswer.outliers(field, &lookup)
        case .streak(nil)? where ask.subject == .rings: return nil
        case .count?, .streak?, .gap?:
            return DayCountAnswer.markdown(isWorkouts ? WorkoutAnswer.field(ask.workouts) : field, ask, &lookup)
        case .best?, .worst?, .highest?, .lowest?:
            guard !isWorkouts, ask.subject != .rings, ask.sleepFocus == nil else { return nil }
            if let span = ask.span, span.isDay { return nil }
            return ExtremeAnswer.markdown(field, ask, &lookup)
        case .last?: return isWorkouts ? nil : latest(field, &lookup)
        case .average?, .median?, .total?:
            guard !isWorkouts, ask.sleepFocus == nil, ask.span?.isDay != true else { return nil }
            return StatisticsAnswer.markdown(field, ask, &lookup)
        case .compare?, .relation?, nil:
            guard let span = ask.span, !span.isDay, ask.subject != .workouts, ask.subject != .rings,
                ask.sleepFocus == nil, !ask.metrics.isEmpty, ask.subject != .sleep
            else { return nil }
            return StatisticsAnswer.markdown(field, ask, &lookup)
        }
    }

    /// What a question means that names no metric.
    private static func standIn(_ ask: Ask) -> DayField? {
        switch ask.operation {
        case nil, .compare?: return nil
        case .streak(nil)?: if ask.subject == .rings { return nil }
        default: break
        }
        switch ask.subject {
        case .sleep?: return .sleep
        case .heart?: return .restingHeartRate
        case .body?: return .weight
        case .recovery?: return .heartRateVariability
        case .workouts?: return WorkoutAnswer.field(ask.workouts)
        case .summary?, .review?: return .steps
        default: return nil
        }
    }

    private static func plain(_ ask: Ask, _ lookup: inout Lookup) -> String {
        switch ask.subject {
        case .sleep?: return SleepAnswer.markdown(ask, &lookup)
        case .rings?: return DaySummary.rings(ask, &lookup)
        case .recovery?: return DaySummary.recovery(ask, &lookup)
        case .workouts?: return WorkoutAnswer.markdown(ask, &lookup)
        case .heart?:
            return several([.restingHeartRate, .heartRateVariability, .walkingHeartRate, .bloodOxygen], ask, &lookup)
        case .body?: return several([.weight, .bodyFat], ask, &lookup)
        default: break
        }
        guard !ask.metrics.isEmpty else { return DaySummary.markdown(ask, &lookup) }
        return ask.metrics.prefix(4).map { MetricAnswer.markdown($0, ask, &lookup) }.joined(separator: "\n\n")
    }

    private static func several(_ fields: [DayField], _ ask: Ask, _ lookup: inout Lookup) -> String {
        guard let recorded = lookup.recorded(fields) else { return "" }
        guard !recorded.isEmpty else { return NeverRecorded.markdown(fields[0], &lookup) }
        return recorded.map { MetricAnswer.markdown($0, ask, &lookup) }.joined(separator: "\n\n")
    }

    /// The newest day with a value above zero.
    private static func latest(_ field: DayField, _ lookup: inout Lookup) -> String {
        let condition = JSONTree.condition(field, ">", 0)
        let finding = lookup.ask(
            "days",
            [
                "where": .list([condition]), "columns": .list([.string(field.rawValue)]), "order": .string("desc"),
                "limit": .integer(1),
            ])
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        guard let row = finding.rows().first, let day = row["date"].text.flatMap({ CivilDay(iso: $0) }),
            let value = row[field.rawValue].number
        else { return "No day with \(Wording.name(field)) is on record." }
        return "The last day with \(Wording.name(field)) was **\(DayName.relative(day, to: lookup.today))**: "
            + "\(Wording.value(value, field))."
    }
}

extension Ask {
    /// Asks for what is answered in a way of its own: talk, summaries, reasons, advice, formulas, goals.
    fileprivate var isOwnKind: Bool {
        if operation == .why || operation == .relation || operation == .outliers || sleepFocus != nil { return true }
        switch subject {
        case .rings?, .recovery?, .summary?, .brief?, .review?, .help?, .identity?, .greeting?, .thanks?, .catalogue?,
            .goal?:
            return true
        case .formula(let formula)?: return formula != .bmi
        case .sleep?: return isNight
        case .heart?, .body?, .workouts?, nil: return false
        }
    }

    /// Nothing of its own that could be answered otherwise.
    fileprivate var isOpen: Bool {
        switch subject {
        case .formula?, .heart?, .body?: false
        default: unclearSince == nil
        }
    }

    /// The same of other days.
    func on(_ span: Span) -> Ask {
        var ask = self
        ask.span = span
        return ask
    }
}
