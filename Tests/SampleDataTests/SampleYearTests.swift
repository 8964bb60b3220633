import Entries
import Foundation
import HealthModel
import ImportKit
import SampleData
import Testing

@Suite struct `Sample year` {
    let clock: DayClock
    let lastDay: CivilDay
    let now: Int

    init() throws {
        clock = try #require(DayClock(zoneName: "Europe/Berlin"))
        lastDay = try #require(CivilDay(year: 2026, month: 11, day: 21))
        now = clock.start(of: lastDay) + 15 * 3_600
    }

    func year() throws -> RecordingSink {
        let sink = RecordingSink()
        try SampleYear(endingOn: lastDay, clock: clock, now: now).feed(into: sink)
        return sink
    }

    func days(of samples: [ImportedSample]) -> Set<CivilDay> {
        Set(samples.map { clock.day(atUnix: Int($0.start)) })
    }

    @Test func `is the same every time`() throws {
        let (one, other) = (try year(), try year())
        #expect(one.samples == other.samples)
        #expect(one.sleep == other.sleep)
        #expect(one.workouts == other.workouts)
        #expect(one.summaries == other.summaries)
        #expect(one.routes == other.routes)
    }

    @Test func `has the way of its runs in the park, as long as the watch says`() throws {
        let sink = try year()
        #expect((25...60).contains(sink.routes.count))
        for route in sink.routes {
            let (first, last) = (try #require(route.points.first), try #require(route.points.last))
            let run = try #require(sink.workouts.first { $0.start * 1000 == first.atMs })
            #expect(run.activity == "Running" && run.end * 1000 == last.atMs)
            var meters = 0.0
            for (one, other) in zip(route.points, route.points.dropFirst()) {
                meters += GreatCircle.distance(
                    fromLatitude: one.latitude, longitude: one.longitude, toLatitude: other.latitude,
                    longitude: other.longitude)
            }
            #expect(abs(meters / (run.distanceMeters ?? 0) - 1) < 0.03)
            #expect(route.points.allSatisfy { $0.altitude != nil })
        }
        // The rounds are not all the same.
        #expect(Set(sink.routes.map { "\($0.points[20].latitude)" }).count > sink.routes.count / 2)
    }

    @Test(arguments: [-200, -1, 40, 300]) func `has the same days whatever day it ends on`(days: Int) throws {
        let other = RecordingSink()
        let last = lastDay.advanced(by: days)
        try SampleYear(endingOn: last, clock: clock, now: clock.start(of: last) + 86_000).feed(into: other)
        let both = max(lastDay, last).advanced(by: 3 - SampleYear.days)...min(lastDay, last).advanced(by: -2)
        let seconds = Int64(clock.start(of: both.lowerBound))..<Int64(clock.start(of: both.upperBound.advanced(by: 1)))
        func shared(_ sink: RecordingSink) -> Set<String> {
            Set(
                sink.samples.filter { seconds.contains($0.start) }.map {
                    "\(sink.types[Int($0.type)].identifier) \(sink.sources[Int($0.source)]) \($0.start) \($0.duration) \($0.value)"
                })
        }
        let (one, two) = (shared(try year()), shared(other))
        #expect(one.count > 1_000 && one == two)
    }

    @Test(arguments: [-200, -30, 5, 40, 300]) func `has the same goals whatever day it ends on`(days: Int) throws {
        let other = RecordingSink()
        let last = lastDay.advanced(by: days)
        let end = clock.start(of: last) + 86_000
        try SampleYear(endingOn: last, clock: clock, now: end).feed(into: other)
        let both = Int64(min(now, end))
        func known(_ sink: RecordingSink) -> [ImportedGoal] {
            sink.goals.filter { $0.setAt <= both }.map { goal in
                var goal = goal
                if let ended = goal.endedAt, ended > both { goal.endedAt = nil }
                return goal
            }
        }
        let (one, two) = (known(try year()), known(other))
        #expect(one.count >= 4 && one == two)
        #expect(other.goals.allSatisfy { $0.setAt <= Int64(end) && $0.endedAt ?? 0 <= Int64(end) })
    }

    @Test func `plans each week on the Saturday before it, not on a holiday, and lets go what a cold prevents`() throws
    {
        let sink = try year()
        let plans = try sink.entries.compactMap { entry -> [PlannedSession]? in
            guard case .plan(let sessions) = try JSONDecoder().decode(LogEntry.self, from: Data(entry.content.utf8))
            else { return nil }
            #expect(
                clock.day(atUnix: Int(entry.writtenAt)) == sessions[0].day.advanced(by: -sessions[0].day.weekday - 2))
            #expect(Int(entry.writtenAt) <= now)
            return sessions
        }
        let sessions = plans.flatMap(\.self)
        #expect((48...53).contains(plans.count))
        #expect(sessions.allSatisfy { $0.type != "Strength" || $0.sets?.count == 9 })
        // 21 November 2026 is a Saturday at three: the next week is planned in the evening.
        #expect(sessions.map(\.day).max() == lastDay)
        let trip = lastDay.advanced(by: -127)...lastDay.advanced(by: -118)
        #expect(!sessions.contains { trip.contains($0.day) })
        let cold = lastDay.advanced(by: -43)...lastDay.advanced(by: -37)
        #expect(sessions.filter { cold.contains($0.day) }.allSatisfy { $0.cancellation != nil })
        #expect(sessions.count { $0.cancellation != nil } == sessions.count { cold.contains($0.day) })
    }

