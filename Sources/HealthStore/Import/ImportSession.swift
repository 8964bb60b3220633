import GRDB
import GRDBSQLite
import HealthModel
import ImportKit

/// Takes what readers find in the files of one import into transactions of one connection.
///
/// Used by one thread at a time, inside one use of its connection: it is made and finished there. Each file is read between
/// `begin` and `end`, or `forget` where its savepoint is rolled back; before each commit comes `flushChanges`. Statements are kept
/// from file to file.
final class ImportSession: ImportSink {
    /// The counts of the records of one file.
    struct Counts: Codable, Equatable {
        /// Samples and pieces of sleep given, but for those that are not admitted.
        var given = 0
        /// Workouts, routes, findings, beats, check-ins, activity summaries, entries and goals given and admitted.
        var givenBesides = 0
        /// Samples and pieces of sleep that were new.
        var added = 0
        /// Workouts, routes, findings, beats, check-ins and activity summaries that were new.
        var addedBesides = 0
        /// Left out, by category, as the person does not want them kept.
        var notKept: [HealthCategory: Int] = [:]
        /// Left out, as only measured data are admitted.
        var unadmitted: [ImportStatement: Int] = [:]

        /// Records of any kind that the store did not have.
        var new: Int { added + addedBesides }
        /// Records of any kind that the store had, or has a newer version of.
        var repeated: Int { max(0, given + givenBesides - notKept.values.reduce(0, +) - new) }
    }

    /// The numbers of what records refer to. They go with the file that brought them when it is rolled back: what is new is
    /// noted, as a copy for each file would take time for all that there is.
    private struct Numbers {
        private(set) var types: [String: Int32] = [:]
        private(set) var sources: [ImportedSource: Int32] = [:]
        private(set) var zones: [String: Int] = [:]
        private(set) var restingHeartRate = Int32.max
        private var restingHeartRateBefore = Int32.max
        private var newTypes: [String] = []
        private var newSources: [ImportedSource] = []
        private var newZones: [String] = []

        mutating func set(_ number: Int32, ofType key: String, isRestingHeartRate: Bool) {
            types[key] = number
            if isRestingHeartRate { restingHeartRate = number }
            newTypes.append(key)
        }

        mutating func set(_ number: Int32, of source: ImportedSource) {
            sources[source] = number
            newSources.append(source)
        }

        mutating func set(_ number: Int, ofZone name: String) {
            zones[name] = number
            newZones.append(name)
        }

        /// Forgets which numbers were new: `rollBack` removes those that are set from now on.
        mutating func begin() {
            (newTypes, newSources, newZones) = ([], [], [])
            restingHeartRateBefore = restingHeartRate
        }

        /// Removes what is new since `begin`.
        mutating func rollBack() {
            for type in newTypes { types[type] = nil }
            for source in newSources { sources[source] = nil }
            for zone in newZones { zones[zone] = nil }
            restingHeartRate = restingHeartRateBefore
            begin()
        }
    }

    /// For sources that are not kept: no sample of it is stored. A type that is not kept has a number below zero as well,
    /// one for each category.
    private static let notKept: Int32 = -1
    private static let categories = HealthCategory.allCases

    let db: Database
    let home: DayClock
    private let kept: Set<HealthCategory>
    private let admission: ImportAdmission
    private let isCancelled: () -> Bool
    private let insertion: SampleInsertion
    private let keepReplaced: RawStatement
    private let replace: RawStatement
    private let addSleep: RawStatement
    private var numbers = Numbers()
    private var profileBefore = ImportedProfile()
    /// By type: seconds of the longest sample seen.
    private var longest: [Int32: Int32] = [:]
    /// `longest` is that of its type.
    private var lastMark: (type: Int32, day: Int, longest: Int32) = (-1, .min, 0)
    private var sightings = ZoneSightings()
    /// Pieces of sleep that the file has more than once, and how often so far.
    private var copies: [SleepKey: Int] = [:]
    /// Of the file that is read.
    private var corrected = CorrectedSamples()

    private struct SleepKey: Hashable {
        var start: Int64
        var source, duration: Int32
        var stage: Int
    }

    let sets: RowSets
    var changed = ChangedData()
    var counts = Counts()
    /// Whether the file has given any record that says something of the person's health, new or known, wanted or not.
    var hasRecords = false
    private var profile = ImportedProfile()
    /// Of the file that is read.
    private var profileOfFile = ImportedProfile()
    private var versions: SampleVersions?
    /// Metrics with an order that the person made here, the empty one for all; once it was asked for.
    var ownOrders: Set<String>?
    /// Asked whether a mark is wanted, and told of it: for the file that is read, where it can go on.
    var marks: (isWanted: () -> Bool, take: (ImportMark) throws -> Void)?

