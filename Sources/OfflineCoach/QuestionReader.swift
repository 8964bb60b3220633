import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Reads questions in plain words, completely or not at all: a word that is part of no meaning is named, and there is no
/// answer.
public struct QuestionReader: Sendable {
    public var today: CivilDay
    /// Whether a bound without a unit is in miles, pounds and fluid ounces.
    public var isImperial: Bool

    public init(today: CivilDay, isImperial: Bool = false) { (self.today, self.isImperial) = (today, isImperial) }

    /// Characters of the longest question that is read.
    public static let longestQuestion = 10_000
    private static let mostTokens = 80
    private static let mostCovers = 60
    private static let costliestDetour = 2.0

    /// Reads a question after those before it in the talk.
    /// - Parameters:
    ///   - previous: the question before, of which parts can be taken over; `nil` where there is none, or it gave no figures.
    ///   - isFollowing: whether there was one that gave no figures. A question that goes on with it by a word is refused.
    public func reading(
        of text: String, after previous: HealthQuestion? = nil, isFollowing: Bool = false, in known: Language? = nil
    ) -> Reading {
        diagnosed(undiagnosed(text, after: previous, isFollowing: isFollowing, in: known), of: text)
    }

    private func undiagnosed(
        _ text: String, after previous: HealthQuestion?, isFollowing: Bool, in known: Language?
    ) -> Reading {
        ValueUnit.$isImperial.withValue(isImperial) {
            let language = text.utf8.count < 600 ? known ?? Self.language(of: text) : nil
            func corrected(isDoubtful: Bool) -> Reading? {
                language.flatMap {
                    correctedReading(
                        of: text, after: previous, isFollowing: isFollowing, in: $0, isDoubtful: isDoubtful)
                }
            }
            if let corrected = corrected(isDoubtful: false) { return corrected }
            if previous == nil, !isFollowing, let language, let told = readAfterSelf(text, language) { return told }
            let reading = read(text, after: previous, isFollowing: isFollowing, in: known)
            // Who is named in a statement is not who is asked about.
            let causes: [Refusal] = [.unread, .unclear, .somebodyElse, .unrecorded]
            if case .question(let question) = reading.result, !question.more.isEmpty, let language,
                let correction = SelfCorrection(in: text, language), correction.isDoubtful, !correction.said.isEmpty
            {
                // `bedtime pulse, I mean resting pulse`: not both.
                return corrected(isDoubtful: true)
                    ?? Reading(language: language, result: .refused(.unread), unread: [correction.mark])
            }
            guard causes.contains(where: { reading.result == .refused($0) }) else { return reading }
            if previous != nil, known == nil, reading.result == .refused(.unread), text.utf8.count < 30 {
                // `Puls?` is of either language, and goes on in that of the talk.
                let other = read(
                    text, after: previous, isFollowing: isFollowing,
                    in: reading.language == .german ? .english : .german)
                if case .question = other.result { return other }
            }
            let repaired =
                previous == nil && !isFollowing
                ? restartedReading(of: text, in: reading.language) ?? glossedReading(of: text, in: reading.language)
                : nil
            return corrected(isDoubtful: true) ?? repaired ?? readAfterStatement(text, reading.language) ?? reading
        }
    }

