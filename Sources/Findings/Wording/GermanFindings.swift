import HealthModel
import HealthQuery

extension FindingWording {
    func german(_ remark: Remark) -> String {
        let field = remark.metric ?? .steps
        let name = text.name(field)
        func value(_ figure: Remark.Figure, isMean: Bool = false) -> String {
            text.value(remark[figure] ?? 0, field, isMean: isMean)
        }
        func count(_ figure: Remark.Figure) -> String { text.number(remark[figure] ?? 0) }
        func clock(_ figure: Remark.Figure) -> String { text.clock(remark[figure] ?? 0) }
        let dates = remark.dates.map(text.dates) ?? ""
        // Left out where it goes without saying.
        let on = dates.isEmpty ? "" : ", \(dates)"
        let difference = remark[.difference] ?? 0
        let mean = text.shownDifference(remark, isMean: true)
        let change = text.change(difference, field)
        switch remark.rule {
        // MARK: Findings
        case .together:
            let parts = remark.parts.map(together).joined(separator: ", ")
            let load = remark[.ratio].map { "; Belastung \(text.signedPercent(100 * ($0 - 1)))" } ?? ""
            return "\(count(.count)) von \(count(.of)) Nachtwerten liegen außerhalb des Üblichen: \(parts)\(load)."
        case .deviation:
            let row = text.ordinal(remark[.days] ?? 1).map { ", \($0)" } ?? ""
            return
                "\(name) \(value(.value)), \(beside(remark)) (\(text.days(remark[.n] ?? 0, field)))\(row)."
        case .week, .feelingWorse:
            return
                "\(name): im Schnitt \(value(.value, isMean: true))\(on) (n = \(count(.n))), \(against(mean, field, isMean: true)) \(value(.usual, isMean: true)) (8 Wochen)."
        case .trend:
            let isMany = text.isPlural(field)
            let way = difference > 0 ? (isMany ? "steigen" : "steigt") : isMany ? "sinken" : "sinkt"
            let rate = text.size(of: remark[.rate] ?? 0, field, isMean: true)
            return
                "\(name) \(way): \(rate) je Woche in \(count(.days)) Tagen (n = \(count(.n)))."
        case .link:
            let other = remark.kind.flatMap(DayField.init(rawValue:))
            let cause = other.map(text.name) ?? ""
            let isUp = (remark[.r] ?? 0) > 0
            let way = text.isClock(field) ? (isUp ? "später" : "früher") : isUp ? "höher" : "niedriger"
            let more = other.map(text.isClock) ?? false ? "später" : "höher"
            let when = (remark[.lag] ?? 0) > 0 ? " am Tag danach" : ""
            return
                "\(cause) und \(text.inner(field)): je \(more) das eine, desto \(way) das andere\(when) (\(count(.n)) Tage, \(tries(remark))). Das beweist keinen Grund."
        case .record:
            let words = (remark.kind ?? "").split(separator: " ", maxSplits: 1).map(String.init)
            let span = ["ever": "bisher", "year": "des Jahres", "90_days": "in 90 Tagen"][words.first ?? ""] ?? ""
            let what =
                words.count > 1
                ? "Längste Strecke \(span) (\(text.workout(words[1])))" : "Höchstwert \(span) (\(text.inner(field)))"
            return "\(what): \(value(.value)) (davor \(value(.before)))."
        case .streak:
            if let need = remark[.need] {
                return
                    "Noch \(goal(field, need)) bis zum \(text.number((remark[.days] ?? 0) + 1)). Tag in Folge mit \(goal(field, remark[.target] ?? 0, isDative: true))."
            }
            return "\(count(.days)) Tage in Folge mit \(goal(field, remark[.target] ?? 0, isDative: true))."
        case .missing:
            return
                "\(name) \(text.isPlural(field) ? "fehlen" : "fehlt") an \(count(.count)) von 7 Tagen: Gerät getragen?"
        case .goalPace: return goalPace(remark)
        case .deviceChange:
            let isPaired = remark[.pairs] != nil
            let days =
                isPaired
                ? " an \(count(.pairs)) Tagen, an denen beide maßen" : ", \(count(.n)) und \(count(.m)) Tage"
            let figures = "(\(value(.before)) → \(value(.after))\(days))"
            func cause(_ device: String) -> String { isPaired ? "das liegt \(device)" : "das kann \(device) liegen" }
            let verb = text.isPlural(field) ? "sind" : "ist"
            guard let noun = remark.kind.flatMap(DaySource.Noun.init(rawValue:)) else {
                return
                    "\(name) \(verb) seit \(dates) \(change) \(figures). An dem Tag begann eine andere Quelle: D\(cause("am Gerät").dropFirst())."
            }
            let (since, by) = noun.german
            return
                "\(name) \(verb) seit \(since) vom \(dates) \(change) \(figures); \(cause(by))."
        case .seeming:
            return
                "\(name) \(text.isPlural(field) ? "ändern" : "ändert") sich wohl um den \(dates): vorher \(value(.before)), seitdem \(value(.after)) (\(count(.n)) und \(count(.m)) Tage)."
        case .nothingNew:
            let names = text.list(remark.parts.map { subject($0) })
            return names.isEmpty
                ? "Nichts Neues: Was heraussticht, soll nicht mehr gemeldet werden."
                : "Nichts Neues: \(names) \(remark.parts.count == 1 ? "sticht" : "stechen") heraus wie in den letzten Tagen gemeldet."
        case .quiet:
            let day = dates.isEmpty ? "" : " am \(dates)"
            return remark[.count] == remark[.of]
                ? "Nichts Ungewöhnliches\(day): \(count(.of)) Werte im üblichen Bereich von 28 Tagen."
                : "Nichts sticht\(day) heraus: \(count(.count)) von \(count(.of)) Werten liegen im üblichen Bereich von 28 Tagen, die anderen nicht weit genug daneben."
        case .tooLittle where remark.kind == "period":
            return "Zu wenig erfasst für einen Rückblick: \(dates) oder die 4 Wochen davor."
        case .tooLittle:
            return remark.kind == "measures"
                ? "Zu wenig zum Vergleichen: \(count(.count)) von \(count(.of)) nötigen Werten gibt es an dem Tag und an 14 Tagen davor."
                : "Noch zu wenig zum Vergleichen (\(count(.count)) von \(count(.of)) Tagen)."
        // MARK: Training
        case .trainAsPlanned: return "Trainiere wie geplant: \(signs(remark))."
        case .trainEasy: return "Lieber locker als hart: \(signs(remark))."
        case .trainRest: return "Lieber Pause oder Spaziergang: \(signs(remark))."
        case .trainNot: return "Kein Training bei Fieber und am Tag danach: \(value(.value)) am \(dates)."
        case .trainUnknown: return "Keine Daten von letzter Nacht: Wie fühlst du dich, 1 bis 5?"
        case .lowVariability:
            let isLow = (remark[.value] ?? 0) < (remark[.low] ?? 0)
            let isHigh = (remark[.value] ?? 0) > (remark[.high] ?? 0)
            return remark.kind == "night"
                ? "\(name) letzte Nacht \(value(.value)), \(isLow ? "unter" : "nicht unter") \(value(.low)), 1 SD unter dem Mittel von 60 Tagen."
                : "\(name) diese Woche \(value(.value)), \(isLow ? "unter dem" : isHigh ? "über dem" : "in dem"), was nach 60 Tagen für eine Woche normal ist: \(value(.low)) – \(value(.high))."
        case .highRestingRate, .fastBreathing, .warmNight:
            return "\(name) \(value(.value)), \(besideMedian(remark)) (\(text.days(remark[.n] ?? 0, field)))."
        case .usualRestingRate:
            return "\(name) \(value(.value)), \(beside(remark)) (\(text.days(remark[.n] ?? 0, field)))."
        case .littleSleep, .sleptEnough:
            return
                "Geschlafen: \(value(.value)), \(text.percent(remark[.share] ?? 0)) deines Bedarfs von \(value(.need))."
        case .lowEnergy, .energyFine: return "Deine Energie ist \(value(.value))."
        case .highSoreness: return "Dein Muskelkater ist \(value(.value))."
        case .loadUp, .loadNow:
            return
                "Trainingsbelastung in 7 Tagen: \(value(.value, isMean: true)) am Tag, \(text.signedPercent(remark[.share] ?? 0)) gegenüber 28 Tagen (\(value(.usual, isMean: true)))."
        case .hardDays: return "Harte Trainings an beiden Tagen davor (\(dates))."
        // MARK: Tired
        case .tiredReasons:
            return remark[.count] == 1
                ? "Ein möglicher Grund in deinen Daten:" : "\(count(.count)) mögliche Gründe in deinen Daten:"
        case .tiredNoReason where remark[.count] == 0:
            return "Es ist zu wenig erfasst, um einen Grund zu nennen (0 von \(count(.of)) Werten)."
        case .tiredNoReason:
            return
                "Deine Daten zeigen keinen Grund (\(count(.count)) von \(count(.of)) Werten erfasst). Von Essen, Sorgen oder Krankheit wissen sie wenig."
        case .shortNight:
            return
                "Du hast \(value(.value)) geschlafen, \(text.duration((remark[.need] ?? 0).rounded() - (remark[.value] ?? 0).rounded())) weniger als dein Bedarf von \(value(.need))."
        case .sleepShortfall, .shortfallNow:
            return "In 14 Nächten fehlen dir \(value(.value)) Schlaf (n = \(count(.n)), Bedarf \(value(.need)))."
        case .bedtimeOff:
            return
                "Du gingst um \(clock(.value)) ins Bett, \(change) als üblich (\(clock(.usual)), \(count(.n)) Nächte)."
        case .zoneChange:
            return "Die Uhr wurde um \(text.number(abs(difference))) h verstellt, \(dates)."
        case .hardSession: return hardSession(remark)
        case .alcohol: return "Du hast am \(dates) \(value(.value)) eingetragen."
        // MARK: Bed
        case .bedtime:
            return remark.kind == "late"
                ? "Es ist schon nach \(clock(.clock)): jetzt ins Bett, und \(clock(.wake)) als Aufstehzeit behalten."
                : "Heute um \(clock(.clock)); ab \(clock(.reminder)) zur Ruhe kommen."
        case .bedtimeUnknown:
            return
                "Zu wenige Aufstehzeiten an Tagen wie morgen (\(count(.count)) \(remark[.count] == 1 ? "Nacht" : "Nächte") erfasst): Wann musst du aufstehen?"
        case .bedtimeWhy:
            let extra =
                (remark[.extra] ?? 0) > 0
                ? ", dazu \(text.duration(remark[.extra] ?? 0)) für die fehlenden \(value(.value))" : ""
            return
                "An solchen Tagen stehst du um \(clock(.wake)) auf; \(value(.need)) Schlaf brauchen \(text.duration(remark[.minutes] ?? 0)) im Bett\(extra)."
        case .bedtimeStep:
            return
                "Die Rechnung sagt \(clock(.clock)); heute höchstens 30 min vor deiner üblichen Zeit, dann alle 3 Tage 15 min."
        case .lastCoffee:
            return "Letzter großer Kaffee bis \(clock(.caffeine)), besser \(clock(.caffeineBetter))."
        // MARK: Changed
        case .changed:
            return
                "\(count(.count)) von \(count(.tested)) Werten haben sich gegenüber \(dates) über das Auf und Ab hinaus geändert."
        case .nothingChanged:
            return
                "Nichts über dein übliches Auf und Ab hinaus gegenüber \(dates) (\(count(.tested)) \(remark[.tested] == 1 ? "Größe" : "Größen"))."
        case .changedTooFew:
            return
                "Zu wenig, um zu sagen, ob sich \(text.inner(field)) geändert hat\(on): \(value(.value, isMean: true)) dort (n = \(count(.n))), \(count(.m)) \(remark[.m] == 1 ? "Wert" : "Werte") davor."
        case .changedTooLittle:
            return
                "Zu wenig zum Vergleichen mit \(dates): \(count(.count)) \(remark[.count] == 1 ? "Größe ist" : "Größen sind") in beiden erfasst (3 nötig)."
        case .shift:
            return
                "\(name): \(value(.before, isMean: true)) → \(value(.after, isMean: true)), meist \(change)\(on) (\(count(.m)) und \(count(.n)) Tage)."
        case .noShift:
            return
                "\(name) \(text.isPlural(field) ? "haben" : "hat") sich nicht über das Auf und Ab hinaus geändert\(on): vorher \(value(remark[.before] == nil ? .usual : .before, isMean: true)), dann \(value(remark[.after] == nil ? .value : .after, isMean: true)) (n = \(count(.m)) und \(count(.n)))."
        // MARK: Doing
        case .weekBeside:
            return
                "\(name): \(value(.value, isMean: true))\(text.each(field))\(on), \(text.isNothing(mean, field) ? "wie" : "\(text.change(mean, field, isMean: true)) als") in den 4 Wochen davor (\(value(.usual, isMean: true)); n = \(count(.n)), \(count(.m)))."
        case .dayValue:
            guard remark[.usual] != nil else { return "\(name) \(value(.value))." }
            return "\(name) \(value(.value)), \(beside(remark))."
        case .goalsReached:
            return
                "\(remark.kind == "open" ? "Bisher " : "")\(count(.count)) von \(count(.of)) \(remark[.of] == 1 ? "Ziel" : "Zielen") des Tages erreicht."
        case .goalDays: return "\(goal(field, remark[.target] ?? 0)) an \(count(.count)) von \(count(.of)) Tagen."
        case .ringDays: return "Alle Ringe geschlossen an \(count(.count)) von \(count(.of)) Tagen."
        case .planDone:
            let missed = (remark[.n] ?? 0) > 0 ? ", \(count(.n)) ausgefallen" : ""
            let open = (remark[.m] ?? 0) > 0 ? ", \(count(.m)) heute noch offen" : ""
            return "Plan\(on): \(count(.count)) von \(count(.of)) Einheiten gemacht\(missed)\(open)."
        case .planToday:
            let week = "\(count(.count)) von \(count(.of)) Einheiten der Woche gemacht"
            let kind = remark.kind.map(text.workout) ?? "Training"
            return remark[.value] == 1
                ? "Der Plan für heute ist erledigt (\(kind)); \(week)." : "Heute geplant: \(kind); \(week)."
        case .goalLeft:
            return
                "Noch \(goal(field, remark[.need] ?? 0)) bis zum Ziel von \(value(.target)) (bisher \(value(.value)))."
        case .doing:
            let isDay = remark.dates.map { $0.lowerBound == $0.upperBound } ?? false
            return "\(isDay ? "Dein Tag" : "Deine Tage") \(dates), neben deinem Üblichen:"
        case .weekReview:
            let isWeek = remark.dates.map { $0.upperBound - $0.lowerBound == 6 } ?? false
            let head = "\(isWeek ? "Deine Woche" : "Deine Tage") \(dates)"
            return shape(remark).map { "\(head): \($0)." } ?? "\(head), neben deinem Üblichen:"
        case .toKeep: return "Beibehalten – \(remark.parts.first.map(german) ?? "")"
        case .toChangeSleep:
            return
                "Ändern – früher ins Bett: \(value(.value)) je Nacht sind \(text.duration((remark[.need] ?? 0).rounded() - (remark[.value] ?? 0).rounded())) unter deinem Bedarf von \(value(.need))."
        case .toChangePlan:
            return
                "Ändern – \(count(.count)) von \(count(.of)) geplanten Einheiten \(remark[.count] == 1 ? "fiel" : "fielen") aus: weniger oder andere Tage sind leichter einzuhalten."
        case .toChangeGoal:
            return
                "Ändern – \(goal(field, remark[.target] ?? 0)) an \(count(.count)) von \(count(.of)) Tagen: ein kleineres Ziel oder eine feste Zeit dafür."
        case .wentWell: return "Was gut lief, \(dates):"
        case .nothingWentWell: return "Nichts sticht zum Besseren heraus, \(dates); das ist kein Vorwurf."
        case .nextCheckIn: return "Trage ein, wie du dich heute fühlst (Energie, Stimmung, 1 bis 5)."
        case .nextBed: return "Um \(clock(.clock)) ins Bett: komm langsam zur Ruhe."
        case .nextNothing: return "Gerade ist nichts nötig; ein Spaziergang, wenn du magst."
        // MARK: Usual
        case .usualWithin:
            return
                "Üblich für dich: \(text.inner(field)) \(value(.value)) am \(dates); \(value(.low)) – \(value(.high)) an 4 von 5 Tagen davor (n = \(count(.n)))."
        case .usualOutside:
            return
                "Nicht üblich für dich: \(text.inner(field)) \(value(.value)) am \(dates), \(beside(remark)); \(value(.low)) – \(value(.high)) an 4 von 5 Tagen davor (n = \(count(.n)))."
        case .usualUnknown:
            return
                "\(name) \(value(.value)), \(dates); dein üblicher Bereich ist noch nicht bekannt (\(count(.n)) von \(count(.of)) Tagen)."
        case .noValue: return "Nicht erfasst: \(text.inner(field)), \(dates)."
        case .forAge:
            return
                "\(name) \(value(.value)) vom \(dates): höher als bei etwa \(count(.percentile)) von 100 Menschen deines Alters (\(count(.age))) und Geschlechts: \(level(remark.kind)) (Tabelle FRIEND 2022, Stufen von uns)."
        case .forAgeUnknown:
            return remark.kind == "profile"
                ? "Dafür brauche ich dein Alter (20 bis 89) und Geschlecht: Einstellungen, Profil."
                : "Eine Tabelle nach Alter habe ich nur für VO₂max, und davon ist nichts erfasst."
        case .noTable:
            return "Nach Alter habe ich keine Tabelle für: \(text.inner(field)); was zählt, ist dein Übliches:"
        // MARK: Effects
        case .effect:
            let words = (remark.kind ?? "").split(separator: " ", maxSplits: 1).map(String.init)
            let zone = words.count > 1 ? " (\(words[1]))" : ""
            if words.first == "illness", words.count > 1 {
                return
                    "Die Tage mit \(words[1]) im Log, \(dates) (\(text.days(remark[.days] ?? 0))), neben den 28 davor:"
            }
            return words.first == "illness"
                ? "Die ungewöhnlichen Tage \(dates) (\(text.days(remark[.days] ?? 0))), neben den 28 davor:"
                : "Die Reise \(dates)\(zone), \(text.days(remark[.days] ?? 0)), neben den 28 Tagen davor:"
        case .effectNone:
            return remark.kind == "illness"
                ? "Keine Tage mit mehreren ungewöhnlichen Werten, \(dates)."
                : "Keine Reise in eine andere Zeitzone erfasst, \(dates)."
        case .effectOn:
            let each = text.each(field)
            return text.isNothing(mean, field)
                ? "\(name): \(value(.value, isMean: true))\(each), wie davor (n = \(count(.n)), \(count(.m)))."
                : "\(name): \(value(.value, isMean: true))\(each), \(text.change(mean, field, isMean: true)) als davor (\(value(.usual, isMean: true)); n = \(count(.n)), \(count(.m)))."
        // MARK: Recovery, fitness
        case .recovery:
            return
                "Erholung \(count(.value)) von 100, \(recovery(remark.kind)) (unsere Summe deiner Werte\(saysNoRest(remark) ? "; für sich allein kein Grund zur Pause" : ""))."
        case .recoveryUnknown: return "Von der Nacht ist zu wenig erfasst, um die Erholung zu nennen."
        case .fitness:
            return switch remark.kind {
            case "fitter": "Deine Werte deuten auf bessere Fitness:"
            case "less": "Deine Werte deuten auf schlechtere Fitness:"
            case "mixed": "Deine Werte deuten in beide Richtungen:"
            default: "Etwa so fit wie vorher:"
            }
        case .fitnessUnknown: return "Es ist zu wenig erfasst, um zu sagen, ob du fitter wirst."
        case .fitnessOf:
            let n = remark[.n].map { " (n = \(text.number($0)) und \(count(.m)))" } ?? ""
            let way =
                remark.kind == "same" || text.isNothing(difference, field)
                ? "etwa gleich" : text.change(difference, field, isMean: true)
            return "\(name): \(value(.before, isMean: true)) → \(value(.after, isMean: true)), \(way)\(on)\(n)."
        }
    }

