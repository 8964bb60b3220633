import Foundation
import HealthModel

extension EntryWording {
    /// The line by which a person would type an entry of a kind that has no tool of its own, without its time; in metric
    /// units, named. `nil` for the other kinds.
    public func typedLine(_ entry: LogEntry) -> String? {
        switch entry {
        case .measurement(.bodyFat(let percent), _): "body fat \(NumberText.text(percent)) %"
        case .measurement(.bloodPressure(let systolic, let diastolic, let pulse), _):
            "bp \(NumberText.text(systolic))/\(NumberText.text(diastolic))"
                + (pulse.map { " \(NumberText.text($0))" } ?? "")
        case .measurement(.glucose(let value, let context), _):
            "glucose \(NumberText.text(value, 3))mmol" + (context.map { " \($0.rawValue)" } ?? "")
        case .measurement(.bodyTemperature(let celsius), _): "temp \(NumberText.text(celsius))c"
        case .measurement(.restingHeartRate(let rate), _): "resting pulse \(NumberText.text(rate))"
        case .mindfulness(let minutes, _): "meditated \(NumberText.text(minutes))min"
        case .sleep(let start, let end): "slept \(moment(start)) to \(moment(end))"
        case .strength(let sets, _): EntryWording(clock: clock, units: .metric).text(sets)
        case .tags(let entry):
            entry.tags.isEmpty
                ? entry.note.map { "note: \($0)" }
                : (entry.tags + [entry.amount, entry.severity.map { "\($0)/10" }].compactMap(\.self)).joined(
                    separator: " ")
        case .plan(let sessions):
            "plan "
                + sessions.map { PlanWording.line($0, EntryWording(clock: clock, units: .metric)) }
                .joined(separator: "; ")
        case .template(let template):
            "template \(template.name): \(EntryWording(clock: clock, units: .metric).text(template.sets))"
        case .water, .weight, .meal, .workout, .checkIn, .goalEnd, .sameWorkout: nil
        }
    }

    private func moment(_ instant: Date) -> String {
        let (day, minute) = clock.local(instant)
        return "\(day.iso) \(EntryClock.text(minute: minute))"
    }
}
