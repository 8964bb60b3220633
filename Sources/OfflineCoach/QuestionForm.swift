import HealthModel
import QuestionLexicons
import QuestionParser

/// The form of a question: what its words say beside the parts of its meaning.
extension QuestionReader {
    /// Whether the verb comes first, as in a question that yes or no answers.
    static func isYesNo(_ tokens: [Token], _ language: Language) -> Bool {
        if saysYesOrNo(tokens) || (language == .german ? asksIndirectlyInGerman(tokens) : asksIndirectly(tokens)) {
            return true
        }
        let lexicon = Lexicon.of(language)
        let core = withoutLeadIn(tokens, lexicon)
        let said = language == .english ? withoutLeadingDate(core, lexicon) : core
        let words = said.compactMap(\.forms.first).drop {
            ["and", "so", "ok", "hey", "und", "also", "but", "well"].contains($0)
        }
        guard let first = words.first else { return false }
        // `mein Blutdruck von heute, war der höher als sonst`
        if ["mein", "meine", "my"].contains(first) {
            return said.indices.dropFirst().dropLast().contains {
                said[$0 - 1].endsClause && isVerb(said[$0].text, language)
                    && ["der", "die", "das", "it"].contains(said[$0 + 1].text)
            }
        }
        let isShort =
            language == .german && QuestionVerbs.germanShort.contains(first) && words.dropFirst().first == "ich"
        // `verbrannte Kalorien beim Radfahren` asks for them.
        if ["verbrannte", "verbrauchte"].contains(first), words.dropFirst().first != "ich" { return false }
        return isShort || isVerb(first, language)
    }

    /// Whether a question that begins with it is answered by yes or no.
    static func isVerb(_ word: String, _ language: Language) -> Bool {
        (language == .english ? QuestionVerbs.english : QuestionVerbs.german).contains(word)
    }

    /// `kann es sein, dass`, `ich frage mich, ob`
    private static func asksIndirectlyInGerman(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { place in
            let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
            // `ob Sie mir nennen würden` asks for no yes.
            return tokens[place].text == "ob" && !["sie", "du"].contains(next)
                || tokens[place].text == "dass" && place > 0
                    && QuestionVerbs.beforeThat.contains(tokens[place - 1].text)
        }
    }

