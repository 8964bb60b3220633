import Canvas
import Testing

private func row(_ canvas: Canvas, _ row: Int = 0) -> String {
    canvas.row(row).map { cell in
        cell.isContinuation ? "·" : String(String.UnicodeScalarView(cell.scalars.compactMap(Unicode.Scalar.init)))
    }.joined()
}

@Suite struct `Drawing on a canvas` {
    @Test func `clips to its area and says where the text ended`() {
        var canvas = Canvas(Size(width: 6, height: 1))
        let end = canvas.write("abcdefgh", column: 1, row: 0, within: Rect(column: 0, row: 0, width: 4, height: 1))
        #expect(row(canvas) == " abc  ")
        #expect(end == 4)
    }

    @Test func `draws no half of a wide character`() {
        var canvas = Canvas(Size(width: 4, height: 1))
        canvas.write("a你好", column: 0, row: 0)
        #expect(row(canvas) == "a你· ")
        canvas.write("中", column: -1, row: 0)
        #expect(row(canvas) == "a你· ")
    }

    @Test(arguments: [(0, "x 好·"), (1, " x好·"), (2, "你·x "), (3, "你· x")])
    func `blanks the other half of what it overwrites`(column: Int, expected: String) {
        var canvas = Canvas(Size(width: 4, height: 1))
        canvas.write("你好", column: 0, row: 0)
        canvas.write("x", column: column, row: 0)
        #expect(row(canvas) == expected)
    }

    @Test func `blanks both halves at the edge of a filled area`() {
        var canvas = Canvas(Size(width: 6, height: 1))
        canvas.write("你好中", column: 0, row: 0)
        canvas.fill(Rect(column: 1, row: 0, width: 4, height: 1), .plain)
        #expect(row(canvas) == "      ")
    }

    @Test func `takes any place on an empty canvas`() {
        var canvas = Canvas(Size(width: 0, height: 0))
        canvas.write("你好", column: -3, row: 7)
        canvas.fill(Rect(column: -5, row: -5, width: 100, height: 100), .plain)
        #expect(canvas.cells.isEmpty)
    }

    @Test func `never leaves half a wide character, whatever is drawn over it`() {
        var random = SystemRandomNumberGenerator()
        var canvas = Canvas(Size(width: 9, height: 2))
        for _ in 0..<2000 {
            let column = Int.random(in: -2...9, using: &random)
            let row = Int.random(in: 0...1, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0:
                canvas.write(["a", "你", "e\u{301}", "好x中"].randomElement(using: &random)!, column: column, row: row)
            case 1: canvas.fill(Rect(column: column, row: row, width: 2, height: 1), .plain)
            default: canvas.write("好好好", column: column, row: row, within: Rect(column: 1, row: 0, width: 5, height: 2))
            }
            for row in 0..<2 {
                let cells = Array(canvas.row(row))
                for (index, cell) in cells.enumerated() {
                    let isWide = !cell.isContinuation && libraryWidth(cell.base) == 2
                    #expect(isWide == (index + 1 < cells.count && cells[index + 1].isContinuation))
                }
            }
        }
    }

    @Test func `packs a cell into sixteen bytes without a gap`() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    private enum Target: Hashable { case screen, row(Int) }

    @Test func `a target is known to the part that drew it, and to no other`() {
        let target = HitTarget(Target.row(4))
        #expect(target.as(Target.self) == .row(4))
        #expect(target.as(Int.self) == nil)
        #expect(target != HitTarget(4) && HitTarget(4) == HitTarget(4))
        #expect(Set([target, HitTarget(Target.row(4)), HitTarget(Target.screen)]).count == 2)
    }

    @Test func `finds the topmost thing under the mouse`() {
        var canvas = Canvas(Size(width: 10, height: 4))
        canvas.mark(canvas.bounds, as: HitTarget(Target.screen))
        canvas.mark(Rect(column: 2, row: 1, width: 3, height: 1), as: HitTarget(Target.row(4)))
        #expect(canvas.target(at: Point(column: 4, row: 1)) == HitTarget(Target.row(4)))
        #expect(canvas.target(at: Point(column: 5, row: 1)) == HitTarget(Target.screen))
        #expect(canvas.target(at: Point(column: 10, row: 1)) == nil)
    }

    @Test func `knows the rows that were drawn on`() {
        var canvas = Canvas(Size(width: 8, height: 5))
        #expect(canvas.isTouched == [true, true, true, true, true])
        canvas.markShown()
        #expect(canvas.isTouched == [false, false, false, false, false])
        canvas.write("plain", column: 0, row: 1)
        canvas.fill(Rect(column: 2, row: 3, width: 1, height: 9), .plain)
        #expect(canvas.isTouched == [false, true, false, true, true])
        canvas.markShown()
        canvas.write("好", column: 0, row: 2)
        canvas.write("below", column: 0, row: 5)
        canvas.restyle(Rect(column: 0, row: 0, width: 1, height: 1)) { $0 }
        #expect(canvas.isTouched == [true, false, true, false, false])
    }

    @Test func `is as new when it is cleared`() {
        var canvas = Canvas(Size(width: 8, height: 2))
        canvas.write("好 ab", column: 0, row: 1)
        canvas.cursor = Point(column: 1, row: 1)
        canvas.mark(canvas.bounds, as: HitTarget(Target.row(0)))
        canvas.clear()
        #expect(canvas == Canvas(Size(width: 8, height: 2)))
        #expect(canvas.target(at: Point(column: 0, row: 0)) == nil)
    }
}
