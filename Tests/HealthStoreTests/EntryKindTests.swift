import Entries
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import Testing

/// What is written down besides water, weight, meals, workouts and check-ins.
@Suite struct `An entry of the log` {
    private let temporary = TemporaryStore()
    private var store: HealthStore { temporary.store }
    private let at = Date(timeIntervalSince1970: Double(unix("2026-05-02T12:00:00Z")))

    private func id(_ entry: LogEntry) async throws -> LoggedEntry.ID {
        guard case .saved(let id) = try await store.log(entry) else { throw HealthStoreError.failed(reason: "twice") }
        return id
    }

    @Test func `of a plan is the same as one that stands, whenever that was written`() async throws {
        let session = PlannedSession(id: "a", day: civil("2026-06-09"), type: "Running", origin: .person)
        let first = try await id(.plan([session]))
        let tomorrow = Date(timeIntervalSince1970: Double(unix("2026-06-02T12:00:00Z")))
        let later = HealthStore(path: temporary.path, options: .init(homeZoneName: "Europe/Berlin", now: { tomorrow }))
        var again = session
        again.id = "b"
        #expect(try await later.log(.plan([again])) == .duplicate(id: first))
        again.minute = 1110
        #expect(try await later.log(.plan([again])) != .duplicate(id: first))
        try await later.undoEntry(first)
        #expect(try await later.log(.plan([session])) != .duplicate(id: first))
    }

