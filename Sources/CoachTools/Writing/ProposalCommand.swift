import Entries
import Foundation
import HealthModel
import HealthQuery

/// The command by which a person stores something themselves where nobody could be asked.
struct ProposalCommand {
    let clock: EntryClock
    let units: UnitSystem

    /// `airfit log water 300ml`; what no such line can say is a call of a tool, which asks on the terminal.
    func text(_ proposal: Proposal) -> String {
        if let line = line(proposal) { return "airfit log " + (Self.isPlain(line) ? line : Self.quoted(line)) }
        let (tool, arguments) = call(proposal)
        return "airfit tool \(tool.rawValue) \(Self.quoted(arguments.compact))"
    }

    /// Whether a shell takes it as it stands.
    private static func isPlain(_ line: String) -> Bool {
        line.allSatisfy { $0.isLetter || $0.isNumber || " .:%-/,+".contains($0) }
    }

    /// One word of a shell.
    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    // MARK: A call of a tool

    /// A tool and its arguments, as its schema has them.
    private func call(_ proposal: Proposal) -> (tool: WritingTool, arguments: JSONTree) {
        switch proposal {
        case .entry(.goalEnd(let end)):
            let outcome = end.outcome == .completed ? "completed" : "let_go"
            let span: ToolReply.Fields = end.span.map { [("span", .string($0.rawValue))] } ?? []
            return (
                .completeGoal, .object([("metric", .string(end.metricName))] + span + [("outcome", .string(outcome))])
            )
        case .entry(.plan(let sessions)):
            let words = EntryWording(clock: clock, units: .metric)
            let items = sessions.map { session -> JSONTree in
                let reason: ToolReply.Fields = session.reason.map { [("reason", .string($0))] } ?? []
                return .object([("line", .string(PlanWording.line(session, words)))] + reason)
            }
            return (.planWeek, .object([("sessions", .list(items))]))
        case .entry(let entry) where proposal.tool == .logEntry:
            let parts = [said(entry).first, moment(entry)].compactMap(\.self).filter { !$0.isEmpty }
            return (.logEntry, .object([("line", .string(parts.joined(separator: " ")))]))
        case .entry, .goal, .memory:
            let reply = WriteReply(proposed: proposal, consent: .everything, clock: clock)
            return (proposal.tool, reply.tree(of: proposal))
        }
    }

    // MARK: A line of the log

    /// A line of the log that reads as just this proposal; `nil` where there is none.
    private func line(_ proposal: Proposal) -> String? {
        switch proposal {
        case .entry(let entry):
            guard let moment = moment(entry) else { return nil }
            return said(entry).map { moment.isEmpty ? $0 : "\($0) \(moment)" }.first { reads($0, as: entry) }
        case .goal(let aim): return line(aim)
        case .memory: return nil
        }
    }

    /// `nil` for a line that is refused: such a one is not offered.
    private func read(_ line: String) -> Proposal? { try? EntryLine(clock: clock, units: units).read(line) }

    private func reads(_ line: String, as entry: LogEntry) -> Bool {
        guard line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }),
            case .entry(let typed)? = read(line), typed.isSame(as: entry)
        else { return false }
        guard let at = entry.instant else { return true }
        return typed.instant.map { abs($0.timeIntervalSince(at)) < 60 } == true
    }

    /// `goal steps 9000 a day by 2026-06-01`.
    private func line(_ aim: Goal.Aim) -> String? {
        guard let (word, unit) = Self.goalWords[aim.metric] else { return nil }
        let period = aim.period.map { " a \($0.rawValue)" } ?? ""
        let due = aim.due.map { " by \($0.iso)" } ?? ""
        let line = "goal \(word) \(number(aim.target))\(unit)\(period)\(due)"
        return read(line) == Proposal.goal(aim) ? line : nil
    }

    /// How a line of the log names a metric of goals, and the unit behind its figure.
    private static let goalWords: [DayField: (word: String, unit: String)] = [
        .steps: ("steps", ""), .activeEnergy: ("active energy", "kcal"), .exerciseMinutes: ("exercise", "min"),
        .standHours: ("stand", "h"), .sleepHours: ("sleep", "h"), .weight: ("weight", "kg"), .water: ("water", "ml"),
        .runDistance: ("run", "km"), .workouts: ("workouts", ""), .mindfulMinutes: ("meditation", "min"),
    ]

    private func number(_ value: Double) -> String { JSONTree.figure(value).compact }

    /// Lines that an entry may be typed as, without its time, the shortest first; empty where there is none.
    private func said(_ entry: LogEntry) -> [String] {
        func part(_ value: Double?, _ unit: String) -> String? { value.map { number($0) + unit } }
        switch entry {
        case .water(let milliliters, _): return ["water \(number(milliliters))ml"]
        case .weight(let kilograms, let fat, _):
            return ["weight \(number(kilograms))kg" + (fat.map { " \(number($0))% fat" } ?? "")]
        case .meal(let meal, _): return meal.typed.map { ["meal \($0)"] } ?? []
        case .workout(let workout):
            let parts = [
                part(workout.kilometres, "km"), part(workout.minutes, "min"), part(workout.kilocalories, "kcal"),
                part(workout.averageHeartRate, "bpm"), workout.effort.map { "rpe \($0)" },
            ]
            return [([workout.type.lowercased()] + parts.compactMap(\.self)).joined(separator: " ")]
        case .checkIn(let checkIn, let day):
            guard day == clock.today else { return [] }
            let parts = CheckIn.Scale.allCases.compactMap { scale in
                checkIn[scale].map { "\(scale.rawValue) \($0)" }
            }
            return [(parts + [checkIn.notes].compactMap(\.self)).joined(separator: " ")]
        case .tags(let tags):
            // Words that say how strong it is are kept as a note, and so is what stands beside `#travel`.
            let noted = tags.note.map { note in
                [note, (["note: \(note)"] + tags.tags.map { "#\($0)" }).joined(separator: " ")]
            }
            return [typed(entry)].compactMap(\.self) + (noted ?? [])
        case .measurement, .mindfulness, .sleep, .strength, .plan, .goalEnd, .template, .sameWorkout:
            return [typed(entry)].compactMap(\.self)
        }
    }

    private func typed(_ entry: LogEntry) -> String? { EntryWording(clock: clock, units: units).typedLine(entry) }

    /// Empty for now, and where the line says the time itself.
    private func moment(_ entry: LogEntry) -> String? {
        if case .plan = entry { return "" }
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
