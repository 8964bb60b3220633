import HealthModel
import ImportKit

/// Workouts of both versions of the format, with heart rate and route.
struct HealthAutoExportWorkout {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) { self.reading = reading }

    func add(_ row: JSONItem) throws {
        guard let start = time(row["start"]), let end = time(row["end"]) else { return reading.skip(.noStart) }
        // A workout has no source of its own: it is that of its heart rate.
        let heart = row["heartRateData"].list
        let named = heart.first?["source"].text.map { $0.contains("|") ? "" : $0 } ?? ""
        let source = try HealthAutoExportReader.source(.text(named), reading)
        let name = row["name"].text ?? ""
        var workout = ImportedWorkout(
            source: source, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: row["duration"].number ?? Double(end - start))
        workout.title = name.isEmpty ? nil : name
        workout.externalID = row["id"].text
        workout.isIndoor =
            row["isIndoor"].flag ?? row["location"].text.flatMap { WorkoutNames.isIndoor($0) }
            ?? WorkoutNames.isIndoor(name)
        workout.energyKcal = quantity(row[anyOf: "activeEnergyBurned", "activeEnergy", "totalEnergy"], in: "kcal")
        workout.distanceMeters = quantity(row["distance"], in: "m")
        let beats = heart.compactMap { $0[anyOf: "Avg", "avg", "qty"].number }
        let mean = beats.isEmpty || !covers(heart, start, end) ? nil : beats.reduce(0, +) / Double(beats.count)
        workout.averageHeartRateBPM = quantity(row[anyOf: "avgHeartRate", "averageHeartRate"], in: "count/min") ?? mean
        workout.maximumHeartRateBPM = quantity(row["maxHeartRate"], in: "count/min")
        workout.minimumHeartRateBPM = quantity(row["minHeartRate"], in: "count/min")
        workout.elevationGainMeters = elevation(row)
        workout.steps = steps(row["stepCount"])
        workout.averageCadence = quantity(row[anyOf: "stepCadence", "cadence"], in: "count/min")
        try reading.add(workout)
        try addHeartRate(heart)
        try reading.add(ImportedRoute(source: source, points: points(row["route"].list)))
    }

    private func time(_ value: JSONItem) -> Int64? { HealthAutoExportReader.time(value, reading) }

    /// Whether the series is that of the workout; sometimes it is the recovery after it.
    private func covers(_ heart: [JSONItem], _ start: Int64, _ end: Int64) -> Bool {
        heart.first.flatMap { time($0["date"]) }.map { $0 < end && $0 >= start - 60 } ?? false
    }

    /// `{"qty": 5, "units": "km"}`, or a number alone.
    private func quantity(_ value: JSONItem, in unit: String) -> Double? {
        guard let number = value["qty"].number ?? value.number else { return nil }
        guard let written = value["units"].text, !written.isEmpty else { return number }
        return UnitSpelling.convert(number, from: written, to: unit)
    }

    private func elevation(_ row: JSONItem) -> Double? {
        if let up = quantity(row["elevationUp"], in: "m") { return up }
        guard let ascent = row["elevation"]["ascent"].number else { return nil }
        return UnitSpelling.convert(ascent, from: row["elevation"]["units"].text ?? "m", to: "m")
    }

    private func steps(_ value: JSONItem) -> Double? {
        if let number = value["qty"].number { return number }
        let counts = value.list.compactMap { $0["qty"].number }
        return counts.isEmpty ? nil : counts.reduce(0, +)
    }

    private func addHeartRate(_ heart: [JSONItem]) throws {
        for beat in heart {
            let source = try HealthAutoExportReader.source(beat["source"], reading)
            try reading.add(
                "HKQuantityTypeIdentifierHeartRate", beat[anyOf: "Avg", "avg", "qty"].number, at: time(beat["date"]),
                from: source)
        }
    }

    private func points(_ route: [JSONItem]) -> [ImportedRoute.Point] {
        var points: [ImportedRoute.Point] = []
        for entry in route {
            guard let at = time(entry["timestamp"]), let latitude = entry[anyOf: "latitude", "lat"].number,
                let longitude = entry[anyOf: "longitude", "lon"].number, abs(latitude) <= 90, abs(longitude) <= 180,
                at * 1000 >= points.last?.atMs ?? 0
            else { continue }
            points.append(
                ImportedRoute.Point(
                    atMs: at * 1000, latitude: latitude, longitude: longitude, altitude: entry["altitude"].number))
        }
        return points
    }
}
