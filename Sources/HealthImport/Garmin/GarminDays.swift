import HealthModel
import ImportKit

/// Nights and days. Sleep is in GMT without saying so; days are local.
struct GarminDays {
    private let reading: DocumentImport
    private let watch: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        watch = try reading.source(GarminFormat.name, .watch)
    }

    func read(_ body: (GarminDays, JSONItem) throws -> Void) throws {
        try reading.eachElement(reading.json()) { try body(self, $0) }
    }

    private func day(_ row: JSONItem) -> CivilDay? {
        if let text = row["calendarDate"].text { return WrittenTime(text)?.day }
        // Some files write the date as an object, or as milliseconds of its midnight in UTC.
        if let text = row["calendarDate"]["date"].text { return WrittenTime(text)?.day }
        guard let milliseconds = row["calendarDate"].integer, milliseconds > 0 else { return nil }
        return CivilDay(number: Int(milliseconds / 86_400_000))
    }

    private func add(_ identifier: String, _ value: Double?, _ unit: String? = nil, on day: CivilDay?) throws {
        try reading.add(identifier, value, unit, on: day, from: watch)
    }

    /// 0 and less stand for what was not measured.
    private func positive(_ value: JSONItem) -> Double? { value.number.flatMap { $0 > 0 ? $0 : nil } }

    // MARK: - Sleep

    func addSleep(_ row: JSONItem) throws {
        func time(_ name: String) -> Int64? { row[name].text.flatMap { WrittenTime($0)?.unixAsUTC } }
        guard let start = time("sleepStartTimestampGMT"), let end = time("sleepEndTimestampGMT"), end > start else {
            return reading.skip("a day without sleep")
        }
        func seconds(_ name: String) -> Int64 {
            row[name].integer.flatMap { (0...259_200).contains($0) ? $0 : nil } ?? 0
        }
        var night = SleepLayout(start: start, end: end)
        night.deep = seconds("deepSleepSeconds")
        night.core = seconds("lightSleepSeconds")
        night.rem = seconds("remSleepSeconds")
        night.awake = seconds("awakeSleepSeconds")
        guard night.asleep > 0 else { return reading.skip("a day without sleep") }
        try reading.add(.inBed, at: start, lasting: end - start, from: watch)
        try reading.add(totals: night, from: watch)
        let last = end - 60
        try reading.add(
            "HKQuantityTypeIdentifierRespiratoryRate", positive(row["averageRespiration"]), at: last, from: watch)
        try reading.add(
            "HKQuantityTypeIdentifierOxygenSaturation", positive(row["spo2SleepSummary"]["averageSPO2"]), "%", at: last,
            from: watch)
        try reading.add(
            "AirFitSleepingHeartRate", positive(row["spo2SleepSummary"]["averageHR"]), at: last, from: watch)
        try reading.add(
            "AirFitGarminSleepScore", positive(row["sleepScores"]["overallScore"]), at: last, from: watch)
        try reading.add("AirFitGarminSleepStress", positive(row["avgSleepStress"]), at: last, from: watch)
    }

    // MARK: - Days

    func addDay(_ row: JSONItem) throws {
        let day = day(row)
        guard day != nil else { return reading.skip(.noStart) }
        try add("HKQuantityTypeIdentifierStepCount", row["totalSteps"].number, on: day)
        try add("HKQuantityTypeIdentifierDistanceWalkingRunning", row["totalDistanceMeters"].number, on: day)
        try add("HKQuantityTypeIdentifierActiveEnergyBurned", row["activeKilocalories"].number, on: day)
        try add("HKQuantityTypeIdentifierBasalEnergyBurned", row["bmrKilocalories"].number, on: day)
        try add("AirFitTotalEnergyBurned", row["totalKilocalories"].number, on: day)
        let minutes = [row["moderateIntensityMinutes"].number, row["vigorousIntensityMinutes"].number].compactMap { $0 }
        try add(
            "HKQuantityTypeIdentifierAppleExerciseTime", minutes.isEmpty ? nil : minutes.reduce(0, +), on: day)
        // A floor is ten feet.
        try add(
            "HKQuantityTypeIdentifierFlightsClimbed",
            row["floorsAscendedInMeters"].number.map { ($0 / 3.048).rounded() },
            on: day)
        try add("HKQuantityTypeIdentifierRestingHeartRate", positive(row["restingHeartRate"]), on: day)
        let stress = row["allDayStress"]["aggregatorList"].list.first { $0["type"].text == "TOTAL" }
        try add("AirFitGarminStress", stress.flatMap { positive($0["averageStressLevel"]) }, on: day)
        try addBodyBattery(row["bodyBattery"]["bodyBatteryStatList"].list, on: day)
    }

    private func addBodyBattery(_ rows: [JSONItem], on day: CivilDay?) throws {
        for (kind, name) in [("HIGHEST", "Highest"), ("LOWEST", "Lowest")] {
            let value = rows.first { $0["bodyBatteryStatType"].text == kind }.flatMap { $0["statsValue"].number }
            try add("AirFitGarminBodyBattery\(name)", value, on: day)
        }
    }

    func addFitness(_ row: JSONItem) throws {
        guard let value = positive(row["vo2MaxValue"]) else { return reading.skip(.noValue) }
        try add("HKQuantityTypeIdentifierVO2Max", value, on: day(row))
    }

    /// The nightly status has the variability of beats as RMSSD, and what was measured beside it.
    func addStatus(_ row: JSONItem) throws {
        let day = day(row)
        for metric in row["metrics"].list {
            guard let value = positive(metric["value"]) else { continue }
            switch metric["type"].text {
            case "HRV": try add("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", value, on: day)
            case "HR": try add("AirFitSleepingHeartRate", value, on: day)
            case "SPO2": try add("HKQuantityTypeIdentifierOxygenSaturation", value, "%", on: day)
            case "RESPIRATION": try add("HKQuantityTypeIdentifierRespiratoryRate", value, on: day)
            default: reading.skip("a value of the nightly status that is not known")
            }
        }
    }

    func addReadiness(_ row: JSONItem) throws {
        guard let score = row["score"].number else { return reading.skip(.noValue) }
        let time = row["timestamp"].text.flatMap { WrittenTime($0)?.unixAsUTC }
        guard let time else { return try add("AirFitGarminTrainingReadiness", score, on: day(row)) }
        try reading.add("AirFitGarminTrainingReadiness", score, at: time, from: watch)
    }

    func addHydration(_ row: JSONItem) throws {
        guard let value = positive(row["valueInML"]) else { return reading.skip(.noValue) }
        let time = row["timestampLocal"].text.flatMap { WrittenTime($0)?.unix(by: reading.context.home) }
        guard let time else { return try add("HKQuantityTypeIdentifierDietaryWater", value, "mL", on: day(row)) }
        try reading.add("HKQuantityTypeIdentifierDietaryWater", value, "mL", at: time, from: watch)
    }

    /// Grams.
    func addBody(_ row: JSONItem) throws {
        let weight = row["weight"]
        let time = weight["timestampGMT"].text.flatMap { WrittenTime($0)?.unixAsUTC }
        guard let time, let grams = positive(weight["weight"]) else { return reading.skip(.noValue) }
        let scale = try reading.source("\(GarminFormat.name) Scale", .other)
        try reading.add("HKQuantityTypeIdentifierBodyMass", grams, "g", at: time, from: scale)
        try reading.add(
            "HKQuantityTypeIdentifierBodyFatPercentage", positive(weight["bodyFat"]), "%", at: time, from: scale)
    }
}
