import ChatModel
import Foundation
import HealthModel
import HealthQuery
import JSON

/// The evidence for the numbers of a conversation's answers: the replies of tools, the data of the prompt, and the
/// person's own words. Grows with the conversation; each reply is read once.
public struct EvidenceBase: Sendable {
    struct Sheet: Sendable {
        var callID: String?
        var facts: FactSheet
        /// The numbers that follow from two of its figures.
        var derived: DerivedFigures
        var hasGrown = false
    }

    private(set) var sheets: [Sheet] = []
    private(set) var told: [Sheet] = []
    /// Numbers that the person wrote, or that a tool was asked with.
    private(set) var said: [Figure.Reading] = []
    private(set) var asked: [Figure.Reading] = []
    /// Replies of a conversation that an answer is held against, the newest.
    static let mostReplies = 100
    static let mostSaid = 4_000
    /// Characters of a question that are read: a text that is pasted beside it has no end.
    static let longestQuestion = 40_000
    /// As often the prompt's data are kept, the newest.
    static let mostTold = 12
    private var toldTexts: [String] = []
    /// The day that `yesterday` is counted from, by the prompt or by a reply about a range that ends today.
    private(set) var today: CivilDay?
    /// The last day that a reply is about: a period that is named without its year ends no later.
    private var lastDay: CivilDay?
    /// Telephone lines and hours of the notices that were shown.
    private var contacts: [Figure.Reading] = []
    private var notices: Set<String> = []
    /// The metrics that the last question names.
    private(set) var askedMetrics: Set<DayField> = []
    /// The kind of workout that the last question names, where it is one.
    private(set) var askedWorkout: String?
    /// The words of the last question.
    private(set) var askedWords: Set<String> = []
    /// The days and periods that the last question names.
    private(set) var askedDays: [DayMentions.Named] = []
    /// The last question is about the change of clocks.
    private(set) var asksOfClocks = false
    /// The last question asks for a plan.
    private(set) var asksForPlan = false

    /// How far a conversation had come: an answer rests on nothing that came after it.
    public struct Extent: Equatable, Sendable {
        var sheets: Int
        var said: Int
        var asked: Int
    }

    public init() {}

    public var extent: Extent { Extent(sheets: sheets.count, said: said.count, asked: asked.count) }

    /// - Parameter call: what was asked, where it is known.
    public mutating func add(_ result: ToolResult, to call: ToolCall?) {
        let isReadable = result.json.utf8.count <= 1 << 20
        let isUnfounded = result.name == "compute" && isReadable && !restsOnFigures(JSONValue(result.json) ?? .missing)
        var subject = FactSubject()
        if let call, !call.isMalformed {
            subject.conditions = Self.conditions(of: call.argumentsJSON)
            subject.isOfDaysWithout = Self.selectsZero(call.argumentsJSON)
            if call.name == "workouts" { subject.workout = Self.kindOfWorkout(in: call.argumentsJSON) }
        }
        let facts = FactSheet(
            json: isReadable ? result.json : "{}", tool: result.name, subject: subject,
            hasFailed: result.isError || isUnfounded,
            columnNames: call.map(Self.columnNames) ?? [:])
        if let call { noteToday(call, facts) }
        lastDay = ([lastDay] + facts.subjects.map { $0.range?.upperBound }).compactMap(\.self).max()
        sheets.append(Sheet(callID: result.callID, facts: facts, derived: DerivedFigures(of: facts)))
        if let call, !call.isMalformed { ask(call.argumentsJSON) }
    }

    /// Whether every number of an expression stands in an earlier reply, in what the model was told or in what the person
    /// wrote, or is one that turns units into others: else what it comes to is as little founded as they are.
    private func restsOnFigures(_ reply: JSONValue) -> Bool {
        guard let expression = reply["expression"].text, let numbers = try? Arithmetic(expression).numbers else {
            return true  // another formula
        }
        func isFound(_ number: Double) -> Bool {
            // As rounded as an answer may give it.
            let slack = max(0.5 * pow(10, -Double(Self.decimals(of: number))), 1e-9 * number)
            let range = (number - slack)...(number + slack)
            return (sheets + told).contains { !$0.facts.facts(written: range, limit: 1).isEmpty }
                || said.contains { range.overlaps($0.written) }
        }
        func isConversion(_ number: Double) -> Bool { number <= 10 || Self.conversions.contains(number) }
        return numbers.contains(where: isFound) && numbers.allSatisfy { isConversion($0) || isFound($0) }
    }

    private static let conversions: Set<Double> = [
        12, 14, 24, 28, 30, 31, 42, 52, 60, 90, 100, 365, 366, 1000, 1440, 3600, 7700,
    ]

