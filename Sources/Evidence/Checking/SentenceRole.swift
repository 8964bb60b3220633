import HealthModel
import HealthQuery

/// The role of a number within its sentence, whatever it measures: a reply's member of another role is not where it
/// comes from.
enum SentenceRole: Equatable {
    /// `17 of 30 days`: the first of the two, and the second.
    case part, whole
    /// `from 81.4 to 77.8 kg`: the first of the two, and the second.
    case start, end
    /// `2,226 steps fewer`: how far two values are apart.
    case difference
    /// `7.8 km a day`.
    case dailyRate
    /// `± 50 min`.
    case spread
}

extension AnswerMentions {
    /// The role of a number by the words between it and its neighbours; `nil` where they give none.
    func role(of figure: Figure, at index: Int, among figures: [Figure]) -> SentenceRole? {
        guard !figure.isInTable, figure.statistic == nil else { return nil }
        let sign = max(0, figure.place.lowerBound - 2)..<figure.place.lowerBound
        if text.scalars[sign].contains("±") { return .spread }
        let start = max(figure.sentence.lowerBound, index > 0 ? figures[index - 1].place.upperBound : 0)
        let wordsBefore = text.words.within(start..<max(start, figure.place.lowerBound)) { $0.place }.suffix(5)
        if wordsBefore.contains(where: { Self.spreads.contains($0.text) }) || isVariation(wordsBefore) {
            return .spread
        }
        if index + 1 < figures.count {
            if isPart(figure, of: figures[index + 1]) { return .part }
            if isStart(figure, of: figures[index + 1]) { return .start }
        }
        if index > 0 {
            if isPart(figures[index - 1], of: figure) { return .whole }
            if isStart(figures[index - 1], of: figure) { return .end }
        }
        let behind = text.words.within(figure.place.upperBound..<figure.place.upperBound + 24) { $0.place }
            .prefix(3).map(\.text)
        if figure.isRateItself, behind.dropFirst().first.map(Self.singleDays.contains) ?? false { return .dailyRate }
        return tellsDifference(figure, behind) ? .difference : nil
    }

    /// `varies by`, `give or take`.
    private func isVariation(_ words: some BidirectionalCollection<TextTokens.Word>) -> Bool {
        guard let last = words.last, Self.beforeVariations.contains(last.text) else { return false }
        return words.suffix(3).contains { Self.variations.contains($0.text) }
    }

    private static let beforeVariations: Set<String> = ["by", "um", "de", "di", "met", "take", "about"]
    private static let variations: Set<String> = [
        "varies", "varied", "vary", "give", "variiert", "schwankt", "schwankten", "varía", "varia", "varie", "varieert",
        "schommelt", "oscille", "oscila",
    ]

    /// `26.8 hours per night`, `pro Nacht 62 Minuten`, `täglich 43 Minuten`.
    func isPerOccasion(_ figure: Figure, before: Range<Int>) -> Bool {
        let behind = text.words.within(figure.place.upperBound..<figure.place.upperBound + 16) { $0.place }
        if figure.isRateItself, behind.dropFirst().first.map({ Self.occasions.contains($0.text) }) ?? false {
            return true
        }
        let words = text.words.within(before) { $0.place }
        if words.suffix(5).contains(where: { Self.daily.contains($0.text) }) { return true }
        return zip(words, words.dropFirst()).suffix(4).contains { per, occasion in
            // `against 8 hours a night you lack …` tells of the number before.
            let isOfOther =
                per.place == words.first?.place && !hasMark(in: before.lowerBound..<per.place.lowerBound)
            return Self.pers.contains(per.text) && Self.occasions.contains(occasion.text) && !isOfOther
        }
    }

