/// The metrics of daily activity: steps, distance, energy, rings.
extension Metric {
    static let activity: [Metric] = [
        Metric(
            .steps, "Steps", kind: .cumulative, unit: .count, category: .activity, colour: .steps,
            plausible: 0...100_000, better: .higher, origin: .quantity("StepCount", rule: .merged),
            words: PlainWords(
                germanTitle: "Schritte",
                english: "steps, step, step count, stepcount, footsteps, paces walked",
                german: "schritte, schritt, schritten, schrittzahl, schritteanzahl, anzahl schritte")),
        Metric(
            .flights, "Flights climbed", short: "Flights", kind: .cumulative, unit: .count, category: .activity,
            colour: .distance, plausible: 0...500, origin: .quantity("FlightsClimbed", rule: .merged),
            words: PlainWords(
                germanTitle: "Stockwerke",
                english: "flights, flights climbed, flights of stairs, floors, floors climbed, stairs, stair "
                    + "flights, storeys",
                german: "stockwerke, stockwerken, etagen, treppen, treppenstufen, stockwerk, treppenetagen")),
        Metric(
            .distance, "Distance", label: "Distance on foot", kind: .cumulative, unit: .kilometres, decimals: 1,
            category: .activity, colour: .distance, plausible: 0...150,
            origin: .quantity("DistanceWalkingRunning", "DistanceWheelchair", rule: .merged, factor: 0.001),
            words: PlainWords(
                germanTitle: "Strecke zu Fuß",
                english: "distance, walking distance, distance walked, distance on foot, walking and running "
                    + "distance, distance covered, kilometres walked, walked distance",
                german: "gehstrecke, zurueckgelegte gehstrecke, strecke, distanz, gehstrecke, gehdistanz, "
                    + "zurueckgelegte strecke, gelaufene strecke zu fuss")),
        Metric(
            .cyclingDistance, "Distance cycled", short: "Cycling", kind: .cumulative, unit: .kilometres, decimals: 1,
            category: .activity, colour: .distance, plausible: 0...500,
            origin: .quantity("DistanceCycling", rule: .merged, factor: 0.001),
            words: PlainWords(
                germanTitle: "Strecke mit dem Rad",
                english: "cycling distance, distance cycled, kilometres cycled, kilometers cycled, distance by bike",
                german: "radstrecke, geradelte strecke, radkilometer", loose: "cycling, biking, bike")),
        Metric(
            .activeEnergy, "Active energy", short: "Move", kind: .cumulative, unit: .kilocalories,
            category: .activity, colour: .move, plausible: 0...8000, better: .higher,
            origin: .quantity("ActiveEnergyBurned", rule: .merged),
            words: PlainWords(
                germanTitle: "aktive Energie",
                english: "active calories, active energy, active kcal, move calories, calories burned, calories "
                    + "burnt, energy burned, active energy burned, active burn, kcal burned, burned calories, "
                    + "active calories burned, kcal burnt, move energy",
                englishVerbs: "burn, burned, burnt, burning",
                german: "aktive kalorien, aktive energie, aktivkalorien, aktivitaetskalorien, bewegungskalorien, "
                    + "verbrannte kalorien, aktive kcal, bewegungsenergie, verbrannten kalorien",
                germanVerbs: "verbrannt, verbrenne, verbrannte, verbraucht",
                loose: "calories, kcal, energy")),
        Metric(
            .basalEnergy, "Resting energy", short: "Resting kcal", kind: .cumulative, unit: .kilocalories,
            category: .activity,
            colour: .energy, plausible: 700...4000, origin: .quantity("BasalEnergyBurned", rule: .merged),
            words: PlainWords(
                germanTitle: "Ruheenergie",
                english: "resting energy, basal energy, resting calories, basal calories, basal metabolic energy, "
                    + "basal kcal, resting kcal",
                german: "ruheenergie, grundumsatz energie, ruhekalorien, ruheumsatz")),
        Metric(
            .exerciseMinutes, "Exercise", kind: .cumulative, unit: .minutes, category: .activity, colour: .exercise,
            plausible: 0...900, better: .higher, origin: .quantity("AppleExerciseTime", rule: .merged),
            words: PlainWords(
                germanTitle: "Trainingsminuten",
                english: "exercise minutes, exercise time, exercise, minutes of exercise, active minutes",
                german: "trainingszeit, trainingsminuten, bewegungsminuten, aktive minuten, uebungsminuten, "
                    + "minuten bewegung")),
        Metric(
            .standHours, "Stand hours", short: "Stand", kind: .cumulative, unit: .hours, category: .activity,
            colour: .stand, plausible: 0...24, better: .higher, origin: .category("AppleStandHour", rule: .merged),
            words: PlainWords(
                germanTitle: "Stehstunden",
                english: "stand hours, standing hours, stand, hours stood, hours standing",
                german: "stehstunden, stunden im stehen, steh stunden")),
        Metric(
            .daylightMinutes, "Daylight", label: "Time in daylight", kind: .cumulative, unit: .minutes,
            category: .activity, colour: .neutral, origin: .quantity("TimeInDaylight", rule: .merged),
            words: PlainWords(
                germanTitle: "Zeit im Tageslicht",
                english: "daylight, time in daylight, daylight minutes, sunlight, daylight time, minutes of "
                    + "daylight, outdoor light",
                german: "tageslicht, zeit im tageslicht, tageslichtzeit, tageslichtminuten, sonnenlicht, minuten "
                    + "tageslicht")),
        Metric(
            .moveGoal, "Move goal", kind: .latest, unit: .kilocalories, category: .activity, colour: .move,
            origin: .rings,
            words: PlainWords(
                germanTitle: "Bewegungsziel",
                english: "move goal",
                german: "bewegungsziel")),
        Metric(
            .exerciseGoal, "Exercise goal", kind: .latest, unit: .minutes, category: .activity, colour: .exercise,
            origin: .rings,
            words: PlainWords(
                germanTitle: "Trainingsziel",
                english: "exercise goal",
                german: "trainingsziel")),
        Metric(
            .standGoal, "Stand goal", kind: .latest, unit: .hours, category: .activity, colour: .stand,
            origin: .rings,
            words: PlainWords(
                germanTitle: "Stehziel",
                english: "stand goal",
                german: "stehziel")),
        Metric(
            .moveClosed, "Move ring closed", short: "Move ring", kind: .flag, category: .activity, colour: .move,
            origin: .derived,
            words: PlainWords(
                germanTitle: "Bewegungsring geschlossen")),
        Metric(
            .exerciseClosed, "Exercise ring closed", short: "Exercise ring", kind: .flag, category: .activity,
            colour: .exercise, origin: .derived,
            words: PlainWords(
                germanTitle: "Trainingsring geschlossen")),
        Metric(
            .standClosed, "Stand ring closed", short: "Stand ring", kind: .flag, category: .activity, colour: .stand,
            origin: .derived,
            words: PlainWords(
                germanTitle: "Stehring geschlossen")),
        Metric(
            .ringsClosed, "All rings closed", short: "All rings", kind: .flag, category: .activity, colour: .move,
            origin: .derived,
            words: PlainWords(
                germanTitle: "alle Ringe geschlossen",
                loose: "rings")),
        Metric(
            .movePercent, "Share of the move goal", short: "Of move goal", kind: .discrete, unit: .percent,
            category: .activity, colour: .move, origin: .derived,
            words: PlainWords(
                germanTitle: "Anteil am Bewegungsziel",
                english: "percent of my move goal, percentage of my move goal, percent of the move goal, share of "
                    + "my move goal")),
    ]
}
