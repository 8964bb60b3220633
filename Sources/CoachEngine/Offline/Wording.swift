import CoachTools
import HealthModel
import HealthQuery

/// Values as people read them; rounding as in the metric's own decimals.
enum Wording {
    /// The system that one answer is written in. A value of the task, since every part of an answer puts values into words
    /// and none of them decides about units.
    @TaskLocal static var units = UnitSystem.metric

    /// `7 h 05` for minutes; below an hour `45 min`.
    static func hours(_ minutes: Double) -> String {
        guard let whole = Int(exactly: minutes.rounded()) else { return "?" }
        let size = whole.magnitude
        let sign = whole < 0 ? "-" : ""
        return size < 60 ? "\(sign)\(size) min" : "\(sign)\(size / 60) h \(LocalTime.two(Int(size % 60)))"
    }

    /// `9,412`, `6.8`.
    static func number(_ value: Double, decimals: Int = 0) -> String {
        guard let digits = fixed(value, decimals: decimals) else { return "?" }
        let parts = digits.split(separator: ".")
        var whole = String(parts[0])
        let sign = whole.hasPrefix("-") ? String(whole.removeFirst()) : ""
        var groups: [String] = []
        while whole.count > 3 {
            groups.insert(String(whole.suffix(3)), at: 0)
            whole.removeLast(3)
        }
        let grouped = sign + ([whole] + groups).joined(separator: ",")
        return parts.count > 1 ? "\(grouped).\(parts[1])" : grouped
    }

    /// `9,412 steps`, `7 h 05`, `52 bpm`, `23:10`, `3.4 of 5`.
    static func value(
        _ value: Double, _ field: DayField, extraDecimals: Int = 0, isDifference: Bool = false
    ) -> String {
        if isDuration(field) { return hours(value) }
        if field.kind == .clock { return LocalTime.clock(minuteOfDay: Int(exactly: value.rounded()) ?? 0) }
        if field.kind == .flag { return value > 0 ? "yes" : "no" }
        if field == .bedAfterNoon { return LocalTime.clock(minuteOfDay: (Int(exactly: value.rounded()) ?? 0) + 720) }
        let unit = isDifference ? unit(of: field).ofDifferences : unit(of: field)
        let shown = unit.shown(value)
        let isOne = unit.symbol.isEmpty && shown == 1
        let isWholeDrink = field == .alcohol && shown == shown.rounded()
        let text = number(shown, decimals: isWholeDrink ? 0 : unit.decimals + extraDecimals)
        if let noun = counted[field] { return "\(text) \(isOne ? noun.one : noun.many)" }
        if field.unit == "1..5" { return "\(text) of 5" }
        return unit.symbol.isEmpty ? text : "\(text) \(unit.symbol)"
    }

    /// A mean, with the decimals that means have.
    /// - Parameter difference: stands beside it, so that it has the decimals of that too.
    static func mean(_ value: Double, _ field: DayField, beside difference: Double? = nil) -> String {
        let decimals = decimals(ofMean: value, field, beside: difference)
        return Self.value(value, field, extraDecimals: decimals - unit(of: field).decimals)
    }

    static func decimals(ofMean value: Double, _ field: DayField, beside difference: Double? = nil) -> Int {
        let unit = unit(of: field)
        let own = unit.decimalsOfMean(unit.shown(value))
        return max(own, difference.map { unit.decimalsOfMean(unit.ofDifferences.shown($0)) } ?? own)
    }

    /// The difference of two values as they are shown, so that who reads them can take one from the other.
    static func shownDifference(
        _ first: Double, _ second: Double, _ field: DayField, decimals: (Double) -> Int
    ) -> Double {
        if field.isDuration { return first.rounded() - second.rounded() }
        let unit = unit(of: field)
        func rounded(_ value: Double) -> Double {
            let scale = [1.0, 10, 100, 1000][min(max(decimals(value), 0), 3)]
            return (unit.shown(value) * scale).rounded() / scale
        }
        return (rounded(first) - rounded(second)) / unit.factor
    }

    /// In which unit, with how many decimals.
    static func unit(of field: DayField) -> ShownUnit {
        units.unit(of: field)
    }

    /// Minutes that people read as hours and minutes.
    static func isDuration(_ field: DayField) -> Bool { field.isDuration }

    private static let counted: [DayField: (one: String, many: String)] = [
        .steps: ("step", "steps"), .flights: ("flight", "flights"), .workouts: ("workout", "workouts"),
        .strength: ("strength workout", "strength workouts"), .naps: ("nap", "naps"),
    ]

