/// How a person feels: mindful minutes and the scales of the check-in.
extension Metric {
    static let mood: [Metric] = [
        Metric(
            .mindfulMinutes, "Mindful minutes", short: "Mindful", kind: .cumulative, unit: .minutes, category: .mood,
            colour: .neutral, origin: .category("MindfulSession", rule: .minutesCovered),
            words: PlainWords(
                germanTitle: "Achtsamkeitsminuten",
                english: "mindful minutes, mindfulness, meditation, meditation minutes, mindfulness minutes, "
                    + "meditation time",
                englishVerbs: "meditate, meditated, meditating",
                german: "achtsamkeitsminuten, achtsamkeit, meditation, meditationsminuten, meditationszeit",
                germanVerbs: "meditiert, meditiere, meditierte")),
        Metric(
            .mood, "Mood", kind: .discrete, unit: .scale, category: .mood, colour: .neutral, plausible: 1...5,
            origin: .checkIn,
            words: PlainWords(
                germanTitle: "Stimmung",
                english: "mood, mood score",
                german: "stimmung, laune")),
        Metric(
            .energy, "Energy", kind: .discrete, unit: .scale, category: .mood, colour: .energy, plausible: 1...5,
            origin: .checkIn,
            words: PlainWords(
                germanTitle: "Energie",
                english: "energy, energy score, energy level, energy levels",
                german: "energie, energielevel, energiewert")),
        Metric(
            .stress, "Stress", kind: .discrete, unit: .scale, category: .mood, colour: .heart, plausible: 1...5,
            origin: .checkIn,
            words: PlainWords(
                germanTitle: "Stress",
                english: "stressful, stressed, stress, stress score, stress level, stress levels",
                german: "stress, stresslevel, stresswert, stressniveau")),
        Metric(
            .motivation, "Motivation", kind: .discrete, unit: .scale, category: .mood, colour: .exercise,
            plausible: 1...5, origin: .checkIn,
            words: PlainWords(
                germanTitle: "Motivation",
                english: "motivation, motivation score, motivation level",
                german: "motivation")),
        Metric(
            .soreness, "Soreness", kind: .discrete, unit: .scale, category: .mood, colour: .move, plausible: 1...5,
            origin: .checkIn,
            words: PlainWords(
                germanTitle: "Muskelkater",
                english: "sore, soreness, soreness score, muscle soreness, soreness level",
                german: "muskelkater")),
    ]
}