    @Test func `lists what was written down in its last two weeks, and all sets, tags and plans, up to now`() throws {
        let sink = try year()
        let entries = try sink.entries.map { try JSONDecoder().decode(LogEntry.self, from: Data($0.content.utf8)) }
        let moments = sink.entries.map { Int($0.writtenAt) }
        for (moment, entry) in zip(moments, entries) {
            #expect(moment <= now)
            switch entry {
            case .strength(let sets, _): #expect(sets.count == 9)
            case .tags(let entry): #expect(!entry.tags.isEmpty)
            case .plan(let sessions): #expect(!sessions.isEmpty)
            case .goalEnd(let end): #expect(end.outcome == .completed)
            case .template(let template): #expect(template.sets.count == 9)
            default: #expect(clock.day(atUnix: moment) > lastDay.advanced(by: -15))
            }
        }
        #expect(moments.contains { clock.day(atUnix: $0) == lastDay })
        func count(_ isKind: (LogEntry) -> Bool) -> Int { entries.count(where: isKind) }
        #expect(count { if case .water = $0 { true } else { false } } > 40)
        #expect(count { if case .meal = $0 { true } else { false } } > 20)
        #expect(count { if case .checkIn = $0 { true } else { false } } > 3)
        #expect(count { if case .strength = $0 { true } else { false } } > 40)
        #expect(count { if case .tags = $0 { true } else { false } } > 20)
        #expect(count { if case .template = $0 { true } else { false } } == 2)
        // Each is among the samples, so that nothing counts twice.
        let energy = Set(sink.of("DietaryEnergyConsumed").map { "\($0.start) \($0.value)" })
        for case .meal(let meal, let at) in entries {
            guard let kcal = meal.kilocalories else { continue }
            #expect(energy.contains("\(Int(at.timeIntervalSince1970)) \(kcal)"))
        }
    }

    @Test func `holds what a person writes down, a trip, an illness and a new watch`() throws {
        let sink = try year()
        #expect((180...260).contains(sink.checkIns.count))
        #expect(days(of: sink.of("DietaryEnergyConsumed")).count > 240 && days(of: sink.of("DietaryWater")).count > 240)
        #expect(sink.goals.map(\.metric) == ["steps", "steps", "water_ml", "weight_kg", "workouts", "run_km"])
        #expect(sink.goals.allSatisfy { $0.setAt <= Int64(now) && $0.endedAt ?? 0 <= Int64(now) })
        #expect(sink.zones.filter { $0.name == "Europe/Lisbon" }.count == 10)
        #expect(Set(sink.sleep.filter { $0.zoneName == "Europe/Lisbon" }.map(\.start)).count > 50)
        let watches = sink.of("HeartRate").sorted { $0.start < $1.start }.map(\.source)
        #expect(Set(watches).count == 2 && zip(watches, watches.dropFirst()).count { $0 != $1 } == 1)
    }

    @Test func `is another one with another seed`() throws {
        let other = RecordingSink()
        try SampleYear(endingOn: lastDay, clock: clock, now: now, seed: 39).feed(into: other)
        #expect(try year().samples != other.samples)
    }

    @Test func `gives each type in order of time`() throws {
        let samples = try year().samples
        let isOrdered = zip(samples, samples.dropFirst()).allSatisfy { one, next in
            one.type < next.type || one.type == next.type && one.start <= next.start
        }
        #expect(isOrdered)
    }

    @Test func `covers a year and nothing after now`() throws {
        let sink = try year()
        #expect((60_000...150_000).contains(sink.samples.count))
        #expect(sink.samples.allSatisfy { $0.start + Int64($0.duration) <= now })
        #expect(sink.sleep.allSatisfy { $0.start + Int64($0.duration) <= now })
        #expect(sink.workouts.allSatisfy { $0.end <= now })
        let days = days(of: sink.samples)
        #expect(days.max() == lastDay)
        #expect(try #require(days.min()) <= lastDay.advanced(by: -364))
    }

