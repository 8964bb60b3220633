/// The kind of a device or app, without the name that its owner gave it: names of people stand in them.
package enum DeviceWord {
    package static func word(for name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        for (word, marks) in kinds where words.contains(where: { part in marks.contains { isMeant($0, by: part) } }) {
            return word
        }
        return "app"
    }

    /// Long words may end a longer one: `smartwatch`.
    private static func isMeant(_ mark: String, by part: String) -> Bool {
        part == mark || (mark.count > 4 && part.hasSuffix(mark))
    }

    /// The first that fits counts: a watch's name often holds that of its phone.
    private static let kinds: [(word: String, marks: [String])] = [
        ("watch", ["watch", "uhr", "fenix", "forerunner", "garmin", "polar", "suunto", "coros", "amazfit", "fitbit"]),
        ("band", ["band", "whoop"]),
        ("ring", ["ring", "rings", "oura", "ultrahuman"]),
        ("scale", ["scale", "waage", "withings", "renpho", "eufy"]),
        ("phone", ["phone", "iphone", "pixel", "galaxy", "android", "handy"]),
        ("tablet", ["ipad", "tablet"]),
    ]
}
