import Passphrases
import Testing

@Suite struct `How hard a passphrase is to guess` {
    @Test(arguments: [
        "correct horse battery", "four words nobody guesses", "tT7#kk29-Wq!xp",
        "kxwvqzthbn", "Dachs rollt Käse den Hang", "plain old sunny", "心 が 山 川 海 を", "a passphrase of a backup",
    ])
    func `is enough for words that do not belong together, and for what has no pattern`(text: String) {
        #expect(PassphraseStrength(text).problem == nil, "\(PassphraseStrength(text))")
    }

    @Test(arguments: [
        ("short", "10 characters"), ("a1b2c3", "10 characters"), ("", "10 characters"), ("   ", "10 characters"),
        ("correct horse battery staple", "common password"), ("Correct-Horse-Battery-Staple", "common password"),
        ("correcthorsebatterystaple", "common password"), ("open sesame", "common password"),
        ("password123", "common password"), ("P@ssw0rd1985", "common password"), ("drowssapdrowssap", "repeats"),
        ("michaelmichael", "repeats"), ("julia24121985", "date"), ("Sebastian1", "name"), ("24.12.1985", "date"),
        ("aaaaaaaaaaaaaaaa", "repeats"), ("abcabcabcabc", "repeats"), ("abcdefghijklmnop", "follow each other"),
        ("qwertyuiop", "side by side"), ("1qaz2wsx3edc", "side by side"), ("asdfghjklqwertyuiop", "side by side"),
        ("sunflowers", "common words"), ("4711081523", "PIN"), ("0151234567", "PIN"), ("1985-12-24", "date"),
    ])
    func `is too little for what is tried first, and it says why`(text: String, reason: String) {
        let problem = PassphraseStrength(text).problem
        #expect(problem?.contains(reason) == true, "\(PassphraseStrength(text)), \(problem ?? "taken")")
    }

    @Test(arguments: [
        "one two three four", "One-Two-Three-Four", "onetwothreefour", "five, four, three, two, one",
        "two four six eight", "eins zwei drei vier", "zwölf elf zehn neun acht", "zwoelf elf zehn neun",
        "first second third fourth",
        "monday tuesday wednesday thursday", "Montag Dienstag Mittwoch Donnerstag", "sunday.saturday.friday",
        "january february march april", "Januar Februar März April", "dezember november oktober september",
        "jan feb mar apr may jun", "spring summer autumn winter", "two four one three", "friday monday sunday",
    ])
    func `is too little for words that everybody says in a row`(text: String) {
        let problem = PassphraseStrength(text).problem
        #expect(problem?.contains("in a row") == true, "\(PassphraseStrength(text)), \(problem ?? "taken")")
    }

    @Test(arguments: ["one badger two walnuts three prisms", "monday kettle april orbit", "seven dwarfs ate nine pies"])
    func `is enough for a number or a day among other words`(text: String) {
        #expect(PassphraseStrength(text).problem == nil, "\(PassphraseStrength(text))")
    }

    @Test func `does not go down with a further word`() {
        let words = "badger velvet orbit mustard kettle prism walnut".split(separator: " ")
        let grades = words.indices.map { PassphraseStrength(words[...$0].joined(separator: " ")).guesses }
        #expect(zip(grades, grades.dropFirst()).allSatisfy { $0 < $1 }, "\(grades)")
    }

    @Test func `counts four words for ten characters`() {
        #expect(PassphraseStrength("ox by qz vü").grade > .tooShort)
        #expect(PassphraseStrength("qzjxvkw").grade == .tooShort)
    }

    /// Whoever pastes a book waits no longer than for a line: only its beginning is looked at.
    @Test func `looks at the beginning of what is very long`() {
        let long = String(repeating: "walnut kettle ", count: 10_000)
        #expect(PassphraseStrength(long).guesses == PassphraseStrength(String(long.prefix(100))).guesses)
    }
}