    /// - Parameters:
    ///   - kept: records of other categories are left out.
    ///   - admission: what a person said is left out unless everything is admitted.
    ///   - home: gives days to workouts that do not say where they were made.
    ///   - isCancelled: asked now and then; when it holds, the next call throws `CancellationError`.
    init(
        _ db: Database, kept: Set<HealthCategory> = Set(HealthCategory.allCases),
        admission: ImportAdmission = .everything, home: DayClock,
        isCancelled: @escaping () -> Bool
    ) throws {
        self.db = db
        self.home = home
        self.kept = kept
        self.admission = admission
        self.isCancelled = isCancelled
        sets = try RowSets(db)
        insertion = try SampleInsertion(db, sets)
        let another = """
            WHERE type = ?1 AND start = ?2 AND source = ?3 AND duration = ?4 AND value != ?5 AND batch != ?6 AND flags = 0
            """
        keepReplaced = try RawStatement(db, ReplacedSamples.keep(from: "FROM sample \(another)", by: "?6"))
        replace = try RawStatement(db, "DELETE FROM sample \(another)")
        addSleep = try RawStatement(
            db,
            "INSERT INTO sleep_segment (start, source, duration, stage, zone, batch) VALUES (?,?,?,?,?,?)"
                + " ON CONFLICT DO UPDATE SET batch = joined(batch)")
        for row in try Row.fetchAll(db, sql: "SELECT id, identifier, unit FROM type") {
            register(row[0], ImportedType(identifier: row[1], unit: row[2], aggregation: .discrete))
        }
        // Row by row: a hostile file can have a source for each of its samples.
        let sources = try RawStatement(db, "SELECT id, name, device, class FROM source")
        while try sources.step() {
            guard let number = Int32(exactly: sources.int(0)), let name = sources.text(1), let device = sources.text(2),
                let sourceClass = ImportedSource.Class(rawValue: sources.int(3))
            else { continue }
            numbers.set(number, of: ImportedSource(name: name, device: device, sourceClass: sourceClass))
        }
        for row in try Row.fetchAll(db, sql: "SELECT id, name FROM zone") { numbers.set(row[0], ofZone: row[1]) }
        numbers.begin()
    }

    // MARK: - Files

    /// From now on records are of a new file.
    func begin() {
        sets.begin()
        counts = Counts()
        hasRecords = false
        numbers.begin()
        profileBefore = profile
        sightings = ZoneSightings()
        copies = [:]
        corrected = CorrectedSamples()
        profileOfFile = ImportedProfile()
    }

    /// From now on records are of a file of which some are in already.
    func resume(with part: Int64, _ counts: Counts) throws {
        begin()
        try sets.resume(with: part, db)
        self.counts = counts
    }

    /// Writes what goes with the file that is read, as far as it was read.
    func end() throws {
        try sets.write(db)
        for sighting in sightings.all {
            guard let zone = try zoneNumber(sighting.zone) else { continue }
            try db.cachedStatement(
                sql: """
                    INSERT INTO zone_sighting VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
                        first_at = min(first_at, excluded.first_at), last_at = max(last_at, excluded.last_at)
                    """
            ).execute(arguments: [sets.part, sighting.day, zone, sighting.first, sighting.last])
        }
        for (fact, value) in profileOfFile.facts {
            try ImportedFacts.record(value, for: fact, of: sets.part, db)
        }
    }

    /// Writes what waits for a commit: the longest sample of each type and the facts about the person, before they are
    /// asked for the home zone.
    /// - Returns: what changed since the last time.
    func flushChanges() throws -> ChangedData {
        for (type, seconds) in longest {
            try db.execute(
                sql: "UPDATE type SET longest = max(longest, ?) WHERE id = ?", arguments: [Int(seconds), Int(type)])
        }
        for (fact, value) in profile.facts { try StoredFact.set(value, for: fact, db) }
        numbers.begin()
        profileBefore = profile
        (longest, lastMark) = ([:], (-1, .min, 0))
        defer { changed = ChangedData() }
        return changed
    }

    /// Forgets a file that was rolled back. Days that it touched are computed again, which changes nothing.
    func forget() {
        numbers.rollBack()
        profile = profileBefore
        counts = Counts()
    }

    // MARK: - Names

    private func register(_ number: Int32, _ type: ImportedType) {
        numbers.set(
            number, ofType: type.identifier + "\u{0}" + type.unit,
            isRestingHeartRate: type.identifier == MetricSource.restingHeartRateType)
    }

