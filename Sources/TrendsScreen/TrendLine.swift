import Canvas
import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach
import ScreenKit
import Widgets

/// The metrics, days and grain that a typed line names; the parts that it does not name stay as they are.
struct TrendRequest: Equatable, Sendable {
    var metrics: [MetricID] = []
    var range: TrendRange?
    var grain: TrendGrain?
}

/// Why a line names nothing to show: one sentence.
struct TrendLineProblem: Error, Equatable {
    var message: String
}

/// A line that says metrics, days or both: `steps and sleep since March`, `last 2 years`, `2025-Q1`, `6m`, `by week`.
struct TrendLine: Equatable, Sendable {
    static let example = "last 6 months · since March · 2025 · steps and sleep last year by week"

    enum Outcome: Equatable { case open, closed, read(TrendRequest) }

    private(set) var editor = TextEditorState()
    /// Why the line was not understood.
    private(set) var problem: String?

    mutating func apply(_ key: KeyPress, today: CivilDay) -> Outcome {
        switch (key.key, key.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed
        case (.enter, _):
            switch Self.read(editor.text, today: today) {
            case .success(let request): return .read(request)
            case .failure(let failure): problem = failure.message
            }
        default: if editor.apply(key) == .edited { problem = nil }
        }
        return .open
    }

    mutating func paste(_ text: String) {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        editor.insert(String(line.prefix(200)))
        problem = nil
    }

    // MARK: Reading

    static func read(_ text: String, today: CivilDay) -> Result<TrendRequest, TrendLineProblem> {
        var (words, grain) = withoutGrain(text)
        words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var request = TrendRequest(grain: grain)
        if words.isEmpty {
            return grain == nil ? .failure(problem("Nothing is typed")) : .success(request)
        }
        if let range = range(words.lowercased(), today) {
            request.range = range
            return .success(request)
        }
        return inWords(words, today: today, request)
    }

    /// By the reader of questions, which knows metrics and days in English and German.
    private static func inWords(
        _ words: String, today: CivilDay, _ request: TrendRequest
    ) -> Result<TrendRequest, TrendLineProblem> {
        var request = request
        let reading = QuestionReader(today: today).reading(of: words)
        var days = reading.understoodDays
        var asked = reading.understood
        if case .question(let question) = reading.result {
            guard question.conditions.isEmpty else { return .failure(problem("Days with a condition have no chart")) }
            (asked, days) = ([question.quantity] + question.more, question.days)
            if let other = question.other { asked.append(other) }
            if request.grain == nil { request.grain = question.grouping.flatMap { TrendGrain(rawValue: $0.rawValue) } }
        } else if !reading.unread.isEmpty {
            return .failure(problem("Not understood: \(reading.unread.joined(separator: ", "))"))
        }
        for quantity in asked {
            guard case .day(let metric) = quantity, MetricID.charted.contains(metric) else {
                return .failure(problem("There is no chart of a part of that"))
            }
            if !request.metrics.contains(metric) { request.metrics.append(metric) }
        }
        if let days, let from = days.from, !days.isDay || days.to < today || says(words, ["today", "now", "heute"]) {
            // A question without days is about today: a line without them leaves the days as they are.
            request.range = days.to == today && days.to != from ? .last(today - from + 1) : .fixed(from...days.to)
        } else if days?.from == nil, days != nil, says(words, everything) {
            request.range = .everything
        }
        let isSaid = !request.metrics.isEmpty || request.range != nil
        return isSaid ? .success(request) : .failure(problem("Not understood"))
    }

    private static let everything: Set<String> = ["all", "ever", "everything", "always", "alles", "gesamt", "immer"]

    private static func says(_ words: String, _ wanted: Set<String>) -> Bool {
        !Set(PlainWords.folded(words).split { !$0.isLetter }.map(String.init)).isDisjoint(with: wanted)
    }

    private static func problem(_ what: String) -> TrendLineProblem {
        TrendLineProblem(message: "\(what). For example: \(example)")
    }

    /// The forms of the tools (`2026-Q1`, `2026-03-01..2026-04-15`, `all`), and lengths: `30d`, `6m`, `2 years`.
    private static func range(_ text: String, _ today: CivilDay) -> TrendRange? {
        if ["all", "everything", "alles"].contains(text) { return .everything }
        if let range = length(text) { return range }
        guard let days = DayRange.typedDays(text, today: today) else { return nil }
        return days.upperBound == today && days.lowerBound != today
            ? .last(today - days.lowerBound + 1) : .fixed(days)
    }

    private static func length(_ text: String) -> TrendRange? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard digits.count <= 4, let count = Int(digits), count > 0 else { return nil }
        let days: Double? =
            switch unit {
            case "d", "day", "days": 1
            case "w", "week", "weeks": 7
            case "m", "month", "months": 365.25 / 12
            case "y", "year", "years": 365.25
            default: nil
            }
        // Cut to whole days as the lengths at the top are: `2y` is theirs.
        return days.map { .last(Int(Double(count) * $0)) }
    }

    /// The line without a last `by week`.
    private static func withoutGrain(_ text: String) -> (String, TrendGrain?) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, ["by", "per", "pro"].contains(words[words.count - 2].lowercased()),
            let grain = grains[words[words.count - 1].lowercased()]
        else { return (text, nil) }
        return (words.dropLast(2).joined(separator: " "), grain)
    }

    private static let grains: [String: TrendGrain] = [
        "hour": .hour, "hours": .hour, "stunde": .hour, "day": .day, "days": .day, "tag": .day, "week": .week,
        "weeks": .week, "woche": .week, "month": .month,
        "months": .month, "monat": .month, "year": .year, "years": .year, "jahr": .year,
    ]
}
