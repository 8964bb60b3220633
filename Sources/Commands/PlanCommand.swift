import ArgumentParser
import Console
import Entries
import Files
import Foundation
import HealthModel
import HealthStore
import JSON
import Plans
import ProgramContext

/// `airfit plan`: the sessions of training that are planned.
struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Show a week of planned training, make a plan, adapt it, export it.",
        discussion: """
            For example:
              airfit log plan run tue 45min
              airfit plan
              airfit plan make --race 10km --on 2027-01-24 --under 50:00 --days tue:60,thu:60,sat:60,sun:120
              airfit plan adapt
              airfit plan export training.ics

            A session is done when a workout of its kind is recorded on its day, from any source. Nothing of a plan changes \
            without a yes; airfit log --undo takes a plan back.
            """,
        subcommands: [Show.self, Make.self, Adapt.self, Export.self], defaultSubcommand: Show.self)

    @OptionGroup var common: CommonOptions
}

extension PlanCommand {
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show a week of the plan beside what was done.")
        @OptionGroup var common: CommonOptions
        @Option(help: ArgumentHelp("A day of the week to show, YYYY-MM-DD.", valueName: "day")) var week: String?
        @Flag(help: "Print JSON.") var json = false
        @Flag(help: "Print the whole plan as a calendar (iCalendar).") var ics = false

        func validate() throws {
            if ics, json || week != nil { throw ValidationError("--ics goes without --json and --week.") }
        }

        func run() async throws {
            let (week, json, ics) = (week, json, ics)
            try await Context.running([common]) { context in
                try PlanOutput.refuseHidden(context)
                if ics { return Output.document(try await PlanOutput.calendar(context).text) }
                let day = try week.map { try PlanOutput.day($0) } ?? context.today
                let monday = day.advanced(by: -day.weekday)
                let store = try await context.healthOfNow()
                do throws(HealthStoreError) {
                    let reading = try await context.plan(in: monday...monday.advanced(by: 6), from: store)
                    var next: CivilDay?
                    if reading.isEmpty {
                        let later = monday.advanced(by: 7)...monday.advanced(by: 97)
                        let coming = try await context.plan(in: later, from: store)
                        next = coming.standings.first { $0.state == .upcoming }?.session.day
                    }
                    PlanOutput.print(reading, week: monday, next: next, context, asJSON: json)
                } catch {
                    throw Failure(error)
                }
            }
        }
    }

    struct Make: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a plan by rules, and store it after a yes.",
            discussion: """
                From the median of your last four full weeks: at most 8 % more a week and never a jump of over 30 %, every \
                fourth week easier, a long run of at most 110 % of your longest of 30 days, hard days never side by side, two \
                weeks of taper before a race. Each session says why it is there. What rules planned before in these weeks \
                makes way; what you planned yourself stays, and has its day for itself.
                """)
        @OptionGroup var common: CommonOptions
        @Option(help: ArgumentHelp("A race of that distance: 10km, 6.2mi, half marathon.", valueName: "distance"))
        var race: String?
        @Option(help: ArgumentHelp("The day of the race, YYYY-MM-DD.", valueName: "day")) var on: String?
        @Option(help: ArgumentHelp("The time that is wished for: 50:00 or 1:45:00.", valueName: "time")) var under:
            String?
        @Option(help: ArgumentHelp("Minutes of movement a week.", valueName: "minutes")) var minutes: Double?
        @Flag(help: "Go on as in the last four weeks.") var keep = false
        @Option(help: ArgumentHelp("Minutes by day: tue:60,sun:120.", valueName: "days")) var days: String
        @Option(help: ArgumentHelp("How many weeks, without a race.", valueName: "weeks")) var weeks = 4
        @Flag(help: "Don't ask.") var yes = false

        func validate() throws {
            guard [race != nil, minutes != nil, keep].count(where: { $0 }) == 1 else {
                throw ValidationError("Say one of --race with --on, --minutes or --keep.")
            }
            guard (race != nil) == (on != nil), under == nil || race != nil else {
                throw ValidationError("--race goes with --on, and --under with both.")
            }
        }

        func run() async throws {
            let goal = try goal()
            let (days, weeks, yes) = (try PlanOutput.availability(days), weeks, yes)
            try await Context.running([common]) { context in
                try PlanOutput.refuseHidden(context)
                let store = try await context.healthOfNow()
                let basis: PlanBasis
                do throws(HealthStoreError) { basis = try await context.planBasis(from: store) } catch {
                    throw Failure(error)
                }
                let plan: GeneratedPlan
                do throws(PlanProblem) {
                    plan = try PlanRules(basis: basis, days: days, today: context.today).plan(for: goal, weeks: weeks)
                } catch {
                    throw Failure(error.sentence, .badInput)
                }
                PlanOutput.print(plan, context)
                do {
                    let replacement = PlanReplacement(plan.sessions, over: try await store.plans())
                    PlanOutput.print(replacement, context)
                    guard !replacement.sessions.isEmpty else {
                        return Output.print("Every day of it has a session of your own, so nothing is to be stored.")
                    }
                    if !yes {
                        try Confirmation.typed("yes", after: "Store these sessions as your plan?", orFlag: "--yes")
                    }
                    let id = try await store.storePlan(replacement.sessions, leaving: replacement.remainders)
                    let count = replacement.sessions.count
                    Output.print("Stored: \(count) sessions. Take them back: airfit log --undo e\(id)")
                } catch let error as HealthStoreError {
                    throw Failure(error)
                }
            }
        }

        private func goal() throws -> PlanGoal {
            if let minutes { return .minutes(minutes) }
            guard let race, let on else { return .keep }
            return .race(
                kilometres: try PlanOutput.kilometres(race), on: try PlanOutput.day(on),
                seconds: try under.map(PlanOutput.seconds))
        }
    }

    struct Adapt: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Propose what becomes of missed sessions, and of today's after a bad night.",
            discussion: """
                A missed easy session is let go; a hard one moves to the next day of the plan in its week that is two days \
                from every other hard one, else it is let go; a long one the same within two days. With two signs of strain a \
                hard session of today becomes an easy one, with three it is let go. Nothing changes without a yes.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(help: "Don't ask.") var yes = false
        @Flag(help: "Print JSON, and change nothing.") var json = false

        func run() async throws {
            let (yes, json) = (yes, json)
            try await Context.running([common]) { context in
                try PlanOutput.refuseHidden(context)
                let store = try await context.healthOfNow()
                let words = context.entryWords
                do {
                    let changes = try await context.planChanges(from: store)
                    if json {
                        let list = changes.map { ["session": $0.text(words), "reason": $0.reason] }
                        return Output.json(JSONText.object(["changes": list]))
                    }
                    guard !changes.isEmpty else { return Output.print("Nothing is to be changed.") }
                    for change in changes { Output.print("\(change.text(words))\n    \(change.reason)") }
                    if !yes { try Confirmation.typed("yes", after: "Change the plan so?", orFlag: "--yes") }
                    try await context.apply(changes, to: store)
                    Output.print("Changed.")
                } catch let error as HealthStoreError {
                    throw Failure(error)
                }
            }
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the plan as a calendar (iCalendar).",
            discussion: """
                Sessions without a time are of the whole day. A file that is there is written over only with --force; - stands for \
                the standard output.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(help: "Write over a file that is there.") var force = false
        @Argument(help: ArgumentHelp("The file, such as training.ics.", valueName: "file")) var file: String

        func run() async throws {
            let (file, force) = (file, force)
            try await Context.running([common]) { context in
                try PlanOutput.refuseHidden(context)
                let (text, count) = try await PlanOutput.calendar(context)
                if file == "-" { return Output.document(text) }
                let path = context.absolute(file)
                do throws(FileFailure) {
                    let output = try ReplacementFile(path: path)
                    try output.write(text.utf8)
                    try output.finish(replacing: force ? .regularFile : .nothing)
                } catch {
                    throw Failure(
                        error.code == EEXIST
                            ? "\(file) is there already; --force writes over it."
                            : "\(file) cannot be written: \(error.reason).", .badInput)
                }
                Output.print("Written: \(count) sessions to \(file).")
            }
        }
    }
}

