import HealthModel
import HealthQuery
import JSON

/// All numbers of one reply, ready to be looked up by value.
struct FactSheet: Sendable {
    /// More numbers than a reply of bounded size can hold.
    static let mostFacts = 20_000
    private static let deepest = 24

    private(set) var facts: [Fact] = []
    private(set) var subjects: [FactSubject] = []
    /// Objects and lists by number: what each is called in the one around it.
    private var nodes: [(parent: Int32, name: String, index: Int32)] = []
    /// Places of facts, sorted by value, for each measure; those without one under `nil`.
    private(set) var byMeasure: [Measure?: [Int32]] = [:]
    /// All of them, sorted by what is written.
    private(set) var byWritten: [Int32] = []
    /// A workout's distance is not the day's: numbers of this tool belong to no metric of days.
    private let isAboutDays: Bool
    /// Its numbers are of the metrics that its objects name.
    private let isFormula: Bool
    private let isFindings: Bool
    private var byName: [String: [Measure: [Int]]] = [:]
    /// Of a query's rows.
    private var columns: [String] = []
    /// The contents of the columns, by the query.
    private let columnNames: [String: String]
    private let readsWordsAlone: Bool
    /// The reply says that there is nothing.
    private(set) var hasNoData = false
    /// Values of one name in the rows of a list.
    private(set) var rowColumns: [[Int]] = []
    /// The names of an object's numbers, for objects that give a first or a last value, or count days.
    private var siblings: [Int32: Set<String>] = [:]
    /// The kinds of workout that rows are of.
    private(set) var kinds: Set<String> = []
    /// The names that its lists give to their parts.
    private(set) var parts = PartNames()
    /// Values of one name in the periods of a reply.
    private(set) var groupColumns: [GroupColumn] = []
    /// How many values each object rests on.
    private var sizes: [Int32: Double] = [:]
    /// The smallest and the largest value of one name in the rows of each list.
    private var columnEnds: [ColumnKey: ClosedRange<Double>] = [:]
    /// It gives a debt of sleep beside what single nights lack.
    private(set) var namesDebt = false
    /// It tells of streaks and gaps.
    var hasRuns: Bool { !runs.isEmpty }
    private var runs: [Int] = []
    /// The first and the last days of the longest streaks.
    private(set) var runEnds: [CivilDay] = []
    /// The last of the days that a reply selects.
    private(set) var lastDays: [CivilDay] = []
    /// How many days the ranges of a metric are long.
    private(set) var periods: [DayField: Set<Int>] = [:]
    /// The smallest and the largest value of each object that gives both.
    private var extremes: [Int32: ClosedRange<Double>] = [:]

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

    // MARK: Walking

    /// Where a value stands, and what the object around it is about.
    private struct Place {
        var name: String
        var index: Int
        var parent: Int32
        var about: Int32
    }

