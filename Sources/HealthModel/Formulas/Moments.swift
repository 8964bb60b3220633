/// Mean and spread of some values.
struct Moments: Equatable, Sendable {
    var mean: Double
    /// Of a sample (n − 1); 0 for a single value.
    var deviation: Double
    var count: Int

    /// `nil` without values.
    init?(_ values: [Double]) {
        guard !values.isEmpty else { return nil }
        let mean = values.reduce(0, +) / Double(values.count)
        let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        deviation = values.count > 1 ? (squares / Double(values.count - 1)).squareRoot() : 0
        self.mean = mean
        count = values.count
    }
}
