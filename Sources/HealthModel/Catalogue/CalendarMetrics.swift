/// The metrics of the calendar, and the tags that a person gives a day, to go by in conditions.
extension Metric {
    static let calendar: [Metric] = [
        Metric(
            .weekday, "Weekday", kind: .text, colour: .neutral, origin: .derived,
            words: PlainWords(
                germanTitle: "Wochentag",
                english: "weekday",
                german: "wochentag")),
        Metric(
            .isWeekend, "Weekend", kind: .flag, colour: .neutral, origin: .derived,
            words: PlainWords(
                germanTitle: "Wochenende")),
        Metric(
            .zone, "Time zone", kind: .text, category: .location, colour: .neutral, origin: .derived,
            words: PlainWords(
                germanTitle: "Zeitzone",
                english: "time zone",
                german: "zeitzone")),
        Metric(
            .tags, "Tags", label: "Tags of the day: symptoms, medicines, circumstances", kind: .text,
            category: .clinical, colour: .neutral, origin: .entries,
            words: PlainWords(germanTitle: "Schlagwörter")),
    ]
}
