import HealthModel

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

    /// `9,412 steps`, `7 h 05`, `52 bpm`.
    static func value(_ value: Double, _ metric: MetricID, extraDecimals: Int = 0) -> String {
        if metric.isDuration { return hours(value) }
        let unit = units.unit(of: metric)
        let text = number(unit.shown(value), decimals: unit.decimals + extraDecimals)
        switch metric {
        case .steps: return "\(text) steps"
        case .flights: return "\(text) flights"
        default: break
        }
        return unit.symbol == "%" ? "\(text)%" : "\(text) \(unit.symbol)"
    }

    /// `72.4 kg`, `5.31 mi`: a value in a unit that is not its metric's usual one, or with other decimals.
    static func value(_ value: Double, in unit: ShownUnit) -> String {
        "\(number(unit.shown(value), decimals: unit.decimals)) \(unit.symbol)"
    }

    /// A difference with its sign: `+412 steps`, `-3 bpm`.
    static func difference(_ value: Double, _ metric: MetricID) -> String {
        let text = Self.value(value, metric)
        return value > 0 ? "+\(text)" : text
    }

    /// Plain digits for data: no grouping, no unit.
    static func digits(_ value: Double, _ metric: MetricID) -> String? { fixed(value, decimals: metric.decimals) }

    /// The metric's name inside a sentence.
    static func name(_ metric: MetricID) -> String {
        switch metric {
        case .vo2Max, .sleepREM: metric.title
        case .heartRateVariability: "HRV (SDNN)"
        case .sleep: "time asleep"
        case .exerciseMinutes: "exercise time"
        case .sleepAwake: "time awake in the night"
        case .flights: "flights climbed"
        default: metric.title.lowercased()
        }
    }

    /// The metric's name at the head of a table's row.
    static func title(_ metric: MetricID) -> String {
        metric == .heartRateVariability ? "HRV (SDNN)" : metric.title
    }

    /// What a metric of the night is counted by, else `day`.
    static func unitOfTime(_ metric: MetricID) -> String { Ask.subject(of: metric) == .sleep ? "night" : "day" }

    /// A difference between two values as they are shown, so that the reader's own sum agrees.
    static func shownDifference(_ new: Double, _ old: Double, _ metric: MetricID) -> Double {
        let unit = units.unit(of: metric)
        let scale = (0..<unit.decimals).reduce(1.0) { scale, _ in scale * 10 }
        return ((unit.shown(new) * scale).rounded() - (unit.shown(old) * scale).rounded()) / scale / unit.factor
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
