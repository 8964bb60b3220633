import HealthModel
import HealthQuery

extension FindingWording {
    func english(_ remark: Remark) -> String {
        let field = remark.metric ?? .steps
        let name = text.name(field)
        func value(_ figure: Remark.Figure, isMean: Bool = false) -> String {
            text.value(remark[figure] ?? 0, field, isMean: isMean)
        }
        func count(_ figure: Remark.Figure) -> String { text.number(remark[figure] ?? 0) }
        func measures(_ figure: Remark.Figure) -> String {
            "\(count(figure)) \(remark[figure] == 1 ? "measure is" : "measures are")"
        }
        func clock(_ figure: Remark.Figure) -> String { text.clock(remark[figure] ?? 0) }
        let dates = remark.dates.map(text.dates) ?? ""
        // Left out where it goes without saying.
        let on = dates.isEmpty ? "" : " \(dates)"
        let difference = remark[.difference] ?? 0
        let mean = text.shownDifference(remark, isMean: true)
        let change = text.change(difference, field)
        switch remark.rule {
        // MARK: Findings
        case .together:
            let parts = remark.parts.map(together).joined(separator: ", ")
            let load = remark[.ratio].map { "; load \(text.signedPercent(100 * ($0 - 1)))" } ?? ""
            return "\(count(.count)) of \(count(.of)) overnight values are outside your usual: \(parts)\(load)."
        case .deviation:
            let row = text.ordinal(remark[.days] ?? 1).map { ", \($0)" } ?? ""
            return
                "\(name) \(value(.value)), \(beside(remark)) (\(text.days(remark[.n] ?? 0, field)))\(row)."
        case .week, .feelingWorse:
            return
                "\(name): \(value(.value, isMean: true)) on average\(on) (n = \(count(.n))), \(against(mean, field, isMean: true)) \(value(.usual, isMean: true)) (8 weeks)."
        case .trend:
            let rate = text.size(of: remark[.rate] ?? 0, field, isMean: true)
            return
                "\(name) \(text.isPlural(field) ? "are" : "is") \(difference > 0 ? "rising" : "falling"): \(rate) a week over \(count(.days)) days (n = \(count(.n)))."
        case .link:
            let other = remark.kind.flatMap(DayField.init(rawValue:))
            let cause = other.map(text.inner) ?? ""
            let isUp = (remark[.r] ?? 0) > 0
            let way = text.isClock(field) ? (isUp ? "later" : "earlier") : isUp ? "higher" : "lower"
            let when = (remark[.lag] ?? 0) > 0 ? " the day after" : ""
            let more = other.map(text.isClock) ?? false ? "a later" : "more"
            return
                "With \(more) \(cause), \(text.inner(field)) was \(way)\(when) (\(count(.n)) days, \(tries(remark))). That goes together; it proves no cause."
        case .record:
            let words = (remark.kind ?? "").split(separator: " ", maxSplits: 1).map(String.init)
            let span = ["ever": "so far", "year": "this year", "90_days": "in 90 days"][words.first ?? ""] ?? ""
            let what =
                words.count > 1
                ? "Longest \(text.workout(words[1])) workout \(span)" : "Most \(text.inner(field)) \(span)"
            return "\(what): \(value(.value)) (was \(value(.before)))."
        case .streak:
            if let need = remark[.need] {
                return
                    "\(text.size(of: need, field)) \(text.inner(field)) left to make day \(text.number((remark[.days] ?? 0) + 1)) in a row with \(goal(field, remark[.target] ?? 0))."
            }
            return "\(count(.days)) days in a row with \(goal(field, remark[.target] ?? 0))."
        case .missing:
            return "No \(text.inner(field)) for \(count(.count)) of 7 days: was the device worn?"
        case .goalPace: return goalPace(remark)
        case .deviceChange:
            let isPaired = remark[.pairs] != nil
            let days =
                isPaired ? " on \(count(.pairs)) days that both recorded" : ", \(count(.n)) and \(count(.m)) days"
            let figures = "(\(value(.before)) → \(value(.after))\(days))"
            let cause = isPaired ? "that is" : "that may be"
            let head = "\(name) \(text.isPlural(field) ? "are" : "is") \(change) since"
            guard let noun = remark.kind.flatMap(DaySource.Noun.init(rawValue:)) else {
                return "\(head) \(dates) \(figures). Another source began that day: \(cause) the device."
            }
            return "\(head) the new \(noun.rawValue) of \(dates) \(figures); \(cause) the \(noun.rawValue)."
        case .seeming:
            return
                "\(name) \(text.isPlural(field) ? "seem" : "seems") to change around \(dates): \(value(.before)) before, \(value(.after)) since (\(count(.n)) and \(count(.m)) days)."
        case .nothingNew:
            let names = text.list(remark.parts.map { subject($0) })
            return names.isEmpty
                ? "Nothing new: what stands out you do not want to be told."
                : "Nothing new: \(names) \(remark.parts.count == 1 ? "stands" : "stand") out as told in the last days."
        case .quiet:
            let others = (remark[.of] ?? 0) - (remark[.count] ?? 0)
            let day = dates.isEmpty ? "" : " on \(dates)"
            return others == 0
                ? "Nothing unusual\(day): \(measures(.of)) in your usual range of 28 days."
                : "Nothing stands out\(day): \(count(.count)) of \(count(.of)) measures are in your usual range of 28 days, and "
                    + (others == 1 ? "the other one is not" : "none of the others is")
                    + " far enough outside it to be named."
        case .tooLittle where remark.kind == "period":
            return "Too little is recorded to look back: \(dates), or the 4 weeks before."
        case .tooLittle:
            return remark.kind == "measures"
                ? "Too little to compare: \(count(.count)) of the \(count(.of)) measures that it takes have a value of the day and 14 days before it."
                : "Too little to compare yet (\(count(.count)) of \(count(.of)) days)."
        // MARK: Training
        case .trainAsPlanned: return "Train as planned: \(signs(remark))."
        case .trainEasy: return "Better easy than hard: \(signs(remark))."
        case .trainRest: return "Better rest, or a walk: \(signs(remark))."
        case .trainNot: return "No training with a fever, nor the day after: \(value(.value)) on \(dates)."
        case .trainUnknown: return "No data from last night: how do you feel, 1 to 5?"
        case .lowVariability:
            let isLow = (remark[.value] ?? 0) < (remark[.low] ?? 0)
            let isHigh = (remark[.value] ?? 0) > (remark[.high] ?? 0)
            return remark.kind == "night"
                ? "\(name) last night \(value(.value)), \(isLow ? "under" : "not under") \(value(.low)), 1 SD below the mean of 60 days."
                : "\(name) this week \(value(.value)), \(isLow ? "below" : isHigh ? "above" : "within") what 60 days make normal for a week, \(value(.low)) – \(value(.high))."
        case .highRestingRate, .fastBreathing, .warmNight:
            return "\(name) \(value(.value)), \(besideMedian(remark)) (\(text.days(remark[.n] ?? 0, field)))."
        case .usualRestingRate:
            return "\(name) \(value(.value)), \(beside(remark)) (\(text.days(remark[.n] ?? 0, field)))."
        case .littleSleep, .sleptEnough:
            return "Slept \(value(.value)), \(text.percent(remark[.share] ?? 0)) of your need of \(value(.need))."
        case .lowEnergy: return "Your energy is \(value(.value))."
        case .highSoreness: return "Your soreness is \(value(.value))."
        case .energyFine: return "Your energy is \(value(.value))."
        case .loadUp, .loadNow:
            return
                "Training load of 7 days: \(value(.value, isMean: true)) a day, \(text.signedPercent(remark[.share] ?? 0)) against your 28 days (\(value(.usual, isMean: true)))."
        case .hardDays: return "Hard workouts on both days before\(dates.isEmpty ? "" : " (\(dates))")."
        // MARK: Tired
        case .tiredReasons:
            return remark[.count] == 1
                ? "One possible reason in your data:" : "\(count(.count)) possible reasons in your data:"
        case .tiredNoReason where remark[.count] == 0:
            return "Too little is recorded to tell why (0 of \(count(.of)) things)."
        case .tiredNoReason:
            return
                "Your data show no reason (\(count(.count)) of \(count(.of)) things recorded). They know little of food, worries or illness."
        case .shortNight:
            return
                "You slept \(value(.value)), \(text.duration((remark[.need] ?? 0).rounded() - (remark[.value] ?? 0).rounded())) less than your need of \(value(.need))."
        case .sleepShortfall, .shortfallNow:
            return "You are \(value(.value)) short of sleep over 14 nights (n = \(count(.n)), need \(value(.need)))."
        case .bedtimeOff:
            return
                "You went to bed at \(clock(.value)), \(change) than your usual \(clock(.usual)) (\(count(.n)) nights)."
        case .zoneChange:
            return "The clock moved by \(text.number(abs(difference))) h \(dates)."
        case .hardSession: return hardSession(remark)
        case .alcohol: return "You logged \(value(.value)) on \(dates)."
        // MARK: Bed
        case .bedtime:
            return remark.kind == "late"
                ? "It is past \(clock(.clock)) already: go now, and keep your wake time of \(clock(.wake))."
                : "Tonight at \(clock(.clock)); start winding down at \(clock(.reminder))."
        case .bedtimeUnknown:
            return
                "Too few wake times on days like tomorrow (\(count(.count)) \(remark[.count] == 1 ? "night" : "nights") recorded): when do you have to get up?"
        case .bedtimeWhy:
            let extra =
                (remark[.extra] ?? 0) > 0
                ? ", and \(text.duration(remark[.extra] ?? 0)) for the \(value(.value)) you are short" : ""
            return
                "You usually wake at \(clock(.wake)) on such days; \(value(.need)) asleep takes you \(text.duration(remark[.minutes] ?? 0)) in bed\(extra)."
        case .bedtimeStep:
            return
                "The sum says \(clock(.clock)); tonight no more than 30 min before your usual, then 15 min every 3 days."
        case .lastCoffee:
            return "Last large coffee by \(clock(.caffeine)), better \(clock(.caffeineBetter))."
        // MARK: Changed
        case .changed:
            return
                "\(count(.count)) of \(count(.tested)) measures changed against \(dates), beyond their ups and downs."
        case .nothingChanged:
            return
                "Nothing beyond your usual ups and downs against \(dates) (\(count(.tested)) \(remark[.tested] == 1 ? "measure" : "measures"))."
        case .changedTooFew:
            return
                "Too little to tell whether \(text.inner(field)) changed\(on): \(value(.value, isMean: true)) then (n = \(count(.n))), \(count(.m)) \(remark[.m] == 1 ? "value" : "values") before."
        case .changedTooLittle:
            return "Too little to compare with \(dates): \(measures(.count)) recorded in both (3 needed)."
        case .shift:
            return
                "\(name): \(value(.before, isMean: true)) → \(value(.after, isMean: true)), typically \(change)\(on) (\(count(.m)) and \(count(.n)) days)."
        case .noShift:
            return
                "\(name) did not change beyond its ups and downs\(on): \(value(remark[.before] == nil ? .usual : .before, isMean: true)) before, \(value(remark[.after] == nil ? .value : .after, isMean: true)) then (n = \(count(.m)) and \(count(.n)))."
        // MARK: Doing
        case .weekBeside:
            return
                "\(name): \(value(.value, isMean: true))\(text.each(field))\(on), \(text.isNothing(mean, field) ? "as" : "\(text.change(mean, field, isMean: true)) than") in the 4 weeks before (\(value(.usual, isMean: true)); n = \(count(.n)), \(count(.m)))."
        case .dayValue:
            guard remark[.usual] != nil else { return "\(name) \(value(.value))." }
            return "\(name) \(value(.value)), \(beside(remark))."
        case .goalsReached:
            return
                "\(count(.count)) of \(count(.of)) \(remark[.of] == 1 ? "goal" : "goals") of the day reached\(remark.kind == "open" ? " so far" : "")."
        case .goalDays:
            return "\(goal(field, remark[.target] ?? 0)) on \(count(.count)) of \(count(.of)) days."
        case .ringDays: return "All rings closed on \(count(.count)) of \(count(.of)) days."
        case .planDone:
            let missed = (remark[.n] ?? 0) > 0 ? ", \(count(.n)) missed" : ""
            let open = (remark[.m] ?? 0) > 0 ? ", \(count(.m)) still open today" : ""
            return "Plan\(on): \(count(.count)) of \(count(.of)) sessions done\(missed)\(open)."
        case .planToday:
            let week = "\(count(.count)) of \(count(.of)) sessions of the week done"
            let kind = remark.kind.map(text.workout) ?? "a workout"
            return remark[.value] == 1 ? "Today's plan is done (\(kind)); \(week)." : "Planned today: \(kind); \(week)."
        case .goalLeft:
            return
                "\(text.size(of: remark[.need] ?? 0, field)) \(text.inner(field)) to your goal of \(value(.target)) (\(value(.value)) so far)."
        case .doing:
            let isDay = remark.dates.map { $0.lowerBound == $0.upperBound } ?? false
            return "\(isDay ? "Your day" : "Your days") \(dates), beside your own usual:"
        case .weekReview:
            let isWeek = remark.dates.map { $0.upperBound - $0.lowerBound == 6 } ?? false
            let head = "\(isWeek ? "Your week" : "Your days") \(dates)"
            return shape(remark).map { "\(head): \($0)." } ?? "\(head), beside your own usual:"
        case .toKeep: return "To keep – \(remark.parts.first.map(english) ?? "")"
        case .toChangeSleep:
            return
                "To change – earlier to bed: \(value(.value)) a night is \(text.duration((remark[.need] ?? 0).rounded() - (remark[.value] ?? 0).rounded())) under your need of \(value(.need))."
        case .toChangePlan:
            return
                "To change – \(count(.count)) of \(count(.of)) planned sessions \(remark[.count] == 1 ? "was" : "were") missed: fewer or other days are easier to keep."
        case .toChangeGoal:
            return
                "To change – \(goal(field, remark[.target] ?? 0)) on \(count(.count)) of \(count(.of)) days: a smaller goal, or a fixed time for it."
        case .wentWell: return "What went well \(dates):"
        case .nothingWentWell: return "Nothing stands out for the better \(dates); no figure is against you for that."
        case .nextCheckIn: return "Log how you feel today (energy, mood, 1 to 5)."
        case .nextBed: return "Bed at \(clock(.clock)): start winding down."
        case .nextNothing: return "Nothing needed now; a walk if you like."
        // MARK: Usual
        case .usualWithin:
            return
                "Usual for you: \(text.inner(field)) \(value(.value)) on \(dates); \(value(.low)) – \(value(.high)) in 4 of 5 days before (n = \(count(.n)))."
        case .usualOutside:
            return
                "Not usual for you: \(text.inner(field)) \(value(.value)) on \(dates), \(beside(remark)); \(value(.low)) – \(value(.high)) in 4 of 5 days before (n = \(count(.n)))."
        case .usualUnknown:
            return
                "\(name) \(value(.value)) on \(dates); your usual range is not known yet (\(count(.n)) of \(count(.of)) days)."
        case .noValue: return "No \(text.inner(field)) is recorded \(dates)."
        case .forAge:
            return
                "\(name) \(value(.value)) of \(dates): higher than in about \(count(.percentile)) of 100 people of your age (\(count(.age))) and sex: \(level(remark.kind)) (table FRIEND 2022, bands ours)."
        case .forAgeUnknown:
            return remark.kind == "profile"
                ? "For that I need your age (20 to 89) and sex: Settings, Profile."
                : "I have a table by age for VO₂max alone, and none of yours is recorded."
        case .noTable: return "I have no table of \(text.inner(field)) by age; what counts is your own usual:"
        // MARK: Effects
        case .effect:
            let words = (remark.kind ?? "").split(separator: " ", maxSplits: 1).map(String.init)
            let zone = words.count > 1 ? " (\(words[1]))" : ""
            if words.first == "illness", words.count > 1 {
                return
                    "The days logged as \(words[1]), \(dates) (\(text.days(remark[.days] ?? 0))), beside the 28 before:"
            }
            return words.first == "illness"
                ? "The unusual days \(dates) (\(text.days(remark[.days] ?? 0))), beside the 28 before:"
                : "The trip \(dates)\(zone), \(text.days(remark[.days] ?? 0)), beside the 28 days before:"
        case .effectNone:
            return remark.kind == "illness"
                ? "No days with several unusual readings \(dates)."
                : "No trip to another time zone is recorded \(dates)."
        case .effectOn:
            let each = text.each(field)
            return text.isNothing(mean, field)
                ? "\(name): \(value(.value, isMean: true))\(each), as before (n = \(count(.n)), \(count(.m)))."
                : "\(name): \(value(.value, isMean: true))\(each), \(text.change(mean, field, isMean: true)) than before (\(value(.usual, isMean: true)); n = \(count(.n)), \(count(.m)))."
        // MARK: Recovery, fitness
        case .recovery:
            return
                "Recovery \(count(.value)) of 100, \(recovery(remark.kind)) (our sum of your readings\(saysNoRest(remark) ? "; by itself no reason to rest" : ""))."
        case .recoveryUnknown: return "Too little of the night is recorded to tell how recovered you are."
        case .fitness:
            return switch remark.kind {
            case "fitter": "Your figures point to fitter:"
            case "less": "Your figures point to less fit:"
            case "mixed": "Your figures point both ways:"
            default: "About as fit as before:"
            }
        case .fitnessUnknown: return "Too little is recorded to tell whether you are getting fitter."
        case .fitnessOf:
            let n = remark[.n].map { " (n = \(text.number($0)) and \(count(.m)))" } ?? ""
            let way =
                remark.kind == "same" || text.isNothing(difference, field)
                ? "about the same" : text.change(difference, field, isMean: true)
            return
                "\(name): \(value(.before, isMean: true)) → \(value(.after, isMean: true)), \(way)\(on)\(n)."
        }
    }

