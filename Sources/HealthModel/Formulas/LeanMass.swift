/// The composition of the body.
public enum LeanMass {
    /// Kilograms without fat, from one weighing's weight and body fat in percent.
    public static func measured(kilograms: Double, fatPercent: Double) -> Double {
        kilograms * (1 - fatPercent / 100)
    }

    /// An estimate from weight in kilograms, height in metres and sex alone (Boer 1984). `nil` where it comes to nothing
    /// sensible.
    public static func estimated(kilograms: Double, heightM: Double, sex: Sex) -> Double? {
        let centimetres = heightM * 100
        let lean =
            sex == .male
            ? 0.407 * kilograms + 0.267 * centimetres - 19.2 : 0.252 * kilograms + 0.473 * centimetres - 48.3
        return lean > 0 && lean < kilograms ? lean : nil
    }

    /// Kilograms without fat for a square metre of height.
    public static func index(leanKilograms: Double, heightM: Double) -> Double { leanKilograms / (heightM * heightM) }
}
