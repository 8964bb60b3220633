/// Kinds of workout as people name them, brought to the names the tools use.
public enum ActivityLexicon {
    struct Activity: Equatable {
        var type: String
        var isIndoor: Bool?
    }

    private static let words: [String: Activity] = {
        let table: [String: [String]] = [
            "Running": [
                "laufen", "lauf", "lief", "gelaufen", "joggen", "joggte", "gejoggt", "rannte", "gerannt", "run", "ran",
                "running", "jog", "jogged",
                "jogging",
            ],
            "Walking": [
                "spaziergang", "spazieren", "gehen", "gegangen", "spazierte", "spaziert", "walk", "walked", "walking",
                "stroll",
            ],
            "Hiking": ["wandern", "wanderung", "wanderte", "gewandert", "hike", "hiked", "hiking"],
            "Cycling": [
                "radfahren", "rad gefahren", "radtour", "radelte", "geradelt", "fahrrad", "fahrradfahren", "rad",
                "cycle",
                "cycled", "cycling", "bike", "biked", "biking", "ride", "rode", "bike ride",
            ],
            "Mountain Biking": ["mtb"],
            "Swimming": ["schwimmen", "schwamm", "geschwommen", "swim", "swam", "swimming"],
            "Rowing": ["rudern", "ruderte", "gerudert", "row", "rowed", "rowing"],
            "Strength": [
                "krafttraining", "gym", "strength", "lifting", "lifted", "weights", "weightlifting",
                "strength training", "weight training",
                "lifted weights",
            ],
            "Yoga": ["yoga"], "Pilates": ["pilates"], "HIIT": ["hiit", "intervals"],
            "Dance": ["tanzen", "tanzte", "getanzt", "dance", "danced", "dancing"],
            "Gymnastics": ["gymnastik", "turnen"], "Elliptical": ["crosstrainer", "ellipsentrainer"],
            "Stairs": ["treppensteigen", "stairmaster"], "Jump Rope": ["seilspringen", "skipping"],
            "Badminton": ["federball"], "Sailing": ["segeln", "sailed"], "Snowboarding": ["snowboarden", "snowboard"],
            "Skating Sports": ["skaten", "inlineskaten", "skating", "ice skating", "eislaufen"],
            "Surfing Sports": ["surfen", "surfing", "surfed"], "Cross Country Skiing": ["langlauf", "skilanglauf"],
            "Martial Arts": ["karate", "judo", "kampfsport", "jiu jitsu", "bjj"], "Golf": ["golfen", "golfed"],
            "Climbing": [
                "klettern", "kletterte", "geklettert", "bouldern", "boulderte", "gebouldert", "climb", "climbed",
                "climbing", "bouldering",
            ], "Stretching": ["stretched", "stretch", "dehnen", "gedehnt", "dehnübungen"],
            "Skiing": ["skifahren", "ski", "ski gefahren", "skied"], "Table Tennis": ["tischtennis", "ping pong"],
            "Soccer": ["fußball", "fussball", "football"],
            "Trail Running": ["trail run", "ran trails"], "Boxing": ["boxed", "boxen", "geboxt"], "Core": ["abs"],
        ]
        var words: [String: Activity] = [:]
        for name in ActivityNames.usual where !["Play", "Other", "Core", "Transition"].contains(name) {
            words[name.lowercased()] = Activity(type: name)
        }
        for (type, names) in table { for name in names { words[name] = Activity(type: type) } }
        for (name, type) in [
            ("treadmill", "Running"), ("treadmill run", "Running"), ("indoor running", "Running"),
            ("indoor run", "Running"), ("indoor cycling", "Cycling"), ("spinning", "Cycling"),
            ("indoor walking", "Walking"), ("indoor walk", "Walking"), ("indoor rowing", "Rowing"),
        ] { words[name] = Activity(type: type, isIndoor: true) }
        return words
    }()

    private static let longestName = 4

    /// Names of one word.
    static var singleWords: [String] { words.keys.filter { $0.allSatisfy(\.isLetter) } }

    /// The first kind that is named, the longest of its names.
    static func first(in line: [String]) -> (range: Range<Int>, activity: Activity)? {
        for start in line.indices {
            for count in stride(from: min(longestName, line.count - start), to: 0, by: -1) {
                let range = start..<(start + count)
                if let activity = words[line[range].joined(separator: " ")] { return (range, activity) }
            }
        }
        return nil
    }

    /// Whether a line that begins with these words is about a workout.
    static func isActivity(_ spoken: [String]) -> Bool {
        guard let first = spoken.first else { return false }
        if ["workout", "did", "indoor", "outdoor"].contains(first) { return spoken.count > 1 }
        return self.first(in: spoken).map { $0.range.lowerBound == 0 } ?? false
    }

    /// The name of a kind as the tools use it; a kind that nobody knows keeps its name, cut to letters, digits and
    /// blanks, each word with a capital.
    /// - Returns: `nil` for a text without a letter.
    public static func type(_ text: String) -> String? { kind(text)?.type }

    /// As `type`, with whether it is indoors; `nil` where the name does not say.
    public static func kind(_ text: String) -> (type: String, isIndoor: Bool?)? {
        let plain = text.map { $0.isLetter || $0.isNumber ? $0 : " " }
        let parts = String(plain).split(separator: " ")
        let key = parts.joined(separator: " ").lowercased()
        if let known = words[key] { return (known.type, known.isIndoor) }
        if let usual = ActivityNames.usual.first(where: { $0.lowercased() == key }) { return (usual, nil) }
        guard parts.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
        let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        return (String(name.prefix(40)), nil)
    }
}
