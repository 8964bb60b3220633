import HealthModel

extension SettingCatalog {
    public static let profile: [SettingField] = [
        .text("profile.name", "Name", "How the coach calls you.", \.profile.name),
        .day("profile.birth_date", "Birth date", "For norms that go by age, such as fitness.", \.profile.birthDate),
        .choice("profile.sex", "Sex", "For norms of heart and body, which exist for these two.", \.profile.sex) {
            $0 == .female ? "Female" : "Male"
        },
        .number(
            "profile.height_cm", "Height", "For BMI and the length of a step.", 50...280, step: 1, unit: "cm",
            \.profile.heightCm),
        .number(
            "profile.max_heart_rate", "Maximum heart rate", "For zones, where you measured it; by age unless set.",
            100...230, step: 1, unit: "bpm", \.profile.maxHeartRate),
        .number(
            "profile.sleep_need_hours", "Sleep need", "What sleep debt is counted against.", 4...12, step: 0.25,
            unit: "h", \.profile.sleepNeedHours),
        .text(
            "profile.time_zone", "Home time zone",
            "Where your days begin and end; unless set, that of your records, else the system's.",
            rule: "must be an IANA time zone such as Europe/Berlin", where: TimeZoneName.isGood, \.profile.timeZone),
        .choice("units.system", "Units", "Kilograms and kilometres, or pounds and miles.", \.units.system) {
            $0 == .metric ? "Metric" : "Imperial"
        },
    ]

    public static let goals: [SettingField] = [
        .count("goals.steps", "Steps", "A day.", 100...200_000, step: 500, \.goals.steps),
        .number(
            "goals.active_kcal", "Active energy", "A day; the outer ring.", 10...20_000, step: 10, unit: "kcal",
            \.goals.activeKcal),
        .count(
            "goals.exercise_min", "Exercise", "A day; the middle ring.", 1...1_440, step: 5, unit: "min",
            \.goals.exerciseMinutes),
        .count(
            "goals.stand_hours", "Stand", "Hours of a day with a minute on your feet; the inner ring.", 1...24,
            unit: "h", \.goals.standHours),
        .number("goals.sleep_hours", "Sleep", "A night.", 4...12, step: 0.25, unit: "h", \.goals.sleepHours),
        .number(
            "goals.weight_kg", "Weight", "Where you want to be.", 20...400, step: 0.5, unit: "kg", \.goals.weightKg),
    ]
}

extension SettingField {
    static func day(_ key: String, _ title: String, _ help: String, _ place: Place<CivilDay?>) -> SettingField {
        SettingField(
            key, title, help, .day, read: { $0[keyPath: place].map(SettingValue.day) },
            write: { settings, value in
                if case .day(let day) = value { settings[keyPath: place] = day }
                if value == nil { settings[keyPath: place] = nil }
            })
    }
}
