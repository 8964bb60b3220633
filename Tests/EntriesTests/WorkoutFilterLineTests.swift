import Entries
import HealthModel
import Testing

@Suite struct `A line of which workouts are listed` {
    private let march = CivilDay(number: 20_513)...CivilDay(number: 20_543)

    private func read(_ line: String) throws -> WorkoutFilter {
        try WorkoutFilterLine.read(line) { words in ["in march", "march", "im märz"].contains(words) ? march : nil }
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
    ])
    func `is read in English and German`(line: String, wanted: String) throws {
        #expect(WorkoutFilterLine.words(try read(line), .metric) == wanted)
    }

    @Test(arguments: ["over the moon", "run 5", "runs since whenever"])
    func `that is not understood is told, not left out`(line: String) {
        let problem = #expect(throws: EntryProblem.self) { try read(line) }
        #expect(problem?.sentence.hasPrefix("It is not clear what") == true)
    }
}
