import ArgumentParser
import Console
import Entries
import Foundation
import HealthModel
import JSON
import ProgramContext
import WorkoutRecording
import Workouts

/// `airfit workout`: records a workout while it goes on, as the Workout screen does.
struct WorkoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workout",
        abstract: "Record a workout while it goes on: time, pauses, laps, sets.",
        discussion: """
            For example:
              airfit workout start strength
              airfit workout set bench 8x60kg
              airfit workout set 7
              airfit workout lap
              airfit workout end --effort 7

            Each step is on the disk before the command ends, so that nothing is lost by a closed terminal or a machine \
            that stops; a full screen that is open shows it at once. Times are counted by a clock that nobody can set. At \
            its end the workout is an entry of the log, with its sets as another one: airfit log --undo takes them back.
            """,
        subcommands: [
            Start.self, Status.self, SetCommand.self, Lap.self, Pause.self, Resume.self, Note.self, Undo.self, End.self,
            Discard.self, List.self,
        ])

    @OptionGroup var common: CommonOptions
}

/// What the steps of `airfit workout` share.
struct WorkoutStep {
    let context: Context
    var recorder: WorkoutRecorder { context.workouts }

    /// Records an event of the workout that goes on.
    func record(_ kind: WorkoutEvent.Kind) throws -> LiveWorkout {
        do throws(WorkoutFile.Failure) {
            return try recorder.file.record(kind, at: recorder.moment())
        } catch {
            throw Self.failure(error)
        }
    }

    /// The workout that goes on.
    /// - Throws: where there is none.
    func live() throws -> LiveWorkout {
        do throws(WorkoutFile.Failure) {
            if let live = try recorder.file.read(), live.isLive { return live }
        } catch {
            throw Self.failure(error)
        }
        throw Failure("No workout is going on: airfit workout start KIND begins one.", .badInput)
    }

    static func failure(_ error: WorkoutFile.Failure) -> Failure {
        switch error {
        case .refused(let problem): Failure(problem.sentence, .badInput)
        case .file(let sentence): Failure(sentence, .other)
        }
    }

    // MARK: Words

    /// `Strength: 24:10 since 18:05, 6 sets, paused`.
    func line(_ live: LiveWorkout) -> String {
        let moment = recorder.moment()
        func count(_ number: Int, _ name: String) -> String? {
            number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
        }
        let start = context.entryClock.local(live.startDate(at: moment))
        let day = start.day == context.entryClock.local(moment.date).day ? "" : "\(start.day.iso) "
        let rest = live.restLeft(at: moment).map { $0 > 0 ? "rest \(Self.clock($0.rounded(.up)))" : "rest is over" }
        let parts = [
            "\(Self.clock(live.activeSeconds(at: moment))) since \(day)\(EntryClock.text(minute: start.minute))",
            count(live.sets.count, "set"), count(live.lapEnds.count, "lap"), live.isPaused ? "paused" : nil, rest,
        ]
        return "\(live.type): " + parts.compactMap(\.self).joined(separator: ", ")
    }

    /// `24:10`, `1:24:10`.
    static func clock(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded(.down))
        let (minutes, rest) = (whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return whole >= 3600 ? "\(whole / 3600):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// The fields of `status --json`; `nil` is a workout that there is not.
    func fields(_ live: LiveWorkout?) -> [String: Any] {
        guard let live else { return ["live": false] }
        let moment = recorder.moment()
        func whole(_ seconds: Double) -> Int { Int(seconds.rounded(.down)) }
        let start = live.startDate(at: moment)
        return [
            "live": true, "type": live.type, "started_at": start.iso8601(offset: context.entryClock.offset(at: start)),
            "active_s": whole(live.activeSeconds(at: moment)), "elapsed_s": whole(live.totalSeconds(at: moment)),
            "paused": live.isPaused, "laps_s": live.lapSeconds.map(whole),
            "rest_left_s": live.restLeft(at: moment).map { whole(max(0, $0)) as Any } ?? NSNull(),
            "sets": live.sets.map { fields($0.set) }, "notes": live.notes,
        ]
    }

    private func fields(_ set: StrengthSet) -> [String: Any] {
        var kilograms: Any = NSNull()
        var added: Any = NSNull()
        switch set.load {
        case .kilograms(let load): kilograms = load
        case .body(let more): added = more
        case nil: break
        }
        return [
            "exercise": set.exercise, "repetitions": set.repetitions as Any? ?? NSNull(),
            "seconds": set.seconds as Any? ?? NSNull(), "load_kg": kilograms, "added_to_body_kg": added,
            "effort": set.effort as Any? ?? NSNull(),
        ]
    }

    /// Asks about what is hardly possible.
    /// - Throws: where the person says no, or cannot be asked.
    func confirm(_ proposal: Proposal, saysYes: Bool) async throws -> Proposal {
        let words = context.entryWords
        guard let doubt = Plausibility().doubt(about: proposal, words.units), !saysYes else { return proposal }
        switch await TerminalConfirming(words: { words }).answer(to: proposal, doubt: doubt) {
        case .confirmed(let changed): return changed
        case .declined: throw Failure("Nothing was recorded.", .other)
        case nil:
            throw Failure(
                "\(words.line(proposal)): \(doubt) Nobody could be asked, so nothing was recorded; give --yes if it is so.",
                .usage)
        }
    }
}

extension WorkoutCommand {
    struct Start: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Begin a workout.",
            discussion: """
                --repeat plans the sets of the last workout that had some, each exercise with what the rule proposes: all \
                done, the next plates; not all done, the same again; twice in a row or after 14 days off, nine tenths.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(name: .customLong("repeat"), help: "Plan the sets of the last workout, with progress.")
        var repeats = false
        @Option(help: ArgumentHelp("Plan these sets: \"bench 3x8 60kg, squat 5x5 100\".", valueName: "sets"))
        var plan: String?
        @Argument(help: ArgumentHelp("Its kind: running, strength, indoor cycling, Yoga.", valueName: "kind"))
        var kind: [String]

        func run() async throws {
            let (text, repeats, plan) = (kind.joined(separator: " "), repeats, plan)
            try await Context.running([common]) { context in
                guard let kind = ActivityLexicon.kind(text) else {
                    throw Failure("Say what kind of workout it is, such as running or strength.", .badInput)
                }
                let step = WorkoutStep(context: context)
                try await step.storeEnded()
                let sets = try await step.plan(typed: plan, repeats: repeats)
                do throws(WorkoutFile.Failure) {
                    let live = try step.recorder.file.start(
                        kind.type, isIndoor: kind.isIndoor, plan: sets, at: step.recorder.moment())
                    Output.print("Started. \(step.line(live))")
                    if !sets.isEmpty { Output.print("Plan: \(context.entryWords.text(sets))") }
                } catch {
                    throw WorkoutStep.failure(error)
                }
            }
        }
    }

    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Tell of the workout that goes on.")
        @OptionGroup var common: CommonOptions
        @Flag(help: "Print JSON.") var json = false

        func run() async throws {
            let json = json
            try await Context.running([common]) { context in
                let step = WorkoutStep(context: context)
                let live: LiveWorkout?
                do throws(WorkoutFile.Failure) { live = try step.recorder.file.read() } catch {
                    throw WorkoutStep.failure(error)
                }
                let going = live.flatMap { $0.isLive ? $0 : nil }
                if json { return Output.json(JSONText.object(step.fields(going))) }
                guard let going else { return Output.print("No workout is going on.") }
                Output.print(step.line(going))
                let words = context.entryWords
                if !going.sets.isEmpty { Output.print("  " + words.text(going.sets.map(\.set))) }
                if !going.planLeft.isEmpty { Output.print("  Left of the plan: \(words.text(going.planLeft))") }
                for (lap, seconds) in going.lapSeconds.enumerated() {
                    Output.print("  Lap \(lap + 1): \(WorkoutStep.clock(seconds))")
                }
            }
        }
    }

    struct SetCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Record sets: bench 8x60kg, 7x62.5kg, 8, plank 60s.",
            discussion: """
                Without an exercise it is that of the next planned set, else the one before; a number alone is repetitions with \
                its weight.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(help: "Say yes to a weight that is hardly possible.") var yes = false
        @Argument(help: ArgumentHelp("Exercise, repetitions and weight.", valueName: "set")) var words: [String]

