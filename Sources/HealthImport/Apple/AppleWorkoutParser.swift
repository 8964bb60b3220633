import ImportKit

/// A `Workout` element and what its children add. Since iOS 16 totals are `WorkoutStatistics` children, before that
/// they were attributes; statistics win.
struct AppleWorkoutDraft {
    var workout: ImportedWorkout
    var zone = NameTable.empty
    private var attributeDistance: Double?
    /// Since when it is paused.
    private var pausedAt: Int64?
    private var isInPool = false
    /// Whether the length without pauses is not told.
    private let hasNoDuration: Bool
    private var activities: [ImportedWorkoutEvent] = []

    private static let mostEvents = 10_000
    /// Metres by the name of the distance type, as a multisport workout has several.
    private var distances: [String: Double] = [:]

    /// The attributes of the tag, still text.
    struct Attributes {
        var activity, duration, durationUnit, distance, distanceUnit, energy, energyUnit: String?
    }

    init(source: Int32, start: Int64, end: Int64, attributes: Attributes) {
        let prefix = "HKWorkoutActivityType"
        let activity = attributes.activity ?? ""
        let name = activity.hasPrefix(prefix) ? String(activity.dropFirst(prefix.count)) : activity
        let minutes = Self.amount(attributes.duration, attributes.durationUnit ?? "min", in: "s")
        let span = Double(end - start)
        let told = minutes.flatMap { $0 >= 0 && $0 <= 31 * 86_400 ? $0 : nil }
        hasNoDuration = told == nil
        workout = ImportedWorkout(
            source: source, activity: name, start: start, end: end, durationSeconds: told ?? span)
        workout.energyKcal = Self.amount(attributes.energy, attributes.energyUnit ?? "kcal", in: "kcal")
        attributeDistance = Self.amount(attributes.distance, attributes.distanceUnit ?? "km", in: "m")
        workout.distanceMeters = attributeDistance
    }

    mutating func add(
        statistics type: String, sum: String?, average: String?, minimum: String?, maximum: String?, unit: String?
    ) {
        guard type.hasPrefix(AppleType.quantityPrefix) else { return }
        let name = String(type.dropFirst(AppleType.quantityPrefix.count))
        switch name {
        case "ActiveEnergyBurned":
            if let energy = Self.amount(sum, unit ?? "kcal", in: "kcal") { workout.energyKcal = energy }
        case "HeartRate":
            workout.averageHeartRateBPM = Self.amount(average, unit ?? "count/min", in: "count/min")
            workout.maximumHeartRateBPM = Self.amount(maximum, unit ?? "count/min", in: "count/min")
            workout.minimumHeartRateBPM = Self.amount(minimum, unit ?? "count/min", in: "count/min")
        case "StepCount": workout.steps = Self.amount(sum, unit ?? "count", in: "count")
        case "RunningPower", "CyclingPower": workout.averagePowerWatts = Self.amount(average, unit ?? "W", in: "W")
        case "CyclingCadence":
            workout.averageCadence = Self.amount(average, unit ?? "count/min", in: "count/min")
        case _ where name.hasPrefix("Distance"):
            guard let distance = Self.amount(sum, unit ?? "km", in: "m"), distances.count < 16 else { return }
            distances[name] = distance
            workout.distanceMeters = distances[fittingDistance] ?? distances.values.max()
        default: break
        }
    }

    // MARK: What happened

    /// Movement that stops and goes on by itself is told beside the pauses and is the same; requests are no event.
    mutating func add(event type: String, at: Int64?, duration: String?, unit: String?) {
        guard let at, (workout.start - 86_400...workout.end + 86_400).contains(at),
            workout.events.count < Self.mostEvents
        else { return }
        let seconds = Self.amount(duration, unit ?? "min", in: "s") ?? 0
        switch type {
        case "HKWorkoutEventTypePause", "HKWorkoutEventTypeMotionPaused": pausedAt = pausedAt ?? at
        case "HKWorkoutEventTypeResume", "HKWorkoutEventTypeMotionResumed": resume(at: at)
        case "HKWorkoutEventTypeLap": add(.lap, at, seconds)
        case "HKWorkoutEventTypeSegment": add(.segment, at, seconds)
        case "HKWorkoutEventTypeMarker": add(.marker, at, 0)
        default: break
        }
    }

    private mutating func resume(at: Int64) {
        if let pausedAt, at >= pausedAt { add(.pause, pausedAt, Double(at - pausedAt)) }
        pausedAt = nil
    }

    private mutating func add(_ kind: ImportedWorkoutEvent.Kind, _ start: Int64, _ seconds: Double) {
        workout.events.append(ImportedWorkoutEvent(kind: kind, start: start, durationSeconds: seconds))
    }

    /// One sport of several; of a single one it would say nothing.
    mutating func add(activityFrom start: Int64?, to end: Int64?) {
        guard let start, let end, end >= start, activities.count < 100 else { return }
        activities.append(ImportedWorkoutEvent(kind: .segment, start: start, durationSeconds: Double(end - start)))
    }

    mutating func read(key: String, value: String) {
        switch key {
        case "HKIndoorWorkout": workout.isIndoor = value == "1" || value == "true"
        case "HKSwimmingLocationType": isInPool = value == "1"
        case "HKElevationAscended": workout.elevationGainMeters = Self.length(value)
        case "HKExternalUUID": workout.externalID = value.cut(toScalars: AttributeText.longest)
        case "HKWorkoutBrandName": workout.title = value.cut(toScalars: AttributeText.longest)
        default: break
        }
    }

    /// `1036 cm`; `nil` if it is no length.
    private static func length(_ text: String) -> Double? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let length = amount(String(parts[0]), String(parts[1]), in: "m") else { return nil }
        return (0...20_000).contains(length) ? length : nil
    }

    /// With a pause that was not ended, and in order.
    var finished: ImportedWorkout {
        var whole = self
        whole.resume(at: workout.end)
        if isInPool { whole.workout.isIndoor = true }
        if hasNoDuration {
            let pauses = whole.workout.events.filter { $0.kind == .pause }.reduce(0) { $0 + $1.durationSeconds }
            whole.workout.durationSeconds = max(0, workout.durationSeconds - pauses)
        }
        if activities.count > 1 { whole.workout.events += activities }
        whole.workout.events.sort { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
        return whole.workout
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
