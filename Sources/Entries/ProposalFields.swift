import ChatModel
import Foundation
import HealthModel
import HealthQuery

/// One part of a proposal, with its label, as it is shown and typed over.
public struct ProposalField: Equatable, Identifiable, Sendable {
    /// A value of an entry that can be edited before it is stored.
    public enum Key: String, CaseIterable, Sendable {
        case amount, weight, bodyFat, name, energy, protein, carbohydrates, fat, caffeine, alcohol
        case type, length, distance, heartRate, effort, indoor
        case mood, energyLevel, stress, motivation, soreness, note
        case pressure, glucose, context, temperature, asleep, awake, sets, tags, severity, dose
        case day, time, target, period, due, fact, about
        /// A session of a plan; those of a week fit.
        case session1, session2, session3, session4, session5, session6, session7
        case session8, session9, session10, session11, session12, session13, session14

        /// In the order of a plan's sessions.
        static let sessions: [Key] = [
            .session1, .session2, .session3, .session4, .session5, .session6, .session7, .session8, .session9,
            .session10, .session11, .session12, .session13, .session14,
        ]

        var scale: CheckIn.Scale? {
            self == .energyLevel ? .energy : self == .energy ? nil : CheckIn.Scale(rawValue: rawValue)
        }
    }

    public var key: Key
    public var label: String
    /// In the person's units; empty where nothing is said.
    public var text: String
    public var isRequired: Bool

    public var id: Key { key }
}

extension EntryWording {
    /// The parts of a proposal in the order they are asked for; the ones that nothing is said of are empty.
    public func fields(_ proposal: Proposal) -> [ProposalField] {
        switch proposal {
        case .entry(.water(let milliliters, let at)):
            [amount(.amount, "Amount", milliliters, units.volume, true), time(at)]
        case .entry(.weight(let kilograms, let fat, let at)):
            [
                amount(.weight, "Weight", kilograms, units.weight(), true),
                amount(.bodyFat, "Body fat", fat, .percent), time(at),
            ]
        case .entry(.meal(let meal, let at)): fields(meal) + [time(at)]
        case .entry(.workout(let workout)): fields(workout)
        case .entry(.checkIn(let checkIn, let day)): fields(checkIn, day)
        case .entry(.measurement(let measurement, let at)): fields(measurement) + [time(at)]
        case .entry(.mindfulness(let minutes, let start)):
            [field(.length, "Length", Self.length(minutes), true), time(start, "Began")]
        case .entry(.sleep(let start, let end)):
            [
                field(.asleep, "Asleep", time(start).text, true), field(.awake, "Awake", time(end).text, true),
                field(.length, "Length", Self.length(end.timeIntervalSince(start) / 60)),
            ]
        case .entry(.strength(let sets, let at)): [field(.sets, "Sets", text(sets), true), time(at)]
        case .entry(.tags(let entry)): fields(entry)
        case .entry(.goalEnd(let end)):
            [
                field(.target, "Goal", end.text, true),
                time(end.at),
            ]
        case .entry(.template(let template)):
            [field(.name, "Name", template.name, true), field(.sets, "Sets", text(template.sets), true)]
        case .entry(.sameWorkout(let pair)):
            [field(.type, "Recording", text(pair.first), true), field(.name, "and", text(pair.second), true)]
        case .entry(.plan(let sessions)):
            zip(ProposalField.Key.sessions, sessions).map { key, session in
                let (_, _, number) = session.day.components
                let label = PlanWording.day(session.day).prefix(4) + "\(number)"
                return field(key, String(label), PlanWording.line(session, self), sessions.count == 1)
            }
        case .goal(let aim): fields(aim)
        case .memory(let fact, let about):
            [field(.fact, "Fact", fact, true), field(.about, "About", about.rawValue, true)]
        }
    }

    private func field(_ key: ProposalField.Key, _ label: String, _ text: String?, _ isRequired: Bool = false)
        -> ProposalField
    {
        ProposalField(key: key, label: label, text: text ?? "", isRequired: isRequired)
    }

    private func amount(
        _ key: ProposalField.Key, _ label: String, _ value: Double?, _ unit: ShownUnit, _ isRequired: Bool = false
    ) -> ProposalField {
        let text = value.map { "\(NumberText.text(unit.shown($0))) \(unit.symbol)" }
        return field(key, label, text, isRequired)
    }

