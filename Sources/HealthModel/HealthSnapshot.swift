import Foundation

/// The health data of one civil day. `nil` means not measured; zero is a measured zero.
public struct HealthSnapshot: Equatable, Sendable {
    public var day: CivilDay
    /// When the snapshot was taken.
    public var takenAt: Date
    /// IANA zone of the day.
    public var zoneName: String
    /// The person's clock for a year about the day, by which moments are shown: on the day of a journey it changes.
    /// `nil` where only the zone of the day is known.
    public var clock: DayClock?
    /// Whether the day was not over when the snapshot was taken: what is summed over a day still grows.
    public var isPartial = false
    /// The day's check-in.
    public var subjective = CheckIn()
    public var environment = Environment()
    public var activity = Activity()
    public var sleep = Sleep()
    public var heart = Heart()
    public var body = Body()
    public var app = AppContext()
    public var trends = Trends()

    public init(day: CivilDay, takenAt: Date, zoneName: String) {
        self.day = day
        self.takenAt = takenAt
        self.zoneName = zoneName
    }

    /// Seconds that the person's clock was ahead of UTC at a moment.
    public func offset(at moment: Date) -> Int {
        if let clock { return clock.offset(atUnix: Int(moment.timeIntervalSince1970.rounded(.down))) }
        return TimeZone(identifier: zoneName)?.secondsFromGMT(for: moment) ?? 0
    }

    /// Where and when the snapshot was taken; `nil` fields are not known.
    public struct Environment: Equatable, Sendable {
        /// The part of the day by the clock.
        public enum TimeOfDay: String, Sendable {
            case earlyMorning = "early_morning"
            case morning, afternoon, evening, night

            /// By the hour on the wall: 5–8, 8–12, 12–17, 17–21, else night.
            public init(hour: Int) {
                switch hour {
                case 5..<8: self = .earlyMorning
                case 8..<12: self = .morning
                case 12..<17: self = .afternoon
                case 17..<21: self = .evening
                default: self = .night
                }
            }
        }

        public var weatherCondition: String?
        /// In degrees Celsius; `nil` where it is not known.
        public var temperatureCelsius: Double?
        /// 0 to 100.
        public var humidityPercent: Double?
        /// The European index, 0 for the cleanest air.
        public var airQualityIndex: Int?
        /// `nil` for a day that is not today.
        public var timeOfDay: TimeOfDay?
        public init() {}
    }

    /// Movement on the day, until the snapshot was taken; `nil` fields were not measured.
    public struct Activity: Equatable, Sendable {
        /// In kilocalories.
        public var activeEnergyKcal: Double?
        /// In kilocalories.
        public var basalEnergyKcal: Double?
        /// Steps of the day; `nil` where none were measured.
        public var steps: Int?
        /// On foot, in kilometres.
        public var distanceKm: Double?
        /// Flights of stairs.
        public var flightsClimbed: Int?
        /// In minutes.
        public var exerciseMinutes: Int?
        /// Hours in which the person stood.
        public var standHours: Int?
        /// Only where the rings count move minutes instead of energy.
        public var moveMinutes: Int?
        /// Estimated from weight, height, age and sex; only where nothing was measured. Of a day that is not over it is the
        /// part that has passed.
        public var estimatedBasalEnergyKcal: Double?
        /// The goals of that date; `nil` where none was set.
        public var moveGoalKcal: Double?
        /// In minutes.
        public var exerciseGoalMinutes: Int?
        /// In hours.
        public var standGoalHours: Int?
        /// Only where the rings count move minutes instead of energy.
        public var moveGoalMinutes: Int?
        /// The newest heart rate of the day.
        public var currentHeartRateBPM: Int?
        public var isWorkoutActive = false
        /// Of the workout that is going on.
        public var workoutType: String?
        public init() {}

        /// Share of the goal, 1 is closed and more is possible; `nil` without a value or a goal.
        public var moveProgress: Double? {
            Self.share(activeEnergyKcal, of: moveGoalKcal) ?? Self.share(moveMinutes, of: moveGoalMinutes)
        }
        /// The share of the goal that is reached; `nil` without goal or minutes.
        public var exerciseProgress: Double? { Self.share(exerciseMinutes, of: exerciseGoalMinutes) }
        /// The share of the goal that is reached; `nil` without goal or hours.
        public var standProgress: Double? { Self.share(standHours, of: standGoalHours) }