    func read(
        _ text: String, after previous: HealthQuestion?, isFollowing: Bool, in known: Language?
    ) -> Reading {
        guard let language = known ?? Self.language(of: text) else {
            return Reading(language: .english, result: .refused(.language))
        }
        guard text.utf8.count <= Self.longestQuestion || text.count <= Self.longestQuestion else {
            return Reading(language: language, result: .refused(.tooLong))
        }
        let lexicon = Lexicon.of(language)
        var reading = Reading(language: language, result: .refused(.unclear))
        var tokens = Tokenizer(language: language).tokens(text)
        guard !tokens.isEmpty, tokens.count <= Self.mostTokens else {
            reading.result = .refused(tokens.isEmpty ? .unclear : .unread)
            return reading
        }
        if let previous, let days = TalkedOfDays(in: tokens, after: previous, today: today) {
            if let question = days.question(self, language) {
                reading.result = .question(question)
            } else {
                (reading.result, reading.unread) = (.refused(.unread), [days.pointer])
            }
            return reading
        }
        if let previous, let kind = TalkedOfDayKind(in: tokens, lexicon) {
            kind.read(after: previous, today: today, &reading)
            return reading
        }
        let original = tokens
        let asksHowTo = HowToWords.asksHowTo(tokens)
        rewrite(&tokens, language, isFirst: previous == nil, &reading)
        let isOfWorkout = nameTalkedOf(&tokens, language, after: previous)
        let typed = tokens
        if previous == nil, !isFollowing { tokens = LeadIn.withoutCourtesies(tokens, lexicon) }
        let calendar = Calendar(today: today)
        let chart = Chart(tokens, lexicon: lexicon, grammar: Grammar(calendar: calendar, language: language))
        let readAsTyped = SingledWeekday.covers(chart.covers(Self.mostCovers))
        let hasMark = text.last { !$0.isWhitespace } == "?" && !LeadIn.endsInTag(typed)
        let form = QuestionForm(tokens, typed: typed, language, hasQuestionMark: hasMark)
        let read =
            LatestWeekend(in: tokens, calendar)?.covers(readAsTyped)
            ?? UsualWeekday(in: tokens, lexicon, isHabitual: form.isHabitual).covers(readAsTyped)
        let covers = previous.map { TalkedOfDay(previous: $0, today: today).covers(read) } ?? read
        reading.isAboutFigures = covers.prefix(1).contains { $0.parts.contains(where: \.isSubject) }
        if asksBesideFigures(tokens, covers, after: previous, asksHowTo: asksHowTo, &reading) { return reading }
        reading.isRemark = covers.first?.isRemark(tokens) ?? false
        let composer = Composer(calendar: calendar, form: form)
        let changes = previous != nil && tokens.first?.text == "make"
        let isAmount = covers.prefix(1).contains {
            $0.parts.contains { previous == nil ? $0.isAmountOfEntry : $0.isMeasure }
        }
        let isEntry =
            EntryPhrasing.isEntry(typed) && (!hasMark || EntryPhrasing.asksToDo(typed)) && !changes
            && (covers[0].parts.contains(where: \.isValue) || EntryStatement.namesOneDrink(typed))
        let isBareEntry =
            !hasMark && !form.isYesNo && previous == nil && !EntryStatement.asks(typed.map(\.text))
            && covers[0].isBareEntry
        if isBareEntry || isEntry && (reading.isAboutFigures || isAmount)
            || InstructionWords.isInstruction(typed) && reading.isAboutFigures
        {
            reading.result = .request(.log)
            return reading
        }
        let standsAlone = previous.map { Self.standsAlone(covers, tokens, after: $0) } ?? false
        let isLinked =
            (previous != nil || isFollowing) && !standsAlone
            && (isOfWorkout || Self.leans(covers, tokens, on: previous)
                || previous?.isOfWorkouts == true && Self.isFigureAlone(covers))
        let followUp = previous.flatMap { previous -> HealthQuestion? in
            guard !standsAlone else { return nil }
            let turn = FollowUp(
                previous: previous, calendar: calendar, language: language,
                words: tokens.map { $0.forms.first ?? $0.text })
            return turn.question(covers).map { turn.turnedWithoutThan($0, covers.first?.said ?? []) }
        }
        // A reading that needs much more parts than the best is one by accident.
        let most = (covers.first { $0.unread.isEmpty }?.cost ?? 0) + Self.costliestDetour
        // The time of day is none of the words it is made of.
        let asksClock = covers.first?.parts.contains(.asked(.clock)) ?? false
        // `time per sport` is of each kind, and no mean of all workouts.
        let isByKind = covers.contains { $0.unread.isEmpty && $0.parts.contains(.per(.type)) }
        // `in the nights Sunday to Thursday` are all of those, and not the latest days.
        let namesNights = NeighbourWords.namesNights(tokens)
        let isOfNights = covers.contains { cover in
            cover.unread.isEmpty && cover.cost <= covers[0].cost + (namesNights ? 1 : 0)
                && cover.parts.contains(where: \.isNightsOfWeek)
        }
        let latest = Part.superlative(true, .late)
        let candidates = covers.lazy.filter {
            $0.unread.isEmpty && (!form.namesLatestStart || $0.parts.contains(latest)) && $0.cost <= most
                && (!asksClock || $0.parts.contains(.asked(.clock)))
                && !(isByKind && $0.parts.contains(.perKind([])))
                && (!isOfNights || $0.parts.contains(where: \.isNightsOfWeek))
        }.compactMap { composer.question($0.parts) }
        let first = isLinked || Self.asksWhichOfTwo(covers, after: previous) ? nil : candidates.first
        var own = first
        if previous == nil, let place = TalkPointer.place(in: tokens) {
            // Of days that nobody has talked about.
            (reading.result, reading.unread) = (.refused(.unread), [tokens[place].text])
            recordUnderstood(&reading, covers[0], composer)
            return reading
        }
        if let refusal = own.flatMap({ Self.refusal(of: $0, tokens) }) {
            reading.result = .refused(refusal)
            recordUnderstood(&reading, covers[0], composer)
            return reading
        }
        if let question = own, question.quantifier == .any, !question.days.isDay,
            QuestionForm.saysWhole(tokens, lexicon) || QuestionForm.saysEachDay(tokens)
                || TellingWords.isDeniedOfAll(tokens) && question.conditions.count(where: { !$0.isCalendar }) == 1
        {
            // `under 80 all of November`, `did I not drink in November`
            own?.quantifier = .every
        }
        own = own.flatMap { Self.withMeantQuantity($0, tokens, among: candidates) }
        if TellingWords.saysSpeed(tokens) { own = own.map(\.ofSpeed) }
        if TellingWords.saysDaily(tokens) { own = own.flatMap(\.dailyByPeriod) }
        own = own.flatMap { question in
            TellingWords.saysAgoToday(tokens) || question.isOfOneDayAgo(covers[0].said)
                ? calendar.dayMonthsAgo(question) : question
        }
        if let question = own, let slip = tokens.first(where: { $0.isGuess && $0.forms.count > 1 }),
            covers.lazy.filter({ $0.unread.isEmpty && $0.cost <= covers[0].cost }).compactMap({
                composer.question($0.parts)
            }).contains(where: { $0.quantity != question.quantity })
        {
            // `strres` may be stress or stories.
            (reading.result, reading.unread) = (.refused(.unread), [slip.text])
            recordUnderstood(&reading, covers[0], composer)
            return reading
        }
        if let whole = own.flatMap({ WholeSpan(in: tokens)?.question($0, calendar) }) {
            reading.result = .question(whole)
            return reading
        }
        if let question = own,
            DoubtfulConditions(
                question: question, namesDayBefore: NeighbourWords.saysAfterDay(tokens)
            ).areDoubted(by: covers, composer)
        {
            recordUnderstood(&reading, covers[0], composer)
            return reading
        }
        if let question = own, question.output == .yesNo, question.isOfWorkouts, TellingWords.isOfAllWorkouts(tokens) {
            own = question.ofAllWorkouts
        }
        if TellingWords.saysPeak(tokens) { own = own.flatMap(\.ofPeaks) }
        if let word = own.flatMap({
            MisreadWord.first(in: tokens, of: $0) ?? MisreadWord.beforeReading(in: original, of: $0)
        }) {
            (reading.result, reading.unread) = (.refused(.unread), [word])
            recordUnderstood(&reading, covers[0], composer)
            return reading
        }
        for place in own.map({ TellingWords.places(in: tokens, isYesNo: $0.output == .yesNo) }) ?? [] {
            // It changes nothing where the rest is the same question without it.
            var rest = tokens
            let word = rest.remove(at: place)
            let others = Chart(rest, lexicon: lexicon, grammar: Grammar(calendar: calendar, language: language))
                .covers(Self.mostCovers)
            if others.lazy.filter(\.unread.isEmpty).compactMap({ composer.question($0.parts) }).first == first {
                (reading.result, reading.unread) = (.refused(.unread), [word.text])
                recordUnderstood(&reading, covers[0], composer)
                return reading
            }
        }
        let said = covers.first?.said ?? []
        if isFollowing, previous == nil, own?.days == calendar.day(ago: 0), Self.pointsBack(tokens) { own = nil }
        if TalkPointer.resolved(tokens, language) != nil,
            previous.map({ [.groupOfMax, .groupOfMin].contains($0.statistic) }) ?? isFollowing
        {
            // The week that ran most is known by its answer alone.
            return reading
        }
        if EnglishPhrasing.asksDevice(tokens), own?.quantity != .day(.sleepSource) {
            reading.result = .refused(.unrecorded)
            return reading
        }
        if own?.boundsHeartRate == true, !said.contains(.operation(.mean)) {
            // `was my heart rate ever above 180`: a day counts by its mean, which is not what is asked about.
            reading.result = .refused(.withinDay)
            recordUnderstood(&reading, covers[0], composer)
            return reading
        }
        // `on days off`, `after a rest day?`: what of them is not said.
        // `in total, including walks`: of no days
        if own?.quantity == .days, !QuestionForm.namesDays(tokens), said.allSatisfy({ $0.isOnlyOrTotal(beside: said) })
        {
            own = nil
        }
        // `an wie viel Prozent der Tage bin ich über 5 km gelaufen` is of days, and of no workouts.
        if own?.statistic == .share, ValueWords.nameShareOfDays(tokens) { own = nil }
        // `as a share of all my runs`, after some of them: which ones is not said.
        if own?.statistic == .share, own?.conditions.isEmpty == true, let previous, previous.isOfCount,
            !previous.conditions.isEmpty
        {
            own = nil
        }
        own = own.map { withMeantStatistic($0.totalled(after: previous), typed, said) }
        if var question = own ?? followUp, !Self.leaves(previous, question, tokens),
            !question.isOfHalfDays || question.days == previous?.days
        {
            if own == nil, let span = WholeSpan(in: tokens) {
                guard let whole = span.question(question, calendar) else { return reading }
                question = whole
            }
            if own != nil, !NeighbourWords.saysNightBefore(tokens) { question = question.datedAfterEvenings }
            if let previous { question.setContrast(to: previous) }
            reading.result = .question(question)
            return reading
        }
        guard let best = covers.first else { return reading }
        if covers.contains(where: {
            $0.unread.isEmpty && $0.cost <= best.cost + 1 && $0.parts.contains { $0 == .future || $0 == .tomorrow }
        }) {
            reading.result = .refused(.future)
        } else if best.unread.isEmpty, Self.asksClock(best.parts) {
            reading.result = .refused(.withinDay)
        } else if !best.unread.isEmpty {
            reading.result = .refused(.unread)
            reading.unread = best.unread.map { tokens[$0].text }
        } else if best.parts.contains(where: \.isOfLog), !best.said.contains(.asked(.much)) {
            reading.result = .refused(.unrecorded)
        }
        recordUnderstood(&reading, best, composer)
        return reading
    }

