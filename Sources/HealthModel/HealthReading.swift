/// Read access to a person's health data, as screens and the coach need it.
public protocol HealthReading: Sendable {
    /// The report of one local day. An empty store gives an empty report, not an error.
    func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport
    /// Recorded days of a metric in ascending order; days without a record are absent.
    func dailyValues(of metric: MetricID, in days: ClosedRange<CivilDay>) async throws(HealthStoreError) -> [DailyValue]
    /// One day of a metric in ascending order of time: 24 hourly sums where cumulative, else samples.
    func intradayValues(of metric: MetricID, on day: CivilDay) async throws(HealthStoreError) -> [IntradayValue]
}

/// Why the health store could not do what was asked. Paths and reasons are for people; health values never occur.
public enum HealthStoreError: Error, Equatable, Sendable {
    /// The database cannot be opened or made: the folder is not writable, not a database, and so on.
    case cannotOpen(path: String, reason: String)
    /// The database was written by a newer version.
    case tooNew(path: String)
    case diskFull
    /// The database can be read, and not be written: a folder or a disk that is read-only.
    case readOnly
    /// Pages of the database are not as they were written.
    case damaged
    /// Another process holds the store for writing.
    case busy
    case failed(reason: String)
}
