import HealthModel
import ImportKit

/// Turns the attributes of `Record` elements into samples and pieces of sleep for a sink.
///
/// This is the path of millions: no allocation for a record, every distinct text is decoded once.
struct AppleRecordParser {
    /// A record whose tag was read; its metadata children may still add to it.
    struct Draft {
        var sample: ImportedSample
        /// For sleep.
        var stage: SleepStage?
        /// In the table of zones.
        var zone = NameTable.empty
        var version = AppleVersion()
        /// Of a quantity over more than `longest`: the number of its type in this file.
        var longOfType: Int?
    }

    /// The stored type and scale for a type and the unit written with it.
    private struct Measure {
        /// The sink's number of the type.
        var number: Int32
        var conversion: AppleUnit.Conversion
        var plausible: ClosedRange<Double>
    }

    private struct KnownType {
        var identifier: String
        var definition: AppleType
        /// Without unit, or the canonical one once a record has been accepted.
        var unit: String?
    }

    /// Neighbouring records of one UTC day that name one zone.
    private struct Sighting {
        var zone = NameTable.empty
        var day: Int64 = .min
        var first: Int64 = 0
        var last: Int64 = 0
    }

    private let sink: any ImportSink
    /// Unix seconds: what begins later has not happened yet.
    private let now: Int64
    /// Where a total of the whole day ends at the latest, as today's does.
    private let latest: Int64
    private var typeNames = NameTable(limit: 10_000)
    private var types: [KnownType?] = []
    /// By the number of the type, as `types`; apart from them, as they are needed for every record.
    private var kinds: [AppleType.Kind?] = []
    /// The longest that a record may last, by the number of the type.
    private var longestOfType: [Int64] = []
    private var recordsOfType: [Int] = []
    private var unitNames = NameTable(limit: 10_000)
    private var sourceNames = NameTable()
    private var deviceNames = NameTable()
    private var zoneNames = NameTable(limit: 2_000)
    private var zones: [String?] = [nil, nil]
    private var measures: [UInt64: Measure?] = [:]
    private var newestMeasure: (key: UInt64, measure: Measure?) = (.max, nil)
    private var sources: [UInt64: Int32] = [:]
    private var newestSource: (key: UInt64, number: Int32) = (.max, 0)
    private var dates = AppleDateReader()
    private var samples: [ImportedSample] = []
    private var versioned: [VersionedSample] = []
    private var sleep: [ImportedSleep] = []
    private var newestZone: (start: Int64, zone: Int32) = (.min, NameTable.empty)
    private var sighting = Sighting()
    private var skipped = [Int](repeating: 0, count: SkipReason.allCases.count)
    private(set) var records = 0
    /// The counts before the mark at which this reading began, of types that were not met since.
    private var earlier: [String: (records: Int, unit: String?)] = [:]

    /// Totals and other quantities over more than `longest`, and how many of them findings tell of.
    private var longTotals = 0
    private var longReadings = 0
    private var longFindings = 0

    static let batch = 4096
    static let longest: Int64 = 7 * 86_400
    /// That of a quantity: a total counts evenly over its days, anything else on the day that it begins.
    static let longestQuantity: Int64 = 366 * 86_400
    private static let mostLongFindings = 100
    private static let mostSources = 100_000

    init(sink: any ImportSink, now: Int64) {
        self.sink = sink
        self.now = now
        latest = now + 86_400
        samples.reserveCapacity(Self.batch)
    }

    // MARK: Records

    /// Attribute names as `ByteSlice.word`.
    private enum Name {
        static let type: UInt64 = 0x6570_7974
        static let unit: UInt64 = 0x7469_6E75
        static let value: UInt64 = 0x65_756C_6176
        static let device: UInt64 = 0x6563_6976_6564
        static let endDate: UInt64 = 0x65_7461_4464_6E65
        static let startDate: UInt64 = 0x7461_4474_7261_7473
        static let sourceName: UInt64 = 0x614E_6563_7275_6F73
        static let creationDate: UInt64 = 0x6E6F_6974_6165_7263
    }

