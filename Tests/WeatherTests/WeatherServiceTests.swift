import Foundation
import HealthModel
import Networking
import RESTClient
import Synchronization
import TestSupport
import Testing
import Weather
import WeatherModel

@Suite(.timeLimit(.minutes(10))) struct `Weather service` {
    /// 21 November 2026, 09:00 UTC.
    private static let start = Date(timeIntervalSince1970: 1_795_251_600)
    private let folder = NSTemporaryDirectory() + "airfit-weather-\(UUID().uuidString)"
    private let clock = ManualClock()
    private let home = Place(name: "Berlin", coordinate: Coordinate(latitude: 52.52437, longitude: 13.41053)!)

    // MARK: Open-Meteo

    @Test func `nobody is asked without a place`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let service = service(server, home: nil)
        await #expect(throws: WeatherError.noPlace) { try await service.report() }
        #expect(await service.lastReport() == nil)
        #expect(server.requests.isEmpty)
    }

    @Test func `only two decimals of the place go out, in metric units, and no key`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        _ = try await service(server).report()
        #expect(paths(server).sorted() == ["/v1/air-quality", "/v1/forecast"])
        for request in server.requests {
            #expect(request.path.contains("latitude=52.52&longitude=13.41&"))
            #expect(!request.path.contains("unit"))
            #expect(request["authorization"] == nil)
        }
    }

    @Test func `present, hours, days and air are read`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let report = try await service(server).report()
        #expect(report.place.zoneName == "Europe/Berlin")
        #expect(report.host == server.url.dropFirst(7))
        let now = try #require(report.current)
        #expect(now.time == Self.start)
        #expect(now.condition?.words == "light rain")
        #expect([now.temperature, now.wind, now.pressure] == ([10.3, 12.6, 1013.2] as [Double?]))
        #expect([now.uvIndex, now.precipitationChance] == ([2, 5] as [Double?]))
        #expect(now.air?.indices == [.european(34), .unitedStates(52)])
        #expect(now.air?.pollen == [.birch: 14])
        #expect(report.hours.count == 168)
        #expect(report.clock(try #require(report.hours.first).time) == "00:00")
        #expect(report.hours.first?.precipitation?.sign == .plus)
        #expect(report.days.map(\.day).first == CivilDay(iso: "2026-11-21"))
        #expect(report.days.count == 7)
        #expect(report.days.first?.sunrise.map(report.clock) == "07:36")
        #expect(report.problems == [])
        #expect(report.attribution.contains("https://open-meteo.com/"))
        #expect(report.attribution.contains("CAMS"))
    }

    @Test func `times without an offset are read by the zone`() async throws {
        // A server that does not know of timeformat answers so.
        let body = """
            {"utc_offset_seconds":7200,"timezone":"Europe/Berlin","hourly":{"time":["2026-10-25T01:00","2026-10-25T02:00",\
            "2026-10-25T02:00","2026-10-25T03:00"],"temperature_2m":[1,2,3,4]},\
            "daily":{"time":["2026-10-25","2026-10-26"],"temperature_2m_max":[9,8]}}
            """
        let server = try LoopbackServer.start { _ in .whole(body) }
        defer { server.stop() }
        let service = service(environment: ["AIRFIT_OPENMETEO_BASE_URL": server.url])
        let report = try await service.report()
        let seconds = report.hours.map { Int($0.time.timeIntervalSince1970) - 1_792_882_800 }
        #expect(seconds == [0, 3600, 7200, 10_800])
        #expect(report.hours.map(\.temperature) == [1, 2, 3, 4])
        #expect(report.days.map(\.day.iso) == ["2026-10-25", "2026-10-26"])
    }

    @Test(arguments: [("2026-03-29", 3600, 23), ("2026-10-25", 7200, 25)])
    func `the day of a change of the clock keeps its date and its hours`(date: String, offset: Int, hours: Int)
        async throws
    {
        let day = try #require(CivilDay(iso: date))
        let dayBefore = Date(timeIntervalSince1970: Double(day.number * 86_400 - 43_200))
        let server = try WeatherServer(now: dayBefore, offset: offset)
        defer { remove(server) }
        let service = service(environment: server.environment, now: { dayBefore })
        let report = try await service.report()
        let days: [CivilDay] = (-1..<6).map { day.advanced(by: $0) }
        #expect(report.days.map(\.day) == days)
        #expect(report.hours.filter { report.day(of: $0.time) == day }.count == hours)
    }

    @Test func `nulls are missing, never zero`() async throws {
        let server = try WeatherServer(.nulls, now: Self.start)
        defer { remove(server) }
        let report = try await service(server).report()
        // An hour without any figure is none.
        #expect(report.hours.count == 84)
        #expect(report.days[1].highest == nil)
        #expect(report.days[1].sunrise != nil)
    }

    @Test func `a column of another length is refused, the rest is kept`() async throws {
        let server = try WeatherServer(.unevenColumns, now: Self.start)
        defer { remove(server) }
        let report = try await service(server).report()
        #expect(report.hours.count == 168)
        #expect(report.hours.allSatisfy { $0.temperature == nil && $0.feelsLike != nil })
    }

    @Test func `units are those that the answer says`() async throws {
        let server = try WeatherServer(.otherUnits, now: Self.start)
        defer { remove(server) }
        let now = try #require(try await service(server).report().current)
        #expect(abs(try #require(now.temperature) - 10.3) < 0.06)
        #expect(abs(try #require(now.wind) - 12.6) < 0.01)
        #expect(abs(try #require(now.precipitation) - 0.508) < 0.001)
    }

    @Test func `a number that is none of the weather is missing`() async throws {
        let body = """
            {"utc_offset_seconds":3600,"timezone":"Europe/Berlin","current":{"time":1795251600,"temperature_2m":1e300,\
            "weather_code":1e300,"wind_speed_10m":5},"hourly":{"time":[1795251600,1e300],"temperature_2m":[3,4],\
            "weather_code":[-1e300,2],"european_aqi":[1e19,30],"pm2_5":[8,9]},\
            "daily":{"time":[1e300],"temperature_2m_max":[1]}}
            """
        let server = try WeatherServer(.error(status: 200, body: body), now: Self.start)
        defer { remove(server) }
        let report = try await service(server).report()
        #expect(report.current?.temperature == nil && report.current?.condition == nil)
        #expect(report.current?.wind == 5)
        #expect(report.hours.map(\.temperature) == [3])
        #expect(report.hours.first?.condition == nil)
        #expect(report.hours.first?.air?.indices == [] && report.hours.first?.air?.fineParticles == 8)
        #expect(report.days.isEmpty)
    }

    @Test func `a service that asks for a long wait is not waited for`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 503, headers: ["Retry-After: 30"], "") }
        defer { server.stop() }
        let service = service(environment: ["AIRFIT_OPENMETEO_BASE_URL": server.url])
        await #expect(throws: WeatherError(.unavailable, "Open-Meteo is in trouble (status 503).")) {
            try await service.report()
        }
        #expect(server.requests.count { $0.path.hasPrefix("/v1/forecast") } == 1)
    }

    @Test func `in polar night there is no sunrise`() async throws {
        let server = try WeatherServer(.polarNight, now: Self.start)
        defer { remove(server) }
        let report = try await service(server).report()
        #expect(report.days.count == 7)
        #expect(report.days.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    }

    @Test func `a zone that the system does not know goes by its offset`() async throws {
        let server = try WeatherServer(.unknownZone, now: Self.start)
        defer { remove(server) }
        let report = try await service(server).report()
        #expect(report.clock(Self.start) == "10:00")
        #expect(report.days.first?.day.iso == "2026-11-21")
    }

    // MARK: Cache

    @Test func `ten minutes hold, then it is asked again; the air holds an hour`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let service = service(server)
        _ = try await service.report()
        clock.advance(by: 599)
        _ = try await service.report()
        // Another start finds it on the disk.
        _ = try await self.service(server).report()
        #expect(server.requests.count == 2)
        clock.advance(by: 2)
        _ = try await service.report()
        #expect(paths(server).sorted() == ["/v1/air-quality", "/v1/forecast", "/v1/forecast"])
    }

    @Test func `two who ask at once send one request`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let service = service(server)
        async let first = service.report()
        async let second = service.report()
        #expect(try await first == second)
        #expect(server.requests.count == 2)
    }

    @Test func `with the net away the last value stands with its age, and nothing after a day`() async throws {
        let server = try WeatherServer(now: Self.start)
        _ = try await service(server).report()
        server.stop()
        defer { remove(server) }
        clock.advance(by: 3 * 3600)
        let service = service(server)
        let report = try await service.report()
        #expect(report.ageText(at: Self.start.addingTimeInterval(3 * 3600)) == "3 h ago")
        #expect(report.problems.first == "Nobody answers at 127.0.0.1.")
        #expect(await service.lastReport()?.fetchedAt == Self.start)
        clock.advance(by: 21 * 3600)
        await #expect(throws: WeatherError(.unavailable, "Nobody answers at 127.0.0.1.")) {
            try await service.report()
        }
        #expect(await service.lastReport() == nil)
    }

    @Test func `weather without air says why`() async throws {
        let server = try WeatherServer(now: Self.start, air: .error(status: 500, body: "<html>"))
        defer { remove(server) }
        let report = try await service(server).report()
        #expect(report.current?.temperature != nil)
        #expect(report.current?.air == nil)
        #expect(report.problems == ["No air quality: Open-Meteo is in trouble (status 500)."])
    }

    // MARK: Trouble

    static let openMeteoTroubles: [(WeatherScene, WeatherError)] =
        [
            (
                .error(
                    status: 400, body: #"{"error":true,"reason":"Cannot initialize X from invalid String value y."}"#),
                WeatherError(
                    .badInput, "Open-Meteo refused (status 400): Cannot initialize X from invalid String value y.")
            ),
            (
                .page,
                WeatherError(
                    .unavailable, "What came is not from Open-Meteo: a login page of the network, perhaps, or a proxy.")
            ),
            (
                .empty,
                WeatherError(
                    .unavailable, "What came is not from Open-Meteo: a login page of the network, perhaps, or a proxy.")
            ),
            (
                .error(status: 200, body: #"{"error":true,"reason":"inside"}"#),
                WeatherError(.unavailable, "Open-Meteo refused (status 200): inside.")
            ),
            (
                .error(status: 200, body: "{}"),
                WeatherError(.unavailable, "Open-Meteo answered in a form that is not understood.")
            ),
            (.redirect, WeatherError(.unavailable, "Open-Meteo points to example.com, which is not followed.")),
            (.endless, WeatherError(.unavailable, "Open-Meteo sent more than an answer can be.")),
            (
                .error(status: 502, body: "<html>Bad gateway"),
                WeatherError(.unavailable, "Open-Meteo is in trouble (status 502).")
            ),
        ]
        + [
            "Minutely API request limit exceeded. Please try again in one minute.",
            "Hourly API request limit exceeded. Please try again in the next hour.",
            "Daily API request limit exceeded. Please try again tomorrow.", "Too many concurrent requests",
        ].map { reason in
            (
                .error(status: 429, body: #"{"error":true,"reason":"\#(reason)"}"#),
                WeatherError(
                    .unavailable,
                    "The limit of requests to Open-Meteo is used up: \(reason)" + (reason.hasSuffix(".") ? "" : "."))
            )
        }

    @Test(arguments: openMeteoTroubles.indices)
    func `each trouble of Open-Meteo is one sentence`(index: Int) async throws {
        let (scene, error) = Self.openMeteoTroubles[index]
        let server = try WeatherServer(scene, now: Self.start)
        defer { remove(server) }
        let service = service(server)
        await #expect(throws: error) { try await service.report() }
    }

    @Test func `a clock that is wrong by days is named`() async throws {
        let server = try WeatherServer(now: Self.start.addingTimeInterval(-365 * 86_400))
        defer { remove(server) }
        let service = service(server)
        await #expect {
            try await service.report()
        } throws: {
            ($0 as? WeatherError)?.sentence.hasPrefix("The clock of this machine is 365 days away") == true
        }
    }

    @Test func `cancelling is possible while the service is silent`() async throws {
        let server = try WeatherServer(.silence, now: Self.start)
        let task = Task { [service = service(server)] in try? await service.report() }
        server.stop()
        #expect(await task.value == nil)
        remove(server)
    }

    // MARK: Services with a key

    @Test func `One Call is read where the key has it`() async throws {
        let server = try WeatherServer(now: Self.start, hasOneCall: true)
        defer { remove(server) }
        let report = try await service(server, .openWeatherMap, key: "s3cret").report()
        #expect(paths(server).sorted() == ["/data/2.5/air_pollution", "/data/3.0/onecall"])
        let now = try #require(report.current)
        #expect([now.temperature, now.uvIndex, now.wind] == ([3.4, 1, 12.6] as [Double?]))
        #expect(now.air?.indices == [.openWeather(2)])
        #expect(report.hours.count == 48 && report.hours[2].precipitation == 1.5)
        #expect(report.days.count == 7 && report.days[0].day == CivilDay(iso: "2026-11-21"))
        #expect(report.days[0].precipitation == 1.5 && report.days[0].sunrise.map(report.clock) == "07:36")
        #expect(report.place.zoneName == "Europe/Berlin" && report.problems == [])
    }

    @Test func `a key without One Call is not tried there again within a day`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let records = ServiceRecords(path: nil) { [clock] in Self.start.timeIntervalSince1970 + clock.now }
        let service = WeatherService(
            environment: server.environment, client: HTTPClient(), cacheFolder: folder, records: records,
            now: { [clock] in Self.start.addingTimeInterval(clock.now) },
            configuration: { [home] in .init(provider: .openWeatherMap, home: home) }, key: { _ in "s3cret" })
        #expect(try await service.report().hours.count == 40)
        #expect(paths(server).filter { $0.hasSuffix("/onecall") }.count == 1)
        clock.advance(by: 3700)
        _ = try await service.report()
        #expect(paths(server).filter { $0.hasSuffix("/onecall") }.count == 1)
        #expect(records["openweathermap"]?.lastSuccess == Self.start.timeIntervalSince1970 + 3700)
        clock.advance(by: 86_400)
        _ = try? await service.report()  // the double's clock stands: what counts is who was asked
        #expect(paths(server).filter { $0.hasSuffix("/onecall") }.count == 2)
    }

    @Test func `the address of the settings is asked, and another one once it changes`() async throws {
        let (first, second) = (try WeatherServer(now: Self.start), try WeatherServer(now: Self.start))
        defer {
            remove(first)
            remove(second)
        }
        let address = Mutex(first.url)
        let service = WeatherService(
            environment: [:], client: HTTPClient(), cacheFolder: nil, now: { Self.start },
            configuration: { [home] in
                .init(provider: .openMeteo, home: home, baseURLs: [.openMeteo: address.withLock { $0 } + "/v1/"])
            }, key: { _ in nil })
        #expect(try await service.report().host == first.url.dropFirst(7))
        address.withLock { $0 = second.url }
        #expect(try await service.report().host == second.url.dropFirst(7))
        #expect(service.placesHost == second.url.dropFirst(7))
    }

    @Test func `the weather of days that are over is asked of the archive, that of the last week of the forecast`()
        async throws
    {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let service = service(server)
        let old = CivilDay(iso: "2026-10-01")!
        let hours = try await service.hours(of: old...old.advanced(by: 1), at: home.coordinate)
        #expect(hours.count == 48 && hours[0].temperature == 10 && hours[12].precipitation == 2)
        let request = try #require(server.requests.first)
        #expect(request.path.hasPrefix("/v1/archive?latitude=52.52&longitude=13.41&start_date=2026-10-01"))
        let recent = CivilDay(iso: "2026-11-20")!
        _ = try await service.hours(of: recent...recent, at: home.coordinate)
        #expect(paths(server) == ["/v1/archive", "/v1/forecast"])
        // What is archived is so for good.
        _ = try await service.hours(of: old...old.advanced(by: 1), at: home.coordinate)
        #expect(server.requests.count == 2)
    }

    @Test func `OpenWeatherMap is read, and its key is nowhere else`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let report = try await service(server, .openWeatherMap, key: "s3cret").report()
        #expect(server.requests.allSatisfy { $0.path.hasSuffix("&appid=s3cret") })
        let now = try #require(report.current)
        #expect([now.temperature, now.feelsLike, now.precipitation] == ([3.4, 0.2, 0.3] as [Double?]))
        #expect(abs(try #require(now.wind) - 12.6) < 0.001)
        #expect(now.air?.indices == [.openWeather(2)])
        #expect(report.hours.count == 40)
        #expect(report.hours[0].hours == 3)
        #expect(report.hours[1].precipitation == 0.5)
        #expect(report.hours[0].precipitation == 0)
        #expect(report.hours[0].precipitationChance == 40)
        #expect(report.days.first?.sunset.map(report.clock) == "16:06")
        #expect(report.days.dropFirst().first?.sunset == nil)
        #expect(report.days.count >= 5)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
            #expect(!String(decoding: data, as: UTF8.self).contains("s3cret"))
        }
    }

    @Test func `WeatherAPI is read, with numbers that are strings`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let report = try await service(server, .weatherAPI, key: "s3cret").report()
        #expect(server.requests.count == 1)
        #expect(report.utcOffset == 3600)
        #expect(report.current?.condition?.words == "mist")
        #expect(report.current?.air?.indices == [.unitedStatesCategory(1)])
        #expect(report.hours.count == 72)
        #expect(report.hours[0].precipitationChance == 5)
        #expect(report.days.first?.sunrise.map(report.clock) == "07:36")
        #expect(report.days.first?.sunset.map(report.clock) == "16:06")
    }

    static let keyedTroubles: [(WeatherProviderID, Int, String, WeatherError.Kind, String)] = [
        (
            .openWeatherMap, 401, #"{"cod":401,"message":"Invalid API key s3cret."}"#, .key,
            "OpenWeatherMap does not take the key: Invalid API key •••. (A new key is taken after some hours.)"
        ),
        (
            .openWeatherMap, 404, #"{"cod":"404","message":"city not found"}"#, .notFound,
            "OpenWeatherMap knows nothing of it: city not found."
        ),
        (
            .openWeatherMap, 400, #"{"cod":"400","message":"Nothing to geocode."}"#, .badInput,
            "OpenWeatherMap refused (status 400): Nothing to geocode."
        ),
        (
            .openWeatherMap, 429, #"{"cod":429,"message":"blocked"}"#, .unavailable,
            "The limit of requests to OpenWeatherMap is used up: blocked."
        ),
        (
            .weatherAPI, 401, #"{"error":{"code":2006,"message":"API key is invalid."}}"#, .key,
            "WeatherAPI does not take the key: API key is invalid."
        ),
        (
            .weatherAPI, 400, #"{"error":{"code":1006,"message":"No matching location found."}}"#, .notFound,
            "WeatherAPI knows nothing of it: No matching location found."
        ),
        (
            .weatherAPI, 403, #"{"error":{"code":2007,"message":"Exceeded calls per month."}}"#, .unavailable,
            "The limit of requests to WeatherAPI is used up: Exceeded calls per month."
        ),
        (
            .weatherAPI, 403, #"{"error":{"code":2009,"message":"Not in your plan."}}"#, .key,
            "WeatherAPI does not take the key: Not in your plan."
        ),
        (
            .weatherAPI, 400, #"{"error":{"code":9999,"message":"Internal application error."}}"#, .badInput,
            "WeatherAPI refused (status 400): Internal application error."
        ),
        (
            .weatherAPI, 401, #"{"error":{"code":1002,"message":"API key not provided."}}"#, .key,
            "WeatherAPI does not take the key: API key not provided."
        ),
        (
            .weatherAPI, 400, #"{"error":{"code":1003,"message":"Parameter 'q' not provided."}}"#, .badInput,
            "WeatherAPI refused (status 400): Parameter 'q' not provided."
        ),
        (
            .weatherAPI, 400, #"{"error":{"code":1005,"message":"API request url is invalid."}}"#, .badInput,
            "WeatherAPI refused (status 400): API request url is invalid."
        ),
        (
            .weatherAPI, 403, #"{"error":{"code":2008,"message":"API key has been disabled."}}"#, .key,
            "WeatherAPI does not take the key: API key has been disabled."
        ),
        (.weatherAPI, 429, "", .unavailable, "The limit of requests to WeatherAPI is used up."),
        (
            .weatherAPI, 200, #"{"error":{"code":1006,"message":"No matching location found."}}"#, .notFound,
            "WeatherAPI knows nothing of it: No matching location found."
        ),
        (
            .openWeatherMap, 400, #"{"cod":"400","message":"wrong latitude.","parameters":["lat"]}"#, .badInput,
            "OpenWeatherMap refused (status 400): wrong latitude."
        ),
        (.openWeatherMap, 502, "<html>bad gateway</html>", .unavailable, "OpenWeatherMap is in trouble (status 502)."),
    ]

    @Test(arguments: keyedTroubles.indices)
    func `each error of a service with a key is one sentence without the key`(index: Int) async throws {
        let (id, status, body, kind, sentence) = Self.keyedTroubles[index]
        let server = try WeatherServer(.error(status: status, body: body), now: Self.start)
        defer { remove(server) }
        let service = service(server, id, key: "s3cret")
        await #expect(throws: WeatherError(kind, sentence)) { try await service.report() }
    }

    @Test func `without a key nobody is asked`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let service = service(server, .weatherAPI)
        await #expect {
            try await service.report()
        } throws: {
            ($0 as? WeatherError)?.kind == .key
        }
        #expect(server.requests.isEmpty)
    }

    // MARK: Places

    @Test func `places are read without control characters and without those beyond the pole`() async throws {
        let server = try WeatherServer(now: Self.start)
        defer { remove(server) }
        let service = service(server)
        let places = try await service.places("Berlin", count: 5, language: "DE")
        #expect(server.requests.first?.path == "/v1/search?name=Berlin&count=5&language=de&format=json")
        let titles = ["Berlin[31m, Land Berlin, Deutschland", "Berlin, New Hampshire, Vereinigte Staaten"]
        #expect(places.map(\.title) == titles)
        #expect(places.first?.zoneName == "Europe/Berlin")
        _ = try await service.places("Berlin", count: 5, language: "de")
        #expect(server.requests.count == 1)
    }

    @Test func `no hit is no place, and a coordinate asks nobody`() async throws {
        let server = try WeatherServer(.noResults, now: Self.start)
        defer { remove(server) }
        let service = service(server)
        #expect(try await service.places("Xyzzy") == [])
        #expect(try await service.places("-33.87, 151.21").first?.coordinate.text == "-33.87, 151.21")
        await #expect(throws: WeatherError(.badInput, "A place's name has two letters at least.")) {
            try await service.places(" x ")
        }
        for query in ["999, 1", "1e308 1", "nan, 0"] {
            await #expect {
                try await service.places(query)
            } throws: {
                ($0 as? WeatherError)?.kind == .badInput
            }
        }
        #expect(server.requests.count == 1)
    }

    // MARK: Parts

    private func paths(_ server: WeatherServer) -> [String] {
        server.requests.map { request in String(request.path.prefix { $0 != "?" }) }
    }

    private func service(
        _ server: WeatherServer, _ provider: WeatherProviderID = .openMeteo, key: String? = nil
    ) -> WeatherService {
        service(environment: server.environment, provider: provider, key: key)
    }

    private func service(_ server: WeatherServer, home: Place?) -> WeatherService {
        WeatherService(
            environment: server.environment, client: HTTPClient(), cacheFolder: folder, now: { Self.start },
            configuration: { .init(provider: .openMeteo, home: home) }, key: { _ in nil })
    }

    private func service(
        environment: [String: String], provider: WeatherProviderID = .openMeteo, key: String? = nil,
        now: (@Sendable () -> Date)? = nil
    ) -> WeatherService {
        WeatherService(
            environment: environment, client: HTTPClient(), cacheFolder: folder,
            now: now ?? { [clock] in Self.start.addingTimeInterval(clock.now) },
            configuration: { [home] in .init(provider: provider, home: home) }, key: { _ in key })
    }

    private func remove(_ server: WeatherServer) {
        server.stop()
        // What stays behind in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: folder)
    }
}