    private func together(_ part: Remark) -> String {
        let field = part.metric ?? .steps
        let usual = field == .wristTemperature ? "" : " (\(text.value(part[.usual] ?? 0, field)))"
        return "\(text.inner(field)) \(text.value(part[.value] ?? 0, field))\(usual)"
    }

    private func against(_ difference: Double, _ field: DayField, isMean: Bool = false) -> String {
        text.isNothing(difference, field)
            ? "as your usual" : "\(text.change(difference, field, isMean: isMean)) than your usual"
    }

    /// Where a day's value lies, as Today has it: by the usual range, whose middle is named for what lies clearly outside.
    private func beside(_ remark: Remark) -> String {
        let field = remark.metric ?? .steps
        let difference = text.shownDifference(remark)
        switch text.place(remark) {
        case .within?: return "within your usual \(text.usualRange(remark))"
        case let place? where text.isNothing(difference, field):
            return "just \(place.rawValue) your usual \(text.usualRange(remark))"
        default: return "\(against(difference, field)) \(text.value(remark[.usual] ?? 0, field))"
        }
    }

    /// Of what counts by its distance from the median, wherever the usual range ends.
    private func besideMedian(_ remark: Remark) -> String {
        guard text.place(remark) == .within, let field = remark.metric else { return beside(remark) }
        return
            "\(text.change(text.shownDifference(remark), field)) than the median \(text.value(remark[.usual] ?? 0, field))"
    }

