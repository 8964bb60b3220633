import ImportKit

/// The columns of a plain table that may tell people apart, and what all rows say of them.
///
/// A column that is named for people is one where it has several values; any other where few values come again and again,
/// and different ones with values of the same kind on one date, or with weights, in turn, that are not one body's.
struct CSVPeople {
    /// The column that tells people apart, and everybody in it.
    struct Several: Equatable {
        var place: Int
        var values: Set<String>
    }

    private struct Candidate {
        var place: Int
        var kind: Kind
        /// Rows of each value; values beyond `mostValues` are not counted.
        var rows: [String: Int] = [:]
        /// By date and kind of measurement.
        var dates = Sharing()
        /// By date with its time of day.
        var moments = Sharing()
        var weights = Weights()
        var empty = 0
        var filled = 0
    }

    /// The weights that stand beside each value of a column.
    private struct Weights {
        private var ranges: [String: (low: Double, high: Double, count: Int)] = [:]
        private var last: String?
        private var turns = 0

        mutating func see(_ value: String, _ weight: Double) {
            guard let range = ranges[value] else {
                if ranges.count < CSVPeople.mostWeighed { ranges[value] = (weight, weight, 1) }
                return count(value)
            }
            ranges[value] = (min(range.low, weight), max(range.high, weight), range.count + 1)
            count(value)
        }

        private mutating func count(_ value: String) {
            if let last, last != value { turns += 1 }
            last = value
        }

        /// Whether two values, each seen more than once, take turns with weights a tenth apart: nobody loses that and has
        /// it back from row to row.
        var areOfSeveral: Bool {
            let steady = ranges.values.filter { $0.count > 1 }.sorted { $0.low < $1.low }
            return turns > 1 && zip(steady, steady.dropFirst()).contains { $1.low > $0.high * 1.1 }
        }
    }

    /// Where values of a column meet.
    private struct Sharing {
        /// The first value at each place.
        private var first: [String: String] = [:]
        private(set) var shared: Set<String> = []

        var places: Int { first.count }

        mutating func see(_ value: String, at place: String) {
            if let first = first[place] {
                if first != value { shared.insert(place) }
            } else if first.count < CSVPeople.mostDates {
                first[place] = value
            }
        }
    }

    private enum Kind: Equatable {
        /// Only of people.
        case named
        /// Its name may be one of people's and the values may be anything.
        case likelyNamed
        /// Whole numbers of five digits and more.
        case numbers
        case words
        /// Something else by its name: taken only where a person in it is asked for.
        case other
    }

    private var candidates: [Candidate] = []
    private var rows = 0
    private static let mostValues = 10_000
    private static let mostDates = 10_000
    private static let mostADay = 4
    private static let mostCandidates = 40
    private static let mostWeighed = 100

    /// Places of columns with a value each of a metric, of the long form its metric.
    private let measured: [Int]
    private let metric: Int?
    private let date: Int?
    /// Where the body's weight stands, of the long form in rows of that metric alone.
    private let weight: Int?

    /// - Parameters:
    ///   - names: headings as `CSVMetric.plain` writes them.
    ///   - taken: places that are known to be something else: dates, metrics, units.
    ///   - metric: of the long form, the place of what a row measures.
    ///   - weight: the place of the body's weight, of the long form of all values.
    ///   - isOfFood: whether nothing but food and drink is measured, so that a name is one of a dish.
    init(
        _ names: [String], _ first: [[String]], taken: Set<Int>, measured: [Int], metric: Int?, date: Int?,
        weight: Int?, isOfFood: Bool
    ) {
        (self.measured, self.metric, self.date, self.weight) = (measured, metric, date, weight)
        for place in names.indices where !taken.contains(place) && candidates.count < Self.mostCandidates {
            let cells = first.compactMap { place < $0.count ? $0[place].trimmingBlanks : nil }.filter { !$0.isEmpty }
            guard let kind = Self.kind(names[place], cells, isOfFood: isOfFood) else { continue }
            candidates.append(Candidate(place: place, kind: kind))
        }
    }

    private static func kind(_ name: String, _ cells: [String], isOfFood: Bool) -> Kind? {
        if namedForPeople(name) { return .named }
        if mayNamePeople(name) { return isOfFood ? .other : .likelyNamed }
        if name.split(separator: " ").contains(where: { otherNames.contains(String($0)) }) { return .other }
        func isMost(_ test: (String) -> Bool) -> Bool { cells.count(where: test) * 5 >= cells.count * 4 }
        guard !cells.isEmpty else { return nil }
        if isMost({ (5...20).contains($0.utf8.count) && $0.utf8.allSatisfy { $0 &- 0x30 <= 9 } }) { return .numbers }
        return isMost { $0.contains(where: \.isLetter) && $0.utf8.count <= 120 } ? .words : nil
    }

