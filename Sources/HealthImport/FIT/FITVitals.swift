import ImportKit

/// Single values of one moment: those of scales, cuffs and of a watch at rest.
struct FITVitals {
    /// Whether the night's heart rate variability came value by value, so that its mean would count twice.
    private var hasVariability = false
    private var nightlyVariability: [(time: Int64, milliseconds: Double)] = []

    /// Passes over other messages.
    mutating func read(_ message: FITMessage, source: Int32, to writer: inout RecordWriter) throws {
        var values: [Value] = []
        switch message.definition.message {
        case 30: values = Self.weight(message)
        case 51: values = Self.bloodPressure(message)
        case 211:
            values = [Value("RestingHeartRate", message.real(1).flatMap { $0 > 0 ? $0 : nil } ?? message.real(0))]
        case 227: return try add(Self.stress(message), at: message.time(1) ?? message.timestamp, source, &writer)
        case 229:
            let time = message.timestamp ?? message.time(0)
            return try add([Value("VO2Max", message.real(2, scale: 10))], at: time, source, &writer)
        case 269: values = [Value("OxygenSaturation", message.real(0).map { $0 / 100 })]
        case 297: values = [Value("RespiratoryRate", message.real(0, scale: 100))]
        case 370: try takeVariabilityStatus(message, source, &writer)
        case 371:
            values = [Value("HeartRateVariabilityRMSSD", message.real(0, scale: 128))]
            hasVariability = true
        case 398:
            values = [
                Value("AppleSleepingWristTemperature", message.real(4)),
                Value(own: "AirFitSkinTemperatureDeviation", unit: "degC", message.real(1), isZeroNothing: false),
            ]
        default: return
        }
        try add(values, at: message.timestamp, source, &writer)
    }

    private struct Value {
        var identifier: String
        var unit: String
        var value: Double?

        /// A type of Apple's. What is 0 or less was not measured.
        init(_ name: String, _ value: Double?) {
            self.init(own: AppleType.quantityPrefix + name, unit: "", value, isZeroNothing: true)
        }

        init(own identifier: String, unit: String, _ value: Double?, isZeroNothing: Bool = true) {
            self.identifier = identifier
            self.unit = unit
            self.value = value.flatMap { $0 > 0 || !isZeroNothing ? $0 : nil }
        }
    }

    private func add(
        _ values: [Value], at time: UInt32?, _ source: Int32, _ writer: inout RecordWriter
    ) throws {
        let measured = values.filter { $0.value != nil }
        guard !measured.isEmpty else { return }
        guard let at = time.flatMap(FITTime.unix) else {
            writer.skip(time == nil ? .noStart : .noCalendarTime, measured.count)
            return
        }
        for value in measured {
            let measure = try writer.measure(value.identifier, unit: value.unit)
            try writer.add(measure, source: source, start: at, value: value.value ?? 0)
        }
    }

    private static func weight(_ message: FITMessage) -> [Value] {
        // FFFE: the scale has not made up its mind.
        let isCalculating = message.integer(0) == 0xFFFE
        return [
            Value("BodyMass", isCalculating ? nil : message.real(0, scale: 100)),
            Value("BodyFatPercentage", message.real(1, scale: 100).map { $0 / 100 }),
            Value("BodyMassIndex", message.real(13, scale: 10)),
            Value(own: "AirFitBodyWaterPercentage", unit: "%", message.real(2, scale: 100).map { $0 / 100 }),
            Value(own: "AirFitMuscleMass", unit: "kg", message.real(5, scale: 100)),
            Value(own: "AirFitBoneMass", unit: "kg", message.real(4, scale: 100)),
            Value(own: "AirFitVisceralFatRating", unit: "", message.real(11)),
            Value(own: "AirFitMetabolicAge", unit: "", message.real(10)),
        ]
    }

    private static func bloodPressure(_ message: FITMessage) -> [Value] {
        [
            Value("BloodPressureSystolic", message.real(0)), Value("BloodPressureDiastolic", message.real(1)),
            Value("HeartRate", message.real(6)),
        ]
    }

    /// 0 to 100; negative when it could not be measured.
    private static func stress(_ message: FITMessage) -> [Value] {
        let level = message.real(0).flatMap { $0 >= 0 ? $0 : nil }
        // What is left of the day's energy, 0 to 100; newer watches write it beside the stress.
        let battery = message.real(3).flatMap { (0...100).contains($0) ? $0 : nil }
        return [
            Value(own: "AirFitGarminStress", unit: "", level, isZeroNothing: false),
            Value(own: "AirFitGarminBodyBattery", unit: "", battery, isZeroNothing: false),
        ]
    }

    // MARK: Heart rate variability

    private mutating func takeVariabilityStatus(
        _ message: FITMessage, _ source: Int32, _ writer: inout RecordWriter
    ) throws {
        guard let at = message.timestamp.flatMap(FITTime.unix) else { return writer.skip(.noStart) }
        if let night = message.real(1, scale: 128), night > 0, nightlyVariability.count < 10_000 {
            nightlyVariability.append((at, night))
        }
        if let week = message.real(0, scale: 128), week > 0 {
            let measure = try writer.measure("AirFitGarminHRVWeeklyAverage", unit: "ms")
            try writer.add(measure, source: source, start: at, value: week)
        }
        let names: [(UInt8, String)] = [
            (0, "Weekly average"), (1, "Last night"), (2, "Highest 5 minutes"), (3, "Low below"),
            (4, "Balanced from"), (5, "Balanced to"),
        ]
        var fields = names.compactMap { number, name in
            message.real(number, scale: 128).map { ImportedFinding.Field(name, "\(FITReader.text($0)) ms") }
        }
        let states = ["none", "poor", "low", "unbalanced", "balanced"]
        if let state = message.integer(6), states.indices.contains(state) {
            fields.append(ImportedFinding.Field("Status", states[state]))
        }
        try writer.add(
            ImportedFinding(
                kind: .note, source: source, start: at, end: at, title: "Heart rate variability status",
                fields: fields, subject: .heart))
    }

    /// The night's mean, where the night is not there value by value.
    mutating func finish(source: Int32, to writer: inout RecordWriter) throws {
        defer { self = FITVitals() }
        guard !hasVariability, !nightlyVariability.isEmpty else { return }
        let measure = try writer.measure(AppleType.quantityPrefix + "HeartRateVariabilityRMSSD")
        for night in nightlyVariability {
            try writer.add(measure, source: source, start: night.time, value: night.milliseconds)
        }
    }
}