    /// Decimals that a number is written with, at most nine.
    private static func decimals(of number: Double) -> Int {
        (0..<9).first { (number * pow(10, Double($0))).rounded() == number * pow(10, Double($0)) } ?? 9
    }

    /// Adds the prompt data that the model received before the conversation.
    public mutating func add(_ data: PromptFigures) {
        guard !toldTexts.contains(data.text) else { return }
        if told.count >= Self.mostTold {
            (told, toldTexts) = (told.suffix(Self.mostTold / 2), toldTexts.suffix(Self.mostTold / 2))
        }
        toldTexts.append(data.text)
        today = data.day ?? today
        told.append(data.sheet)
    }

    /// Forgets messages, replies and notices; the prompt data stay.
    public mutating func forgetConversation() {
        (sheets, said, asked) = ([], [], [])
        (contacts, notices) = ([], [])
    }

    /// Adds a notice that the person was shown. Its numbers are telephone lines and their hours: no claims about the person,
    /// wherever an answer repeats them. A line that is open day and night is one of 24 hours.
    public mutating func add(_ notice: SafetyNotice) {
        guard notices.insert(notice.text).inserted else { return }
        let hours = notice.keepsDataBack ? "\n24 hours, 24 h, 24/7" : ""
        contacts += FigureReader.figures(in: notice.text + hours).flatMap(\.readings)
    }

    /// Adds a question of the person: answers may repeat its numbers, and its subject helps to read theirs.
    public mutating func add(question: String) {
        let text = String(question.prefix(Self.longestQuestion))
        let language = AnswerLanguage(of: text.unicodeScalars)
        let words = TextTokens(text)
        let mentions = MetricMentions(in: words, language: language).mentions
        asksOfClocks = ClockChange.isAsked(Set(words.words.map(\.text)))
        asksForPlan =
            words.words.contains { RelationLexicon.plans.contains($0.text) }
            && !words.words.contains { RelationLexicon.quantities.contains($0.text) }
        askedWords = Set(words.words.map(\.text))
        askedDays = DayMentions(in: words, dates: [], today: today, language: language).mentions.map(\.named)
        let kinds = Set(WorkoutLexicon(in: words).mentions.map(\.kind)).filter { !WorkoutLexicon.isPartOfWeek($0) }
        askedWorkout = kinds.count == 1 ? kinds.first : nil
        askedMetrics = mentions.prefix(32).reduce(into: []) { $0.formUnion($1.metrics) }
        guard said.count < Self.mostSaid else { return }
        for figure in FigureReader.figures(in: text).suffix(64) where figure.aside != .date {
            said += figure.readings
            // `5k` is a distance as well.
            if figure.text.hasSuffix("k"), let reading = figure.readings.first, reading.measure == nil {
                let value = LexedNumber.Value(value: reading.value / 1000, decimals: 1, endingNoughts: 0)
                said.append(NumberScan.reading(value, unit: WrittenUnit(.kilometres), isRough: false))
            }
        }
    }

    private mutating func noteToday(_ call: ToolCall, _ facts: FactSheet) {
        guard today == nil, !call.isMalformed, let arguments = JSONValue(call.argumentsJSON) else { return }
        // A formula is of today where no day is asked for.
        if call.name == "compute", arguments["date"].text == nil, arguments["range"].text == nil {
            today = facts.subjects.lazy.filter { $0.range == nil }.compactMap(\.day).first
        }
        let ofSegments = (arguments["segments"].array ?? []).compactMap { $0["range"].text }
        if ofSegments.contains(where: { ["this_week", "this_month", "today"].contains($0) }) {
            today = facts.subjects.lazy.filter(\.isPart).compactMap { $0.range?.upperBound }.max()
        }
        guard let range = arguments["range"].text,
            range.hasPrefix("last_") && range.hasSuffix("_days") || range == "today" || range == "this_week"
        else { return }
        today = facts.subjects.lazy.compactMap(\.range).first?.upperBound
    }

    /// Members of a question to a tool that say how it answers, and nothing of the person.
    private static let settings: Set<String> = ["limit", "lags", "lag", "per_days", "top", "offset", "rank_by"]