    // MARK: - Rows

    var isEmpty: Bool { candidates.isEmpty }

    mutating func see(_ cells: [String]) {
        rows += 1
        let weighed = weighed(cells)
        var key: (date: String, moment: String)?
        for index in candidates.indices {
            let place = candidates[index].place
            let value = place < cells.count ? cells[place].trimmingBlanks : ""
            if value.isEmpty {
                candidates[index].empty += 1
                // A row of nobody beside one of somebody is another's; of a column of words it says nothing.
                guard [.named, .likelyNamed].contains(candidates[index].kind) else { continue }
            } else {
                candidates[index].filled += 1
                if candidates[index].rows[value] != nil || candidates[index].rows.count < Self.mostValues {
                    candidates[index].rows[value, default: 0] += 1
                }
            }
            guard candidates[index].kind != .other else { continue }
            if let weighed, !value.isEmpty { candidates[index].weights.see(value, weighed) }
            let keys = key ?? dateKeys(cells)
            key = keys
            guard let keys else { continue }
            candidates[index].dates.see(value, at: keys.date)
            candidates[index].moments.see(value, at: keys.moment)
        }
    }

    /// The weight that a row tells, in whatever unit the table has.
    private func weighed(_ cells: [String]) -> Double? {
        guard let weight, weight < cells.count else { return nil }
        if let metric {
            guard metric < cells.count, CSVMetric.named(cells[metric])?.id == "weight_kg" else { return nil }
        }
        let value = Double(cells[weight].trimmingBlanks.replacing(",", with: "."))
        return value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }

    /// The date of a row and what it measures: rows of one date that measure different things say nothing of people.
    private func dateKeys(_ cells: [String]) -> (date: String, moment: String)? {
        guard let date, date < cells.count, case let moment = cells[date].trimmingBlanks, !moment.isEmpty else {
            return nil
        }
        let day = moment.utf8.count > 8 ? moment.prefix { $0 != "T" && $0 != " " } : moment[...]
        let kind =
            metric.map { $0 < cells.count ? cells[$0] : "" }
            ?? measured.first { $0 < cells.count && !cells[$0].trimmingBlanks.isEmpty }.map(String.init) ?? ""
        return ("\(day)|\(kind)", "\(moment)|\(kind)")
    }

    // MARK: - Conclusions

    /// The column by which the rows are of several people; `nil` where they are of one.
    var several: Several? {
        let found =
            candidates.first { $0.kind == .named && isOfPeople($0) }
            ?? candidates.first { $0.kind == .likelyNamed && isOfPeople($0) }
            ?? candidates.first { $0.kind == .numbers && isOfPeople($0) }
            ?? candidates.first { $0.kind == .words && isOfPeople($0) }
        return found.map { Several(place: $0.place, values: Set($0.rows.keys)) }
    }

    private func isOfPeople(_ one: Candidate) -> Bool {
        let isShared = !one.dates.shared.isEmpty
        let isNamed = one.kind == .named || one.kind == .likelyNamed
        guard one.rows.count > 1 else { return isNamed && one.rows.count == 1 && one.empty > 0 && isShared }
        let isRepeated = one.filled > one.rows.count
        switch one.kind {
        case .named: return true
        case .likelyNamed:
            let isOften = one.filled >= 2 * one.rows.count || isShared && 2 * one.filled >= 3 * one.rows.count
            return isOften && hasNames(one)
        case .numbers: return isRepeated && isShared
        case .words: return isOfPeopleByWords(one)
        case .other: return false
        }
    }

    /// Few names in nearly every row, most of them again and again, and several on one date, more than once, or with weights
    /// of several bodies. Where each comes many times a day, names of what was done are told from people by that they never
    /// meet.
    private func isOfPeopleByWords(_ one: Candidate) -> Bool {
        let isFull = one.empty * 20 <= rows && one.filled >= 3 * one.rows.count
        let isRepeated = one.rows.values.count(where: { $0 > 1 }) * 2 > one.rows.count
        let isDense = one.filled > Self.mostADay * one.dates.places * one.rows.count
        let meeting = isDense ? one.moments.shared : one.dates.shared
        return isFull && isRepeated && (meeting.count > 1 || one.weights.areOfSeveral) && hasNames(one)
    }

    private func hasNames(_ one: Candidate) -> Bool {
        one.rows.keys.count(where: Self.isOtherValue) * 2 < one.rows.count
    }

