import HealthModel
import HealthQuery

/// Where a text names a metric, by the phrases of its language. What is said of heart rate or of energy in general names
/// none: it may be any of them.
struct MetricMentions: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        var metrics: Set<DayField>
        /// It names the metric of a number with a unit alone: `470 kcal active`, but `your most active day`.
        var needsUnit = false
    }

    private(set) var mentions: [Mention] = []
    private static let longestPhrase = 3

    init(in words: TextWords, language: AnswerLanguage) {
        let phrases = Self.phrases[language] ?? [:]
        let words = words.words
        var at = 0
        while at < words.count {
            var length = min(Self.longestPhrase, words.count - at)
            var found: Set<DayField>?
            while length > 0, found == nil {
                let phrase = words[at..<at + length].map(\.text).joined(separator: " ")
                found = phrases[phrase] ?? Self.everywhere[phrase]
                if found == nil { length -= 1 }
            }
            if found == nil, Self.adjectives.contains(words[at].text) {
                mentions.append(Mention(place: words[at].place, metrics: Self.active, needsUnit: true))
            } else if let found {
                let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
                if !found.isEmpty { mentions.append(Mention(place: place, metrics: found)) }
            }
            at += max(1, length)
        }
    }

    /// Those within a part of the text.
    func within(_ range: Range<Int>) -> ArraySlice<Mention> {
        mentions.within(range) { $0.place }
    }

    // MARK: Phrases

    private static let asleep: Set<DayField> = [.sleep, .sleepHours, .sleepTotal]
    /// Of sleep in general: any of its parts may follow.
    private static let night: Set<DayField> = asleep.union([
        .timeInBed, .awake, .latency, .deep, .core, .rem, .naps, .napMinutes, .sleepEfficiency, .bedTime, .wakeTime,
        .midSleep, .bedAfterNoon, .deepShare, .remShare,
    ])
    private static let variability: Set<DayField> = [
        .heartRateVariability, .heartRateVariabilityRMSSD, .logHeartRateVariability,
    ]
    private static let exercise: Set<DayField> = [.exerciseMinutes, .workoutMinutes, .exerciseGoal]
    private static let bed: Set<DayField> = [.bedTime, .bedAfterNoon]
    private static let active: Set<DayField> = [.activeEnergy, .moveGoal]

    private static let adjectives: Set<String> = [
        "active", "aktiv", "actives", "activas", "attive", "ativas", "actief",
    ]

    private static let everywhere = table([
        ("hrv", variability), ("rem", [.rem, .remShare]), ("spo2", [.bloodOxygen]), ("vo2max", [.vo2Max]),
        ("rhr", [.restingHeartRate]),
    ])

    private static let phrases: [AnswerLanguage: [String: Set<DayField>]] = [
        .english: table([
            ("resting heart rate|resting pulse|resting hr|resting rate", [.restingHeartRate]),
            ("walking heart rate|walking pulse|walking hr", [.walkingHeartRate]),
            ("heart rate variability|variability", variability), ("heart rate recovery", [.heartRateRecovery]),
            ("deep sleep|deep", [.deep, .deepShare]), ("rem sleep", [.rem, .remShare]),
            ("core sleep|light sleep", [.core]), ("time in bed", [.timeInBed]),
            ("sleep debt|sleep need|heart rate|sleep score", []), ("sleep efficiency|efficiency", [.sleepEfficiency]),
            ("slept|asleep", asleep), ("sleep", night), ("steps|step count", [.steps]),
            ("flights|floors", [.flights]), ("active energy|active calories|actively", active),
            ("basal energy|resting energy|resting calories|at rest", [.basalEnergy, .restingHeartRate]),
            ("exercise|exercised|exercise minutes", exercise), ("daylight", [.daylightMinutes]),
            ("weight|weigh|weighed", [.weight]), ("body fat", [.bodyFat]), ("oxygen|saturation", [.bloodOxygen]),
            ("bedtime|to bed|bed at", bed), ("in bed", [.timeInBed, .bedTime, .bedAfterNoon]),
            ("wake time|woke|get up|got up|wake up|up at", [.wakeTime]),
        ]),
        .german: table([
            ("ruhepuls|ruheherzfrequenz", [.restingHeartRate]), ("beim gehen", [.walkingHeartRate]),
            ("herzfrequenzvariabilität|variabilität", variability), ("tiefschlaf", [.deep, .deepShare]),
            ("rem schlaf", [.rem, .remShare]), ("leichtschlaf|kernschlaf", [.core]),
            ("geschlafen|schliefst", asleep), ("schlaf", night), ("schritte|schritten", [.steps]),
            ("aktivitätsenergie|aktive energie", active), ("grundumsatz|ruheumsatz", [.basalEnergy]),
            ("gewicht|wiegst|gewogen", [.weight]), ("körperfett|körperfettanteil", [.bodyFat]),
            ("sauerstoffsättigung|sauerstoff", [.bloodOxygen]),
            ("bettzeit|ins bett|schlafen gegangen|eingeschlafen", bed),
            ("aufstehzeit|aufgestanden|stehst|aufgewacht|wachst", [.wakeTime]),
        ]),
        .french: table([
            ("fréquence au repos|pouls au repos|au repos", [.restingHeartRate, .basalEnergy]),
            ("à la marche", [.walkingHeartRate]), ("variabilité|vfc", variability),
            ("sommeil profond|profond", [.deep, .deepShare]), ("sommeil paradoxal", [.rem, .remShare]),
            ("sommeil léger", [.core]), ("dormi", asleep), ("sommeil", night), ("pas", [.steps]),
            ("énergie active|calories actives", active), ("poids|pèses", [.weight]),
            ("couché|couches|coucher|au lit", bed), ("levé|lèves|lever|réveil|réveillé", [.wakeTime]),
            ("masse grasse|graisse", [.bodyFat]), ("oxygène|saturation", [.bloodOxygen]),
        ]),
        .spanish: table([
            ("en reposo", [.restingHeartRate, .basalEnergy]), ("al caminar", [.walkingHeartRate]),
            ("variabilidad|vfc", variability), ("sueño profundo|profundo", [.deep, .deepShare]),
            ("sueño rem", [.rem, .remShare]), ("sueño ligero", [.core]), ("dormiste|dormido", asleep),
            ("sueño", night), ("pasos", [.steps]), ("energía activa|calorías activas", active),
            ("peso", [.weight]), ("acostaste|acuestas|acostarte|a la cama", bed),
            ("despertaste|despiertas|levantaste|levantas", [.wakeTime]),
            ("grasa corporal|grasa", [.bodyFat]), ("oxígeno|saturación", [.bloodOxygen]),
        ]),
        .italian: table([
            ("a riposo", [.restingHeartRate, .basalEnergy]), ("camminando", [.walkingHeartRate]),
            ("variabilità", variability), ("sonno profondo|profondo", [.deep, .deepShare]),
            ("sonno rem", [.rem, .remShare]), ("sonno leggero", [.core]), ("dormito", asleep), ("sonno", night),
            ("passi", [.steps]), ("energia attiva|calorie attive", active), ("peso|pesi", [.weight]),
            ("a letto|coricato", bed), ("sveglia|svegliato|svegli|alzato|alzi", [.wakeTime]),
            ("massa grassa|grasso", [.bodyFat]), ("ossigeno|saturazione", [.bloodOxygen]),
        ]),
        .portuguese: table([
            ("em repouso", [.restingHeartRate, .basalEnergy]), ("a caminhar|ao caminhar", [.walkingHeartRate]),
            ("variabilidade", variability), ("sono profundo|profundo", [.deep, .deepShare]),
            ("sono rem", [.rem, .remShare]), ("sono leve", [.core]), ("dormiste|dormiu", asleep), ("sono", night),
            ("passos", [.steps]), ("energia ativa|calorias ativas", active), ("peso", [.weight]),
            ("deitaste|deitou|deitas|para a cama", bed), ("acordaste|acordou|acordas|levantaste", [.wakeTime]),
            ("gordura corporal|gordura", [.bodyFat]), ("oxigénio|oxigênio|saturação", [.bloodOxygen]),
        ]),
        .dutch: table([
            ("rusthartslag|hartslag in rust", [.restingHeartRate]), ("tijdens het lopen", [.walkingHeartRate]),
            ("hartslagvariabiliteit|variabiliteit", variability), ("diepe slaap", [.deep, .deepShare]),
            ("rem slaap", [.rem, .remShare]), ("lichte slaap", [.core]), ("sliep|geslapen", asleep),
            ("slaap", night), ("stappen", [.steps]), ("actieve energie|actieve calorieën", active),
            ("gewicht|weegt", [.weight]), ("naar bed", bed), ("opgestaan|wakker", [.wakeTime]),
            ("vetpercentage|lichaamsvet", [.bodyFat]), ("zuurstof", [.bloodOxygen]),
        ]),
    ]

    /// The single words of its phrases, which tell a language too.
    static func words(of language: AnswerLanguage) -> Set<String> {
        Set((phrases[language] ?? [:]).keys.flatMap { $0.split(separator: " ").map(String.init) })
    }

    private static func table(_ entries: [(String, Set<DayField>)]) -> [String: Set<DayField>] {
        var table: [String: Set<DayField>] = [:]
        for (names, metrics) in entries {
            for name in names.split(separator: "|") { table[String(name)] = metrics }
        }
        return table
    }

    /// What happens in a night counts for the day before it, too.
    static func isOfNight(_ metric: DayField?) -> Bool { metric.map { night.contains($0) } ?? false }
}

extension RandomAccessCollection where Index == Int {
    /// The elements that lie within a range; they are in order.
    func within(_ range: Range<Int>, by place: (Element) -> Range<Int>) -> SubSequence {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if place(self[middle]).lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < endIndex, place(self[end]).upperBound <= range.upperBound { end += 1 }
        return self[low..<end]
    }
}
