import Charts
import Canvas
import HealthModel
import HealthQuery
import ScreenKit
import TestSupport
import Testing

@testable import TrendsScreen

@Suite struct `Trends` {
    private let today = TrendVisit.today

    // MARK: What is shown

    @Test func `the first time shows four recorded metrics over three months`() {
        let visit = TrendVisit()
        #expect(visit.state.metrics == [.restingHeartRate, .sleep, .steps, .weight])
        #expect(visit.state.days == today.advanced(by: -90)...today)
    }

    @Test func `metrics, days and grain are said in one line`() {
        var visit = TrendVisit()
        visit.say("steps and sleep in 2025 by week")
        #expect(visit.state.metrics == [.steps, .sleep])
        #expect(visit.state.days.lowerBound.iso == "2025-01-01")
        #expect(visit.state.days.upperBound.iso == "2025-12-31")
        #expect(visit.state.grain == .week)
        visit.say("by month")
        #expect(visit.state.grain == .month)
        #expect(visit.state.metrics == [.steps, .sleep])
    }

    @Test(arguments: [
        ("2026-Q1", "2026-01-01", "2026-03-31"), ("2026-q1", "2026-01-01", "2026-03-31"),
        ("last week", "2026-11-16", "2026-11-22"), ("2025-03-01..2025-04-15", "2025-03-01", "2025-04-15"),
        ("6m", "2026-05-28", "2026-11-25"), ("10 days", "2026-11-16", "2026-11-25"),
        ("since March", "2026-03-01", "2026-11-25"), ("last summer", "2026-06-01", "2026-08-31"),
        ("letzte woche", "2026-11-16", "2026-11-22"), ("2024", "2024-01-01", "2024-12-31"),
    ])
    func `days are said in words or in figures`(_ line: String, _ first: String, _ last: String) {
        var visit = TrendVisit()
        visit.say(line)
        #expect(visit.state.sheet == nil)
        #expect(visit.state.days.lowerBound.iso == first)
        #expect(visit.state.days.upperBound.iso == last)
        #expect(visit.state.metrics.count == 4)
    }

    @Test func `metrics without days keep the days that show, and today is a day`() {
        var visit = TrendVisit()
        visit.say("steps")
        #expect(visit.state.metrics == [.steps] && visit.state.range == .last(91))
        visit.say("steps and weight")
        #expect(visit.state.metrics == [.steps, .weight] && visit.state.range == .last(91))
        visit.say("steps today")
        #expect(visit.state.days == today...today)
    }

    @Test func `a line that is not understood says which words, and changes nothing`() {
        var visit = TrendVisit()
        let before = (visit.state.metrics, visit.state.range)
        visit.say("steps since the flood")
        #expect(visit.shows("flood"))
        #expect(visit.state.metrics == before.0 && visit.state.range == before.1)
        visit.press(.escape)
        #expect(visit.state.sheet == nil && visit.others.isEmpty)
    }

    @Test func `a range never reaches beyond today`() {
        var visit = TrendVisit()
        visit.say("2026")
        #expect(visit.state.days.upperBound == today)
    }

    @Test func `metrics are ticked in a list, and none that is hidden is in it`() {
        var visit = TrendVisit()
        var environment = visit.state.environment
        environment.hidden = [.body]
        visit.state.update(environment)
        visit.type("cbedtime")
        visit.press(.enter)
        #expect(visit.state.metrics == [.restingHeartRate, .sleep, .steps, .weight, .bedTime])
        let picker = MetricPicker(chosen: [], data: visit.state.data, hidden: [.body])
        #expect(picker.found.contains(.steps) && !picker.found.contains(.weight))
    }

    @Test func `a hidden metric shows no values`() {
        var visit = TrendVisit(.weight, [70, 71, 72])
        #expect(visit.shows("72") || visit.shows("71"))
        var environment = visit.state.environment
        environment.hidden = [.body]
        visit.state.update(environment)
        #expect(!visit.shows("71") && visit.shows("hidden"))
    }

    @Test func `no more than eight metrics are shown`() {
        var visit = TrendVisit()
        visit.send(.asked(Array(MetricID.charted.prefix(20)), nil))
        #expect(visit.state.metrics.count == 8)
    }

    // MARK: Moving about

    @Test func `zoom goes through lengths and ends with all`() {
        var visit = TrendVisit()
        visit.type("+")
        #expect(visit.state.range == .last(30))
        visit.type("---")
        #expect(visit.state.range == .last(365))
        visit.type("----")
        #expect(visit.state.range == .everything)
        #expect(visit.state.days.lowerBound == today.advanced(by: -1099))
        visit.type("++++++++")
        #expect(visit.state.range == .last(7))
    }

