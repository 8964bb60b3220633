import Testing

@testable import Widgets

@Suite struct `Pieces of a Markdown text` {
    private static let text = """
        A paragraph
        of two lines.

        ## A heading
        - one
        - two
          more

        - three

        | a | b |
        | --- | --- |
        | 1 | 2 |

        ```swift
        let a = 1

        let b = 2
        ```
        ```
        other
        ```
        > said

        The end.
        """

    @Test func `are taken as they were written, code without its fences`() {
        let pieces = StreamingMarkdown.pieces(of: Self.text)
        #expect(pieces.map(\.kind) == [.paragraph, .heading, .list, .table, .code, .code, .quote, .paragraph])
        #expect(
            pieces.map(\.source) == [
                "A paragraph\nof two lines.", "## A heading", "- one\n- two\n  more\n- three",
                "| a | b |\n| --- | --- |\n| 1 | 2 |", "let a = 1\n\nlet b = 2", "other", "> said", "The end.",
            ])
    }

    @Test(arguments: [8, 20, 60]) func `stand on lines of their own, in the same order`(width: Int) {
        let text = StreamingMarkdown(Self.text, width: width)
        #expect(text.pieceLines.count == StreamingMarkdown.pieces(of: Self.text).count)
        for (before, after) in zip(text.pieceLines, text.pieceLines.dropFirst()) {
            #expect(before.upperBound <= after.lowerBound)
        }
        for lines in text.pieceLines {
            #expect(text[lines.lowerBound] != .empty || text[lines.lowerBound].band != nil)
        }
        #expect(text.pieceLines.last?.upperBound == text.lineCount)
    }

    @Test(arguments: [
        MarkdownSample.answer, "", "\n\n", "```\n```", "- \n- \n", "***", "[a]: b\n\nc", "~~~\na\n~~~\n```\nb",
        "<p>\n\n> a\n\nb",
        "1. a\n\n\n   b\n- c", "| a |\n| - |", "a\n===", "    code\n\nb",
    ])
    func `are as many as are shown, whatever the text`(text: String) {
        #expect(StreamingMarkdown(text, width: 40).pieceLines.count == StreamingMarkdown.pieces(of: text).count)
    }
}
