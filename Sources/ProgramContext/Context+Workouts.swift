import Foundation
import WorkoutRecording

/// Workouts while they are recorded.
extension Context {
    /// The journal in the folder of the state, and the machine's clocks. Under a day before the calendar's a workout is recorded
    /// on that day; under a later one on the calendar's, for nothing is recorded before it happens.
    public var workouts: WorkoutRecorder {
        WorkoutRecorder(
            folder: locations.state + "/workout",
            dayShift: {
                guard !todayIsRunning else { return 0 }
                return min(0, entryClock.now.timeIntervalSince(Date()).rounded())
            })
    }
}