    private func together(_ part: Remark) -> String {
        let field = part.metric ?? .steps
        let usual = field == .wristTemperature ? "" : " (\(text.value(part[.usual] ?? 0, field)))"
        return "\(text.inner(field)) \(text.value(part[.value] ?? 0, field))\(usual)"
    }

    private func against(_ difference: Double, _ field: DayField, isMean: Bool = false) -> String {
        text.isNothing(difference, field)
            ? "wie üblich" : "\(text.change(difference, field, isMean: isMean)) als üblich:"
    }

    private func beside(_ remark: Remark) -> String {
        let field = remark.metric ?? .steps
        let difference = text.shownDifference(remark)
        switch text.place(remark) {
        case .within?: return "im Üblichen: \(text.usualRange(remark))"
        case let place? where text.isNothing(difference, field):
            return "knapp \(place == .above ? "über" : "unter") dem Üblichen: \(text.usualRange(remark))"
        default: return "\(against(difference, field)) \(text.value(remark[.usual] ?? 0, field))"
        }
    }

    private func besideMedian(_ remark: Remark) -> String {
        guard text.place(remark) == .within, let field = remark.metric else { return beside(remark) }
        return
            "\(text.change(text.shownDifference(remark), field)) als der Median \(text.value(remark[.usual] ?? 0, field))"
    }