        /// Whether all three rings are closed; `nil` when one is not known.
        public var areRingsClosed: Bool? {
            guard let moveProgress, let exerciseProgress, let standProgress else { return nil }
            return min(moveProgress, exerciseProgress, standProgress) >= 1
        }

        private static func share(_ value: Double?, of goal: Double?) -> Double? {
            guard let value, let goal, goal > 0 else { return nil }
            return value / goal
        }
        private static func share(_ value: Int?, of goal: Int?) -> Double? {
            share(value.map(Double.init), of: goal.map(Double.init))
        }
    }

    /// The sleep that ended on the day, and the averages it is held against.
    public struct Sleep: Equatable, Sendable {
        /// The main sleep that ended on the day.
        public var lastNight: SleepNight?
        /// The other sleeps that ended on the day, in order of time.
        public var naps: [Nap] = []
        /// `nil` without a recorded night.
        public var weeklyAverage: Averages?
        /// Over the recorded nights among the last fourteen.
        public var stageAverage: StageAverages?
        /// Shortfall against the need over the last 14 nights in minutes, without credit for long nights.
        public var debtMinutes: Double?
        /// Sleep regularity index of the last 14 days, −100 to 100; see `SleepRegularityIndex`.
        public var regularityIndex: Double?
        /// How much later the middle of sleep is on free days, minutes, over the last 14 nights; see `SocialJetlag`.
        public var socialJetlagMinutes: Double?
        public init() {}

        /// Asleep in naps; 0 after a night without one, `nil` where no sleep was recorded at all.
        public var napMinutes: Double? {
            lastNight == nil && naps.isEmpty ? nil : naps.reduce(0) { $0 + $1.asleepMinutes }
        }
        /// Night and naps together; `nil` where no sleep was recorded.
        public var totalMinutes: Double? { napMinutes.map { $0 + (lastNight?.asleepMinutes ?? 0) } }

        /// Over the recorded nights among the last seven.
        public struct Averages: Equatable, Sendable {
            /// Recorded nights; the means need four.
            public var nights: Int
            /// Minutes after local midnight, circular mean; `nil` without a typical time.
            public var bedMinuteOfDay: Int?
            /// Minutes after midnight.
            public var wakeMinuteOfDay: Int?
            /// Mean time asleep in minutes.
            public var asleepMinutes: Double?
            /// Mean of the nights' own efficiencies, percent of time in bed.
            public var efficiencyPercent: Double?
            /// `Trends.sleepConsistencyScore`, which is of 14 nights: one value under the two names of the snapshot.
            public var consistencyPercent: Double?
            public init(nights: Int) { self.nights = nights }
        }

        /// Minutes a night in each stage.
        public struct StageAverages: Equatable, Sendable {
            /// Nights with stages.
            public var nights: Int
            /// Mean of a night in minutes.
            public var remMinutes: Double
            /// Mean of a night in minutes.
            public var coreMinutes: Double
            /// Mean of a night in minutes.
            public var deepMinutes: Double
            /// Mean of a night in minutes.
            public var awakeMinutes: Double

            public init(
                nights: Int, remMinutes: Double, coreMinutes: Double, deepMinutes: Double, awakeMinutes: Double
            ) {
                self.nights = nights
                self.remMinutes = remMinutes
                self.coreMinutes = coreMinutes
                self.deepMinutes = deepMinutes
                self.awakeMinutes = awakeMinutes
            }
        }
    }

    /// Heart rate, its variability and fitness; `nil` fields were not measured.
    public struct Heart: Equatable, Sendable {
        /// The class of VO₂max for age and sex.
        public enum FitnessLevel: String, Sendable {
            case low
            case belowAverage = "below_average"
            case average
            case aboveAverage = "above_average"
            case high
        }

