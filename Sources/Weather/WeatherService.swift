import Foundation
import HealthModel
import Networking
import RESTClient
import WeatherModel

/// The weather at the person's places. Nobody is asked before a place is set; coordinates go out with two decimals.
public actor WeatherService: WeatherReading {
    /// Who is asked, and where.
    public struct Configuration: Equatable, Sendable {
        public var provider: WeatherProviderID
        /// The person's place; `nil` asks nobody.
        public var home: Place?
        /// Base addresses of the settings; a service without one is asked at its usual address.
        public var baseURLs: [WeatherProviderID: String]

        public init(provider: WeatherProviderID, home: Place?, baseURLs: [WeatherProviderID: String] = [:]) {
            self.provider = provider
            self.home = home
            self.baseURLs = baseURLs
        }
    }

    private struct Request: Hashable {
        var provider: WeatherProviderID
        var coordinate: Coordinate
        var days: Int
    }

    private let connection: WeatherConnection
    private let configuration: @Sendable () -> Configuration
    private let key: @Sendable (WeatherProviderID) async throws(WeatherError) -> String?
    nonisolated let now: @Sendable () -> Date
    /// Limits are counted per client: they are made anew only when the address or the key is another one.
    private var openMeteo: (baseURL: String?, provider: OpenMeteo)?
    private var keyed: [WeatherProviderID: (key: String, baseURL: String?, provider: any WeatherProvider)] = [:]
    /// So that two who ask at once send one request.
    private var running: [Request: Task<Result<WeatherReport, WeatherError>, Never>] = [:]

    /// - Parameters:
    ///   - environment: holds base addresses.
    ///   - cacheFolder: made when first written to; `nil` keeps nothing on the disk.
    ///   - configuration: as it is at each request.
    ///   - records: keep when each service answered and when it did not.
    ///   - key: of a provider; `nil` where there is none. Throws where it cannot be read, and where nothing may go to the
    ///     address of the settings yet.
    public init(
        environment: [String: String], client: HTTPClient, cacheFolder: String?, records: ServiceRecords? = nil,
        now: @escaping @Sendable () -> Date, configuration: @escaping @Sendable () -> Configuration,
        key: @escaping @Sendable (WeatherProviderID) async throws(WeatherError) -> String?
    ) {
        self.configuration = configuration
        self.key = key
        self.now = now
        let clock: @Sendable () -> Double = { now().timeIntervalSince1970 }
        connection = WeatherConnection(
            environment: environment, cache: HTTPCache(client: client, folder: cacheFolder, clock: clock),
            records: records, clock: clock)
    }

    /// The present, by the clock that answers are aged by.
    public nonisolated var moment: Date { now() }

    // MARK: Weather

    /// The weather of 7 days at the person's place, see `report(at:days:priority:)`.
    /// - Throws: `.noPlace` where no place is set.
    public func report() async throws(WeatherError) -> WeatherReport {
        guard let home = configuration().home else { throw .noPlace }
        return try await report(at: home)
    }

    /// The kept report of the person's place, at most a day old; `nil` without one or without a place. Asks nobody.
    public func lastReport() async -> WeatherReport? {
        let configuration = configuration()
        guard let home = configuration.home else { return nil }
        return await last(Request(provider: configuration.provider, coordinate: home.coordinate.rounded, days: 7), home)
    }

    /// The weather at a place: kept for ten minutes, then asked for. Where nobody answers, the last report of up to a day ago,
    /// with the reason among its problems.
    /// - Parameter days: of the forecast; the service may give fewer.
    public func report(
        at place: Place, days: Int = 7, priority: HTTPRequest.Priority = .normal
    ) async throws(WeatherError) -> WeatherReport {
        let request = Request(
            provider: configuration().provider, coordinate: place.coordinate.rounded, days: days <= 7 ? 7 : 16)
        let task =
            running[request]
            ?? Task {
                // Not by those who wait: the second would forget a request that was begun after this one.
                defer { running[request] = nil }
                return await answer(request, place, priority)
            }
        running[request] = task
        return try await task.value.get()
    }

    /// The weather at the person's place, where it comes in time; `nil` else, and without a place. The request goes on, so that
    /// the next one who asks finds its answer.
    public nonisolated func report(within wait: Duration) async -> WeatherReport? {
        let (answers, answer) = AsyncStream.makeStream(of: WeatherReport?.self)
        let asking = Task {
            do throws(WeatherError) { answer.yield(try await report()) } catch { answer.yield(nil) }
        }
        let clock = Task {
            // Ends early only by cancellation, when the answer is there.
            try? await Task.sleep(for: wait)
            answer.yield(nil)
        }
        defer {
            asking.cancel()
            clock.cancel()
        }
        for await report in answers { return report }
        return nil
    }

    /// The service with this key, to see whether it takes it; nothing is kept.
    /// - Returns: why not; `nil` when it does.
    public nonisolated func problem(
        withKey key: String, of id: WeatherProviderID
    ) async -> WeatherError? {
        let place = Place(name: "", coordinate: Coordinate(latitude: 0, longitude: 0)!)
        var connection = connected
        connection.cache = HTTPCache(client: HTTPClient(), folder: nil)
        connection.records = nil
        do throws(RESTError) {
            _ = try await Self.provider(id, key: key, connection)?.report(
                at: place, days: 1, WeatherQueryMode(priority: .interactive, now: now()))
            return nil
        } catch {
            return WeatherError(error, from: id)
        }
    }

    private func answer(
        _ request: Request, _ place: Place, _ priority: HTTPRequest.Priority
    ) async -> Result<WeatherReport, WeatherError> {
        let failure: WeatherError
        do throws(WeatherError) {
            return .success(try await ask(request, place, WeatherQueryMode(priority: priority, now: now())))
        } catch {
            failure = error
        }
        guard failure.kind == .unavailable, var last = await last(request, place) else { return .failure(failure) }
        last.problems.insert(failure.sentence, at: 0)
        return .success(last)
    }

    private func last(_ request: Request, _ place: Place) async -> WeatherReport? {
        do throws(WeatherError) {
            return try await ask(request, place, WeatherQueryMode(keptWithin: WeatherCachePolicies.day, now: now()))
        } catch {
            return nil  // there is none, which is the answer
        }
    }

    private func ask(_ request: Request, _ place: Place, _ asking: WeatherQueryMode) async throws(WeatherError)
        -> WeatherReport
    {
        var place = place
        place.coordinate = request.coordinate
        let provider = try await provider(request.provider)
        let report: WeatherReport
        do throws(RESTError) {
            report = try await provider.report(at: place, days: request.days, asking)
        } catch {
            throw WeatherError(error, from: request.provider)
        }
        if let told = report.current?.time {
            let days = Int((abs(told.timeIntervalSince(report.fetchedAt)) / 86_400).rounded())
            guard days < 2 else {
                throw WeatherError(
                    .clock,
                    "The clock of this machine is \(days) days away from that of \(request.provider.name); set it right."
                )
            }
        }
        return report
    }

    // MARK: Places

    /// Places of that name, the largest first; a coordinate is one itself, and asks nobody.
    /// - Parameter language: of the names: `de`.
    public func places(
        _ query: String, count: Int = 10, language: String = "en", priority: HTTPRequest.Priority = .interactive
    ) async throws(WeatherError) -> [Place] {
        if let coordinate = Coordinate(query) { return [Place(name: coordinate.text, coordinate: coordinate)] }
        if Coordinate.isPairOfNumbers(query) {
            throw WeatherError(
                .badInput, "There is no such place on the earth: latitude is -90 to 90, longitude -180 to 180.")
        }
        let name = query.split(separator: " ").joined(separator: " ")
        guard name.count >= 2 else { throw WeatherError(.badInput, "A place's name has two letters at least.") }
        var call = OpenMeteo.search(String(name.prefix(100)), count: count, language: language)
        call.priority = priority
        let service = try await asked()
        do throws(RESTError) {
            return try await service.places.send(call).value
        } catch {
            throw WeatherError(error, from: .openMeteo)
        }
    }

    /// Who is asked for what, as the settings stand: hosts.
    public nonisolated var hosts: (forecast: String, air: String, places: String, past: String) {
        let (openMeteo, connection) = (OpenMeteo(connected), connected)
        func host(_ id: WeatherProviderID) -> String {
            HTTPRequest(.get, connection.baseURL(of: id)).authority ?? connection.baseURL(of: id)
        }
        let provider = configuration().provider
        let isOpenMeteo = provider == .openMeteo
        return (
            host(provider), isOpenMeteo ? openMeteo.air.service.host : host(provider), openMeteo.places.service.host,
            openMeteo.archive.service.host
        )
    }

    /// The host that places are searched at.
    public nonisolated var placesHost: String {
        OpenMeteo(connected).places.service.host
    }

    // MARK: Providers

    /// Open-Meteo at the address of now.
    /// - Throws: where nothing may go there yet.
    func asked() async throws(WeatherError) -> OpenMeteo {
        _ = try await key(.openMeteo)
        let baseURL = configuration().baseURLs[.openMeteo]
        if let known = openMeteo, known.baseURL == baseURL { return known.provider }
        let provider = OpenMeteo(connected)
        openMeteo = (baseURL, provider)
        return provider
    }

    nonisolated var connected: WeatherConnection {
        var connection = connection
        connection.baseURLs = configuration().baseURLs
        return connection
    }

    private func provider(_ id: WeatherProviderID) async throws(WeatherError) -> any WeatherProvider {
        guard id.keyVariable != nil else { return try await asked() }
        guard let key = try await key(id) else {
            keyed[id] = nil
            throw WeatherError(
                .key, "\(id.name) needs a key; keep one with airfit keys set \(id.rawValue), or choose Open-Meteo.")
        }
        let baseURL = configuration().baseURLs[id]
        if let known = keyed[id], known.key == key, known.baseURL == baseURL { return known.provider }
        guard let provider = Self.provider(id, key: key, connected) else { return try await asked() }
        keyed[id] = (key, baseURL, provider)
        return provider
    }

    /// `nil` for the one without keys.
    private static func provider(
        _ id: WeatherProviderID, key: String, _ connection: WeatherConnection
    ) -> (any WeatherProvider)? {
        switch id {
        case .openMeteo: nil
        case .openWeatherMap: OpenWeatherMap(key: key, connection)
        case .weatherAPI: WeatherAPI(key: key, connection)
        }
    }
}

extension WeatherError {
    /// The error for people of a failed request.
    init(_ error: RESTError, from provider: WeatherProviderID) {
        var sentence = error.sentence(provider.name)
        let kind: Kind
        switch error {
        case .key:
            kind = .key
            if provider == .openWeatherMap { sentence += " (A new key is taken after some hours.)" }
        case .notFound: kind = .notFound
        case .refused(let status, _): kind = (400..<500).contains(status) ? .badInput : .unavailable
        case .transport, .quota, .throttled, .notJSON, .unexpected: kind = .unavailable
        }
        self.init(kind, sentence)
    }
}
