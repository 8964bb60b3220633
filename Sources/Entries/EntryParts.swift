import Foundation
import HealthModel

/// Entries that stand side by side in one line: `weight 72.4, mood 4`.
enum EntryParts {
    /// An entry with the part of the line that says it.
    struct Part {
        var text: String
        var entry: LogEntry
        fileprivate var kind: Kind

        /// Whether it begins with the name of a meal and a colon.
        fileprivate var isLabelled: Bool {
            // What is too long is refused where it is read.
            guard let first = (try? EntryPieces.of(text))?.first, let word = first.word else { return false }
            return first.isLabel && EntryLine.mealWords.contains(word)
        }
    }

    /// As many separators are looked at.
    private static let most = 12

    /// Separators of entries: a comma in a number has a figure behind it. Made once, and never changed.
    nonisolated(unsafe) private static let separator = /\s+(?:and|und|plus)\s+|\s*[,;+&]\s+|[,;](?=\p{L})/

    /// The fewest entries of which the line is made, two at least; `nil` where a part of it is none, or where it could be cut
    /// in two ways.
    static func entries(of line: String, reader: EntryLine) -> [Part]? {
        let pieces = pieces(of: line)
        guard (2...most).contains(pieces.count) else { return nil }
        let alone = pieces.map { part(String(line[$0]), reader) }
        // From each piece to the end: the fewest parts, and in how many ways it can be cut into as few.
        var cuts: [(parts: [Part], ways: Int)?] = Array(repeating: nil, count: pieces.count) + [([], 1)]
        for first in pieces.indices.reversed() {
            for last in first..<pieces.count {
                let known = cuts[first]
                guard let rest = cuts[last + 1], known.map({ $0.parts.count > rest.parts.count }) ?? true else {
                    continue
                }
                let text = String(line[pieces[first].lowerBound..<pieces[last].upperBound])
                guard let part = first == last ? alone[first] : joined(text, alone[first...last], reader) else {
                    continue
                }
                let ways = known.map { $0.parts.count == rest.parts.count + 1 ? $0.ways : 0 } ?? 0
                cuts[first] = ([part] + rest.parts, ways + rest.ways)
            }
        }
        guard let whole = cuts[0], whole.ways == 1, whole.parts.count > 1 else { return nil }
        return whole.parts
    }

    /// - Throws: where it is not clear when one of them was, or two of them cannot be both.
    static func refuseDoubt(_ parts: [Part], _ clock: EntryClock) throws(EntryProblem) {
        // A sleep says its own times, and what is of a whole day none.
        let awake = parts.filter { $0.kind != .sleep }
        let timed = awake.filter { $0.entry.instant != nil }
        // A time or a day may be meant for all of them, or for the one beside it.
        var untimed = timed.contains { !isNow($0.entry, clock) } ? timed.first { isNow($0.entry, clock) } : nil
        // `ramipril 5mg and amlodipine 5mg 8am`: what was taken together may have one time.
        let tags = awake.filter { $0.kind == .tags }
        if tags.contains(where: { $0.entry.instant != nil }) {
            untimed = untimed ?? tags.first { $0.entry.instant == nil }
        }
        let isOfAnotherDay = awake.contains { day(of: $0.entry, clock) != clock.today }
        let dayless = isOfAnotherDay ? awake.first { day(of: $0.entry, clock) == clock.today } : nil
        if let part = untimed ?? dayless {
            throw EntryProblem(
                "It is not clear when “\(part.text)” was: say it for each, or write one entry at a time.")
        }
        for (place, part) in parts.enumerated() {
            for other in parts[(place + 1)...] where contradict(part.entry, other.entry) {
                throw EntryProblem(
                    "“\(part.text)” and “\(other.text)” cannot be at the same time: say when for each, as “at 7:30”.")
            }
        }
    }

    /// A part that the text of an entry would swallow, although it is one by itself and holds figures of another kind.
    static func second(of line: String, in entry: LogEntry, reader: EntryLine) -> String? {
        guard let own = kind(entry) else { return nil }
        if own == .tags { return untimed(in: line, of: entry, reader: reader) }
        guard own.holdsText else { return nil }
        return pieces(of: line).dropFirst().map { String(line[$0]) }.first { text in
            guard text.contains(where: \.isNumber) || own == .meal, let part = part(text, reader) else { return false }
            // `lunch: soup; dinner: pizza`
            if own == .meal, part.kind == .meal { return part.isLabelled }
            return part.kind != own && ![.meal, .tags, .checkIn].contains(part.kind)
        }
    }

    /// Tags behind a part that ends in a time, which is that of the part alone: `ibuprofen 400 13:00, headache 6/10`.
    private static func untimed(in line: String, of entry: LogEntry, reader: EntryLine) -> String? {
        guard case .tags(let tags) = entry, tags.at != nil, tags.tags.count > 1 else { return nil }
        let parts = pieces(of: line).map { String(line[$0]) }
        guard let first = parts.first, parts.count > 1, let begin = try? EntryPieces.of(first).first,
            begin.clock == nil,
            begin.word != "at", case .tags(let alone)? = part(first, reader)?.entry, alone.at != nil
        else { return nil }
        return parts[1]
    }

