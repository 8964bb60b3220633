/// Heart, breathing and fitness.
extension Metric {
    static let heart: [Metric] = [
        // No pulse lies outside of 25 to 240 (training-and-findings.md 1).
        Metric(
            .heartRate, "Heart rate", kind: .discrete, unit: .beats, category: .heart, colour: .heart,
            plausible: 25...240, origin: .quantity("HeartRate", rule: .meanOverTime),
            words: PlainWords(
                germanTitle: "Puls",
                english: "heart rate, pulse, hr, heartrate, average heart rate, avg hr, avg heart rate, mean heart "
                    + "rate",
                german: "puls, herzfrequenz, durchschnittspuls, durchschnittsherzfrequenz, herzschlag")),
        Metric(
            .restingHeartRate, "Resting heart rate", short: "Resting HR", kind: .discrete, unit: .beats,
            category: .heart, colour: .heart, plausible: 30...120,
            origin: .quantity("RestingHeartRate", rule: .writtenLast),
            words: PlainWords(
                germanTitle: "Ruhepuls",
                english: "resting heart rate, resting hr, resting pulse, rhr, heart rate at rest, pulse at rest, "
                    + "resting heartrate",
                german: "ruhepuls, ruheherzfrequenz, ruhepulses, puls in ruhe, ruhe puls, herzfrequenz in ruhe",
                loose: "heart rate, hr, pulse")),
        Metric(
            .walkingHeartRate, "Walking heart rate", short: "Walking HR", kind: .discrete, unit: .beats,
            category: .heart, colour: .heart, origin: .quantity("WalkingHeartRateAverage", rule: .mean),
            words: PlainWords(
                germanTitle: "Gehpuls",
                english: "walking heart rate, walking hr, walking pulse, heart rate while walking",
                german: "gehpuls, puls beim gehen, gehherzfrequenz, herzfrequenz beim gehen",
                loose: "heart rate, hr, pulse")),
        Metric(
            .heartRateRecovery, "Heart rate recovery", label: "Heart rate recovery after a minute",
            short: "HR recovery", kind: .discrete, unit: .beats, category: .heart, colour: .heart, plausible: 0...90,
            better: .higher, origin: .quantity("HeartRateRecoveryOneMinute", rule: .last),
            words: PlainWords(
                germanTitle: "Pulserholung in einer Minute",
                english: "heart rate recovery, hr recovery, one minute heart rate recovery",
                german: "pulserholung, herzfrequenzerholung")),
        Metric(
            .heartRateVariability, "Heart rate variability", label: "Heart rate variability (SDNN)",
            short: "HRV (SDNN)", kind: .discrete, unit: .milliseconds, category: .heart, colour: .variability,
            plausible: 5...250, origin: .quantity("HeartRateVariabilitySDNN", rule: .nightMedian),
            words: PlainWords(
                germanTitle: "HRV (SDNN)",
                english: "hrv, heart rate variability, sdnn, hrv sdnn, sdnn hrv, heart variability, hr variability, "
                    + "nightly sdnn, overnight hrv",
                german: "hrv, herzfrequenzvariabilitaet, herzratenvariabilitaet, sdnn")),
        Metric(
            .heartRateVariabilityRMSSD, "HRV (RMSSD)", label: "Heart rate variability (RMSSD)", short: "HRV (RMSSD)",
            kind: .discrete, unit: .milliseconds, category: .heart, colour: .variability, plausible: 5...250,
            origin: .quantity("HeartRateVariabilityRMSSD", rule: .nightMedian),
            words: PlainWords(
                germanTitle: "HRV (RMSSD)",
                english: "rmssd, hrv rmssd",
                german: "rmssd")),
        Metric(
            .logHeartRateVariability, "Logarithm of HRV (SDNN)", label: "Logarithm of heart rate variability (SDNN)",
            short: "ln HRV", kind: .discrete, unit: .logMilliseconds, decimals: 2, category: .heart,
            colour: .variability, origin: .derived,
            words: PlainWords(
                germanTitle: "Logarithmus der HRV (SDNN)",
                english: "logarithm of hrv, ln hrv")),
        Metric(
            .respiratoryRate, "Respiratory rate", short: "Breathing", kind: .discrete, unit: .perMinute, decimals: 1,
            category: .heart, colour: .respiration, plausible: 6...35,
            origin: .quantity("RespiratoryRate", rule: .nightMedian),
            words: PlainWords(
                germanTitle: "Atemfrequenz",
                english: "respiratory rate, breathing rate, respiration rate, breathing, respiration, breaths per "
                    + "minute, breaths a minute",
                german: "atemfrequenz, atemzuege pro minute, atemzuege, atmung, atemrate")),
        Metric(
            .bloodOxygen, "Blood oxygen", short: "SpO₂", kind: .discrete, unit: .percent, category: .heart,
            colour: .respiration, plausible: 70...100,
            origin: .quantity("OxygenSaturation", rule: .nightMedian, factor: 100),
            words: PlainWords(
                germanTitle: "Blutsauerstoff",
                english: "blood oxygen, spo2, oxygen saturation, oxygen, o2 saturation, o2 sat, oxygen level, blood "
                    + "oxygen level, saturation",
                german: "blutsauerstoff, sauerstoffsaettigung, spo2, sauerstoff, sauerstoffwert, saettigung")),
        Metric(
            .vo2Max, "VO₂max", label: "VO2max", kind: .latest, unit: .oxygenUptake, decimals: 1, category: .heart,
            colour: .fitness, better: .higher, origin: .quantity("VO2Max", rule: .last),
            words: PlainWords(
                germanTitle: "VO₂max",
                english: "vo2max, vo2 max, vo2, cardio fitness, v02max, v02 max, aerobic fitness",
                german: "vo2max, vo2 max, cardiofitness, cardio fitness, ausdauerfitness")),
        Metric(
            .systolicPressure, "Systolic blood pressure", short: "Systolic", kind: .discrete,
            unit: .millimetresOfMercury, category: .heart, colour: .heart, plausible: 70...260,
            pair: Metric.Pair(lower: .diastolicPressure, title: "Blood pressure"),
            origin: .quantity("BloodPressureSystolic", rule: .mean),
            words: PlainWords(
                germanTitle: "systolischer Blutdruck",
                english: "systolic blood pressure, systolic pressure, systolic",
                german: "systolischer blutdruck, systolische blutdruck, systolisch, systolischen blutdruck",
                loose: "blood pressure")),
        Metric(
            .diastolicPressure, "Diastolic blood pressure", short: "Diastolic", kind: .discrete,
            unit: .millimetresOfMercury, category: .heart, colour: .heart, plausible: 40...150,
            origin: .quantity("BloodPressureDiastolic", rule: .mean),
            words: PlainWords(
                germanTitle: "diastolischer Blutdruck",
                english: "diastolic blood pressure, diastolic pressure, diastolic",
                german: "diastolischer blutdruck, diastolische blutdruck, diastolisch, diastolischen blutdruck",
                loose: "blood pressure")),
    ]
}
