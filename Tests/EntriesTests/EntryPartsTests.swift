import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `Several entries in a line` {
    /// Saturday 28 March 2026, 14:05 in Berlin.
    private let clock = EntryClock(
        now: Date(timeIntervalSince1970: 1_774_703_100),
        home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))

    private func texts(_ line: String) throws -> [String] {
        let words = EntryWording(clock: clock, units: .metric)
        return try EntryLine(clock: clock, units: .metric).readAll(line).map(words.line)
    }

    @Test(arguments: [
        (
            "weight 72.4, water 500, slept 23-7",
            [
                "Weight: 72.4 kg, today at 14:05", "Water: 500 ml, today at 14:05",
                "Sleep: 8 h, from yesterday 23:00 to today 07:00",
            ]
        ),
        ("Gewicht 68 und Stimmung 4", ["Weight: 68 kg, today at 14:05", "Check-in: mood 4, today"]),
    ])
    func `are read part by part`(line: String, wanted: [String]) throws {
        #expect(try texts(line) == wanted)
    }

    @Test(arguments: [
        "water 500ml", "mood 4, energy 3, stress 2", "bench 3x8 60kg, squat 5x5 100", "travel, headache, ibuprofen 400",
        "weight 72.4, body fat 18%", "mood 4, slept well and had a good run", "eggs, toast and coffee 450 kcal",
        "note: weight 72.4, water 500", "weight 72.4, yesterday 7:00",
    ])
    func `are none where one entry says it all`(line: String) throws {
        #expect(try texts(line).count == 1)
    }

    @Test func `keep together what one entry can say`() throws {
        #expect(try texts("slept 23:10-6:45, mood 4, energy 3, weight 72.4, body fat 18%").count == 3)
        #expect(try texts("bench 3x8 60kg, squat 5x5 100, water 500").count == 2)
        #expect(try texts("soup and bread 300 kcal, water 300 ml").count == 2)
    }

    @Test(arguments: [
        // One part is none.
        ("weight 72.4, water", "water"), ("weight 72.4, bp 82/128", "bp"),
        // A time may be meant for both.
        ("weight 72.4, water 500 at 8:00", "when “weight 72.4” was"),
        ("weight 72.4 at 7:00, water 500", "when “water 500” was"),
        ("ramipril 5mg & amlodipine 5mg 8am", "when “ramipril 5mg” was"),
        ("weight 72.4 yesterday 7:00, mood 4", "when “mood 4” was"),
        // A goal is set by itself.
        ("goal steps 9000, goal water 2l", "“goal steps 9000” is a goal"),
        ("weight 72.4, goal steps 9000", "“goal steps 9000” is a goal"),
        // Both cannot be.
        ("weight 72.4, weight 73.1", "at the same time"), ("bp 121/77, bp 125/79", "at the same time"),
        ("ran 5k 26:10, yoga 20 min", "at the same time"), ("water 300, water 300", "at the same time"),
    ])
    func `are refused as a whole where one of them is in doubt`(line: String, words: String) {
        #expect { try EntryLine(clock: clock, units: .metric).readAll(line) } throws: {
            ($0 as? EntryProblem)?.sentence.contains(words) == true
        }
    }

    @Test func `have a time each where they happened at several`() throws {
        #expect(try texts("weight 72.4 at 7:00, bp 121/77 at 7:05").count == 2)
        #expect(try texts("water 300 at 9:00, water 300 at 12:00").count == 2)
        #expect(try texts("weight 72.4 at 7:00, mood 4").count == 2)
    }

    @Test func `are one at a time for a tool`() {
        #expect(throws: EntryProblem("Write one entry at a time: “weight 72.4”, then “water 500”.")) {
            try EntryLine(clock: clock, units: .metric).read("weight 72.4, water 500")
        }
    }
}
