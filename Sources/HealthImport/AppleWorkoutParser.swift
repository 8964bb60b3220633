/// A `Workout` element and what its children add. Since iOS 16 totals are `WorkoutStatistics` children, before that
/// they were attributes; statistics win.
struct AppleWorkoutDraft {
    var workout: ImportedWorkout
    var zone = NameTable.empty
    private var attributeDistance: Double?
    /// Metres by the name of the distance type, as a multisport workout has several.
    private var distances: [String: Double] = [:]

    /// What the tag says, still text.
    struct Attributes {
        var activity, duration, durationUnit, distance, distanceUnit, energy, energyUnit: String?
    }

    init(source: Int32, start: Int64, end: Int64, attributes: Attributes) {
        let prefix = "HKWorkoutActivityType"
        let activity = attributes.activity ?? ""
        let name = activity.hasPrefix(prefix) ? String(activity.dropFirst(prefix.count)) : activity
        let minutes = Self.amount(attributes.duration, attributes.durationUnit ?? "min", in: "s")
        let span = Double(end - start)
        workout = ImportedWorkout(
            source: source, activity: name, start: start, end: end,
            durationSeconds: minutes.map { $0 >= 0 && $0 <= 31 * 86_400 ? $0 : span } ?? span)
        workout.energyKcal = Self.amount(attributes.energy, attributes.energyUnit ?? "kcal", in: "kcal")
        attributeDistance = Self.amount(attributes.distance, attributes.distanceUnit ?? "km", in: "m")
        workout.distanceMeters = attributeDistance
    }

    mutating func add(
        statistics type: String, sum: String?, average: String?, maximum: String?, unit: String?
    ) {
        guard type.hasPrefix(AppleType.quantityPrefix) else { return }
        let name = String(type.dropFirst(AppleType.quantityPrefix.count))
        switch name {
        case "ActiveEnergyBurned":
            if let energy = Self.amount(sum, unit ?? "kcal", in: "kcal") { workout.energyKcal = energy }
        case "HeartRate":
            workout.averageHeartRateBPM = Self.amount(average, unit ?? "count/min", in: "count/min")
            workout.maximumHeartRateBPM = Self.amount(maximum, unit ?? "count/min", in: "count/min")
        case _ where name.hasPrefix("Distance"):
            guard let distance = Self.amount(sum, unit ?? "km", in: "m"), distances.count < 16 else { return }
            distances[name] = distance
            workout.distanceMeters = distances[fittingDistance] ?? distances.values.max()
        default: break
        }
    }

    /// A ride has cycled metres, and perhaps some walked ones that are not part of it.
    private var fittingDistance: String {
        switch workout.activity {
        case "Cycling", "HandCycling": "DistanceCycling"
        case "Swimming": "DistanceSwimming"
        case "WheelchairWalkPace", "WheelchairRunPace": "DistanceWheelchair"
        case "DownhillSkiing", "Snowboarding": "DistanceDownhillSnowSports"
        case "Walking", "Running", "Hiking": "DistanceWalkingRunning"
        default: ""
        }
    }

    /// `nil` if it is no number, negative or not in such a unit.
    private static func amount(_ text: String?, _ unit: String, in wanted: String) -> Double? {
        guard let text, let conversion = AppleUnit.conversion(from: unit, to: wanted) else { return nil }
        let number = Array(text.utf8).withPaddedSlice(DecimalNumber.parse)
        return number.map { $0 * conversion.factor + conversion.offset }.flatMap { (0...1e9).contains($0) ? $0 : nil }
    }
}

extension [UInt8] {
    /// These bytes as a slice with readable bytes behind it.
    func withPaddedSlice<Result>(_ body: (ByteSlice) -> Result) -> Result {
        let padded = self + [UInt8](repeating: 0, count: 16)
        return padded.withUnsafeBufferPointer { bytes in
            // The array is never empty, so it has an address.
            body(ByteSlice(start: bytes.baseAddress.unsafelyUnwrapped, count: count))
        }
    }
}
