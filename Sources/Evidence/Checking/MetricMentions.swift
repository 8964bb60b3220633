import HealthQuery

/// Where a text names a metric, by the phrases of its language. What is said of heart rate or of energy in general names
/// none: it may be any of them.
struct MetricMentions: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        var metrics: Set<DayField>
        /// It names the metric of a number with a unit alone: `470 kcal active`, but `your most active day`.
        var needsUnit = false
    }

    private(set) var mentions: [Mention] = []
    private static let longestPhrase = 3

    init(in words: TextTokens, language: AnswerLanguage) {
        let phrases = MetricPhrases.of(language)
        let words = words.words
        var at = 0
        while at < words.count {
            var length = min(Self.longestPhrase, words.count - at)
            var found: Set<DayField>?
            while length > 0, found == nil {
                let phrase = words[at..<at + length].map(\.text).joined(separator: " ")
                found = phrases[phrase] ?? MetricPhrases.everywhere[phrase]
                if found == nil { length -= 1 }
            }
            if found == nil, MetricPhrases.adjectives.contains(words[at].text) {
                mentions.append(Mention(place: words[at].place, metrics: MetricPhrases.active, needsUnit: true))
            } else if let found {
                let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
                if !found.isEmpty { mentions.append(Mention(place: place, metrics: found)) }
            }
            at += max(1, length)
        }
    }

    /// Those within a part of the text.
    func within(_ range: Range<Int>) -> ArraySlice<Mention> {
        mentions.within(range) { $0.place }
    }

    /// Whether a metric is of the night, which counts for the day before it, too.
    static func isOfNight(_ metric: DayField?) -> Bool { metric.map { MetricPhrases.night.contains($0) } ?? false }
}
