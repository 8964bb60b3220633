import Foundation

/// The snapshot as aligned plain text, at most 78 columns wide as long as names from outside are ASCII.
///
/// Names and notes from outside stand in it as they are: what prints it passes it through the sanitiser.
public enum SnapshotText {
    public static func text(of snapshot: HealthSnapshot, units: UnitSystem = .metric) -> String {
        var page = Page(units: units)
        page.lines.append("\(DayText.long(snapshot.day)) (\(snapshot.zoneName))")
        activity(snapshot, on: &page)
        sleep(snapshot.sleep, on: &page)
        heart(snapshot.heart, on: &page)
        body(snapshot.body, of: snapshot.day, on: &page)
        workouts(snapshot, on: &page)
        trends(snapshot, on: &page)
        checkIn(snapshot.subjective, on: &page)
        surroundings(snapshot, on: &page)
        return page.lines.joined(separator: "\n")
    }

    private static func activity(_ snapshot: HealthSnapshot, on page: inout Page) {
        let activity = snapshot.activity
        page.title("Activity")
        page.row("Steps", grouped(activity.steps))
        page.row("Distance", number(activity.distanceKm, page.units.distance(decimals: 2)))
        page.row(
            "Active energy",
            progress(
                number(activity.activeEnergyKcal, 0, "kcal"), of: number(activity.moveGoalKcal, 0, "kcal"),
                share: activity.moveProgress))
        page.row(
            "Exercise",
            progress(
                whole(activity.exerciseMinutes, "min"), of: whole(activity.exerciseGoalMinutes, "min"),
                share: activity.exerciseProgress))
        page.row(
            "Stand",
            progress(
                whole(activity.standHours, "h"), of: whole(activity.standGoalHours, "h"),
                share: activity.standProgress))
        page.optional("Move", whole(activity.moveMinutes, "min"))
        page.row("Flights climbed", whole(activity.flightsClimbed, ""))
        page.row("Resting energy", number(activity.basalEnergyKcal, 0, "kcal"))
        page.optional("Streak", snapshot.app.currentStreakDays.map { "\($0) \($0 == 1 ? "day" : "days") all rings" })
    }

    private static func sleep(_ sleep: HealthSnapshot.Sleep, on page: inout Page) {
        page.title("Sleep")
        guard let night = sleep.lastNight else {
            page.row("Last night", nil)
            return averages(sleep, on: &page)
        }
        let from = SnapshotJSON.clock(minuteOfDay(night.bedtime, offset: night.bedtimeOffset))
        let to = SnapshotJSON.clock(minuteOfDay(night.wakeTime, offset: night.wakeOffset))
        page.row("Asleep", "\(hours(night.asleepMinutes))  (\(from)-\(to), \(night.sourceName.prefix(28)))")
        let stages = [
            ("deep", night.deepMinutes), ("core", night.coreMinutes), ("REM", night.remMinutes),
            ("awake", night.awakeMinutes),
        ].compactMap { name, minutes in minutes.map { "\(name) \(hours($0))" } }
        page.row("Stages", stages.isEmpty ? nil : stages.joined(separator: ", "))
        page.row("In bed", night.hasInBedData ? hours(night.inBedMinutes) : nil)
        page.row(
            "Efficiency",
            number(night.efficiencyPercent, 0, "%").map { value in
                night.quality.map { "\(value) (\($0.rawValue))" } ?? value
            })
        if night.napMinutes > 0 { page.row("Naps", hours(night.napMinutes)) }
        averages(sleep, on: &page)
    }

    private static func averages(_ sleep: HealthSnapshot.Sleep, on page: inout Page) {
        if let week = sleep.weeklyAverage, let asleep = week.asleepMinutes {
            let times = [week.bedMinuteOfDay, week.wakeMinuteOfDay].compactMap { $0.map(SnapshotJSON.clock) }
            let span = times.count == 2 ? ", \(times[0])-\(times[1])" : ""
            page.row("Last 7 days", "\(hours(asleep)) a night\(span) (n = \(week.nights))")
        } else {
            page.row("Last 7 days", nil)
        }
        page.row("Consistency", number(sleep.weeklyAverage?.consistencyPercent, 0, "of 100"))
        page.row("Debt, 14 nights", sleep.debtMinutes.map(hours))
    }

    private static func heart(_ heart: HealthSnapshot.Heart, on page: inout Page) {
        page.title("Heart")
        page.row("Resting heart rate", whole(heart.restingHeartRateBPM, "bpm"))
        page.row("Variability (SDNN)", number(heart.hrvSDNNMs, 0, "ms"))
        page.row("Respiratory rate", number(heart.respiratoryRatePerMinute, 1, "/min"))
        page.row("Blood oxygen", number(heart.bloodOxygenPercent, 0, "%"))
        page.row(
            "VO2max",
            number(heart.vo2Max, 1, "ml/kg/min").map { value in
                let level = heart.fitnessLevel.map { $0.rawValue.replacing("_", with: " ") }
                let notes = [level, heart.vo2MaxDay.map { "of \($0.iso)" }].compactMap { $0 }
                return notes.isEmpty ? value : "\(value)  (\(notes.joined(separator: ", ")))"
            })
        page.optional("Recovery", whole(heart.heartRateRecoveryBPM, "bpm in the first minute"))
    }

