import HealthModel
import HealthQuery

extension HealthStore {
    /// The person's own facts about themselves. They go before what was imported; `nil` leaves that standing.
    public struct Person: Equatable, Sendable {
        public var birthDate: CivilDay?
        public var sex: Sex?
        /// In centimetres; `nil` where it is not known.
        public var heightCm: Double?
        /// The goals in the settings, by metric and in its unit; see `GoalsInForce` for those in force.
        public var goals: [DayField: Double]
        /// Beats a minute, as the person measured it; `nil`: by age.
        public var maximumHeartRate: Double?

        public init(
            birthDate: CivilDay? = nil, sex: Sex? = nil, heightCm: Double? = nil,
            goals: [DayField: Double] = [:], maximumHeartRate: Double? = nil
        ) {
            (self.birthDate, self.sex, self.heightCm) = (birthDate, sex, heightCm)
            self.goals = goals
            self.maximumHeartRate = maximumHeartRate
        }
    }
}
