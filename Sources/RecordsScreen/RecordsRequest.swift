import ScreenKit
import Canvas
import Foundation
import HealthModel

extension Records {
    /// Where a page of a long list begins.
    public struct Place<Key: Hashable & Sendable>: Hashable, Sendable {
        /// The rows follow this one; `nil` is the start, or backwards the end.
        public var after: Key?
        /// Rows before `after`, those nearest to it; still in the order of the list.
        public var isBackwards: Bool
        /// As many rows at most.
        public var limit: Int

        public init(after: Key? = nil, isBackwards: Bool = false, limit: Int = 200) {
            (self.after, self.isBackwards, self.limit) = (after, isBackwards, limit)
        }
    }

    /// A part of a long list.
    public struct Page<Row: Equatable & Sendable>: Equatable, Sendable {
        public var rows: [Row]
        /// Nothing follows in the direction that was asked for.
        public var isLast: Bool

        public init(_ rows: [Row], isLast: Bool) { (self.rows, self.isLast) = (rows, isLast) }
    }
}

/// A read that a records page needs. The answer comes back with it.
public enum RecordsRequest: Hashable, Sendable {
    /// The newest first.
    case imports
    case importFiles(Int)
    case undoForecast(Int)
    /// For one metric; `nil` for all.
    case sources(MetricID?)
    case contents
    /// The newest first.
    case days(type: Int, Records.Place<CivilDay>)
    /// Of one day in order of time. The filter is of the source's name, in any case; empty for none.
    case samples(type: Int, day: CivilDay, filter: String, Records.Place<SampleKey>)
    /// The newest first.
    case workouts(WorkoutFilter, Records.Place<WorkoutKey>)
    case workout(WorkoutKey)
    /// The newest first.
    case nights(Records.Place<CivilDay>)
    case night(CivilDay)
    /// The newest first.
    case sleepLeftOut
    /// The newest first.
    case findings(kind: String, Records.Place<FindingRecord.Place>)
    case explanation(MetricID, CivilDay)
    /// A table of an import, and its first rows as they would be read.
    case table(Records.TablePlace)
    case tableRows(Records.TableMapping)
}

/// The answer of a read for a page.
public enum RecordsAnswer: Equatable, Sendable {
    case imports([Records.ImportEntry])
    case importFiles([Records.ImportFile])
    case undoForecast(Records.UndoForecast)
    case sources(Records.SourceOrder)
    case contents(Records.Contents)
    case days(Records.Page<Records.DayOfType>)
    case samples(Records.Page<Records.Sample>)
    case workouts(Records.Page<Records.Workout>)
    case workout(Records.Workout)
    case nights(Records.Page<NightRecord>)
    case night(NightRecord)
    case sleepLeftOut([SleepPieceRecord])
    case findings(Records.Page<FindingRecord>)
    case explanation(Records.Explanation)
    case table(Records.Table)
    case tableRows([Records.ReadRow])
}

/// A change of a records page in the store.
public enum RecordsChange: Hashable, Sendable {
    case undo(batch: Int)
    /// `nil` for all metrics; no choices sets the usual order again.
    case order(MetricID?, [Records.SourceChoice])
    case sample(SampleKey, Records.SampleChange)
    /// Leaves a piece of sleep out, or counts it again.
    case sleep(SleepPieceKey, isExcluded: Bool)
    /// Two recordings are of one workout.
    case merge(WorkoutKey, WorkoutKey)
    /// They are two again: the entry of the log that said so goes.
    case split(entry: Int)
    /// Keeps what the columns of a table are.
    case table(Records.TableMapping)
}

/// An event on, or for, the records screen.
public enum RecordsAction: Equatable, Sendable {
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    /// Steps of the wheel, downwards positive.
    case wheel(Int)
    case arrived(RecordsRequest, RecordsAnswer)
    /// One sentence.
    case failed(RecordsRequest, String)
    /// How far a change is, of so many days.
    case changing(RecordsChange, done: Int, of: Int)
    /// A change is made; one sentence on what it did.
    case changed(RecordsChange, String)
    /// It was not made; one sentence.
    case changeFailed(RecordsChange, String)
    /// The store has new data.
    case dataChanged
}

/// Work to do outside the records screen.
public enum RecordsEffect: Equatable, Sendable {
    case read(RecordsRequest)
    case change(RecordsChange)
    case notice(String, isProblem: Bool)
    /// Asks which file to import.
    case chooseImport
    case importFiles([String])
    /// Stops the import that runs.
    case stopImport
    /// Opens the settings of what is kept and shown.
    case openPrivacy
    /// Leaves the screen.
    case close
}
