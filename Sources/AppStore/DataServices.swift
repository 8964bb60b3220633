import SettingsScreen

/// The services of the data page.
public struct DataServices: Sendable {
    public var load: @Sendable () async -> DataFacts
    /// Imports, exports, backs up or examines: events until the work is over. Ending the stream early stops the work.
    public var work: @Sendable (DataEffect) -> AsyncStream<DataEvent>
    /// Stops what runs. Its events go on until they say what became of it.
    public var stop: @Sendable () -> Void
    /// Says whether the running import takes what nothing measured.
    public var answerImport: @Sendable (Bool) -> Void
    /// Says whose values the running import takes; `nil` leaves the file out.
    public var answerPerson: @Sendable (String?) -> Void
    /// Removes log lines older than so many days; says what it did in one sentence.
    public var removeOldLogs: @Sendable (_ days: Int) async -> String
    public var forgetUsage: @Sendable () async -> Void

    public init(
        load: @escaping @Sendable () async -> DataFacts = { DataFacts() },
        work: @escaping @Sendable (DataEffect) -> AsyncStream<DataEvent> = { _ in AsyncStream { $0.finish() } },
        stop: @escaping @Sendable () -> Void = {}, answerImport: @escaping @Sendable (Bool) -> Void = { _ in },
        answerPerson: @escaping @Sendable (String?) -> Void = { _ in },
        removeOldLogs: @escaping @Sendable (_ days: Int) async -> String = { _ in "" },
        forgetUsage: @escaping @Sendable () async -> Void = {}
    ) {
        self.load = load
        self.work = work
        self.stop = stop
        self.answerImport = answerImport
        self.answerPerson = answerPerson
        self.removeOldLogs = removeOldLogs
        self.forgetUsage = forgetUsage
    }
}

/// An action to run after the program has ended.
public enum DataExitAction: Equatable, Sendable {
    case erase(withSettings: Bool)
    /// Puts the backup back that was examined last.
    case restore
}
