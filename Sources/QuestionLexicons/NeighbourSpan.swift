/// A period beside the one that was talked about: `the Sunday before that`, `the following week`, `am Wochenende darauf`.
package struct NeighbourSpan {
    package enum Span: Equatable { case weekday(String), weekend, week, month, year }
    package let span: Span
    package let isLater: Bool
    /// Whether the direction stands behind the name: `the Friday before`, and not `the previous Friday`.
    package let isBehind: Bool
    package let place: Range<Int>

    /// `nil` where none is told.
    package init?(in tokens: [Token], _ isWeekday: (String) -> Bool) {
        let words = tokens.map(\.text)
        for place in words.indices {
            guard let span = Self.span(words[place], isWeekday) else { continue }
            let behind = place + 1 < words.count ? words[place + 1] : ""
            if Self.earlier.contains(behind) || Self.later.contains(behind), !tokens[place].endsClause {
                var end = place + 2
                if ["before", "after"].contains(behind), end < words.count, Self.pointers.contains(words[end]) {
                    end += 1
                }
                // `the Friday before Easter` says itself which one it is.
                guard end == words.count || tokens[end - 1].endsClause else { continue }
                (self.span, isLater, isBehind) = (span, Self.later.contains(behind), true)
                self.place = place..<end
                return
            }
            guard place > 0, Self.previous.contains(words[place - 1]) || Self.following.contains(words[place - 1]),
                place + 1 == words.count || tokens[place].endsClause
            else { continue }
            (self.span, isLater, isBehind) = (span, Self.following.contains(words[place - 1]), false)
            self.place = (place - 1)..<(place + 1)
            return
        }
        return nil
    }

    private static func span(_ word: String, _ isWeekday: (String) -> Bool) -> Span? {
        switch word {
        case "weekend", "wochenende": .weekend
        case "week", "woche": .week
        case "month", "monat": .month
        case "year", "jahr": .year
        default: isWeekday(word) ? .weekday(word) : nil
        }
    }

    private static let earlier: Set<String> = ["before", "davor", "zuvor", "vorher"]
    private static let later: Set<String> = ["after", "danach", "darauf", "drauf"]
    private static let pointers: Set<String> = ["that", "it", "this", "then"]
    private static let previous: Set<String> = [
        "previous", "preceding", "prior", "vorigen", "vorherigen", "vorangegangenen", "vorige", "vorherige",
    ]
    private static let following: Set<String> = [
        "following", "subsequent", "folgenden", "darauffolgenden", "nachfolgenden", "folgende", "darauffolgende",
    ]
}
