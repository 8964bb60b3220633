import ChatModel
import Foundation
import HealthModel
import HealthQuery

/// The wording of a proposal or an entry: the question before, the line of the day's list after. Nothing is stored that
/// it does not say.
public struct EntryWording: Sendable {
    public var clock: EntryClock
    public var units: UnitSystem

    public init(clock: EntryClock, units: UnitSystem) {
        self.clock = clock
        self.units = units
    }

    /// That entries lie ahead of the clock and when they count; empty for none.
    /// - Parameter isShort: without when they count.
    public static func ahead(_ count: Int, isShort: Bool = false) -> String {
        guard count > 0 else { return "" }
        let (entries, they) =
            count == 1
            ? ("1 entry lies", "it counts when it has") : ("\(count) entries lie", "they count when they have")
        return "\(entries) ahead of the clock" + (isShort ? "" : ": \(they) happened")
    }

    /// `Water`, `Goal`.
    public func title(_ proposal: Proposal) -> String {
        switch proposal {
        case .entry(.water): "Water"
        case .entry(.weight): "Weight"
        case .entry(.meal(let meal, _)): meal.alcohol == nil ? "Meal" : "Drinks"
        case .entry(.workout): "Workout"
        case .entry(.checkIn): "Check-in"
        case .entry(.measurement(.bodyFat, _)): "Body fat"
        case .entry(.measurement(.bloodPressure, _)): "Pressure"
        case .entry(.measurement(.glucose, _)): "Glucose"
        case .entry(.measurement(.bodyTemperature, _)): "Temp."
        case .entry(.measurement(.restingHeartRate, _)): "Rest. HR"
        case .entry(.mindfulness): "Mindful"
        case .entry(.sleep): "Sleep"
        case .entry(.strength): "Strength"
        case .entry(.tags(let entry)): entry.tags.isEmpty ? "Note" : "Tag"
        case .entry(.plan): "Plan"
        case .entry(.goalEnd): "Goal"
        case .entry(.template): "Template"
        case .entry(.sameWorkout): "One workout"
        case .goal: "Goal"
        case .memory: "Memory"
        }
    }

    /// `500 ml, today at 14:05`: what is stored, without its title.
    public func text(_ proposal: Proposal) -> String {
        let said = fields(proposal).filter { !$0.text.isEmpty }
        func text(_ key: ProposalField.Key) -> String? { said.first { $0.key == key }?.text }
        switch proposal {
        case .entry(.water(_, let at)): return joined([text(.amount), when(at)])
        case .entry(.weight(_, _, let at)):
            return joined([text(.weight), text(.bodyFat).map { "\($0) body fat" }, when(at)])
        case .entry(.meal(_, let at)): return joined([text(.name)] + nutrients(said) + [when(at)])
        case .entry(.workout(let workout)): return self.text(workout, said)
        case .entry(.checkIn(_, let day)):
            let scales = said.filter { $0.key.scale != nil }.map { "\($0.label.lowercased()) \($0.text)" }
            return joined(scales + [clock.name(of: day)]) + note(text(.note))
        case .entry(.measurement(_, let at)), .entry(.strength(_, let at)):
            return joined(said.filter { $0.key != .time }.map(worded) + [when(at)])
        case .entry(.mindfulness(_, let start)): return joined([text(.length), when(start)])
        case .entry(.sleep):
            return joined([text(.length), text(.asleep).map { "from \($0)" }])
                + (text(.awake).map { " to \($0)" } ?? "")
        case .entry(.tags(let entry)):
            // An amount is of a medicine: `headache, ibuprofen 400`.
            let dosed = entry.tags.lastIndex { !TagLexicon.isSymptom($0) } ?? entry.tags.count - 1
            let names = entry.tags.enumerated().map { place, tag in
                [tag, place == dosed ? text(.dose) : nil].compactMap { $0 }.joined(separator: " ")
            }.joined(separator: ", ")
            let severity = said.first { $0.key == .severity }.map(worded)
            return joined([names.isEmpty ? nil : names, severity, entry.at.map(when) ?? clock.name(of: entry.day)])
                + note(entry.note)
        case .entry(.plan(let sessions)): return self.text(sessions)
        case .entry(.goalEnd(let end)):
            return joined([end.text, when(end.at)])
        case .entry(.template(let template)): return "\(template.name): \(self.text(template.sets))"
        case .entry(.sameWorkout(let pair)): return joined([self.text(pair.first), self.text(pair.second)])
        case .goal(let aim): return self.text(aim)
        case .memory(let fact, let about): return "“\(fact)” (\(about.rawValue))"
        }
    }

    /// A field whose text does not say what it is of, with its label.
    private func worded(_ field: ProposalField) -> String {
        switch field.key {
        case .heartRate where field.label == "Pulse": "pulse \(field.text)"
        case .severity: "\(field.text) of 10"
        default: field.text
        }
    }

    /// Title and text.
    public func line(_ proposal: Proposal) -> String { "\(title(proposal)): \(text(proposal))" }

