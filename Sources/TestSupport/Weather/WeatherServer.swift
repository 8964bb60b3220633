import Foundation
import HealthModel

/// How the doubles of the weather services answer.
public enum WeatherScene: Sendable {
    case plain
    /// Every other value of a column is `null`, and pollen is.
    case nulls
    /// The column of temperatures is one value short.
    case unevenColumns
    /// °F, m/s and inches, as the units say.
    case otherUnits
    /// A zone that no system knows.
    case unknownZone
    /// The sun neither rises nor sets: `null`, or another day's.
    case polarNight
    /// No hit: the key `results` is missing.
    case noResults
    /// The body of an error.
    case error(status: Int, body: String)
    /// A login page with status 200.
    case page
    case empty
    /// Points to plain http elsewhere.
    case redirect
    case endless
    case silence
}

/// Doubles of Open-Meteo, OpenWeatherMap and WeatherAPI in one loopback server, told apart by path.
public final class WeatherServer: Sendable {
    private let server: LoopbackServer

    /// - Parameters:
    ///   - now: the present of the answers, at a full hour.
    ///   - offset: of the place, in seconds east of UTC.
    ///   - air: how the air is answered; as the rest without it.
    ///   - hasOneCall: whether the key may ask OpenWeatherMap's One Call.
    public init(
        _ scene: WeatherScene = .plain, now: Date, offset: Int = 3600, zone: String = "Europe/Berlin",
        air: WeatherScene? = nil, hasOneCall: Bool = false
    ) throws {
        server = try LoopbackServer.start { request in
            let path = request.path.prefix { $0 != "?" }
            let isAir = path.hasSuffix("/air-quality") || path.hasSuffix("/air_pollution")
            let scene = isAir ? air ?? scene : scene
            if let answer = Self.trouble(scene) { return answer }
            if path == "/data/3.0/onecall", !hasOneCall {
                return .whole(
                    status: 401,
                    #"{"cod":401,"message":"Please note that using One Call 3.0 requires a separate subscription."}"#)
            }
            let answers = WeatherAnswers(
                scene: scene, now: Int(now.timeIntervalSince1970), offset: offset, zone: zone,
                isUnix: request.path.contains("timeformat=unixtime"), pastDays: Self.pastDays(request.path))
            return answers.body(of: String(path)).map { .whole($0) } ?? .whole(status: 404, "<html>not found</html>")
        }
    }

    public var url: String { server.url }
    public var requests: [LoopbackServer.Request] { server.requests }
    /// Ends every connection; later ones are refused.
    public func stop() { server.stop() }

    /// The environment that makes the program ask this server.
    public var environment: [String: String] {
        ["OPENMETEO", "OPENWEATHERMAP", "WEATHERAPI"].reduce(into: [:]) { $0["AIRFIT_\($1)_BASE_URL"] = url }
    }

    /// The days that are asked for by their dates.
    private static func pastDays(_ path: String) -> ClosedRange<CivilDay>? {
        let parts = path.split(whereSeparator: { $0 == "?" || $0 == "&" })
        func day(_ name: String) -> CivilDay? {
            parts.first { $0.hasPrefix(name + "=") }.flatMap { CivilDay(iso: $0.dropFirst(name.count + 1)) }
        }
        guard let first = day("start_date"), let last = day("end_date"), first <= last else { return nil }
        return first...last
    }

    private static func trouble(_ scene: WeatherScene) -> LoopbackAnswer? {
        switch scene {
        case .error(let status, let body): .whole(status: status, body)
        case .page: .whole(type: "text/html", "<html><body>Welcome to the hotel's network</body></html>")
        case .empty: .whole("")
        case .redirect: .whole(status: 302, headers: ["Location: http://example.com/login"], "")
        case .endless:
            LoopbackAnswer([
                .send(LoopbackAnswer.head(status: 200, ["Content-Type: application/json"])),
                .flood(Array(repeating: 32, count: 65_536)),
            ])
        case .silence: LoopbackAnswer([.hang])
        default: nil
        }
    }
}

/// The answers of the services, with the fields of their documentation.
struct WeatherAnswers {
    var scene: WeatherScene
    /// Seconds since 1970.
    var now: Int
    var offset: Int
    var zone: String
    /// Open-Meteo's times are numbers.
    var isUnix: Bool
    /// Days that are over, asked for by their dates.
    var pastDays: ClosedRange<CivilDay>?