    /// A part that sets a goal, which is never one of several entries; `nil` where the line has one part, or none that does.
    static func goal(in line: String, reader: EntryLine) -> String? {
        let pieces = pieces(of: line)
        guard (2...most).contains(pieces.count) else { return nil }
        return pieces.lazy.map { String(line[$0]) }.first { part in
            // What is refused is no goal, whatever the reason.
            if case .goal? = try? reader.one(part) { true } else { false }
        }
    }

    fileprivate enum Kind {
        case water, weight, meal, drinks, workout, checkIn, measurement, mindfulness, sleep, strength, tags

        /// Words that are no figure of it are kept with it.
        var holdsText: Bool { [.meal, .workout, .checkIn].contains(self) }
    }

    /// The parts between separators; text in quotes is the person's own, and not cut.
    static func pieces(of line: String) -> [Range<String.Index>] {
        guard !line.contains(where: { "\"“”".contains($0) }) else { return [] }
        var pieces: [Range<String.Index>] = []
        var start = line.startIndex
        for gap in line.ranges(of: separator) {
            pieces.append(start..<gap.lowerBound)
            start = gap.upperBound
        }
        pieces.append(start..<line.endIndex)
        return pieces.filter { !line[$0].allSatisfy(\.isWhitespace) }
    }

    private static func part(_ text: String, _ reader: EntryLine) -> Part? {
        // What is refused is no entry, whatever the reason.
        guard case .entry(let entry)? = try? reader.whole(text), let kind = kind(entry) else { return nil }
        return Part(text: text, entry: entry, kind: kind)
    }

    /// The entry that several pieces say together; it takes in none that is an entry of another kind by itself, but for the
    /// body fat of a weighing.
    private static func joined(_ text: String, _ alone: ArraySlice<Part?>, _ reader: EntryLine) -> Part? {
        let kinds = Set(alone.compactMap { $0?.kind })
        // Reading is what takes time: most pairs are told apart by what is read of them already.
        guard kinds.count < 2 || kinds == [.weight, .measurement], let part = part(text, reader) else { return nil }
        guard part.kind.holdsText else { return part }
        let isLabelled = part.kind == .meal && alone.dropFirst().contains { $0?.isLabelled ?? false }
        return kinds.isSubset(of: [part.kind]) && !isLabelled ? part : nil
    }

    /// `nil` for what is never one of several.
    private static func kind(_ entry: LogEntry) -> Kind? {
        switch entry {
        case .water: .water
        case .weight: .weight
        case .meal(let meal, _): meal.alcohol == nil ? .meal : .drinks
        case .workout: .workout
        case .checkIn: .checkIn
        case .measurement: .measurement
        case .mindfulness: .mindfulness
        case .sleep: .sleep
        case .strength: .strength
        case .tags: .tags
        case .plan, .template, .goalEnd, .sameWorkout: nil
        }
    }

    // MARK: Time

    /// When it began and ended; `nil` for what is of a whole day.
    private static func span(_ entry: LogEntry) -> (start: Date, end: Date)? {
        switch entry {
        case .workout(let workout): (workout.start, workout.start + workout.elapsedSeconds)
        case .mindfulness(let minutes, let start): (start, start + minutes * 60)
        case .sleep(let start, let end): (start, end)
        default: entry.instant.map { ($0, $0) }
        }
    }

    /// Whether it ended with the line: no time was said.
    private static func isNow(_ entry: LogEntry, _ clock: EntryClock) -> Bool {
        span(entry).map { abs($0.end.timeIntervalSince(clock.now)) < 1 } ?? false
    }

    private static func day(of entry: LogEntry, _ clock: EntryClock) -> CivilDay? {
        entry.instant.map { clock.local($0).day } ?? entry.day
    }

    /// Two lengths of time that overlap, and two values of one measure at the same moment.
    private static func contradict(_ one: LogEntry, _ other: LogEntry) -> Bool {
        if one.isSame(as: other), one.instant == other.instant { return true }
        guard let first = span(one), let second = span(other) else {
            guard case .checkIn(let known, let day) = one, case .checkIn(let more, let otherDay) = other else {
                return false
            }
            let isTwice = CheckIn.Scale.allCases.contains { known[$0] != nil && more[$0] != nil }
            return day == otherDay && (isTwice || known.notes != nil && more.notes != nil)
        }
        if first.end > first.start, second.end > second.start {
            return first.start < second.end && second.start < first.end
        }
        switch (one, other) {
        case (.weight, .weight): return first.start == second.start
        case (.measurement(let value, _), .measurement(let more, _)):
            return value.metric == more.metric && first.start == second.start
        case (.weight(_, .some, _), .measurement(.bodyFat, _)), (.measurement(.bodyFat, _), .weight(_, .some, _)):
            return first.start == second.start
        default: return false
        }
    }
}
