import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach

/// The definition of a quantity or a statistic, in a sentence or two.
struct TermWording {
    var language: Language
    var today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    func markdown(_ term: Request.Term) -> String {
        switch term {
        case .quantity(let quantity): quantityText(quantity)
        case .statistic(let statistic):
            Self.statistics[statistic].map { isGerman ? $0.german : $0.english } ?? unknown(statistic.rawValue)
        case .word(let word): unknown(word)
        }
    }

    private func quantityText(_ quantity: Quantity) -> String {
        let name = Wording.capitalised(wording.name(quantity))
        let known: Pair? =
            switch quantity {
            case .day(let field): Self.metrics[field]
            case .formula(let formula, _): Self.formulas[formula]
            case .workout(_, .pace?): Pair("time for a kilometre or a mile", "Zeit für einen Kilometer")
            default: nil
            }
        if let known { return "**\(name)**: \(isGerman ? known.german : known.english)." }
        let unit: String =
            switch quantity {
            case .day(let field): field.unit
            case .workout(_, let field): field?.unit ?? ""
            default: ""
            }
        guard !unit.isEmpty else { return unknown(name) }
        return isGerman
            ? "**\(name)** wird in \(unit) aufgezeichnet, wie die Geräte es messen."
            : "**\(name)** is kept in \(unit), as your devices measure it."
    }

    private func unknown(_ name: String) -> String {
        isGerman ? "Dafür habe ich keine Erklärung: \(name)." : "I have no explanation for that: \(name)."
    }

    private struct Pair {
        var english: String
        var german: String
        init(_ english: String, _ german: String) { (self.english, self.german) = (english, german) }
    }

    private static let metrics: [DayField: Pair] = [
        .heartRateVariability: Pair(
            "how much the time between heart beats varies, as the standard deviation in milliseconds (SDNN), taken from the samples of the night; a value of RMSSD is another measure and never mixed with it",
            "wie stark die Zeit zwischen Herzschlägen schwankt, als Standardabweichung in Millisekunden (SDNN), aus den Messungen der Nacht; RMSSD ist ein anderes Maß"
        ),
        .heartRateVariabilityRMSSD: Pair(
            "how much neighbouring heart beats differ, in milliseconds; another measure than SDNN",
            "wie stark sich benachbarte Herzschläge unterscheiden, in Millisekunden; ein anderes Maß als SDNN"),
        .restingHeartRate: Pair(
            "heart beats per minute at rest and awake, one value a day from your watch",
            "Herzschläge pro Minute in Ruhe und wach, ein Wert am Tag von der Uhr"),
        .vo2Max: Pair(
            "how much oxygen the body can use at most, in ml per kg and minute; a watch estimates it from outdoor walks and runs",
            "wie viel Sauerstoff der Körper höchstens nutzen kann, in ml je kg und Minute; eine Uhr schätzt es"),
        .sleepEfficiency: Pair(
            "minutes asleep per minutes in bed, in percent, of the main sleep",
            "Minuten Schlaf je Minuten im Bett, in Prozent, der Hauptschlafzeit"),
        .latency: Pair(
            "minutes from going to bed until the first sleep", "Minuten vom Zubettgehen bis zum ersten Schlaf"),
        .deep: Pair(
            "minutes of the deepest stage of sleep, as the device tells them",
            "Minuten der tiefsten Schlafphase, wie das Gerät sie angibt"),
        .rem: Pair(
            "minutes of the stage of sleep with most dreams, as the device tells them",
            "Minuten der Schlafphase mit den meisten Träumen, wie das Gerät sie angibt"),
        .load: Pair(
            "minutes in the five heart-rate zones, each counted by its number (Edwards)",
            "Minuten in den fünf Herzfrequenzzonen, jede mit ihrer Nummer gezählt (Edwards)"),
        .wristTemperature: Pair(
            "the temperature of the night at the wrist minus the median of your 60 nights before",
            "die Temperatur der Nacht am Handgelenk minus dem Median der 60 Nächte davor"),
        .midSleep: Pair(
            "the clock time half-way between going to bed and waking",
            "die Uhrzeit mitten zwischen Zubettgehen und Aufwachen"),
    ]

