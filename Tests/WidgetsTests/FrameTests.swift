import Canvas
import TestSupport
import Testing
import Widgets

@Suite struct `Panels, lines and the footer` {
    @Test func `a box has its title in the frame and a note at its right`() {
        let rows = screen(width: 24, height: 3) { Panel("Sleep", note: "Watch").draw(in: $0, on: &$1) }
        #expect(rows == ["╭─ Sleep ────── Watch ─╮", "│                      │", "╰──────────────────────╯"])
    }

    @Test func `a rule is one row`() {
        let panel = Panel("Sleep", note: "Watch", look: .rule)
        #expect(screen(width: 20, height: 2) { panel.draw(in: $0, on: &$1) } == ["Sleep ──────── Watch", ""])
        #expect(panel.content(of: Rect(column: 0, row: 0, width: 20, height: 5)).height == 4)
    }

    @Test func `a title that is too long is cut and the note left out`() {
        let rows = screen(width: 12, height: 2) { Panel("Heart rate variability", note: "x").draw(in: $0, on: &$1) }
        #expect(rows[0].contains("…") && rows[0].hasSuffix("╮") && !rows[0].contains("x"))
    }

    @Test func `the footer leaves out whole hints, never half ones, and keeps the lasting ones`() {
        let bar = KeyHintBar([KeyHint("Enter", "chart"), KeyHint("t", "today")], lasting: [KeyHint("?", "help")])
        func row(_ width: Int) -> String { screen(width: width, height: 1) { bar.draw(in: $0, on: &$1) }[0] }
        #expect(row(40) == " Enter chart  t today" + String(repeating: " ", count: 12) + "? help")
        #expect(row(24) == " Enter chart     ? help")
        #expect(row(12) == "     ? help")
        #expect(row(3) == "")
    }

    @Test func `the footer stands on the bar's ground to its end`() {
        var canvas = Canvas(Size(width: 9, height: 1))
        KeyHintBar([]).draw(in: canvas.bounds, on: &canvas)
        #expect(canvas.cells.allSatisfy { $0.style.ground == .bar })
    }

    @Test(arguments: [
        ("Enter", "Enter", KeyPress(.enter)), ("Ctrl-R", "R", .control("r")), ("^T", "T", .control("t")),
        ("Alt-C", "copy", .alt("c")), ("F5", "label", KeyPress(.function(5))), ("Space", "S", .character(" ")),
        ("[ ]", "]", .character("]")), ("↑ ↓", "↓", KeyPress(.down)), ("Alt-↑↓", "↓", KeyPress(.down, .alt)),
        ("← →", "←", KeyPress(.left)), ("d w m y", "m", .character("m")), ("+ −", "−", .character("-")),
        ("W", "W", .character("W")),
    ])
    func `a click on a hint is its key`(key: String, at text: String, wanted: KeyPress) throws {
        let bar = KeyHintBar([KeyHint("Home End", "first, last"), KeyHint(key, "copy label")])
        let area = Rect(column: 3, row: 2, width: 60, height: 1)
        let row = screen(width: 60, height: 1) { bar.draw(in: $0, on: &$1) }[0]
        let hint = try #require(row.firstRange(of: "\(key) copy"))
        let place = try #require(row[hint.lowerBound...].firstRange(of: text))
        let column = String(row[..<place.lowerBound]).cellWidth
        #expect(bar.press(at: 3 + column, in: area) == wanted)
        #expect(bar.press(at: 3, in: area) == nil, "beside every hint")
    }