    @Test func `zoom keeps the day that is read off in the middle`() throws {
        var visit = TrendVisit()
        visit.press(.home)
        visit.type("+")
        let days = visit.state.days
        #expect(days.contains(today.advanced(by: -90)))
        let cursor = try #require(visit.state.cursor)
        #expect(visit.state.page.slotDays[cursor].contains(today.advanced(by: -90)))
    }

    @Test func `pan goes back by half a range, and never after today`() {
        var visit = TrendVisit()
        visit.type("[")
        #expect(visit.state.days.upperBound == today.advanced(by: -46))
        visit.type("]]")
        #expect(visit.state.range == .last(91))
        for _ in 0..<200 { visit.type("{") }
        #expect(visit.state.days.upperBound >= today.advanced(by: -1099))
    }

    @Test func `the cursor reads off, and over the edge the range follows`() {
        var visit = TrendVisit(.steps, Array(repeating: 5000, count: 400), range: .last(7))
        visit.press(.left)
        #expect(visit.state.cursor == 6)
        #expect(visit.shows("5,000") && visit.shows("Wed 25 Nov 2026"))
        visit.press(.left, .left, .left, .left, .left, .left, .left)
        #expect(visit.shows("Wed 18 Nov 2026"))
        visit.press(.escape)
        #expect(visit.state.cursor == nil && visit.others.isEmpty)
        visit.press(.escape)
        #expect(visit.others == [.close])
    }

    @Test func `Enter goes into a week, and from a day to its page`() {
        var visit = TrendVisit(.steps, Array(repeating: 5000, count: 400), range: .last(365))
        visit.press(.left, .left, .enter)
        #expect(visit.state.days.upperBound.iso == "2026-11-22")
        #expect(visit.state.days.lowerBound.iso == "2026-11-16")
        #expect(visit.state.grain == .day)
        visit.press(.left, .enter)
        #expect(visit.others == [.openDay(.steps, visit.state.days, today.advanced(by: -3))])
    }

    @Test func `a click reads off, names of lengths and grains choose`() {
        var visit = TrendVisit()
        visit.click("1y")
        #expect(visit.state.range == .last(365))
        visit.click(" month")
        #expect(visit.state.grain == .month)
        visit.click("‹")
        #expect(visit.state.days.upperBound < today)
        visit.click("Sleep")
        #expect(visit.state.focused == .sleep)
    }

    @Test func `the wheel zooms`() {
        var visit = TrendVisit()
        visit.send(.wheel(-3))
        #expect(visit.state.range == .last(30))
        visit.send(.wheel(3))
        #expect(visit.state.range == .last(91))
    }

    // MARK: Reading

    @Test func `columns are read when the screen is opened, those of new metrics when they come`() {
        var state = TrendsState()
        var environment = TrendsEnvironment()
        environment.today = today
        state.update(environment)
        #expect(state.apply(.opened) == [.readContext])
        #expect(state.apply(.contextArrived(TrendsContext(recorded: [.steps]))) == [.readColumns([.steps])])
        let columns = DayColumns(first: today.advanced(by: -1), numbers: [.steps: [1, 2]])
        #expect(state.apply(.columnsArrived(columns)) == [])
        #expect(
            state.apply(.asked([.steps, .systolicPressure], nil)) == [
                .readContext, .readColumns([.steps, .systolicPressure, .diastolicPressure]),
            ])
    }

    @Test func `opened again it reads what shows again, and keeps it until then`() {
        var visit = TrendVisit()
        visit.send(.asked([.steps], .last(7)))
        let before = visit.state
        #expect(visit.state.apply(.opened) == [.readContext, .readColumns([.steps])])
        #expect(visit.state.data.isKnown(.steps) && !visit.state.data.isKnown(.weight))
        #expect(visit.state.page == before.page)
    }

    @Test func `an empty store is asked once`() {
        var state = TrendsState()
        #expect(state.apply(.asked([.steps], nil)) == [.readContext, .readColumns([.steps])])
        #expect(state.apply(.columnsArrived(DayColumns(first: nil))) == [])
        #expect(state.apply(.contextArrived(TrendsContext(recorded: []))) == [])
    }

    @Test func `what cannot be read is said`() {
        var visit = TrendVisit()
        visit.send(.readFailed("The disk is full."))
        #expect(visit.shows("The disk is full."))
    }
}

