import ChatModel
import Foundation
import HealthModel
import Networking
import ProgramContext
import Providers
import RESTClient
import SettingsModel
import SettingsScreen
import Weather
import WeatherModel

extension Context {
    /// How services outside are reached, and when each answered last. Nobody is asked.
    var serviceFacts: ServiceFacts {
        var facts = ServiceFacts()
        let status = NetworkMonitor().current
        facts.link = status.isReachable ? "connected (\(status.type.rawValue))" : nil
        facts.proxies = proxyFacts
        facts.transport = CurlVersion.text.map { "libcurl \($0)" } ?? "libcurl, which is not installed"
        facts.providers = providerDirectory.ids.filter { $0 != .offline }.compactMap(providerFact)
        facts.weather = weatherFacts
        facts.asked = askedFacts
        return facts
    }

    /// The variables that libcurl goes by, without user names and passwords.
    private var proxyFacts: [AboutFacts.Fact] {
        let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"]
        return names.compactMap { name in
            guard let value = environment[name], !value.isEmpty else { return nil }
            return AboutFacts.Fact(name, Self.withoutUser(value))
        }
    }

    /// `http://me:secret@proxy:3128` is `http://•••@proxy:3128`.
    private static func withoutUser(_ address: String) -> String {
        guard let at = address.lastIndex(of: "@") else { return address }
        let scheme = address.range(of: "://").map { String(address[..<$0.upperBound]) } ?? ""
        return scheme + "•••" + address[at...]
    }

    private func providerFact(_ id: ProviderID) -> ServiceFacts.Service? {
        guard let status = providerDirectory.statuses.first(where: { $0.id == id }) else { return nil }
        let isOfEnvironment = environment[id.variable("BASE_URL")].map { !$0.isEmpty } ?? false
        let host = status.baseURL.flatMap { HTTPRequest(.get, $0).host }
        return service(
            status.name, status.baseURL, isOfEnvironment: isOfEnvironment, host.flatMap { serviceRecords[$0] })
    }

    private var weatherFacts: [ServiceFacts.Service] {
        let services = WeatherProviderID.allCases.map { id in
            let variable = ProviderID(id.rawValue).variable("BASE_URL")
            let isOfEnvironment = environment[variable].map { !$0.isEmpty } ?? false
            let address = RESTService.baseURL(
                of: id.rawValue, usual: id.baseURL, environment: environment, setting: settings.weather.baseURLs[id])
            return service(
                id.name, address, isOfEnvironment: isOfEnvironment, serviceRecords[id.rawValue])
        }
        return services
            + WeatherPart.all.compactMap { part in
                serviceRecords[part.id].map { service(part.title, part.address(weather), isOfEnvironment: false, $0) }
            }
    }

    private func service(
        _ title: String, _ address: String?, isOfEnvironment: Bool, _ record: ServiceRecords.Record?
    ) -> ServiceFacts.Service {
        let now = Date().timeIntervalSince1970
        let last = record?.lastSuccess.map { "answered \(AgeText.text(seconds: now - $0))" }
        let isFailing = record?.isFailing ?? false
        return ServiceFacts.Service(
            title: title, address: address, isOfEnvironment: isOfEnvironment,
            last: last ?? (isFailing ? "never answered" : ""), problem: isFailing ? record?.problem : nil)
    }

    private var askedFacts: [AboutFacts.Fact] {
        let hosts = weather.hosts
        let name = settings.weather.providerID.name
        return [
            AboutFacts.Fact("Forecast", "\(hosts.forecast) (\(name))"), AboutFacts.Fact("Air", hosts.air),
            AboutFacts.Fact("Search of places", hosts.places),
            AboutFacts.Fact("Past workouts", settings.weather.pastWorkouts ? hosts.past : "off (\(hosts.past))"),
        ]
    }
}