    private func goal(_ field: DayField, _ target: Double) -> String {
        let amount = field == .sleepHours ? text.duration(target * 60) : text.value(target, field)
        // Its unit is its name: no hours of hours.
        if field == .standHours { return "\(text.number(target)) \(text.inner(field))" }
        return field == .steps
            ? "\(amount) steps" : "\(amount) of \(field == .sleepHours ? "sleep" : text.inner(field))"
    }

    private func signs(_ remark: Remark) -> String {
        let names = TrainingSigns.Sign.named(in: remark.kind).map { sign in
            switch sign {
            case .variability: "HRV"
            case .restingRate: "resting HR"
            case .sleep: "little sleep"
            case .feeling: "how you feel"
            case .load: "load"
            case .nightSign: "breathing or temperature"
            }
        }
        let count = "\(text.number(remark[.signs] ?? 0)) of \(text.number(remark[.of] ?? 0)) signs of strain"
        return names.isEmpty ? count : "\(count) (\(text.list(names)))"
    }

    /// `more exercise, less sleep; steps as in the 4 weeks before`; `nil` where nothing is compared.
    private func shape(_ remark: Remark) -> String? {
        let words: [DayField: WeekPhrases] = [
            .sleep: ("sleep", "more sleep", "less sleep"), .steps: ("steps", "more steps", "fewer steps"),
            .exerciseMinutes: ("exercise", "more exercise", "less exercise"),
            .load: ("training load", "more training load", "less training load"),
        ]
        return shape(WeekShape(remark.kind), words, same: "as in the 4 weeks before")
    }

