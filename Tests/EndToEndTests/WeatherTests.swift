import Foundation
import TestSupport
import Testing

/// The program against doubles of the weather services.
@Suite(.blocksItsThread, .timeLimit(.minutes(10))) struct `airfit weather` {
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

    @Test func `an empty variable leaves the key to the vault`() async throws {
        let refusing = try serve(.error(status: 401, body: #"{"error":{"code":2006,"message":"Bad key s3cret-key."}}"#))
        defer { refusing.stop() }
        try home.file("config/airfit/config.toml", Self.berlin + "provider = \"weatherapi\"\n")
        try await home.fillVault(["weatherapi": "s3cret-key"])
        try home.givePassphrase()
        home.environment["WEATHERAPI_KEY"] = ""
        let refused = try home.run("weather")
        #expect(refused.status == 77)
        #expect(refused.error == "airfit: WeatherAPI does not take the key: Bad key •••.\n")
    }

    @Test(
        arguments: [
            (429, "Minutely API request limit exceeded. Please try again in one minute."),
            (429, "Hourly API request limit exceeded. Please try again in the next hour."),
            (429, "Daily API request limit exceeded. Please try again tomorrow."),
            (429, "Too many concurrent requests"),
            (200, "Something that came with status 200."), (400, "Cannot initialize from invalid String value."),
        ])
    func `each sentence of Open-Meteo is told`(status: Int, reason: String) throws {
        let server = try serve(.error(status: status, body: #"{"error":true,"reason":"\#(reason)"}"#))
        defer { server.stop() }
        let run = try home.run("weather")
        #expect(run.status == (status == 400 ? 65 : 69))
        #expect(run.error.contains(reason) && run.error.split(separator: "\n").count == 1)
        #expect(try home.run("snapshot").status == 0)
    }

    @Test func `what goes wrong on the way is one sentence`() throws {
        var told: [String] = []
        for scene in [WeatherScene.empty, .redirect, .endless] {
            let server = try serve(scene)
            defer { server.stop() }
            let run = try home.run("weather")
            #expect(run.status == 69)
            told.append(run.error)
        }
        #expect(told[0].contains("What came is not from Open-Meteo"))
        #expect(told[1].contains("Open-Meteo points to example.com, which is not followed."))
        #expect(told[2].contains("Open-Meteo sent more than an answer can be."))
        // Nobody listens there; and there is no such name.
        home.environment["AIRFIT_OPENMETEO_BASE_URL"] = "http://127.0.0.1:9"
        #expect(try home.run("weather").error == "airfit: Nobody answers at 127.0.0.1.\n")
        home.environment["AIRFIT_OPENMETEO_BASE_URL"] = "https://weather.invalid"
        #expect(try home.run("weather").error == "airfit: weather.invalid cannot be found: is the network up?\n")
        // A server that speaks no TLS.
        let plain = try serve()
        defer { plain.stop() }
        home.environment["AIRFIT_OPENMETEO_BASE_URL"] = plain.url.replacing("http://", with: "https://")
        let broken = try home.run("weather")
        // OpenSSL or the end of the connection, whichever comes first.
        #expect(broken.status == 69, "\(broken.error)")
        #expect(broken.error.split(separator: "\n").count == 1, "\(broken.error)")
        home.environment["AIRFIT_OPENMETEO_BASE_URL"] = "http://weather.example.org"
        #expect(try home.run("weather").error == "airfit: weather.example.org is asked over https alone.\n")
    }

    @Test func `a clock that is wrong by a year is told`() throws {
        let server = try WeatherServer(now: now.addingTimeInterval(-365 * 86_400), offset: 0, zone: "Etc/UTC")
        defer { server.stop() }
        home.environment.merge(server.environment) { $1 }
        try home.file("config/airfit/config.toml", Self.berlin)
        let run = try home.run("weather")
        #expect(run.status == 69)
        #expect(run.error.contains("The clock of this machine is 365 days away from that of Open-Meteo; set it right."))
    }

    @Test(arguments: ["90, 0", "-90, 0", "0, 180", "0, -180", "-17.8, 177.4"])
    func `poles and the date line have weather`(place: String) throws {
        let server = try serve()
        defer { server.stop() }
        let run = try home.run(["weather", "--json", "--", place])
        #expect(run.status == 0)
        let weather = try object(run.output)
        #expect((weather["place"] as? [String: Any])?["name"] as? String != "")
        #expect(weather["current"] is [String: Any])
    }

    @Test func `it is told how far it is, by air and by what was recorded`() throws {
        let server = try serve()
        defer { server.stop() }
        let air = try home.run("place", "distance", "48.14, 11.58")
        #expect(air.status == 0)
        #expect(air.output.contains("504 km, to the N"))
        #expect(air.output.contains("No way that you recorded passes both within 500 metres."))
        let points = (0...60).map { index in
            let minute = index < 10 ? "0\(index)" : "\(index)"
            return
                #"<trkpt lat="\#(52.48 + Double(index) / 1000)" lon="13.4"><time>2026-10-01T12:\#(minute == "60" ? "59" : minute):\#(minute == "60" ? "30" : "00")Z</time></trkpt>"#
        }
        let gpx = """
            <?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type>\
            <trkseg>\(points.joined())</trkseg></trk></gpx>
            """
        #expect(try home.run("import", try home.file("run.gpx", gpx)).status == 0)
        let ways = try home.run(["place", "distance", "52.50, 13.40", "52.52, 13.40", "--json"])
        let routes = try #require(try object(ways.output)["routes"] as? [[String: Any]])
        #expect(routes.count == 1 && routes[0]["date"] as? String == "2026-10-01")
        #expect(server.requests.isEmpty)
    }

    @Test func `the weather of past workouts is asked once each, only where it is switched on`() throws {
        let server = try serve()
        defer { server.stop() }
        let points = (0..<60).map { index in
            #"<trkpt lat="\#(52.48 + Double(index) / 1000)" lon="13.4"><time>2026-10-01T12:\#(index < 10 ? "0" : "")\#(index):00Z</time></trkpt>"#
        }
        let gpx = """
            <?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type>\
            <trkseg>\(points.joined())</trkseg></trk></gpx>
            """
        #expect(try home.run("import", try home.file("run.gpx", gpx)).status == 0)
        let off = try home.run("weather", "--past-workouts")
        #expect(off.status == 64 && off.error.contains("weather.past_workouts true"))
        #expect(server.requests.isEmpty)
        #expect(try home.run("config", "set", "weather.past_workouts", "true").status == 0)
        // Nothing before it happened.
        let early = try object(try home.run("weather", "--past-workouts", "--json", "--date", "2026-09-01").output)
        #expect(early["calls"] as? Int == 0)
        let first = try object(try home.run("weather", "--past-workouts", "--json").output)
        #expect(first["found"] as? Int == 1 && first["calls"] as? Int == 1)
        let request = try #require(server.requests.first { $0.path.hasPrefix("/v1/archive") })
        #expect(request.path.contains("latitude=52.52&longitude=13.41&start_date=2026-10-01&end_date=2026-10-01"))
        let again = try object(try home.run("weather", "--past-workouts", "--json").output)
        #expect(again["found"] as? Int == 0 && again["calls"] as? Int == 0)
        #expect(server.requests.count == 1)
        // Exported and listed with the rest.
        #expect(try home.run("export", home.folder + "/out", "--format", "csv").status == 0)
    }

    @Test func `the address of the settings is asked after a yes`() throws {
        let server = try serve()
        defer { server.stop() }
        home.environment["AIRFIT_OPENMETEO_BASE_URL"] = nil
        try home.file("config/airfit/config.toml", Self.berlin + "openmeteo_base_url = \"\(server.url)\"\n")
        #expect(try home.run("weather").status == 0, "on this machine, without a key, there is nothing to ask")
        try home.file(
            "config/airfit/config.toml", Self.berlin + "openmeteo_base_url = \"https://weather.invalid\"\n")
        let unasked = try home.run("weather", "48.14, 11.58")
        #expect(unasked.status == 77)
        #expect(unasked.error.contains("nothing goes to https://weather.invalid before you have confirmed it"))
        #expect(try home.run("keys", "confirm", "openmeteo", "--yes").status == 0)
        #expect(try home.run("weather", "48.14, 11.58").error.contains("weather.invalid cannot be found"))
        #expect(try home.run("config", "set", "weather.openmeteo_base_url", "ftp://x").status == 65)
    }

    @Test func `the doctor remembers who answered last`() throws {
        let server = try serve()
        _ = try home.run("weather")
        let doctor = try home.run("doctor", "--offline")
        #expect(doctor.output.contains("Open-Meteo; not asked; last answer just now"))
        #expect(doctor.output.contains("Open-Meteo, air"))
        server.stop()
        _ = try home.run("weather", "48.14, 11.58")
        let services = try object(
            try String(contentsOfFile: home.folder + "/state/airfit/services.json", encoding: .utf8))
        let record = try #require(services["openmeteo"] as? [String: Any])
        #expect(record["last_success"] is Double)
        #expect(record["problem"] as? String == "Nobody answers at 127.0.0.1.")
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

    @Test func `plain questions are answered with the figures of the command`() throws {
        let server = try serve()
        defer { server.stop() }
        let weather = try object(try home.run("weather", "--json", "--days", "3").output)
        let hours = try #require(weather["hours"] as? [[String: Any]])
        let days = try #require(weather["days"] as? [[String: Any]])
        let tomorrow = try #require(days[1]["date"] as? String)
        func ask(_ question: String) throws -> String {
            let run = try home.run("ask", question)
            #expect(run.status == 0)
            return run.output
        }
        func values(_ name: String, _ clock: ClosedRange<Int>) -> [Double] {
            hours.filter { hour in
                let time = hour["time"] as? String ?? ""
                return time.hasPrefix(tomorrow) && clock.contains(Int(time.dropFirst(11).prefix(2)) ?? -1)
            }.compactMap { $0[name] as? Double ?? ($0[name] as? Int).map(Double.init) }
        }
        let afternoon = values("temperature_celsius", 12...16)
        let (low, high) = (Int(try #require(afternoon.min()).rounded()), Int(try #require(afternoon.max()).rounded()))
        #expect(
            try ask("How warm will it be tomorrow afternoon?").contains("Tomorrow afternoon: \(low) °C to \(high) °C."))
        #expect(try ask("Wie warm wird es morgen Nachmittag?").contains("Morgen Nachmittag: \(low) °C bis \(high) °C."))
        let chance = Int(try #require(values("precipitation_chance_percent", 0...23).max()))
        #expect(try ask("Will it rain tomorrow?").contains("Tomorrow: chance of rain up to \(chance) %"))
        #expect(try ask("Brauche ich morgen einen Regenschirm?").contains("Morgen: Regen bis \(chance) %"))
        let wind = Int(try #require(values("wind_km_h", 0...23).max()).rounded())
        #expect(try ask("How windy will it be tomorrow?").contains("Tomorrow: wind up to \(wind) km/h."))
        let sunrise = try #require(days[1]["sunrise"] as? String).dropFirst(11).prefix(5)
        #expect(try ask("When is sunrise tomorrow?").contains("Tomorrow: sunrise \(sunrise), sunset "))
        #expect(
            try ask("Wann geht morgen die Sonne unter?").contains("Morgen: Sonnenaufgang \(sunrise), Sonnenuntergang "))
        #expect(try ask("What's the air quality?").contains("European index 34 (fair), US index 52 (moderate)"))
        #expect(try ask("Is there pollen?").contains("birch 14"))
        #expect(try ask("When is the best time to run tomorrow?").contains("Tomorrow: "))
        // Another question than how the weather is.
        for question in ["What was the weather yesterday?", "Do I run slower on hot days?"] {
            #expect(try !ask(question).contains("°C"))
        }
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
