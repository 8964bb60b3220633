import HealthModel
import HealthQuery

/// Reads `over 10000 steps`, `less than 7 hours`, `at least 30 min` out of a question.
struct ThresholdPhrase {
    var question: Question
    /// Its unit is the bound's; hours are turned into minutes where the metric counts minutes.
    var metric: DayField?

    var threshold: Ask.Threshold? {
        let words = question.words
        for index in words.indices {
            guard let lead = lead(at: index) else { continue }
            guard
                let offset = words.indices.dropFirst(index + lead.length).prefix(2).first(where: {
                    value(at: $0) != nil
                }),
                let number = value(at: offset)
            else { continue }
            return Ask.Threshold(relation: lead.relation, value: number)
        }
        return trailing
    }

    /// `10000 steps or more`, `hit 10k`.
    private var trailing: Ask.Threshold? {
        let isMore = question.has("or more", "and more", "and up", "hit", "reach", "reached", "made")
        guard isMore || question.has("or less", "or fewer") else { return nil }
        guard let number = question.words.indices.lazy.compactMap({ self.value(at: $0) }).first else { return nil }
        return Ask.Threshold(relation: isMore ? .atLeast : .atMost, value: number)
    }

    /// Any number of the metric: `a streak of 10000 steps`.
    var bare: Ask.Threshold? {
        question.words.indices.lazy.compactMap { self.value(at: $0) }.first.map {
            Ask.Threshold(relation: .atLeast, value: $0)
        }
    }

    private func lead(at index: Int) -> (relation: Ask.Threshold.Relation, length: Int)? {
        let leads: [(phrase: String, relation: Ask.Threshold.Relation)] = [
            ("more than", .moreThan), ("over", .moreThan), ("above", .moreThan), ("greater than", .moreThan),
            ("higher than", .moreThan), ("longer than", .moreThan), ("exceeded", .moreThan), ("beyond", .moreThan),
            ("at least", .atLeast),
            ("less than", .lessThan), ("fewer than", .lessThan), ("under", .lessThan), ("below", .lessThan),
            ("lower than", .lessThan), ("shorter than", .lessThan), ("at most", .atMost),
        ]
        for lead in leads {
            let parts = lead.phrase.split(separator: " ").map(String.init)
            let end = index + parts.count
            if end <= question.words.count, Array(question.words[index..<end]) == parts {
                return (lead.relation, parts.count)
            }
        }
        return nil
    }

    /// A number that counts the metric, not days. Without a unit behind it, it is of the unit that is shown.
    private func value(at index: Int) -> Double? {
        var word = question.words[index]
        var unit = index + 1 < question.words.count ? question.words[index + 1] : ""
        if Question.number(word) == nil, let end = word.firstIndex(where: { !$0.isNumber && $0 != "." }) {
            unit = String(word[end...])
            word = String(word[..<end])
        }
        guard let number = Question.number(word) else { return nil }
        switch unit {
        case "day", "days", "night", "nights", "week", "weeks", "month", "months", "year", "years", "times": return nil
        case "h", "hr", "hrs", "hour", "hours": return countsMinutes ? number * 60 : number
        case "mi", "mile", "miles": return number * UnitSystem.kilometresInMile
        case "lb", "lbs", "pound", "pounds": return number * UnitSystem.kilogramsInPound
        case "oz", "ounce", "ounces": return number * UnitSystem.millilitresInFluidOunce
        case "km", "kilometers", "kilometres", "kg", "kilo", "kilos", "ml": return number
        default:
            guard let metric else { return number }
            return Wording.isDuration(metric) && number <= 16 ? number * 60 : Wording.unit(of: metric).kept(number)
        }
    }

    private var countsMinutes: Bool { metric?.unit == "min" }
}
