import Archive
import HealthModel
import ImportKit

/// The evidence in all rows of a table on how it is to be read.
struct CSVSurvey {
    var headings: [String]
    var datePlace: Int?
    var timePlace: Int?
    var columns: [(place: Int, column: CSVMapping.Column)] = []
    /// Of one column per metric, the place of what measured a row.
    let sourcePlace: Int?
    /// Places of `metric`, `value` and so on of the long form; `nil` for one column per metric.
    var long: LongForm?
    var dateOrder: DateOrder?
    var decimalSign: DecimalSign?
    /// Who the rows are of, where they are of several people.
    private(set) var people: CSVPeople.Several?
    /// Whose rows alone are read; `nil` for all.
    private(set) var person: (place: Int, value: String)?

    struct LongForm: Equatable {
        var metric: Int
        var value: Int
        var unit: Int?
        var source: Int?
        var note: Int?

        var places: [Int?] { [metric, value, unit, source, note] }
    }

    /// Whether any row has a time other than midnight, as which many programs write a date.
    private(set) var hasTimes = false
    private var mayBeDayFirst = true
    private var mayBeMonthFirst = true
    private var isYearFirst = true
    private var hasPointGroups = false
    private var hasDecimalPoint = false
    private var hasDecimalComma = false
    private var hasDottedDates = false
    /// Whether nothing but numbers in the range of Unix times speaks for the column of dates.
    private var isDateDoubtful = false
    private var candidates: CSVPeople

    init(_ head: TableHead) {
        headings = head.headings
        let names = headings.map { CSVMetric.plain($0) }
        (datePlace, isDateDoubtful) = Self.datePlace(names, head.rows)
        if let datePlace {
            timePlace = names.indices.first { place in
                place != datePlace && Self.timeNames.contains(names[place])
                    && Self.most(head.rows, at: place) { Self.clockTime($0) != nil }
            }
        }
        long = Self.longForm(names)
        sourcePlace = long == nil ? names.firstIndex { Self.sourceNames.contains($0) } : nil
        if long == nil { columns = Self.columns(headings, names, except: [datePlace, timePlace]) }
        var taken = Set([datePlace, timePlace].compactMap(\.self) + columns.map(\.place))
        taken.formUnion(long?.places.compactMap(\.self) ?? [])
        for (place, heading) in head.headings.enumerated()
        where CSVMetric.heading(heading) != nil || CSVMetric.unclearEnergy.contains(names[place]) {
            taken.insert(place)
        }
        candidates = CSVPeople(
            names, head.rows, taken: taken, measured: columns.map(\.place), metric: long?.metric, date: datePlace,
            weight: long?.value ?? columns.first { $0.column.metric == "weight_kg" }?.place,
            isOfFood: !columns.isEmpty && columns.allSatisfy { CSVMetric.food.contains($0.column.metric) })
    }

    private static let dateNames: Set = [
        "date", "day", "timestamp", "time", "datetime", "date time", "datum", "tag", "zeit", "zeitpunkt", "zeitstempel",
        "jour", "fecha", "dia", "hora", "activity date", "activity day", "calendar date", "recorded at", "start",
        "start time", "start date", "activity hour", "activity minute", "ts", "epoch", "unix", "unix time", "unixtime",
        "time stamp", "created at", "measured at", "messdatum", "messzeit", "horodatage", "fecha hora",
    ]
    /// In the name of a column of Unix times, whatever else stands in it: `timestamp_ms`.
    private static let dateWords: Set<Substring> = [
        "date", "time", "timestamp", "unix", "epoch", "utc", "datum", "zeit", "fecha", "hora",
    ]
    private static let sourceNames: Set = ["source", "data source", "device", "quelle", "gerat", "fuente"]
    private static let timeNames: Set = ["time", "uhrzeit", "zeit", "heure", "hora", "clock"]

