import Entries
import HealthModel
import Testing

@Suite struct `A line of which workouts are listed` {
    private let march = CivilDay(number: 20_513)...CivilDay(number: 20_543)

    private func read(_ line: String, _ units: UnitSystem = .metric) throws -> WorkoutFilter {
        try WorkoutFilterLine.read(line, units) { words in
            ["in march", "in märz", "im märz"].contains(words) ? march : nil
        }
    }

    @Test(arguments: [
        ("runs in march over 5 km", "“Running” in the kind, 2026-03-01 to 2026-03-31, at least 5 km"),
        ("Läufe im März über 5km", "“Running” in the kind, 2026-03-01 to 2026-03-31, at least 5 km"),
        ("typed with sets", "typed, with sets"), ("getippt mit Sätzen", "typed, with sets"),
        ("recorded with route and heart rate", "recorded by a device, with route and pulse"),
        ("under 45 min", "at most 45 min"), (">10km <2h", "at least 10 km, at most 2 h"),
        ("cycling at least 3 miles", "“Cycling” in the kind, at least 4.83 km"),
        ("swimming over 1500 m", "“Swimming” in the kind, at least 1.5 km"),
        ("by hand \"river\"", "typed, “river” in name or source"), ("tennis", "“Tennis” in the kind"),
        ("ba", "“ba” in the kind"), ("all workouts", ""),
        ("with climb over 200 m", "at least 200 m of climb"), ("climb > 200", "at least 200 m of climb"),
        ("runs over 10 km with climb over 200 m", "“Running” in the kind, at least 10 km, at least 200 m of climb"),
        ("rides with elevation gain under 500m", "“Cycling” in the kind, at most 500 m of climb"),
        ("Wanderungen über 800 hm", "“Hiking” in the kind, at least 800 m of climb"),
        ("mehr als 1.000 höhenmeter", "at least 1000 m of climb"),
        ("until march", "up to 2026-03-31"), ("Läufe bis März", "“Running” in the kind, up to 2026-03-31"),
        ("before march", "up to 2026-02-28"), ("to 10 km", "at most 10 km"), ("bis 10 km", "at most 10 km"),
    ])
    func `is read in English and German`(line: String, wanted: String) throws {
        #expect(WorkoutFilterLine.words(try read(line), .metric) == wanted)
    }

    @Test(arguments: [
        ("over the moon", "over moon"), ("run 5", "5"), ("runs since whenever", "since whenever"),
        ("until", "until"), ("runs to", "to"), ("with climb", "with"), ("climb > lots", "> lots"),
        ("runs ab", "ab"), ("not runs", "not"),
    ])
    func `that is not understood is told, not left out`(line: String, words: String) {
        let problem = #expect(throws: EntryProblem.self) { try read(line) }
        #expect(problem?.sentence.hasPrefix("It is not clear what “\(words)” means") == true)
    }

    @Test func `takes a climb in feet where those are the units`() throws {
        let filter = try read("climb over 1000", .imperial)
        #expect(WorkoutFilterLine.words(filter, .imperial) == "at least 1000 ft of climb")
        #expect(abs((filter.climb.least ?? 0) - 304.8) < 0.01)
    }
}
