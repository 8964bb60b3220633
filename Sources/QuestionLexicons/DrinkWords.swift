/// Words of drinking, of both languages, folded as the tokenizer does.
package enum DrinkWords {
    private static let drinking: Set<String> = [
        "drink", "drank", "drunk", "drinking", "trinke", "trink", "trank", "trinken", "getrunken",
    ]
    private static let drinks: Set<String> = [
        "alcohol", "alcoholic", "booze", "boozed", "beer", "beers", "wine", "wines", "drinks", "units", "unit", "water",
        "coffee", "coffees", "caffeine", "tea", "litre", "litres", "liter", "liters", "ml", "l", "oz", "ounces",
        "glass", "glasses", "cup", "cups", "milk", "soda", "juice", "alkohol", "bier", "biere", "wein", "wasser",
        "kaffee", "koffein", "tee", "milch", "saft", "glaeser", "glas", "tassen", "tasse",
    ]
    /// Words that ask for a judgement, and for no amount.
    private static let judging: Set<String> = [
        "enough", "too", "genug", "genuegend", "ausreichend", "zu", "zuviel",
    ]

    /// Whether somebody drinks, and nothing says what: neither `a drink` nor `got drunk`.
    package static func leaveOpen(_ words: [String]) -> Bool {
        let before: Set<String> = ["a", "one", "any", "last", "got", "get", "was", "am", "per"]
        return drinks.isDisjoint(with: words) && judging.isDisjoint(with: words)
            && words.indices.contains {
                drinking.contains(words[$0]) && ($0 == 0 || !before.contains(words[$0 - 1]))
            }
    }

    /// Whether a word as it was typed is one of drinking: `trinke`, `drink?`
    package static func isDrinking(_ word: String) -> Bool { drinking.contains(word.lowercased().filter(\.isLetter)) }

    /// `eat and drink`
    package static func nameFood(_ words: [String]) -> Bool {
        let eating: Set<String> = ["eat", "ate", "eaten", "eating", "esse", "ass", "gegessen", "essen"]
        return !eating.isDisjoint(with: words) && !drinking.isDisjoint(with: words)
    }

    /// Whether a drink or its measure is named.
    static func name(_ words: [String]) -> Bool { !drinks.isDisjoint(with: words) }

    /// `how much`, `wie viel`
    package static func askAmount(_ words: [String]) -> Bool {
        words.contains("wieviel")
            || zip(words, words.dropFirst()).contains {
                $0 == "how" && $1 == "much" || $0 == "wie" && $1 == "viel"
            }
    }
}