    /// The column of dates: one that is named so and mostly has them, else one of which the values say so. Numbers that could
    /// be Unix times in a column of another name may as well be anybody's numbers of customers: they are taken where no
    /// column has written dates and where they differ from row to row, and are asked about.
    private static func datePlace(_ names: [String], _ rows: [[String]]) -> (place: Int?, isDoubtful: Bool) {
        let named = names.indices.filter { dateNames.contains(names[$0]) && !CSVPeople.namedForPeople(names[$0]) }
        let others = names.indices.filter { !named.contains($0) && CSVMetric.heading(names[$0]) == nil }
        if let place = named.first(where: { half(rows, at: $0, isWrittenDate) })
            ?? named.first(where: { half(rows, at: $0, looksLikeDate) })
            ?? others.first(where: { most(rows, at: $0, isWrittenDate) })
        {
            return (place, false)
        }
        let place = others.first { place in
            !CSVPeople.namedForPeople(names[place]) && most(rows, at: place, looksLikeDate) && isSpread(rows, at: place)
        }
        return (place, place.map { dateWords.isDisjoint(with: names[$0].split(separator: " ")) } ?? false)
    }

    /// Whether the values of a column mostly differ from each other, as those of moments do.
    private static func isSpread(_ rows: [[String]], at place: Int) -> Bool {
        let cells = rows.compactMap { place < $0.count ? $0[place].trimmingBlanks : nil }
        return Set(cells).count * 2 > cells.count
    }

    /// The share of the first rows of which something is true; 0 without any.
    private static func share(_ rows: [[String]], at place: Int, _ test: (String) -> Bool) -> Double {
        let cells = rows.prefix(50).compactMap { place < $0.count ? $0[place].trimmingBlanks : nil }
            .filter { !$0.isEmpty }
        return cells.isEmpty ? 0 : Double(cells.count(where: test)) / Double(cells.count)
    }

    private static func most(_ rows: [[String]], at place: Int, _ test: (String) -> Bool) -> Bool {
        share(rows, at: place, test) >= 0.8
    }

    private static func half(_ rows: [[String]], at place: Int, _ test: (String) -> Bool) -> Bool {
        share(rows, at: place, test) >= 0.5
    }

    static func looksLikeDate(_ text: String) -> Bool {
        CSVTime(text, order: .dayMonthYear) != nil || CSVTime(text, order: .monthDayYear) != nil
    }

    /// A date that is more than a number.
    static func isWrittenDate(_ text: String) -> Bool {
        WrittenTime(text, order: .dayMonthYear) != nil || WrittenTime(text, order: .monthDayYear) != nil
            || CSVTime.compactDay(text) != nil
    }

    static func clockTime(_ text: String) -> Int? { WrittenTime("2000-01-01 \(text)")?.secondOfDay }

    static func longForm(_ names: [String]) -> LongForm? {
        guard let metric = names.firstIndex(where: { ["metric", "type", "messwert", "metrica"].contains($0) }),
            let value = names.firstIndex(where: { ["value", "wert", "valeur", "valor"].contains($0) })
        else { return nil }
        return LongForm(
            metric: metric, value: value,
            unit: names.firstIndex { ["unit", "einheit", "unite", "unidad"].contains($0) },
            source: names.firstIndex { ["source", "quelle", "fuente"].contains($0) },
            note: names.firstIndex { ["note", "notes", "notiz", "comment"].contains($0) })
    }

    private static func columns(
        _ headings: [String], _ names: [String], except taken: [Int?]
    ) -> [(place: Int, column: CSVMapping.Column)] {
        var found: [(place: Int, column: CSVMapping.Column)] = []
        for place in headings.indices where !taken.contains(place) {
            guard let (metric, unit) = CSVMetric.heading(headings[place]) else { continue }
            // Very and fairly active minutes are two parts of one thing; else the first column of a metric is the one.
            let isPart = names[place].hasSuffix("active minutes")
            guard isPart || !found.contains(where: { $0.column.metric == metric.id }) else { continue }
            found.append((place, CSVMapping.Column(heading: headings[place], metric: metric.id, unit: unit)))
        }
        let isActivity = found.contains { ["steps", "distance_km", "exercise_min"].contains($0.column.metric) }
        if isActivity, !found.contains(where: { $0.column.metric == CSVMetric.burned.id }),
            let place = names.indices.first(where: { CSVMetric.unclearEnergy.contains(names[$0]) })
        {
            found.append((place, CSVMapping.Column(heading: headings[place], metric: CSVMetric.burned.id)))
        }
        return found.sorted { $0.place < $1.place }
    }

