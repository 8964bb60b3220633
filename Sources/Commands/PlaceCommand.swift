import ArgumentParser
import Console
import Foundation
import HealthModel
import HealthStore
import ProgramContext
import Settings
import SettingsModel
import Weather
import WeatherModel

/// `airfit place`: places are looked up, set and listed.
struct PlaceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place", abstract: "Look up places, and set yours.",
        discussion: """
            Names are looked up at Open-Meteo's search (GeoNames) and kept for thirty days; the name goes out, nothing else. \
            The place is stored in the settings, and asked about from then on with two decimals, about a kilometre. \
            airfit config unset weather.latitude ends that.
            """,
        subcommands: [Search.self, Set.self, List.self, Remove.self, Distance.self], defaultSubcommand: Search.self)

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Look up a place by its name.")

        @OptionGroup var common: CommonOptions

        @Argument(help: "A name, or a postcode.")
        var query: [String]

        @Flag(help: "Print JSON.")
        var json = false

        func run() async throws {
            let (query, json) = (query.joined(separator: " "), json)
            try await Context.running([common]) { context in
                let places = try await context.places(query, count: 10)
                if json { return Output.json(PlaceJSON.text(of: places, host: context.weather.placesHost)) }
                guard !places.isEmpty else {
                    throw Failure("There is no place called \(query) at \(context.weather.placesHost).", .badInput)
                }
                let home = context.settings.weather.home
                places.map { PlaceLine.text($0, from: home, context.settings.units.system) }.forEach(Output.print)
                Output.printNote(
                    "Asked: \(context.weather.placesHost). Places by GeoNames (CC BY 4.0), www.geonames.org.")
            }
        }
    }

    struct Set: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set the place whose weather is asked for.",
            discussion:
                "The first that is found counts, and standard error says which; airfit place NAME lists them all.")

        @OptionGroup var common: CommonOptions

        @Argument(help: "A name that is looked up, or a coordinate such as \"52.52, 13.41\".")
        var place: [String]

        @Option(
            name: .customLong("as"), help: ArgumentHelp("Keep it under this name beside your place.", valueName: "name")
        )
        var label: String?

        func run() async throws {
            let (query, label) = (place.joined(separator: " "), label)
            try await Context.running([common]) { context in
                guard let found = try await context.places(query, count: 1).first else {
                    throw Failure("There is no place called \(query) at \(context.weather.placesHost).", .badInput)
                }
                if let label { try await context.keep(found, as: label) } else { try await context.setHome(found) }
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List your places; nobody is asked.")

        @OptionGroup var common: CommonOptions

        @Flag(help: "Print JSON.")
        var json = false

        func run() async throws {
            let json = json
            try await Context.running([common]) { context in
                let weather = context.settings.weather
                let places = [weather.home].compactMap(\.self) + weather.named
                if json { return Output.json(PlaceJSON.text(of: places, host: nil)) }
                places.map { PlaceLine.text($0, from: weather.home, context.settings.units.system) }.forEach(
                    Output.print)
                if places.isEmpty { Output.error(WeatherError.noPlace.sentence) }
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Forget a place; without a name the one that is set.")

        @OptionGroup var common: CommonOptions

        @Argument(help: "The name it was kept under.")
        var place: [String] = []

        func run() async throws {
            let name = place.joined(separator: " ")
            try await Context.running([common]) { context in
                if name.isEmpty { return try await context.removeHome() }
                let kept = context.settings.weather.places.filter {
                    NamedPlace.place($0)?.name.lowercased() != name.lowercased()
                }
                guard kept.count < context.settings.weather.places.count else {
                    throw Failure("There is no place called \(name); airfit place list lists them.", .usage)
                }
                try await context.change([.set("weather.places", .texts(kept))])
            }
        }
    }
}

extension PlaceCommand {
    struct Distance: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print how far it is from one place to another.",
            discussion: """
                Along the great circle, and along the ways that you recorded: those that pass both places within 500 metres, \
                the shortest first. FROM and TO are names of your own places, coordinates such as "52.52, 13.41", or names that \
                are looked up; the ways are looked through on this machine.
                """)

        @OptionGroup var common: CommonOptions

        @Argument(help: "Where it begins.")
        var from: String

        @Argument(help: "Where it ends; your own place without it.")
        var to: String?

        @Flag(help: "Print JSON.")
        var json = false

        func run() async throws {
            let (from, to, json) = (from, to, json)
            try await Context.running([common]) { context in
                let (one, other) = (try await context.place(from), try await context.place(to ?? ""))
                let health = try await context.health()
                let clock = context.home.clock
                let ways: [PlaceDistance.Way]
                do throws(HealthStoreError) {
                    ways = try await health.tracks { track in
                        RouteDistance.along(track, from: one.coordinate, to: other.coordinate).map {
                            .init(day: clock.day(atUnix: track.start), metres: $0)
                        }
                    }
                } catch {
                    throw Failure(error)
                }
                let distance = PlaceDistance(from: one, to: other, ways: ways)
                if json { return Output.json(distance.json) }
                DistanceLines.lines(distance, context.settings.units.system).forEach(Output.print)
            }
        }
    }
}

