import ChatModel
import CoachTools
import Findings
import HealthModel
import HealthQuery
import HealthQuestions
import JSON
import OfflineCoach

/// The answer to a question whose answer is concluded: one call of the tool `findings`, put into words in the language of
/// the question and the units of the person.
struct ConclusionReply {
    let conclusion: Conclusion
    let language: Language
    let today: CivilDay
    /// Whether a brief and a review have a chart above them.
    var drawsChart = false

    /// The one call that it takes.
    var call: PlannedCall {
        var fields: [(key: String, value: JSONTree)] = [("kind", .string(kind.rawValue))]
        if let field { fields.append(("metric", .string(field.rawValue))) }
        if let range { fields.append(("range", .string(range))) }
        if kind == .effect, let event = conclusion.event { fields.append(("event", .string(event.rawValue))) }
        return PlannedCall(tool: "findings", fields: fields)
    }

    private var kind: ConclusionRequest.Kind {
        switch conclusion.kind {
        case .tired: .tired
        case .train: .train
        case .bedtime: .bedtime
        // Of a single day it is told what is unusual, and not that one value is another than the mean before it.
        case .changed: conclusion.quantity == nil && conclusion.days?.isDay == true ? .today : .changed
        case .doing: .doing
        case .wentWell: .wentWell
        case .next: .next
        case .brief: .brief
        case .review: .review
        case .usual: .usual
        case .forAge: .forAge
        case .effect: .effect
        case .recovered: .recovered
        case .fitter: .fitter
        }
    }

    /// The metric that is asked about; `nil` for all, and for what is no metric of a day.
    private var field: DayField? {
        guard [.usual, .forAge, .changed, .doing, .effect].contains(kind), case .day(let field)? = conclusion.quantity
        else { return nil }
        return field
    }

    private var range: String? {
        guard let days, let from = days.from else { return nil }
        return from == days.to ? from.iso : "\(from.iso)..\(days.to.iso)"
    }

    /// The days that it is told of: what is told of one day, of the last of those asked for. `nil` for those that the rule
    /// names.
    private var days: Days? {
        guard let days = conclusion.days, days.from != nil, !isAhead else { return nil }
        return kind.isOfOneDay ? Days(from: days.to, to: days.to) : days
    }

    /// Says of which day it is told, where that is not today, or not all that was asked for.
    private var told: String? {
        guard kind.isOfOneDay, let days, let asked = conclusion.days else { return nil }
        let day = wording.days(days)
        guard asked.from == asked.to else {
            return language == .german
                ? "Das gilt immer für einen Tag, hier für den letzten davon, \(day):"
                : "This is told of one day, here of the last of them, \(day):"
        }
        guard days.to != today else { return nil }
        return language == .german ? "Zu diesem Tag, \(day):" : "Of that day, \(day):"
    }

    /// Whether it is asked of a day to come, for which only today's signs are known.
    private var isAhead: Bool { conclusion.days.map { $0.to > today } ?? false }

    private var ahead: String {
        language == .german
            ? "Über morgen entscheidet die Nacht davor; nach den Werten bis heute:"
            : "Tomorrow depends on the night before it; by what is known up to today:"
    }

    /// Empty while the tool has not answered, `nil` where it answered with no conclusion.
    /// - Parameter hidden: what is named as left out; of a single quantity that is told otherwise.
    func markdown(_ lookup: inout Lookup, hiding hidden: Set<HealthCategory> = []) -> String? {
        let finding = lookup.ask(call)
        guard lookup.isComplete else { return "" }
        if finding.problem != nil || finding["conclusion"].isMissing { return Self.refused(finding, language) }
        if drawsChart, let chart = chart(of: finding.json) {
            // A chart that was refused is no reason to say nothing.
            _ = lookup.ask(chart)
            guard lookup.isComplete else { return "" }
        }
        let done = workouts(&lookup, hiding: hidden)
        guard lookup.isComplete else { return "" }
        let words = ConcludedAnswer(finding.json).map {
            [Self.words($0, language, hidden, today), done].compactMap(\.self).joined(separator: "\n\n")
        }
        guard let before = isAhead ? ahead : told else { return words }
        return words.map { "\(before)\n\n\($0)" }
    }

