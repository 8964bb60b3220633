import GRDB
import HealthModel
import HealthQuery
import Synchronization

/// The tools read by a connection of their own, which cannot write.
extension HealthStore: QueryReading {
    /// The days from the first date with data to `today`, with these columns alone.
    public func days(_ fields: Set<DayField>, upTo today: CivilDay) async throws(HealthStoreError) -> DayColumns {
        let options = options
        return try await asking { db in
            var reader = try DayColumnReader(db, options, upTo: today, for: fields)
            return try reader.columns(fields)
        }
    }

    /// Every column with values or a formula; kept until the data change.
    public func catalogue(upTo today: CivilDay) async throws(HealthStoreError) -> [CatalogueEntry] {
        try await asking { db in
            try catalogueCache.entries(db, upTo: today) { try Catalogue(db, options, upTo: today).entries() }
        }
    }

    /// All workouts up to the end of `today`, in order of start.
    public func workouts(upTo today: CivilDay) async throws(HealthStoreError) -> [QueryWorkout] {
        let options = options
        return try await asking { db in try QueryWorkoutReader(db, options).workouts(upTo: today) }
    }

    /// The workouts of a day and of the days beside it, and before these at least the last `count` of each of their kinds, as
    /// far as there are; in order of start, numbered among themselves.
    public func workouts(
        beside day: CivilDay, after count: Int, upTo today: CivilDay
    ) async throws(HealthStoreError) -> [QueryWorkout] {
        let options = options
        return try await asking { db in
            try QueryWorkoutReader(db, options).workouts(beside: day, after: count, upTo: today)
        }
    }

    /// The strength sets of a day and of the days beside it, and all earlier ones of their exercises.
    public func sets(beside day: CivilDay, upTo today: CivilDay) async throws(HealthStoreError) -> [QuerySet] {
        let options = options
        return try await asking { db in try JournalReader(db, options, upTo: today).sets(beside: day) }
    }

    /// The main sleeps that ended on these dates, none after `today`.
    public func nights(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay
    ) async throws(HealthStoreError) -> [QueryNight] {
        guard dates.lowerBound <= today else { return [] }
        let days = dates.lowerBound.number...min(dates.upperBound, today).number
        let options = options
        return try await asking { db in
            try QueryNightReader(db, days: days, home: HomeTime(db, options).zone).queryNights()
        }
    }

    /// Naps of dates on which no main sleep ended, none after `today`.
    public func loneNaps(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay
    ) async throws(HealthStoreError) -> [QueryNap] {
        guard dates.lowerBound <= today else { return [] }
        let days = dates.lowerBound.number...min(dates.upperBound, today).number
        let options = options
        return try await asking { db in
            try QueryNightReader(db, days: days, home: HomeTime(db, options).zone).loneNaps()
        }
    }

    /// The smallest and the largest sample of these dates; `nil` without samples.
    public func sampleExtremes(
        of field: DayField, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> SampleExtremes? {
        try await asking { db in
            let values = try DailySeries.values(db, of: field, in: days.lowerBound.number...days.upperBound.number)
            var extremes: SampleExtremes?
            for value in values {
                guard let low = value.minimum, let high = value.maximum, low <= high else { continue }
                guard var known = extremes else {
                    extremes = SampleExtremes(lowest: low, on: value.day, highest: high, on: value.day)
                    continue
                }
                if low < known.lowest { (known.lowest, known.lowestDate) = (low, value.day) }
                if high > known.highest { (known.highest, known.highestDate) = (high, value.day) }
                extremes = known
            }
            return extremes
        }
    }

    /// The strength sets and tags that stand, up to the end of `today`.
    public func journal(upTo today: CivilDay) async throws(HealthStoreError) -> QueryJournal {
        let options = options
        return try await asking { db in try JournalReader(db, options, upTo: today).journal() }
    }

    /// The person's facts, and the goals that stood on `today`.
    public func person(on today: CivilDay) async throws(HealthStoreError) -> QueryPerson {
        let options = options
        return try await asking { db in try QueryPerson(db, options, on: today) }
    }

    /// Runs `body` on one consistent state of the database, and lets it write nothing. Outside of the actor, so that what is
    /// stored meanwhile waits for no long read. Cancelling the task ends its own statement that is running.
    func asking<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let queue = try readOnlyQueue()
        let hasConnection = Mutex(false)
        let result = await withTaskCancellationHandler {
            Result { () throws(HealthStoreError) in
                try queue.consistently { db in
                    hasConnection.withLock { $0 = true }
                    defer { hasConnection.withLock { $0 = false } }
                    try Task.checkCancellation()
                    return try body(db)
                }
            }
        } onCancel: {
            // While it waits for the connection, another read has it.
            hasConnection.withLock { if $0 { queue.interrupt() } }
        }
        return try result.get()
    }

    private func readOnlyQueue() throws(HealthStoreError) -> DatabaseQueue {
        if let readOnlyConnection { return readOnlyConnection }
        let opened = try StoreFile.openReadOnly(path: path)
        readOnlyConnection = opened
        return opened
    }
}
