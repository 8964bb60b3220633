/// The air at one time. Concentrations are in µg/m³; `nil` where nothing was told.
public struct AirQuality: Hashable, Sendable {
    /// An index of the air with its scale. Scales are never converted into each other.
    public enum Index: Hashable, Sendable {
        /// 0 to 100 and beyond, as Open-Meteo computes it from CAMS.
        case european(Int)
        /// 0 to 500, of the EPA.
        case unitedStates(Int)
        /// The category of the EPA's index, 1 to 6, as WeatherAPI tells it.
        case unitedStatesCategory(Int)
        /// OpenWeatherMap's own, 1 to 5.
        case openWeather(Int)

        /// The number of the index, on its own scale.
        public var value: Int {
            switch self {
            case .european(let value), .unitedStates(let value), .unitedStatesCategory(let value),
                .openWeather(let value):
                value
            }
        }

        /// The scale with the value: `European index 34`, `OpenWeather index 2 of 5`.
        public var reading: String {
            switch self {
            case .european(let value): "European index \(value)"
            case .unitedStates(let value): "US index \(value)"
            case .unitedStatesCategory(let value): "US category \(value) of 6"
            case .openWeather(let value): "OpenWeather index \(value) of 5"
            }
        }

        /// The scale's name in JSON.
        public var scaleID: String {
            switch self {
            case .european: "european"
            case .unitedStates: "us"
            case .unitedStatesCategory: "us_category"
            case .openWeather: "openweathermap"
            }
        }

        /// The scale's word for it: `moderate`.
        public var words: String {
            switch self {
            case .european(let value):
                Self.word(
                    value, [20, 40, 60, 80, 100], ["good", "fair", "moderate", "poor", "very poor", "extremely poor"])
            case .unitedStates(let value): Self.word(value, [51, 101, 151, 201, 301], Self.ofUnitedStates)
            case .unitedStatesCategory(let value): Self.word(value, [2, 3, 4, 5, 6], Self.ofUnitedStates)
            case .openWeather(let value):
                Self.word(value, [2, 3, 4, 5], ["good", "fair", "moderate", "poor", "very poor"])
            }
        }

        /// Whether nobody should train outside: European from 80, US from 151 (category 4), OpenWeather's 5.
        public var forbidsTraining: Bool {
            switch self {
            case .european(let value): value >= 80
            case .unitedStates(let value): value >= 151
            case .unitedStatesCategory(let value): value >= 4
            case .openWeather(let value): value >= 5
            }
        }

        private static let ofUnitedStates = [
            "good", "moderate", "unhealthy for sensitive groups", "unhealthy", "very unhealthy", "hazardous",
        ]

        /// - Parameter limits: at which the next word begins.
        private static func word(_ value: Int, _ limits: [Int], _ words: [String]) -> String {
            words[limits.count { value >= $0 }]
        }
    }

    /// A plant whose pollen is counted.
    public enum Pollen: String, CaseIterable, Sendable { case alder, birch, grass, mugwort, olive, ragweed }

    /// In the order in which they are told; empty where there is none.
    public var indices: [Index] = []
    /// PM2.5, µg/m³.
    public var fineParticles: Double?
    /// PM10, µg/m³.
    public var particles: Double?
    /// µg/m³.
    public var ozone: Double?
    /// µg/m³.
    public var nitrogenDioxide: Double?
    /// Grains in a cubic metre; only plants in season, in Europe.
    public var pollen: [Pollen: Double] = [:]

    public init() {}

    public var isEmpty: Bool { self == AirQuality() }

    /// The European index, where the service gives it.
    public var european: Int? {
        for case .european(let value) in indices { return value }
        return nil
    }
}
