import Foundation
import HealthModel
import Testing
import WeatherModel

@Suite struct `Best hours` {
    /// 21 June 2026, 00:00 UTC.
    private let midnight = Date(timeIntervalSince1970: 1_782_000_000)

    /// The day of the rule's example.
    private var day: [WeatherPoint] {
        var hours = [8: point(8, 13, chance: 5), 9: point(9, 16, chance: 5)]
        hours[10] = point(10, 19, chance: 5, uv: 4)
        hours[12] = point(12, 26, chance: 10, uv: 7, air: 44)
        hours[15] = point(15, 28, chance: 65, rain: 1.4, wind: 22, uv: 4, air: 50)
        hours[16] = point(16, 20, code: 95)
        hours[18] = point(18, 16, chance: 15)
        hours[19] = point(19, 16, chance: 10)
        hours[20] = point(20, 16, isDay: false)
        return hours.keys.sorted().compactMap { hours[$0] }
    }

    @Test func `each hour has the score of the rule`() {
        let verdicts = day.map { BestHours.verdict(on: $0) }
        let scores = verdicts.map { $0.score.map { ($0 * 10).rounded() / 10 } }
        #expect(scores == [99, 99, 87, 55, 37, nil, 97, 98, nil])
        #expect(verdicts[5] == .out(.thunderOrIce))
        #expect(verdicts[8] == .out(.dark))
    }

    @Test func `two hours are the best in a row, then the best that do not overlap`() {
        let best = BestHours(day, needed: 2)
        #expect(best.windows.map { hour($0.start) } == [8, 18])
        #expect(best.windows.map { hour($0.end) } == [10, 20])
        #expect(best.windows.map(\.score) == [99, 97.5])
        #expect(best.obstacle == nil)
    }

    @Test func `two windows that touch are one`() {
        let best = BestHours((8..<14).map { point($0, $0 < 10 ? 17 : 19) }, needed: 2)
        #expect(best.windows.map { hour($0.start) } == [8])
        #expect(best.windows.map { hour($0.end) } == [12])
        #expect(best.windows.map(\.score) == [99])
    }

    @Test func `the rule is told in the person's degrees`() {
        #expect(BestHours.rule(in: .metric).hasPrefix("feels like 8–18 °C, dry"))
        #expect(BestHours.rule(in: .imperial).hasPrefix("feels like 46–64 °F, dry"))
    }

    @Test func `the prevailing reason is the most frequent, the dark only where it is all`() {
        #expect(BestHours.Reason.prevailing([.dark, .dark, .rain]) == .rain)
        #expect(BestHours.Reason.prevailing([.dark]) == .dark)
        #expect(BestHours.Reason.prevailing([]) == nil)
    }

    @Test func `no good hour names its largest penalty`() {
        #expect(BestHours([point(12, 40)]).windows.isEmpty)
        #expect(BestHours([point(12, 40)]).obstacle == .temperature)
        #expect(BestHours([point(2, 10, isDay: false)]).obstacle == .dark)
        #expect(BestHours([point(2, 10, isDay: false)], allowingDark: true).windows.count == 1)
        #expect(BestHours([point(2, 10, isDay: false), point(12, 10, rain: 3)]).obstacle == .rain)
        #expect(BestHours([]).obstacle == nil)
    }

    @Test func `an hour without figures is no good hour`() {
        #expect(BestHours.verdict(on: WeatherPoint(time: midnight)) == .out(.unknown))
        var still = point(12, 12)
        still.wind = nil
        #expect(BestHours.verdict(on: still) == .out(.unknown))
    }

    @Test(arguments: [
        (AirQuality.Index.european(79), false), (.european(80), true), (.unitedStates(150), false),
        (.unitedStates(151), true), (.unitedStatesCategory(3), false), (.unitedStatesCategory(4), true),
    ])
    func `bad air is out by its own scale`(index: AirQuality.Index, isOut: Bool) {
        var hour = point(12, 12)
        hour.air = AirQuality()
        hour.air?.indices = [index]
        #expect((BestHours.verdict(on: hour) == .out(.air)) == isOut)
    }

    private func point(
        _ hour: Int, _ feels: Double, chance: Double = 0, rain: Double = 0, wind: Double = 5, uv: Double = 0,
        air: Int? = nil, code: Int = 1, isDay: Bool = true
    ) -> WeatherPoint {
        var point = WeatherPoint(time: midnight.addingTimeInterval(Double(hour) * 3600))
        point.condition = WeatherCondition(code: code)
        (point.temperature, point.feelsLike, point.humidity) = (feels, feels, 20)
        (point.precipitationChance, point.precipitation, point.wind, point.uvIndex) = (chance, rain, wind, uv)
        (point.isDay, point.radiation) = (isDay, 0)
        if let air {
            point.air = AirQuality()
            point.air?.indices = [.european(air)]
        }
        return point
    }

    private func hour(_ time: Date) -> Int { Int(time.timeIntervalSince(midnight)) / 3600 }
}