    private func goal(_ field: DayField, _ target: Double, isDative: Bool = false) -> String {
        let amount = field == .sleepHours ? text.duration(target * 60) : text.value(target, field)
        if field == .standHours { return "\(text.number(target)) \(text.inner(field))" }
        return field == .steps
            ? "\(amount) Schritte" : "\(amount) \(field == .sleepHours ? "Schlaf" : text.inner(field))"
    }

    private func signs(_ remark: Remark) -> String {
        let names = TrainingSigns.Sign.named(in: remark.kind).map { sign in
            switch sign {
            case .variability: "HRV"
            case .restingRate: "Ruhepuls"
            case .sleep: "wenig Schlaf"
            case .feeling: "dein Befinden"
            case .load: "Belastung"
            case .nightSign: "Atmung oder Temperatur"
            }
        }
        let count = "\(text.number(remark[.signs] ?? 0)) von \(text.number(remark[.of] ?? 0)) Zeichen von Belastung"
        return names.isEmpty ? count : "\(count) (\(text.list(names)))"
    }

    private func shape(_ remark: Remark) -> String? {
        let words: [DayField: WeekPhrases] = [
            .sleep: ("Schlaf", "mehr Schlaf", "weniger Schlaf"),
            .steps: ("Schritte", "mehr Schritte", "weniger Schritte"),
            .exerciseMinutes: ("Bewegung", "mehr Bewegung", "weniger Bewegung"),
            .load: ("Trainingsbelastung", "mehr Trainingsbelastung", "weniger Trainingsbelastung"),
        ]
        return shape(WeekShape(remark.kind), words, same: "wie in den 4 Wochen davor")
    }