    /// `9 sets and 4,350 kg per session`: what follows in its clause says that it is of one workout.
    func tellsPerSession(behind figure: Figure) -> Bool {
        let end = min(figure.context.upperBound, figure.place.upperBound + 48)
        let words = text.words.within(figure.place.upperBound..<max(end, figure.place.upperBound)) { $0.place }
        return zip(words, words.dropFirst()).contains { per, occasion in
            Self.pers.contains(per.text) && Self.occasions.contains(occasion.text)
                && !Self.singleDays.contains(occasion.text)
                && !text.scalars[figure.place.upperBound..<per.place.lowerBound].contains(where: {
                    ";:".unicodeScalars.contains($0)
                })
        }
    }

    private static let pers: Set<String> = ["per", "a", "each", "pro", "je", "par", "por", "al", "elke", "jede"]
    private static let daily: Set<String> = ["täglich", "daily", "nightly"]
    private static let occasions: Set<String> = singleDays.union([
        "run", "session", "workout", "ride", "walk", "outing", "lauf", "einheit", "training", "sortie", "séance",
        "salida", "sesión", "uscita", "seduta", "treino", "corrida", "sessie",
    ])

    /// The largest or the smallest that stands right before an average: `highest session average`.
    func extreme(rightBefore mean: StatisticMentions.Mention, within range: Range<Int>) -> SeriesStatistic? {
        guard mean.kind == .mean,
            let end = statistics.within(range).last(where: { $0.place.upperBound <= mean.place.lowerBound }),
            end.kind == .greatest || end.kind == .least
        else { return nil }
        let gap = end.place.upperBound..<mean.place.lowerBound
        let isClose = !hasMark(in: gap) && text.words.within(gap) { $0.place }.count <= 2
        return isClose && !text.scalars[gap].contains(",") ? end.kind : nil
    }

    /// `because a day with`: a comma, and then one day.
    func comesToOneDay(within range: Range<Int>) -> Bool {
        guard text.scalars[range].contains(",") else { return false }
        let words = text.words.within(range) { $0.place }
        return zip(words, words.dropFirst()).contains {
            Self.oneOf.contains($0.text) && Self.singleDays.contains($1.text)
        }
    }

    private static let oneOf: Set<String> = ["a", "one", "ein", "eine", "un", "une", "una", "um", "uma", "een"]

    func isPart(_ one: Figure, of two: Figure) -> Bool {
        guard one.sentence == two.sentence, let number = one.readings.first(where: Self.isCount),
            let whole = two.readings.first(where: Self.isCount), number.value <= whole.value,
            number.value == number.value.rounded(), whole.value == whole.value.rounded()
        else { return false }
        let words = wordsBetween(one, two, atMost: 14)
        return !words.isEmpty && words.allSatisfy { language.partOf.contains($0) || Self.articles.contains($0) }
            && words.contains(where: language.partOf.contains)
    }

    private static func isCount(_ reading: Figure.Reading) -> Bool {
        reading.measure == nil || reading.measure == .count
    }

    private func isStart(_ one: Figure, of two: Figure) -> Bool {
        one.sentence == two.sentence && Self.fromWords.contains(one.lead) && Self.toWords.contains(two.lead)
            && wordsBetween(one, two, atMost: 44).count <= 7
            && one.readings.contains { reading in
                two.readings.contains { $0.measure == reading.measure || reading.measure == nil }
            }
    }

    /// A word of more or less directly behind it, or a sign of less before it.
    private func tellsDifference(_ figure: Figure, _ behind: [String]) -> Bool {
        let gap = figure.place.upperBound..<min(text.scalars.count, figure.place.upperBound + 2)
        if text.scalars[gap].contains(where: { ",;:.()".unicodeScalars.contains($0) }) { return false }
        if Self.minus.contains(figure.lead) { return true }
        // `de moins`, `in più`, `a menos`
        let word = behind.first.map { Self.linking.contains($0) ? behind.dropFirst().first ?? $0 : $0 }
        return word.map { Self.moreOrLess.contains($0) || $0 == "moins" || $0 == "più" } ?? false
    }

