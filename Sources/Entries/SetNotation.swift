import Foundation
import HealthModel

/// Sets as people type them behind an exercise: `3x8 60kg`, `8/8/7 @ 60`, `bw x 12`, `3x60s`.
struct SetNotation {
    let exercise: ExerciseLexicon.Exercise
    let units: UnitSystem

    private enum Token: Equatable {
        case number(Double, unit: String, isDecimal: Bool)
        case times, at, plus, minus, body
        /// `8/8/7`.
        case list([Int])
        /// In seconds.
        case clock(Double)
        case word(String)
    }

    /// - Throws: one sentence about what has two readings or is missing.
    func read(_ text: String) throws(EntryProblem) -> [StrengthSet] {
        var tokens = try tokens(text)[...]
        if exercise.isHeld, Self.saysTimeTwice(tokens) { throw missing }
        var sets: [StrengthSet] = []
        while !tokens.isEmpty { sets += try group(&tokens) }
        guard !sets.isEmpty else { throw missing }
        // `100 burpees 12 min` is one set that took as long.
        guard sets.allSatisfy({ ($0.seconds == nil) == (sets[0].seconds == nil) }) else { throw missing }
        guard sets.count <= 20 else { throw EntryProblem("An exercise has at most 20 sets in an entry.") }
        return sets
    }

    /// `3 min 20` is not two sets: beside a number that says its unit one without may be a part of it.
    private static func saysTimeTwice(_ tokens: ArraySlice<Token>) -> Bool {
        var before: Token?
        var saysUnit = false
        var isBare = false
        for (place, token) in zip(tokens.indices, tokens) {
            defer { before = token }
            switch token {
            case .clock: saysUnit = true
            case .number(_, "", _):
                let isBehindNumber = if case .number? = before { true } else { before == nil }
                isBare = isBare || isBehindNumber && tokens[(place + 1)...].first != .times
            case .number(let value, let unit, _): saysUnit = saysUnit || seconds(value, unit) != nil
            default: break
            }
        }
        return saysUnit && isBare
    }

    private var example: String { exercise.isBodyweight ? "\(exercise.name) 3x8" : "\(exercise.name) 3x8 60kg" }
    var missing: EntryProblem { EntryProblem("Say sets, repetitions and weight: “\(example)”.") }

    private func unclear(_ text: String) -> EntryProblem {
        EntryProblem("It is not clear what “\(text)” means behind \(exercise.name): write “\(example)”.")
    }

    // MARK: Tokens

    private func tokens(_ text: String) throws(EntryProblem) -> [Token] {
        let plain = Self.plain(text).replacing(",", with: ", ")
        var tokens: [Token] = []
        for word in rejoined(plain).split(whereSeparator: \.isWhitespace) {
            // `60 kg` is `60kg`.
            if case .number(let value, "", let isDecimal)? = tokens.last, Self.isUnit(String(word)) {
                tokens[tokens.count - 1] = .number(value, unit: String(word), isDecimal: isDecimal)
            } else {
                tokens += try split(String(word))
            }
        }
        return tokens
    }

    // Made once: a regex literal is compiled wherever it is evaluated. None is ever changed.
    nonisolated(unsafe) private static let timesInWords = /(\d) ?(?:mal|times|by) ?(?=\d)/
    nonisolated(unsafe) private static let setsInWords =
        /(\d+) ?(?:sets?|sätze|satz|rounds?|runden)\b ?(?:of|à|a|je|mit|zu|x|,)? ?(?=\d)/
    nonisolated(unsafe) private static let oneRepetition =
        /\b(?:1|one)[ -]?(?:rm|rep max|repetition maximum)\b(?: of|:| =)?/
    nonisolated(unsafe) private static let repetitions =
        /\b(?:reps?|repetitions?|wdh\.?|wiederholungen|wiederholung)(?=$|[\s,;])/
    nonisolated(unsafe) private static let record = /\b(?:pr|pb|personal best|bestleistung)\b!?/
    nonisolated(unsafe) private static let rest =
        /\b(?:rest|pause) \d+ ?(?:s|sec|sek|min|m)\b|\b\d+ ?(?:s|sec|sek|min|m) (?:rest|pause)\b/
    nonisolated(unsafe) private static let forFigure = /\bfor (?=\d)/
    nonisolated(unsafe) private static let loadAndRepetitions =
        /(\d ?(?:kg|kgs|kilos?|lbs?)) (?:for |x )?(\d+)(?= (?:reps?|repetitions?|wdh|wiederholungen)\b)/
    nonisolated(unsafe) private static let loadFor = /(\d ?(?:kg|kgs|kilos?|lbs?)) for (?=\d)/
    nonisolated(unsafe) private static let countOfRepetitions =
        /(^|[\s])(\d+) ?(?=(?:reps?|repetitions?|wdh|wiederholungen)\b)/
    nonisolated(unsafe) private static let partedFigures = /(\d), (\d)/

