import Foundation
import HealthModel
import HealthQuery

/// Goals: `goal steps 9000`, `goal weight 70kg by 2026-06-01`, `goal run 30km a week`.
extension EntryLine {
    func goal(_ pieces: [EntryPiece]) throws(EntryProblem) -> Goal.Aim {
        let filler: Set = [
            "goal", "my", "is", "of", "set", "new", "i", "want", "for", "to", "drink", "trinken", "reach", "erreichen",
            "schaffen", "get", "at", "least", "mindestens", "do", "machen", "weigh", "wiegen", "hit", "haben",
            "es", "zu",
        ]
        let days = try TypedDay.brought(pieces, today: clock.today, .future)
        var rest = TypedDay.dueBrought(days, today: clock.today).filter { !($0.word.map(filler.contains) ?? false) }
        rest = Self.withSpokenThousands(rest)
        let said = try takeDue(&rest)
        let (period, isThisOne) = takePeriod(&rest) ?? (nil, false)
        // `this year` is over with the year.
        let due = said ?? (isThisOne ? period?.end(of: clock.today) : nil)
        let isMass = rest.contains { $0.amount.map { TypedMass.isUnit($0.unit) } ?? false }
        let isVolume = rest.contains { $0.amount.map { TypedVolume.isUnit($0.unit) } ?? false }
        let isLength = rest.contains { TypedLength.seconds(of: $0) != nil }
        let dated = due.map { " by \($0.iso)" } ?? ""
        // `lose 5 kg` says a way and no weight.
        if isMass || rest.contains(where: { $0.word == "weight" }),
            let way = rest.first(where: { $0.word.map(Self.changes.contains) ?? false })
        {
            let example = "goal weight \(Self.example(.weight, units))\(dated)"
            throw EntryProblem("“\(way.source)” says how far, and a goal the weight to reach: write “\(example)”.")
        }
        guard var metric = Self.takeMetric(&rest) ?? (isMass ? .weight : isVolume ? .water : nil) else {
            guard let kind = ActivityLexicon.first(in: rest.map { $0.word ?? "" })?.activity else {
                throw EntryProblem("Say what the goal is of: “goal steps 9000”, “goal weight 70kg by June”.")
            }
            let span = period?.rawValue ?? "week"
            throw EntryProblem(
                "A goal of \(kind.type.lowercased()) alone is not kept: “goal workouts 12 a \(span)” and “goal exercise 600 min a \(span)” count every sport."
            )
        }
        // `45 minutes of training` counts the minutes.
        if metric == .workouts, isLength { metric = .exerciseMinutes }
        // `goal bed 22:30` is a time of day.
        if metric == .sleepHours,
            let bed = pieces.first(where: {
                $0.source.lowercased().hasSuffix("bed") || $0.source.lowercased().hasSuffix("bett")
            })
        {
            throw EntryProblem("“\(bed.source)” says when, and a goal of sleep how long: write “goal sleep 8h”.")
        }
        let amounts = try figures(&rest)
        guard let target = try target(metric, amounts, period) else {
            throw EntryProblem("Say the figure: “goal \(Self.goalWord(metric)) \(Self.example(metric, units))”.")
        }
        try refuse(rest, of: "a goal", example: "goal steps 9000")
        guard target > 0 else { throw EntryProblem("A goal is above zero.") }
        if metric == .sleepHours || metric == .standHours, period ?? .day == .day, target > 24 {
            throw EntryProblem("A day has 24 hours.")
        }
        // With an end it may be all until then that is meant: what that is a week can be set.
        if metric == .runDistance, period == nil, let due {
            let unit = units.distance()
            let weekly = NumberText.text(unit.shown(target) * 7 / Double(due - clock.today), 1)
            throw EntryProblem(
                "Say in which time: all until then would be “goal run \(weekly) \(unit.symbol) a week until \(due.iso)”."
            )
        }
        if let period, period.mostDays > 7, metric.kind != .cumulative, metric != .weight || !isThisOne {
            let example = "goal \(Self.goalWord(metric)) \(Self.example(metric, units))"
            throw EntryProblem(
                "That is no sum of a \(period.rawValue): write “\(example)”, with a day it is to be reached by.")
        }
        let aim = Goal.Aim(
            metric, target: target, period: metric == .weight ? nil : period ?? (metric == .workouts ? .week : .day),
            due: due)
        return aim
    }

    /// `eight thousand`, `zehntausend` and `2 million` in figures.
    private static func withSpokenThousands(_ pieces: [EntryPiece]) -> [EntryPiece] {
        var result: [EntryPiece] = []
        for piece in pieces {
            let word = piece.word ?? ""
            if let size = ["thousand": 1000.0, "tausend": 1000, "million": 1_000_000][word], let last = result.last,
                let count = last.number ?? last.word.flatMap(NumberWord.value)
            {
                result[result.count - 1] = EntryPiece(
                    kind: .number(count * size), source: last.source + " " + piece.source)
            } else if word.hasSuffix("tausend"), let count = NumberWord.value(String(word.dropLast(7))) {
                result.append(EntryPiece(kind: .number(count * 1000), source: piece.source))
            } else {
                result.append(piece)
            }
        }
        return result
    }

