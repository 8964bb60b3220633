import AppStore
import Entries
import HealthModel
import HealthStore
import Synchronization
import WorkoutRecording
import Workouts

/// The services of the workout, with its journal on disk. One screen at a time records: it holds the lead while a workout
/// goes on, and the others follow.
final class WorkoutLive: Sendable {
    private let recorder: WorkoutRecorder
    private let log: HealthStore
    /// Says on what day something was done.
    private let clock: @Sendable () -> EntryClock
    private let lead = Mutex<WorkoutLease?>(nil)

    init(recorder: WorkoutRecorder, log: HealthStore, clock: @escaping @Sendable () -> EntryClock) {
        (self.recorder, self.log, self.clock) = (recorder, log, clock)
    }

    var services: WorkoutServices {
        var services = WorkoutServices(
            read: { () throws(WorkoutServices.Failure) in try await self.read() },
            sessions: { () throws(WorkoutServices.Failure) in try await self.sessions() },
            start: { type, isIndoor, plan throws(WorkoutServices.Failure) in
                _ = try await self.storeEnded()
                try self.takeLead()
                return try self.change { file, moment throws(WorkoutFile.Failure) in
                    try file.start(
                        type, isIndoor: isIndoor, plan: plan, dayShift: self.recorder.dayShift(), at: moment)
                }
            },
            record: { kind throws(WorkoutServices.Failure) in
                try self.takeLead()
                let live = try self.change { file, moment throws(WorkoutFile.Failure) in
                    try file.record(kind, at: moment)
                }
                if live.isDiscarded { self.release() }
                return live
            },
            end: { workout throws(WorkoutServices.Failure) in
                try self.takeLead()
                defer { self.release() }
                do throws(WorkoutEndFailure) {
                    return try await self.recorder.end(workout, in: self.log).map(\.entry)
                } catch {
                    throw WorkoutServices.Failure(error.sentence)
                }
            },
            moment: recorder.moment)
        services.templates = { () throws(WorkoutServices.Failure) in
            do throws(HealthStoreError) { return try await self.log.templates() } catch {
                throw WorkoutServices.Failure(error.sentence)
            }
        }
        services.saveTemplate = { template, replaced throws(WorkoutServices.Failure) in
            try await self.write { () throws(HealthStoreError) in
                try await self.log.saveTemplate(template, inPlaceOf: replaced)
            }
        }
        services.deleteTemplate = { template throws(WorkoutServices.Failure) in
            try await self.write { () throws(HealthStoreError) in
                try await self.log.deleteTemplates(named: template)
            }
        }
        return services
    }

    private func write(
        _ body: () async throws(HealthStoreError) -> Void
    ) async throws(WorkoutServices.Failure) {
        do throws(HealthStoreError) { try await body() } catch {
            throw WorkoutServices.Failure(error.sentenceOfWriting)
        }
    }

    private func read() async throws(WorkoutServices.Failure) -> WorkoutServices.Reading {
        let live: LiveWorkout?
        do throws(WorkoutFile.Failure) { live = try recorder.file.read() } catch {
            throw WorkoutServices.Failure(error.sentence)
        }
        if let live, live.isLive { return WorkoutServices.Reading(live: live, isFollowing: !leads()) }
        release()
        return WorkoutServices.Reading(stored: live == nil ? [] : try await storeEnded())
    }

    private func sessions() async throws(WorkoutServices.Failure) -> [Progression.Session] {
        do throws(HealthStoreError) {
            return Progression.sessions(in: try await log.strengthEntries(limit: Progression.mostEntries), by: clock())
        } catch {
            throw WorkoutServices.Failure(error.sentence)
        }
    }

    private func storeEnded() async throws(WorkoutServices.Failure) -> [LogEntry] {
        do throws(WorkoutEndFailure) {
            return try await recorder.storeEnded(in: log).map(\.entry)
        } catch {
            throw WorkoutServices.Failure(error.sentence)
        }
    }

    private func change(
        _ body: (WorkoutFile, WorkoutMoment) throws(WorkoutFile.Failure) -> LiveWorkout
    ) throws(WorkoutServices.Failure) -> LiveWorkout {
        do throws(WorkoutFile.Failure) {
            return try body(recorder.file, recorder.moment())
        } catch {
            throw WorkoutServices.Failure(error.sentence)
        }
    }

    // MARK: The lead

    /// - Returns: whether this screen records.
    private func leads() -> Bool {
        lead.withLock { lead in
            if lead == nil { lead = WorkoutLease(in: recorder.file.folder) }
            return lead != nil
        }
    }

    private func takeLead() throws(WorkoutServices.Failure) {
        guard leads() else {
            throw WorkoutServices.Failure("Another AirFit records a workout: end it there, or close that one first.")
        }
    }

    private func release() { lead.withLock { $0 = nil } }
}