    /// `when did I drink water today`: the time of what is known by whole days.
    private static func asksClock(_ parts: [Part]) -> Bool {
        var isClocked = false
        for part in parts {
            switch part {
            case .quantity(.day(let field), _): isClocked = field.isClocked
            case .asked(.when), .asked(.clock), .noise, .article, .preposition, .current, .superlative: continue
            case .days(let days): guard days.isDay || parts.contains(.asked(.clock)) else { return false }
            default: return false
            }
        }
        return isClocked && (parts.contains(.asked(.when)) || parts.contains(.asked(.clock)))
    }

    /// Whether it is read as a question, and not as something to be written down: it asks for a figure or a conclusion, and
    /// the only numbers in it are of what is asked.
    public func isAsked(_ text: String) -> Bool {
        guard text.utf8.count < 600, text.split(whereSeparator: \.isWhitespace).count > 1 else { return false }
        switch reading(of: text).result {
        case .question(let question):
            let hasNumber = text.contains(where: \.isNumber)
            if Self.isRating(text, of: question) { return false }
            // `no alcohol today` tells more than it asks.
            guard question.output != .yesNo, question.statistic != .countDays || !question.days.isDay else {
                return false
            }
            return !hasNumber || question.days.from != nil && question.conditions.allSatisfy(\.isCalendar)
        case .conclusion, .request(.explain), .request(.catalogue), .request(.goals), .request(.entries),
            .request(.strength), .request(.enough), .request(.influences), .request(.profile), .request(.ownPeriod):
            return true
        case .request, .refused: return false
        }
    }

