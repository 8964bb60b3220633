import Entries
import WorkoutScreen
import Workouts

extension AppStore {
    func run(_ effect: WorkoutEffect) {
        let workout = services.workout
        switch effect {
        case .load: readWorkout()
        case .loadSessions:
            load(.workoutSessions) {
                do throws(WorkoutServices.Failure) {
                    return .workout(.sessionsRead(try await workout.sessions()))
                } catch {
                    return .workout(.readFailed(error.sentence))
                }
            }
        case .loadTemplates:
            load(.workoutTemplates) { [healthWrites] in
                await healthWrites.drain()
                do throws(WorkoutServices.Failure) {
                    return .workout(.templatesRead(try await workout.templates()))
                } catch {
                    return .workout(.readFailed(error.sentence))
                }
            }
        case .saveTemplate(let template, let replaced):
            changeWorkout(in: healthWrites) { () throws(WorkoutServices.Failure) in
                try await workout.saveTemplate(template, replaced)
                return .templateChanged(
                    "Kept: “\(template.name)”." + (replaced.isEmpty ? " The log takes it back." : ""))
            }
        case .deleteTemplate(let template):
            changeWorkout(in: healthWrites) { () throws(WorkoutServices.Failure) in
                try await workout.deleteTemplate(template)
                return .templateChanged("Deleted: “\(template.name)”.")
            }
        case .loadPlan:
            load(.plan) { [healthWrites] in
                await healthWrites.drain()
                do throws(WorkoutServices.Failure) {
                    let (reading, changes) = try await workout.plan()
                    return .workout(.planRead(reading, changes: changes))
                } catch {
                    return .workout(.readFailed(error.sentence))
                }
            }
        case .changePlan(let changes):
            changeWorkout(in: healthWrites) { () throws(WorkoutServices.Failure) in
                try await workout.changePlan(changes)
                return .planChanged
            }
        case .start(let type, let isIndoor, let plan):
            changeWorkout(in: writes) { () throws(WorkoutServices.Failure) in
                .recorded(try await workout.start(type, isIndoor, plan), at: workout.moment())
            }
        case .record(let kind):
            changeWorkout(in: writes) { () throws(WorkoutServices.Failure) in
                .recorded(try await workout.record(kind), at: workout.moment())
            }
        case .end(let ended):
            changeWorkout(in: healthWrites) { [writes] () throws(WorkoutServices.Failure) in
                await writes.drain()  // the last set is in it
                return .stored(try await workout.end(ended))
            }
        case .askEnd: send(.workout(.endAsked(at: workout.moment())))
        case .wake(let at): wakeWorkout(at: at)
        case .bell: perform(.bell)
        case .notice, .close, .show, .planAnother: break  // done by the state itself
        }
    }

    private func readWorkout() {
        let workout = services.workout
        load(.workout) { [writes, healthWrites, weak self] in
            await healthWrites.drain()
            await writes.drain()
            do throws(WorkoutServices.Failure) {
                let reading = try await workout.read()
                if !reading.stored.isEmpty { await self?.send(.workout(.stored(reading.stored))) }
                return .workout(.read(reading.live, isFollowing: reading.isFollowing, at: workout.moment()))
            } catch {
                return .workout(.readFailed(error.sentence))
            }
        }
    }

    /// Among the writes: what was begun is brought to its end before the program goes.
    private func changeWorkout(
        in queue: WriteQueue, _ change: @escaping @Sendable () async throws(WorkoutServices.Failure) -> WorkoutAction
    ) {
        queue.add { [weak self] in
            do throws(WorkoutServices.Failure) {
                let action = try await change()
                await self?.send(.workout(action))
            } catch {
                await self?.send(.workout(.failed(error.sentence)))
            }
        }
    }

    /// One-shot, and only while a clock shows or a rest ends: else there is no timer.
    private func wakeWorkout(at moment: Double?) {
        workoutTick?()
        workoutTick = nil
        guard let moment else { return }
        let (pause, now) = (services.pause, services.workout.moment)
        let wait = max(0, moment - now().running)
        if let alarm = services.workout.alarm {
            workoutTick = alarm(wait) { [weak self] in self?.send(.workout(.ticked(now()))) }
            return
        }
        let task = Task {
            await pause(wait)
            if !Task.isCancelled { send(.workout(.ticked(now()))) }
        }
        workoutTick = { task.cancel() }
    }
}
