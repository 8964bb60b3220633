import Entries
import Foundation
import HealthModel

/// The command by which a person stores something themselves where nobody could be asked.
struct ProposalCommand {
    let clock: EntryClock
    let units: UnitSystem

    /// `airfit log water 300ml`; what no such line can say is the tool's own call, which asks on the terminal.
    func text(_ proposal: Proposal) -> String {
        if case .entry(let entry) = proposal, let line = line(entry) { return "airfit log \(line)" }
        let arguments = WriteReply(proposed: proposal, consent: .everything, clock: clock).tree(of: proposal).compact
        return "airfit tool \(proposal.tool.rawValue) '\(arguments.replacing("'", with: "'\\''"))'"
    }

    /// A line of the log that reads as just this entry; `nil` where there is none.
    private func line(_ entry: LogEntry) -> String? {
        guard let said = said(entry), let moment = moment(entry) else { return nil }
        let line = ([said] + (moment.isEmpty ? [] : [moment])).joined(separator: " ")
        let isPlain = line.allSatisfy { $0.isLetter || $0.isNumber || " .:%-/,+".contains($0) }
        let read = try? EntryLine(clock: clock, units: units).read(line)  // one that reads otherwise is not offered
        guard isPlain, case .entry(let read)? = read, read.isSame(as: entry) else { return nil }
        guard let at = entry.instant else { return line }
        return read.instant.map { abs($0.timeIntervalSince(at)) < 60 } == true ? line : nil
    }

    private func said(_ entry: LogEntry) -> String? {
        func number(_ value: Double) -> String { JSONTree.figure(value).compact }
        func part(_ value: Double?, _ unit: String) -> String? { value.map { number($0) + unit } }
        switch entry {
        case .water(let milliliters, _): return "water \(number(milliliters))ml"
        case .weight(let kilograms, let fat, _):
            return "weight \(number(kilograms))kg" + (fat.map { " \(number($0))% fat" } ?? "")
        case .meal(let meal, _):
            let parts = [
                part(meal.kilocalories, "kcal"), part(meal.protein, "g protein"), part(meal.carbohydrates, "g carbs"),
                part(meal.fat, "g fat"), part(meal.caffeine, "mg caffeine"),
            ]
            guard meal.alcohol == nil else { return nil }
            return (["meal", meal.name] + parts.compactMap(\.self)).joined(separator: " ")
        case .workout(let workout):
            let parts = [
                part(workout.kilometres, "km"), part(workout.minutes, "min"), part(workout.kilocalories, "kcal"),
                part(workout.averageHeartRate, "bpm"), workout.effort.map { "rpe \($0)" },
            ]
            return ([workout.type.lowercased()] + parts.compactMap(\.self)).joined(separator: " ")
        case .checkIn(let checkIn, let day):
            guard day == clock.today else { return nil }
            let parts = CheckIn.Scale.allCases.compactMap { scale in
                checkIn[scale].map { "\(scale.rawValue) \($0)" }
            }
            return (parts + [checkIn.notes].compactMap(\.self)).joined(separator: " ")
        case .measurement, .mindfulness, .sleep, .strength, .tags, .plan, .goalEnd:
            return EntryWording(clock: clock, units: units).typedLine(entry)
        }
    }

    /// Empty for now.
    private func moment(_ entry: LogEntry) -> String? {
        guard let at = entry.instant else { return entry.day == clock.today ? "" : entry.day?.iso }
        if case .sleep = entry { return "" }
        var usual = clock.now
        if case .workout(let workout) = entry { usual -= workout.minutes * 60 }
        if case .mindfulness(let minutes, _) = entry { usual -= minutes * 60 }
        guard abs(at.timeIntervalSince(usual)) >= 60 else { return "" }
        let text = at.iso8601(offset: clock.offset(at: at))
        guard let day = CivilDay(iso: text.prefix(10)) else { return nil }
        let time = text.dropFirst(11).prefix(5)
        return day == clock.today ? "at \(time)" : "\(day.iso) \(time)"
    }
}
