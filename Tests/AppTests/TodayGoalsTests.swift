@testable import ScreenKit
import Canvas
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import TodayScreen

@Suite struct `Goals on Today` {
    private func state(_ change: (inout Settings.Goals) -> Void) -> TodayState {
        var goals = Settings.Goals()
        change(&goals)
        var state = TodayState(today: SampleReports.today)
        _ = state.apply(.key(KeyPress(.character("["))))
        _ = state.apply(.reportArrived(SampleReports.fullDay))
        state.goals = TodayGoals(goals)
        return state
    }

    private func shown(_ state: TodayState, width: Int = 80, height: Int = 24) -> String {
        screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }.joined(
            separator: "\n")
    }

    @Test func `say how much of it is there, beside the value`() {
        let steps = SampleReports.fullDay.comparisons[.steps]?.value ?? 0
        #expect(
            shown(state { $0.steps = Int(steps) * 2 }).contains("49 % of goal")
                || shown(state { $0.steps = Int(steps) * 2 }).contains("50 % of goal"))
        #expect(shown(state { $0.steps = Int(steps) }).contains("goal reached"))
        #expect(!shown(state { _ in }).contains("of goal"))
        #expect(shown(state { $0.sleepHours = 12 }, width: 200, height: 50).contains("60 % of goal"))
    }

    @Test func `are a share that is rounded, and is whole only when the goal is reached`() {
        #expect([0.57, 0.996, 0.699, 1, 1.045, 0].map(GoalShare.percent) == [57, 99, 70, 100, 105, 0])
        #expect([-1, .nan, .infinity].map(GoalShare.percent) == [0, 0, 9_999])
        var report = SampleReports.fullDay
        report.snapshot.activity.activeEnergyKcal = 376
        report.snapshot.activity.moveGoalKcal = 540
        var state = state { _ in }
        _ = state.apply(.reportArrived(report))
        #expect(shown(state, width: 200, height: 50).contains("70 %"))
        #expect(!shown(state, width: 200, height: 50).contains("69 %"))
    }

    @Test func `are in words what is there and what is missing`() {
        func words(_ metric: MetricID, _ value: Double, _ target: Double) -> [String] {
            let progress = GoalProgress(metric: metric, value: value, target: target, format: MetricFormat())
            return [progress.words, progress.shortWords]
        }
        #expect(words(.steps, 6_120, 10_000) == ["61 % of goal 10,000", "61 % of goal"])
        #expect(words(.steps, 10_400, 10_000) == ["104 %, goal reached", "goal reached"])
        #expect(words(.sleep, 420, 480) == ["88 % of goal 8 h 00", "88 % of goal"])
        #expect(words(.weight, 72.4, 70) == ["2.4 kg to goal", "2.4 kg to goal"])
        #expect(words(.weight, 70, 70)[0] == "goal reached")
    }

    @Test func `the rings go by the records where the person set none`() {
        let snapshot = SampleReports.fullDay.snapshot
        #expect(TodayGoals().target(of: .activeEnergy, on: snapshot) == snapshot.activity.moveGoalKcal)
        var goals = Settings.Goals()
        goals.activeKcal = 700
        #expect(TodayGoals(goals).target(of: .activeEnergy, on: snapshot) == 700)
    }
}