@Suite struct `Heat and cold` {
    @Test(arguments: [(32.0, 70.0, 40.4), (28, 60, 29.4), (24, 50, 23.9), (30, 90, 40.8)])
    func `heat index`(temperature: Double, humidity: Double, index: Double) {
        #expect(abs(ThermalStress.heatIndex(temperature: temperature, humidity: humidity) - index) < 0.06)
    }

    @Test func `wind chill`() throws {
        #expect(abs(try #require(ThermalStress.windChill(temperature: -5, wind: 30)) + 13) < 0.06)
        #expect(abs(try #require(ThermalStress.windChill(temperature: -17, wind: 28)) + 28.3) < 0.06)
        #expect(ThermalStress.windChill(temperature: 11, wind: 30) == nil)
        #expect(ThermalStress.windChill(temperature: 0, wind: 4) == nil)
    }

    @Test(arguments: [(30.0, 50.0, 29.3, 24.6), (26, 60, 26.6, 22.1)])
    func `wet bulb globe temperature`(temperature: Double, humidity: Double, sun: Double, shade: Double) {
        let inSun = ThermalStress.wbgt(temperature: temperature, humidity: humidity, inSun: true)
        let inShade = ThermalStress.wbgt(temperature: temperature, humidity: humidity, inSun: false)
        #expect(abs(inSun - sun) < 0.06)
        #expect(abs(inShade - shade) < 0.06)
    }
}

@Suite struct `Places and reports` {
    @Test(arguments: [
        (52.52437, 13.41053, "52.52, 13.41"), (-0.001, -0.004, "0.00, 0.00"), (90, 180, "90.00, 180.00"),
        (-33.8688, -179.999, "-33.87, -180.00"),
    ])
    func `a coordinate goes out with two decimals`(latitude: Double, longitude: Double, text: String) throws {
        let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(coordinate.text == text)
        #expect(Coordinate(text) == coordinate.rounded)
    }

    @Test func `what is no place on the earth is none`() {
        #expect(Coordinate(latitude: 90.1, longitude: 0) == nil)
        #expect(Coordinate(latitude: 0, longitude: -180.1) == nil)
        #expect(Coordinate(latitude: .nan, longitude: 0) == nil)
        #expect(Coordinate("Berlin") == nil)
        #expect(Coordinate("1 2 3") == nil)
    }

    @Test func `distance is that of the great circle, across the date line too`() throws {
        let berlin = try #require(Coordinate("52.52, 13.41"))
        let hamburg = try #require(Coordinate("53.55, 9.99"))
        #expect(abs(berlin.distance(to: hamburg) - 255_700) < 1000)
        let east = try #require(Coordinate("0, 179.5"))
        #expect(abs(east.distance(to: try #require(Coordinate("0, -179.5"))) - 111_195) < 10)
    }

    @Test func `a named place reads as it was written`() throws {
        let place = Place(name: "the = office  ", coordinate: try #require(Coordinate("52.5, 13.3")))
        #expect(NamedPlace.text(place) == "the office = 52.50 13.30")
        #expect(NamedPlace.place("the office = 52.50, 13.30")?.name == "the office")
        #expect(NamedPlace.place("office 52.5, 13.3") == nil)
        #expect(NamedPlace.place("= 52.5, 13.3") == nil)
    }

    @Test func `a title repeats nothing and never is empty`() throws {
        let zero = try #require(Coordinate("0, 0"))
        #expect(Place(name: "Berlin", coordinate: zero, region: "Berlin", country: "X").title == "Berlin, X")
        #expect(Place(name: "", coordinate: zero).title == "0.00, 0.00")
    }

    @Test func `an old report says its age, and the forecast stands in for the moment`() throws {
        let then = Date(timeIntervalSince1970: 1_782_000_000)
        let place = Place(name: "X", coordinate: try #require(Coordinate("0, 0")), zoneName: "Nowhere/None")
        var report = WeatherReport(provider: .openMeteo, host: "h", place: place, fetchedAt: then, utcOffset: 3600)
        report.current = WeatherPoint(time: then)
        report.hours = (0..<5).map { WeatherPoint(time: then.addingTimeInterval(Double($0) * 3600)) }
        #expect(report.ageText(at: then.addingTimeInterval(600)) == nil)
        #expect(report.ageText(at: then.addingTimeInterval(1800)) == "30 min ago")
        let later = then.addingTimeInterval(3 * 3600 + 60)
        #expect(report.ageText(at: later) == "3 h ago")
        #expect(report.point(at: then.addingTimeInterval(60)) == report.current)
        #expect(report.point(at: later) == report.hours[3])
        #expect(report.point(at: then.addingTimeInterval(86_400)) == nil)
        #expect(report.upcoming(2, from: later).first == report.hours[3])
        // A zone that the system does not know: by the offset.
        #expect(report.clock(then) == "01:00")
    }

    @Test(arguments: [
        (AirQuality.Index.european(19), "good"), (.european(20), "fair"), (.european(100), "extremely poor"),
        (.unitedStates(50), "good"), (.unitedStates(51), "moderate"), (.unitedStates(500), "hazardous"),
        (.unitedStatesCategory(6), "hazardous"), (.openWeather(1), "good"), (.openWeather(5), "very poor"),
    ])
    func `each scale of the air has its own words`(index: AirQuality.Index, words: String) {
        #expect(index.words == words)
    }

    // MARK: Workouts that are over

    private func hours(_ values: [(Double, Double)], from start: Date) -> [WeatherPoint] {
        values.enumerated().map { index, value in
            var point = WeatherPoint(time: start.addingTimeInterval(Double(index) * 3600))
            (point.temperature, point.precipitation) = value
            point.condition = WeatherCondition(code: index == 2 ? 61 : 1)
            point.gusts = 20 + Double(index)
            point.wind = 18
            point.humidity = 60
            return point
        }
    }

    @Test func `the weather of a workout is the mean of its time, and the rain that fell in it`() throws {
        let midnight = Date(timeIntervalSince1970: 1_795_219_200)
        let hours = hours([(10, 0), (12, 0), (14, 2), (16, 4)], from: midnight)
        // 00:30 to 01:30 is one o'clock's, with half of the rain of the hour until two.
        let weather = try #require(
            WorkoutWeather(hours, from: midnight.addingTimeInterval(1800), to: midnight.addingTimeInterval(5400)))
        #expect(weather.temperature == 12)
        #expect(weather.precipitation == 1)
        #expect(weather.condition?.code == 1)
        let long = try #require(WorkoutWeather(hours, from: midnight, to: midnight.addingTimeInterval(3 * 3600)))
        #expect(long.temperature.map { ($0 * 10).rounded() / 10 } == 13)
        #expect(long.precipitation == 6)
        #expect(long.condition?.code == 61 && long.gusts == 23)
        #expect(
            WorkoutWeather(hours, from: midnight.addingTimeInterval(-86_400), to: midnight.addingTimeInterval(-80_000))
                == nil)
        #expect(WorkoutWeather([], from: midnight, to: midnight) == nil)
    }

