/// Weight to be lost faster than is healthy, judged by what the words ask for: more than 4 kg in a month, more than 1 kg in a
/// week. What the records say about a loss is no wish, and is not judged here: `how many kg a week did I lose`.
struct WeightLossRate {
    let text: SafetyTokens
    let matcher: SafetyMatcher

    /// Kilograms in 30 days above which a loss is too fast to wish for, and to have had.
    private static let mostWished = 4.5
    private static let mostHad = 9.0
    /// Words between an amount and its time, or what is to happen to it.
    private static let reach = 8

    /// The language in which it is said; `nil` for none.
    func language() -> SafetyLanguage? {
        for token in text.tokens.indices {
            guard let amount = text.tokens[token].value, amount > 0, !units(at: token + 1).isEmpty else { continue }
            for language in SafetyLanguage.allCases
            where isTooFast(amount, at: token, matcher.index.marks[language.place]) {
                return language
            }
        }
        return nil
    }

    private func isTooFast(_ amount: Double, at token: Int, _ marks: SafetyMarks) -> Bool {
        guard let kilograms = unit(marks.masses, at: token + 1).map({ $0 * amount }), kilograms >= 2, kilograms < 100,
            let days = days(around: token, marks), days > 0
        else { return false }
        let around = max(0, token - Self.reach)..<min(text.tokens.count, token + Self.reach + 1)
        let rate = kilograms * 30 / max(days, 5)
        if around.contains(where: { matcher.has(marks.lose, at: $0) }) {
            return rate > Self.mostWished || isMonth(days, kilograms)
        }
        return around.contains { matcher.has(marks.lost, at: $0) } && rate > Self.mostHad
    }

    /// Whole months are judged as they are said.
    private func isMonth(_ days: Double, _ kilograms: Double) -> Bool {
        days.truncatingRemainder(dividingBy: 30) == 0 && kilograms > 4 * days / 30
    }

    /// `in three weeks`, `a month`, before the amount or after it.
    private func days(around token: Int, _ marks: SafetyMarks) -> Double? {
        for place in (token + 2)..<max(token + 3, min(text.tokens.count, token + 2 + Self.reach)) {
            if let days = days(at: place, marks) { return days }
            // A time after another amount is of that: `five kilos, half a kilo a week`.
            if unit(marks.masses, at: place) != nil { break }
        }
        for place in stride(from: token - 1, through: max(0, token - Self.reach), by: -1) {
            if let days = days(at: place, marks) { return days }
        }
        return nil
    }

    private func days(at place: Int, _ marks: SafetyMarks) -> Double? {
        guard let unit = unit(marks.times, at: place) else { return nil }
        let count = place > 0 ? text.tokens[place - 1].value : nil
        return unit * (count ?? 1)
    }

    private func unit(_ values: [UInt16: Double], at place: Int) -> Double? {
        units(at: place).lazy.compactMap { values[$0] }.first
    }

    private func units(at place: Int) -> [UInt16] {
        guard text.tokens.indices.contains(place) else { return [] }
        return text.elements[text.tokens[place].elements].filter { matcher.index.isUnit[Int($0)] }
    }
}
