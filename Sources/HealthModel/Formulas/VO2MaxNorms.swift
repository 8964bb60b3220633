/// Percentiles of measured VO₂max by sex and decade of age: FRIEND registry, 2022 update, treadmill, United States,
/// apparently healthy (Kaminsky et al., Mayo Clin Proc 2022).
public enum VO2MaxNorms {

    static let percentiles: [Double] = [5, 10, 20, 25, 40, 50, 60, 75, 80, 90, 95]

    /// Rows from the twenties to the eighties, ml/kg/min at `percentiles`.
    static let male: [[Double]] = [
        [24.8, 28.8, 34.8, 37.3, 42.8, 45.4, 48.2, 52.6, 54.2, 57.8, 62.1],
        [20.6, 25.0, 29.4, 31.3, 35.9, 38.6, 41.9, 46.5, 48.7, 54.3, 57.9],
        [19.7, 22.9, 26.9, 28.4, 32.1, 34.8, 37.2, 41.8, 44.0, 49.5, 53.2],
        [16.5, 19.2, 22.7, 23.9, 27.2, 29.4, 31.8, 35.5, 37.5, 42.7, 46.8],
        [13.8, 16.1, 18.6, 19.7, 22.8, 24.4, 26.5, 29.9, 31.6, 36.4, 40.2],
        [11.6, 13.6, 16.0, 16.8, 19.3, 20.6, 22.3, 25.0, 26.3, 29.6, 35.2],
        [12.2, 13.2, 15.3, 15.9, 16.7, 17.7, 18.8, 20.9, 21.8, 23.6, 25.6],
    ]
    static let female: [[Double]] = [
        [19.3, 22.2, 26.6, 28.6, 32.7, 35.6, 38.0, 42.2, 44.1, 47.3, 50.1],
        [16.6, 19.2, 22.1, 23.1, 26.4, 28.3, 30.7, 34.5, 36.2, 41.1, 45.5],
        [15.3, 17.4, 20.0, 21.3, 24.2, 25.9, 27.7, 30.9, 32.8, 37.5, 40.7],
        [14.5, 16.6, 18.7, 19.5, 21.7, 23.1, 24.7, 27.3, 28.4, 31.8, 35.3],
        [12.0, 13.5, 15.5, 16.4, 18.3, 19.4, 20.8, 23.1, 24.1, 27.3, 29.7],
        [11.3, 12.3, 14.1, 14.8, 16.1, 17.1, 18.2, 20.0, 20.6, 22.8, 24.2],
        [10.7, 11.4, 12.4, 12.8, 14.3, 15.1, 15.5, 17.2, 18.0, 19.9, 20.7],
    ]

    /// 5 to 95, linear between the listed points of the decade and clamped; `nil` outside ages 20 to 89.
    public static func percentile(_ vo2Max: Double, age: Int, sex: Sex) -> Double? {
        guard (20...89).contains(age), vo2Max.isFinite else { return nil }
        let row = (sex == .male ? male : female)[age / 10 - 2]
        guard let above = row.firstIndex(where: { $0 >= vo2Max }) else { return 95 }
        guard above > 0 else { return 5 }
        let share = (vo2Max - row[above - 1]) / (row[above] - row[above - 1])
        return percentiles[above - 1] + share * (percentiles[above] - percentiles[above - 1])
    }

    /// Our classes, named as ours: below the 20th percentile low, the 50th below average, the 80th above average, else
    /// high.
    public static func level(_ vo2Max: Double, age: Int, sex: Sex) -> HealthSnapshot.Heart.FitnessLevel? {
        percentile(vo2Max, age: age, sex: sex).map { percentile in
            switch percentile {
            case ..<20: .low
            case ..<50: .belowAverage
            case ..<80: .aboveAverage
            default: .high
            }
        }
    }
}
