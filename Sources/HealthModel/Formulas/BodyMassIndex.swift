/// Weight for height (health-metric practice, section 1.1; bands of the WHO are `HealthSnapshot.Body.BMICategory`).
public enum BodyMassIndex {
    /// Kilograms for a square metre of height.
    public static func value(kilograms: Double, heightM: Double) -> Double { kilograms / (heightM * heightM) }
}
