import HealthModel

/// A question about the weather: what of it is asked, for which day and part of the day.
struct WeatherQuestion: Equatable {
    /// The topic of the question.
    enum Topic: Equatable {
        case general, rain, snow, temperature, wind, ultraviolet, air, pollen, sun, humidity, bestTime
        /// Whether it is a time to be outside: for a run, too hot, too cold.
        case sport
    }

    enum Part: Equatable { case morning, afternoon, evening, wholeDay }

    enum Days: Equatable {
        case now
        /// Counted from today.
        case day(Int)
        /// The next Saturday with its Sunday, counted from today.
        case weekend(Int)

        var offsets: [Int] {
            switch self {
            case .now: [0]
            case .day(let day): [day]
            case .weekend(let first): [first, first + 1]
            }
        }
    }

    var topic: Topic
    var days: Days
    var part: Part

    /// `nil` for a question that is not about the weather of now or of days to come: of a day that is over, or of what the
    /// weather does to somebody.
    /// - Parameter text: as it was written.
    init?(_ text: String, today: CivilDay) {
        let words = WeatherQuestionTokens(text)
        if words.has(Self.ofThePast) || words.has(Self.ofEffects) { return nil }
        topic = Self.asksDegrees(words) ? .temperature : Self.topics.first { words.has($0.words) }?.topic ?? .general
        part = Self.part(words)
        days = Self.days(words, today)
        if part != .wholeDay, days == .now { days = .day(0) }
        if days == .now, [.rain, .snow, .sun, .bestTime, .ultraviolet, .sport].contains(topic) { days = .day(0) }
    }

    /// Whether a question about days to come is plainly about the weather: it is not refused as a prediction then.
    static func isPlain(_ text: String) -> Bool {
        let words = WeatherQuestionTokens(text)
        let plain: [Topic] = [.rain, .snow, .wind, .sun, .ultraviolet, .pollen, .humidity]
        return words.has(["weather", "wetter", "forecast"]) || asksDegrees(words)
            || topics.contains { plain.contains($0.topic) && words.has($0.words) }
    }

    /// `How cold is it outside?` asks for degrees, `is it too cold to run?` for more.
    private static func asksDegrees(_ words: WeatherQuestionTokens) -> Bool {
        words.has([
            "how cold", "how warm", "how hot", "wie kalt", "wie warm", "wie heiss", "wie heiß", "temperature outside",
            "aussentemperatur", "außentemperatur",
        ])
    }

    private static let topics: [(topic: Topic, words: [String])] = [
        (
            .bestTime,
            [
                "best time", "best hours", "best hour", "when should", "when is it best", "when can", "beste zeit",
                "besten zeit",
                "am besten", "wann soll", "wann kann", "wann ist es am", "beste stunde", "besten stunden",
            ]
        ),
        (
            .sun,
            [
                "sunrise", "sunset", "sun rise", "sun set", "sun go", "sun come", "get dark", "gets dark", "daylight",
                "get light",
                "sonnenaufgang", "sonnenuntergang", "sonne", "dunkel", "tageslicht", "hell",
            ]
        ),
        (.pollen, ["pollen", "hay fever", "heuschnupfen"]),
        (
            .air,
            ["air quality", "air index", "pollution", "smog", "luftqualitaet", "luftqualität", "feinstaub", "luft"]
        ),
        (.ultraviolet, ["uv", "sunscreen", "sunburn", "sonnencreme", "sonnenbrand", "sonnenschutz"]),
        (.snow, ["snow", "snowing", "schnee", "schneit", "schneien"]),
        (
            .rain,
            [
                "rain", "raining", "rainy", "umbrella", "wet", "dry", "regen", "regnet", "regnen", "regenschirm",
                "schirm",
                "nass", "trocken", "regnerisch",
            ]
        ),
        (.wind, ["wind", "windy", "gusts", "gust", "storm", "windig", "boeen", "böen", "stürmisch", "sturm"]),
        (.humidity, ["humid", "humidity", "muggy", "luftfeuchtigkeit", "luftfeuchte", "schwuel", "schwül"]),
        (
            .sport,
            [
                "run", "running", "walk", "ride", "cycle", "cycling", "bike", "hike", "outside", "train", "training",
                "workout",
                "laufen", "lauf", "joggen", "spaziergang", "radfahren", "rad", "draussen", "draußen", "wandern",
                "sport",
                "trainieren", "spazieren",
            ]
        ),
        (
            .temperature,
            [
                "hot", "cold", "warm", "temperature", "degrees", "chilly", "freezing", "heiss", "heiß", "kalt",
                "temperatur",
                "grad", "kuehl", "kühl", "friert",
            ]
        ),
    ]

