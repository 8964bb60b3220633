import ChatModel
import KeySupply
import Providers
import WeatherModel

extension Context {
    /// The host of the configuration that waits for the person's yes for a provider or a weather service; `nil` for none.
    public func unconfirmedHost(of id: ProviderID) -> String? {
        if let weather = WeatherProviderID(rawValue: id.rawValue) {
            return keys.unconfirmedHost(of: weather, settings.weather, environment)
        }
        return providerDirectory.unconfirmedHost(of: id)
    }

    /// Hosts of the configuration and key commands that wait for the person's yes, in that order.
    public var providerQuestions: [ProviderQuestion] {
        let directory = providerDirectory
        let hosts = directory.ids.compactMap { id in
            directory.unconfirmedHost(of: id).map { ProviderQuestion(id: id, subject: .host($0)) }
        }
        let weather = WeatherProviderID.allCases.compactMap { id in
            keys.unconfirmedHost(of: id, settings.weather, environment).map {
                ProviderQuestion(id: ProviderID(id.rawValue), subject: .host($0))
            }
        }
        return hosts + weather
            + keys.unconfirmedCommands.map { ProviderQuestion(id: $0.id, subject: .command($0.words)) }
    }
}
