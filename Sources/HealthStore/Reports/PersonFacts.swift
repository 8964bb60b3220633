import HealthModel
import HealthQuery

extension HealthStore {
    /// What a person has said of themselves. It goes before what was imported; `nil` leaves that standing.
    public struct Person: Equatable, Sendable {
        public var birthDate: CivilDay?
        public var sex: Sex?
        public var heightCm: Double?
        /// What the settings say they aim for, by metric and in its unit; see `GoalsInForce` for what holds.
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
