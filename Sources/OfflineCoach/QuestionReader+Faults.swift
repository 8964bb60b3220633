import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Faults of questions that cannot be answered.
extension QuestionReader {
    private static let largestNumber = 1e12
    private static let lengthsOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    /// The reading with the fault of the question, where it has one that is known, and with the words left over as they
    /// were typed.
    func diagnosed(_ read: Reading, of text: String) -> Reading {
        guard text.utf8.count < 600 else { return read }
        var reading = read
        let tokens = Tokenizer(language: reading.language).tokens(text)
        if let number = tokens.first(where: Self.isTooLarge) {
            (reading.result, reading.unread) = (.refused(.unclear), [])
            reading.fault = .tooLarge(number.text)
            return reading
        }
        if let halves = TwoQuestions(in: text), !halves.areAnswered(by: read) {
            let first = self.read(halves.first, after: nil, isFollowing: false, in: read.language)
            guard case .question(let question) = first.result else { return refusedHalf(read) }
            let second = self.read(halves.second, after: question, isFollowing: true, in: read.language)
            guard case .question = second.result else { return refusedHalf(read) }
            (reading.result, reading.unread) = (.refused(.unclear), [])
            reading.fault = .twoQuestions(halves.first, halves.second)
            return reading
        }
        guard case .refused(let refusal) = reading.result else { return reading }
        reading.unread = TypedWords(in: text).words(reading.unread)
        guard [.unread, .unclear, .future].contains(refusal) else { return reading }
        let lexicon = Lexicon.of(reading.language)
        if let fault = Self.noSuchDay(in: tokens, lexicon) {
            (reading.result, reading.fault) = (.refused(.unclear), fault)
        } else if refusal == .unclear {
            let grammar = Grammar(calendar: Calendar(today: today), language: reading.language)
            let cover = Chart(tokens, lexicon: lexicon, grammar: grammar).covers(1).first { $0.unread.isEmpty }
            reading.fault = cover.flatMap { Self.reversed($0) ?? Self.unit($0) ?? Self.contradiction($0) }
        }
        return reading
    }

    /// One of two questions is not answered alone, as if the other had not been asked.
    private func refusedHalf(_ read: Reading) -> Reading {
        guard case .question = read.result else { return read }
        var reading = read
        (reading.result, reading.unread) = (.refused(.unclear), [])
        return reading
    }

    private static func isTooLarge(_ token: Token) -> Bool {
        if case .number(let value, _, _) = token.kind { abs(value) > largestNumber } else { false }
    }

    // MARK: Dates

    /// `30 February`, `April 31st`, `31.4.`
    private static func noSuchDay(in tokens: [Token], _ lexicon: Lexicon) -> QuestionFault? {
        for (place, token) in tokens.enumerated() {
            if case .date(let year, let month, let day) = token.kind, let fault = fault(day, month, year) {
                return fault
            }
            guard let month = month(token, lexicon) else { continue }
            var before = tokens[..<place]
            while let last = before.last, ["of", "the", "des", "im", "in"].contains(last.text) { before.removeLast() }
            let after = tokens.dropFirst(place + 1)
            let year = after.first.flatMap { $0.isYear ? number($0) : nil }
            if let day = before.last.flatMap(number), let fault = fault(day, month, year) { return fault }
            // `in April 31 km` is of the month.
            if year == nil, let day = after.first.flatMap(number), after.count == 1,
                let fault = fault(day, month, nil)
            {
                return fault
            }
        }
        return nil
    }

    private static func month(_ token: Token, _ lexicon: Lexicon) -> Int? {
        token.forms.lazy.flatMap { lexicon.entries[$0] ?? [] }.compactMap { entry in
            if case .month(let month) = entry.part, entry.words.count == 1 { month } else { nil }
        }.first
    }

    private static func number(_ token: Token) -> Int? {
        if case .number(let value, false, _) = token.kind { Int(exactly: value) } else { nil }
    }

    private static func fault(_ day: Int, _ month: Int, _ year: Int?) -> QuestionFault? {
        guard (28...31).contains(day), (1...12).contains(month) else { return nil }
        let isKnown =
            year.map { CivilDay(year: $0, month: month, day: day) != nil } ?? (day <= lengthsOfMonths[month - 1])
        return isKnown ? nil : .noSuchDay(day: day, month: month, year: year)
    }

    /// `between 5 May and 3 May`, `from 2026-05-05 to 2026-05-03`
    private static func reversed(_ cover: Chart.Cover) -> QuestionFault? {
        for part in cover.parts {
            switch part {
            case .daysPair(let first, let last):
                guard let from = first.from, last.to < from else { return nil }
                return .reversed(first: first, last: last)
            // Two spans that are held against each other may be said in any order.
            case .operation(.difference), .operation(.percentChange), .operation(.ratio), .operation(.change), .compare,
                .comparative, .risen:
                return nil
            default: continue
            }
        }
        return nil
    }

