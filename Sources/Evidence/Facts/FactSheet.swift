import HealthModel
import HealthQuery
import JSON

/// All numbers of one reply, ready to be looked up by value.
struct FactSheet: Sendable {
    /// More numbers than a reply of bounded size can hold.
    static let mostFacts = 20_000
    static let deepest = 24

    var facts: [Fact] = []
    var subjects: [FactSubject] = []
    /// Objects and lists by number: what each is called in the one around it.
    var nodes: [(parent: Int32, name: String, index: Int32)] = []
    /// Places of facts, sorted by value, for each measure; those without one under `nil`.
    var byMeasure: [Measure?: [Int32]] = [:]
    /// All of them, sorted by what is written.
    var byWritten: [Int32] = []
    /// A workout's distance is not the day's: numbers of this tool belong to no metric of days.
    let isAboutDays: Bool
    /// Its numbers are of the metrics that its objects name.
    let isFormula: Bool
    let isFindings: Bool
    var byName: [String: [Measure: [Int]]] = [:]
    /// Of a query's rows.
    var columns: [String] = []
    /// The contents of the columns, by the query.
    let columnNames: [String: String]
    let readsWordsAlone: Bool
    /// The reply says that there is nothing.
    var hasNoData = false
    /// Values of one name in the rows of a list.
    var rowColumns: [[Int]] = []
    /// The names of an object's numbers, for objects that give a first or a last value, or count days.
    var siblings: [Int32: Set<String>] = [:]
    /// The kinds of workout that rows are of.
    var kinds: Set<String> = []
    /// The names that its lists give to their parts.
    var parts = PartNames()
    /// Values of one name in the periods of a reply.
    var groupColumns: [GroupColumn] = []
    /// How many values each object rests on.
    var sizes: [Int32: Double] = [:]
    /// The smallest and the largest value of one name in the rows of each list.
    var columnEnds: [ColumnKey: ClosedRange<Double>] = [:]
    /// It gives a debt of sleep beside what single nights lack.
    var namesDebt = false
    /// It tells of streaks and gaps.
    var hasRuns: Bool { !runs.isEmpty }
    var runs: [Int] = []
    /// The first and the last days of the longest streaks.
    var runEnds: [CivilDay] = []
    /// The last of the days that a reply selects.
    var lastDays: [CivilDay] = []
    /// The ranges of a metric by how many days they are long.
    var periods: [DayField: [Int: [ClosedRange<CivilDay>]]] = [:]
    /// The smallest and the largest value of each object that gives both.
    var extremes: [Int32: ClosedRange<Double>] = [:]

    /// - Parameter tool: the name of the tool that answered; `nil` for data of the prompt.
    /// - Parameter hasFailed: only what its words say counts, such as how many values were missing.
    /// - Parameter columnNames: what the columns of a table hold, where they are called otherwise.
    init(
        json: String, tool: String?, subject: FactSubject = FactSubject(), hasFailed: Bool = false,
        columnNames: [String: String] = [:]
    ) {
        self.columnNames = columnNames
        isAboutDays = tool != "workouts" && tool != "sql_readonly" && tool != "compute"
        isFormula = tool == "compute"
        isFindings = tool == "findings"
        readsWordsAlone = hasFailed
        var subject = subject
        subject.isOfWorkouts = tool == "workouts"
        subject.isOfQuery = tool == "sql_readonly"
        if let value = JSONValue(json) {
            hasNoData = value["no_data"].flag == true
            add(value, subject)
        }
        markLatest()
        addShares()
        addPaces()
        addPacesOfSums()
        addUnrecorded()
        addTimeBetweenMeans()
        sort()
    }

    /// The data that a model was told before the conversation: lines of JSON and lines of words.
    init(promptData text: String, day: CivilDay?) {
        (isAboutDays, isFormula, isFindings, readsWordsAlone, columnNames) = (true, false, false, false, [:])
        var subject = FactSubject()
        subject.isPrompt = true
        subject.day = day
        subject.range = day.map { $0.advanced(by: -27)...$0 }
        for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(2_000) {
            let line = String(Substring(line))
            if line.hasPrefix("{"), let value = JSONValue(line) { add(value, subject) } else { addWords(line, subject) }
        }
        sort()
    }

