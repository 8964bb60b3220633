import HealthModel

/// Which samples make which daily metric, and how.
struct MetricSource {
    enum Rule: Equatable {
        /// Source by source, a lower one only where no higher one has a sample.
        case merged
        /// Length of the union of all samples, in minutes.
        case minutesCovered
        case mean
        /// Each sample weighted with the time until the next one (`TimeWeightedMean`).
        case meanOverTime
        /// Median of the samples inside the main sleep that ended on the day, else of the day.
        case nightMedian
        /// The sample written last.
        case writtenLast
        case last
        /// The first after the main sleep, else the first.
        case firstAfterSleep
        /// The one nearest in time to the day's weight, else the first.
        case nearestToWeight
        /// The last that ended on the day, less the median of those of the 60 dates before.
        case nightDeviation
    }

    var metric: MetricID
    var types: [String]
    var rule: Rule
    /// From the stored unit to the metric's.
    var factor = 1.0

    /// In the order in which they are computed: weight before what goes by it.
    static let all: [MetricSource] = [
        quantity(.steps, ["StepCount"], .merged), quantity(.flights, ["FlightsClimbed"], .merged),
        quantity(.distance, ["DistanceWalkingRunning", "DistanceWheelchair"], .merged, factor: 0.001),
        quantity(.activeEnergy, ["ActiveEnergyBurned"], .merged),
        quantity(.basalEnergy, ["BasalEnergyBurned"], .merged),
        quantity(.exerciseMinutes, ["AppleExerciseTime"], .merged),
        quantity(.daylightMinutes, ["TimeInDaylight"], .merged), quantity(.water, ["DietaryWater"], .merged),
        quantity(.dietaryEnergy, ["DietaryEnergyConsumed"], .merged),
        quantity(.caffeine, ["DietaryCaffeine"], .merged, factor: 1000),
        quantity(.alcohol, ["NumberOfAlcoholicBeverages"], .merged), quantity(.protein, ["DietaryProtein"], .merged),
        quantity(.carbohydrates, ["DietaryCarbohydrates"], .merged), quantity(.fat, ["DietaryFatTotal"], .merged),
        quantity(.fiber, ["DietaryFiber"], .merged),
        MetricSource(metric: .standHours, types: ["HKCategoryTypeIdentifierAppleStandHour"], rule: .merged),
        MetricSource(
            metric: .mindfulMinutes, types: ["HKCategoryTypeIdentifierMindfulSession"], rule: .minutesCovered),
        quantity(.heartRate, ["HeartRate"], .meanOverTime),
        quantity(.restingHeartRate, ["RestingHeartRate"], .writtenLast),
        quantity(.walkingHeartRate, ["WalkingHeartRateAverage"], .mean),
        quantity(.heartRateRecovery, ["HeartRateRecoveryOneMinute"], .last),
        quantity(.heartRateVariability, ["HeartRateVariabilitySDNN"], .nightMedian),
        quantity(.heartRateVariabilityRMSSD, ["HeartRateVariabilityRMSSD"], .nightMedian),
        quantity(.respiratoryRate, ["RespiratoryRate"], .nightMedian),
        quantity(.bloodOxygen, ["OxygenSaturation"], .nightMedian, factor: 100),
        quantity(.vo2Max, ["VO2Max"], .last), quantity(.weight, ["BodyMass"], .firstAfterSleep),
        quantity(.bodyFat, ["BodyFatPercentage"], .nearestToWeight, factor: 100),
        quantity(.leanMass, ["LeanBodyMass"], .nearestToWeight),
        quantity(.systolicPressure, ["BloodPressureSystolic"], .mean),
        quantity(.diastolicPressure, ["BloodPressureDiastolic"], .mean),
        quantity(.glucose, ["BloodGlucose"], .mean, factor: 10 / gramsInMoleOfGlucose),
        quantity(.wristTemperature, ["AppleSleepingWristTemperature"], .nightDeviation),
    ]

    static func of(_ metric: MetricID) -> MetricSource? { all.first { $0.metric == metric } }

    /// As Apple writes it into the unit of glucose.
    private static let gramsInMoleOfGlucose = 180.1558800000541

    static let heightType = "HKQuantityTypeIdentifierHeight"
    /// The only type for which the time of writing decides.
    static let restingHeartRateType = "HKQuantityTypeIdentifierRestingHeartRate"

    /// Whether one sample stands for the day, not a statistic of several. Among them the order of sources decides only as
    /// far as the person listed them.
    var isChoice: Bool {
        switch rule {
        case .writtenLast, .last, .firstAfterSleep, .nearestToWeight: true
        case .merged, .minutesCovered, .mean, .meanOverTime, .nightMedian, .nightDeviation: false
        }
    }

    var isMerged: Bool { rule == .merged || rule == .minutesCovered }
    /// Whether a day's value depends on its main sleep.
    var dependsOnNight: Bool { rule == .nightMedian || rule == .firstAfterSleep || rule == .nearestToWeight }

    private static func quantity(
        _ metric: MetricID, _ names: [String], _ rule: Rule, factor: Double = 1
    ) -> MetricSource {
        MetricSource(
            metric: metric, types: names.map { "HKQuantityTypeIdentifier" + $0 }, rule: rule, factor: factor)
    }
}
