/// Energy that a change of weight stands for (health-metric practice, section 1.4).
public enum EnergyBalance {
    /// Kilocalories in a kilogram of body weight; right for weeks, not for months (Hall et al. 2011).
    public static let kilocaloriesPerKilogram = 7700.0

    /// Kilocalories a day; negative for a deficit.
    public static func kilocaloriesADay(kilogramsADay: Double) -> Double { kilocaloriesPerKilogram * kilogramsADay }
}
