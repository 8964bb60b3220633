import Foundation

/// The snapshot as JSON. Keys and their order are stable: scripts read them, and a provider's cache of a prompt holds
/// only while its bytes stay the same.
///
/// Every field is always there; what was not measured is `null`. Numbers carry the digits that their sensor has.
/// Every character that a terminal could act on is escaped, so the text is safe to print.
public enum SnapshotJSON {
    public enum Layout: Sendable {
        /// Two blanks a level, a line for each field.
        case indented
        /// One line.
        case compact
        /// One line with the measured fields only; objects without any are left out.
        case measuredOnly
    }

    public static func text(of snapshot: HealthSnapshot, layout: Layout = .indented) -> String {
        let tree = tree(of: snapshot)
        var text = ""
        switch layout {
        case .indented: tree.write(into: &text, depth: 0)
        case .compact: tree.write(into: &text, depth: nil)
        case .measuredOnly: (tree.pruned ?? .object([])).write(into: &text, depth: nil)
        }
        return text
    }

    /// Text as a JSON string with its quotes. Controls, format characters (bidirectional marks, tags), `<` and `>`
    /// are escaped, so that no text can end a quotation or a marked block around it.
    public static func quoted(_ text: some StringProtocol) -> String {
        var result = ""
        JSONTree.write(string: text, into: &result)
        return result
    }

    private static func tree(of snapshot: HealthSnapshot) -> JSONTree {
        let zone = TimeZone(identifier: snapshot.zoneName)
        func instant(_ date: Date?) -> JSONTree {
            date.map { .string($0.iso8601(offset: zone?.secondsFromGMT(for: $0) ?? 0)) } ?? .null
        }
        return .object([
            ("date", .string(snapshot.day.iso)),
            ("time_zone", .string(snapshot.zoneName)),
            ("taken_at", instant(snapshot.takenAt)),
            ("subjective_data", tree(of: snapshot.subjective)),
            ("environment", tree(of: snapshot.environment)),
            ("activity", tree(of: snapshot.activity)),
            ("sleep", tree(of: snapshot.sleep)),
            ("heart_health", tree(of: snapshot.heart)),
            ("body", tree(of: snapshot.body)),
            ("app_context", tree(of: snapshot.app, instant: instant)),
            ("trends", tree(of: snapshot.trends)),
        ])
    }

    private static func tree(of subjective: HealthSnapshot.Subjective) -> JSONTree {
        .object([
            ("energy_level", .integer(subjective.energyLevel)),
            ("mood", .integer(subjective.mood)),
            ("stress", .integer(subjective.stress)),
            ("motivation", .integer(subjective.motivation)),
            ("soreness", .integer(subjective.soreness)),
            ("notes", .text(subjective.notes)),
        ])
    }

    private static func tree(of environment: HealthSnapshot.Environment) -> JSONTree {
        .object([
            ("weather_condition", .text(environment.weatherCondition)),
            ("temperature_celsius", .number(environment.temperatureCelsius, 1)),
            ("humidity_percent", .number(environment.humidityPercent, 0)),
            ("air_quality_index", .integer(environment.airQualityIndex)),
            ("time_of_day", .text(environment.timeOfDay?.rawValue)),
        ])
    }

    private static func tree(of activity: HealthSnapshot.Activity) -> JSONTree {
        .object([
            ("active_energy_burned_kcal", .number(activity.activeEnergyKcal, 0)),
            ("basal_energy_burned_kcal", .number(activity.basalEnergyKcal, 0)),
            ("steps", .integer(activity.steps)),
            ("distance_km", .number(activity.distanceKm, 2)),
            ("flights_climbed", .integer(activity.flightsClimbed)),
            ("exercise_min", .integer(activity.exerciseMinutes)),
            ("stand_hours", .integer(activity.standHours)),
            ("move_min", .integer(activity.moveMinutes)),
            ("move_goal_kcal", .number(activity.moveGoalKcal, 0)),
            ("exercise_goal_min", .integer(activity.exerciseGoalMinutes)),
            ("stand_goal_hours", .integer(activity.standGoalHours)),
            ("move_progress", .number(activity.moveProgress, 3)),
            ("exercise_progress", .number(activity.exerciseProgress, 3)),
            ("stand_progress", .number(activity.standProgress, 3)),
            ("current_heart_rate_bpm", .integer(activity.currentHeartRateBPM)),
            ("is_workout_active", .boolean(activity.isWorkoutActive)),
            ("workout_type", .text(activity.workoutType)),
        ])
    }

