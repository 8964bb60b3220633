import HealthModel
import HealthQuery
import QuestionLexicons

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
        ValueUnit.$isImperial.withValue(isImperial) {
            let reading = read(text, after: previous, isFollowing: isFollowing, in: known)
            guard reading.result == .refused(.unread) || reading.result == .refused(.unclear) else { return reading }
            return readAfterStatement(text, reading.language) ?? reading
        }
    }

    /// The question after a statement that says nothing of it.
    private func readAfterStatement(_ text: String, _ language: Language) -> Reading? {
        guard text.utf8.count < 600 else { return nil }
        for preamble in Preamble.all(in: text, language) {
            var reading = read(preamble.question, after: nil, isFollowing: false, in: language)
            guard case .question = reading.result else { continue }
            reading.aside = preamble.statement
            return reading
        }
        return nil
    }

    private func read(
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
        var tokens = Tokenizer(language: language).tokens(language == .english ? Self.spelledOut(text) : text)
        guard !tokens.isEmpty, tokens.count <= Self.mostTokens else {
            reading.result = .refused(tokens.isEmpty ? .unclear : .unread)
            return reading
        }
        correct(&tokens, lexicon, &reading)
        Self.makeHabits(&tokens, lexicon)
        Self.makeNegations(&tokens)
        let calendar = Calendar(today: today)
        let chart = Chart(tokens, lexicon: lexicon, grammar: Grammar(calendar: calendar, language: language))
        let read = chart.covers(Self.mostCovers)
        let covers = previous.map { TalkedOfDay(previous: $0, today: today).covers(read) } ?? read
        reading.isAboutFigures = covers.prefix(1).contains { $0.parts.contains(where: \.isSubject) }
        if let previous,
            let said = covers.first(where: \.unread.isEmpty)?.parts.filter({ $0 != .noise && $0 != .article }),
            said.first(where: { $0 != .and }) == .why, said.allSatisfy(\.asksWhy)
        {
            reading.result = .conclusion(Conclusion(.changed, quantity: previous.quantity, days: previous.days))
            return reading
        }
        if let term = Self.defined(tokens, covers) {
            reading.result = .request(.explain(.quantity(term)))
            return reading
        }
        let requests = RequestComposer(calendar: calendar, previous: previous)
        // Said alone it is no word without meaning.
        let isThanks = tokens.first.map { ["thanks", "thank", "thx", "danke"].contains($0.text) } ?? false
        if let cover = covers.first(where: {
            $0.unread.isEmpty && $0.cost <= covers[0].cost + (isThanks ? 0.7 : 0.5) && requests.result($0.parts) != nil
        }),
            let result = requests.result(cover.parts)
        {
            reading.result = result
            return reading
        }
        // `Schaffe ich einen Halbmarathon?`
        let asksAhead = ["schaffe", "schaff"].contains(tokens.first?.text ?? "")
        if let refusal = asksAhead ? .prediction : Self.refusal(covers) {
            reading.result = .refused(refusal)
            return reading
        }
        let hasMark = text.last { !$0.isWhitespace } == "?"
        let composer = Composer(
            calendar: calendar, isYesNo: Self.isYesNo(tokens, language), hasQuestionMark: hasMark,
            hasSingularCount: Self.hasSingularCount(tokens), isHabitual: Self.isHabitual(tokens, language),
            isPerfect: Self.isPerfect(tokens),
            asksCourse: Self.asksCourse(tokens), saysWhole: tokens.contains { Self.whole.contains($0.text) },
            saysNumber: Self.saysNumber(tokens), saysYesOrNo: Self.saysYesOrNo(tokens),
            asksWhether: Self.asksWhether(tokens), saysNightBefore: Self.saysNightBefore(tokens),
            hasEachWeekday: Self.hasEachWeekday(tokens, lexicon))
        let changes = previous != nil && tokens.first?.text == "make"
        if Self.isEntry(tokens), !hasMark, !changes, reading.isAboutFigures {
            reading.result = .request(.log)
            return reading
        }
        let isLinked =
            (previous != nil || isFollowing)
            && (Self.leans(covers, tokens, on: previous)
                || previous?.isOfWorkouts == true && Self.isFigureAlone(covers))
        let followUp = previous.flatMap { previous in
            Self.standsAlone(covers, tokens, after: previous)
                ? nil : FollowUp(previous: previous, calendar: calendar, language: language).question(covers)
        }
        // A reading that needs much more parts than the best is one by accident.
        let most = (covers.first { $0.unread.isEmpty }?.cost ?? 0) + Self.costliestDetour
        // The time of day is none of the words it is made of.
        let asksClock = covers.first?.parts.contains(.asked(.clock)) ?? false
        var own =
            isLinked
            ? nil
            : covers.lazy.filter {
                $0.unread.isEmpty && $0.cost <= most && (!asksClock || $0.parts.contains(.asked(.clock)))
            }.compactMap { composer.question($0.parts) }.first
        if previous == nil, let place = Self.pointer(tokens) {
            // Of days that nobody has talked about.
            (reading.result, reading.unread) = (.refused(.unread), [tokens[place].text])
            note(&reading, covers[0], composer)
            return reading
        }
        if let question = own, question.quantifier == .any, !question.days.isDay, Self.saysWhole(tokens, lexicon) {
            // `under 80 all of November`
            own?.quantifier = .every
        }
        // What was taken in is not burned, and `in` may be of the days.
        let takes: Set<String> = ["take", "took", "taken", "taking", "nehme", "nahm", "genommen"]
        if own?.quantity == .day(.activeEnergy), tokens.contains(where: { !takes.isDisjoint(with: $0.forms) }) {
            own = nil
        }
        if let question = own, DoubtfulConditions(question: question).areDoubted(by: covers, composer) {
            note(&reading, covers[0], composer)
            return reading
        }
        if let question = own, let place = Self.looseMorning(tokens) {
            // It changes nothing where the rest is the same question without it.
            var rest = tokens
            let word = rest.remove(at: place)
            let others = Chart(rest, lexicon: lexicon, grammar: Grammar(calendar: calendar, language: language))
                .covers(Self.mostCovers)
            if others.lazy.filter(\.unread.isEmpty).compactMap({ composer.question($0.parts) }).first == question {
                (reading.result, reading.unread) = (.refused(.unread), [word.text])
                note(&reading, covers[0], composer)
                return reading
            }
        }
        if let question = own ?? followUp, !Self.leaves(previous, question, tokens) {
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
        } else if best.parts.contains(where: \.isOfLog) {
            reading.result = .refused(.unrecorded)
        }
        note(&reading, best, composer)
        return reading
    }

    /// `2day` as `today`
    private static func spelledOut(_ text: String) -> String {
        guard text.contains(where: \.isNumber) else { return text }
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let core = word.prefix { $0.isLetter || $0.isNumber }
            return Spelling.shorthand[core.lowercased()].map { $0 + word.dropFirst(core.count) } ?? String(word)
        }.joined(separator: " ")
    }

    /// Where `mornings` stands that are neither counted nor told which they are.
    private static func looseMorning(_ tokens: [Token]) -> Int? {
        guard let place = tokens.firstIndex(where: { $0.text == "mornings" }) else { return nil }
        let counts: Set<String> = ["many", "which", "on", "of", "all", "the", "my", "those", "what"]
        let ties: Set<String> = ["after", "following", "when", "where", "with", "without", "that", "which", "on"]
        if place > 0, counts.contains(tokens[place - 1].text) {
            return place + 1 < tokens.count && ["days", "nights"].contains(tokens[place + 1].text) ? place : nil
        }
        guard place + 1 < tokens.count else { return place }
        if place == 0, ["when", "which"].contains(tokens[1].text) { return place }
        return ties.contains(tokens[place + 1].text) ? nil : place
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
            // `no alcohol today` tells more than it asks.
            guard question.output != .yesNo, question.statistic != .countDays || !question.days.isDay else {
                return false
            }
            return !hasNumber || question.days.from != nil && question.conditions.allSatisfy(\.isCalendar)
        case .conclusion, .request(.explain), .request(.catalogue), .request(.goals), .request(.entries),
            .request(.strength), .request(.enough):
            return true
        case .request, .refused: return false
        }
    }

    /// Records the part that was understood in spite of the rest.
    private func note(_ reading: inout Reading, _ best: Chart.Cover, _ composer: Composer) {
        reading.understood = best.parts.compactMap { part in
            switch part {
            case .quantity(let quantity, _): quantity
            case .kind(let types, _): .workout(types: types, field: nil)
            case .kindAttribute(let types, let field): .workout(types: types, field: field)
            case .attribute(let field): .workout(types: [], field: field)
            case .test(let tests), .only(let tests):
                tests.first.flatMap { if case .day(let field) = $0.subject { .day(field) } else { nil } }
            default: nil
            }
        }
        reading.understoodDays = best.parts.lazy.compactMap { if case .days(let days) = $0 { days } else { nil } }.first
        reading.nearest = composer.question(best.parts)
    }

    /// Of what was told before.
    private static let within: Set<String> = ["davon", "darunter", "those", "them", "these"]
    /// Begin what goes on with the question before.
    private static let linking: Set<String> = ["and", "und", "but", "aber", "only", "nur", "same", "just", "bloss"]

    /// Whether it begins as what goes on with the question before, or says so little that it needs it. Where there is nothing
    /// to take over, only one of these words ties it to that: one that says little is read as if it stood alone.
    private static func leans(_ covers: [Chart.Cover], _ tokens: [Token], on previous: HealthQuestion?) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        let goesOn = Self.goesOn(said)
        let links = tokens.map { !linking.isDisjoint(with: $0.forms) }
        let isTied =
            links.first == true || goesOn && links.contains(true)
            || tokens.contains { !within.isDisjoint(with: $0.forms) }
        return isTied || previous != nil && (goesOn || said.allSatisfy(\.isElliptical) && !Self.namesFigure(said))
    }

    /// `and`, `what about`, `except`
    private static func goesOn(_ said: [Part]) -> Bool {
        said.first == .and || said.first == .but || said.first == .except
    }

    /// Whether it names another subject than the question before, with what is asked of it, and nothing ties it to that: no
    /// days and no conditions are taken over.
    private static func standsAlone(
        _ covers: [Chart.Cover], _ tokens: [Token], after previous: HealthQuestion
    ) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts,
            !tokens.contains(where: { !linking.isDisjoint(with: $0.forms) || !within.isDisjoint(with: $0.forms) })
        else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard !goesOn(said) else { return false }
        let namesOther = said.contains {
            switch $0 {
            case .quantity(let quantity, _): quantity != previous.quantity && !previous.more.contains(quantity)
            case .kind: !previous.isOfWorkouts
            default: false
            }
        }
        let isConditional =
            previous.conditions.contains { !$0.isCalendar } && !said.allSatisfy(\.isElliptical)
        return namesOther && (isConditional || said.contains(where: \.namesStatistic))
    }

    /// `average pace of my rides`: which figure, and of what.
    private static func namesFigure(_ said: [Part]) -> Bool {
        said.contains { if case .kind = $0 { true } else { false } }
            && said.contains {
                switch $0 {
                case .attribute, .heart, .calories: true
                default: false
                }
            }
    }

    /// Whether only a figure of workouts is named, and neither which nor when: `average pace?`
    private static func isFigureAlone(_ covers: [Chart.Cover]) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        return !said.isEmpty
            && said.allSatisfy {
                switch $0 {
                case .attribute, .quantity(.day(.distance), _), .heart, .calories, .operation(.mean), .operation(.sum),
                    .asked(.far), .asked(.long), .asked(.fast), .asked(.which), .timeNoun, .superlative(_, .plain):
                    true
                default: false
                }
            }
    }

    /// Whether days were taken that are not `of those` before.
    private static func leaves(_ previous: HealthQuestion?, _ question: HealthQuestion, _ tokens: [Token]) -> Bool {
        guard let previous, tokens.contains(where: { $0.forms.contains { within.contains($0) } }) else { return false }
        return Composer.common([previous.days, question.days]) != question.days
    }

    /// `what is HRV`, and not `what is my HRV`.
    private static func defined(_ tokens: [Token], _ covers: [Chart.Cover]) -> Quantity? {
        let words = tokens.compactMap(\.forms.first)
        let isAsked =
            words.first == "whats" || words.starts(with: ["what", "is"]) || words.starts(with: ["was", "ist"])
        let own: Set<String> = ["my", "mine", "mein", "meine", "meiner", "i", "ich", "the", "der", "die", "das"]
        guard isAsked, own.isDisjoint(with: words), let parts = covers.first(where: \.unread.isEmpty)?.parts else {
            return nil
        }
        let said = parts.filter { ![.noise, .article, .asked(.which), .asked(.how)].contains($0) }
        guard said.count == 1, case .quantity(let quantity, false)? = said.first else { return nil }
        return quantity
    }

    /// `7-day`, `seven day`
    private static func hasSingularCount(_ tokens: [Token]) -> Bool {
        let singular: Set<String> = ["day", "night", "week", "tage", "taegige", "taegigen", "tages"]
        return zip(tokens, tokens.dropFirst()).contains { number, word in
            guard let form = word.forms.first, singular.contains(form) else { return false }
            if case .number(let value, _, false) = number.kind { return value > 1 && form != "tage" }
            return number.forms.first.map { NumberWords.counts.contains($0) } ?? false && form != "tage"
        }
    }

    private static let germanHabits: Set<String> = [
        "trinke", "trink", "esse", "schlafe", "schlaf", "gehe", "geh", "laufe", "mache", "mach", "verbrenne", "steige",
        "bewege", "stehe", "verbrauche", "trainiere", "meditiere", "bekomme", "liege", "brauche", "konsumiere",
        "schaffe",
    ]
    private static let germanPast: Set<String> = ["habe", "hab", "hatte", "bin", "war", "wurde", "haben"]

    /// `do I drink`, `trinke ich`: of no certain day.
    private static func isHabitual(_ tokens: [Token], _ language: Language) -> Bool {
        let words = tokens.map { Tokenizer.folded($0.text) }
        let heads: Set<String> = language == .english ? ["do"] : germanHabits
        guard language == .english || germanPast.isDisjoint(with: words) else { return false }
        let text = words.joined(separator: " ")
        let takes = ["it takes me", "does it take me", "dauert es bei mir"].contains { text.contains($0) }
        return takes
            || zip(words, words.dropFirst()).contains { heads.contains($0) && ($1 == "i" || $1 == "ich") }
    }

    /// `have I run 20 km`: ever.
    private static func isPerfect(_ tokens: [Token]) -> Bool {
        ["have", "has", "is", "are", "were"].contains(tokens.first?.text ?? "")
    }

    /// `on those`, `for these days`
    private static func pointer(_ tokens: [Token]) -> Int? {
        tokens.indices.dropFirst().first { place in
            ["those", "these"].contains(tokens[place].text)
                && ["on", "for", "in", "at"].contains(tokens[place - 1].text)
        }
    }

    /// `all of November`, `the whole week`, `throughout May`, `den ganzen Monat`
    private static func saysWhole(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        let wholes: Set<String> = [
            "all", "throughout", "whole", "entire", "ganze", "ganzen", "gesamten", "durchgehend",
        ]
        let ties: Set<String> = ["of", "the", "last", "this", "past", "durch"]
        return tokens.indices.contains { place in
            guard wholes.contains(tokens[place].forms.first ?? "") else { return false }
            // `any exercise at all last week`
            if place > 0, tokens[place - 1].text == "at" { return false }
            let next = tokens[(place + 1)...].first { !ties.contains($0.forms.first ?? "") }
            return next.map { next in next.forms.contains { lexicon.isDate($0) || lexicon.isSpan($0) } } ?? false
        }
    }

    /// `neither water nor caffeine` as `no water and no caffeine`.
    private static func makeNegations(_ tokens: inout [Token]) {
        let pairs: [(first: String, second: String, none: String, and: String)] = [
            ("neither", "nor", "without", "and"), ("weder", "noch", "ohne", "und"),
        ]
        for pair in pairs {
            guard let first = tokens.firstIndex(where: { $0.text == pair.first }),
                let second = tokens[first...].firstIndex(where: { $0.text == pair.second })
            else { continue }
            tokens[first].forms = [pair.none]
            tokens[second].forms = [pair.none]
            tokens.insert(Token(kind: .word, text: pair.and, forms: [pair.and]), at: second)
            return
        }
    }

    private static let whole: Set<String> = ["ganze", "ganzen", "gesamten", "whole", "entire"]

    private static func saysYesOrNo(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            $0.text == "yes" && $1.text == "or" || $0.text == "ja" && $1.text == "oder"
        }
    }

    /// `was there a day`, `gab es einen Tag`
    private static func asksWhether(_ tokens: [Token]) -> Bool {
        let words = tokens.prefix(4).map(\.text)
        return zip(words, words.dropFirst()).contains { one, other in
            ["was", "were", "is", "are", "been"].contains(one) && other == "there"
                || ["gab", "gibt"].contains(one) && other == "es"
        }
    }

    /// `number of runs`, and not `how many runs`.
    private static func saysNumber(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        return ["number", "count", "anzahl", "zahl"].contains(words.first { $0 != "the" && $0 != "die" } ?? "")
            && !words.contains("how") && !words.contains("wie")
    }

    /// `the night before`, `die Nacht davor`
    private static func saysNightBefore(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? "" }
        return zip(words, words.dropFirst()).contains { one, other in
            one == "night" && other == "before"
                || ["previous", "vorigen"].contains(one) && ["night", "nacht"].contains(other)
                || one == "nacht" && ["davor", "zuvor", "vorher"].contains(other)
        }
    }

    /// `mood, Monday vs Friday`: all of them, as nothing says which Monday.
    private static func makeHabits(_ tokens: inout [Token], _ lexicon: Lexicon) {
        let divides: Set<String> = ["vs", "versus", "gegen", "gegenueber", "against"]
        let certain: Set<String> = [
            "on", "last", "this", "am", "letzten", "diesen", "vom", "since", "seit", "from", "to", "-", "bis", "the",
        ]
        // Of a week that is named they are certain days.
        let isOfWeek = tokens.contains { ["week", "weekend", "woche", "wochenende", "wochenendes"].contains($0.text) }
        guard !isOfWeek else { return }

        for place in tokens.indices.dropFirst().dropLast() where !divides.isDisjoint(with: tokens[place].forms) {
            let sides = [place - 1, place + 1]
            let isCertain = place > 1 && !certain.isDisjoint(with: tokens[place - 2].forms)
            guard !isCertain, sides.allSatisfy({ tokens[$0].forms.contains(where: lexicon.isWeekday) }),
                place + 2 == tokens.count || tokens[place + 2].kind == .word && tokens[place + 2].text != "-"
            else { continue }
            for side in sides { tokens[side].forms = tokens[side].forms.map { $0 + "s" } }
        }
    }

    /// `on each Sunday`
    private static func hasEachWeekday(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { each, day in
            ["each", "jedem"].contains(each.text) && day.forms.contains(where: lexicon.isWeekday)
        }
    }

    /// `what did my weight do`, `was hat sich beim Gewicht getan`
    private static func asksCourse(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        if words.starts(with: ["was", "hat", "sich"]) || words.starts(with: ["was", "tat", "sich"]) {
            return words.contains("getan") || words.contains("tat")
        }
        guard words.count > 3, words[0] == "what", ["did", "does", "has", "is"].contains(words[1]), words[2] != "i"
        else {
            return false
        }
        return words.dropFirst(3).contains { ["do", "doing", "done"].contains($0) } && !words.contains("i")
    }

    private static let entryVerbs: Set<String> = [
        "log", "record", "note", "enter", "put", "add", "save", "set", "make", "track", "write", "jot", "goal",
        "notiere", "notier", "eintragen", "trage", "trag", "protokolliere", "speichere", "setze", "setz", "merke",
        "logge",
    ]
    private static let entryEnds: Set<String> = [
        "eintragen", "notieren", "setzen", "loggen", "speichern", "aufschreiben", "down",
    ]

    /// `log 500 ml water`: something to be written down, not asked.
    private static func isEntry(_ tokens: [Token]) -> Bool {
        let words = tokens.filter { $0.kind == .word }.map(\.text).filter { !["please", "bitte"].contains($0) }
        let hasNumber = tokens.contains {
            if case .word = $0.kind { return $0.forms.first.map { NumberWords.counts.contains($0) } ?? false }
            return true
        }
        guard hasNumber, let first = words.first, let last = words.last else { return false }
        let isAsked = words.contains { ["how", "what", "which", "when", "wie", "was", "welche", "wann"].contains($0) }
        return !isAsked
            && (entryVerbs.contains(first) || entryEnds.contains(last) || isToBeNoted(words) || isTold(words))
    }

    /// `log it`, `put it in`, `trag das ein`, after what was told.
    private static func isToBeNoted(_ words: [String]) -> Bool {
        words.indices.contains { place in
            entryVerbs.contains(words[place]) && place > 1 && place + 3 >= words.count && place + 1 < words.count
                && ["it", "that", "this", "es", "das"].contains(words[place + 1])
        }
    }

    /// `I just drank 330 ml of water`, of this moment.
    private static func isTold(_ words: [String]) -> Bool {
        let done: Set<String> = [
            "drank", "ate", "had", "ran", "did", "took", "finished", "walked", "swam", "cycled", "slept",
        ]
        let isNow = words.prefix(4).contains { ["just", "gerade", "eben", "grad", "soeben"].contains($0) }
        guard isNow, let first = words.first else { return false }
        return ["i", "ive", "ich"].contains(first) || first == "just" && words.count > 1 && done.contains(words[1])
    }

    private static func refusal(_ covers: [Chart.Cover]) -> Refusal? {
        guard let best = covers.first else { return nil }
        // Of readings that are as good, one that cannot be answered goes before.
        for cover in covers where cover.cost <= best.cost + 0.05 {
            for part in cover.parts {
                if case .refusal(let refusal) = part { return refusal }
                // How much would be enough is known of no quantity by itself.
                if part == .enough { return .norm }
            }
        }
        return nil
    }

    private func correct(_ tokens: inout [Token], _ lexicon: Lexicon, _ reading: inout Reading) {
        var corrected: [Token] = []
        for token in tokens {
            guard token.kind == .word, let word = token.forms.first, !lexicon.vocabulary.contains(word) else {
                corrected.append(token)
                continue
            }
            if reading.language == .german, let forms = Self.inflections(of: word, lexicon) {
                corrected.append(Token(kind: .word, text: token.text, forms: forms, endsClause: token.endsClause))
                continue
            }
            if reading.language == .german, let parts = Self.compound(word, lexicon) {
                corrected += parts.map { Token(kind: .word, text: $0, forms: [$0]) }
                continue
            }
            var token = token
            let corrections = lexicon.corrections(of: word)
            if let first = corrections.first {
                token.forms = corrections
                token.isGuess = true
                reading.guesses[token.text] = first
            } else if reading.language == .english, let parts = lexicon.split(word) {
                corrected += parts.map { Token(kind: .word, text: $0, forms: [$0]) }
                continue
            }
            corrected.append(token)
        }
        if reading.language == .german { Self.makePossessives(&corrected) }
        tokens = reading.language == .german ? Self.joined(corrected) : corrected
    }

    /// `sein Puls` is another's; where no noun follows, `sein` is the verb.
    private static func makePossessives(_ tokens: inout [Token]) {
        let links: Set<String> = ["dass", "und", "oder", "wenn", "kann", "koennte", "sollte", "soll", "muss", "wird"]
        for place in tokens.indices.dropLast() where tokens[place].text == "sein" {
            if links.isDisjoint(with: tokens[place + 1].forms) { tokens[place].forms = ["seine"] }
        }
    }

    /// Words of the vocabulary that differ by an ending alone: `ess` is `esse`, `gegessenen` is `gegessene` and `warens` is
    /// `waren`. An `er` may make who does it of what is done, so that it stands for another ending of an adjective only.
    private static func inflections(of word: String, _ lexicon: Lexicon) -> [String]? {
        guard word.allSatisfy(\.isLetter), !Spelling.everyday.contains(word) else { return nil }
        if word.count >= 3, lexicon.vocabulary.contains(word + "e") { return [word + "e"] }
        if word.count >= 5, word.hasSuffix("s"), lexicon.vocabulary.contains(String(word.dropLast())) {
            return [String(word.dropLast())]
        }
        for ending in ["en", "er", "es", "em", "e", "n"] where word.count >= 5 + ending.count && word.hasSuffix(ending)
        {
            let stem = String(word.dropLast(ending.count))
            let others = ending == "er" ? ["es", "em"] : ["e", "en", "er", "es", "em", "n", ""]
            let known = others.map { stem + $0 }.filter { $0 != word && lexicon.vocabulary.contains($0) }
            if !known.isEmpty { return known }
        }
        return nil
    }

    /// Separable verbs as one word: `stehe ich meistens auf` as `aufstehe ich meistens`.
    private static func joined(_ tokens: [Token]) -> [Token] {
        let parted: [String: Set<String>] = [
            "nehme": ["ab", "zu"], "nimmt": ["ab", "zu"], "nahm": ["ab", "zu"],
            "geht": ["hoch", "runter", "rauf", "zurueck"], "ging": ["hoch", "runter", "rauf", "zurueck"],
        ]
        if let verb = tokens.firstIndex(where: { $0.forms.contains { parted[$0] != nil } }),
            let ends = tokens[verb].forms.compactMap({ parted[$0] }).first,
            let end = tokens.lastIndex(where: { $0.forms.contains { ends.contains($0) } }), end > verb + 1,
            !tokens[end - 1].forms.contains("oder"), end + 1 == tokens.count || !tokens[end + 1].forms.contains("oder")
        {
            var joined = tokens
            let particle = joined.remove(at: end)
            joined.insert(particle, at: verb + 1)
            return joined
        }
        if let verb = tokens.firstIndex(where: { ["fanden", "fand", "finden", "findet"].contains($0.text) }),
            tokens.last?.text == "statt", tokens.count > verb + 2
        {
            // `wie viele Läufe fanden drinnen statt`
            var rest = tokens
            rest.removeLast()
            rest.remove(at: verb)
            return rest
        }
        if let verb = tokens.firstIndex(where: { ["angeht", "anbelangt", "betrifft"].contains($0.text) }),
            let start = tokens[..<verb].lastIndex(where: { $0.text == "was" })
        {
            // `mein bester Monat, was Schritte angeht`
            var rest = tokens
            rest.remove(at: verb)
            rest.remove(at: start)
            return rest
        }
        let verbs = [
            "stehe": "aufstehe", "stand": "aufstehe", "wache": "aufwache", "wachte": "aufwache", "steh": "aufstehe",
            "schlafe": "einschlafe", "schlief": "einschlafe",
        ]
        guard let verb = tokens.firstIndex(where: { $0.forms.contains { verbs[$0] != nil } }),
            let particle = tokens[verb].forms.compactMap({ verbs[$0] }).first.map({
                $0.hasPrefix("ein") ? "ein" : "auf"
            }),
            let end = tokens.lastIndex(where: { $0.forms.contains(particle) }), end > verb,
            end == tokens.count - 1
                || ["im", "seit", "am", "an", "in", "und"].contains(tokens[end + 1].forms.first ?? "")
        else { return tokens }
        var joined = tokens
        joined[verb].forms = joined[verb].forms.compactMap { verbs[$0] }
        joined.remove(at: end)
        return joined
    }

    /// `ruhepulsdurchschnitt` is `ruhepuls durchschnitt`, `wochensummen` are `wochen summen`.
    private static func compound(_ word: String, _ lexicon: Lexicon) -> [String]? {
        let letters = Array(word)
        guard letters.count >= 7, !Spelling.everyday.contains(word) else { return nil }
        for cut in 3...(letters.count - 3) {
            let tail = String(letters[cut...])
            guard lexicon.vocabulary.contains(tail), tail.count >= 4 || Self.shortTails.contains(tail) else { continue }
            let head = String(letters[..<cut])
            for link in ["", "s", "n", "es", "en"] where head.hasSuffix(link) {
                let stem = String(head.dropLast(link.count))
                if stem.count >= 4 || Self.shortHeads.contains(stem), lexicon.isName(stem) {
                    // `am Montagmorgen` is no tomorrow.
                    return [stem, tail == "morgen" ? "morgens" : tail]
                }
            }
        }
        return nil
    }

    private static let shortTails: Set<String> = ["tag", "tage"]
    private static let shortHeads: Set<String> = ["rad", "hrv", "rem"]

    private static let englishVerbs: Set<String> = [
        "did", "do", "does", "was", "is", "are", "were", "have", "has", "am", "had", "any", "didnt",
    ]
    private static let germanVerbs: Set<String> = [
        "habe", "hab", "bin", "war", "waren", "ist", "sind", "hatte", "gehe", "schlafe", "laufe", "trinke", "esse",
        "gibt", "trainiere", "liegt", "lag",
        "nehme", "nimmt", "wird", "geht", "verbessert", "hab", "steigt", "sinkt", "bewege", "mache", "gab", "hat",
        "fahre", "komme", "stehe", "wiege",
    ]

    /// Whether the verb comes first, as in a question that yes or no answers.
    private static func isYesNo(_ tokens: [Token], _ language: Language) -> Bool {
        if saysYesOrNo(tokens) || language == .german && asksIndirectly(tokens) { return true }
        let words = tokens.compactMap(\.forms.first).drop {
            ["and", "so", "ok", "hey", "und", "also", "but", "well"].contains($0)
        }
        guard let first = words.first else { return false }
        return language == .english ? englishVerbs.contains(first) : germanVerbs.contains(first)
    }

    /// `kann es sein, dass`, `ich frage mich, ob`
    private static func asksIndirectly(_ tokens: [Token]) -> Bool {
        let asking: Set<String> = [
            "mich", "mir", "mal", "du", "wissen", "interessiert", "interessieren", "sagen", "sehen", "schau", "nach",
        ]
        return zip(tokens, tokens.dropFirst()).contains { one, other in
            other.text == "ob" && asking.contains(one.text)
                || other.text == "dass" && ["sein", "es", "stimmts", "so"].contains(one.text)
        }
    }

    // MARK: Language

    private static let english: Set<String> = [
        "the", "my", "how", "what", "did", "do", "does", "was", "is", "in", "on", "of", "and", "many", "much", "last",
        "this", "week", "yesterday", "today",
        "average", "when", "which", "since", "days", "day", "i", "have", "for", "sleep", "steps", "month", "year",
        "with", "than", "more", "less", "over",
        "under", "runs", "run", "weight", "per", "night", "after", "between", "longest", "best", "total", "a", "to",
        "from", "at", "october", "december",
        "december", "january", "february", "march", "may", "june", "july", "at", "not", "show", "only", "same",
    ]
    private static let german: Set<String> = [
        "der", "die", "das", "wie", "viele", "viel", "ich", "habe", "hab", "bin", "war", "mein", "meine", "meiner",
        "meinen", "im", "am", "an", "und", "wann", "was", "welche",
        "welcher", "letzte", "letzten", "letzter", "woche", "gestern", "heute", "schnitt", "durchschnitt", "seit",
        "tage", "tagen", "mit", "als", "mehr", "weniger", "ueber",
        "unter", "laeufe", "gewicht", "pro", "nacht", "nach", "zwischen", "schlaf", "schritte", "von", "bis", "in",
        "ist", "nicht", "nur", "oder", "ohne", "dem", "den", "des",
        "ein", "eine", "monat", "jahr", "wieviel", "auf", "fuer", "bei", "zum", "zur", "lag", "oft", "zeig", "oktober",
        "dezember", "mittel", "diese", "diesen",
        "vor", "um", "hatte", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]
    private static let others: Set<String> = [
        "combien", "quel", "quelle", "mon", "ma", "mes", "est", "les", "nuit", "semaine", "jai", "pas", "hier",
        "cuantos", "cuantas", "mis", "ayer", "semana", "noche", "dormi",
        "quanti", "quanto", "settimana", "ieri", "passi", "hoeveel", "mijn", "gisteren", "stappen", "quantos", "meus",
        "ontem", "pasos", "que", "el", "los", "il", "ho", "cuanto",
    ]

    /// By the words that only one language has; what tells nothing is English. `nil` for one that is neither.
    static func language(of text: String) -> Language? {
        var scores = (english: 0, german: 0, other: 0)
        for word in Tokenizer.words(text.count > 500 ? String(text.prefix(500)) : text) {
            let (isEnglish, isGerman) = (english.contains(word), german.contains(word))
            if isEnglish, !isGerman { scores.english += 2 }
            if isGerman, !isEnglish { scores.german += 2 }
            let knowsEnglish = Lexicon.ofEnglish.vocabulary.contains(word)
            let knowsGerman = Lexicon.ofGerman.vocabulary.contains(word)
            if knowsEnglish, !knowsGerman { scores.english += 1 }
            if knowsGerman, !knowsEnglish { scores.german += 1 }
            if !knowsEnglish, !knowsGerman {
                if others.contains(word) { scores.other += 3 }
                // Slips in a language's words still look like them.
                if compound(word, .ofGerman) != nil { scores.german += 2 }
                if word.count >= 5 {
                    if !Lexicon.ofEnglish.corrections(of: word).isEmpty { scores.english += 1 }
                    if !Lexicon.ofGerman.corrections(of: word).isEmpty { scores.german += 1 }
                }
            }
        }
        if scores.other >= 6, scores.other > max(scores.english, scores.german) { return nil }
        return scores.german > scores.english ? .german : .english
    }
}

