import ChatModel
import CoachTools
import Entries
import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach
import Safety

/// Decides what a question asks for, plans what has to be looked up, and puts what the tools answered into words.
struct OfflineAnswerPlanner {
    enum Step: Equatable {
        /// With what was read, where it is known before they have answered.
        case calls([PlannedCall], QuestionReading? = nil)
        /// Markdown, with what was read, and the meaning whose parts can be changed.
        case answer(String, QuestionReading? = nil, HealthQuestion? = nil)
    }

    var clock: ToolClock
    /// Reads what is to be written down.
    var entries: EntryLine
    var voice = OfflineVoice()
    /// The categories that the person hides.
    var hidden: Set<HealthCategory> = []
    /// The names of the tools it may call.
    var offered: Set<String>

    private var today: CivilDay { clock.today }

    /// The next step in the answer to the last of the person's messages. Every answer has a reading.
    /// - Parameter elsewhere: what was shown of a crisis on another branch.
    func step(
        for messages: [ChatMessage], safety: SafetyNotice? = nil, elsewhere: SafetyNotice? = nil
    ) -> Step {
        let next = unnamedStep(for: messages, safety: safety, elsewhere: elsewhere)
        guard case .answer(let text, nil, let question) = next else { return next }
        return .answer(text, Self.unansweredReading(of: messages), question)
    }

    private func unnamedStep(
        for messages: [ChatMessage], safety: SafetyNotice?, elsewhere: SafetyNotice?
    ) -> Step {
        let questions = messages.filter { $0.author == .person }.map(\.text)
        guard let text = questions.last else { return .answer(HelpAnswer.help) }
        let earlier = [elsewhere].compactMap(\.self) + messages.compactMap(\.safety)
        if let reply = SafetyReply.markdown(after: safety) { return .answer(reply) }
        guard Self.isShort(text) else {
            return .answer(introduced(Self.tooLong, messages, .english))
        }
        var planner = self
        planner.voice.isCareful = safety != nil || !earlier.isEmpty
        if let request = TemplateRequest(text) { return planner.proposing(request, messages) }
        if let step = planner.proposingSessions(text, messages) { return step }
        if let question = PlanQuestion(text) { return planner.answered(question, messages) }
        if let request = PlanRequest(text) { return planner.proposing(request, messages) }
        if let request = GoalEndRequest(text) { return planner.proposing(request, messages) }
        if let entry = LogRequest(text, entries: entries) {
            let asks = entry.isOrder && entry.call == nil && planner.asksForFigure(text)
            if !asks { return planner.logging(entry, messages) }
        }
        // Only what was said lately can be meant by an `and yesterday?`.
        return planner.read(questions.suffix(12).map { Self.isShort($0) ? $0 : "" }, messages, earlier)
    }

    /// `record run distance 2025` begins like something to be written down, and asks for the longest.
    private func asksForFigure(_ text: String) -> Bool {
        let reader = QuestionReader(today: today, isImperial: Wording.units == .imperial)
        return if case .question = reader.reading(of: text).result { true } else { false }
    }

    /// Characters of the longest question that is read by rules.
    static let longestQuestion = 10_000

    static func isShort(_ text: String) -> Bool {
        text.utf8.count <= longestQuestion || text.count <= longestQuestion
    }

    static let tooLong =
        "Your question is too long for me: I read up to 10,000 characters. Please ask in a sentence or two, or choose a model "
        + "for long texts."

    /// Whether words are of body, food or burning it, which are kept from somebody who has spoken of an eating disorder.
    private static func isSensitive(_ text: String) -> Bool {
        Question(text).has(
            "bmi", "calories", "lose", "diet", "fat", "thin", "skinny", "fasting", "rings", "weight", "weigh")
    }

    // MARK: Reading

