/// Times of seconds and less.
public enum Seconds {
    /// `4.2 s`, `2 min 05 s`.
    public static func tenths(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 100_000 else { return "? s" }
        if seconds >= 100 {
            let whole = Int(seconds.rounded())
            return "\(whole / 60) min \(whole % 60 < 10 ? "0" : "")\(whole % 60) s"
        }
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }

    /// `12 ms`, `4.2 s`.
    public static func short(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 0.95 else { return tenths(seconds) }
        return seconds > 0 && seconds < 0.001 ? "<1 ms" : "\(Int((seconds * 1000).rounded())) ms"
    }

    /// The time as `short` writes it; `nil` for what nobody could notice.
    public static func noticeable(_ seconds: Double) -> String? { seconds < 0.001 ? nil : short(seconds) }
}
