import ArgumentParser
import Console
import Entries
import Foundation
import HealthModel
import HealthStore
import JSON
import ProgramContext
import WorkoutRecording
import Workouts

extension WorkoutCommand {
    /// `airfit workout end`: stores the workout in the log.
    struct End: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "End the workout and store it in the log.",
            discussion: """
                One of more than half a day is asked about: --last ends it where something was last recorded, --length says \
                how long it was, --yes takes it as it is.
                """)
        @OptionGroup var common: CommonOptions

        @Option(help: ArgumentHelp("How hard it was, 1 to 10.", valueName: "effort")) var effort: Int?
        @Option(help: ArgumentHelp("How far: 5.2km, 3mi.", valueName: "distance")) var distance: String?
        @Option(help: ArgumentHelp("How long: 45min, 1h10.", valueName: "length")) var length: String?
        @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?
        @Flag(help: "End it where something was last recorded.") var last = false
        @Flag(help: "Say yes to what is hardly possible.") var yes = false
        @Flag(help: "Print JSON.") var json = false

        func validate() throws {
            if let effort, !(1...10).contains(effort) { throw ValidationError("An effort is a number from 1 to 10.") }
            if last, length != nil { throw ValidationError("Use either --last or --length.") }
        }

        func run() async throws {
            let command = self
            try await Context.running([common]) { context in
                let step = WorkoutStep(context: context)
                let live = try step.live()
                let workout = try await command.workout(of: live, step)
                let log = try await context.healthOfNow()
                do throws(WorkoutEndFailure) {
                    let stored = try await step.recorder.end(workout, in: log)
                    command.printStored(stored, context)
                } catch {
                    throw Failure(error.sentence, .unavailable)
                }
            }
        }

        private func workout(of live: LiveWorkout, _ step: WorkoutStep) async throws -> LogEntry.LoggedWorkout {
            let words = step.context.entryWords
            var proposal = Proposal.entry(
                .workout(live.workout(endingAt: last ? live.lastEventAt : step.recorder.moment())))
            let typed: [(ProposalField.Key, String?)] = [
                (.distance, distance), (.length, length), (.effort, effort.map(String.init)),
            ]
            for case (let key, let text?) in typed {
                do throws(EntryProblem) {
                    proposal = try words.setting(key, to: text, in: proposal)
                } catch {
                    throw Failure(error.sentence, .badInput)
                }
            }
            guard case .entry(.workout(var workout)) = try await step.confirm(proposal, saysYes: yes) else {
                throw Failure("Nothing was recorded.", .other)
            }
            if let note { workout.note = [workout.note, note].compactMap(\.self).joined(separator: "; ") }
            return workout
        }

        private func printStored(_ stored: [(id: LoggedEntry.ID, entry: LogEntry)], _ context: Context) {
            let words = context.entryWords
            guard !json else {
                return Output.json(
                    JSONText.object([
                        "status": "saved",
                        "entries": stored.map { id, entry in
                            [
                                "id": EntryReference.entry(id).text, "kind": words.title(.entry(entry)).lowercased(),
                                "text": words.text(.entry(entry)),
                            ]
                        },
                    ]))
            }
            for (id, entry) in stored {
                let sign = EntryReference.entry(id).text
                Output.print("Stored: \(sign) \(words.line(.entry(entry))). Take it back: airfit log --undo \(sign)")
            }
        }
    }
}
