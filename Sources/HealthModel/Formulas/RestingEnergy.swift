/// The energy a body at rest burns in a day, in kcal, estimated (Mifflin and St Jeor 1990, doi 10.1093/ajcn/51.2.241).
/// It came from adults of 19 to 78 years and is no measurement: most people lie within ten percent of it.
public enum RestingEnergy {
    /// Kilocalories a day from kilograms, metres and years; `nil` for anyone under 18.
    public static func estimated(kilograms: Double, heightM: Double, age: Int, sex: Sex) -> Double? {
        guard age >= 18 else { return nil }
        return 10 * kilograms + 625 * heightM - 5 * Double(age) + (sex == .male ? 5 : -161)
    }
}
