/// A kind of personal data that a person lets a model see, or not.
public enum HealthCategory: String, CaseIterable, Codable, Sendable {
    case profile, activity, workouts, body, heart, sleep, nutrition, mood
    case reproductive, clinical, location

    /// Shown with a mark and never part of a group that is switched on together (security practice: special care).
    public var isSensitive: Bool {
        switch self {
        case .mood, .reproductive, .clinical, .location: true
        default: false
        }
    }

    public var title: String {
        switch self {
        case .profile: "Profile"
        case .activity: "Activity"
        case .workouts: "Workouts"
        case .body: "Body"
        case .heart: "Heart"
        case .sleep: "Sleep"
        case .nutrition: "Food and water"
        case .mood: "Mood and check-ins"
        case .reproductive: "Cycle and reproduction"
        case .clinical: "Medication and clinical records"
        case .location: "Places"
        }
    }

    /// The contents of the category, as an explanation.
    public var contents: String {
        switch self {
        case .profile: "age, sex, height, goals, memories"
        case .activity: "steps, distance, energy, rings, daylight"
        case .workouts: "kind, length, distance, energy; heart rate only with Heart; never the route"
        case .body: "weight, body fat, lean mass, BMI, wrist temperature"
        case .heart: "heart rate, resting heart rate, HRV, breathing, oxygen, VO₂max, blood pressure"
        case .sleep: "times, stages, efficiency, debt"
        case .nutrition: "meals, energy, water, caffeine, alcohol"
        case .mood: "energy, mood, stress, soreness and notes"
        case .reproductive: "cycle and what belongs to it"
        case .clinical: "medication, blood glucose, laboratory and clinical records"
        case .location: "places and weather there"
        }
    }
}
