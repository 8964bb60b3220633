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

extension WorkoutCommand {
    struct Start: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Begin a workout.",
            discussion: """
                By the name of a template its sets are planned, each exercise with what the rule proposes.

                --repeat plans the sets of the last workout that had some, each exercise with what the rule proposes: all \
                done, the next plates; not all done, the same again; twice in a row or after 14 days off, nine tenths.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(name: .customLong("repeat"), help: "Plan the sets of the last workout, with progress.")
        var repeats = false
        @Option(help: ArgumentHelp("Plan these sets: \"bench 3x8 60kg, squat 5x5 100\".", valueName: "sets"))
        var plan: String?
        @Argument(
            help: ArgumentHelp("Its kind: running, strength, indoor cycling, Yoga; or a template.", valueName: "kind"))
        var kind: [String]

        func validate() throws {
            if repeats, plan != nil { throw ValidationError("Use either --plan or --repeat.") }
        }

        func run() async throws {
            let (text, repeats, plan) = (kind.joined(separator: " "), repeats, plan)
            try await Context.running([common]) { context in
                guard let kind = ActivityLexicon.kind(text) else {
                    throw Failure("Say what kind of workout it is, such as running or strength.", .badInput)
                }
                let step = WorkoutStep(context: context)
                try await step.storeEnded()
                let template = plan == nil && !repeats ? try await step.template(named: text) : nil
                let sets = if let template { template.plan } else { try await step.plan(typed: plan, repeats: repeats) }
                do throws(WorkoutFile.Failure) {
                    let live = try step.recorder.file.start(
                        template == nil ? kind.type : "Strength", isIndoor: template == nil ? kind.isIndoor : nil,
                        plan: sets, dayShift: step.recorder.dayShift(), at: step.recorder.moment())
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
                    Output.print("  Lap \(lap + 1): \(StopwatchText.of(seconds))")
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
                """, aliases: ["sets"])
        @OptionGroup var common: CommonOptions
        @Flag(help: "Say yes to a weight that is hardly possible.") var yes = false
        @Argument(help: ArgumentHelp("Exercise, repetitions and weight.", valueName: "set")) var words: [String]

        func run() async throws {
            let (text, yes) = (words.joined(separator: " "), yes)
            try await Context.running([common]) { context in
                let step = WorkoutStep(context: context)
                let going = try step.live()
                let clock = context.entryClock
                var sets: [StrengthSet]
                do throws(EntryProblem) {
                    sets = try SetLine(
                        clock: clock, units: context.settings.units.system, last: going.nextSet, known: going.knownSets
                    ).read(text)
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
                Output.print("Lap \(live.lapEnds.count): \(StopwatchText.of(live.lapSeconds.last ?? 0))")
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
