/// The clock on the wall.
enum MinuteOfDay {
    /// Whole minutes after midnight of local seconds since 1970.
    static func of(_ local: Int) -> Int { ((local % 86_400) + 86_400) % 86_400 / 60 }
}
