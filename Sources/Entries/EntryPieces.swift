import Foundation

/// A piece of a typed line: a word, a number, a number with its unit, a time on a clock.
struct EntryPiece: Equatable {
    enum Kind: Equatable {
        /// In lower case.
        case word(String)
        /// Between quotes: words of the person's own, whatever they spell.
        case quoted
        case number(Double)
        /// The unit is in lower case, as it was written.
        case quantity(Double, unit: String)
        /// `7:30` or `1:02:33`.
        case clock([Int])
        /// `1,500`, which is written for 1.5 and for 1500.
        case ambiguous(unit: String)
    }

    var kind: Kind
    /// As typed, without the quotes.
    var source: String
    /// A colon stood behind it: `lunch: lentil soup`.
    var isLabel = false

    var word: String? { if case .word(let word) = kind { word } else { nil } }
    var number: Double? { if case .number(let number) = kind { number } else { nil } }
    /// A number without a unit and without decimals.
    var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }
    var clock: [Int]? { if case .clock(let parts) = kind { parts } else { nil } }
    var isQuoted: Bool { kind == .quoted }
    /// Whether it is a number, with a unit or without, or a word that holds one.
    var holdsFigure: Bool { !isQuoted && source.contains(where: \.isNumber) }

    /// How often, in `x2` and `2x`.
    var multiple: Int? {
        if case .quantity(let count, let unit) = kind, ["x", "×"].contains(unit) { return Int(exactly: count) }
        guard let word, word.count < 4, let sign = word.first, "x×".contains(sign) else { return nil }
        return Int(word.dropFirst())
    }

    /// A number, with a unit or without.
    var amount: (value: Double, unit: String)? {
        switch kind {
        case .number(let number): (number, "")
        case .quantity(let number, let unit): (number, unit)
        default: nil
        }
    }
}

/// A typed line in pieces.
enum EntryPieces {
    /// Characters of a line.
    static let longest = 1000

    /// Units that may stand behind a blank. Only what is no word of a sentence.
    private static let units: Set = [
        "ml", "cl", "dl", "l", "oz", "floz", "ounce", "ounces", "litre", "litres", "liter", "liters", "kg", "kgs",
        "kilo", "kilos", "lb",
        "lbs",
        "pound", "pounds", "st", "stone", "g", "gram", "grams", "mg", "kcal", "cal", "cals", "calories", "kj", "km",
        "k",
        "kilometre", "kilometres", "kilometer", "kilometers", "mi", "mile", "miles", "m", "metre", "metres", "meter",
        "meters", "yd", "yard", "yards", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours", "s",
        "sec",
        "secs", "second", "seconds", "%", "percent", "bpm", "cup", "cups", "glass", "glasses", "bottle", "bottles",
        "pint",
        "pints", "mug", "mugs", "can", "cans", "quart", "quarts", "gallon", "gallons", "am", "pm", "mmol", "mmol/l",
        "mg/dl", "mmhg", "kpa", "°c", "°f", "c", "f", "°", "minuten", "stunde", "stunden", "std", "sekunden", "sek",
        "prozent",
        "gramm", "meilen", "pfund", "milliliter", "milliliters", "millilitre", "millilitres", "mililiter", "deziliter",
        "centiliter", "µg", "μg", "ug", "mcg", "milligramm", "milligram", "milligrams", "kilogram", "kilograms",
        "kilogramm", "kilometern",
        "bpm", "iu", "ie", "hm", "höhenmeter", "schläge", "grad", "degrees",
        "degree",
    ]

