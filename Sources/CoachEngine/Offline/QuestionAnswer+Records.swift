import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// What of the days that were asked about lies before the records: missing, not zero.
extension QuestionAnswer {
    /// Where records begin within the days of a reply, and how many of these they cover; empty where that is all of them.
    func covered(_ replies: [Finding]) -> String {
        var sentences: [String] = []
        for reply in replies {
            guard let first = reply.day("records_from"), let all = calendarDays(reply) else { continue }
            let known = "\(min(reply.day("to") ?? today, today) - first + 1)"
            let whole = said(Wording.number(Double(all)))
            let sentence =
                isGerman
                ? "Aufzeichnungen gibt es erst ab dem \(wording.date(first)): für \(known) der \(whole) Tage."
                : "Records begin on \(wording.date(first)): they cover \(known) of the \(whole) days."
            if !sentences.contains(sentence) { sentences.append(sentence) }
        }
        return Self.joined(sentences)
    }

    /// The days of a reply up to today.
    private func calendarDays(_ reply: Finding) -> Int? {
        guard let from = reply.day("from"), let to = reply.day("to"), from <= min(to, today) else { return nil }
        return min(to, today) - from + 1
    }

    /// So many days of a reply, with those before the records where it counts all of the others.
    func whole(_ count: Int, _ reply: Finding) -> Int {
        guard let first = reply.day("records_from"), let all = calendarDays(reply),
            count == min(reply.day("to") ?? today, today) - first + 1
        else { return count }
        return all
    }

    /// How many days of a span lie in the records; a rate is one of these.
    func recordedDays(_ reply: Finding, of days: Days) -> Double? {
        guard let from = reply.day("records_from") ?? days.from ?? reply.day("from"), days.to >= from else {
            return nil
        }
        return Double(days.to - from + 1)
    }

    // MARK: Groups without a workout

    /// Weeks, months and longer groups of the recorded days that have no workout, which a tool does not list. Empty where
    /// days are chosen by the calendar, and where not all groups are listed.
    /// - Parameter areWhole: leaves out those of which only a part is asked about.
    func emptyGroups(_ finding: Finding, areWhole: Bool) -> [String] {
        let groupings: [HealthQuestion.Grouping: DateGrouping] = [
            .week: .week, .month: .month, .quarter: .quarter, .year: .year,
        ]
        guard let grouping = question.grouping.flatMap({ groupings[$0] }), finding.count("omitted") == 0,
            !question.conditions.contains(where: \.isCalendar),
            let from = finding.day("records_from") ?? finding.day("from"),
            let to = finding.day("to").map({ min($0, today) }),
            from <= to
        else { return [] }
        let listed = Set(finding.rows().compactMap { $0["key"].text })
        let (before, after) = (grouping.key(of: from.advanced(by: -1)), grouping.key(of: to.advanced(by: 1)))
        var keys: [String] = []
        for day in from.number...to.number {
            let key = grouping.key(of: CivilDay(number: day))
            if keys.last != key, !listed.contains(key), !areWhole || key != before && key != after { keys.append(key) }
        }
        return keys
    }

    /// The call for all groups, where those with the least are asked for, which may be groups without a workout.
    var allGroups: PlannedCall? {
        guard case .workout(_, let field) = question.quantity, question.statistic == .groupOfMin,
            field == nil || question.inner ?? .sum == .sum
        else { return nil }
        var all = question
        (all.statistic, all.inner, all.output, all.count) = (.sum, nil, .table, nil)
        return Self.calls(all)?.first
    }

    // MARK: Nothing recorded

    func nothing(_ findings: [Finding]) -> String {
        let range = findings.lazy.compactMap(\.available).first.map {
            isGerman
                ? " Werte gibt es vom \(wording.date($0.lowerBound)) bis zum \(wording.date($0.upperBound))."
                : " There are values from \(wording.date($0.lowerBound)) to \(wording.date($0.upperBound))."
        }
        return (isGerman ? "Keine Daten für: \(sentence)." : "No data for: \(sentence).") + (range ?? "")
            + oneSide(findings)
    }

    /// Which of two sides has values where the other has none; empty for all else.
    private func oneSide(_ findings: [Finding]) -> String {
        // Of segments the one that was asked for stands second.
        let segments = (findings.first?.rows("segments") ?? []).reversed().map { Finding(json: $0) }
        let sides = segments.isEmpty ? findings : segments
        let known = sides.map { segments.isEmpty ? $0.hasData : $0.count("n") > 0 }
        guard sides.count == 2, let place = known.firstIndex(of: true), !known[1 - place] else { return "" }
        let side = sides[place]
        let size =
            side["n"].integer.map { "n = " + part($0, of: whole($0 + side.count("missing"), side)) }
            ?? side["recorded_days"].integer.map { "n = " + part($0, of: whole(side.count("calendar_days"), side)) }
            ?? trainings(side.count("count"))
        if isGerman { return " Nur die \(place == 0 ? "erste" : "zweite") Seite hat Werte (\(size))." }
        return " Only the \(place == 0 ? "first" : "second") side has values (\(size))."
    }

    /// `3 workouts`.
    func trainings(_ count: Int) -> String {
        counted(count, ("workout", "Training"), ("workouts", "Trainings"))
    }
}
