/// The keys of the providers.
enum KeysPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.text("Keys are taken from the environment variables of the providers, such as OPENAI_API_KEY.")]
    }
}
