import Entries
import GRDB
import HealthModel
import HealthQuery

extension QueryPerson {
    /// Reads the person: their own words go before imported ones.
    init(_ db: Database, _ options: HealthStore.Options, on today: CivilDay) throws {
        let person = options.person
        let time = try HomeTime(db, options)
        self.init(homeZone: time.zone.identifier)
        dateOfBirth = try person.birthDate ?? StoredFact.value(of: .dateOfBirth, db).flatMap { CivilDay(iso: $0) }
        isFemale = try person.sex.map { $0 == .female } ?? StoredFact.value(of: .sex, db).map { $0 == "female" }
        maximumHeartRate = person.maximumHeartRate
        sleepNeed = options.sleepNeedMinutes
        let end = time.clock(around: today).start(of: today.advanced(by: 1))
        height = try person.heightCm ?? Self.newestHeight(db, before: end)
        goals = try GoalsInForce(db, person).standing(before: end)
    }

    /// Centimetres.
    private static func newestHeight(_ db: Database, before end: Int) throws -> Double? {
        try Double.fetchOne(
            db,
            sql: """
                SELECT value FROM sample WHERE type IN (SELECT id FROM type WHERE identifier = ?) AND start < ?
                    AND flags & 2 = 0
                ORDER BY start DESC LIMIT 1
                """, arguments: [MetricSource.heightType, end]
        ).map { ($0 * 100).nineDecimals }
    }
}
