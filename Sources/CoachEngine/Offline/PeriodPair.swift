import HealthModel

/// The days a question is about, and those it wants them compared with.
struct PeriodPair {
    let span: Span?
    let other: Span?

    init(question: Question, today: CivilDay) {
        let phrase = DayPhrase(question: question, today: today)
        let whole = phrase.span
        guard phrase.dateRange == nil else {
            (span, other) = (whole, nil)
            return
        }
        for index in question.words.indices where Self.joints.contains(question.words[index]) {
            let left = Question(words: question.words[..<index].suffix(Self.reach))
            // With the joint, after which a word is read in another way: `and may`.
            let right = Question(words: question.words[index...].prefix(Self.reach + 1))
            guard let first = DayPhrase(question: left, today: today).span else { continue }
            if !first.isDay, let before = Self.before(first, right) {
                (span, other) = (first, before)
                return
            }
            if let second = DayPhrase(question: right, today: today).span, second.days != first.days,
                second.isDay == first.isDay, question.words[index] != "and" || question.says("compare", "compared")
            {
                // The later one first, whatever the order of the words: a change goes forward in time.
                let isForward = first.days.lowerBound > second.days.lowerBound
                (span, other) = isForward ? (first, second) : (second, first)
                return
            }
        }
        span = whole
        other = whole.flatMap { $0.isDay ? nil : Self.before($0, question, isWhole: true) }
    }

    /// Words on either side of a joint in which the days it joins are looked for. The whole of a long text, at each of its
    /// joints, would cost the square of its length.
    private static let reach = 24

    private static let joints: Set<String> = [
        "vs", "versus", "than", "against", "with", "to", "and", "compare", "compared", "or", "from",
    ]

    /// The days before `span` that words such as `the week before` or `the last ones` mean.
    private static func before(_ span: Span, _ question: Question, isWhole: Bool = false) -> Span? {
        if question.says("last ones", "weeks before", "previous weeks", "other weeks")
            || !isWhole && question.says("weeks")
        {
            return .weeksBefore(span)
        }
        if question.says("week before", "month before", "one before", "days before", "year before", "before that") {
            return .before(span)
        }
        return nil
    }
}

extension Span {
    /// As many days, ending the day before.
    static func before(_ span: Span, _ name: String? = nil) -> Span {
        if span.name.contains("weekend") {
            let saturday = span.days.lowerBound.advanced(by: -7)
            return Span(days: saturday...saturday.advanced(by: 1), name: "the weekend before")
        }
        let days = span.days.lowerBound.advanced(by: -span.count)...span.days.lowerBound.advanced(by: -1)
        return Span(days: days, name: name ?? (span.count == 7 ? "the week before" : "the \(span.count) days before"))
    }

    /// Four weeks, ending the day before: what the days of `span` are held against.
    static func weeksBefore(_ span: Span) -> Span {
        Span(
            days: span.days.lowerBound.advanced(by: -28)...span.days.lowerBound.advanced(by: -1),
            name: "the 4 weeks before")
    }

    /// At the head of a column.
    var title: String { Wording.capitalised(name.isEmpty ? (isDay ? DayName.short(days.lowerBound) : dates) : name) }
}
