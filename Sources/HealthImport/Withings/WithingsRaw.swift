import HealthModel
import ImportKit

/// Rows of `start,duration,value` with lists in their cells: slice after slice from the start.
struct WithingsRaw {
    private let reading: DocumentImport
    private let series: WithingsFile.Series
    private let source: Int32

    struct Slice {
        var start: Int64
        var duration: Int64
        var value: Double
    }

    init(_ reading: DocumentImport, _ series: WithingsFile.Series) throws {
        self.reading = reading
        self.series = series
        source = try reading.source("Withings", .watch)
    }

    func read() throws {
        let (identifier, unit) = kind
        let isTotal = DocumentImport.aggregation(of: identifier) == .cumulative
        try reading.eachRow { row in
            guard let slices = Self.slices(of: row, reading) else { return }
            for slice in slices {
                try reading.add(
                    identifier, slice.value, unit, at: slice.start, lasting: isTotal ? slice.duration : 0, from: source)
            }
        }
    }

    private var kind: (identifier: String, unit: String) {
        switch series {
        case .steps: ("HKQuantityTypeIdentifierStepCount", "count")
        case .distance: ("HKQuantityTypeIdentifierDistanceWalkingRunning", "m")
        case .elevation: ("AirFitElevationGain", "m")
        case .energy: ("HKQuantityTypeIdentifierActiveEnergyBurned", "kcal")
        case .heartRate, .trackerHeartRate, .bedHeartRate: ("HKQuantityTypeIdentifierHeartRate", "count/min")
        case .oxygen: ("HKQuantityTypeIdentifierOxygenSaturation", "%")
        case .breathing: ("HKQuantityTypeIdentifierRespiratoryRate", "count/min")
        }
    }

    /// `nil`, and counted, for a row that cannot be read.
    static func slices(of row: TableRow, _ reading: DocumentImport) -> [Slice]? {
        guard var at = row[0].flatMap({ WrittenTime($0)?.unix(by: reading.context.home) }) else {
            reading.skip(.noStart)
            return nil
        }
        guard let durations = row[1].flatMap(numbers), let values = row[2].flatMap(numbers),
            durations.count == values.count, durations.allSatisfy({ (0...259_200).contains($0) })
        else {
            reading.skip(.malformed)
            return nil
        }
        return zip(durations, values).map { duration, value in
            defer { at += Int64(duration) }
            return Slice(start: at, duration: Int64(duration), value: value)
        }
    }

    /// `[900,900]`; `nil` for anything else.
    private static func numbers(_ text: String) -> [Double]? {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: ",")
        let numbers = parts.compactMap { WrittenNumber.plain($0) }
        return numbers.count == parts.count ? numbers : nil
    }
}