    /// `3 sets of 8`, `8 Wdh`, `3 mal 8`, `1RM` and `for 5 reps` in figures: `3x8`, `1x8`.
    static func plain(_ text: String) -> String {
        var text = text.lowercased().replacing("×", with: "x").replacing("*", with: "x")
        text = text.replacing(timesInWords) { "\($0.output.1)x" }
        for name in ["bodyweight", "body weight", "eigengewicht", "körpergewicht"] {
            text = text.replacing(name, with: "bw")
        }
        text = text.replacing(setsInWords) { "\($0.output.1)x" }
        text = text.replacing(oneRepetition, with: "1x1")
        // A record is seen by its figures, and a pause between sets is none of them.
        text = text.replacing(record, with: "").replacing(rest, with: "")
        guard text.contains(repetitions) || text.contains(forFigure) else { return text }
        // `100kg for 5 reps`, `3x8 reps`, `8,8,7 reps`, `8 reps`
        text = text.replacing(loadAndRepetitions) { "\($0.output.1) x \($0.output.2)" }
        text = text.replacing(loadFor) { "\($0.output.1) x " }
        text = text.replacing(countOfRepetitions) { match in
            let before = text[..<match.range.lowerBound]
            let isFactor = before.hasSuffix("x")
            return isFactor ? "\(match.output.1)\(match.output.2) " : "\(match.output.1)1x\(match.output.2) "
        }
        return text.replacing(repetitions, with: "").replacing(forFigure, with: "")
    }

    /// Decimal commas and lists of repetitions keep their commas; the others part sets.
    private func rejoined(_ text: String) -> String {
        var text = text
        while let match = text.firstMatch(of: Self.partedFigures) {
            text.replaceSubrange(match.range, with: "\(match.1),\(match.2)")
        }
        return text.replacing(", ", with: " ").replacing(",$", with: "")
    }

    private func split(_ word: String) throws(EntryProblem) -> [Token] {
        if let list = Self.list(word) { return [.list(list)] }
        var tokens: [Token] = []
        var rest = Substring(word)
        while let first = rest.first {
            if first.isNumber {
                let digits = rest.prefix { $0.isNumber || ".,:".contains($0) }
                rest.removeFirst(digits.count)
                if digits.contains(":") {
                    let parts = digits.split(separator: ":").compactMap { Double($0) }
                    guard parts.count == 2, parts[1] < 60 else { throw unclear(word) }
                    tokens.append(.clock(parts[0] * 60 + parts[1]))
                    continue
                }
                guard let number = Double(digits.replacing(",", with: ".")) else { throw unclear(word) }
                let unit = rest.prefix { $0.isLetter && $0 != "x" && $0 != "r" }
                rest.removeFirst(unit.count)
                tokens.append(.number(number, unit: String(unit), isDecimal: digits.contains { ".,".contains($0) }))
                continue
            }
            let letters = rest.prefix(while: \.isLetter)
            if letters.hasPrefix("x"),
                letters.count == 1 || !letters.dropFirst().contains(where: { $0 != "b" && $0 != "w" })
            {
                rest.removeFirst()
                tokens.append(.times)
            } else if !letters.isEmpty {
                let word = letters.hasSuffix("x") && letters.count > 1 ? letters.dropLast() : letters
                rest.removeFirst(word.count)
                tokens.append(word == "bw" ? .body : .word(String(word)))
            } else {
                rest.removeFirst()
                switch first {
                case "@": tokens.append(.at)
                case "+": tokens.append(.plus)
                case "-", "−": tokens.append(.minus)
                case ":", ";": break
                default: throw unclear(String(word))
                }
            }
        }
        return tokens
    }

    private static func list(_ word: String) -> [Int]? {
        for separator in ["/", ","] as [Character] {
            let parts = word.split(separator: separator, omittingEmptySubsequences: false)
            // One comma before one or two digits is a decimal.
            guard parts.count > (separator == "," ? 2 : 1) else { continue }
            let numbers = parts.compactMap { Int($0) }
            if numbers.count == parts.count { return numbers }
        }
        return nil
    }

    // MARK: Groups

    /// One or several equal sets, from the front of the tokens.
    private struct Group {
        var repetitions: [Int] = []
        var seconds: Double?
        var count = 1
        var load: StrengthSet.Load?
        var effort: Double?
    }

