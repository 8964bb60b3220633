import Canvas
import Foundation
import HealthModel
import HealthQuery
import ScreenKit
import TestSupport
import Testing

@testable import TrendsScreen

@Suite struct `What Trends says` {
    @Test func `nothing recorded`() {
        let visit = TrendVisit(.steps, [nil, nil, nil] + Array(repeating: nil, count: 30))
        #expect(visit.words.contains("Nothing recorded in"))
    }

    @Test func `one value is told, and is no trend`() {
        let visit = TrendVisit(.weight, [72.4, nil, nil])
        #expect(visit.words.contains("One value: 72.4 kg, Mon 23 Nov 2026."))
    }

    @Test func `a slip is one by all that is recorded, not by the days that are shown`() throws {
        var values: [Double?] = (0..<30).map { index in index < 20 ? 80 : nil }
        values[24] = 176.2
        values[28] = 80
        let visit = TrendVisit(.weight, values, range: .last(7))
        let series = try #require(visit.state.page.series[.weight])
        #expect(series.average == 80 && series.recordedDays == 1)
        #expect(visit.state.chartData?.series[0].leftOut == [TrendVisit.today.advanced(by: -5)])
    }

    @Test func `two values are too few`() {
        let visit = TrendVisit(.weight, [72.4, nil, 73.1])
        #expect(visit.words.contains("Too little to tell a trend from chance: 2 days, 4 are needed."))
    }

    @Test func `equal values are said to be equal`() {
        let visit = TrendVisit(.restingHeartRate, Array(repeating: 55, count: 30))
        #expect(visit.words.contains("all 30 days are the same, 55 bpm"))
    }

    @Test func `a steady rise is a clear trend with its slope`() {
        let values = (0..<60).map { day -> Double? in
            let wobble = day % 2 == 0 ? 0.5 : -0.5
            return 50 + Double(day) / 10 + wobble
        }
        let visit = TrendVisit(.restingHeartRate, values)
        #expect(visit.words.contains("Resting heart rate rose by 0.70 bpm a week"))
        #expect(visit.words.contains("a clear trend (p < 0.001, 60 days)"))
    }

    @Test func `values without order are no trend`() {
        var random = SeededGenerator(seed: 3)
        let values = (0..<60).map { _ in Double.random(in: 50...60, using: &random) }
        let visit = TrendVisit(.restingHeartRate, values)
        #expect(visit.words.contains("no clear trend") && visit.words.contains("may be chance"))
    }

    @Test func `the slope is that of Theil and Sen, the chance that of Mann and Kendall`() throws {
        var random = SeededGenerator(seed: 5)
        let values = (0..<50).map { Double($0) / 20 + Double.random(in: 0...4, using: &random) }
        let dated = values.enumerated().map { DatedValue(day: CivilDay(number: 100 + $0), value: $1) }
        let figures = TrendFigures(.restingHeartRate, dated)
        let slope = try #require(TheilSen.slope(values.enumerated().map { (x: Double($0), y: $1) }))
        #expect(abs(try #require(figures.slopePerDay) - slope) < 1e-9)
        #expect(figures.chance == MannKendall(values)?.p)
    }

    @Test func `ten years are tested by weeks, forty by months`() {
        let start = CivilDay(number: 5000)
        func figures(_ count: Int) -> TrendFigures {
            TrendFigures(.steps, (0..<count).map { DatedValue(day: start.advanced(by: $0), value: sin(Double($0))) })
        }
        #expect(figures(800).grain == .day)
        #expect(figures(3653).grain == .week)
        #expect(figures(14_610).grain == .month)
    }

    @Test func `a new source that moved the values is told, and the trend counts from it`() {
        var visit = TrendVisit()
        visit.say("resting heart rate")
        visit.size = Size(width: 120, height: 40)
        #expect(visit.words.contains("values from New Watch since Sun 27 Sep 2026. Resting HR is"))
        #expect(visit.words.contains("no clear trend") && visit.words.contains("60 days"))
        #expect(visit.words.contains("Counted from Sun 27 Sep 2026. Resting HR is"))
        #expect(visit.words.contains("lower since the new watch of 27 Sep"))
        #expect(visit.words.contains("that may be the watch."))
    }

