import Canvas
import TestSupport
import Testing
import Widgets

@Suite struct `Charts` {
    private func bars(_ values: [Double?], high: Double) -> Chart {
        Chart(
            .bars, slots: values.map { Chart.Slot($0) }, role: .steps, scale: ChartScale(low: 0, high: high),
            tickLabels: [])
    }

    private func drawn(_ chart: Chart, _ width: Int, _ height: Int) -> [String] {
        screen(width: width, height: height) { chart.draw(in: $0, on: &$1) }
    }

    @Test func `bars stand on the ground, a missing one is a dot, a measured zero a line`() {
        #expect(drawn(bars([4, nil, 0, 8], high: 8), 8, 2) == ["      █", "█ · ▁ █"])
    }

    @Test func `bars too close for gaps stand side by side`() {
        #expect(drawn(bars([1, 2, 3, 4], high: 4), 4, 1) == ["▂▄▆█"])
    }

    @Test func `more slots than columns share columns by their mean`() {
        #expect(drawn(bars([1, 3, 4, 4], high: 4), 2, 1) == ["▄█"])
    }

    @Test func `a line does not cross a missing day`() {
        var chart = Chart(
            .line, slots: [1, 1, nil, 1, 1].map { Chart.Slot($0) }, role: .heart, scale: ChartScale(low: 0, high: 2),
            tickLabels: [])
        #expect(drawn(chart, 10, 1) == [" ⠤⠤⠄   ⠤⠤⠄"])
        chart.joinsGapsUpTo = 2
        #expect(drawn(chart, 10, 1) == [" ⠤⠤⠤⠤⠤⠤⠤⠤⠄"])
    }

    @Test func `axes name ticks and slots, and the range thickens the axis`() {
        var chart = bars([500, 1000, 250], high: 1)
        chart.scale = ChartScale(covering: [0, 1000], startsAtZero: true, tickCount: 3)
        chart.tickLabels = ["0", "500", "1,000"]
        chart.slotLabels = [.init(0, "Mon"), .init(2, "Wed")]
        chart.band = 400...600
        let rows = drawn(chart, 25, 8)
        #expect(rows[7] == "       Mon         Wed")
        #expect(rows.contains { $0.hasPrefix("  500┃") })
        #expect(rows.contains { $0.hasPrefix("    0┤") })
        #expect(rows.contains { $0.hasPrefix("1,000┤") })
    }

    @Test func `ticks are the same number of rows apart at every height`() {
        for height in 8...40 {
            var chart = bars([3_300, 9_700, 5_100], high: 1)
            chart.scale = ChartScale(covering: [3_300, 9_700], startsAtZero: true, tickCount: 4)
            chart.tickLabels = chart.scale.ticks.map { _ in "t" }
            let rows = drawn(chart, 30, height)
            let marked = rows.indices.filter { rows[$0].hasPrefix("t") }
            #expect(Set(zip(marked, marked.dropFirst()).map { $1 - $0 }).count <= 1, "height \(height): \(rows)")
            #expect(marked.count >= 2)
        }
    }

    @Test func `every slot can be hit where it is drawn`() {
        let chart = bars([1, 2, 3, 4, 5], high: 5)
        let area = Rect(column: 3, row: 2, width: 41, height: 9)
        let places = (0..<5).map(chart.slotAreas(in: area))
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.endColumn == $1.column })
        #expect(places[0].column == area.column + (area.width - places.reduce(0) { $0 + $1.width }))
        #expect(places[4].endColumn == area.endColumn)
    }

    @Test func `the cursor lights its slot and points at it`() {
        var chart = bars([1, 2, 3], high: 3)
        chart.tickLabels = ["0"]
        chart.cursor = 1
        var canvas = Canvas(Size(width: 20, height: 8))
        chart.draw(in: canvas.bounds, on: &canvas)
        let place = chart.slotAreas(in: canvas.bounds)(1)
        for column in 0..<20 {
            let isLit = canvas[column, 2]?.style.ground == .selection
            #expect(isLit == (column >= place.column && column < place.endColumn))
        }
        #expect(canvas.textRows[6].contains("▲"))
    }
}

@Suite struct `Chart scale` {
    @Test(
        arguments: [
            ([0, 640], 4, [0, 250, 500, 750]), ([0, 10_509], 3, [0, 10_000, 20_000]), ([0, 3], 4, [0, 1, 2, 3]),
            ([0, 0.5], 4, [0, 1]),
        ] as [([Double], Int, [Double])])
    func `ticks are round numbers`(_ values: [Double], _ count: Int, _ ticks: [Double]) {
        #expect(ChartScale(covering: values, startsAtZero: true, tickCount: count).ticks == ticks)
    }

    @Test func `minutes are cut into hours`() {
        let scale = ChartScale(covering: [0, 455], startsAtZero: true, tickCount: 5, steps: .minutes)
        #expect(scale.ticks == [0, 120, 240, 360, 480])
    }

    @Test func `a scale away from zero starts on a tick below the smallest value`() {
        let scale = ChartScale(covering: [49.2, 54.8], startsAtZero: false, tickCount: 4)
        #expect(scale.low == 48 && scale.high >= 54.8)
        #expect(scale.share(of: 40) == 0 && scale.share(of: 99) == 1)
    }

    @Test(arguments: [[], [5, 5], [.nan], [.infinity, 3], [0], [-3, -3]] as [[Double]])
    func `odd values still give a scale`(_ values: [Double]) {
        for startsAtZero in [true, false] {
            let scale = ChartScale(covering: values, startsAtZero: startsAtZero, tickCount: 4)
            #expect(scale.high > scale.low && scale.low.isFinite && scale.high.isFinite && scale.ticks.count >= 2)
        }
    }
}
