import ScreenKit

extension RecordsState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Data, imports and sources",
            [
                HelpSection.Line("↑ ↓", "Choose a row; Enter opens it"),
                HelpSection.Line("Home End", "First and last of a long list"),
                HelpSection.Line("/", "Filter, or go to a date"),
                HelpSection.Line("[  ]", "Day before, day after"),
                HelpSection.Line("x", "Leave out a sample or source; count it"),
                HelpSection.Line("e  u", "Give a sample your value; as imported"),
                HelpSection.Line("+ −", "Move a source up or down"),
                HelpSection.Line("m", "Sources of one metric; merge a workout"),
                HelpSection.Line("u", "Imports: undo one"),
                HelpSection.Line("c", "Results: say what a table's columns are"),
            ])
    ]
}
