import HealthModel
import ImportKit

/// Takes records of Google Health. Whole numbers come as texts, and durations as `934s`.
struct GoogleReader {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) { self.reading = reading }

    // MARK: Sources and moments

    /// A Fitbit has the name that its export has here, so that the same night of both counts once.
    private func source(_ row: JSONItem, scale: Bool = false) throws -> Int32 {
        let (source, device) = (row["dataSource"], row["dataSource"]["device"])
        let name =
            switch source["platform"].text {
            case "FITBIT": "Fitbit"
            case "HEALTH_CONNECT": "Health Connect"
            case "HEALTH_KIT": "Apple Health (Google)"
            case "FIT": "Google Fit"
            default: "Google Health"
            }
        let form: ImportedSource.Class =
            switch device["formFactor"].text {
            case "WATCH", "FITNESS_BAND", "RING": .watch
            case "PHONE": .phone
            default: name == "Fitbit" && !scale ? .watch : .other
            }
        // A Fitbit's own device is none of its export's.
        return try reading.source(name, device: name == "Fitbit" ? "" : device["displayName"].text ?? "", form)
    }

    private func time(_ value: JSONItem) -> Int64? { CloudTime.unix(value.text) }

    private func minutes(_ value: JSONItem) -> Int64 {
        value.integer.flatMap { (0...4_320).contains($0) ? $0 * 60 : nil } ?? 0
    }

    private func day(_ date: JSONItem) -> CivilDay? {
        guard let year = date["year"].integer, let month = date["month"].integer, let day = date["day"].integer
        else { return nil }
        return CivilDay(year: Int(year), month: Int(month), day: Int(day))
    }

    // MARK: Nights

    private static let stages: [String: SleepStage] = [
        "AWAKE": .awake, "LIGHT": .core, "DEEP": .deep, "REM": .rem, "ASLEEP": .asleepUnspecified,
        // As the export has it.
        "RESTLESS": .awake,
    ]

    func addSleep(_ row: JSONItem) throws {
        let sleep = row["sleep"]
        guard let start = time(sleep["interval"]["startTime"]), let end = time(sleep["interval"]["endTime"]),
            end > start
        else { return reading.skip(.noStart) }
        let source = try source(row)
        try reading.add(.inBed, at: start, lasting: end - start, from: source)
        let pieces = sleep["stages"].list.compactMap { stage -> SleepLayout.Piece? in
            guard let known = Self.stages[stage["type"].text ?? ""], let from = time(stage["startTime"]),
                let to = time(stage["endTime"]), case let first = max(from, start), case let last = min(to, end),
                last > first
            else { return nil }
            return SleepLayout.Piece(stage: known, start: first, duration: last - first)
        }
        if pieces.contains(where: \.stage.isAsleep) { return try reading.add(pieces, from: source) }
        // Typed in, or its stages are still to come.
        let summary = sleep["summary"]
        var night = SleepLayout(start: start, end: end)
        night.unspecified = minutes(summary["minutesAsleep"])
        night.awake = minutes(summary["minutesAwake"])
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        try reading.add(totals: night, from: source)
    }

    // MARK: Workouts

    func addExercise(_ row: JSONItem) throws {
        let exercise = row["exercise"]
        guard let start = time(exercise["interval"]["startTime"]), let end = time(exercise["interval"]["endTime"]),
            end >= start
        else { return reading.skip(.noStart) }
        let (name, metrics) = (exercise["exerciseType"].text ?? "", exercise["metricsSummary"])
        let active = exercise["activeDuration"].spanSeconds.map { min($0, Double(end - start)) }
        var workout = ImportedWorkout(
            source: try source(row), activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: active ?? Double(end - start))
        workout.title = exercise["displayName"].text ?? (name.isEmpty ? nil : name)
        workout.externalID = row["name"].identity
        workout.isIndoor = WorkoutNames.isIndoor(name)
        workout.energyKcal = metrics["caloriesKcal"].positive
        workout.distanceMeters = metrics["distanceMillimeters"].positive.map { $0 / 1_000 }
        workout.averageHeartRateBPM = metrics["averageHeartRateBeatsPerMinute"].positive
        workout.elevationGainMeters = metrics["elevationGainMillimeters"].positive.map { $0 / 1_000 }
        workout.steps = metrics["steps"].positive
        try reading.add(workout)
    }

    // MARK: Days and measurements

    func addDaily(_ row: JSONItem, _ type: String) throws {
        let union = row[GoogleCall.camel(type)]
        let (day, source) = (day(union["date"]), try source(row))
        func add(_ identifier: String, _ field: String, _ unit: String? = nil) throws {
            try reading.add(identifier, union[field].positive, unit, on: day, from: source)
        }
        switch type {
        case "daily-resting-heart-rate": try add("HKQuantityTypeIdentifierRestingHeartRate", "beatsPerMinute")
        case "daily-heart-rate-variability":
            try add(
                "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", "averageHeartRateVariabilityMilliseconds", "ms")
        case "daily-respiratory-rate": try add("HKQuantityTypeIdentifierRespiratoryRate", "breathsPerMinute")
        case "daily-oxygen-saturation":
            try add("HKQuantityTypeIdentifierOxygenSaturation", "averagePercentage", "%")
        case "daily-vo2-max": try add("HKQuantityTypeIdentifierVO2Max", "vo2Max")
        default:
            try add("AirFitSkinTemperature", "nightlyTemperatureCelsius", "degC")
            if let value = union["nightlyTemperatureCelsius"].number,
                let usual = union["baselineTemperatureCelsius"].positive
            {
                try reading.add("AirFitSkinTemperatureDeviation", value - usual, "degC", on: day, from: source)
            }
        }
    }

    func addSample(_ row: JSONItem, _ type: String) throws {
        let union = row[GoogleCall.camel(type)]
        let isTyped = row["dataSource"]["recordingMethod"].text == "MANUAL"
        let (identifier, field, unit) =
            switch type {
            case "weight": ("HKQuantityTypeIdentifierBodyMass", "weightGrams", "g")
            case "body-fat": ("HKQuantityTypeIdentifierBodyFatPercentage", "percentage", "%")
            case "blood-glucose":
                ("HKQuantityTypeIdentifierBloodGlucose", "bloodGlucoseMilligramsPerDeciliter", "mg/dL")
            default: ("HKQuantityTypeIdentifierBodyTemperature", "temperatureCelsius", "degC")
            }
        guard let value = union[field].positive else { return reading.skip(.noValue) }
        try reading.add(
            identifier, value, unit, at: time(union["sampleTime"]["physicalTime"]), from: source(row, scale: true),
            isUserEntered: isTyped)
    }

    /// Beside the slices of an export, which count before it.
    func addTotal(_ row: JSONItem, _ type: String) throws {
        let source = try reading.source("Google Health", device: "Totals of days", .other)
        let civil = row["civilStartTime"]
        let day =
            civil.text.flatMap { CivilDay(iso: $0.prefix(10)) }
            ?? self.day(civil["date"] == .null ? civil : civil["date"])
        let union = row[GoogleCall.camel(type)]
        switch type {
        case "steps":
            try reading.add("HKQuantityTypeIdentifierStepCount", union["countSum"].positive, on: day, from: source)
        case "distance":
            try reading.add(
                "HKQuantityTypeIdentifierDistanceWalkingRunning",
                union["millimetersSum"].positive.map { $0 / 1_000 }, "m", on: day, from: source)
        case "floors":
            try reading.add(
                "HKQuantityTypeIdentifierFlightsClimbed", union["countSum"].positive, on: day, from: source)
        case "active-energy-burned":
            try reading.add(
                "HKQuantityTypeIdentifierActiveEnergyBurned", union["kcalSum"].positive, "kcal", on: day, from: source)
        default:
            try reading.add("AirFitTotalEnergyBurned", union["kcalSum"].positive, "kcal", on: day, from: source)
        }
    }

    func addHeartRate(_ row: JSONItem) throws {
        guard let rate = row["heartRate"]["beatsPerMinuteAvg"].positive else { return reading.skip(.noValue) }
        let source = try reading.source("Google Health", .watch)
        try reading.add("HKQuantityTypeIdentifierHeartRate", rate, at: time(row["startTime"]), from: source)
    }
}
