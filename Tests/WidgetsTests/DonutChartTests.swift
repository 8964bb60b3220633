import Canvas
import TestSupport
import Testing
import Widgets

@Suite struct `A donut chart` {
    private func chart(_ shares: Int...) -> DonutChart {
        DonutChart(
            zip(shares, [StyleRole.heart, .good, .info, .accent]).enumerated().map {
                .init($1.0, role: $1.1, mark: Character(String($0 + 1)), label: "Style \($0 + 1)")
            })
    }

    private func drawn(_ chart: DonutChart, _ width: Int = 60, _ height: Int = 9) -> Canvas {
        var canvas = Canvas(Size(width: width, height: height))
        chart.draw(in: canvas.bounds, on: &canvas)
        return canvas
    }

    private func dots(_ canvas: Canvas, _ role: StyleRole) -> Int {
        canvas.cells.filter { $0.style.role == role && (0x2801...0x28FF).contains($0.base) }.count
    }

    @Test func `gives each slice its share of the ring`() {
        let even = drawn(chart(25, 25, 25, 25), 90, 20)
        let counts = [StyleRole.heart, .good, .info, .accent].map { dots(even, $0) }
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 12 && (counts.min() ?? 0) > 40)
        let uneven = drawn(chart(75, 25, 0, 0), 90, 20)
        #expect(dots(uneven, .heart) > 2 * dots(uneven, .good) && dots(uneven, .info) == 0)
    }

    @Test func `marks its sectors, and names them in a legend`() {
        let rows = drawn(chart(15, 40, 35, 10)).textRows
        let ring = rows.map { String($0.prefix(18)) }.joined()
        for mark in ["1", "2", "3", "4"] { #expect(ring.contains(mark)) }
        #expect(
            rows.contains { $0.contains("2 ■  40 %  Style 2") } && rows.contains { $0.contains("4 ■  10 %  Style 4") })
    }

    @Test func `is a bar of different shades where there is little room`() {
        let rows = drawn(chart(50, 30, 20, 0), 40, 2).textRows
        #expect(
            rows[0] == String(repeating: "█", count: 20) + String(repeating: "▓", count: 12)
                + String(repeating: "▒", count: 8))
        #expect(rows[1] == "█1 50 %   ▓2 30 %   ▒3 20 %   ░4 0 %")
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 9), (60, 1), (44, 5)])
    func `stays inside its area`(width: Int, height: Int) {
        var canvas = Canvas(Size(width: 80, height: 20))
        let area = Rect(column: 5, row: 3, width: width, height: height)
        chart(10, 20, 30, 40).draw(in: area, on: &canvas)
        #expect(canvas.pointsDrawn(outside: area).isEmpty)
    }

    @Test func `without shares draws nothing but its legend`() {
        #expect(dots(drawn(chart(0, 0, 0, 0)), .heart) == 0)
    }
}