    private static func tree(of sleep: HealthSnapshot.Sleep) -> JSONTree {
        let night = sleep.lastNight
        let week = sleep.weeklyAverage
        return .object([
            (
                "last_night",
                .object([
                    ("bedtime", .text(night.map { $0.bedtime.iso8601(offset: $0.bedtimeOffset) })),
                    ("wake_time", .text(night.map { $0.wakeTime.iso8601(offset: $0.wakeOffset) })),
                    ("total_sleep_min", .number(night?.asleepMinutes, 0)),
                    ("time_in_bed_min", .number(night.flatMap { $0.hasInBedData ? $0.inBedMinutes : nil }, 0)),
                    ("efficiency_percent", .number(night?.efficiencyPercent, 1)),
                    ("rem_min", .number(night?.remMinutes, 0)),
                    ("core_min", .number(night?.coreMinutes, 0)),
                    ("deep_min", .number(night?.deepMinutes, 0)),
                    ("awake_min", .number(night?.awakeMinutes, 0)),
                    ("nap_min", .number(night?.napMinutes, 0)),
                    ("quality", .text(night?.quality?.rawValue)),
                    ("source", .text(night?.sourceName)),
                ])
            ),
            (
                "weekly_average",
                .object([
                    ("nights", .integer(week?.nights)),
                    ("average_bedtime", .text(week?.bedMinuteOfDay.map(clock))),
                    ("average_wake_time", .text(week?.wakeMinuteOfDay.map(clock))),
                    ("average_duration_min", .number(week?.asleepMinutes, 0)),
                    ("average_efficiency_percent", .number(week?.efficiencyPercent, 1)),
                    ("consistency_percent", .number(week?.consistencyPercent, 0)),
                ])
            ),
            ("debt_min", .number(sleep.debtMinutes, 0)),
        ])
    }

    private static func tree(of heart: HealthSnapshot.Heart) -> JSONTree {
        .object([
            ("resting_heart_rate_bpm", .integer(heart.restingHeartRateBPM)),
            ("hrv_sdnn_ms", .number(heart.hrvSDNNMs, 0)),
            ("respiratory_rate_per_min", .number(heart.respiratoryRatePerMinute, 1)),
            ("blood_oxygen_percent", .number(heart.bloodOxygenPercent, 0)),
            ("vo2_max_ml_per_kg_min", .number(heart.vo2Max, 1)),
            ("vo2_max_date", .text(heart.vo2MaxDay?.iso)),
            ("cardio_fitness", .text(heart.fitnessLevel?.rawValue)),
            ("recovery_heart_rate_bpm", .integer(heart.recoveryHeartRateBPM)),
            ("heart_rate_recovery_bpm", .integer(heart.heartRateRecoveryBPM)),
        ])
    }

    private static func tree(of body: HealthSnapshot.Body) -> JSONTree {
        .object([
            ("weight_kg", .number(body.weightKg, 1)),
            ("weight_date", .text(body.weightDay?.iso)),
            ("weight_smoothed_kg", .number(body.weightTrendKg, 1)),
            ("weight_slope_kg_per_week", .number(body.weightSlopeKgPerWeek, 2)),
            ("weight_trend", .text(body.weightTrend?.rawValue)),
            ("body_fat_percent", .number(body.bodyFatPercent, 1)),
            ("body_fat_trend", .text(body.bodyFatTrend?.rawValue)),
            ("lean_body_mass_kg", .number(body.leanMassKg, 1)),
            ("height_m", .number(body.heightM, 2)),
            ("bmi", .number(body.bmi, 1)),
            ("bmi_category", .text(body.bmiCategory?.rawValue)),
        ])
    }

    private static func tree(of app: HealthSnapshot.AppContext, instant: (Date?) -> JSONTree) -> JSONTree {
        .object([
            ("active_workout_name", .text(app.activeWorkoutName)),
            ("last_meal_time", instant(app.lastMealAt)),
            ("last_meal_summary", .text(app.lastMealSummary)),
            ("water_intake_ml", .number(app.waterMl, 0)),
            ("last_coach_interaction", instant(app.lastCoachInteractionAt)),
            ("upcoming_workout", .text(app.upcomingWorkout)),
            ("current_streak_days", .integer(app.currentStreakDays)),
            (
                "workouts",
                .list(
                    app.workouts.map { workout in
                        .object([
                            ("activity", .string(workout.activity)),
                            ("start", instant(workout.start)),
                            ("end", instant(workout.end)),
                            ("duration_min", .number(workout.durationMinutes, 1)),
                            ("active_energy_burned_kcal", .number(workout.energyKcal, 0)),
                            ("distance_km", .number(workout.distanceKm, 2)),
                            ("average_heart_rate_bpm", .number(workout.averageHeartRateBPM, 0)),
                            ("source", .string(workout.sourceName)),
                        ])
                    })
            ),
        ])
    }

