import Entries
import Foundation

/// An event of a workout that is being recorded, as its journal keeps it.
public struct WorkoutEvent: Equatable, Sendable, Codable {
    /// The kind of event, with its values.
    public enum Kind: Equatable, Sendable, Codable {
        /// The kind as `ActivityLexicon` names it; sets that are planned, `nil` for none. `dayShift` is the seconds from the
        /// clock to the same time of an earlier day that was taken for today, `nil` where today is today.
        case started(type: String, isIndoor: Bool?, plan: [StrengthSet]? = nil, dayShift: Double? = nil)
        case paused, resumed, lap
        case sets([StrengthSet])
        case note(String)
        /// A rest of so many seconds, counted from the last set; 0 ends it.
        case rest(seconds: Double)
        /// Takes back the last set, lap, note, pause or resumption.
        case undone
        /// The time since the last event is left out, as a pause.
        case gapLeftOut
        /// Ended with the workout that is to be stored.
        case ended(LogEntry.LoggedWorkout)
        /// Thrown away.
        case discarded
    }

    public var kind: Kind
    public var at: WorkoutMoment

    public init(_ kind: Kind, at moment: WorkoutMoment) {
        self.kind = kind
        at = moment
    }
}

/// Why an event does not fit a workout's state: one sentence.
public struct WorkoutProblem: Error, Equatable, Sendable {
    public var sentence: String

    public init(_ sentence: String) { self.sentence = sentence }
}