    private var isUneven: Bool { if case .unevenColumns = scene { true } else { false } }
    private var hasNulls: Bool { if case .nulls = scene { true } else { false } }
    private var isOther: Bool { if case .otherUnits = scene { true } else { false } }
    private var isPolar: Bool { if case .polarNight = scene { true } else { false } }
    private var zoneName: String { if case .unknownZone = scene { "Mars/Olympus" } else { zone } }
    /// Midnight of the place's day.
    private var midnight: Int { (now + offset) / 86_400 * 86_400 - offset }

    func body(of path: String) -> String? {
        switch path {
        case "/v1/forecast" where pastDays == nil: forecast
        case "/v1/forecast", "/v1/archive": past
        case "/data/3.0/onecall": oneCall
        case "/v1/air-quality": air
        case "/v1/search": places
        case "/data/2.5/weather": openWeatherNow
        case "/data/2.5/forecast": openWeatherHours
        case "/data/2.5/air_pollution": openWeatherAir
        case "/v1/forecast.json": weatherAPI
        default: nil
        }
    }

    // MARK: Open-Meteo

    private var envelope: String {
        """
        "latitude":52.52,"longitude":13.42,"generationtime_ms":0.21,"utc_offset_seconds":\(offset),\
        "timezone":"\(zoneName)","timezone_abbreviation":"GMT+1","elevation":38.0
        """
    }

