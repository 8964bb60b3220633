import Entries
import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Reads sets and tags from the entries that stand: the entry itself is their only record.
struct JournalReader {
    /// So many days a weight stands for the person's own.
    private static let weightDays = 90

    private let db: Database
    private let today: CivilDay
    private let now: Date
    private let home: HomeTime
    private let daily: DailySeries

    init(_ db: Database, _ options: HealthStore.Options, upTo today: CivilDay) throws {
        self.db = db
        (self.today, now) = (today, options.now())
        home = try HomeTime(ofDays: db, options)
        daily = try DailySeries(db)
    }

    func journal() throws -> QueryJournal {
        try journal(of: entries(where: Self.isJournal))
    }

    /// The sets of a day and of the days beside it, and all earlier ones of their exercises.
    func sets(beside day: CivilDay) throws -> [QuerySet] {
        let clock = home.clock(around: day)
        func moment(_ days: Int) -> Double {
            Date(timeIntervalSince1970: Double(clock.start(of: day.advanced(by: days)))).timeIntervalSinceReferenceDate
        }
        let at = "json_extract(content, '$.strength.at')"
        let isBeside = "\(Self.isSets) AND \(at) >= ? AND \(at) < ?"
        let own = try journal(of: entries(where: isBeside, [moment(-1), moment(2)]))
        let exercises = Set(own.sets.map(\.exercise)).sorted()
        guard !exercises.isEmpty else { return [] }
        let names = exercises.map { _ in "?" }.joined(separator: ", ")
        let ofThem = """
            EXISTS (SELECT 1 FROM json_each(content, '$.strength._0') WHERE value ->> 'exercise' IN (\(names)))
            """
        return try journal(
            of: entries(
                where: "\(Self.isSets) AND \(at) < ? AND \(ofThem)", [moment(2)] + StatementArguments(exercises))
        ).sets
    }

    private func journal(of entries: [LogEntry]) throws -> QueryJournal {
        var journal = QueryJournal()
        for entry in entries {
            switch entry {
            case .strength(let sets, let at): try add(sets, at, to: &journal)
            case .tags(let entry): add(entry, to: &journal)
            default: break
            }
        }
        journal.sets = journal.sets.inOrder { ($0.date, $0.clock) }
        journal.tags = journal.tags.inOrder { ($0.date, $0.clock ?? 0) }
        return journal
    }

    /// One of a later version, which cannot be read, is left out, as is what lies ahead of the clock.
    private func entries(where condition: String, _ arguments: StatementArguments = []) throws -> [LogEntry] {
        let contents = try String.fetchAll(
            db, sql: "SELECT content FROM log_entry WHERE \(condition) ORDER BY id", arguments: arguments)
        return contents.compactMap { try? DecodedEntries.entry($0) }.filter { !$0.isAhead(of: now) }
    }

    /// The first day on which a set or a tag was written down; `nil` without one.
    static func firstDay(_ db: Database, _ home: HomeTime) throws -> Int? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT min(coalesce(json_extract(content, '$.strength.at'), json_extract(content, '$.tags._0.at'))),
                    min(json_extract(content, '$.tags._0.day')) FROM log_entry WHERE \(isJournal)
                """)
        let instant = (row?[0] as Double?).map { Date(timeIntervalSinceReferenceDate: $0) }
        let days = [
            instant.map { home.clock(around: $0).day(atUnix: Int($0.timeIntervalSince1970.rounded(.down))) },
            (row?[1] as String?).flatMap { CivilDay(iso: $0) },
        ]
        return days.compactMap { $0?.number }.min()
    }

    private static let isJournal =
        "undone_at IS NULL AND (\(Schema.isEntry(ofKind: "strength")) OR \(Schema.isEntry(ofKind: "tags")))"

    private static let isSets = "undone_at IS NULL AND \(Schema.isEntry(ofKind: "strength"))"

    private func moment(_ instant: Date) -> (date: CivilDay, clock: Int) {
        let clock = home.clock(around: instant)
        let unix = Int(instant.timeIntervalSince1970.rounded(.down))
        return (clock.day(atUnix: unix), clock.secondOfDay(atUnix: unix) / 60)
    }

    private func add(_ sets: [StrengthSet], _ at: Date, to journal: inout QueryJournal) throws {
        let moment = moment(at)
        guard moment.date <= today else { return }
        let usesOwnWeight = sets.contains { if case .body? = $0.load { true } else { false } }
        let weight = usesOwnWeight ? try ownWeight(on: moment.date) : nil
        journal.sets += sets.map { set in
            var row = QuerySet(set.exercise, date: moment.date, clock: moment.clock)
            (row.repetitions, row.seconds, row.effort) = (set.repetitions, set.seconds, set.effort)
            switch set.load {
            case .kilograms(let kilograms)?: row.load = kilograms
            case .body(let added)?: (row.added, row.load) = (added, weight.map { max(0, $0 + added) })
            case nil: break
            }
            return row
        }
    }

    /// Kilograms, as weighed last within `weightDays`; `nil` without a weighing.
    private func ownWeight(on day: CivilDay) throws -> Double? {
        let days = (day.number - Self.weightDays)...day.number
        return try daily.values(of: .weight, in: days).last { $0 != nil } ?? nil
    }

    private func add(_ entry: LogEntry.TagEntry, to journal: inout QueryJournal) {
        let moment = entry.at.map { self.moment($0) }
        let date = moment?.date ?? entry.day
        guard date <= today else { return }
        let names: [String?] = entry.tags.isEmpty ? [nil] : entry.tags
        journal.tags += names.map { name in
            var tag = QueryTag(name, date: date, clock: moment?.clock)
            (tag.amount, tag.severity, tag.note) = (entry.amount, entry.severity, entry.note)
            return tag
        }
    }
}

extension Array {
    /// Sorted, what is equal in the order that it has.
    fileprivate func inOrder<Key: Comparable, Second: Comparable>(_ key: (Element) -> (Key, Second)) -> [Element] {
        enumerated().sorted { left, right in
            let (first, second) = (key(left.element), key(right.element))
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)
    }
}

extension DayColumnReader {
    /// The text of a day without a tag, once there was one.
    private static let noTag = "none"

    /// Weight lifted and tags. Once the person has written down the first, a day without has none.
    mutating func fillJournal(_ days: ClosedRange<Int>) throws {
        let journal = try JournalReader(db, options, upTo: today).journal()
        var volume = [Double?](repeating: nil, count: days.count)
        if let first = journal.sets.first(where: { $0.volume != nil })?.date.number {
            for index in volume.indices where days.lowerBound + index >= first { volume[index] = 0 }
        }
        for set in journal.sets {
            let index = set.date.number - days.lowerBound
            if let lifted = set.volume, volume.indices.contains(index) { volume[index] = (volume[index] ?? 0) + lifted }
        }
        var names = [[String]?](repeating: nil, count: days.count)
        let named = journal.tags.filter { $0.name != nil }
        if let first = named.first?.date.number {
            for index in names.indices where days.lowerBound + index >= first { names[index] = [] }
        }
        for tag in named {
            let index = tag.date.number - days.lowerBound
            guard let name = tag.name, names.indices.contains(index), let others = names[index] else { continue }
            if !others.contains(name) { names[index] = others + [name] }
        }
        numbers[.strengthVolume] = volume.map { $0?.nineDecimals }
        texts[.tags] = names.map { $0.map { $0.isEmpty ? Self.noTag : $0.asNames } }
    }
}
