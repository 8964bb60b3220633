import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach

/// How near the person's goals are; of a metric with goals of several spans a sentence for each.
struct GoalWording {
    var language: Language
    var today: CivilDay
    /// The span of the goals that are told; `nil` for all.
    var span: CalendarSpan?
    /// Whether it is asked how much is still to be done, which has no yes and no no.
    var asksRest = false

    private var isGerman: Bool { language == .german }
    /// What a goal that is reached is answered with.
    private var reachedWord: String {
        asksRest ? isGerman ? "Nichts mehr" : "Nothing more" : isGerman ? "Ja" : "Yes"
    }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in shown(value, field) }
    }
    private func shown(_ value: Double, _ field: DayField) -> String {
        Wording.said(Wording.value(value, field), language)
    }
    private static let metrics: [DayField] = [
        .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .weight, .water, .runDistance, .workouts,
        .mindfulMinutes,
    ]

    /// - Parameter outcome: `nil` for how near the goal is, or whether it was reached on the one day.
    func markdown(
        _ quantity: Quantity?, _ days: Days?, counting outcome: Request.GoalOutcome?, _ lookup: inout Lookup
    ) -> String {
        guard (days?.to ?? today) <= today else { return all(quantity, &lookup) }
        if outcome == .target { return all(quantity, &lookup) }
        if outcome == .together { return together(days ?? Days(from: nil, to: today), &lookup) }
        guard case .day(let named)? = quantity else {
            guard quantity == nil, days != nil || outcome != nil else { return all(quantity, &lookup) }
            return each(of: days, counting: outcome, &lookup)
        }
        let field = named == .sleep ? .sleepHours : named
        // Whether more or less of it is wanted is known by no goal.
        if field == .weight, outcome == nil, days.map({ $0.to == today }) ?? true { return all(quantity, &lookup) }
        if let outcome { return counted(outcome, field, days ?? Days(from: nil, to: today), &lookup) }
        return reached(field, days?.to ?? today, &lookup)
    }

    /// What the days that were asked about came to for each goal that is set.
    private func each(of days: Days?, counting outcome: Request.GoalOutcome?, _ lookup: inout Lookup) -> String {
        // A weight is none that days reach.
        let lines = Self.metrics.compactMap { field -> String? in
            guard field != .weight, isSet(field, on: days?.to ?? today, &lookup) else { return nil }
            let text =
                outcome.map { counted($0, field, days ?? Days(from: nil, to: today), &lookup) }
                ?? reached(field, days?.to ?? today, &lookup)
            return text.isEmpty ? nil : "- \(name(field)): \(text.replacing("\n\n", with: " "))"
        }
        guard lookup.isComplete else { return "" }
        guard !lines.isEmpty else { return noGoal }
        return ([outcome == nil ? reachedOfAll(lines) : nil].compactMap(\.self) + [lines.joined(separator: "\n")])
            .joined(separator: "\n\n")
    }

    /// How many of the goals were reached; `nil` of a single one.
    private func reachedOfAll(_ lines: [String]) -> String? {
        guard lines.count > 1 else { return nil }
        let count = lines.count { $0.contains("**\(reachedWord)**") }
        if count == lines.count { return "**\(reachedWord)**, \(isGerman ? "alle" : "all") \(count)." }
        return isGerman
            ? "**\(count) von \(lines.count)** Zielen erreicht." : "**\(count) of \(lines.count)** goals reached."
    }

    /// Whether a goal is set that these days can be held against.
    private func isSet(_ field: DayField, on day: CivilDay, _ lookup: inout Lookup) -> Bool {
        let goals = goals(field, on: day, &lookup)
        return goals.contains { isAsked($0) && target($0) != nil && (period($0) == nil || day == today) }
    }

    /// The goals of a metric, the one of a day first; where the person set none, that of its ring on a day.
    private func goals(_ field: DayField, on day: CivilDay, _ lookup: inout Lookup) -> [Finding] {
        let first = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
        let set = [first] + first.rows("also").map(Finding.init)
        guard first.json.isObject, set.allSatisfy({ target($0) == nil }) else { return set }
        return RingGoal.finding(field, on: day, &lookup).map { [$0] } ?? set
    }

    /// Whether it is of the span that was asked about.
    private func isAsked(_ goal: Finding) -> Bool { span == nil || span == period(goal) ?? .day }

    /// `nil` where no goal is set; it is told beside what is not recorded, too.
    private func target(_ goal: Finding) -> Double? { goal["goal"].number }

    /// The goals of a day, or of the value itself, where they are asked about and there is a value.
    private func daily(_ goals: [Finding]) -> [Double] {
        goals.filter { period($0) == nil && isAsked($0) && $0.number("value") != nil }.compactMap(target)
    }

    /// What the goals of spans say that began on a day and go on.
    private func sums(_ goals: [Finding], _ field: DayField, from start: CivilDay?) -> [String] {
        goals.compactMap { goal in
            guard isAsked(goal), let period = period(goal), start.map({ $0 == period.start(of: today) }) ?? true else {
                return nil
            }
            return target(goal).map { sum(of: period, field, $0, goal) }
        }
    }

    /// On how many days the goal of a day was reached, or on how many of those with a value it was not; of a span that goes
    /// on whether its goal is.
    private func counted(
        _ outcome: Request.GoalOutcome, _ field: DayField, _ days: Days, _ lookup: inout Lookup
    ) -> String {
        let goals = goals(field, on: days.to, &lookup)
        guard lookup.isComplete else { return "" }
        let sums = days.to == today && days.from != nil ? sums(goals, field, from: days.from) : []
        let long = goals.lazy.compactMap { goal in period(goal).flatMap { span in target(goal).map { (span, $0) } } }
        if sums.isEmpty, let (period, goal) = long.first(where: { $0.0 == span ?? $0.0 }),
            span != nil || daily(goals).isEmpty
        {
            return counted(outcome, period, field, goal, days, &lookup)
        }
        guard let goal = daily(goals).first else {
            return sums.isEmpty ? missing(field, goals) : sums.joined(separator: "\n\n")
        }
        let isReached = outcome != .missed
        let ring = goals.lazy.compactMap { RingGoal.test($0, field, isClosed: isReached) }.first
        let test = ring ?? .condition(field, isReached ? ">=" : "<", goal)
        let range = days.from.map { "\($0.iso)..\(days.to.iso)" } ?? "all"
        let count = lookup.ask("days", ["range": .string(range), "where": .list([test])])
        guard lookup.isComplete else { return "" }
        let recorded = count.count("recorded_days")
        guard recorded > 0 else {
            let missing = notRecorded(field, days, goal)
            return ([missing] + sums).joined(separator: "\n\n")
        }
        let found = count.count("count")
        let aim = shown(goal, field)
        let verdict = outcome == .always ? verdict(found, of: count.count("calendar_days"), days, test, &lookup) : ""
        guard lookup.isComplete else { return "" }
        let counted =
            isGerman
            ? "**\(verdict)\(found) \(found == 1 ? "Tag" : "Tage")** mit \(isReached ? "mindestens" : "weniger als") \(QuestionWording.dative(aim)): \(wording.name(field)), \(wording.days(days)), n = \(recorded)."
            : "**\(verdict)\(found) \(found == 1 ? "day" : "days")** with \(isReached ? "at least" : "less than") \(aim): \(wording.name(field)), \(wording.days(days)), n = \(recorded)."
        return ([counted] + sums).joined(separator: "\n\n")
    }

    /// `No, ` before the days on which a goal was reached that was asked about for each of them. A day that is not over may still
    /// reach it.
    private func verdict(
        _ found: Int, of all: Int, _ days: Days, _ test: JSONTree, _ lookup: inout Lookup
    ) -> String {
        if found > 0, found == all { return isGerman ? "Ja, " : "Yes, " }
        let no = isGerman ? "Nein, " : "No, "
        guard days.to == today, found == all - 1, let from = days.from, from < today else { return no }
        let yesterday = today.advanced(by: -1)
        let before = lookup.ask(
            "days", ["range": .string("\(from.iso)..\(yesterday.iso)"), "where": .list([test])])
        guard before.count("count") == found else { return no }
        return isGerman ? "Bis gestern ja, " : "Up to yesterday yes, "
    }

    /// On how many days all goals of a day were reached.
    private func together(_ days: Days, _ lookup: inout Lookup) -> String {
        var tests: [JSONTree] = []
        var names: [String] = []
        for field in Self.metrics where field != .weight {
            let goals = goals(field, on: days.to, &lookup)
            guard let goal = daily(goals).first else { continue }
            let ring = goals.lazy.compactMap { RingGoal.test($0, field, isClosed: true) }.first
            tests.append(ring ?? .condition(field, ">=", goal))
            names.append("\(wording.name(field)) (\(shown(goal, field)))")
        }
        guard lookup.isComplete else { return "" }
        guard !tests.isEmpty else { return noGoal }
        let range = days.from.map { "\($0.iso)..\(days.to.iso)" } ?? "all"
        let count = lookup.ask("days", ["range": .string(range), "where": .list(tests)])
        guard lookup.isComplete else { return "" }
        let found = count.count("count")
        let recorded = count.count("recorded_days")
        return isGerman
            ? "**\(found) \(found == 1 ? "Tag" : "Tage")**, an denen alle Tagesziele erreicht wurden: \(names.joined(separator: ", ")); \(wording.days(days)), n = \(recorded)."
            : "**\(found) \(found == 1 ? "day" : "days")** on which all daily goals were reached: \(names.joined(separator: ", ")); \(wording.days(days)), n = \(recorded)."
    }

    /// In how many weeks, months or years their goal was reached, the running one among them, or in how many of those that
    /// are over it was not. Of a single one, whether it was.
    private func counted(
        _ outcome: Request.GoalOutcome, _ period: CalendarSpan, _ field: DayField, _ goal: Double, _ days: Days,
        _ lookup: inout Lookup
    ) -> String {
        var asked = days
        if outcome == .missed { asked.to = min(days.to, period.start(of: today).advanced(by: -1)) }
        guard asked.from.map({ $0 <= asked.to }) ?? true else { return missing(field, []) }
        let having = JSONTree.object([
            ("agg", .string("sum")), ("op", .string(outcome == .missed ? "<" : ">=")), ("value", .figure(goal)),
        ])
        let range =
            asked.from.map { "\($0.iso)..\(asked.to.iso)" }
            ?? (asked.to == today ? "all" : "1970-01-01..\(asked.to.iso)")
        let found = lookup.ask(
            "metric_stats",
            [
                "metric": .string(field.rawValue), "range": .string(range), "group_by": .string(period.rawValue),
                "having": having,
            ])
        guard lookup.isComplete else { return "" }
        let aim = shown(goal, field)
        guard found.hasData, let count = found["having_count"].integer else {
            return notRecorded(field, asked, goal)
        }
        let all = found.count("groups")
        let noun = noun(period, isOne: count == 1)
        return isGerman
            ? "**\(count) \(noun)** mit \(outcome == .missed ? "weniger als" : "mindestens") \(QuestionWording.dative(aim)): \(wording.name(field)), \(wording.days(asked)), n = \(all)."
            : "**\(count) \(noun)** with \(outcome == .missed ? "less than" : "at least") \(aim): \(wording.name(field)), \(wording.days(asked)), n = \(all)."
    }

    /// That a goal can't be held against days without values.
    private func notRecorded(_ field: DayField, _ days: Days, _ goal: Double) -> String {
        let aim = shown(goal, field)
        return isGerman
            ? "\(name(field)), \(wording.days(days)): nicht erfasst, deshalb lässt sich das Ziel von \(QuestionWording.dative(aim)) nicht prüfen."
            : "\(name(field)), \(wording.days(days)): not recorded, so the goal of \(aim) can't be checked."
    }

    private func noun(_ period: CalendarSpan, isOne: Bool) -> String {
        guard isGerman else { return period.rawValue + (isOne ? "" : "s") }
        return switch period {
        case .day: isOne ? "Tag" : "Tage"
        case .week: isOne ? "Woche" : "Wochen"
        case .month: isOne ? "Monat" : "Monate"
        case .year: isOne ? "Jahr" : "Jahre"
        }
    }

    /// Whether the goal of a day was reached on one, and of today whether those of longer spans are.
    private func reached(_ field: DayField, _ day: CivilDay, _ lookup: inout Lookup) -> String {
        let goals = goals(field, on: day, &lookup)
        let row = lookup.ask("days", ["range": .string(day.iso), "columns": .list([.string(field.rawValue)])])
        guard lookup.isComplete else { return "" }
        let daily = daily(goals).map { reached($0, by: row.rows().first?[field.rawValue].number, field, day, lookup) }
        let told = daily + (day == today ? sums(goals, field, from: nil) : [])
        return told.isEmpty ? missing(field, goals) : told.joined(separator: "\n\n")
    }

    private func reached(
        _ goal: Double, by value: Double?, _ field: DayField, _ day: CivilDay, _ lookup: Lookup
    ) -> String {
        let (aim, date) = (shown(goal, field), wording.date(day))
        guard let value else {
            return isGerman
                ? "\(name(field)): kein Wert am \(date), deshalb lässt sich das Ziel von \(QuestionWording.dative(aim)) nicht prüfen."
                : "\(name(field)): no value on \(date), so the goal of \(aim) can't be checked."
        }
        let amount = shown(value, field)
        if value >= goal {
            return isGerman
                ? "**\(reachedWord)**: \(amount) am \(date), Ziel \(aim)."
                : "**\(reachedWord)**: \(amount) on \(date), with a goal of \(aim)."
        }
        let short = gap(from: value, to: goal, field)
        if day == today, let time = lookup.clock.partialUntil, field.isFinalAfterDay {
            return isGerman
                ? "**Noch nicht**: \(amount) (Stand \(time)), Ziel \(aim), es fehlen \(short)."
                : "**Not yet**: \(amount) of \(aim) today (as of \(time)), \(short) short."
        }
        return isGerman
            ? "**Nein**: \(amount) am \(date), Ziel \(aim), es fehlen \(short)."
            : "**No**: \(amount) on \(date), with a goal of \(aim): \(short) short."
    }

    /// The span of a goal that is of more than a day.
    private func period(_ finding: Finding) -> CalendarSpan? { finding["period"].text.flatMap(CalendarSpan.init) }

    /// `this month`.
    private func this(_ period: CalendarSpan) -> String {
        guard isGerman else { return "this \(period.rawValue)" }
        return switch period {
        case .day: "heute"
        case .week: "in dieser Woche"
        case .month: "in diesem Monat"
        case .year: "in diesem Jahr"
        }
    }

    /// `a month`.
    func each(_ period: CalendarSpan) -> String {
        guard isGerman else { return "a \(period.rawValue)" }
        return switch period {
        case .day: "am Tag"
        case .week: "in der Woche"
        case .month: "im Monat"
        case .year: "im Jahr"
        }
    }

    /// Whether the goal of a week, a month or a year is reached in this one.
    private func sum(of period: CalendarSpan, _ field: DayField, _ goal: Double, _ finding: Finding) -> String {
        guard let sum = finding.number("sum") else { return nothing(of: goal, finding, field) }
        let aim = shown(goal, field)
        guard sum < goal else {
            return isGerman
                ? "**\(reachedWord)**: \(shown(sum, field)) \(this(period)), Ziel \(aim)."
                : "**\(reachedWord)**: \(shown(sum, field)) \(this(period)), with a goal of \(aim)."
        }
        return isGerman
            ? "**Noch nicht**: \(shown(sum, field)) \(this(period)), Ziel \(aim), es fehlen \(gap(from: sum, to: goal, field))."
            : "**Not yet**: \(shown(sum, field)) of \(aim) \(this(period)), \(gap(from: sum, to: goal, field)) short."
    }

    /// That nothing is recorded where a goal stands.
    private func nothing(of goal: Double, _ finding: Finding, _ field: DayField) -> String {
        isGerman
            ? "**\(name(field))**: \(period(finding).map(this) ?? "noch") nichts erfasst, Ziel \(shown(goal, field))."
            : "**\(name(field))**: nothing recorded \(period(finding).map(this) ?? "yet"), with a goal of \(shown(goal, field))."
    }

    /// `Tagesziel`, `weekly goal`.
    private func kind(_ period: CalendarSpan?) -> String {
        switch period ?? .day {
        case .day: isGerman ? "Tagesziel" : "daily goal"
        case .week: isGerman ? "Wochenziel" : "weekly goal"
        case .month: isGerman ? "Monatsziel" : "monthly goal"
        case .year: isGerman ? "Jahresziel" : "yearly goal"
        }
    }

    /// That the goal which was asked about is not set, beside those that are; of a longer span, that it is held against the
    /// one that goes on.
    private func missing(_ field: DayField, _ goals: [Finding]) -> String {
        let name = wording.name(field == .sleepHours ? .sleep : field)
        let empty = goals.filter { isAsked($0) && $0.number("value") == nil }.compactMap { finding in
            target(finding).map { nothing(of: $0, finding, field) }
        }
        guard empty.isEmpty else { return empty.joined(separator: "\n\n") }
        let set = goals.filter { target($0) != nil }.map { kind(period($0)) }
        if let span, set.contains(kind(span)) {
            return isGerman
                ? "Das \(kind(span)) für \(name) gilt dem, was \(this(span)) zusammenkommt; für frühere rechne ich es nicht."
                : "The \(kind(span)) for \(name) is held against \(this(span)); I don't work it out for earlier ones."
        }
        guard !set.isEmpty else {
            return isGerman
                ? "Für \(name) ist kein \(kind(span)) gesetzt. `set a goal of …` setzt eines."
                : "No \(kind(span)) is set for \(name). `set a goal of …` sets one."
        }
        let isOne = set.count == 1
        return isGerman
            ? "Für \(name) \(isOne ? "ist" : "sind") ein \(set.joined(separator: " und ein ")) gesetzt und kein \(kind(span))."
            : "A \(set.joined(separator: " and a ")) \(isOne ? "is" : "are") set for \(name), and no \(kind(span))."
    }

    private func all(_ quantity: Quantity?, _ lookup: inout Lookup) -> String {
        let fields: [DayField]
        switch quantity {
        case .day(.sleep)?: fields = [.sleepHours]
        case .day(let field)?: fields = [field]
        default: fields = Self.metrics
        }
        var lines: [String] = []
        for field in fields {
            lines += goals(field, on: today, &lookup).filter(isAsked).compactMap { goal in
                guard let target = target(goal) else { return nil }
                guard let value = goal.number("last") ?? goal.number("sum") else {
                    // A goal that stands is not left out in silence.
                    return "- \(nothing(of: target, goal, field))"
                }
                return line(field, target, value, goal)
            }
        }
        guard lookup.isComplete else { return "" }
        return lines.isEmpty ? noGoal : lines.joined(separator: "\n")
    }

    private var noGoal: String {
        isGerman
            ? "Dafür ist kein Ziel gesetzt. `set a goal of 9000 steps` setzt eines."
            : "No goal is set for that. `set a goal of 9000 steps` sets one."
    }

    /// `40 km a week`, `70 kg by 1 Jun 2026`.
    func words(_ field: DayField, _ target: Double, _ period: CalendarSpan?, _ due: CivilDay?) -> String {
        let due = due.map { (isGerman ? " bis " : " by ") + wording.date($0) } ?? ""
        return shown(target, field) + (period.map { " " + each($0) } ?? "") + due
    }

    private func name(_ field: DayField) -> String {
        Wording.capitalised(wording.name(field == .sleepHours ? .sleep : field))
    }

    /// Without a sign, as the two are shown.
    private func gap(from value: Double, to goal: Double, _ field: DayField) -> String {
        let gap = Wording.shownDifference(goal, value, field) { _ in Wording.unit(of: field).decimals }
        return shown(gap.magnitude, field)
    }

    /// With the day of the value, where that is not today.
    private func line(_ field: DayField, _ goal: Double, _ value: Double, _ finding: Finding) -> String {
        // The goals of rings are not among those that the person set.
        let ring = finding["ring"].flag == true ? (isGerman ? " des Rings" : " of the ring") : ""
        let aim = words(field, goal, period(finding), finding.day("by")) + ring
        let gap = gap(from: value, to: goal, field)
        let state =
            value >= goal && field != .weight
            ? (isGerman ? "erreicht" : "reached")
            : isGerman
                ? "\(gap) \(value >= goal ? "darüber" : "fehlen")" : "\(gap) \(value >= goal ? "above" : "to go")"
        let day = finding.day("date").flatMap { $0 == today ? nil : " (\(wording.date($0)))" } ?? ""
        return isGerman
            ? "- **\(name(field))**: Ziel \(aim), \(state)\(day)."
            : "- **\(name(field))**: goal \(aim), \(state)\(day)."
    }
}
