/// Percentiles of type 7 (Hyndman and Fan 1996): sort, k = (n − 1)p, linear between neighbours.
public enum Percentile {
    /// `nil` without values. `share` is 0 to 1.
    public static func value(_ share: Double, of values: some Sequence<Double>) -> Double? {
        value(share, ofSorted: values.sorted())
    }

    /// The value below which a share (0 to 1) lies, interpolated between neighbours; `nil` of none.
    public static func value(_ share: Double, ofSorted sorted: [Double]) -> Double? {
        guard !sorted.isEmpty else { return nil }
        let position = Double(sorted.count - 1) * min(max(share, 0), 1)
        let below = Int(position)
        guard below + 1 < sorted.count else { return sorted[sorted.count - 1] }
        return sorted[below] + (position - Double(below)) * (sorted[below + 1] - sorted[below])
    }

    /// The value at the nearest rank of a share (0 to 1), itself one of them; `nil` of none.
    public static func nearestRank(_ share: Double, ofSorted sorted: [Double]) -> Double? {
        guard !sorted.isEmpty else { return nil }
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// The middle value, the mean of the two middle ones of an even number; `nil` of none.
    public static func median(_ values: some Sequence<Double>) -> Double? {
        var values = Array(values)
        guard !values.isEmpty else { return nil }
        let upper = Selection.value(at: values.count / 2, of: &values)
        guard values.count.isMultiple(of: 2) else { return upper }
        let lower = Selection.value(at: values.count / 2 - 1, of: &values)
        return lower + 0.5 * (upper - lower)
    }

    /// Distance from the median in robust spreads; `floor` is the smallest spread that is believed.
    public static func robustZ(_ value: Double, among values: [Double], floor: Double) -> Double? {
        RobustSpread(values).map { (value - $0.median) / max($0.scaled, floor) }
    }
}
