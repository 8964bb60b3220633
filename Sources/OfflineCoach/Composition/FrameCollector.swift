import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Sorts the parts of a cover into one frame, or two where a comparison divides them; `nil` where a part has no place.
struct FrameCollector {
    var calendar: Calendar
    /// Whether the night before is named, and no other day before.
    var saysNightBefore: Bool
    /// Whether a mean is named, though it may only stand in the name of a figure: `average pace`.
    var saysMean: Bool

    var side = Frame()
    var divided: Frame?
    var comparesDays = false
    var hasChange = false
    var hasLengthBound = false
    var hasKind = false
    var hasRisen = false
    var isSeries = false

    init(calendar: Calendar, saysNightBefore: Bool, saysMean: Bool = false) {
        (self.calendar, self.saysNightBefore, self.saysMean) = (calendar, saysNightBefore, saysMean)
    }

    mutating func frames(_ parts: [Part]) -> (left: Frame, right: Frame?)? {
        let said = Self.rewritten(parts.filter { $0 != .noise && $0 != .article })
        // `weekday and weekend bedtimes` are of days of two kinds, and not by weekday.
        let saysWeekend = said.contains(.period(.weekend)) || said.contains(.weekend(true))
        guard !saysWeekend || !said.contains(.groupNoun(.weekday)) || said.contains(.asked(.which)) else { return nil }
        guard !Self.namesDaysTwice(said) else { return nil }
        hasLengthBound = said.contains {
            guard case .bounds(let bounds) = $0 else { return false }
            return bounds.contains { $0.unit?.dimension == .length || $0.isInThousands }
        }
        hasKind = said.contains { if case .kind = $0 { true } else { $0 == .per(.type) || $0 == .by(.type) } }
        if Self.listsKinds(said) { side.flags.insert(.and) }
        hasChange = said.contains(.operation(.change))
        hasRisen = said.contains { $0.isRisen }
        isSeries = said.contains(.operation(.streak)) || said.contains(.operation(.streakLongest))
        let hasTurned = said.contains { if case .turn(_, isOngoing: false) = $0 { true } else { false } }
        comparesDays =
            isPaired(said) || said.contains(.operation(.percentChange)) || hasChange
            || hasTurned && said.contains { if case .attribute = $0 { true } else { false } }
            || said.contains(.asked(.much)) && said.contains { $0.isRise }
        let isComparedWith =
            said.contains(.compare) && !said.contains { [.versus, .than, .minus, .and].contains($0) }
        var index = 0
        while index < said.count {
            let next = index + 1 < said.count ? said[index + 1] : nil
            let isOfAll = side.kinds == [[]] && next?.isNamedKind == true
            if said[index] == .except || said[index] == .not && isOfAll || Self.leavesOutDays(said, index) {
                // `workouts, not runs`
                index += 1
                while index < said.count, case .preposition = said[index] { index += 1 }
                if index < said.count, case .days(let days) = said[index], !days.isDay, days.own == nil {
                    side.leftOut.append(days)
                    index += 1
                    continue
                }
                if let (tests, length) = exceptedWorkouts(said[index...]) {
                    side.conditions += tests
                    index += length
                    continue
                }
                guard index < said.count, let test = excepted(said[index]) else { return nil }
                // `except runs under 2 km`, where something else is asked about, leaves out some of a kind.
                if index + 1 < said.count, test.subject == .field(.type), said[index + 1].isBounds { return nil }
                // `all rings but the stand ring`
                let others = test.otherRings(areClosed: true)
                if !others.isEmpty, let all = side.tests.firstIndex(where: { $0.subject == .day(.ringsClosed) }) {
                    side.tests.replaceSubrange(all...all, with: others + [test])
                } else {
                    side.leaveOut(test)
                }
                // `other than runs and rides`
                while index + 2 < said.count, said[index + 1] == .and || said[index + 1] == .or,
                    let more = excepted(said[index + 2]), more.subject == test.subject
                {
                    side.leaveOut(more)
                    index += 2
                }
                // `excluding weekends and December`
                if test.isCalendar, index + 2 < said.count, said[index + 1] == .and,
                    case .days(let days) = said[index + 2]
                {
                    guard !days.isDay, days.own == nil else { return nil }
                    side.leftOut.append(days)
                    index += 2
                }
            } else if case .indoor = said[index], case .only(let tests)? = next, tests[0].subject == .field(.type) {
                // `indoor rides excluded` leaves no other rides out.
                return nil
            } else if said[index] == .or, next == .opposite, index + 2 == said.count, divided == nil,
                !side.comparatives.isEmpty
            {
                // `do I sleep longer on days I train or on days I don't`
                divided = side
                side = Frame()
            } else if said[index] == .and, index > 0, next.map({ !Self.joins(said[index - 1], $0) }) ?? true {
                return nil
            } else if said[index] == .faring, index > 1, said[index - 2] == .and {
                // `the highest pulse, and what was I doing`: of that nothing is told.
                return nil
            } else if said[index] == .and, Self.asksAnew(said, index) {
                return nil
            } else if let length = Self.contrast(said, index) {
                index += length - 1
            } else if said[index] == .preposition(.without) || said[index] == .not, next == nil, divided != nil,
                !side.flags.contains(.opposite)
            {
                side.flags.insert(.opposite)
                if said[index] == .preposition(.without) { side.flags.insert(.nothing) }
            } else if said[index] == .preposition(.after), divided != nil, next?.isBounds == true || next == .others {
                // `after less than six hours against after more than eight`: of the same nights.
            } else if case .only(let tests) = said[index], tests.allSatisfy({ !$0.isCalendar && $0.lag == 1 }),
                case .days(let days)? = next, days.isDay, days.own == nil, days.to < calendar.today
            {
                // `after the run on 5 October`: that is the day of the run, or of the party.
                side.conditions += tests
                side.days.append(days.shifted(1))
                index += 1
            } else if case .weekday(let day) = said[index], next == .exceptAfter {
                side.conditions.append(contentsOf: Requirement.weekdays([day]).opposed.map { [$0] } ?? [])
                index += 1
            } else if let tests = nightBefore(said, index) {
                // `when the night before was under six hours`
                side.conditions += tests
                index += 2
            } else if let bounds = Self.dayCount(said, index) {
                // `on at least three days`
                side.dayCounts += bounds
                index += 1
            } else if case .preposition(let word) = said[index], word.isLight, next == .ordinal(2) || next == .half(2),
                index + 2 == said.count,
                side.flags.contains(.or) && side.days.count == 1 || divided?.days.count == 1 && side.days.isEmpty
            {
                // `in the first week of December or in the second`
            } else if said[index] == .preposition(.between), said.contains(.operation(.gap)),
                next == .number(2, isThousands: false, isYear: false)
            {
                // `the longest break between two swims`
                index += 1
            } else if said[index] == .preposition(.between), isPaired(said) {
                // `the difference in sleep between weekends and weekdays`
            } else if case .preposition(let word) = said[index],
                said.contains(.operation(.correlation)) || said.contains(.operation(.affects))
                    || said.contains(.method("spearman")),
                [.with, .on, .of, .in, .for, .to, .between].contains(word)
            {
                // `how steps correlate with sleep`
            } else if said[index] == .preposition(.by) || said[index] == .preposition(.after), hasKind,
                next?.isFigureOfWorkouts == true,
                side.superlatives.count + side.ranks.count == 1
            {
                // `the hardest workout by calories`
            } else if said[index] == .preposition(.after), side.quantities.isEmpty,
                side.ranks.count == 1 || side.superlatives.count == 1 && side.counted.count == 1,
                case .quantity(.day(let field), false)? = next, field.kind == .cumulative || field.category == .sleep,
                !field.isOccasional || side.ranks.count == 1
            {
                // `die drei besten Wochen nach Schritten`, `top 5 Tage nach Protein`
            } else if case .preposition(let word) = said[index], word.isLight, next == .adjective, hasLengthBound {
                // `of long runs, 15 km or more`
            } else if said[index] == .preposition(.when), side.periods == [.night], next?.isLength == true {
                // `nights in November where I got less than six hours`
            } else if said[index] == .preposition(.from), divided == nil, index > 1,
                said.contains(.operation(.difference)), next?.isOfOtherDays == true
            {
                // `how different is it after two drinks from after none`
                (divided, side) = (side, Frame())
            } else if said[index] == .preposition(.when), index > 0, hasGroup([said[index - 1]]) {
                // `the month whose mean is the smallest`
            } else if case .preposition(let word) = said[index], word.isLight, case .open(.per, _)? = next,
                index + 2 < said.count, said[index + 2] == .operation(.rolling)
            {
                // `the lowest point of the 7-day mean`
            } else if said[index] == .preposition(.of), side.operations.count == 1, case .per? = next {
                // `the median of my weekly steps`
            } else if case .preposition(let word) = said[index], word.isLight, side.operations.count == 1,
                case .open(.per, _)? = next, index + 2 < said.count, case .superlative = said[index + 2]
            {
                // `average sleep on the ten days with the most steps`
            } else if said[index] == .preposition(.with), hasKind, case .bounds(let bounds)? = next {
                // `rides with more than 300 m of ascent`: the figure is that of the bound.
                if index + 2 < said.count, let field = said[index + 2].boundedFigure,
                    let tests = Grammar.requirements(field, bounds)
                {
                    side.conditions += tests
                    index += 2
                }
            } else if case .open(.per, let span) = said[index], next == .preposition(.after), index + 2 == said.count,
                divided != nil, case .ordinal(let count)? = span.first, case .period(let period)? = span.last,
                let length = [.day: 1, .night: 1, .week: 7, .month: 30][period]
            {
                // `compared with the two weeks after`
                side.daysBefore.append(-count * length)
                index += 1
            } else if divided == nil, index > 1, let next,
                isComparedWith && said[index] == .preposition(.with)
                    || (isComparedWith || said.contains(.operation(.ratio)) && next.isCalendar)
                        && said[index] == .preposition(.to)
            {
                // `compare it in summer with winter`
                divided = side
                side = Frame()
            } else if divided == nil, side.quantities.count == 1, next?.isSubject == true || next == .operation(.sum),
                said[index] == .operation(.ratio)
                    || said[index] == .preposition(.to) && side.flags.contains(.ratio)
            {
                // `deep sleep divided by REM`, `the ratio of deep sleep to REM`; to all sleep it is a share.
                let whole = said[(index + 1)...].prefix(2).firstIndex { $0.isWholeSleep }
                if let whole, [.day(.deep), .day(.rem)].contains(side.quantities[0]) {
                    side.flags.remove(.ratio)
                    side.flags.insert(.ofSleep)
                    index = whole
                } else {
                    side.flags.insert(.ratio)
                    (divided, side) = (side, Frame())
                }
            } else if divided == nil, side.days.count == 1, Self.isShareOfDays(said[index...]) {
                // `this week's distance as a fraction of last week's`
                side.flags.insert(.ratio)
                (divided, side) = (side, Frame())
                if next == .operation(.share) { index += 1 }
            } else if said[index] == .preposition(.on), divided != nil, case .quantity(_, isVerb: false)? = next {
                // `Q3 against Q2 on exercise minutes`
            } else if said[index] == .preposition(.before), case .kind(let types, _)? = next,
                (side.quantities + side.verbs).contains(.day(.sleep))
            {
                // `how long do I sleep before runs over 20 km`: in the night that ends on their day.
                var tests = [Requirement.worked(types)]
                if index + 2 < said.count, case .bounds(let bounds) = said[index + 2] {
                    guard let field = bounds[0].unit.flatMap({ Grammar.field(for: $0) }),
                        let bounded = Grammar.requirements(field, bounds)
                    else { return nil }
                    tests = bounded.map { Requirement(.workout(types: types, field: field), $0.sign, $0.value) }
                    index += 1
                }
                side.conditions += tests
                index += 1
            } else if said[index] == .preposition(.before), next == nil, divided != nil {
                // `more than before`
                side.relatives.append(.before)
            } else if case .preposition(let word) = said[index], next == nil, index > 0 {
                // `which day did I walk most on`
                let isOfDays: Bool = if case .days = said[index - 1] { true } else { false }
                guard [.in, .on, .at, .of, .for, .with].contains(word), word != .on || !isOfDays else { return nil }
            } else if !collect(said[index], next) {
                return nil
            }
            index += 1
        }
        guard let left = divided else { return (side, nil) }
        return (left, side)
    }
}