    private mutating func walk(_ value: JSONValue, _ place: Place, depth: Int) {
        guard depth < Self.deepest, facts.count < Self.mostFacts else { return }
        if let members = value.members {
            let about = index(of: narrowed(subjects[Int(place.about)], by: value, name: place.name))
            let node = open(place)
            if value["from"].text != nil { addLength(of: subjects[Int(about)].range, node, about) }
            let days = ownDays(value)
            let ties = tiedDays(value)
            if place.name == "longest", let first = day(value["from"]), let last = day(value["to"]) {
                runEnds += [first, last]
            }
            if value["count"].number != nil, let last = day(value["last"]) { lastDays.append(last) }
            columns = (value["columns"].array ?? []).map { column in
                let name = column.text ?? ""
                return columnNames[name.lowercased()] ?? name
            }
            for member in members {
                var inside = Place(name: member.name, index: -1, parent: node, about: about)
                if let day = days[member.name] { inside.about = noteDay(day, of: about) }
                if let tied = ties[member.name] { inside.about = note(tied, of: about) }
                walk(member.value, inside, depth: depth + 1)
            }
        } else if let items = value.array {
            var subject = subjects[Int(place.about)]
            if let field = Self.field(place.name) { subject.metric = field }
            subject.isRow = items.count > 4 || subject.isRow
            subject.isPart = items.count > 1 || subject.isPart
            if place.index >= 0, place.name == "zones", items.count == 3 {
                subject.zone = items[0].number.map { Int($0) }
            }
            var about = index(of: subject)
            let node = open(place)
            let first = place.name.hasSuffix("_oldest_first") ? subject.day?.advanced(by: 1 - items.count) : nil
            // A row of a table is called by its columns.
            let isTableRow = place.index >= 0 && items.count == columns.count && place.name == "rows"
            if isTableRow {
                let texts = items.lazy.compactMap(\.text)
                subject.weekday = texts.compactMap(DayNames.englishWeekday).first
                subject.workout = texts.compactMap(WorkoutLexicon.kind).first
                if let day = texts.compactMap({ $0.utf8.count == 10 ? CivilDay(iso: $0[...]) : nil }).first {
                    (subject.day, subject.hasOwnDay) = (day, true)
                } else if let month = texts.first.flatMap(Self.month) {
                    (subject.range, subject.isGroup) = (month, true)
                }
                about = index(of: subject)
            }
            if place.name == "rows", place.index < 0, !columns.isEmpty {
                let count = Double(items.count)
                facts.append(
                    Fact(
                        parent: node, name: "count", index: -1, measure: .count, value: count, written: count,
                        about: place.about))
            }
            if place.name == "rows", place.index < 0 { addSizes(of: items, node, about) }
            for (number, item) in items.enumerated() {
                let name = isTableRow ? columns[number] : place.name
                let day = first.map { noteDay($0.advanced(by: number), of: about) }
                let part = items.count > 1 && !isTableRow ? notePart(item, in: node, of: about) : nil
                walk(
                    item, Place(name: name, index: number, parent: node, about: part ?? day ?? about),
                    depth: depth + 1)
            }
        } else if let number = value.number {
            add(number, place)
        } else if let text = value.text {
            add(text, place)
        }
    }

    /// The days of `2026-05`.
    private static func month(_ name: String) -> ClosedRange<CivilDay>? {
        let parts = name.split(separator: "-").compactMap { Int($0) }
        guard name.utf8.count == 7, parts.count == 2, let first = CivilDay(year: parts[0], month: parts[1], day: 1)
        else {
            return nil
        }
        return first...CalendarSpan.month.end(of: first)
    }

    /// Of a list of days with gaps, how many values each column has.
    private mutating func addSizes(of rows: [JSONValue], _ node: Int32, _ about: Int32) {
        var counts: [String: Int] = [:]
        for row in rows {
            for member in row.members ?? [] where member.value.number != nil { counts[member.name, default: 0] += 1 }
        }
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count < rows.count && count > 1 {
            guard let field = Self.field(name), facts.count < Self.mostFacts else { continue }
            var subject = subjects[Int(about)]
            subject.metric = field
            facts.append(
                Fact(
                    parent: node, name: "n", index: -1, measure: .count, value: Double(count), written: Double(count),
                    about: index(of: subject)))
        }
    }

    /// The subject of a part that its list calls by a name or, in the first column of a table, by a number.
    private mutating func notePart(_ item: JSONValue, in list: Int32, of about: Int32) -> Int32? {
        var subject = subjects[Int(about)]
        subject.list = list
        let first = item.array?.first
        let name = item["exercise"].text ?? item["label"].text ?? first?.text ?? ""
        // `2026-44`
        let ending = name.split(separator: "-").last.flatMap { Int($0.drop { $0 == "W" }) }
        if let number = first?.number.map({ Int($0) }) ?? (name.utf8.count == 7 ? ending : nil), first != nil {
            subject.number = number
            parts.add(number, in: list)
        } else if !name.isEmpty, DayNames.englishWeekday(name) == nil, WorkoutLexicon.kind(name) == nil {
            subject.part = name
            parts.add(name, in: list)
        } else {
            return nil
        }
        return index(of: subject)
    }