    private static let ofThePast = [
        "yesterday", "last week", "last month", "last year", "last night", "was", "were", "did", "had", "ago",
        "gestern",
        "vorgestern", "letzte", "letzten", "letzter", "letztes", "hatte", "vor", "geregnet", "geschneit", "rained",
        "snowed",
    ]
    /// Words of questions about the weather's effect on somebody, which are others than how it is.
    private static let ofEffects = [
        "on hot days", "on cold days", "on rainy days", "on sunny days", "hot days", "cold days", "rainy days",
        "rainy day",
        "sunny days", "when its", "when it is", "when it rains", "in the heat", "in the cold", "in the rain",
        "bei hitze",
        "bei kaelte", "bei kälte", "bei regen", "heissen tagen", "heißen tagen", "kalten tagen", "heisse tage",
        "heiße tage",
        "im regen", "affect", "influence", "correlate", "slower", "faster", "better", "worse", "langsamer", "schneller",
        "besser",
        "schlechter", "beeinflusst", "wirkt", "einfluss",
    ]

    private static func part(_ words: WeatherQuestionTokens) -> Part {
        if words.has(["afternoon", "nachmittag", "nachmittags", "midday", "lunch", "mittag", "mittags"]) {
            return .afternoon
        }
        if words.has(["evening", "tonight", "after work", "abend", "abends", "night", "nacht", "feierabend"]) {
            return .evening
        }
        if words.has(["morning", "vormittag", "vormittags", "frueh", "früh", "heute morgen", "morgens"]) {
            return .morning
        }
        return .wholeDay
    }

    private static func days(_ words: WeatherQuestionTokens, _ today: CivilDay) -> Days {
        if words.has(["day after tomorrow", "uebermorgen", "übermorgen"]) { return .day(2) }
        if words.has(["weekend", "wochenende"]) {
            // On a Sunday it is the one that goes on.
            let ahead = (6 - weekday(of: today) + 7) % 7
            return weekday(of: today) == 7 ? .day(0) : .weekend(ahead)
        }
        for (index, names) in weekdays.enumerated() where words.has(names) {
            return .day((index + 1 - weekday(of: today) + 7) % 7)
        }
        if words.has(["tomorrow"]) || words.has(["morgen"]) && !words.has(["heute morgen"]) { return .day(1) }
        let isToday = words.has([
            "today", "tonight", "this morning", "this afternoon", "this evening", "heute", "later", "spaeter", "später",
        ])
        return isToday ? .day(0) : .now
    }

    /// 1 is Monday.
    static func weekday(of day: CivilDay) -> Int { ((day.number + 3) % 7 + 7) % 7 + 1 }

    private static let weekdays = [
        ["monday", "montag"], ["tuesday", "dienstag"], ["wednesday", "mittwoch"], ["thursday", "donnerstag"],
        ["friday", "freitag"], ["saturday", "samstag", "sonnabend"], ["sunday", "sonntag"],
    ]
}

/// The words of a question, to look whole words and phrases up in.
private struct WeatherQuestionTokens {
    private let text: String

    init(_ text: String) {
        let letters = text.lowercased().replacing("'", with: "").replacing("’", with: "")
        self.text = " " + letters.split { !($0.isLetter || $0.isNumber) }.joined(separator: " ") + " "
    }

    func has(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
}