    /// Thresholds and counts of a question to a tool; not the digits of its dates.
    private mutating func ask(_ json: String) {
        func walk(_ value: JSONValue, _ unit: WrittenUnit?, depth: Int) {
            guard depth < 8, asked.count < Self.mostSaid else { return }
            if let number = value.number?.magnitude {
                let slack = 1e-9 * max(1, number)
                let (low, high) = (number - slack, number + slack)
                let base = unit ?? WrittenUnit(.count)
                asked.append(
                    Figure.Reading(
                        measure: unit?.measure, value: base.inBaseUnit(number),
                        range: base.inBaseUnit(low)...base.inBaseUnit(high), written: low...high))
            }
            // A limit is in the unit of what it is a limit of.
            let field = value["field"].text.flatMap(DayField.init(rawValue:))
            for member in value.members ?? [] where !Self.settings.contains(member.name) {
                var unit: WrittenUnit?
                if member.name == "value" { unit = field.flatMap { WrittenUnit(toolUnit: $0.unit) } }
                if case .known(let known) = FactUnit(member.name) { unit = known }
                walk(member.value, unit, depth: depth + 1)
            }
            for item in value.array ?? [] { walk(item, unit, depth: depth + 1) }
        }
        if json.utf8.count <= 16_384, let value = JSONValue(json) { walk(value, nil, depth: 0) }
    }

    /// The evidence for the numbers of an answer.
    /// - Parameter extent: what had been said and looked up when it was given; `nil` for all of it.
    public func evidence(for answer: String, within extent: Extent? = nil) -> AnswerEvidence {
        check(answer, within: extent).evidence
    }

    /// With how many facts and pairs of numbers were looked at.
    func check(_ answer: String, within extent: Extent?) -> (evidence: AnswerEvidence, lookups: Int) {
        let figures = FigureReader.figures(in: answer)
        guard !figures.isEmpty else { return (AnswerEvidence(), 0) }
        let mentions = AnswerMentions(
            in: answer, figures: figures, today: today, lastDay: today ?? lastDay, askedWorkout: askedWorkout,
            askedMetrics: askedMetrics,
            askedWords: askedWords,
            partNames: sheets.suffix(Self.mostReplies).reduce(into: []) { $0.formUnion($1.facts.parts.vocabulary) })
        var check = FigureCheck(
            self, within: extent ?? self.extent, words: NearWords(of: answer), figures: figures, mentions: mentions)
        let bindings = mentions.bindings(of: figures)
        var checked = zip(figures, bindings).map { figure, binding in
            CheckedFigure(figure: figure, standing: check.standing(of: figure, binding))
        }
        let strays = NightDates.strays(in: checked, bindings) { index in
            var binding = bindings[index]
            binding.namesNightsByWaking = true
            return check.standing(of: figures[index], binding)
        }
        for (index, standing) in strays { checked[index].standing = standing }
        for (index, name) in TableColumns.strays(in: checked)
        where !check.hasMember(named: name, for: figures[index], bindings[index]) {
            checked[index].standing = .unsupported
        }
        for (index, source) in TableChanges.backed(in: checked, mentions) where checked[index].standing == .unsupported
        {
            checked[index].standing = .derived(source, source)
        }
        var arithmetic = OwnArithmetic(checked, mentions, today: today, said: check.said.suffix(8))
        for index in checked.indices where checked[index].standing == .unsupported {
            if isContact(figures[index]) {
                checked[index].standing = .aside(.contact)
                arithmetic.record(.aside(.contact), at: index)
                continue
            }
            if mentions.days.weeks.contains(where: { $0.place == figures[index].place }) {
                checked[index].standing = .aside(.label)
                arithmetic.record(.aside(.label), at: index)
                continue
            }
            let standing =
                arithmetic.standing(at: index, bindings[index])
                ?? check.count(at: index, among: arithmetic.figures, bindings[index])
                ?? (mentions.isReference(figures[index], among: figures) ? .aside(.advice) : nil)
                ?? Self.halfBelowMedian(at: index, among: arithmetic.figures)
                ?? check.usual(at: index, among: arithmetic.figures, bindings[index])
                ?? unclaimed(at: index, bindings[index], mentions, arithmetic.figures, within: extent)
            guard let standing else { continue }
            checked[index].standing = standing
            arithmetic.record(standing, at: index)
        }
        for index in checked.indices {
            if let wrong = ShareOfDays.contradiction(at: index, in: checked, bindings) {
                checked[wrong].standing = .unsupported
            }
        }
        for index in checked.indices where ToldChange.isContradicted(at: index, in: checked, bindings, mentions) {
            (checked[index].standing, checked[index + 1].standing) = (.unsupported, .unsupported)
        }
        for index in checked.indices where ToldChange.isOppositeOfTwo(at: index, in: checked, bindings, mentions) {
            checked[index].standing = .unsupported
        }
        for index in checked.indices where ShareOfChange.isOfOther(at: index, in: checked, mentions) {
            checked[index].standing = .unsupported
        }
        for index in checked.indices
        where RepeatedValue.isRepeated(at: index, in: checked, bindings) && check.isUnique(figures[index]) {
            checked[index].standing = .unsupported
        }
        check.judgeDates(in: &checked, bindings)
        return (AnswerEvidence(figures: checked), check.lookups + arithmetic.lookups)
    }

