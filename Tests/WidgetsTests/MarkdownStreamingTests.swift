import Canvas
import TestSupport
import Testing

@testable import Widgets

@Suite struct `Streaming Markdown` {
    @Test(arguments: [9, 24, 44, 90]) func `an answer laid out by blocks equals the whole`(width: Int) {
        let streamed = StreamingMarkdown(MarkdownSample.answer, width: width)
        let whole = MarkdownLayout(width: width).lines(of: MarkdownDocument(MarkdownSample.answer).blocks)
        #expect(streamed.lines == whole)
    }

    /// Lines out of which awkward documents are made.
    private static let vocabulary = [
        "", "", "plain words here", "# Title", "## Part", "- item", "- other **bold** item", "  - nested", "1. one",
        "2. two", "   still the item", "> quoted", "```swift", "```", "let x = 1", "| a | b |", "|---|--:|",
        "| 1 | 2 |",
        "---", "***", "===", "    indented", "* star", "~~~", "text with `code", "end` of it", "**", "漢字 wide",
        "\t tab",
    ]

    @Test(arguments: 0..<60) func `the cuts do not matter`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...24, using: &random)
        let text = (0..<count).map { _ in Self.vocabulary.randomElement(using: &random) ?? "" }.joined(separator: "\n")
        var pieces = StreamingMarkdown(width: 30)
        var rest = Substring(text)
        while !rest.isEmpty {
            let length = Int.random(in: 1...7, using: &random)
            pieces.append(String(rest.unicodeScalars.prefix(length)))
            rest = Substring(rest.unicodeScalars.dropFirst(length))
        }
        pieces.finish()
        #expect(pieces.lines == StreamingMarkdown(text, width: 30).lines, "\(text.debugDescription)")
    }

    @Test(arguments: 0..<60) func `closed lines never change`(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 1_000)
        let text = (0..<16).map { _ in Self.vocabulary.randomElement(using: &random) ?? "" }.joined(separator: "\n")
        let whole = StreamingMarkdown(text, width: 30).lines
        var growing = StreamingMarkdown(width: 30)
        for character in text.unicodeScalars {
            growing.append(String(character))
            #expect(growing.closedLineCount <= whole.count)
            #expect((0..<growing.closedLineCount).allSatisfy { growing[$0] == whole[$0] })
        }
    }

    @Test func `what a block says is what md4c says of the whole text`() {
        // Documents whose blocks stand apart, as models write them.
        let blocks = [
            "A paragraph of **some** words.", "## Part", "- a\n- b\n  - c\n- d", "1. a\n2. b", "> q\n> r\nlazy",
            "```sql\nselect 1\n\n-- c\n```", "| a | b |\n|---|---|\n| 1 | x |", "- [x] done\n- [ ] open", "Setext\n---",
        ]
        for seed in UInt64(0)..<80 {
            var random = SeededGenerator(seed: seed &+ 5_000)
            var text = ""
            var previous = ""
            for _ in 0..<8 {
                let block = blocks.randomElement(using: &random) ?? ""
                // Two lists in a row are one loose list to md4c.
                let isList = { (text: String) in text.hasPrefix("-") || text.hasPrefix("1.") }
                if isList(block), isList(previous) { continue }
                text += block + "\n\n"
                previous = block
            }
            let whole = MarkdownLayout(width: 40).lines(of: MarkdownDocument(text).blocks)
            #expect(StreamingMarkdown(text, width: 40).lines == whole, "\(text.debugDescription)")
        }
    }

    @Test func `marks do not flash up before they take effect`() {
        var growing = StreamingMarkdown(width: 60)
        var seen: [String] = []
        for character in "This is **really bold** and `code` and [a link](https://a.org)." {
            growing.append(String(character))
            seen.append(growing.lines.map(\.text).joined(separator: "\n"))
        }
        #expect(!seen.contains { $0.contains("*") || $0.contains("`") })
        #expect(seen.contains("This is really bo"))
    }

    @Test func `a table shows row by row`() {
        var growing = StreamingMarkdown(width: 60)
        growing.append("| a | b |")
        #expect(growing.lineCount == 0)
        growing.append("\n|---|---|\n| 1 | ")
        #expect(growing.lines.map(\.text) == ["a │ b", "──┼──"])
        growing.append("2 |\n")
        #expect(growing.lines.map(\.text) == ["a │ b", "──┼──", "1 │ 2"])
    }

    @Test func `an unclosed fence is code already`() {
        var growing = StreamingMarkdown(width: 20)
        growing.append("```swift\nlet a = 1\nlet")
        #expect(growing.lines.map(\.text) == [" swift", " let a = 1", " let"])
        #expect(growing.lines.allSatisfy { $0.band?.ground == .code })
        growing.append("\n``")
        #expect(growing.lines.count == 3)
    }

    @Test func `a line of a megabyte is cut and says so`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let text = String(repeating: "a", count: 1_000_000)
                let lines = StreamingMarkdown(text, width: 100).lines
                #expect(lines.count == 201)
                #expect(lines.last?.text.hasSuffix("… (980000 more)") == true)
            }
        }
    }

    @Test(arguments: ["> ", "[", "*", "- ", "`", "![", "<", "_a ", "~~", "|"])
    func `ten thousand of anything stays bounded`(mark: String) {
        let text = String(repeating: mark, count: 10_000) + "x\n" + String(repeating: mark, count: 10_000)
        let layout = StreamingMarkdown(text, width: 40)
        #expect(layout.lines.allSatisfy { $0.text.cellWidth <= 40 })
    }

    @Test func `line ends of other systems are line ends`() {
        var growing = StreamingMarkdown(width: 20)
        for piece in ["# A\r", "\n\r\nb\r\n"] { growing.append(piece) }
        growing.finish()
        #expect(growing.lines.map(\.text) == ["A", "", "b"])
    }
}
