import HealthModel
import ImportKit

/// Takes the records of an Oura export, of whichever form.
struct OuraRecords {
    private let reading: DocumentImport
    private let ring: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        ring = try reading.source("Oura", .watch)
    }

    func add(_ row: JSONItem, _ kind: OuraFile.Kind) throws {
        switch kind {
        case .sleep: try addSleep(row)
        case .sleepScore: try addOfDay("AirFitOuraSleepScore", row["score"], row)
        case .readiness:
            try addOfDay("AirFitOuraReadiness", row["score"], row)
            try add("AirFitSkinTemperatureDeviation", row["temperature_deviation"], on: day(row))
        case .activity: try addActivity(row)
        case .oxygen:
            let cell = row["spo2_percentage"]
            // A table has the answer's object as a text in its cell.
            let value =
                cell["average"].number ?? cell.number ?? cell.text.flatMap { JSONItem.parse($0)?["average"].number }
            guard let value, value > 0 else { return reading.skip(.noValue) }
            try reading.add("HKQuantityTypeIdentifierOxygenSaturation", value, "%", on: day(row), from: ring)
        case .heartRate:
            guard let rate = row["bpm"].number else { return reading.skip(.noValue) }
            try reading.add("HKQuantityTypeIdentifierHeartRate", rate, at: time(row["timestamp"]), from: ring)
        case .temperature:
            guard let value = row["skin_temp"].number else { return reading.skip(.noValue) }
            try reading.add("AirFitSkinTemperature", value, at: time(row["timestamp"]), from: ring)
        case .stress:
            try add("AirFitOuraStressTime", row["stress_high"], on: day(row))
            try add("AirFitOuraRecoveryTime", row["recovery_high"], on: day(row))
        case .workout: try addWorkout(row)
        }
    }

    private func time(_ value: JSONItem) -> Int64? {
        value.text.flatMap { WrittenTime($0)?.unix(by: reading.context.home) }
    }

    private func day(_ row: JSONItem) -> CivilDay? { row["day"].text.flatMap { WrittenTime($0)?.day } }

    private func add(_ identifier: String, _ value: JSONItem, on day: CivilDay?) throws {
        try reading.add(identifier, value.number, on: day, from: ring)
    }

    private func addOfDay(_ identifier: String, _ value: JSONItem, _ row: JSONItem) throws {
        guard value.number != nil else { return reading.skip(.noValue) }
        try add(identifier, value, on: day(row))
    }

    // MARK: - Sleep

    private func addSleep(_ row: JSONItem) throws {
        guard row["type"].text != "deleted" else { return reading.skip("a night that was deleted") }
        guard let start = time(row["bedtime_start"]), let end = time(row["bedtime_end"]), end > start else {
            return reading.skip(.noStart)
        }
        var night = SleepLayout(start: start, end: end)
        night.deep = seconds(row["deep_sleep_duration"])
        night.core = seconds(row["light_sleep_duration"])
        night.rem = seconds(row["rem_sleep_duration"])
        night.awake = seconds(row["awake_time"])
        night.unspecified = max(0, seconds(row["total_sleep_duration"]) - night.asleep)
        try add(night, phases: row["sleep_phase_5_min"])
        guard night.asleep > 0 else { return }
        // One value of a night stands in its last minute: inside the night and on the day of waking.
        let last = end - 60
        try reading.add(
            "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", positive(row["average_hrv"]), at: last, from: ring)
        try reading.add(
            "HKQuantityTypeIdentifierRespiratoryRate", positive(row["average_breath"]), at: last, from: ring)
        try reading.add("AirFitSleepingHeartRate", positive(row["average_heart_rate"]), at: last, from: ring)
        // The lowest of the night is what Oura calls the resting heart rate; a nap has none.
        guard row["type"].text == "long_sleep" || row["type"] == .null else { return }
        try reading.add(
            "HKQuantityTypeIdentifierRestingHeartRate", positive(row["lowest_heart_rate"]), at: last, from: ring)
    }

    private func add(_ night: SleepLayout, phases: JSONItem) throws {
        try reading.add(.inBed, at: night.start, lasting: night.end - night.start, from: ring)
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        let stages: [Character: SleepStage] = ["1": .deep, "2": .core, "3": .rem, "4": .awake]
        let order = (phases.text ?? phases.identity ?? "").prefix(600).compactMap { stages[$0] }
        guard let pieces = night.pieces(following: order) else { return try reading.add(totals: night, from: ring) }
        try reading.add(pieces, from: ring)
    }

    private func seconds(_ value: JSONItem) -> Int64 {
        guard let seconds = value.integer, (0...259_200).contains(seconds) else { return 0 }
        return seconds
    }

    /// 0 stands for what was not measured.
    private func positive(_ value: JSONItem) -> Double? { value.number.flatMap { $0 > 0 ? $0 : nil } }

    // MARK: - Days and workouts

    private func addActivity(_ row: JSONItem) throws {
        let day = day(row)
        try add("HKQuantityTypeIdentifierStepCount", row["steps"], on: day)
        try add("HKQuantityTypeIdentifierActiveEnergyBurned", row["active_calories"], on: day)
        try add("AirFitTotalEnergyBurned", row["total_calories"], on: day)
        try add("HKQuantityTypeIdentifierDistanceWalkingRunning", row["equivalent_walking_distance"], on: day)
        try add("AirFitOuraActivityScore", row["score"], on: day)
    }

    private func addWorkout(_ row: JSONItem) throws {
        guard let start = time(row["start_datetime"]), let end = time(row["end_datetime"]) else {
            return reading.skip(.noStart)
        }
        let name = row["activity"].text ?? ""
        var workout = ImportedWorkout(
            source: ring, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: Double(end - start))
        workout.title = row["label"].text ?? (name.isEmpty ? nil : name)
        workout.externalID = row["id"].identity
        workout.isIndoor = WorkoutNames.isIndoor(name)
        workout.energyKcal = row["calories"].number
        workout.distanceMeters = positive(row["distance"])
        try reading.add(workout)
    }

    // MARK: - The old export

    func addOld(_ row: JSONItem, _ kind: OuraFile.Kind) throws {
        let day = row["summary_date"].text.flatMap { WrittenTime($0)?.day }
        switch kind {
        case .activity:
            try add("HKQuantityTypeIdentifierStepCount", row["steps"], on: day)
            try add("HKQuantityTypeIdentifierActiveEnergyBurned", row["cal_active"], on: day)
            try add("AirFitTotalEnergyBurned", row["cal_total"], on: day)
            try add("HKQuantityTypeIdentifierDistanceWalkingRunning", row["daily_movement"], on: day)
            try add("AirFitOuraActivityScore", row["score"], on: day)
        case .readiness:
            // It is named for the day before the one on which it was made.
            try add("AirFitOuraReadiness", row["score"], on: day?.advanced(by: 1))
        default: try addOldSleep(row)
        }
    }

    private func addOldSleep(_ row: JSONItem) throws {
        guard let start = time(row["bedtime_start"]), let end = time(row["bedtime_end"]), end > start else {
            return reading.skip(.noStart)
        }
        var night = SleepLayout(start: start, end: end)
        night.deep = seconds(row["deep"])
        night.core = seconds(row["light"])
        night.rem = seconds(row["rem"])
        night.awake = seconds(row["awake"])
        night.unspecified = max(0, seconds(row["total"]) - night.asleep)
        try add(night, phases: row["hypnogram_5min"])
        let last = end - 60
        try reading.add(
            "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", positive(row["rmssd"]), at: last, from: ring)
        try reading.add(
            "HKQuantityTypeIdentifierRespiratoryRate", positive(row["breath_average"]), at: last, from: ring)
        try reading.add("HKQuantityTypeIdentifierRestingHeartRate", positive(row["hr_lowest"]), at: last, from: ring)
        let wakeDay = reading.context.home.day(atUnix: Int(end))
        try add("AirFitOuraSleepScore", row["score"], on: wakeDay)
    }
}