    @Test func `what is kept of it reads as it was`() throws {
        let start = Date(timeIntervalSince1970: 1_795_219_200)
        let weather = try #require(WorkoutWeather(hours([(10, 0), (12, 0)], from: start), from: start, to: start))
        let samples = Dictionary(weather.samples.map { ($0.figure, $0.value) }) { first, _ in first }
        #expect(samples[.humidity] == 0.6 && samples[.wind] == 5)
        #expect(WorkoutWeather(samples: samples) == weather)
        #expect(weather.text(.metric) == "10 °C, mainly clear, wind 18 km/h, gusts 20 km/h, humidity 60 %")
        #expect(weather.text(.imperial).hasPrefix("50 °F, mainly clear, wind 11 mph"))
        #expect(WorkoutWeather(samples: [:]) == nil)
    }

    // MARK: Ways

    @Test func `a way between two places is the shortest piece that passes both`() throws {
        let (one, other) = (
            Coordinate(latitude: 52.50, longitude: 13.40)!, Coordinate(latitude: 52.52, longitude: 13.40)!
        )
        func track(_ latitudes: [Double], gapAt: Int? = nil) -> RouteTrack {
            RouteTrack(start: 0, points: latitudes.enumerated().map { .init($1, 13.40, isAfterGap: $0 == gapAt) })
        }
        let steps = stride(from: 52.48, through: 52.54, by: 0.001).map { $0 }
        let length = try #require(RouteDistance.along(track(steps), from: one, to: other))
        // The pieces begin and end within 500 m of the places.
        #expect(abs(length - (one.distance(to: other) - 2 * 445)) < 130)
        let back = try #require(RouteDistance.along(track(steps.reversed()), from: one, to: other))
        #expect(abs(back - length) < 0.001)
        #expect(RouteDistance.along(track(Array(steps.prefix(20))), from: one, to: other) == nil)
        #expect(RouteDistance.along(track(steps, gapAt: 30), from: one, to: other) == nil)
        #expect(RouteDistance.along(track([]), from: one, to: other) == nil)
    }

    @Test func `the bearing goes over the pole and the date line`() {
        let berlin = Coordinate(latitude: 52.52, longitude: 13.41)!
        #expect(berlin.bearing(to: Coordinate(latitude: 90, longitude: 0)!).rounded() == 0)
        #expect(berlin.bearing(to: berlin) == 0)
        let fiji = Coordinate(latitude: -17, longitude: 179)!
        #expect(fiji.bearing(to: Coordinate(latitude: -17, longitude: -179)!).rounded() == 90)
        #expect(fiji.distance(to: Coordinate(latitude: -17, longitude: -179)!) < 213_000)
    }

    @Test(
        arguments: [
            (0, "just now"), (59, "just now"), (60, "1 min ago"), (3599, "59 min ago"), (7200, "2 h ago"),
            (172_799, "47 h ago"), (172_800, "2 days ago"), (-50, "just now"), (.infinity, "just now"),
        ] as [(Double, String)])
    func `an age is told in one unit`(seconds: Double, text: String) { #expect(AgeText.text(seconds: seconds) == text) }
}
