import Foundation

/// The snapshot as aligned plain text, at most 78 columns wide as long as names from outside are ASCII.
///
/// Names and notes from outside stand in it as they are: what prints it passes it through the sanitiser.
public enum SnapshotText {
    /// - Parameters:
    ///   - hidden: categories that the person doesn't want to see: their values are not in the snapshot.
    ///   - withReasons: whether lines that are no metric say how they come about.
    public static func text(
        of snapshot: HealthSnapshot, units: UnitSystem = .metric, hidden: Set<HealthCategory> = [],
        withReasons: Bool = false
    ) -> String {
        var page = Page(units: units, hidden: hidden)
        page.tellsReasons = withReasons
        let partial = snapshot.isPartial ? ", so far" : ""
        page.lines.append("\(DayText.long(snapshot.day)) (\(snapshot.zoneName))\(partial)")
        activity(snapshot, on: &page)
        sleep(snapshot.sleep, on: &page)
        heart(snapshot.heart, on: &page)
        body(snapshot.body, of: snapshot.day, on: &page)
        workouts(snapshot, on: &page)
        trends(snapshot, on: &page)
        checkIn(snapshot.subjective, snapshot.app.checkIns, on: &page)
        lived(snapshot, on: &page)
        surroundings(snapshot, on: &page)
        return page.lines.joined(separator: "\n")
    }

    private static func activity(_ snapshot: HealthSnapshot, on page: inout Page) {
        let activity = snapshot.activity
        page.title("Activity", of: [.activity])
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
        page.optional(
            "Move",
            progress(
                whole(activity.moveMinutes, "min"), of: whole(activity.moveGoalMinutes, "min"),
                share: activity.moveGoalKcal == nil ? activity.moveProgress : nil))
        page.row("Flights climbed", whole(activity.flightsClimbed, ""))
        let estimate = number(activity.estimatedBasalEnergyKcal, 0, "kcal  (estimated by Mifflin and St Jeor)")
        page.row("Resting energy", number(activity.basalEnergyKcal, 0, "kcal") ?? estimate)
        page.optional("Heart rate", whole(activity.currentHeartRateBPM, "bpm, the newest"))
        page.optional(
            "Streak", snapshot.app.currentStreakDays.map { "\($0) \($0 == 1 ? "day" : "days") with all rings closed" },
            why: SnapshotReasons.streak)
    }

    private static func sleep(_ sleep: HealthSnapshot.Sleep, on page: inout Page) {
        page.title("Sleep", of: [.sleep])
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
        page.row("In bed", hours(night.inBedMinutes) + (night.hasInBedData ? "" : "  (first to last sleep)"))
        page.row(
            "Efficiency",
            number(night.efficiencyPercent, 0, "%").map { value in
                night.quality.map { "\(value) (\($0.rawValue))" } ?? value
            })
        page.optional("Falling asleep", night.latencyMinutes.map(hours))
        page.optional("Awake in between", night.wakeAfterOnsetMinutes.map(hours))
        averages(sleep, on: &page)
    }

    private static func averages(_ sleep: HealthSnapshot.Sleep, on page: inout Page) {
        if let week = sleep.weeklyAverage, let asleep = week.asleepMinutes {
            let times = [week.bedMinuteOfDay, week.wakeMinuteOfDay].compactMap { $0.map(SnapshotJSON.clock) }
            let span = times.count == 2 ? ", \(times[0])-\(times[1])" : ""
            page.row("Last 7 days", "\(hours(asleep)) a night\(span) (n = \(week.nights))")
        } else {
            page.row("Last 7 days", sleep.weeklyAverage.map { "not enough nights yet (\($0.nights) of 4)" })
        }
        page.optional("Efficiency, 7 days", number(sleep.weeklyAverage?.efficiencyPercent, 0, "%"))
        page.row("Consistency", number(sleep.weeklyAverage?.consistencyPercent, 0, "of 100, 14 nights"))
        page.optional("Regularity index", number(sleep.regularityIndex, 0, "(-100 to 100, 14 days)"))
        page.row("Debt, 14 nights", sleep.debtMinutes.map(hours))
        page.optional(
            "Stages, 14 nights",
            sleep.stageAverage.map {
                "deep \(hours($0.deepMinutes)), core \(hours($0.coreMinutes)), REM \(hours($0.remMinutes)) (n = \($0.nights))"
            })
        page.optional(
            "Social jetlag",
            sleep.socialJetlagMinutes.map { "\(hours(abs($0))) \($0 < 0 ? "earlier" : "later") on free days" })
        guard !sleep.naps.isEmpty, let minutes = sleep.napMinutes, let total = sleep.totalMinutes else { return }
        let count = sleep.naps.count == 1 ? "" : ", \(sleep.naps.count) naps"
        page.row("Naps", hours(minutes) + count + (sleep.lastNight == nil ? "" : "  (\(hours(total)) in all)"))
    }

