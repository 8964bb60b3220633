/// The state of the sky by the codes of the World Meteorological Organization as Open-Meteo uses them (table 4677, a part).
public struct WeatherCondition: Hashable, Sendable {
    /// `nil` for what has no code there, such as sleet or smoke.
    public var code: Int?
    private var ownWords: String?

    public init(code: Int) { self.code = code }

    /// - Parameters:
    ///   - words: in English, where the code says too little or there is none.
    ///   - code: the nearest, for what goes by codes.
    public init(words: String, code: Int? = nil) {
        self.code = code
        ownWords = words
    }

    /// In English, small letters: `light rain`.
    public var words: String { ownWords ?? code.flatMap { Self.table[$0]?.english } ?? "unknown" }

    /// In German; the English words where there are no others.
    public var germanWords: String { ownWords ?? code.flatMap { Self.table[$0]?.german } ?? "unbekannt" }

    /// Whether people are in danger outside: freezing rain, thunder, hail.
    public var isDangerous: Bool { code.map { [56, 57, 66, 67].contains($0) || (95...99).contains($0) } ?? false }

    /// Whether the sun shines, as far as the code says.
    public var isSunny: Bool { code.map { $0 <= 2 } ?? false }

    /// One cell wide, in every font of a terminal.
    public var symbol: String {
        switch code ?? -1 {
        case 0, 1: "☀"
        case 2, 3: "☁"
        case 45, 48: "≡"
        case 51...67, 80...82: "☂"
        case 71...77, 85, 86: "❄"
        case 95...99: "ϟ"
        default: "·"
        }
    }

    private static let table: [Int: (english: String, german: String)] = [
        0: ("clear", "klar"), 1: ("mainly clear", "überwiegend klar"), 2: ("partly cloudy", "teils bewölkt"),
        3: ("overcast", "bedeckt"), 45: ("fog", "Nebel"), 48: ("freezing fog", "gefrierender Nebel"),
        51: ("light drizzle", "leichter Nieselregen"), 53: ("drizzle", "Nieselregen"),
        55: ("dense drizzle", "starker Nieselregen"),
        56: ("light freezing drizzle", "leichter gefrierender Nieselregen"),
        57: ("freezing drizzle", "gefrierender Nieselregen"), 61: ("light rain", "leichter Regen"),
        63: ("rain", "Regen"), 65: ("heavy rain", "starker Regen"),
        66: ("light freezing rain", "leichter gefrierender Regen"), 67: ("freezing rain", "gefrierender Regen"),
        71: ("light snow", "leichter Schneefall"), 73: ("snow", "Schneefall"), 75: ("heavy snow", "starker Schneefall"),
        77: ("snow grains", "Schneegriesel"), 80: ("light showers", "leichte Schauer"), 81: ("showers", "Schauer"),
        82: ("violent showers", "heftige Schauer"), 85: ("light snow showers", "leichte Schneeschauer"),
        86: ("snow showers", "Schneeschauer"), 95: ("thunderstorm", "Gewitter"),
        96: ("thunderstorm with hail", "Gewitter mit Hagel"),
        99: ("thunderstorm with heavy hail", "Gewitter mit starkem Hagel"),
    ]
}
