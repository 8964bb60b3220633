import HealthModel
import HealthQuery
import JSON

/// What an object or a row says that its numbers are about.
extension FactSheet {
    /// The subject narrowed by the object's own members: its metric, its unit, its dates.
    func narrowed(_ subject: FactSubject, by object: JSONValue, name: String) -> FactSubject {
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

    /// The subject of a part that its list calls by a name or, in the first column of a table, by a number.
    mutating func notePart(_ item: JSONValue, in list: Int32, of about: Int32) -> Int32? {
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
    func ownDays(_ object: JSONValue) -> [String: CivilDay] {
        var days: [String: CivilDay] = [:]
        for name in ["max", "min"] {
            if let dates = object[name + "_dates"].array, dates.count == 1, let day = day(dates[0]) { days[name] = day }
        }
        for name in ["first", "last", "value"] { days[name] = day(object[name + "_date"]) ?? days[name] }
        return days
    }

    /// The dates of smallest and largest values that were on several days, where none of them is left out.
    func tiedDays(_ object: JSONValue) -> [String: [CivilDay]] {
        ["max", "min"].reduce(into: [:]) { ties, name in
            let days = (object[name + "_dates"].array ?? []).compactMap(day)
            if days.count > 1, object[name + "_ties"].number == Double(days.count) { ties[name] = days }
        }
    }

    mutating func note(_ tied: [CivilDay], of about: Int32) -> Int32 {
        var subject = subjects[Int(about)]
        subject.tiedDays = tied
        return index(of: subject)
    }

    mutating func noteDay(_ day: CivilDay, of about: Int32) -> Int32 {
        var subject = subjects[Int(about)]
        (subject.day, subject.hasOwnDay) = (day, true)
        return index(of: subject)
    }

    mutating func index(of subject: FactSubject) -> Int32 {
        subjects.append(subject)
        return Int32(subjects.count - 1)
    }

    /// The days of `2026-05`.
    static func month(_ name: String) -> ClosedRange<CivilDay>? {
        let parts = name.split(separator: "-").compactMap { Int($0) }
        guard name.utf8.count == 7, parts.count == 2, let first = CivilDay(year: parts[0], month: parts[1], day: 1)
        else {
            return nil
        }
        return first...CalendarSpan.month.end(of: first)
    }

    func day(_ value: JSONValue) -> CivilDay? { value.text.flatMap { CivilDay(iso: $0.prefix(10)) } }
}
