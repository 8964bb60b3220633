import CMd4c
import Canvas

/// Text inside a block: what it says and how.
public struct MarkdownInline: Equatable, Sendable {
    /// Emphasis of inline text.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let strong = Traits(rawValue: 1)
        public static let emphasis = Traits(rawValue: 2)
        public static let code = Traits(rawValue: 4)
        public static let strikethrough = Traits(rawValue: 8)
        public static let link = Traits(rawValue: 16)
    }

    /// A hard line break is a `\n`.
    public var text: String
    public var traits: Traits
    /// Where a link leads, if it can be opened.
    public var address: WebAddress?

    public init(_ text: String, _ traits: Traits = [], address: WebAddress? = nil) {
        self.text = text
        self.traits = traits
        self.address = address
    }
}

/// One block of a document.
public indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    case list(MarkdownList)
    case quote([MarkdownBlock])
    /// `language` is the first word after the fence, often empty. The text ends without a line end.
    case code(language: String, String)
    case table(MarkdownTable)
    case rule
}

/// An ordered, unordered or task list.
public struct MarkdownList: Equatable, Sendable {
    /// One item with its blocks.
    public struct Item: Equatable, Sendable {
        /// For a task, whether it is done; `nil` for an ordinary item.
        public var isDone: Bool?
        public var blocks: [MarkdownBlock]
    }

    /// The number of the first item; `nil` for bullets.
    public var start: Int?
    /// Without blank lines between its items.
    public var isTight: Bool
    public var items: [Item]
}

/// A table of GitHub Flavored Markdown.
public struct MarkdownTable: Equatable, Sendable {
    /// The alignment of a column; `natural` where none is given.
    public enum Alignment: Equatable, Sendable { case natural, left, center, right }

    public var alignments: [Alignment]
    public var header: [[MarkdownInline]]
    public var rows: [[[MarkdownInline]]]
}

/// Markdown (CommonMark with GFM's tables, tasks, strike-through and bare addresses) as blocks.
///
/// Raw HTML is text. Containers nested deeper than `deepestNesting` are drawn at that depth, so that hostile text stays
/// cheap to lay out and to free.
public struct MarkdownDocument: Equatable, Sendable {
    /// Containers nested deeper are drawn at this depth.
    public static let deepestNesting = 12
    public var blocks: [MarkdownBlock]

    public init(_ source: String) {
        blocks = MarkdownReader.blocks(of: source)
    }
}