    /// The dates of single values that an object names beside them: `max` and `max_dates`.
    private func ownDays(_ object: JSONValue) -> [String: CivilDay] {
        var days: [String: CivilDay] = [:]
        for name in ["max", "min"] {
            if let dates = object[name + "_dates"].array, dates.count == 1, let day = day(dates[0]) { days[name] = day }
        }
        for name in ["first", "last", "value"] { days[name] = day(object[name + "_date"]) ?? days[name] }
        return days
    }

    /// The dates of smallest and largest values that were on several days, where none of them is left out.
    private func tiedDays(_ object: JSONValue) -> [String: [CivilDay]] {
        ["max", "min"].reduce(into: [:]) { ties, name in
            let days = (object[name + "_dates"].array ?? []).compactMap(day)
            if days.count > 1, object[name + "_ties"].number == Double(days.count) { ties[name] = days }
        }
    }

    private mutating func note(_ tied: [CivilDay], of about: Int32) -> Int32 {
        var subject = subjects[Int(about)]
        subject.tiedDays = tied
        return index(of: subject)
    }

    /// Whether a value is listed with all of the several days that it was on.
    func hasTiedDays(at path: String) -> Bool {
        facts.indices.contains { !subject(of: $0).tiedDays.isEmpty && self.path(of: $0) == path }
    }

    private mutating func noteDay(_ day: CivilDay, of about: Int32) -> Int32 {
        var subject = subjects[Int(about)]
        (subject.day, subject.hasOwnDay) = (day, true)
        return index(of: subject)
    }

    /// How many dates were asked about.
    private mutating func addLength(of range: ClosedRange<CivilDay>?, _ node: Int32, _ about: Int32) {
        guard let range else { return }
        let days = Double(range.upperBound - range.lowerBound + 1)
        facts.append(
            Fact(parent: node, name: "from", index: -1, measure: .count, value: days, written: days, about: about))
        addWeeks(of: days, node, about)
    }

    /// A range in whole weeks and months, which are called so.
    private mutating func addWeeks(of days: Double, _ node: Int32, _ about: Int32) {
        guard days >= 14 else { return }
        for (name, count) in [("weeks", (days / 7).rounded()), ("months", (days / 30.4).rounded())] where count > 1 {
            facts.append(
                Fact(parent: node, name: name, index: -1, measure: .count, value: count, written: count, about: about))
        }
    }

    private mutating func open(_ place: Place) -> Int32 {
        nodes.append((place.parent, place.name, Int32(place.index)))
        return Int32(nodes.count - 1)
    }

    private mutating func index(of subject: FactSubject) -> Int32 {
        subjects.append(subject)
        return Int32(subjects.count - 1)
    }

    /// The subject narrowed by the object's own members: its metric, its unit, its dates.
    private func narrowed(_ subject: FactSubject, by object: JSONValue, name: String) -> FactSubject {
        var subject = subject
        if let field = object["metric"].text.flatMap(DayField.init(rawValue:)) ?? Self.field(name) {
            subject.metric = isAboutDays || isFormula && object["metric"].text != nil ? field : nil
            subject.unit = WrittenUnit(toolUnit: field.unit)
            if object["metric"].text != nil { subject.label = field.rawValue }
        } else if let label = object["metric"].text {
            (subject.label, subject.metric) = (label, nil)
        } else if case .known(let unit) = FactUnit(name) {
            subject.unit = unit
        }
        if let unit = object["unit"].text.flatMap({ WrittenUnit(toolUnit: $0) }) { subject.unit = unit }
        if name.contains("average") { subject.statistic = .mean }
        if name == "ratio_sums" { subject.statistic = .total }
        if name.hasSuffix("_parts") { subject.score = String(name.dropLast(6)) }
        if let first = day(object["from"]), let last = day(object["to"]), first <= last {
            (subject.range, subject.day, subject.isPrompt) = (first...last, nil, false)
        }
        if let day = day(object["date"]) ?? day(object["wake_date"]) ?? day(object["day"]) { subject.day = day }
        if let kind = (object["key"].text ?? object["type"].text ?? object["label"].text).flatMap(WorkoutLexicon.kind) {
            subject.workout = kind
        }
        if let start = object["start"].text, let day = day(object["start"]) {
            (subject.start, subject.day, subject.hasOwnDay) = (start, day, true)
        }
        if subject.isOfWorkouts, object["start"].text == nil, let date = object["date"].text { subject.start = date }
        if let day = object["key"].text.flatMap(DayNames.englishWeekday) { subject.weekday = day }
        if let key = object["key"].text, let today = subject.range?.upperBound,
            case .days(let days)? = try? DayRange(key, today: today)  // a weekday or a type names no dates
        {
            (subject.range, subject.isGroup) = (days, true)
        }
        return subject
    }

