import ChatModel
import HealthModel

/// What a person has set. Every value has a default, so that no file is needed.
public struct Settings: Equatable, Sendable {
    public var profile = Profile()
    public var units = Units()
    public var ui = Interface()
    public var coach = Coach()
    /// Only the providers that the file names.
    public var providers: [ProviderID: Provider] = [:]
    public var goals = Goals()
    public var budget = Budget()

    public init() {}

    /// `nil` where the person has not said.
    public struct Profile: Equatable, Sendable {
        public enum Sex: String, CaseIterable, Sendable { case female, male }
        public var name: String?
        /// IANA name of the home zone; `nil` means the system's.
        public var timeZone: String?
        public var birthDate: CivilDay?
        /// For the norms of heart and body, which exist for these two.
        public var sex: Sex?
        public var heightCm: Double?
        public var sleepNeedHours = 8.0

        public init() {}
    }

    public struct Units: Equatable, Sendable {
        public enum System: String, CaseIterable, Sendable { case metric, imperial }
        public var system = System.metric

        public init() {}
    }

    public struct Interface: Equatable, Sendable {
        public var theme = ThemeLibrary.defaultName
        public var reducedMotion = false
        public var mouse = true

        public init(theme: String = ThemeLibrary.defaultName, reducedMotion: Bool = false, mouse: Bool = true) {
            self.theme = theme
            self.reducedMotion = reducedMotion
            self.mouse = mouse
        }
    }

    public struct Coach: Equatable, Sendable {
        /// `nil` leaves the choice to AirFit: a provider that has a key, else the offline coach.
        public var provider: ProviderID?
        /// `nil` means the model of the provider's own settings, else its default.
        public var model: String?
        /// 0 to 2; `nil` leaves the provider's default.
        public var temperature: Double?
        public var maxTokens: Int?
        /// `nil` leaves the provider's default.
        public var thinking: ThinkingEffort?

        public init() {}
    }

    public struct Provider: Equatable, Sendable {
        /// What is spoken with providers that offer both.
        public enum API: String, CaseIterable, Sendable { case chat, responses }
        /// Stands exactly where the provider's own base stands; no slash at the end.
        public var baseURL: String?
        public var model: String?
        /// `nil` means the usual one of the provider.
        public var api: API?
        /// The models to choose from, in the person's order; empty means those that the server lists.
        public var models: [String] = []
        /// Name of the environment variable with the key; never the key.
        public var apiKeyEnv: String?
        /// The person's own machine or network: plain HTTP is allowed.
        public var isLocal = false
        /// Sent with every request.
        public var headers: [String: String] = [:]

        public init() {}
    }

    /// `nil` means no goal of the person's own: that of the watch stands where there is one.
    public struct Goals: Equatable, Sendable {
        public var steps: Int?
        public var activeKcal: Double?
        public var exerciseMinutes: Int?
        public var standHours: Int?
        public var sleepHours: Double?
        public var weightKg: Double?

        public init() {}
    }
}
