import Archive
import HealthModel

/// The reading of one document: keeps the counts, checks what no person can have, and hands on in batches.
package final class DocumentImport {
    package let document: HealthDocument
    package let context: ImportContext
    private let steps: ReadingSteps
    private var sink: any ImportSink { steps.sink }
    private let progress: (Int64) -> Bool
    package private(set) var tally = ImportTally()

    private struct KnownType {
        var number: Int32
        var identifier: String
        var unit: String
        var plausible: ClosedRange<Double>
        var count = 0
    }

    private var types: [KnownType] = []
    private var placesOfTypes: [String: Int] = [:]
    private var sources: [ImportedSource: Int32] = [:]
    private var samples: [ImportedSample] = []
    private var sleep: [ImportedSleep] = []
    private var opened: [DocumentSource] = []
    private var bytesDone: () -> Int = { 0 }
    private var reportedBytes = 0

    /// Gives what a reader holds back until it knows more. Called at the end of a document, also of a damaged one.
    package var emitPending: (() throws -> Void)?

    /// Whether the file has the values of now, in place of those of earlier files.
    private let isCorrecting: Bool

    private static let atOnce = 2000
    private static let mostTypes = 2000
    private static let longest: Int64 = 7 * 86_400
    private static let sleepType = "HKCategoryTypeIdentifierSleepAnalysis"

    private init(
        _ document: HealthDocument, _ sink: any ImportSink, _ context: ImportContext,
        _ isCorrecting: Bool, _ progress: @escaping (Int64) -> Bool
    ) {
        self.isCorrecting = isCorrecting
        self.document = document
        steps = ReadingSteps(into: sink, from: context.resumed)
        self.context = context
        self.progress = progress
        samples.reserveCapacity(Self.atOnce)
    }

    /// Reads a document by `body`. One that ends too early or is damaged further on gives what came before.
    /// - Parameter isCorrecting: another value of the same thing in an earlier file gives way.
    package static func perform(
        _ document: HealthDocument, _ sink: any ImportSink, _ context: ImportContext, isCorrecting: Bool = false,
        _ progress: (Int64) -> Bool, _ body: (DocumentImport) throws -> Void
    ) throws -> ImportTally {
        try withoutActuallyEscaping(progress) { progress in
            let reading = DocumentImport(document, sink, context, isCorrecting, progress)
            // It holds its holder.
            defer { reading.emitPending = nil }
            do {
                try body(reading)
            } catch JSONCursor.Problem.cutOff {
                try reading.stop("it ends in the middle")
            } catch JSONCursor.Problem.malformed(let reason) {
                try reading.stop(reason)
            } catch DelimitedText.Problem.cutOff(let reason) {
                try reading.stop(reason)
            } catch DelimitedText.Problem.malformed(let reason) {
                try reading.stop(reason)
            } catch let error as ArchiveError {
                throw reading.opened.lazy.compactMap(\.failure).first ?? error
            }
            return try reading.finish()
        }
    }

    /// Damage: what was read before is kept; where nothing was, there is nothing to keep.
    private func stop(_ reason: String) throws {
        try emitRest()
        try steps.finish(document.name)
        guard tally.records > 0 else { throw ImportError.refused(path: document.name, reason: reason) }
        tally.cutOff = reason
    }

    private func emitRest() throws {
        let emit = emitPending
        emitPending = nil
        try emit?()
    }

    private func finish() throws -> ImportTally {
        try emitRest()
        try steps.finish(document.name)
        try flush()
        tally = wholeTally
        guard progress(document.byteCount) else { throw ImportError.cancelled }
        return tally
    }

    /// With the samples that are counted by their types.
    private var wholeTally: ImportTally {
        var whole = tally
        for type in types where type.count > 0 { whole.byType[type.identifier, default: 0] += type.count }
        return whole
    }

    private func flush() throws {
        if !samples.isEmpty {
            if isCorrecting { try sink.add(correcting: samples) } else { try sink.add(samples: samples) }
        }
        if !sleep.isEmpty { try sink.add(sleep: sleep) }
        samples.removeAll(keepingCapacity: true)
        sleep.removeAll(keepingCapacity: true)
    }

    // MARK: - The document

    /// A cursor over the document as JSON, at its beginning.
    package func json() throws -> JSONCursor {
        let source = try DocumentSource(document)
        opened.append(source)
        let cursor = JSONCursor(source)
        bytesDone = { cursor.bytesRead }
        return cursor
    }

    /// Calls `body` with each row behind the headings.
    package func eachRow(_ body: (TableRow) throws -> Void) throws { try eachNumberedRow { _, row in try body(row) } }

    /// The same with the line on which each row begins.
    /// - Parameters:
    ///   - notes: what the reader must know to go on.
    ///   - holdsNothing: whether the rows that come can be read without those before: then reading goes on in the middle of
    ///     the file, without a look at what is before.
    package func eachNumberedRow(
        notes: [String: String] = [:], holdsNothing: () -> Bool = { false }, _ body: (Int, TableRow) throws -> Void
    ) throws {
        let source = try DocumentSource(document)
        opened.append(source)
        let text = DelimitedText(source, delimiter: DelimitedText.delimiter(of: document.head) ?? UInt8(ascii: ","))
        bytesDone = { text.bytesRead }
        guard let headings = try text.row() else { return }
        var places: [String: Int] = [:]
        for (place, heading) in headings.enumerated() where places[heading.trimmingBlanks] == nil {
            places[heading.trimmingBlanks] = place
        }
        if let place = TextPlace(steps.markAhead) {
            try text.pass(to: place.byte, line: place.line)
            steps.passAll()
        }
        while let cells = try text.row() {
            try step {
                guard holdsNothing() else { return notes }
                return notes.merging(TextPlace(byte: text.rowStart, line: text.line).notes) { $1 }
            }
            try body(text.line, TableRow(places: places, cells: cells))
        }
    }

    /// Calls `body` with each element of a list.
    /// - Parameter holdsNothing: whether the elements that come can be read without the next: then it is passed over
    ///   quickly where it was read before.
    package func eachElement(
        _ cursor: JSONCursor, holdsNothing: () -> Bool = { false }, _ body: (JSONItem) throws -> Void
    ) throws {
        try cursor.eachElement {
            if steps.isNextPassed, holdsNothing() {
                steps.pass()
                return try cursor.skip()
            }
            try step()
            try body(try cursor.tree())
        }
    }

    /// A row or an element comes. Says how far it is, now and then, and stops when that is wished.
    /// - Parameter notes: what the reader must know to go on with it.
    package func step(_ notes: () -> [String: String] = { [:] }) throws {
        if let mark = steps.begin() { resume(from: mark) }
        try steps.reportMark {
            try flush()
            return ImportMark(position: Int64(bytesDone()), tally: wholeTally, notes: notes())
        }
        guard steps.count & 0x3F == 0, case let done = bytesDone(), abs(done - reportedBytes) >= 4 << 20 else { return }
        reportedBytes = done
        guard progress(min(Int64(done), document.byteCount)) else { throw ImportError.cancelled }
    }

    private func resume(from mark: ImportMark) {
        tally = mark.tally
        for index in types.indices { types[index].count = 0 }
        samples.removeAll(keepingCapacity: true)
        sleep.removeAll(keepingCapacity: true)
    }

    // MARK: - What is found

    /// The sink's number of a source, asked for once; names are cut to 200 scalars.
    package func source(_ name: String, device: String = "", _ sourceClass: ImportedSource.Class) throws -> Int32 {
        let source = ImportedSource(name: name.cut(toScalars: 200), device: device, sourceClass: sourceClass)
        if let known = sources[source] { return known }
        let number = try sink.number(of: source)
        sources[source] = number
        return number
    }

    /// Counts a record as left out.
    package func skip(_ reason: SkipReason) {
        tally.records += 1
        tally.skipped[reason.text, default: 0] += 1
    }

    /// Counts records as left out, for a reason in the words of the report.
    package func skip(_ reason: String, _ count: Int = 1) {
        tally.records += count
        tally.skipped[reason, default: 0] += count
    }

    /// Says why a whole file gives nothing, or what to know of what it gives.
    package func explain(_ text: String) { tally.note = text }

    /// Adds one value of a type. `nil` for the value is no value at all, and nothing to report.
    /// - Parameters:
    ///   - written: the value's unit as written; `nil` for the type's own.
    ///   - start: Unix seconds; `nil` for a date that cannot be read.
    ///   - isSoFar: whether it may end after now, as it is of an hour of which only the beginning is written. A total of a
    ///     whole day may in any case.
    package func add(
        _ identifier: String, _ value: Double?, _ written: String? = nil, at start: Int64?, lasting: Int64 = 0,
        isSoFar: Bool = false, from source: Int32, isUserEntered: Bool = false
    ) throws {
        guard let value else { return }
        tally.records += 1
        guard let start else { return leaveOut(.impossibleDate) }
        try add(
            identifier, value, written, at: start, lasting: lasting, by: context.now,
            mayGoOn: isSoFar || WholeDay.seconds.contains(lasting), from: source, isUserEntered)
    }

    /// - Parameters:
    ///   - latest: when it may begin at the latest, Unix seconds.
    ///   - mayGoOn: whether it may end after now.
    private func add(
        _ identifier: String, _ value: Double, _ written: String?, at start: Int64, lasting: Int64, by latest: Int64,
        mayGoOn: Bool, from source: Int32, _ isUserEntered: Bool = false
    ) throws {
        guard let place = try place(of: identifier, written: written) else { return }
        guard let converted = written.map({ UnitSpelling.convert(value, from: $0, to: types[place].unit) }) ?? value
        else {
            return leaveOut(.wrongUnit)
        }
        guard isPossible(start, lasting, by: latest, mayGoOn: mayGoOn) else { return }
        // Nine decimals: a converted number is then the one that a person would have written.
        let scaled = converted * 1e9
        let rounded = abs(scaled) < 9e15 ? scaled.rounded() / 1e9 : converted
        guard types[place].plausible.contains(rounded) else { return leaveOut(.implausible) }
        types[place].count += 1
        samples.append(
            ImportedSample(
                type: types[place].number, source: source, start: start, duration: Int32(lasting),
                isUserEntered: isUserEntered, value: rounded))
        if samples.count >= Self.atOnce { try flush() }
    }

    /// A value of a whole local day: a total from midnight to midnight, anything else at noon.
    /// - Parameter lasting: of what is at noon.
    package func add(
        _ identifier: String, _ value: Double?, _ written: String? = nil, on day: CivilDay?, lasting: Int64 = 0,
        from source: Int32
    ) throws {
        guard let value else { return }
        guard let day else { return skip(.impossibleDate) }
        if Self.aggregation(of: identifier) == .cumulative {
            let span = context.home.span(of: day)
            try add(identifier, value, written, at: span.start, lasting: span.duration, from: source)
        } else {
            tally.records += 1
            let noon = context.home.noon(of: day)
            // That of a day that has begun is known before its noon.
            let latest = context.hasBegun(day) ? max(noon, context.now) : context.now
            try add(identifier, value, written, at: noon, lasting: lasting, by: latest, mayGoOn: true, from: source)
        }
    }

    private func leaveOut(_ reason: SkipReason) { tally.skipped[reason.text, default: 0] += 1 }

    /// - Parameters:
    ///   - latest: when it may begin at the latest, Unix seconds; `nil` for now.
    ///   - mayGoOn: whether it may end after now.
    private func isPossible(
        _ start: Int64, _ duration: Int64, longest: Int64 = DocumentImport.longest, by latest: Int64? = nil,
        mayGoOn: Bool = false
    ) -> Bool {
        if start < 0 {
            leaveOut(.tooEarly)
        } else if duration < 0 {
            leaveOut(.endsBeforeStart)
        } else if start > latest ?? context.now {
            leaveOut(.inTheFuture)
        } else if duration > longest {
            leaveOut(.tooLong)
        } else if !mayGoOn, start + duration > context.now {
            leaveOut(.inTheFuture)
        } else {
            return true
        }
        return false
    }

    /// How samples of a type make a day.
    package static func aggregation(of identifier: String) -> SampleAggregation {
        identifier.hasPrefix(VendorTypes.prefix)
            ? VendorTypes.known(identifier).aggregation : AppleType(identifier: identifier).aggregation
    }

    private func place(of identifier: String, written: String?) throws -> Int? {
        if let known = placesOfTypes[identifier] { return known }
        guard types.count < Self.mostTypes else {
            leaveOut(.tooManyTypes)
            return nil
        }
        var unit = ""
        var aggregation = SampleAggregation.discrete
        var plausible: ClosedRange<Double> = -1e9...1e9
        if identifier.hasPrefix(VendorTypes.prefix) {
            (unit, aggregation, plausible) = VendorTypes.known(identifier)
            if unit.isEmpty, let written { unit = Self.ownUnit(written) }
        } else {
            let type = AppleType(identifier: identifier)
            unit = type.unit ?? Self.ownUnit(written ?? "")
            (aggregation, plausible) = (type.aggregation, type.plausible)
        }
        let number = try sink.number(of: ImportedType(identifier: identifier, unit: unit, aggregation: aggregation))
        placesOfTypes[identifier] = types.count
        types.append(KnownType(number: number, identifier: identifier, unit: unit, plausible: plausible))
        return types.count - 1
    }

    private static func ownUnit(_ written: String) -> String {
        let unit = UnitSpelling.apple(written)
        return AppleUnit.common(for: unit) ?? unit
    }

    // MARK: - Sleep, workouts and the rest

    /// Adds one piece of sleep.
    package func add(_ stage: SleepStage, at start: Int64?, lasting: Int64, from source: Int32, zone: String? = nil)
        throws
    {
        tally.records += 1
        guard let start else { return leaveOut(.impossibleDate) }
        guard isPossible(start, lasting, longest: 3 * 86_400) else { return }
        tally.byType[Self.sleepType, default: 0] += 1
        sleep.append(
            ImportedSleep(source: source, start: start, duration: Int32(lasting), stage: stage, zoneName: zone))
        if sleep.count >= Self.atOnce { try flush() }
    }

    /// The pieces of a night.
    package func add(_ pieces: [SleepLayout.Piece], from source: Int32, zone: String? = nil) throws {
        for piece in pieces { try add(piece.stage, at: piece.start, lasting: piece.duration, from: source, zone: zone) }
    }

    /// A night of which only the totals are known. In the store it gives way to pieces of the same source that have times.
    package func add(totals night: SleepLayout, from source: Int32) throws {
        guard let own = sources.first(where: { $0.value == source })?.key else { return }
        let totals = try self.source(own.name, device: ImportedSource.totalsDevice, own.sourceClass)
        try add(night.pieces, from: totals)
    }

    /// Adds one workout of at most 31 days, without those of its figures that cannot be.
    package func add(_ workout: ImportedWorkout) throws {
        tally.records += 1
        guard isPossible(workout.start, workout.end - workout.start, longest: 31 * 86_400) else { return }
        guard workout.durationSeconds >= 0, workout.durationSeconds.isFinite else { return leaveOut(.implausible) }
        tally.byType["Workout", default: 0] += 1
        try sink.add(workout: workout.plausible)
        if let zone = workout.zoneName { try sink.record(zoneName: zone, at: workout.start) }
    }

    /// A route; one of fewer than two points is no route and not counted.
    package func add(_ route: ImportedRoute) throws {
        guard route.points.count > 1 else { return }
        try sink.add(route: route)
    }

    /// Adds one finding of at most 366 days.
    package func add(_ finding: ImportedFinding) throws {
        tally.records += 1
        guard isPossible(finding.start, finding.end - finding.start, longest: 366 * 86_400, mayGoOn: true) else {
            return
        }
        tally.byType[finding.kind.rawValue, default: 0] += 1
        try sink.add(finding: finding)
    }

    /// The check-in of a day, whose records `count()` has counted.
    package func add(_ checkIn: ImportedCheckIn) throws {
        tally.byType["Check-in", default: 0] += 1
        try sink.add(checkIn: checkIn)
    }

    /// A record that is given later, with others of its day.
    package func count() { tally.records += 1 }
}

