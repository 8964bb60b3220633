import Entries
import Foundation
import HealthModel

/// A line typed in a workout, read as sets: `bench 8x60`, and behind a set of the same exercise `8x60`, `8` or nothing.
public struct SetLine: Sendable {
    public var clock: EntryClock
    public var units: UnitSystem
    /// The last set that was done; `nil` before the first.
    public var last: StrengthSet?

    public init(clock: EntryClock, units: UnitSystem, last: StrengthSet?) {
        self.clock = clock
        self.units = units
        self.last = last
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
            if let sets = try sets(line) { return sets }
        } else if let last {
            if let sets = try sets("\(last.exercise) \(line)") { return sets }
        }
        throw EntryProblem("That is no set: say exercise, repetitions and weight, as in “bench 8x60kg”.")
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
