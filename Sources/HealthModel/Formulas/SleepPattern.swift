/// The statistics of several nights: times by the clock on the wall, kept apart from instants, so that clock changes
/// and journeys do not smear them.
public struct SleepPattern: Equatable, Sendable {
    /// The main sleep that ended on a day.
    public struct Night: Equatable, Sendable {
        public var day: CivilDay
        /// Minutes after midnight where the person was then.
        public var bedMinute: Double
        /// Minutes after midnight.
        public var wakeMinute: Double
        /// Time asleep in minutes.
        public var asleepMinutes: Double
        /// `nil` without time in bed.
        public var efficiencyPercent: Double?
        /// `nil` without stages.
        public var stages: Stages?
        /// Asleep in the day's other episodes.
        public var napMinutes = 0.0
        /// Whether the clock was moved by a journey since the night before: such a night tells nothing of regularity.
        public var isTravel = false
        /// Whether no journey is felt on it: see `SocialJetlag.isSettled`.
        public var isSettled = true

        public init(day: CivilDay, bedMinute: Double, wakeMinute: Double, asleepMinutes: Double) {
            self.day = day
            self.bedMinute = bedMinute
            self.wakeMinute = wakeMinute
            self.asleepMinutes = asleepMinutes
        }

        /// The middle of the night, in minutes after midnight.
        public var midSleep: Double { SleepRegularity.midSleep(bedMinute: bedMinute, wakeMinute: wakeMinute) }
    }

    /// Minutes.
    public struct Stages: Equatable, Sendable {
        /// In minutes.
        public var rem: Double
        /// In minutes.
        public var core: Double
        /// In minutes.
        public var deep: Double
        /// In minutes.
        public var awake: Double

        public init(rem: Double, core: Double, deep: Double, awake: Double) {
            (self.rem, self.core, self.deep, self.awake) = (rem, core, deep, awake)
        }
    }

    /// Recorded nights below which no mean is given.
    public static let fewestForMean = 4

    /// Ascending by day.
    public var nights: [Night]

    public init(_ nights: [Night]) { self.nights = nights }

    /// The nights that ended on the last `count` days up to and with `day`.
    public func last(_ count: Int, upTo day: CivilDay) -> SleepPattern {
        SleepPattern(nights.filter { $0.day <= day && day - $0.day < count })
    }

    /// `nil` without a night; without means below four.
    public var averages: HealthSnapshot.Sleep.Averages? {
        guard !nights.isEmpty else { return nil }
        var averages = HealthSnapshot.Sleep.Averages(nights: nights.count)
        guard nights.count >= Self.fewestForMean else { return averages }
        averages.bedMinuteOfDay = Self.typical(nights.map(\.bedMinute))
        averages.wakeMinuteOfDay = Self.typical(nights.map(\.wakeMinute))
        averages.asleepMinutes = Moments(nights.map(\.asleepMinutes))?.mean
        let efficiencies = nights.compactMap(\.efficiencyPercent).filter(MetricID.sleepEfficiency.isPlausible)
        if efficiencies.count >= Self.fewestForMean { averages.efficiencyPercent = Moments(efficiencies)?.mean }
        return averages
    }

    /// Minutes after midnight by circular statistics; `nil` where there is no typical time.
    private static func typical(_ minutes: [Double]) -> Int? {
        guard let mean = CircularMean(minutesOfDay: minutes), mean.isTypical else { return nil }
        return Int(mean.minutes.rounded()) % 1440
    }

    /// Means of the nights with stages: one night's stages are too rough to tell anything by (Robbins et al. 2024, Sensors
    /// 24:6532). `nil` below four.
    public var stageAverages: HealthSnapshot.Sleep.StageAverages? {
        let staged = nights.compactMap(\.stages)
        guard staged.count >= Self.fewestForMean else { return nil }
        func mean(_ part: KeyPath<Stages, Double>) -> Double {
            staged.reduce(0) { $0 + $1[keyPath: part] } / Double(staged.count)
        }
        return HealthSnapshot.Sleep.StageAverages(
            nights: staged.count, remMinutes: mean(\.rem), coreMinutes: mean(\.core), deepMinutes: mean(\.deep),
            awakeMinutes: mean(\.awake))
    }

    /// See `SleepRegularity.score`; nights of a journey left out.
    public var consistency: Double? {
        SleepRegularity.score(midSleepMinutes: nights.filter { !$0.isTravel }.map(\.midSleep))
    }

    /// Naps make a night's shortfall smaller.
    public func debt(needMinutes: Double) -> Double? {
        SleepRegularity.debt(asleepMinutes: nights.map { $0.asleepMinutes + $0.napMinutes }, needMinutes: needMinutes)
    }

    /// Free days are those of waking on Saturday and Sunday. Nights on which a journey is felt are left out.
    public var socialJetlagMinutes: Double? {
        SocialJetlag.minutes(nights.filter(\.isSettled).map { ($0.day, $0.midSleep) })
    }
}