    /// Reads a tag to its end. `draft` is `nil` if the record is left out.
    mutating func read(_ tag: inout TagScanner, draft: inout Draft?) throws -> TagScanner.Step {
        let none = ByteSlice(start: tag.position, count: 0)
        var type = none
        var unit = none
        var value = none
        var device = none
        var source = none
        var start = none
        var end = none
        var created = none
        while true {
            let step = tag.next()
            guard step == .attribute else {
                if step == .open || step == .selfClosed {
                    records += 1
                    draft = nil
                    if tag.isOverLimit {
                        skip(.overLimit)
                    } else if let (index, kind) = known(type) {
                        draft = try resolve(
                            type: index, kind: kind, unit: unit, value: value, device: device, source: source,
                            start: start, end: end, created: created)
                    }
                }
                return step
            }
            switch (tag.name.count, tag.name.word) {
            case (4, Name.type): type = tag.value
            case (4, Name.unit): unit = tag.value
            case (5, Name.value): value = tag.value
            case (6, Name.device): device = tag.value
            case (7, Name.endDate): end = tag.value
            case (9, Name.startDate): start = tag.value
            case (10, Name.sourceName): source = tag.value
            case (12, Name.creationDate): created = tag.value
            default: break
            }
        }
    }

    private mutating func resolve(
        type: Int, kind: AppleType.Kind, unit: ByteSlice, value: ByteSlice, device: ByteSlice, source: ByteSlice,
        start: ByteSlice, end: ByteSlice, created: ByteSlice
    ) throws -> Draft? {
        guard
            let (begin, duration) = span(
                start, end, isCategory: kind == .category, longest: longestOfType[type],
                goingOn: Self.goingOn(kind))
        else { return nil }
        let isLong = kind == .quantity && Int64(duration) > Self.longest
        var number: Int32 = 0
        var stage: SleepStage?
        var amount = 0.0
        switch kind {
        case .quantity:
            guard let measure = try measure(type: type, unit: unit) else {
                skip(.wrongUnit)
                return nil
            }
            guard let read = DecimalNumber.parse(value) else {
                skip(value.count == 0 ? .noValue : .notANumber)
                return nil
            }
            amount = read * measure.conversion.factor + measure.conversion.offset
            let isTotal = isLong && isTotal(type)
            guard measure.plausible.contains(isTotal ? amount * 86_400 / Double(duration) : amount) else {
                skip(.implausible)
                return nil
            }
            number = measure.number
        case .sleep:
            stage = AppleCategoryValues.sleepStage(value)
            guard stage != nil else {
                skip(.unknownStage)
                return nil
            }
        case .standHour:
            guard let stood = AppleCategoryValues.standHour(value) else {
                skip(.noValue)
                return nil
            }
            amount = stood
            number = try measure(type: type, unit: unit)?.number ?? 0
        case .mindfulSession:
            amount = Double(duration) / 60
            number = try measure(type: type, unit: unit)?.number ?? 0
        case .category:
            amount = AppleCategoryValues.number(value)
            number = try measure(type: type, unit: unit)?.number ?? 0
        }
        return Draft(
            sample: ImportedSample(
                type: number, source: try sourceNumber(name: source, device: device), start: begin,
                duration: duration, value: amount, recordedAt: dates.instant(created) ?? 0),
            stage: stage, longOfType: isLong ? type : nil)
    }

    /// Adds what a `MetadataEntry` child says.
    mutating func read(key: ByteSlice, value: ByteSlice, in draft: inout Draft) {
        if key.equals("HKWasUserEntered") {
            draft.sample.isUserEntered = value.equals("1") || value.equals("true")
        } else if key.equals("HKTimeZone") {
            draft.zone = zone(value, at: draft.sample.start)
        } else {
            draft.version.read(key: key, value: value)
        }
    }

    /// Hands a whole record on.
    @inline(__always) mutating func complete(_ draft: Draft) throws {
        if let type = draft.longOfType {
            try isTotal(type) ? completeDays(of: draft, type) : completeReading(draft, type)
        } else if let stage = draft.stage {
            let sample = draft.sample
            sleep.append(
                ImportedSleep(
                    source: sample.source, start: sample.start, duration: sample.duration, stage: stage,
                    zoneName: zoneName(draft.zone)))
            if sleep.count >= Self.batch { try flush() }
        } else if let identifier = draft.version.identifier {
            versioned.append(
                VersionedSample(draft.sample, identifier: identifier, version: draft.version.number))
            if versioned.count >= Self.batch { try flush() }
        } else {
            samples.append(draft.sample)
            if samples.count >= Self.batch { try flush() }
        }
    }

