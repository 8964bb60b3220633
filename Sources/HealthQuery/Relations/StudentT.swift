import Foundation

/// Student's distribution, for how likely a correlation is by chance.
public enum StudentT {
    /// Chance of a value at least as far from zero on either side.
    /// - Parameter degrees: of freedom, above 0; need not be whole.
    public static func twoSided(_ t: Double, degrees: Double) -> Double {
        guard t.isFinite else { return 0 }
        return IncompleteBeta.regularized(degrees / (degrees + t * t), degrees / 2, 0.5)
    }
}

/// The regularised incomplete beta function, by its continued fraction (DLMF 8.17.22) taken with Lentz's method.
enum IncompleteBeta {
    /// - Parameter x: 0 to 1.
    static func regularized(_ x: Double, _ a: Double, _ b: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        let scale: Double = lgamma(a + b) - lgamma(a) - lgamma(b)
        let front: Double = exp(scale + a * log(x) + b * log1p(-x))
        // The fraction converges fast below the mean; above it the other tail is taken (DLMF 8.17.4).
        return x < (a + 1) / (a + b + 2) ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b
    }

    private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
        let tiny = 1e-300
        func kept(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }
        var numerator = 1.0
        var denominator = 1 / kept(1 - (a + b) * x / (a + 1))
        var result = denominator
        for step in 1...10_000 {
            let m = Double(step)
            for term in [
                m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
                -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
            ] {
                denominator = 1 / kept(1 + term * denominator)
                numerator = kept(1 + term / numerator)
                result *= denominator * numerator
            }
            if abs(denominator * numerator - 1) < 1e-16 { break }
        }
        return result
    }
}
