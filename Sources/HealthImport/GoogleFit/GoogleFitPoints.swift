import Archive
import HealthModel
import ImportKit

/// The name of a data source: `derived:com.google.weight:com.google.android.gms:merge_weight`.
struct GoogleFitStream {
    private let parts: [String]

    init(_ dataSource: String) {
        parts = dataSource.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    }

    /// For example `com.google.weight`.
    var type: String { parts.count > 1 ? parts[1] : "" }
    /// Whether raw sources, and what apps made of them, are in it.
    var isMerged: Bool { parts.count > 2 && parts[0] == "derived" && (parts.last?.contains("merge") ?? false) }
    /// Who wrote it: each has its own name, so that values of several of one moment count once.
    var sourceName: String {
        guard !isMerged else { return GoogleFitFormat.name }
        let others = parts.dropFirst(2).filter { !$0.isEmpty }
        return others.isEmpty ? GoogleFitFormat.name : "\(GoogleFitFormat.name) (\(others.joined(separator: ", ")))"
    }
}

/// The points of one data source.
struct GoogleFitPoints {
    private let reading: DocumentImport
    private let stream: GoogleFitStream
    private let source: Int32

    init(_ reading: DocumentImport, dataSource: String) throws {
        self.reading = reading
        stream = GoogleFitStream(dataSource)
        source = try reading.source(stream.sourceName, .other)
    }

    func read() throws {
        guard let take = kind(stream.type) else {
            return reading.explain("Nothing in AirFit is of the kind \(stream.type.suffix(60))")
        }
        let cursor = try reading.json()
        try cursor.eachField { name in
            guard name == "Data Points" else { return try cursor.skip() }
            try reading.eachElement(cursor) { point in
                guard let start = Self.time(point["startTimeNanos"]), let end = Self.time(point["endTimeNanos"]) else {
                    return reading.skip(.noStart)
                }
                try take(point["fitValue"].list.map { $0["value"] }, start, end)
            }
        }
    }

    /// Nanoseconds, as a number or as a text.
    private static func time(_ value: JSONItem) -> Int64? {
        if let text = value.text { return Int64(text).map { $0 / 1_000_000_000 } }
        return value.number.flatMap { abs($0) < 9e18 ? Int64($0 / 1e9) : nil }
    }

    private static func number(_ value: JSONItem?) -> Double? { value?[anyOf: "fpVal", "intVal"].number }

    private typealias PointHandler = (_ values: [JSONItem], _ start: Int64, _ end: Int64) throws -> Void

    /// How points of a kind are taken; `nil` for one that is not known.
    private func kind(_ name: String) -> PointHandler? {
        let short = name.hasPrefix("com.google.") ? String(name.dropFirst("com.google.".count)) : name
        if short == "sleep.segment" { return { try addSleep($0, $1, $2) } }
        if short == "blood_pressure" { return { try addBloodPressure($0, $2) } }
        guard let (identifier, unit) = Self.kinds[short] else { return nil }
        let isTotal = DocumentImport.aggregation(of: identifier) == .cumulative
        return { values, start, end in
            guard let value = Self.number(values.first) else { return reading.skip(.noValue) }
            let time = isTotal ? start : end
            try reading.add(identifier, value, unit, at: time, lasting: isTotal ? end - start : 0, from: source)
        }
    }

    private static let kinds: [String: (identifier: String, unit: String?)] = [
        "step_count.delta": ("HKQuantityTypeIdentifierStepCount", nil),
        "distance.delta": ("HKQuantityTypeIdentifierDistanceWalkingRunning", "m"),
        "calories.expended": ("AirFitTotalEnergyBurned", "kcal"),
        "active_minutes": ("HKQuantityTypeIdentifierAppleMoveTime", "min"),
        "heart_minutes": ("AirFitGoogleHeartPoints", nil),
        "heart_rate.bpm": ("HKQuantityTypeIdentifierHeartRate", nil),
        "weight": ("HKQuantityTypeIdentifierBodyMass", "kg"),
        "height": ("HKQuantityTypeIdentifierHeight", "m"),
        "body.fat.percentage": ("HKQuantityTypeIdentifierBodyFatPercentage", "%"),
        "oxygen_saturation": ("HKQuantityTypeIdentifierOxygenSaturation", "%"),
        "body.temperature": ("HKQuantityTypeIdentifierBodyTemperature", "degC"),
        "blood_glucose": ("HKQuantityTypeIdentifierBloodGlucose", "mmol/L"),
        "hydration": ("HKQuantityTypeIdentifierDietaryWater", "L"),
    ]

    private func addSleep(_ values: [JSONItem], _ start: Int64, _ end: Int64) throws {
        let stages: [Int64: SleepStage] = [1: .awake, 2: .asleepUnspecified, 3: .awake, 4: .core, 5: .deep, 6: .rem]
        guard let code = values.first?["intVal"].integer else { return reading.skip(.noValue) }
        guard let stage = stages[code] else { return reading.skip(.unknownStage) }
        try reading.add(stage, at: start, lasting: end - start, from: source)
    }

    private func addBloodPressure(_ values: [JSONItem], _ time: Int64) throws {
        guard values.count > 1 else { return reading.skip(.noValue) }
        try reading.add(
            "HKQuantityTypeIdentifierBloodPressureSystolic", Self.number(values[0]), at: time, from: source)
        try reading.add(
            "HKQuantityTypeIdentifierBloodPressureDiastolic", Self.number(values[1]), at: time, from: source)
    }
}
