import HealthModel

/// A word, number, clock time, date or sign of a question.
package struct Token: Equatable {
    package enum Kind: Equatable {
        case word
        /// - Parameters:
        ///   - thousands: written with a `k`, which may also stand for kilometres.
        ///   - ordinal: `3rd`, `15.`
        case number(Double, thousands: Bool = false, ordinal: Bool = false)
        /// Minutes after midnight, or hours and minutes of a duration.
        case clock(Double)
        /// A year of `nil` was not said.
        case date(year: Int?, month: Int, day: Int)
    }
    package var kind: Kind
    /// As it was typed.
    package var text: String
    /// Lower case, without apostrophes, umlauts written out. A slip of the keyboard may stand for several words.
    package var forms: [String]
    package var isGuess = false
    /// Whether a comma, colon or semicolon follows, which no phrase of two words spans: `last week, days`.
    package var endsClause = false
    /// Whether it may be a year.
    package var isYear: Bool {
        if case .number(let value, false, false) = kind {
            text.count == 4 && (1990...2100).contains(value)
        } else {
            false
        }
    }

    package init(kind: Kind, text: String, forms: [String], endsClause: Bool = false) {
        (self.kind, self.text, self.forms, self.endsClause) = (kind, text, forms, endsClause)
    }

    /// A word put in place of others, folded as the tokenizer does.
    package init(word: String, endsClause: Bool = false) {
        self.init(kind: .word, text: word, forms: [word], endsClause: endsClause)
    }

    /// Words put in place of others.
    static func words(_ words: String...) -> [Token] { words.map { Token(word: $0) } }
}