private enum DistanceLines {
    static func lines(_ distance: PlaceDistance, _ units: UnitSystem) -> [String] {
        let direction = WeatherText.direction(distance.bearing).map { ", to the \($0)" } ?? ""
        let line = "\(distance.from.title) – \(distance.to.title): \(text(distance.metres, units))\(direction)"
        guard let shortest = distance.ways.first else {
            return [line, "No way that you recorded passes both within 500 metres."]
        }
        let count = distance.ways.count == 1 ? "1 way" : "\(distance.ways.count) ways"
        return [
            line,
            "By what you recorded: \(text(shortest.metres, units)) on \(shortest.day.iso), the shortest of \(count).",
        ]
    }

    static func text(_ metres: Double, _ units: UnitSystem) -> String {
        let unit = units.distance(decimals: metres < 100_000 ? 1 : 0)
        let number = DecimalText.text(of: unit.shown(metres / 1000), decimals: unit.decimals) ?? "–"
        return "\(metres < 100_000 ? number : DecimalText.grouped(number)) \(unit.symbol)"
    }
}

/// A place on one line, with how far it is from the person's.
private enum PlaceLine {
    static func text(_ place: Place, from home: Place?, _ units: UnitSystem) -> String {
        var parts = ["\(place.title)  \(place.coordinate.text)"]
        if let home, home.coordinate.rounded != place.coordinate.rounded {
            let kilometres = home.coordinate.distance(to: place.coordinate) / 1000
            let unit = units.distance(decimals: 0)
            let far = DecimalText.text(of: unit.shown(kilometres), decimals: 0) ?? "–"
            parts.append("\(DecimalText.grouped(far)) \(unit.symbol) from \(home.name)")
        }
        if let zone = place.zoneName { parts.append(zone) }
        return parts.joined(separator: "  ")
    }
}

extension Context {
    fileprivate func setHome(_ place: Place) async throws {
        let coordinate = place.coordinate.rounded
        try await change([
            .set("weather.latitude", .number(coordinate.latitude)),
            .set("weather.longitude", .number(coordinate.longitude)),
            .set("weather.place", .text(place.name.isEmpty ? coordinate.text : place.name)),
        ])
        Output.printNote(
            "The place is \(place.title) (\(coordinate.text)). From now on \(settings.weather.providerID.name) is asked for its weather."
        )
    }

    fileprivate func keep(_ place: Place, as label: String) async throws {
        var place = place
        place.name = label
        let text = NamedPlace.text(place)
        guard let name = NamedPlace.place(text)?.name else {
            throw Failure("A place is kept under a name that is not empty.", .usage)
        }
        let others = settings.weather.places.filter { NamedPlace.place($0)?.name.lowercased() != name.lowercased() }
        try await change([.set("weather.places", .texts(others + [text]))])
        Output.printNote("\(name) is \(place.coordinate.text).")
    }

    fileprivate func removeHome() async throws {
        try await change([.unset("weather.latitude"), .unset("weather.longitude"), .unset("weather.place")])
        Output.printNote("No place is set: nobody is asked for the weather.")
    }

    fileprivate func change(_ changes: [SettingsFile.Change]) async throws {
        do throws(SettingsFileError) {
            try await settingsFile.apply(changes)
        } catch {
            throw Failure(error.message, .other)
        }
    }
}
