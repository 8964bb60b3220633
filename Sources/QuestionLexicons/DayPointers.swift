import HealthModel

/// Words of a question that point to the days of a statement before it, and what stands for them when those days are known.
package struct DayPointer: Sendable {
    /// `*` is any word.
    private var words: [String]
    /// Whether the question ends with them.
    private var isLast: Bool
    /// Whether they point to what happened, and not only to when it did.
    private var isOfEvent: Bool
    private var ofDay: String
    private var ofSpan: String

    /// Reads a line of a table: the words, `$` where they have to be the last ones, `!` where they point to what happened. After
    /// the colon stands what is put for them where they point to one day, and after the bar where they point to several;
    /// without a bar it is the same.
    private init(_ line: Substring) {
        let colon = line.firstIndex(of: ":") ?? line.endIndex
        let said = line[..<colon].split(separator: " ").map(String.init)
        let meant = line[colon...].dropFirst().split(separator: "|", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").joined(separator: " ")
        }
        words = said.filter { $0 != "$" && $0 != "!" }
        isOfEvent = said.last == "!"
        isLast = isOfEvent || said.last == "$"
        ofDay = meant[0]
        ofSpan = meant.count > 1 ? meant[1] : meant[0]
    }

    /// The words that name the days instead; `nil` where they cannot point to so many.
    /// - Parameter any: what `*` stood for.
    private func meant(from first: String, to last: String, any: String) -> String? {
        let meant = first == last ? ofDay : ofSpan
        guard !meant.isEmpty else { return nil }
        return meant.replacing("{from}", with: first).replacing("{to}", with: last).replacing("*", with: any)
    }

    /// The question with the days in the place of the words that point to them, and without these words; `nil` where none do.
    package static func found(
        in question: String, from first: String, to last: String, _ language: Language
    ) -> (question: String, rest: String, isOfEvent: Bool)? {
        let words = question.split(whereSeparator: \.isWhitespace).map(String.init)
        let folded = words.map { Tokenizer.folded($0).filter { $0.isLetter || $0.isNumber } }
        for pointer in language == .english ? english : german {
            let count = pointer.words.count
            guard words.count > count,
                let place = (1...(words.count - count)).last(where: { place in
                    zip(folded[place...], pointer.words).allSatisfy { $0 == $1 || $1 == "*" }
                }), !pointer.isLast || place + count == words.count
            else { continue }
            let any = pointer.words.firstIndex(of: "*").map { folded[place + $0] } ?? ""
            guard let meant = pointer.meant(from: first, to: last, any: any) else { continue }
            let (head, tail) = (
                words[..<place].joined(separator: " "), words[(place + count)...].joined(separator: " ")
            )
            let mark = tail.isEmpty && question.hasSuffix("?") ? "?" : ""
            return ("\(head) \(meant) \(tail)\(mark)", "\(head) \(tail)", pointer.isOfEvent)
        }
        return nil
    }

    private static func table(_ lines: String) -> [DayPointer] { lines.split(separator: "\n").map(DayPointer.init) }

    /// Longer ones first.
    private static let english = table(
        """
        since that very day: since {from}
        since that day: since {from}
        since that time: since {from}
        since then: since {from}
        ever since: since {from}
        since $: since {from}
        on that very day: on {from} |
        on that same day: on {from} |
        on that day: on {from} |
        that very day: on {from} |
        that same day: on {from} |
        that day: on {from} |
        on that night: the night of {from} |
        that same night: the night of {from} |
        that night: the night of {from} |
        the next day $: the day after {from} |
        the following day $: the day after {from} |
        the day after $: the day after {from} | the day after {to}
        the day before $: the day before {from}
        the night before $: the night before {from}
        the week before $: the week before {from}
        the week after $: the week after {from} | the week after {to}
        the month before $: the month before {from}
        the month after $: the month after {from} | the month after {to}
        the fortnight before $: the two weeks before {from}
        the fortnight after $: the two weeks after {from} | the two weeks after {to}
        the * days before $: the * days before {from}
        the * days after $: the * days after {from} | the * days after {to}
        the * weeks before $: the * weeks before {from}
        the * weeks after $: the * weeks after {from} | the * weeks after {to}
        before that $: before {from}
        before then $: before {from}
        after that $: after {from} | after {to}
        afterwards $: after {from} | after {to}
        in that time: on {from} | from {from} to {to}
        during that time: on {from} | from {from} to {to}
        over that time: on {from} | from {from} to {to}
        at that time: on {from} | from {from} to {to}
        in that period: | from {from} to {to}
        during that period: | from {from} to {to}
        over that period: | from {from} to {to}
        in those days: | from {from} to {to}
        on those days: | from {from} to {to}
        over those days: | from {from} to {to}
        those days: | from {from} to {to}
        that weekend: | from {from} to {to}
        that week: | from {from} to {to}
        that month: | from {from} to {to}
        back then: on {from} | from {from} to {to}
        then $: on {from} | from {from} to {to}
        was that !: was on {from} | was from {from} to {to}
        is that now !: is since {from}
        is that !: is since {from}
        does that make !: since {from}
        was it !: was on {from} | was from {from} to {to}
        were those !: were on {from} | were from {from} to {to}
        that was !: was on {from} | was from {from} to {to}
        that * !: the * on {from} | the * from {from} to {to}
        """)
    /// Longer ones first.
    private static let german = table(
        """
        seit diesem tag: seit {from}
        seit dem tag: seit {from}
        seitdem: seit {from}
        seither: seit {from}
        an diesem tag: am {from} |
        an jenem tag: am {from} |
        an dem tag: am {from} |
        in dieser zeit: am {from} | vom {from} bis {to}
        in der zeit $: am {from} | vom {from} bis {to}
        in diesen tagen: | vom {from} bis {to}
        an den tagen $: | vom {from} bis {to}
        in der woche davor $: in der Woche vor dem {from}
        in der woche danach $: in der Woche nach dem {from} | in der Woche nach dem {to}
        davor $: vor dem {from}
        danach $: nach dem {from} | nach dem {to}
        damals $: am {from} | vom {from} bis {to}
        war das !: war am {from} | war vom {from} bis {to}
        waren das !: waren am {from} | waren vom {from} bis {to}
        """)
}
