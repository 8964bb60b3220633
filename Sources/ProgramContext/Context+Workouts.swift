import WorkoutRecording

/// Workouts while they are recorded.
extension Context {
    /// The journal in the folder of the state, and the machine's clocks.
    public var workouts: WorkoutRecorder { WorkoutRecorder(folder: locations.state + "/workout") }
}
