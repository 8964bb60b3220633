/// Exponential smoothing, step by step of recorded values; gaps are not made up for.
public enum Smoothing {
    /// T begins at the first value; then T += alpha · (v − T). `nil` without values.
    public static func latest(_ values: [Double], alpha: Double) -> Double? {
        guard var trend = values.first else { return nil }
        for value in values.dropFirst() { trend += alpha * (value - trend) }
        return trend
    }
}
