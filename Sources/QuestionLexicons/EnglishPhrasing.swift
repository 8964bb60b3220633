/// English phrases whose words stand apart, or mean something at one place of a question alone.
package enum EnglishPhrasing {
    /// `leaving Christmas Day out` as `excluding Christmas Day`.
    package static func joinExceptions(_ tokens: inout [Token]) {
        for end in tokens.indices.dropFirst(2).reversed() where tokens[end].text == "out" {
            guard let verb = tokens[max(0, end - 6)..<(end - 1)].lastIndex(where: { leaving.contains($0.text) }),
                !tokens[end - 1].text.hasPrefix("work")
            else { continue }
            tokens[verb].forms = ["excluding"]
            tokens.remove(at: end)
        }
    }

    /// `my slowest runs, what was their pace`: the runs', and nobody else's.
    package static func ownTheirs(_ tokens: inout [Token]) {
        guard let first = tokens.firstIndex(where: { owning.contains($0.text) }) else { return }
        for place in tokens.indices[first...] where tokens[place].text == "their" { tokens[place].forms = ["the"] }
    }

    /// Words that mean something else beside others: the HR of a median is no hour.
    package static func tellApart(_ tokens: inout [Token]) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        for place in words.indices {
            let before = place > 0 ? words[place - 1] : ""
            let behind = words[(place + 1)...]
            let other: (word: String, isMeant: Bool) =
                switch words[place] {
                case "hr": ("heartrate", typical.contains(before))
                // `at least one walk`, `walk days`
                case "walk": ("walks", singling.contains(before) || behind.first.map(ofWalk.contains) ?? false)
                // `longest run over 3 km`, which is no series of days
                case "run":
                    (
                        "jog",
                        before == "longest" && behind.first != "of"
                            && behind.prefix(4).contains(where: lengths.contains)
                    )
                // `how many minutes did I get past 8 weeks`
                case "past" where ["get", "got", "go", "went"].contains(before):
                    ("last", behind.dropFirst().first.map(NumberWords.pluralSpans.contains) ?? false)
                default: ("", false)
                }
            if other.isMeant { tokens[place].forms = [other.word] }
        }
    }

    /// How many words at the end point to a day that was talked about: `how stressed was I then`.
    package static func pointerLength(_ tokens: [Token]) -> Int? {
        let words = tokens.map(\.text)
        return pointers.first { words.count > $0.count + 1 && words.suffix($0.count) == $0[...] }?.count
    }

    /// `what measured my pulse`
    package static func asksDevice(_ tokens: [Token]) -> Bool {
        tokens.count > 2 && tokens[0].text == "what" && measuring.contains(tokens[1].text)
    }

    private static let leaving: Set<String> = [
        "leave", "leaves", "leaving", "left", "take", "taking", "keep", "keeping",
    ]
    package static let owning: Set<String> = [
        "runs", "rides", "swims", "walks", "hikes", "workouts", "sessions", "jogs", "outings",
    ]
    private static let typical: Set<String> = ["median", "typical", "usual", "normal"]
    /// Words before one of several walks, and behind it.
    private static let singling: Set<String> = ["one", "per", "each", "every", "single", "recent"]
    private static let ofWalk: Set<String> = ["days", "time", "count", "session", "sessions"]
    private static let lengths: Set<String> = [
        "km", "k", "kilometres", "kilometers", "mi", "mile", "miles", "metres", "meters",
    ]
    private static let pointers = [["then"], ["on", "it"], ["at", "the", "time"], ["at", "that", "time"]]
    private static let measuring: Set<String> = ["recorded", "measured", "tracked", "counted", "logged", "captured"]
}
