import HealthModel
import HealthQuery
import HealthQuestions
import JSON
import QuestionLexicons

/// The answer to a question about the sets of an exercise, computed from the tool `journal`.
struct StrengthWording {
    let question: StrengthQuestion
    let language: Language
    let today: CivilDay

    /// So many days the reply of the tool lists at most.
    private static let mostSessions = 60
    private static let mostRows = 12

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    private struct Session {
        var date: CivilDay
        /// `3 x 8 at 60 kg`
        var sets: String
        var count: Int
        var repetitions: Int?
        /// Kilograms.
        var volume: Double?
        var maximum: Double?
        var heaviest: Double?

        init?(_ row: JSONValue) {
            guard let date = row["date"].text.flatMap({ CivilDay(iso: $0) }) else { return nil }
            self.date = date
            sets = row["sets"].text ?? ""
            let runs = sets.split(separator: ", ").filter { $0.contains(" x ") }
            count = runs.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }.reduce(0, +)
            heaviest =
                runs.compactMap { run -> Double? in
                    guard let place = run.range(of: " at ") else { return nil }
                    return Double(run[place.upperBound...].prefix { $0.isNumber || $0 == "." })
                }.max()
            repetitions = row["repetitions"].integer
            volume = row["volume_kg"].number
            maximum = row["est_1rm_kg"].number
        }
    }

    /// The reading, in a sentence.
    var sentence: String {
        let grouping = question.grouping.map { wording.grouping($0) }
        let german = isGerman ? LexiconTable.germanExercises[question.exercise] : nil
        let name = german ?? Wording.plain(question.exercise)
        return [name, figure, grouping, wording.days(question.days)].compactMap(\.self).joined(separator: ", ")
    }

    private var figure: String {
        switch question.figure {
        case .heaviest: isGerman ? "schwerstes Gewicht" : "heaviest load"
        case .maximum:
            isGerman ? "geschätztes Maximum für eine Wiederholung (Epley)" : "estimated one-repetition maximum (Epley)"
        case .volume: isGerman ? "Gewicht mal Wiederholungen" : "load times repetitions"
        case .sets: isGerman ? "Sätze" : "sets"
        case .repetitions: isGerman ? "Wiederholungen" : "repetitions"
        case .sessions: isGerman ? "Tage" : "days"
        case .latest, .lastDate: isGerman ? "zuletzt" : "the last time"
        case .list: isGerman ? "alle Tage" : "all days"
        case .progress: isGerman ? "vom ersten zum letzten Mal" : "from the first to the last time"
        }
    }

    private var range: JSONTree {
        .string(question.days.from.map { "\($0.iso)..\(question.days.to.iso)" } ?? "all")
    }

    /// - Returns: empty while the tool has not answered.
    func markdown(_ lookup: inout Lookup) -> String {
        let name = JSONTree.string(question.exercise)
        let reply = lookup.ask(
            "journal", ["kind": .string("sets"), "name": name, "range": range, "limit": .integer(Self.mostSessions)])
        guard lookup.isComplete else { return "" }
        if reply.problem != nil, reply.problem != "invalid_arguments" {
            return isGerman ? "Das kann ich nicht lesen." : "I can't read that."
        }
        let sessions = reply.rows("sessions").compactMap(Session.init)
        guard reply.hasData, !sessions.isEmpty else { return nothing(reply) }
        let omitted = reply.count("omitted")
        if question.grouping != nil { return table(sessions, omitted) }
        guard let answer = answer(reply, sessions, omitted) else {
            return isGerman
                ? "Dafür fehlen Gewicht oder Wiederholungen: \(sentence)."
                : "The sets have no load or repetitions for that: \(sentence)."
        }
        let count = reply.count("days")
        let basis = isGerman ? "n = \(count) \(count == 1 ? "Tag" : "Tage")" : "n = \(Wording.days(count))"
        return ["**\(answer.value)**: \(sentence), \(basis).", answer.more].compactMap(\.self).joined(separator: "\n\n")
    }

    private func nothing(_ reply: Finding) -> String {
        let extent = reply.available.map {
            isGerman
                ? " Sätze gibt es vom \(wording.date($0.lowerBound)) bis zum \(wording.date($0.upperBound))."
                : " There are sets from \(wording.date($0.lowerBound)) to \(wording.date($0.upperBound))."
        }
        return isGerman
            ? "Im Log steht dazu kein Satz: \(sentence).\(extent ?? " So kommt einer hinein: `airfit log \"bench press 3x8 60kg\"`.")"
            : "Your log has no set of it: \(sentence).\(extent ?? " This writes one down: `airfit log \"bench press 3x8 60kg\"`.")"
    }

    private func kilograms(_ value: Double) -> String { said(Wording.value(value, .weight)) }
    private func number(_ value: Int) -> String { said(Wording.number(Double(value))) }

    private func said(_ text: String) -> String { Wording.said(text, language) }

    private func best(_ key: String, _ reply: Finding) -> (value: String, more: String?)? {
        guard let value = reply.number(key + "_kg"), let day = reply.day(key + "_on") else { return nil }
        return (kilograms(value), isGerman ? "Am \(wording.date(day))." : "On \(wording.date(day)).")
    }

    private func answer(_ reply: Finding, _ sessions: [Session], _ omitted: Int) -> (value: String, more: String?)? {
        switch question.figure {
        case .heaviest: return best("heaviest", reply)
        case .maximum: return best("est_1rm", reply)
        case .volume: return reply.number("volume_kg").map { (kilograms($0), nil) }
        case .sets: return (number(reply.count("sets")), nil)
        case .repetitions:
            guard omitted == 0 else {
                return nil
            }
            let counted = sessions.compactMap(\.repetitions)
            return counted.isEmpty ? nil : (number(counted.reduce(0, +)), nil)
        case .sessions: return (number(reply.count("days")), nil)
        case .latest, .lastDate:
            guard let last = sessions.first else { return nil }
            return (wording.date(last.date), "\(Wording.capitalised(last.sets)).")
        case .list:
            let rows = sessions.prefix(Self.mostRows).map { [wording.date($0.date), $0.sets] }
            let header = isGerman ? ["Tag", "Sätze"] : ["Day", "Sets"]
            let rest = reply.count("days") - rows.count
            let note =
                rest > 0 ? (isGerman ? "\n\nDavor noch \(rest) Tage." : "\n\n\(rest) more days before these.") : ""
            let sets = reply.count("sets")
            return (
                isGerman ? "\(sets) \(sets == 1 ? "Satz" : "Sätze")" : "\(sets) \(sets == 1 ? "set" : "sets")",
                Wording.table(header, rows, words: [1]) + note
            )
        case .progress:
            guard omitted == 0, sessions.count > 1, let first = sessions.last(where: { $0.heaviest != nil }),
                let last = sessions.first(where: { $0.heaviest != nil }), let from = first.heaviest,
                let to = last.heaviest,
                first.date < last.date
            else { return nil }
            let sign = to > from ? "+" : ""
            return (
                "\(sign)\(kilograms(to - from))",
                isGerman
                    ? "Schwerster Satz: \(kilograms(from)) am \(wording.date(first.date)), \(kilograms(to)) am \(wording.date(last.date))."
                    : "Heaviest set: \(kilograms(from)) on \(wording.date(first.date)), \(kilograms(to)) on \(wording.date(last.date))."
            )
        }
    }

    // MARK: By week

    private func table(_ sessions: [Session], _ omitted: Int) -> String {
        let groups = Dictionary(grouping: sessions) { key($0.date) }
        let rows = groups.keys.sorted(by: >).compactMap { key -> [String]? in
            guard let value = value(groups[key] ?? []) else { return nil }
            return [name(key), value]
        }
        guard !rows.isEmpty else {
            return isGerman
                ? "Dafür fehlen Gewicht oder Wiederholungen: \(sentence)."
                : "The sets have no load or repetitions for that: \(sentence)."
        }
        let header = isGerman ? ["Zeitraum", Wording.capitalised(figure)] : ["Period", Wording.capitalised(figure)]
        let shown = Array(rows.prefix(Self.mostRows))
        var parts = ["**\(shown[0][1])**: \(sentence), \(shown[0][0]).", Wording.table(header, shown)]
        if omitted > 0 || rows.count > shown.count {
            parts.append(isGerman ? "Nur die letzten \(shown.count)." : "Only the last \(shown.count).")
        }
        return parts.joined(separator: "\n\n")
    }

    /// The first day of the week, month or year.
    private func key(_ day: CivilDay) -> CivilDay {
        let span: CalendarSpan =
            switch question.grouping {
            case .month: .month
            case .year: .year
            default: .week
            }
        return span.start(of: day)
    }

    private func name(_ first: CivilDay) -> String {
        switch question.grouping {
        case .month: String(first.iso.prefix(7))
        case .year: String(first.iso.prefix(4))
        default: isGerman ? "Woche ab \(wording.date(first))" : "week of \(wording.date(first))"
        }
    }

    private func value(_ sessions: [Session]) -> String? {
        switch question.figure {
        case .volume:
            let lifted = sessions.compactMap(\.volume)
            return lifted.isEmpty ? nil : kilograms(CompensatedSum.of(lifted))
        case .sets: return number(sessions.map(\.count).reduce(0, +))
        case .repetitions:
            let counted = sessions.compactMap(\.repetitions)
            return counted.isEmpty ? nil : number(counted.reduce(0, +))
        case .sessions: return number(sessions.count)
        case .maximum: return sessions.compactMap(\.maximum).max().map(kilograms)
        default: return sessions.compactMap(\.heaviest).max().map(kilograms)
        }
    }
}
