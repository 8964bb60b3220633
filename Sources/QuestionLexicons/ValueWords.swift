/// Words that say which figure of several is meant, of both languages, folded as the tokenizer does.
package enum ValueWords {
    /// `percent of the days`, `Prozent der Tage`
    package static func nameShareOfDays(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            ["of", "the", "der", "aller"].contains($0.text)
                && ["days", "nights", "tage", "naechte"].contains($1.forms.first ?? "")
        }
    }

    /// `every night this week`, `jeden Tag`: each of the days, where they are few.
    package static func nameEachDay(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            ["every", "each"].contains($0.text) && ["day", "night", "morning"].contains($1.text)
                || ["jede", "jeden", "jeder"].contains($0.text) && ["nacht", "tag", "morgen"].contains($1.text)
        }
    }

    /// `HRV values of last week`, `Ruhepulswerte im Mai`: each of them, and neither how many there are nor their mean.
    package static func areListed(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        return others.isDisjoint(with: words)
            && words.contains { word in
                values.contains(word) || times.contains(word)
                    || word.hasSuffix("werte") && !ofOthers.contains { word.hasPrefix($0) }
            }
    }

    /// `wie hoch geht mein Puls`, `how high does my heart rate go`
    package static func asksPeak(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        let asksHigh = zip(words, words.dropFirst()).contains {
            $0 == "wie" && $1 == "hoch" || $0 == "how" && $1 == "high"
        }
        return asksHigh
            && (words.contains(where: climbing.contains)
                || zip(words, words.dropFirst()).contains { $0 == "high" && ["do", "does", "did"].contains($1) })
    }

    /// `when I run`, `wenn ich laufe`, and not `on days when I run`.
    package static func saysWhileDoing(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        return days.isDisjoint(with: words)
            && zip(words, words.dropFirst()).contains {
                ["when", "whenever", "while", "wenn"].contains($0) && ["i", "ich"].contains($1)
            }
    }

    private static let values: Set<String> = ["values", "readings", "measurements", "werte", "messungen"]
    /// Times of several nights.
    private static let times: Set<String> = [
        "bedtimes", "bettzeiten", "schlafzeiten", "schlafenszeiten", "aufstehzeiten", "aufwachzeiten", "bettgehzeiten",
        "zubettgehzeiten", "weckzeiten",
    ]
    /// Beginnings of words of other values.
    private static let ofOthers = [
        "durchschnitt", "mittel", "grenz", "norm", "ziel", "blutwert", "hoechst", "tiefst", "best",
    ]
    /// Words of one figure, or of how many there are.
    private static let others: Set<String> = [
        "n", "many", "number", "count", "viele", "wieviele", "anzahl", "average", "mean", "median", "avg", "schnitt",
        "durchschnitt", "durchschnittlich", "durchschnittliche", "mittel", "mittelwert", "highest", "lowest",
        "missing", "fehlen", "fehlende", "recorded", "hoechste", "hoechsten", "niedrigste", "niedrigsten",
        "durchschnittlichen", "durchschnittlicher", "regular", "consistent", "late", "spaet", "regelmaessig", "typical",
        "usual", "normal", "normally", "usually", "mittlere", "mittleren",
    ]
    private static let climbing: Set<String> = [
        "geht", "ging", "gehts", "steigt", "stieg", "klettert", "go", "goes", "went", "get", "gets", "climb", "climbs",
    ]
    private static let days: Set<String> = [
        "day", "days", "tag", "tage", "tagen", "tags", "night", "nights",
    ]
}