    private static let formulas: [String: Pair] = [
        "acwr": Pair(
            "mean training load of the last 7 days divided by that of the last 28; it describes what was and predicts no injury",
            "mittlere Trainingsbelastung der letzten 7 Tage geteilt durch die der letzten 28; es beschreibt und sagt keine Verletzung voraus"
        ),
        "ctl": Pair(
            "training load of a day, smoothed over 42 days: how much you are used to",
            "Trainingsbelastung am Tag, über 42 Tage geglättet: wie viel du gewohnt bist"),
        "atl": Pair(
            "training load of a day, smoothed over 7 days: what you still feel of it",
            "Trainingsbelastung am Tag, über 7 Tage geglättet: was du davon noch spürst"),
        "tsb": Pair(
            "fitness (training load smoothed over 42 days) less fatigue (over 7 days), both of the day before; it describes what was and foretells nothing",
            "Fitness (Trainingsbelastung über 42 Tage geglättet) minus Ermüdung (über 7 Tage), beide vom Vortag; es beschreibt und sagt nichts voraus"
        ),
        "monotony": Pair(
            "mean daily training load divided by its standard deviation: high means much of the same each day",
            "mittlere tägliche Trainingsbelastung geteilt durch ihre Standardabweichung: hoch heißt, jeden Tag das Gleiche"
        ),
        "bmi": Pair(
            "weight in kilograms divided by height in metres squared; it knows nothing of muscle",
            "Gewicht in Kilogramm geteilt durch Größe in Metern im Quadrat; es weiß nichts von Muskeln"),
        "mifflin": Pair(
            "energy that the body needs at rest in a day, by weight, height, age and sex (Mifflin–St Jeor)",
            "Energie, die der Körper in Ruhe am Tag braucht, nach Gewicht, Größe, Alter und Geschlecht (Mifflin–St Jeor)"
        ),
        "sleep_debt": Pair(
            "hours short of your sleep need over the last 14 nights, naps counted",
            "Stunden, die in den letzten 14 Nächten zum Schlafbedarf fehlten, Nickerchen gezählt"),
        "consistency": Pair(
            "how near the middles of your last 14 nights lie on the clock: 100 for the same every night, 50 for an hour of spread",
            "wie nah die Mitten deiner letzten 14 Nächte auf der Uhr beieinander liegen: 100 jede Nacht gleich, 50 bei einer Stunde Streuung"
        ),
        "sri": Pair(
            "how likely you are in the same state, asleep or awake, at the same time on two days in a row; 100 is always",
            "wie wahrscheinlich du an zwei Tagen zur selben Uhrzeit im selben Zustand bist, schlafend oder wach; 100 ist immer"
        ),
        "social_jetlag": Pair(
            "how much later the middle of sleep is on free days than on others",
            "wie viel später die Mitte des Schlafs an freien Tagen liegt als an anderen"),
        "lean_mass": Pair(
            "weight without body fat, of the last day with both",
            "Gewicht ohne Körperfett, des letzten Tages mit beidem"),
        "trimp_banister": Pair(
            "length of a workout weighted by how far the heart rate was above rest (Banister)",
            "Länge eines Trainings, gewichtet nach der Höhe des Pulses über Ruhe (Banister)"),
    ]

    private static let statistics: [Statistic: Pair] = [
        .median: Pair(
            "The **median** is the middle one of all values in order.",
            "Der **Median** ist der mittlere aller geordneten Werte."),
        .mean: Pair(
            "The **average** is the sum of the recorded values divided by their number; days without a value do not count.",
            "Der **Durchschnitt** ist die Summe der erfassten Werte geteilt durch ihre Anzahl; Tage ohne Wert zählen nicht."
        ),
        .sd: Pair(
            "The **standard deviation** tells how far single values usually lie from their average.",
            "Die **Standardabweichung** sagt, wie weit einzelne Werte üblicherweise vom Durchschnitt liegen."),
        .percentile: Pair(
            "The **90th percentile** is the value that nine of ten values stay below.",
            "Das **90. Perzentil** ist der Wert, unter dem neun von zehn Werten liegen."),
        .correlation: Pair(
            "A **correlation** tells how far two metrics rise and fall together, from −1 to 1; it does not tell why.",
            "Eine **Korrelation** sagt, wie weit zwei Größen gemeinsam steigen und fallen, von −1 bis 1; warum, sagt sie nicht."
        ),
        .trend: Pair(
            "A **trend** is the slope that fits the values best, told only where chance alone would seldom make it.",
            "Ein **Trend** ist die Steigung, die am besten zu den Werten passt; genannt wird er, wo Zufall allein ihn selten macht."
        ),
        .rollingMean: Pair(
            "A **rolling average** is the average of the last so many days, day after day.",
            "Ein **gleitender Durchschnitt** ist der Durchschnitt der letzten so vielen Tage, Tag für Tag."),
    ]
}