    /// Words between two numbers; more than it may be stands for too far apart.
    private func wordsBetween(_ one: Figure, _ two: Figure, atMost length: Int) -> [String] {
        let gap = one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound)
        guard gap.count <= length, !text.scalars[gap].contains(where: { ",;:()".unicodeScalars.contains($0) }) else {
            return []
        }
        return text.words.within(gap) { $0.place }.map(\.text)
    }

    private static let articles: Set<String> = [
        "the", "your", "out", "den", "der", "les", "los", "las", "le", "gli", "os", "as", "de", "last",
    ]
    static let fromWords: Set<String> = ["from", "von", "de", "da", "van"]
    static let toWords: Set<String> = ["to", "auf", "à", "a", "para", "naar"]
    private static let singleDays: Set<String> = [
        "day", "night", "tag", "nacht", "jour", "nuit", "día", "noche", "giorno", "notte", "dia", "noite", "dag",
    ]
    private static let spreads: Set<String> = [
        "sd", "deviation", "streuung", "standardabweichung", "streut", "schwankt", "desviación", "deviazione", "desvio",
        "standaarddeviatie", "spreiding",
    ]
    private static let minus: Set<String> = ["minus"]
    private static let linking: Set<String> = ["de", "in", "a"]
    private static let moreOrLess: Set<String> = [
        "more", "less", "fewer", "farther", "higher", "short", "apart", "below", "lower", "longer", "shorter",
        "lighter",
        "heavier", "mehr", "weniger",
        "höher",
        "niedriger", "länger", "kürzer", "leichter", "schwerer", "menos", "más", "mais", "meno", "meer", "minder",
        "hoger",
        "lager", "langer", "korter", "lichter", "zwaarder",
    ]
}

extension FigureBinding {
    /// The fat of the body is spoken of.
    var namesFat: Bool { speaksOf(.bodyFat) || !words.isDisjoint(with: Self.fats) }
    private static let fats: Set<String> = [
        "fat", "fett", "körperfett", "fettmasse", "graisse", "grasa", "grasso", "grassa", "gordura", "vet", "vetmassa",
        "lean",
    ]

    /// Whether a member of a reply may stand in the role that its sentence gives a number.
    func allowsRole(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        switch role {
        case nil: return true
        case .part:
            return !Self.spans.contains(fact.name) && !Self.lengths.contains(fact.name)
                && (fact.measure == nil || fact.measure == .count || hasUnit || fact.name.hasPrefix("stand"))
        case .whole:
            return (fact.measure == nil || fact.measure == .count || hasUnit || fact.name.hasPrefix("stand"))
                && !(Self.runs.contains(fact.name)
                    || facts.names(beside: place).contains("calendar_days") && fact.name == "count")
        case .start: return !(fact.name == "last" && facts.names(beside: place).contains("first"))
        case .end: return !(fact.name == "first" && facts.names(beside: place).contains("last"))
        case .difference:
            guard subject.metric != nil || subject.isOfWorkouts, let member = SeriesStatistic(member: fact.name) else {
                return true
            }
            return ![.single, .mean, .median, .total, .least, .greatest, .usual].contains(member)
        case .spread: return SeriesStatistic(member: fact.name).map { $0 == .spread } ?? true
        case .dailyRate:
            // Nor is the value of one night, or the time it began at, what there was a night.
            if subject.isRow || subject.isPart, subject.day != nil { return false }
            if ["first", "last"].contains(fact.name) { return false }
            switch SeriesStatistic(member: fact.name) {
            case .least?, .greatest?: return false
            case .total?: return (subject.dayCount ?? 1) < 2
            default: return true
            }
        }
    }

    private var hasUnit: Bool { figure?.readings.contains { $0.measure != nil && $0.measure != .count } ?? false }
    private static let spans: Set<String> = ["calendar_days", "from"]
    private static let lengths: Set<String> = ["length", "longest_gap_days", "having_longest_run"]
    private static let runs: Set<String> = [
        "length", "longest_gap_days", "current", "ties", "min_ties", "max_ties", "having_longest_run",
    ]
}