/// Splits a question into tokens.
package struct Tokenizer {
    package var language: Language
    /// Whether a word alone names a month, a weekday, a season or a quarter: a hyphen between two of them is `to`.
    package var isDate: (String) -> Bool
    /// Whether a word can stand in a date and asks for nothing: `in`, `last`, `May`.
    package var isOfDate: (String) -> Bool
    /// Whether a word alone names what is measured: two that a hyphen joins may be one of them.
    package var isName: (String) -> Bool

    package init(
        language: Language, isDate: @escaping (String) -> Bool, isOfDate: @escaping (String) -> Bool,
        isName: @escaping (String) -> Bool
    ) {
        (self.language, self.isDate, self.isOfDate, self.isName) = (language, isDate, isOfDate, isName)
    }

    /// Lower case, apostrophes left out, umlauts and accents written out.
    package static func folded(_ text: String) -> String {
        var folded = ""
        for character in text.lowercased() {
            switch character {
            // `Theil–Sen` is one word.
            case "–" where folded.last?.isLetter ?? false: folded.append("-")
            case "'", "’", "‘", "`", "´": continue
            case "ä": folded += "ae"
            case "ö": folded += "oe"
            case "ü": folded += "ue"
            case "ß": folded += "ss"
            case "é", "è", "ê": folded += "e"
            case "₂": folded += "2"
            // `6½` and `6 ½` as `6 1/2`
            case "½": folded += folded.last?.isNumber ?? false ? " 1/2" : "1/2"
            case "\u{202F}", "\u{00A0}": folded += " "
            case "≥": folded += " >= "
            case "≤": folded += " <= "
            case "–", "—": folded += " - "
            default: folded.append(character)
            }
        }
        return folded
    }

    /// The words of a text, for the choice of its language.
    package static func words(_ text: String) -> [String] {
        folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    package func tokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        let text = language == .english ? Self.ofOneDay(text) : text
        for chunk in withoutBlankGroups(Self.folded(text).split(whereSeparator: { $0.isWhitespace })) {
            read(chunk, into: &tokens)
            if let last = chunk.last, ",;:".contains(last), !tokens.isEmpty {
                tokens[tokens.count - 1].endsClause = true
            }
        }
        leaveOutPauses(&tokens)
        return language == .english ? NumberPhrases.joined(tokens) : tokens
    }

    /// `no coffee since May - how many days`, `this year - longest run`: a dash that ends a clause, and no span of days.
    private func leaveOutPauses(_ tokens: inout [Token]) {
        func isDated(_ token: Token) -> Bool { token.kind != .word || token.forms.contains(where: isOfDate) }
        for place in tokens.indices.dropFirst().dropLast().reversed() where tokens[place].text == "-" {
            // On one side of it stand days and nothing else.
            let partsDays =
                tokens[..<place].allSatisfy(isDated) != tokens[(place + 1)...].allSatisfy(isDated)
                && !(isDated(tokens[place - 1]) && isDated(tokens[place + 1]))
            // `Fr - So` names a span, though `so` can begin a clause.
            let isSpan = language == .german && isDate(tokens[place - 1].text) && tokens[place + 1].text == "so"
            guard partsDays || !isSpan && Spelling.afterPause.contains(tokens[place + 1].text) else { continue }
            tokens[place - 1].endsClause = true
            tokens.remove(at: place)
        }
    }

    /// `10 000 steps`: groups of three digits that a blank divides are one number, as are `6 1/2`.
    private func withoutBlankGroups(_ chunks: [Substring]) -> [Substring] {
        let separator: Character = language == .german ? "." : ","
        return chunks.reduce(into: []) { joined, chunk in
            if chunk == "1/2", let whole = joined.last, whole.allSatisfy(\.isNumber), whole.count < 4 {
                joined[joined.count - 1] = whole + ".5"
                return
            }
            guard chunk.prefix(while: \.isNumber).count == 3, !chunk.dropFirst(3).contains(where: \.isNumber),
                let groups = joined.last?.split(separator: separator, omittingEmptySubsequences: false),
                groups.allSatisfy({ $0.allSatisfy(\.isNumber) }), (1...3).contains(groups[0].count),
                groups[0].first != "0", groups.dropFirst().allSatisfy({ $0.count == 3 })
            else { return joined.append(chunk) }
            joined[joined.count - 1] = groups.joined(separator: String(separator))[...] + String(separator) + chunk
        }
    }

    /// `Sunday's ride` is one on Sunday; without anything of its own it is a slip for `Sundays`. `than last year's` is of last
    /// year.
    private static func ofOneDay(_ text: String) -> String {
        guard text.contains(where: { "'’".contains($0) }) else { return text }
        let words = text.split { $0.isWhitespace }
        let ending: Set<String> = [
            "in", "on", "since", "and", "or", "vs", "versus", "than", "with", "without", "this", "last", "over", "from",
            "compared", "against", "of", "for", "during", "until",
        ]
        let spans: Set<String> = ["years", "months", "weeks", "quarters"]
        return words.indices.map { index in
            let word = words[index].lowercased()
            let bare = word.filter { $0.isLetter }
            if spans.contains(bare), word.contains(where: { "'’".contains($0) }), index > 0,
                ["last", "this", "previous"].contains(words[index - 1].lowercased())
            {
                return words[index].filter { !"'’sS".contains($0) }
            }
            guard word.hasSuffix("day's") || word.hasSuffix("day’s"), word.count > 7 || word.hasPrefix("mon"),
                index + 1 < words.count, !ending.contains(words[index + 1].lowercased()),
                !["today's", "today’s"].contains(word), !word.hasPrefix("yester")
            else { return String(words[index]) }
            return "on \(words[index].dropLast(2))"
        }.joined(separator: " ")
    }

    private func read(_ chunk: Substring, into tokens: inout [Token]) {
        var rest = chunk
        while let first = rest.first, "(\"[„“«".contains(first) { rest.removeFirst() }
        while let last = rest.last, ")\"]?!,;:…”“»".contains(last) { rest.removeLast() }
        guard !rest.isEmpty else { return }
        if [">", "<", ">=", "<=", "=", "==", "-", "+", "/", "&", "%"].contains(String(rest)) {
            tokens.append(word(String(rest)))
            return
        }
        let hadPoint = rest.hasSuffix(".")
        // `2025-W20`
        let week = rest.split(separator: "-")
        if week.count == 2, let year = Double(week[0]), (1990...2100).contains(year), week[1].first == "w",
            let number = Double(week[1].dropFirst())
        {
            tokens.append(word(language == .german ? "woche" : "week"))
            tokens.append(Token(kind: .number(number), text: String(week[1]), forms: []))
            tokens.append(Token(kind: .number(year), text: String(week[0]), forms: []))
            return
        }
        if let span = dateSpan(rest) {
            tokens += span
            return
        }
        if let date = Self.date(rest, language) {
            tokens.append(Token(kind: date, text: String(rest), forms: []))
            return
        }
        while let last = rest.last, ".,!?".contains(last) { rest.removeLast() }
        guard let first = rest.first else { return }
        if language == .english, let meant = Spelling.shorthand[String(rest)] { return tokens.append(word(meant)) }
        if ">=<".contains(first), let cut = rest.firstIndex(where: { $0.isNumber }) {
            tokens.append(word(String(rest[..<cut])))
            return read(rest[cut...], into: &tokens)
        }
        if first == "p", rest.count <= 4, let percent = Double(rest.dropFirst().replacing(",", with: ".")) {
            tokens.append(word("percentile"))
            tokens.append(Token(kind: .number(percent), text: String(rest.dropFirst()), forms: []))
            return
        }
        if first.isNumber || (first == "-" || first == "+" || first == ".") && rest.dropFirst().first?.isNumber == true
        {
            return number(rest, hadPoint: hadPoint, into: &tokens)
        }
        if rest.count > 1, rest.last == "+", rest.dropLast().allSatisfy(\.isLetter) {
            read(rest.dropLast(), into: &tokens)
            return tokens.append(word("+"))
        }
        var isDated = false
        let isGerman = language == .german
        let parts = rest.split { !$0.isLetter && !$0.isNumber && $0 != "%" }
        if isGerman, parts.count == 2, rest.contains("-"),
            GermanPhrasing.isCompound(String(parts[0]), String(parts[1]), isName: isName)
        {
            return tokens.append(word(parts.joined()))
        }
        for part in parts {
            let isDate = isDate(String(part))
            // `March-May`, `Fr-So`, `Oktober/November`
            let isSunday = part == "so" && isGerman
            if isDate || isSunday, isDated {
                if rest.contains("-") { tokens.append(word("-")) }
                if rest.contains("/") || rest.contains("+") { tokens.append(word(isGerman ? "und" : "and")) }
            }
            if parts.count == 2, rest.contains("/"), part != parts[0], Self.spans.contains(String(part)),
                !Self.spans.contains(String(parts[0]))
            {
                tokens.append(word(isGerman ? "pro" : "per"))
            }
            if let words = Self.times[String(part)] ?? (language == .english ? Self.degrees[String(part)] : nil) {
                tokens += words.map { Token(kind: .word, text: String(part), forms: [$0]) }
            } else {
                tokens.append(word(String(part)))
            }
            isDated = isDate
        }
    }

    /// What figures are told for each of: `steps/day`.
    private static let spans: Set<String> = ["day", "night", "week", "wk", "month", "tag", "nacht", "woche", "monat"]

    /// `dreimal` as `drei male`: how often, and no number of something.
    private static let times: [String: [String]] = [
        "twice": ["two", "times"], "thrice": ["three", "times"], "fortnight": ["two", "weeks"],
        "zweimal": ["zwei", "male"],
        "dreimal": ["drei", "male"], "viermal": ["vier", "male"], "fuenfmal": ["fuenf", "male"],
        "sechsmal": ["sechs", "male"], "siebenmal": ["sieben", "male"], "zehnmal": ["zehn", "male"],
    ]

    /// Degrees of an adjective that names a quantity: `happier` is of more mood.
    private static let degrees: [String: [String]] = [
        "happier": ["higher", "mood"], "happiest": ["highest", "mood"], "cheerier": ["higher", "mood"],
        "sadder": ["lower", "mood"], "saddest": ["lowest", "mood"], "gloomier": ["lower", "mood"],
        "grumpier": ["lower", "mood"], "grumpiest": ["lowest", "mood"],
        "calmer": ["lower", "stress"], "calmest": ["lowest", "stress"],
        "sorer": ["higher", "soreness"], "sorest": ["highest", "soreness"], "achier": ["higher", "soreness"],
    ]

    private func word(_ text: String) -> Token { Token(word: text) }

    /// A number and what is written onto it: `10k`, `5km`, `6:30`, `7h30`, `3rd`, `28-day`, `5'20"` has lost its marks.
    private func number(_ chunk: Substring, hadPoint: Bool, into tokens: inout [Token]) {
        let end = chunk.firstIndex { !$0.isNumber && !".,:".contains($0) } ?? chunk.endIndex
        var digits = chunk[..<end]
        if digits.isEmpty, let sign = chunk.first {
            if sign == "-" { tokens.append(word("minus")) }
            return read(chunk.dropFirst(), into: &tokens)
        }
        while let last = digits.last, ".,:".contains(last) { digits.removeLast() }
        let suffix = chunk[end...]
        if digits.contains(":") {
            let parts = digits.split(separator: ":").compactMap { Int($0) }
            if parts.count >= 2, parts[0] <= 24, parts[1] < 60 {
                tokens.append(Token(kind: .clock(Double(parts[0] * 60 + parts[1])), text: String(digits), forms: []))
            } else {
                tokens.append(word(String(digits)))
            }
        } else if let value = Self.value(digits, language) {
            switch suffix {
            case "k+":
                tokens.append(Token(kind: .number(value * 1000, thousands: true), text: String(chunk), forms: []))
                tokens.append(word("+"))
                return
            case "k":
                tokens.append(Token(kind: .number(value * 1000, thousands: true), text: String(chunk), forms: []))
                return
            // `schnellster 5er`
            case "er" where language == .german && [3, 5, 10, 15].contains(value):
                tokens.append(Token(kind: .number(value * 1000, thousands: true), text: String(chunk), forms: []))
                return
            case "tausend" where language == .german, "tsd" where language == .german:
                return tokens.append(Token(kind: .number(value * 1000), text: String(chunk), forms: []))
            case "te", "ten", "ter", "tes", "st", "nd", "rd", "th":
                tokens.append(Token(kind: .number(value, ordinal: true), text: String(chunk), forms: []))
                return
            // `2025's`
            case "s" where value >= 1900, "'s" where value >= 1900, "’s" where value >= 1900:
                tokens.append(Token(kind: .number(value), text: String(digits), forms: []))
                return
            default: break
            }
            let isOrdinal = hadPoint && suffix.isEmpty && language == .german && value <= 31 && !digits.contains(",")
            tokens.append(Token(kind: .number(value, ordinal: isOrdinal), text: String(digits), forms: []))
        } else {
            tokens.append(word(String(digits)))
        }
        guard !suffix.isEmpty else { return }
        if suffix.first == "-" || suffix.first == "/" {
            let rest = suffix.dropFirst()
            if rest.first?.isNumber == true { tokens.append(word(String(suffix.prefix(1)))) }
            return read(rest, into: &tokens)
        }
        if suffix.first == "h", suffix.dropFirst().first?.isNumber == true {
            tokens.append(word("h"))
            return read(suffix.dropFirst(), into: &tokens)
        }
        read(suffix, into: &tokens)
    }

    /// `1,200`, `10.000` and `2,5` by the custom of the language, where the digits leave it open.
    private static func value(_ digits: Substring, _ language: Language) -> Double? {
        let thousands: Character = language == .german ? "." : ","
        let other: Character = language == .german ? "," : "."
        let groups = digits.split(separator: thousands, omittingEmptySubsequences: false)
        if groups.count > 1, !digits.contains(other), (1...3).contains(groups[0].count),
            groups.dropFirst().allSatisfy({ $0.count == 3 }), groups[0] != "0"
        {
            return Double(groups.joined())
        }
        return Double(digits.replacing(",", with: "."))
    }

    /// `1.12.-15.12.`, `24.-26.12.`; `nil` for anything else.
    private func dateSpan(_ text: Substring) -> [Token]? {
        let sides = text.split(separator: "-", omittingEmptySubsequences: false)
        guard language == .german, sides.count == 2, let last = Self.dated(sides[1]) else { return nil }
        let first: Token.Kind
        if let date = Self.dated(sides[0]) {
            first = date
        } else if let day = Double(sides[0].hasSuffix(".") ? sides[0].dropLast() : sides[0]), (1...31).contains(day) {
            first = .number(day, ordinal: true)
        } else {
            return nil
        }
        return [
            Token(kind: first, text: String(sides[0]), forms: []), word("-"),
            Token(kind: last, text: String(sides[1]), forms: []),
        ]
    }

    /// A date whose last point may be missing: `25.12`.
    private static func dated(_ text: Substring) -> Token.Kind? {
        let isBare = !text.hasSuffix(".") && text.count(where: { $0 == "." }) == 1
        return date(isBare ? text + "." : text, .german)
    }

    /// `2025-11-24`, `11/24/2025`, `24.11.2025`, `30.11.`
    private static func date(_ text: Substring, _ language: Language) -> Token.Kind? {
        func parts(_ separator: Character) -> [Int]? {
            let parts = text.split(separator: separator, omittingEmptySubsequences: true)
            let numbers = parts.compactMap { Int($0) }
            return numbers.count == parts.count ? numbers : nil
        }
        if let iso = parts("-"), iso.count == 3, iso[0] > 1900 {
            return .date(year: iso[0], month: iso[1], day: iso[2])
        }
        if let slashed = parts("/"), slashed.count == 3, slashed[2] > 1900 {
            // American, unless only the other order makes a date.
            return slashed[0] <= 12 && language == .english
                ? .date(year: slashed[2], month: slashed[0], day: slashed[1])
                : .date(year: slashed[2], month: slashed[1], day: slashed[0])
        }
        // `12/24`: a month and a day
        if language == .english, let slashed = parts("/"), slashed.count == 2, (1...12).contains(slashed[0]),
            (1...31).contains(slashed[1]), text.count >= 4
        {
            return .date(year: nil, month: slashed[0], day: slashed[1])
        }
        guard language == .german, let dotted = parts("."), dotted.count >= 2, (1...12).contains(dotted[1]),
            (1...31).contains(dotted[0])
        else { return nil }
        if dotted.count == 3 {
            return .date(year: dotted[2] < 100 ? 2000 + dotted[2] : dotted[2], month: dotted[1], day: dotted[0])
        }
        return dotted.count == 2 && text.hasSuffix(".") ? .date(year: nil, month: dotted[1], day: dotted[0]) : nil
    }
}
