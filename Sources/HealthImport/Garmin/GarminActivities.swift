import Archive
import HealthModel
import ImportKit

/// Summaries of activities: distance in centimetres, durations in milliseconds, speed in tenths of metres a second.
struct GarminActivities {
    private let reading: DocumentImport
    private let watch: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        watch = try reading.source(GarminFormat.name, .watch)
    }

    func read() throws {
        let factor = try energyFactor()
        try eachActivity(reading.json()) { try add($0, energyFactor: factor) }
    }

    private func eachActivity(_ cursor: JSONCursor, _ body: (JSONItem) throws -> Void) throws {
        func wrapper() throws {
            try cursor.eachField { name in
                guard name == "summarizedActivitiesExport" else { return try cursor.skip() }
                try reading.eachElement(cursor, body)
            }
        }
        if try cursor.peek() == UInt8(ascii: "[") { try cursor.eachElement { try wrapper() } } else { try wrapper() }
    }

    /// Exports write energy in kilojoules although the field is named calories; a few are in kilocalories. Over all
    /// activities nobody burns 14 kcal a minute, and nobody as little as 14 kJ.
    private func energyFactor() throws -> Double {
        var energy = 0.0
        var minutes = 0.0
        do {
            try eachActivity(reading.json()) { row in
                guard let written = row["calories"].number, let duration = row["duration"].number, written > 0,
                    (1...1e10).contains(duration)
                else { return }
                energy += written
                minutes += duration / 60_000
            }
        } catch is JSONCursor.Problem {
            // The reading itself meets the damage again and reports it.
        }
        return minutes > 0 && energy / minutes < 14 ? 1 : 1 / 4.184
    }

    private func add(_ row: JSONItem, energyFactor: Double) throws {
        let begin = row[anyOf: "beginTimestamp", "startTimeGmt"].number
        guard let begin, (0...1e14).contains(begin) else { return reading.skip(.noStart) }
        guard let duration = row["duration"].number, (0...1e10).contains(duration) else {
            return reading.skip(.noValue)
        }
        let elapsed = max(duration, row["elapsedDuration"].number.flatMap { (0...1e10).contains($0) ? $0 : nil } ?? 0)
        let start = Int64((begin / 1000).rounded(.down))
        let kind = row[anyOf: "activityType", "sportType"].text ?? row["activityType"]["typeKey"].text ?? ""
        var workout = ImportedWorkout(
            source: watch, activity: WorkoutNames.activity(kind) ?? "Other", start: start,
            end: start + Int64((elapsed / 1000).rounded()), durationSeconds: duration / 1000)
        workout.title = row["name"].text
        workout.externalID = row["activityId"].identity
        workout.isIndoor = WorkoutNames.isIndoor(kind)
        workout.energyKcal = row["calories"].number.map { ($0 * energyFactor * 1e6).rounded() / 1e6 }
        workout.distanceMeters = row["distance"].number.flatMap { $0 > 0 ? $0 / 100 : nil }
        workout.elevationGainMeters = row["elevationGain"].number.map { $0 / 100 }
        workout.averageHeartRateBPM = row["avgHr"].number
        workout.maximumHeartRateBPM = row["maxHr"].number
        workout.minimumHeartRateBPM = row["minHr"].number
        workout.steps = row["steps"].number
        workout.averagePowerWatts = row["avgPower"].number
        workout.averageCadence = row[anyOf: "avgRunCadence", "avgBikeCadence"].number
        try reading.add(workout)
    }
}