    /// Units as people write them, brought to the ones that are read.
    private static let unitNames = [
        "minuten": "min", "stunde": "h", "stunden": "h", "std": "h", "sekunden": "s", "sek": "s", "prozent": "%",
        "gramm": "g",
        "meilen": "mi", "°c": "c", "°f": "f", "mmol/l": "mmol", "pfund": "g500", "schläge": "bpm", "ie": "iu",
        "grad": "°", "degrees": "°", "degree": "°", "milliliter": "ml", "milliliters": "ml", "millilitre": "ml",
        "millilitres": "ml", "mililiter": "ml", "deziliter": "dl", "centiliter": "cl", "milligramm": "mg",
        "ounce": "oz", "ounces": "oz", "milligram": "mg", "milligrams": "mg", "kilogramm": "kg",
    ]

    /// Words that numbers are written to without a blank: `mood4`, `bp128/82`, `water500ml`.
    private static let glued = [
        "water", "wasser", "weight", "gewicht", "bp", "rr", "mood", "stimmung", "energy", "energie", "stress",
        "glucose",
        "temp", "rhr", "wt", "bz", "kfa", "motivation", "soreness", "steps",
    ]

    static func of(_ line: String) throws(EntryProblem) -> [EntryPiece] {
        guard line.count <= longest else { throw EntryProblem("An entry is at most \(longest) characters long.") }
        var pieces: [EntryPiece] = []
        let words = words(of: EntryFigures.plain(line))
        for (index, (text, isQuoted)) in words.enumerated() {
            var piece = isQuoted ? EntryPiece(kind: .quoted, source: text) : piece(text)
            if !isQuoted, text.last == ":" {
                piece = self.piece(String(text.dropLast()))
                piece.isLabel = true
            }
            // `500 ml` is one piece, as `500ml` is.
            if !isQuoted, text.count > 1, text.last == ":" { piece.isLabel = true }
            let next = words.indices.contains(index + 1) ? words[index + 1].text : ""
            if let last = pieces.last, let word = piece.word, units.contains(word), word != "am" || !isGermanDay(next) {
                let unit = unitName(word)
                let source = last.source + " " + piece.source
                // `140 over 90 hr 88`, `rpe 7 hr 150`, `150 hr`: these are no hours.
                let behind = Int(next.prefix { $0.isNumber }) ?? 0
                if word == "hr", let beats = last.number, beats > 24 || behind >= 60 {
                    if behind > 0 {
                        pieces.append(piece)
                    } else {
                        pieces[pieces.count - 1] = EntryPiece(kind: .quantity(beats, unit: "bpm"), source: source)
                    }
                    continue
                }
                if let number = last.number ?? Self.spelled(last) {
                    pieces[pieces.count - 1] = EntryPiece(kind: .quantity(number, unit: unit), source: source)
                    continue
                } else if last.kind == .ambiguous(unit: "") {
                    pieces[pieces.count - 1] = EntryPiece(kind: .ambiguous(unit: unit), source: source)
                    continue
                }
            }
            pieces.append(piece)
        }
        return EntryVocabulary.canonical(withWholeDays(pieces))
    }

    /// `two miles`, `zehn Minuten`; an article or a half is read where lengths and amounts are.
    private static func spelled(_ piece: EntryPiece) -> Double? {
        let others: Set = [
            "no", "half", "halbe", "halber", "halben", "halb", "a", "an", "ein", "eine", "einen", "einem", "einer",
        ]
        return piece.word.flatMap { others.contains($0) ? nil : NumberWord.value($0) }
    }

    /// `Di 19:30`: German weekdays of two letters, where a time stands behind them.
    private static func withWholeDays(_ pieces: [EntryPiece]) -> [EntryPiece] {
        let days = [
            "Mo": "monday", "Di": "tuesday", "Mi": "wednesday", "Do": "thursday", "Fr": "friday", "Sa": "saturday",
            "So": "sunday",
        ]
        var pieces = pieces
        for index in pieces.indices.dropLast() {
            let next = pieces[index + 1]
            // In lower case `so` and `do` are other words.
            let source = pieces[index].source
            let isLower = index == 0 && next.clock != nil && !["so", "do"].contains(source)
            guard let day = days[isLower ? source.capitalized : source],
                next.clock != nil || ["um", "at"].contains(next.word)
            else { continue }
            pieces[index].kind = .word(day)
        }
        return pieces
    }

