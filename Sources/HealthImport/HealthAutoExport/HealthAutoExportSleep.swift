import HealthModel
import ImportKit

/// Rows of `sleep_analysis`: one piece each, or a night in hours.
struct HealthAutoExportSleep {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) { self.reading = reading }

    func add(_ row: JSONItem) throws {
        if let value = row["value"].text { return try addPiece(row, value) }
        let start = time(row["sleepStart"]) ?? time(row["inBedStart"])
        let end = time(row["sleepEnd"]) ?? time(row["inBedEnd"])
        guard let start, let end else { return reading.skip(.noStart) }
        let source = try HealthAutoExportReader.source(row[anyOf: "source", "sleepSource"], reading)
        var night = SleepLayout(start: start, end: end)
        night.core = seconds(row["core"])
        night.deep = seconds(row["deep"])
        night.rem = seconds(row["rem"])
        night.awake = seconds(row["awake"])
        // Sleep without a stage: `asleep` of new versions, all of it in old ones and with trackers that have no stages.
        let staged = night.asleep
        let total = max(seconds(row["totalSleep"]), staged == 0 ? seconds(row["asleep"]) : 0)
        night.unspecified = total > staged + 30 ? total - staged : 0
        try addBed(row, source)
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        try reading.add(totals: night, from: source)
    }

    private func addBed(_ row: JSONItem, _ source: Int32) throws {
        guard let start = time(row["inBedStart"]), let end = time(row["inBedEnd"]), end > start else { return }
        let bedSource = try row["inBedSource"].text.map { _ in
            try HealthAutoExportReader.source(row["inBedSource"], reading)
        }
        try reading.add(.inBed, at: start, lasting: end - start, from: bedSource ?? source)
    }

    private func addPiece(_ row: JSONItem, _ value: String) throws {
        let stages: [String: SleepStage] = [
            "core": .core, "deep": .deep, "rem": .rem, "awake": .awake, "asleep": .asleepUnspecified,
            "unspecified": .asleepUnspecified, "asleep unspecified": .asleepUnspecified, "in bed": .inBed,
            "inbed": .inBed,
        ]
        guard let stage = stages[value.lowercased()] else { return reading.skip(.unknownStage) }
        guard let start = time(row["startDate"]), let end = time(row["endDate"]) else { return reading.skip(.noStart) }
        let source = try HealthAutoExportReader.source(row["source"], reading)
        try reading.add(stage, at: start, lasting: end - start, from: source)
    }

    private func time(_ value: JSONItem) -> Int64? { HealthAutoExportReader.time(value, reading) }

    /// From hours.
    private func seconds(_ value: JSONItem) -> Int64 {
        guard let hours = value.number, (0...72).contains(hours) else { return 0 }
        return Int64((hours * 3600).rounded())
    }
}
