import ChatModel
import CoachEngine
import CoachTools
import Foundation
import HealthModel
import HealthStore
import Synchronization

/// The coach's tools over all days of a store, as a model has them run, and the instructions that go before a question. Each
/// run has another day as its today, so that nothing is answered from memory.
struct ToolsBench {
    let store: HealthStore
    let today: CivilDay

    init(path: String, today: CivilDay) {
        let person = HealthStore.Person(birthDate: CivilDay(year: 1990, month: 4, day: 2))
        store = HealthStore(path: path, options: .init(person: person))
        self.today = today
    }

    /// A figure is named for its tool, or for what a tool is asked.
    private static let calls: [(figure: String, name: String, arguments: String)] = [
        ("metrics_catalog", "metrics_catalog", "{}"),
        ("metric_stats", "metric_stats", #"{"metric":"steps","percentiles":[5,95]}"#),
        (
            "days", "days",
            #"""
            {"where":[{"field":"steps","op":">=","value":8000},{"field":"sleep_min","op":">=","value":420}],
             "columns":["steps","active_kcal","resting_hr_bpm","hrv_sdnn_ms","sleep_min","bed_time","weight_kg"],
             "order_by":"steps","streaks":true}
            """#
        ),
        ("relate", "relate", #"{"x":"sleep_min","y":"hrv_sdnn_ms","lags":[0,1,2,3]}"#),
        ("trend", "trend", #"{"metric":"resting_hr_bpm","method":"theil_sen"}"#),
        ("workouts", "workouts", #"{"group_by":"type","stats":["duration_min","avg_hr"]}"#),
        ("sleep_report", "sleep_report", #"{"range":"last_30_days","sri":true}"#),
        ("compute", "compute", #"{"name":"normal_range","metric":"hrv_sdnn_ms"}"#),
        ("findings", "findings", #"{"kind":"doing"}"#),
        ("findings of a day", "findings", #"{"kind":"today"}"#),
        ("chart of ten years", "chart", #"{"metrics":["resting_hr_bpm","steps","sleep_min","weight_kg"]}"#),
        ("sql_readonly", "sql_readonly", #"{"query":"SELECT weekday, avg(steps) FROM day GROUP BY weekday"}"#),
        ("compute episodes", "compute", #"{"name":"episodes"}"#),
        ("relate all metrics", "relate", #"{"x":"*","y":"sleep_h","limit":10}"#),
        ("sleep_report of all nights", "sleep_report", #"{"range":"all"}"#),
    ]

    /// Milliseconds by name: median and 99th percentile.
    func measure(times: Int = 100) async throws -> [String: Double] {
        var figures: [String: Double] = [:]
        let day = Day(today)
        let toolkit = QueryToolkit(store) { ToolClock(today: day.value) }
        let toolbox = Toolbox(toolkit.tools)
        func note(_ name: String, _ body: () async throws -> Void) async rethrows {
            var measured: [Double] = []
            for age in 0..<times {
                day.value = today.advanced(by: -age)
                let begin = ContinuousClock.now
                try await body()
                measured.append((ContinuousClock.now - begin) / .milliseconds(1))
            }
            measured.sort()
            figures[name + "_median_ms"] = measured[times / 2]
            figures[name + "_p99_ms"] = measured[times * 99 / 100]
        }
        for (figure, name, arguments) in Self.calls {
            try await note(figure) {
                let outcome = await toolbox.run(name, arguments, for: .everything)
                guard !outcome.isError else { throw Refused(name: name, json: outcome.json) }
            }
        }
        let engine = CoachEngine(health: store, consent: { _ in .everything }, records: store, tools: toolkit.tools)
        let model = ModelReference(provider: .openAI, model: "any")
        let question = [ChatMessage(.person, "How did I sleep this week?")]
        await note("prompt") { _ = await engine.request(for: question, on: day.value, from: model) }
        day.value = today
        await note("prompt_same_day") { _ = await engine.request(for: question, on: today, from: model) }
        return figures
    }

    private struct Refused: Error { var name, json: String }

    private final class Day: Sendable {
        private let held: Mutex<CivilDay>
        init(_ day: CivilDay) { held = Mutex(day) }
        var value: CivilDay {
            get { held.withLock { $0 } }
            set { held.withLock { $0 = newValue } }
        }
    }
}