    /// Where no heading is known: any of them may be named later.
    private var unknownPlaces: [Int] {
        headings.indices.filter { $0 != datePlace && $0 != timePlace }
    }

    // MARK: - Going on another time

    private enum Note {
        static let dateOrder = "dates", decimalSign = "decimals", hasTimes = "times"
        static let personHeading = "person_heading", person = "person"
    }

    /// The facts that only a look at all rows tells.
    var notes: [String: String] {
        var notes = [Note.hasTimes: String(hasTimes)]
        notes[Note.dateOrder] = dateOrder?.rawValue
        notes[Note.decimalSign] = decimalSign?.rawValue
        (notes[Note.personHeading], notes[Note.person]) = (person.map { headings[$0.place] }, person?.value)
        return notes
    }

    /// As it was when a mark was told; `nil` where there is none.
    init?(_ head: TableHead, from mark: ImportMark?) {
        guard let notes = mark?.notes, let hasTimes = notes[Note.hasTimes].flatMap({ Bool($0) }) else { return nil }
        self.init(head)
        self.hasTimes = hasTimes
        dateOrder = notes[Note.dateOrder].flatMap { DateOrder(rawValue: $0) }
        decimalSign = notes[Note.decimalSign].flatMap { DecimalSign(rawValue: $0) }
        if let heading = notes[Note.personHeading], let value = notes[Note.person],
            let place = headings.firstIndex(of: heading)
        {
            person = (place, value)
        }
    }

    // MARK: - All rows

    mutating func see(_ cells: [String]) {
        if let datePlace, datePlace < cells.count { seeDate(cells[datePlace]) }
        let numbers = long.map { [$0.value] } ?? (columns.isEmpty ? unknownPlaces : columns.map(\.place))
        for place in numbers where place < cells.count { seeNumber(cells[place]) }
        if !candidates.isEmpty { candidates.see(cells) }
    }

    private mutating func seeDate(_ cell: String) {
        let text = cell.trimmingBlanks
        let digits = text.utf8.prefix { $0 &- 0x30 <= 9 }
        if !hasTimes, text.utf8.count > 10 {
            let time = WrittenTime(text, order: .dayMonthYear) ?? WrittenTime(text, order: .monthDayYear)
            hasTimes = time.map { $0.offset != nil || ($0.secondOfDay ?? 0) != 0 } ?? false
        }
        guard (1...2).contains(digits.count) else { return }
        let isDayFirst = WrittenTime(text, order: .dayMonthYear) != nil
        let isMonthFirst = WrittenTime(text, order: .monthDayYear) != nil
        guard isDayFirst || isMonthFirst, WrittenTime(text)?.namesMonth != true else { return }
        isYearFirst = false
        if text.utf8.dropFirst(digits.count).first == UInt8(ascii: ".") { hasDottedDates = true }
        mayBeDayFirst = mayBeDayFirst && isDayFirst
        mayBeMonthFirst = mayBeMonthFirst && isMonthFirst
    }

    private mutating func seeNumber(_ cell: String) {
        let text = cell.trimmingBlanks
        guard text.utf8.count <= WrittenNumber.longest else { return }
        let points = text.utf8.count { $0 == UInt8(ascii: ".") }
        let commas = text.utf8.count { $0 == UInt8(ascii: ",") }
        guard points + commas > 0 else { return }
        if points > 0, commas > 0 {
            let isPointLast =
                (text.lastIndex(of: ".") ?? text.startIndex) > (text.lastIndex(of: ",") ?? text.startIndex)
            if isPointLast { hasDecimalPoint = true } else { hasDecimalComma = true }
            return
        }
        let mark: Character = points > 0 ? "." : ","
        let last = text.split(separator: mark, omittingEmptySubsequences: false).last ?? ""
        if points + commas > 1 {
            // More than one of a kind separates groups, so the other one is for decimals.
            if points > 1 { hasDecimalComma = true } else { hasDecimalPoint = true }
        } else if last.utf8.count != 3 || text.hasPrefix("0") {
            if points > 0 { hasDecimalPoint = true } else { hasDecimalComma = true }
        } else if points > 0 {
            hasPointGroups = true
        }
    }

