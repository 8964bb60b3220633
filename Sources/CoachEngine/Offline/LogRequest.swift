import Foundation
import HealthModel
import HealthQuery

/// Something to be written down: `log 500 ml water`, `I weigh 72.4`, `remember that my knee hurts`.
struct LogRequest {
    /// `nil` where something is missing: then `question` asks for it.
    private(set) var call: PlannedCall?
    private(set) var question = ""
    private let what: String

    /// How questions begin, with or without their mark.
    private static let asking: Set<String> = [
        "how", "what", "whats", "when", "which", "who", "where", "why", "did", "do", "does", "is", "was", "were", "are",
        "am",
        "can", "could", "should", "would", "has", "have", "show", "compare", "average", "and",
    ]

    /// `nil` for text that asks, or says nothing that can be written down.
    init?(_ text: String, clock: ToolClock) {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let words = Question(line)
        guard !line.hasSuffix("?"), let first = words.words.first, !Self.asking.contains(first) else { return nil }
        let reading = LogReading(words, line)
        guard
            let entry = reading.remember ?? reading.goal ?? reading.checkIn ?? reading.workout ?? reading.drink
                ?? reading.weight ?? reading.meal
        else {
            guard words.spells(anyOf: ["log", "note down", "write down", "record"]), words.words.count <= 12,
                ["log", "please", "record", "note", "write"].contains(words.words[0])
            else { return nil }
            what = ""
            question =
                "What shall I write down? For example: log 500 ml water, log 72.4 kg, log a 30 min run of 5 km, mood 4 energy "
                + "3, remember that my knee hurts, set a goal of 9000 steps."
            return
        }
        what = entry.what
        if let missing = entry.missing {
            question = missing
        } else {
            call = PlannedCall(tool: entry.tool, fields: entry.fields)
        }
    }

    /// What is said once the person has answered to it.
    func words(for finding: Finding) -> String {
        switch finding["status"].text {
        case "saved"?: return "Written down: \(what). The Log screen takes it back if it was wrong."
        case "edited"?: return "Written down as you changed it. The Log screen takes it back if it was wrong."
        case "declined"?: return "Not written down, as you wished."
        case "duplicate"?: return "That stands there already: the same was written down within two minutes."
        default: break
        }
        switch finding.problem {
        case "not_confirmed"?:
            return "Not written down: nobody could be asked. In AirFit itself it is confirmed on screen."
        default:
            let reason = finding["error"]["message"].text.map { ": \(Wording.plain($0))" } ?? ""
            return "That could not be written down\(reason)."
        }
    }
}

/// Reads one line as one of the things that can be written down.
private struct LogReading {
    struct Entry {
        var tool: String
        var fields: [(key: String, value: JSONTree)]
        var what: String
        var missing: String?
    }

    private let question: Question
    private let line: String

    init(_ question: Question, _ line: String) {
        self.question = question
        self.line = line
    }

    private var isOrder: Bool {
        ["log", "add", "record", "note", "put", "enter", "save", "track"].contains(question.words[0])
            || question.spells(anyOf: ["please log", "can you log", "write down"])
    }
    private func tells(_ phrases: String...) -> Bool { isOrder || question.spells(anyOf: phrases) }

    /// A number before one of the units, `500 ml` or `500ml`.
    private func amount(_ units: [String]) -> Double? {
        for (index, word) in question.words.enumerated() {
            if let number = Self.number(word), index + 1 < question.words.count,
                units.contains(question.words[index + 1])
            {
                return number
            }
            guard let end = word.firstIndex(where: { !$0.isNumber && $0 != "." }), end != word.startIndex,
                units.contains(String(word[end...])), let number = Double(word[..<end])
            else { continue }
            return number
        }
        return nil
    }

    private static let spelt = [
        "a": 1.0, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "half": 0.5,
    ]
    private static func number(_ word: String) -> Double? { spelt[word] ?? Question.number(word) }

    private var firstNumber: Double? { question.words.lazy.compactMap { Question.number($0) }.first }

    // MARK: Kinds