    static func saysYesOrNo(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            $0.text == "yes" && $1.text == "or" || $0.text == "ja" && $1.text == "oder"
        }
    }

    /// `hatte ich diese Woche mal über 10.000`: on some day, and not in all.
    static func saysOnce(_ tokens: [Token]) -> Bool {
        func isCount(_ token: Token) -> Bool { if case .number = token.kind { true } else { false } }
        return zip(tokens, tokens.dropFirst()).contains { before, token in
            // `10 mal` are ten times.
            let isSometime = QuestionVerbs.atSomeTime.contains(token.text) && !isCount(before)
            let isSomeDay =
                QuestionVerbs.beforeSomeDay.contains(before.text)
                && ["day", "night", "tag", "nacht"].contains(token.text)
            let areSomeDays =
                ["days", "tage", "tagen"].contains(before.text) && QuestionVerbs.ofSomeDays.contains(token.text)
            return isSometime || isSomeDay || areSomeDays
                || before.text == "a" && token.text == "day" && saysOnADay(tokens)
                || before.text == "any" && token.text == "of"
        }
    }

    /// `on a day`, and not so much `a day`
    private static func saysOnADay(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst(2)).contains { ["on", "in"].contains($0.text) && $1.text == "day" }
    }

    /// `days over 10,000 steps`: what is counted, and no yes or no even where a question mark follows.
    static func namesDays(_ tokens: [Token]) -> Bool {
        guard let first = tokens.first?.forms.first else { return false }
        if ["days", "nights", "mornings", "tage", "naechte", "weeks", "months", "wochen", "monate"].contains(first) {
            return true
        }
        // `Ruhetage im November?`, `alkoholfreie Tage im Mai?`, `rest days in November?`
        return first.hasSuffix("tage") || first.hasSuffix("naechte")
            || tokens.dropFirst().first.map { ["days", "nights", "tage", "naechte"].contains($0.text) } ?? false
                && (["rest", "dry", "sober", "off", "trockene", "nuechterne"].contains(first)
                    || first.hasSuffix("freie"))
    }

    /// `have I run 20 km`, `are there days under 60`: ever. `is my pulse below 60` is of now.
    static func isPerfect(_ tokens: [Token]) -> Bool {
        ["have", "has"].contains(tokens.first?.text ?? "") || QuestionVerbs.asksWhether(tokens)
    }

    /// `do I drink`, `trinke ich`: of no certain day.
    static func isHabitual(_ tokens: [Token], _ language: Language) -> Bool {
        let words = tokens.map { Tokenizer.folded($0.text) }
        let heads: Set<String> = language == .english ? ["do"] : QuestionVerbs.germanHabitual
        guard language == .english || QuestionVerbs.germanPast.isDisjoint(with: words) else { return false }
        let text = words.joined(separator: " ")
        let takes = ["it takes me", "does it take me", "dauert es bei mir"].contains { text.contains($0) }
        return takes
            || zip(words, words.dropFirst()).contains { heads.contains($0) && ($1 == "i" || $1 == "ich") }
    }

    /// `how long are my runs`: each of them, and not all together.
    static func asksOfEach(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            ["long", "far", "lang", "lange", "weit"].contains($0.text) && ["are", "sind"].contains($1.text)
        }
    }

    /// `on each Sunday`
    static func hasWeekday(_ tokens: [Token], after words: Set<String>, _ lexicon: Lexicon) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { each, day in
            words.contains(each.text) && day.forms.contains(where: lexicon.isWeekday)
        }
    }

    /// `on each Sunday`, `for every Sunday`: one by one.
    static func namesEachWeekday(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        hasWeekday(tokens, after: ["each", "jedem"], lexicon)
            || tokens.indices.dropLast(2).contains { place in
                ["for", "fuer"].contains(tokens[place].forms.first ?? "")
                    && hasWeekday(Array(tokens[(place + 1)...(place + 2)]), after: ["every", "jeden"], lexicon)
            }
    }

    /// `the last day of May`, `am ersten Tag`
    static func namesEdgeDay(_ tokens: [Token]) -> Bool {
        let ends: Set<String> = [
            "first", "last", "final", "erster", "ersten", "erstem", "erste", "letzter", "letzten", "letztem", "letzte",
        ]
        return zip(tokens, tokens.dropFirst()).contains {
            ends.contains($0.text) && ["day", "night", "tag", "tage", "tages", "nacht"].contains($1.text)
        }
    }

    /// `Saturday and Sunday`, `yesterday and today`
    static func namesTwoDays(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        let names: Set<String> = ["yesterday", "today", "gestern", "heute", "vorgestern"]
        func isDay(_ token: Token) -> Bool {
            names.contains(token.text) || token.forms.contains(where: lexicon.isWeekday)
        }
        return tokens.indices.dropFirst().contains { place in
            guard ["and", "und"].contains(tokens[place].text), isDay(tokens[place - 1]) else { return false }
            return tokens[(place + 1)...].prefix(3).contains(where: isDay)
        }
    }

    /// `every workday`, `10,000 steps a day`: on each of them.
    static func saysEachDay(_ tokens: [Token]) -> Bool {
        tokens.indices.dropFirst().contains { place in
            let before = tokens[place - 1].text
            if ["every", "each", "jedem", "jeden"].contains(before) {
                return QuestionVerbs.workdays.contains(tokens[place].text)
            }
            return ["day", "tag"].contains(tokens[place].text) && ["a", "am"].contains(before) && place > 1
                && QuestionVerbs.daily.contains(tokens[place - 2].text)
        }
    }

    static let whole: Set<String> = ["ganze", "ganzen", "gesamten", "whole", "entire"]

    /// `all of November`, `the whole week`, `throughout May`, `den ganzen Monat`
    static func saysWhole(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        let wholes: Set<String> = [
            "all", "throughout", "whole", "entire", "ganze", "ganzen", "gesamten", "durchgehend",
        ]
        let ties: Set<String> = ["of", "the", "last", "this", "past", "durch"]
        return tokens.indices.contains { place in
            guard wholes.contains(tokens[place].forms.first ?? "") else { return false }
            // `any exercise at all last week`
            if place > 0, tokens[place - 1].text == "at" { return false }
            let next = tokens[(place + 1)...].first { !ties.contains($0.forms.first ?? "") }
            return next.map { next in next.forms.contains { lexicon.isDate($0) || lexicon.isSpan($0) } } ?? false
        }
    }
}
