import Canvas
import Foundation
import HealthModel
import TodayScreen
import TestSupport
import Testing

@Suite struct `Today screen, drawn` {
    @Test(arguments: [(80, 24), (80, 22), (60, 20), (44, 48), (52, 48), (120, 40), (200, 50)])
    func `a full day`(_ width: Int, _ height: Int) {
        expectSnapshot(.showing(SampleReports.fullDay), width, height, "today-full-\(width)x\(height)")
    }

    @Test(arguments: [(80, 24), (200, 50)])
    func `today is still running`(_ width: Int, _ height: Int) {
        expectSnapshot(.showing(SampleReports.runningDay), width, height, "today-running-\(width)x\(height)")
    }

    @Test(arguments: [(80, 24), (44, 30)])
    func `an empty store says how to fill it`(_ width: Int, _ height: Int) {
        expectSnapshot(.showing(SampleReports.emptyStore), width, height, "today-empty-\(width)x\(height)")
    }

    @Test(arguments: [(80, 24), (60, 20), (44, 48)])
    func `what is missing is named`(_ width: Int, _ height: Int) {
        expectSnapshot(.showing(SampleReports.sparseDay), width, height, "today-sparse-\(width)x\(height)")
    }

    @Test(arguments: [MetricID.steps, .restingHeartRate, .sleep, .weight], MetricDetailState.Span.allCases)
    func `a metric as a chart`(_ metric: MetricID, _ span: MetricDetailState.Span) {
        expectSnapshot(.charting(metric, span), 80, 24, "chart-\(metric.rawValue)-\(span)-80x24")
    }

    @Test(arguments: [(200, 50), (60, 20), (44, 48)])
    func `a chart in other sizes`(_ width: Int, _ height: Int) {
        expectSnapshot(.charting(.steps, .month), width, height, "chart-steps-month-\(width)x\(height)")
        expectSnapshot(.charting(.restingHeartRate, .month), width, height, "chart-pulse-month-\(width)x\(height)")
    }

    @Test func `a chart with the cursor on a day`() {
        var state = TodayState.charting(.restingHeartRate, .month)
        for _ in 0..<6 { _ = state.apply(.key(KeyPress(.left))) }
        expectSnapshot(state, 80, 24, "chart-cursor-80x24")
    }

    private func expectSnapshot(_ state: TodayState, _ width: Int, _ height: Int, _ name: String) {
        var canvas = Canvas(Size(width: width, height: height))
        drawToday(state, in: canvas.bounds, on: &canvas, focused: true)
        if let folder = ProcessInfo.processInfo.environment["AIRFIT_DUMP_CELLS"] {
            try? Data(canvas.cellDump.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).cells"))
        }
        let difference = snapshotDifference(canvas.textRows, name)
        #expect(difference == nil, "\(difference ?? "")")
    }
}
