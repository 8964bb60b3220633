import Canvas
import TestSupport
import Testing

@testable import Widgets

/// The lines of a whole document, as text.
func laidOut(_ source: String, width: Int) -> [String] {
    MarkdownLayout(width: width).lines(of: MarkdownDocument(source).blocks).map(\.text)
}

@Suite struct `Markdown layout` {
    @Test func `an answer with everything in it`() {
        let difference = snapshotDifference(laidOut(MarkdownSample.answer, width: 44), "markdown-answer-44")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `styles follow the marks`() {
        let lines = MarkdownLayout(width: 60).lines(of: MarkdownDocument("a **b** *c* `d` ~~e~~").blocks)
        let styles = Dictionary(lines[0].runs.map { ($0.text, $0.style) }, uniquingKeysWith: { first, _ in first })
        #expect(styles["b"] == TextStyle(.strong, on: .base, .bold))
        #expect(styles["c"] == TextStyle(.emphasis, on: .base, .italic))
        #expect(styles["d"] == TextStyle(.code))
        #expect(styles["e"] == TextStyle(.text, on: .base, .strikethrough))
    }

    @Test func `a link prints its address unless that is its text`() {
        #expect(laidOut("[here](https://a.org/b)", width: 60) == ["here (https://a.org/b)"])
        #expect(laidOut("<https://a.org>", width: 60) == ["https://a.org"])
        #expect(laidOut("www.a.org and me@a.org", width: 60) == ["www.a.org and me@a.org"])
    }

    @Test func `raw HTML is text`() {
        #expect(
            laidOut("a <b>bold</b>\n\n<script>x</script>", width: 60) == ["a <b>bold</b>", "", "<script>x</script>"])
    }

    @Test func `a table that does not fit becomes names and values`() {
        let table =
            "| Measure | Value | Remark |\n|---|---|---|\n| Steps | 8,432 | more than usual on a Monday |\n| Sleep | 7h | – |"
        #expect(
            laidOut(table, width: 18) == [
                "Measure  Steps",
                "Value    8,432",
                "Remark   more than",
                "         usual on",
                "         a Monday",
                "",
                "Measure  Sleep",
                "Value    7h",
                "Remark   –",
            ])
    }

    @Test func `a table wraps its widest column first and puts numbers right`() {
        let table =
            "| Measure | Value | Remark |\n|---|---|---|\n| Steps | 8,432 | more than usual on a Monday |\n| Sleep | 7h | – |"
        #expect(
            laidOut(table, width: 36) == [
                "Measure │ Value │ Remark",
                "────────┼───────┼───────────────────",
                "Steps   │ 8,432 │ more than usual on",
                "        │       │ a Monday",
                "Sleep   │    7h │ –",
            ])
    }

    @Test func `wide characters wrap by cells and between any two`() {
        #expect(laidOut("睡眠時間 good 睡眠時間", width: 9) == ["睡眠時間", "good 睡眠", "時間"])
    }

    @Test func `what closes never begins a line, and what opens never ends one`() {
        #expect(laidOut("昨夜は七時間。眠りました", width: 12) == ["昨夜は七時", "間。眠りまし", "た"])
        #expect(laidOut("漢字漢「字」漢字", width: 8) == ["漢字漢", "「字」漢", "字"])
        #expect(laidOut("漢字漢字.", width: 8) == ["漢字漢", "字."])
        #expect(laidOut("漢字漢abc", width: 8) == ["漢字漢", "abc"])
    }

    @Test func `a link leads where its address says, over all its lines`() {
        let lines = MarkdownLayout(width: 14).lines(
            of: MarkdownDocument("See [the long guide](https://a.org/b) and [this](ftp://a.org).").blocks)
        let linked = lines.flatMap(\.runs).filter { $0.address?.text == "https://a.org/b" }.map(\.text)
        #expect(linked.joined() == "the longguide(https://a.org/b)")
        #expect(Set(lines.flatMap(\.runs).compactMap(\.address)).count == 1, "only the web is opened")
    }

    @Test func `a link that is still being written leads nowhere`() {
        var text = StreamingMarkdown(width: 60)
        text.append("See https://a.org/b")
        #expect(text.lines.flatMap(\.runs).allSatisfy { $0.address == nil })
        text.append("c.\n\n")
        #expect(text.lines.flatMap(\.runs).compactMap(\.address?.text) == ["https://a.org/bc"])
    }

    @Test(.enabled(if: VisualOrder.isAvailable)) func `a paragraph from right to left ends at the right, line by line`()
    {
        let lines = MarkdownLayout(width: 12).lines(of: MarkdownDocument("שלום עולם abc טוב").blocks)
        let shown = screen(width: 12, height: 3) { area, canvas in
            for (row, line) in lines.enumerated() { line.draw(in: area.splitTop(row).rest, on: &canvas) }
        }
        #expect(shown.prefix(2) == ["   םלוע םולש", "     בוט abc"])
    }

    @Test func `a word longer than the line is cut`() {
        #expect(laidOut("see aaaaaaaaaaaaaaaaaaaa", width: 8) == ["see", "aaaaaaaa", "aaaaaaaa", "aaaa"])
    }

    @Test func `long code lines go on behind a mark`() {
        #expect(laidOut("```\n0123456789abc\n```", width: 10) == ["", " 01234567", "↪89abc"])
    }

    @Test(arguments: [1, 2, 3, 7, 20, 200]) func `no line is wider than the width`(width: Int) {
        let lines = MarkdownLayout(width: width).lines(of: MarkdownDocument(MarkdownSample.answer + "\n\n漢字漢字").blocks)
        if width > 6 { #expect(lines.allSatisfy { $0.text.cellWidth <= width }) }
        #expect(!lines.isEmpty)
    }

    @Test func `code is coloured by what languages share`() {
        var highlighter = CodeHighlighter(language: "swift")
        let runs = highlighter.runs(of: "let x = 42 // \"no\"")
        #expect(runs.map(\.style.role) == [.codeKeyword, .code, .codeNumber, .code, .codeComment])
        #expect(highlighter.runs(of: "/* a").map(\.style.role) == [.codeComment])
        #expect(highlighter.runs(of: "b */ \"s\"").map(\.style.role) == [.codeComment, .code, .codeString])
    }

    @Test func `a line is drawn with its band and clipped`() {
        let line = MarkdownLayout(width: 10).lines(of: [.code(language: "", "ab")])[1]
        var canvas = Canvas(Size(width: 4, height: 1))
        line.draw(in: canvas.bounds, on: &canvas)
        #expect(canvas.textRows == [" ab"])
        #expect(canvas[3, 0]?.style.ground == .code)
        var empty = Canvas(Size(width: 0, height: 0))
        line.draw(in: empty.bounds, on: &empty)
        #expect(empty.cells.isEmpty)
    }
}
