import Archive
import HealthModel
import ImportKit

/// Takes the tables of an AirFit export into a sink. Columns are found by name; what this version does not know is passed
/// over.
final class AirFitTables: ExportTableVisitor {
    private enum Table: String {
        case profile, check_ins, sources, types, zones, samples, sleep_segments, workouts, activity_summaries
        case sample_exclusions, sleep_exclusions, source_order, entries, goals
        case workout_events, route_points, beats, findings, zone_sightings
    }

    let path: String
    private let steps: ReadingSteps
    var sink: any ImportSink { steps.sink }
    private let context: ImportContext
    /// Noon of today, where values of the whole day stand whatever the time; Unix seconds.
    private let noonOfToday: Int64
    private var table: Table?
    var places: [String: Int] = [:]
    var cells: [ExportCell] = []
    var tally = ImportTally()
    private var profile = ImportedProfile()
    var sources: [Int64: Int32] = [:]
    private(set) var types: [Int64: (number: Int32, identifier: String)] = [:]
    private var countsByType: [Int64: Int] = [:]
    var zones: [Int64: String] = [:]
    private var samples: [ImportedSample] = []
    private var sampleColumns = SampleColumns()
    var events: [WorkoutKey: [ImportedWorkoutEvent]] = [:]
    var eventCount = 0
    var route: (number: Int64, route: ImportedRoute)?
    var beats: ImportedBeats?
    private static let samplesAtOnce = 2000
    private static let mostNames = 10_000

    init(path: String, sink: any ImportSink, context: ImportContext) {
        self.path = path
        steps = ReadingSteps(into: sink, from: context.resumed)
        self.context = context
        noonOfToday = context.home.noon(of: context.home.day(atUnix: Int(context.now)))
        samples.reserveCapacity(Self.samplesAtOnce)
    }

    func begin(table name: String, columns: [String]) throws -> Bool {
        table = Table(rawValue: name)
        places = [:]
        for (index, column) in columns.enumerated() { places[column] = index }
        sampleColumns = SampleColumns(places)
        return table != nil
    }

    func row(_ cells: [ExportCell]) throws {
        if let mark = steps.begin() { resume(from: mark) }
        try steps.reportMark {
            try flushSamples()
            return ImportMark(position: 0, tally: wholeTally)
        }
        if table == .samples { return try sample(cells) }
        self.cells = cells
        switch table {
        case .profile: takeFact()
        case .check_ins: try takeCheckIn()
        case .sources: try takeSource()
        case .types: try takeType()
        case .zones: if zones.count < Self.mostNames, let id = integer("id") { zones[id] = text("name") }
        case .sleep_segments: try takeSleep()
        case .workouts: try takeWorkout()
        case .activity_summaries: try takeSummary()
        case .workout_events: takeEvent()
        case .route_points: try takePoint()
        case .beats: try takeBeat()
        case .findings: try takeFinding()
        case .sample_exclusions: try takeExclusion()
        case .sleep_exclusions: try takeSleepExclusion()
        case .source_order: try takeSourcePlace()
        case .zone_sightings: try takeSighting()
        case .entries: try takeEntry()
        case .goals: try takeGoal()
        case .samples, nil: break
        }
    }

    func endTable() throws {
        try flushSamples()
        try flushRoute()
        try flushBeats()
        table = nil
    }

    func finish(_ ending: ExportDocument.Ending) throws -> ImportTally {
        try endTable()
        try steps.finish(path)
        try sink.set(profile: profile)
        tally = wholeTally
        if case .cutOff(let reason) = ending { tally.cutOff = reason }
        return tally
    }

    /// With the samples that are counted by their types.
    private var wholeTally: ImportTally {
        var whole = tally
        for (type, count) in countsByType {
            if let name = types[type]?.identifier { whole.byType[name, default: 0] += count }
        }
        return whole
    }

    /// Resumes after the mark: rows before it are given already; routes and beats that are not whole yet are kept with
    /// their points.
    private func resume(from mark: ImportMark) {
        tally = mark.tally
        countsByType = [:]
        samples.removeAll(keepingCapacity: true)
    }

    // MARK: - Cells

    func cell(_ column: String) -> ExportCell {
        guard let place = places[column], place < cells.count else { return .null }
        return cells[place]
    }