    private func group(_ tokens: inout ArraySlice<Token>) throws(EntryProblem) -> [StrengthSet] {
        var group = Group()
        if case .number(let value, let unit, _)? = tokens.first, Self.isMass(unit), tokens.dropFirst().first != .times {
            tokens.removeFirst()
            group.load = .kilograms(try kilograms(value, unit))
        } else if [.plus, .minus].contains(tokens.first),
            case .number(let value, let unit, _)? = tokens.dropFirst().first, tokens.dropFirst(2).first != .times
        {
            // `+10kg 4x5`
            let sign: Double = tokens.popFirst() == .plus ? 1 : -1
            tokens.removeFirst()
            group.load = .body(added: try kilograms(value, unit) * sign)
        } else if case .number(let value, "", let isDecimal)? = tokens.first, value > 20 || isDecimal,
            case .number(_, "", false)? = tokens.dropFirst().first, tokens.dropFirst(2).first == .times
        {
            // `100 5x5`
            tokens.removeFirst()
            group.load = .kilograms(try kilograms(value, ""))
        }
        if let repetitions = Self.spacedList(&tokens, isBehindLoad: group.load != nil) {
            group.repetitions = repetitions
            try tail(&group, &tokens)
            return try sets(group)
        }
        switch tokens.popFirst() {
        case .list(let repetitions): group.repetitions = repetitions
        case .clock(let seconds): group.seconds = seconds
        case .body:
            group.load = .body(added: 0)
            if let repetitions = Self.spacedList(&tokens, isBehindLoad: true) {
                group.repetitions = repetitions
                break
            }
            guard tokens.popFirst() == .times, case .number(let value, "", _)? = tokens.popFirst() else {
                throw missing
            }
            group.repetitions = [try whole(value)]
        case .number(let value, let unit, let isDecimal):
            try chain([.number(value, unit: unit, isDecimal: isDecimal)] + Self.factors(&tokens), &group, &tokens)
        case .word(let word): throw unclear(word)
        default: throw missing
        }
        try tail(&group, &tokens)
        return try sets(group)
    }

    /// Takes `8 8 7` behind a load: three numbers at least, each the repetitions of a set.
    private static func spacedList(_ tokens: inout ArraySlice<Token>, isBehindLoad: Bool) -> [Int]? {
        guard isBehindLoad else { return nil }
        let numbers = tokens.map { token -> Int? in
            if case .number(let value, "", false) = token, (1...30).contains(value) { Int(exactly: value) } else { nil }
        }.prefix { $0 != nil }.compactMap { $0 }
        guard numbers.count > 2, tokens.dropFirst(numbers.count).first != .times else { return nil }
        tokens.removeFirst(numbers.count)
        return numbers
    }

    /// `x 8 x 3` behind the first number.
    private static func factors(_ tokens: inout ArraySlice<Token>) -> [Token] {
        var factors: [Token] = []
        while tokens.first == .times, let next = tokens.dropFirst().first {
            switch next {
            case .number, .clock: factors.append(next)
            default: return factors
            }
            tokens.removeFirst(2)
        }
        return factors
    }

    /// Numbers with `x` between: sets, repetitions and load in one of the orders that people write.
    private func chain(
        _ factors: [Token], _ group: inout Group, _ tokens: inout ArraySlice<Token>
    ) throws(EntryProblem) {
        if factors.count == 2, case .number(let sets, "", false) = factors[0], case .clock(let seconds) = factors[1] {
            (group.count, group.seconds) = (try whole(sets), seconds)
            return
        }
        let numbers = factors.compactMap { factor -> (value: Double, unit: String, isDecimal: Bool)? in
            if case .number(let value, let unit, let isDecimal) = factor { (value, unit, isDecimal) } else { nil }
        }
        guard numbers.count == factors.count, (1...3).contains(numbers.count) else { throw missing }
        let loads = numbers.indices.filter { Self.isMass(numbers[$0].unit) }
        guard loads.count <= 1 else { throw missing }
        switch (numbers.count, loads.first) {
        case (1, _):
            if let length = Self.seconds(numbers[0].value, numbers[0].unit) {
                group.seconds = length
            } else if exercise.isBodyweight, numbers[0].unit.isEmpty {
                group.repetitions = [try whole(numbers[0].value)]
            } else {
                throw missing
            }
        case (2, 0?):
            group.load = .kilograms(try kilograms(numbers[0].value, numbers[0].unit))
            group.repetitions = [try whole(numbers[1].value)]
        case (2, _):
            if let length = Self.seconds(numbers[1].value, numbers[1].unit) {
                (group.count, group.seconds) = (try whole(numbers[0].value), length)
                return
            }
            guard loads.isEmpty else { throw missing }
            try pair(numbers[0], numbers[1], &group, &tokens)
        case (3, 0?):
            group.load = .kilograms(try kilograms(numbers[0].value, numbers[0].unit))
            (group.repetitions, group.count) = ([try whole(numbers[1].value)], try whole(numbers[2].value))
        case (3, 1?):
            let (each, repetitions) = (try kilograms(numbers[1].value, numbers[1].unit), try whole(numbers[2].value))
            group.repetitions = [repetitions]
            // `2x20kg x 10`: a pair of dumb-bells, or two sets.
            if exercise.isPair, numbers[0].value == 2 {
                group.load = .kilograms(each * 2)
            } else {
                (group.load, group.count) = (.kilograms(each), try whole(numbers[0].value))
            }
        case (3, 2?):
            group.load = .kilograms(try kilograms(numbers[2].value, numbers[2].unit))
            (group.count, group.repetitions) = (try whole(numbers[0].value), [try whole(numbers[1].value)])
        default: try triple(numbers.map { ($0.value, $0.isDecimal) }, &group)
        }
    }

