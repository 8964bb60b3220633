import HealthModel
import HealthQuery

/// So much of one thing for each of another, both of which a reply holds: `11 kcal per minute`, `1.1 g per kg`.
extension FigureCheck {
    /// No reply that an answer tells rates of holds more quantities of one measure.
    private static let mostDivided = 300

    /// The quantity that is divided; `nil` where no reply gives the two, or nothing says what it is for each of.
    func rateOfRow(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        guard let unit = unitBehind(figure) ?? unitInSentence(of: figure),
            let measure = figure.readings.first?.measure ?? measureBefore(figure), measure != .clock,
            measure != .percent, unit.measure != measure || unit.measure == .kilograms
        else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for place in facts.facts(of: measure, in: 0...Double.greatestFiniteMagnitude, limit: Self.mostDivided) {
                guard binding.allowsMetric(place, in: facts) else { continue }
                for other in divisors(of: place, unit, facts) {
                    let quotient = facts.facts[place].value / other * unit.factor
                    let isFound = figure.readings.contains { reading in
                        reading.measure == measure && reading.range.contains(quotient)
                            || reading.measure == nil && reading.written.contains(quotient)
                    }
                    guard isFound else {
                        continue
                    }
                    return source(place, facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
    }

    /// The same statistic of the same workouts or days, or the weight of the person.
    private func divisors(of place: Int, _ unit: WrittenUnit, _ facts: FactSheet) -> [Double] {
        if unit.measure == .kilograms { return weights }
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        // `4,280 kg per session`, of all that a reply adds up
        let isOfWhole =
            subject.metric == nil && SeriesStatistic(member: fact.name) == nil && FactUnit(fact.name) != .unknown
        let isOfRow = subject.isRow || subject.isPart || subject.isOfQuery || isOfWhole
        guard ["sum", "mean"].contains(fact.name) || FactSheet.field(fact.name) != nil || isOfRow else { return [] }
        // `61 kcal per km` of one run
        let beside =
            isOfRow
            ? facts.facts(of: unit.measure, in: 0.1...1e6, limit: Self.mostDivided).filter { other in
                facts.facts[other].parent == fact.parent && Self.divided(facts.facts[other])
            }.map { facts.facts[$0].value } : []
        return beside
            + facts.facts(named: fact.name, of: unit.measure).prefix(Self.mostDivided).compactMap { other in
                let about = facts.subject(of: other)
                guard about.workout == subject.workout, about.range == subject.range, about.day == subject.day,
                    facts.facts[other].value > 0
                else { return nil }
                return facts.facts[other].value
            }
    }

    /// A quantity, or how many workouts there were; no statistic of how many values there are.
    private static func divided(_ fact: Fact) -> Bool {
        fact.measure != .count || ["workouts", "count", "days", "nights"].contains(fact.name)
    }

    /// The measure of the number before it in its sentence: `11 kcal, strength about 5.6`.
    private func measureBefore(_ figure: Figure) -> Measure? {
        figures.last { $0.place.upperBound <= figure.place.lowerBound && $0.aside == nil }.flatMap { before in
            guard before.sentence == figure.sentence, figure.place.lowerBound - before.place.upperBound <= 40 else {
                return nil
            }
            return before.readings.first?.measure
        }
    }

    private var weights: [Double] {
        (sheets + told).flatMap { sheet in
            sheet.facts.facts(of: .kilograms, in: 25...400, limit: 64).filter {
                sheet.facts.subject(of: $0).metric == .weight || sheet.facts.facts[$0].name == "weight_kg"
            }.map { sheet.facts.facts[$0].value }
        }
    }

    /// `g per kg`, `kcal pro Minute`
    private func unitBehind(_ figure: Figure) -> WrittenUnit? {
        if figure.text.hasSuffix("g/kg") { return WrittenUnit(.kilograms) }
        let words = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 20) { $0.place }
        guard let first = words.first?.text, Self.per.contains(first), let unit = words.dropFirst().first?.text else {
            return nil
        }
        return Self.divisor(unit)
    }

    /// `Per minute, running leads with 11 kcal`
    private func unitInSentence(of figure: Figure) -> WrittenUnit? {
        let words = mentions.text.words.within(figure.context.lowerBound..<figure.place.lowerBound) { $0.place }
        return zip(words, words.dropFirst()).lazy.compactMap { one, two in
            Self.per.contains(one.text) ? Self.divisor(two.text) : nil
        }.first
    }

    private static func divisor(_ word: String) -> WrittenUnit? {
        if sessions.contains(word) { return WrittenUnit(.count) }
        guard let unit = WrittenUnit(word: word), [.minutes, .kilometres, .kilograms].contains(unit.measure) else {
            return nil
        }
        return unit
    }

    private static let sessions: Set<String> = [
        "session", "workout", "run", "ride", "walk", "einheit", "training", "lauf", "séance", "sortie", "sesión",
        "entrenamiento", "allenamento", "seduta", "treino", "sessão", "sessie",
    ]
    private static let per: Set<String> = ["per", "a", "each", "pro", "je", "par", "por", "al", "ao"]
}
