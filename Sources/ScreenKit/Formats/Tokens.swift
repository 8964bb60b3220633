/// Counts of tokens.
public enum Tokens {
    /// `1,234`.
    public static func grouped(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// `900`, `128 k`, `1.05 M`.
    public static func short(_ number: Int) -> String {
        if number < 1000 { return String(number) }
        if number < 999_500 { return "\(Int((Double(number) / 1000).rounded())) k" }
        let hundredths = Int((Double(number) / 10_000).rounded())
        let fraction = hundredths % 100
        let text =
            fraction == 0 ? "" : fraction % 10 == 0 ? ".\(fraction / 10)" : ".\(fraction < 10 ? "0" : "")\(fraction)"
        return "\(hundredths / 100)\(text) M"
    }
}
