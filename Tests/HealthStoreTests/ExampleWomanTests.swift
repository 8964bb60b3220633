import Foundation
import HealthModel
import HealthQuery
import Testing

@testable import HealthStore

@Suite struct `Three weeks that are known by hand` {
    /// Goes away with its file.
    private let temporary: TemporaryStore
    private var store: HealthStore { temporary.store }

    init() async throws { temporary = try await ExampleWoman.store() }

    private func columns(_ fields: [DayField], upTo today: CivilDay = ExampleWoman.today) async throws -> DayColumns {
        try await store.days(Set(fields), upTo: today)
    }

    @Test func `are read day by day as they were recorded`() async throws {
        let columns = try await columns(DayField.allCases)
        #expect(columns.first == ExampleWoman.first)
        let expected: [DayField: [Double?]] = [
            .steps: ExampleWoman.steps, .activeEnergy: ExampleWoman.activeEnergy,
            .exerciseMinutes: ExampleWoman.exercise, .standHours: ExampleWoman.stand, .moveGoal: ExampleWoman.moveGoal,
            .restingHeartRate: ExampleWoman.restingHeartRate, .heartRateVariability: ExampleWoman.variability,
            .weight: ExampleWoman.weight, .bodyFat: ExampleWoman.bodyFat, .alcohol: ExampleWoman.alcohol,
            .energy: ExampleWoman.energy,
        ]
        for (field, values) in expected { #expect(columns.numbers[field] == values, "\(field.rawValue)") }
        let none = [Double?](repeating: nil, count: ExampleWoman.days)
        #expect(columns.numbers[.exerciseGoal] == none.map { _ in 30 })
        #expect(columns.numbers[.standGoal] == none.map { _ in 12 })
        #expect(columns.numbers[.mood] == none)
        #expect(columns.numbers[.vo2Max] == none)
        // A watch that was worn saw no stairs.
        #expect(columns.numbers[.flights] == ExampleWoman.stand.map { $0 == nil ? nil : 0 })
        #expect(columns.texts[.weekday]?.prefix(2) == ["Monday", "Tuesday"])
        #expect(columns.numbers[.isWeekend]?.prefix(7) == [0, 0, 0, 0, 0, 1, 1])
        #expect(columns.texts[.zone] == none.map { _ in "Europe/Paris" })
    }

    @Test func `have rings that close at their goals and stay open without a value`() async throws {
        let columns = try await columns([.moveClosed, .exerciseClosed, .standClosed, .ringsClosed, .movePercent])
        #expect(columns.numbers[.moveClosed]?[2] == 0)
        #expect(columns.numbers[.moveClosed]?[0] == 1)
        #expect(columns.numbers[.ringsClosed]?[9] == .some(nil))
        #expect(columns.numbers[.ringsClosed]?.compactMap { $0 }.reduce(0, +) == 10)
        #expect(columns.numbers[.movePercent]?[0] == 113.75)
    }

    @Test func `have nights by the clock on the wall and by elapsed time`() async throws {
        let columns = try await columns(DayField.allCases)
        for night in ExampleWoman.nights {
            let index = civil(night.date) - ExampleWoman.first
            func value(_ field: DayField) -> Double? { columns.numbers[field]?[index] }
            let (bed, wake) = (minute(night.bed), minute(night.wake))
            // One hour is missing on the clock of the last night.
            let inBed =
                (wake - bed + 1440).truncatingRemainder(dividingBy: 1440) - (night.date.hasSuffix("29") ? 60 : 0)
            let asleep = inBed - night.latency - night.awake - night.after
            #expect(value(.bedTime) == bed, "\(night.date)")
            #expect(value(.wakeTime) == wake, "\(night.date)")
            #expect(value(.timeInBed) == inBed, "\(night.date)")
            #expect(value(.sleep) == asleep, "\(night.date)")
            #expect(value(.sleepHours) == asleep / 60, "\(night.date)")
            #expect(value(.latency) == night.latency, "\(night.date)")
            #expect(value(.awake) == night.awake, "\(night.date)")
            #expect(value(.deep) == night.deep, "\(night.date)")
            #expect(value(.rem) == night.rem, "\(night.date)")
            #expect(value(.core) == night.deep.map { asleep - $0 - (night.rem ?? 0) }, "\(night.date)")
            #expect(value(.sleepEfficiency) == 100 * asleep / inBed, "\(night.date)")
            #expect(value(.deepShare) == night.deep.map { 100 * $0 / asleep }, "\(night.date)")
            #expect(columns.texts[.sleepSource]?[index] == (night.deep == nil ? "Phone" : "Watch"), "\(night.date)")
        }
        #expect(columns.numbers[.sleep]?[9] == .some(nil))
        #expect(columns.numbers[.naps]?[9] == .some(nil))
        #expect(columns.numbers[.naps]?[13] == 1)
        #expect(columns.numbers[.naps]?[12] == 0)
        #expect(columns.numbers[.napMinutes]?[13] == 50)
        #expect(columns.numbers[.sleepTotal]?[13] == 433)
        #expect(columns.numbers[.bedAfterNoon]?[15] == 650)
        #expect(columns.numbers[.midSleep]?[20] == 305)
        // Circular mean of the middles of the second week.
        let angles = columns.numbers[.midSleep]?[7..<14].compactMap { $0 }.map { $0 / 720 * .pi } ?? []
        let mean = atan2(angles.reduce(0) { $0 + sin($1) }, angles.reduce(0) { $0 + cos($1) }) / .pi * 720
        #expect(abs(mean - 223.8687228) < 1e-6)
    }

    private func minute(_ clock: String) -> Double {
        let parts = clock.split(separator: ":").compactMap { Double($0) }
        return parts[0] * 60 + parts[1]
    }

    @Test func `have workouts with their zones, effort and recovery`() async throws {
        let workouts = try await store.workouts(upTo: ExampleWoman.today)
        #expect(workouts.count == ExampleWoman.workouts.count)
        for (index, (workout, expected)) in zip(workouts, ExampleWoman.workouts).enumerated() {
            #expect(workout.id == index + 1)
            #expect(workout.type == expected.activity)
            #expect(workout.date.iso == expected.date)
            #expect(workout.zone == "Europe/Paris")
            #expect(Double(workout.startClock) == minute(expected.start))
            #expect(workout.duration == expected.duration)
            #expect(workout.distance == expected.distance)
            #expect(workout.elevation == expected.elevation)
            #expect(workout.averageHeartRate == expected.average)
            #expect(workout.maximumHeartRate == expected.maximum)
            #expect(workout.activeEnergy == expected.energy)
            #expect(workout.zoneMinutes == expected.zones)
            #expect(workout.effort == expected.effort)
            #expect(workout.heartRateRecovery == expected.recovery)
            #expect(workout.isIndoor == expected.isIndoor)
        }
        #expect(workouts[0].start == "2026-03-10T18:30:00+01:00")
        #expect(workouts[0].end == "2026-03-10T19:05:00+01:00")
        let columns = try await columns([.workouts, .workoutMinutes, .strength, .runDistance, .load])
        #expect(columns.numbers[.workouts]?.compactMap { $0 }.reduce(0, +) == 9)
        #expect(columns.numbers[.workouts]?[0] == 0)
        #expect(columns.numbers[.strength]?[8] == 1)
        #expect(columns.numbers[.runDistance]?[1] == 6.02)
        #expect(columns.numbers[.load]?[1] == 105)
        #expect(columns.numbers[.load]?[0] == 0)
    }

    @Test func `have raw nights that show what adding up would give`() async throws {
        let day = civil("2026-03-21")
        let night = try #require(try await store.nights(in: day...day, upTo: ExampleWoman.today).first)
        #expect((night.bed, night.wake) == (20, 520))
        #expect((night.inBed, night.asleep, night.rawAsleep, night.rawInBed) == (500, 456, 456, 500))
        #expect(night.naiveAsleepSum == 1026)
        #expect(night.source == "Watch")
        #expect(night.sources == ["Phone", "Watch"])
        #expect(night.duplicates == 1)
        let all = try await store.nights(in: ExampleWoman.first...ExampleWoman.today, upTo: ExampleWoman.today)
        #expect(all.count == 20)
        #expect(all.reduce(0) { $0 + $1.duplicates } == 1)
        #expect(all.flatMap(\.naps) == [50])
        #expect(all.count { $0.source == "Phone" } == 1)
        let missing: [Double] = all.map { 450 - $0.asleep }
        let short: Double = missing.map { max(0, $0) }.reduce(0, +) / 60
        #expect(abs(short - 11.03333333) < 1e-8)
        let net: Double = missing.reduce(0, +) / 60
        #expect(abs(net - 10.68333333) < 1e-8)
        let slept: Int = all.flatMap(\.asleepSpans).map(\.count).reduce(0, +)
        let asleep: Double = all.map(\.asleep).reduce(0, +)
        #expect(Double(slept) / 60 == asleep + 50)
    }

    @Test func `end where today is`() async throws {
        let today = civil("2026-03-14")
        let columns = try await store.days([.steps, .workouts, .sleep], upTo: today)
        #expect(columns.numbers[.steps]?.count == 6)
        #expect(columns.numbers[.workouts]?.compactMap { $0 }.reduce(0, +) == 3)
        #expect(try await store.workouts(upTo: today).count == 3)
        #expect(try await store.nights(in: today...ExampleWoman.today, upTo: today).map(\.wakeDate) == [today])
        let weight = try await store.catalogue(upTo: today).first { $0.field == .weight }
        #expect(
            weight == CatalogueEntry(field: .weight, dates: ExampleWoman.first...civil("2026-03-12"), recordedDays: 2))
        #expect(try await store.days([.steps], upTo: civil("2026-03-08")) == DayColumns(first: nil))
    }

