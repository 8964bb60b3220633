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
        let context = try await context(store, columns.first, &slowest)
        let hours = try await hours(store, &slowest)
        var environment = TrendsEnvironment()
        environment.today = today
        var state = TrendsState()
        state.update(environment)
        _ = state.apply(.asked(Self.metrics, .everything))
        _ = state.apply(.columnsArrived(columns))
        _ = state.apply(.contextArrived(context))
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
        for view in TrendView.allCases {
            press(.character(view.key), "view_\(view)_ms")
            // Of a night or an hour what was not read yet comes, and is drawn, as a key's frame is.
            _ = state.apply(.hoursArrived(.restingHeartRate, hours))
            for _ in 0..<3 { press(KeyPress(.left), "view_\(view)_cursor_ms") }
        }
        return slowest
    }

    /// Milliseconds of what is read beside the columns: goals, journeys, tags, changes of devices, zones, records, the
    /// fastest pieces of runs.
    private func context(
        _ store: HealthStore, _ first: CivilDay?, _ slowest: inout [String: Double]
    ) async throws -> TrendsContext {
        let zones = try await store.days([.zone], upTo: today)
        let sources = try await store.sources()
        let begin = Self.processorTime
        var context = TrendsContext(
            person: try await store.person(on: today), catalogue: try await store.catalogue(upTo: today),
            journal: try await store.journal(upTo: today), workouts: try await store.workouts(upTo: today),
            sources: sources, zones: zones.texts[.zone] ?? [], first: zones.first)
        slowest["context_ms"] = Self.processorTime - begin
        let changes = Self.processorTime
        if let first {
            let metrics: [MetricID] = [.restingHeartRate, .heartRateVariability, .respiratoryRate, .vo2Max, .sleep]
            context.changes = try await store.sourceDays(of: metrics, in: first...today).mapValues(SourceChange.all)
        }
        slowest["source_changes_ms"] = Self.processorTime - changes
        let efforts = Self.processorTime
        _ = try await store.bestEfforts(upTo: today)
        slowest["efforts_ms"] = Self.processorTime - efforts
        return context
    }

    /// Milliseconds of reading the hours of a year.
    private func hours(_ store: HealthStore, _ slowest: inout [String: Double]) async throws -> HourColumn {
        let days = today.advanced(by: -365)...today
        let begin = Self.processorTime
        let values = try await store.intradayValues(of: .heartRate, in: days)
        let column = HourColumn(.heartRate, days, values, running: today)
        slowest["hours_of_a_year_ms"] = Self.processorTime - begin
        return column
    }

    /// In milliseconds.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) * 1000 }
}
