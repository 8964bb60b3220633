/// What the program is, and where it keeps what.
enum AboutPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [
            .heading("AirFit \(state.about.version)"),
            .text("A personal health coach for the terminal. Your health data stay on this machine."),
            .heading("Where things are"),
        ] + state.about.places.map { .fact($0.title, $0.path) } + [
            .text(
                "The health database is plain SQLite that only your user can read; against theft, encrypt the disk.",
                .faint),
            .heading("Setup"),
            .action(
                "about.setup", "Go through the setup again", help: "The questions of the first run, with your answers."),
            .heading("Licence"),
            .text("AirFit is free software under the MIT licence, without any warranty."),
            .heading("Not a doctor"),
            .text(
                "AirFit does not diagnose or treat. With pain, breathlessness, faintness or worry, ask a doctor; in an "
                    + "emergency, call your emergency number."),
        ]
    }

    static func activate(_ id: String, in state: inout SettingsState) -> [SettingsEffect] {
        id == "about.setup" ? [.openSetup] : []
    }
}
