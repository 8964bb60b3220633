import Licenses

/// The page about the program and where it keeps its files.
enum AboutPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let about = state.about
        return [
            .heading("AirFit \(about.version)"),
            .text("A personal health coach for the terminal. Your health data stay on this machine."),
            .heading("To read"),
        ] + reading
            + [.heading("Built with")] + about.parts.map { .fact($0.name, $0.value) }
            + [.heading("Terminal")] + about.terminal.map { .fact($0.name, $0.value) }
            + [.heading("Where things are")] + about.places.flatMap(rows)
            + [
                .text(
                    "The health database is plain SQLite that only your user can read; against theft, encrypt the disk."
                ),
                .heading("Not a doctor"),
                .text(
                    "AirFit does not diagnose or treat. With pain, breathlessness, faintness or worry, ask a doctor; in "
                        + "an emergency, call your emergency number."),
            ]
    }

    private static let reading: [SettingsRow] = [
        .action("about.privacy", "Privacy on one screen", help: "What never leaves this machine, and what does when."),
        .action("about.licence", "Licence", value: "MIT", help: "Free software, without any warranty."),
        .action(
            "about.others", "Licences of its parts", value: "\(LicenceText.others.count)",
            help: "What AirFit is built on, each with its licence."),
        .action(
            "about.setup", "Go through the setup again", help: "The questions of the first run, with your answers."),
        .action(
            "about.support", "Something does not work", help: "What to look at first, and what to attach to a report."),
    ]

    private static func rows(of place: AboutFacts.Place) -> [SettingsRow] {
        [.fact(place.title, place.note), .text("  " + place.path)]
    }

    static var facts: [SettingsEffect] { [.readAbout] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "about.setup": return [.openSetup]
        case "about.privacy": state.show(.reading(TextSheet(title: "Privacy", text: PrivacyText.whole)))
        case "about.licence": state.show(.reading(TextSheet(title: "Licence", text: Notice.program.license)))
        case "about.others":
            state.show(.reading(TextSheet(title: "Licences of its parts", text: LicenceText.othersText)))
        case "about.support": state.show(.reading(TextSheet(title: "Something does not work", text: support)))
        default: break
        }
        return []
    }

    private static let support = """
        1. airfit doctor
        It looks at every part and says what to do. With --offline it sends nothing.

        2. airfit --debug
        It opens a Debug page here: the last requests, how long things took, and a log for a day if you ask for one.

        3. A report
        AirFit sends none and has no address of its own: report where you got it from. Attach what \
        airfit doctor --json prints. It holds paths, versions, states and times; no keys, no health values, nothing of \
        what you wrote. Look it over before you send it.
        """
}
