/// A length as a stopwatch shows it.
public enum StopwatchText {
    /// `24:10`, `1:24:10`.
    public static func of(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }
}

extension LiveWorkout {
    /// `6 sets`, `2 laps`; empty where there is none.
    public var counts: [String] {
        func count(_ number: Int, _ name: String) -> String? {
            number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
        }
        return [count(sets.count, "set"), count(lapEnds.count, "lap")].compactMap(\.self)
    }
}
