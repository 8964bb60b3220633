/// What the program is doing, for those who look after it.
enum DebugPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.heading("State")] + [.fact("Settings", "\(state.fileProblems.count) problems in the file")]
    }
}
