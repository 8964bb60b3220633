import HealthModel

/// Numbers that stand where periods or advice are told, and that say something about the person all the same.
extension FigureCheck {
    func isClaim(_ figure: Figure, _ aside: Figure.Aside, _ binding: FigureBinding) -> Bool {
        switch aside {
        case .advice:
            // The bounds of a zone are facts wherever they are told.
            if isPrecise(figure) || figure.statistic?.relation == .equal { return true }
            return binding.zone != nil
                && figure.readings.contains {
                    $0.measure == .perMinute || $0.measure == nil && $0.value > 60 && figure.isInTable
                } && sheets.contains { $0.facts.subjects.contains { $0.zone != nil } }
        case .period: return isPeriodOfNothing(figure)
        default: return false
        }
    }

    /// `in 21 nights`, `the last 6 days`, `4 days ago`, where no reply is about so many and no date lies so far back.
    private func isPeriodOfNothing(_ figure: Figure) -> Bool {
        if isAge(figure) || isOfRecorded(figure) { return true }
        guard let reading = figure.readings.first(where: { $0.measure == .count || $0.measure == nil }),
            reading.value == reading.value.rounded(),
            countsDays(figure)
        else { return false }
        let isBack = isAgo(figure)
        if isBack, let today,
            let date = mentions.days.dates.last(where: { figure.sentence.contains($0.place.lowerBound) })
        {
            return !NamedDate.lie(
                reading.value, apart: [date], around: figure.sentence.upperBound..<figure.sentence.upperBound,
                today: today)
        }
        if isBack || Self.ahead.contains(figure.lead) { return false }
        // `in 30 nights` may be on so many of them, or over so many.
        if Self.common.contains(reading.value), !Self.within.contains(figure.lead) { return false }
        let isHeld = (sheets + told).contains { sheet in
            sheet.facts.facts(of: .count, in: reading.range, limit: 64).contains { place in
                let (fact, subject) = (sheet.facts.facts[place], sheet.facts.subject(of: place))
                return !fact.name.hasSuffix("ties") && !subject.isRow && fact.value == reading.value
            }
        }
        return !isHeld && !isSaid(figure, by: said) && !isSaid(figure, by: asked)
    }

    /// Whether it is more exact than advice, which is round: no time of day to the minute, no thousands to the last step.
    private func isPrecise(_ figure: Figure) -> Bool {
        guard let reading = figure.readings.first else { return false }
        func isOdd(_ step: Double) -> Bool {
            reading.value.rounded() == reading.value && reading.value.truncatingRemainder(dividingBy: step) != 0
        }
        switch reading.measure {
        case .clock: return isOdd(5) && !ClockChange.isAsked(askedWords)
        case .minutes: return reading.value > 60 && isOdd(5)
        case .kilocalories, .milliseconds: return reading.value >= 100 && isOdd(10)
        case nil, .count: return reading.value >= 1000 && isOdd(50) && !(1900...2100).contains(reading.value)
        default: return false
        }
    }

    private func countsDays(_ figure: Figure) -> Bool {
        let behind = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 16) { $0.place }
        return mentions.text.words.within(figure.place, by: { $0.place }).contains {
            AnswerMentions.days.contains($0.text)
        }
            || behind.first.map { AnswerMentions.days.contains($0.text) } ?? false
    }

    /// `a man of 41 years`, where a reply gives the age.
    private func isAge(_ figure: Figure) -> Bool {
        guard let value = figure.readings.first?.value, (15...110).contains(value),
            mentions.text.words.within(figure.place.lowerBound..<figure.place.upperBound + 10, by: { $0.place })
                .contains(where: { Self.years.contains($0.text) })
        else { return false }
        return sheets.contains { !$0.facts.facts(named: "age", of: .count).isEmpty }
    }

    private static let years: Set<String> = [
        "years", "jahren", "jahre", "ans", "años", "anni", "anos", "jaar",
    ]

    /// `on five days logged`: how many values there are.
    private func isOfRecorded(_ figure: Figure) -> Bool {
        mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 16) { $0.place }.first
            .map { $0.place.lowerBound - figure.place.upperBound == 1 && Self.recorded.contains($0.text) } ?? false
    }

    private static let recorded: Set<String> = [
        "logged", "recorded", "tracked", "erfasst", "erfassten", "protokolliert", "notés", "notées", "enregistrés",
        "enregistrées", "anotados", "registrados", "registradas", "annotati", "registrati", "registrate", "registados",
        "registadas", "genoteerd", "geregistreerd",
    ]

    private func isAgo(_ figure: Figure) -> Bool {
        let before = mentions.text.words.within(max(0, figure.place.lowerBound - 12)..<figure.place.lowerBound) {
            $0.place
        }
        let behind = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 14) { $0.place }
        return before.suffix(2).contains { Self.back.contains($0.text) }
            || behind.prefix(2).contains { Self.ago.contains($0.text) }
    }

    private static let within: Set<String> = ["in", "en", "em", "an", "op", "on"]
    private static let back: Set<String> = ["vor", "hace", "há", "y"]
    private static let ago: Set<String> = [
        "ago", "her", "fa", "atrás", "geleden", "earlier", "later", "before", "after",
    ]
    /// Lengths that people choose of themselves.
    private static let common: Set<Double> = [1, 2, 3, 7, 14, 28, 30, 31, 60, 90, 100, 180, 365, 366]
    private static let ahead: Set<String> = [
        "next", "each", "every", "within", "nächsten", "jede", "jeden", "alle", "innerhalb", "prochains", "prochaines",
        "chaque", "próximos", "próximas", "cada", "prossimi", "prossime", "ogni", "volgende", "komende", "elke",
        "these",
        "first", "ersten", "premiers", "primeros", "primi", "primeiros", "eerste",
    ]
}