    var remember: Entry? {
        guard question.words[0] == "remember" else { return nil }
        var fact = line.dropFirst("remember".count).drop { $0 == " " || $0 == ":" || $0 == "," }
        for lead in ["that ", "this: "] where fact.lowercased().hasPrefix(lead) { fact = fact.dropFirst(lead.count) }
        guard !fact.isEmpty else {
            return Entry(
                tool: "remember", fields: [], what: "", missing: "What shall I remember? Say it in one sentence.")
        }
        let kept = String(fact.prefix(300))
        let about: [(String, [String])] = [
            ("injury", ["hurts", "hurt", "injury", "injured", "pain", "knee", "ankle", "shoulder", "back"]),
            (
                "schedule",
                ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mornings", "evenings"]
            ),
            ("equipment", ["treadmill", "dumbbells", "bike", "gym", "kettlebell"]),
            ("preference", ["like", "prefer", "hate", "love"]), ("goal", ["goal", "want to", "aim"]),
        ]
        let topic = about.first { question.spells(anyOf: $0.1) }?.0 ?? "other"
        return Entry(
            tool: "remember", fields: [("fact", .string(kept)), ("about", .string(topic))], what: "to remember that")
    }

    var goal: Entry? {
        guard
            question.spells(anyOf: [
                "set a goal", "set my goal", "set goal", "new goal", "my goal is", "change my goal", "set a step goal",
                "set the goal",
            ]),
            let number = firstNumber
        else { return nil }
        let isSleep = question.has("sleep", "slept")
        let metric: String? =
            question.has("steps", "step")
            ? "steps"
            : isSleep
                ? "sleep_h"
                : question.has("water")
                    ? "water_ml"
                    : question.has("weight", "kg", "weigh", "lb")
                        ? "weight_kg"
                        : question.has("calories", "kcal", "active energy")
                            ? "active_kcal"
                            : question.has("exercise")
                                ? "exercise_min"
                                : question.has("workouts", "workout")
                                    ? "workouts"
                                    : question.has("stand")
                                        ? "stand_hours"
                                        : question.has("mindful", "meditation")
                                            ? "mindful_min"
                                            : question.has("run", "running") ? "run_km" : nil
        guard let metric else {
            return Entry(
                tool: "set_goal", fields: [], what: "",
                missing: "A goal for what? For example: set a goal of 9000 steps, or of 8 hours of sleep.")
        }
        var target = number
        if metric == "water_ml", amount(["l", "liters", "litres", "liter", "litre"]) != nil { target *= 1000 }
        if metric == "weight_kg",
            amount(["lb", "lbs", "pounds"]) != nil || Wording.units == .imperial && amount(["kg"]) == nil
        {
            target *= UnitSystem.kilogramsInPound
        }
        guard (0...100_000).contains(target) else { return nil }
        var fields: [(key: String, value: JSONTree)] = [("metric", .string(metric)), ("target", .figure(target))]
        if metric != "weight_kg" {
            let isWeekly =
                question.has("a week", "per week", "weekly")
                || metric == "workouts" && !question.has("a day", "per day")
            fields.append(("period", .string(isWeekly ? "week" : "day")))
        }
        return Entry(tool: "set_goal", fields: fields, what: "the goal")
    }

    var checkIn: Entry? {
        let scales = ["mood", "energy", "stress", "motivation", "soreness"]
        var fields: [(key: String, value: JSONTree)] = []
        for scale in scales {
            guard let index = question.words.firstIndex(of: scale) else { continue }
            let after = question.words.dropFirst(index + 1).prefix(2).compactMap { Int($0) }.first
            guard let value = after, (1...5).contains(value) else { continue }
            fields.append((scale, .integer(value)))
        }
        guard !fields.isEmpty else {
            guard question.spells(anyOf: ["check in", "checkin", "log my mood"]), question.words.count <= 5 else {
                return nil
            }
            return Entry(
                tool: "log_check_in", fields: [], what: "",
                missing: "How do you feel, 1 low to 5 high? For example: mood 4 energy 3 stress 2.")
        }
        let rest = question.words.filter { !scales.contains($0) && Int($0) == nil }
        let small: Set<String> = [
            "log", "my", "is", "and", "today", "check", "in", "checkin", "of", "at", "at", "please", "feeling", "level",
        ]
        guard rest.allSatisfy(small.contains) else { return nil }
        return Entry(tool: "log_check_in", fields: fields, what: "your check-in")
    }