    private func day(_ value: JSONValue) -> CivilDay? { value.text.flatMap { CivilDay(iso: $0.prefix(10)) } }

    private mutating func add(_ number: Double, _ place: Place) {
        guard number.isFinite, !readsWordsAlone else { return }
        var subject = subjects[Int(place.about)]
        var about = place.about
        if isAboutDays, let field = Self.field(place.name), field != subject.metric {
            (subject.metric, subject.unit) = (field, WrittenUnit(toolUnit: field.unit))
            about = index(of: subject)
        }
        // What a finding holds beside its statistics is of no metric: how long a run was, when to wind down.
        if isFindings, subject.metric != nil, !Self.ofFinding.contains(place.name) {
            (subject.metric, subject.label) = (nil, "")
            about = index(of: subject)
        }
        var unit: WrittenUnit? =
            switch FactUnit(place.name) {
            case .known(let unit): unit
            case .ofSubject: subject.unit
            case .unknown: place.name.hasPrefix("last_") || Self.aliases[place.name] != nil ? subject.unit : nil
            }
        if isFindings, Self.countsOfFinding.contains(place.name) { unit = WrittenUnit(.count) }
        var value = (unit?.inBaseUnit(number) ?? number).magnitude
        if unit?.measure == .clock { value = value.truncatingRemainder(dividingBy: 1440) }
        facts.append(
            Fact(
                parent: place.parent, name: place.name, index: Int32(place.index), measure: unit?.measure,
                value: value, written: number.magnitude, about: about, isNegative: number < 0))
        // `mean_28_days` names a length as well.
        let parts = place.name.split(separator: "_")
        if parts.count > 2, let unit = parts.lastIndex(of: "days"), unit > 0, let days = Double(parts[unit - 1]),
            days >= 2, days <= 3_660
        {
            facts.append(
                Fact(
                    parent: place.parent, name: place.name, index: -1, measure: .count, value: days, written: days,
                    about: about))
            addWeeks(of: days, place.parent, about)
        }
    }

    /// Values of the time before, signs, and of how many.
    private static let countsOfFinding: Set<String> = ["m", "of", "signs"]

    private static let ofFinding: Set<String> = [
        "value", "usual", "difference", "before", "after", "target", "share", "ratio", "need", "n", "m", "count", "low",
        "high",
    ]

