import ChatModel
import CoachTools
import HealthModel
import HealthQuery
import JSON
import OfflineCoach

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
        let fine: Set<ValueUnit> = [.hour, .litre, .kilometre, .mile]
        let decimals = wholes.contains(unit) ? 0 : fine.contains(unit) ? 2 : 1
        return Wording.number(number, decimals: decimals) + (unit == .percent ? "%" : " \(unit.rawValue)")
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

    func difference(_ value: Double) -> String {
        var text = shown(value.magnitude, isMean: true)
        if case .day(let field) = question.quantity, question.unit == nil {
            let decimals = Wording.decimals(ofMean: value, field, beside: value) - Wording.unit(of: field).decimals
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

    /// The difference of two means as they are shown, so that who reads them can take one from the other.
    func shownDifference(_ first: Double, _ second: Double) -> Double {
        guard case .day(let field) = question.quantity else { return first - second }
        if field.kind == .clock { return CircularMean.difference(from: second.rounded(), to: first.rounded()) }
        guard question.unit == nil else { return first - second }
        if field.isDuration { return first.rounded() - second.rounded() }
        let unit = Wording.unit(of: field)
        func rounded(_ value: Double) -> Double {
            let decimals = Wording.decimals(ofMean: value, field, beside: first - second)
            let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
            return (unit.shown(value) * scale).rounded() / scale
        }
        return (rounded(first) - rounded(second)) / unit.factor
    }

    func coverage(_ finding: Finding) -> String {
        guard !question.days.isDay else { return "" }
        let (n, missing) = (finding.count("n"), finding.count("missing"))
        return isGerman ? "n = \(n) von \(n + missing) Tagen." : "n = \(n) of \(n + missing) days."
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

    func partial(_ finding: Finding) -> String {
        let notes = finding["notes"].array ?? []
        guard notes.contains(where: { $0.text?.hasPrefix("today is partial") == true }) else { return "" }
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
            : "That is more than 10% off the values around it: perhaps another unit. Means leave it out."
    }

    func counted(_ count: Int, _ one: (String, String), _ many: (String, String)) -> String {
        let noun = count == 1 ? one : many
        return "\(said(Wording.number(Double(count)))) \(isGerman ? noun.1 : noun.0)"
    }

    func days(_ count: Int) -> String { counted(count, ("day", "Tag"), ("days", "Tage")) }

    func dates(_ days: [CivilDay]) -> String { days.prefix(3).map { wording.date($0) }.joined(separator: ", ") }
}