    /// A number that claims nothing about the person: what is proposed, known of everybody, or would be.
    private func unclaimed(
        at index: Int, _ binding: FigureBinding, _ mentions: AnswerMentions, _ checked: [CheckedFigure],
        within extent: Extent?
    ) -> FigureStanding? {
        let figure = checked[index].figure
        if figure.aside == nil {
            let isBesideData =
                !figure.isInTable
                && checked.contains { $0.standing.source != nil && $0.figure.sentence == figure.sentence }
            if let standing = proposal(figure, binding, mentions, isBesideData: isBesideData) { return standing }
        }
        if isWithoutData(within: extent ?? self.extent), !mentions.addressesPerson(in: figure.sentence) {
            return .aside(.advice)
        }
        let isKnown = KnownFigures.isMeant(figure, among: mentions.words(of: figure))
        return isKnown || figure.statistic == nil && mentions.isHypothetical(figure) ? .aside(.advice) : nil
    }

    /// A number with a unit is no telephone number.
    private func isContact(_ figure: Figure) -> Bool {
        figure.readings.contains { reading in
            contacts.contains { $0.measure == reading.measure && $0.value == reading.value }
        }
    }

    /// `Half of the days were below 9,925`, which is the median.
    private static func halfBelowMedian(at index: Int, among checked: [CheckedFigure]) -> FigureStanding? {
        guard checked[index].figure.readings.contains(where: { $0.measure == .percent && $0.value == 50 }) else {
            return nil
        }
        return checked[max(0, index - 1)..<min(checked.count, index + 2)].lazy.compactMap { other -> FigureStanding? in
            guard other.figure.sentence == checked[index].figure.sentence, let source = other.standing.source,
                source.path.hasSuffix("median") || source.path.hasSuffix("p50")
            else { return nil }
            return .derived(source, source)
        }.first
    }

    /// Nothing that was looked up held anything.
    private func isWithoutData(within extent: Extent) -> Bool {
        let sheets = sheets.prefix(extent.sheets)
        return told.isEmpty && !sheets.isEmpty && sheets.allSatisfy(\.facts.hasNoData)
    }

    /// In the answer to who asked for a plan, what is not told as measured is proposed; in a sentence that says what cannot be
    /// told, numbers are conditions.
    private func proposal(
        _ figure: Figure, _ binding: FigureBinding, _ mentions: AnswerMentions, isBesideData: Bool
    ) -> FigureStanding? {
        if asksOfClocks, ClockChange.isMeant(figure) { return .aside(.clockChange) }
        // Nothing of a person is told in seconds.
        let isMoment = !binding.isDifference && figure.readings.allSatisfy { $0.measure == .minutes && $0.value < 1 }
        let isPlanned =
            asksForPlan && !binding.isOfData && !mentions.tellsOfPast(in: figure.context) && !isBesideData
            && figure.readings.prefix(1).contains { reading in
                switch reading.measure {
                // What is proposed is round.
                case .minutes, .clock: reading.value <= 10 || reading.value.truncatingRemainder(dividingBy: 5) == 0
                case .kilometres, .pace: true
                case .perMinute where binding.zone != nil: false
                case .perMinute: binding.rangeEnd != nil || LimitSide(of: [figure.lead]) != nil
                case .count: reading.value < 100
                case nil: reading.value < 200 && !binding.namesMetrics
                default: false
                }
            }
        return figure.isRefused || (isPlanned || isMoment) && !figure.isClaimed ? .aside(.advice) : nil
    }
}

/// The data of a prompt, as a model was told them or would be. Read once, when it is made: far from the screen.
public struct PromptFigures: Equatable, Sendable {
    public let text: String
    /// The day that they call today.
    public let day: CivilDay?
    /// The day went on after they were told: its sums were smaller then.
    public var hasGrown: Bool {
        get { sheet.hasGrown }
        set { sheet.hasGrown = newValue }
    }
    private(set) var sheet: EvidenceBase.Sheet

    public init(_ text: String, day: CivilDay? = nil, hasGrown: Bool = false) {
        (self.text, self.day) = (text, day)
        let facts = FactSheet(promptData: text, day: day)
        sheet = EvidenceBase.Sheet(
            callID: nil, facts: facts, derived: DerivedFigures(of: facts, isPrompt: true), hasGrown: hasGrown)
    }

    /// Compares text, day and growth; what was read follows from these.
    public static func == (one: Self, other: Self) -> Bool {
        one.text == other.text && one.day == other.day && one.hasGrown == other.hasGrown
    }
}
