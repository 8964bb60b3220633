import HealthQuery

/// The chance of a robust deviation: Student's distribution with few degrees of freedom, since the spread itself is an
/// estimate (our choice, 7.1: among eight quiet metrics 7 % of days have a false line, with normal chances 27 %).
enum HeavyTail {
    /// - Parameter count: values that median and spread come from.
    static func p(z: Double, count: Int) -> Double {
        guard count > 0 else { return 1 }
        let n = Double(count)
        return StudentT.twoSided(z / (1 + 1.57 / n).squareRoot(), degrees: Double(max(4, count / 4)))
    }

    /// At least `k` of `v` values beyond two deviations to one side, twice for both, at most 1.
    static func together(_ k: Int, of v: Int) -> Double {
        let share = 0.05
        let chance = (k...max(k, v)).reduce(0.0) { sum, count in
            guard count <= v else { return sum }
            let ways = (0..<count).reduce(1.0) { $0 * Double(v - $1) / Double($1 + 1) }
            return sum + ways * power(share, count) * power(1 - share, v - count)
        }
        return min(1, 2 * chance)
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1.0) { product, _ in product * base }
    }
}
