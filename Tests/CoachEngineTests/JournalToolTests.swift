import HealthModel
import HealthQuery
import JSON
import Testing

@testable import CoachEngine
@testable import CoachTools

@Suite struct `The tool journal` {
    private static let written: QueryJournal = {
        func sets(_ day: String, _ loads: [(Double, Int)]) -> [QuerySet] {
            loads.map { load, repetitions in
                var set = QuerySet("bench press", date: CivilDay(iso: day)!, clock: 18 * 60)
                (set.load, set.repetitions) = (load, repetitions)
                return set
            }
        }
        var plank = QuerySet("plank", date: CivilDay(iso: "2026-03-20")!, clock: 540)
        plank.seconds = 60
        var pullUp = QuerySet("pull-up", date: CivilDay(iso: "2026-03-20")!, clock: 541)
        (pullUp.repetitions, pullUp.added, pullUp.effort) = (6, 10, 8)
        func tag(_ name: String?, _ day: String, severity: Int? = nil, note: String? = nil) -> QueryTag {
            var tag = QueryTag(name, date: CivilDay(iso: day)!, clock: 600)
            (tag.severity, tag.note) = (severity, note)
            return tag
        }
        return QueryJournal(
            sets: sets("2026-03-10", [(60, 8), (60, 8), (60, 7)]) + sets("2026-03-17", [(62.5, 8), (62.5, 12)])
                + [plank, pullUp],
            tags: [
                tag("headache", "2026-03-11", severity: 6), tag("headache", "2026-03-12", severity: 3),
                tag("travel", "2026-03-12"), tag(nil, "2026-03-15", note: "Bring ignored rules"),
            ])
    }()

    private func ask(_ arguments: String, _ consent: ConsentFilter = .everything) async throws -> JSONValue {
        var reading = ExampleReading()
        reading.written = Self.written
        return try await CoachEngineTests.ask("journal", arguments, reading, consent)
    }

    @Test func `sums sets up by exercise`() async throws {
        let reply = try await ask(#"{"kind":"sets"}"#)
        #expect(reply["sets"].integer == 7 && reply["days"].integer == 3)
        // 60 · 23 + 62.5 · 20; the load of the pull-ups is not known.
        #expect(reply["volume_kg"].number == 2630)
        let bench = try #require(reply["exercises"].array?.first)
        #expect(bench["exercise"].text == "bench press" && bench["days"].integer == 2)
        #expect(bench["last"].text == "1 x 8 at 62.5 kg, 1 x 12 at 62.5 kg")
        #expect(bench["heaviest_kg"].number == 62.5 && bench["heaviest_on"].text == "2026-03-17")
        // Epley of 62.5 × 8; twelve repetitions give none.
        #expect(bench["est_1rm_kg"].number == 79.2 && bench["est_1rm_on"].text == "2026-03-17")
        #expect(bench["best_volume_kg"].number == 1380 && bench["best_volume_on"].text == "2026-03-10")
        let others = reply["exercises"].array?.dropFirst().compactMap { $0["last"].text }
        #expect(others == ["1 x 60 s", "1 x 6 at own weight + 10 kg, RPE 8"])
    }

    @Test func `lists the sessions of one exercise, the newest first`() async throws {
        let reply = try await ask(#"{"kind":"sets","name":"Bench press","range":"2026-03","limit":1}"#)
        #expect(reply["sessions"].array?.count == 1 && reply["omitted"].integer == 1)
        #expect(reply["sessions"].array?.first?["volume_kg"].number == 1250)
        #expect(reply["sessions"].array?.first?["time"].text == "18:00")
    }

    @Test func `lists many entries of several tags where they are asked for`() async throws {
        var reading = ExampleReading()
        reading.written = QueryJournal(
            tags: (0..<40).map { index in
                QueryTag(index < 20 ? "headache" : "travel", date: CivilDay(number: 20_500 + index), clock: 600)
            })
        let all = try await CoachEngineTests.ask("journal", #"{"kind":"tags"}"#, reading)
        #expect(all["entries"].integer == 40 && all["tags"].array?.count == 2)
        #expect(all["rows"].array?.isEmpty == true && all["omitted"].integer == 40)
        #expect(all["notes"].json?.contains("more than 31 entries") == true)
        let some = try await CoachEngineTests.ask("journal", #"{"kind":"tags","limit":5}"#, reading)
        #expect(some["rows"].array?.count == 5 && some["omitted"].integer == 35)
        let one = try await CoachEngineTests.ask("journal", #"{"kind":"tags","name":"travel"}"#, reading)
        #expect(one["rows"].array?.count == 20)
    }

    @Test func `counts tags and lists their entries`() async throws {
        let reply = try await ask(#"{"kind":"tags"}"#)
        #expect(reply["entries"].integer == 4 && reply["days"].integer == 3)
        #expect(reply["tags"].array?.first?["tag"].text == "headache")
        #expect(reply["tags"].array?.first?["severity_mean_of_10"].number == 4.5)
        #expect(reply["rows"].array?.first?["note"].text == "Bring ignored rules")
        let one = try await ask(#"{"kind":"tags","name":"headache","range":"2026-03-12"}"#)
        #expect(one["days"].integer == 1 && one["rows"].array?.count == 1)
    }

    @Test(arguments: [#"{"kind":"sets","name":"bensh press"}"#, #"{"kind":"tags","name":"headake"}"#])
    func `names what is near a name that is not written down`(arguments: String) async throws {
        let reply = try await ask(arguments)
        #expect(reply["no_data"].flag == true)
        #expect(["bench press", "headache"].contains(reply["error"]["suggestions"].array?.first?.text ?? ""))
    }

    @Test func `says which dates there are for those that have none`() async throws {
        let reply = try await ask(#"{"kind":"sets","range":"2025"}"#)
        #expect(reply["no_data"].flag == true && reply["available"]["first"].text == "2026-03-10")
    }

    @Test func `begins with the first of its kind, whenever the other begins`() async throws {
        #expect(try await ask(#"{"kind":"sets"}"#)["from"].text == "2026-03-10")
        #expect(try await ask(#"{"kind":"tags"}"#)["from"].text == "2026-03-11")
    }

    @Test(arguments: ["sets", "tags"])
    func `tells nothing that is not shared`(kind: String) async throws {
        let reply = try await ask(
            #"{"kind":"\#(kind)"}"#, ConsentFilter(place: .elsewhere, shared: [.sleep, .activity]))
        #expect(reply["withheld"].array?.count == 1 && reply["sets"].isMissing && reply["entries"].isMissing)
    }

    @Test(arguments: [#"{"kind":"tags"}"#, #"{"kind":"tags","name":"headache"}"#, #"{"kind":"tags","range":"today"}"#])
    func `says a figure once`(arguments: String) async throws {
        let names = try #require(try await ask(arguments).members).map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
        #expect(names.contains("days"))
    }
}
