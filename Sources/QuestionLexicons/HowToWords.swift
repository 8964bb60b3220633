/// `how do I sleep better`, `wie nehme ich ab`: what somebody can do for it is asked, and no figure.
package enum HowToWords {
    package static func asksHowTo(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        // `how do I get better`: in anything.
        let text = words.joined(separator: " ")
        guard !["improve", "get better", "besser werden"].contains(where: { text.hasSuffix($0) }) else { return false }
        guard let how = words.firstIndex(where: { $0 == "how" || $0 == "wie" }), words.count > how + 2 else {
            return false
        }
        let rest = words[(how + 1)...]
        // `how do I sleep better: with or without alcohol`, `how do I lose weight in summer`
        guard bounding.isDisjoint(with: rest) else { return false }
        return words[how] == "how" ? asksInEnglish(rest) : asksInGerman(rest)
    }

    private static func asksInEnglish(_ rest: ArraySlice<String>) -> Bool {
        let first = rest[rest.startIndex]
        if first == "to" { return true }
        guard ["do", "can", "could", "should", "would"].contains(first), rest.dropFirst().first == "i",
            let verb = rest.dropFirst(2).first(where: { !["best", "actually", "possibly"].contains($0) })
        else { return false }
        return changing.contains(verb) || rest.dropFirst(3).contains(where: better.contains)
    }

    private static func asksInGerman(_ rest: ArraySlice<String>) -> Bool {
        let verb = rest[rest.startIndex]
        guard rest.contains("ich") else { return false }
        if ["nehme", "nehm"].contains(verb) { return rest.last == "ab" || rest.last == "zu" }
        if changingInGerman.contains(verb) { return true }
        // `wie kann ich besser schlafen`, `wie laufe ich schneller`
        let last = rest.suffix(2)
        return ["kann", "koennte", "schlafe", "laufe", "renne", "werde", "fahre", "schwimme"].contains(verb)
            && (last.contains(where: betterInGerman.contains)
                || last.contains {
                    ["abnehmen", "zunehmen", "verbessern", "senken", "steigern", "erhoehen"].contains($0)
                })
    }

    private static let changing: Set<String> = [
        "lose", "gain", "improve", "increase", "raise", "lower", "reduce", "decrease", "boost", "fix", "cut", "get",
        "become", "build", "stop", "prevent", "avoid",
    ]
    private static let better: Set<String> = [
        "better", "faster", "longer", "more", "less", "deeper", "earlier", "fitter", "further", "farther", "stronger",
    ]
    private static let changingInGerman: Set<String> = [
        "verbessere", "verbesser", "senke", "steigere", "erhoehe", "reduziere", "verringere", "verliere", "bekomme",
        "kriege", "krieg",
    ]
    private static let betterInGerman: Set<String> = [
        "besser", "mehr", "schneller", "laenger", "tiefer", "weniger", "frueher", "fitter", "weiter", "staerker",
    ]
    /// Hold one against another, or restrict the days: these ask how it is.
    private static let bounding: Set<String> = [
        "than", "when", "if", "after", "on", "in", "since", "or", "with", "without", "compared", "during", "before",
        "as", "als", "wenn", "nach", "an", "am", "im", "seit", "oder", "mit", "ohne", "bei", "vor", "um",
    ]
}
