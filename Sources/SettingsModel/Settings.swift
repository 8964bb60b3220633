import ChatModel
import Foundation
import HealthModel

/// The person's settings. Every value has a default, so that no file is needed.
public struct Settings: Equatable, Sendable {
    public var profile = Profile()
    public var units = Units()
    public var ui = Interface()
    public var coach = Coach()
    /// By the name of their table; empty until the person makes one.
    public var personas: [String: Persona] = [:]
    /// Only the providers that the file names.
    public var providers: [ProviderID: Provider] = [:]
    public var goals = Goals()
    public var budget = Budget()
    public var privacy = Privacy()
    public var lock = Lock()
    public var notifications = Notifications()
    public var weather = Weather()
    public var connections = Connections()
    public var data = Data()

    public init() {}

    /// The persona the coach speaks as: the chosen one, else the standard one.
    public var persona: Persona {
        get { personas[coach.persona] ?? .standard }
        set { personas[coach.persona] = newValue }
    }

    /// `nil` where the person has not said.
    public struct Profile: Equatable, Sendable {
        public var name: String?
        /// IANA name of the home zone; `nil` means the system's.
        public var timeZone: String?
        public var birthDate: CivilDay?
        /// For the norms of heart and body, which exist for these two.
        public var sex: Sex?
        /// In centimetres; `nil` where it is not said.
        public var heightCm: Double?
        /// Beats a minute, as measured; `nil` goes by age.
        public var maxHeartRate: Double?
        /// Hours of sleep that the person needs a night.
        public var sleepNeedHours = 8.0

        public init() {}
    }

    /// Units of what is shown; stored values are metric.
    public struct Units: Equatable, Sendable {
        public var system = UnitSystem.metric

        public init() {}
    }

    /// Appearance and behaviour of the full screen.
    public struct Interface: Equatable, Sendable {
        /// Which of the two themes: the dark one, the light one, or what the terminal's background asks for.
        public enum Appearance: String, CaseIterable, Sendable { case dark, light, system }
        /// The theme named here is used as it is, except where `appearance` calls for the light one.
        public var theme = Settings.standardTheme
        public var lightTheme = Settings.standardLightTheme
        public var appearance = Appearance.dark
        public var reducedMotion = false
        public var mouse = true
        /// The theme that shows, where the terminal's own background is not asked.
        public var themeInUse: String { appearance == .light ? lightTheme : theme }
        /// The characters for fine pictures: as far as the terminal is known, or one kind whatever it says.
        public enum ChartShapes: String, CaseIterable, Sendable { case auto, braille, sextants, octants }
        public var chartShapes = ChartShapes.auto
        /// Draws with ASCII characters only.
        public var ascii = false
        /// Puts text from right to left into the order in which it is shown; off where the terminal does that itself.
        public var ordersText = true
        /// Rings the terminal's bell when an answer is complete or something needs an eye.
        public var bell = false
        /// Flashes the screen where the bell would ring.
        public var flash = false

        public init() {}
    }

    public static let standardTheme = "dusk"
    public static let standardLightTheme = "dawn"

    /// The provider and model asked, and how they are asked.
    public struct Coach: Equatable, Sendable {
        /// `nil` leaves the choice to AirFit: a provider that has a key, else the offline coach.
        public var provider: ProviderID?
        /// `nil` means the model of the provider's own settings, else its default.
        public var model: String?
        /// 0 to 2; `nil` leaves the provider's default.
        public var temperature: Double?
        /// The longest answer in tokens; `nil` leaves the provider's default.
        public var maxTokens: Int?
        /// `nil` leaves the provider's default.
        public var thinking: ThinkingEffort?
        /// Shows an answer while it is written; else in one piece when it is complete.
        public var streaming = true
        /// The name of a persona's table.
        public var persona = Persona.standardID

        public init() {}
    }

    /// Address, key source and headers of one provider.
    public struct Provider: Equatable, Sendable {
        /// The interface for providers that offer both.
        public enum API: String, CaseIterable, Sendable { case chat, responses }
        /// Stands exactly where the provider's own base stands; no slash at the end.
        public var baseURL: String?
        /// `nil` means the provider's default.
        public var model: String?
        /// `nil` means the usual one of the provider.
        public var api: API?
        /// The models to choose from, in the person's order; empty means those that the server lists.
        public var models: [String] = []
        /// Name of the environment variable with the key; never the key.
        public var apiKeyEnv: String?
        /// A program and its arguments that print the key, run without a shell; empty for none.
        public var keyCommand: [String] = []
        /// The person's own machine or network: plain HTTP is allowed.
        public var isLocal = false
        /// Sent with every request.
        public var headers: [String: String] = [:]

