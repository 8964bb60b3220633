import ScreenKit

extension TodayState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Today",
            [
                HelpSection.Line("[  ]", "Day before, day after"),
                HelpSection.Line("{  }", "Week before, week after"),
                HelpSection.Line("t", "Back to today"),
                HelpSection.Line("g", "Go to a date, typed in words or figures"),
                HelpSection.Line("↑ ↓ ← →", "Choose a metric (also h j k l, Tab)"),
                HelpSection.Line("PgUp PgDn", "Read on: the section before, after"),
                HelpSection.Line("Enter", "Chart of the metric"),
                HelpSection.Line("d", "The hours of the metric on this day"),
                HelpSection.Line("n  p", "The night and its pulse; the workout"),
                HelpSection.Line("f", "What stands out, and why; x: never again"),
                HelpSection.Line("r", "The parts of the recovery, and its weeks"),
                HelpSection.Line("o", "Weather and the next hours"),
                HelpSection.Line("w", "Why this number (W in a chart)"),
                HelpSection.Line("D  s", "Browse the data, the sources"),
                HelpSection.Line("i", "Import; the import that runs"),
                HelpSection.Line("d w m y", "In a chart: day, week, month, year"),
                HelpSection.Line("← →", "In a chart: read off values, one by one"),
                HelpSection.Line("[  ]", "In a chart: the period before, after"),
            ])
    ]
}