/// The output and the arguments of the commands of the plan.
enum PlanOutput {
    static func refuseHidden(_ context: Context) throws {
        guard context.privacy.hidden.contains(.workouts) else { return }
        throw Failure("Workouts are hidden, so the plan is not shown; see privacy.shown.", .badInput)
    }

    /// All planned sessions as a calendar (iCalendar), and how many there are.
    static func calendar(_ context: Context) async throws -> (text: String, sessions: Int) {
        let store = try await context.healthOfNow()
        let entries: [LoggedEntry]
        do throws(HealthStoreError) { entries = try await store.plans() } catch { throw Failure(error) }
        guard !entries.isEmpty else { throw Failure("Nothing is planned, so nothing was written.", .badInput) }
        let count = entries.reduce(0) { if case .plan(let sessions) = $1.entry { $0 + sessions.count } else { $0 } }
        return (PlanCalendar.text(of: entries.reversed(), context.entryWords, by: context.entryClock), count)
    }

    static func day(_ text: String) throws -> CivilDay {
        guard let day = CivilDay(iso: text) else { throw Failure("Write a day as 2026-11-30.", .usage) }
        return day
    }

    /// `10km`, `10k`, `6.2 mi`, `half marathon`; a bare number is of kilometres.
    static func kilometres(_ text: String) throws -> Double {
        let plain = text.lowercased().replacing("-", with: " ").replacing(",", with: ".")
            .trimmingCharacters(in: .whitespaces)
        switch plain {
        case "half marathon", "halfmarathon", "half", "halbmarathon": return 21.0975
        case "marathon": return 42.195
        default: break
        }
        let number = plain.prefix { $0.isNumber || $0 == "." }
        let unit = plain.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
        switch (Double(number), unit) {
        case (let value?, ""), (let value?, "k"), (let value?, "km"): return value
        case (let value?, "mi"), (let value?, "mile"), (let value?, "miles"):
            return UnitSystem.imperial.distance().kept(value)
        default: throw Failure("Write the distance of the race as 10km, 6.2mi or half marathon.", .usage)
        }
    }

