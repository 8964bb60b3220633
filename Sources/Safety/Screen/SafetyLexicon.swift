/// The patterns of one language, as a table that is read at the first question.
///
/// A line is one pattern, its elements apart by spaces. An element is
/// - a word without its accents or with them; `kill*` for all that begin so;
/// - `a|b|c_d`, any of these, `_` joining words in a row; `@wish`, a list that a line `@wish = a|b` named before;
/// - `?a`, which may be missing;
/// - `#100-1199`, a number in this range, in figures or in words;
/// - `$`, at the end of a pattern: the sentence ends there, or a comma follows;
/// - `..` or `...`, up to three or seven words between, none of which denies and none beyond the end of a sentence.
///
/// `& a b` asks for further words near the match, `! a b` for their absence. Lines of a section `[crisis.now]` are signs of that
/// concern and urgency. Other sections:
/// - `[idiom]`: words that mean no sign, whatever they hold;
/// - `[not]`, `[but]`: what denies, and where denying ends; `[ask]`: asks for general knowledge; `[past]`: long ago;
/// - `[own]`, `[other]`: words for the person who writes, and for others;
/// - `[common]`: everyday words, by which the language is told; `[word]`: words that are only known as such, so that they are
///   taken for no slip of another and are found in letters without spaces;
/// - `[number]`, `[mass]`, `[time]`: words with their values, in kilograms and in days; `[lose]`: to lose weight, and
///   `[lost]`: to have lost it; `[spelling]`: words that are written together.
struct SafetyLexicon: Sendable {
    var language: SafetyLanguage
    var table: String

    static let all: [SafetyLexicon] = [english, german, french, spanish, italian, portuguese, dutch]
}

/// A language that a message can be screened in and a notice be shown in.
enum SafetyLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case portuguese = "pt"
    case dutch = "nl"

    /// One bit of a set.
    var bit: UInt8 { 1 << UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
}
