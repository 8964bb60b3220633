import HealthModel
import ImportKit

/// Takes the rows of a Whoop export. Times are local, with the offset in a column of its own.
struct WhoopRecords {
    private let reading: DocumentImport
    private let band: Int32
    /// How much further left columns are where there is none for the offset.
    private let shift: Int

    init(_ reading: DocumentImport, hasZone: Bool) throws {
        self.reading = reading
        band = try reading.source("Whoop", .watch)
        shift = hasZone ? 0 : 1
    }

    /// A local time of a row. The offset is that of the beginning of the cycle: where it is home's at that moment, home's
    /// rules tell what it was later in the night; anywhere else it stands for the whole row.
    private func time(_ row: TableRow, _ place: Int) -> Int64? {
        guard let text = row[place], let written = WrittenTime(text), written.secondOfDay != nil else { return nil }
        let home = reading.context.home
        guard shift == 0, let offset = row[2].flatMap({ WrittenTime.offset($0) }), written.offset == nil else {
            return written.unix(by: home)
        }
        let cycleStart = row[0].flatMap { WrittenTime($0) }.map { $0.unixAsUTC - Int64(offset) }
        if let cycleStart, home.offset(atUnix: Int(cycleStart)) == offset { return written.unix(by: home) }
        return written.unixAsUTC - Int64(offset)
    }

    private func positive(_ row: TableRow, _ place: Int) -> Double? {
        row.number(place - shift).flatMap { $0 > 0 ? $0 : nil }
    }

    /// From one sleep to the next: recovery, resting heart rate, variability (RMSSD) and the rest belong to its beginning,
    /// the energy to all of it.
    func addCycle(_ row: TableRow) throws {
        guard let start = time(row, 0) else { return reading.skip(.noStart) }
        let wake = time(row, 13 - shift)
        let morning = wake.map { $0 - 60 } ?? start
        try reading.add("AirFitWhoopRecovery", positive(row, 3), at: morning, from: band)
        try reading.add("HKQuantityTypeIdentifierRestingHeartRate", positive(row, 4), at: morning, from: band)
        try reading.add("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", positive(row, 5), at: morning, from: band)
        try reading.add("AirFitSkinTemperature", positive(row, 6), "degC", at: morning, from: band)
        try reading.add("HKQuantityTypeIdentifierOxygenSaturation", positive(row, 7), "%", at: morning, from: band)
        try reading.add("AirFitWhoopDayStrain", positive(row, 8), at: morning, from: band)
        if let end = time(row, 1), end > start {
            try reading.add(
                "AirFitTotalEnergyBurned", positive(row, 9), "kcal", at: start, lasting: end - start, from: band)
        }
        guard row[12 - shift] != nil else { return }
        try addSleep(row, from: 12)
    }

    /// The columns of a sleep, beginning with its first: onset, wake, performance, breathing, asleep, in bed, light, deep,
    /// REM, awake. The same in the table of cycles and in that of sleeps.
    func addSleep(_ row: TableRow, from first: Int) throws {
        func seconds(_ place: Int) -> Int64 {
            row.number(first + place - shift).flatMap { (0...4320).contains($0) ? Int64(($0 * 60).rounded()) : nil }
                ?? 0
        }
        guard let onset = time(row, first - shift), let wake = time(row, first + 1 - shift), wake > onset else {
            return reading.skip(.noStart)
        }
        var night = SleepLayout(
            start: onset, end: wake, deep: seconds(7), core: seconds(6), rem: seconds(8), awake: seconds(9))
        night.unspecified = max(0, seconds(4) - night.asleep)
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        try reading.add(.inBed, at: onset, lasting: wake - onset, from: band)
        try reading.add(totals: night, from: band)
        try reading.add("AirFitWhoopSleepPerformance", positive(row, first + 2), at: wake - 60, from: band)
        try reading.add("HKQuantityTypeIdentifierRespiratoryRate", positive(row, first + 3), at: wake - 60, from: band)
    }

    /// Start, end, minutes, name, strain, energy (kilocalories, whatever the heading says), highest and average heart rate.
    func addWorkout(_ row: TableRow) throws {
        guard let start = time(row, 3 - shift), let end = time(row, 4 - shift), end >= start else {
            return reading.skip(.noStart)
        }
        let name = row[6 - shift] ?? ""
        var workout = ImportedWorkout(
            source: band, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: positive(row, 5).map { $0 * 60 } ?? Double(end - start))
        workout.title = name.isEmpty ? nil : name
        workout.isIndoor = WorkoutNames.isIndoor(name)
        workout.energyKcal = positive(row, 8)
        workout.maximumHeartRateBPM = positive(row, 9)
        workout.averageHeartRateBPM = positive(row, 10)
        try reading.add(workout)
        try reading.add(
            "AirFitWhoopWorkoutStrain", positive(row, 7), at: start, lasting: end - start, from: band)
    }

    /// One question of the journal and what was answered.
    func addAnswer(_ row: TableRow) throws {
        guard let start = time(row, 0) else { return reading.skip(.noStart) }
        guard let question = row[3 - shift] else { return reading.skip(.noValue) }
        var fields = [ImportedFinding.Field("Answer", row[4 - shift]?.lowercased() == "true" ? "yes" : "no")]
        if let note = row[5 - shift] { fields.append(ImportedFinding.Field("Notes", note.cut(toScalars: 2000))) }
        try reading.add(
            ImportedFinding(
                kind: .note, source: band, start: start, end: start, title: question.cut(toScalars: 200), fields: fields
            ))
    }
}