    /// `20.3.` or `Montag`: what stands behind the `am` that is no half of a day.
    private static func isGermanDay(_ text: String) -> Bool {
        text.count { $0 == "." } == 2 || text.lowercased().hasSuffix("tag") || text.lowercased() == "mittwoch"
    }

    private static func unitName(_ unit: String) -> String { unitNames[unit] ?? unit }

    private static func words(of line: String) -> [(text: String, isQuoted: Bool)] {
        var words: [(text: String, isQuoted: Bool)] = []
        var word = ""
        var isQuoted = false
        func end() {
            defer { word = "" }
            guard !isQuoted else {
                let text = word.trimmingCharacters(in: .whitespaces)
                if !text.isEmpty { words.append((text, true)) }
                return
            }
            for part in parts(of: word) { add(part) }
        }
        func add(_ word: String) {
            var text = trimmed(word)
            // `7:30pm` is `7:30 pm`.
            let tail = ["am", "pm", "uhr", "h"].first { text.lowercased().hasSuffix($0) }
            if text.contains(":"), let tail, text.dropLast(tail.count).last?.isNumber ?? false {
                words.append((String(text.dropLast(tail.count)), false))
                text = String(text.suffix(tail.count))
            }
            if !text.isEmpty { words.append((text, false)) }
        }
        for character in line {
            if "\"“”".contains(character) {
                end()
                isQuoted.toggle()
            } else if !isQuoted, character.isWhitespace {
                end()
            } else {
                word.append(character.isNewline ? " " : character)
            }
        }
        end()
        return words
    }

    // Made once: a regex literal is compiled wherever it is evaluated. None is ever changed.
    nonisolated(unsafe) private static let pointedTime = /[0-2]?\d\.[0-5]\d/
    nonisolated(unsafe) private static let pointedHour = /\d{1,2}\.[0-5]\d/
    nonisolated(unsafe) private static let numberAndWord = /(\d+(?:[.,]\d+)?)-(\p{L}+)(?:-(\p{L}.*))?/

    /// The words of one that is written without blanks: `weight:73`, `mood4`, `23:10-6:45`.
    private static func parts(of word: String) -> [String] {
        if let colon = word.firstIndex(of: ":"), isLabel(word[..<colon]) {
            let rest = String(word[word.index(after: colon)...])
            return [String(word[...colon])] + (rest.isEmpty ? [] : parts(of: rest))
        }
        let lower = word.lowercased()
        if let name = glued.first(where: { lower.hasPrefix($0) }),
            lower.dropFirst(name.count).first.map({ $0.isASCII && $0.isNumber }) ?? false
        {
            return [String(word.prefix(name.count)), String(word.dropFirst(name.count))]
        }
        let ends = word.split(maxSplits: 1, omittingEmptySubsequences: false) { "-–—".contains($0) }
        if ends.count == 2,
            ends.allSatisfy({ isTime(trimmed(String($0)).lowercased()) })
                || ends.count == 2 && ends.allSatisfy({ $0.wholeMatch(of: pointedTime) != nil })
        {
            return [String(ends[0]), "to", String(ends[1])]
        }
        // `10-minute`, `5-km-Lauf`.
        if let joined = lower.wholeMatch(of: numberAndWord) {
            let unit = joined.2.hasPrefix("minütig") ? "min" : joined.2.hasPrefix("stündig") ? "h" : String(joined.2)
            if units.contains(unit) {
                return [String(joined.1), unit] + (joined.3.map { parts(of: String($0)) } ?? [])
            }
        }
        return [word]
    }