    @Test(arguments: [
        ("StepCount", 1.0...3_000), ("HeartRate", 40...195), ("RestingHeartRate", 48...76),
        ("HeartRateVariabilitySDNN", 9...95), ("RespiratoryRate", 11...20), ("OxygenSaturation", 0.9...1),
        ("VO2Max", 39...46.5), ("BodyMass", 75...85), ("BodyFatPercentage", 0.17...0.25), ("Height", 1.78...1.78),
        ("BasalEnergyBurned", 60...85), ("FlightsClimbed", 1...4), ("DistanceCycling", 100...3_000),
    ]) func `has plausible values`(name: String, range: ClosedRange<Double>) throws {
        let found = try year().of(name)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { range.contains($0.value) })
    }

    @Test func `walks as many steps a day as people do`() throws {
        let sink = try year()
        let watch = Int32(try #require(sink.sources.firstIndex { $0.sourceClass == .watch }))
        let sums = Dictionary(grouping: sink.of("StepCount").filter { $0.source == watch }) {
            clock.day(atUnix: Int($0.start))
        }.mapValues { $0.reduce(0) { $0 + $1.value } }
        let mean = sums.values.reduce(0, +) / Double(sums.count)
        #expect((6_500...12_000).contains(mean))
        #expect(try #require(sums.values.max()) > 1.5 * mean)
    }

    @Test func `counts the same steps on watch and phone`() throws {
        let sink = try year()
        let steps = sink.of("StepCount")
        let bySource = Dictionary(grouping: steps, by: \.source)
        let day = lastDay.advanced(by: -1)
        let ofDay = bySource.values.map { $0.filter { clock.day(atUnix: Int($0.start)) == day } }.filter { !$0.isEmpty }
        try #require(ofDay.count == 2)
        let isOverlapping = ofDay[0].contains { one in
            ofDay[1].contains {
                $0.start < one.start + Int64(one.duration) && one.start < $0.start + Int64($0.duration)
            }
        }
        #expect(isOverlapping)
    }

    @Test func `has days without the watch and nights without stages`() throws {
        let sink = try year()
        #expect((2...20).contains(366 - days(of: sink.of("RestingHeartRate")).count))
        let nights = Set(sink.sleep.filter { $0.stage == .rem }.map { clock.day(atUnix: Int($0.start) + 6 * 3_600) })
        #expect((310...362).contains(nights.count))
        #expect(days(of: sink.of("BodyMass")).count < 290)
        #expect(sink.summaries.count == days(of: sink.of("BasalEnergyBurned")).count)
    }

    @Test func `sleeps in stages that do not overlap`() throws {
        let stages = try year().sleep.filter { $0.stage != .inBed }.sorted { $0.start < $1.start }
        #expect(Set(stages.map(\.stage)) == [.awake, .core, .deep, .rem])
        #expect(zip(stages, stages.dropFirst()).allSatisfy { $0.start + Int64($0.duration) <= $1.start })
        let asleep = stages.filter { $0.stage.isAsleep }.reduce(0) { $0 + Double($1.duration) } / 3_600 / 345
        #expect((6.2...8.2).contains(asleep))
    }

    @Test func `gets fitter and lighter, with a week of illness`() throws {
        let sink = try year()
        func mean(_ name: String, _ ages: ClosedRange<Int>) -> Double {
            let range = lastDay.advanced(by: -ages.upperBound)...lastDay.advanced(by: -ages.lowerBound)
            let found = sink.of(name).filter { range.contains(clock.day(atUnix: Int($0.start))) }
            return found.reduce(0) { $0 + $1.value } / Double(found.count)
        }
        #expect(mean("VO2Max", 0...30) > mean("VO2Max", 335...365) + 2)
        #expect(mean("BodyMass", 0...30) < mean("BodyMass", 335...365) - 2)
        #expect(mean("RestingHeartRate", 38...42) > mean("RestingHeartRate", 50...80) + 4)
        #expect(mean("HeartRateVariabilitySDNN", 38...42) < mean("HeartRateVariabilitySDNN", 50...80) - 5)
        #expect(mean("StepCount", 38...42) < mean("StepCount", 50...80))
    }

    @Test func `changes its move goal once`() throws {
        let goals = try year().summaries.sorted { $0.day < $1.day }.map(\.activeEnergyGoalKcal)
        #expect(zip(goals, goals.dropFirst()).filter { $0 != $1 }.count == 1)
    }

    @Test func `trains in several ways`() throws {
        let workouts = try year().workouts
        #expect((120...300).contains(workouts.count))
        #expect(
            Set(workouts.map(\.activity)).isSuperset(of: [
                "Running", "TraditionalStrengthTraining", "Cycling", "Walking", "Yoga",
            ]))
        #expect(workouts.allSatisfy { ($0.averageHeartRateBPM ?? 0) > 70 && ($0.energyKcal ?? 0) > 50 })
    }

    @Test func `is as far today as the clock`() throws {
        let sink = try year()
        let today = try #require(sink.summaries.first { $0.day == lastDay })
        let evening = RecordingSink()
        try SampleYear(endingOn: lastDay, clock: clock, now: now + 6 * 3_600).feed(into: evening)
        let later = try #require(evening.summaries.first { $0.day == lastDay })
        #expect(today.activeEnergyKcal > 0 && today.activeEnergyKcal < later.activeEnergyKcal)
        #expect(sink.of("RestingHeartRate").contains { clock.day(atUnix: Int($0.start)) == lastDay })
    }

    @Test(arguments: [0, 3, 9, 23]) func `can end at any hour`(hour: Int) throws {
        let sink = RecordingSink()
        let now = clock.start(of: lastDay) + hour * 3_600
        try SampleYear(endingOn: lastDay, clock: clock, now: now).feed(into: sink)
        #expect(sink.samples.allSatisfy { $0.start + Int64($0.duration) <= now && $0.duration >= 0 })
    }
}
