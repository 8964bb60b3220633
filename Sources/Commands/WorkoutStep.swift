import Console
import Entries
import Foundation
import HealthModel
import HealthStore
import ProgramContext
import WorkoutRecording
import Workouts

/// The part that the steps of `airfit workout` share.
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
        let start = context.entryClock.local(live.startDate(at: moment))
        let day = start.day == context.entryClock.today ? "" : "\(start.day.iso) "
        var parts = [
            "\(StopwatchText.of(live.activeSeconds(at: moment))) since \(day)\(EntryClock.text(minute: start.minute))"
        ]
        parts += live.counts
        if live.isPaused { parts.append("paused") }
        if let left = live.restLeft(at: moment) {
            let isOver = live.isRestOver(at: moment) == true
            parts.append(isOver ? "rest is over" : "rest \(StopwatchText.of(left.rounded(.up)))")
        }
        return "\(live.type): " + parts.joined(separator: ", ")
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

    // MARK: Before one begins

    /// The sets that a workout begins with.
    func plan(typed: String?, repeats: Bool) async throws -> [StrengthSet] {
        let clock = context.entryClock
        if let typed {
            do throws(EntryProblem) {
                return try SetLine(clock: clock, units: context.settings.units.system, last: nil).read(typed)
            } catch {
                throw Failure(error.sentence, .badInput)
            }
        }
        guard repeats else { return [] }
        let sessions = try await sessions(in: try await context.healthOfNow())
        guard let last = WorkoutTemplate.recent(sessions, on: clock.today, limit: 1).first else {
            throw Failure("No workout with sets is in the log, so there is none to repeat.", .badInput)
        }
        printReasons(of: last.exercises)
        return last.plan
    }

    /// The saved template of a name, in any case, with what is proposed for its exercises; `nil` where there is none.
    func template(named name: String) async throws -> TemplateProposal? {
        let log = try await context.healthOfNow()
        let saved: [(id: LoggedEntry.ID, template: SavedTemplate)]
        do throws(HealthStoreError) { saved = SavedTemplate.standing(in: try await log.templates()) } catch {
            throw Failure(error)
        }
        guard let found = saved.first(where: { $0.template.name.lowercased() == name.lowercased() }) else {
            return nil
        }
        let proposal = TemplateProposal(
            id: found.id, found.template, after: try await sessions(in: log), on: context.entryClock.today)
        printReasons(of: proposal.exercises)
        return proposal
    }

    /// The sets of the log by day, the newest last.
    private func sessions(in log: HealthStore) async throws -> [Progression.Session] {
        do throws(HealthStoreError) {
            let entries = try await log.strengthEntries(limit: Progression.mostEntries)
            return Progression.sessions(in: entries, by: context.entryClock)
        } catch {
            throw Failure(error)
        }
    }

    private func printReasons(of exercises: [WorkoutTemplate.Exercise]) {
        for exercise in exercises { Output.print("\(exercise.name): \(exercise.proposal.reason.words)") }
    }

    /// Stores one that had ended and was not in the log yet.
    func storeEnded() async throws {
        // Most have none, and need no store; a journal that cannot be read is told by what begins the next.
        guard let live = (try? recorder.file.read()) ?? nil, !live.isLive else { return }
        let log = try await context.healthOfNow()
        do throws(WorkoutEndFailure) {
            for (_, entry) in try await recorder.storeEnded(in: log) {
                Output.print("Stored: \(context.entryWords.line(.entry(entry)))")
            }
        } catch {
            throw Failure(error.sentence, .unavailable)
        }
    }
}
