import HealthModel
import ImportKit

/// The kind of a table of the folders named `…_GoogleData`; each has `timestamp` in UTC, a value, and mostly `data
/// source`.
enum FitbitGoogleTable: String {
    case steps, distance, calories, floors
    case heartRate = "heart_rate", restingHeartRate = "resting_heart_rate", weight, bodyFat = "body_fat"
    case variability = "daily_heart_rate_variability"

    /// - Parameter name: the last part of the file's name, in lower case.
    init?(_ head: TableHead, _ name: String) {
        let isResting = name.contains("resting_heart_rate")
        let found = Self.headings.first { head.headings.contains($0.heading) }?.table
        guard let found else { return nil }
        self = found == .heartRate && isResting ? .restingHeartRate : found
    }

    private static let headings: [(heading: String, table: FitbitGoogleTable)] = [
        ("steps", .steps), ("distance", .distance), ("calories", .calories), ("floors", .floors),
        ("beats per minute", .heartRate), ("weight grams", .weight), ("body fat percentage", .bodyFat),
        ("average heart rate variability milliseconds", .variability),
    ]

    var heading: String {
        Self.headings.first { $0.table == self }?.heading ?? "beats per minute"
    }

    /// Whether each row is of a whole day.
    var isDaily: Bool { self == .restingHeartRate || self == .variability }

    var kind: (identifier: String, unit: String) {
        switch self {
        case .steps: ("HKQuantityTypeIdentifierStepCount", "count")
        case .distance: ("HKQuantityTypeIdentifierDistanceWalkingRunning", "m")
        case .calories: ("AirFitTotalEnergyBurned", "kcal")
        case .floors: ("HKQuantityTypeIdentifierFlightsClimbed", "count")
        case .heartRate: ("HKQuantityTypeIdentifierHeartRate", "count/min")
        case .restingHeartRate: ("HKQuantityTypeIdentifierRestingHeartRate", "count/min")
        case .weight: ("HKQuantityTypeIdentifierBodyMass", "g")
        case .bodyFat: ("HKQuantityTypeIdentifierBodyFatPercentage", "%")
        case .variability: ("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", "ms")
        }
    }
}

/// Values of the tracker as Google keeps them. They have a source of their own: where another import has the same moments
/// from `Global Export Data`, each counts once.
final class FitbitGoogleReader {
    private let reading: DocumentImport
    private let table: FitbitGoogleTable
    private var waiting: [(start: Int64?, value: Double, source: Int32)] = []
    private var duration: Int64?
    /// Values from whose distances the duration of each is inferred.
    private static let probeCount = 64

    init(_ reading: DocumentImport, _ table: FitbitGoogleTable) {
        self.reading = reading
        self.table = table
    }

    func read() throws {
        let (identifier, unit) = table.kind
        let isTotal = DocumentImport.aggregation(of: identifier) == .cumulative
        if isTotal { reading.emitPending = inferDuration }
        try reading.eachRow { row in
            guard let value = row.number(table.heading) else { return reading.skip(.noValue) }
            let device = row["data source"].map { ": " + $0 } ?? ""
            let source = try reading.source(FitbitFormat.name + " (Google)" + device, .watch)
            let time = row["timestamp"].flatMap { WrittenTime($0) }
            if table.isDaily { return try reading.add(identifier, value, unit, on: time?.day, from: source) }
            let start = time.map { $0.offset == nil ? $0.unixAsUTC : $0.unix(by: reading.context.home) }
            guard isTotal else { return try reading.add(identifier, value, unit, at: start, from: source) }
            guard duration == nil else { return try add(start, value, source) }
            waiting.append((start, value, source))
            if waiting.count >= Self.probeCount { try inferDuration() }
        }
    }

    private func inferDuration() throws {
        guard duration == nil else { return }
        duration = FitbitReader.step(between: waiting.compactMap(\.start))
        for (start, value, source) in waiting { try add(start, value, source) }
        waiting = []
    }

    private func add(_ start: Int64?, _ value: Double, _ source: Int32) throws {
        let (identifier, unit) = table.kind
        try reading.add(identifier, value, unit, at: start, lasting: duration ?? 60, from: source)
    }
}
