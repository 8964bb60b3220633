import HealthModel
import ImportKit

/// The summaries that the export gives as tables: times are local, without an offset.
struct FitbitTableReader {
    private let reading: DocumentImport
    private let source: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        source = try reading.source(FitbitFormat.name, .watch)
    }

    func read(_ table: FitbitFile.Table) throws {
        try reading.eachRow { row in
            switch table {
            case .variability:
                try add("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", row.number("rmssd"), nil, row["timestamp"])
            case .breathing:
                try add(
                    "HKQuantityTypeIdentifierRespiratoryRate",
                    row.number("daily_respiratory_rate", "full_sleep_breathing_rate"), nil, row["timestamp"])
            case .oxygen:
                try add(
                    "HKQuantityTypeIdentifierOxygenSaturation", row.number("average_value"), "%", row["timestamp"])
            case .temperature:
                try add("AirFitSkinTemperature", row.number("nightly_temperature"), nil, row["sleep_end"])
            case .stress: try add("AirFitFitbitStressManagement", row.number("STRESS_SCORE"), nil, row["DATE"])
            case .zoneMinutes: try addZoneMinutes(row)
            }
        }
    }

    /// One value of a night or a day: on its day, whatever the time says.
    private func add(_ identifier: String, _ value: Double?, _ unit: String?, _ time: String?) throws {
        // 0 stands for a day on which it was not measured.
        guard let value, value > 0 else { return reading.skip(.noValue) }
        guard let day = FitbitReader.day(time) else { return reading.skip(.noStart) }
        try reading.add(identifier, value, unit, on: day, from: source)
    }

    private func addZoneMinutes(_ row: TableRow) throws {
        guard let minutes = row.number("total_minutes") else { return reading.skip(.noValue) }
        let start = row["date_time"].flatMap { WrittenTime($0)?.unix(by: reading.context.home) }
        try reading.add("AirFitFitbitZoneMinutes", minutes, "min", at: start, lasting: 60, from: source)
    }
}
