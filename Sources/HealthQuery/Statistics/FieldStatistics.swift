import HealthModel

/// Statistics of the values of some dates or workouts. Only for at least one value.
public struct FieldStatistics: Sendable {
    /// Values.
    public let count: Int
    /// In the unit of the field.
    public let sum: Double
    /// In the unit of the field.
    public let mean: Double
    /// Of a sample (n − 1); `nil` for a single value.
    public let deviation: Double?
    /// The earliest value.
    public let first: DatedValue
    /// The latest value.
    public let last: DatedValue
    /// Values above 0.
    public let nonzero: Int
    /// Ascending.
    private let sorted: [Double]
    private let values: [DatedValue]

    /// - Parameter values: in order of time; `nil` without any.
    public init?(_ values: [DatedValue]) {
        guard let first = values.first, let last = values.last else { return nil }
        let sum = CompensatedSum.of(values.lazy.map(\.value))
        let mean = sum / Double(values.count)
        self.values = values
        self.first = first
        self.last = last
        self.sum = sum
        self.mean = mean
        count = values.count
        nonzero = values.count { $0.value > 0 }
        sorted = values.map(\.value).sorted()
        let squares = CompensatedSum.of(values.lazy.map { ($0.value - mean) * ($0.value - mean) })
        deviation = values.count > 1 ? (squares / Double(values.count - 1)).squareRoot() : nil
    }

    /// The smallest value, in the unit of the field.
    public var min: Double { sorted[0] }
    /// The greatest value, in the unit of the field.
    public var max: Double { sorted[sorted.count - 1] }
    /// In the unit of the field.
    public var median: Double { percentile(50) }
    /// Between the quartiles, in the unit of the field.
    public var interquartileRange: Double { percentile(75) - percentile(25) }

    /// Type 7; `percent` is 0 to 100.
    public func percentile(_ percent: Double) -> Double {
        Percentile.value(percent / 100, ofSorted: sorted) ?? sorted[0]
    }

    /// The dates that share a value, in order; a date once for each of its workouts.
    public func dates(of value: Double) -> [CivilDay] { values.filter { $0.value == value }.map(\.day) }

    /// A statistic by its name in tools; `nil` for an unknown name or where there is none.
    public func named(_ name: String) -> Double? {
        switch name {
        case "n": return Double(count)
        case "sum": return sum
        case "mean": return mean
        case "median": return median
        case "min": return min
        case "max": return max
        case "sd": return deviation
        case "iqr": return interquartileRange
        case "first": return first.value
        case "last": return last.value
        case "nonzero": return Double(nonzero)
        default:
            guard name.hasPrefix("p"), let percent = Double(name.dropFirst()), (0...100).contains(percent) else {
                return nil
            }
            return percentile(percent)
        }
    }
}
