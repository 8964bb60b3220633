/// Kinds of workout as people name them, brought to the names the tools use.
public enum ActivityLexicon {
    struct Activity: Equatable {
        var type: String
        var isIndoor: Bool?
        /// Of a race that is named by it.
        var kilometres: Double?
        /// Whether only the machine was named, on which one may walk too.
        var isTreadmill = false

        /// Whether it is usual to say how long a kilometre took.
        var hasPace: Bool {
            [
                "Running", "Trail Running", "Walking", "Hiking", "Nordic Walking", "Swimming", "Open Water Swimming",
                "Rowing",
            ]
            .contains(type) || type.contains("Cycling") || type.contains("Skiing")
        }
    }

    private static let words: [String: Activity] = {
        let table: [String: [String]] = [
            "Running": [
                "laufen", "lauf", "lief", "gelaufen", "joggen", "joggte", "gejoggt", "rannte", "gerannt", "run", "ran",
                "running", "longrun", "long run", "jog", "jogged",
                "jogging",
            ],
            "Walking": [
                "spaziergang", "spazieren", "gehen", "gegangen", "spazierte", "spaziert", "walk", "walked", "walking",
                "stroll",
            ],
            "Hiking": ["wandern", "wanderung", "wanderte", "gewandert", "hike", "hiked", "hiking"],
            "Cycling": [
                "e-bike", "ebike", "e-bike ride", "bike commute", "cyclocross", "gravel ride", "gravel bike",
                "rennrad", "fahrradtour", "rennradtour", "radausfahrt", "radeln",
                "radfahren", "rad gefahren", "radtour", "radelte", "geradelt", "fahrrad", "fahrradfahren", "rad",
                "cycle",
                "cycled", "cycling", "velo", "velofahren", "velotour", "bike", "biked", "biking", "ride", "rode",
                "bike ride",
            ],
            "Mountain Biking": ["mtb", "mountainbiken", "mountainbike", "mountain bike"],
            "Cardio": ["cardio training", "cardiotraining", "bootcamp", "boot camp"],
            "Open Water Swimming": ["open water swim", "ow swim", "ows", "freiwasserschwimmen", "see schwimmen"],
            "Water Fitness": [
                "aqua fitness", "aqua fit", "aquafit", "aquafitness", "wassergymnastik", "aqua aerobics",
                "water aerobics", "aqua jogging",
                "aquajogging",
            ],
            "Equestrian Sports": ["horse riding", "horseback riding", "reiten", "geritten", "reitstunde"],
            "Handball": ["handball gespielt"], "Bowling": ["kegeln"],
            "Paddling": [
                "paddle", "paddled", "kayaking", "kayak", "kajak", "canoeing", "kanu", "paddeln", "kajakfahren",
            ],
            "Paddle Sports": ["stand up paddling", "paddleboarding"], "Mobility": ["mobility work"],
            "Downhill Skiing": ["alpine skiing", "ski alpin"],
            "Underwater Diving": ["diving", "tauchen", "scuba"], "Fencing": ["fechten"],
            "Wrestling": ["ringen"], "Archery": ["bogenschießen"], "Nordic Walking": ["nordic walk"],
            "Swimming": ["schwimmen", "schwamm", "geschwommen", "swim", "swam", "swimming"],
            "Rowing": ["erg", "rudern", "ruderte", "gerudert", "row", "rowed", "rowing"],
            "Strength": [
                "krafttraining", "gym", "fitnessstudio", "fitness studio", "strength", "lifting", "lifted", "weights",
                "weightlifting",
                "strength training", "weight training",
                "lifted weights",
            ],
            "Yoga": ["yoga"], "Pilates": ["pilates"],
            "HIIT": ["hiit", "intervals", "interval training", "intervalltraining", "tabata"],
            "Cross Training": ["crossfit"],
            "Dance": ["zumba", "tanzen", "tanzte", "getanzt", "dance", "danced", "dancing"],
            "Gymnastics": ["gymnastik", "turnen"], "Elliptical": ["crosstrainer", "ellipsentrainer"],
            "Stairs": ["treppensteigen", "stairmaster"], "Jump Rope": ["seilspringen", "skipping"],
            "Badminton": ["federball"], "Sailing": ["segeln", "sailed"], "Snowboarding": ["snowboarden", "snowboard"],
            "Skating Sports": [
                "skaten", "inlineskaten", "inline skating", "rollerblading", "rollerbladed", "skateboarding", "skating",
                "ice skating", "eislaufen",
            ],
            "Surfing Sports": ["surfen", "surfing", "surfed"], "Cross Country Skiing": ["langlauf", "skilanglauf"],
            "Martial Arts": ["karate", "judo", "kampfsport", "jiu jitsu", "bjj"], "Golf": ["golfen", "golfed"],
            "Climbing": [
                "klettern", "kletterte", "geklettert", "bouldern", "boulderte", "gebouldert", "climb", "climbed",
                "climbing", "bouldering",
            ], "Stretching": ["stretched", "stretch", "dehnen", "gedehnt", "dehnübungen"],
            "Skiing": [
                "skifahren", "ski", "ski gefahren", "skied", "skitour", "ski tour", "ski touring", "backcountry skiing",
            ], "Table Tennis": ["tischtennis", "ping pong"],
            "Soccer": ["fußball", "fussball", "football", "footy", "footie"], "Basketball": ["bball"],
            "Padel": ["padel", "padel tennis"], "Frisbee": ["frisbee", "ultimate frisbee"],
            "Trail Running": ["trail run", "ran trails", "trailrun", "trailrunning", "traillauf"],
            "Boxing": ["boxed", "boxen", "geboxt"], "Core": ["abs"],
            "Gardening": [
                "gardening", "gardened", "yard work", "yardwork", "mowed lawn", "mowed the lawn", "mowing the lawn",
                "gartenarbeit", "im garten gearbeitet", "rasenmähen", "rasen gemäht", "rasen mähen",
            ],
        ]
        var words: [String: Activity] = [:]
        for name in ActivityNames.usual where !["Play", "Other", "Core", "Transition"].contains(name) {
            words[name.lowercased()] = Activity(type: name)
        }
        for (type, names) in table { for name in names { words[name] = Activity(type: type) } }
        for (name, type) in [
            ("treadmill", "Running"), ("treadmill run", "Running"), ("treadmill walk", "Walking"),
            ("running machine", "Running"),
            ("indoor running", "Running"),
            ("indoor run", "Running"), ("indoor cycling", "Cycling"), ("spinning", "Cycling"),
            ("spin class", "Cycling"), ("spin", "Cycling"), ("zwift", "Cycling"), ("turbo", "Cycling"),
            ("turbo trainer", "Cycling"),
            ("indoor walking", "Walking"), ("indoor walk", "Walking"), ("indoor rowing", "Rowing"),
            ("laufband", "Running"), ("ergometer", "Cycling"), ("hometrainer", "Cycling"),
            ("heimtrainer", "Cycling"), ("exercise bike", "Cycling"), ("stationary bike", "Cycling"),
            ("rowing machine", "Rowing"), ("rudergerät", "Rowing"),
        ] { words[name] = Activity(type: type, isIndoor: true) }
        for name in ["treadmill", "laufband"] { words[name]?.isTreadmill = true }
        words["marathon"] = Activity(type: "Running", kilometres: 42.195)
        for name in ["half marathon", "half-marathon", "halbmarathon"] {
            words[name] = Activity(type: "Running", kilometres: 21.0975)
        }
        return words
    }()

