import GRDB

/// Single values that the store remembers about the person and itself.
enum StoredFact: String, CaseIterable {
    case dateOfBirth = "date_of_birth"
    case sex
    case zoneGuess = "zone_guess"
    case dayZone = "day_zone"
    case dayTrips = "day_trips"
    case dayRules = "day_rules"
    /// Goals that the settings said when they were last looked at: a metric and its target a line.
    case goalsOfSettings = "goals_of_settings"

    /// When the entries happen that lie ahead of the clock, in Unix seconds.
    case heldEntries = "held_entries"

    static func value(of fact: StoredFact, _ db: Database) throws -> String? {
        let value = try RawStatement(db, "SELECT value FROM fact WHERE name = ?")
        value.bind(fact.rawValue, at: 1)
        return try value.step() ? value.text(0) : nil
    }

    /// `nil` leaves what is known.
    static func set(_ value: String?, for fact: StoredFact, _ db: Database) throws {
        guard let value else { return }
        try db.execute(sql: "INSERT OR REPLACE INTO fact VALUES (?, ?)", arguments: [fact.rawValue, value])
    }
}
