import Foundation
import Testing

@testable import HealthImport

/// The large samples lie beside the repository on some machines; elsewhere there is nothing to compare.
private let library = "/work/shared/samples"

@Suite(.enabled(if: FileManager.default.fileExists(atPath: library))) struct `Large samples` {
    @Test func `local`() throws {
        for (name, meters, kcal, seconds, n, mean, activity) in [
            ("cross-country-skiing_activity_1.tcx", 5692.01, 532.0, 2401.26, 486, 141.195, "Other"),
            ("vkurup-test.tcx", 4689.243, 379.0, 1992.78, 383, 156.653, "Running"),
        ] {
            let (sink, tally) = try readTCX(Array(try Data(contentsOf: URL(filePath: "\(library)/tcx/\(name)"))))
            let workout = try #require(sink.workouts.first)
            #expect(abs((workout.distanceMeters ?? 0) - meters) < 0.01)
            #expect(workout.energyKcal == kcal)
            #expect(abs(workout.durationSeconds - seconds) < 0.01)
            #expect(workout.activity == activity)
            #expect(sink.values("HeartRate").count == n)
            #expect(abs(sink.values("HeartRate").reduce(0, +) / Double(n) - mean) < 0.001)
            #expect(tally.skipped.isEmpty)
            print(name, workout, tally)
        }
        for name in ["apple-route_2024-04-22_6.03pm.gpx", "cerknicko-without-times.gpx"] {
            let bytes = Array(try Data(contentsOf: URL(filePath: "\(library)/gpx/\(name)")))
            let (sink, tally) = try readGPX(bytes)
            print(name, sink.routes.count, sink.routes.map(\.points.count), sink.workouts.count, tally)
            print(try tracks(in: bytes).reduce(0) { $0 + $1.distance })
        }
        for name in [
            "activity-small-fenix2-run", "developer-types-sample", "sample-activity-indoor-trainer",
            "strava-android-app-201.10-b1218918",
        ] {
            let (sink, tally) = try readFIT(Array(try Data(contentsOf: URL(filePath: "\(library)/fit/\(name).fit"))))
            print(name, sink.workouts, sink.sources.map(\.name), tally)
        }
    }
}