    /// A short name for headings: `Water 500 ml`, `Goal: 10,000 steps a day`. The time and other remarks stand beside
    /// it.
    public func name(_ proposal: Proposal) -> String {
        let said = fields(proposal).filter { !$0.text.isEmpty }
        func text(_ key: ProposalField.Key) -> String? { said.first { $0.key == key }?.text }
        switch proposal {
        case .entry(.water): return "Water" + (text(.amount).map { " \($0)" } ?? "")
        case .entry(.weight): return "Weight" + (text(.weight).map { " \($0)" } ?? "")
        case .entry(.meal): return title(proposal) + (text(.name).map { ": \($0)" } ?? "")
        case .entry(.workout(let workout)):
            let length = [text(.distance), text(.length)].compactMap { $0 }.joined(separator: " in ")
            return "Workout: \(workout.type)" + (length.isEmpty ? "" : ", \(length)")
        case .entry(.checkIn):
            let scales = said.filter { $0.key.scale != nil }.map { "\($0.label.lowercased()) \($0.text)" }
            return "Check-in" + (scales.isEmpty ? "" : ": \(joined(scales))")
        case .entry(.measurement), .entry(.mindfulness), .entry(.sleep), .entry(.strength), .entry(.tags):
            let words = said.first { $0.isRequired && $0.key != .time }?.text ?? ""
            return "\(title(proposal)) \(words)"
        case .entry(.plan), .entry(.goalEnd), .entry(.template), .entry(.sameWorkout), .goal, .memory:
            return line(proposal)
        }
    }

    // MARK: Parts

    private func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: ", ") }

    private func note(_ text: String?) -> String { text.map { ": \($0)" } ?? "" }

    /// `today at 07:05`.
    private func when(_ instant: Date) -> String {
        let (day, minute) = clock.local(instant)
        return "\(clock.name(of: day)) at \(EntryClock.text(minute: minute))"
    }

    /// `Running by Alex’s Apple Watch, today at 18:02`; a source without a name is called so.
    func text(_ recording: WorkoutPair.Recording) -> String {
        let source = recording.source.isEmpty ? "a source without a name" : recording.source
        return "\(recording.activity) by \(source), \(when(recording.start))"
    }

    private func nutrients(_ said: [ProposalField]) -> [String] {
        said.compactMap { field in
            switch field.key {
            case .energy, .alcohol: field.text
            case .protein, .carbohydrates, .fat, .caffeine: "\(field.text) \(field.label.lowercased())"
            default: nil
            }
        }
    }

    private func text(_ workout: LogEntry.LoggedWorkout, _ said: [ProposalField]) -> String {
        func text(_ key: ProposalField.Key) -> String? { said.first { $0.key == key }?.text }
        let length = [text(.distance), text(.length)].compactMap { $0 }.joined(separator: " in ")
        let place = workout.isIndoor.map { $0 ? "indoors" : "outdoors" }
        let parts = [
            workout.type, length, text(.energy), text(.heartRate), text(.effort).map { "effort \($0) of 10" }, place,
            when(workout.start),
        ]
        return joined(parts) + note(workout.note)
    }

    /// `Running, 45 min, easy, Tue 1 Dec at 18:30`; of several their number and days.
    private func text(_ sessions: [PlannedSession]) -> String {
        guard sessions.count != 1, let first = sessions.map(\.day).min(), let last = sessions.map(\.day).max() else {
            return sessions.first.map { session in
                joined([
                    PlanWording.text(session, self),
                    session.reason == PlannedSession.ofGoal ? "your goal" : nil,
                    PlanWording.day(session.day) + otherYear(session.day)
                        + (session.minute.map { " at \(EntryClock.text(minute: $0))" } ?? ""),
                ]) + (session.cancellation.map { ": let go (\($0))" } ?? "")
            } ?? ""
        }
        let end = first == last ? "" : " to \(PlanWording.day(last))"
        return "\(sessions.count) sessions, \(PlanWording.day(first))\(end)"
    }

    /// The year of a day that lies in another than today.
    private func otherYear(_ day: CivilDay) -> String {
        let year = day.components.year
        return year == clock.today.components.year ? "" : " \(year)"
    }

    /// `10,000 steps a day`, `Weight 62 kg by 2026-12-01`.
    private func text(_ aim: Goal.Aim) -> String {
        let unit = aim.unit(units)
        let target = DecimalText.grouped(NumberText.text(unit.shown(aim.target)))
        var text =
            unit.symbol.isEmpty ? "\(target) \(aim.name.lowercased())" : "\(aim.name) \(target) \(unit.symbol)"
        if let period = aim.period {
            text += " a " + (aim.metric == .sleepHours && period == .day ? "night" : period.rawValue)
        }
        if let due = aim.due { text += " by \(due.iso)" }
        return text
    }
}

extension Goal.Aim {
    /// The metric in a goal's words.
    var name: String {
        switch metric {
        case .weight: "Weight"
        case .sleepHours: "Sleep"
        default: metric.label
        }
    }

    /// In what its target is shown.
    public func unit(_ units: UnitSystem) -> ShownUnit {
        switch metric {
        case .weight: units.weight()
        case .water: units.volume
        case .runDistance, .distance: units.distance()
        case .sleepHours: ShownUnit("h", decimals: 1)
        default: ShownUnit(metric.unit == "count" ? "" : metric.unit, decimals: 0)
        }
    }

    /// The metrics that a goal can be set for.
    public static let metrics: [DayField] = [
        .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .weight, .water, .runDistance, .workouts,
        .mindfulMinutes,
    ]
}
