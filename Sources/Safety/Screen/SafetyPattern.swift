import ChatModel

/// Elements in a row, with the words that may stand between.
struct SafetySequence: Sendable {
    struct Step: Sendable {
        var element: UInt16
        /// Words that may be passed over before it.
        var gap: UInt8
        var isOptional = false
    }
    var steps: [Step]
}

/// A sign: a sequence, what has to stand near it, and what must not.
struct SafetyPattern: Sendable {
    var concern: SafetyNotice.Concern
    var urgency: SafetyNotice.Urgency
    var language: SafetyLanguage
    var sequence: SafetySequence
    /// The step that is looked for first: its words are the rarest.
    var anchor = 0
    /// One sequence of each.
    var required: [[SafetySequence]] = []
    var excluded: [SafetySequence] = []
    /// It says itself that something is not so (`no reason to live`): a word before does not deny it.
    var denies = false
    var isIdiom = false
    /// Weight that falls without being wanted to.
    var isLoss = false
    /// A sentence, or a clause before a comma, ends with it.
    var endsSentence = false
}

/// The elements in the sections of a lexicon that are no patterns.
struct SafetyMarks: Sendable {
    var not: UInt16
    var but: UInt16
    var own: UInt16
    var other: UInt16
    var common: UInt16
    var lose: UInt16
    var lost: UInt16
    var asks: [SafetySequence] = []
    var past: [SafetySequence] = []
    /// Elements of units with their kilograms or days.
    var masses: [UInt16: Double] = [:]
    var times: [UInt16: Double] = [:]
}

/// All lexicons, ready to be matched.
struct SafetyIndex: Sendable {
    private(set) var vocabulary = SafetyVocabulary()
    private(set) var patterns: [SafetyPattern] = []
    /// Patterns by the element of their anchor.
    private(set) var anchored: [[Int]] = []
    private(set) var marks: [SafetyMarks] = []
    /// For each element, whether it is a unit of mass or time.
    private(set) var isUnit: [Bool] = []

    static let shared = SafetyIndex(SafetyLexicon.all)

    init(_ lexicons: [SafetyLexicon]) {
        var reader = SafetyLexiconReader()
        for lexicon in lexicons { marks.append(reader.read(lexicon, patterns: &patterns)) }
        vocabulary = reader.vocabulary
        vocabulary.finish()
        anchored = Array(repeating: [], count: Int(reader.elementCount))
        isUnit = Array(repeating: false, count: Int(reader.elementCount))
        for unit in marks.flatMap({ Array($0.masses.keys) + Array($0.times.keys) }) { isUnit[Int(unit)] = true }
        for index in patterns.indices {
            let steps = patterns[index].sequence.steps
            let certain = steps.indices.filter { !steps[$0].isOptional }
            let anchor = certain.min {
                reader.commonness(of: steps[$0].element) < reader.commonness(of: steps[$1].element)
            }
            patterns[index].anchor = anchor ?? 0
            anchored[Int(steps[patterns[index].anchor].element)].append(index)
        }
    }
}