    private func hardSession(_ remark: Remark) -> String {
        let kind = remark.kind.map(text.workout) ?? "workout"
        let hard = remark[.value].map { ", \(text.number($0)) min of it in zones 4 and 5" } ?? ""
        let effort = remark[.level].map { ", effort \(text.number($0)) of 10" } ?? ""
        let day = remark.dates.map(text.dates) ?? ""
        return "Hard \(kind) on \(day): \(text.duration(remark[.minutes] ?? 0))\(hard)\(effort)."
    }

    private func goalPace(_ remark: Remark) -> String {
        let field = remark.metric ?? .weight
        let due = remark.dates.map { text.date($0.upperBound) } ?? ""
        let target = text.value(remark[.target] ?? 0, field)
        func rate(_ figure: Remark.Figure) -> String {
            let value = remark[figure] ?? 0
            return (value > 0 ? "+" : "") + text.number(value, decimals: 2)
        }
        let figures = "\(rate(.rate)) a week, \(rate(.need)) needed (n = \(text.number(remark[.n] ?? 0)))"
        return switch remark.kind {
        case "ahead": "Ahead of \(target) by \(due): \(figures)."
        case "behind": "Not at this rate to \(target) by \(due): \(figures)."
        default: "On pace for \(target) by \(due): \(figures)."
        }
    }

    private func level(_ kind: String?) -> String {
        switch kind {
        case "low": "low"
        case "below_average": "below average"
        case "above_average": "above average"
        case "high": "high"
        default: "average"
        }
    }

    /// Whether to train is counted by signs; a low sum beside them would read like an order of its own.
    func saysNoRest(_ remark: Remark) -> Bool {
        ["needs_recovery", "overreaching"].contains(remark.kind) && (remark[.signs] ?? 0) < 2
    }

    private func recovery(_ kind: String?) -> String {
        switch kind {
        case "well_recovered": "in the upper third of your last 28 days"
        case "normal": "in the middle third of your last 28 days"
        case "needs_recovery": "in the lower third of your last 28 days"
        case "overreaching": "in the lower third of your last 28 days, resting HR up two mornings in a row"
        default: "not yet placed among your days"
        }
    }
}
