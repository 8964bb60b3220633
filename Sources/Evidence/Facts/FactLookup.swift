import HealthModel

/// Looking facts up by value, and what stands beside one.
extension FactSheet {
    /// How many values the object of a fact rests on.
    func size(beside fact: Int) -> Double? { sizes[facts[fact].parent] }

    /// At most so many facts whose value lies in the range.
    func facts(of measure: Measure?, in range: ClosedRange<Double>, limit: Int = 96) -> [Int] {
        byMeasure[measure].map { found(in: $0, range, limit) { $0.value } } ?? []
    }

    func facts(written range: ClosedRange<Double>, limit: Int = 32) -> [Int] {
        found(in: byWritten, range, limit) { $0.written }
    }

    /// Facts of one name and one measure.
    func facts(named name: String, of measure: Measure) -> [Int] { byName[name]?[measure] ?? [] }

    func found(
        in places: [Int32], _ range: ClosedRange<Double>, _ limit: Int, by value: (Fact) -> Double
    ) -> [Int] {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if value(facts[Int(places[middle])]) < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        while low < places.count, found.count < limit, value(facts[Int(places[low])]) <= range.upperBound {
            found.append(Int(places[low]))
            low += 1
        }
        return found
    }

    /// The value of another member of the object that a fact stands in.
    func member(_ name: String, beside fact: Int) -> Double? {
        facts.first { $0.parent == facts[fact].parent && $0.name == name }?.value
    }

    /// The smallest and the largest of the values that a fact stands beside; `nil` where they are not given.
    func extremes(beside fact: Int) -> ClosedRange<Double>? { extremes[facts[fact].parent] }

    /// The names of the other numbers in the object of a fact.
    func names(beside fact: Int) -> Set<String> { siblings[facts[fact].parent] ?? [] }

    func subject(of fact: Int) -> FactSubject { subjects[Int(facts[fact].about)] }

    /// `segments[1].mean`.
    func path(of fact: Int) -> String {
        var steps: [String] = []
        let start = facts[fact]
        var (name, index, parent) = (start.name, start.index, start.parent)
        while parent >= 0 || !name.isEmpty {
            steps.append(index >= 0 ? "[\(index)]" : ".\(name)")
            guard parent >= 0 else { break }
            (name, index, parent) = (nodes[Int(parent)].name, nodes[Int(parent)].index, nodes[Int(parent)].parent)
        }
        let path = steps.reversed().joined()
        return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }

    /// Whether a value is listed with all of the several days that it was on.
    func hasTiedDays(at path: String) -> Bool {
        facts.indices.contains { !subject(of: $0).tiedDays.isEmpty && self.path(of: $0) == path }
    }
}