    /// `weight`, `h2o`; what ends in a figure is a time: `at7:30`.
    private static func isLabel(_ text: Substring) -> Bool {
        text.first?.isLetter ?? false && text.last?.isLetter ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// `23:10`, `11pm`, `6:45am`.
    private static func isTime(_ text: String) -> Bool {
        if clock(text) != nil { return true }
        guard text.hasSuffix("am") || text.hasSuffix("pm") else { return false }
        let hour = text.dropLast(2)
        return clock(String(hour)) != nil || hour.wholeMatch(of: pointedHour) != nil
            || (Int(hour).map { (1...12).contains($0) } ?? false)
    }

    /// Without what stands between the parts of an entry. The point of `14.3.` belongs to it, and a colon tells a label.
    private static func trimmed(_ word: String) -> String {
        var word = Substring(word)
        let isDate = word.count { $0 == "." } == 2 && word.allSatisfy { $0.isNumber || $0 == "." }
        while let last = word.last, ",;!".contains(last) || (last == "." && !isDate) { word.removeLast() }
        while let first = word.first, ",;:".contains(first) { word.removeFirst() }
        return String(word)
    }

    static func piece(_ text: String) -> EntryPiece {
        var key = text.lowercased().replacing("’", with: "'")
        if key.hasPrefix("+"), key.dropFirst().first?.isNumber ?? false { key.removeFirst() }
        if key.hasPrefix("."), key.dropFirst().first.map({ $0.isASCII && $0.isNumber }) ?? false { key = "0" + key }
        if let clock = clock(key) { return EntryPiece(kind: .clock(clock), source: text) }
        let digits = key.prefix { $0.isASCII && $0.isNumber || ".,".contains($0) }
        let written = String(key.dropFirst(digits.count))
        let unit = unitName(written)
        guard !digits.isEmpty, written.allSatisfy({ $0.isLetter || "%'".contains($0) }) || units.contains(written)
        else {
            return EntryPiece(kind: .word(key), source: text)
        }
        switch TypedNumber(digits) {
        case .one(let number) where unit.isEmpty: return EntryPiece(kind: .number(number), source: text)
        case .one(let number): return EntryPiece(kind: .quantity(number, unit: unit), source: text)
        case .two: return EntryPiece(kind: .ambiguous(unit: unit), source: text)
        case .none: return EntryPiece(kind: .word(key), source: text)
        }
    }

    /// Two or three numbers between colons, the later ones of two digits below 60.
    private static func clock(_ text: String) -> [Int]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), (1...3).contains(parts[0].count) else { return nil }
        let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
        guard numbers.count == parts.count, parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return nil }
        return numbers.dropFirst().allSatisfy { $0 < 60 } ? numbers : nil
    }
}

/// A number as people type it: `0.5`, `0,5`, `1,500.5`, `2.000.000`.
enum TypedNumber: Equatable {
    case one(Double)
    /// Thousands, or decimals behind a comma.
    case two

    /// `nil` for what is no number, or beyond ten million.
    init?(_ text: some StringProtocol) {
        let commas = text.split(separator: ",", omittingEmptySubsequences: false)
        let points = text.split(separator: ".", omittingEmptySubsequences: false)
        func value(_ text: String) -> TypedNumber? {
            guard let number = Double(text), number < 1e7, text.last != ".", text.first != "." else { return nil }
            return .one(number)
        }
        switch (commas.count, points.count) {
        case (1, 1...2):
            guard let number = value(String(text)) else { return nil }
            self = number
        case (2, 1) where commas[1].count == 3 && commas[0] != "0" && (1...3).contains(commas[0].count): self = .two
        case (2, 1):
            guard !commas[1].isEmpty, let number = value(commas.joined(separator: ".")) else { return nil }
            self = number
        case (2..., 1...2) where Self.isGrouped(points[0].split(separator: ",", omittingEmptySubsequences: false)):
            guard let number = value(commas.joined()) else { return nil }
            self = number
        case (1, 3...) where Self.isGrouped(points):
            guard let number = value(points.joined()) else { return nil }
            self = number
        default: return nil
        }
    }

    private static func isGrouped(_ groups: [some StringProtocol]) -> Bool {
        groups.count > 1 && (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}