    func integer(_ column: String) -> Int64? { cell(column).integer }
    func number(_ column: String) -> Double? { cell(column).number }
    func text(_ column: String) -> String? {
        guard case .text(let text) = cell(column) else { return nil }
        return text
    }
    func day(_ column: String) -> CivilDay? { text(column).flatMap { CivilDay(iso: $0) } }

    func skip(_ reason: SkipReason) { tally.skipped[reason.text, default: 0] += 1 }

    // MARK: - Samples

    /// Where the columns of a sample are; -1 for one that is not there.
    private struct SampleColumns {
        var type = -1, start = -1, duration = -1, value = -1, source = -1, byHand = -1, recordedAt = -1

        init() {}
        init(_ places: [String: Int]) {
            func place(_ name: String) -> Int { places[name] ?? -1 }
            (type, start, duration) = (place("type"), place("start_unix_s"), place("duration_s"))
            (value, source) = (place("value"), place("source"))
            (byHand, recordedAt) = (place("entered_by_hand"), place("recorded_at_unix_s"))
        }
    }

    private func sample(_ cells: [ExportCell]) throws {
        let columns = sampleColumns
        @inline(__always) func cell(_ place: Int) -> ExportCell { place < 0 ? .null : cells[place] }
        tally.records += 1
        guard let typeID = cell(columns.type).integer, let type = types[typeID] else { return skip(.noType) }
        guard let source = cell(columns.source).integer.flatMap({ sources[$0] }) else { return skip(.malformed) }
        guard let start = cell(columns.start).integer else { return skip(.noStart) }
        guard let duration = cell(columns.duration).integer, (0...Int64(Int32.max)).contains(duration) else {
            return skip(.tooLong)
        }
        guard isPlausible(start, duration, mayGoOn: duration <= 3_600 || duration >= WholeDay.seconds.lowerBound) else {
            return
        }
        guard let value = cell(columns.value).number else { return skip(.noValue) }
        let recordedAt = cell(columns.recordedAt).integer ?? 0
        samples.append(
            ImportedSample(
                type: type.number, source: source, start: start, duration: Int32(duration),
                isUserEntered: cell(columns.byHand) == .flag(true), value: value, recordedAt: recordedAt))
        countsByType[typeID, default: 0] += 1
        if samples.count == Self.samplesAtOnce { try flushSamples() }
    }

    private func flushSamples() throws {
        guard !samples.isEmpty else { return }
        try sink.add(samples: samples)
        samples.removeAll(keepingCapacity: true)
    }

    /// Whether a record has happened; one that has not, or that begins before 1970, is counted as left out.
    /// - Parameter mayGoOn: whether it may end after now: totals of the hour and of the day, and states that go on.
    func isPlausible(_ start: Int64, _ duration: Int64, mayGoOn: Bool = false) -> Bool {
        if start < 0 {
            skip(.tooEarly)
            return false
        }
        let isNoonOfToday = start == noonOfToday
        if !isNoonOfToday, start > context.now || !mayGoOn && duration > context.now - start {
            skip(.inTheFuture)
            return false
        }
        return true
    }

    // MARK: - The other tables

    private func takeFact() {
        guard let value = text("value") else { return }
        switch text("name") {
        case "date_of_birth": profile.dateOfBirth = CivilDay(iso: value)
        case "sex": profile.sex = Sex(rawValue: value)
        case "zone_guess": profile.newestZoneName = value
        default: break  // what the store remembers about itself
        }
    }

    private func takeCheckIn() throws {
        guard let day = day("day"), let writtenAt = integer("written_at_unix_s") else { return skip(.malformed) }
        guard context.hasBegun(day) else { return skip(.inTheFuture) }
        func level(_ column: String) -> Int? { integer(column).flatMap { (1...5).contains($0) ? Int($0) : nil } }
        var said = CheckIn(notes: text("notes"))
        for scale in CheckIn.Scale.allCases { said[scale] = level(scale.rawValue) }
        try sink.add(checkIn: ImportedCheckIn(day: day, answers: said, writtenAt: writtenAt))
    }

    private func takeSource() throws {
        let classes: [String: ImportedSource.Class] = ["watch": .watch, "phone": .phone]
        guard let id = integer("id"), let name = text("name")?.cut(toScalars: 256), sources.count < Self.mostNames
        else { return }
        sources[id] = try sink.number(
            of: ImportedSource(
                name: name, device: text("device")?.cut(toScalars: 2048) ?? "",
                sourceClass: classes[text("class") ?? ""] ?? .other))
    }

