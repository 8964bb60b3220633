import Foundation

/// A conversation in which words were found.
public struct ConversationMatch: Equatable, Sendable {
    public var conversation: Conversation
    /// The newest first, and not all where there are many.
    public var hits: [MessageMatch]
    /// Messages that hold the words, at least.
    public var count: Int

    public init(_ conversation: Conversation, hits: [MessageMatch], count: Int? = nil) {
        self.conversation = conversation
        self.hits = hits
        self.count = count ?? hits.count
    }
}

/// A message that holds the words, with what stands around them.
public struct MessageMatch: Equatable, Sendable {
    public var message: UUID
    public var author: ChatMessage.Author
    /// When the message was written.
    public var saidAt: Date
    public var excerpt: Excerpt

    public init(message: UUID, author: ChatMessage.Author, saidAt: Date, excerpt: Excerpt) {
        self.message = message
        self.author = author
        self.saidAt = saidAt
        self.excerpt = excerpt
    }
}

/// A piece of a text on one line, with the words that were looked for.
public struct Excerpt: Equatable, Sendable {
    /// A run of a found passage.
    public struct Piece: Equatable, Sendable {
        public var text: String
        /// It is one of the words.
        public var isHit: Bool

        public init(_ text: String, isHit: Bool = false) {
            self.text = text
            self.isHit = isHit
        }
    }

    public var pieces: [Piece]
    /// The text goes on before the first piece.
    public var isCutBefore: Bool

    public init(_ pieces: [Piece], isCutBefore: Bool = false) {
        self.pieces = pieces
        self.isCutBefore = isCutBefore
    }

    /// Characters before the first word and in all.
    private static let lead = 60
    private static let length = 300
    /// Words so many characters apart are seen together.
    private static let reach = 100
    /// The characters of Markdown markup, left out of a snippet of one line.
    private static let marks: Set<Character> = ["*", "#", "`", "|", ">", "_"]

    /// Cuts the passage with most of the words; the beginning of the text where none occurs, as when only their tokens
    /// agree.
    public init(of text: String, around words: SearchTerms) {
        let place = words.densestPlace(in: text, within: Self.reach) ?? text.startIndex
        let start = text.index(place, offsetBy: -Self.lead, limitedBy: text.startIndex) ?? text.startIndex
        let line = Self.line(text[start...].prefix(Self.length))
        pieces = []
        isCutBefore = start > text.startIndex
        var end = line.startIndex
        for range in words.places(in: line, anywhere: false) {
            if end < range.lowerBound { pieces.append(Piece(String(line[end..<range.lowerBound]))) }
            pieces.append(Piece(String(line[range]), isHit: true))
            end = range.upperBound
        }
        if end < line.endIndex { pieces.append(Piece(String(line[end...]))) }
    }

    /// On one line: blanks made one, marks of Markdown left out.
    private static func line(_ text: Substring) -> String {
        var line = ""
        for character in text where !marks.contains(character) {
            if character.isWhitespace {
                if !line.isEmpty, line.last != " " { line.append(" ") }
            } else {
                line.append(character)
            }
        }
        return line
    }

    public var text: String { pieces.reduce(into: "") { $0 += $1.text } }
}
