/// Amounts as they are spoken, of both languages.
package enum SpokenAmounts {
    /// `a full eight hours`, `volle acht Stunden` without the word, which changes no bound.
    package static func dropFull(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast(2).reversed() where full.contains(tokens[place].text) {
            guard isCount(tokens[place + 1]), units.contains(tokens[place + 2].text) else { continue }
            tokens.remove(at: place)
        }
    }

    /// `how many kilos did I have in May`, `wie viel Kilo hatte ich im Mai` as `… did I weigh`, `… wog ich`.
    package static func weigh(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let unit = words.indices.dropFirst().first(where: { weights.contains(words[$0]) }),
            ["many", "much", "viel", "viele", "wieviel", "wieviele"].contains(words[unit - 1])
        else { return }
        let clause = words[(unit + 1)...].prefix(3).prefix { having.contains($0) || person.contains($0) }
        let isGerman = clause.contains("ich")
        guard clause.contains(where: having.contains), isGerman || clause.contains("i"),
            words.dropFirst(clause.endIndex).first.map(dated.contains) ?? true,
            !(isGerman && words.dropFirst(clause.endIndex).contains(where: isParticiple))
        else { return }
        var phrase = (isGerman ? ["wog", "ich"] : ["did", "i", "weigh"]).map { Token(word: $0) }
        phrase[phrase.count - 1].endsClause = tokens[clause.endIndex - 1].endsClause
        tokens.replaceSubrange(clause.indices, with: phrase)
    }

    /// `median weekly steps, full weeks only` without the words, as such figures are of whole weeks.
    package static func dropWholeWeeks(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains(where: { spread.contains($0) }), words.contains(where: { weekly.contains($0) }),
            let place = words.indices.dropFirst(2).dropLast().first(where: {
                wholes.contains(words[$0]) && ["weeks", "wochen"].contains(words[$0 + 1])
            }), tokens[place - 1].endsClause || ["of", "for", "in", "over", "nur", "only"].contains(words[place - 1])
        else { return }
        let end = place + 2 < words.count && ["only", "nur"].contains(words[place + 2]) ? place + 3 : place + 2
        let start = tokens[place - 1].endsClause ? place : place - 1
        tokens[start - 1].endsClause = true
        tokens.removeSubrange(start..<end)
    }

    /// `how many yoga classes did I make it to last month` as `… did I do last month`.
    package static func attend(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let noun = words.firstIndex(where: { classes.contains($0) }),
            let verb = words[noun...].firstIndex(where: { ["make", "get", "go", "attend", "made", "got"].contains($0) }
            ),
            words[verb - 1] == "i" || words[verb - 1] == "ive"
        else { return }
        let isIt = verb + 1 < words.count && words[verb + 1] == "it"
        let to = isIt ? verb + 2 : verb + 1
        let end = words[verb] == "attend" ? verb : to
        guard words[verb] == "attend" || to < words.count && words[to] == "to",
            end + 1 == words.count || behindClasses.contains(words[end + 1]) || tokens[end].endsClause
        else { return }
        tokens.replaceSubrange(verb...end, with: [Token(word: "do", endsClause: tokens[end].endsClause)])
    }

    private static let classes: Set<String> = ["classes", "class", "sessions", "lessons", "workouts"]
    private static let behindClasses: Set<String> = [
        "between", "in", "on", "last", "this", "since", "during", "from", "over", "within", "before", "after", "so",
    ]

    private static let wholes: Set<String> = ["full", "complete", "whole", "volle", "vollen", "ganze", "ganzen"]
    private static let spread: Set<String> = [
        "median", "variation", "cv", "deviation", "sd", "standardabweichung", "variationskoeffizient", "streuung",
    ]
    private static let weekly: Set<String> = [
        "weekly", "wochensumme", "wochensummen", "woechentliche", "woechentlichen", "wochenwerte",
    ]

    /// `swims over 1500 metres` as `… 1.5 km`: no ascent is meant.
    package static func swimMetres(_ tokens: inout [Token]) {
        guard tokens.contains(where: { token in swimming.contains { token.text.hasPrefix($0) } }) else { return }
        for place in tokens.indices.dropFirst().dropLast() where metres.contains(tokens[place + 1].text) {
            guard case .number(let value, false, false) = tokens[place].kind, (25...50_000).contains(value),
                !rates.contains(tokens[place - 1].text)
            else { continue }
            tokens[place].kind = .number(value / 1000)
            tokens[place + 1].forms = ["km"]
        }
    }

    private static let swimming = ["swim", "swam", "swum", "schwimm", "schwamm", "geschwommen"]
    private static let metres: Set<String> = ["m", "metres", "meters", "meter", "metern"]
    private static let rates: Set<String> = ["per", "a", "each", "every", "pro", "je", "auf", "alle"]

    /// `resting pulse, last 5 readings` as `last 5 readings of resting pulse`.
    package static func nameReadings(_ tokens: inout [Token]) {
        guard (4...9).contains(tokens.count), let noun = tokens.last, readings.contains(noun.text),
            isCount(tokens[tokens.count - 2])
        else { return }
        var start = tokens.count - 3
        guard last.contains(tokens[start].text), start > 0 else { return }
        if start > 1, articles.contains(tokens[start - 1].text) { start -= 1 }
        guard !tokens[..<start].contains(where: { asking.contains($0.text) || isCount($0) }) else { return }
        var subject = Array(tokens[..<start])
        subject[subject.count - 1].endsClause = false
        let isGerman = noun.text != "readings" && noun.text != "values" && noun.text != "entries"
        tokens = tokens[start...] + [Token(word: isGerman ? "von" : "of")] + subject
    }

    private static func isCount(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { true } else { NumberWords.counts.contains(token.text) }
    }

    private static let full: Set<String> = ["full", "solid", "whole", "volle", "vollen", "ganze", "satte"]
    private static let units: Set<String> = [
        "hours", "hrs", "h", "minutes", "mins", "min", "km", "kilometres", "kilometers", "miles", "litres", "liters",
        "steps", "stunden", "std", "minuten", "kilometer", "liter", "schritte",
    ]
    private static let weights: Set<String> = ["kilo", "kilos", "kg", "kgs", "pounds", "lbs", "stone", "pfund"]
    private static let having: Set<String> = ["have", "had", "am", "was", "hatte", "habe", "hab"]
    /// `wie viel Kilo habe ich im Mai gestemmt`: a verb that makes it another figure than the weight.
    private static func isParticiple(_ word: String) -> Bool {
        word != "gestern" && ["ge", "abge", "zuge", "verl", "mehr", "weniger"].contains { word.hasPrefix($0) }
    }

    private static let person: Set<String> = ["i", "did", "do", "ich"]
    /// Words behind the verb that say when it was; others may make it another figure than the weight.
    private static let dated: Set<String> = [
        "in", "on", "at", "a", "one", "two", "three", "last", "this", "now", "today", "yesterday", "right", "during",
        "back", "im", "am", "vor", "jetzt", "heute", "gestern", "letzte", "letzten", "letztes", "zuletzt",
    ]
    private static let readings: Set<String> = [
        "readings", "values", "entries", "measurements", "werte", "messungen", "messwerte",
    ]
    private static let last: Set<String> = ["last", "latest", "letzte", "letzten", "recent"]
    private static let articles: Set<String> = ["the", "my", "die", "meine", "der"]
    private static let asking: Set<String> = [
        "how", "what", "when", "which", "wie", "was", "wann", "welche", "and", "und", "or", "oder", "in", "on",
    ]
}