    private func takeType() throws {
        let kinds: [String: SampleAggregation] = ["cumulative": .cumulative, "discrete": .discrete]
        guard let id = integer("id"), let identifier = text("identifier")?.cut(toScalars: 256),
            types.count < Self.mostNames
        else { return }
        let type = ImportedType(
            identifier: identifier, unit: text("unit") ?? "", aggregation: kinds[text("aggregation") ?? ""] ?? .category
        )
        types[id] = (try sink.number(of: type), identifier)
    }

    private static let stages: [String: SleepStage] = [
        "in_bed": .inBed, "asleep": .asleepUnspecified, "awake": .awake, "core": .core, "deep": .deep, "rem": .rem,
    ]

    private func takeSleep() throws {
        tally.records += 1
        guard let piece = sleep() else { return }
        tally.byType["HKCategoryTypeIdentifierSleepAnalysis", default: 0] += 1
        try sink.add(sleep: [piece])
    }

    /// The piece of sleep of a row; `nil` where it is none, which is counted.
    func sleep() -> ImportedSleep? {
        guard let source = integer("source").flatMap({ sources[$0] }) else { return skipped(.malformed) }
        guard let stage = text("stage").flatMap({ Self.stages[$0] }) else { return skipped(.unknownStage) }
        guard let start = integer("start_unix_s"), let duration = integer("duration_s") else {
            return skipped(.noStart)
        }
        guard (0...7 * 86_400).contains(duration) else { return skipped(.tooLong) }
        guard isPlausible(start, duration) else { return nil }
        return ImportedSleep(
            source: source, start: start, duration: Int32(duration), stage: stage,
            zoneName: integer("zone").flatMap { zones[$0] })
    }

    private func skipped(_ reason: SkipReason) -> ImportedSleep? {
        skip(reason)
        return nil
    }

    private func takeWorkout() throws {
        guard let source = integer("source").flatMap({ sources[$0] }), let start = integer("start_unix_s"),
            let end = integer("end_unix_s"), let activity = text("activity"), let duration = number("duration_s")
        else { return skip(.malformed) }
        guard end >= start, end - start <= 31 * 86_400 else { return skip(.endsBeforeStart) }
        guard isPlausible(start, end - start) else { return }
        var workout = ImportedWorkout(
            source: source, activity: activity, start: start, end: end, durationSeconds: duration)
        workout.energyKcal = number("energy_kcal")
        workout.distanceMeters = number("distance_m")
        workout.averageHeartRateBPM = number("average_bpm")
        workout.maximumHeartRateBPM = number("maximum_bpm")
        workout.minimumHeartRateBPM = number("minimum_bpm")
        workout.elevationGainMeters = number("elevation_m")
        workout.steps = number("steps")
        workout.averagePowerWatts = number("average_power_w")
        workout.averageCadence = number("average_cadence")
        workout.isIndoor = flag("is_indoor")
        workout.title = text("title")?.cut(toScalars: 512)
        workout.externalID = text("external_id")
        workout.zoneName = integer("zone").flatMap { zones[$0] }
        workout.events = events[WorkoutKey(start: start, source: source)] ?? []
        try sink.add(workout: workout)
    }

    private func takeSummary() throws {
        guard let day = day("day") else { return skip(.impossibleDate) }
        guard context.hasBegun(day) else { return skip(.inTheFuture) }
        try sink.add(
            summary: ImportedActivitySummary(
                day: day, activeEnergyKcal: number("energy_kcal") ?? 0,
                activeEnergyGoalKcal: number("energy_goal_kcal") ?? 0, moveMinutes: number("move_min") ?? 0,
                moveGoalMinutes: number("move_goal_min") ?? 0, exerciseMinutes: number("exercise_min") ?? 0,
                exerciseGoalMinutes: number("exercise_goal_min") ?? 0, standHours: number("stand_hours") ?? 0,
                standGoalHours: number("stand_goal_hours") ?? 0))
    }
}

extension ExportCell {
    /// `nil` for anything but a whole number.
    @inline(__always) fileprivate var integer: Int64? {
        if case .integer(let value) = self { return value }
        return nil
    }

    /// `nil` for anything but a number.
    @inline(__always) fileprivate var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }
}
