extension Settings {
    /// Which clouds of watches and rings may be asked, once they are connected, and when.
    public struct Connections: Equatable, Sendable {
        /// A cloud; the raw value stands in the settings file and is its name in commands.
        public enum Service: String, CaseIterable, Sendable {
            case intervals, oura, whoop, withings
            case googleHealth = "googlehealth"
            case polar, dexcom, wahoo, ultrahuman

            public var title: String {
                switch self {
                case .intervals: "Intervals.icu"
                case .oura: "Oura"
                case .whoop: "WHOOP"
                case .withings: "Withings"
                case .googleHealth: "Google Health"
                case .polar: "Polar"
                case .dexcom: "Dexcom"
                case .wahoo: "Wahoo"
                case .ultrahuman: "Ultrahuman"
                }
            }
        }

        /// Those that are not asked, connected or not.
        public var off: Set<Service> = []
        /// Reads connected clouds at the start when the last reading is older than an hour.
        public var readsAtStart = true

        public init() {}

        /// Whether a service may be asked.
        /// - Parameter id: as commands name it.
        public func isOn(_ id: String) -> Bool { Service(rawValue: id).map { !off.contains($0) } ?? true }
    }
}

extension SettingCatalog {
    public static let connections: [SettingField] =
        [
            .flag(
                "connections.at_start", "Read at the start",
                "Reads what is connected when AirFit starts and the last reading is older than an hour.",
                \.connections.readsAtStart)
        ] + Settings.Connections.Service.allCases.map(switchField)

    private static func switchField(_ service: Settings.Connections.Service) -> SettingField {
        SettingField(
            "connections.\(service.rawValue)", service.title, "Whether it may be asked, once it is connected.", .flag,
            read: { .flag(!$0.connections.off.contains(service)) },
            write: { settings, value in
                if case .flag(false)? = value {
                    settings.connections.off.insert(service)
                } else {
                    settings.connections.off.remove(service)
                }
            })
    }
}
