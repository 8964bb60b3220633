import Entries
import Foundation
import HealthModel
import HealthQuery
import Testing

@Suite struct `Goal recommendations` {
    private let today = CivilDay(iso: "2026-05-29")!

    @Test func `are the nearest-rank 60th percentile of the last nine recorded days, without today`() throws {
        let steps: [Double?] = [4200, 6100, nil, 3800, 7050, 5200, 8800, 4900, 6600, 5600, 20_000]
        let found = GoalRecommendation.all(of: [.steps: steps], today: today, standing: [])
        #expect(found.map(\.aim) == [Goal.Aim(.steps, target: 6_100, period: .day)])
        let method = "reached on 4 of your last 9 recorded days (60th percentile, at most 1.2 × their mean)"
        #expect(found.first?.method == method)
    }

    @Test func `are at most 1.2 times the mean and not under the last week's median`() {
        let sparse: [Double?] = [0, 0, 0, 10_000, 10_000, 0]
        #expect(
            GoalRecommendation.all(of: [.steps: sparse], today: today, standing: []).isEmpty, "nothing on most days")
        let rising: [Double?] = [1_000, 1_000, 9_000, 9_000, 9_000, 9_000, 9_000, 9_000, 9_000, 0]
        #expect(GoalRecommendation.all(of: [.steps: rising], today: today, standing: []).first?.aim.target == 8_650)
    }

    @Test func `need five days, and are none of what stands already, of weight and of sleep`() {
        let few: [Double?] = [5_000, 5_000, 5_000, 5_000, nil]
        #expect(GoalRecommendation.all(of: [.steps: few], today: today, standing: []).isEmpty)
        let same = [Double?](repeating: 5_000, count: 10)
        let aim = Goal.Aim(.steps, target: 5_000, period: .day)
        #expect(GoalRecommendation.all(of: [.steps: same], today: today, standing: [aim]).isEmpty)
        #expect(GoalRecommendation.all(of: [.weight: same, .sleep: same], today: today, standing: []).isEmpty)
    }

    @Test func `of a week go by whole weeks`() {
        // 29 May 2026 is a Friday: four days of this week are left out.
        let runs =
            [Double?](repeating: nil, count: 3)
            + (0..<6).flatMap { week in
                [Double?(Double(10 + week)), nil, nil, nil, nil, nil, nil]
            } + [99, nil, nil, nil, nil]
        let found = GoalRecommendation.all(of: [.runDistance: runs], today: today, standing: [])
        #expect(found.map(\.aim) == [Goal.Aim(.runDistance, target: 13, period: .week)])
        #expect(found.first?.method.hasPrefix("reached in 3 of your last 6 weeks") == true)
    }
}

@Suite struct `A goal of a month or a year` {
    private let today = CivilDay(iso: "2026-03-28")!
    /// A kilometre on each of the last hundred days, today among them: it began on 19 December.
    private let numbers = [Double?](repeating: 1, count: 100)

    private func aim(_ period: Goal.Period, _ target: Double, due: String? = nil) -> Goal.Aim {
        Goal.Aim(.runDistance, target: target, period: period, due: due.flatMap { CivilDay(iso: $0) })
    }

    @Test func `is held against the sum of the calendar's span`() {
        #expect(aim(.month, 40).value(of: numbers, on: today) == 28)
        #expect(aim(.year, 1000).value(of: numbers, on: today) == 87)
        #expect(aim(.year, 1000).value(of: [], on: today) == nil)
    }

    @Test func `counts nothing after its date`() {
        #expect(aim(.month, 40, due: "2026-02-28").value(of: numbers, on: today) == 28, "all of February")
        #expect(aim(.year, 40, due: "2025-12-31").value(of: numbers, on: today) == 13, "from 19 December")
    }

    @Test func `tells the pace that is needed`() throws {
        let month = try #require(aim(.month, 40).pace(of: numbers, on: today))
        #expect(month.needed == 4 && month.slope == 1 && month.standing == .behind)
        #expect(aim(.year, 360).pace(of: numbers, on: today)?.standing == .ahead)
        #expect(aim(.month, 28).pace(of: numbers, on: today) == nil, "reached")
        #expect(aim(.month, 40, due: "2026-02-28").pace(of: numbers, on: today) == nil, "over")
    }

    @Test func `is reached on a day after that of its setting`() {
        #expect(aim(.month, 28).isReached(by: numbers, on: today, setOn: today.advanced(by: -1)))
        #expect(!aim(.month, 28).isReached(by: numbers, on: today, setOn: today))
    }
}

@Suite struct `Goal book` {
    private let clock = EntryClock(now: Date(timeIntervalSince1970: 1_780_000_000), home: HomeTime(zone: .gmt))
    private func at(_ daysAgo: Int) -> Date { clock.now.addingTimeInterval(-86_400 * Double(daysAgo)) }

