import ScreenKit

extension OnboardingState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Setup",
            [
                HelpSection.Line("Enter", "Next; on a button: press it"), HelpSection.Line("Esc", "Skip the question"),
                HelpSection.Line("PgUp", "The question before"), HelpSection.Line("Tab", "Fields and buttons"),
                HelpSection.Line("1 to 9", "Choose an answer"),
            ])
    ]
}
