import HealthModel

/// Words that point to a day, or a workout, that was talked about.
package enum TalkPointer {
    /// The question with the day in the place of what points to it: `how did I sleep then`, `wie habe ich danach geschlafen`;
    /// `nil` where nothing does.
    package static func resolved(_ tokens: [Token], _ language: Language) -> [Token]? {
        let isOfNight = tokens.contains { token in sleeping.contains { token.text.contains($0) } }
        let words = tokens.map(\.text)
        var named = tokens
        switch language {
        case .english:
            if let length = EnglishPhrasing.pointerLength(tokens) {
                named.replaceSubrange((words.count - length)..., with: phrase("that day"))
            } else if isOfNight, words.count > 3, after.contains(where: { words.suffix(2) == $0[...] }) {
                named.replaceSubrange((words.count - 2)..., with: phrase("the night after"))
            } else {
                return nil
            }
        case .german:
            if let place = words.dropFirst().firstIndex(of: "da") {
                named.replaceSubrange(place...place, with: phrase("an diesem tag"))
            } else if isOfNight, let place = words.firstIndex(of: "danach") {
                named.replaceSubrange(place...place, with: phrase("in der nacht danach"))
            } else {
                return nil
            }
        }
        return named
    }

    /// The question without what points to a workout, where it asks for a figure that workouts have, and the day as well: `how
    /// many calories did I burn on it`; `nil` for any other.
    package static func withoutWorkout(_ tokens: [Token]) -> [Token]? {
        let words = tokens.map(\.text)
        guard tokens.contains(where: { !exertion.isDisjoint(with: $0.forms) }),
            let pointer = toWorkout.first(where: { words.suffix($0.count) == $0[...] })
        else { return nil }
        return tokens.dropLast(pointer.count)
    }

    /// Where the days that were told are pointed to, and how many days later those are that are meant: `on those days`, `an diesen
    /// Tagen`, `the next day`; `nil` where nothing points to them.
    package static func days(in words: [String]) -> (place: Range<Int>, lag: Int)? {
        if let pointer = dayAfter.first(where: { words.count > $0.count && words.suffix($0.count) == $0[...] }) {
            return ((words.count - pointer.count)..<words.count, 1)
        }
        let place = words.indices.dropLast(2).last { place in
            guard place > 0, ["on", "in", "during", "for", "an"].contains(words[place]),
                ["days", "nights", "mornings", "tagen", "naechten"].contains(words[place + 2])
            else { return false }
            let isLast = place + 3 == words.count
            // `on those days when …`, `an den Tagen mit …` say themselves which they are.
            return switch words[place + 1] {
            case "those", "these", "diesen", "jenen":
                isLast
                    || !TalkWords.relative.union(["mit", "ohne", "an", "in", "wo", "wenn", "nach"])
                        .contains(words[place + 3])
            case "den": isLast
            default: false
            }
        }
        return place.map { ($0..<($0 + 3), 0) }
    }

    private static let dayAfter = [
        ["on", "the", "next", "day"], ["the", "next", "day"], ["on", "the", "following", "day"],
        ["the", "following", "day"], ["on", "the", "day", "after"], ["the", "day", "after"],
        ["am", "naechsten", "tag"], ["am", "tag", "danach"], ["am", "tag", "darauf"],
    ]

    /// Where days are pointed to that only the talk knows: `on those`, `for these days`, `both days`; `nil` for nowhere.
    package static func place(in tokens: [Token]) -> Int? {
        tokens.indices.dropFirst().first { place in
            if ["both", "beide", "beiden"].contains(tokens[place].text) {
                return place + 1 < tokens.count && NumberWords.pluralSpans.contains(tokens[place + 1].text)
                    && !tokens.contains { ["and", "und", "or", "oder", "of"].contains($0.text) }
            }
            // `an diesen Tagen`; `in diesen Tagen` is now.
            if ["diesen", "jenen"].contains(tokens[place].text), place + 1 < tokens.count {
                let (before, next) = (tokens[place - 1].text, tokens[place + 1].text)
                return (before == "an" && next == "tagen" || before == "in" && next == "naechten")
                    && days(in: tokens.map(\.text)) != nil
            }
            // `on those days when …` says itself which they are.
            return ["those", "these"].contains(tokens[place].text)
                && ["on", "for", "in", "at"].contains(tokens[place - 1].text)
                && !tokens[place...].dropFirst(2).prefix(3).contains { TalkWords.relative.contains($0.text) }
        }
    }

    private static func phrase(_ text: String) -> [Token] {
        text.split(separator: " ").map { Token(word: String($0)) }
    }

    /// Parts of words about a night.
    private static let sleeping = ["sleep", "slept", "schlaf", "schlief"]
    private static let after = [["after", "it"], ["after", "that"]]
    private static let toWorkout = [
        ["on", "it"], ["during", "it"], ["doing", "it"], ["dabei"], ["dabei", "verbrannt"],
    ]
    /// Figures of effort and of the pulse.
    private static let exertion: Set<String> = [
        "calories", "calorie", "kcal", "energy", "heart", "pulse", "hr", "bpm", "kalorien", "energie", "puls",
        "herzfrequenz",
    ]
}
