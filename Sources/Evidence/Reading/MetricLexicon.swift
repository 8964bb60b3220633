import HealthModel
import HealthQuery

/// The plain words for the common metrics in the languages that answers are read in besides English, in single words:
/// German, French, Spanish, Italian, Portuguese and Dutch.
enum MetricLexicon {
    static func words(of metric: DayField) -> Set<String> {
        Set(table[metric, default: ""].split(separator: " ").map(String.init))
    }

    private static let pulse =
        "puls ruhepuls herzfrequenz ruheherzfrequenz fréquence cardiaque pouls repos pulso frecuencia cardíaca reposo "
        + "battito frequenza cardiaca riposo frequência cardíaca repouso hartslag rusthartslag"
    private static let sleep =
        "schlaf geschlafen schliefst sommeil dormi sueño dormiste dormido sonno dormito sono dormiu slaap geslapen sliep"

    private static let table: [DayField: String] = [
        .steps: "schritte schritten pas pasos passi passos stappen",
        .distance: "strecke kilometer distanz distance distancia distanza distância afstand",
        .flights: "stockwerke etagen étages pisos piani andares verdiepingen",
        .activeEnergy:
            "kalorien aktivitätsenergie verbrannt calories brûlées calorías quemado calorie bruciato calorias "
            + "queimou calorieën verbrand",
        .exerciseMinutes: "training bewegung trainingsminuten exercice ejercicio esercizio exercício beweging",
        .restingHeartRate: pulse,
        .heartRateVariability: "hrv herzfrequenzvariabilität variabilität variabilité vfc variabilidad variabilità "
            + "variabilidade variabiliteit",
        .respiratoryRate:
            "atmung respiration respiración respirazione respiração atemfrequenz atemzüge respiratoire respiratoria respiratória ademhaling",
        .bloodOxygen:
            "sauerstoff sauerstoffsättigung oxygène saturation oxígeno saturación ossigeno saturazione oxigénio "
            + "oxigênio zuurstof",
        .weight: "gewicht wiegst gewogen poids pèses peso pesas pesi weegt",
        .bodyFat: "körperfett körperfettanteil graisse grasa grasso gordura vetpercentage lichaamsvet",
        .sleep: sleep, .sleepHours: sleep, .sleepTotal: sleep,
        .deep: "tiefschlaf profond profundo profondo diepe",
        .bedTime: "bett schlafenszeit coucher acostaste acostarte letto deitaste deitou bed",
        .wakeTime: "aufgewacht aufgestanden réveil despertaste sveglia acordaste opgestaan wakker",
        .water: "wasser getrunken eau agua acqua água water",
        .mood: "stimmung humeur ánimo umore humor stemming",
    ]
}
