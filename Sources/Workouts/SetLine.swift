import Entries
import Foundation
import HealthModel

/// A line typed in a workout, read as sets: `bench 8x60`, and behind a set of the same exercise `8x60`, `8` or nothing. Of an
/// exercise that was done or is planned in it, `bench 8` and `bench 3x8` are at the weight that is known.
public struct SetLine: Sendable {
    public var clock: EntryClock
    public var units: UnitSystem
    /// The last set that was done; `nil` before the first.
    public var last: StrengthSet?
    /// Those of the workout, the first of an exercise tells its weight.
    public var known: [StrengthSet]

    public init(clock: EntryClock, units: UnitSystem, last: StrengthSet?, known: [StrengthSet] = []) {
        self.clock = clock
        self.units = units
        self.last = last
        self.known = known
    }

    /// - Throws: one sentence about what is missing or has two readings.
    public func read(_ line: String) throws(EntryProblem) -> [StrengthSet] {
        let text = line.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else {
            guard let last else { throw EntryProblem("Say what was done: “bench 8x60kg”.") }
            return [last]
        }
        if let last, let count = Int(text), last.repetitions != nil {
            guard (1...100).contains(count) else { throw EntryProblem("A set has 1 to 100 repetitions.") }
            var set = last
            (set.repetitions, set.effort) = (count, nil)
            return [set]
        }
        let line = text.split(separator: ", ").map { weightInFront(String($0)) }.joined(separator: ", ")
        if text.first?.isLetter == true {
            if let sets = withKnownWeight(line) { return sets }
            if let sets = try sets(line) { return sets }
        } else if let last {
            if let sets = try sets("\(last.exercise) \(line)") { return sets }
        }
        throw EntryProblem("That is no set: say exercise, repetitions and weight, as in “bench 8x60kg”.")
    }

    /// Sets of one exercise whose weight is not said, at the weight that is known of it: `bench 8`, `bench 3x8`, `bench 8/8/7`.
    /// - Returns: `nil` for any other line, and for an exercise without a known weight.
    private func withKnownWeight(_ line: String) -> [StrengthSet]? {
        guard !known.isEmpty, let gap = line.lastIndex(of: " ") else { return nil }
        let (name, figures) = (line[..<gap], line[line.index(after: gap)...])
        guard !name.contains(where: \.isNumber), figures.first?.isNumber == true,
            figures.allSatisfy({ $0.isNumber || "x×*/".contains($0) })
        else { return nil }
        // `8x20` may be eight at 20 kg: that is asked about.
        let counts = figures.split { "x×*".contains($0) }
        if counts.count > 1 {
            guard counts.count == 2, let sets = Int(counts[0]), let each = Int(counts[1]), sets <= 6, each <= 15 else {
                return nil
            }
        }
        let sets = figures.allSatisfy(\.isNumber) ? "1x\(figures)" : String(figures)
        // Any weight does to read the rest by; what it is, is known.
        guard let read = try? self.sets("\(name) \(sets) 1 \(units.weight().symbol)"),
            let load = known.first(where: { $0.exercise == read[0].exercise })?.load
        else { return nil }
        return read.map { set in
            var set = set
            set.load = load
            return set
        }
    }

    /// `8x60` as `60kg x 8`: where one set is typed after the other, two numbers are repetitions and weight, if the second has a
    /// unit of weight or is too large for repetitions. Behind other figures, as in `lunge 3x10 2x12kg`, they may be two dumb-bells.
    private func weightInFront(_ text: String) -> String {
        let pair = /(\d{1,2})\s*[x×*]\s*(\d+(?:[.,]\d+)?)\s*(kgs?|lbs?)?(?=$|\s*@|\s+r)/.ignoresCase()
        guard let match = text.firstMatch(of: pair) else { return text }
        let before = text[..<match.range.lowerBound]
        guard before.isEmpty || before.last == " ", !before.contains(where: \.isNumber) else { return text }
        let (count, load, unit) = (match.1, match.2, match.3.map(String.init) ?? units.weight().symbol)
        guard match.3 != nil || Double(load.replacing(",", with: ".")).map({ $0 > 30 }) == true else { return text }
        return "\(before)\(load)\(unit) x \(count)\(text[match.range.upperBound...])"
    }

    private func sets(_ line: String) throws(EntryProblem) -> [StrengthSet]? {
        // Every set has a figure; what is told of other entries would be no help here.
        guard line.contains(where: \.isNumber) else { return nil }
        let examples = [units == .metric ? "bench 8x60kg" : "bench 8x135lb", "plank 60s"]
        let reader = EntryLine(clock: clock, units: units, offering: examples)
        guard case .entry(.strength(let sets, _)) = try reader.read(line) else { return nil }
        return sets
    }
}