    /// - Throws: what to do instead where a line is to end a goal: `end my weekly running goal`.
    static func refuseEnding(_ pieces: [EntryPiece]) throws(EntryProblem) {
        guard let verb = pieces.first?.word, endings.contains(verb),
            pieces.contains(where: { $0.word == "goal" || $0.word?.hasSuffix("ziel") ?? false })
        else { return }
        throw EntryProblem(
            "A goal is not ended by a line: ask the coach to “end my running goal”, or press Alt-C or Alt-L on it.")
    }

    /// Words that a line begins with which is to end a goal.
    private static let endings: Set = [
        "end", "stop", "finish", "complete", "abandon", "drop", "beende", "beenden", "hak", "hake",
    ]

    /// Words that say how a weight is to change.
    private static let changes: Set = [
        "lose", "losing", "drop", "shed", "gain", "gaining", "abnehmen", "abzunehmen", "verlieren", "zunehmen",
        "zuzunehmen",
    ]

    /// `by 2026-06-01`.
    private func takeDue(_ pieces: inout [EntryPiece]) throws(EntryProblem) -> CivilDay? {
        guard let index = pieces.firstIndex(where: { $0.word.flatMap { CivilDay(iso: $0) } != nil }) else { return nil }
        let day = pieces[index].word.flatMap { CivilDay(iso: $0) }
        pieces.remove(at: index)
        if index > 0, ["by", "until", "to"].contains(pieces[index - 1].word) { pieces.remove(at: index - 1) }
        if let day, day <= clock.today { throw EntryProblem("\(day.iso) is over; a goal is reached on a day to come.") }
        return day
    }

    private static let periods: [String: Goal.Period] = [
        "day": .day, "daily": .day, "night": .day, "nightly": .day, "week": .week, "weekly": .week, "month": .month,
        "monthly": .month, "year": .year, "yearly": .year,
    ]

    /// `a day`, `per week`, `am Tag`, `daily`, and whether it is the one that goes on: `this year`, `in diesem Monat`.
    private func takePeriod(_ pieces: inout [EntryPiece]) -> (period: Goal.Period, isThisOne: Bool)? {
        guard let index = pieces.firstIndex(where: { $0.word.flatMap { Self.periods[$0] } != nil }),
            let period = pieces[index].word.flatMap({ Self.periods[$0] })
        else { return nil }
        pieces.remove(at: index)
        let this: Set = ["this", "dieses", "diesen", "diesem", "diese", "dieser"]
        let before: Set = [
            "a", "per", "each", "every", "am", "im", "in", "die", "der", "the", "jeden", "jede", "jedes",
        ]
        guard index > 0, let word = pieces[index - 1].word, before.contains(word) || this.contains(word) else {
            return (period, false)
        }
        pieces.remove(at: index - 1)
        // `in der Woche`
        if index > 1, pieces[index - 2].word == "in" { pieces.remove(at: index - 2) }
        return (period, this.contains(word))
    }

    private static let metricWords: [(DayField, [String])] = [
        (.steps, ["steps"]), (.weight, ["weight"]), (.sleepHours, ["slept"]), (.water, ["water"]),
        (.workouts, ["workouts", "workout", "training", "sessions", "sport", "trainieren", "train"]),
        (.exerciseMinutes, ["exercise", "bewegung"]),
        (.mindfulMinutes, ["meditated"]), (.activeEnergy, ["active", "move", "aktive", "aktivenergie", "burn"]),
        (.runDistance, ["run", "running", "ran", "laufen", "lauf", "laufkilometer"]),
        (.standHours, ["stand", "stehen", "standing"]),
    ]

    /// The word by which a goal of a metric is typed: `steps`, `slept`, `run`.
    public static func goalWord(_ metric: DayField) -> String {
        metricWords.first { $0.0 == metric }?.1.first ?? metric.label.lowercased()
    }

    /// First parts of German compounds that are no words of the line, and words that only name a goal which stands.
    private static let namesOfGoals = [
        "schritt": "steps", "gewichts": "weight", "trink": "water", "bewegungs": "exercise",
        "meditations": "meditated", "mindful": "meditated", "steh": "stand", "kalorien": "active",
        "calories": "active", "calorie": "active", "kcal": "active",
    ]

    /// The metric of the goal that words name, as a goal is set by them: `weight`, `Schritte`, `Schrittziel`. `nil` where one
    /// of them names none.
    public static func goalMetric(named words: [String]) -> DayField? {
        let said = words.map { word in
            let stem = word.hasSuffix("ziel") ? String(word.dropLast("ziel".count)) : word
            return namesOfGoals[stem] ?? stem
        }
        // Words that are no line name nothing.
        guard var pieces = try? EntryPieces.of(said.joined(separator: " ")) else { return nil }
        let metric = takeMetric(&pieces)
        return pieces.isEmpty ? metric : nil
    }

