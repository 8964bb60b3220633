import ScreenKit

extension SettingsState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Choosing a file", isOfScreen: false,
            [
                HelpSection.Line("letters", "Filter; a dot first shows hidden files"),
                HelpSection.Line("Enter →", "Open a folder, choose a file"),
                HelpSection.Line("← Backspace", "The folder above"),
                HelpSection.Line("Space", "Mark several"),
                HelpSection.Line("Tab  ~  /", "Type a path; Tab completes it"),
                HelpSection.Line("Ctrl-S", "The newest first; again: by name"),
            ]),
        HelpSection(
            "Settings",
            [
                HelpSection.Line("↑ ↓", "Choose a row (also j k, Tab)"),
                HelpSection.Line("Enter", "Open, switch, edit or do it"),
                HelpSection.Line("← →", "Change a value (Shift: in steps of ten)"),
                HelpSection.Line("0 to 9", "Type a new number or date"),
                HelpSection.Line("Del", "Set the default again"),
                HelpSection.Line("/", "Search all settings"),
                HelpSection.Line("Esc", "One page back; ~ to the root"),
            ]),
    ]
}