/// Where a row of a table begins.
private struct TextPlace {
    private enum Note {
        static let byte = "byte", line = "line"
    }

    var byte: Int
    var line: Int

    init(byte: Int, line: Int) { (self.byte, self.line) = (byte, line) }

    /// `nil` for a mark that does not say.
    init?(_ mark: ImportMark?) {
        guard let byte = mark?.notes[Note.byte].flatMap({ Int($0) }),
            let line = mark?.notes[Note.line].flatMap({ Int($0) })
        else { return nil }
        self.init(byte: byte, line: line)
    }

    var notes: [String: String] { [Note.byte: String(byte), Note.line: String(line)] }
}

extension ImportedWorkout {
    /// Without the numbers that cannot be.
    package var plausible: ImportedWorkout {
        func kept(_ value: Double?, _ range: ClosedRange<Double>) -> Double? {
            value.flatMap { range.contains($0) ? $0 : nil }
        }
        var workout = self
        workout.energyKcal = kept(energyKcal, 0...100_000)
        workout.distanceMeters = kept(distanceMeters, 0...5_000_000)
        workout.averageHeartRateBPM = kept(averageHeartRateBPM, 10...350)
        workout.maximumHeartRateBPM = kept(maximumHeartRateBPM, 10...350)
        workout.minimumHeartRateBPM = kept(minimumHeartRateBPM, 10...350)
        workout.elevationGainMeters = kept(elevationGainMeters, 0...50_000)
        workout.steps = kept(steps, 0...500_000)
        workout.averagePowerWatts = kept(averagePowerWatts, 0...5_000)
        workout.averageCadence = kept(averageCadence, 0...500)
        workout.title = title?.cut(toScalars: 200)
        workout.externalID = externalID?.cut(toScalars: 200)
        return workout
    }
}
