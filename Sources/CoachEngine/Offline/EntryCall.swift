import Entries
import Foundation
import HealthModel

extension PlannedCall {
    /// The call of a writing tool that proposes what a line says. Its time is left out where it is now.
    init(storing proposal: Proposal, typed line: String, clock: EntryClock) {
        switch proposal {
        case .goal(let aim): self.init(setting: aim)
        case .entry(let entry): self.init(storing: entry, typed: line, clock: clock)
        case .memory(let fact, let about):
            self.init(tool: "remember", fields: [("fact", .string(fact)), ("about", .string(about.rawValue))])
        }
    }

    private init(setting aim: Goal.Aim) {
        var fields: [(key: String, value: JSONTree)] = [
            ("metric", .string(aim.metric.rawValue)), ("target", .figure(aim.target)),
        ]
        if let period = aim.period { fields.append(("period", .string(period.rawValue))) }
        if let due = aim.due { fields.append(("by", .day(due))) }
        self.init(tool: "set_goal", fields: fields)
    }

    private init(storing entry: LogEntry, typed line: String, clock: EntryClock) {
        var fields: [(key: String, value: JSONTree)] = []
        func add(_ key: String, _ number: Double?) { if let number { fields.append((key, .figure(number))) } }
        func add(_ key: String, _ instant: Date, unless usual: Date) {
            guard abs(instant.timeIntervalSince(usual)) >= 60 else { return }
            fields.append((key, .string(String(instant.iso8601(offset: clock.offset(at: instant)).prefix(19)))))
        }
        let tool: String
        switch entry {
        case .water(let milliliters, let at):
            tool = "log_water"
            add("ml", milliliters)
            add("time", at, unless: clock.now)
        case .weight(let kilograms, let fat, let at):
            tool = "log_weight"
            add("kg", kilograms)
            add("body_fat_pct", fat)
            add("time", at, unless: clock.now)
        case .meal(let meal, let at):
            tool = "log_meal"
            fields.append(("name", .string(meal.name)))
            add("kcal", meal.kilocalories)
            add("protein_g", meal.protein)
            add("carbs_g", meal.carbohydrates)
            add("fat_g", meal.fat)
            add("caffeine_mg", meal.caffeine)
            add("alcohol_units", meal.alcohol)
            add("time", at, unless: clock.now)
        case .workout(let workout):
            tool = "log_workout"
            fields.append(("type", .string(workout.type)))
            add("duration_min", workout.minutes)
            add("start", workout.start, unless: clock.now - workout.minutes * 60)
            add("distance_km", workout.kilometres)
            add("active_kcal", workout.kilocalories)
            add("avg_hr", workout.averageHeartRate)
            add("rpe", workout.effort.map(Double.init))
            if let isIndoor = workout.isIndoor { fields.append(("indoor", .boolean(isIndoor))) }
            if let note = workout.note { fields.append(("note", .string(note))) }
        case .checkIn(let checkIn, let day):
            tool = "log_check_in"
            if day != clock.today { fields.append(("date", .day(day))) }
            for scale in CheckIn.Scale.allCases { add(scale.rawValue, checkIn[scale].map(Double.init)) }
            if let note = checkIn.notes { fields.append(("note", .string(note))) }
        case .measurement, .mindfulness, .sleep, .strength, .tags, .plan, .goalEnd, .template, .sameWorkout:
            tool = "log_entry"
            fields.append(("line", .string(line)))
        }
        self.init(tool: tool, fields: fields)
    }
}
