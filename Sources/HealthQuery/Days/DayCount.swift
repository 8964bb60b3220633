import HealthModel

/// Which days of a span are in, and how they lie.
public struct DayCount: Sendable {
    /// All dates of the span in order.
    public let members: [(day: CivilDay, membership: Membership)]
    /// Those that are in.
    public let days: [CivilDay]

    public init(_ table: DayTable, in asked: ClosedRange<CivilDay>, where conditions: [Condition<DayField>]) {
        members = table.span(asked).map { ($0, table.membership(of: $0, conditions)) }
        days = members.filter { $0.membership == .inside }.map(\.day)
    }

    /// In and out together.
    public var recorded: Int { members.count { $0.membership != .unrecorded } }

    /// Largest distance of two neighbouring days that are in; `nil` under two.
    public var longestGap: Int? { zip(days, days.dropFirst()).map { $1 - $0 }.max() }

    /// Percent; `nil` where there is nothing to take it of.
    public func share(of base: Int) -> Double? { base == 0 ? nil : 100 * Double(days.count) / Double(base) }

    /// How many numbers, from the first on, are needed until their sum reaches that share of the sum of all; `nil` where
    /// all together come to nothing.
    public static func needed(toReach share: Double, of numbers: [Double]) -> Int? {
        let all = CompensatedSum.of(numbers)
        guard all > 0 else { return nil }
        var sum = CompensatedSum()
        for (index, number) in numbers.enumerated() {
            sum.add(number)
            if sum.value >= share * all { return index + 1 }
        }
        return numbers.count
    }
}