    private func time(_ instant: Date, _ label: String = "Time") -> ProposalField {
        let (day, minute) = clock.local(instant)
        return field(.time, label, "\(clock.name(of: day)) \(EntryClock.text(minute: minute))", true)
    }

    private func fields(_ measurement: LogEntry.Measurement) -> [ProposalField] {
        switch measurement {
        case .bodyFat(let percent): [amount(.bodyFat, "Body fat", percent, .percent, true)]
        case .bloodPressure(let systolic, let diastolic, let pulse):
            [
                field(.pressure, "Pressure", "\(NumberText.text(systolic))/\(NumberText.text(diastolic)) mmHg", true),
                amount(.heartRate, "Pulse", pulse, .beats),
            ]
        case .glucose(let value, let context):
            [
                amount(.glucose, "Glucose", value, units.unit(of: .glucose), true),
                field(.context, "When", context?.rawValue),
            ]
        case .bodyTemperature(let celsius):
            [amount(.temperature, "Temperature", celsius, units.temperature(decimals: 1), true)]
        case .restingHeartRate(let rate): [amount(.heartRate, "Heart rate", rate, .beats, true)]
        }
    }

    private func fields(_ entry: LogEntry.TagEntry) -> [ProposalField] {
        let when = entry.at.map { time($0) } ?? field(.day, "Day", clock.name(of: entry.day), true)
        return [
            field(.tags, "Tags", entry.tags.joined(separator: ", "), entry.note == nil),
            field(.dose, "Amount", entry.amount), field(.severity, "Severity", entry.severity.map(String.init)),
            field(.note, "Note", entry.note, entry.tags.isEmpty), when,
        ]
    }

    private func fields(_ meal: LogEntry.Meal) -> [ProposalField] {
        [
            field(.name, "Name", meal.name, true), amount(.energy, "Energy", meal.kilocalories, .kilocalories),
            amount(.protein, "Protein", meal.protein, .grams),
            amount(.carbohydrates, "Carbohydrates", meal.carbohydrates, .grams), amount(.fat, "Fat", meal.fat, .grams),
            amount(.caffeine, "Caffeine", meal.caffeine, .milligrams),
            field(
                .alcohol, "Alcohol",
                meal.alcohol.map { "\(NumberText.text($0)) \($0 == 1 ? "alcoholic drink" : "alcoholic drinks")" }),
        ]
    }

    private func fields(_ workout: LogEntry.LoggedWorkout) -> [ProposalField] {
        [
            field(.type, "Kind", workout.type, true), field(.length, "Length", Self.length(workout.minutes), true),
            amount(.distance, "Distance", workout.kilometres, units.distance()),
            amount(.energy, "Energy", workout.kilocalories, .kilocalories),
            amount(.heartRate, "Heart rate", workout.averageHeartRate, .beats),
            field(.effort, "Effort", workout.effort.map(String.init)),
            field(.indoor, "Indoors", workout.isIndoor.map { $0 ? "yes" : "no" }),
            time(workout.start, "Began"), field(.note, "Note", workout.note),
        ]
    }

    private func fields(_ checkIn: CheckIn, _ day: CivilDay) -> [ProposalField] {
        let scales = CheckIn.Scale.allCases.map { scale in
            field(scale.key, scale.rawValue.capitalized, checkIn[scale].map(String.init))
        }
        return scales + [field(.note, "Note", checkIn.notes), field(.day, "Day", clock.name(of: day), true)]
    }

    private func fields(_ aim: Goal.Aim) -> [ProposalField] {
        let unit = aim.unit(units)
        let period = aim.metric == .weight ? [] : [field(.period, "Every", aim.period?.rawValue ?? "day", true)]
        return [
            field(
                .target, aim.name,
                NumberText.text(unit.shown(aim.target)) + (unit.symbol.isEmpty ? "" : " \(unit.symbol)"), true)
        ]
            + period + [field(.due, "By", aim.due?.iso)]
    }

    /// `26 min 10 s`, `1 h 5 min`.
    public static func length(_ minutes: Double) -> String {
        guard minutes.isFinite, minutes < 1e6 else { return "–" }
        let seconds = Int((minutes * 60).rounded())
        let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
        let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return said.isEmpty ? "0 min" : said.joined(separator: " ")
    }
}

extension CheckIn.Scale {
    var key: ProposalField.Key {
        switch self {
        case .mood: .mood
        case .energy: .energyLevel
        case .stress: .stress
        case .motivation: .motivation
        case .soreness: .soreness
        }
    }
}