    /// Two bare numbers.
    private func pair(
        _ first: (value: Double, unit: String, isDecimal: Bool),
        _ second: (value: Double, unit: String, isDecimal: Bool),
        _ group: inout Group, _ tokens: inout ArraySlice<Token>
    ) throws(EntryProblem) {
        guard first.unit.isEmpty, second.unit.isEmpty else { throw missing }
        if !hasLoad(tokens), !exercise.isBodyweight, group.load == nil, first.value >= 15 || first.isDecimal {
            // `15x40` is 40 repetitions, or 15 of 40 kg.
            guard second.value <= 20 || first.value > 30 else { throw ambiguous(first.value, second.value) }
            group.load = .kilograms(try kilograms(first.value, ""))
            group.repetitions = [try whole(second.value)]
            return
        }
        guard first.value <= 10, second.value <= 30 || exercise.isHeld else {
            throw ambiguous(first.value, second.value)
        }
        (group.count, group.repetitions) = (try whole(first.value), [try whole(second.value)])
    }

    private func ambiguous(_ first: Double, _ second: Double) -> EntryProblem {
        let (one, two) = (NumberText.text(first), NumberText.text(second))
        return EntryProblem(
            "“\(one)x\(two)” may be \(one) sets of \(two) or \(two) sets of \(one): write “\(exercise.name) 3x8 60kg”.")
    }

    /// Three bare numbers: the load is the only one above 20 or with decimals, in front or behind; with none of them sets,
    /// repetitions, load.
    private func triple(_ numbers: [(value: Double, isDecimal: Bool)], _ group: inout Group) throws(EntryProblem) {
        let large = numbers.indices.filter { numbers[$0].value > 20 || numbers[$0].isDecimal }
        guard large.count <= 1, large.first != 1 else { throw missing }
        let order = large.first == 0 ? [2, 1, 0] : [0, 1, 2]
        group.count = try whole(numbers[order[0]].value)
        group.repetitions = [try whole(numbers[order[1]].value)]
        group.load = .kilograms(try kilograms(numbers[order[2]].value, ""))
    }

    private func hasLoad(_ tokens: ArraySlice<Token>) -> Bool {
        switch tokens.first {
        case .at, .plus, .minus, .body: true
        case .number(_, let unit, _): tokens.dropFirst().first != .times || Self.isMass(unit)
        default: false
        }
    }

    /// Load and effort behind the sets.
    private func tail(_ group: inout Group, _ tokens: inout ArraySlice<Token>) throws(EntryProblem) {
        while let token = tokens.first {
            switch token {
            case .plus where tokens.count == 1:
                // A sign between two exercises.
                tokens.removeFirst()
            case .plus, .minus:
                guard group.load == nil || group.load == .body(added: 0),
                    case .number(let value, let unit, _)? = tokens.dropFirst().first
                else { throw missing }
                tokens.removeFirst(2)
                group.load = .body(added: try kilograms(value, unit) * (token == .plus ? 1 : -1))
            case .body:
                tokens.removeFirst()
                group.load = .body(added: 0)
            case .at:
                guard case .number(let value, let unit, _)? = tokens.dropFirst().first else { throw missing }
                tokens.removeFirst(2)
                try parse(behindAt: value, unit, &group)
            case .word("rpe"), .word("rir"):
                guard case .number(let value, "", _)? = tokens.dropFirst().first, value <= 10 else { throw missing }
                tokens.removeFirst(2)
                group.effort = token == .word("rpe") ? value : 10 - value
            case .number(let value, let unit, _):
                guard group.load == nil, tokens.dropFirst().first != .times, Self.seconds(value, unit) == nil else {
                    return
                }
                // `pull-ups 10 8 6`: a set each.
                if exercise.isBodyweight, !exercise.isPair, unit.isEmpty {
                    if group.count == 1, value <= Double(max(30, group.repetitions.last ?? 0)) { return }
                    let text = NumberText.text(value)
                    throw .twoReadings(
                        text, "a set of \(text)", "\(text) \(units.weight().symbol) more",
                        write: "+\(text)\(units.weight().symbol), or the sets as 10/8/6")
                }
                tokens.removeFirst()
                group.load = .kilograms(try kilograms(value, unit))
            case .word("and"), .word("und"), .word("then"), .word("dann"):
                tokens.removeFirst()
                return
            case .word(let word) where Self.tools.contains(word): tokens.removeFirst()
            case .word(let word): throw unclear(word)
            case .list, .clock: return
            case .times: throw missing
            }
        }
    }

