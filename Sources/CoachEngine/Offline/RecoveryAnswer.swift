import HealthModel

/// What the night's readings say about how rested a person is, and two ways to go on.
enum RecoveryAnswer {
    static func markdown(_ report: DayReport, today: CivilDay) -> String {
        let signs = signs(report)
        guard !signs.isEmpty else {
            return """
                I can't tell: of sleep, HRV and resting heart rate, none has both a value \
                \(DayName.relative(report.day, to: today)) and a usual range of at least 14 days. How you feel is the better \
                guide then.
                """
        }
        let strained = signs.filter { $0.isStrain }.count
        let finding: String
        switch strained {
        case 0:
            finding =
                "Nothing speaks against a normal day: \(signs.count) of \(signs.count) readings are as usual or better."
        case 1: finding = "One of \(signs.count) readings is off your usual; mixed, but one reading alone says little."
        default: finding = "\(strained) of \(signs.count) readings are off your usual in the direction of strain."
        }
        let rows = signs.map { [$0.name, $0.value, $0.usual, $0.isStrain ? "strain" : "fine"] }
        var parts = ["**\(finding)**", Wording.table(["", "Value", "Usual", "Sign"], rows, words: [3])]
        if let trend = report.snapshot.trends.recovery {
            parts.append("Over the last days your recovery reads as \(trend.rawValue.replacing("_", with: " ")).")
        }
        parts.append(
            strained >= 2
                ? "Two ways to go: an easy half hour, or a rest day. With pain, fever or illness it is rest in any case. "
                    + "Which suits you today?"
                : "Two ways to go: what you had planned, or something easy if your body says so. With pain, fever or "
                    + "illness it is rest. Which suits you today?")
        return parts.joined(separator: "\n\n")
    }

    private struct Sign {
        var name: String
        var value: String
        var usual: String
        var isStrain: Bool
    }

    /// Sleep and HRV strain downward, the resting heart rate and the respiratory rate upward.
    private static func signs(_ report: DayReport) -> [Sign] {
        let watched: [(MetricID, strainIsHigh: Bool)] = [
            (.sleep, false), (.heartRateVariability, false), (.restingHeartRate, true), (.respiratoryRate, true),
        ]
        var signs = watched.compactMap { metric, strainIsHigh -> Sign? in
            guard let comparison = report.comparisons[metric], let value = comparison.value,
                let usual = comparison.baseline
            else { return nil }
            return Sign(
                name: metric.title, value: Wording.value(value, metric), usual: UsualRange.range(usual, metric),
                isStrain: strainIsHigh ? value > usual.high : value < usual.low)
        }
        if let soreness = report.snapshot.subjective.soreness {
            signs.append(
                Sign(name: "Soreness (check-in)", value: "\(soreness) of 5", usual: "–", isStrain: soreness >= 4))
        }
        return signs
    }
}
