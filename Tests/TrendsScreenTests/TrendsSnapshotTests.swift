import Canvas
import HealthModel
import TestSupport
import Testing

@testable import TrendsScreen

@Suite struct `The trends screen, drawn` {
    static let sizes = [(60, 18), (80, 22), (200, 48), (40, 8)]

    private func expect(_ visit: TrendVisit, _ name: String, _ size: (Int, Int)) {
        let difference = snapshotDifference(visit.shown, "trends-\(name)-\(size.0)x\(size.1)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: sizes) func `opened for the first time`(_ size: (Int, Int)) {
        expect(TrendVisit(size.0, size.1), "opened", size)
    }

    @Test(arguments: sizes) func `one metric over a year with the cursor`(_ size: (Int, Int)) {
        var visit = TrendVisit(size.0, size.1)
        visit.say("resting heart rate last year")
        visit.say("1y")
        visit.press(.left, .left, .left)
        expect(visit, "cursor", size)
    }

    @Test(arguments: sizes) func `two metrics in one chart`(_ size: (Int, Int)) {
        var visit = TrendVisit(size.0, size.1)
        visit.say("resting heart rate and sleep")
        visit.type("o")
        expect(visit, "overlaid", size)
    }

    @Test(arguments: sizes, TrendView.allCases.dropFirst(2).filter { $0 != .form })
    func `other views`(_ size: (Int, Int), _ view: TrendView) {
        var visit = TrendVisit(size.0, size.1)
        visit.say("resting heart rate and sleep, last year")
        visit.say("1y")
        visit.type(String(view.key))
        expect(visit, "view-\(view)", size)
    }

    @Test(arguments: sizes) func `all that is recorded`(_ size: (Int, Int)) {
        var visit = TrendVisit(size.0, size.1)
        visit.say("steps, weight, bedtime, blood pressure")
        visit.type("a")
        expect(visit, "all", size)
    }

    @Test(arguments: sizes) func `the list of metrics`(_ size: (Int, Int)) {
        var visit = TrendVisit(size.0, size.1)
        visit.type("cpuls")
        expect(visit, "metrics", size)
    }

    @Test(arguments: sizes) func `a line that is not understood`(_ size: (Int, Int)) {
        var visit = TrendVisit(size.0, size.1)
        visit.say("steps since the flood")
        expect(visit, "line", size)
    }

    @Test(arguments: sizes) func `an empty store`(_ size: (Int, Int)) {
        var store = MadeUpDays()
        store.context.recorded = []
        expect(TrendVisit(size.0, size.1, store: store), "empty", size)
    }
}
