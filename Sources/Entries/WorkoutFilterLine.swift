import Foundation
import HealthModel

/// Reads which workouts are to be listed, in English or German: `runs since March over 5 km`, `typed with sets`,
/// `Läufe letzten Monat`, `with route "river"`.
public enum WorkoutFilterLine {
    public static let example = "runs since March over 5 km, typed with sets, last month with route, “river”"

    /// Letters of a line; a longer one is no filter that somebody types.
    private static let longest = 200

    /// - Parameters:
    ///   - units: of a climb that is said without one.
    ///   - days: the days that words name, `nil` where they name none.
    /// - Throws: one sentence about what is not understood.
    public static func read(
        _ text: String, _ units: UnitSystem, days: (String) -> ClosedRange<CivilDay>?
    ) throws(EntryProblem) -> WorkoutFilter {
        guard text.count <= longest else { throw EntryProblem("That is too long. For example: \(example).") }
        var filter = WorkoutFilter()
        var words = words(of: text, quoted: &filter.text)
        takeOrigin(&words, &filter)
        takeParts(&words, &filter)
        try takeBounds(&words, &filter, units)
        takeDays(&words, &filter, days)
        try takeKind(words, &filter)
        return filter
    }

    // Made once: a regex literal is compiled wherever it is evaluated. Neither is ever changed.
    nonisolated(unsafe) private static let quote = /["“”„]([^"“”„]*)["“”]/
    nonisolated(unsafe) private static let comparison = /[<>≥≤]=?/

    /// The words in small letters without the text between quotes, which goes to `quoted`; a sign of comparison is a word of
    /// its own.
    private static func words(of text: String, quoted: inout String) -> [String] {
        quoted = text.firstMatch(of: quote).map { $0.output.1.trimmingCharacters(in: .whitespaces) } ?? ""
        let rest = text.replacing(quote, with: " ").replacing(comparison) { " \($0.output) " }
        return rest.split { $0.isWhitespace || ",;".contains($0) }.map { $0.lowercased() }
    }

    // MARK: Parts

    private static let origins: [(words: [String], isTyped: Bool)] = [
        (["by", "hand"], true), (["von", "hand"], true), (["typed"], true), (["manual"], true), (["manually"], true),
        (["getippt"], true), (["eingetippt"], true), (["device"], false), (["devices"], false), (["imported"], false),
        (["measured"], false), (["recorded"], false), (["importiert"], false), (["gerät"], false), (["geräte"], false),
        (["gemessen"], false), (["aufgezeichnet"], false),
    ]

    private static func takeOrigin(_ words: inout [String], _ filter: inout WorkoutFilter) {
        for (phrase, isTyped) in origins {
            guard let place = words.firstRange(of: phrase) else { continue }
            words.removeSubrange(place)
            filter.isTyped = isTyped
        }
    }

    private static let parts: [String: WorkoutFilter.Part] = [
        "distance": .distance, "strecke": .distance, "distanz": .distance, "route": .route, "routes": .route,
        "map": .route, "gps": .route, "karte": .route, "pulse": .pulse, "heart": .pulse, "puls": .pulse, "sets": .sets,
        "sätze": .sets, "sätzen": .sets,
    ]

    /// `with distance and sets`, `mit Route`.
    private static func takeParts(_ words: inout [String], _ filter: inout WorkoutFilter) {
        while let with = words.firstIndex(where: { ["with", "mit"].contains($0) }) {
            var end = with + 1
            while end < words.count {
                let word = words[end]
                if let part = parts[word] {
                    filter.parts.insert(part)
                } else if !["a", "and", "und", "rate"].contains(word) {
                    break
                }
                end += 1
            }
            guard end > with + 1 else { return }
            words.removeSubrange(with..<end)
        }
    }

    private static let least = [
        ["at", "least"], ["more", "than"], ["longer", "than"], ["mehr", "als"], ["länger", "als"], ["over"], ["above"],
        [">"], [">="], ["≥"], ["from"], ["über"], ["ueber"], ["mindestens"], ["ab"],
    ]
    private static let most = [
        ["at", "most"], ["less", "than"], ["shorter", "than"], ["up", "to"], ["weniger", "als"], ["kürzer", "als"],
        ["under"], ["below"], ["<"], ["<="], ["≤"], ["unter"], ["höchstens"], ["bis"], ["to"], ["until"], ["till"],
    ]

    /// `over 5 km`, `under 45 min`, `climb over 200 m`: only where an amount follows.
    private static func takeBounds(
        _ words: inout [String], _ filter: inout WorkoutFilter, _ units: UnitSystem
    ) throws(EntryProblem) {
        for (phrases, isLeast) in [(least, true), (most, false)] {
            let bound = isLeast ? \WorkoutFilter.Bounds.least : \WorkoutFilter.Bounds.most
            for phrase in phrases {
                while let place = words.firstRange(of: phrase) {
                    if let (metres, part) = climb(at: place, in: words, units) {
                        filter.climb[keyPath: bound] = metres
                        words.removeSubrange(part)
                        continue
                    }
                    guard let (amount, count) = try amount(words[place.upperBound...]) else { break }
                    switch amount {
                    case .meters(let value): filter.meters[keyPath: bound] = value
                    case .seconds(let value): filter.seconds[keyPath: bound] = value
                    }
                    words.removeSubrange(place.lowerBound..<(place.upperBound + count))
                }
            }
        }
    }

    private static let climbWords: Set = [
        "climb", "climbed", "ascent", "elevation", "gain", "uphill", "hm", "höhenmeter", "höhenmetern", "anstieg",
        "aufstieg", "steigung",
    ]
    // Made once: a regex literal is compiled wherever it is evaluated. It is never changed.
    nonisolated(unsafe) private static let climbed = /(\d+(?:[.,]\d{3})?)(m|hm|ft)?/

    /// A bound of what was climbed, `with climb over 200 m`, `over 200 m of ascent`, `über 500 hm`: its metres, and all its words;
    /// `nil` for a bound of something else.
    private static func climb(
        at place: Range<Int>, in words: [String], _ units: UnitSystem
    ) -> (metres: Double, part: Range<Int>)? {
        guard place.upperBound < words.count, let figure = words[place.upperBound].wholeMatch(of: climbed),
            let value = Double(figure.1.filter(\.isNumber))
        else { return nil }
        var (start, end) = (place.lowerBound, place.upperBound + 1)
        var unit = figure.2.map(String.init)
        if unit == nil, end < words.count, ["m", "metres", "meters", "meter", "ft", "feet"].contains(words[end]) {
            unit = words[end]
            end += 1
        }
        while start > 0, climbWords.contains(words[start - 1]) { start -= 1 }
        if end + 1 < words.count, words[end] == "of", climbWords.contains(words[end + 1]) { end += 1 }
        while end < words.count, climbWords.contains(words[end]) {
            unit = unit ?? (words[end] == "hm" || words[end].hasPrefix("höhenmeter") ? "hm" : nil)
            end += 1
        }
        guard unit == "hm" || words[start..<end].contains(where: climbWords.contains) else { return nil }
        if start > 0, ["with", "mit"].contains(words[start - 1]) { start -= 1 }
        let isFeet = unit.map { $0.hasPrefix("f") } ?? (units == .imperial)
        return (isFeet ? value * 0.3048 : value, start..<end)
    }

    private enum Amount { case meters(Double), seconds(Double) }

    /// The length of a way or of time at the front, and of how many words it is.
    private static func amount(_ words: ArraySlice<String>) throws(EntryProblem) -> (Amount, Int)? {
        for count in [2, 1] where words.count >= count {
            let pieces = try EntryPieces.of(words.prefix(count).joined(separator: " "))
            guard pieces.count == 1, let piece = pieces.first else { continue }
            if let seconds = TypedLength.seconds(of: piece) { return (.seconds(seconds), count) }
            if case .quantity(let number, let unit) = piece.kind,
                case .kilometres(let way)? = try TypedDistance.kilometres(number, unit, piece.source, hasHours: false)
            {
                return (.meters(way * 1000), count)
            }
        }
        return nil
    }

    /// The longest words in a row that name days.
    private static func takeDays(
        _ words: inout [String], _ filter: inout WorkoutFilter, _ days: (String) -> ClosedRange<CivilDay>?
    ) {
        for count in stride(from: min(words.count, 8), to: 0, by: -1) {
            for start in 0...(words.count - count) {
                let part = start..<(start + count)
                let said = words[part].joined(separator: " ")
                // A month by itself may be many things in a question; here it is those days.
                let isMonth = DayVocabulary.month(said) != nil
                guard let found = days(said) ?? (isMonth ? days("in " + said) : nil) else { continue }
                words.removeSubrange(part)
                let joint = start > 0 ? words[start - 1] : ""
                guard let firstDay, ends.contains(joint) else { return filter.days = found }
                // `until June`, `before June`
                let last = ["before", "vor"].contains(joint) ? found.lowerBound.advanced(by: -1) : found.upperBound
                words.remove(at: start - 1)
                if start > 1, words[start - 2] == "up" { words.remove(at: start - 2) }
                return filter.days = min(firstDay, last)...last
            }
        }
    }

    /// Words in front of the days with which the time ends.
    private static let ends: Set = ["until", "till", "to", "bis", "before", "vor"]
    /// Of days whose first is not said.
    private static let firstDay = CivilDay(year: 1900, month: 1, day: 1)

    private static let fillers: Set = [
        "workout", "workouts", "training", "trainings", "and", "und", "all", "alle", "only", "nur", "my", "meine",
        "the", "die", "of", "in", "im",
    ]
    private static let plurals = [
        "runs": "Running", "läufe": "Running", "laeufe": "Running", "walks": "Walking", "spaziergänge": "Walking",
        "rides": "Cycling", "radtouren": "Cycling", "swims": "Swimming", "hikes": "Hiking", "wanderungen": "Hiking",
    ]

    private static func takeKind(_ words: [String], _ filter: inout WorkoutFilter) throws(EntryProblem) {
        var said = words.filter { !fillers.contains($0) }
        if let found = ActivityLexicon.first(in: said) {
            filter.kind = found.activity.type
            said.removeSubrange(found.range)
        } else if let place = said.firstIndex(where: { plurals[$0] != nil }) {
            filter.kind = plurals[said.remove(at: place)] ?? ""
        } else if said.count == 1, said[0].allSatisfy(\.isLetter), !joints.contains(said[0]) {
            filter.kind = String(said.removeFirst().prefix(40))
        }
        guard said.isEmpty else {
            throw EntryProblem(
                "It is not clear what “\(said.joined(separator: " "))” means. For example: \(example).")
        }
    }

    /// Words that stand in front of something, and are no kind by themselves.
    private static let joints = ends.union((least + most).joined()).union([
        "since", "after", "seit", "nach", "with", "mit", "without", "ohne", "between", "zwischen", "not", "nicht", "no",
        "or", "oder", "by", "von", "at", "on", "am",
    ])

    // MARK: Words

    /// `Running, 2026-03-01 to 2026-03-31, at least 5 km, typed, with sets, “river”`; empty for all.
    public static func words(_ filter: WorkoutFilter, _ units: UnitSystem) -> String {
        var parts: [String] = []
        if !filter.kind.isEmpty { parts.append("“\(filter.kind)” in the kind") }
        if let days = filter.days {
            let isOpen = days.lowerBound == firstDay
            let first = days.lowerBound == days.upperBound ? "" : isOpen ? "up to " : "\(days.lowerBound.iso) to "
            parts.append(first + days.upperBound.iso)
        }
        let way = units.distance()
        for (bounds, text) in [
            (filter.meters, { (meters: Double) in "\(NumberText.text(way.shown(meters / 1000))) \(way.symbol)" }),
            (filter.seconds, { EntryWording.length($0 / 60) }),
            (
                filter.climb,
                {
                    "\(NumberText.text(units == .metric ? $0 : $0 / 0.3048, 0)) \(units == .metric ? "m" : "ft") of climb"
                }
            ),
        ] {
            if let least = bounds.least { parts.append("at least \(text(least))") }
            if let most = bounds.most { parts.append("at most \(text(most))") }
        }
        if let isTyped = filter.isTyped { parts.append(isTyped ? "typed" : "recorded by a device") }
        let with = WorkoutFilter.Part.allCases.filter(filter.parts.contains).map(\.rawValue)
        if !with.isEmpty { parts.append("with \(with.joined(separator: " and "))") }
        if !filter.text.isEmpty { parts.append("“\(filter.text)” in name or source") }
        return parts.joined(separator: ", ")
    }
}
