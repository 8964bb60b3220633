/// Times that people say without saying which: `this morning`, `after lunch`, `gestern Abend`.
public enum VagueTime {
    /// The words that say it; `nil` where there are none, or a clock time stands in the text as well.
    public static func said(in text: String) -> String? {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != ":" }.map(String.init)
        guard !words.indices.contains(where: { isClockTime(words, at: $0) }) else { return nil }
        var first: Int?
        for index in words.indices {
            for (place, phrase) in phrasesByWord[words[index]] ?? []
            where place < first ?? phrases.count && words[index...].starts(with: phrase) { first = place }
        }
        return first.map { phrases[$0] }
    }

    /// Places and words of the phrases, by their first word.
    private static let phrasesByWord: [String: [(place: Int, words: [String])]] = Dictionary(
        grouping: phrases.enumerated().map {
            (place: $0.offset, words: $0.element.split(separator: " ").map(String.init))
        }, by: { $0.words[0] })

    /// `7:30`, `7am`, `8 uhr`, `at 7`, `20 minutes ago`.
    private static func isClockTime(_ words: [String], at index: Int) -> Bool {
        guard let first = words[index].utf8.first, isDigit(first) else { return false }
        let groups = words[index].utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let hour = groups[0].prefix(while: isDigit)
        guard hour.count <= 2 else { return false }
        if groups.count > 1 { return isTail(of: hour, in: groups) }
        let unit = String(Substring(groups[0].dropFirst(hour.count)))
        guard unit.isEmpty else { return units.contains(unit) }
        let next = index + 1 < words.count ? words[index + 1] : ""
        if ["am", "pm", "uhr", "heures", "oclock"].contains(next) { return true }
        if index > 0, ["at", "um", "kl"].contains(words[index - 1]) { return true }
        return ["min", "mins", "minutes", "minute", "hour", "hours", "h"].contains(next)
            && words.dropFirst(index + 2).first == "ago"
    }

    /// `:30`, `:30:15`, `:30pm` behind an hour.
    private static func isTail(of hour: Substring.UTF8View, in groups: [Substring.UTF8View]) -> Bool {
        guard hour.count == groups[0].count, groups.count <= 3 else { return false }
        guard groups.dropFirst().dropLast().allSatisfy({ $0.count == 2 && $0.allSatisfy(isDigit) }) else {
            return false
        }
        let last = groups[groups.count - 1]
        guard last.prefix(2).count == 2, last.prefix(2).allSatisfy(isDigit) else { return false }
        return last.count == 2 || groups.count == 2 && units.contains(String(Substring(last.dropFirst(2))))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static let units: Set<String> = ["am", "pm", "h", "uhr"]

    private static let phrases: [String] = [
        "this morning", "this afternoon", "this evening", "in the morning", "in the afternoon", "in the evening",
        "last night", "yesterday", "earlier", "a while ago", "before breakfast", "after breakfast", "at breakfast",
        "for breakfast", "before lunch", "after lunch", "at lunch", "for lunch", "before dinner", "after dinner",
        "at dinner", "for dinner", "before work", "after work", "at breakfast time", "breakfast time", "at lunchtime",
        "lunchtime", "lunch time", "at dinnertime", "dinnertime", "dinner time", "over breakfast", "over lunch",
        "over dinner", "before supper", "after supper", "at supper", "for supper", "before bed", "tonight", "at night",
        "heute morgen", "heute früh", "heute vormittag", "heute mittag", "heute nachmittag", "heute abend",
        "heute nacht", "letzte nacht", "am morgen", "am vormittag", "am mittag", "am nachmittag", "am abend", "morgens",
        "vormittags", "mittags", "nachmittags", "abends", "nachts", "gestern", "vorhin", "vor dem frühstück",
        "zum frühstück", "beim frühstück", "nach dem frühstück", "zu mittag", "vor dem mittagessen",
        "zum mittagessen", "beim mittagessen", "nach dem mittagessen", "vor dem abendessen", "zum abendessen",
        "beim abendessen", "nach dem abendessen", "vor dem essen", "nach dem essen", "vor der arbeit",
        "nach der arbeit",
        "ce matin", "cet après midi", "ce soir", "hier matin", "hier soir", "tout à l heure",
        "esta mañana", "esta tarde", "anoche", "ayer", "stamattina", "questa mattina", "stasera", "ieri",
        "esta manhã", "hoje de manhã", "ontem", "vanmorgen", "vanochtend", "vanmiddag", "vanavond", "gisteren",
        "gisteravond",
    ]
}