        /// In beats per minute.
        public var restingHeartRateBPM: Int?
        /// SDNN in milliseconds.
        public var hrvSDNNMs: Double?
        /// RMSSD in milliseconds: another measure than SDNN, with a range of its own.
        public var hrvRMSSDMs: Double?
        /// Breaths a minute.
        public var respiratoryRatePerMinute: Double?
        /// The last week beside the person's own normal range; `nil` where nothing was ever recorded lately.
        public var restingHeartRateRange: NormalRange?
        /// The last week of SDNN, on a logarithmic scale; `nil` where nothing was ever recorded lately.
        public var hrvSDNNRange: NormalRange?
        /// The last week of RMSSD, on a logarithmic scale; `nil` where nothing was ever recorded lately.
        public var hrvRMSSDRange: NormalRange?
        /// The last week of the nights' rates; `nil` where nothing was ever recorded lately.
        public var respiratoryRateRange: NormalRange?
        /// See `RestingElevation`; `nil` while the range is being learned.
        public var isRestingHeartRateElevated: Bool?
        /// ml/kg/min; the newest, see `vo2MaxDay`.
        public var vo2Max: Double?
        /// The day of the newest estimate.
        public var vo2MaxDay: CivilDay?
        /// Median of the last 28 days' estimates, each of which may be off by several ml/kg/min; `nil` without one.
        public var vo2MaxMedian: Double?
        /// Of the median, or without one of the newest estimate. Needs age and sex.
        public var fitnessLevel: FitnessLevel?
        /// 5 to 95 among people of the same age and sex; see `VO2MaxNorms`.
        public var fitnessPercentile: Double?
        /// One minute after the day's last workout.
        public var recoveryHeartRateBPM: Int?
        /// Drop from the peak within one minute.
        public var heartRateRecoveryBPM: Int?
        /// Mean saturation in percent.
        public var bloodOxygenPercent: Double?
        /// Share of the night's readings under 90 percent; one among many is mostly a movement.
        public var bloodOxygenLowPercent: Double?
        public init() {}
    }

    /// Weight and composition, each by its last measurement; `nil` fields were not measured.
    public struct Body: Equatable, Sendable {
        /// The WHO's class of a body mass index of adults.
        public enum BMICategory: String, Sendable {
            case underweight, normal, overweight, obese

            /// WHO classes for adults on the unrounded value, bounds half-open.
            public init?(bmi: Double) {
                guard bmi.isFinite else { return nil }
                switch bmi {
                case ..<18.5: self = .underweight
                case ..<25: self = .normal
                case ..<30: self = .overweight
                default: self = .obese
                }
            }
        }
        /// Where the weight is going.
        public enum Trend: String, Sendable { case increasing, stable, decreasing }
        /// Where lean mass comes from. What is estimated never stands in one line with what was measured.
        public enum LeanMassOrigin: String, Sendable {
            /// By a scale.
            case measured
            /// From weight and body fat of one day.
            case fromBodyFat = "from_body_fat"
            /// From weight, height and sex (Boer).
            case estimated
        }

        /// The newest weight up to the day that the others do not show to be a slip, see `weightDay`.
        public var weightKg: Double?
        /// The day of that weight.
        public var weightDay: CivilDay?
        /// A newer weight that is left out, since the others show it to be a slip; `nil` for none.
        public var weightLeftOutKg: Double?
        /// The day of the weight that is left out.
        public var weightLeftOutDay: CivilDay?
        /// Exponentially smoothed, gap-corrected.
        public var weightTrendKg: Double?
        /// The newest up to the day, see `bodyFatDay`.
        public var bodyFatPercent: Double?
        /// The day of that measurement.
        public var bodyFatDay: CivilDay?
        /// Median of the last 28 days, for scales shift by points with what one drank; `nil` below four.
        public var bodyFatMedianPercent: Double?
        /// Kilograms without fat, by `leanMassOrigin`.
        public var leanMassKg: Double?
        /// `nil` without a lean mass.
        public var leanMassOrigin: LeanMassOrigin?
        /// Lean mass for a square metre of height; only of what was measured.
        public var fatFreeMassIndex: Double?
        /// In metres.
        public var heightM: Double?
        /// In kilograms per square metre.
        public var bmi: Double?
        /// Of adults; `nil` without a BMI.
        public var bmiCategory: BMICategory?
        /// Over 28 days, see `BodyTrend`; `nil` with too few measurements, or where it is not clear.
        public var weightTrend: Trend?
        /// Over 28 days, see `BodyTrend`; `nil` with too few measurements, or where it is not clear.
        public var bodyFatTrend: Trend?
        /// Theil–Sen slope over the last 28 days; `nil` with fewer than four weights in the last 14.
        public var weightSlopeKgPerWeek: Double?
        public init() {}
    }