    private static func heart(_ heart: HealthSnapshot.Heart, on page: inout Page) {
        page.title("Heart", of: [.heart])
        let rise = heart.isRestingHeartRateElevated == true ? "  (above your usual)" : ""
        page.row("Resting heart rate", whole(heart.restingHeartRateBPM, "bpm").map { $0 + rise })
        page.optional("  last 7 days", week(heart.restingHeartRateRange, decimals: 0, "bpm"))
        page.row("Variability (SDNN)", number(heart.hrvSDNNMs, 0, "ms"))
        page.optional("  last 7 days", week(heart.hrvSDNNRange, decimals: 0, "ms", .logarithmic))
        if heart.hrvRMSSDMs != nil || heart.hrvRMSSDRange != nil {
            page.row("Variability (RMSSD)", number(heart.hrvRMSSDMs, 0, "ms"))
            page.optional("  last 7 days", week(heart.hrvRMSSDRange, decimals: 0, "ms", .logarithmic))
        }
        page.row("Respiratory rate", number(heart.respiratoryRatePerMinute, 1, "/min"))
        page.optional("  last 7 days", week(heart.respiratoryRateRange, decimals: 1, "/min"))
        let low = heart.bloodOxygenLowPercent.flatMap { $0 > 0 ? number($0, 0, "% of readings below 90 %") : nil }
        page.row("Blood oxygen", number(heart.bloodOxygenPercent, 0, "%").map { $0 + (low.map { "  (\($0))" } ?? "") })
        page.row(
            "VO2max",
            number(heart.vo2Max, 1, "ml/kg/min").map { value in
                let level = heart.fitnessLevel.map { $0.rawValue.replacing("_", with: " ") }
                let notes = [level, heart.vo2MaxDay.map { "of \($0.iso)" }].compactMap { $0 }
                return notes.isEmpty ? value : "\(value)  (\(notes.joined(separator: ", ")))"
            })
        page.optional("  last 28 days", number(heart.vo2MaxMedian, 1, "(median)"))
        page.optional("Recovery", whole(heart.heartRateRecoveryBPM, "bpm in the first minute"))
        page.optional("  after one minute", whole(heart.recoveryHeartRateBPM, "bpm"))
    }

    /// `54 bpm, normal 52-55 of 60 days (within)`, or how far the range is from being known. With one decimal more where rounding would
    /// hide by how much the week is outside.
    /// Of values that spread by factors the geometric mean, which charts and statistics do not have.
    private static func week(
        _ range: NormalRange?, decimals: Int, _ unit: String, _ scale: NormalRange.Scale = .linear
    ) -> String? {
        guard let range else { return nil }
        let decimals = range.isHiddenByRounding(to: decimals) ? decimals + 1 : decimals
        guard let value = number(range.weekMean, decimals, unit) else { return nil }
        let mean = scale == .logarithmic ? value + " geometric mean" : value
        guard let low = number(range.low, decimals, ""), let high = number(range.high, decimals, ""),
            let standing = range.standing
        else { return "\(mean), learning your range (\(range.referenceDays) of \(NormalRange.fewestInReference) days)" }
        return "\(mean), normal \(low)-\(high) of \(NormalRange.referenceLength) days (\(standing.rawValue))"
    }