    /// Hands a total over more than `longest` on as one of each 24 hours, in proportion, and a finding that tells of it: in
    /// the store one sample of a year would make every search look a year back.
    @inline(never) private mutating func completeDays(of draft: Draft, _ type: Int) throws {
        let whole = draft.sample
        var day = draft
        day.longOfType = nil
        var passed: Int32 = 0
        while passed < whole.duration {
            let length = min(86_400, whole.duration - passed)
            day.sample.start = whole.start + Int64(passed)
            day.sample.duration = length
            day.sample.value = whole.value * Double(length) / Double(whole.duration)
            day.version = draft.version.part(Int64(passed))
            try complete(day)
            if passed > 0 {
                records += 1
                recordsOfType[type] += 1
            }
            passed += length
        }
        longTotals += 1
        try addLongFinding(of: whole, type, as: "Total", "an even share on each of its days")
    }

    /// Hands a reading over more than `longest` on as one that lasts so long, and a finding that tells of its whole length.
    @inline(never) private mutating func completeReading(_ draft: Draft, _ type: Int) throws {
        var reading = draft
        reading.longOfType = nil
        reading.sample.duration = Int32(Self.longest)
        try complete(reading)
        longReadings += 1
        try addLongFinding(of: draft.sample, type, as: "Value", "a value of the day that it begins")
    }

    /// Adds a finding that says how long a record is and how its value is counted, up to a bound of findings.
    private mutating func addLongFinding(of whole: ImportedSample, _ type: Int, as name: String, _ counted: String)
        throws
    {
        guard longFindings < Self.mostLongFindings, let known = types[type] else { return }
        longFindings += 1
        let title = AppleFindingDraft.words(known.identifier, without: AppleType.quantityPrefix)
        let days = Int((Double(whole.duration) / 86_400).rounded())
        let value = FITReader.text(whole.value) + (known.unit.map { " " + $0 } ?? "")
        try sink.add(
            finding: ImportedFinding(
                kind: .note, source: whole.source, start: whole.start, end: whole.start + Int64(whole.duration),
                title: "\(title) in one record of \(days) days",
                fields: [.init(name, value), .init("Counted as", counted)],
                subject: HealthCategory(typeIdentifier: known.identifier)))
    }

    private func isTotal(_ type: Int) -> Bool { types[type]?.definition.aggregation == .cumulative }

    mutating func flush() throws {
        if !samples.isEmpty { try sink.add(samples: samples) }
        samples.removeAll(keepingCapacity: true)
        if !versioned.isEmpty { try sink.add(versioned: versioned) }
        versioned.removeAll(keepingCapacity: true)
        if !sleep.isEmpty { try sink.add(sleep: sleep) }
        sleep.removeAll(keepingCapacity: true)
    }

    // MARK: What all elements need

    mutating func skip(_ reason: SkipReason) { skipped[reason.rawValue] += 1 }

    /// A record that could not even be read as a tag.
    mutating func countUnread(_ reason: SkipReason) {
        records += 1
        skip(reason)
    }

    /// The seconds of records that may end after now: totals of a whole day, and the hour in which somebody has stood.
    @inline(__always) private static func goingOn(_ kind: AppleType.Kind) -> Range<Int64> {
        switch kind {
        case .quantity: WholeDay.seconds.lowerBound..<WholeDay.seconds.upperBound + 1
        case .standHour: 0..<3_601
        default: 0..<0
        }
    }

    /// Start and duration in seconds; `nil`, and counted, if there is no such span of time.
    /// - Parameters:
    ///   - isCategory: whether it is of a state, which may go on for long, into the future too.
    ///   - goingOn: seconds of anything else that may end after now.
    @inline(__always) mutating func span(
        _ start: ByteSlice, _ end: ByteSlice, isCategory: Bool, longest: Int64 = AppleRecordParser.longest,
        goingOn: Range<Int64> = 0..<0
    ) -> (start: Int64, duration: Int32)? {
        guard start.count > 0 else {
            skip(.noStart)
            return nil
        }
        guard let from = dates.instant(start), let to = end.count == 0 ? from : dates.instant(end) else {
            skip(.impossibleDate)
            return nil
        }
        let reason: SkipReason
        if from < 0 {
            reason = .tooEarly
        } else if to < from {
            reason = .endsBeforeStart
        } else if from > now || (to > now && !isCategory && (to > latest || !goingOn.contains(to - from))) {
            reason = .inTheFuture
        } else if to - from > (isCategory ? Int64(Int32.max) : longest) {
            reason = longest > Self.longest ? .overAYear : .tooLong
        } else {
            return (from, Int32(to - from))
        }
        skip(reason)
        return nil
    }