    private func hardSession(_ remark: Remark) -> String {
        let kind = remark.kind.map(text.workout) ?? "Training"
        let hard = remark[.value].map { ", davon \(text.number($0)) min in den Zonen 4 und 5" } ?? ""
        let effort = remark[.level].map { ", Anstrengung \(text.number($0)) von 10" } ?? ""
        let day = remark.dates.map(text.dates) ?? ""
        return "Hart am \(day): \(kind), \(text.duration(remark[.minutes] ?? 0))\(hard)\(effort)."
    }

    private func goalPace(_ remark: Remark) -> String {
        let field = remark.metric ?? .weight
        let due = remark.dates.map { text.date($0.upperBound) } ?? ""
        let target = text.value(remark[.target] ?? 0, field)
        func rate(_ figure: Remark.Figure) -> String {
            let value = remark[figure] ?? 0
            return (value > 0 ? "+" : "") + text.number(value, decimals: 2)
        }
        let figures = "\(rate(.rate)) je Woche, \(rate(.need)) nötig (n = \(text.number(remark[.n] ?? 0)))"
        return switch remark.kind {
        case "ahead": "Dem Plan voraus zu \(target) bis \(due): \(figures)."
        case "behind": "In diesem Tempo reicht es nicht für \(target) bis \(due): \(figures)."
        default: "Auf Kurs zu \(target) bis \(due): \(figures)."
        }
    }

    private func level(_ kind: String?) -> String {
        switch kind {
        case "low": "niedrig"
        case "below_average": "unter dem Mittel"
        case "above_average": "über dem Mittel"
        case "high": "hoch"
        default: "im Mittel"
        }
    }

    private func recovery(_ kind: String?) -> String {
        switch kind {
        case "well_recovered": "im oberen Drittel deiner letzten 28 Tage"
        case "normal": "im mittleren Drittel deiner letzten 28 Tage"
        case "needs_recovery": "im unteren Drittel deiner letzten 28 Tage"
        case "overreaching": "im unteren Drittel deiner letzten 28 Tage, Ruhepuls zwei Morgen in Folge hoch"
        default: "noch ohne Einordnung in deine letzten Tage"
        }
    }
}

extension DaySource.Noun {
    /// Behind „seit“, and before „liegen“.
    fileprivate var german: (since: String, by: String) {
        switch self {
        case .watch: ("der neuen Uhr", "an der Uhr")
        case .phone: ("dem neuen Telefon", "am Telefon")
        case .ring: ("dem neuen Ring", "am Ring")
        case .scale: ("der neuen Waage", "an der Waage")
        case .device: ("dem neuen Gerät", "am Gerät")
        }
    }
}
