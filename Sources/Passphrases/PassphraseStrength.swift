import Foundation

/// How hard a passphrase is to guess, and whether it may protect keys, a backup or an export.
///
/// The judgement is that of zxcvbn (Wheeler, USENIX Security 2016): the passphrase is cut into the parts that whoever guesses
/// would try first (common passwords, names, words, dates, runs on the keyboard, sequences, repeats), each costing so many
/// guesses, and what is left counts ten for each character. The cheapest cut counts.
public struct PassphraseStrength: Equatable, Sendable {
    /// How hard a passphrase is to guess.
    public enum Grade: Int, Comparable, Sendable {
        /// Refused: fewer characters and words than wanted.
        case tooShort
        /// Refused: tried out sooner than is good even where each guess takes half a second.
        case guessable
        case fair
        case strong

        /// Weaker grades come first.
        public static func < (one: Grade, other: Grade) -> Bool { one.rawValue < other.rawValue }
    }

    /// The fewest characters, unless there are `leastWords`.
    public static let leastCharacters = 10
    /// Words with which a passphrase may have fewer characters.
    public static let leastWords = 4
    /// Below so many guesses, as a power of ten, it is refused. At half a second each on a thousand cores: 14 hours.
    public static let leastGuesses = 8.0
    static let strongGuesses = 12.0
    /// Only so many characters are looked at; more make nothing worse.
    static let mostCharacters = 100

    public let grade: Grade
    /// Guesses until it is found, as a power of ten.
    public let guesses: Double
    /// The kind of part that makes it cheapest to guess; `nil` where there is none to tell of.
    let weakness: PassphrasePart.Kind?

    public init(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let characters = Array(text.precomposedStringWithCanonicalMapping.prefix(Self.mostCharacters))
        let cut = PassphraseCut(characters)
        let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "_" || $0 == "." }
            .count { $0.contains(where: \.isLetter) }
        guesses = cut.guesses
        let isPIN = characters.allSatisfy(\.isNumber) && characters.count < Self.leastForDigits
        weakness = isPIN ? .digits : cut.weakness
        if characters.count < Self.leastCharacters, words < Self.leastWords {
            grade = .tooShort
        } else if isPIN || guesses < Self.leastGuesses {
            grade = .guessable
        } else {
            grade = guesses < Self.strongGuesses ? .fair : .strong
        }
    }

    /// Digits alone are a PIN, or the number of a telephone: never enough to wrap a key.
    private static let leastForDigits = 16

    /// Why it is refused, as a sentence with what to do; `nil` where it is taken.
    public var problem: String? {
        switch grade {
        case .tooShort:
            "Take \(Self.leastCharacters) characters or more, best four words."
        case .guessable:
            "The passphrase is easy to guess: \(weakness?.words ?? "it has too little in it"). "
                + "Take four words that nobody would expect together."
        case .fair, .strong: nil
        }
    }

    /// A word on it for people, while it is typed.
    public var words: String {
        switch grade {
        case .tooShort: "too short"
        case .guessable: "easy to guess"
        case .fair: "fair; more words make it better"
        case .strong: "strong"
        }
    }
}

extension PassphrasePart.Kind {
    /// Goes on from 'it is easy to guess:'.
    fileprivate var words: String {
        switch self {
        case .common: "it is built on a common password"
        case .name: "it is built on a name"
        case .word: "it is built on one or two common words"
        case .date: "it is built on a date"
        case .keyboard: "its keys lie side by side"
        case .sequence: "its characters follow each other"
        case .wordSequence: "its words are numbers, weekdays, months or seasons in a row"
        case .repetition: "it repeats itself"
        case .digits: "digits alone are a PIN, and those are soon tried out"
        }
    }
}