    /// `23:10`, also at the end of a date.
    private mutating func add(_ text: String, _ place: Place) {
        var clock = Substring(text)
        if text.utf8.count >= 16, CivilDay(iso: text.prefix(10)) != nil { clock = text.dropFirst(11).prefix(5) }
        // The rule of a finding names the section that it stands in.
        if isFindings, place.name == "reason" { return }
        if Self.wordings.contains(place.name) { return addFigures(of: text, place) }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard !readsWordsAlone, parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
            let hour = Int(parts[0]),
            let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return }
        // `10:36:49` may be called 10:37, too.
        let seconds = text.utf8.count >= 19 ? Int(text.dropFirst(17).prefix(2)) ?? 0 : 0
        for minutes in seconds >= 30 ? [0, 1] : [0] {
            let value = Double((hour * 60 + minute + minutes) % 1440)
            facts.append(
                Fact(
                    parent: place.parent, name: place.name, index: Int32(place.index), measure: .clock, value: value,
                    written: value, about: place.about))
        }
    }

    /// Members in words, which say how much is missing: `unknown, 7 of 14 days`.
    static let wordings: Set<String> = [
        "notes", "note", "message", "reason", "usual", "warning", "hint", "text", "max_source", "summary",
    ]

    private mutating func addFigures(of text: String, _ place: Place) {
        guard text.utf8.count <= 400 else { return }
        for figure in FigureReader.figures(in: text) where figure.aside != .date && figure.aside != .label {
            // What stands beside it as a number is told there.
            let isTold = facts.reversed().prefix(40).contains { fact in
                fact.parent == place.parent && fact.name != place.name
                    && figure.readings.contains { reading in
                        reading.measure == nil && reading.written.contains(fact.written)
                            || reading.measure == fact.measure && reading.range.contains(fact.value)
                    }
            }
            for reading in figure.readings where facts.count < Self.mostFacts && !isTold {
                facts.append(
                    Fact(
                        parent: place.parent, name: figure.statistic?.name ?? place.name, index: Int32(place.index),
                        measure: figure.statistic?.name == "n" ? .count : reading.measure,
                        value: reading.value, written: reading.plain, about: place.about))
            }
        }
    }

    /// The metric that a member is a value of.
    static func field(_ name: String) -> DayField? {
        let name = name.hasSuffix("_hhmm") ? String(name.dropLast(5)) : name
        return DayField(rawValue: name) ?? aliases[name]
    }

    /// Names of the snapshot and of the nights for what the tools call otherwise.
    private static let aliases: [String: DayField] = [
        "asleep_min": .sleep, "raw_asleep_min": .sleep, "naive_asleep_sum_min": .sleep, "raw_in_bed_min": .timeInBed,
        "in_bed_min": .timeInBed, "total_sleep_min": .sleep, "total_with_naps_min": .sleepTotal,
        "average_efficiency_percent": .sleepEfficiency,
        "average_bedtime": .bedTime,
        "average_wake_time": .wakeTime, "average_duration_min": .sleep, "bed": .bedTime,
        "wake": .wakeTime, "bedtime": .bedTime, "time_in_bed_min": .timeInBed, "efficiency_percent": .sleepEfficiency,
        "active_energy_burned_kcal": .activeEnergy, "basal_energy_burned_kcal": .basalEnergy,
        "flights_climbed": .flights, "resting_heart_rate_bpm": .restingHeartRate,
        "respiratory_rate_per_min": .respiratoryRate, "blood_oxygen_percent": .bloodOxygen,
        "vo2_max_ml_per_kg_min": .vo2Max, "body_fat_percent": .bodyFat, "water_intake_ml": .water,
    ]

    /// Rows of workouts that give a distance and a duration alone.
    private mutating func addPaces() {
        var rows: [Int32: [Int]] = [:]
        for place in facts.indices where facts[place].measure == .kilometres || facts[place].measure == .minutes {
            if subject(of: place).isRow || subject(of: place).isPart {
                rows[facts[place].parent, default: []].append(place)
            }
        }
        let paced = Set(facts.lazy.filter { $0.measure == .pace }.map(\.parent))
        for (row, places) in rows.sorted(by: { $0.key < $1.key }) where places.count == 2 && !paced.contains(row) {
            guard facts.count < Self.mostFacts, let length = places.first(where: { facts[$0].measure == .kilometres }),
                let time = places.first(where: { facts[$0].measure == .minutes }), facts[length].value > 0
            else { continue }
            let pace = facts[time].value * 60 / facts[length].value
            facts.append(
                Fact(
                    parent: row, name: "pace_s_km", index: facts[length].index, measure: .pace, value: pace,
                    written: pace, about: facts[length].about))
        }
    }

    /// Groups of workouts that give the sums of their distances and of their durations.
    private mutating func addPacesOfSums() {
        var groups: [Int32: [String: Int]] = [:]
        for place in facts.indices where facts[place].name == "sum" && facts[place].parent >= 0 {
            let node = nodes[Int(facts[place].parent)]
            if node.name == "distance_km" || node.name == "duration_min" {
                groups[node.parent, default: [:]][node.name] = place
            }
        }
        for (_, sums) in groups.sorted(by: { $0.key < $1.key }) where facts.count < Self.mostFacts {
            guard let length = sums["distance_km"], let time = sums["duration_min"], facts[length].value > 0 else {
                continue
            }
            let pace = facts[time].value * 60 / facts[length].value
            facts.append(
                Fact(
                    parent: facts[length].parent, name: "pace_s_km", index: -1, measure: .pace, value: pace,
                    written: pace,
                    about: facts[length].about))
        }
    }

    private mutating func addShares() {
        for share in PartsOfWhole.shares(in: self) where facts.count < Self.mostFacts {
            var subject = subject(of: share.fact)
            subject.metric = share.metric
            let about = index(of: subject)
            facts.append(
                Fact(
                    parent: facts[share.fact].parent, name: facts[share.fact].name, index: facts[share.fact].index,
                    measure: .percent, value: share.value, written: share.value, about: about))
        }
    }

    /// The heart rate zone that a number of minutes was spent in: `zone4_min`.
    func zone(of fact: Int) -> Int? {
        let parent = facts[fact].parent
        let names = [facts[fact].name, parent >= 0 ? nodes[Int(parent)].name : ""]
        return names.lazy.compactMap { name -> Int? in
            guard name.hasPrefix("zone"), name.hasSuffix("_min") else { return nil }
            return Int(name.dropFirst(4).dropLast(4))
        }.first
    }

    private static let paired: Set<String> = ["first", "last", "calendar_days", "r"]

    /// Which workout of a list began last, of all and of each kind.
    private mutating func markLatest() {
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

    private mutating func sort() {
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
        for fact in facts where fact.name == "n" { sizes[fact.parent] = fact.value }
        for place in facts.indices where facts[place].index < 0 && subject(of: place).isRow {
            let (key, value) = (columnKey(of: place), afterNoon(facts[place]))
            let ends = columnEnds[key] ?? value...value
            columnEnds[key] = min(ends.lowerBound, value)...max(ends.upperBound, value)
        }
        for fact in facts where Self.paired.contains(fact.name) { siblings[fact.parent, default: []].insert(fact.name) }
        runs = facts.indices.filter { facts[$0].name == "longest_gap_days" }
        namesDebt = facts.contains { $0.name == "debt_h" }
        kinds = Set(subjects.compactMap(\.workout))
        for subject in subjects where !subject.isPrompt {
            guard let metric = subject.metric, let length = subject.dayCount else { continue }
            periods[metric, default: []].insert(length)
        }
        let least = facts.filter { $0.name == "min" }.reduce(into: [:]) { $0[$1.parent] = $1.value }
        for fact in facts where fact.name == "max" {
            if let low = least[fact.parent], low < fact.value { extremes[fact.parent] = low...fact.value }
        }
        var alike: [Measure?: [Int32]] = [:]
        for (place, fact) in facts.enumerated() {
            alike[fact.measure, default: []].append(Int32(place))
            if let measure = fact.measure { byName[fact.name, default: [:]][measure, default: []].append(place) }
        }
        byMeasure = alike.mapValues { $0.sorted { facts[Int($0)].value < facts[Int($1)].value } }
        byWritten = facts.indices.map(Int32.init).sorted { facts[Int($0)].written < facts[Int($1)].written }
    }

    /// Values of one name in several periods.
    struct GroupColumn: Sendable {
        var places: [Int]
        var isSum: Bool
    }

    private struct GroupKey: Hashable {
        var metric: DayField?
        var name: String
        var measure: Measure?
        var list: String

        init(_ metric: DayField?, _ fact: Fact, _ list: String) {
            (self.metric, name, measure, self.list) = (metric, fact.name, fact.measure, list)
        }
    }

    struct ColumnKey: Hashable {
        var list: Int32
        var name: String
    }

    private static let summed: Set<String> = ["sum", "count", "n", "nonzero", "missing"]

    /// The name of a group's number in its row: `distance_km.sum`.
    private func list(of place: Int) -> String {
        let parent = facts[place].parent
        guard parent >= 0 else { return "" }
        let node = nodes[Int(parent)]
        return node.index >= 0
            ? "\(node.parent)" : "\(node.name).\(node.parent < 0 ? -1 : nodes[Int(node.parent)].parent)"
    }

    func columnKey(of place: Int) -> ColumnKey {
        let parent = facts[place].parent
        return ColumnKey(list: parent < 0 ? -1 : nodes[Int(parent)].parent, name: facts[place].name)
    }

    /// A night's times in their order: half past midnight comes after eleven in the evening.
    func afterNoon(_ fact: Fact) -> Double {
        fact.measure == .clock && fact.value < 720 ? fact.value + 1440 : fact.value
    }

    // MARK: Looking up

    /// Whether a row's value is the first or the last of its column; `nil` for what stands in no column.
    func isEnd(_ place: Int, _ end: RangeEnd) -> Bool? {
        guard let ends = columnEnds[columnKey(of: place)], ends.lowerBound < ends.upperBound else { return nil }
        return afterNoon(facts[place]) == (end == .lower ? ends.lowerBound : ends.upperBound)
    }

    /// The last of the periods that it is grouped by.
    var lastRange: ClosedRange<CivilDay>? {
        groupColumns.lazy.flatMap(\.places).compactMap { subject(of: $0).range }.max { $0.upperBound < $1.upperBound }
    }

    /// How many values the object of a fact rests on.
    func size(beside fact: Int) -> Double? { sizes[facts[fact].parent] }

    /// At most so many facts whose value lies in the range.
    func facts(of measure: Measure?, in range: ClosedRange<Double>, limit: Int = 96) -> [Int] {
        byMeasure[measure].map { found(in: $0, range, limit) { $0.value } } ?? []
    }

    func facts(written range: ClosedRange<Double>, limit: Int = 32) -> [Int] {
        found(in: byWritten, range, limit) { $0.written }
    }

    /// Facts of one name and one measure.
    func facts(named name: String, of measure: Measure) -> [Int] { byName[name]?[measure] ?? [] }

    private func found(
        in places: [Int32], _ range: ClosedRange<Double>, _ limit: Int, by value: (Fact) -> Double
    ) -> [Int] {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if value(facts[Int(places[middle])]) < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        while low < places.count, found.count < limit, value(facts[Int(places[low])]) <= range.upperBound {
            found.append(Int(places[low]))
            low += 1
        }
        return found
    }

    /// The value of another member of the object that a fact stands in.
    func member(_ name: String, beside fact: Int) -> Double? {
        facts.first { $0.parent == facts[fact].parent && $0.name == name }?.value
    }

    /// The smallest and the largest of the values that a fact stands beside; `nil` where they are not given.
    func extremes(beside fact: Int) -> ClosedRange<Double>? { extremes[facts[fact].parent] }

    /// The names of the other numbers in the object of a fact.
    func names(beside fact: Int) -> Set<String> { siblings[facts[fact].parent] ?? [] }

    func subject(of fact: Int) -> FactSubject { subjects[Int(facts[fact].about)] }

    /// `segments[1].mean`.
    func path(of fact: Int) -> String {
        var steps: [String] = []
        let start = facts[fact]
        var (name, index, parent) = (start.name, start.index, start.parent)
        while parent >= 0 || !name.isEmpty {
            steps.append(index >= 0 ? "[\(index)]" : ".\(name)")
            guard parent >= 0 else { break }
            (name, index, parent) = (nodes[Int(parent)].name, nodes[Int(parent)].index, nodes[Int(parent)].parent)
        }
        let path = steps.reversed().joined()
        return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }
}
