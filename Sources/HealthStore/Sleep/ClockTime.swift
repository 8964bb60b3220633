/// The clock on the wall.
enum ClockTime {
    /// Whole minutes after midnight of local seconds since 1970.
    static func minute(_ local: Int) -> Int { ((local % 86_400) + 86_400) % 86_400 / 60 }
}