    /// A value as English writes it, in the language of the answer: `61.5 %` is `61,5 %`, `9,412 steps` are `9.412 Schritte`.
    static func said(_ text: String, _ language: Language) -> String {
        guard language == .german else { return text }
        var german = ""
        for (index, character) in zip(text.indices, text) {
            let isBetween = index > text.startIndex && text[text.index(before: index)].isNumber
            switch character {
            case "," where isBetween: german.append(".")
            case "." where isBetween: german.append(",")
            default: german.append(character)
            }
        }
        for (english, word) in [
            (" steps", " Schritte"), (" step", " Schritt"), (" flights", " Stockwerke"), (" flight", " Stockwerk"),
            (" strength workouts", " Krafttrainings"),
            (" workouts", " Trainings"), (" workout", " Training"), (" naps", " Nickerchen"), (" nap", " Nickerchen"),
            (" drinks", " Getränke"), (" of 5", " von 5"), (" of 10", " von 10"),
        ] {
            german = german.replacing(english, with: word)
        }
        return german == "yes" ? "ja" : german == "no" ? "nein" : german
    }

    /// `72.4 kg`, `5.31 mi`: a value in a unit that is not its metric's usual one, or with other decimals.
    static func value(_ value: Double, in unit: ShownUnit) -> String {
        "\(number(unit.shown(value), decimals: unit.decimals)) \(unit.symbol)"
    }

    /// A difference with its sign: `+412 steps`, `-3 bpm`.
    static func difference(_ value: Double, _ field: DayField, extraDecimals: Int = 0) -> String {
        let text = field.kind == .clock ? hours(value) : Self.value(value, field, extraDecimals: extraDecimals)
        let isNothing = !text.contains { ("1"..."9").contains($0) }
        if isNothing, text.hasPrefix("-") { return String(text.dropFirst()) }
        return value > 0 && !isNothing ? "+\(text)" : text
    }

    /// Plain digits for data: no grouping, no unit.
    static func digits(_ value: Double, _ metric: MetricID) -> String? { fixed(value, decimals: metric.decimals) }

    /// The metric's name inside a sentence.
    static func name(_ field: DayField) -> String {
        switch field {
        case .vo2Max: "VO₂max"
        case .rem: "REM sleep"
        case .heartRateVariability: "HRV (SDNN)"
        case .heartRateVariabilityRMSSD: "HRV (RMSSD)"
        case .sleep: "time asleep"
        case .exerciseMinutes: "exercise time"
        case .awake: "time awake in the night"
        case .wristTemperature: "wrist temperature against your own baseline"
        case .load: "training load"
        case .alcohol: "alcoholic drinks"
        case .mood, .energy, .stress, .motivation, .soreness: "\(field.label.lowercased()) (check-in)"
        default: field.label.lowercased()
        }
    }

    /// The metric's name at the head of a table's row.
    static func title(_ field: DayField) -> String {
        switch field {
        case .sleep: "Sleep"
        case .awake: "Awake"
        default: capitalised(name(field))
        }
    }

    /// Whether its name is many: `steps were`.
    static func isPlural(_ field: DayField) -> Bool {
        [
            .steps, .flights, .workouts, .strength, .naps, .standHours, .alcohol, .carbohydrates, .mindfulMinutes,
        ].contains(field)
    }

    /// The unit of time of a metric: `night` for one of the night, else `day`; naps are of the day.
    static func unitOfTime(_ field: DayField) -> String {
        let ofTheDay: [DayField] = [.naps, .napMinutes, .sleepTotal, .sleepDebt]
        return field.category == .sleep && !ofTheDay.contains(field) ? "night" : "day"
    }

    /// The day of a value in words; of the night for what is of the night.
    static func when(_ field: DayField, _ day: CivilDay, today: CivilDay) -> String {
        field.category == .sleep ? DayName.night(day, today: today) : DayName.relative(day, to: today)
    }

    /// `n = 28 of 30 days`.
    static func coverage(_ finding: Finding, _ field: DayField) -> String {
        let (n, missing) = (finding.count("n"), finding.count("missing"))
        return "n = \(n) of \(n + missing) \(unitOfTime(field))\(n + missing == 1 ? "" : "s")"
    }

    static func days(_ count: Int) -> String { "\(count) \(count == 1 ? "day" : "days")" }

    static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// A Markdown table; the first column and those of words left, the others right.
    static func table(_ header: [String], _ rows: [[String]], words: Set<Int> = []) -> String {
        let rule = header.indices.map { $0 == 0 || words.contains($0) ? "---" : "---:" }
        return ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    /// Text from outside inside Markdown: nothing in it can become a mark.
    static func plain(_ name: String) -> String {
        PlainName.cut(name, keeping: "’").replacing("_", with: " ").split(separator: " ").joined(separator: " ")
    }

    private static func fixed(_ value: Double, decimals: Int) -> String? {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        guard let scaled = Int(exactly: (value * scale).rounded()) else { return nil }
        let size = Int(scaled.magnitude)
        var text = (scaled < 0 ? "-" : "") + String(size / Int(scale))
        if decimals > 0 {
            let fraction = String(size % Int(scale))
            text += "." + String(repeating: "0", count: decimals - fraction.count) + fraction
        }
        return text
    }
}
