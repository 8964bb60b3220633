/// Hours that are said to be of the morning.
package enum MorningHours {
    /// `7 am`, `half past eight in the morning`, `7 Uhr früh`; none where an hour of the evening is named as well.
    package static func all(_ tokens: [Token]) -> Set<Int> {
        let words = tokens.map(\.text)
        guard evening.isDisjoint(with: words) else { return [] }
        return words.indices.dropFirst().reduce(into: []) { hours, place in
            guard phrases.contains(where: { words[place...].starts(with: $0) }) else { return }
            var before = place - 1
            while before > 0, marks.contains(words[before]) { before -= 1 }
            if let hour = hour(tokens[before]) { hours.insert(hour) }
        }
    }

    private static func hour(_ token: Token) -> Int? {
        switch token.kind {
        case .clock(let minutes) where (0..<720).contains(minutes): Int(minutes) / 60
        case .number(let hour, _, _) where (1..<12).contains(hour): Int(hour)
        default: nil
        }
    }

    private static let phrases = [
        ["am"], ["a", "m"], ["in", "the", "morning"], ["morgens"], ["vormittags"], ["frueh"], ["am", "morgen"],
        ["am", "vormittag"], ["in", "der", "frueh"],
    ]
    private static let marks: Set<String> = ["uhr", "oclock"]
    private static let evening: Set<String> = ["pm", "p", "evening", "night", "tonight", "abends", "abend", "nachts"]
}