    private func time(_ seconds: Int) -> String {
        if isUnix { return "\(seconds)" }
        let local = seconds + offset
        let day = CivilDay(number: local / 86_400)
        return "\"\(day.iso)T\(two(local / 3600 % 24)):\(two(local / 60 % 60))\""
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func column(_ count: Int, _ value: (Int) -> Double) -> String {
        let texts = (0..<count).map { hasNulls && $0 % 2 == 1 ? "null" : "\(value($0))" }
        return "[\(texts.joined(separator: ","))]"
    }

    /// From 4 °C at night to 14 in the afternoon.
    private func temperature(_ hour: Int) -> Double {
        let celsius = 9 - 5 * cos(Double(hour % 24 - 3) / 12 * .pi)
        return (isOther ? celsius * 1.8 + 32 : celsius).rounded(to: 1)
    }

    private var units: String {
        isOther
            ? #""temperature_2m":"°F","apparent_temperature":"°F","wind_speed_10m":"m/s","precipitation":"inch""#
            : #""temperature_2m":"°C","apparent_temperature":"°C","wind_speed_10m":"km/h","precipitation":"mm""#
    }

    private var forecast: String {
        let hours = 7 * 24
        let format = isUnix ? "unixtime" : "iso8601"
        let hour = (now - midnight) / 3600
        let wind = isOther ? 3.5 : 12.6
        var hourly = ["\"time\":[\((0..<hours).map { time(midnight + $0 * 3600) }.joined(separator: ","))]"]
        hourly.append("\"temperature_2m\":\(column(isUneven ? hours - 1 : hours, temperature))")
        hourly.append("\"apparent_temperature\":\(column(hours, temperature))")
        let columns: [(String, (Int) -> Double)] = [
            ("relative_humidity_2m", { _ in 70 }), ("weather_code", { $0 % 24 < 15 ? 2 : 61 }),
            ("precipitation", { $0 % 24 < 15 ? -0.0 : isOther ? 0.02 : 0.5 }),
            ("precipitation_probability", { $0 % 24 < 15 ? 5 : 60 }), ("wind_speed_10m", { _ in wind }),
            ("wind_direction_10m", { _ in 225 }), ("wind_gusts_10m", { _ in 25 }),
            ("uv_index", { (9...15).contains($0 % 24) ? 2 : 0 }), ("is_day", { (7..<17).contains($0 % 24) ? 1 : 0 }),
            ("shortwave_radiation", { (9...15).contains($0 % 24) ? 200 : 0 }),
        ]
        hourly += columns.map { "\"\($0.0)\":\(column(hours, $0.1))" }
        return """
            {\(envelope),"current_units":{"time":"\(format)","interval":"seconds",\(units),"weather_code":"wmo code"},\
            "current":{"time":\(time(now)),"interval":900,"temperature_2m":\(temperature(hour)),\
            "apparent_temperature":\(temperature(hour)),"relative_humidity_2m":70,"is_day":1,"weather_code":61,\
            "wind_speed_10m":\(wind),"wind_direction_10m":225,"wind_gusts_10m":25,"precipitation":\(isOther ? 0.02 : 0.3),\
            "cloud_cover":75,"pressure_msl":1013.2},\
            "hourly_units":{"time":"\(format)",\(units)},"hourly":{\(hourly.joined(separator: ","))},\
            "daily_units":{"time":"\(format)"},"daily":{\(daily)}}
            """
    }

    private var daily: String {
        func times(_ hour: Int) -> String {
            (0..<7).map { day in
                if isPolar { return day == 0 ? "null" : time(midnight + (day + 20) * 86_400) }
                return time(midnight + day * 86_400 + hour * 3600 + 36 * 60)
            }.joined(separator: ",")
        }
        let starts = (0..<7).map { day in
            isUnix ? "\(midnight + day * 86_400)" : "\"\(CivilDay(number: (midnight + offset) / 86_400 + day).iso)\""
        }
        let columns: [(String, (Int) -> Double)] = [
            ("weather_code", { _ in 61 }), ("temperature_2m_max", { 14 + Double($0) }),
            ("temperature_2m_min", { 4 - Double($0) }), ("uv_index_max", { _ in 2 }),
            ("precipitation_sum", { _ in 4.5 }), ("precipitation_probability_max", { _ in 60 }),
            ("wind_speed_10m_max", { _ in 20 }), ("wind_gusts_10m_max", { _ in 35 }),
        ]
        return "\"time\":[\(starts.joined(separator: ","))],\"sunrise\":[\(times(7))],\"sunset\":[\(times(16))],"
            + columns.map { "\"\($0.0)\":\(column(7, $0.1))" }.joined(separator: ",")
    }

    private var air: String {
        let hours = 5 * 24
        let columns: [(String, (Int) -> Double)] = [
            ("european_aqi", { _ in 34 }), ("us_aqi", { _ in 52 }), ("pm2_5", { _ in 8.1 }), ("pm10", { _ in 13.4 }),
            ("ozone", { _ in 61 }), ("nitrogen_dioxide", { _ in 12 }), ("birch_pollen", { _ in 14 }),
        ]
        let nothing = "[\(Array(repeating: "null", count: hours).joined(separator: ","))]"
        let times = (0..<hours).map { time(midnight + $0 * 3600) }.joined(separator: ",")
        return "{\(envelope),\"hourly_units\":{\"pm2_5\":\"μg/m³\"},\"hourly\":{\"time\":[\(times)],"
            + columns.map { "\"\($0.0)\":\(column(hours, $0.1))" }.joined(separator: ",")
            + ",\"grass_pollen\":\(nothing)}}"
    }

    private var places: String {
        if case .noResults = scene { return #"{"generationtime_ms":0.6}"# }
        return #"""
            {"results":[{"id":2950159,"name":"Berlin\u001b[31m","latitude":52.52437,"longitude":13.41053,"elevation":74.0,
            "feature_code":"PPLC","country_code":"DE","timezone":"Europe/Berlin","population":3426354,
            "postcodes":["10967"],"country":"Deutschland","admin1":"Land Berlin","admin2":""},
            {"id":5083330,"name":"Berlin","latitude":44.46867,"longitude":-71.18508,"country_code":"US",
            "timezone":"America/New_York","country":"Vereinigte Staaten","admin1":"New Hampshire"},
            {"id":1,"name":"Nowhere","latitude":91.0,"longitude":0.0}],"generationtime_ms":0.6}
            """#
    }

    /// Hours of days that are over, in UTC: 10 °C at midnight, a degree more each hour.
    private var past: String {
        guard let pastDays else { return #"{"error":true,"reason":"Parameter start_date is missing"}"# }
        let first = pastDays.lowerBound.number * 86_400
        let hours = (pastDays.upperBound.number - pastDays.lowerBound.number + 1) * 24
        let times = (0..<hours).map { "\(first + $0 * 3600)" }.joined(separator: ",")
        return """
            {"latitude":52.52,"longitude":13.42,"utc_offset_seconds":0,"timezone":"UTC","hourly":{"time":[\(times)],\
            "temperature_2m":\(column(hours) { Double(10 + $0 % 24) }),"apparent_temperature":\(column(hours) { Double(8 + $0 % 24) }),\
            "relative_humidity_2m":\(column(hours) { _ in 60 }),"precipitation":\(column(hours) { $0 % 24 == 12 ? 2 : 0 }),\
            "weather_code":\(column(hours) { $0 % 24 == 12 ? 61 : 2 }),"wind_speed_10m":\(column(hours) { _ in 12 }),\
            "wind_gusts_10m":\(column(hours) { Double(20 + $0 % 24) }),"is_day":\(column(hours) { $0 % 24 > 6 ? 1 : 0 })}}
            """
    }

    // MARK: OpenWeatherMap

    private var oneCall: String {
        let condition = #""weather":[{"id":800,"main":"Clear","description":"clear sky","icon":"01d"}]"#
        let hours = (0..<48).map { hour in
            """
            {"dt":\(now + hour * 3600),"temp":\(temperature(hour)),"feels_like":\(temperature(hour)),"pressure":1013,\
            "humidity":70,"dew_point":1,"uvi":2,"clouds":0,"visibility":10000,"wind_speed":3.5,"wind_deg":225,\
            "wind_gust":7,\(condition),"pop":0.1\(hour == 2 ? ",\"rain\":{\"1h\":1.5}" : "")}
            """
        }
        let days = (0..<8).map { day in
            """
            {"dt":\(midnight + day * 86_400 + 43_200),"sunrise":\(midnight + day * 86_400 + 27_360),\
            "sunset":\(midnight + day * 86_400 + 57_960),"temp":{"day":12,"min":4,"max":14},"wind_speed":5,\
            "wind_gust":9,\(condition),"clouds":0,"pop":0.4,"rain":1.5,"uvi":3}
            """
        }
        return """
            {"lat":52.52,"lon":13.41,"timezone":"\(zoneName)","timezone_offset":\(offset),"current":{"dt":\(now),\
            "sunrise":\(midnight + 27_360),"sunset":\(midnight + 57_960),"temp":3.4,"feels_like":0.2,"pressure":1013,\
            "humidity":87,"uvi":1,"clouds":0,"visibility":10000,"wind_speed":3.5,"wind_deg":225,\(condition)},\
            "hourly":[\(hours.joined(separator: ","))],"daily":[\(days.joined(separator: ","))]}
            """
    }

    private var openWeatherNow: String {
        """
        {"coord":{"lon":13.41,"lat":52.52},"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],\
        "base":"stations","main":{"temp":3.4,"feels_like":0.2,"temp_min":2,"temp_max":5,"pressure":1013,"humidity":87,\
        "sea_level":1013,"grnd_level":1008},"visibility":10000,"wind":{"speed":3.5,"deg":225},"rain":{"1h":0.3},\
        "clouds":{"all":75},"dt":\(now),"sys":{"country":"DE","sunrise":\(midnight + 27_360),"sunset":\(midnight + 57_960)},\
        "timezone":\(offset),"id":2950159,"name":"Berlin","cod":200}
        """
    }

    private var openWeatherHours: String {
        let entries = (1...40).map { step in
            """
            {"dt":\(now + step * 10_800),"main":{"temp":\(temperature(step * 3)),"feels_like":\(temperature(step * 3)),\
            "pressure":1013,"humidity":70},"weather":[{"id":803,"main":"Clouds","description":"broken clouds",\
            "icon":"04d"}],"clouds":{"all":75},"wind":{"speed":3.5,"deg":225,"gust":7},"visibility":10000,"pop":0.4,\
            \(step == 2 ? "\"rain\":{\"3h\":1.5}," : "")"sys":{"pod":"\(step % 8 < 4 ? "d" : "n")"},"dt_txt":""}
            """
        }
        return #"{"cod":"200","message":0,"cnt":40,"list":[\#(entries.joined(separator: ","))],"city":{"id":1}}"#
    }

    private var openWeatherAir: String {
        """
        {"coord":{"lon":13.41,"lat":52.52},"list":[{"dt":\(now),"main":{"aqi":2},"components":{"co":200,"no":0.1,\
        "no2":12,"o3":61,"so2":1,"pm2_5":8.1,"pm10":13.4,"nh3":0.5}}]}
        """
    }

    // MARK: WeatherAPI

    private var weatherAPI: String {
        let local = now + offset
        let day = CivilDay(number: local / 86_400)
        let days = (0..<3).map { index in
            let hours = (0..<24).map { hour in
                """
                {"time_epoch":\(midnight + index * 86_400 + hour * 3600),"temp_c":\(temperature(hour)),"is_day":1,\
                "condition":{"text":"Sunny","code":1000},"wind_kph":12.6,"wind_degree":225,"pressure_mb":1013,\
                "precip_mm":0.0,"humidity":70,"cloud":0,"feelslike_c":\(temperature(hour)),"vis_km":10,"uv":2,\
                "gust_kph":25,"chance_of_rain":"5","chance_of_snow":0}
                """
            }
            return """
                {"date":"\(day.advanced(by: index).iso)","date_epoch":1,"day":{"maxtemp_c":14,"mintemp_c":4,\
                "maxwind_kph":20,"totalprecip_mm":4.5,"daily_chance_of_rain":60,"daily_chance_of_snow":0,\
                "condition":{"text":"Sunny","code":1000},"uv":2},"astro":{"sunrise":"\(isPolar ? "No sunrise" : "07:36 AM")",\
                "sunset":"\(isPolar ? "No sunset" : "04:06 PM")"},"hour":[\(hours.joined(separator: ","))]}
                """
        }
        return """
            {"location":{"name":"Berlin","region":"Berlin","country":"Germany","lat":52.52,"lon":13.4,\
            "tz_id":"\(zoneName)","localtime_epoch":\(now + 17),\
            "localtime":"\(day.iso) \(local / 3600 % 24):\(two(local / 60 % 60))"},\
            "current":{"last_updated_epoch":\(now),"temp_c":3.4,"is_day":1,"condition":{"text":"Mist","code":1030},\
            "wind_kph":12.6,"wind_degree":225,"pressure_mb":1013,"precip_mm":0.3,"humidity":87,"cloud":75,\
            "feelslike_c":0.2,"vis_km":10,"uv":1,"gust_kph":25,"air_quality":{"co":200,"no2":12,"o3":61,"so2":1,\
            "pm2_5":8.1,"pm10":13.4,"us-epa-index":1,"gb-defra-index":1}},\
            "forecast":{"forecastday":[\(days.joined(separator: ","))]},"alerts":{"alert":[]}}
            """
    }
}

extension Double {
    fileprivate func rounded(to decimals: Int) -> Double {
        let scale = pow(10, Double(decimals))
        return (self * scale).rounded() / scale
    }
}
