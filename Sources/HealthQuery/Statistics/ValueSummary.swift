import HealthModel

/// The values of one field over some dates or workouts, with what they come to by the field's kind.
public struct ValueSummary: Sendable {
    /// Statistics by the kind of the values.
    public enum Figures: Sendable {
        case none
        case numbers(FieldStatistics)
        case clock(ClockStatistics)
        /// How often each text occurs, in order of first appearance.
        case texts([(text: String, count: Int)])
    }
    /// Values of the selection, after the cut by `last`.
    public let count: Int
    /// Of the selection without a value.
    public let missing: Int
    public let figures: Figures

    /// - Parameters:
    ///   - cells: of the selection, in order of time.
    ///   - last: only the last so many values; those that are missing are counted from the first of them on.
    public init(_ cells: [(day: CivilDay, cell: FieldValue)], kind: MetricKind, last: Int? = nil) {
        let recorded = cells.filter { $0.cell != .missing }
        let kept = last.map { recorded.suffix($0) } ?? recorded[...]
        count = kept.count
        let first = kept.first?.day
        let counted = last == nil ? cells.count : cells.count { $0.day >= first ?? $0.day }
        missing = counted - kept.count
        switch kind {
        case .text: figures = Self.texts(kept.map(\.cell))
        case .clock: figures = ClockStatistics(kept.compactMap(\.cell.figure)).map { .clock($0) } ?? .none
        default:
            let values = kept.compactMap { item in
                item.cell.figure.map { DatedValue(day: item.day, value: $0) }
            }
            figures = FieldStatistics(values).map { .numbers($0) } ?? .none
        }
    }

    private static func texts(_ cells: [FieldValue]) -> Figures {
        var places: [String: Int] = [:]
        var counts: [(text: String, count: Int)] = []
        for case .text(let text) in cells {
            if let place = places[text] {
                counts[place].count += 1
            } else {
                places[text] = counts.count
                counts.append((text, 1))
            }
        }
        return counts.isEmpty ? .none : .texts(counts)
    }

    /// A statistic by its name in tools; `nil` where there is none.
    public func named(_ name: String) -> Double? {
        switch figures {
        case .none, .texts: name == "n" ? Double(count) : nil
        case .numbers(let figures): figures.named(name)
        case .clock(let figures): figures.named(name)
        }
    }

    /// The centre that two selections are compared by: the mean, for clock times the one round the clock.
    public var center: Double? {
        switch figures {
        case .none, .texts: nil
        case .numbers(let figures): figures.mean
        case .clock(let figures): figures.mean
        }
    }
}

/// The second of two selections beside the first.
public struct SummaryDifference: Sendable, Equatable {
    /// For clock times in minutes round the clock.
    public var difference: Double
    /// `nil` for clock times and where the first is 0.
    public var percent: Double?
    /// The second by the first; `nil` for clock times and where the first is 0.
    public var ratio: Double?

    /// `nil` unless both have a mean.
    public init?(_ first: ValueSummary, _ second: ValueSummary, isClock: Bool) {
        guard let one = first.center, let other = second.center else { return nil }
        guard !isClock else {
            difference = CircularMean.difference(from: one, to: other)
            return
        }
        difference = other - one
        guard one != 0 else { return }
        percent = 100 * (other / one - 1)
        ratio = other / one
    }
}
