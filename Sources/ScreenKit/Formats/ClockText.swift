/// Times of day.
public enum ClockText {
    /// `06:00`.
    public static func text(hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
    /// `06:45` of minutes after midnight.
    public static func text(minute: Int) -> String {
        "\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
    }
}
