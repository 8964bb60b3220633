import ArgumentParser
import Console
import Entries
import Foundation
import HealthModel
import HealthStore
import JSON
import OfflineCoach
import ProgramContext
import Workouts

extension WorkoutCommand {
    /// `airfit workout list`: workouts so far, imported and typed in one list.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the workouts so far, imported and typed, the newest first.",
            discussion: """
                For example:
                  airfit workout list runs since march over 5 km
                  airfit workout list typed with sets
                  airfit workout list last month with route

                What is of the same workout as another recording is told to count with it.
                """)
        @OptionGroup var common: CommonOptions
        @Argument(help: "Which ones: a kind, days, a distance or length, typed or device, with route or sets.")
        var words: [String] = []
        @Option(help: ArgumentHelp("Only kinds with these letters, such as run.", valueName: "letters"))
        var kind = ""
        @Option(help: ArgumentHelp("How many at most.", valueName: "number")) var limit = 20
        @Flag(help: "Print one JSON object a line.") var json = false

        func validate() throws {
            guard (1...10_000).contains(limit) else { throw ValidationError("--limit is a number from 1 to 10000.") }
        }

        func run() async throws {
            let (words, kind, limit, json) = (words.joined(separator: " "), kind, limit, json)
            try await Context.running([common]) { context in
                if context.privacy.hidden.contains(.workouts) {
                    throw Failure("Workouts are hidden: Settings, Permissions shows them again.", .other)
                }
                let health = try await context.healthOfNow()
                let filter = try Self.filter(words, kind, context)
                let found: [WorkoutRecord]
                do throws(HealthStoreError) {
                    found = try await health.workouts(from: nil, .older, filter: filter, limit: limit).records
                } catch {
                    throw Failure(error)
                }
                let records = found.map { record in
                    var record = record
                    if context.privacy.hidden.contains(.heart) { record.averageBPM = nil }
                    return record
                }
                if json { return records.forEach { Output.json(JSONText.object(Self.fields($0))) } }
                if records.isEmpty {
                    let asked = WorkoutFilterLine.words(filter, context.settings.units.system)
                    let none = filter.isEmpty ? "No workouts are recorded." : "No such workout is recorded: \(asked)."
                    return Output.print(none)
                }
                for record in records { Output.print(Self.line(record, context)) }
            }
        }

        private static func filter(_ words: String, _ kind: String, _ context: Context) throws -> WorkoutFilter {
            var filter: WorkoutFilter
            do throws(EntryProblem) {
                filter = try WorkoutFilterLine.read(
                    words, context.settings.units.system, days: QuestionReader(today: context.today).days(namedBy:))
            } catch {
                throw Failure(error.sentence, .badInput)
            }
            guard !filter.parts.contains(.pulse) || !context.privacy.hidden.contains(.heart) else {
                throw Failure("The pulse is hidden: Settings, Permissions shows it again.", .other)
            }
            if !kind.isEmpty { filter.kind = kind }
            return filter
        }

        private static func line(_ record: WorkoutRecord, _ context: Context) -> String {
            let distance = context.settings.units.system.distance()
            let parts: [String?] = [
                String(record.start.iso8601(offset: record.offset).prefix(16)).replacing("T", with: " "),
                record.activity, StopwatchText.of(record.durationSeconds),
                record.distanceMeters.flatMap { DecimalText.text(of: distance.shown($0 / 1000), decimals: 2) }
                    .map { "\($0) \(distance.symbol)" },
                record.averageBPM.map { "\(Int($0.rounded())) bpm" }, record.sourceName, standing(record),
            ]
            return parts.compactMap(\.self).joined(separator: "  ")
        }

        private static func standing(_ record: WorkoutRecord) -> String? {
            switch record.standing {
            case .counted: nil
            case .with(let source): "(counts with \(source))"
            case .leftOut: "(left out)"
            }
        }

        private static func fields(_ record: WorkoutRecord) -> [String: Any] {
            [
                "type": record.activity, "start": record.start.iso8601(offset: record.offset),
                "end": record.end.iso8601(offset: record.offset), "duration_s": record.durationSeconds,
                "distance_km": record.distanceMeters.map { $0 / 1000 as Any } ?? NSNull(),
                "active_kcal": record.energyKcal as Any? ?? NSNull(),
                "avg_hr_bpm": record.averageBPM as Any? ?? NSNull(),
                "elevation_m": record.elevationMeters as Any? ?? NSNull(), "source": record.sourceName,
                "counts": record.standing == .counted,
            ]
        }
    }
}
