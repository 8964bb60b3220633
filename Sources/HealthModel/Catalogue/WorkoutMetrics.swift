/// The metrics of a day's workouts. A day without a workout has 0 of each.
extension Metric {
    static let workouts: [Metric] = [
        Metric(
            .workouts, "Workouts", kind: .cumulative, unit: .count, category: .workouts, colour: .exercise,
            origin: .workouts,
            words: PlainWords(
                germanTitle: "Trainings",
                english: "number of workouts",
                german: "anzahl trainings")),
        Metric(
            .workoutMinutes, "Time in workouts", short: "In workouts", kind: .cumulative, unit: .minutes,
            form: .duration, category: .workouts, colour: .exercise, origin: .workouts,
            words: PlainWords(
                germanTitle: "Trainingsdauer",
                english: "training minutes, workout minutes, training time, workout time, minutes of training, time "
                    + "training, time working out, minutes of workouts, minutes trained",
                german: "trainingsdauer, sportminuten, minuten training, minuten sport, trainingsstunden")),
        Metric(
            .strength, "Strength workouts", short: "Strength", kind: .cumulative, unit: .count, category: .workouts,
            colour: .exercise, origin: .workouts,
            words: PlainWords(
                germanTitle: "Krafttrainings",
                english: "number of strength workouts",
                german: "anzahl krafttrainings")),
        Metric(
            .strengthVolume, "Weight lifted", label: "Weight lifted, load times repetitions",
            short: "Lifted", kind: .cumulative, unit: .kilograms, category: .workouts, colour: .exercise,
            origin: .entries,
            words: PlainWords(
                germanTitle: "bewegtes Gewicht",
                english: "weight lifted, volume load, strength volume, lifting volume, training volume, kilos lifted, "
                    + "weight i lifted",
                german: "bewegtes gewicht, trainingsvolumen, kraftvolumen, gestemmtes gewicht, gehobenes gewicht")),
        Metric(
            .runDistance, "Distance run", kind: .cumulative, unit: .kilometres, decimals: 1, category: .workouts,
            colour: .distance, origin: .workouts,
            words: PlainWords(
                germanTitle: "Laufstrecke",
                english: "kilometres run, kilometers run, distance i ran",
                german: "laufkilometer, gelaufene kilometer",
                loose: "running, run distance")),
        Metric(
            .load, "Training load", label: "Training load (Edwards)", kind: .cumulative, unit: .load,
            category: .workouts, alsoNeeds: .heart, colour: .fitness, origin: .workouts,
            words: PlainWords(
                germanTitle: "Trainingsbelastung",
                english: "training load, workout load, load, edwards load",
                german: "trainingsbelastung, trainingslast, belastung")),
    ]
}
