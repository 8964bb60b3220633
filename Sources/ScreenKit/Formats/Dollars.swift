/// US dollars: four places below a cent, then two.
public enum Dollars {
    /// US dollars with two decimals, four below a cent; `$?` for what is no price.
    public static func text(_ amount: Double) -> String {
        guard amount.isFinite, amount >= 0, amount < 1e12 else { return "$?" }
        if amount > 0, amount < 0.0001 { return "<$0.0001" }
        return text(amount, places: amount > 0 && amount < 0.01 ? 4 : 2)
    }

    /// A part beside its whole: with four decimals also where two would hide how they stand to each other.
    public static func text(_ part: Double, of whole: Double) -> String {
        let short = text(part)
        guard part.isFinite, part >= 0.01, part < 1e8 else { return short }
        let cents = (part * 100).rounded() / 100
        let isFar = abs(cents - part) > abs(whole) * 0.005
        return isFar || short == text(whole) && part != whole ? text(part, places: 4) : short
    }

    /// - Parameter places: 2 or 4.
    private static func text(_ amount: Double, places: Int) -> String {
        let scale = places == 4 ? 10_000 : 100
        let units = Int((amount * Double(scale)).rounded())
        let fraction = String(units % scale)
        return "$\(Tokens.grouped(units / scale))."
            + String(repeating: "0", count: places - fraction.count) + fraction
    }

    /// A price for a million tokens: `$1.25`, `$0.075`, `free`.
    public static func price(_ amount: Double) -> String {
        guard amount != 0 else { return "free" }
        let mills = amount * 1000
        let hasMills = amount < 1 && Int(mills.rounded()) % 10 != 0 && mills.rounded() >= 1
        guard hasMills else { return text(amount) }
        let digits = String(Int(mills.rounded()))
        return "$0." + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
