import Foundation
import HealthModel
import JSON
import Networking
import RESTClient
import WeatherModel

/// A service that tells the weather.
protocol WeatherProvider: Sendable {
    /// The weather at a place that is already rounded.
    /// - Parameter days: of the forecast, today among them; the service may give fewer.
    func report(at place: Place, days: Int, _ asking: WeatherQueryMode) async throws(RESTError) -> WeatherReport
}

/// The connection of the services: where each is, what keeps its answers, and what keeps its record.
struct WeatherConnection: Sendable {
    /// Holds base addresses, which count before those of the settings.
    var environment: [String: String]
    /// Of the settings, by service.
    var baseURLs: [WeatherProviderID: String] = [:]
    var cache: HTTPCache
    var records: ServiceRecords?
    /// Seconds since 1970.
    var clock: @Sendable () -> Double

    /// The base address of a service, or of one of its hosts.
    func baseURL(of id: WeatherProviderID, usual: String? = nil) -> String {
        RESTService.baseURL(
            of: id.rawValue, usual: usual ?? id.baseURL, environment: environment, setting: baseURLs[id],
            without: id.pathsAfterBase)
    }

    func client(_ service: RESTService) -> RESTClient {
        RESTClient(service, cache: cache, records: records, clock: clock)
    }
}

/// Whether a service is asked or only what is kept counts.
struct WeatherQueryMode: Sendable {
    /// The oldest answer that counts, and nobody is asked; `nil` asks.
    var keptWithin: Duration?
    var priority = HTTPRequest.Priority.normal
    /// When this is.
    var now: Date

    func reply<Answer>(
        to endpoint: Endpoint<Answer>, of client: RESTClient
    ) async throws(RESTError) -> RESTClient.Reply<Answer> {
        var endpoint = endpoint
        endpoint.priority = priority
        guard let keptWithin else { return try await client.send(endpoint) }
        guard let kept = await client.last(endpoint, within: keptWithin) else { throw .notFound(detail: "") }
        return kept
    }

    /// When an answer came.
    func arrival<Answer>(of reply: RESTClient.Reply<Answer>) -> Date { now.addingTimeInterval(-(reply.age ?? 0)) }
}

/// How long answers count, and how long they are shown with their age when there are no newer ones.
enum WeatherCachePolicies {
    static let current = CachePolicy.hybrid(memory: .seconds(600), disk: .seconds(600))
    static let hourly = CachePolicy.hybrid(memory: .seconds(3600), disk: .seconds(3600))
    static let places = CachePolicy.hybrid(memory: .seconds(30 * 86_400), disk: .seconds(30 * 86_400))
    /// Somebody waits, and there is the last value: one more try, soon.
    static let retry = RetryPolicy(maxRetries: 1, firstWait: .milliseconds(500), longestAskedWait: .seconds(3))
    static let day = Duration.seconds(86_400)
}

extension JSONValue {
    /// A number, or a string that holds one, as old answers have them; `nil` for one that no quantity of the weather, and no
    /// year of four digits in seconds, comes near: it would not fit into an `Int` everywhere.
    var quantity: Double? {
        guard let value = number ?? text.flatMap({ Double($0) }), abs(value) < 250e9 else { return nil }
        return value == 0 ? 0 : value  // no minus zero
    }

    /// Text without control characters, cut to the length of a name; `nil` for an empty one.
    var name: String? {
        guard let text = nonEmptyText else { return nil }
        let plain = String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                }))
        let words = plain.split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(80))
    }

    /// Seconds since 1970.
    var instant: Date? { quantity.map { Date(timeIntervalSince1970: $0) } }
}
