/// Parts of a line that are entries of their own: `weight 72.4, mood 4`.
enum EntryParts {
    /// The first two parts, where each of them is an entry by itself and they are of different kinds; `nil` for another line.
    static func two(of line: String, reader: EntryLine) -> (first: String, second: String)? {
        let parts = parts(of: line)
        guard parts.count > 1 else { return nil }
        let kinds = parts.map { kind(of: $0, reader) }
        guard let first = kinds[0], let second = kinds[1], kinds.allSatisfy({ $0 != nil }), first != second else {
            return nil
        }
        return (parts[0], parts[1])
    }

    /// A part that the text of an entry would swallow, although it is one by itself and holds figures of another kind.
    static func second(of line: String, in entry: LogEntry, reader: EntryLine) -> String? {
        guard !line.contains(where: { "\"“”".contains($0) }) else { return nil }
        let own = kind(entry)
        return parts(of: line).dropFirst().first { part in
            guard part.contains(where: \.isNumber) || own == .meal, let other = kind(of: part, reader) else {
                return false
            }
            return other != own && ![.meal, .tags, .checkIn].contains(other)
        }
    }

    private enum Kind {
        case water, weight, meal, drinks, workout, checkIn, measurement, mindfulness, sleep, strength, tags, other
    }

    private static func parts(of line: String) -> [String] {
        line.replacing(/\s(?:and|und)\s|[,;+&]\s/, with: "\n").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func kind(of part: String, _ reader: EntryLine) -> Kind? {
        // A part that is refused is no entry, whatever the reason.
        guard case .entry(let entry)? = try? reader.read(part) else { return nil }
        return kind(entry)
    }

    private static func kind(_ entry: LogEntry) -> Kind {
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
        case .plan, .template, .goalEnd, .sameWorkout: .other
        }
    }
}