    func number(of type: ImportedType) throws -> Int32 {
        let category = HealthCategory(typeIdentifier: type.identifier)
        if !kept.contains(category), let index = Self.categories.firstIndex(of: category) { return -1 - Int32(index) }
        if let known = numbers.types[type.identifier + "\u{0}" + type.unit] { return known }
        try db.execute(
            sql: "INSERT INTO type (identifier, unit, aggregation) VALUES (?, ?, ?)",
            arguments: [type.identifier, type.unit, type.aggregation.rawValue])
        let number = Int32(db.lastInsertedRowID)
        register(number, type)
        return number
    }

    func number(of source: ImportedSource) throws -> Int32 {
        // A file that claims to be what the person typed in here.
        if admission == .measured, source.isOfThisProgram { return Self.notKept }
        if let known = numbers.sources[source] { return known }
        try db.execute(
            sql: "INSERT INTO source (name, device, class) VALUES (?, ?, ?)",
            arguments: [source.name, source.device, source.sourceClass.rawValue])
        let number = Int32(db.lastInsertedRowID)
        numbers.set(number, of: source)
        return number
    }

    func zoneNumber(_ name: String?) throws -> Int? {
        guard let name else { return nil }
        if let known = numbers.zones[name] { return known }
        try db.execute(sql: "INSERT INTO zone (name) VALUES (?)", arguments: [name])
        let number = Int(db.lastInsertedRowID)
        numbers.set(number, ofZone: name)
        return number
    }

    /// Zones are noted whatever is kept: they say which day it was, not where somebody was.
    func record(zoneName: String, at unix: Int64) throws { sightings.record(zoneName, at: Int(unix)) }

    func set(profile new: ImportedProfile) throws {
        var new = new
        if admission == .measured { try leaveOut(&new) }
        if new.dateOfBirth != nil || new.sex != nil, !keeps(.profile) { (new.dateOfBirth, new.sex) = (nil, nil) }
        profile.merge(new)
        profileOfFile.merge(new)
    }

    /// Home stays where it is; in which zones records were made is measured and noted beside.
    private func leaveOut(_ new: inout ImportedProfile) throws {
        let isMoving = try new.newestZoneName.map { try StoredFact.value(of: .zoneGuess, db) != $0 } ?? false
        if new.dateOfBirth != nil || new.sex != nil || isMoving { counts.unadmitted[.profile] = 1 }
        new = ImportedProfile()
    }

    /// Whether what a person said is kept; what is not is counted.
    func admits(_ statement: ImportStatement, counting count: Int = 1) -> Bool {
        if admission == .everything { return true }
        counts.unadmitted[statement, default: 0] += count
        return false
    }

    /// Whether records of a source are kept: those that claim to be typed in here are what a person said.
    func admits(source: Int32) -> Bool { source != Self.notKept || admits(.entries) }

    var wantsMark: Bool { marks?.isWanted() ?? false }
    func reached(_ mark: ImportMark) throws { try marks?.take(mark) }

    /// Whether the person wants samples of a type.
    func isKept(_ type: Int32) -> Bool { type >= 0 }

    /// Whether the person wants records of a category; one that they do not want is counted.
    func keeps(_ category: HealthCategory, counting records: Int = 1) -> Bool {
        if kept.contains(category) { return true }
        counts.notKept[category, default: 0] += records
        return false
    }

    // MARK: - Samples

    func add(samples: [ImportedSample]) throws {
        if isCancelled() { throw CancellationError() }
        counts.given += samples.count
        hasRecords = hasRecords || !samples.isEmpty
        var samples = samples
        if admission == .measured {
            let before = samples.count
            samples.removeAll { !admits(source: $0.source) }
            counts.given += samples.count - before
            // What claims to be typed in would count before every source.
            for index in samples.indices { samples[index].isUserEntered = false }
        }
        guard kept.count < HealthCategory.allCases.count else { return try insert(samples) }
        for sample in samples where !isKept(sample.type) {
            counts.notKept[Self.categories[Int(-1 - sample.type)], default: 0] += 1
        }
        try insert(samples.filter { isKept($0.type) })
    }

    /// Adds samples that correct stored ones of the same key. Those that the person typed in or took out stay.
    func add(correcting samples: [ImportedSample]) throws {
        for sample in samples where isKept(sample.type) && sample.source != Self.notKept {
            guard corrected.needsLook(for: sample) else { continue }
            bind(sample, to: keepReplaced)
            try keepReplaced.run()
            guard sqlite3_changes(db.sqliteConnection) > 0 else { continue }
            bind(sample, to: replace)
            try replace.run()
            mark(sample)
        }
        try add(samples: samples)
    }