    /// The answer to what the words mean: figures, a conclusion, a request, or that they were not all understood.
    private func read(
        _ texts: [String], _ messages: [ChatMessage], _ earlier: [SafetyNotice]
    ) -> Step {
        let reader = QuestionReader(today: today, isImperial: Wording.units == .imperial)
        var previous: HealthQuestion?
        var near: [String] = []
        // Whether the last was about figures, but no question of which parts can be taken over.
        var isOpen = false
        for earlier in texts.dropLast() {
            let said = Self.chosen(earlier, near)
            let reading = reader.reading(of: said, after: previous, isFollowing: isOpen)
            let result = reading.result
            switch result {
            case .refused, .conclusion: near = RefusalWording.near(reading, reader)
            case .question, .request: near = []
            }
            previous = reading.talkedOf(after: previous, today: today)
            if case .request = result { continue }
            isOpen = previous == nil && reading.leavesOpen
        }
        let text = Self.chosen(texts.last ?? "", near)
        let reading = reader.reading(of: text, after: previous, isFollowing: isOpen)
        if earlier.last?.concern == .crisis, offered.isEmpty || reading.isTalk {
            return .answer(SafetyReply.staying(after: earlier.last))
        }
        if earlier.contains(where: { $0.concern == .eatingDisorder }), Self.isSensitive(text) {
            return .answer(SafetyReply.withoutFigures)
        }
        if case .twoQuestions(let first, let second)? = reading.fault {
            return both(first, second, after: Array(texts.dropLast()), messages, earlier)
        }
        switch reading.result {
        case .question(let question) where question.isWithinDay:
            var whole = reading
            whole.nearest = question.ofWholeDays
            return refused(.withinDay, whole, reader, messages)
        case .question(let question) where !question.openPeriods.isEmpty:
            return dated(question, reading, reader, messages, earlier, text)
        case .question(let question):
            guard let calls = QuestionAnswer.calls(question),
                let step = answered(question, calls, reading, reader, messages, earlier, typed: text)
            else { return refused(.unclear, reading, reader, messages) }
            return step
        case .conclusion(let conclusion):
            guard conclusion.quantity == nil || conclusion.namesMetric else {
                return reasoned(conclusion, reading, reader, messages, earlier)
            }
            return concluded(conclusion, reading, messages, earlier)
        case .request(let request): return requested(request, reading, messages)
        case .refused(.weather) where offered.contains(WeatherTool.name) && !hidden.contains(.location):
            return weather(text, reading, messages) ?? refused(.weather, reading, reader, messages)
        case .refused(let refusal)
        where offered.contains(WeatherTool.name) && !hidden.contains(.location) && WeatherQuestion.isPlain(text)
            && [.future, .prediction, .unclear, .otherTopic].contains(refusal):
            return weather(text, reading, messages) ?? refused(refusal, reading, reader, messages)
        case .refused(.unrecorded) where offered.contains(JournalTool.name):
            return logged(text, reading, messages) ?? refused(.unrecorded, reading, reader, messages)
        case .refused(let refusal):
            guard !reading.isAboutFigures, let sentence = Self.unreadable(text, refusal, reading.language) else {
                return refused(refusal, reading, reader, messages)
            }
            let read = QuestionReading(
                language: reading.language.rawValue, isAnswered: false, sentence: "", calls: [], unread: reading.unread)
            return .answer(introduced(sentence, messages, reading.language), read)
        }
    }

    /// The answers to two questions that were asked in one sentence, the second read as it follows the first.
    private func both(
        _ first: String, _ second: String, after texts: [String], _ messages: [ChatMessage], _ earlier: [SafetyNotice]
    ) -> Step {
        let one = read(texts + [first], messages, earlier)
        guard case .answer(let text, let firstReading, _) = one else { return one }
        let other = read(texts + [first, second], messages, earlier)
        guard case .answer(let next, let nextReading, _) = other else { return other }
        var reading = firstReading
        if let firstReading, let nextReading {
            reading?.isAnswered = firstReading.isAnswered && nextReading.isAnswered
            reading?.sentence = "\(firstReading.sentence); \(nextReading.sentence)"
            reading?.calls = firstReading.calls + nextReading.calls
        }
        // Who speaks is said once.
        let introduction = introduced("", messages, nextReading?.language == "de" ? .german : .english)
        let answer = next.hasPrefix(introduction) ? next.dropFirst(introduction.count) : next[...]
        return .answer("\(text)\n\n\(answer)", reading)
    }