    /// Whether a feeling is told on another scale, `mood 8/10`, which may be read as a date.
    private static func isRating(_ text: String, of question: HealthQuestion) -> Bool {
        guard case .day(let field) = question.quantity, field.unit == "1..5" else { return false }
        return text.split(whereSeparator: \.isWhitespace).contains { word in
            let parts = word.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count == 2 && ["5", "10"].contains(parts[1]) && Double(parts[0]) != nil
        }
    }
}

extension Chart.Cover {
    /// A value alone of what people write down themselves, of one day at most: `500 ml water`, `weight 82.4`.
    fileprivate var isBareEntry: Bool {
        var (values, subjects) = (0, 0)
        for part in parts {
            switch part {
            case .test(let tests), .only(let tests):
                guard tests.count == 1, tests[0].lag == 0, [.atLeast, .equal].contains(tests[0].sign),
                    case .day(let field) = tests[0].subject, field.isLogged, case .number = tests[0].value
                else { return false }
                (values, subjects) = (values + 1, subjects + 1)
            case .quantity(.day(let field), isVerb: false) where field.isLogged: subjects += 1
            case .number(_, _, isYear: false), .measure: values += 1
            case .days(let days): guard days.isDay, days.own == nil else { return false }
            case .noise, .article, .current, .preposition(.of), .preposition(.on): continue
            default: return false
            }
        }
        return unread.isEmpty && subjects == 1 && (1...2).contains(values)
    }
}

