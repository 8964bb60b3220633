import Canvas
import Testing

@Suite(.enabled(if: VisualOrder.isAvailable)) struct `Text from right to left` {
    private func drawn(_ text: String, width: Int = 20, ordered: Bool = true) -> String {
        var canvas = Canvas(Size(width: width, height: 1))
        canvas.ordersText = ordered
        canvas.write(text, column: 0, row: 0)
        let scalars = canvas.row(0).flatMap(\.scalars).compactMap(Unicode.Scalar.init)
        var shown = String(String.UnicodeScalarView(scalars))
        while shown.last == " " { shown.removeLast() }
        return shown
    }

    @Test func `stands in the order in which it is shown, numbers and other letters as ever`() {
        #expect(drawn("שלום") == "םולש")
        #expect(drawn("a שלום 12 b") == "a 12 םולש b")
        #expect(drawn("שלום (abc)") == "(abc) םולש")
        #expect(drawn("plain ünïcode 漢字") == "plain ünïcode 漢字")
    }

    @Test func `joins Arabic letters and keeps its marks on them`() {
        #expect(drawn("مرحبا") == "\u{FE8E}\u{FE92}\u{FEA3}\u{FEAE}\u{FEE3}")
        #expect(drawn("שָׁלוֹם").unicodeScalars.contains("\u{5B8}"))
    }

    @Test func `is left as it is where the terminal puts it in order`() {
        #expect(drawn("שלום", ordered: false) == "שלום")
    }

    @Test func `is cut where it is read last`() { #expect(drawn("שלום", width: 3) == "ולש") }

    @Test func `has its cursor on the letter that it stands before`() {
        #expect(VisualOrder.cursorCell(in: "שלום", before: 0) == 3)
        #expect(VisualOrder.cursorCell(in: "שלום", before: 3) == 0)
        #expect(VisualOrder.cursorCell(in: "שלום", before: 4) == -1)
        #expect(VisualOrder.cursorCell(in: "ab שלום", before: 7) == 7)
        #expect(VisualOrder.cursorCell(in: "abc", before: 1) == nil)
    }

    @Test func `of a table keeps its columns where they are`() {
        let order = VisualOrder(of: "שלום │ abc", base: .leftToRight)
        #expect(order?.places == [3, 2, 1, 0, 4, 5, 6, 7, 8, 9])
    }
}