    private static func takeMetric(_ pieces: inout [EntryPiece]) -> DayField? {
        for (metric, words) in metricWords {
            guard let index = pieces.firstIndex(where: { $0.word.map(words.contains) ?? false }) else { continue }
            pieces.remove(at: index)
            let besides: Set = [
                "energy", "minutes", "min", "hours", "kcal", "distance", "exercise", "walk", "gehen", "times", "mal",
                "x",
            ]
            pieces.removeAll { $0.word.map(besides.contains) ?? false }
            return metric
        }
        return nil
    }

    private func figures(_ pieces: inout [EntryPiece]) throws(EntryProblem) -> [EntryPiece] {
        var figures: [EntryPiece] = []
        pieces.removeAll { piece in
            let isFigure = piece.amount != nil || piece.clock != nil || piece.word.map(TypedLength.isLength) ?? false
            if isFigure { figures.append(piece) }
            if case .ambiguous = piece.kind {
                figures.append(piece)
                return true
            }
            return isFigure
        }
        return figures
    }

    /// In the metric's unit; `nil` where the amounts are none of it.
    private func target(
        _ metric: DayField, _ amounts: [EntryPiece], _ period: Goal.Period?
    ) throws(EntryProblem) -> Double? {
        guard var first = amounts.first else { return nil }
        var amounts = amounts
        // `10.000` and `12,000` are thousands where a whole number is meant, and `1.200 km` for a year.
        if let whole = Self.thousands(String(first.source.prefix { !$0.isLetter && !$0.isWhitespace })),
            metric == .steps || metric == .activeEnergy || period == .month || period == .year
        {
            let unit =
                if case .ambiguous(let unit) = first.kind { unit } else { first.amount?.unit ?? "" }
            first.kind = unit.isEmpty ? .number(whole) : .quantity(whole, unit: unit)
            amounts[0] = first
        }
        try refuseAmbiguous(amounts)
        switch metric {
        case .weight:
            var rest = amounts
            let value = try TypedMass.taken(from: &rest, units)
            return rest.isEmpty
                ? try value.map { value throws(EntryProblem) in
                    try EntryBounds.weight.check(value, "The weight", units.weight())
                } : nil
        case .water:
            guard let (amount, rest) = TypedVolume.first(in: amounts), rest.isEmpty else { return nil }
            return try TypedVolume.milliliters(amount.value, amount.unit, units, source: amount.source)
        case .sleepHours, .exerciseMinutes, .mindfulMinutes, .standHours:
            let unit = metric == .sleepHours || metric == .standHours ? 3600.0 : 60
            if amounts.count == 1, let number = first.number { return number }
            // `7:30`
            if amounts.count == 1, unit > 60, let parts = first.clock, parts.count == 2 {
                return (Double(parts[0]) + Double(parts[1]) / 60).nineDecimals
            }
            // `7 hours 30`
            if amounts.count == 2, let hours = first.amount, TypedLength.seconds(1, hours.unit) == 3600,
                let minutes = amounts[1].wholeNumber, minutes < 60
            {
                return ((hours.value * 3600 + Double(minutes) * 60) / unit).nineDecimals
            }
            let seconds = amounts.compactMap(TypedLength.seconds)
            return seconds.count == amounts.count ? (seconds.reduce(0, +) / unit).nineDecimals : nil
        case .runDistance:
            guard amounts.count == 1, let (value, unit) = first.amount else { return nil }
            let named = unit.isEmpty ? units.distance().symbol : unit
            guard
                case .kilometres(let distance)? = try TypedDistance.kilometres(
                    value, named, first.source, hasHours: false)
            else { return nil }
            return distance.nineDecimals
        default:
            guard amounts.count == 1, let (value, unit) = first.amount else { return nil }
            return ["", "kcal", "cal", "calories", "x"].contains(unit) ? value : unit == "k" ? value * 1000 : nil
        }
    }

    /// `10.000`, `12,000`, `2.000.000`.
    private static func thousands(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count > 1, (1...3).contains(parts[0].count), parts.dropFirst().allSatisfy({ $0.count == 3 }) else {
            return nil
        }
        return Double(parts.joined())
    }

    private static func example(_ metric: DayField, _ units: UnitSystem) -> String {
        switch metric {
        case .steps: "9000"
        case .weight: units == .metric ? "70kg" : "154lb"
        case .sleepHours: "8h"
        case .water: units == .metric ? "2l" : "64oz"
        case .runDistance: units == .metric ? "30km a week" : "20 miles a week"
        case .workouts: "3 a week"
        case .activeEnergy: "600 kcal"
        case .standHours: "12"
        default: "30 min"
        }
    }
}
