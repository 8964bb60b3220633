import HealthModel
import HealthQuery

/// A question put back into words: what was read, in full.
package struct QuestionWording {
    package var language: Language
    package var today: CivilDay
    /// A bound in the units of the person; `nil` writes it in the kept one.
    package var value: (Double, DayField) -> String
    /// Whether days are those on which nights end, as of bedtimes: who asks for Fridays is told of the nights to Saturday.
    private var namesNights = false

    package init(language: Language, today: CivilDay, value: @escaping (Double, DayField) -> String) {
        (self.language, self.today, self.value) = (language, today, value)
    }

    private var isGerman: Bool { language == .german }

    /// `HRV (SDNN), mean, days after alcoholic drinks above 0, all records up to 31 Dec 2025`.
    package func sentence(_ question: HealthQuestion) -> String {
        var wording = self
        wording.namesNights = question.quantity == .day(.bedTime) && question.more.isEmpty
        return wording.told(question)
    }

    private func told(_ question: HealthQuestion) -> String {
        var parts = [([question.quantity] + question.more).map(name).joined(separator: isGerman ? " und " : " and ")]
        parts[0] = question.quantity == .days ? statistic(question) : parts[0] + ", " + statistic(question)
        if let threshold = question.threshold { parts[0] += " " + self.threshold(threshold, question.quantity) }
        if let other = question.other {
            parts[0] += (question.lag ?? 0 > 0 ? ": " : isGerman ? " mit " : " with ") + name(other)
        }
        let conditions = question.conditions.map(condition)
        if !conditions.isEmpty { parts.append(conditions.joined(separator: isGerman ? " und " : " and ")) }
        if let grouping = question.grouping, question.statistic != .list { parts.append(self.grouping(grouping)) }
        if let last = last(question) { parts.append(last) }
        parts.append(window(question) ?? night(question.days) ?? days(question.days))
        if let comparison = question.comparison { parts.append(self.comparison(comparison)) }
        return parts.joined(separator: ", ")
    }

    /// The days that a formula takes whatever was asked for, up to the last one that was; `nil` for all else.
    private func window(_ question: HealthQuestion) -> String? {
        guard case .formula(let name, _) = question.quantity else { return nil }
        let last = date(question.days.to)
        return switch name {
        case "sleep_debt", "consistency":
            "\(SleepRegularity.debtNights) \(isGerman ? "Nächte bis" : "nights to") \(last)"
        case "acwr", "ctl", "atl", "tsb": last
        default: nil
        }
    }

    private func threshold(_ threshold: HealthQuestion.Having, _ quantity: Quantity) -> String {
        if threshold.statistic == .change, case .day(let field) = quantity { return change(threshold, field) }
        let bound =
            switch quantity {
            case _ where threshold.statistic == .countDays: Self.plain(threshold.value)
            case _ where threshold.statistic == .share: Self.plain(threshold.value) + " %"
            case .day(let field): value(threshold.value, field)
            case .workout(_, let field?): figure(threshold.value, field)
            default: Self.plain(threshold.value)
            }
        return "\(sign(threshold.sign)) \(bound)"
    }

    /// `down by more than 2.0 kg`.
    private func change(_ threshold: HealthQuestion.Having, _ field: DayField) -> String {
        let isOpen = threshold.sign == .above || threshold.sign == .below
        let isUp = threshold.value > 0
        let amount = value(abs(threshold.value), field)
        return isGerman
            ? "um \(isOpen ? "mehr als" : "mindestens") \(amount) \(isUp ? "gestiegen" : "gesunken")"
            : "\(isUp ? "up" : "down") by \(isOpen ? "more than" : "at least") \(amount)"
    }

    /// The workouts that are meant where they are counted from the last; `nil` where they are not.
    package func last(_ question: HealthQuestion) -> String? {
        if question.isOneOfLast, let place = question.count {
            return switch place {
            case 2: isGerman ? "das vorletzte" : "the second last"
            case 3: isGerman ? "das drittletzte" : "the third last"
            default: isGerman ? "Nummer \(place), vom letzten an gezählt" : "number \(place), counted from the last"
            }
        }
        guard let count = question.lastCount else { return nil }
        if count == 1 { return isGerman ? "das letzte" : "the last one" }
        return isGerman ? "die letzten \(count)" : "the last \(count)"
    }

    package func comparison(_ comparison: Comparison) -> String {
        var parts: [String] = []
        if let quantity = comparison.quantity { parts.append(name(quantity)) }
        if let conditions = comparison.conditions {
            parts.append(conditions.map(condition).joined(separator: isGerman ? " und " : " and "))
        }
        if let days = comparison.days {
            parts.append(
                days.from == nil && days.own == nil
                    ? all(to: days.to, isDative: true) : night(days, isDative: true) ?? self.days(days))
        }
        return (isGerman ? "gegenüber " : "against ") + parts.joined(separator: ", ")
    }

    // MARK: Names

    /// A quantity in the language, in lower case where it is no abbreviation: `steps divided by time asleep`.
    package func name(_ quantity: Quantity) -> String {
        switch quantity {
        case .day(let field): name(field)
        case .days: isGerman ? "Tage" : "days"
        case .workout(let types, nil): kinds(types)
        case .workout(let types, let field?): "\(name(field)) (\(kinds(types)))"
        case .combined(let left, let sign, let right):
            "\(name(left)) \(sign == .over ? (isGerman ? "geteilt durch" : "divided by") : sign == .plus ? "plus" : "minus") \(operand(right))"
        case .formula(let name, let field): formula(name) + (field.map { " (\(self.name($0)))" } ?? "")
        }
    }

    /// Behind a sign, in brackets where it has a sign of its own.
    private func operand(_ quantity: Quantity) -> String {
        if case .combined = quantity { return "(\(name(quantity)))" }
        return name(quantity)
    }

    /// A column of the table of days: `time asleep`, `HRV (SDNN)`.
    package func name(_ field: DayField) -> String {
        guard isGerman else {
            switch field {
            case .heartRateVariability: return "HRV (SDNN)"
            case .heartRateVariabilityRMSSD: return "HRV (RMSSD)"
            case .vo2Max: return "VO₂max"
            case .rem: return "REM sleep"
            case .sleep: return "time asleep"
            case .awake: return "time awake in the night"
            case .load: return "training load"
            default: return field.traits.label.lowercased()
            }
        }
        return field.traits.germanLabel
    }

    private func kinds(_ types: [String]) -> String {
        guard !types.isEmpty else { return isGerman ? "Trainings" : "workouts" }
        let english = [
            "Running": "runs", "Cycling": "rides", "Swimming": "swims", "Hiking": "hikes", "Walking": "walks",
        ]
        let german = [
            "Running": "Läufe", "Cycling": "Radfahrten", "Hiking": "Wanderungen", "Walking": "Spaziergänge",
        ]
        return types.map { isGerman ? german[$0] ?? kind($0) : english[$0] ?? "\($0) workouts" }.joined(
            separator: isGerman ? " und " : " and ")
    }

    /// A kind of workout: `Running`, `Laufen`.
    package func kind(_ type: String) -> String { WorkoutKind.name(type, in: language) }

    /// A figure of a workout: `ascent`, `minutes in zone 2`.
    package func name(_ field: WorkoutField) -> String {
        let names: (String, String) =
            switch field {
            case .duration: ("duration", "Dauer")
            case .distance: ("distance", "Strecke")
            case .elevation: ("ascent", "Höhenmeter")
            case .averageHeartRate: ("average heart rate", "mittlerer Puls")
            case .maximumHeartRate: ("maximum heart rate", "höchster Puls")
            case .activeEnergy: ("active energy", "aktive Energie")
            case .zone1: ("minutes in zone 1", "Minuten in Zone 1")
            case .zone2: ("minutes in zone 2", "Minuten in Zone 2")
            case .zone3: ("minutes in zone 3", "Minuten in Zone 3")
            case .zone4: ("minutes in zone 4", "Minuten in Zone 4")
            case .zone5: ("minutes in zone 5", "Minuten in Zone 5")
            case .hardZones: ("minutes in zones 4 and 5", "Minuten in Zone 4 und 5")
            case .effort: ("effort", "Anstrengung")
            case .heartRateRecovery: ("heart-rate recovery", "Pulserholung")
            case .indoor: ("indoors", "drinnen")
            case .pace: ("pace", "Tempo")
            case .load, .sessionLoad: ("training load", "Trainingsbelastung")
            case .startClock, .startHour: ("start", "Beginn")
            case .weekday: ("weekday", "Wochentag")
            case .id, .type, .start, .end, .date, .zone: (field.rawValue, field.rawValue)
            }
        return isGerman ? names.1 : names.0
    }

    private func formula(_ name: String) -> String {
        let names: [String: (String, String)] = [
            "bmi": ("body mass index", "Body-Mass-Index"), "hr_zones": ("heart-rate zones", "Herzfrequenzzonen"),
            "robust_z": ("robust z of today", "robuster z-Wert von heute"),
            "outliers": ("outliers", "Ausreißer"), "trimp_banister": ("TRIMP (Banister)", "TRIMP (Banister)"),
            "energy_from_trend": ("energy balance from the weight trend", "Energiebilanz aus dem Gewichtstrend"),
            "vo2_percentile": ("VO₂max percentile for age and sex", "VO₂max-Perzentil für Alter und Geschlecht"),
            "nap_length": ("length of naps", "Länge der Nickerchen"),
            "lean_mass": ("lean mass", "fettfreie Masse"),
            "monotony": ("training monotony", "Trainingsmonotonie"),
            "ctl": ("chronic training load", "chronische Trainingsbelastung"),
            "atl": ("fatigue (ATL)", "Ermüdung (ATL)"), "tsb": ("form (TSB)", "Form (TSB)"),
            "acwr": ("acute to chronic load", "akute zu chronischer Belastung"),
            "mifflin": ("resting energy a day (Mifflin–St Jeor)", "Grundumsatz am Tag (Mifflin–St Jeor)"),
            "goal_distance": ("distance to the weight goal", "Abstand zum Gewichtsziel"),
            "normal_range": ("what 60 days make normal for a week", "was nach 60 Tagen für eine Woche normal ist"),
            "consistency": ("sleep consistency", "Gleichmäßigkeit des Schlafs"),
            "sri": ("sleep regularity index", "Index der Schlafregelmäßigkeit"),
            "social_jetlag": ("social jet lag", "sozialer Jetlag"), "sleep_debt": ("sleep debt", "Schlafdefizit"),
        ]
        return names[name].map { isGerman ? $0.1 : $0.0 } ?? name
    }

    // MARK: Statistics

    package func statistic(_ question: HealthQuestion) -> String {
        func pair(_ english: String, _ german: String) -> String { isGerman ? german : english }
        let count = question.count ?? 1
        let compared = Self.compared(question.inner)
        if let best = question.best { return of(best, question) }
        if question.isOfGroups { return "\(summary(question.statistic)) \(figures(question.inner))" }
        return switch question.statistic {
        case .value: pair("value", "Wert")
        case .n: pair("number of recorded values", "Anzahl der Werte")
        case .sum:
            {
                if case .workout(_, nil) = question.quantity { pair("count", "Anzahl") } else { pair("total", "Summe") }
            }()
        case .mean: pair("mean", "Mittelwert")
        case .median: pair("median", "Median")
        case .sd: pair("standard deviation", "Standardabweichung")
        case .iqr: pair("interquartile range", "Interquartilsabstand")
        case .cv: pair("coefficient of variation", "Variationskoeffizient")
        case .min: pair("lowest", "niedrigster Wert")
        case .max: pair("highest", "höchster Wert")
        case .percentile:
            pair(
                "percentile \(Self.plain(question.percentile ?? 0))",
                "Perzentil \(Self.plain(question.percentile ?? 0))")
        case .first: pair("first value", "erster Wert")
        case .last: pair("latest value", "letzter Wert")
        case .change: pair("last value minus first", "letzter Wert minus erster")
        case .range: pair("highest minus lowest", "höchster minus niedrigster Wert")
        case .list: pair("each", "einzeln")
        case .trend: pair("trend", "Trend")
        case .correlation:
            switch (question.lag ?? 0, question.isWeekly) {
            case (_, true): pair("correlation by weeks", "Zusammenhang nach Wochen")
            case (0, _): pair("correlation on the same days", "Zusammenhang am selben Tag")
            case (1, _): pair("correlation with the day after", "Zusammenhang mit dem Tag danach")
            case (let lag, _):
                pair("correlation with \(lag) days later", "Zusammenhang mit dem Wert \(lag) Tage später")
            }
        case .countDays: pair("number of days", "Anzahl der Tage")
        case .shareDays: pair("share of the recorded days", "Anteil der erfassten Tage")
        case .dateOfMax: pair("day of the highest", "Tag des höchsten Werts")
        case .dateOfMin: pair("day of the lowest", "Tag des niedrigsten Werts")
        case .topK: pair("\(count) highest", "\(count) höchste")
        case .bottomK: pair("\(count) lowest", "\(count) niedrigste")
        case .kthMax: pair("number \(count) from the top", "Nummer \(count) von oben")
        case .kthMin: pair("number \(count) from the bottom", "Nummer \(count) von unten")
        case .longestStreak: pair("longest series of days", "längste Serie von Tagen")
        case .currentStreak: pair("series of days up to now", "laufende Serie von Tagen")
        case .ratePerWeek: pair("total a week", "Summe pro Woche")
        case .ratePerMonth: pair("total a month", "Summe pro Monat")
        case .difference:
            pair("difference of the \(compared.english)", "Unterschied der \(compared.german)")
        case .rollingMax:
            pair("highest mean of \(question.window ?? 7) days", "höchstes Mittel über \(question.window ?? 7) Tage")
        case .rollingMin:
            pair("lowest mean of \(question.window ?? 7) days", "niedrigstes Mittel über \(question.window ?? 7) Tage")
        case .groupOfMax where question.inner == .countDays: pair("most days", "die meisten Tage")
        case .groupOfMax where count > 1:
            question.inner == .sum
                ? pair("\(count) highest totals", "\(count) höchste Summen")
                : pair("\(count) highest means", "\(count) höchste Mittelwerte")
        case .groupOfMin where count > 1:
            question.inner == .sum
                ? pair("\(count) lowest totals", "\(count) niedrigste Summen")
                : pair("\(count) lowest means", "\(count) niedrigste Mittelwerte")
        case .groupOfMax:
            pair(
                question.inner == .sum ? "highest total" : "highest mean",
                question.inner == .sum ? "höchste Summe" : "höchstes Mittel")
        case .groupOfMin:
            pair(
                question.inner == .sum ? "lowest total" : "lowest mean",
                question.inner == .sum ? "niedrigste Summe" : "niedrigstes Mittel")
        case .longestGap: pair("longest gap in days", "längster Abstand in Tagen")
        case .percentChange where question.comparison == nil:
            pair("last value against the first, in percent", "letzter Wert gegenüber dem ersten, in Prozent")
        case .percentChange:
            pair("change of the \(compared.english) in percent", "Veränderung der \(compared.german) in Prozent")
        case .ratio: pair("ratio", "Verhältnis")
        case .share: pair("share of the workouts", "Anteil der Trainings")
        case .rollingMean:
            pair("mean of the last \(question.window ?? 7) days", "Mittel der letzten \(question.window ?? 7) Tage")
        case .smoothed: pair("smoothed value", "geglätteter Wert")
        case .countGroups: pair("how many pass", "wie viele es erfüllen")
        case .lastDate: pair("last time", "zuletzt")
        case .firstDate: pair("first time", "zuerst")
        }
    }

    private func summary(_ statistic: Statistic) -> String {
        switch statistic {
        case .sum: isGerman ? "Summe" : "total"
        case .median: isGerman ? "Median" : "median"
        case .sd: isGerman ? "Standardabweichung" : "standard deviation"
        case .cv: isGerman ? "Variationskoeffizient" : "coefficient of variation"
        default: isGerman ? "Mittelwert" : "mean"
        }
    }

    /// What groups are summed up by: `of the totals`.
    private func figures(_ inner: Statistic?) -> String {
        inner == .sum ? (isGerman ? "der Summen" : "of the totals") : isGerman ? "der Mittelwerte" : "of the means"
    }

    /// `mean of the 3 highest totals`, `mean of the 10 with the highest HRV (SDNN)`.
    private func of(_ best: HealthQuestion.Best, _ question: HealthQuestion) -> String {
        let summary = summary(question.statistic)
        let end = isGerman ? best.isHighest ? "höchsten" : "niedrigsten" : best.isHighest ? "highest" : "lowest"
        if let order = best.order {
            let name =
                switch order {
                case .workout(_, let field?): self.name(field)
                default: self.name(order)
                }
            return isGerman
                ? "\(summary) der \(best.count) mit dem \(end) Wert für \(name)"
                : "\(summary) of the \(best.count) with the \(end) \(name)"
        }
        let things =
            question.grouping == nil
            ? isGerman ? " Werte" : ""
            : question.inner == .sum ? (isGerman ? " Summen" : " totals") : isGerman ? " Mittelwerte" : " means"
        return "\(summary) \(isGerman ? "der" : "of the") \(best.count) \(end)\(things)"
    }

    /// The statistics that a difference is of.
    private static func compared(_ inner: Statistic?) -> (english: String, german: String) {
        switch inner {
        case .sum: ("totals", "Summen")
        case .median: ("medians", "Mediane")
        case .sd: ("standard deviations", "Standardabweichungen")
        case .max: ("highest values", "höchsten Werte")
        case .min: ("lowest values", "niedrigsten Werte")
        case .countDays: ("numbers of days", "Anzahlen der Tage")
        case .shareDays: ("shares of the days", "Anteile der Tage")
        case .ratePerWeek: ("totals a week", "Summen pro Woche")
        case .ratePerMonth: ("totals a month", "Summen pro Monat")
        case .trend: ("trends", "Trends")
        default: ("means", "Mittelwerte")
        }
    }

    /// The groups: `by week`, `weekdays and weekends`.
    package func grouping(_ grouping: HealthQuestion.Grouping) -> String {
        let names: (String, String) =
            switch grouping {
            case .date: ("by day", "je Tag")
            case .weekday where namesNights: ("by weekday of waking", "je Wochentag des Aufwachens")
            case .weekday: ("by weekday", "je Wochentag")
            case .dayType: ("weekdays and weekends", "Werktage und Wochenenden")
            case .week: ("by week", "je Woche")
            case .month: ("by month", "je Monat")
            case .quarter: ("by quarter", "je Quartal")
            case .year: ("by year", "je Jahr")
            case .type: ("by kind of workout", "je Sportart")
            }
        return isGerman ? names.1 : names.0
    }

    // MARK: Conditions

    package func condition(_ condition: Requirement) -> String {
        let text = plainCondition(condition)
        guard condition.lag > 0 else { return text }
        guard condition.lag == 1 else {
            return isGerman ? "\(condition.lag) Tage davor: \(text)" : "\(condition.lag) days before: \(text)"
        }
        return isGerman ? "am Tag davor: \(text)" : "the day before: \(text)"
    }

    private func plainCondition(_ condition: Requirement) -> String {
        let sign = self.sign(condition.sign)
        switch (condition.subject, condition.value) {
        case (.day(.tags), .text(let name)):
            let isWithout = condition.sign == .unequal
            return isGerman ? "\(isWithout ? "ohne" : "mit") „\(name)“" : "\(isWithout ? "without" : "with") \(name)"
        case (.day(.tags), .texts(let names)):
            let list = names.map { isGerman ? "„\($0)“" : $0 }.joined(separator: isGerman ? " oder " : " or ")
            return (isGerman ? "mit " : "with ") + list
        case (.day(.isWeekend), .number(let flag)):
            return flag == 1
                ? (isGerman ? "am Wochenende" : "weekends") : isGerman ? "Montag bis Freitag" : "Monday to Friday"
        case (.day(.weekday), .texts(let names)): return weekdays(names)
        case (.day(let field), .number(let number)) where field.kind == .flag:
            return number == 1 ? name(field) : (isGerman ? "nicht: " : "not: ") + name(field)
        case (.day(let field), .number(let number)) where field.kind == .clock:
            return "\(name(field)) \(clockSign(condition.sign)) \(value(number, field))"
        case (.day(let field), .number(0)) where isGerman && condition.sign == .equal && field.kind == .cumulative:
            return "ohne " + name(field)
        case (.day(let field), .number(let number)): return "\(name(field)) \(sign) \(bound(number, field))"
        case (.day(let field), .none): return "\(name(field)) \(sign)"
        case (.field(.indoor), .number(let flag)):
            return flag == 1 ? (isGerman ? "drinnen" : "indoors") : isGerman ? "draußen" : "outdoors"
        case (.field(.startClock), .number(let minutes)):
            return "\(name(.startClock)) \(clockSign(condition.sign)) \(Requirement.clock(minutes))"
        case (.field(.type), .text(let type)): return (isGerman ? "ohne " : "without ") + kinds([type])
        case (.field(let field), .number(let number)): return "\(name(field)) \(sign) \(figure(number, field))"
        case (.workout(let types, nil), .number(0)): return (isGerman ? "ohne " : "without ") + kinds(types)
        case (.workout(let types, nil), .number(let number)) where number > 1 || condition.sign != .atLeast:
            return "\(kinds(types)) \(sign) \(Self.plain(number))"
        case (.workout(let types, nil), _):
            let kinds = kinds(types)
            return isGerman
                ? "mit " + kinds.replacing("Läufe", with: "Läufen").replacing("gänge", with: "gängen") : "with " + kinds
        case (.workout(let types, .startClock?), .number(let number)):
            return "\(name(.workout(types: types, field: .startClock))) \(clockSign(condition.sign)) "
                + Requirement.clock(number)
        case (.workout(let types, let field?), .number(let number)):
            return "\(name(.workout(types: types, field: field))) \(sign) \(figure(number, field))"
        case (.any(let tests), _):
            return tests.map { self.condition($0) }.joined(separator: isGerman ? " oder " : " or ")
        case (.noneOf(let tests), _):
            return (isGerman ? "nicht: " : "not: ")
                + tests.map { self.condition($0) }.joined(separator: isGerman ? " oder " : " or ")
        case (.timeOfDay, .number(let minutes)):
            return "\(clockSign(condition.sign)) \(Requirement.clock(minutes))"
        case (.date, .text(let date)): return (isGerman ? "ohne " : "without ") + date
        default: return sign
        }
    }

    /// A bound beside its name, in German without the noun that the name ends with: `Schritte über 10.000`.
    private func bound(_ number: Double, _ field: DayField) -> String {
        let text = value(number, field)
        guard isGerman, let blank = text.firstIndex(of: " "),
            name(field).hasSuffix(text[text.index(after: blank)...])
        else { return text }
        return String(text[..<blank])
    }

    /// A pace as minutes and seconds, all else with its unit.
    private func figure(_ number: Double, _ field: WorkoutField) -> String {
        guard field == .pace, abs(number) < 1e9 else {
            let text = Self.plain(number)
            return "\(isGerman ? text.replacing(".", with: ",") : text) \(field.unit)"
        }
        let seconds = Int(number.rounded())
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60) /km"
    }

    /// Of times of the day.
    private func clockSign(_ sign: Requirement.Sign) -> String {
        switch sign {
        case .above: isGerman ? "nach" : "after"
        case .atLeast: isGerman ? "ab" : "from"
        case .below: isGerman ? "vor" : "before"
        case .atMost: isGerman ? "bis" : "until"
        default: self.sign(sign)
        }
    }

    private func sign(_ sign: Requirement.Sign) -> String {
        let names: (String, String) =
            switch sign {
            case .atLeast: ("at least", "mindestens")
            case .above: ("above", "über")
            case .atMost: ("at most", "höchstens")
            case .below: ("below", "unter")
            case .equal: ("exactly", "genau")
            case .unequal: ("other than", "anders als")
            case .oneOf: ("one of", "eines von")
            case .present: ("recorded", "erfasst")
            case .missing: ("not recorded", "nicht erfasst")
            }
        return isGerman ? names.1 : names.0
    }

    private func weekdays(_ names: [String]) -> String {
        let german = [
            "Monday": "montags", "Tuesday": "dienstags", "Wednesday": "mittwochs", "Thursday": "donnerstags",
            "Friday": "freitags", "Saturday": "samstags", "Sunday": "sonntags",
        ]
        /// `from Friday to Saturday`
        func night(to name: String) -> String {
            let days = Requirement.weekdayNames
            let evening = days.firstIndex(of: name).map { days[($0 + 6) % 7] } ?? name
            guard isGerman else { return "from \(evening) to \(name)" }
            let (first, last) = (german[evening] ?? evening, german[name] ?? name)
            return "von \(first.dropLast().capitalized) auf \(last.dropLast().capitalized)"
        }
        func listed(_ names: [String]) -> String {
            guard !namesNights else {
                let nights = names.map(night).joined(separator: isGerman ? " und " : " and ")
                return (isGerman ? "Nächte " : "nights ") + nights
            }
            return names.map { isGerman ? german[$0] ?? $0 : "\($0)s" }.joined(separator: isGerman ? " und " : " and ")
        }
        let others = Requirement.weekdayNames.filter { !names.contains($0) }
        guard others.count == 1 || others.count == 2, names.count > 4 else { return listed(names) }
        return (isGerman ? "ohne " : "without ") + listed(others)
    }

    // MARK: Dates

    /// `1 – 31 Dec 2025`.
    package func days(_ days: Days) -> String {
        if let own = days.own, let from = days.from, !own.isDay {
            let dates = days.isDay ? date(days.to) : "\(date(from)) – \(date(days.to))"
            return "\(name(own)) (\(dates))"
        }
        guard let from = days.from else { return all(to: days.to) }
        if days.isDay {
            if days.to == today { return isGerman ? "heute (\(date(days.to)))" : "today (\(date(days.to)))" }
            return date(days.to)
        }
        return "\(date(from)) – \(date(days.to))"
    }

    /// `night to 6 May 2026`; `nil` of all but one night.
    /// - Parameter isDative: as behind `gegenüber`.
    private func night(_ days: Days, isDative: Bool = false) -> String? {
        guard namesNights, days.isDay, days.own == nil else { return nil }
        let day = self.days(days)
        guard isGerman else { return "night to \(day)" }
        return (isDative ? "der " : "") + "Nacht auf " + (days.to == today ? "" : "den ") + day
    }

    /// - Parameter isDative: as behind `gegenüber`.
    private func all(to last: CivilDay, isDative: Bool = false) -> String {
        isGerman ? "\(isDative ? "allen" : "alle") Aufzeichnungen bis \(date(last))" : "all records up to \(date(last))"
    }

    /// A German amount as behind `von` and `gegenüber`: `9.000 Schritten`.
    package static func dative(_ amount: String) -> String {
        guard !amount.hasPrefix("1 "), amount.hasSuffix("e"),
            amount.split(separator: " ").last?.first?.isUppercase == true
        else { return amount }
        return amount + "n"
    }

    /// A period of the person's own: `the 7 days after your trip to Rome`.
    private func name(_ own: OwnPeriod) -> String {
        let period: String =
            switch own.kind {
            case .trip:
                isGerman
                    ? "Reise\(own.place.map { " (\($0.name(in: language)))" } ?? "")"
                    : "your trip\(own.place.map { " to \($0.name)" } ?? "")"
            case .illness: isGerman ? "Krankheit" : "your illness"
            case .tags(let names): names.joined(separator: isGerman ? " oder " : " or ")
            case .answer: isGerman ? "der Tag" : "that day"
            }
        let count = own.count.map { isGerman ? "\($0) \($0 == 1 ? "Tag" : "Tage")" : "the \($0) days" }
        switch own.part {
        case .during:
            guard let count else { return period }
            return isGerman ? "\(count) ab dem Beginn \(dative(own, period))" : "\(count) from the start of \(period)"
        case .before:
            return isGerman
                ? "\(count ?? "ebenso lange") vor \(dative(own, period))"
                : "\(count ?? "as many days") before \(period)"
        case .after:
            let days = count ?? (isGerman ? "die Tage" : "the days")
            return isGerman ? "\(days) nach \(dative(own, period))" : "\(days) after \(period)"
        case .since: return isGerman ? "seit \(dative(own, period))" : "since \(period)"
        }
    }

    /// The name of a period after a preposition: `der Reise (Rome)`, `dem Tag`.
    private func dative(_ own: OwnPeriod, _ name: String) -> String {
        switch own.kind {
        case .trip, .illness: "der \(name)"
        case .answer: "dem Tag"
        case .tags: name
        }
    }

    /// A day with its year: `31 Dec 2025`, `31. Dez. 2025`.
    package func date(_ day: CivilDay) -> String {
        let (year, month, number) = day.components
        let english = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let german = ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."]
        return isGerman ? "\(number). \(german[month - 1]) \(year)" : "\(number) \(english[month - 1]) \(year)"
    }

    package static func plain(_ number: Double) -> String {
        DecimalText.text(of: number, decimals: 3, trimmed: true) ?? "?"
    }
}
