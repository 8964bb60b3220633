import Entries
import Foundation
import HealthModel
import ImportKit
import JSON

/// A year of an invented person, Alex, born in 1988, with an iPhone, an Apple Watch that is followed by a newer one and a
/// scale, who runs through the park with it and writes down in AirFit meals, drinks, check-ins, strength sets, templates, tags and a
/// plan: for the demonstration and for tests. The same arguments give the same year, and a day of the calendar is the same
/// in every year that holds it. About 115,000 samples.
public struct SampleYear {
    /// How many days it has.
    public static let days = 366

    let life: SampleLife
    private let lastDay: CivilDay
    let now: Int

    /// - Parameters:
    ///   - lastDay: the day on which the year ends.
    ///   - now: Unix seconds; what had not ended by then is left out, so that the last day is as far as it is.
    public init(endingOn lastDay: CivilDay, clock: DayClock, now: Int, seed: UInt64 = 38) {
        life = SampleLife(seed: seed, clock: clock)
        self.lastDay = lastDay
        self.now = now
    }

    public var profile: ImportedProfile {
        ImportedProfile(
            dateOfBirth: CivilDay(year: 1988, month: 1, day: 17), sex: .male, newestZoneName: life.clock.zoneName)
    }

    /// Alex's goals up to now. Every two years Alex begins anew: one of steps gives way to a higher one, one of workouts is
    /// completed, and one of running is added, on days of the calendar that no day on which the year ends moves.
    private var goals: [ImportedGoal] {
        let first = morning(ofDay: 0)
        let end = completion <= now ? completion : nil
        let all = [
            ImportedGoal(metric: "steps", target: 8_000, period: "day", setAt: first),
            ImportedGoal(metric: "steps", target: 9_000, period: "day", setAt: morning(ofDay: 185)),
            ImportedGoal(metric: "water_ml", target: 2_000, period: "day", setAt: first),
            ImportedGoal(metric: "weight_kg", target: 78, setAt: first),
            ImportedGoal(metric: "workouts", target: 3, period: "week", setAt: first, endedAt: end),
            ImportedGoal(metric: "run_km", target: 20, period: "week", setAt: morning(ofDay: 305)),
        ]
        return all.filter { $0.setAt <= now }
    }

    /// The day of the two years of goals on which the templates are kept.
    private static let templateDay = 305

    private var completion: Int64 { morning(ofDay: 265) }

    /// Nine o'clock of a day of the two years of goals that hold the last day, from 0.
    private func morning(ofDay number: Int) -> Int64 {
        Int64(life.start(life.ageOfFirstGoals(before: life.age(on: lastDay)) - number) + 9 * 3_600)
    }

    /// Gives the year to a sink as a file would, day by day, and its samples at the end.
    public func feed(into sink: any ImportSink) throws {
        let last = life.age(on: lastDay)
        var recorder = try SampleRecorder(life: life, sink: sink, now: now, newest: last)
        try sink.set(profile: profile)
        for goal in goals { try sink.add(goal: goal) }
        for age in (last..<last + Self.days).reversed() { try recorder.record(age) }
        try recorder.batch.flush()
        if completion <= now {
            let end = GoalEnd(.workouts, .completed, at: Date(timeIntervalSince1970: Double(completion)))
            try recorder.write(.goalEnd(end), at: Int(completion))
        }
        let kept = morning(ofDay: Self.templateDay)
        if kept <= now {
            let age = life.ageOfFirstGoals(before: life.age(on: lastDay)) - Self.templateDay
            try recorder.keepTemplates(age, at: Int(kept))
        }
        for entry in recorder.entries { try sink.add(entry: entry) }
    }
}

/// Writes what each device would have written.
struct SampleRecorder {
    let life: SampleLife
    let sink: any ImportSink
    var batch: SampleBatch
    private let oldWatch: Int32
    private let newWatch: Int32
    /// The one of the day.
    private(set) var watch: Int32
    let phone: Int32
    let scale: Int32
    /// The source of entries written in AirFit.
    let diary: Int32
    /// The meals, drinks and check-ins of the last days, and all sets, tags and plans, as the Log screen lists them.
    var entries: [ImportedEntry] = []
    /// The age of the last day.
    let newest: Int
    /// So many days are listed.
    private static let listedDays = 14

