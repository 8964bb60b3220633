import CoachTools
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Looks up the dates of periods of the person's own: trips by the time zones of the days, illnesses by the person's tags
/// and by the signs of the formula `episodes`, other tags by their days, and the day that another question's answer names.
struct OwnPeriodFinder {
    var language: Language
    var today: CivilDay
    /// The categories that the person hides.
    var hidden: Set<HealthCategory>

    private static let illnessTags = ["cold", "flu", "sick", "fever"]
    private static let tripTags = ["travel", "vacation"]
    /// Days without a tag that a run of them may have between two.
    private static let mostBetween = 2
    /// Days around those that an illness is said to lie in.
    private static let nearby = 5
    /// Days of a search for trips where not all fit into one reply.
    private static let searched = 180

    private struct Found {
        var dates: ClosedRange<CivilDay>
        /// The source of the dates.
        var source: String
    }

    private var isGerman: Bool { language == .german }

    enum Outcome {
        /// With a sentence on what tells the dates; `nil` without one.
        case found(HealthQuestion, String?)
        case unknown(String)
    }

    /// The question with the dates of its periods. Worth nothing until the look-up is complete.
    func outcome(_ question: HealthQuestion, _ lookup: inout Lookup) -> Outcome {
        var question = question
        var sources: [String] = []
        func resolved(_ days: Days?) -> (days: Days?, problem: String?) {
            guard let days, days.isOpen, let own = days.own else { return (days, nil) }
            guard let found = found(own, &lookup) else { return (nil, lookup.isComplete ? nothing(own) : "") }
            guard let meant = own.days(found.dates, today: today) else { return (nil, ahead(own)) }
            if !sources.contains(found.source), !found.source.isEmpty { sources.append(found.source) }
            return (meant, nil)
        }
        let days = resolved(question.days)
        let other = resolved(question.comparison?.days)
        if let problem = days.problem ?? other.problem { return .unknown(problem) }
        if let days = days.days { question.days = days }
        if question.comparison != nil { question.comparison?.days = other.days }
        return .found(question, sources.isEmpty ? nil : sources.joined(separator: " "))
    }

