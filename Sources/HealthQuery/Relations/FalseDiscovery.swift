/// Chances of many tries, corrected for there being many (Benjamini and Hochberg 1995,
/// doi 10.1111/j.2517-6161.1995.tb02031.x).
public enum FalseDiscovery {
    /// The share of false ones to expect, for each chance, among all that are at most as large; in the order given.
    public static func rates(_ chances: [Double]) -> [Double] {
        let order = chances.indices.sorted { chances[$0] < chances[$1] }
        var rates = [Double](repeating: 1, count: chances.count)
        var least = 1.0
        for (rank, index) in order.enumerated().reversed() {
            least = min(least, chances[index] * Double(chances.count) / Double(rank + 1))
            rates[index] = least
        }
        return rates
    }
}
