import Findings
import HealthModel
import HealthQuery
import JSON

/// One call: its arguments, who reads the answer, and the data.
package struct QueryCall: Sendable {
    let arguments: ToolArguments
    let consent: ConsentFilter
    let clock: ToolClock
    let reading: any QueryReading
    let findings: (any FindingKeeping)?

    var today: CivilDay { clock.today }

    init(_ arguments: ToolArguments, _ toolkit: QueryToolkit, _ consent: ConsentFilter) {
        self.arguments = arguments
        self.consent = consent
        clock = toolkit.clock()
        (reading, findings) = (toolkit.reading, toolkit.findings)
    }

    /// A column with the argument that named it.
    struct Named: Sendable {
        var field: DayField
        var path: String
        /// Whether the field is asked for, not only used as a condition.
        var isMetric = false
    }

    // MARK: Names

    /// The column of that name, if the reader may see it.
    func field(_ name: String, at path: String, isMetric: Bool = false) throws(ToolProblem) -> Named {
        let field = try FieldNames.field(name, at: path, isMetric: isMetric)
        try need(field.categories, at: path)
        return Named(field: field, path: path, isMetric: isMetric)
    }

    /// The metric that an argument names, which has to be numbers unless texts are taken.
    func metric(
        _ key: String, default other: DayField? = nil, takesText: Bool = false
    ) throws(ToolProblem) -> Named {
        guard let name = arguments.text(key) ?? other?.rawValue else {
            throw ToolProblem(.invalidArguments, "It is required.", path: key)
        }
        let named = try field(name, at: key, isMetric: true)
        guard takesText || !named.field.isText else {
            throw ToolProblem(.invalidArguments, "It has to be a metric of numbers, not of texts.", path: key)
        }
        return named
    }

    func need(_ category: HealthCategory?, at path: String? = nil) throws(ToolProblem) {
        if let category, !consent.shares(category) { throw .notShared(category, by: consent, path: path) }
    }

    func need(_ categories: Set<HealthCategory>, at path: String) throws(ToolProblem) {
        try need(consent.withheld.first(where: categories.contains), at: path)
    }

    // MARK: Arguments that go with others

    /// Refuses an argument that would be ignored. What would hold anyway is accepted.
    /// - Parameters:
    ///   - isUsed: whether it has a meaning here.
    ///   - usual: its default, as JSON.
    func need(_ key: String, with other: String, if isUsed: Bool, usual: String? = nil) throws(ToolProblem) {
        guard arguments.has(key), !isUsed, usual == nil || arguments.value[key].json != usual else { return }
        throw ToolProblem(.invalidArguments, "It goes with \(other).", path: key)
    }

    // MARK: Dates

    func range(in value: JSONValue? = nil, at path: String = "range", default text: String = "all")
        throws(ToolProblem) -> DayRange
    {
        do throws(RangeProblem) {
            return try DayRange((value ?? arguments.value)["range"].text ?? text, today: today)
        } catch {
            throw ToolProblem(.invalidArguments, error.message, path: path)
        }
    }

    /// The day that an argument names; `nil` where it was left out.
    func day(_ key: String) throws(ToolProblem) -> CivilDay? {
        guard let text = arguments.text(key) else { return nil }
        guard let day = CivilDay(iso: text) else {
            throw ToolProblem(.invalidArguments, "There is no such date.", path: key)
        }
        return day
    }

    /// Why nothing is known of dates.
    func nothing(in dates: ClosedRange<CivilDay>) -> String {
        dates.lowerBound > today ? "these dates lie after today, \(today.iso)" : "nothing recorded in these dates"
    }

    // MARK: Data

    /// - Throws: for a named column that has never had a value, as for one that does not exist.
    func table(_ named: [Named], also others: Set<DayField> = []) async throws(ToolProblem) -> DayTable {
        let table: DayTable
        do throws(HealthStoreError) {
            let columns = try await reading.days(others.union(named.map(\.field)), upTo: today)
            let first =
                consent.sharesRecords
                ? columns.first
                : try await reading.catalogue(upTo: today).firstDay(hiding: Set(consent.withheld))
            table = DayTable(columns.starting(at: first), today: today)
        } catch {
            throw ToolProblem(error)
        }
        let silent = named.filter { table.recorded($0.field) == nil }
        guard !silent.isEmpty else { return table }
        let listed = Set(try await catalogue().map(\.field))
        for name in silent where !listed.contains(name.field) { throw FieldNames.unrecorded(name) }
        return table
    }

    /// The table with the values of a column from some hours of each day alone.
    func table(
        _ table: DayTable, of field: DayField, on days: ClosedRange<CivilDay>, in hours: Range<Int>
    ) async throws(ToolProblem) -> DayTable {
        let days = table.span(days)
        guard let first = days.first, let last = days.last else { return table }
        do throws(HealthStoreError) {
            let column = try await reading.hours(
                of: field, in: first...last, running: clock.partialUntil == nil ? nil : today)
            guard let column else { throw .failed(reason: "cancelled") }
            let values = column.values(in: hours, isSum: field.kind == .cumulative)
            return table.replacing(field, on: first...last, with: values)
        } catch {
            throw ToolProblem(error)
        }
    }

    func catalogue() async throws(ToolProblem) -> [CatalogueEntry] {
        do throws(HealthStoreError) {
            return try await reading.catalogue(upTo: today)
        } catch {
            throw ToolProblem(error)
        }
    }

    func workouts() async throws(ToolProblem) -> [QueryWorkout] {
        do throws(HealthStoreError) {
            return try await reading.workouts(upTo: today)
        } catch {
            throw ToolProblem(error)
        }
    }

    func journal() async throws(ToolProblem) -> QueryJournal {
        do throws(HealthStoreError) {
            return try await reading.journal(upTo: today)
        } catch {
            throw ToolProblem(error)
        }
    }

    // MARK: Notes

    /// Where today is among the dates, is not over, and the value of something is final only then.
    func partialNote(_ fields: some Sequence<DayField>, _ dates: ClosedRange<CivilDay>) -> [String] {
        guard let time = clock.partialUntil, dates.contains(today), fields.contains(where: \.isFinalAfterDay)
        else { return [] }
        return [DayNotes.partial(until: time)]
    }

    static func categories(_ fields: some Sequence<DayField>) -> Set<HealthCategory> {
        Set(fields.flatMap(\.categories))
    }
}
