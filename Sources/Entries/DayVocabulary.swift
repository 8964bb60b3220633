/// Names of weekdays, months and days of a month in English and German, in lower case.
enum DayVocabulary {
    /// A list for each way to name them, Monday first as `CivilDay.weekday` counts. `son` is of Sunday, so that
    /// `sonnabend` stands behind it.
    static let weekdays = [
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
        ["", "", "", "", "", "sonnabend", ""],
    ]

    static let months = [
        [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november", "december",
        ],
        [
            "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
            "dezember",
        ],
        ["jänner", "feber", "maerz", "", "", "", "", "", "", "", "", ""],
    ]

    /// 0 for Monday; by the name or its first three letters or more.
    static func weekday(_ word: String) -> Int? { place(of: word, among: weekdays) }

    /// 1 for January; by the name or its first three letters or more.
    static func month(_ word: String) -> Int? { place(of: word, among: months).map { $0 + 1 } }

    /// 1 to 31; `third`, `dritter`.
    static func dayOfMonth(_ word: String) -> Int? {
        let stem = word.last.map { "rn".contains($0) } == true ? String(word.dropLast()) : word
        return (ordinals.firstIndex(of: word) ?? germanOrdinals.firstIndex(of: stem)).map { $0 + 1 }
    }

    private static func place(of word: String, among lists: [[String]]) -> Int? {
        guard word.count >= 3 else { return nil }
        return lists.lazy.compactMap { names in names.firstIndex { $0.hasPrefix(word) } }.first
    }

    private static let ordinals: [String] = {
        let ones = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
        let teens = [
            "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
            "eighteenth", "nineteenth",
        ]
        return ones + teens + ["twentieth"] + ones.map { "twenty-\($0)" } + ["thirtieth", "thirty-first"]
    }()

    private static let germanOrdinals: [String] = {
        let ones = ["erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte"]
        let teens = [
            "zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
        ]
        let units = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
        return ones + teens.map { $0 + "te" } + ["zwanzigste"] + units.map { $0 + "undzwanzigste" }
            + ["dreißigste", "einunddreißigste"]
    }()
}
