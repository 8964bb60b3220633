import ChatModel
import CoachTools
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// How values are said, in the language and the units.
extension QuestionAnswer {
    struct Answer {
        var value: String
        var more: [String] = []
    }

    /// A text of the English wording in the language of the answer.
    func said(_ text: String) -> String { Wording.said(text, language) }

    /// - Parameter difference: stands beside a mean, which has its decimals too.
    func shown(_ value: Double, isMean: Bool = false, beside difference: Double? = nil) -> String {
        let text = figure(value, isMean, difference)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    private func figure(_ value: Double, _ isMean: Bool, _ gap: Double?) -> String {
        if case .day(let field) = question.quantity, question.unit == .hour, question.statistic == .sum,
            field.isDuration
        {
            // Hours that were counted: `49 h 21`.
            return said(Wording.value(value, field))
        }
        if let unit = question.unit, let text = converted(value, unit) { return said(text) }
        switch question.quantity {
        case .day(let field):
            return said(isMean ? Wording.mean(value, field, beside: gap) : Wording.value(value, field))
        case .workout(["Cycling"], .pace?) where value > 0 && question.statistic != .mean:
            // A ride is told by its speed. That of several is no mean of them.
            let isMetric = Wording.units.distance().symbol == "km"
            let unit = isMetric ? ValueUnit.kilometresPerHour : .milesPerHour
            return said(
                "\(Self.workout(value, .pace)) (\(Wording.number(3600 / value / unit.size, decimals: 1)) \(unit.rawValue))"
            )
        case .workout(_, let field?): return said(Self.workout(value, field))
        case .combined(_, .over, _): return said(Wording.number(value, decimals: 2))
        case .combined(let left, _, _):
            var single = question
            single.quantity = left
            return QuestionAnswer(question: single, language: language, today: today).figure(value, isMean, gap)
        case .workout, .days, .formula: return said(Wording.number(value, decimals: value == value.rounded() ? 0 : 1))
        }
    }

    func converted(_ value: Double, _ unit: ValueUnit) -> String? {
        if unit == .perMile || unit == .mile, case .workout(_, .pace?) = question.quantity {
            return Self.clock(seconds: value * UnitSystem.kilometresInMile) + " /mi"
        }
        if unit == .perKilometre { return Self.clock(seconds: value) + " /km" }
        guard let number = question.quantity.shown(value, in: unit) else { return nil }
        let wholes: Set<ValueUnit> = [.minute, .metre, .yard, .foot, .millilitre, .kilocalorie, .milligram]
        if unit.dimension == .speed { return Wording.number(number, decimals: 1) + " \(unit.rawValue)" }
        let fine: Set<ValueUnit> = [.hour, .litre, .kilometre, .mile]
        let decimals = wholes.contains(unit) ? 0 : fine.contains(unit) ? 2 : 1
        let glasses = isGerman ? "Gläser zu 250 ml" : "glasses of 250 ml"
        return Wording.number(number, decimals: decimals) + " \(unit == .glass ? glasses : unit.rawValue)"
    }

    static func clock(seconds: Double) -> String {
        guard let whole = Int(exactly: seconds.rounded()) else { return "?" }
        return "\(whole / 60):\(LocalTime.two(whole % 60))"
    }

    static func workout(_ value: Double, _ field: WorkoutField) -> String {
        switch field {
        case .duration, .zone1, .zone2, .zone3, .zone4, .zone5, .hardZones: return Wording.hours(value)
        case .distance: return Wording.value(value, in: Wording.units.distance(decimals: 2))
        case .pace:
            let perUnit = Wording.units.distance().kept(1)
            return "\(clock(seconds: value * perUnit)) /\(Wording.units.distance().symbol)"
        case .startClock: return LocalTime.clock(minuteOfDay: Int(exactly: value.rounded()) ?? 0)
        case .effort: return "\(Wording.number(value, decimals: 1)) of 10"
        default:
            let isWhole = field == .activeEnergy || field == .elevation || value == value.rounded()
            return "\(Wording.number(value, decimals: isWhole ? 0 : 1)) \(field.unit)"
        }
    }

    /// With its sign, and with the decimals of means unless it is one of single values.
    func difference(_ value: Double, isMean: Bool = true, extraDecimals: Int = 0) -> String {
        var text = shown(value.magnitude, isMean: isMean)
        if case .day(let field) = question.quantity, question.unit == nil {
            let mean = Wording.decimals(ofMean: value, field, beside: value) - Wording.unit(of: field).decimals
            let decimals = (isMean ? mean : 0) + extraDecimals
            text =
                field.kind == .clock
                ? Wording.hours(value.magnitude)
                : said(Wording.value(value.magnitude, field, extraDecimals: decimals, isDifference: true))
        }
        if text.last == "%" {
            // Of two shares: a percent of a percent would be something else.
            let points = isGerman ? "Prozentpunkte" : "percentage points"
            text = "\(text.prefix { $0 != "%" && !$0.isWhitespace }) \(points)"
        }
        guard text.contains(where: { ("1"..."9").contains($0) }) else { return text }
        return value < 0 ? "−\(text)" : "+\(text)"
    }

    /// Of two means; that of times goes the shorter way round the clock.
    func differenceOfMeans(_ first: Double, _ second: Double) -> Double {
        guard case .day(let field) = question.quantity, field.kind == .clock else { return first - second }
        return CircularMean.difference(from: second.rounded(), to: first.rounded())
    }

    func coverage(_ finding: Finding) -> String {
        guard !question.days.isDay else { return "" }
        let n = finding.count("n")
        let all = whole(n + finding.count("missing"), finding)
        let isMean = [.mean, .median, .sd, .iqr, .cv, .percentile].contains(question.statistic)
        return Self.joined(["n = \(part(n, of: all)).", isMean && isFew(n, of: all) ? few : ""])
    }

    /// `28 of 30 nights`, `28 von 30 Nächten`.
    func part(_ count: Int, of all: Int) -> String {
        let noun =
            all == 1
            ? isOfNights ? ("night", "Nacht") : ("day", "Tag")
            : isOfNights ? ("nights", "Nächten") : ("days", "Tagen")
        let counted = said(Wording.number(Double(count)))
        return isGerman
            ? "\(counted) von \(said(Wording.number(Double(all)))) \(noun.1)"
            : "\(counted) of \(Wording.number(Double(all))) \(noun.0)"
    }

    /// Whether it is asked about nights rather than days.
    private var isOfNights: Bool {
        guard case .day(let field) = question.quantity else { return false }
        return Wording.unitOfTime(field) == "night"
    }

    /// Values that a mean of a week and of more days takes (health-metrics.md 0).
    private static let fewest = 4

    /// Whether so many values of so many days are too few for a mean.
    func isFew(_ count: Int, of all: Int) -> Bool { count > 0 && count < Self.fewest && all >= 7 }

    private var few: String {
        isGerman ? "Das sind wenige Werte: nicht mehr als ein Hinweis." : "These are few values: no more than a hint."
    }

    /// How many values two sides have, and on which of them most days have none; empty where both are single days.
    func sides(_ first: Finding, _ second: Finding) -> String {
        guard !question.days.isDay || question.comparison?.days?.isDay == false else { return "" }
        let counts = [first, second].map { ($0.count("n"), whole($0.count("n") + $0.count("missing"), $0)) }
        let thin = counts.filter { $0 > 0 && 2 * $0 < $1 || isFew($0, of: $1) }.map { count, all in
            isGerman
                ? "Auf einer Seite \(count == 1 ? "ist" : "sind") nur \(part(count, of: all)) erfasst."
                : "On one side only \(part(count, of: all)) \(count == 1 ? "is" : "are") recorded."
        }
        return Self.joined(["n = \(counts[0].0) / \(counts[1].0)."] + thin)
    }

    /// A figure with a yes or no before it, where it has to pass a bound.
    func judged(_ figure: Double, _ text: String) -> String {
        guard let threshold = question.threshold,
            let comparison = ComparisonOperator(rawValue: threshold.sign.rawValue)
        else { return text }
        let condition = Condition(question.quantity, comparison, .numbers([threshold.value]))
        return condition.holds(for: .number(figure)).map { "\(yesNo($0)), \(text)" } ?? text
    }

    func yesNo(_ isYes: Bool) -> String { isYes ? (isGerman ? "Ja" : "Yes") : isGerman ? "Nein" : "No" }

    /// Sentences as one text, without those that are empty.
    static func joined(_ sentences: [String]) -> String { sentences.filter { !$0.isEmpty }.joined(separator: " ") }

    /// That today counts although it is not over; empty where it is not among the days that count, or has no value yet.
    func partial(_ finding: Finding) -> String {
        let notes = finding["notes"].array ?? []
        guard notes.contains(where: { $0.text?.hasPrefix("today is partial") == true }),
            ([finding] + finding.rows("segments").map { Finding(json: $0) }).contains(where: {
                $0.day("last_date") == today
            })
        else { return "" }
        return isGerman
            ? "Der heutige Tag läuft noch und zählt, wie er bis jetzt ist."
            : "Today is still running and counts as it is so far."
    }

    /// That values were left out which hardly can be, or that the only one may be a slip; empty where neither is.
    func doubted(_ finding: Finding) -> String {
        let count = finding.count("left_out")
        guard count > 0 else { return finding.holdsSlip ? Self.slip(isGerman: isGerman) : "" }
        let listed = finding.rows("left_out_values").prefix(3).compactMap { row -> String? in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }), let value = row["value"].number else {
                return nil
            }
            return "\(shown(value)) (\(wording.date(day)))"
        }.joined(separator: ", ")
        return isGerman
            ? "Ausgelassen, da kaum möglich: \(listed)\(count > 3 ? " und \(count - 3) weitere" : "")."
            : "Left out as hardly possible: \(listed)\(count > 3 ? " and \(count - 3) more" : "")."
    }

    static func slip(isGerman: Bool) -> String {
        isGerman
            ? "Das liegt mehr als 10 % neben den Werten davor und danach: vielleicht eine andere Einheit. Mittel lassen es aus."
            : "That is more than 10 % off the values around it: perhaps another unit. Means leave it out."
    }

    func counted(_ count: Int, _ one: (String, String), _ many: (String, String)) -> String {
        let noun = count == 1 ? one : many
        return "\(said(Wording.number(Double(count)))) \(isGerman ? noun.1 : noun.0)"
    }

    /// `3 nights` of what is of the night, else `3 days`.
    func days(_ count: Int) -> String {
        isOfNights
            ? counted(count, ("night", "Nacht"), ("nights", "Nächte"))
            : counted(count, ("day", "Tag"), ("days", "Tage"))
    }

    /// The days of an extreme, as a value and in a sentence: `1 Mar 2026, 4 Mar 2026` and `On 1 Mar 2026, 4 Mar 2026.`
    /// - Parameter all: how many there are. Of more than the tool lists, only the first and the last are given.
    func dates(_ days: [CivilDay], of all: Int) -> (value: String, sentence: String) {
        if all > days.count, let first = days.first, let last = days.last {
            let ends =
                isGerman
                ? "zuerst \(wording.date(first)), zuletzt \(wording.date(last))"
                : "first \(wording.date(first)), last \(wording.date(last))"
            let at = isGerman ? isOfNights ? "In \(all) Nächten" : "An \(all) Tagen" : "On \(self.days(all))"
            return ("\(self.days(all)), \(ends)", "\(at), \(ends).")
        }
        let named = days.prefix(3).map { wording.date($0) }.joined(separator: ", ")
        let more = days.count - min(3, days.count)
        let listed = more > 0 ? named + (isGerman ? " und \(more) weitere" : " and \(more) more") : named
        return (listed, (isGerman ? "Am " : "On ") + listed + ".")
    }
}