    /// `50:00`, `1:45:00`.
    static func seconds(_ text: String) throws -> Double {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard (2...3).contains(parts.count), parts.dropFirst().allSatisfy({ (0..<60).contains($0) }) else {
            throw Failure("Write the time as 50:00 or 1:45:00.", .usage)
        }
        return Double(parts.reduce(0) { $0 * 60 + $1 })
    }

    /// `tue:60,sun:120`.
    static func availability(_ text: String) throws -> [Int: Double] {
        let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        var days: [Int: Double] = [:]
        for part in text.lowercased().split(separator: ",") {
            let pair = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2, let day = names.firstIndex(of: String(pair[0].prefix(3))),
                let minutes = Double(pair[1]), (10...600).contains(minutes)
            else { throw Failure("Write the days as tue:60,sun:120, each with 10 to 600 minutes.", .usage) }
            days[day] = minutes
        }
        return days
    }

    static func print(_ plan: GeneratedPlan, _ context: Context) {
        let words = context.entryWords
        Output.print(plan.remark)
        for (index, week) in plan.weeks.enumerated() {
            let sum = week.kilometres > 0 ? String(format: "%.1f km", week.kilometres) : "\(Int(week.minutes)) min"
            Output.print("\nWeek \(index + 1), from \(PlanWording.day(week.monday)): \(sum)")
            for session in week.sessions {
                Output.print("  \(PlanWording.day(session.day))  \(PlanWording.text(session, words))")
                if let reason = session.reason, index == 0 { Output.print("      \(reason)") }
            }
        }
        Output.print("")
    }

    /// What becomes of the sessions that are planned already.
    static func print(_ replacement: PlanReplacement, _ context: Context) {
        for session in replacement.kept {
            let text = PlanWording.text(session, context.entryWords)
            Output.print("\(PlanWording.day(session.day)) stays as it is planned: \(text)")
        }
        let count = replacement.replacedCount
        guard count > 0 else { return }
        Output.print(
            "\(count) session\(count == 1 ? "" : "s") of the plan before \(count == 1 ? "makes" : "make") way.")
    }

    /// - Parameter next: the day of the next session, where the week has none.
    static func print(
        _ reading: PlanReview, week monday: CivilDay, next: CivilDay?, _ context: Context, asJSON: Bool
    ) {
        let words = context.entryWords
        if asJSON {
            return Output.json(
                JSONText.object([
                    "week": monday.iso, "planned": reading.plannedCount, "done": reading.doneCount,
                    "missed": reading.missed.count, "sessions": reading.standings.map { fields($0) },
                ]))
        }
        guard !reading.isEmpty else {
            let more =
                next.map { "The next session is on \(PlanWording.day($0)): airfit plan --week \($0.iso)" }
                ?? "Plan a session: airfit log plan run tue 45min"
            return Output.print("Nothing is planned in the week from \(PlanWording.day(monday)). \(more)")
        }
        Output.print("Week from \(PlanWording.day(monday))" + (reading.summary.map { ": \($0)" } ?? ""))
        for standing in reading.standings {
            let session = standing.session
            let time = session.minute.map { " \(EntryClock.text(minute: $0))" } ?? ""
            let state = PlanStateWording.text(standing, words)
            Output.print("  \(PlanWording.day(session.day))\(time)  \(PlanWording.text(session, words))  – \(state)")
            if let reason = session.cancellation ?? session.reason { Output.print("      \(reason)") }
        }
    }

    private static func fields(_ standing: PlanStanding) -> [String: Any] {
        let session = standing.session
        var done: DoneSession?
        if case .done(let workout) = standing.state { done = workout }
        return [
            "entry": "e\(standing.entry)", "id": session.id, "date": session.day.iso,
            "time": session.minute.map { EntryClock.text(minute: $0) } as Any? ?? NSNull(), "type": session.type,
            "minutes": session.minutes as Any? ?? NSNull(), "km": session.kilometres as Any? ?? NSNull(),
            "zone": session.zone as Any? ?? NSNull(), "intensity": session.intensity?.rawValue as Any? ?? NSNull(),
            "note": session.note as Any? ?? NSNull(),
            "reason": (session.cancellation ?? session.reason) as Any? ?? NSNull(),
            "state": PlanStateWording.name(standing.state), "done_min": done?.minutes as Any? ?? NSNull(),
            "done_km": done?.kilometres as Any? ?? NSNull(),
        ]
    }
}
