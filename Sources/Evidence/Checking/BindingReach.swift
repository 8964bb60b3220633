import HealthModel
import HealthQuery

/// How far the words behind a number are of it.
extension FigureBinding {
    /// The range of the words that follow directly: up to a mark that ends a phrase.
    /// - Parameter endsAtJoint: what follows an `and` belongs to the next number.
    static func reach(
        _ behind: Range<Int>, _ mentions: AnswerMentions, endsAtJoint: Bool, isStart: Bool, isFollowed: Bool
    ) -> Range<Int> {
        let text = mentions.text
        var end = behind.lowerBound
        let last = min(behind.upperBound, text.scalars.count, behind.lowerBound + 40)
        // `78.5 and now 78.4`
        if isFollowed,
            let first = text.words.within(behind.lowerBound..<last, by: { $0.place }).first,
            first.place.lowerBound - behind.lowerBound <= 1, mentions.language.joints.contains(first.text)
        {
            return behind.lowerBound..<behind.lowerBound
        }
        var isOpen = false
        while end < last, !",;:|.!?\n·•→/—".unicodeScalars.contains(text.scalars[end]) || isDotOfDay(end, text) {
            if text.scalars[end].isDash, text.scalars[end] != "-", end > 0, text.scalars[end - 1].isBlank { break }
            if text.scalars[end] == "(" { isOpen = true }
            // What follows its parenthesis is of another number.
            if text.scalars[end] == ")", !isOpen { break }
            end += 1
        }
        // `from the first reading of 79.35 to today's 78.3`
        if isStart,
            let to = text.words.within(behind.lowerBound..<end, by: { $0.place }).first(where: {
                AnswerMentions.toWords.contains($0.text)
            })
        {
            return behind.lowerBound..<to.place.lowerBound
        }
        // `at 23:53 to bed and up at 6:57`: what follows an `and` after a metric is named belongs to the next number.
        let named =
            endsAtJoint ? behind.lowerBound : mentions.metrics.within(behind.lowerBound..<end).first?.place.upperBound
        guard let named else { return behind.lowerBound..<end }
        let joint = text.words.within(named..<end) { $0.place }.first { mentions.language.joints.contains($0.text) }
        return behind.lowerBound..<(joint?.place.lowerBound ?? end)
    }

    /// `am 29. November`
    static func isDotOfDay(_ at: Int, _ text: TextTokens) -> Bool {
        at > 0 && at + 2 < text.scalars.count && text.scalars[at] == "." && text.scalars[at - 1].isDigit
            && text.scalars[at + 1].isBlank && text.scalars[at + 2].isLetter
    }
}