    var workout: Entry? {
        guard
            tells(
                "i ran", "i went for", "i cycled", "i swam", "i rode", "i did", "i hiked", "i walked for", "i lifted",
                "i just ran"),
            let type = WorkoutWish.type(in: question) ?? (isOrder && question.spells(anyOf: ["walk"]) ? "Walking" : nil)
        else { return nil }
        var minutes = amount(["min", "mins", "minutes", "minute"]) ?? 0
        if let hours = amount(["h", "hour", "hours", "hr", "hrs"]) { minutes += hours * 60 }
        guard (1...1440).contains(minutes) else {
            return Entry(
                tool: "log_workout", fields: [], what: "",
                missing: "How long was it? For example: log a 30 min run of 5 km.")
        }
        var fields: [(key: String, value: JSONTree)] = [("type", .string(type)), ("duration_min", .figure(minutes))]
        let distance =
            amount(["km", "kilometers", "kilometres", "k"])
            ?? amount(["mi", "mile", "miles"]).map { $0 * UnitSystem.kilometresInMile }
        if let distance, (0...500).contains(distance) { fields.append(("distance_km", .figure(distance))) }
        return Entry(tool: "log_workout", fields: fields, what: "the workout")
    }

    var drink: Entry? {
        let drinksWater = question.spells(anyOf: ["water"])
        if drinksWater, tells("i drank", "i had", "drank", "had"), let ml = millilitres { return water(ml) }
        guard tells("i drank", "i had", "drank", "had") else { return nil }
        let kinds: [(words: [String], name: String, field: String, each: Double)] = [
            (["coffee", "coffees", "cup of coffee", "cups of coffee"], "coffee", "caffeine_mg", 95),
            (["espresso", "espressos"], "espresso", "caffeine_mg", 63),
            (["tea", "teas", "cups of tea"], "tea", "caffeine_mg", 45),
            (["beer", "beers"], "beer", "alcohol_units", 1),
            (["wine", "glasses of wine", "glass of wine"], "wine", "alcohol_units", 1),
            (["drink", "drinks"], "drink", "alcohol_units", 1),
        ]
        guard let kind = kinds.first(where: { question.spells(anyOf: $0.words) }),
            !question.spells(anyOf: ["energy drink", "soft drink"])
        else { return nil }
        let count = question.words.lazy.compactMap { Self.number($0) }.first ?? 1
        guard count > 0, count <= 20 else { return nil }
        return Entry(
            tool: "log_meal",
            fields: [
                (
                    "name",
                    .string(
                        count == 1
                            ? kind.name
                            : "\(Wording.number(count, decimals: count == count.rounded() ? 0 : 1)) × \(kind.name)")
                ),
                (kind.field, .figure(kind.each * count)),
            ], what: kind.name)
    }

    private var millilitres: Double? {
        if let ml = amount(["ml", "milliliters", "millilitres"]) { return ml }
        if let l = amount(["l", "liter", "liters", "litre", "litres"]) { return l * 1000 }
        if let oz = amount(["oz", "ounces", "ounce"]) { return oz * UnitSystem.millilitresInFluidOunce }
        if let glasses = amount(["glass", "glasses"]) { return glasses * 250 }
        return nil
    }

    private func water(_ ml: Double) -> Entry? {
        guard (1...5000).contains(ml) else { return nil }
        return Entry(
            tool: "log_water", fields: [("ml", .figure(ml.rounded()))], what: "\(Wording.number(ml)) ml of water")
    }

    var weight: Entry? {
        guard
            question.spells(anyOf: ["i weigh", "i weighed", "my weight is", "weight is", "my weight was"])
                || isOrder
                    && (question.spells(anyOf: ["weight", "weigh"])
                        || amount(["kg", "kilos", "lb", "lbs", "pounds"]) != nil)
        else { return nil }
        let metric = amount(["kg", "kilos", "kilo"])
        let imperial = amount(["lb", "lbs", "pounds"])
        guard let number = metric ?? imperial ?? firstNumber else { return nil }
        let isPounds = metric == nil && (imperial != nil || Wording.units == .imperial)
        let kilograms = isPounds ? (number * UnitSystem.kilogramsInPound * 100).rounded() / 100 : number
        guard (20...400).contains(kilograms) else { return nil }
        return Entry(tool: "log_weight", fields: [("kg", .figure(kilograms))], what: "your weight")
    }

    var meal: Entry? {
        guard let kcal = amount(["kcal", "calories", "cal"]), (0...10_000).contains(kcal),
            tells("i ate", "i had", "ate", "i have eaten")
        else { return nil }
        let small: Set<String> = [
            "log", "add", "i", "ate", "had", "a", "an", "of", "with", "kcal", "calories", "cal", "for", "and", "my",
            "please",
        ]
        let name = question.words.filter { !small.contains($0) && Question.number($0) == nil && !$0.hasSuffix("kcal") }
        return Entry(
            tool: "log_meal",
            fields: [
                ("name", .string(name.isEmpty ? "meal" : name.prefix(6).joined(separator: " "))),
                ("kcal", .figure(kcal)),
            ],
            what: "the meal")
    }
}
