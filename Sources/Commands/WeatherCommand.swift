import ArgumentParser
import Canvas
import Console
import Foundation
import HealthModel
import HealthStore
import JSON
import ProgramContext
import Weather
import WeatherModel

/// `airfit weather`: the weather at a place, with the best hours to be outside.
struct WeatherCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Print the weather, the air and the best hours to be outside.",
        discussion: """
            Without PLACE that of the settings is asked for; without one there, nobody is. PLACE is a name of your own \
            places, a coordinate such as "52.52, 13.41", or a name that is looked up. The service is that of \
            weather.provider: Open-Meteo, which needs no key, unless you chose another. Only two decimals of the \
            coordinate go out. What came holds for ten minutes; where nobody answers, the last of up to a day ago is printed \
            with its age, and standard error says why.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: "Where; your own place without it.")
    var place: [String] = []

    @Option(help: "Days of the forecast, 1 to 16; the service may give fewer.")
    var days = 3

    @Flag(
        help: ArgumentHelp(
            "Ask for the weather of past workouts, once each.",
            discussion: "Where weather.past_workouts is on; the full screen does it by itself."))
    var pastWorkouts = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard !pastWorkouts || place.isEmpty else {
            throw ValidationError("--past-workouts goes by your own places, without PLACE.")
        }
        guard (1...16).contains(days) else { throw ValidationError("--days is 1 to 16.") }
    }

    func run() async throws {
        let (name, days, json, passphrase) = (place.joined(separator: " "), days, json, passphrase)
        if pastWorkouts { return try await PastWorkouts(json: json).run([common, root.common]) }
        try await Context.running([common, root.common]) { context in
            let place = try await context.place(name)
            try await context.prepareWeatherKey(prompt: passphrase.prompt(context))
            let report: WeatherReport
            do throws(WeatherError) {
                report = try await context.weather.report(at: place, days: days, priority: .interactive)
            } catch {
                throw Failure(error)
            }
            let text = WeatherText(
                report, units: context.settings.units.system, now: Date(),
                allowsDark: context.settings.weather.darkHours)
            if json {
                Output.json(WeatherJSON.text(of: text, days: days))
            } else {
                WeatherLines(text: text, days: days).lines.forEach(Output.print)
            }
            report.problems.forEach(Output.error)
        }
    }
}

/// `airfit weather --past-workouts`.
private struct PastWorkouts: Sendable {
    var json: Bool

    func run(_ options: [CommonOptions]) async throws {
        let json = json
        try await Context.running(options) { context in
            guard context.settings.weather.pastWorkouts else {
                throw Failure(
                    "The weather of past workouts is not asked for: airfit config set weather.past_workouts true lets \(context.weather.hosts.past) be told your places, to two decimals, and the dates of your outdoor workouts.",
                    .usage)
            }
            guard context.settings.weather.home != nil else { throw Failure(.noPlace) }
            guard context.asksPastWeather else {
                throw Failure(
                    "Places and weather are not kept, as Settings, Permissions says; so nobody is asked.", .usage)
            }
            let health = try await context.health()
            let outcome: PastWorkoutWeather.Outcome
            do throws(HealthStoreError) {
                outcome = try await context.pastWorkoutWeather(health).run(upTo: context.today)
            } catch {
                throw Failure(error)
            }
            if json { Output.json(outcome.json) } else { outcome.lines.forEach(Output.print) }
            if let problem = outcome.problem { throw Failure(problem, .unavailable) }
        }
    }
}

extension PastWorkoutWeather.Outcome {
    fileprivate var json: String {
        JSONText.object([
            "calls": calls, "far_away": farAway, "found": found, "problem": problem ?? NSNull() as Any,
            "unknown": unknown, "waiting": waiting,
        ])
    }

    fileprivate var lines: [String] {
        func workouts(_ count: Int) -> String { count == 1 ? "1 workout" : "\(count) workouts" }
        var lines = ["\(workouts(found)) got their weather in \(calls) call\(calls == 1 ? "" : "s")."]
        if unknown > 0 { lines.append("Of the time of \(workouts(unknown)) nothing is known.") }
        if farAway > 0 {
            lines.append("\(workouts(farAway)) began more than 30 km from each of your places: nobody was asked.")
        }
        if waiting > 0 { lines.append("\(workouts(waiting)) wait for another run.") }
        return lines
    }
}

extension Context {
    /// The place that a person means: their own by name, a coordinate, or the first that is found.
    /// - Parameter name: empty for the place of the settings.
    func place(_ name: String) async throws -> Place {
        if name.isEmpty {
            guard let home = settings.weather.home else { throw Failure(.noPlace) }
            return home
        }
        let own = [settings.weather.home].compactMap(\.self) + settings.weather.named
        if let known = own.first(where: { $0.name.lowercased() == name.lowercased() }) { return known }
        let found = try await places(name, count: 5)
        guard let first = found.first else {
            throw Failure("There is no place called \(name) at \(weather.placesHost).", .badInput)
        }
        if Coordinate(name) == nil {
            Output.printNote("\(name) is taken as \(first.title) (\(first.coordinate.text)).")
        }
        return first
    }

    func places(_ query: String, count: Int) async throws -> [Place] {
        do throws(WeatherError) {
            return try await weather.places(query, count: count, language: placeLanguage)
        } catch {
            throw Failure(error)
        }
    }
}

/// The weather as `airfit weather` prints it.
private struct WeatherLines {
    let text: WeatherText
    let days: Int

    var lines: [String] {
        let report = text.report
        let today = report.day(of: text.now)
        var lines = [report.place.title, text.present ?? "Nothing is known of this moment."]
        lines += [text.details, text.air].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
        lines += [text.sun(on: today), text.bestText(on: today)].compactMap(\.self)
        let hours = report.upcoming(24, from: text.now)
        if !hours.isEmpty { lines += [""] + hourTable(hours) }
        let shown = report.days.filter { (today..<today.advanced(by: days)).contains($0.day) }
        if !shown.isEmpty { lines += [""] + dayTable(shown) }
        return lines + ["", text.source]
    }

    private func hourTable(_ hours: [WeatherPoint]) -> [String] {
        let units = text.units
        let heading = [
            "HOUR", units.temperature.symbol, "FEELS", "RAIN %", "\(units.precipitation.symbol)/h",
            "WIND \(units.windSpeed.symbol)", "UV", "",
        ]
        return Self.table(
            [heading]
                + hours.map { hour in
                    [
                        text.report.clock(hour.time), text.digits(hour.temperature, units.temperature),
                        text.digits(hour.feelsLike, units.temperature), Self.whole(hour.precipitationChance),
                        text.digits(hour.precipitation, units.precipitation), text.digits(hour.wind, units.windSpeed),
                        Self.whole(hour.uvIndex), hour.condition?.words ?? "–",
                    ]
                })
    }

    private func dayTable(_ days: [WeatherDay]) -> [String] {
        let units = text.units
        let heading = [
            "DAY", "HIGH \(units.temperature.symbol)", "LOW", "RAIN %", units.precipitation.symbol,
            "WIND \(units.windSpeed.symbol)", "UV", "",
        ]
        return Self.table(
            [heading]
                + days.map { day in
                    [
                        day.day.iso, text.digits(day.highest, units.temperature),
                        text.digits(day.lowest, units.temperature), Self.whole(day.precipitationChance),
                        text.digits(day.precipitation, units.precipitation), text.digits(day.wind, units.windSpeed),
                        Self.whole(day.uvIndex), day.condition?.words ?? "–",
                    ]
                })
    }

    private static func whole(_ value: Double?) -> String {
        value.flatMap { DecimalText.text(of: $0, decimals: 0) } ?? "–"
    }

    /// Numbers to the right, the last column to the left.
    private static func table(_ rows: [[String]]) -> [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].cellWidth }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - row[column].cellWidth)
                return column == 0 || column == row.count - 1 ? row[column] + blanks : blanks + row[column]
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