    @Test func `are listed with how much there is of each column`() async throws {
        let entries = try await store.catalogue(upTo: ExampleWoman.today)
        let byField = Dictionary(uniqueKeysWithValues: entries.map { ($0.field, $0) })
        #expect(byField[.steps]?.recordedDays == 20)
        #expect(byField[.alcohol]?.dates == civil("2026-03-12")...ExampleWoman.today)
        #expect(byField[.workouts]?.recordedDays == 21)
        #expect(byField[.vo2Max] == nil)
        #expect(byField[.mood] == nil)
        #expect(byField[.bedTime]?.recordedDays == 20)
        #expect(byField[.logHeartRateVariability]?.recordedDays == 19)
    }

    @Test func `are listed on every day as if each value were counted`() async throws {
        for age in [0, 1, 5, 16, 19, 20, 21] {
            let today = ExampleWoman.today.advanced(by: -age)
            let columns = try await store.days(Set(DayField.allCases), upTo: today)
            let listed = try await store.catalogue(upTo: today)
            for field in DayField.allCases {
                let values =
                    columns.numbers[field]?.map { $0 != nil } ?? columns.texts[field]?.map { $0 != nil } ?? []
                let entry = listed.first { $0.field == field }
                #expect(entry?.recordedDays ?? 0 == values.count { $0 }, "\(field.rawValue) \(today.iso)")
                if let first = values.firstIndex(of: true), let last = values.lastIndex(of: true) {
                    let start = try #require(columns.first)
                    #expect(
                        entry?.dates == start.advanced(by: first)...start.advanced(by: last),
                        "\(field.rawValue) \(today.iso)")
                } else {
                    #expect(entry?.dates == nil, "\(field.rawValue) \(today.iso)")
                }
            }
        }
    }

    @Test func `tell who it is about`() async throws {
        let person = try await store.person(on: ExampleWoman.today)
        #expect(person.dateOfBirth == civil("1990-04-02"))
        #expect(person.isFemale == true)
        #expect(person.height == 168)
        #expect(person.maximumHeartRate == nil)
        #expect(person.homeZone == "Europe/Paris")
        #expect(person.goals == [.weight: [QueryGoal(62)]])
    }

    @Test func `are what the samples give when all is computed once more`() async throws {
        let check = try await store.verify()
        #expect(check.differenceCount == 0)
    }
}