    @Test(
        arguments: [
            (LogEntry.Measurement.bodyFat(percent: 18.5), [(MetricID.bodyFat, 18.5)]),
            (
                .bloodPressure(systolic: 128, diastolic: 82, pulse: nil),
                [(.systolicPressure, 128), (.diastolicPressure, 82)]
            ),
            (.glucose(millimolesPerLiter: 5.4, context: .fasting), [(.glucose, 5.4)]),
            (.bodyTemperature(celsius: 37.8), [(.bodyTemperature, 37.8)]),
            (.restingHeartRate(52), [(.restingHeartRate, 52)]),
        ] as [(LogEntry.Measurement, [(MetricID, Double)])])
    func `of a measurement is a value of its day until it is taken back`(
        measurement: LogEntry.Measurement, values: [(MetricID, Double)]
    ) async throws {
        let id = try await id(.measurement(measurement, at: at))
        for (metric, value) in values {
            let stored = try #require(try await temporary.value(of: metric, on: "2026-05-02"))
            #expect(abs(stored - value) < 1e-6)
        }
        try await store.undoEntry(id)
        for (metric, _) in values { #expect(try await temporary.value(of: metric, on: "2026-05-02") == nil) }
    }

    @Test func `of minutes of meditation counts them`() async throws {
        _ = try await id(.mindfulness(minutes: 10, start: at))
        _ = try await id(.mindfulness(minutes: 5, start: at + 3600))
        #expect(try await temporary.value(of: .mindfulMinutes, on: "2026-05-02") == 15)
    }

    @Test func `of a sleep is the night of the day it ended on until it is taken back`() async throws {
        let wake = Date(timeIntervalSince1970: Double(unix("2026-05-02T06:00:00Z")))
        let id = try await id(.sleep(from: wake - 7.5 * 3600, to: wake))
        #expect(try await temporary.value(of: .sleep, on: "2026-05-02") == 450)
        try await store.undoEntry(id)
        #expect(try await temporary.value(of: .sleep, on: "2026-05-02") == nil)
    }

    @Test func `of a template takes the place of all with its name and of those that it is a change of`() async throws {
        func template(_ name: String) throws -> SavedTemplate {
            let squat = StrengthSet("squat", repetitions: 5, load: .kilograms(100))
            return try SavedTemplate(name, sets: [squat], day: civil("2026-05-02"))
        }
        func names() async throws -> [String] {
            try await store.templates().compactMap { entry in
                guard case .template(let template) = entry.entry else { return nil }
                return template.name
            }
        }
        var ids: [LoggedEntry.ID] = []
        for name in ["Legs", "legs", "Push", "push", "Pull"] { ids.append(try await id(.template(try template(name)))) }
        try await store.saveTemplate(try template("LEGS"), inPlaceOf: [ids[2]])
        #expect(try await names() == ["LEGS", "Pull"])
        try await store.deleteTemplates(named: try template("pull"))
        #expect(try await names() == ["LEGS"])
        try await store.saveTemplate(try template("New"), inPlaceOf: [])
        #expect(try await names() == ["New", "LEGS"])
    }

    @Test func `of sets is read by the tools until it is taken back`() async throws {
        _ = try await id(.weight(kilograms: 80, bodyFatPercent: nil, at: at - 86_400))
        let id = try await id(
            .strength(
                [
                    StrengthSet("squat", repetitions: 5, load: .kilograms(100)),
                    StrengthSet("pull-up", repetitions: 6, load: .body(added: 10)), StrengthSet("plank", seconds: 60),
                ], at: at))
        let day = try #require(CivilDay(iso: "2026-05-02"))
        let sets = try await store.journal(upTo: day).sets
        #expect(sets.map(\.exercise) == ["squat", "pull-up", "plank"])
        #expect(sets.map(\.load) == [100, 90, nil])
        #expect(sets.map(\.volume) == [500, 540, nil])
        #expect(sets.map(\.date) == [day, day, day])
        #expect(try await store.journal(upTo: day.advanced(by: -1)).sets.isEmpty)
        let columns = try await store.days([.strengthVolume], upTo: day.advanced(by: 1))
        #expect(columns.numbers[.strengthVolume] == [nil, 1040, 0])
        try await store.undoEntry(id)
        #expect(try await store.journal(upTo: day).sets.isEmpty)
        #expect(try await store.days([.strengthVolume], upTo: day).numbers[.strengthVolume] == [nil, nil])
    }

    @Test func `of tags is a text of its day, and of those after it that it has none`() async throws {
        let day = try #require(CivilDay(iso: "2026-05-02"))
        for tags in [["headache", "travel"], ["headache"]] { _ = try await id(.tags(.init(tags, day: day))) }
        let columns = try await store.days([.tags], upTo: day.advanced(by: 1))
        #expect(columns.first == day)
        #expect(columns.texts[.tags] == ["headache, travel", "none"])
        let table = DayTable(columns, today: day.advanced(by: 1))
        func count(_ comparison: ComparisonOperator, _ names: [String]) -> Int {
            table.days(of: table.everything, where: [Condition(.tags, comparison, .folded(names))]).count
        }
        #expect(count(.equal, ["Travel"]) == 1 && count(.among, ["travel", "cold"]) == 1)
        #expect(count(.unequal, ["travel"]) == 1 && count(.equal, ["none"]) == 1 && count(.equal, ["head"]) == 0)
        // Other columns begin with what is recorded of them.
        #expect(try await store.days([.steps], upTo: day).first == nil)
        #expect(try await store.catalogue(upTo: day).contains { $0.field == .tags && $0.recordedDays == 1 })
    }

    @Test func `of sets and tags is kept as it was said`() async throws {
        let sets = [StrengthSet("squat", repetitions: 5, load: .kilograms(100), effort: 8)]
        var tags = LogEntry.TagEntry(["headache"], day: try #require(CivilDay(iso: "2026-05-02")))
        tags.severity = 6
        for entry in [LogEntry.strength(sets, at: at), .tags(tags)] {
            let id = try await id(entry)
            #expect(try await store.entries(limit: 1).first?.entry == entry)
            try await store.undoEntry(id)
            #expect(try await store.entries(limit: 1).first?.undoneAt != nil)
        }
    }

    @Test func `of a workout has whole seconds of its minutes`() async throws {
        _ = try await id(.workout(LogEntry.LoggedWorkout(type: "Running", start: at - 3600, minutes: 26.166_666_667)))
        let record = try await store.workouts(from: nil, .older, limit: 5).records.first { $0.activity == "Running" }
        #expect(record?.durationSeconds == 1_570)
    }

    @Test func `of a recorded workout has its pauses and laps until it is taken back`() async throws {
        var workout = LogEntry.LoggedWorkout(type: "Running", start: at - 3600, minutes: 30)
        workout.pauses = [.init(offset: 600, seconds: 120)]
        workout.laps = [.init(offset: 0, seconds: 900), .init(offset: 900, seconds: 1020)]
        let id = try await id(.workout(workout))
        func found() async throws -> WorkoutRecord? {
            try await store.workouts(from: nil, .older, limit: 5).records.first { $0.activity == "Running" }
        }
        let record = try #require(try await found())
        #expect(record.durationSeconds == 1800 && record.end == at - 3600 + 1920)
        let detail = try #require(try await store.workout(record.key))
        #expect(detail.events.map(\.kind) == [.lap, .pause, .lap])
        #expect(detail.events.map(\.durationSeconds) == [900, 120, 1020])
        #expect(detail.events.map(detail.activeSeconds) == [780, 120, 1020])
        try await store.undoEntry(id)
        #expect(try await found() == nil)
        _ = try await self.id(.workout(LogEntry.LoggedWorkout(type: "Running", start: at - 3600, minutes: 30)))
        let again = try #require(try await found())
        #expect(try await store.workout(again.key)?.events.isEmpty == true)
    }
}
