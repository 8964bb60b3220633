import TestSupport

extension SeededGenerator {
    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }
    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
    /// So many of what `make` makes.
    mutating func list<Element>(_ range: ClosedRange<Int>, _ make: (inout SeededGenerator) -> Element) -> [Element] {
        (0..<number(range)).map { _ in make(&self) }
    }
    /// The pieces between random cuts.
    mutating func cut(_ bytes: [UInt8]) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var place = 0
        while place < bytes.count {
            let length = once(in: 3) ? 1 : number(1...max(1, min(4096, bytes.count - place)))
            let end = min(bytes.count, place + length)
            pieces.append(Array(bytes[place..<end]))
            place = end
        }
        return pieces
    }
}

extension Collection {
    /// Two halves at a place.
    func halves(at place: Int) -> (SubSequence, SubSequence) { (prefix(place), dropFirst(place)) }
}