    /// When a period was and how long it lasted. Worth nothing until the look-up is complete.
    func dates(of own: OwnPeriod, _ lookup: inout Lookup) -> String {
        guard let found = found(own, &lookup) else { return lookup.isComplete ? nothing(own) : "" }
        let days = Days(from: found.dates.lowerBound, to: min(found.dates.upperBound, today))
        let wording = QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
        let count = days.count ?? 1
        let length = isGerman ? "\(count) \(count == 1 ? "Tag" : "Tage")" : "\(count) \(count == 1 ? "day" : "days")"
        let told = isGerman ? "zuletzt, \(length)" : "the latest, \(length)"
        return ["**\(wording.days(days))**: \(told).", found.source].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func found(_ own: OwnPeriod, _ lookup: inout Lookup) -> Found? {
        switch own.kind {
        case .trip: trip(own, &lookup)
        case .illness: illness(own, &lookup)
        case .tags(let names): run(of: names, own.within, &lookup)
        case .answer(let question): day(of: question, &lookup)
        }
    }

    private func range(_ dates: ClosedRange<CivilDay>?) -> String {
        dates.map { "\($0.lowerBound.iso)..\($0.upperBound.iso)" } ?? "all"
    }

    // MARK: Trips

    private func trip(_ own: OwnPeriod, _ lookup: inout Lookup) -> Found? {
        let byZone = hidden.contains(.location) ? nil : zoneTrip(own, &lookup)
        guard own.place == nil else { return byZone }
        let byTag = run(of: Self.tripTags, own.within, &lookup)
        guard let byZone else { return byTag }
        guard let byTag, byTag.dates.lowerBound > byZone.dates.upperBound else { return byZone }
        return byTag
    }

    private func zoneTrip(_ own: OwnPeriod, _ lookup: inout Lookup) -> Found? {
        let all = lookup.ask("compute", ["name": .string("trips"), "range": .string(range(own.within))])
        guard all.hasData else { return nil }
        if all.count("omitted") == 0 { return latest(all, own, &lookup) }
        // More than a reply holds: from the end backwards.
        var end = own.within?.upperBound ?? today
        let first = own.within?.lowerBound ?? all.rows().first?["from"].text.flatMap { CivilDay(iso: $0) } ?? end
        while end >= first {
            let part = end.advanced(by: 1 - Self.searched)...end
            let finding = lookup.ask("compute", ["name": .string("trips"), "range": .string(range(part))])
            guard lookup.isComplete else { return nil }
            if let found = latest(finding, own, &lookup) { return found }
            end = part.lowerBound.advanced(by: -1)
        }
        return nil
    }

    private func latest(_ finding: Finding, _ own: OwnPeriod, _ lookup: inout Lookup) -> Found? {
        let row = finding.rows().last { row in
            guard let place = own.place else { return true }
            let zones = (row["zones"].text ?? "").split(separator: ",").map { $0.trimmingPrefix(" ") }
            return zones.contains { place.zones.contains(String($0)) }
        }
        guard let row, let from = row["from"].text.flatMap({ CivilDay(iso: $0) }),
            let to = row["to"].text.flatMap({ CivilDay(iso: $0) }), from <= to
        else { return nil }
        let zones = (row["zones"].text ?? "").split(separator: ",").map {
            PlainName.cut(String($0), keeping: "/").replacing("_", with: " ")
        }
        let source =
            isGerman
            ? "Die Reise ist an der Zeitzone der Tage erkannt (\(zones.joined(separator: ", ")))."
            : "The trip is known by the time zone of its days (\(zones.joined(separator: ", ")))."
        // A trip may go beyond the dates that it was looked for in.
        let around = from.advanced(by: -Self.searched / 2)...min(to.advanced(by: Self.searched / 2), today)
        let wider = lookup.ask("compute", ["name": .string("trips"), "range": .string(range(around))])
        let whole = wider.rows().first { row in
            guard let first = row["from"].text.flatMap({ CivilDay(iso: $0) }),
                let last = row["to"].text.flatMap({ CivilDay(iso: $0) })
            else { return false }
            return first <= from && to <= last
        }
        if let first = whole?["from"].text.flatMap({ CivilDay(iso: $0) }),
            let last = whole?["to"].text.flatMap({ CivilDay(iso: $0) })
        {
            return Found(dates: first...last, source: source)
        }
        return Found(dates: from...to, source: source)
    }

    // MARK: Tags

    /// The latest run of days with one of the tags; of those that touch the dates, where some are given.
    private func run(of names: [String], _ within: ClosedRange<CivilDay>?, _ lookup: inout Lookup) -> Found? {
        guard !hidden.contains(.clinical) else { return nil }
        let test = JSONTree.object([
            ("field", .string(DayField.tags.rawValue)), ("op", .string("in")),
            ("value", .list(names.map { .string($0) })),
        ])
        let all = lookup.ask("days", ["range": .string(range(within)), "where": .list([test])])
        guard all.hasData, let last = all.day("last") else { return nil }
        let around = last.advanced(by: -59)...min(last.advanced(by: within == nil ? 0 : 30), today)
        let rows = lookup.ask(
            "days",
            [
                "range": .string(range(around)), "where": .list([test]),
                "columns": .list([.string(DayField.tags.rawValue)]), "limit": .integer(60),
            ])
        let days = rows.rows().compactMap { $0["date"].text.flatMap { CivilDay(iso: $0) } }.sorted()
        guard let place = days.firstIndex(of: last) else { return nil }
        var (from, to) = (place, place)
        while from > 0, days[from] - days[from - 1] <= Self.mostBetween + 1 { from -= 1 }
        while to + 1 < days.count, days[to + 1] - days[to] <= Self.mostBetween + 1 { to += 1 }
        // Of many names only those that stand on these days.
        let said = rows.rows().filter { row in
            row["date"].text.flatMap { CivilDay(iso: $0) }.map { (days[from]...days[to]).contains($0) } ?? false
        }.flatMap { row in
            (row[DayField.tags.rawValue].text ?? "").lowercased().split(separator: ",").map { $0.trimmingPrefix(" ") }
        }
        let logged = names.filter { name in said.contains { $0 == name } }
        let list = (logged.isEmpty ? names : logged).map { isGerman ? "„\($0)“" : "\"\($0)\"" }.joined(separator: ", ")
        return Found(
            dates: days[from]...days[to],
            source: isGerman
                ? "Die Tage stehen als \(list) in deinem Log." : "The days are those that your log has as \(list).")
    }

    /// The later of what the person has written down and of what the signs tell; together where they touch.
    private func illness(_ own: OwnPeriod, _ lookup: inout Lookup) -> Found? {
        // `in the middle of October` is said of about that time.
        let near = own.within.map {
            $0.lowerBound.advanced(
                by: -Self.nearby)...min($0.upperBound.advanced(by: Self.nearby), max(today, $0.lowerBound))
        }
        let written = run(of: Self.illnessTags, near, &lookup)
        let finding = lookup.ask(
            "compute", ["name": .string("episodes"), "range": .string(range(near)), "limit": .integer(1)])
        guard finding.hasData, let row = finding.rows().first,
            let from = row["from"].text.flatMap({ CivilDay(iso: $0) }),
            let to = row["to"].text.flatMap({ CivilDay(iso: $0) }), from <= to
        else { return written }
        let signs = Found(
            dates: from...to,
            source: isGerman
                ? "Die Tage sind an Ruhepuls, HRV, Atmung und Temperatur erkannt; das ist keine Diagnose."
                : "The days are told by resting heart rate, HRV, breathing and temperature; that is no diagnosis.")
        guard let written else { return signs }
        return written.dates.upperBound.advanced(by: Self.mostBetween + 1) >= from ? written : signs
    }

    // MARK: Answers

    /// The day that the answer to another question names.
    private func day(of question: HealthQuestion, _ lookup: inout Lookup) -> Found? {
        guard case .found(let question, _) = outcome(question, &lookup), lookup.isComplete,
            let call = QuestionAnswer.calls(question)?.first
        else { return nil }
        let finding = lookup.ask(call)
        guard finding.hasData else { return nil }
        if case .workout = question.quantity {
            let start = finding.rows().first?["start"].text.flatMap { CivilDay(iso: $0.prefix(10)) }
            return start.map { Found(dates: $0...$0, source: "") }
        }
        let day: CivilDay? =
            switch question.statistic {
            case .max, .dateOfMax: finding.days("max_dates").first
            case .min, .dateOfMin: finding.days("min_dates").first
            case .lastDate: finding.day("last")
            case .firstDate: finding.day("first")
            default: nil
            }
        return day.map { Found(dates: $0...$0, source: "") }
    }

    // MARK: Wording

    private func nothing(_ own: OwnPeriod) -> String {
        let place = own.place.map { " \(isGerman ? "(\($0.name(in: language)))" : "to \($0.name)")" } ?? ""
        switch own.kind {
        case .trip:
            let isHidden = hidden.contains(.location)
            if isHidden {
                return isGerman
                    ? "Orte sind verborgen, deshalb kenne ich keine Reisen."
                    : "Location is hidden, so I know of no trips."
            }
            return isGerman
                ? "Eine Reise\(place) finde ich nicht: Reisen erkenne ich an der Zeitzone der Tage und an den Schlagwörtern „travel“ und „vacation“. Nenn mir die Tage, zum Beispiel: vom 3. bis 10. Mai."
                : "I find no trip\(place): trips are told by the time zone of the days, or by the tags travel and vacation in your log. Name the days instead, such as: from 3 to 10 May."
        case .illness:
            return isGerman
                ? "Eine Krankheit finde ich nicht: weder ein Schlagwort (\(Self.illnessTags.joined(separator: ", "))) noch ungewöhnliche Werte an mehreren Tagen. Nenn mir die Tage, zum Beispiel: vom 3. bis 10. Mai."
                : "I find no illness: neither a tag (\(Self.illnessTags.joined(separator: ", "))) nor unusual readings on days in a row. Name the days instead, such as: from 3 to 10 May."
        case .tags(let names):
            let list = names.joined(separator: ", ")
            return isGerman
                ? "In deinem Log steht kein Tag mit \(list). Nenn mir die Tage, zum Beispiel: seit dem 3. Mai."
                : "Your log has no day with \(list). Name the days instead, such as: since 3 May."
        case .answer:
            return isGerman
                ? "Welcher Tag gemeint ist, kann ich nicht sagen: Nenn mir das Datum."
                : "I can't tell which day that is: name its date."
        }
    }

    private func ahead(_ own: OwnPeriod) -> String {
        isGerman
            ? "Von der Zeit danach ist noch nichts aufgezeichnet." : "Nothing is recorded of the time after it yet."
    }
}
