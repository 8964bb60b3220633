import HealthModel

extension HealthStore {
    /// What a person has said of themselves. It goes before what was imported; `nil` leaves that standing.
    public struct Person: Equatable, Sendable {
        public var birthDate: CivilDay?
        public var sex: VO2MaxNorms.Sex?
        public var heightCm: Double?
        public var moveGoalKcal: Double?
        public var exerciseGoalMinutes: Int?
        public var standGoalHours: Int?
        /// Beats a minute, as the person measured it; `nil`: by age.
        public var maximumHeartRate: Double?

        public init(
            birthDate: CivilDay? = nil, sex: VO2MaxNorms.Sex? = nil, heightCm: Double? = nil,
            moveGoalKcal: Double? = nil, exerciseGoalMinutes: Int? = nil, standGoalHours: Int? = nil,
            maximumHeartRate: Double? = nil
        ) {
            (self.birthDate, self.sex, self.heightCm) = (birthDate, sex, heightCm)
            self.moveGoalKcal = moveGoalKcal
            self.exerciseGoalMinutes = exerciseGoalMinutes
            self.standGoalHours = standGoalHours
            self.maximumHeartRate = maximumHeartRate
        }
    }
}
