import Canvas
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import TrendsScreen

/// Keys of the trends over ten years of a store: eight metrics on a terminal of 200×48, in processor time.
struct TrendsBench {
    let path: String
    let today: CivilDay

    private static let metrics: [MetricID] = [
        .restingHeartRate, .sleep, .steps, .weight, .heartRateVariability, .exerciseMinutes, .activeEnergy, .bedTime,
    ]

    /// Milliseconds of reading the columns, and of the slowest key of each kind with its frame.
    func measure() async throws -> [String: Double] {
        let store = HealthStore(path: path)
        let begin = Self.processorTime
        let columns = try await store.days(Set(Self.metrics), upTo: today)
        var slowest = ["read_ms": Self.processorTime - begin]
        var environment = TrendsEnvironment()
        environment.today = today
        var state = TrendsState()
        state.take(environment)
        _ = state.apply(.asked(Self.metrics, .everything))
        _ = state.apply(.columnsArrived(columns))
        func press(_ key: KeyPress, _ name: String) {
            let begin = Self.processorTime
            _ = state.apply(.key(key))
            var canvas = Canvas(Size(width: 200, height: 48))
            drawTrends(state, in: canvas.bounds, on: &canvas)
            slowest[name] = max(slowest[name] ?? 0, Self.processorTime - begin)
        }
        for grain in "dwmy" {
            press(.character(grain), "grain_ms")
            press(KeyPress(.down), "focus_ms")
            for _ in 0..<5 { press(KeyPress(.left), "cursor_ms") }
            for _ in 0..<4 { press(.character("+"), "zoom_ms") }
            for _ in 0..<4 { press(.character("["), "pan_ms") }
            press(.character("a"), "all_ms")
        }
        for view in "12345678" { press(.character(view), "view_ms") }
        return slowest
    }

    /// In milliseconds.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) * 1000 }
}
