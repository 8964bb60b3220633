/// Adds numbers with the rounding errors kept and added at the end (Neumaier 1974, doi 10.1002/zamm.19740540106).
public struct CompensatedSum: Sendable {
    private var sum = 0.0
    private var lost = 0.0

    public init() {}

    /// The sum so far.
    public var value: Double { sum + lost }

    /// Adds a number and what rounding lost of it (Neumaier's variant of Kahan's sum).
    public mutating func add(_ number: Double) {
        let next = sum + number
        lost += sum.magnitude >= number.magnitude ? (sum - next) + number : (number - next) + sum
        sum = next
    }

    /// The sum of all numbers, with what rounding lost added back.
    public static func of(_ numbers: some Sequence<Double>) -> Double {
        var sum = CompensatedSum()
        for number in numbers { sum.add(number) }
        return sum.value
    }

    /// `nil` without numbers.
    public static func mean(_ numbers: some Collection<Double>) -> Double? {
        numbers.isEmpty ? nil : of(numbers) / Double(numbers.count)
    }
}
