import HealthModel
import ImportKit

/// Takes records of Polar. Spans come as `5200s`, moments as local times.
struct PolarReader {
    private let reading: DocumentImport
    private let watch: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        watch = try reading.source("Polar", .watch)
    }

    private func day(_ value: JSONItem) -> CivilDay? { value.text.flatMap { CivilDay(iso: $0.prefix(10)) } }

    /// Whole seconds of `5200s`; 0 for what is no span.
    private func seconds(_ value: JSONItem) -> Int64 { value.spanSeconds.map { Int64($0.rounded()) } ?? 0 }

    /// By its own offset, else by one that stands beside it, else by the clock at home.
    private func time(_ value: JSONItem, offsetMinutes: Int64? = nil) -> Int64? {
        guard let time = value.text.flatMap({ WrittenTime($0) }), time.secondOfDay != nil else { return nil }
        guard time.offset == nil, let offsetMinutes, abs(offsetMinutes) <= 18 * 60 else {
            return time.unix(by: reading.context.home)
        }
        return time.unixAsUTC - offsetMinutes * 60
    }

    func addNight(_ row: JSONItem) throws {
        let (result, evaluation) = (row["sleepResult"]["hypnogram"], row["sleepEvaluation"])
        let day = day(row["sleepDate"])
        let phases = evaluation["phaseDurations"]
        var night = SleepLayout(start: 0, end: 0)
        (night.deep, night.core, night.rem) = (
            seconds(phases["deep"]), seconds(phases["light"]), seconds(phases["rem"])
        )
        night.unspecified = seconds(phases["unknown"])
        night.awake = seconds(evaluation["interruptions"]["totalDuration"])
        let total = seconds(evaluation["asleepDuration"])
        night.unspecified = max(night.unspecified, total - night.deep - night.core - night.rem)
        if let start = time(result["sleepStart"]), let end = time(result["sleepEnd"]), end > start, night.asleep > 0 {
            (night.start, night.end) = (start, end)
            try reading.add(.inBed, at: start, lasting: end - start, from: watch)
            try reading.add(totals: night, from: watch)
        } else if night.asleep > 0 {
            try reading.add("AirFitSleepDuration", Double(night.asleep) / 60, "min", on: day, from: watch)
        } else {
            reading.skip(.noValue)
        }
        try reading.add("AirFitPolarSleepScore", row["sleepScore"]["sleepScore"].positive, on: day, from: watch)
    }

    func addRecharge(_ row: JSONItem) throws {
        let day = day(row["sleepResultDate"])
        // 0 stands for what was not measured; intervals become rates.
        func rate(_ field: String) -> Double? { row[field].positive.map { 60_000 / $0 } }
        try reading.add(
            "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", row["meanNightlyRecoveryRmssd"].positive, "ms",
            on: day, from: watch)
        try reading.add("AirFitSleepingHeartRate", rate("meanNightlyRecoveryRri"), on: day, from: watch)
        try reading.add(
            "HKQuantityTypeIdentifierRespiratoryRate", rate("meanNightlyRecoveryRespirationInterval"), on: day,
            from: watch)
        try reading.add("AirFitPolarANSCharge", row["ansStatus"].number, on: day, from: watch)
        try reading.add("AirFitPolarNightlyRecharge", row["recoveryIndicator"].positive, on: day, from: watch)
    }

    func addHeartRate(_ row: JSONItem) throws {
        guard let day = day(row["date"]) else { return reading.skip(.noStart) }
        let midnight = reading.context.home.span(of: day).start
        for sample in row["samples"].list {
            guard let offset = sample["offsetMillis"].number, (0...93_600_000).contains(offset) else {
                reading.skip(.noStart)
                continue
            }
            try reading.add(
                "HKQuantityTypeIdentifierHeartRate", sample["heartRate"].positive,
                at: midnight + Int64(offset / 1_000), from: watch)
        }
    }

    /// Of several devices on one day the one that counted most: their sum is nobody's steps.
    func addActivity(_ row: JSONItem) throws {
        let sums = row["activitiesPerDevice"].list.map { device in
            device["activitySamples"].list.reduce(0.0) { sum, samples in
                let steps = samples["stepSamples"]
                let blocks = steps.list.isEmpty ? [steps] : steps.list
                return blocks.reduce(sum) { sum, block in
                    block["steps"].list.reduce(sum) { $0 + max(0, $1.number ?? 0) }
                }
            }
        }
        guard let most = sums.max(), most > 0 else { return reading.skip(.noValue) }
        try reading.add("HKQuantityTypeIdentifierStepCount", most, on: day(row["date"]), from: watch)
    }

    // MARK: Workouts

    func addSession(_ row: JSONItem) throws {
        let offset = row["timezoneOffsetMinutes"].integer
        guard let start = time(row["startTime"], offsetMinutes: offset) else { return reading.skip(.noStart) }
        let active = row["durationMillis"].number.map { $0 / 1_000 }
        guard let end = time(row["stopTime"], offsetMinutes: offset) ?? active.map({ start + Int64(min($0, 1e7)) }),
            end >= start
        else { return reading.skip(.noStart) }
        let name = row[RecordNames.field].text ?? ""
        var workout = ImportedWorkout(
            source: watch, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: min(active ?? .infinity, Double(end - start)))
        workout.title = row["name"].text ?? (name.isEmpty ? nil : name.replacing("_", with: " ").capitalised)
        workout.externalID = row["identifier"]["id"].identity
        workout.isIndoor = WorkoutNames.isIndoor(name)
        workout.energyKcal = row["calories"].positive
        workout.distanceMeters = row["distanceMeters"].positive
        workout.averageHeartRateBPM = row["hrAvg"].positive
        workout.maximumHeartRateBPM = row["hrMax"].positive
        let climbs = row["exercises"].list.compactMap { $0["ascentMeters"].positive }
        if !climbs.isEmpty { workout.elevationGainMeters = climbs.reduce(0, +) }
        try reading.add(workout)
        try reading.add("AirFitPolarRunningIndex", row["runningIndex"].positive, at: start, from: watch)
        for exercise in row["exercises"].list {
            let from = time(exercise["startTime"], offsetMinutes: offset) ?? start
            try addSamples(exercise["samples"], from: from)
            try addRoute(exercise["routes"]["route"]["wayPoints"].list, from: from)
        }
    }

    private func addSamples(_ samples: JSONItem, from start: Int64) throws {
        for series in samples["samples"].list where (series["type"].text ?? "").uppercased() == "HEART_RATE" {
            guard let interval = series["intervalMillis"].number, (100...600_000).contains(interval) else { continue }
            for (index, value) in series["values"].list.enumerated() {
                // 0 is a moment without a signal.
                try reading.add(
                    "HKQuantityTypeIdentifierHeartRate", value.positive,
                    at: start + Int64(Double(index) * interval / 1_000), from: watch)
            }
        }
    }

    private func addRoute(_ points: [JSONItem], from start: Int64) throws {
        let route = points.compactMap { point -> ImportedRoute.Point? in
            guard let latitude = point["latitude"].number, let longitude = point["longitude"].number,
                let elapsed = point["elapsedMillis"].number, (-90...90).contains(latitude),
                (-180...180).contains(longitude), (0...2.7e9).contains(elapsed), latitude != 0 || longitude != 0
            else { return nil }
            return ImportedRoute.Point(
                atMs: start * 1_000 + Int64(elapsed), latitude: latitude, longitude: longitude,
                altitude: point["altitude"].number)
        }
        try reading.add(ImportedRoute(source: watch, points: route.sorted { $0.atMs < $1.atMs }))
    }
}

extension String {
    /// `RUNNING TRAIL` as a title: `Running trail`.
    fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