    /// Words behind a load that say what it is of.
    private static let tools: Set = [
        "dumbbell", "dumbbells", "barbell", "kettlebell", "kettlebells", "kurzhantel", "kurzhanteln", "hanteln",
        "langhantel", "each", "je", "weight", "gewicht", "with", "mit", "total", "à",
    ]

    /// `@60` is a weight, `@8` beside a weight an effort; `3x8@7` may be either.
    private func parse(behindAt value: Double, _ unit: String, _ group: inout Group) throws(EntryProblem) {
        if Self.isMass(unit) || value > 10 {
            group.load = .kilograms(try kilograms(value, unit))
        } else if group.load != nil || exercise.isBodyweight {
            group.effort = value
        } else {
            let text = NumberText.text(value)
            throw .twoReadings("@\(text)", "\(text) kg", "an effort of \(text)", write: "\(text)kg or rpe \(text)")
        }
    }

    private func sets(_ said: Group) throws(EntryProblem) -> [StrengthSet] {
        var group = said
        if exercise.isHeld, group.seconds == nil, let held = group.repetitions.first, group.repetitions.count == 1 {
            // `plank 3x60`; below ten it may be minutes.
            guard held >= 10 else { throw EntryProblem("Say how long it was held: “\(exercise.name) 3x60s”.") }
            group.seconds = Double(held)
        }
        var load = group.load ?? (exercise.isBodyweight && group.seconds == nil ? .body(added: 0) : nil)
        // What hangs on a body is added to it.
        if exercise.isBodyweight, !exercise.isPair, case .kilograms(let added)? = load { load = .body(added: added) }
        if let seconds = group.seconds {
            guard (1...3600).contains(seconds) else { throw EntryProblem("A set takes between 1 s and an hour.") }
            guard (1...20).contains(group.count) else { throw EntryProblem("An exercise has 1 to 20 sets.") }
            let set = StrengthSet(exercise.name, seconds: seconds, load: load, effort: group.effort)
            return Array(repeating: set, count: group.count)
        }
        guard let load else { throw EntryProblem("Say with what weight: “\(exercise.name) 3x8 60kg”, or bw for none.") }
        guard (1...20).contains(group.count) else { throw EntryProblem("An exercise has 1 to 20 sets.") }
        guard group.repetitions.allSatisfy((1...100).contains) else {
            throw EntryProblem("A set has 1 to 100 repetitions.")
        }
        return (0..<group.count).flatMap { _ in
            group.repetitions.map {
                StrengthSet(exercise.name, repetitions: $0, load: load, effort: group.effort)
            }
        }
    }

    // MARK: Numbers

    private func whole(_ value: Double) throws(EntryProblem) -> Int {
        guard let number = Int(exactly: value) else { throw missing }
        return number
    }

    private static func isMass(_ unit: String) -> Bool {
        ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "lb", "lbs"].contains(unit)
    }

    private static func isUnit(_ text: String) -> Bool { isMass(text) || TypedLength.seconds(1, text) != nil }

    private static func seconds(_ value: Double, _ unit: String) -> Double? { TypedLength.seconds(value, unit) }

    private func kilograms(_ value: Double, _ unit: String) throws(EntryProblem) -> Double {
        let factor: Double =
            switch unit {
            case "lb", "lbs": UnitSystem.kilogramsInPound
            case "": 1 / units.weight().factor
            case _ where Self.isMass(unit): 1
            default: throw unclear(NumberText.text(value) + unit)
            }
        let kilograms = (value * factor).nineDecimals
        guard (0...500).contains(kilograms) else { throw EntryProblem("A weight is at most 500 kg.") }
        return kilograms
    }
}
