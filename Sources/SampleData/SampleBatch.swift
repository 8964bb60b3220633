import ImportKit

/// Collects samples and gives them to a sink type by type in order of time, which is the order a store keeps them in:
/// it takes them twice as fast so. Leaves out what had not ended by then.
struct SampleBatch {
    private let sink: any ImportSink
    /// Unix seconds; nothing later exists yet.
    let now: Int
    /// By type.
    private var rows = [Row?](repeating: nil, count: SampleType.allCases.count)
    /// Sums of the day for the rings.
    var energy = 0.0
    var exercise = 0.0
    var stood = 0.0

    /// The samples of one type.
    private struct Row {
        let number: Int32
        var samples: [ImportedSample] = []
    }

    /// So many are given at once.
    private static let portion = 4_096

    init(sink: any ImportSink, now: Int) {
        self.sink = sink
        self.now = now
    }

    /// - Returns: whether it had ended.
    @discardableResult
    mutating func add(
        _ type: SampleType, _ value: Double, from source: Int32, at start: Int, seconds: Int = 0, byHand: Bool = false
    ) throws -> Bool {
        guard start + seconds <= now else { return false }
        let number = try rows[type.rawValue]?.number ?? sink.number(of: type.imported)
        if rows[type.rawValue] == nil { rows[type.rawValue] = Row(number: number) }
        rows[type.rawValue]?.samples.append(
            ImportedSample(
                type: number, source: source, start: Int64(start), duration: Int32(seconds),
                isUserEntered: byHand, value: value, recordedAt: Int64(min(now, start + seconds + 60))))
        return true
    }

    mutating func flush() throws {
        for row in rows.compactMap(\.self).sorted(by: { $0.number < $1.number }) {
            let ordered = row.samples.sorted {
                ($0.start, $0.source, $0.duration, $0.value) < ($1.start, $1.source, $1.duration, $1.value)
            }
            for first in stride(from: 0, to: ordered.count, by: Self.portion) {
                try sink.add(samples: Array(ordered[first..<min(first + Self.portion, ordered.count)]))
            }
        }
        rows = rows.map { _ in nil }
    }
}

/// The types of the sample year, as Apple names them, in canonical units (`%` is a fraction).
enum SampleType: Int, CaseIterable {
    case steps, distance, cycling, flights, activeEnergy, basalEnergy, exercise, daylight, standHour, heartRate,
        restingRate, walkingRate, recovery, variability, respiration, oxygen, vo2Max, weight, bodyFat, leanMass,
        height, water, dietaryEnergy, protein, carbohydrates, fat, fiber, caffeine

    var imported: ImportedType {
        ImportedType(identifier: identifier, unit: unit, aggregation: aggregation)
    }

    private var identifier: String {
        switch self {
        case .steps: "HKQuantityTypeIdentifierStepCount"
        case .distance: "HKQuantityTypeIdentifierDistanceWalkingRunning"
        case .cycling: "HKQuantityTypeIdentifierDistanceCycling"
        case .flights: "HKQuantityTypeIdentifierFlightsClimbed"
        case .activeEnergy: "HKQuantityTypeIdentifierActiveEnergyBurned"
        case .basalEnergy: "HKQuantityTypeIdentifierBasalEnergyBurned"
        case .exercise: "HKQuantityTypeIdentifierAppleExerciseTime"
        case .daylight: "HKQuantityTypeIdentifierTimeInDaylight"
        case .standHour: "HKCategoryTypeIdentifierAppleStandHour"
        case .heartRate: "HKQuantityTypeIdentifierHeartRate"
        case .restingRate: "HKQuantityTypeIdentifierRestingHeartRate"
        case .walkingRate: "HKQuantityTypeIdentifierWalkingHeartRateAverage"
        case .recovery: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute"
        case .variability: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"
        case .respiration: "HKQuantityTypeIdentifierRespiratoryRate"
        case .oxygen: "HKQuantityTypeIdentifierOxygenSaturation"
        case .vo2Max: "HKQuantityTypeIdentifierVO2Max"
        case .weight: "HKQuantityTypeIdentifierBodyMass"
        case .bodyFat: "HKQuantityTypeIdentifierBodyFatPercentage"
        case .leanMass: "HKQuantityTypeIdentifierLeanBodyMass"
        case .height: "HKQuantityTypeIdentifierHeight"
        case .water: "HKQuantityTypeIdentifierDietaryWater"
        case .dietaryEnergy: "HKQuantityTypeIdentifierDietaryEnergyConsumed"
        case .protein: "HKQuantityTypeIdentifierDietaryProtein"
        case .carbohydrates: "HKQuantityTypeIdentifierDietaryCarbohydrates"
        case .fat: "HKQuantityTypeIdentifierDietaryFatTotal"
        case .fiber: "HKQuantityTypeIdentifierDietaryFiber"
        case .caffeine: "HKQuantityTypeIdentifierDietaryCaffeine"
        }
    }

    private var unit: String {
        switch self {
        case .steps, .flights: "count"
        case .distance, .cycling, .height: "m"
        case .activeEnergy, .basalEnergy, .dietaryEnergy: "kcal"
        case .water: "mL"
        case .protein, .carbohydrates, .fat, .fiber, .caffeine: "g"
        case .exercise, .daylight: "min"
        case .standHour: ""
        case .heartRate, .restingRate, .walkingRate, .recovery, .respiration: "count/min"
        case .variability: "ms"
        case .oxygen, .bodyFat: "%"
        case .vo2Max: "mL/min·kg"
        case .weight, .leanMass: "kg"
        }
    }

    private var aggregation: SampleAggregation {
        switch self {
        case .steps, .distance, .cycling, .flights, .activeEnergy, .basalEnergy, .exercise, .daylight, .water,
            .dietaryEnergy, .protein, .carbohydrates, .fat, .fiber, .caffeine:
            .cumulative
        case .standHour: .category
        default: .discrete
        }
    }
}