@Suite struct `Charts of Trends in files` {
    @Test func `e asks for a name and Enter writes what is shown`() throws {
        var visit = TrendVisit()
        visit.send(.asked([.restingHeartRate, .steps], .last(30)))
        visit.type("e")
        #expect(visit.shows("Write this chart to") && visit.shows("~/resting_hr_bpm-steps-2026-11-25.svg"))
        visit.press(.enter)
        guard case .export(let export)? = visit.others.last else {
            Issue.record("nothing is written")
            return
        }
        #expect(export.format == .svg && export.chart.metrics == [.restingHeartRate, .steps])
        #expect(export.chart.days == TrendVisit.today.advanced(by: -29)...TrendVisit.today)
        #expect(export.chart.series[0].values == visit.state.page.series[.restingHeartRate]?.slots.map(\.value))
        #expect(export.chart.series[0].average == visit.state.page.series[.restingHeartRate]?.average)
    }

    @Test func `a name without a format is not taken, and Esc writes nothing`() {
        var visit = TrendVisit()
        visit.send(.asked([.steps], .last(30)))
        visit.type("e")
        for _ in 0..<60 { visit.press(.backspace) }
        visit.type("chart.gif")
        visit.press(.enter)
        #expect(visit.shows("Write this chart to") && visit.shows("ends in .png, .svg, .csv or .txt"))
        visit.press(.escape)
        #expect(!visit.others.contains { if case .export = $0 { true } else { false } })
    }

    @Test(arguments: TrendView.allCases.filter { $0 != .form })
    func `every view gives what it draws`(view: TrendView) {
        var visit = TrendVisit()
        visit.send(.asked([.restingHeartRate, .sleep], .last(60)))
        visit.type(String(view.key))
        let chart = visit.state.chartData
        #expect(chart != nil && chart?.isEmpty == false, "\(view)")
    }

    @Test func `by hour the goal, the mean and the usual range of days are left out`() throws {
        var visit = TrendVisit()
        visit.send(.asked([.steps], .last(7)))
        let ofDays = try #require(visit.state.chartData?.series.first)
        #expect(ofDays.goal == 9000 && ofDays.average != nil && ofDays.usual != nil)
        visit.type("u")
        let ofHours = try #require(visit.state.chartData?.series.first)
        #expect(visit.state.page.grain == .hour && ofHours.goal == nil)
        #expect(ofHours.average == nil && ofHours.usual == nil)
    }

    @Test func `hours are written as 24 values, in every format`() throws {
        var visit = TrendVisit()
        visit.send(.asked([.steps], .last(60)))
        visit.type("0")
        let chart = try #require(visit.state.chartData)
        #expect(chart.kind == .hours && chart.series[0].values.count == 24)
        let csv = chart.csv.split(separator: "\r\n")
        #expect(csv.count == 25 && csv[0] == "from,to,steps" && csv[24].hasPrefix("23:00,24:00,"))
        let sentence = chart.sentences(.english, today: TrendVisit.today)[0]
        #expect(sentence.contains("means of hours") && sentence.contains("(18:00–19:00), 59 days."))
        #expect(chart.textBlock(today: TrendVisit.today).last?.contains("24:00") == true)
        #expect(chart.svg(today: TrendVisit.today).components(separatedBy: "<rect").count == 26)
    }

    @Test func `zones are written by their minutes, in every format`() throws {
        var visit = TrendVisit()
        visit.send(.asked([.restingHeartRate], .last(60)))
        visit.type("z")
        let chart = try #require(visit.state.chartData)
        #expect(chart.kind == .zones && chart.zoneMinutes.count == chart.slotDays.count)
        let csv = chart.csv.split(separator: "\r\n")
        #expect(csv[0] == "from,to,zone_1_min,zone_2_min,zone_3_min,zone_4_min,zone_5_min")
        #expect(csv.count == chart.slotDays.count + 1)
        let sentence = chart.sentences(.english, today: TrendVisit.today)[0]
        #expect(sentence.hasPrefix("Minutes in zones of heart rate") && sentence.contains("1: 200 min"))
        #expect(chart.textBlock(today: TrendVisit.today)[0].hasPrefix("Minutes in zones"))
        #expect(chart.svg(today: TrendVisit.today).contains("zone 5"))
        visit.type("e")
        #expect(visit.shows("~/zones-2026-11-25.svg"))
    }

    @Test func `what became of it is said`() {
        var visit = TrendVisit()
        visit.send(.exported(ChartExport.Outcome("Written: /tmp/a.svg, 9 bytes.", isProblem: false)))
        #expect(visit.others.last == .notice("Written: /tmp/a.svg, 9 bytes."))
    }
}
