/// Weight and what the body is made of, temperature, glucose.
extension Metric {
    static let body: [Metric] = [
        Metric(
            .weight, "Weight", kind: .latest, unit: .kilograms, decimals: 1, category: .body, colour: .weight,
            plausible: 30...300, origin: .quantity("BodyMass", rule: .firstAfterSleep),
            words: PlainWords(
                germanTitle: "Gewicht",
                english: "weight, body weight, bodyweight, body mass",
                englishVerbs: "weigh, weighed, weigh in at, weighing",
                german: "gewicht, koerpergewicht, gewichts, gewicht von mir",
                germanVerbs: "wiege, wog, gewogen, wiegen")),
        Metric(
            .bodyFat, "Body fat", kind: .latest, unit: .percent, decimals: 1, category: .body, colour: .weight,
            plausible: 3...60, origin: .quantity("BodyFatPercentage", rule: .nearestToWeight, factor: 100),
            words: PlainWords(
                germanTitle: "Körperfett",
                english: "body fat, bodyfat, body fat percentage, fat percentage, body fat percent",
                german: "koerperfett, koerperfettanteil, fettanteil, koerperfetts",
                loose: "fat pct")),
        Metric(
            .leanMass, "Lean mass", kind: .latest, unit: .kilograms, decimals: 1, category: .body, colour: .weight,
            origin: .quantity("LeanBodyMass", rule: .nearestToWeight),
            words: PlainWords(
                germanTitle: "fettfreie Masse",
                english: "lean mass, lean body mass, fat free mass",
                german: "magermasse, fettfreie masse")),
        Metric(
            .bodyMassIndex, "Body mass index", short: "BMI", kind: .latest, unit: .bodyMassIndex, decimals: 1,
            category: .body, alsoNeeds: .profile, colour: .weight, plausible: 12...70, origin: .derived,
            words: PlainWords(
                germanTitle: "Body-Mass-Index", english: "bmi, body mass index", german: "bmi, body mass index")),
        Metric(
            .wristTemperature, "Wrist temperature", label: "Wrist temperature against the own baseline",
            short: "Wrist temp.", kind: .discrete, unit: .temperatureDifference, decimals: 2, category: .body,
            colour: .respiration, plausible: -3...3,
            origin: .quantity("AppleSleepingWristTemperature", rule: .nightDeviation),
            words: PlainWords(
                germanTitle: "Handgelenktemperatur gegenüber dem eigenen Mittel",
                english: "wrist temperature, wrist temperature deviation, skin temperature, wrist temp, skin temp, "
                    + "wrist temp deviation",
                german: "handgelenktemperatur, handgelenkstemperatur, hauttemperatur, temperatur am handgelenk",
                loose: "temperature")),
        Metric(
            .bodyTemperature, "Body temperature", short: "Temperature", kind: .discrete, unit: .temperature,
            decimals: 1,
            category: .body, colour: .respiration, plausible: 33...43,
            origin: .quantity("BodyTemperature", rule: .mean),
            words: PlainWords(
                germanTitle: "Körpertemperatur",
                english: "body temperature, fever, core temperature",
                german: "koerpertemperatur, fieber", loose: "temperature")),
        Metric(
            .glucose, "Blood glucose", short: "Glucose", kind: .discrete, unit: .millimoles, decimals: 1,
            category: .clinical, colour: .weight, plausible: 1...35,
            origin: .quantity("BloodGlucose", rule: .mean, factor: 10 / gramsInMoleOfGlucose),
            words: PlainWords(
                germanTitle: "Blutzucker",
                english: "blood glucose, glucose, blood sugar, blood sugar level",
                german: "blutzucker, glukose, blutglukose")),
    ]
}
