import HealthModel
import HealthQuery
import Testing

@Suite struct `Hours of days` {
    private let day = CivilDay(number: 20_000)

    @Test func `sums of a day that runs end with the last hour that has any`() {
        let values = (0..<24).map { IntradayValue(minuteOfDay: $0 * 60, value: (7...9).contains($0) ? 100 : 0) }
        let whole = HourColumn(.steps, day...day, [values], running: nil)
        let running = HourColumn(.steps, day...day, [values], running: day)
        #expect(whole.value(on: day, hour: 23) == 0)
        #expect(running.value(on: day, hour: 9) == 100 && running.value(on: day, hour: 10) == nil)
    }

    @Test func `a workout with many samples does not outweigh the rest of its hour`() throws {
        var values = [IntradayValue(minuteOfDay: 600, value: 60)]
        values += (0..<120).map { IntradayValue(minuteOfDay: 605 + $0 / 60, value: 150) }
        let mean = try #require(HourColumn(.heartRate, day...day, [values], running: nil).value(on: day, hour: 10))
        // Five minutes of 60, one of 150, then 150 for five more.
        #expect(abs(mean - (5 * 60 + 6 * 150) / 11) < 0.01)
    }

    @Test func `what can be no pulse is left out, and an hour without values has none`() {
        let values = [IntradayValue(minuteOfDay: 60, value: 900), IntradayValue(minuteOfDay: 125, value: 70)]
        let hours = HourColumn(.heartRate, day...day, [values], running: nil)
        #expect(hours.value(on: day, hour: 1) == nil && hours.value(on: day, hour: 2) == 70)
    }
}

@Suite struct `Changes of source` {
    private func days(_ names: String) -> [SourceDay] {
        names.enumerated().map { offset, letter in
            SourceDay(
                day: CivilDay(number: 20_000 + offset),
                source: DaySource(name: String(letter), device: "", kind: .watch))
        }
    }

    @Test func `a source counts from the first day of which it gives five of seven`() {
        let changes = SourceChange.all(days("aaaaaaabaaaaaabbabbbbbb"))
        #expect(changes.map(\.day.number) == [20_014])
        #expect(changes.first?.source.name == "b")
    }

    @Test func `the first source is no change, nor is one of a few days at the end`() {
        #expect(SourceChange.all(days("aaaaaaa")).isEmpty && SourceChange.all(days("aaaaaaabbbb")).isEmpty)
        #expect(SourceChange.all([]).isEmpty)
    }

    @Test func `two devices that take turns are no change, one that takes over is one, ten times the same`() {
        #expect(SourceChange.all(days("abababababababababab")).isEmpty)
        #expect(SourceChange.all(days("aabbaabbaabbaabbaabb")).isEmpty)
        let answers = (0..<10).map { _ in SourceChange.all(days("abaababababbabbbbbbbaaaabbbb")) }
        #expect(answers.allSatisfy { $0 == answers[0] })
        #expect(answers[0].map(\.source.name) == ["b"])
    }

    @Test func `a change has the days around it on which both sources recorded`() throws {
        var all = days("aaaaaaaabbbbbbbb")
        for index in [0, 6, 7, 8, 12] {
            all[index].readings = [all[0].source: 60, all[8].source: 56 + Double(index % 2)]
        }
        // A third source is compared with neither.
        all[9].readings = [all[0].source: 60, DaySource(name: "c", device: "", kind: .other): 50]
        let change = try #require(SourceChange.all(all).first)
        #expect(change.pairs.map(\.day.number) == [20_000, 20_006, 20_007, 20_008, 20_012])
        #expect(change.pairs.map(\.before) == [60, 60, 60, 60, 60])
        #expect(change.pairs.map(\.after) == [56, 56, 57, 56, 56])
    }

    @Test func `the word for a source names nobody`() {
        func noun(_ name: String, _ device: String, _ kind: SourceKind) -> DaySource.Noun {
            DaySource(name: name, device: device, kind: kind).noun
        }
        #expect(noun("Alex’s Apple Watch", "Watch6,6", .watch) == .watch)
        #expect(noun("Oura", "", .other) == .ring && noun("Scale", "Bathroom scale", .other) == .scale)
        #expect(noun("New Watch", "", .other) == .watch && noun("Health", "", .other) == .device)
    }
}
