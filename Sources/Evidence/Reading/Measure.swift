/// The kind of quantity of a number, so that only like is compared with like.
public enum Measure: UInt8, CaseIterable, Sendable {
    case count
    /// A length of time in minutes.
    case minutes
    case kilometres, kilograms
    /// Beats or breaths.
    case perMinute
    case milliseconds, kilocalories, percent, celsius, millilitres, pressure, glucose, fitness
    /// Minutes after midnight.
    case clock
    /// Seconds a kilometre.
    case pace
    /// Points of a training load or of a score.
    case points
}

/// A unit as it is written: its measure, and what it takes to come to the unit that the measure is held in.
public struct WrittenUnit: Equatable, Sendable {
    public var measure: Measure
    /// `value * factor + offset` is the value in the base unit.
    public var factor: Double
    /// In the base unit.
    public var offset: Double

    init(_ measure: Measure, _ factor: Double = 1, offset: Double = 0) {
        (self.measure, self.factor, self.offset) = (measure, factor, offset)
    }

    /// A value in this unit, in the base unit of its measure.
    func inBaseUnit(_ value: Double) -> Double { value * factor + offset }

    /// By the word behind a number; `nil` for words that are no unit.
    init?(word: String) {
        guard let unit = Self.words[word] else { return nil }
        self = unit
    }

    /// By the name that tools give it; `nil` for plain numbers.
    init?(toolUnit name: String) {
        guard let unit = Self.toolUnits[name] else { return nil }
        self = unit
    }

    private static func table(_ entries: [(String, WrittenUnit)]) -> [String: WrittenUnit] {
        var table: [String: WrittenUnit] = [:]
        for (words, unit) in entries {
            for word in words.split(separator: " ") { table[String(word)] = unit }
        }
        return table
    }

    private static let words = table([
        (
            "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren u",
            WrittenUnit(.minutes, 60)
        ),
        ("min mins minute minutes minuten minuto minutos minuti minuut", WrittenUnit(.minutes)),
        ("s sec secs second seconds sekunden secondes segundos secondi seconden", WrittenUnit(.minutes, 1.0 / 60)),
        (
            "km kilometre kilometres kilometer kilometers kilomètres kilómetros chilometri quilómetros quilômetros",
            WrittenUnit(.kilometres)
        ),
        ("s/km sec/km sek/km seg/km", WrittenUnit(.pace)),
        ("cm centimetre centimetres centimeter centimeters", WrittenUnit(.kilometres, 0.000_01)),
        ("m metre metres meter meters mètres metros metri", WrittenUnit(.kilometres, 0.001)),
        ("mi mile miles", WrittenUnit(.kilometres, 1.609344)),
        ("ft feet foot", WrittenUnit(.kilometres, 0.000_304_8)),
        (
            "kg kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos chili chilogrammi quilos quilogramas",
            WrittenUnit(.kilograms)
        ),
        ("t tonne tonnes tonnen toneladas tonnellate", WrittenUnit(.kilograms, 1000)),
        ("g gram grams gramm grammes gramos grammi gramas", WrittenUnit(.kilograms, 0.001)),
        ("mg milligram milligrams", WrittenUnit(.kilograms, 0.000_001)),
        ("lb lbs pound pounds", WrittenUnit(.kilograms, 0.453_592_37)),
        (
            "bpm beats brpm breaths rpm /min schläge schlägen battements pulsations latidos lpm ppm battiti batimentos slagen "
                + "atemzüge respirations respiraciones respiri respirações ademhalingen", WrittenUnit(.perMinute)
        ),
        (
            "ms millisecond milliseconds millisekunden millisecondes milisegundos millisecondi milissegundos",
            WrittenUnit(.milliseconds)
        ),
        (
            "kcal cal cals calories calorie kalorien kilokalorien kilocalories calorías kilocalorías kilocalorie calorias quilocalorias calorieën",
            WrittenUnit(.kilocalories)
        ),
        ("kj kilojoule kilojoules", WrittenUnit(.kilocalories, 1 / 4.184)),
        ("mj megajoule megajoules", WrittenUnit(.kilocalories, 1000 / 4.184)),
        ("% percent pct prozent percentage procent", WrittenUnit(.percent)),
        ("°c celsius", WrittenUnit(.celsius)),
        ("°f fahrenheit", WrittenUnit(.celsius, 5.0 / 9, offset: -160.0 / 9)),
        ("ml millilitre millilitres milliliter milliliters", WrittenUnit(.millilitres)),
        ("l litre litres liter liters litros litri litro litern", WrittenUnit(.millilitres, 1000)),
        ("oz ounce ounces", WrittenUnit(.millilitres, 29.5735)),
        ("mmhg", WrittenUnit(.pressure)), ("mmol", WrittenUnit(.glucose)),
        ("mg/dl", WrittenUnit(.glucose, 1 / 18.016)), ("ml/kg/min", WrittenUnit(.fitness)),
        ("au points point punkte puntos punti pontos punten", WrittenUnit(.points)),
        (
            "steps step days day nights night times workouts workout runs run sessions session flights floors drinks "
                + "siesta siestas sieste siestes nickerchen pisolino pisolini sesta sestas dutje dutjes voltas tocht tochten tour touren "
                + "radtouren fietstochten values value samples readings weeks week months naps nap rings walks walk hikes rides swims "
                + "schritte schritten tage tagen nächte nächten mal einheiten trainings läufe pas jours jour nuits nuit fois "
                + "séances pasos pasos días día noches noche veces entrenamientos carreras sesiones passi giorni giorno "
                + "notti notte volte allenamenti corse passos dias dia noites noite vezes treinos corridas stappen dagen "
                + "dag nachten nacht keer trainingen weighings months monate monaten mois meses mesi maanden wochen semaines "
                + "semanas settimane weken sessies sessões sessioni entraînements sorties salidas uscite ritten fahrten",
            WrittenUnit(.count)
        ),
    ])

    private static let toolUnits = table([
        ("count drinks 1..5", WrittenUnit(.count)), ("min", WrittenUnit(.minutes)), ("h", WrittenUnit(.minutes, 60)),
        ("km", WrittenUnit(.kilometres)), ("m", WrittenUnit(.kilometres, 0.001)), ("kg", WrittenUnit(.kilograms)),
        ("g", WrittenUnit(.kilograms, 0.001)), ("mg", WrittenUnit(.kilograms, 0.000_001)),
        ("bpm /min brpm", WrittenUnit(.perMinute)), ("ms", WrittenUnit(.milliseconds)),
        ("kcal", WrittenUnit(.kilocalories)), ("% pct", WrittenUnit(.percent)), ("°C", WrittenUnit(.celsius)),
        ("ml", WrittenUnit(.millilitres)), ("mmHg", WrittenUnit(.pressure)), ("mmol/l", WrittenUnit(.glucose)),
        ("ml/kg/min", WrittenUnit(.fitness)), ("s/km", WrittenUnit(.pace)), ("AU", WrittenUnit(.points)),
    ]).merging([
        "min after midnight": WrittenUnit(.clock), "min after noon": WrittenUnit(.clock, 1, offset: 720),
    ]) { first, _ in first }
}