extension Part {
    /// Names what stands in the log alone.
    fileprivate var isOfLog: Bool {
        switch self {
        case .exercise: true
        case .test(let tests), .only(let tests): tests.contains { $0.subject == .day(.tags) }
        default: false
        }
    }

    /// Whether it may be a value to be written down, and not only the days that are asked about.
    fileprivate var isValue: Bool {
        switch self {
        case .number(_, _, let isYear): !isYear
        case .test, .only, .measure, .amount, .bounds, .exercise, .rank, .open, .workoutTest, .clock: true
        default: false
        }
    }

    fileprivate func isOnlyOrTotal(beside others: [Part]) -> Bool {
        switch self {
        case .only, .operation(.sum): true
        case .test: others.contains(.operation(.sum))
        default: false
        }
    }

    fileprivate var isNightsOfWeek: Bool { if case .nightsOf = self { true } else { false } }

    fileprivate var isMeasure: Bool { if case .measure = self { true } else { false } }

    /// Names what a question of figures can be about.
    var isSubject: Bool {
        switch self {
        case .quantity, .kind, .attribute, .calories, .heart, .kindAttribute, .test, .only, .bounds, .pair,
            .attributeTest, .request("goal"), .request("goals"), .request("lacking"), .exercise, .fromLast:
            true
        default: false
        }
    }
}