    /// Older ones give way, also where they come later.
    func add(versioned samples: [VersionedSample]) throws {
        let versions = try self.versions ?? SampleVersions(db)
        self.versions = versions
        var current: [ImportedSample] = []
        for var new in samples {
            guard isKept(new.sample.type), new.sample.source != Self.notKept else {
                current.append(new.sample)
                continue
            }
            if new.sample.type != numbers.restingHeartRate { new.sample.recordedAt = 0 }
            switch try versions.record(new, of: sets.part) {
            case .current: current.append(new.sample)
            case .replaces(let old):
                mark(old)
                current.append(new.sample)
            case .isOld:
                counts.given += 1
                hasRecords = true
            }
        }
        try add(samples: current)
    }

    private func bind(_ sample: ImportedSample, to statement: RawStatement) {
        statement.bind(Int(sample.type), at: 1)
        statement.bind(Int(sample.start), at: 2)
        statement.bind(Int(sample.source), at: 3)
        statement.bind(Int(max(0, sample.duration)), at: 4)
        statement.bind(sample.value, at: 5)
        statement.bind(Int(sets.part), at: 6)
    }

    private func insert(_ samples: [ImportedSample]) throws {
        try insertion.insert(samples, keepingRecordedAtOf: numbers.restingHeartRate) { piece, count in
            counts.added += count
            piece.forEach(mark)
        }
    }

    /// Notes the days a sample touches. Days are of UTC here, which is cheap; local ones are found for the few.
    func mark(_ sample: ImportedSample) {
        let first = utcDay(ofUnix: Int(sample.start))
        let last = sample.duration > 0 ? utcDay(ofUnix: Int(sample.start) + Int(sample.duration)) : first
        let isMarked = sample.type == lastMark.type && first == lastMark.day && last == first
        if isMarked, sample.duration <= lastMark.longest { return }
        let most = max(sample.duration, longest[sample.type, default: 0])
        if most > 0 { longest[sample.type] = most }
        lastMark = (sample.type, first, most)
        if isMarked { return }
        for day in first...last { changed.utcDaysByType[Int(sample.type), default: []].insert(day) }
    }

    // MARK: - Sleep

    func add(sleep pieces: [ImportedSleep]) throws {
        if isCancelled() { throw CancellationError() }
        counts.given += pieces.count
        hasRecords = hasRecords || !pieces.isEmpty
        guard keeps(.sleep, counting: pieces.count) else { return }
        for piece in pieces {
            guard admits(source: piece.source) else {
                counts.given -= 1
                continue
            }
            addSleep.bind(Int(piece.start), at: 1)
            addSleep.bind(Int(piece.source), at: 2)
            addSleep.bind(Int(piece.duration), at: 3)
            addSleep.bind(piece.stage.rawValue, at: 4)
            addSleep.bind(try zoneNumber(piece.zoneName), at: 5)
            addSleep.bind(Int(sets.part), at: 6)
            let (met, repeated) = (sets.met, sets.repeated)
            try addSleep.run()
            if sets.repeated > repeated { try countCopy(of: piece) }
            guard sets.met == met else { continue }
            counts.added += 1
            changed.addSleep(from: Int(piece.start), to: Int(piece.start) + max(0, Int(piece.duration)))
        }
    }

    /// One file has the same piece of sleep once more: it counts once, and how often it stood there is kept.
    private func countCopy(of piece: ImportedSleep) throws {
        let key = SleepKey(
            start: piece.start, source: piece.source, duration: piece.duration, stage: piece.stage.rawValue)
        copies[key, default: 1] += 1
        try db.cachedStatement(
            sql: """
                UPDATE sleep_segment SET copies = max(copies, ?)
                WHERE start = ? AND source = ? AND duration = ? AND stage = ?
                """
        ).execute(arguments: [copies[key], key.start, key.source, key.duration, key.stage])
    }
}

extension ImportedSource {
    /// The name under which this program writes what a person typed in.
    fileprivate var isOfThisProgram: Bool {
        device.isEmpty && sourceClass == .other && [EntryLog.sourceName, SampleEdit.sourceName].contains(name)
    }
}

/// In which zones the records of one file say they were made.
private struct ZoneSightings {
    private struct Key: Hashable {
        var day: Int
        var zone: String
    }
    private var seen: [Key: (first: Int, last: Int)] = [:]

    mutating func record(_ zone: String, at unix: Int) {
        let key = Key(day: utcDay(ofUnix: unix), zone: zone)
        let before = seen[key] ?? (unix, unix)
        if before.first <= unix, unix <= before.last, seen[key] != nil { return }
        seen[key] = (min(before.first, unix), max(before.last, unix))
    }

    var all: [(day: Int, zone: String, first: Int, last: Int)] {
        seen.map { ($0.key.day, $0.key.zone, $0.value.first, $0.value.last) }
    }
}
