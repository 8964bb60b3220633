import Findings
import Foundation
import HealthModel
import HealthQuery
import JSON
import Testing

@testable import Charts

@Suite struct `Charts as data` {
    private let today = CivilDay(iso: "2026-05-31")!

    private func table(_ columns: [MetricID: [Double?]]) -> DayTable {
        let count = columns.values.map(\.count).max() ?? 0
        let padded = columns.mapValues { Array(repeating: nil, count: count - $0.count) + $0 }
        return DayTable(
            DayColumns(first: count == 0 ? nil : today.advanced(by: 1 - count), numbers: padded, texts: [:]),
            today: today)
    }

    private func days(_ count: Int) -> ClosedRange<CivilDay> { today.advanced(by: 1 - count)...today }

    private func back(_ chart: ChartData) throws -> ChartData {
        let tree = JSONTree.object(chart.fields)
        var text = ""
        tree.write(into: &text, depth: nil)
        let json = try #require(JSONValue(text))
        return try #require(ChartData(json))
    }

    @Test func `a gap stays a gap, and the day that runs is drawn but not counted`() {
        let chart = ChartData(
            .overTime, of: [.steps], in: days(4), from: table([.steps: [8000, nil, 10_000, 300]]), running: today)
        #expect(chart.grain == .day && chart.series[0].values == [8000, nil, 10_000, 300])
        #expect(chart.series[0].average == 9000 && chart.series[0].recordedDays == 2)
        #expect(chart.series[0].possibleDays == 3)
    }

    @Test(arguments: [(MetricID.heartRate, 3), (.movePercent, 3), (.restingHeartRate, 4)])
    func `a mean of the day that runs is not counted, a reading of it is`(_ metric: MetricID, _ count: Int) {
        let chart = ChartData(
            .overTime, of: [metric], in: days(4), from: table([metric: [70, 72, 74, 71]]), running: today)
        #expect(chart.series[0].values == [70, 72, 74, 71] && chart.series[0].recordedDays == count)
        let text = chart.sentences(.english, today: today)[0]
        #expect(text.contains("today so far") == (count == 3), "\(text)")
    }

    @Test func `counts the dates from the first of the store, as the tools do`() {
        let chart = ChartData(
            .overTime, of: [.weight], in: days(26), from: table([.weight: [80, nil, nil, nil, nil, nil, nil]]),
            running: nil)
        #expect(chart.series[0].recordedDays == 1 && chart.series[0].possibleDays == 7)
    }

