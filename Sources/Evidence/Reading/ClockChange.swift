/// Words that tell of the change between winter and summer time, in the languages that answers are read in.
enum ClockChange {
    private static let words: Set<String> = [
        "dst", "daylight", "clocks", "zeitumstellung", "sommerzeit", "winterzeit", "zomertijd", "wintertijd",
        "zurückgestellt", "vorgestellt", "umgestellt", "klok",
    ]
    private static let pairs: [String: Set<String>] = [
        "time": ["summer", "standard"], "heure": ["changement"], "été": ["heure"], "hiver": ["heure"],
        "hora": ["cambio", "mudança"], "verano": ["horario", "hora"], "invierno": ["horario", "hora"],
        "ora": ["cambio"], "legale": ["ora"], "solare": ["ora"], "verão": ["hora", "horário"],
        "inverno": ["hora", "horário"], "changes": ["clock"], "change": ["clock", "time"],
    ]

    private static let timekeepers: Set<String> = [
        "clock", "clocks", "uhr", "uhren", "heure", "hora", "ora", "klok", "time",
    ]
    private static let turns: Set<String> = [
        "change", "changes", "go", "umgestellt", "vorgestellt", "zurückgestellt", "changement", "changer", "cambio",
        "cambia",
        "cambian", "mudança", "muda", "mudam", "gaat", "verzet", "legale", "solare", "été", "hiver", "verano",
        "invierno",
        "verão", "inverno",
    ]

    /// Whether a question is about the change of clocks: then its answer is, too.
    static func isAsked(_ question: Set<String>) -> Bool {
        !question.isDisjoint(with: words)
            || !question.isDisjoint(with: timekeepers) && !question.isDisjoint(with: turns)
    }

    /// - Parameters:
    ///   - before: the word before it.
    ///   - earlier: the word before that.
    static func isNamed(_ word: String, before: String, earlier: String) -> Bool {
        if words.contains(word), !(word == "daylight" && before == "of") { return true }
        guard let first = pairs[word] else { return false }
        return first.contains(before) || first.contains(earlier)
    }

    /// The full hours of the night between which clocks are set, and the lengths of such a day.
    static func isMeant(_ figure: Figure) -> Bool {
        figure.readings.contains { reading in
            switch reading.measure {
            case .clock: reading.value <= 240 && reading.value.truncatingRemainder(dividingBy: 30) == 0
            case .minutes: [60, 23 * 60, 24 * 60, 25 * 60].contains(reading.value)
            // `van 3.00 naar 2.00 uur`
            case nil: reading.value <= 4 && figure.text.hasSuffix(".00")
            default: false
            }
        }
    }
}
