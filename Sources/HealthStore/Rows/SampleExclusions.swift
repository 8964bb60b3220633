import GRDB

/// The samples that the person took out by hand: table `sample_exclusion`, and bit 2 of `sample.flags`, which is what
/// counts.
enum SampleExclusions {
    /// Takes out again what an import brought back.
    static func apply(_ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE sample SET flags = flags | 2
                WHERE (type, start, source, duration, value) IN
                    (SELECT type, start, source, duration, value FROM sample_exclusion)
                AND flags & 2 = 0
                """)
    }
}
