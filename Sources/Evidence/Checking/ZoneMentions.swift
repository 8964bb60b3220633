/// Where a text names a heart rate zone by its number: `zone 2`, `Z4`, or a row of a table of zones.
struct ZoneMentions: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        var zone: Int
    }

    /// Which end of a zone a number is told as.
    enum Bound: Sendable { case lower, upper }

    private(set) var mentions: [Mention] = []

    init(in text: TextTokens, figures: [Figure]) {
        for (at, word) in text.words.enumerated() {
            if let zone = Self.zone(word.text) {
                mentions.append(Mention(place: word.place, zone: zone))
            } else if Self.words.contains(word.text), at + 1 < text.words.count,
                let zone = text.words[at + 1].number, (1...9).contains(zone),
                text.words[at + 1].place.lowerBound - word.place.upperBound <= 2
            {
                let place = word.place.lowerBound..<text.words[at + 1].place.upperBound
                mentions.append(Mention(place: place, zone: zone))
            }
        }
        for figure in figures where figure.isInTable && figure.aside == .label {
            let isZone = text.words.within(figure.heading) { $0.place }.contains { Self.words.contains($0.text) }
            if isZone, let zone = figure.readings.first?.value {
                mentions.append(Mention(place: figure.place, zone: Int(zone)))
            }
        }
        mentions.sort { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// The zone that a number is told of, and as which end of it.
    func zone(of figure: Figure, among figures: [Figure], _ text: TextTokens) -> (zone: Int, bound: Bound?)? {
        // `71 minutes in zone 3`
        let behind = figure.place.upperBound..<figure.place.upperBound + 16
        if let own = mentions.within(behind, by: { $0.place }).first {
            let between = text.words.within(figure.place.upperBound..<own.place.lowerBound) { $0.place }
            // `above 163 (zone 5)`
            let gap = text.scalars[figure.place.upperBound..<own.place.lowerBound]
            if between.isEmpty, gap.contains("("), !gap.contains(",") { return (own.zone, nil) }
            if !between.isEmpty, between.count <= 2,
                !text.scalars[figure.place.upperBound..<own.place.lowerBound].contains(","),
                between.allSatisfy({ Self.withins.contains($0.text) })
            {
                return (own.zone, nil)
            }
        }
        let before = figure.sentence.lowerBound..<max(figure.sentence.lowerBound, figure.place.lowerBound)
        guard let mention = mentions.within(before, by: { $0.place }).last else { return nil }
        let next = mentions.first { $0.place.lowerBound >= mention.place.upperBound }?.place.lowerBound
        let end = min(next ?? .max, figure.sentence.upperBound)
        let told = figures.filter { other in
            other.place.lowerBound >= mention.place.upperBound && other.place.upperBound <= end && other.aside == nil
        }
        if told.count == 2 { return (mention.zone, told[0].place == figure.place ? .lower : .upper) }
        guard told.count == 1 else { return (mention.zone, nil) }
        let between = text.words.within(mention.place.upperBound..<figure.place.lowerBound) { $0.place }.map(\.text)
        if between.contains(where: Self.beginnings.contains) { return (mention.zone, .lower) }
        return (mention.zone, between.contains(where: Self.endings.contains) ? .upper : nil)
    }

    /// All zones that a part of a text names: `zone 1 and 2`, `zones 1–2`.
    func named(in range: Range<Int>, _ text: TextTokens) -> Set<Int> {
        var zones: Set<Int> = []
        for mention in mentions.within(range, by: { $0.place }) {
            zones.insert(mention.zone)
            // A number that follows it directly goes on naming.
            let behind = mention.place.upperBound..<mention.place.upperBound + 6
            if let next = text.words.within(behind, by: { $0.place }).first(where: { $0.number != nil })?.number,
                next > mention.zone, next <= 9
            {
                zones.formUnion(mention.zone...next)
            }
        }
        return zones
    }

    private static func zone(_ word: String) -> Int? {
        guard word.first == "z", let zone = Int(word.dropFirst()), (1...9).contains(zone) else { return nil }
        return zone
    }

    private static let words: Set<String> = [
        "zone", "zones", "zona", "zonas", "pulszone", "herzfrequenzzone", "hartslagzone",
    ]
    private static let withins: Set<String> = ["in", "im", "der", "en", "dans", "la", "na", "nella", "em", "of", "de"]
    private static let beginnings: Set<String> = [
        "starts", "begins", "from", "above", "beginnt", "ab", "commence", "débute", "empieza", "comienza", "desde",
        "inizia", "parte", "começa", "begint", "vanaf",
    ]
    private static let endings: Set<String> = [
        "ends", "up", "below", "until", "tops", "endet", "bis", "unter", "termine", "jusqu", "termina", "hasta", "fino",
        "até", "eindigt", "tot", "onder",
    ]
}
