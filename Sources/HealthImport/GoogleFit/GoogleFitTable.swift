import HealthModel
import ImportKit

/// The tables of `Daily activity metrics`: one with a row for each day, and one for each day with a row for each quarter of
/// an hour. As tables they count on days of which nothing else is known: the files of All Data mostly say the same.
struct GoogleFitTable {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) { self.reading = reading }

    func readDays() throws {
        // By name it comes before the quarters of an hour: where both are known, it has the whole day.
        let source = try reading.source(
            "\(GoogleFitFormat.name) days", device: ImportedSource.tableDevice, .other)
        try reading.eachRow { row in
            guard let day = row["Date"].flatMap({ WrittenTime($0)?.day }) else { return reading.skip(.noStart) }
            for (heading, identifier, unit) in Self.columns {
                try reading.add(identifier, row.number(heading), unit, on: day, from: source)
            }
        }
    }

    /// Rows have times without a date, which is the file's name.
    func readSlots() throws {
        guard let day = CivilDay(iso: reading.document.lastComponent.prefix(10)) else {
            throw ImportError.refused(
                path: reading.document.name,
                reason: "its times have no date, and its name is none such as 2025-03-20.csv")
        }
        let source = try reading.source(
            "\(GoogleFitFormat.name) quarter hours", device: ImportedSource.tableDevice, .other)
        try reading.eachRow { row in
            func time(_ heading: String) -> Int64? {
                row[heading].flatMap { WrittenTime("\(day.iso) \($0)") }?.unix(by: reading.context.home)
            }
            guard let start = time("Start time"), let end = time("End time") else { return reading.skip(.noStart) }
            // The last row ends at midnight.
            let length = end > start ? end - start : end + 86_400 - start
            for (heading, identifier, unit) in Self.columns {
                let isTotal = DocumentImport.aggregation(of: identifier) == .cumulative
                try reading.add(
                    identifier, row.number(heading), unit, at: start, lasting: isTotal ? length : 0, from: source)
            }
        }
    }

    private static let columns: [(heading: String, identifier: String, unit: String?)] = [
        ("Move Minutes count", "HKQuantityTypeIdentifierAppleMoveTime", "min"),
        ("Calories (kcal)", "AirFitTotalEnergyBurned", "kcal"),
        ("Distance (m)", "HKQuantityTypeIdentifierDistanceWalkingRunning", "m"),
        ("Heart Points", "AirFitGoogleHeartPoints", nil),
        ("Average heart rate (bpm)", "HKQuantityTypeIdentifierHeartRate", nil),
        ("Step count", "HKQuantityTypeIdentifierStepCount", nil),
        ("Average weight (kg)", "HKQuantityTypeIdentifierBodyMass", "kg"),
    ]
}