        public init() {}
    }

    /// `nil` means no goal of the person's own: that of the watch stands where there is one.
    public struct Goals: Equatable, Sendable {
        /// A day.
        public var steps: Int?
        /// A day.
        public var activeKcal: Double?
        /// A day.
        public var exerciseMinutes: Int?
        /// A day.
        public var standHours: Int?
        /// A night.
        public var sleepHours: Double?
        /// The weight to reach.
        public var weightKg: Double?

        public init() {}
    }

    /// Consent by category, and what is shown before it is sent.
    public struct Privacy: Equatable, Sendable {
        /// When the request is shown before it goes.
        public enum Preview: String, CaseIterable, Sendable { case first, always, never }
        /// The suggested categories for a provider elsewhere, and those that programs over MCP see; `nil` until the
        /// person chose, and none until then.
        public var sharedRemotely: Set<HealthCategory>?
        /// The categories that each provider elsewhere may see for which the person was asked; the others see nothing.
        public var consents: [ProviderID: Consent] = [:]
        /// Whether the data are the sample year, nobody's own. Everybody may see it; the profile is the person's own.
        public var isSample = false
        /// The categories that providers on this machine, or marked local, may see.
        public var sharedLocally: Set<HealthCategory> = Set(HealthCategory.allCases)
        /// The categories that are shown; the rest is kept, and says that it is hidden.
        public var shown: Set<HealthCategory> = Set(HealthCategory.allCases)
        /// The categories that imports keep; `nil` until the person was asked, and all of them until then.
        public var kept: Set<HealthCategory>?
        public var preview = Preview.first
        /// Other programs' models may propose what to write down over MCP; the person is asked each time.
        public var mcpCanWrite = false
        /// Days that log files are kept.
        public var logDays = 14
        /// Counts on this machine which screens and commands are used.
        public var usageCounts = false

        public init() {}
    }

    /// The person's consent to what one provider elsewhere may see.
    public struct Consent: Equatable, Sendable {
        /// Who it was said for, as `ModelRecipient.host`; asked at another one, the provider sees nothing until it is said anew.
        public var host = ""
        /// `nil` where nothing was said, not even that nothing is shared.
        public var shared: Set<HealthCategory>?
        /// When; `nil` where the file does not say.
        public var givenAt: Date?

        public init(host: String = "", shared: Set<HealthCategory>? = nil, givenAt: Date? = nil) {
            self.host = host
            self.shared = shared
            self.givenAt = givenAt
        }
    }

    /// The app lock.
    public struct Lock: Equatable, Sendable {
        /// Asks for the passphrase at the start and after a while without a key. Needs a vault with a passphrase.
        public var isEnabled = false
        /// Minutes without a key until it locks.
        public var idleMinutes = 5
        /// A finger on the system's reader opens it too.
        public var fingerprint = false

        public init() {}
    }

    /// Where the weather is asked for; nobody is asked unless both coordinates are set.
    public struct Weather: Equatable, Sendable {
        /// A weather service; the raw value stands in the settings file.
        public enum Provider: String, CaseIterable, Sendable {
            case openMeteo = "openmeteo", openWeatherMap = "openweathermap", weatherAPI = "weatherapi"
        }
        /// In degrees, north and east positive.
        public var latitude: Double?
        /// Degrees, positive in the east.
        public var longitude: Double?
        /// The name of the place, as people call it.
        public var place: String?
        public var provider = Provider.openMeteo
        /// Further places, each as `name = latitude longitude`.
        public var places: [String] = []
        /// Hours without daylight count among the best to be outside.
        public var darkHours = false
        /// The weather of outdoor workouts that are over is asked for, once each.
        public var pastWorkouts = false
        /// `nil` asks the service at its usual address.
        public var openMeteoBaseURL: String?
        /// `nil` asks the service at its usual address.
        public var openWeatherMapBaseURL: String?
        /// `nil` asks the service at its usual address.
        public var weatherAPIBaseURL: String?

        public init() {}
    }

    /// The watched folder, backups and imports.
    public struct Data: Equatable, Sendable {
        /// The treatment of a file from the watched folder after its import.
        public enum AfterImport: String, CaseIterable, Sendable { case keep, move }
        /// Absolute, or beginning with `~/`; `nil` watches none.
        public var watchedFolder: String?
        public var afterImport = AfterImport.keep
        /// Whether a backup is made each day, in a ring of seven.
        public var automaticBackups = true

        public init() {}
    }
}