    @inline(__always) mutating func sourceNumber(name: ByteSlice, device: ByteSlice) throws -> Int32 {
        let nameNumber = sourceNames.number(of: name)
        let deviceNumber = deviceNames.number(of: device)
        let key = UInt64(UInt32(nameNumber)) << 32 | UInt64(UInt32(deviceNumber))
        if key == newestSource.key { return newestSource.number }
        newestSource = (key, try lookUpSource(key, name: nameNumber, device: deviceNumber))
        return newestSource.number
    }

    private mutating func lookUpSource(_ key: UInt64, name: Int32, device: Int32) throws -> Int32 {
        if let known = sources[key] { return known }
        let hasRoom = sources.count < Self.mostSources
        if !hasRoom || name == NameTable.overflow {
            return try sink.number(of: ImportedSource(name: "Other sources", device: "", sourceClass: .other))
        }
        let source = ImportedSource(
            attributeName: sourceNames.name(name), attributeDevice: deviceNames.name(device))
        let number = try sink.number(of: source)
        sources[key] = number
        return number
    }

    /// The number of a zone's name; also remembers the newest of the file.
    mutating func zone(_ name: ByteSlice, at start: Int64) -> Int32 {
        let number = zoneNames.number(of: name)
        guard number > NameTable.overflow else { return NameTable.empty }
        while zones.count <= number {
            zones.append(Self.isZoneName(name) ? String(decoding: name.buffer, as: UTF8.self) : nil)
        }
        guard zones[Int(number)] != nil else { return NameTable.empty }
        if start > newestZone.start { newestZone = (start, number) }
        return number
    }

    // MARK: Where the person was

    mutating func sight(_ draft: Draft) throws {
        try sight(draft.zone, from: draft.sample.start, to: draft.sample.start + Int64(draft.sample.duration))
    }

    /// Tells the sink of the first and the last moment in a zone as long as neither zone nor day change.
    mutating func sight(_ zone: Int32, from start: Int64, to end: Int64) throws {
        if zone == sighting.zone, start / 86_400 == sighting.day {
            sighting.first = min(sighting.first, start)
            sighting.last = max(sighting.last, end)
        } else {
            try flushSighting()
            sighting = Sighting(zone: zone, day: start / 86_400, first: start, last: end)
        }
    }

    mutating func flushSighting() throws {
        guard let name = zoneName(sighting.zone) else { return }
        try sink.record(zoneName: name, at: sighting.first)
        if sighting.last > sighting.first { try sink.record(zoneName: name, at: sighting.last) }
        sighting = Sighting()
    }

    func zoneName(_ number: Int32) -> String? { zones[Int(number)] }
    var newestZoneName: String? { zoneName(newestZone.zone) }