    private static func body(_ body: HealthSnapshot.Body, of day: CivilDay, on page: inout Page) {
        page.title("Body")
        let units = page.units
        page.row(
            "Weight",
            number(body.weightKg, page.units.weight()).map { value in
                guard let measured = body.weightDay, measured != day else { return value }
                return "\(value)  (of \(measured.iso))"
            })
        page.optional(
            "Weight trend",
            number(body.weightTrendKg, page.units.weight()).map { value in
                let slope = number(body.weightSlopeKgPerWeek, units.weight(decimals: 2)).map {
                    "\($0) a week, 28 days"
                }
                let notes = [body.weightTrend?.rawValue, slope].compactMap { $0 }
                return notes.isEmpty ? value : "\(value)  (\(notes.joined(separator: ", ")))"
            })
        page.row("Body fat", number(body.bodyFatPercent, 1, "%"))
        page.row("Lean mass", number(body.leanMassKg, page.units.weight()))
        page.row(
            "BMI",
            number(body.bmi, 1, "").map { value in body.bmiCategory.map { "\(value)  (\($0.rawValue))" } ?? value })
    }

    private static func workouts(_ snapshot: HealthSnapshot, on page: inout Page) {
        page.title("Workouts")
        if snapshot.app.workouts.isEmpty { page.row("None recorded", "") }
        let zone = TimeZone(identifier: snapshot.zoneName)
        for workout in snapshot.app.workouts {
            let offset = zone?.secondsFromGMT(for: workout.start) ?? 0
            let parts = [
                SnapshotJSON.clock(minuteOfDay(workout.start, offset: offset)), hours(workout.durationMinutes),
                number(workout.distanceKm, page.units.distance(decimals: 2)), number(workout.energyKcal, 0, "kcal"),
                number(workout.averageHeartRateBPM, 0, "bpm"),
            ]
            page.row(String(workout.activity.prefix(18)), parts.compactMap { $0 }.joined(separator: "  "))
        }
    }

    private static func trends(_ snapshot: HealthSnapshot, on page: inout Page) {
        let trends = snapshot.trends
        page.title("Trends")
        page.row("Weekly activity", number(trends.weeklyActivityChangePercent, 0, "% against the week before"))
        page.row("Recovery", trends.recovery?.rawValue.replacing("_", with: " "))
        page.row("Performance", trends.performance?.rawValue)
    }

    private static func checkIn(_ subjective: HealthSnapshot.Subjective, on page: inout Page) {
        let answers = [
            ("energy", subjective.energyLevel), ("mood", subjective.mood), ("stress", subjective.stress),
            ("motivation", subjective.motivation), ("soreness", subjective.soreness),
        ].compactMap { name, value in value.map { "\(name) \($0)" } }
        page.title("Check-in")
        page.row("1 to 5", answers.isEmpty ? nil : answers.joined(separator: ", "))
        page.optional("Notes", subjective.notes.map { String($0.prefix(54)) })
    }

    private static func surroundings(_ snapshot: HealthSnapshot, on page: inout Page) {
        let environment = snapshot.environment
        let weather = [
            environment.weatherCondition, number(environment.temperatureCelsius, page.units.temperature),
            number(environment.humidityPercent, 0, "% humidity"),
            environment.airQualityIndex.map { "air quality \($0)" },
        ].compactMap { $0 }
        page.title("Surroundings")
        page.row("Weather", weather.isEmpty ? nil : weather.joined(separator: ", "))
        page.row("Water", number(snapshot.app.waterMl, page.units.volume))
        page.optional("Last meal", snapshot.app.lastMealSummary.map { String($0.prefix(54)) })
    }

    private static func whole(_ value: Int?, _ unit: String) -> String? {
        value.map { unit.isEmpty ? String($0) : "\($0) \(unit)" }
    }

    private static func number(_ value: Double?, _ unit: ShownUnit) -> String? {
        number(value.map(unit.shown), unit.decimals, unit.symbol)
    }

    private static func number(_ value: Double?, _ decimals: Int, _ unit: String) -> String? {
        guard let value, let digits = DecimalText.text(of: value, decimals: decimals) else { return nil }
        if unit.isEmpty { return digits }
        return unit.hasPrefix("%") ? digits + unit : "\(digits) \(unit)"
    }

    private static func grouped(_ value: Int?) -> String? {
        guard let value else { return nil }
        var digits = String(value.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(Substring(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (value < 0 ? "-" : "") + ([Substring(digits)] + groups).joined(separator: ",")
    }

    private static func progress(_ value: String?, of goal: String?, share: Double?) -> String? {
        guard let value, let goal, let percent = share.flatMap({ number($0 * 100, 0, "%") }) else { return value }
        return "\(value) of \(goal)  (\(percent))"
    }

    /// `7 h 05`.
    private static func hours(_ minutes: Double) -> String {
        guard let whole = Int(exactly: minutes.rounded()), whole >= 0 else { return "?" }
        return whole < 60 ? "\(whole) min" : "\(whole / 60) h \(SnapshotJSON.twoDigits(whole % 60))"
    }

    private static func minuteOfDay(_ date: Date, offset: Int) -> Int {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return (((seconds % 86_400) + 86_400) % 86_400) / 60
    }
}

extension SnapshotText {
    /// Lines with their labels in one column.
    private struct Page {
        let units: UnitSystem
        var lines: [String] = []

        mutating func title(_ title: String) { lines += ["", title] }

        /// A value that should be there; without one it is said to be missing.
        mutating func row(_ label: String, _ value: String?) {
            let padding = String(repeating: " ", count: max(1, 20 - label.count))
            let text = "  \(label)\(padding)\(value ?? "not measured")"
            lines.append(String(text.prefix(78)).trimmingBlanksAtEnd)
        }

        /// A value that most days do not have.
        mutating func optional(_ label: String, _ value: String?) {
            if let value { row(label, value) }
        }
    }

    private enum DayText {
        static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        static let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        static func long(_ day: CivilDay) -> String {
            let (year, month, date) = day.components
            return "\(weekdays[day.weekday]), \(date) \(months[month - 1]) \(year)"
        }
    }
}

extension String {
    fileprivate var trimmingBlanksAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
