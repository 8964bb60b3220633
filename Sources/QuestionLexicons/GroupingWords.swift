/// Words that say a figure is told for each of several, before the word that says of which, folded as the tokenizer does.
package enum GroupingWords {
    /// `getrennt nach Quartalen`, `separated by quarter` as `nach Quartalen`, `by quarter`.
    package static func leaveOut(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast(2).reversed() where participles.contains(tokens[place].text) {
            let next = tokens[(place + 1)...].drop { particles.contains($0.text) }
            guard let link = next.first, links.contains(link.text), let name = next.dropFirst().first,
                groups.contains(name.text), !tokens[place].endsClause
            else { continue }
            tokens.removeSubrange(place..<next.startIndex)
        }
    }

    private static let participles: Set<String> = [
        "getrennt", "unterteilt", "aufgeteilt", "aufgegliedert", "aufgesplittet", "gesplittet", "separiert",
        "unterschieden",
        "separated", "separately", "segmented", "divided", "organised", "organized", "split", "broken", "grouped",
    ]
    private static let particles: Set<String> = ["up", "out", "down"]
    private static let links: Set<String> = ["nach", "by"]
    private static let groups: Set<String> = [
        "woche", "wochen", "kalenderwochen", "monat", "monaten", "quartal", "quartalen", "jahr", "jahren", "wochentag",
        "wochentagen", "sportart", "sportarten", "trainingsart",
        "week", "weeks", "month", "months", "quarter", "quarters", "year", "years", "weekday", "weekdays", "sport",
        "type",
        "kind", "activity",
    ]
}
