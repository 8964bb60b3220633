/// Small numbers as words, in English and German.
enum NumberWord {
    static func value(_ word: String) -> Double? { values[word] }

    private static let values: [String: Double] = [
        "no": 0, "zero": 0, "half": 0.5, "a": 1, "an": 1, "one": 1, "ein": 1, "eine": 1, "einem": 1, "einer": 1,
        "eins": 1, "two": 2, "zwei": 2, "three": 3, "drei": 3, "four": 4, "vier": 4, "five": 5, "fünf": 5, "six": 6,
        "sechs": 6, "seven": 7, "sieben": 7, "eight": 8, "acht": 8, "nine": 9, "neun": 9, "ten": 10, "zehn": 10,
        "eleven": 11, "elf": 11, "twelve": 12, "zwölf": 12,
    ]
}