    @Test func `tells how each earlier goal ended, and what came of it`() throws {
        let steps = Goal.Aim(.steps, target: 8_000, period: .day)
        var ended = Goal(id: 3, aim: Goal.Aim(.weight, target: 70), setAt: at(30))
        ended.endedAt = at(2)
        let goals = [
            Goal(id: 1, aim: steps, setAt: at(20)),
            Goal(id: 2, aim: Goal.Aim(.steps, target: 9_000, period: .day), setAt: at(10)), ended,
        ]
        let numbers: [DayField: [Double?]] = [
            .steps: (0..<30).map { $0 % 2 == 0 ? 9_000 : 5_000 },
            .weight: [Double?](repeating: nil, count: 25) + [71, 70.5, 70, nil, 69],
        ]
        let book = GoalBook(
            goals: goals, ends: [GoalEnd(.weight, .completed, at: at(2))], numbers: numbers, clock: clock)
        #expect(book.past.map(\.goal.id) == [3, 1])
        #expect(book.past.map(\.ending) == [.completed, .replaced])
        #expect(book.past[0].level == 70)
        #expect(book.past[1].days?.recorded == 11)
        #expect(try #require(book.past[1].days).reached <= 6)
    }

    @Test func `holds goals of two spans side by side, and each in the place of one of its own`() {
        func run(_ id: Int, _ target: Double, _ period: Goal.Period, _ daysAgo: Int, ended: Int? = nil) -> Goal {
            let aim = Goal.Aim(.runDistance, target: target, period: period)
            return Goal(id: id, aim: aim, setAt: at(daysAgo), endedAt: ended.map(at))
        }
        let goals = [run(1, 30, .week, 9), run(2, 1_000, .year, 8), run(3, 40, .week, 7, ended: 2)]
        let end = GoalEnd(.runDistance, .abandoned, of: .week, at: at(2))
        let book = GoalBook(goals: goals, ends: [end], numbers: [:], clock: clock)
        #expect(book.past.map(\.goal.id) == [3, 1])
        #expect(book.past.map(\.ending) == [.abandoned, .replaced])
        #expect(goals.reversed().standing().map(\.id) == [1, 2], "before the earlier one of the week is ended, too")
        #expect(goals[0].aim.replaced(among: [goals[1], goals[2]]) == goals[2].aim)
        #expect(Goal.Aim(.runDistance, target: 5, period: .day).replaced(among: goals) == nil)
    }

    @Test func `reads an end without a span as it was meant: of the one goal that stood`() throws {
        let earlier = Goal(
            id: 1, aim: Goal.Aim(.steps, target: 60_000, period: .week), setAt: at(20), endedAt: at(2))
        let last = Goal(id: 2, aim: Goal.Aim(.steps, target: 9_000, period: .day), setAt: at(10), endedAt: at(2))
        let old = #"{"metricName":"steps","outcome":"completed","at":\#(at(2).timeIntervalSinceReferenceDate)}"#
        let end = try JSONDecoder().decode(GoalEnd.self, from: Data(old.utf8))
        #expect(end == GoalEnd(.steps, .completed, at: at(2)) && end.span == nil)
        let book = GoalBook(goals: [earlier, last], ends: [end], numbers: [:], clock: clock)
        #expect(book.past.map(\.goal.id) == [2, 1] && book.past.map(\.ending) == [.completed, .replaced])
        let written = String(decoding: try JSONEncoder().encode(end), as: UTF8.self)
        #expect(!written.contains("span"), "\(written)")
    }

    @Test(arguments: ["end goal running distance", "end my weekly running goal", "stop my goal of 40 km a week"])
    func `is not ended by a line, which says by what it is`(line: String) {
        let problem = #expect(throws: EntryProblem.self) {
            _ = try EntryLine(clock: clock, units: .metric).read(line)
        }
        #expect(problem?.sentence.contains("Alt-L") ?? false, "\(problem?.sentence ?? "")")
    }

    @Test func `tells a level by a day from one without`() {
        let due = CivilDay(iso: "2027-06-01")
        #expect(Goal.Aim(.weight, target: 70).span == .day && Goal.Aim(.weight, target: 68, due: due).span == .date)
        #expect(Goal.Aim(.runDistance, target: 900, period: .year, due: due).span == .year)
        let words = EntryWording(clock: clock, units: .metric)
        func name(_ metric: DayField, _ span: GoalSpan?) -> String {
            words.text(.entry(.goalEnd(GoalEnd(metric, .completed, of: span, at: clock.now))))
        }
        #expect(name(.runDistance, .week).hasPrefix("Distance run a week, completed"))
        #expect(name(.weight, .date).hasPrefix("Weight by a day, completed"))
        #expect(name(.steps, nil).hasPrefix("Steps, completed"))
    }

    @Test func `has nothing of a goal that stands`() {
        let book = GoalBook(
            goals: [Goal(id: 1, aim: Goal.Aim(.water, target: 2_000, period: .day), setAt: at(3))], ends: [],
            numbers: [:], clock: clock)
        #expect(book.past.isEmpty && book.proposed.isEmpty)
    }
}
