import Canvas
import Foundation
import HealthModel
import HealthQuery
import ScreenKit
import TestSupport
import Testing

@testable import TrendsScreen

@Suite struct `Views of Trends` {
    private func content(_ visit: TrendVisit) throws -> TrendContent { try #require(visit.state.page.content) }

    @Test func `v goes round all views, a number chooses one`() {
        var visit = TrendVisit()
        for _ in TrendView.allCases { visit.type("v") }
        #expect(visit.state.view == .stacked)
        visit.type("7")
        #expect(visit.state.view == .calendar)
        visit.type("V")
        #expect(visit.state.view == .scatter)
        visit.type("o")
        #expect(visit.state.view == .overlaid)
        visit.type("o")
        #expect(visit.state.view == .stacked)
        visit.click("over time")
        #expect(visit.state.view == .overlaid)
    }

    @Test func `days lie over those with the same weekdays before them`() throws {
        var visit = TrendVisit(.steps, (0..<60).map { $0 < 32 ? 5000 : 8000 }, range: .last(28))
        visit.type("3")
        guard case .before(let before) = try content(visit) else { return #expect(Bool(false)) }
        #expect(before.days.upperBound == TrendVisit.today.advanced(by: -28))
        #expect(before.days.upperBound.weekday == TrendVisit.today.weekday)
        #expect(visit.words.contains("8,000 a day, +3,000 against 5,000 before"))
        #expect(visit.words.contains("27 and 28 days"))
    }

    @Test func `the days before are told from those shown without colours`() {
        var visit = TrendVisit(.steps, (0..<120).map { Double(5000 + $0 * 20) }, range: .last(56))
        visit.type("3")
        #expect(visit.shows("⠒⠒ ") && visit.shows("⠒ ⠒ "))
    }

    @Test(arguments: ["2", "6"]) func `a view of two metrics says nothing of a chart that is not there`(key: String) {
        var visit = TrendVisit(.steps, (0..<120).map { Double(5000 + $0 * 20) }, range: .last(56))
        visit.type(key)
        #expect(visit.shows("This view is of two metrics"))
        #expect(!visit.words.contains("average") && !visit.words.contains("a day"))
    }

    @Test func `months lie over the same number of months before`() throws {
        var visit = TrendVisit(.steps, Array(repeating: 5000, count: 900), range: .last(365))
        visit.type("m3")
        guard case .before(let before) = try content(visit) else { return #expect(Bool(false)) }
        #expect(visit.state.page.slotDays.count == 13)
        #expect(before.days.lowerBound.iso == "2024-10-26")
        #expect(before.days.upperBound.iso == "2025-10-25")
    }

    @Test func `two equal periods have no clear difference`() {
        var random = SeededGenerator(seed: 9)
        let values = (0..<120).map { _ -> Double? in Double.random(in: 50...60, using: &random) }
        var visit = TrendVisit(.restingHeartRate, values, range: .last(56))
        visit.type("3")
        #expect(visit.words.contains("no clear difference"))
    }

    @Test func `weekdays have their own means, and weekends are weighed against the others`() throws {
        let values = (0..<140).map { offset -> Double? in
            let day = TrendVisit.today.advanced(by: offset - 139)
            return (day.weekday >= 5 ? 12_000 : 6000) + Double(offset % 7)
        }
        var visit = TrendVisit(.steps, values)
        visit.type("4")
        guard case .weekdays(let weekdays) = try content(visit) else { return #expect(Bool(false)) }
        #expect(weekdays.counts.reduce(0, +) == 139)
        #expect(weekdays.slots.filter { ($0.value ?? 0) > 10_000 }.count == 2)
        #expect(visit.words.contains("Weekends against weekdays: a typical day lies 5,999"))
    }

    @Test func `the spread counts every day once`() throws {
        var visit = TrendVisit(.restingHeartRate, (1...101).map { Double($0) })
        visit.type("5")
        guard case .distribution(let spread) = try content(visit) else { return #expect(Bool(false)) }
        let bins = try #require(spread.bins)
        #expect(bins.counts.reduce(0, +) == spread.sorted.count)
        #expect(visit.words.contains("the middle is"))
    }

    @Test func `a point for each day with both, and how sure the relation is`() throws {
        var random = SeededGenerator(seed: 11)
        var store = MadeUpDays()
        let sleep = (0..<100).map { _ in Double.random(in: 360...500, using: &random) }
        store.columns[.sleep] = sleep
        store.columns[.restingHeartRate] = sleep.enumerated().map { $0 == 3 ? nil : 80 - $1 / 20 }
        var visit = TrendVisit(store: store, opens: false)
        visit.send(.asked([.restingHeartRate, .sleep], .everything))
        visit.type("6")
        guard case .scatter(let scatter) = try content(visit) else { return #expect(Bool(false)) }
        #expect(scatter.pairs.count == 99)
        #expect(abs((scatter.slope ?? 0) + 1.0 / 20) < 1e-9)
        #expect(visit.words.contains("lower with higher (r = −1.00"))
        #expect(visit.words.contains("A relation is no cause."))
    }

    @Test func `a view of two metrics asks for a second one`() {
        var visit = TrendVisit(.steps, [1, 2, 3])
        visit.type("6")
        #expect(visit.shows("This view is of two metrics"))
    }

    @Test func `the calendar has a fifth of the days in each shade`() throws {
        var visit = TrendVisit(.restingHeartRate, (0..<365).map { 40 + Double($0) / 20 })
        visit.type("7")
        guard case .calendar(let calendar) = try content(visit) else { return #expect(Bool(false)) }
        let levels = calendar.values.keys.compactMap(calendar.level)
        for level in 0..<5 { #expect(abs(levels.count { $0 == level } - 73) <= 1) }
    }

    @Test func `the calendar stands under its own dates, which are those of a year`() {
        var visit = TrendVisit(.restingHeartRate, (0..<400).map { 50 + Double($0 % 9) }, range: .last(14))
        #expect(visit.shown[0].contains("‹ 12–25 Nov 2026 ›"))
        visit.type("7")
        #expect(visit.shown[0].contains("‹ 26 Nov 2025 – 25 Nov 2026 ›"))
        #expect(visit.words.contains("365 of 365 days: highest 58"))
        visit.type("1")
        #expect(visit.shown[0].contains("‹ 12–25 Nov 2026 ›"))
    }

    @Test func `the first of several lowest days is told with how many more there are, in calendar and records`() {
        // 54 on 5 Nov, 15 Nov and 25 Nov.
        var values: [Double?] = (0..<365).map { 58 + Double($0 % 7) }
        for index in [344, 354, 364] { values[index] = 54 }
        var visit = TrendVisit(.restingHeartRate, values)
        visit.type("7")
        #expect(visit.words.contains("lowest 54 bpm on Thu 5 Nov 2026 (and 2 more)"))
        visit.type("r")
        #expect(visit.shown.contains { $0.contains("lowest day") && $0.contains("so far (and 2 more)") })
    }

    @Test func `nights cross midnight`() throws {
        var store = MadeUpDays()
        store.columns[.sleep] = [400, 410, 420]
        store.columns[.bedTime] = [1410, 30, nil]
        store.columns[.wakeTime] = [400, 430, 420]
        var visit = TrendVisit(store: store, opens: false)
        visit.send(.asked([.sleep], .everything))
        visit.type("8")
        guard case .nights(let nights) = try content(visit) else { return #expect(Bool(false)) }
        #expect(nights.nights.map(\.bed) == [-30, 30])
        #expect(visit.words.contains("2 nights: to bed at 00:00"))
    }

    @Test(arguments: TrendView.allCases, [(40, 8), (60, 18), (80, 22), (200, 48), (20, 3), (1, 1)])
    func `every view is drawn with nothing, with one value and with huge ones`(_ view: TrendView, _ size: (Int, Int)) {
        for values in [[], [nil], [5], [5, 5, 5], [1e12, -1e12, 1e12, 3, 4, 5, 6]] as [[Double?]] {
            var store = MadeUpDays()
            for metric in [MetricID.water, .steps, .bedTime, .wakeTime] { store.columns[metric] = values }
            var visit = TrendVisit(size.0, size.1, store: store, opens: false)
            visit.send(.asked([.water, .steps], .everything))
            visit.type(String(view.key))
            for grain in "dwmy" {
                visit.type(String(grain))
                #expect(visit.shown.count == size.1)
            }
        }
    }

    private func trained() -> TrendVisit {
        var store = MadeUpDays.year
        let today = TrendVisit.today
        store.context.sessions = [
            .init(day: today.advanced(by: -3), name: "Running", minutes: 46, state: .asPlanned),
            .init(day: today.advanced(by: -3), name: "Strength", minutes: 30, state: .done),
            .init(day: today.advanced(by: -1), name: "Running", minutes: nil, state: .missed),
            .init(day: today, name: "Running", minutes: 40, state: .open),
        ]
        var visit = TrendVisit(120, 40, store: store)
        visit.send(.asked([.sleep], .last(30)))
        return visit
    }

    @Test func `workouts and what was planned are marks on their days, read off by the cursor`() {
        var visit = trained()
        #expect(visit.shows("▴") && visit.shows("▫"))
        #expect(visit.words.contains("▴ 1 day with workouts") == false)
        #expect(visit.words.contains("▴ 1 day with a workout") && visit.words.contains("▫ 1 day with a plan not done"))
        visit.press(.end)
        #expect(visit.words.contains("Running 40 min planned for today"))
        visit.press(.left)
        #expect(visit.words.contains("Running planned, not done"))
        visit.press(.left, .left)
        #expect(visit.words.contains("Running 46 min as planned, Strength 30 min"))
    }

    @Test func `hidden workouts have no marks, and a chart by weeks has none of each workout`() {
        var visit = trained()
        visit.type("w")
        #expect(!visit.shows("▴"))
        visit.type("w")
        var environment = visit.state.environment
        environment.hidden = [.workouts]
        visit.state.update(environment)
        #expect(!visit.shows("▴") && !visit.shows("▫"))
    }

    @Test func `marks of workouts are not written with a chart`() {
        let marks = trained().state.chartData?.marks ?? []
        #expect(!marks.isEmpty && !marks.contains { $0.text.contains("Running") })
    }

    @Test func `the fastest pieces of runs stand among the records of their kind, with their days`() {
        var store = MadeUpDays.year
        let day = TrendVisit.today.advanced(by: -40)
        store.efforts = [
            BestEffort(kind: "Running", day: day, distance: .fiveKilometres, seconds: 1480),
            BestEffort(kind: "Running", day: day.advanced(by: 7), distance: .fiveKilometres, seconds: 1475),
            BestEffort(kind: "Running", day: day, distance: .halfMarathon, seconds: 6619),
            BestEffort(kind: "Running", day: day, distance: .kilometre, seconds: 280),
            BestEffort(kind: "Running", day: day.advanced(by: 3), distance: .kilometre, seconds: 280),
        ]
        var visit = TrendVisit(200, 48, store: store)
        visit.send(.asked([.sleep], .last(30)))
        visit.type("r")
        #expect(visit.words.contains("fastest 5 km") && visit.words.contains("24:35"))
        // The first of equal ones; of a distance that was run once none.
        #expect(visit.words.contains("4:40") && !visit.words.contains("fastest half"))
        guard case .records(let content)? = visit.state.page.content else {
            Issue.record("\(visit.words)")
            return
        }
        let titles = content.rows.drop { $0.heading != "Running" }.prefix(4).map(\.title)
        #expect(titles == ["longest", "fastest pace", "fastest 1 km", "fastest 5 km"])
    }

    @Test func `the pieces are asked for once, and again after the store has changed`() {
        var visit = TrendVisit(opens: false)
        _ = visit.state.apply(.contextArrived(TrendsContext(recorded: [.sleep])))
        #expect(visit.state.apply(.key(.character("r"))).contains(.readEfforts))
        #expect(!visit.state.apply(.key(KeyPress(.down))).contains(.readEfforts))
        _ = visit.state.apply(.effortsArrived([]))
        #expect(!visit.state.apply(.key(KeyPress(.down))).contains(.readEfforts))
        #expect(visit.state.apply(.dataChanged).contains(.readEfforts))
    }
}
