/// The reading of a question by rules.
public struct QuestionReading: Equatable, Sendable {
    /// A call of a tool that a question was read as.
    public struct Call: Equatable, Sendable {
        public var name: String
        public var argumentsJSON: String

        public init(name: String, argumentsJSON: String) { (self.name, self.argumentsJSON) = (name, argumentsJSON) }
    }

    /// A part of the meaning that can be changed by asking another question.
    public struct Chip: Equatable, Sendable {
        /// Another reading that can be chosen in its place.
        public struct Choice: Equatable, Sendable {
            public var label: String
            /// The question that is asked when this is chosen.
            public var question: String

            public init(label: String, question: String) { (self.label, self.question) = (label, question) }
        }
        public var label: String
        public var choices: [Choice]

        public init(label: String, choices: [Choice]) { (self.label, self.choices) = (label, choices) }
    }

    /// ISO 639 code of the language it was asked in.
    public var language: String
    /// Whether it gets the figure it asks for.
    public var isAnswered: Bool
    /// The whole meaning in a sentence; empty where there is none.
    public var sentence: String
    /// The tools that were asked, with their arguments as JSON.
    public var calls: [Call]
    /// Words that were not understood.
    public var unread: [String]
    /// Other readings of the same words, as questions that choose them.
    public var other: [String] = []
    /// The parts of the meaning, in their order. Those of figures come with a further event behind the text; before it there are none.
    public var chips: [Chip] = []
    /// Questions near one that was not answered, or that go on from a conclusion, each to be chosen by its number.
    public var near: [String] = []

    public init(language: String, isAnswered: Bool, sentence: String, calls: [Call], unread: [String]) {
        (self.language, self.isAnswered, self.sentence) = (language, isAnswered, sentence)
        (self.calls, self.unread) = (calls, unread)
    }
}
