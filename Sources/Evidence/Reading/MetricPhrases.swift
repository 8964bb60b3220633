import HealthQuery

/// The names of the metrics in the languages that answers are read in, in phrases of up to three words. A phrase that
/// may mean any of several metrics of one unit, as `heart rate` does, names none.
enum MetricPhrases {
    static func of(_ language: AnswerLanguage) -> [String: Set<DayField>] { phrases[language] ?? [:] }

    /// The single words of the phrases of a language, which tell it from others.
    static func words(of language: AnswerLanguage) -> Set<String> {
        Set(of(language).keys.flatMap { $0.split(separator: " ").map(String.init) })
    }

    /// Names that are the same in every language.
    static let everywhere = table([
        ("hrv", variability), ("rem", remSleep), ("spo2", [.bloodOxygen]), ("vo2max|vo2|vo max", [.vo2Max]),
        ("rhr", [.restingHeartRate]), ("sdnn", [.heartRateVariability]), ("bmi|imc", [.bodyMassIndex]),
        ("rmssd", [.heartRateVariabilityRMSSD]),
    ])

    /// They name the metric of a number with a unit alone: `470 kcal active`, but `your most active day`.
    static let adjectives: Set<String> = [
        "active", "moved", "aktiv", "actives", "activas", "attive", "ativas", "actief",
    ]

    static let active: Set<DayField> = [.activeEnergy, .moveGoal]
    /// Of sleep in general: any of its parts may follow.
    static let night: Set<DayField> = asleep.union([
        .timeInBed, .awake, .latency, .deep, .core, .rem, .naps, .napMinutes, .sleepEfficiency, .bedTime, .wakeTime,
        .midSleep, .bedAfterNoon, .deepShare, .remShare,
    ])

    static func isPartOfNight(_ metric: DayField) -> Bool { night.contains(metric) && !asleep.contains(metric) }

    static let asleep: Set<DayField> = [.sleep, .sleepHours, .sleepTotal]
    private static let variability: Set<DayField> = [
        .heartRateVariability, .heartRateVariabilityRMSSD, .logHeartRateVariability,
    ]
    private static let exercise: Set<DayField> = [.exerciseMinutes, .workoutMinutes, .exerciseGoal]
    private static let stand: Set<DayField> = [.standHours, .standGoal]
    private static let bed: Set<DayField> = [.bedTime, .bedAfterNoon]
    private static let deepSleep: Set<DayField> = [.deep, .deepShare]
    private static let remSleep: Set<DayField> = [.rem, .remShare]
    private static let resting: Set<DayField> = [.restingHeartRate, .basalEnergy]
    private static let nap: Set<DayField> = [.naps, .napMinutes]
    private static let load: Set<DayField> = [.load]
    private static let eaten: Set<DayField> = [.dietaryEnergy]
    private static let carbs: Set<DayField> = [.carbohydrates]
    private static let fats: Set<DayField> = [.fat, .bodyFat]
    private static let pulseRecovery: Set<DayField> = [.heartRateRecovery]
    /// Felt, burned or eaten.
    private static let energies: Set<DayField> = [
        .energy, .activeEnergy, .basalEnergy, .dietaryEnergy, .moveGoal,
    ]