    // MARK: Bounds

    /// `sleep over 8 km`
    private static func unit(_ cover: Chart.Cover) -> QuestionFault? {
        guard let quantity = onlyQuantity(cover) else { return nil }
        for bound in bounds(cover) {
            if case .number(let value, _, let unit?) = bound.limit, quantity.kept(value, unit) == nil {
                return .unit(quantity, unit)
            }
        }
        return nil
    }

    /// `more than 10000 and less than 8000 steps`
    private static func contradiction(_ cover: Chart.Cover) -> QuestionFault? {
        let others: [Part] = [.or, .not, .versus, .than, .compare, .minus, .neither, .opposite]
        guard !cover.parts.contains(where: others.contains) else { return nil }
        var tests = cover.parts.flatMap { part -> [Requirement] in
            switch part {
            case .test(let tests), .only(let tests): tests
            default: []
            }
        }
        let subjects = Set(tests.map(\.subject) + [onlyQuantity(cover)].compactMap(\.?.subject))
        guard subjects.count == 1, let subject = subjects.first, tests.allSatisfy({ $0.lag == 0 }) else { return nil }
        tests += bounds(cover).compactMap { bound in
            guard case .number(let value, _, let unit) = bound.limit, case .day(let field) = subject,
                let kept = Quantity.day(field).kept(value, unit)
            else { return nil }
            return Requirement(subject, bound.sign, .number(kept))
        }
        func values(_ signs: Set<Requirement.Sign>) -> [Double] {
            tests.compactMap { test in
                if signs.contains(test.sign), case .number(let value) = test.value { value } else { nil }
            }
        }
        guard let least = values([.above, .atLeast]).max(), let most = values([.below, .atMost]).min() else {
            return nil
        }
        return least > most ? .contradiction : nil
    }

    private static func bounds(_ cover: Chart.Cover) -> [Part.Bound] {
        cover.parts.flatMap { part -> [Part.Bound] in
            switch part {
            case .bounds(let bounds), .withBounds(let bounds), .boundsAnd(let bounds): bounds
            default: []
            }
        }
    }

    /// The quantity of days, where nothing else is named that a bound could be of.
    private static func onlyQuantity(_ cover: Chart.Cover) -> Quantity? {
        var found: Set<Quantity> = []
        for part in cover.parts {
            switch part {
            case .quantity(let quantity, _): found.insert(quantity)
            case .only(let tests) where tests.count == 1 && tests[0].sign == .present:
                if case .day(let field) = tests[0].subject { found.insert(.day(field)) }
            case .kind, .kindAttribute, .verb, .attribute, .only, .workoutTest, .attributeTest, .pair, .heart,
                .calories,
                .exercise, .lifted, .perKind, .fromLast:
                return nil
            default: continue
            }
        }
        guard found.count == 1, let quantity = found.first, case .day = quantity else { return nil }
        return quantity
    }
}

extension Quantity {
    fileprivate var subject: Requirement.Subject? { if case .day(let field) = self { .day(field) } else { nil } }
}

/// The words of a question as they were typed.
struct TypedWords {
    private let typed: [(folded: String, text: String)]

    init(in text: String) {
        typed = text.split(whereSeparator: \.isWhitespace).flatMap { chunk -> [Substring] in
            let isOne = chunk.contains(where: \.isNumber)
            return isOne ? [chunk] : [chunk] + chunk.split { !$0.isLetter && !"'’".contains($0) }
        }.map { chunk in
            let text = chunk.trimming { !$0.isLetter && !$0.isNumber }
            return (Tokenizer.folded(text), text)
        }
    }

    /// As they were typed: `zurueck` as `zurück`, and `hot test` as `hottest`, which was read as two words.
    func words(_ read: [String]) -> [String] {
        var words: [String] = []
        var rest = read[...]
        while let first = rest.first {
            let both = rest.prefix(2).joined()
            if let one = typed.first(where: { $0.folded == first }) {
                words.append(one.text)
                rest.removeFirst()
            } else if rest.count > 1, let one = typed.first(where: { $0.folded == both }) {
                words.append(one.text)
                rest.removeFirst(2)
            } else {
                words.append(typed.first { $0.folded.hasPrefix(first) && first.count > 2 }?.text ?? first)
                rest.removeFirst()
            }
        }
        return words
    }
}

extension Substring {
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        var rest = self.drop(while: isLeftOut)
        while let last = rest.last, isLeftOut(last) { rest.removeLast() }
        return String(rest)
    }
}