    /// The workouts of the one day that is told of as a whole; `nil` where there is none.
    private func workouts(_ lookup: inout Lookup, hiding hidden: Set<HealthCategory>) -> String? {
        guard kind == .doing, field == nil, let days, days.isDay, !hidden.contains(.workouts) else { return nil }
        let found = lookup.ask(
            "workouts",
            [
                "range": .string(days.to.iso),
                "columns": .list(["type", "start", "duration_min", "distance_km"].map { .string($0) }),
            ])
        let lines = found.rows().map { row in
            let figures = [
                row["duration_min"].number.map { Wording.hours($0) },
                row["distance_km"].number.map { Wording.said(QuestionAnswer.workout($0, .distance), language) },
            ]
            let name = Wording.capitalised(row["type"].text.map { wording.kind($0) } ?? "–")
            return "- " + ([Wording.plain(name)] + figures.compactMap(\.self)).joined(separator: ", ")
        }
        guard !lines.isEmpty else { return nil }
        return ([language == .german ? "Trainings:" : "Workouts:"] + lines).joined(separator: "\n")
    }

    /// Days of the chart of a brief or a review.
    private static let chartDays = 28

    /// The chart of the first thing that a brief or a review tells of; `nil` where it tells of no metric.
    private func chart(of finding: JSONValue) -> PlannedCall? {
        guard [.brief, .review].contains(kind), let answer = ConcludedAnswer(finding) else { return nil }
        let metrics = ([answer.verdict] + answer.remarks).compactMap { $0.metric ?? $0.parts.first?.metric }
        guard let metric = metrics.first(where: { $0.kind != .flag && !$0.isText }) else { return nil }
        let end = answer.dates.upperBound
        return PlannedCall(
            tool: ChartTool.name,
            fields: [
                ("metrics", .list([.string(metric.rawValue)])),
                ("range", .string("\(end.advanced(by: 1 - Self.chartDays).iso)..\(end.iso)")),
            ])
    }

    private static func words(
        _ answer: ConcludedAnswer, _ language: Language, _ hidden: Set<HealthCategory>, _ today: CivilDay
    ) -> String {
        var answer = answer
        let left = hidden.subtracting([.profile]).union(answer.hidden)
        answer.hidden = HealthCategory.allCases.filter(left.contains)
        return FindingWording(language, units: Wording.units, today: today).markdown(answer)
    }

    private static func refused(_ finding: Finding, _ language: Language) -> String? {
        guard let message = finding["error"]["message"].text else { return nil }
        return language == .german ? "Das kann ich nicht beantworten: \(message)" : "I can't tell: \(message)"
    }

    /// Chips of the conclusion that was asked for and of its days, which can be changed.
    func chips(_ reader: QuestionReader) -> [QuestionReading.Chip] {
        let choices = ConclusionText(language: language, reader: reader).ranges(conclusion).map {
            QuestionReading.Chip.Choice(label: $0.label, question: $0.question)
        }
        guard !choices.isEmpty else { return [] }
        var undated = conclusion
        undated.days = nil
        let whole = ConclusionReply(conclusion: undated, language: language, today: today).sentence
        let usual = language == .german ? "übliche Tage" : "usual days"
        return [
            QuestionReading.Chip(label: whole, choices: []),
            QuestionReading.Chip(label: conclusion.days.map(wording.days) ?? usual, choices: choices),
        ]
    }

    /// A list of further questions, each asked by its number; `nil` without any.
    static func next(_ near: [String], _ language: Language) -> String? {
        guard !near.isEmpty else { return nil }
        let lines = near.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
        return (language == .german ? "Danach, mit einer Ziffer:" : "Next, by its number:") + "\n\n\(lines)"
    }

    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    /// The question, in a sentence.
    var sentence: String {
        let isGerman = language == .german
        let words: (String, String) =
            switch conclusion.kind {
            case .tired: ("possible reasons for being tired", "mögliche Gründe für Müdigkeit")
            case .train: ("whether to train", "ob du trainieren sollst")
            case .bedtime: ("when to go to bed", "wann du ins Bett sollst")
            case .changed: ("what changed", "was sich geändert hat")
            case .doing: ("how you are doing", "wie es läuft")
            case .wentWell: ("what went well", "was gut lief")
            case .next: ("what to do next", "was als Nächstes")
            case .brief: ("the day in brief", "der Tag in Kürze")
            case .review: ("the week in review", "die Woche im Rückblick")
            case .usual: ("whether it is usual for you", "ob das für dich üblich ist")
            case .forAge: ("whether it is good for your age", "ob das für dein Alter gut ist")
            case .effect: ("what it did", "was es bewirkt hat")
            case .recovered: ("how recovered you are", "wie erholt du bist")
            case .fitter: ("whether you are getting fitter", "ob du fitter wirst")
            }
        let event = conclusion.event.map { event in
            switch event {
            case .trip: isGerman ? "eine Reise" : "a trip"
            case .illness: isGerman ? "eine Krankheit" : "an illness"
            }
        }
        let parts = [
            isGerman ? words.1 : words.0, conclusion.quantity.map(wording.name), event,
            (days ?? conclusion.days).map(wording.days),
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}