    private static let phrases: [AnswerLanguage: [String: Set<DayField>]] = [
        .english: table([
            ("training load|weekly load|daily load|load", load), ("caffeine|coffee", [.caffeine]),
            ("eaten|intake|dietary energy|food energy", eaten), ("protein", [.protein]),
            ("carbs|carbohydrates", carbs), ("dietary fat", [.fat]), ("fat", fats), ("energy", energies),
            ("recovery", pulseRecovery),
            ("distance", [.distance]), ("blood oxygen", [.bloodOxygen]), ("body mass index", [.bodyMassIndex]),
            ("fibre|fiber", [.fiber]),
            ("mood", [.mood]), ("stress", [.stress]), ("motivation", [.motivation]), ("soreness", [.soreness]),
            ("alcohol|drinks", [.alcohol]), ("blood sugar|glucose", [.glucose]), ("lean mass", [.leanMass]),
            ("middle of the|mid sleep|midpoint", [.midSleep]), ("lights go out|lights out", bed),
            ("resting heart rate|resting pulse|resting hr|resting rate", [.restingHeartRate]),
            ("walking heart rate|walking pulse|walking hr|walking", [.walkingHeartRate]), ("resting|at rest", resting),
            ("heart rate variability|variability", variability), ("heart rate recovery", [.heartRateRecovery]),
            ("deep sleep|deep", deepSleep),
            ("rem sleep", remSleep), ("core sleep|light sleep|core", [.core]), ("time in bed", [.timeInBed]),
            ("awake", [.awake]), ("nap|naps|napped", nap), ("fall asleep|falling asleep|sleep latency", [.latency]),
            ("sleep debt|sleep need|heart rate|sleep score", []), ("sleep efficiency|efficiency", [.sleepEfficiency]),
            ("slept|asleep|night lasted|longest night|shortest night|your nights", asleep), ("sleep", night),
            ("steps|step count", [.steps]), ("flights|floors|stairs", [.flights]),
            ("active energy|active calories|actively", active),
            ("basal energy|resting energy|resting calories|basal", [.basalEnergy]),
            ("exercise|exercised|exercise minutes", exercise), ("stand hours|stand|standing|stood", stand),
            ("stand out|stands out|stood out", []),
            ("daylight", [.daylightMinutes]), ("weight|weigh|weighed|weighs", [.weight]), ("body fat", [.bodyFat]),
            ("oxygen|saturation", [.bloodOxygen]),
            ("respiratory rate|breathing|breaths|respiration", [.respiratoryRate]),
            ("bedtime|to bed|bed at", bed), ("in bed", [.timeInBed, .bedTime, .bedAfterNoon]),
            ("wake time|woke|get up|got up|wake up|up at", [.wakeTime]), ("water|drank", [.water]),
        ]),
        .german: table([
            ("trainingslast|belastung|trainingsbelastung", load), ("koffein|kaffee", [.caffeine]),
            ("gegessen|kalorienzufuhr|aufgenommen", eaten), ("fett", fats), ("energie", energies),
            ("erholung", pulseRecovery), ("puls in ruhe|ruheherzschlag", [.restingHeartRate]),
            ("strecke|distanz", [.distance]), ("eiweiß|protein", [.protein]),
            ("kohlenhydrate|kohlenhydraten", carbs), ("ballaststoffe|ballaststoffen", [.fiber]),
            ("stimmung|laune", [.mood]), ("stress", [.stress]), ("motivation", [.motivation]),
            ("muskelkater", [.soreness]), ("alkohol", [.alcohol]), ("blutzucker|glukose", [.glucose]),
            ("fettfreie masse|magermasse", [.leanMass]), ("schlafmitte", [.midSleep]), ("einschlafen", [.latency]),
            ("ruhepuls|ruheherzfrequenz", [.restingHeartRate]), ("beim gehen|gehpuls", [.walkingHeartRate]),
            ("in ruhe", resting), ("herzfrequenzvariabilität|variabilität", variability),
            ("tiefschlaf|tief", deepSleep), ("rem schlaf", remSleep), ("leichtschlaf|kernschlaf", [.core]),
            ("zeit im bett|im bett", [.timeInBed]), ("wach", [.awake]), ("nickerchen|mittagsschlaf", nap),
            ("geschlafen|schliefst|schlafdauer|längste nacht|kürzeste nacht|deine nächte", asleep), ("schlaf", night),
            ("schlafschuld|schlafdefizit|schlafbedarf", []), ("schlafeffizienz", [.sleepEfficiency]),
            ("schritte|schritten", [.steps]), ("stockwerke|etagen", [.flights]),
            ("aktivitätsenergie|aktive energie|aktive kalorien", active), ("grundumsatz|ruheumsatz", [.basalEnergy]),
            ("trainingsminuten|bewegungsminuten", exercise), ("stehstunden|stehen|gestanden", stand),
            ("tageslicht", [.daylightMinutes]), ("gewicht|wiegst|gewogen", [.weight]),
            ("körperfett|körperfettanteil", [.bodyFat]),
            ("sauerstoffsättigung|sauerstoff|blutsauerstoff", [.bloodOxygen]),
            ("atmung|atemfrequenz|atemzüge|atemzügen", [.respiratoryRate]),
            ("bettzeit|ins bett|schlafen gegangen|eingeschlafen|zubettgehzeit", bed),
            ("aufstehzeit|aufgestanden|stehst|aufgewacht|wachst", [.wakeTime]), ("wasser|getrunken", [.water]),
        ]),
        .french: table([
            ("charge d'entraînement|charge", load), ("caféine|café", [.caffeine]),
            ("mangé|apport|apports", eaten), ("énergie", energies), ("récupération", pulseRecovery),
            ("pouls de repos|fréquence de repos|cœur au repos|fréquence cardiaque au repos", [.restingHeartRate]),
            ("matières grasses", [.fat]), ("distance", [.distance]), ("protéines|protéine", [.protein]),
            ("glucides", carbs),
            ("lipides", [.fat]), ("fibres", [.fiber]), ("humeur|moral", [.mood]), ("stress", [.stress]),
            ("motivation", [.motivation]), ("courbatures", [.soreness]), ("alcool", [.alcohol]),
            ("glycémie|glucose", [.glucose]), ("masse maigre", [.leanMass]), ("t'endormir|endormir", [.latency]),
            ("fréquence au repos|pouls au repos|fc au repos", [.restingHeartRate]), ("au repos", resting),
            ("à la marche", [.walkingHeartRate]), ("variabilité|vfc", variability),
            ("sommeil profond|profond", deepSleep), ("sommeil paradoxal|paradoxal", remSleep),
            ("sommeil léger|léger", [.core]), ("temps au lit", [.timeInBed]), ("éveillé|éveil", [.awake]),
            ("sieste|siestes", nap), ("dormi|nuit la plus|plus longue nuit|plus courte nuit|tes nuits", asleep),
            ("dette de sommeil|besoin de sommeil", []), ("sommeil", night), ("pas", [.steps]),
            ("étages", [.flights]), ("énergie active|calories actives", active),
            ("métabolisme de base", [.basalEnergy]), ("minutes d'exercice|exercice", exercise),
            ("debout", stand), ("lumière du jour", [.daylightMinutes]), ("poids|pèses|pesé", [.weight]),
            ("couché|couches|coucher|au lit", bed), ("levé|lèves|lever|réveil|réveillé", [.wakeTime]),
            ("masse grasse|graisse", [.bodyFat]), ("oxygène|saturation", [.bloodOxygen]),
            ("respiration|fréquence respiratoire|respirations", [.respiratoryRate]), ("eau", [.water]),
        ]),
        .spanish: table([
            ("carga de entrenamiento|carga", load), ("cafeína|café", [.caffeine]),
            ("comiste|ingesta|comido", eaten), ("grasas", [.fat]), ("energía", energies),
            ("recuperación", pulseRecovery),
            ("pulsaciones en reposo|pulso de reposo|corazón en reposo", [.restingHeartRate]),
            ("distancia", [.distance]), ("proteína|proteínas", [.protein]),
            ("carbohidratos|hidratos", carbs), ("fibra", [.fiber]), ("ánimo|humor", [.mood]),
            ("estrés", [.stress]), ("motivación", [.motivation]), ("agujetas", [.soreness]),
            ("alcohol", [.alcohol]), ("glucosa", [.glucose]), ("masa magra", [.leanMass]),
            ("dormirte|conciliar", [.latency]),
            ("pulso en reposo|frecuencia en reposo", [.restingHeartRate]), ("en reposo", resting),
            ("al caminar|caminando", [.walkingHeartRate]), ("variabilidad|vfc", variability),
            ("sueño profundo|profundo", deepSleep), ("sueño rem", remSleep), ("sueño ligero|ligero", [.core]),
            ("en la cama|en cama", [.timeInBed]), ("despierto|despierta", [.awake]), ("siesta|siestas", nap),
            ("dormiste|dormido|duermes|noche más|tus noches", asleep), ("deuda de sueño", []), ("sueño", night),
            ("pasos", [.steps]), ("pisos", [.flights]), ("energía activa|calorías activas", active),
            ("metabolismo basal|energía basal", [.basalEnergy]), ("minutos de ejercicio|ejercicio", exercise),
            ("de pie", stand), ("luz del día|luz diurna", [.daylightMinutes]), ("peso|pesas", [.weight]),
            ("acostaste|acuestas|acostarte|a la cama", bed),
            ("despertaste|despiertas|levantaste|levantas", [.wakeTime]),
            ("grasa corporal|grasa", [.bodyFat]), ("oxígeno|saturación", [.bloodOxygen]),
            ("respiración|respiraciones|frecuencia respiratoria", [.respiratoryRate]), ("agua", [.water]),
        ]),
        .italian: table([
            ("carico di allenamento|carico", load), ("caffeina|caffè", [.caffeine]),
            ("mangiato|assunte|introito", eaten), ("grassi", [.fat]), ("energia", energies),
            ("recupero", pulseRecovery), ("polso a riposo|battiti a riposo|cuore a riposo", [.restingHeartRate]),
            ("distanza", [.distance]), ("proteine|proteina", [.protein]), ("carboidrati", carbs),
            ("fibre", [.fiber]), ("umore", [.mood]), ("stress", [.stress]), ("motivazione", [.motivation]),
            ("indolenzimento", [.soreness]), ("alcol", [.alcohol]), ("glicemia|glucosio", [.glucose]),
            ("massa magra", [.leanMass]), ("addormentarti", [.latency]),
            ("battito a riposo|frequenza a riposo", [.restingHeartRate]), ("a riposo", resting),
            ("camminando", [.walkingHeartRate]), ("variabilità", variability),
            ("sonno profondo|profondo", deepSleep), ("sonno rem", remSleep), ("sonno leggero|leggero", [.core]),
            ("tempo a letto", [.timeInBed]), ("sveglio", [.awake]), ("pisolino|pisolini", nap),
            ("dormito|dormi|notte più|tue notti", asleep), ("debito di sonno", []), ("sonno", night),
            ("passi", [.steps]), ("piani", [.flights]), ("energia attiva|calorie attive", active),
            ("metabolismo basale", [.basalEnergy]), ("minuti di esercizio|esercizio", exercise),
            ("in piedi", stand), ("luce del giorno|luce diurna", [.daylightMinutes]), ("peso|pesi", [.weight]),
            ("a letto|coricato", bed), ("sveglia|svegliato|svegli|alzato|alzi", [.wakeTime]),
            ("massa grassa|grasso", [.bodyFat]), ("ossigeno|saturazione", [.bloodOxygen]),
            ("respirazione|respiro|respiri|frequenza respiratoria", [.respiratoryRate]), ("acqua", [.water]),
        ]),
        .portuguese: table([
            ("carga de treino|carga", load), ("cafeína|café", [.caffeine]), ("comeste|ingestão|comido", eaten),
            ("gorduras", [.fat]), ("energia", energies),
            ("recuperação", pulseRecovery),
            ("frequência de repouso|pulso de repouso|pulsação em repouso", [.restingHeartRate]),
            ("distância", [.distance]),
            ("proteína|proteínas", [.protein]), ("hidratos|carboidratos", carbs), ("fibra|fibras", [.fiber]),
            ("humor|ânimo", [.mood]), ("stress|estresse", [.stress]), ("motivação", [.motivation]),
            ("dores musculares", [.soreness]), ("álcool", [.alcohol]), ("glicose|glicemia", [.glucose]),
            ("massa magra", [.leanMass]), ("adormecer", [.latency]),
            ("cardíaca em repouso|pulso em repouso", [.restingHeartRate]), ("em repouso", resting),
            ("a caminhar|ao caminhar", [.walkingHeartRate]), ("variabilidade|vfc", variability),
            ("sono profundo|profundo", deepSleep), ("sono rem", remSleep), ("sono leve|leve", [.core]),
            ("na cama", [.timeInBed]), ("acordado", [.awake]), ("sesta|sestas|cochilo", nap),
            ("dormiste|dormiu|dormes|noite mais|tuas noites", asleep), ("dívida de sono|défice de sono", []),
            ("sono", night), ("passos", [.steps]), ("andares", [.flights]),
            ("energia ativa|calorias ativas", active), ("metabolismo basal", [.basalEnergy]),
            ("minutos de exercício|exercício", exercise), ("de pé|em pé", stand), ("luz do dia", [.daylightMinutes]),
            ("peso|pesas", [.weight]), ("deitaste|deitou|deitas|para a cama", bed),
            ("acordaste|acordou|acordas|levantaste", [.wakeTime]), ("gordura corporal|gordura", [.bodyFat]),
            ("oxigénio|oxigênio|saturação", [.bloodOxygen]),
            ("respiração|respirações|frequência respiratória", [.respiratoryRate]), ("água", [.water]),
        ]),
        .dutch: table([
            ("trainingsbelasting|belasting", load), ("cafeïne|koffie", [.caffeine]), ("gegeten|inname", eaten),
            ("vet|vetten", fats), ("energie", energies),
            ("herstel", pulseRecovery), ("rustpols|polsslag in rust|hart in rust", [.restingHeartRate]),
            ("afstand", [.distance]),
            ("eiwit|eiwitten", [.protein]), ("koolhydraten", carbs), ("vezels", [.fiber]),
            ("stemming|humeur", [.mood]), ("stress", [.stress]), ("motivatie", [.motivation]),
            ("spierpijn", [.soreness]), ("alcohol", [.alcohol]), ("glucose|bloedsuiker", [.glucose]),
            ("vetvrije massa", [.leanMass]), ("in slaap", [.latency]),
            ("rusthartslag|hartslag in rust", [.restingHeartRate]), ("in rust", resting),
            ("tijdens het lopen|bij het lopen|wandelhartslag", [.walkingHeartRate]),
            ("hartslagvariabiliteit|variabiliteit", variability), ("diepe slaap|diep", deepSleep),
            ("rem slaap", remSleep), ("lichte slaap|licht", [.core]), ("in bed", [.timeInBed]),
            ("dutje|dutjes", nap), ("sliep|geslapen|slaapt|langste nacht|kortste nacht|je nachten", asleep),
            ("slaaptekort|slaapschuld|slaapbehoefte", []), ("slaap", night), ("stappen", [.steps]),
            ("verdiepingen", [.flights]), ("actieve energie|actieve calorieën", active),
            ("basaal metabolisme|ruststofwisseling", [.basalEnergy]), ("beweegminuten", exercise),
            ("gestaan|sta uren", stand), ("daglicht", [.daylightMinutes]), ("gewicht|weegt|gewogen", [.weight]),
            ("naar bed|bedtijd", bed),
            ("opgestaan|wakker|sta|staat", [.wakeTime]), ("staat de teller", []),
            ("vetpercentage|lichaamsvet", [.bodyFat]),
            ("zuurstof|saturatie|zuurstofsaturatie", [.bloodOxygen]),
            ("ademhaling|ademhalingen|ademfrequentie", [.respiratoryRate]), ("water|gedronken", [.water]),
        ]),
    ]

    private static func table(_ entries: [(String, Set<DayField>)]) -> [String: Set<DayField>] {
        var table: [String: Set<DayField>] = [:]
        for (names, metrics) in entries {
            for name in names.split(separator: "|") { table[String(name)] = metrics }
        }
        return table
    }
}