    /// The letters of IANA names; such a name may be looked up as a file.
    private static func isZoneName(_ name: ByteSlice) -> Bool {
        guard (1...64).contains(name.count) else { return false }
        return name.buffer.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || "/_+-".utf8.contains(byte)
        }
    }

    mutating func instant(_ text: ByteSlice) -> Int64? { dates.instant(text) }

    func fill(_ tally: inout ImportTally) {
        tally.records = records
        for reason in SkipReason.allCases where skipped[reason.rawValue] > 0 {
            tally.skipped[reason.text] = skipped[reason.rawValue]
        }
        for case (let type?, let records) in zip(types, recordsOfType) where records > 0 {
            tally.byType[type.identifier, default: 0] += records
        }
        for (identifier, type) in earlier { tally.byType[identifier, default: 0] += type.records }
        let notes = [
            longTotals == 0 ? nil : "Totals over more than seven days, counted evenly over their days: \(longTotals)",
            longReadings == 0
                ? nil : "Other values over more than seven days, counted on the day they begin: \(longReadings)",
        ].compactMap(\.self)
        if !notes.isEmpty { tally.note = notes.joined(separator: "; ") }
    }

    // MARK: Going on another time

    private enum Note {
        static let zone = "zone", zoneAt = "zone_at", unit = "unit:", longTotals = "long_totals",
            longReadings = "long_readings"
    }

    /// Adds what is known besides the tally: the newest zone, and the units of types that have none of their own.
    func complete(_ mark: inout ImportMark) {
        if let zone = newestZoneName {
            mark.notes[Note.zone] = zone
            mark.notes[Note.zoneAt] = String(newestZone.start)
        }
        if longTotals > 0 { mark.notes[Note.longTotals] = String(longTotals) }
        if longReadings > 0 { mark.notes[Note.longReadings] = String(longReadings) }
        let units = types.compactMap { $0 }.map { ($0.identifier, $0.unit) } + earlier.map { ($0.key, $0.value.unit) }
        for case (let identifier, let unit?) in units { mark.notes[Note.unit + identifier] = unit }
    }

    mutating func resume(from mark: ImportMark) {
        records = mark.tally.records
        longTotals = mark.notes[Note.longTotals].flatMap { Int($0) } ?? 0
        longReadings = mark.notes[Note.longReadings].flatMap { Int($0) } ?? 0
        longFindings = longTotals
        for reason in SkipReason.allCases { skipped[reason.rawValue] = mark.tally.skipped[reason.text] ?? 0 }
        for (identifier, count) in mark.tally.byType {
            earlier[identifier] = (count, mark.notes[Note.unit + identifier])
        }
        if let name = mark.notes[Note.zone], let at = mark.notes[Note.zoneAt].flatMap({ Int64($0) }) {
            _ = Array(name.utf8).withPaddedSlice { zone($0, at: at) }
        }
    }

    // MARK: Types and units

    /// Counts the record to its type. `nil`, and counted as left out, without one.
    @inline(__always) private mutating func known(_ name: ByteSlice) -> (index: Int, kind: AppleType.Kind)? {
        let number = Int(typeNames.number(of: name))
        if number >= kinds.count || kinds[number] == nil {
            guard number > NameTable.overflow, name.count <= TagScanner.longestName else {
                skip(number == NameTable.overflow ? .tooManyTypes : .noType)
                return nil
            }
            while types.count <= number {
                types.append(nil)
                kinds.append(nil)
                longestOfType.append(Self.longest)
                recordsOfType.append(0)
            }
            let identifier = AttributeText.decode(name.buffer)
            var type = KnownType(identifier: identifier, definition: AppleType(identifier: identifier))
            if let before = earlier.removeValue(forKey: identifier) {
                (recordsOfType[number], type.unit) = (before.records, before.unit)
            }
            types[number] = type
            kinds[number] = type.definition.kind
            if type.definition.kind == .quantity {
                longestOfType[number] = Self.longestQuantity
            }
        }
        guard let kind = kinds[number] else { return nil }
        recordsOfType[number] += 1
        return (number, kind)
    }

    /// `nil` if the unit does not fit the type.
    @inline(__always) private mutating func measure(type: Int, unit: ByteSlice) throws -> Measure? {
        let unitNumber = unitNames.number(of: unit)
        let key = UInt64(type) << 32 | UInt64(UInt32(unitNumber))
        if key == newestMeasure.key { return newestMeasure.measure }
        if let known = measures[key] {
            newestMeasure = (key, known)
        } else {
            let made = try makeMeasure(type: type, unit: unitNumber)
            measures[key] = .some(made)
            newestMeasure = (key, made)
        }
        return newestMeasure.measure
    }

    private mutating func makeMeasure(type: Int, unit: Int32) throws -> Measure? {
        guard unit != NameTable.overflow, var known = types[type] else { return nil }
        let written = AttributeText.decode(unitNames.name(unit))
        let isQuantity = known.definition.kind == .quantity
        let canonical =
            known.definition.unit ?? known.unit ?? (written.isEmpty ? "" : AppleUnit.common(for: written) ?? written)
        // Some tools leave the unit out; then the value is taken to be in the type's own.
        guard
            let conversion = !isQuantity || written.isEmpty
                ? .identity : AppleUnit.conversion(from: written, to: canonical)
        else { return nil }
        known.unit = canonical
        types[type] = known
        let number = try sink.number(
            of: ImportedType(
                identifier: known.identifier, unit: canonical, aggregation: known.definition.aggregation))
        return Measure(number: number, conversion: conversion, plausible: known.definition.plausible)
    }
}