    @Test func `tells what is drawn and not counted apart from the extremes`() {
        let steps = ChartData(
            .overTime, of: [.steps], in: days(4), from: table([.steps: [8000, nil, 10_000, 300]]), running: today)
        #expect(
            steps.sentences(.english, today: today)[0]
                == "Steps, 28 May – 31 May: 9,000 on average (2 of 3 days); days from 8,000 (28 May) to 10,000 (30 May); today so far 300, not counted."
        )
        var weights: [Double?] = (0..<20).map { index in 80 + Double(index % 3) / 10 }
        weights[12] = 176.2
        let same = ChartData(
            .overTime, of: [.steps], in: days(4), from: table([.steps: [8000, 8000, 10_000, 8000]]), running: nil)
        let english = same.sentences(.english, today: today)[0]
        #expect(english.contains("days from 8,000 (28 May and 2 more) to 10,000 (30 May)"))
        #expect(same.sentences(.german, today: today)[0].contains("(28. Mai und 2 weitere)"))
        let weight = ChartData(.overTime, of: [.weight], in: days(20), from: table([.weight: weights]), running: nil)
        let text = weight.sentences(.english, today: today)[0]
        #expect(text.contains("to 80.2 kg") && text.contains("hardly possible, left out: 176.2 kg (24 May)"))
        #expect(text.contains("(19 of 20 days)"))
        let block = weight.textBlock(today: today)
        #expect(block.contains { $0.contains("80.2 kg │") } && !block.contains { $0.contains("176") })
    }

    @Test func `a slip is one by all that is recorded, not by the days that are drawn`() throws {
        var weights: [Double?] = (0..<20).map { index in 80 + Double(index % 3) / 10 }
        weights[18] = 176.2
        let store = table([.weight: weights])
        let chart = ChartData(.overTime, of: [.weight], in: days(2), from: store, running: nil)
        #expect(chart.series[0].average == 80.1 && chart.series[0].recordedDays == 1)
        #expect(chart.series[0].leftOut == [today.advanced(by: -1)])
        #expect(try back(chart).series[0].leftOut == chart.series[0].leftOut)
        #expect(chart.sentences(.english, today: today)[0].contains("left out: 176.2 kg (30 May)"))
        let day = today.advanced(by: -1)
        let alone = ChartData(.overTime, of: [.weight], in: day...day, from: store, running: nil)
        #expect(alone.series[0].average == 176.2 && alone.series[0].leftOut.isEmpty)
    }

    @Test func `weeks are means of their days, from Monday`() {
        let values: [Double?] = (0..<14).map { Double(50 + $0) }
        let chart = ChartData(
            .overTime, of: [.restingHeartRate], in: days(14), by: .week, from: table([.restingHeartRate: values]),
            running: nil)
        #expect(chart.slotDays.map(\.lowerBound.iso) == ["2026-05-18", "2026-05-25"])
        #expect(chart.series[0].values == [53, 60])
    }

    @Test(arguments: [ChartData.Kind.hours, .zones])
    func `of hours and of zones no tool tells a chart`(kind: ChartData.Kind) throws {
        let chart = ChartData(kind, of: [.steps], in: days(7), from: table([.steps: [8000]]), running: nil)
        var text = ""
        JSONTree.object(chart.fields).write(into: &text, depth: nil)
        let json = try #require(JSONValue(text))
        #expect(ChartData(json) == nil)
    }

    @Test func `of hours and of zones one day is no days`() {
        var values = [Double?](repeating: nil, count: 24)
        values[6] = 60
        values[7] = 90
        let hours = ChartData.Series(
            metric: .heartRate, values: values, average: nil, recordedDays: 1, possibleDays: 1)
        let chart = ChartData(kind: .hours, days: days(1), grain: .hour, series: [hours])
        #expect(chart.sentences(.english, today: today)[0].hasSuffix(" bpm (07:00–08:00), 1 day."))
        #expect(chart.sentences(.german, today: today)[0].hasSuffix("(07:00–08:00), 1 Tag."))
        let whole = ChartData.Series(
            metric: .workoutMinutes, values: [30], average: nil, recordedDays: 1, possibleDays: 1)
        var zones = ChartData(kind: .zones, days: days(1), grain: .day, series: [whole])
        zones.zoneMinutes = [[10, 20, 0, 0, 0]]
        #expect(zones.sentences(.english, today: today)[0].hasSuffix("(1 day)."))
    }

    @Test(arguments: [ChartData.Kind.overTime, .weekdays, .scatter])
    func `read back from its JSON, it is the same`(kind: ChartData.Kind) throws {
        let columns: [MetricID: [Double?]] = [
            .restingHeartRate: (0..<60).map { $0.isMultiple(of: 7) ? nil : 50 + Double($0 % 9) / 3 },
            .sleep: (0..<60).map { 400 + Double($0 * 7 % 50) },
        ]
        var chart = ChartData(
            kind, of: [.restingHeartRate, .sleep], in: days(50), from: table(columns), running: nil)
        chart.series[0].goal = 52
        chart.marks = [ChartData.Mark(days: today...today, text: "in \"Rome\"")]
        let read = try back(chart)
        #expect(read.kind == chart.kind && read.days == chart.days && read.grain == chart.grain)
        #expect(read.marks == chart.marks && read.series.map(\.metric) == chart.series.map(\.metric))
        #expect(read.series[0].goal == 52 && read.pairs.count == chart.pairs.count)
        for (one, other) in zip(read.series, chart.series) {
            #expect(one.values.count == other.values.count && one.recordedDays == other.recordedDays)
            for (a, b) in zip(one.values, other.values) {
                #expect((a == nil) == (b == nil) && abs((a ?? 0) - (b ?? 0)) < 0.001)
            }
        }
        #expect(try back(read) == read)
    }

    @Test(arguments: [
        "{}", #"{"kind":"over_time"}"#, #"{"kind":"pie","from":"2026-05-01","to":"2026-05-02","by":"day"}"#,
        #"{"kind":"over_time","from":"2026-05-02","to":"2026-05-01","by":"day","series":[]}"#,
        #"{"kind":"over_time","from":"2026-05-01","to":"2026-05-03","by":"day","series":[{"metric":"steps","values":[1]}]}"#,
        #"{"kind":"over_time","from":"0001-01-01","to":"9999-01-03","by":"day","series":[{"metric":"steps","values":[1]}]}"#,
        #"{"error":{"code":"unknown_metric"}}"#,
    ])
    func `what is none is no chart`(json: String) throws {
        let value = try #require(JSONValue(json))
        #expect(ChartData(value) == nil)
    }

    @Test func `its marks are told in one sentence, each thing once`() {
        var chart = ChartData(
            .overTime, of: [.restingHeartRate], in: days(9), from: table([.restingHeartRate: [55]]), running: nil)
        chart.marks = [
            .init(days: days(9).lowerBound...days(9).lowerBound, text: "headache"),
            .init(days: days(7), text: "in Rome"), .init(days: days(3), text: "A new watch since 29 May."),
            .init(days: today...today, text: "headache"),
        ]
        #expect(
            chart.sentences(.english, today: today).dropFirst() == [
                "A new watch since 29 May.",
                "Marked: headache (2 times, last 31 May), in Rome (25 May – 31 May).",
            ])
        #expect(
            chart.sentences(.german, today: today).last
                == "Markiert: headache (2-mal, zuletzt 31. Mai), in Rome (25. Mai – 31. Mai).")
        chart.marks = []
        #expect(chart.sentences(.english, today: today).count == 1)
    }

    @Test func `is told in a sentence a metric, in two languages`() {
        let chart = ChartData(
            .overTime, of: [.restingHeartRate, .vo2Max], in: days(4),
            from: table([.restingHeartRate: [55, nil, 58, 56], .vo2Max: [nil, nil, nil, nil]]), running: nil)
        #expect(
            chart.sentences(.english, today: today) == [
                "Resting HR, 28 May – 31 May: 56.3 bpm on average (3 of 4 days); days from 55 bpm (28 May) to 58 bpm (30 May).",
                "VO₂max (estimate), 28 May – 31 May: nothing recorded.",
            ])
        #expect(
            chart.sentences(.german, today: today)[0]
                == "Ruhepuls, 28. Mai – 31. Mai: 56,3 bpm im Mittel (3 von 4 Tagen); Tage von 55 bpm (28. Mai) bis 58 bpm (30. Mai)."
        )
    }

    @Test(
        arguments: [
            [nil, nil], [5], [5, 6], [5, 5, 5], [1e12, -1e12, nil, 0], Array(repeating: 7.5, count: 366),
        ] as [[Double?]], ChartData.Kind.allCases)
    func `bad and scarce values make something readable of every form`(values: [Double?], kind: ChartData.Kind) {
        let chart = ChartData(
            kind, of: [.weight, .restingHeartRate], in: days(max(1, values.count)),
            from: table([.weight: values, .restingHeartRate: values]), running: nil)
        let text = chart.textBlock(today: today)
        #expect(!text.isEmpty && text.allSatisfy { $0.count <= 90 })
        #expect(!chart.sentences(.english, today: today).isEmpty)
        let svg = chart.svg(today: today)
        #expect(svg.hasPrefix("<svg") && !svg.contains("nan") && !svg.contains("inf"))
        #expect(chart.csv.hasSuffix("\r\n"))
    }

    @Test func `as text it has bars between its ends`() {
        let chart = ChartData(
            .overTime, of: [.steps], in: days(3), from: table([.steps: [2000, nil, 8000]]), running: nil)
        #expect(
            chart.textBlock(height: 2, today: today) == [
                "Steps, 29 May – 31 May", "8,000 │  █", "    0 │▄ █", "      └───", "       29 May",
            ])
    }

    @Test func `as text a bar begins at zero, and what has no zero is a line`() {
        func block(_ metric: MetricID, _ values: [Double?]) -> [String] {
            ChartData(.overTime, of: [metric], in: days(3), from: table([metric: values]), running: nil)
                .textBlock(height: 2, today: today)
        }
        let sleep = block(.sleep, [240, nil, 480])
        #expect(sleep[1].hasSuffix("│  █") && sleep[2].hasSuffix("│█ █"), "\(sleep)")
        let weight = block(.weight, [80, nil, 80.4])
        #expect(weight[1].hasSuffix("│  ⠉") && weight[2].hasSuffix("│⣀"), "\(weight)")
    }

    @Test func `as CSV it has a line a slot and empty cells for what is missing`() {
        let chart = ChartData(
            .overTime, of: [.steps, .weight], in: days(2),
            from: table([.steps: [2000, 8000], .weight: [nil, 71.25]]),
            running: nil)
        #expect(
            chart.csv
                == "from,to,steps,weight_kg\r\n2026-05-30,2026-05-30,2000,\r\n2026-05-31,2026-05-31,8000,71.25\r\n")
    }

    @Test func `as SVG it is well-formed, a run a line, and nothing in it is code`() throws {
        var chart = ChartData(
            .overTime, of: [.restingHeartRate], in: days(6),
            from: table([.restingHeartRate: [55, 56, nil, 58, nil, 60]]), running: nil)
        chart.marks = [ChartData.Mark(days: today...today, text: "<script>alert(\"1\")</script> & more\u{1}")]
        let svg = chart.svg(today: today)
        #expect(
            svg.components(separatedBy: "<polyline").count == 2 && svg.components(separatedBy: "<circle").count == 3)
        #expect(
            !svg.contains("<script") && svg.contains("&lt;script&gt;alert(&quot;1&quot;)") && !svg.contains("\u{1}"))
        #expect(svg.components(separatedBy: "<g ").count == svg.components(separatedBy: "</g>").count)
    }
}
