/// How much values in order of time resemble the one before them, and what that takes from a test which counts them.
public enum Resemblance {
    /// Resemblance that is still minded: beyond, values are one value.
    static let most = 0.8

    /// Lag-1 autocorrelation of distances from their own middle, 0 to 0.8; what alternates counts as independent.
    public static func ofNeighbours(_ residuals: [Double]) -> Double {
        let squares = residuals.reduce(0) { $0 + $1 * $1 }
        guard squares > 0 else { return 0 }
        let shared = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
        return min(most, max(0, shared / squares))
    }

    /// (1 + ρ) / (1 − ρ): by so much the variance of a mean is larger than that of independent values.
    public static func varianceFactor(_ resemblance: Double) -> Double { (1 + resemblance) / (1 - resemblance) }
}