    init(life: SampleLife, sink: any ImportSink, now: Int, newest: Int) throws {
        self.life = life
        self.newest = newest
        self.sink = sink
        batch = SampleBatch(sink: sink, now: now)
        oldWatch = try sink.number(
            of: ImportedSource(name: "Alex’s Apple Watch", device: "Apple Watch, Watch6,6", sourceClass: .watch))
        newWatch = try sink.number(
            of: ImportedSource(name: "Alex’s Apple Watch", device: "Apple Watch, Watch7,1", sourceClass: .watch))
        watch = newWatch
        phone = try sink.number(
            of: ImportedSource(name: "Alex’s iPhone", device: "iPhone, iPhone16,1", sourceClass: .phone))
        scale = try sink.number(of: ImportedSource(name: "Scale", device: "Bathroom scale", sourceClass: .other))
        diary = try sink.number(of: ImportedSource(name: "Manual", device: "", sourceClass: .other))
    }

    mutating func record(_ age: Int) throws {
        (batch.energy, batch.exercise, batch.stood) = (0, 0, 0)
        watch = life.hasNewWatch(age) ? newWatch : oldWatch
        try noteZone(age)
        let night = SampleNight(age, in: life)
        let workout = life.wearsWatch(age) ? SampleWorkout(age, in: life) : nil
        try recordSleep(age, night)
        try recordActivity(age, night, workout)
        if let workout {
            try recordWorkout(workout, age)
            try recordSets(workout, age)
        }
        if life.wearsWatch(age) { try recordHeart(age, night, workout) }
        try recordBody(age, night)
        try recordFood(age, night)
        try recordMood(age, night)
        try recordTags(age, night)
        try recordPlan(age)
        guard life.wearsWatch(age), life.start(age) < batch.now else { return }
        try sink.add(
            summary: ImportedActivitySummary(
                day: life.day(age), activeEnergyKcal: batch.energy,
                activeEnergyGoalKcal: life.progress(age) < 0.5 ? 480 : 540, exerciseMinutes: batch.exercise,
                exerciseGoalMinutes: 30, standHours: batch.stood, standGoalHours: 12))
    }

    /// Lists what was written down at a moment, once the rows of it are given. Of the last days alone.
    mutating func list(_ entry: LogEntry, _ age: Int, at time: Int) throws {
        guard age - newest < Self.listedDays, time <= batch.now else { return }
        try write(entry, at: time)
    }

    /// Lists what is kept in its entry alone.
    mutating func write(_ entry: LogEntry, at time: Int) throws {
        entries.append(
            ImportedEntry(
                content: try CodedJSON.text(entry), writtenAt: Int64(time)))
    }

    /// Where the person is, at noon.
    private func noteZone(_ age: Int) throws {
        let noon = life.start(age) + 12 * 3_600
        guard noon <= batch.now else { return }
        try sink.record(zoneName: life.zoneName(age), at: Int64(noon))
    }

    private mutating func recordSleep(_ age: Int, _ night: SampleNight) throws {
        guard night.wake <= batch.now else { return }
        let zone = life.zoneName(age)
        var pieces = [
            ImportedSleep(
                source: phone, start: Int64(night.bed), duration: Int32(night.wake - night.bed), stage: .inBed,
                zoneName: zone)
        ]
        guard life.wearsWatchAtNight(age) else { return try sink.add(sleep: pieces) }
        pieces += night.pieces(age, in: life).map {
            ImportedSleep(
                source: watch, start: Int64($0.start), duration: Int32($0.seconds), stage: $0.stage, zoneName: zone)
        }
        var noise = life.noise(age, .nap)
        let nap = life.start(age) + Int(noise.between(13.4, 15.2) * 3_600)
        let length = Int(noise.between(22, 48)) * 60
        if noise.chance(life.isWeekend(age) ? 0.12 : 0.01 + 0.5 * life.sickness(age)), nap + length <= batch.now {
            pieces.append(
                ImportedSleep(
                    source: watch, start: Int64(nap), duration: Int32(length), stage: .core, zoneName: zone))
        }
        try sink.add(sleep: pieces)
    }
}
