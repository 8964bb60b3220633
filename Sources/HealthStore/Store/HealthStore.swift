import Databases
import Entries
import Files
import Foundation
import GRDB
import GRDBSQLite
import HealthModel
import Synchronization
import Threads

/// A person's health data in one SQLite file.
///
/// Making a store touches nothing; the file is opened (made, brought to the newest schema) by the first use. Reports come
/// from daily roll-ups alone and take the same time whatever the number of samples. One connection reads; an import has
/// another and readers see the state before it until it commits.
public actor HealthStore {
    /// Settings that days are computed by, besides the data.
    public struct Options: Sendable {
        /// IANA zone of home; `nil`: the newest zone that an import named, else the system's.
        public var homeZoneName: String?
        /// Sleep a night that the person needs.
        public var sleepNeedMinutes: Double
        public var person: Person
        /// Imports leave out what belongs to another category. Zones are kept whatever is said: days are counted by them.
        public var keptCategories: Set<HealthCategory>
        /// How long an import waits for another one to end, and what else is written for an import to make way.
        public var importTimeout: Duration
        /// After how long an import commits what is whole; zero for as often as it can.
        public var checkpointInterval: Duration
        public var now: @Sendable () -> Date
        /// The day that counts as today where that is not the calendar's: nothing after it is read. Imports take what comes.
        public var lastDay: CivilDay?
        /// The kind of the workout that is being recorded now, asked each time; `nil` for none.
        public var liveWorkout: @Sendable () -> String? = { nil }
        /// Hears what was stored by `log`.
        public var entrySaved: @Sendable (LogEntry) -> Void = { _ in }
        /// Hears that something was not written within a second, as an import or another program is writing: it waits.
        public var writeDelayed: @Sendable () -> Void = {}

        public init(
            homeZoneName: String? = nil, sleepNeedMinutes: Double = 480, person: Person = Person(),
            keptCategories: Set<HealthCategory> = Set(HealthCategory.allCases),
            importTimeout: Duration = .seconds(600), checkpointInterval: Duration = .seconds(10),
            now: @escaping @Sendable () -> Date = { Date() }
        ) {
            (self.homeZoneName, self.sleepNeedMinutes, self.person) = (homeZoneName, sleepNeedMinutes, person)
            (self.keptCategories, self.now) = (keptCategories, now)
            (self.importTimeout, self.checkpointInterval) = (importTimeout, checkpointInterval)
        }
    }

    public nonisolated let path: String
    private nonisolated let currentOptions: Mutex<Options>
    nonisolated var options: Options { currentOptions.withLock { $0 } }
    nonisolated let broadcast = ChangeBroadcast()
    nonisolated let sampleCounts = SampleCountsCache()
    nonisolated let catalogueCache = CatalogueCache()
    var connection: DatabaseQueue?
    /// The one of `asking`, which cannot write.
    var readOnlyConnection: DatabaseQueue?
    /// The one that sees nothing after a day.
    var limitedConnection: (day: CivilDay, queue: DatabaseQueue)?

    public init(path: String, options: Options = Options()) {
        self.path = path
        currentOptions = Mutex(options)
    }

    /// Applies these options to later reports; what was imported stays on the days it was put on.
    public nonisolated func apply(_ options: Options) {
        currentOptions.withLock { $0 = options }
        catalogueCache.forget()
    }

    /// One element after each committed change made through this object.
    public nonisolated var changes: AsyncStream<Void> { broadcast.stream() }

    /// Brings the file to the newest schema and says whether it can be used, before anything is asked of it.
    public func open() throws(HealthStoreError) { _ = try queue() }

    /// Whether the file can be looked at and not be written, as things stood when it was opened.
    public func isReadOnly() throws(HealthStoreError) -> Bool {
        do {
            return try queue().inDatabase { db in sqlite3_db_readonly(db.sqliteConnection, "main") == 1 }
        } catch {
            throw HealthStoreError(error)
        }
    }

    /// Whether what was stored last is missing: it stands in the log of the file, which is read alone where the index of the
    /// log cannot be made.
    public func isWithoutLog() throws(HealthStoreError) -> Bool {
        guard try queue().path == FileConnection.immutableName(of: path) else { return false }
        return (FileTree.entry(path + "-wal")?.byteCount ?? 0) > 0
    }

    private func queue() throws(HealthStoreError) -> DatabaseQueue {
        if let connection { return connection }
        let opened = try StoreFile.open(path: path)
        connection = opened
        return opened
    }

    /// Runs `body` on one consistent state of the database.
    func reading<Value>(_ body: (Database) throws -> Value) throws(HealthStoreError) -> Value {
        guard let day = options.lastDay else { return try queue().consistently(body) }
        return try queue(upTo: day).consistently(body)
    }

    private func queue(upTo day: CivilDay) throws(HealthStoreError) -> DatabaseQueue {
        if let limitedConnection, limitedConnection.day == day { return limitedConnection.queue }
        let (opened, options) = (try StoreFile.open(path: path), options)
        do {
            try opened.inDatabase { db in try LastDay(day, db, options).hideLaterRows(db) }
        } catch {
            throw HealthStoreError(error)
        }
        limitedConnection = (day, opened)
        return opened
    }
}