    private static func tree(of trends: HealthSnapshot.Trends) -> JSONTree {
        .object([
            ("weekly_activity_change_percent", .number(trends.weeklyActivityChangePercent, 1)),
            ("sleep_consistency_score", .number(trends.sleepConsistencyScore, 0)),
            ("recovery_trend", .text(trends.recovery?.rawValue)),
            ("performance_trend", .text(trends.performance?.rawValue)),
        ])
    }

    /// `07:05`.
    static func clock(_ minuteOfDay: Int) -> String {
        let minutes = ((minuteOfDay % 1440) + 1440) % 1440
        return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// JSON whose objects keep the order they were written in.
package enum JSONTree {
    case null
    case boolean(Bool)
    /// Digits as they are to stand in the text.
    case digits(String)
    case string(String)
    case list([JSONTree])
    case object([(key: String, value: JSONTree)])

    package static func integer(_ number: Int?) -> JSONTree { number.map { .digits(String($0)) } ?? .null }
    package static func text(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }
    /// Rounded to so many decimals; what is not finite is `null`.
    package static func number(_ number: Double?, _ decimals: Int) -> JSONTree {
        number.flatMap { DecimalText.text(of: $0, decimals: decimals, trimmed: true) }.map { .digits($0) } ?? .null
    }

    /// Without nulls and what holds nothing else; `nil` when nothing is left.
    var pruned: JSONTree? {
        switch self {
        case .null: return nil
        case .list(let items):
            let kept = items.compactMap(\.pruned)
            return kept.isEmpty ? nil : .list(kept)
        case .object(let fields):
            let kept = fields.compactMap { field in field.value.pruned.map { (key: field.key, value: $0) } }
            return kept.isEmpty ? nil : .object(kept)
        default: return self
        }
    }

    /// - Parameter depth: Levels of indentation; `nil` writes one line.
    package func write(into text: inout String, depth: Int?) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .digits(let digits): text += digits
        case .string(let string): Self.write(string: string, into: &text)
        case .list(let items):
            Self.write(items.map { (nil, $0) }, between: ("[", "]"), into: &text, depth: depth)
        case .object(let fields):
            Self.write(fields.map { ($0.key, $0.value) }, between: ("{", "}"), into: &text, depth: depth)
        }
    }

    private static func write(
        _ items: [(key: String?, value: JSONTree)], between marks: (open: String, close: String),
        into text: inout String, depth: Int?
    ) {
        text += marks.open
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if let depth { text += "\n" + String(repeating: "  ", count: depth + 1) }
            if let key = item.key {
                write(string: key, into: &text)
                text += depth == nil ? ":" : ": "
            }
            item.value.write(into: &text, depth: depth.map { $0 + 1 })
        }
        if let depth, !items.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
        text += marks.close
    }

    static func write(string: some StringProtocol, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "<", ">", "\u{7F}": escape(UInt16(scalar.value), into: &text)
            case " "..."~": text.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
                    for unit in String(scalar).utf16 { escape(unit, into: &text) }
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }

    private static func escape(_ unit: UInt16, into text: inout String) {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// Numbers with a fixed number of decimals, without Foundation's formatters.
enum DecimalText {
    /// `nil` for what is not finite or too large to matter. `trimmed` drops zeros at the end.
    static func text(of number: Double, decimals: Int, trimmed: Bool = false) -> String? {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        guard number.isFinite, let scaled = Int64(exactly: (number * scale).rounded()) else { return nil }
        let magnitude = scaled.magnitude
        let whole = String(magnitude / UInt64(scale))
        var fraction = decimals == 0 ? "" : String(magnitude % UInt64(scale))
        fraction = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
        if decimals == 0 { fraction = "" }
        while trimmed, fraction.last == "0" { fraction.removeLast() }
        return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension Date {
    /// `2026-03-14T07:05:09+01:00`.
    func iso8601(offset: Int) -> String {
        let seconds = timeIntervalSince1970.rounded(.down)
        guard seconds.magnitude < 200_000_000_000 else { return "" }
        let local = Int(seconds) + offset
        let second = ((local % 86_400) + 86_400) % 86_400
        let day = CivilDay(number: (local - second) / 86_400)
        let two = SnapshotJSON.twoDigits
        let east = offset.magnitude / 60
        return "\(day.iso)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
            + "\(offset < 0 ? "-" : "+")\(two(Int(east / 60))):\(two(Int(east % 60)))"
    }
}