        func run() async throws {
            let (text, yes) = (words.joined(separator: " "), yes)
            try await Context.running([common]) { context in
                let step = WorkoutStep(context: context)
                let going = try step.live()
                let last = going.planLeft.first ?? going.sets.last?.set
                let clock = context.entryClock
                var sets: [StrengthSet]
                do throws(EntryProblem) {
                    sets = try SetLine(clock: clock, units: context.settings.units.system, last: last).read(text)
                } catch {
                    throw Failure(error.sentence, .badInput)
                }
                let confirmed = try await step.confirm(.entry(.strength(sets, at: clock.now)), saysYes: yes)
                if case .entry(.strength(let changed, _)) = confirmed { sets = changed }
                let live = try step.record(.sets(sets))
                Output.print("Recorded: \(context.entryWords.text(sets)). \(step.line(live))")
            }
        }
    }

    struct Lap: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "End a lap and begin the next.")
        @OptionGroup var common: CommonOptions

        func run() async throws {
            try await Context.running([common]) { context in
                let live = try WorkoutStep(context: context).record(.lap)
                Output.print("Lap \(live.lapEnds.count): \(WorkoutStep.clock(live.lapSeconds.last ?? 0))")
            }
        }
    }

    struct Pause: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Stop the clock of the workout.")
        @OptionGroup var common: CommonOptions
        func run() async throws { try await WorkoutCommand.record(.paused, [common]) }
    }

    struct Resume: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Go on after a pause.")
        @OptionGroup var common: CommonOptions
        func run() async throws { try await WorkoutCommand.record(.resumed, [common]) }
    }

    struct Undo: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take back the last set, lap, note or pause.")
        @OptionGroup var common: CommonOptions
        func run() async throws { try await WorkoutCommand.record(.undone, [common]) }
    }

    struct Note: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write a note to the workout.")
        @OptionGroup var common: CommonOptions
        @Argument(help: ArgumentHelp("The note.", valueName: "text")) var words: [String]
        func run() async throws { try await WorkoutCommand.record(.note(words.joined(separator: " ")), [common]) }
    }

    struct Discard: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Throw the workout away.")
        @OptionGroup var common: CommonOptions
        @Flag(help: "Don't ask.") var yes = false

        func run() async throws {
            let yes = yes
            try await Context.running([common]) { context in
                let step = WorkoutStep(context: context)
                let live = try step.live()
                if !yes {
                    try Confirmation.typed(
                        "discard", after: "\(step.line(live)). All that is in it is thrown away.", orFlag: "--yes")
                }
                _ = try step.record(.discarded)
                do throws(WorkoutFile.Failure) { try step.recorder.file.clear() } catch {
                    throw WorkoutStep.failure(error)
                }
                Output.print("Thrown away: \(step.line(live))")
            }
        }
    }

    static func record(_ kind: WorkoutEvent.Kind, _ common: [CommonOptions]) async throws {
        try await Context.running(common) { context in
            let step = WorkoutStep(context: context)
            Output.print(step.line(try step.record(kind)))
        }
    }
}
