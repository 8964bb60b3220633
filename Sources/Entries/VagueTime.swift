/// Times that people say without saying which: `this morning`, `after lunch`, `gestern Abend`.
public enum VagueTime {
    /// The words that say it; `nil` where there are none, or a clock time stands in the text as well.
    public static func said(in text: String) -> String? {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != ":" }.map(String.init)
        guard !words.indices.contains(where: { isClockTime(words, at: $0) }) else { return nil }
        let line = " \(words.joined(separator: " ")) "
        return phrases.first { line.contains(" \($0) ") }
    }

    /// `7:30`, `7am`, `8 uhr`, `at 7`, `20 minutes ago`.
    private static func isClockTime(_ words: [String], at index: Int) -> Bool {
        let word = words[index]
        if word.wholeMatch(of: /\d{1,2}(:\d\d)?(am|pm|h|uhr)|\d{1,2}:\d\d(:\d\d)?/) != nil { return true }
        guard word.wholeMatch(of: /\d{1,2}/) != nil else { return false }
        let next = index + 1 < words.count ? words[index + 1] : ""
        if ["am", "pm", "uhr", "heures", "oclock"].contains(next) { return true }
        if index > 0, ["at", "um", "kl"].contains(words[index - 1]) { return true }
        return ["min", "mins", "minutes", "minute", "hour", "hours", "h"].contains(next)
            && words.dropFirst(index + 2).first == "ago"
    }

    private static let phrases: [String] = [
        "this morning", "this afternoon", "this evening", "in the morning", "in the afternoon", "in the evening",
        "last night", "yesterday", "earlier", "a while ago", "before breakfast", "after breakfast", "at breakfast",
        "for breakfast", "before lunch", "after lunch", "at lunch", "for lunch", "before dinner", "after dinner",
        "at dinner", "for dinner", "before work", "after work",
        "heute morgen", "heute früh", "heute vormittag", "heute mittag", "heute nachmittag", "heute abend", "morgens",
        "mittags", "abends", "gestern", "vorhin", "zum frühstück", "nach dem frühstück", "nach dem essen",
        "ce matin", "cet après midi", "ce soir", "hier matin", "hier soir", "tout à l heure",
        "esta mañana", "esta tarde", "anoche", "ayer", "stamattina", "questa mattina", "stasera", "ieri",
        "esta manhã", "hoje de manhã", "ontem", "vanmorgen", "vanochtend", "vanmiddag", "vanavond", "gisteren",
        "gisteravond",
    ]
}
