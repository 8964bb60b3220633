import ChatModel
import Console
import Foundation
import KeySupply
import Networking
import Providers
import RESTClient
import Settings
import SettingsModel
import Vault
import Weather
import WeatherModel

extension Context {
    static func weather(
        _ environment: [String: String], _ client: HTTPClient, _ locations: FileLocations, _ live: LiveSettings,
        _ keys: KeySupply, _ records: ServiceRecords
    ) -> WeatherService {
        WeatherService(
            environment: environment, client: client, cacheFolder: locations.cache + "/weather", records: records,
            now: { Date() },
            configuration: { .init(live.settings.weather) },
            key: { id throws(WeatherError) in try keys.weatherKey(id, live.settings.weather, environment) })
    }

    /// The language of the locale for names of places: `de` of `de_DE.UTF-8`; English where it names none.
    public var placeLanguage: String {
        let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
        let language = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }.lowercased()
        return language.count == 2 ? language : "en"
    }

    /// Makes the weather service's key readable, where the vault has to be opened for it.
    /// - Parameter prompt: asks the person where nothing else opens the vault; `nil` asks nobody.
    public func prepareWeatherKey(prompt: PassphrasePrompt?) async throws {
        let id = settings.weather.providerID
        guard id.keyVariable != nil, keys.keyInEnvironment(of: id, environment) == nil, keys.vault.isThere,
            keys.vault.names.contains(id.rawValue)
        else { return }
        try await keys.unlock(prompt: prompt)
        await keys.noteUse(of: ProviderID(id.rawValue))
    }
}

extension KeySupply {
    /// The origin that the configuration names for a weather service, where nothing goes before the person has said yes to it;
    /// `nil` where nothing has to be confirmed, as for providers: an address of the environment or of the service itself, and
    /// one of this machine where no key goes along.
    public func unconfirmedHost(
        of id: WeatherProviderID, _ settings: Settings.Weather, _ environment: [String: String]
    ) -> String? {
        let service = ProviderID(id.rawValue)
        guard environment[service.variable("BASE_URL")]?.isEmpty != false, let address = settings.baseURLs[id],
            let host = ProviderDirectory.origin(of: address), host != ProviderDirectory.origin(of: id.baseURL)
        else { return nil }
        if id.keyVariable == nil, HTTPRequest(.get, address).isToThisMachine { return nil }
        return hosts.isConfirmed([host], of: service) ? nil : host
    }

    /// The key of a weather service in the environment; `nil` where there is none, or an empty one.
    public func keyInEnvironment(of id: WeatherProviderID, _ environment: [String: String]) -> String? {
        guard let variable = id.keyVariable, let key = environment[variable] ?? variables[variable], !key.isEmpty else {
            return nil
        }
        return key
    }

    /// The key of a weather service: that of the environment, else the vault's; `nil` where there is none.
    /// - Throws: where it cannot be read, and where the address of the configuration is not confirmed.
    public func weatherKey(
        _ id: WeatherProviderID, _ settings: Settings.Weather, _ environment: [String: String]
    ) throws(WeatherError) -> String? {
        if let host = unconfirmedHost(of: id, settings, environment) {
            throw WeatherError(
                .key,
                "The address of \(id.name) is new or has changed: nothing goes to \(host) before you have confirmed it; airfit "
                    + "keys confirm \(id.rawValue) asks.")
        }
        guard id.keyVariable != nil else { return nil }
        if let key = keyInEnvironment(of: id, environment) { return key }
        if let key = vault.unlockedKeys[id.rawValue] { return key.revealed() }
        guard vault.isThere, vault.names.contains(id.rawValue) else { return nil }
        throw WeatherError(.key, "The vault with the key of \(id.name) is locked.")
    }
}

extension Settings.Weather {
    public var providerID: WeatherProviderID {
        switch provider {
        case .openMeteo: .openMeteo
        case .openWeatherMap: .openWeatherMap
        case .weatherAPI: .weatherAPI
        }
    }

    /// Base addresses in the place of the usual ones.
    public var baseURLs: [WeatherProviderID: String] {
        var addresses: [WeatherProviderID: String] = [:]
        addresses[.openMeteo] = openMeteoBaseURL
        addresses[.openWeatherMap] = openWeatherMapBaseURL
        addresses[.weatherAPI] = weatherAPIBaseURL
        return addresses
    }

    /// The person's place; `nil` unless both coordinates are set.
    public var home: Place? {
        guard let latitude, let longitude, let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
            return nil
        }
        return Place(name: place ?? "Home", coordinate: coordinate)
    }

    /// The further places.
    public var named: [Place] { places.compactMap { NamedPlace.place($0) } }
}

extension WeatherService.Configuration {
    /// As the settings say.
    public init(_ settings: Settings.Weather) {
        self.init(provider: settings.providerID, home: settings.home, baseURLs: settings.baseURLs)
    }
}

extension Failure {
    public init(_ error: WeatherError) {
        let code: ExitCode =
            switch error.kind {
            case .noPlace: .usage
            case .key: .key
            case .unavailable, .clock: .unavailable
            case .notFound, .badInput: .badInput
            }
        self.init(error.sentence, code)
    }
}