    private mutating func add(_ value: JSONValue, _ subject: FactSubject) {
        subjects.append(subject)
        walk(value, Place(name: "", index: -1, parent: -1, about: Int32(subjects.count - 1)), depth: 0)
    }

    private mutating func addWords(_ line: String, _ subject: FactSubject) {
        subjects.append(subject)
        for figure in FigureReader.figures(in: line) where figure.aside != .date && figure.aside != .label {
            for reading in figure.readings where facts.count < Self.mostFacts {
                facts.append(
                    Fact(
                        parent: -1, name: "", index: -1, measure: reading.measure, value: reading.value,
                        written: (reading.written.lowerBound + reading.written.upperBound) / 2,
                        about: Int32(subjects.count - 1)))
            }
        }
    }

    private static let paired: Set<String> = ["first", "last", "calendar_days", "r"]

    /// Which workout of a list began last, of all and of each kind.
    mutating func markLatest() {
        var latest: [String: String] = [:]
        for subject in subjects {
            guard let start = subject.start else { continue }
            for kind in ["", subject.workout ?? ""] { latest[kind] = max(latest[kind] ?? "", start) }
        }
        for place in subjects.indices {
            guard let start = subjects[place].start else { continue }
            subjects[place].isLatest = start == latest[""]
            subjects[place].isLatestOfKind = start == latest[subjects[place].workout ?? ""]
        }
    }

    mutating func sort() {
        findColumns()
        findNeighbours()
        findPeriods()
        sortByValue()
    }

    private mutating func findColumns() {
        let rows = facts.indices.filter { subject(of: $0).isRow && !facts[$0].name.isEmpty && facts[$0].index < 0 }
        rowColumns = Dictionary(grouping: rows) { facts[$0].name }.sorted { $0.key < $1.key }.map(\.value)
            .filter { $0.count > 4 && $0.count <= 400 }
        let groups = facts.indices.filter { place in
            let subject = subject(of: place)
            return (subject.isGroup || subject.weekday != nil)
                && (Self.summed.contains(facts[place].name)
                    || subject.isOfQuery && Self.field(facts[place].name)?.kind == .cumulative)
        }
        groupColumns = Dictionary(grouping: groups) { GroupKey(subject(of: $0).metric, facts[$0], list(of: $0)) }
            .values.filter { $0.count > 1 && $0.count <= 400 }.sorted { $0[0] < $1[0] }
            .map { GroupColumn(places: $0, isSum: facts[$0[0]].name == "sum") }
        for place in facts.indices where facts[place].index < 0 && subject(of: place).isRow {
            let (key, value) = (columnKey(of: place), afterNoon(facts[place]))
            let ends = columnEnds[key] ?? value...value
            columnEnds[key] = min(ends.lowerBound, value)...max(ends.upperBound, value)
        }
    }

    /// What stands beside a number in its object.
    private mutating func findNeighbours() {
        for fact in facts where fact.name == "n" { sizes[fact.parent] = fact.value }
        for fact in facts where Self.paired.contains(fact.name) { siblings[fact.parent, default: []].insert(fact.name) }
        let least = facts.filter { $0.name == "min" }.reduce(into: [:]) { $0[$1.parent] = $1.value }
        for fact in facts where fact.name == "max" {
            if let low = least[fact.parent], low < fact.value { extremes[fact.parent] = low...fact.value }
        }
    }

    private mutating func findPeriods() {
        runs = facts.indices.filter { facts[$0].name == "longest_gap_days" }
        namesDebt = facts.contains { $0.name == "debt_h" }
        kinds = Set(subjects.compactMap(\.workout))
        for subject in subjects where !subject.isPrompt {
            guard let metric = subject.metric, let range = subject.range, let length = subject.dayCount,
                periods[metric]?[length]?.contains(range) != true
            else { continue }
            periods[metric, default: [:]][length, default: []].append(range)
        }
    }

    private mutating func sortByValue() {
        var alike: [Measure?: [Int32]] = [:]
        for (place, fact) in facts.enumerated() {
            alike[fact.measure, default: []].append(Int32(place))
            if let measure = fact.measure { byName[fact.name, default: [:]][measure, default: []].append(place) }
        }
        byMeasure = alike.mapValues { $0.sorted { facts[Int($0)].value < facts[Int($1)].value } }
        byWritten = facts.indices.map(Int32.init).sorted { facts[Int($0)].written < facts[Int($1)].written }
    }
}