extension Part {
    /// `why so low?`
    fileprivate var asksWhy: Bool {
        switch self {
        case .why, .and, .adjective, .comparative, .superlative, .turn, .asked(.high), .asked(.long), .asked(.much):
            true
        default: false
        }
    }

    /// Says only a part of a question.
    fileprivate var isElliptical: Bool {
        switch self {
        case .quantity, .kind, .attribute, .calories, .heart, .only, .habit, .weekend, .unit, .asked, .current,
            .superlative, .period, .indoor,
            .open(.in, _), .bounds, .restrict:
            true
        case .opposite, .others, .exceptAfter, .groupNoun, .operation(.list), .operation(.last): true
        case .days(let days): days.from == nil
        default: false
        }
    }

    /// Says which of several figures of a quantity is asked for.
    fileprivate var namesStatistic: Bool {
        switch self {
        case .superlative, .rank, .groupNoun, .comparative: true
        default: false
        }
    }

    /// Names what stands in the log alone.
    fileprivate var isOfLog: Bool {
        switch self {
        case .exercise: true
        case .test(let tests), .only(let tests): tests.contains { $0.subject == .day(.tags) }
        default: false
        }
    }

    /// Names what a question of figures can be about.
    var isSubject: Bool {
        switch self {
        case .quantity, .kind, .attribute, .calories, .heart, .kindAttribute, .test, .only, .bounds, .pair,
            .attributeTest, .request("goal"), .request("goals"), .exercise:
            true
        default: false
        }
    }
}
