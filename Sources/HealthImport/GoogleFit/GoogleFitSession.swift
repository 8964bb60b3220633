import HealthModel
import ImportKit

/// One workout: `{"fitnessActivity": "running", "startTime": …, "duration": "1800s", "aggregate": […]}`.
struct GoogleFitSession {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) { self.reading = reading }

    func read() throws {
        let row = try reading.json().tree()
        let kind = row["fitnessActivity"].text ?? ""
        func time(_ value: JSONItem) -> Int64? {
            value.text.flatMap { WrittenTime($0)?.unix(by: reading.context.home) }
        }
        guard let start = time(row["startTime"]), let end = time(row["endTime"]), end >= start else {
            return reading.skip(.noStart)
        }
        if kind.hasPrefix("sleep") {
            // Without its pieces it is one.
            let source = try reading.source(
                GoogleFitFormat.name, device: ImportedSource.totalsDevice, .other)
            return try reading.add(.asleepUnspecified, at: start, lasting: end - start, from: source)
        }
        // `1834.22s`, without the pauses.
        let active = row["duration"].text.flatMap { WrittenNumber.plain($0.hasSuffix("s") ? $0.dropLast() : $0[...]) }
        var workout = ImportedWorkout(
            source: try reading.source(GoogleFitFormat.name, .other), activity: WorkoutNames.activity(kind) ?? "Other",
            start: start, end: end, durationSeconds: active ?? Double(end - start))
        workout.title = row["name"].text ?? (kind.isEmpty ? nil : kind)
        workout.externalID = row["id"].text
        workout.isIndoor = WorkoutNames.isIndoor(kind)
        for sum in row["aggregate"].list {
            let value = sum[anyOf: "floatValue", "intValue"].number
            switch sum["metricName"].text {
            case "com.google.calories.expended": workout.energyKcal = value
            case "com.google.distance.delta": workout.distanceMeters = value
            case "com.google.step_count.delta": workout.steps = value
            default: break
            }
        }
        try reading.add(workout)
    }
}
