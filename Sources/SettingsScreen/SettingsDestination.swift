import ChatModel

/// A page of the settings.
public enum SettingsDestination: Hashable, Sendable {
    case persona, memories, provider, keys, spend
    /// One provider, below the page of all.
    case providerDetails(ProviderID)
    case profile, units, weather, appearance, notifications
    case privacy, permissions, lock
    case data, connections
    case network, about, debug

    public var title: String {
        switch self {
        case .persona: "AI coach persona"
        case .memories: "Memories"
        case .provider: "AI provider"
        case .keys: "API keys"
        case .spend: "Spend"
        case .providerDetails(let id): id.settingsTitle
        case .profile: "Profile and goals"
        case .units: "Units"
        case .weather: "Weather and places"
        case .appearance: "Appearance"
        case .notifications: "Notifications"
        case .privacy: "Privacy"
        case .permissions: "Permissions"
        case .lock: "App lock"
        case .data: "Data"
        case .connections: "Connections"
        case .network: "Network"
        case .about: "About"
        case .debug: "Debug"
        }
    }

    /// The contents of the page, in one sentence without a full stop.
    public var summary: String {
        switch self {
        case .persona: "How your coach speaks"
        case .memories: "What your coach keeps in mind"
        case .provider: "Who answers, with which model"
        case .keys: "Keys of the providers, and where they are kept"
        case .spend: "What answers took: tokens, price, limits, receipts"
        case .providerDetails: "Its model, its key, how it is reached"
        case .profile: "Who you are and what you aim for"
        case .units: "Kilograms and kilometres, or pounds and miles"
        case .weather: "Your places, who is asked for their weather, and what goes out"
        case .appearance: "Themes, motion, mouse, bell"
        case .notifications: "What you are told, and when it is quiet"
        case .privacy: "What a coach may see, and what is kept"
        case .permissions: "What of your health data is shown, kept and shared"
        case .lock: "A passphrase in front of the app"
        case .data: "Import, export, back up, delete"
        case .connections: "The clouds of your watch, ring or scale"
        case .network: "The way out, and when each service answered"
        case .about: "Version, licence, where files are"
        case .debug: "Services, requests and timings"
        }
    }

    /// Further words by which a search finds the page.
    public var keywords: String {
        switch self {
        case .persona: "style tone voice"
        case .memories: "memory remember facts"
        case .provider: "model llm openai anthropic gemini openrouter ollama"
        case .keys: "api key token secret"
        case .spend: "money price cost budget limit credit receipt dollars"
        case .profile: "goal target"
        case .units: "metric imperial kg lb miles"
        case .weather: "home location city forecast rain air pollen open-meteo openweathermap weatherapi"
        case .appearance: "theme colour color dark light"
        case .notifications: "reminder quiet brief"
        case .privacy: "consent share"
        case .permissions: "consent share categories"
        case .lock: "passphrase password fingerprint"
        case .data: "backup restore erase watched folder"
        case .connections: "sync cloud oura whoop withings intervals garmin strava connect oauth"
        case .network: "proxy offline connection tls certificate base url error"
        case .about: "version licence license"
        case .providerDetails, .debug: ""
        }
    }

    /// The tree at the root: sections with their pages.
    public static func sections(debug: Bool) -> [(title: String, pages: [SettingsDestination])] {
        [
            ("AI configuration", [.persona, .memories, .provider, .keys, .spend]),
            ("Preferences", [.profile, .units, .weather, .appearance, .notifications]),
            ("Privacy & security", [.privacy, .permissions, .lock]),
            ("Data management", [.data, .connections]),
            ("Support", [.network, .about]),
        ] + (debug ? [("Developer", [.debug])] : [])
    }

    var page: any SettingsPage.Type {
        switch self {
        case .profile: ProfilePage.self
        case .units: UnitsPage.self
        case .weather: WeatherSettingsPage.self
        case .network: NetworkPage.self
        case .appearance: AppearancePage.self
        case .about: AboutPage.self
        case .persona: PersonaPage.self
        case .memories: MemoriesPage.self
        case .provider: ProviderPage.self
        case .keys: KeysPage.self
        case .spend: SpendPage.self
        case .providerDetails: ProviderDetailsPage.self
        case .notifications: NotificationsPage.self
        case .privacy: PrivacyPage.self
        case .permissions: PermissionsPage.self
        case .lock: LockPage.self
        case .data: DataPage.self
        case .connections: ConnectionsPage.self
        case .debug: DebugPage.self
        }
    }
}
