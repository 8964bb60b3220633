/// The limits of rows that anything is computed from. An import lets nothing else in; a database that was damaged, or
/// made elsewhere, can hold anything, and such a row is passed over.
enum StoredBounds {
    /// From 1970 to 2100, Unix seconds: the end of the years that a `DayClock` knows.
    static let instants = 0...4_102_444_800
    /// Of a source, a type or a zone. Tables are made by number, so one that is far off must not make a huge one.
    static let largestNumber = 1 << 20
    /// In any unit.
    static let largestValue = 1e15

    @inline(__always) static func hold(start: Int, duration: Int, value: Double = 0) -> Bool {
        instants.contains(start) && duration >= 0 && duration <= instants.upperBound - start
            && abs(value) <= largestValue  // not so for not-a-number
    }

    /// An SQL condition: both instants can be, in this order.
    static func span(from start: String, to end: String, latest: Int = instants.upperBound) -> String {
        "(\(start) BETWEEN \(instants.lowerBound) AND \(latest) AND \(end) BETWEEN \(start) AND \(latest))"
    }
}