    /// Things that are played and are no exercise.
    static let pastimes: Set = [
        "chess", "guitar", "piano", "violin", "cello", "drums", "flute", "cards", "poker", "scrabble", "monopoly",
        "fifa",
        "minecraft", "playstation", "xbox", "nintendo", "games", "computer", "music", "schach", "gitarre", "klavier",
        "geige", "schlagzeug", "flöte", "karten", "skat", "spiele", "musik",
    ]

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
            if let type = compound(line[start]) { return (start..<(start + 1), Activity(type: type)) }
        }
        return nil
    }

    /// `Waldlauf`, `Abendspaziergang`: of a German compound the last part says the kind.
    private static func compound(_ word: String) -> String? {
        let others: Set = ["skilauf", "eiskunstlauf", "verlauf", "kreislauf", "lebenslauf"]
        guard word.count > 7, !others.contains(word) else { return nil }
        return [
            ("spaziergang", "Walking"), ("wanderung", "Hiking"), ("radtour", "Cycling"), ("radrunde", "Cycling"),
            ("bergtour", "Hiking"), ("skitour", "Skiing"), ("lauf", "Running"), ("krafttraining", "Strength"),
            ("schwimmen", "Swimming"), ("gymnastik", "Gymnastics"),
        ].first { word.hasSuffix($0.0) }?.1
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
