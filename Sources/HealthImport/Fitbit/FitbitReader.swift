import HealthModel
import ImportKit

/// Heart rate, weight and exercise. Times of the tracker are in UTC without saying so; those that people see are local.
struct FitbitReader {
    let reading: DocumentImport
    let source: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        source = try reading.source(FitbitFormat.name, .watch)
    }

    /// `03/19/25 23:00:00`, in UTC.
    static func utc(_ value: JSONItem) -> Int64? {
        value.text.flatMap { WrittenTime($0, order: .monthDayYear)?.unixAsUTC }
    }

    /// How long each value of a series lasts, in seconds: the smallest step between the first ones; mostly a minute.
    static func step(between starts: [Int64]) -> Int64 {
        let steps = zip(starts.dropFirst(), starts).map { $0 - $1 }.filter { $0 > 0 }
        return min(max(steps.min() ?? 60, 1), 3600)
    }

    static func day(_ text: String?) -> CivilDay? { text.flatMap { WrittenTime($0, order: .monthDayYear)?.day } }

    func readHeartRate() throws {
        try reading.eachElement(reading.json()) { row in
            guard let rate = row["value"]["bpm"].number else { return reading.skip(.noValue) }
            guard row["value"]["confidence"].number ?? 1 > 0 else {
                return reading.skip("a heart rate in which the tracker has no confidence")
            }
            try reading.add("HKQuantityTypeIdentifierHeartRate", rate, at: Self.utc(row["dateTime"]), from: source)
        }
    }

    func readRestingHeartRate() throws {
        try reading.eachElement(reading.json()) { row in
            // 0 stands for a day on which it was not measured.
            guard let rate = row["value"]["value"].number, rate > 0 else { return reading.skip(.noValue) }
            let day = Self.day(row["value"]["date"].text ?? row["dateTime"].text)
            try reading.add("HKQuantityTypeIdentifierRestingHeartRate", rate, on: day, from: source)
        }
    }

    func readCardioFitness() throws {
        try reading.eachElement(reading.json()) { row in
            let value = row["value"]
            guard let fitness = value[anyOf: "filteredDemographicVO2Max", "demographicVO2Max"].number, fitness > 0
            else {
                return reading.skip(.noValue)
            }
            try reading.add("HKQuantityTypeIdentifierVO2Max", fitness, on: Self.day(row["dateTime"].text), from: source)
        }
    }

    /// Pounds, whatever the account is set to.
    func readWeight() throws {
        try reading.eachElement(reading.json()) { row in
            let device = row["source"].text.map { " " + $0 } ?? ""
            let scale = try reading.source(FitbitFormat.name + device, .other)
            let time = Self.day(row["date"].text).flatMap { day in
                WrittenTime("\(day.iso) \(row["time"].text ?? "12:00:00")")?.unix(by: reading.context.home)
            }
            guard let weight = row["weight"].number else { return reading.skip(.noValue) }
            try reading.add("HKQuantityTypeIdentifierBodyMass", weight, "lb", at: time, from: scale)
            try reading.add("HKQuantityTypeIdentifierBodyMassIndex", positive(row["bmi"]), at: time, from: scale)
            try reading.add(
                "HKQuantityTypeIdentifierBodyFatPercentage", positive(row["fat"]), "%", at: time, from: scale)
        }
    }

    /// 0 stands for what was not measured.
    private func positive(_ value: JSONItem) -> Double? { value.number.flatMap { $0 > 0 ? $0 : nil } }

    func readExercise() throws {
        try reading.eachElement(reading.json()) { row in
            guard let start = Self.utc(row["startTime"]) else { return reading.skip(.noStart) }
            guard let milliseconds = row["duration"].number, (0...1e10).contains(milliseconds) else {
                return reading.skip(.noValue)
            }
            let name = row["activityName"].text ?? ""
            var workout = ImportedWorkout(
                source: source, activity: WorkoutNames.activity(name) ?? "Other", start: start,
                end: start + Int64((milliseconds / 1000).rounded()),
                durationSeconds: (row["activeDuration"].number ?? milliseconds) / 1000)
            workout.title = name.isEmpty ? nil : name
            workout.externalID = row["logId"].identity
            workout.isIndoor = WorkoutNames.isIndoor(name)
            workout.energyKcal = row["calories"].number
            workout.averageHeartRateBPM = positive(row["averageHeartRate"])
            workout.steps = positive(row["steps"])
            workout.elevationGainMeters = positive(row["elevationGain"])
            workout.distanceMeters = positive(row["distance"]).flatMap {
                UnitSpelling.convert($0, from: row["distanceUnit"].text ?? "Kilometer", to: "m")
            }
            try reading.add(workout)
        }
    }
}
