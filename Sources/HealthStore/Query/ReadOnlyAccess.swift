import GRDB
import HealthModel
import HealthQuery

/// The tools read by a connection of their own, which cannot write.
extension HealthStore: QueryReading {
    public func days(_ fields: Set<DayField>, upTo today: CivilDay) throws(HealthStoreError) -> DayColumns {
        let options = options
        return try asking { db in
            var reader = try DayColumnReader(db, options, upTo: today)
            return try reader.columns(fields)
        }
    }

    public func catalogue(upTo today: CivilDay) throws(HealthStoreError) -> [CatalogueEntry] {
        try asking { db in try catalogueCache.entries(db, upTo: today) { options } }
    }

    public func workouts(upTo today: CivilDay) throws(HealthStoreError) -> [QueryWorkout] {
        let options = options
        return try asking { db in try QueryWorkoutReader(db, options).workouts(upTo: today) }
    }

    public func nights(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay
    ) throws(HealthStoreError) -> [QueryNight] {
        guard dates.lowerBound <= today else { return [] }
        let days = dates.lowerBound.number...min(dates.upperBound, today).number
        return try asking { db in try QueryNightReader(db, days: days).queryNights() }
    }

    public func loneNaps(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay
    ) async throws(HealthStoreError) -> [QueryNap] {
        guard dates.lowerBound <= today else { return [] }
        let days = dates.lowerBound.number...min(dates.upperBound, today).number
        return try asking { db in try QueryNightReader(db, days: days).loneNaps() }
    }

    public func person(on today: CivilDay) throws(HealthStoreError) -> QueryPerson {
        let options = options
        return try asking { db in try QueryPerson(db, options, on: today) }
    }

    /// Runs `body` on one consistent state of the database, and lets it write nothing.
    func asking<Value>(_ body: (Database) throws -> Value) throws(HealthStoreError) -> Value {
        try readOnlyQueue().consistently(body)
    }

    private func readOnlyQueue() throws(HealthStoreError) -> DatabaseQueue {
        if let readOnlyConnection { return readOnlyConnection }
        let opened = try StoreFile.openReadOnly(path: path)
        readOnlyConnection = opened
        return opened
    }
}