    // MARK: - Whose rows

    /// Reads the rows of one person, or all where they are said to be one's.
    /// - Returns: whether the table has somebody of that name.
    mutating func select(only wanted: String) -> Bool {
        if let place = place(of: wanted, anywhere: false) {
            person = (place, wanted)
        } else if wanted != CSVMapping.Person.everybody {
            return false
        }
        return true
    }

    /// The same by a mapping.
    mutating func select(_ wanted: CSVMapping.Person, at place: Int) {
        let isEverybody = wanted.value == CSVMapping.Person.everybody && self.place(of: wanted.value) != place
        person = isEverybody ? nil : (place, wanted.value)
    }

    /// The column in which somebody stands; `nil` where nobody is called so.
    /// - Parameter anywhere: also in a column that is named for something else.
    func place(of person: String, anywhere: Bool = true) -> Int? {
        if let people, people.values.contains(person) { return people.place }
        return candidates.place(of: person, anywhere: anywhere)
    }

    /// The columns that say nothing of what is measured, when or of whom: they are not read.
    var unread: [String] {
        let read = [datePlace, timePlace, sourcePlace, person?.place] + columns.map(\.place) + (long?.places ?? [])
        return headings.indices.filter { !read.contains($0) }.map { headings[$0] }
    }

    /// Draws the conclusions.
    mutating func finish(delimiter: UInt8) -> [CSVAmbiguity] {
        var open: [CSVAmbiguity] = []
        if isYearFirst {
            dateOrder = .yearMonthDay
        } else if hasDottedDates || (mayBeDayFirst && !mayBeMonthFirst) {
            dateOrder = .dayMonthYear
        } else if mayBeMonthFirst && !mayBeDayFirst {
            dateOrder = .monthDayYear
        } else {
            open.append(.dateOrder)
        }
        if hasDecimalComma != hasDecimalPoint {
            decimalSign = hasDecimalComma ? .comma : .point
        } else if !hasDecimalComma, !hasPointGroups {
            decimalSign = .point
        } else if !hasDecimalComma, hasDottedDates || delimiter == UInt8(ascii: ";") {
            decimalSign = .comma
        } else {
            open.append(.decimalSign)
        }
        people = candidates.several
        if let people {
            open.append(.person(heading: headings[people.place], people: people.values.sorted()))
        }
        if let datePlace {
            if isDateDoubtful { open.append(.dateColumn(heading: headings[datePlace])) }
        } else {
            open.append(.noDateColumn)
        }
        if long == nil, columns.isEmpty { open.append(.noMetric) }
        return open
    }
}

/// A date or an instant of a plain table: ISO 8601, everyday dates, Unix seconds or milliseconds.
enum CSVTime: Equatable {
    case day(CivilDay)
    case written(WrittenTime)
    case unix(Int64)

    init?(_ text: String, order: DateOrder) {
        if text.utf8.count == 10 || text.utf8.count == 13, let number = Int64(text), number > 0,
            case let seconds = text.utf8.count == 10 ? number : number / 1000, seconds < Self.year2100
        {
            self = .unix(seconds)
        } else if let day = Self.compactDay(text) {
            self = .day(day)
        } else if let time = WrittenTime(text, order: order) {
            self = time.secondOfDay == nil ? .day(time.day) : .written(time)
        } else {
            return nil
        }
    }

    private static let year2100: Int64 = 4_102_444_800

    /// `20250320`; `nil` for any other number of eight digits.
    static func compactDay(_ text: String) -> CivilDay? {
        guard text.utf8.count == 8, text.utf8.allSatisfy({ $0 &- 0x30 <= 9 }), let number = Int(text),
            (1970..<2100).contains(number / 10_000)
        else { return nil }
        return CivilDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
