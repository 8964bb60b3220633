import ChatModel
import HealthModel
import HealthQuery

/// The notices on signs in measured values.
extension ReadingScreen {
    /// One of each concern at its gravest level, the gravest concern first.
    static func notices(_ found: [ReadingSign]) -> [SafetyNotice] {
        ReadingConcern.allCases.compactMap { concern in
            let level = found.filter { $0.concern == concern }.map(\.level).max()
            return level.map { notice(of: ReadingSign(concern, level: $0)) }
        }
    }

    private static func notice(of sign: ReadingSign) -> SafetyNotice {
        switch sign.concern {
        case .bloodPressure:
            SafetyNotice(
                .reading, .today,
                "A recent blood pressure in your data is very high. Sit and rest five minutes, measure once more, and call a "
                    + "doctor **today** with both values. With chest pain, breathlessness, confusion or weakness on one side: "
                    + "call your emergency number now.", metric: DayField.systolicPressure.rawValue, reading: sign)
        case .bloodOxygen:
            SafetyNotice(
                .reading, .today,
                "A recent blood oxygen in your data is low. Wrist sensors err, so measure again at rest with a warm hand. If it "
                    + "stays low, or you are short of breath, please call a doctor **today**.",
                metric: DayField.bloodOxygen.rawValue, reading: sign)
        case .respiratoryRate:
            SafetyNotice(
                .reading, .today,
                "A recent respiratory rate in your data is far from what is common. Count your breaths for a minute at rest. If "
                    + "it repeats, or you feel unwell, please call a doctor **today**.",
                metric: DayField.respiratoryRate.rawValue, reading: sign)
        case .highHeartRate:
            SafetyNotice(
                .reading, .today,
                "A recent resting heart rate in your data is very high. Rest ten minutes and take your pulse. If it stays that "
                    + "high, or you feel dizzy or unwell, please call a doctor **today**.",
                metric: DayField.restingHeartRate.rawValue, reading: sign)
        case .lowHeartRate:
            SafetyNotice(
                .reading, .visit,
                "A recent resting heart rate in your data is low. In trained people that is common; if you feel dizzy, faint or "
                    + "weak with it, please call a doctor **today**.", metric: DayField.restingHeartRate.rawValue,
                reading: sign)
        case .weightLoss:
            SafetyNotice(
                .reading, .visit,
                "Your recorded weight fell quickly over the last weeks. If you did not plan that, please **book a visit** with "
                    + "your doctor and take the record along.", metric: DayField.weight.rawValue, reading: sign)
        case .raisedHeartRate:
            SafetyNotice(
                .reading, .visit,
                "Your resting heart rate has been clearly above your own usual for two weeks. Heat, stress, illness and alcohol "
                    + "can do that; if it lasts, or you feel unwell, please **book a visit** with your doctor.",
                metric: DayField.restingHeartRate.rawValue, reading: sign)
        }
    }
}

extension ReadingConcern {
    /// The category of the data that a notice of it tells.
    public var category: HealthCategory { self == .weightLoss ? .body : .heart }
}