    private static func body(_ body: HealthSnapshot.Body, of day: CivilDay, on page: inout Page) {
        page.title("Body", of: [.body])
        let units = page.units
        page.row(
            "Weight",
            number(body.weightKg, page.units.weight()).map { value in
                let date = body.weightDay.flatMap { $0 == day ? nil : "of \($0.iso)" }
                let leftOut = number(body.weightLeftOutKg, page.units.weight()).map { "\($0) left out" }
                let notes = [date, leftOut].compactMap { $0 }
                return notes.isEmpty ? value : "\(value)  (\(notes.joined(separator: ", ")))"
            })
        page.optional(
            "Weight trend",
            number(body.weightTrendKg, page.units.weight()).map { value in
                let slope = number(body.weightSlopeKgPerWeek, units.weight(decimals: 2)).map {
                    "\($0) a week, 28 days"
                }
                let direction = body.weightTrend?.rawValue ?? slope.map { _ in "not clear" }
                let notes = [direction, slope].compactMap { $0 }
                return notes.isEmpty ? value : "\(value)  (\(notes.joined(separator: ", ")))"
            })
        page.row(
            "Body fat",
            number(body.bodyFatPercent, 1, "%").map { value in
                let median = number(body.bodyFatMedianPercent, 1, "% median of 28 days")
                let date = body.bodyFatDay.flatMap { $0 == day ? nil : "of \($0.iso)" }
                let notes = [body.bodyFatTrend?.rawValue, median, date].compactMap { $0 }
                return notes.isEmpty ? value : "\(value)  (\(notes.joined(separator: ", ")))"
            })
        page.row(
            "Lean mass",
            number(body.leanMassKg, page.units.weight()).map { value in
                switch body.leanMassOrigin {
                case .estimated: "\(value)  (estimated by Boer)"
                case .fromBodyFat: "\(value)  (from body fat)"
                default: value
                }
            })
        page.optional("Fat-free mass", number(body.fatFreeMassIndex, 1, "kg/m2"))
        page.row(
            "BMI",
            number(body.bmi, 1, "").map { value in body.bmiCategory.map { "\(value)  (\($0.rawValue))" } ?? value },
            of: [.body, .profile])
    }

    private static func workouts(_ snapshot: HealthSnapshot, on page: inout Page) {
        page.title("Workouts", of: [.workouts])
        if snapshot.app.workouts.isEmpty {
            page.row(page.hidden.contains(.workouts) ? "Workouts are hidden" : "None recorded", "")
        }
        page.optional(
            "Going on", snapshot.app.activeWorkoutName.map { String($0.prefix(54)) }, why: SnapshotReasons.activeWorkout
        )
        for workout in snapshot.app.workouts {
            let offset = snapshot.offset(at: workout.start)
            let parts = [
                SnapshotJSON.clock(minuteOfDay(workout.start, offset: offset)), hours(workout.durationMinutes),
                number(workout.distanceKm, page.units.distance(decimals: 2)), number(workout.energyKcal, 0, "kcal"),
                number(workout.averageHeartRateBPM, 0, "bpm"),
            ]
            page.row(String(workout.activity.prefix(18)), parts.compactMap { $0 }.joined(separator: "  "))
        }
        page.optional(
            "Next",
            snapshot.app.upcomingWorkout.map { name in
                guard let start = snapshot.app.upcomingWorkoutAt else {
                    return (snapshot.app.upcomingWorkoutDay.map { "\($0.iso)  " } ?? "") + String(name.prefix(54))
                }
                let offset = snapshot.offset(at: start)
                return "\(start.iso8601(offset: offset).prefix(10)) "
                    + "\(SnapshotJSON.clock(minuteOfDay(start, offset: offset)))  \(name.prefix(40))"
            }, why: SnapshotReasons.next)
        page.optional("Plan", snapshot.app.planSummary.map { "\($0), Monday to Sunday" }, why: SnapshotReasons.plan)
    }