    /// The entries written in the program: meals, water, workouts to come.
    public struct AppContext: Equatable, Sendable {
        /// Name of the workout that is going on.
        public var activeWorkoutName: String?
        /// When the last meal of the day was eaten, as it was logged.
        public var lastMealAt: Date?
        /// The last meal in a few words.
        public var lastMealSummary: String?
        /// Drunk on the day; `nil` where none was noted.
        public var waterMl: Double?
        /// The newest message of a conversation up to the snapshot.
        public var lastCoachInteractionAt: Date?
        /// Days from the talk before the one that goes on to the day; 0 where it was of the same day, `nil` without one.
        public var daysSinceEarlierCoachTalk: Int?
        /// Medicines and circumstances noted for the day, as `TagLexicon` names them or as typed.
        public var tags: [String] = []
        /// Symptoms noted for the day, with their severity where it was given: `headache 4/10`.
        public var symptoms: [String] = []
        /// The next session of the plan, or workout on record, that begins after the snapshot, within a week.
        public var upcomingWorkout: String?
        /// `nil` for one at any time of its day.
        public var upcomingWorkoutAt: Date?
        /// The local day of that session or workout.
        public var upcomingWorkoutDay: CivilDay?
        /// The week's plan against what was done: `2 of 4 done, 1 missed`; `nil` where nothing is planned.
        public var planSummary: String?
        /// How often the person checked in of late; `nil` without a check-in in twelve weeks.
        public var checkIns: CheckInHabit?
        /// Consecutive days up to the day on which all rings were closed.
        public var currentStreakDays: Int?
        /// The workouts that had started on the day.
        public var workouts: [Workout] = []
        public init() {}
    }

    /// Verdicts over more than the day.
    public struct Trends: Equatable, Sendable {
        /// How recovered the person is.
        public enum Recovery: String, Sendable {
            case wellRecovered = "well_recovered"
            case normal
            case needsRecovery = "needs_recovery"
            case overreaching

            /// Where the score lies, which orders nothing: whether to train is counted by signs (`TrainingSigns`).
            public var words: String {
                switch self {
                case .wellRecovered: "upper third"
                case .normal: "middle third"
                case .needsRecovery: "lower third"
                case .overreaching: "lower third, HR up"
                }
            }
        }
        /// Where the performance is going.
        public enum Performance: String, Sendable { case peaking, improving, maintaining, declining }

        /// Mean daily active energy of the last seven full days against the seven before, percent.
        public var weeklyActivityChangePercent: Double?
        /// 0 to 100, from the spread of mid-sleep over the last 14 nights; see `SleepRegularity.score`.
        public var sleepConsistencyScore: Double?
        /// The class of the score among those of the 28 days before; `nil` below 14 of them.
        public var recovery: Recovery?
        /// 0 to 100, 50 is as usual; see `RecoveryScore`. `nil` with too little to go by.
        public var recoveryScore: Double?
        /// The parts of the score; `nil` without one.
        public var recoveryParts: RecoveryScore.Parts?
        /// By VO₂max, see `FitnessTrend`; `nil` with too few estimates.
        public var performance: Performance?
        public init() {}
    }
}

/// One workout.
public struct Workout: Equatable, Sendable {
    /// Plain English name, for example `Running`.
    public var activity: String
    /// When it began.
    public var start: Date
    /// When it ended.
    public var end: Date
    /// Pauses excluded.
    public var durationMinutes: Double
    /// Active energy in kilocalories; `nil` where none was recorded.
    public var energyKcal: Double?
    /// On foot, in kilometres.
    public var distanceKm: Double?
    /// In beats per minute; `nil` where none was recorded.
    public var averageHeartRateBPM: Double?
    public var sourceName: String

    /// Whether it was going on at `moment`.
    public func isActive(at moment: Date) -> Bool { start <= moment && moment < end }

    public init(activity: String, start: Date, end: Date, durationMinutes: Double, sourceName: String) {
        self.activity = activity
        self.start = start
        self.end = end
        self.durationMinutes = durationMinutes
        self.sourceName = sourceName
    }
}