    /// The column in which somebody stands: one that is named for people before any other.
    func place(of person: String, anywhere: Bool) -> Int? {
        let having = candidates.filter { $0.rows[person] != nil && (anywhere || $0.kind != .other) }
        return
            (having.first { $0.kind == .named } ?? having.first { $0.kind == .likelyNamed }
            ?? having.first { $0.kind == .numbers || $0.kind == .words } ?? having.first)?.place
    }

    // MARK: - Words

    private static let subjects: Set = [
        "user", "athlete", "patient", "subject", "person", "participant", "member", "client", "customer", "runner",
        "player", "student", "nutzer", "benutzer", "mitglied", "teilnehmer", "proband", "kunde", "personne", "persona",
        "paciente", "usuario", "participante",
    ]
    private static let subjectEndings: Set = ["id", "name", "no", "nr", "number", "code", "key"]

    /// `athlete`, `Patient Name`, `userid`.
    static func namedForPeople(_ name: String) -> Bool {
        if ["userid", "username", "who", "wer", "qui", "quien"].contains(name) || subjects.contains(name) {
            return true
        }
        let words = name.split(separator: " ").map(String.init)
        return words.count == 2 && subjects.contains(words[0]) && subjectEndings.contains(words[1])
    }

    /// `id` may number the rows, too.
    private static func mayNamePeople(_ name: String) -> Bool {
        [
            "id", "name", "full name", "first name", "last name", "surname", "vorname", "nachname", "nom", "prenom",
            "nombre",
            "profile", "profil", "perfil", "owner", "account", "email", "e mail", "sujet", "sujeto",
        ].contains(name)
    }

    /// In the names of columns with few values that are of things, times and places.
    private static let otherNames: Set = [
        "note", "notes", "comment", "comments", "remark", "remarks", "memo", "description", "text", "kommentar",
        "notiz",
        "notizen", "bemerkung", "bemerkungen", "commentaire", "comentario", "nota", "notas",
        "meal", "food", "dish", "mahlzeit", "essen", "repas", "comida", "drink", "drug", "dose", "medication",
        "type", "kind", "category", "group", "label", "tag", "tags", "class", "typ", "art", "kategorie",
        "activity", "sport", "exercise", "workout", "session", "training", "aktivitat",
        "device", "source", "app", "brand", "sensor", "tracker", "gerat", "quelle", "via", "method", "unit", "units",
        "period", "slot", "phase", "part", "time", "tageszeit", "weekday", "wochentag", "week", "month", "season",
        "place", "location", "city", "ort", "weather", "zone", "timezone", "status", "state", "context", "condition",
        "situation", "position", "posture", "arm", "side", "event", "symptom", "symptoms", "quality", "level", "rating",
        "day", "jour", "dia", "moment", "when", "wann", "file", "url", "link", "color", "colour", "version",
    ]

    /// Words of values that are no names of people.
    private static let otherWords: Set = [
        "morning", "noon", "midday", "afternoon", "evening", "night", "am", "pm", "morgen", "morgens", "fruh", "mittag",
        "mittags", "nachmittag", "abend", "abends", "nacht", "nachts", "matin", "midi", "soir", "nuit", "manana",
        "tarde",
        "noche", "before", "after", "vor", "nach", "avant", "apres", "antes", "despues", "fasting", "breakfast",
        "lunch",
        "dinner", "supper", "snack", "fruhstuck", "mittagessen", "abendessen", "bed", "bedtime", "wake", "waking",
        "rest",
        "left", "right", "links", "rechts", "sitting", "standing", "lying", "yes", "no", "true", "false", "ja", "nein",
        "oui", "non", "si", "low", "high", "normal", "good", "bad", "ok", "okay", "fine", "tired", "great", "none",
        "watch", "phone", "iphone", "ring", "band", "scale", "app", "manual", "auto", "automatic", "fitbit", "garmin",
        "oura", "whoop", "withings", "polar", "apple", "google", "samsung", "xiaomi", "huawei", "strava",
        "run", "running", "walk", "walking", "ride", "cycling", "swim", "swimming", "gym", "yoga", "sleep", "nap",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun", "kg", "lb", "lbs", "min", "hr", "km", "mi", "count", "work", "home", "weekend",
    ]

    private static func isOtherValue(_ value: String) -> Bool {
        if CSVMetric.named(value) != nil { return true }
        let words = CSVMetric.plain(value).split(separator: " ").map(String.init)
        return words.count > 4 || words.contains(where: otherWords.contains)
    }
}