    private static func trends(_ snapshot: HealthSnapshot, on page: inout Page) {
        let trends = snapshot.trends
        page.title("Trends", of: [.activity, .sleep, .heart])
        let change = number(trends.weeklyActivityChangePercent, 0, "% in 7 days against the 7 before")
        let isMore = (trends.weeklyActivityChangePercent ?? 0).rounded() > 0
        page.row("Weekly activity", change.map { isMore ? "+\($0)" : $0 }, of: [.activity])
        let score = number(trends.recoveryScore, 0, "of 100")
        let level = trends.recovery.map { "\($0.words) of 28 days" }
        page.row(
            "Recovery", score.map { value in level.map { "\($0)  (\(value))" } ?? value } ?? level,
            of: [.sleep, .heart])
        page.optional("  made of", trends.recoveryParts.flatMap(parts))
        page.row("Performance", trends.performance?.rawValue, of: [.heart])
    }

    /// 50 is as usual.
    private static func parts(_ parts: RecoveryScore.Parts) -> String? {
        let named = [
            ("HRV", parts.heartRateVariability), ("heart rate", parts.restingHeartRate), ("sleep", parts.sleep),
            ("breathing", parts.respiration),
        ].compactMap { name, value in number(value, 0, "").map { "\(name) \($0)" } }
        return named.isEmpty ? nil : named.joined(separator: ", ")
    }

    private static func checkIn(_ checkIn: CheckIn, _ habit: CheckInHabit?, on page: inout Page) {
        let answers = CheckIn.Scale.allCases.compactMap { scale in checkIn[scale].map { "\(scale.rawValue) \($0)" } }
        page.title("Check-in", of: [.mood])
        page.row("1 to 5", answers.isEmpty ? nil : answers.joined(separator: ", "))
        page.optional(
            "Checked in",
            habit.map { "on \($0.days) of 14 days" + ($0.streak > 1 ? ", a streak of \($0.streak)" : "") },
            why: SnapshotReasons.checkIns)
        page.optional("Notes", checkIn.notes.map { String($0.prefix(54)) })
    }

    private static func surroundings(_ snapshot: HealthSnapshot, on page: inout Page) {
        let environment = snapshot.environment
        let weather = [
            environment.weatherCondition, number(environment.temperatureCelsius, page.units.temperature),
            number(environment.humidityPercent, 0, "% humidity"),
            environment.airQualityIndex.map { "European air index \($0)" },
        ].compactMap { $0 }
        page.title("Surroundings", of: [.location])
        page.row("Weather", weather.isEmpty ? nil : weather.joined(separator: ", "))
    }

    /// The entries that were written in the program, and the talk with the coach.
    private static func lived(_ snapshot: HealthSnapshot, on page: inout Page) {
        let app = snapshot.app
        page.title("The day lived", of: [.nutrition])
        page.row("Water", number(app.waterMl, page.units.volume), why: SnapshotReasons.water)
        page.row(
            "Last meal",
            app.lastMealSummary.map { summary in
                (app.lastMealAt.map { "\(clock($0, of: snapshot))  " } ?? "") + String(summary.prefix(48))
            }, why: SnapshotReasons.lastMeal)
        page.optional("Symptoms", list(app.symptoms), why: SnapshotReasons.tags)
        page.optional("Tags", list(app.tags), why: SnapshotReasons.tags)
        page.optional(
            "Last coach talk",
            app.lastCoachInteractionAt.map { date in
                let offset = snapshot.offset(at: date)
                let day = CivilDay(iso: String(date.iso8601(offset: offset).prefix(10)))
                // Where no talk goes on, the earlier one is the last itself.
                let earlier = app.daysSinceEarlierCoachTalk.flatMap { days in
                    days < 1 || day.map { snapshot.day - $0 == days } ?? true
                        ? nil : ", the one before \(days) \(days == 1 ? "day" : "days") ago"
                }
                return "\(date.iso8601(offset: offset).prefix(10)) \(clock(date, of: snapshot))" + (earlier ?? "")
            }, why: SnapshotReasons.coach)
    }

    private static func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : String(names.joined(separator: ", ").prefix(54))
    }

    private static func clock(_ date: Date, of snapshot: HealthSnapshot) -> String {
        SnapshotJSON.clock(minuteOfDay(date, offset: snapshot.offset(at: date)))
    }
}
