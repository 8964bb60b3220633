extension MetricID {
    /// The metrics that an English noun may mean, in the order of the catalogue; empty where it is none of its words.
    public static func known(as phrase: String) -> [MetricID] {
        allCases.filter { metric in
            let words = metric.row.words
            return [words.english, words.loose].contains { PlainWords.phrases(in: $0).contains(phrase) }
        }
    }
}

/// The plain words for a metric, in English and German. The palette, the offline coach and the tools' suggestions use
/// them.
///
/// Each list is of phrases with a comma and a blank between them, in small letters, with `ae`, `oe`, `ue` and `ss` for the
/// letters that only German has: `PlainWords.phrases(in: row.words.german)`.
public struct PlainWords: Sendable {
    /// Its name in a German sentence; empty where it has none.
    public var germanTitle: String
    /// Nouns that mean this metric alone.
    public var english: String
    /// Verbs that ask for it: `slept` for the time asleep.
    public var englishVerbs: String
    public var german: String
    public var germanVerbs: String
    /// English words that may mean it as well as another metric: `calories`.
    public var loose: String

    init(
        germanTitle: String = "", english: String = "", englishVerbs: String = "", german: String = "",
        germanVerbs: String = "", loose: String = ""
    ) {
        (self.germanTitle, self.loose) = (germanTitle, loose)
        (self.english, self.englishVerbs, self.german, self.germanVerbs) = (english, englishVerbs, german, germanVerbs)
    }

    /// Letters as the lists have them: small, without umlauts.
    public static func folded(_ text: String) -> String {
        var folded = ""
        for character in text.lowercased() {
            switch character {
            case "ä": folded += "ae"
            case "ö": folded += "oe"
            case "ü": folded += "ue"
            case "ß": folded += "ss"
            default: folded.append(character)
            }
        }
        return folded
    }

    /// The phrases of a list.
    public static func phrases(in list: String) -> [String] {
        list.isEmpty ? [] : list.split(separator: ", ").map(String.init)
    }
}