    /// The answer to a question of a period whose dates the records have to give first.
    private func dated(
        _ question: HealthQuestion, _ reading: Reading, _ reader: QuestionReader, _ messages: [ChatMessage],
        _ earlier: [SafetyNotice], _ text: String
    ) -> Step {
        var lookup = Lookup(clock, since: messages, voice: voice)
        let finder = OwnPeriodFinder(language: reading.language, today: today, hidden: hidden)
        let outcome = finder.outcome(question, &lookup)
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(lookup.open)
        }
        if let failure = lookup.failure { return .answer(introduced(failure, messages, reading.language)) }
        switch outcome {
        case .unknown(let problem):
            let read = QuestionReading(
                language: reading.language.rawValue, isAnswered: false, sentence: "",
                calls: lookup.asked.map { QuestionReading.Call(name: $0.tool, argumentsJSON: $0.arguments) }, unread: []
            )
            return .answer(introduced(problem, messages, reading.language), read)
        case .found(let question, let source):
            guard let calls = QuestionAnswer.calls(question),
                let step = answered(
                    question, calls, reading, reader, messages, earlier, typed: text, note: source)
            else { return refused(.unclear, reading, reader, messages) }
            return step
        }
    }

    /// `nil` where nobody was asked for the weather, as no place is set. Of days that are over nothing is known, which is said.
    private func weather(_ text: String, _ reading: Reading, _ messages: [ChatMessage]) -> Step? {
        var lookup = Lookup(clock, since: messages, voice: voice)
        guard let question = WeatherQuestion(text, today: today) else {
            let read = QuestionReading(
                language: reading.language.rawValue, isAnswered: false, sentence: "", calls: [], unread: reading.unread)
            let sentence = WeatherWording.onlyNowAndAhead(reading.language)
            return .answer(introduced(sentence, messages, reading.language), read)
        }
        let wording = WeatherWording(language: reading.language, today: today, question: question)
        let answer = wording.markdown(&lookup)
        guard lookup.isComplete else { return .calls(lookup.open) }
        if let failure = lookup.failure { return .answer(introduced(failure, messages, reading.language)) }
        guard let answer else { return nil }
        let read = QuestionReading(
            language: reading.language.rawValue, isAnswered: true,
            sentence: reading.language == .german ? "das Wetter" : "the weather",
            calls: lookup.asked.map { QuestionReading.Call(name: $0.tool, argumentsJSON: $0.arguments) }, unread: [])
        return .answer(introduced(answer, messages, reading.language), read)
    }

    /// The answer from the log's entries of the subject; `nil` where there are none, or they are hidden.
    private func logged(_ text: String, _ reading: Reading, _ messages: [ChatMessage]) -> Step? {
        guard let subject = LogSubject(in: text), !hidden.contains(subject.isExercise ? .workouts : .clinical) else {
            return nil
        }
        var lookup = Lookup(clock, since: messages, voice: voice)
        let answer = JournalWording(language: reading.language, today: today).markdown(subject, &lookup)
        guard lookup.isComplete else { return .calls(lookup.open) }
        if let failure = lookup.failure { return .answer(introduced(failure, messages, reading.language)) }
        guard let answer else { return nil }
        let read = QuestionReading(
            language: reading.language.rawValue, isAnswered: false, sentence: "",
            calls: lookup.asked.map { QuestionReading.Call(name: $0.tool, argumentsJSON: $0.arguments) },
            unread: reading.unread)
        return .answer(introduced(answer, messages, reading.language), read)
    }

    /// One sentence for what is in another language, or holds no word; `nil` for all else.
    private static func unreadable(_ text: String, _ refusal: Refusal, _ language: Language) -> String? {
        guard [.language, .unread, .unclear, .otherTopic].contains(refusal) else { return nil }
        if let sentence = OtherLanguage.sentence(text) { return sentence }
        guard OtherLanguage.hasNoWord(text) else { return nil }
        return language == .german
            ? "Darin steht kein Wort, das ich lesen kann: Frag bitte in einem Satz."
            : "There is no word in it that I can read: please ask in a sentence."
    }

    /// The near question whose number was sent.
    private static func chosen(_ text: String, _ near: [String]) -> String {
        guard let number = Int(text.filter { !$0.isWhitespace && $0 != "." }), near.indices.contains(number - 1) else {
            return text
        }
        return near[number - 1]
    }

    private func refused(
        _ refusal: Refusal, _ reading: Reading, _ reader: QuestionReader, _ messages: [ChatMessage]
    ) -> Step {
        let wording = RefusalWording(reading: reading, today: today)
        let near = [.unread, .unclear, .withinDay].contains(refusal) ? RefusalWording.near(reading, reader) : []
        var read = QuestionReading(
            language: reading.language.rawValue, isAnswered: false, sentence: "", calls: [], unread: reading.unread)
        read.near = near
        return .answer(introduced(wording.markdown(refusal, near: near), messages, reading.language), read)
    }

    private func requested(
        _ request: Request, _ reading: Reading, _ messages: [ChatMessage]
    ) -> Step {
        let talk = TalkWording(language: reading.language)
        switch request {
        case .help: return .answer(introduced(talk.help, messages, reading.language), read(request, reading))
        case .identity: return .answer(talk.identity, read(request, reading))
        case .greeting:
            return .answer(
                introduced(reading.language == .german ? talk.greeting : voice.greeting, messages, reading.language),
                read(request, reading))
        case .thanks:
            return .answer(
                introduced(reading.language == .german ? talk.thanks : voice.thanks, messages, reading.language),
                read(request, reading))
        case .explain(let term):
            return .answer(
                introduced(
                    TermWording(language: reading.language, today: today).markdown(term), messages, reading.language),
                read(request, reading))
        case .log:
            let text = messages.last { $0.author == .person }?.text ?? ""
            if let entry = LogRequest(statement: text, in: reading.language, entries) {
                return logging(entry, messages)
            }
            return .answer(introduced(talk.log, messages, reading.language), read(request, reading))
        case .entries: return .answer(introduced(talk.entries, messages, reading.language), read(request, reading))
        case .catalogue(let quantity):
            return looked(messages, read(request, reading)) { lookup in
                CatalogueWording(language: reading.language, today: today, hidden: hidden).markdown(quantity, &lookup)
            }
        case .strength(let question):
            if let text = HiddenAnswer.markdown([.workouts], hiding: hidden) {
                return .answer(introduced(text, messages, reading.language))
            }
            return looked(messages, read(request, reading)) { lookup in
                StrengthWording(question: question, language: reading.language, today: today).markdown(&lookup)
            }
        case .influences(let field):
            if let text = HiddenAnswer.markdown(
                HealthQuestion(.day(field), .value, Days(from: nil, to: today)).categories, hiding: hidden)
            {
                return .answer(introduced(text, messages, reading.language))
            }
            return looked(messages, read(request, reading)) { lookup in
                InfluencesWording(outcome: field, language: reading.language, today: today).markdown(&lookup)
            }
        case .profile(let fact):
            if let text = HiddenAnswer.markdown([.profile], hiding: hidden) {
                return .answer(introduced(text, messages, reading.language))
            }
            return looked(messages, read(request, reading)) { lookup in
                ProfileWording(fact: fact, language: reading.language).markdown(&lookup)
            }
        case .ownPeriod(let period):
            let finder = OwnPeriodFinder(language: reading.language, today: today, hidden: hidden)
            return looked(messages, read(request, reading)) { lookup in finder.dates(of: period, &lookup) }
        case .enough(let question):
            let categories = HealthQuestion(question.quantity, .value, question.days).categories
            if let text = HiddenAnswer.markdown(categories, hiding: hidden) {
                return .answer(introduced(text, messages, reading.language))
            }
            return looked(messages, read(request, reading)) { lookup in
                EnoughWording(question: question, language: reading.language, today: today).markdown(&lookup)
            }
        case .goals(let quantity, let days, let span, let outcome):
            return looked(messages, read(request, reading)) { lookup in
                let wording = GoalWording(
                    language: reading.language, today: today, span: span, asksRest: outcome == .rest)
                return wording.markdown(quantity, days, counting: outcome == .rest ? nil : outcome, &lookup)
            }
        }
    }

    /// An answer that is written as if all tools had answered already.
    private func looked(
        _ messages: [ChatMessage], _ reading: QuestionReading, _ write: (inout Lookup) -> String
    ) -> Step {
        var lookup = Lookup(clock, since: messages, voice: voice)
        let text = write(&lookup)
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(Array(lookup.open.prefix(ToolCallRunner.mostCalls)))
        }
        if let failure = lookup.failure { return .answer("I can't read your health data now. \(failure)") }
        var read = reading
        read.calls = lookup.asked.map { QuestionReading.Call(name: $0.tool, argumentsJSON: $0.arguments) }
        return .answer(introduced(text, messages, reading.language == "de" ? .german : .english), read)
    }

    private func concluded(
        _ conclusion: Conclusion, _ reading: Reading, _ messages: [ChatMessage], _ earlier: [SafetyNotice]
    ) -> Step {
        // Figures of body, food and activity stand in most conclusions.
        if conclusion.kind != .bedtime, earlier.contains(where: { $0.concern == .eatingDisorder }) {
            return .answer(SafetyReply.withoutFigures)
        }
        if let text = HiddenAnswer.markdown(conclusion.categories, hiding: hidden) {
            return .answer(introduced(text, messages, reading.language))
        }
        var lookup = Lookup(clock, since: messages, voice: voice)
        var reply = ConclusionReply(conclusion: conclusion, language: reading.language, today: today)
        reply.drawsChart = offered.contains(ChartTool.name)
        let text = reply.markdown(&lookup, hiding: conclusion.quantity == nil ? hidden : [])
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(lookup.open)
        }
        if let failure = lookup.failure { return .answer("I can't read your health data now. \(failure)") }
        guard let text else { return refused(.unclear, reading, QuestionReader(today: today), messages) }
        var read = QuestionReading(
            language: reading.language.rawValue, isAnswered: true, sentence: reply.sentence,
            calls: [QuestionReading.Call(name: reply.call.tool, argumentsJSON: reply.call.arguments)], unread: [])
        let reader = QuestionReader(today: today, isImperial: Wording.units == .imperial)
        read.chips = reply.chips(reader)
        read.near = reader.near(reading)
        let parts = [
            reading.language == .english ? voice.opening : nil, text, RefusalWording.slips(reading),
            ConclusionReply.next(read.near, reading.language),
        ]
        return .answer(introduced(parts.compactMap(\.self).joined(separator: "\n\n"), messages, reading.language), read)
    }

    /// Why a figure is as it is that a formula makes of others: what the formula is, and what it was computed from. Of what
    /// no finding is known either, nothing is concluded.
    private func reasoned(
        _ conclusion: Conclusion, _ reading: Reading, _ reader: QuestionReader, _ messages: [ChatMessage],
        _ earlier: [SafetyNotice]
    ) -> Step {
        guard conclusion.kind == .changed, case .formula(let name, _)? = conclusion.quantity,
            let quantity = conclusion.quantity
        else { return refused(.unclear, reading, reader, messages) }
        let days = conclusion.days ?? Days(from: name == "monotony" ? today.advanced(by: -6) : nil, to: today)
        var question = HealthQuestion(quantity, .value, days)
        question.setDaysOfFormula()
        guard let calls = QuestionAnswer.calls(question),
            let step = answered(question, calls, reading, reader, messages, earlier, typed: "", isExplained: true)
        else { return refused(.unclear, reading, reader, messages) }
        return step
    }

    /// - Parameters:
    ///   - typed: the words of the question, which may have another reading.
    ///   - isExplained: below its value stands what it is, and what it was computed from.
    ///   - note: a sentence on what tells the days.
    private func answered(
        _ question: HealthQuestion, _ calls: [PlannedCall], _ reading: Reading, _ reader: QuestionReader,
        _ messages: [ChatMessage], _ earlier: [SafetyNotice], typed: String, isExplained: Bool = false,
        note: String? = nil
    ) -> Step? {
        let categories = question.categories
        if earlier.contains(where: { $0.concern == .eatingDisorder }),
            !categories.isDisjoint(with: [.body, .nutrition, .activity])
        {
            return .answer(SafetyReply.withoutFigures)
        }
        if let text = HiddenAnswer.markdown(categories, hiding: hidden) {
            return .answer(introduced(text, messages, reading.language))
        }
        var lookup = Lookup(clock, since: messages, voice: voice)
        var answer = QuestionAnswer(question: question, language: reading.language, today: today)
        answer.wantsChart = offered.contains(ChartTool.name) && ChartWish.isIn(typed)
        guard let text = answer.markdown(&lookup) else { return nil }
        guard lookup.isComplete else {
            guard lookup.open.allSatisfy({ offered.contains($0.tool) }) else { return .answer(Self.withoutTools) }
            return .calls(Array(lookup.open.prefix(ToolCallRunner.mostCalls)))
        }
        if let failure = lookup.failure { return .answer("I can't read your health data now. \(failure)") }
        var read = QuestionReading(
            language: reading.language.rawValue, isAnswered: true, sentence: answer.sentence,
            calls: calls.map { QuestionReading.Call(name: $0.tool, argumentsJSON: $0.arguments) }, unread: [])
        let slips = RefusalWording.slips(reading)
        var parts = [text]
        if isExplained {
            let term = TermWording(language: reading.language, today: today).markdown(.quantity(question.quantity))
            let inputs = calls.first.flatMap { call in
                FormulaOrigin(language: reading.language, today: today).markdown(lookup.ask(call))
            }
            parts += [term, inputs].compactMap(\.self)
        }
        if let note { parts.append(note) }
        if let slips { parts.append(slips) }
        let other = OtherReading(
            question: question, typed: typed, reader: reader, language: reading.language, today: today)
        if let choosing = other.choosing {
            read.other = [choosing]
            parts.append(OtherReading.markdown(choosing, reading.language))
        }
        return .answer(introduced(parts.joined(separator: "\n\n"), messages, reading.language), read, question)
    }

    // MARK: Without looking up

    /// The text, at first after who speaks.
    func introduced(_ text: String, _ messages: [ChatMessage], _ language: Language) -> String {
        let start = messages.lastIndex { $0.author == .person } ?? messages.startIndex
        guard !messages[..<start].contains(where: { $0.author == .coach }) else { return text }
        let introduction = language == .german ? TalkWording(language: .german).introduction : voice.introduction
        return "\(introduction)\n\n\(text)"
    }

    static let withoutTools =
        "I answer with AirFit's tools alone, and they are switched off for this question. Ask again with them."

    // MARK: Writing down

    func logging(_ entry: LogRequest, _ messages: [ChatMessage]) -> Step {
        guard let call = entry.call else {
            return .answer(introduced(entry.question, messages, entry.language))
        }
        guard offered.contains(call.tool) else {
            if entry.language == .german {
                return .answer(
                    "Von hier aus kann ich das nicht eintragen: Dafür ist kein Werkzeug da. Der Bildschirm **Log** nimmt es, "
                        + "oder `airfit log`.")
            }
            return .answer(
                "I can't write that down from here: no tool for it is offered. The **Log** screen takes it, or `airfit log`."
            )
        }
        let lookup = Lookup(clock, since: messages)
        // Of the turn, not of this reading of it: a time such as `two hours ago` has moved on since.
        guard let finding = lookup.reply(of: call.tool) else { return .calls([call], entry.reading(call)) }
        return .answer(entry.words(for: finding) + "\n\n*From \(call.tool).*", entry.reading(call))
    }
}

extension Reading {
    /// Whether it is about the person's figures, and yet no question that another one can go on with.
    fileprivate var leavesOpen: Bool {
        switch result {
        case .question, .request: false
        case .conclusion: true
        case .refused: isAboutFigures
        }
    }

    /// Whether it asks for nothing that is recorded.
    fileprivate var isTalk: Bool {
        switch result {
        case .question, .conclusion: false
        case .request(let request): [.thanks, .greeting, .help, .identity].contains(request)
        case .refused: !isAboutFigures
        }
    }
}

extension Conclusion {
    /// Whether findings are known of the quantity: of metrics of a day alone.
    fileprivate var namesMetric: Bool { if case .day? = quantity { true } else { false } }

    /// Whose data it is about, where one quantity was named.
    fileprivate var categories: Set<HealthCategory> {
        guard let quantity else { return [] }
        return HealthQuestion(quantity, .value, Days(from: nil, to: CivilDay(number: 0))).categories
    }
}
