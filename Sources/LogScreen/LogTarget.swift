/// The hit targets of the log.
enum LogTarget: Hashable, Sendable {
    case line, store, change, takeBack, removeGoal, undo
    /// An entry of the timeline, as an index among those shown.
    case entry(Int)
    /// A goal, as an index.
    case goal(Int)
    /// A row of the page of all goals.
    case goalRow(Int)
    /// A feeling of the check-in, as an index, and what is said of it; the note behind the last.
    case feeling(Int, Int?)
}
