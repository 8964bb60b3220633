import Foundation
import TestSupport
import Testing

/// The program against doubles of the weather services.
@Suite(.timeLimit(.minutes(5))) struct `airfit weather` {
    private let home: Home
    /// At a full hour: the services round so.
    private let now = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 3600).rounded(.down) * 3600)

    init() throws { home = try Home() }

    private func serve(_ scene: WeatherScene = .plain, place: Bool = true) throws -> WeatherServer {
        let server = try WeatherServer(scene, now: now, offset: 0, zone: "Etc/UTC")
        home.environment.merge(server.environment) { $1 }
        if place { try home.file("config/airfit/config.toml", Self.berlin) }
        return server
    }

    private static let berlin = "[weather]\nlatitude = 52.52437\nlongitude = 13.41053\nplace = \"Berlin\"\n"

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `asks nobody before a place is set`() throws {
        let server = try serve(place: false)
        defer { server.stop() }
        let run = try home.run("weather")
        #expect(run.status == 64)
        #expect(
            run.error
                == "airfit: No place is set, so nobody is asked for the weather; set one with: airfit place set NAME\n")
        _ = try home.run("snapshot")
        _ = try home.run("ask", "How many steps did I take today?")
        #expect(server.requests.isEmpty)
    }

    @Test func `a place is looked up, set and asked about with two decimals`() throws {
        let server = try serve(place: false)
        defer { server.stop() }
        let set = try home.run("place", "set", "Berlin")
        #expect(set.status == 0)
        #expect(set.error.contains("(52.52, 13.41). From now on Open-Meteo is asked for its weather."))
        #expect(!set.error.contains("\u{1B}"))
        let weather = try home.run("weather")
        #expect(weather.status == 0)
        #expect(weather.output.hasPrefix("Berlin[31m\n"))
        #expect(weather.output.contains("European index 34 (fair), US index 52 (moderate)"))
        #expect(weather.output.contains("Weather data by Open-Meteo.com (CC BY 4.0), https://open-meteo.com/"))
        #expect(weather.output.contains("Asked: 127.0.0.1:"))
        let forecast = try #require(server.requests.first { $0.path.hasPrefix("/v1/forecast") })
        #expect(forecast.path.contains("latitude=52.52&longitude=13.41&"))
    }

    @Test func `JSON holds the same, and the second call within ten minutes asks nobody`() throws {
        let server = try serve()
        defer { server.stop() }
        let first = try home.run("weather", "--json", "--days", "2")
        let count = server.requests.count
        let second = try home.run("weather", "--json", "--days", "2")
        #expect(first.status == 0 && second.status == 0)
        #expect(server.requests.count == count)
        let weather = try object(first.output)
        #expect((weather["place"] as? [String: Any])?["latitude"] as? Double == 52.52)
        #expect((weather["days"] as? [Any])?.count == 2)
        let current = try #require(weather["current"] as? [String: Any])
        #expect(current["condition"] as? String == "light rain")
        #expect(current["temperature_celsius"] is Double)
        #expect(weather["provider"] as? String == "openmeteo")
    }

    @Test func `places are listed, kept under a name, and told how far they are`() throws {
        let server = try serve()
        defer { server.stop() }
        let list = try home.run("place", "Berlin")
        #expect(list.status == 0)
        #expect(list.output.split(separator: "\n").count == 2)
        #expect(list.output.contains("km from Berlin"))
        #expect(try home.run("place", "set", "48.14, 11.58", "--as", "Munich").status == 0)
        #expect(try home.run("place", "list").output.contains("Munich  48.14, 11.58  504 km from Berlin"))
        _ = try home.run("weather", "munich")
        #expect(server.requests.contains { $0.path.contains("latitude=48.14&longitude=11.58&") })
        #expect(try home.run("place", "list", "--json").output.hasSuffix("],\"host\":null}\n"))
        #expect(try home.run("place", "remove", "Munich").status == 0)
        #expect(try !home.run("place", "list").output.contains("Munich"))
    }

    @Test func `what is wrong is one sentence with its exit code`() throws {
        let page = try serve(.page)
        defer { page.stop() }
        let portal = try home.run("weather")
        #expect(portal.status == 69)
        #expect(
            portal.error
                == "airfit: What came is not from Open-Meteo: a login page of the network, perhaps, or a proxy.\n")
        let none = try serve(.noResults)
        defer { none.stop() }
        let nowhere = try home.run("weather", "Xyzzy")
        #expect(nowhere.status == 65)
        #expect(nowhere.error.hasPrefix("airfit: There is no place called Xyzzy at 127.0.0.1:"))
        try home.file("config/airfit/config.toml", Self.berlin + "provider = \"weatherapi\"\n")
        let keyless = try home.run("weather")
        #expect(keyless.status == 77)
        let refusing = try serve(.error(status: 401, body: #"{"error":{"code":2006,"message":"Bad key s3cret-key."}}"#))
        defer { refusing.stop() }
        try home.file("config/airfit/config.toml", Self.berlin + "provider = \"weatherapi\"\n")
        home.environment["WEATHERAPI_KEY"] = "s3cret-key"
        let refused = try home.run("weather")
        #expect(refused.status == 77)
        #expect(refused.error == "airfit: WeatherAPI does not take the key: Bad key •••.\n")
        let log = (try? String(contentsOfFile: home.folder + "/state/airfit/airfit.log", encoding: .utf8)) ?? ""
        #expect(log.contains("GET 127.0.0.1/v1/forecast.json"))
        #expect(!log.contains("s3cret"))
    }

    @Test func `it is in the snapshot, in the tool and in the offline coach's answer`() throws {
        let server = try serve()
        defer { server.stop() }
        let snapshot = try object(try home.run("snapshot", "--json").output)
        let environment = try #require(snapshot["environment"] as? [String: Any])
        #expect(environment["weather_condition"] as? String == "light rain")
        #expect(environment["humidity_percent"] as? Int == 70)
        #expect(environment["air_quality_index"] as? Int == 34)
        let tool = try object(try home.run("tool", "weather", #"{"days":1}"#).output)
        #expect(tool["place"] as? String == "Berlin")
        #expect((tool["hours"] as? [Any])?.isEmpty == false)
        let answer = try home.run("ask", "Is it good for a run tomorrow afternoon?").output
        #expect(answer.contains("at Berlin"))
        #expect(answer.contains("Tomorrow afternoon: "))
        let german = try home.run("ask", "Wie wird das Wetter morgen Nachmittag?").output
        #expect(german.contains("Morgen Nachmittag: "))
        let early = try home.run("ask", "Wie wird das Wetter morgen früh?").output
        #expect(early.contains("Morgen Vormittag: "))
        #expect(!early.contains("the dark"))
        #expect(try home.run("snapshot").output.contains("European air index 34"))
    }

    @Test func `the doctor says who is asked`() throws {
        let server = try serve()
        defer { server.stop() }
        let offline = try home.run("doctor", "--offline")
        #expect(offline.output.contains("Open-Meteo; not asked"))
        #expect(server.requests.isEmpty)
        let doctor = try home.run("doctor")
        #expect(doctor.output.contains("Open-Meteo (127.0.0.1:"))
    }
}
