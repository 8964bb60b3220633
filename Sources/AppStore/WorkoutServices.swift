import Entries
import HealthModel
import Plans
import Workouts

/// The services of the workout: its journal, its clocks, and the log in which it ends.
public struct WorkoutServices: Sendable {
    /// Why it could not be done: one sentence.
    public struct Failure: Error, Equatable, Sendable {
        public var sentence: String
        public init(_ sentence: String) { self.sentence = sentence }
    }

    /// The journal as it is on disk.
    public struct Reading: Sendable {
        /// The workout that goes on; `nil` for none.
        public var live: LiveWorkout?
        /// Another screen records it.
        public var isFollowing = false
        /// The entries of one that had ended and was not in the log yet.
        public var stored: [LogEntry] = []

        public init(live: LiveWorkout? = nil, isFollowing: Bool = false, stored: [LogEntry] = []) {
            (self.live, self.isFollowing, self.stored) = (live, isFollowing, stored)
        }
    }

    public var read: @Sendable () async throws(Failure) -> Reading
    /// The entries with templates that stand; to be set where there is a store.
    public var templates: @Sendable () async throws(Failure) -> [LoggedEntry] = { () throws(Failure) in [] }
    /// Keeps a template, in the place of entries that go; to be set where there is a store.
    public var saveTemplate: @Sendable (SavedTemplate, _ inPlaceOf: [LoggedEntry.ID]) async throws(Failure) -> Void = {
        _, _ throws(Failure) in throw Failure("There is no store to write to.")
    }
    /// Deletes the templates of a name; to be set where there is a store.
    public var deleteTemplate: @Sendable (SavedTemplate) async throws(Failure) -> Void = { _ throws(Failure) in
        throw Failure("There is no store to write to.")
    }
    /// The sets of the log by day, the newest last.
    public var sessions: @Sendable () async throws(Failure) -> [Progression.Session]
    public var start:
        @Sendable (_ type: String, _ isIndoor: Bool?, _ plan: [StrengthSet]) async throws(Failure) -> LiveWorkout
    /// Returns when the event is on disk.
    public var record: @Sendable (WorkoutEvent.Kind) async throws(Failure) -> LiveWorkout
    /// Returns the entries when they are in the log.
    public var end: @Sendable (LogEntry.LoggedWorkout) async throws(Failure) -> [LogEntry]
    /// The present moment by both clocks.
    public var moment: @Sendable () -> WorkoutMoment
    /// Calls once after some seconds, on the thread that draws, and returns how that is cancelled: a tick then wakes no other
    /// thread. `nil` leaves it to `AppServices.pause`.
    public var alarm: (@MainActor @Sendable (_ seconds: Double, _ call: @escaping @MainActor () -> Void) -> Cancel)?
    /// Stops an alarm that was set.
    public typealias Cancel = @MainActor () -> Void
    /// The plan of this week and the next with what is proposed for it; to be set where there is a store.
    public var plan: @Sendable () async throws(Failure) -> (reading: PlanReview, changes: [PlanChange]) = {
        () throws(Failure) in
        (PlanReview([], done: [], in: CivilDay(number: 0)...CivilDay(number: 0), today: CivilDay(number: 0)), [])
    }
    /// Stores changes that the person has confirmed; to be set where there is a store.
    public var changePlan: @Sendable ([PlanChange]) async throws(Failure) -> Void = { _ throws(Failure) in
        throw Failure("There is no store to write to.")
    }

    public init(
        read: @escaping @Sendable () async throws(Failure) -> Reading = { () throws(Failure) in Reading() },
        sessions: @escaping @Sendable () async throws(Failure) -> [Progression.Session] = { () throws(Failure) in [] },
        start:
            @escaping @Sendable (_ type: String, _ isIndoor: Bool?, _ plan: [StrengthSet]) async throws(Failure) ->
            LiveWorkout = { _, _, _ throws(Failure) in throw Failure("There is no place to record a workout.") },
        record: @escaping @Sendable (WorkoutEvent.Kind) async throws(Failure) -> LiveWorkout = { _ throws(Failure) in
            throw Failure("There is no place to record a workout.")
        },
        end: @escaping @Sendable (LogEntry.LoggedWorkout) async throws(Failure) -> [LogEntry] = { _ throws(Failure) in
            throw Failure("There is no store to write to.")
        },
        moment: @escaping @Sendable () -> WorkoutMoment = { WorkoutMoment(wall: 0, boot: "", running: 0) }
    ) {
        (self.read, self.sessions, self.start) = (read, sessions, start)
        (self.record, self.end, self.moment) = (record, end, moment)
    }
}
