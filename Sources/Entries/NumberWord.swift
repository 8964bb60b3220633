/// Small numbers as words, in English and German.
enum NumberWord {
    static func value(_ word: String) -> Double? { values[word] }

    private static let values: [String: Double] = [
        "no": 0, "zero": 0, "half": 0.5, "a": 1, "an": 1, "one": 1, "ein": 1, "eine": 1, "einem": 1, "einer": 1,
        "eins": 1, "two": 2, "zwei": 2, "three": 3, "drei": 3, "four": 4, "vier": 4, "five": 5, "fünf": 5, "six": 6,
        "sechs": 6, "seven": 7, "sieben": 7, "eight": 8, "acht": 8, "nine": 9, "neun": 9, "ten": 10, "zehn": 10,
        "eleven": 11, "elf": 11, "twelve": 12, "zwölf": 12, "thirteen": 13, "dreizehn": 13, "fourteen": 14,
        "vierzehn": 14, "sixteen": 16, "sechzehn": 16, "seventeen": 17, "siebzehn": 17, "eighteen": 18, "achtzehn": 18,
        "nineteen": 19, "neunzehn": 19, "seventy": 70, "siebzig": 70, "eighty": 80, "achtzig": 80, "anderthalb": 1.5,
        "eineinhalb": 1.5, "zweieinhalb": 2.5,
        "dreieinhalb": 3.5, "fifteen": 15, "fünfzehn": 15, "twenty": 20, "zwanzig": 20, "thirty": 30, "dreißig": 30,
        "forty": 40, "vierzig": 40, "fifty": 50, "fünfzig": 50, "sixty": 60, "sechzig": 60, "ninety": 90,
        "neunzig": 90, "hundred": 100, "hundert": 100, "einhundert": 100, "zweihundert": 200, "dreihundert": 300,
        "vierhundert": 400, "fünfhundert": 500, "sechshundert": 600, "siebenhundert": 700, "achthundert": 800,
        "neunhundert": 900, "tausend": 1000,
    ]
}