    @Test func `a hint of several keys means none of them where their meaning stands`() {
        let bar = KeyHintBar([KeyHint("[ ]", "day"), KeyHint("letters", "filter")])
        let area = Rect(column: 0, row: 0, width: 40, height: 1)
        #expect(
            (0..<40).map { bar.press(at: $0, in: area) }.filter { $0 != nil } == [.character("["), .character("]")])
    }

    @Test func `a line is cut between cells, wide characters whole`() {
        let line = InkLine("Schlaf ", .text).adding("睡眠時間", .strong)
        #expect(screen(width: 12, height: 1) { line.draw(in: $0, on: &$1) } == ["Schlaf 睡眠…"])
        #expect(screen(width: 11, height: 1) { line.draw(in: $0, on: &$1) } == ["Schlaf 睡…"])
    }

    @Test func `a line that is cut between two pieces says so`() {
        let line = InkLine("Energy 3", .text).adding("   Mood 4", .strong)
        #expect(screen(width: 8, height: 1) { line.draw(in: $0, on: &$1) } == ["Energy …"])
        #expect(screen(width: 8, height: 1) { InkLine("Energy 3").adding("  ").draw(in: $0, on: &$1) } == ["Energy 3"])
    }

    @Test func `lines that have no row go on behind the last one`() {
        let lines = [InkLine("one"), InkLine("two"), InkLine("three")]
        #expect(InkLine.fitting(lines, rows: 3, width: 3) == lines)
        let two = InkLine.fitting(lines, rows: 2, width: 11)
        #expect(two.first == lines[0] && two.count == 2)
        #expect(screen(width: 11, height: 1) { two[1].draw(in: $0, on: &$1) } == ["two   three"])
        let cut = InkLine.fitting(lines, rows: 2, width: 10)
        #expect(screen(width: 10, height: 1) { cut[1].draw(in: $0, on: &$1) } == ["two …"], "none is cut in two")
        #expect(InkLine.fitting(lines, rows: 0, width: 9) == [])
    }

    @Test func `a text without room keeps its whole sentences`() {
        let text = "It rose by 2. It was 21. More follows here."
        func lines(_ width: Int, _ rows: Int) -> [String] {
            InkLine.sentences(text, width: width, rows: rows).map { $0.pieces.map(\.text).joined() }
        }
        #expect(lines(60, 1) == [text])
        #expect(lines(30, 1) == ["It rose by 2. It was 21."])
        #expect(lines(20, 1) == ["It rose by 2."])
        #expect(lines(12, 1) == ["It rose by …"])
        #expect(lines(10, 0) == [])
    }

    @Test func `a line without room loses whole pieces`() {
        let line = InkLine("7 days HRV ").adding("56 ms").adding("  just above 49–54")
        #expect(line.whole(within: 40) == line)
        #expect(line.whole(within: 20).pieces.map(\.text).joined() == "7 days HRV 56 ms")
    }

    @Test func `groups flow into as few lines as they need`() {
        let groups = [InkLine("one two"), InkLine("three"), InkLine("four")]
        #expect(InkLine.flow(groups, width: 15).map(\.cellWidth) == [15, 4])
        #expect(InkLine.flow(groups, width: 40).count == 1)
        #expect(InkLine.flow(groups, width: 3).count == 3)
    }

    @Test func `empty state wraps its words and centres them`() {
        let rows = screen(width: 16, height: 5) { area, canvas in
            EmptyState("No data", [.init("a few words to read here")]).draw(in: area, on: &canvas)
        }
        #expect(rows == ["    No data", "", " a few words to", "   read here", ""])
    }
}

@Suite struct `Widgets in any area` {
    @Test func `nothing is drawn outside the area, whatever its size`() {
        let slots = (0..<30).map { Chart.Slot($0 % 7 == 0 ? nil : Double($0), low: 0, high: Double($0) * 2) }
        var line = Chart(
            .line, slots: slots, role: .heart,
            scale: ChartScale(covering: [0, 60], startsAtZero: false, tickCount: 4),
            tickLabels: ["0", "20", "40", "60"],
            slotLabels: [.init(0, "first"), .init(29, "last"), .init(99, "none")])
        line.band = 10...20
        line.average = 15
        line.cursor = 29
        line.trend = slots.map(\.value)
        var bars = line
        bars.mark = .bars
        let odd: [Double?] = [.nan, .infinity, -.infinity, nil, -5, 1e300]
        var strange = bars
        strange.slots = odd.map { Chart.Slot($0, low: $0, high: $0) }
        strange.cursor = 99
        let widgets: [any Widget] = [
            line, bars, strange, Gauge(0.5, role: .heart), Sparkline(odd, role: .heart),
            Sparkline(odd, role: .heart, look: .line), Sparkline(odd, role: .heart, look: .braille),
            BandGauge(value: .nan, low: 1, high: 2, role: .heart),
            BandGauge(value: 1e300, low: 1, high: 1, role: .heart),
            ActivityRings(odd.map { .init($0, role: .moveRing) }), Panel("題名", note: "n"), Panel("題", look: .rule),
            KeyHintBar([KeyHint("題", "名")]), EmptyState("題名 題名", [.init("ab cd", isCommand: true)]),
            SleepBar(pieces: [.init(.rem, from: -10, to: 1e9)], span: 500, startMinuteOfDay: 1439),
            SleepBar(pieces: [], span: 0, startMinuteOfDay: 0), InkLine("題名"),
        ]
        for widget in widgets {
            for width in [0, 1, 2, 3, 5, 9, 16, 40] {
                for height in [0, 1, 2, 3, 5, 9] {
                    var canvas = Canvas(Size(width: 50, height: 14))
                    let area = Rect(column: 4, row: 2, width: width, height: height)
                    widget.draw(in: area, on: &canvas)
                    #expect(canvas.pointsDrawn(outside: area).isEmpty, "\(widget) in \(area)")
                }
            }
            var tiny = Canvas(Size(width: 1, height: 1))
            widget.draw(in: Rect(column: -3, row: -3, width: 30, height: 10), on: &tiny)
        }
    }
}
