import Foundation
import HealthModel
import HealthQuery
import HealthStore

/// What the coach's tools read of a store, each read over many days; and once by a store that was just made, as a program
/// that answers one question does.
struct ReadsBench {
    let path: String
    let today: CivilDay

    private var store: HealthStore {
        HealthStore(path: path, options: .init(person: .init(birthDate: CivilDay(year: 1990, month: 4, day: 2))))
    }

    private static let reads: [(name: String, body: @Sendable (HealthStore, CivilDay) async throws -> Void)] = [
        ("days_1", { _ = try await $0.days([.heartRateVariability], upTo: $1) }),
        ("days_12", { _ = try await $0.days(twelve, upTo: $1) }),
        ("days_all", { _ = try await $0.days(Set(DayField.allCases), upTo: $1) }),
        ("catalogue", { _ = try await $0.catalogue(upTo: $1) }), ("workouts", { _ = try await $0.workouts(upTo: $1) }),
        ("nights_30", { _ = try await $0.nights(in: $1.advanced(by: -29)...$1, upTo: $1) }),
        ("nights_all", { _ = try await $0.nights(in: $1.advanced(by: -3652)...$1, upTo: $1) }),
        ("person", { _ = try await $0.person(on: $1) }),
        (
            "select_day",
            { _ = try await $0.select("SELECT weekday, avg(steps) FROM day GROUP BY weekday", limit: 200, upTo: $1) }
        ),
        (
            "select_workout",
            {
                _ = try await $0.select(
                    "SELECT type, count(*), avg(load_edwards) FROM workout GROUP BY type", limit: 200, upTo: $1)
            }
        ),
    ]

    private static let twelve: Set<DayField> = [
        .steps, .activeEnergy, .exerciseMinutes, .restingHeartRate, .heartRateVariability, .sleep, .bedTime, .weight,
        .workouts, .load, .ringsClosed, .zone,
    ]

    /// Milliseconds by name: median, 99th percentile and the first one of a store that was just made.
    func measure(times: Int = 100) async throws -> [String: Double] {
        var figures: [String: Double] = [:]
        for (name, body) in Self.reads {
            let (new, store, today) = (store, store, today)
            figures[name + "_cold_ms"] = try await milliseconds { try await body(new, today) }
            var measured: [Double] = []
            for age in 0..<times {
                measured.append(try await milliseconds { try await body(store, today.advanced(by: -age)) })
            }
            measured.sort()
            figures[name + "_median_ms"] = measured[times / 2]
            figures[name + "_p99_ms"] = measured[times * 99 / 100]
        }
        return figures
    }

    private func milliseconds(_ body: () async throws -> Void) async throws -> Double {
        let begin = ContinuousClock.now
        try await body()
        return (ContinuousClock.now - begin) / .milliseconds(1)
    }
}