    @Test func `places and tags that are hidden are no marks`() {
        var visit = TrendVisit()
        visit.size = Size(width: 120, height: 40)
        visit.say("steps")
        #expect(visit.words.contains("in Rome") && visit.words.contains("sick"))
        var environment = visit.state.environment
        environment.hidden = [.location, .clinical]
        visit.state.update(environment)
        #expect(!visit.words.contains("Rome") && !visit.words.contains("sick"))
    }

    @Test func `today is not in the mean of what still grows`() {
        let visit = TrendVisit(.steps, [8000, 8000, 8000, 10])
        #expect(visit.words.contains("8,000 a day") && visit.words.contains("3 of 3 days"))
    }

    @Test func `days before the first record are none that could have been recorded`() {
        let visit = TrendVisit(.restingHeartRate, [55, nil, nil, 56, nil, nil, 57], range: .last(26), width: 120)
        #expect(visit.words.contains("3 of 7 days"))
    }

    @Test func `today alone is told as what it is so far`() {
        let visit = TrendVisit(.steps, [8000, 5300], range: .last(1))
        #expect(visit.words.contains("5,300 so far") && visit.words.contains("Only today, which still grows."))
    }

    @Test func `bedtimes about midnight have a mean about midnight`() {
        let visit = TrendVisit(.bedTime, [1435, 5, 1435, 5])
        #expect(visit.words.contains("00:00 on average"))
    }

    // MARK: Bad input

    private static let odd: [(MetricID, [Double?])] = [
        (.steps, [1e12, 1e12, 3]), (.steps, Array(repeating: 1e12, count: 40)), (.water, [1e12, -1e12, 0, 5]),
        (.sleep, [1e12, 0]), (.weight, [.infinity, .nan, 70]), (.bedTime, [1e12, 3]), (.systolicPressure, [1e12]),
        (.steps, []), (.steps, [nil]), (.moveClosed, [0, 1, 1, 0]),
    ]

    @Test(arguments: odd.indices, [(40, 8), (60, 18), (200, 48), (20, 3), (1, 1)])
    func `odd values are drawn at every size and grain`(_ index: Int, _ size: (Int, Int)) {
        var visit = TrendVisit(Self.odd[index].0, Self.odd[index].1, width: size.0, height: size.1)
        for key in "dwmyoac" { visit.type(String(key)) }
        visit.press(.escape, .left, .enter)
        #expect(visit.shown.count == size.1)
    }

    @Test func `a value of a million millions is written`() {
        let visit = TrendVisit(.water, [1e12, 1e12, 1e12])
        #expect(visit.shows("1,000,000,000,000"))
    }

    @Test(arguments: ["1 day", "2026-11-20", "40 years", "9999 years"])
    func `a range of a day and of forty years`(_ line: String) {
        var visit = TrendVisit()
        visit.say(line)
        for grain in "dwmy" {
            visit.type(String(grain))
            #expect(visit.shows("Resting heart rate"))
        }
    }

    @Test func `names of five hundred letters are cut`() {
        var store = MadeUpDays.year
        let name = String(repeating: "Wéàr\u{1B}[31m", count: 60)
        store.context.sources.append(
            .init(day: TrendVisit.today.advanced(by: -9), name: name, metrics: [.steps, .restingHeartRate]))
        store.context.sources.append(.init(day: CivilDay(number: 0), name: name, metrics: [.steps]))
        store.context.tags.append(.init(days: TrendVisit.today...TrendVisit.today, name: name))
        store.context.trips.append(.init(days: TrendVisit.today...TrendVisit.today, name: name))
        for size in [(40, 8), (80, 22), (200, 48)] {
            var visit = TrendVisit(size.0, size.1, store: store)
            visit.say("steps")
            #expect(visit.shown.allSatisfy { $0.cellWidth <= size.0 && !$0.unicodeScalars.contains("\u{1B}") })
        }
    }
}
