import Entries

/// How long a rest is proposed after a set: defaults, no law. Up to five repetitions are heavy and get three minutes (ACSM:
/// 3 to 5), six to twelve two, more of them and exercises of one joint 75 seconds.
public enum RestRule {
    /// Seconds of rest after a set; 75 as well where its repetitions were not counted.
    public static func seconds(after set: StrengthSet) -> Double {
        guard let repetitions = set.repetitions, !oneJoint.contains(set.exercise) else { return 75 }
        return repetitions <= 5 ? 180 : repetitions <= 12 ? 120 : 75
    }

    private static let oneJoint: Set = [
        "curl", "barbell curl", "lateral raise", "leg curl", "leg extension", "calf raise", "face pull",
        "tricep extension",
    ]
}
