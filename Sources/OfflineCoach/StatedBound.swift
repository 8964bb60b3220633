import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A bound that a statement sets, and a question that points to it: `I try to stay below 300 mg of caffeine, how often did I
/// go over it?` The bound stands in the question in the place of what points to it.
struct StatedBound {
    /// As it was typed, without its sign: `300 mg of caffeine`.
    private var amount: String
    private var test: Requirement
    private let language: Language

    /// The bound that a statement is made of; `nil` where it says anything else.
    init?(in statement: String, _ language: Language, _ calendar: Calendar) {
        self.language = language
        let words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
        let folded = words.map { Tokenizer.folded($0).filter { $0.isLetter || $0.isNumber } }
        let known = StatedBoundWords.of(language)
        for intention in known.intentions {
            let count = intention.words.count
            guard words.count > count,
                let place = (0..<(words.count - count)).first(where: { folded[$0...].starts(with: intention.words) }),
                folded[..<place].allSatisfy(known.before.contains)
            else { continue }
            let clause = Array(words[(place + count)...])
            guard let first = clause.firstIndex(where: { $0.first?.isNumber ?? false }),
                let test = Self.test(clause.joined(separator: " "), isLimit: intention.isLimit, language, calendar)
            else { return nil }
            self.test = test
            amount = Self.withoutDay(clause[first...].joined(separator: " "))
            return
        }
        return nil
    }

    /// The only test of a day that a clause is, read whole.
    private static func test(_ clause: String, isLimit: Bool, _ language: Language, _ calendar: Calendar)
        -> Requirement?
    {
        let tokens = Tokenizer(language: language).tokens(clause)
        guard !tokens.isEmpty, tokens.count <= 16 else { return nil }
        let grammar = Grammar(calendar: calendar, language: language)
        for cover in Chart(tokens, lexicon: Lexicon.of(language), grammar: grammar).covers(8)
        where cover.unread.isEmpty {
            var tests: [Requirement] = []
            let isWhole = cover.said.allSatisfy { part in
                switch part {
                case .test(let found), .only(let found): tests += found
                case .per(.date), .every, .preposition(.to), .verb("walk"): break
                default: return false
                }
                return true
            }
            guard isWhole, tests.count == 1, tests[0].lag == 0, case .day = tests[0].subject,
                case .number = tests[0].value
            else { continue }
            var test = tests[0]
            if isLimit, test.sign == .atLeast { test.sign = .atMost }
            return [.atLeast, .above, .atMost, .below].contains(test.sign) ? test : nil
        }
        return nil
    }

    /// `7000 steps a day` without the day, which is said of each that is counted.
    private static func withoutDay(_ amount: String) -> String {
        var text = amount
        for day in [" a day", " per day", " each day", " every day", " daily", " am Tag", " pro Tag", " täglich"]
        where text.hasSuffix(day) {
            text.removeLast(day.count)
        }
        return text
    }

    // MARK: The question

    /// The question with the bound in it, in the ways that it may be worded, and the test that has to be read from it.
    func questions(_ question: String) -> (texts: [String], test: Requirement)? {
        var words = question.split(whereSeparator: \.isWhitespace).map(String.init)
        var folded = words.map { Tokenizer.folded($0).filter { $0.isLetter || $0.isNumber } }
        for pointer in StatedBoundWords.of(language).pointers {
            let count = pointer.words.count
            guard words.count > count,
                let place = (0...(words.count - count)).last(where: { folded[$0...].starts(with: pointer.words) })
            else { continue }
            words.removeSubrange(place..<(place + count))
            folded.removeSubrange(place..<(place + count))
            var end = place
            if language == .german {
                // `habe ich das dieses Jahr geschafft`
                guard let object = folded[..<place].lastIndex(where: { ["das", "es", "ihn"].contains($0) }) else {
                    return nil
                }
                words.remove(at: object)
                end -= 1
            }
            guard let sign = sign(pointer.relation), let name = sign.words(language) else { return nil }
            let (head, tail) = (words[..<end].joined(separator: " "), words[end...].joined(separator: " "))
            let texts = StatedBoundWords.of(language).verbs.map { verb in
                language == .german
                    ? "\(head) \(name) \(amount) \(verb) \(tail)" : "\(head) \(verb) \(name) \(amount) \(tail)"
            }
            return (texts, Requirement(test.subject, sign, test.value))
        }
        return nil
    }

    private func sign(_ relation: StatedBoundWords.Relation) -> Requirement.Sign? {
        switch relation {
        case .kept: test.sign
        case .missed: test.sign.opposite
        case .exceeded: test.sign == .below ? .atLeast : .above
        }
    }
}

extension QuestionReader {
    /// The question after a statement that sets the bound which it points to.
    func readAfterBound(_ text: String, _ language: Language) -> Reading? {
        for split in Preamble.splits(text, language) {
            guard let bound = StatedBound(in: split.statement, language, Calendar(today: today)),
                let (texts, test) = bound.questions(split.question)
            else { continue }
            for text in texts {
                let reading = read(text, after: nil, isFollowing: false, in: language)
                guard case .question(let question) = reading.result, question.tests(only: test) else { continue }
                return reading
            }
        }
        return nil
    }
}

extension HealthQuestion {
    /// Whether days that pass this test are counted or named, and are held to nothing else of what is measured.
    fileprivate func tests(only test: Requirement) -> Bool {
        let counting: [Statistic] = [
            .countDays, .shareDays, .longestStreak, .currentStreak, .list, .firstDate, .lastDate,
        ]
        return counting.contains(statistic) && conditions.filter { !$0.isCalendar } == [test]
    }
}
