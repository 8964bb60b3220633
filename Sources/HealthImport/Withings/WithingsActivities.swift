import HealthModel
import ImportKit

/// Workouts, with an object of JSON in the column `Data`.
struct WithingsActivities {
    private let reading: DocumentImport
    private let source: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        source = try reading.source("Withings", .watch)
    }

    /// By position: from, to, from and to as corrected by hand, zone, kind, data.
    func read() throws {
        try reading.eachRow { row in
            func time(_ place: Int) -> Int64? { row[place].flatMap { WrittenTime($0)?.unix(by: reading.context.home) } }
            guard let start = time(2) ?? time(0), let end = time(3) ?? time(1), end >= start else {
                return reading.skip(.noStart)
            }
            let data = row[6].flatMap { JSONItem.parse($0) } ?? .null
            let name = row[5] ?? ""
            let pauses =
                data["pause_duration"].number.flatMap { (0...Double(end - start)).contains($0) ? $0 : nil } ?? 0
            var workout = ImportedWorkout(
                source: source, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
                durationSeconds: Double(end - start) - pauses)
            workout.title = name.isEmpty ? nil : name
            workout.isIndoor = WorkoutNames.isIndoor(name)
            workout.zoneName = row[4].flatMap { DayClock(zoneName: $0)?.zoneName }
            workout.energyKcal = data[anyOf: "manual_calories", "calories"].number
            workout.distanceMeters = data[anyOf: "manual_distance", "distance"].number.flatMap { $0 > 0 ? $0 : nil }
            workout.averageHeartRateBPM = data["hr_average"].number
            workout.maximumHeartRateBPM = data["hr_max"].number
            workout.minimumHeartRateBPM = data["hr_min"].number
            workout.elevationGainMeters = data["elevation"].number
            workout.steps = data["steps"].number
            try reading.add(workout)
        }
    }
}
