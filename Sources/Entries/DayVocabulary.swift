import HealthModel

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

    /// A unit in which days are counted.
    enum Unit { case day, week, month, year }

    /// By its name in the singular or the plural.
    static func unit(_ word: String) -> Unit? { units[word] }

    private static let units: [String: Unit] = [
        "day": .day, "days": .day, "tag": .day, "tage": .day, "tagen": .day, "week": .week, "weeks": .week,
        "woche": .week, "wochen": .week, "month": .month, "months": .month, "monat": .month, "monate": .month,
        "monaten": .month, "year": .year, "years": .year, "jahr": .year, "jahre": .year, "jahren": .year,
    ]

    /// The day that lies so many units behind another, or before it where the count is below zero; of a shorter month its
    /// last one. `nil` before the year 1.
    static func day(_ day: CivilDay, movedBy count: Int, _ unit: Unit) -> CivilDay? {
        let (year, month, date) = day.components
        switch unit {
        case .day: return day.advanced(by: count)
        case .week: return day.advanced(by: 7 * count)
        case .month: return self.day(inMonth: year * 12 + month - 1 + count, date)
        case .year: return self.day(inMonth: (year + count) * 12 + month - 1, date)
        }
    }

    /// The day of a month counted from year 0, or its last one where it is shorter.
    static func day(inMonth months: Int, _ date: Int) -> CivilDay? {
        guard months > 12 else { return nil }
        return (0...3).lazy.compactMap { CivilDay(year: months / 12, month: months % 12 + 1, day: date - $0) }.first
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
