/// What was made of a question that is read by rules.
public struct QuestionReading: Equatable, Sendable {
    /// ISO 639 code of the language it was asked in.
    public var language: String
    /// Whether it gets the figure it asks for.
    public var isAnswered: Bool
    /// The whole meaning in a sentence; empty where there is none.
    public var sentence: String
    /// The tools that were asked, with their arguments as JSON.
    public var calls: [(name: String, argumentsJSON: String)]
    /// Words that were not understood.
    public var unread: [String]

    public init(
        language: String, isAnswered: Bool, sentence: String, calls: [(name: String, argumentsJSON: String)],
        unread: [String]
    ) {
        (self.language, self.isAnswered, self.sentence) = (language, isAnswered, sentence)
        (self.calls, self.unread) = (calls, unread)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.language == right.language && left.isAnswered == right.isAnswered && left.sentence == right.sentence
            && left.calls.elementsEqual(right.calls, by: ==) && left.unread == right.unread
    }
}
