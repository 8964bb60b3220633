/// Reads the numbers of an answer: what each could mean, and whether it may be about the person at all.
///
/// One pass over the text with a bounded look around each number, so that the work grows with the length alone.
public struct FigureReader {
    /// As much of an answer is read.
    public static let longestText = 400_000
    /// As many numbers are.
    public static let mostFigures = 2_000
    /// Scalars, and figures, after which a sentence counts as over.
    static let longestSentence = 1_500
    static let mostInSentence = 60

    let text: [Unicode.Scalar]
    let language: AnswerLanguage
    let cues: Cues
    let relations: RelationLexicon
    var at = 0
    var figures: [Figure] = []
    var sentence = Sentence()
    var line = Line()
    var before = PrecedingWord()
    var beginsClause = true
    /// The mood of the lines of a list, by the line above them or their heading.
    var listMood = Mood.open
    var headingMood = Mood.open
    var blocks = Blocks()
    /// The sentence before in the paragraph advises.
    var followsAdvice = false
    /// Up to where what is read is code.
    var codeEnd = 0
    var fence: (sign: Unicode.Scalar, isCode: Bool)?
    /// The paragraph tells of a change of clocks.
    var tellsOfClocks = false
    /// The next number in parentheses, if they are counted up: `(1) … (2) …`.
    var nextParenthesis = 1.0

    /// The numbers in the order they stand in the text.
    public static func figures(in text: String) -> [Figure] {
        var reader = FigureReader(text)
        reader.read()
        return reader.figures
    }

    private init(_ text: String) {
        self.text = Array(text.unicodeScalars.prefix(Self.longestText))
        language = AnswerLanguage(of: self.text)
        cues = language.cues
        relations = RelationLexicon.of(language)
    }

    struct Sentence {
        var mood = Mood.open
        var compares = false
        var first = 0
        /// Numbers that have no aside yet, with how many words were read before them.
        var open: [(figure: Int, words: Int)] = []
        var words = 0
        var start = 0
        var sums = false
        var namesRatio = false
        var isOfMany = false
        var canDo = false
        var isRefused = false
        var isClaimed = false
        /// It speaks of what the data hold: `the trend of`, `the remaining`.
        var isOfData = false
        var isOfUsual = false
        var isRate = false
        /// `In miles: 13.6`
        var unitAhead: WrittenUnit?
    }

    /// Lists and tables, and what stands above and below them.
    struct Blocks {
        /// Figures of the last paragraph that is no list, the newest, and the items or rows that followed so far.
        var intro: [Int] = []
        var count = 0
        /// Items or rows of the list or table above.
        var above = 0
        /// It proposes.
        var isPlan = false
        /// The cells of the table's heading.
        var headings: [Range<Int>] = []
        var isBody = false
        var column = 0
    }

    struct Line {
        var isTable = false
        var isHeading = false
        var isItem = false
        var hasContent = false
        var endsWithColon = false
        var isBlank = true
    }

    struct PrecedingWord {
        var text = ""
        var isCapital = false
        /// The word before it.
        var earlier = ""
        /// Where it ended.
        var end = -1

        /// `vor zwei Wochen`, `il y a deux semaines`, `hace dos semanas`: how long ago.
        var leadsBack: Bool { ["vor", "hace", "há"].contains(text) || text == "a" && earlier == "y" }
    }

    /// The last figures with the word before each.
    var leads: [(figure: Int, word: String)] = []

    /// A number without a unit that a further one follows: `6–7 h`.
    var pending: PendingUnit?

    struct PendingUnit {
        var figure: Int
        var values: [LexedNumber.Value]
        var rough: Bool
    }

    private mutating func read() {
        beginLine()
        while at < text.count, figures.count < Self.mostFigures {
            let scalar = text[at]
            // No person's sentence: what is looked at for each of its figures stays bounded.
            if at - sentence.start >= Self.longestSentence || figures.count - sentence.first >= Self.mostInSentence {
                endSentence()
            }
            if scalar.isLineEnd {
                endLine()
            } else if scalar.isDigit {
                readNumber()
            } else if scalar.isLetter {
                readWord()
            } else {
                readMark(scalar)
            }
        }
        endSentence()
    }
}

extension String {
    /// A word as cues and units are looked up.
    init(word scalars: some Sequence<Unicode.Scalar>, isLowercased: Bool = true) {
        var word = ""
        for scalar in scalars { word.unicodeScalars.append(scalar == "’" ? "'" : scalar) }
        self = isLowercased ? word.lowercased() : word
    }

    /// `objectif` of `l'objectif`.
    var withoutElision: String {
        guard let mark = firstIndex(of: "'"), mark != startIndex, distance(from: startIndex, to: mark) <= 5,
            index(after: mark) < endIndex
        else { return self }
        return String(self[index(after: mark)...])
    }
}
