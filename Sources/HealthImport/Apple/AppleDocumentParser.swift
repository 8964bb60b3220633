import HealthModel

/// Walks through the bytes of an export document, which come in blocks cut anywhere, and sees to it that every element
/// is read by the right part.
///
/// It does not ask for well-formed XML: exports of iOS 16 have a broken DTD, others raw control characters. What is no
/// markup is passed over until the next `<`. A DTD is never interpreted, and one that declares entities is refused.
struct AppleDocumentParser {
    private enum Mode: Equatable {
        /// Before `<HealthData`, where the DTD is.
        case prolog
        case content
        /// Inside something without attributes that ends with a fixed text.
        case passing(Delimiter, backTo: Outside)
        /// Inside a tag too long to be held; `quote` is 0 outside of values.
        case hugeTag(quote: UInt8, endsInSlash: Bool)
        /// Behind `</HealthData>`.
        case finished
    }
    private enum Outside { case prolog, content }
    private enum Delimiter { case comment, characterData, instruction }
    /// What the open element directly below the root is.
    private enum Element { case none, record, workout, finding, other }
    /// What the open element directly below that one is.
    private enum Inner { case beats, route, other }

    /// What is to be done behind a tag.
    private enum Progress {
        case to(UnsafePointer<UInt8>)
        /// The rest of the block is too short; it comes again with more behind it.
        case needMore
    }

    private let path: String
    private let sink: any ImportSink
    private let latest: Int64
    private var records: AppleRecordParser
    private var mode = Mode.prolog
    private var sawRoot = false
    private var element = Element.none
    /// Elements open below the root.
    private var depth = 0
    private var record: AppleRecordParser.Draft?
    private var workout: AppleWorkoutDraft?
    private var finding: AppleFindingDraft?
    private var inner = Inner.other
    /// In the open record.
    private var beats: AppleBeatList?
    /// In the open workout.
    private var route = AppleRouteDraft()
    private var workoutSources: [ImportedSource: Int32] = [:]
    private var profile = ImportedProfile()
    private var exportedAt: Int64?
    private var prologBytes = 0
    private var consumed: Int64 = 0

    static let longestElement = 1 << 20
    static let deepest = 64
    static let mostRecords = 50_000_000
    private static let longestProlog = 1 << 20

    init(path: String, sink: any ImportSink, now: Int64) {
        self.path = path
        self.sink = sink
        latest = now + 86_400
        records = AppleRecordParser(sink: sink, latest: latest)
    }

    /// Parses what is whole and returns how many bytes that were; the others are to be given again with more behind
    /// them, never more than `longestElement`. Behind the last byte `BlockPipeline.slack` more must be readable.
    mutating func parse(_ bytes: UnsafePointer<UInt8>, count: Int) throws -> Int {
        let end = bytes + count
        var at = bytes
        while at < end {
            let progress: Progress
            switch mode {
            case .content: progress = try parseContent(at, end)
            case .prolog: progress = try parseProlog(at, end)
            case .passing(let delimiter, let outside): progress = pass(delimiter, backTo: outside, at, end)
            case .hugeTag(let quote, let slash): progress = try passHugeTag(quote: quote, endsInSlash: slash, at, end)
            case .finished: progress = .to(end)
            }
            guard case .to(let next) = progress else { break }
            at = next
        }
        guard records.records <= Self.mostRecords else {
            throw ImportError.refused(path: path, reason: "it has more than \(Self.mostRecords) records")
        }
        consumed += Int64(at - bytes)
        return at - bytes
    }

    /// The document is over: hands on what is left and says how it went.
    mutating func finish() throws -> ImportTally {
        guard sawRoot else { throw ImportError.notAnAppleHealthExport(path: path) }
        var tally = try handOn()
        if mode != .finished {
            tally.cutOff = "the file ends in the middle, after \(consumed) bytes; what came before was read"
        }
        return tally
    }

    /// Hands on what was read so far.
    private mutating func handOn() throws -> ImportTally {
        try records.flush()
        try records.flushSighting()
        profile.newestZoneName = records.newestZoneName
        try sink.set(profile: profile)
        var tally = ImportTally()
        records.fill(&tally)
        tally.exportedAt = exportedAt
        return tally
    }

    // MARK: Going on another time

    private enum Note {
        static let birth = "birth", sex = "sex"
    }

    /// Where parsing can go on: `nil` in the middle of an element.
    mutating func mark() throws -> ImportMark? {
        guard mode == .content, depth == 0 else { return nil }
        var mark = ImportMark(position: consumed, tally: try handOn())
        mark.notes[Note.birth] = profile.dateOfBirth?.iso
        mark.notes[Note.sex] = profile.sex?.rawValue
        records.note(in: &mark)
        return mark
    }

    /// From now on the bytes are those behind the mark.
    mutating func goOn(from mark: ImportMark) {
        (mode, sawRoot, consumed) = (.content, true, mark.position)
        exportedAt = mark.tally.exportedAt
        profile.dateOfBirth = mark.notes[Note.birth].flatMap { CivilDay(iso: $0) }
        profile.sex = mark.notes[Note.sex].flatMap { ImportedProfile.Sex(rawValue: $0) }
        records.goOn(from: mark)
    }

    // MARK: Around the elements

    private mutating func parseProlog(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) throws -> Progress {
        guard let at = start.find(Markup.less, before: end) else { return try advanceProlog(start, to: end) }
        // Long enough for whatever is asked below, or the end of the document.
        guard end - at >= 12 else { return at == start ? .needMore : try advanceProlog(start, to: at) }
        let text = ByteSlice(start: at, count: end - at)
        if text.starts(with: "<!--") {
            mode = .passing(.comment, backTo: .prolog)
            return .to(at + 4)
        }
        if text.starts(with: "<!ENTITY") {
            throw ImportError.refused(
                path: path, reason: "it declares XML entities, which no health export does and attacks do")
        }
        if text.starts(with: "<HealthData"), at[11] <= 0x20 || at[11] == Markup.greater || at[11] == Markup.slash {
            var tag = TagScanner(at: at + 11, end: end)
            switch tag.skip() {
            case .incomplete:
                guard end - at < Self.longestElement else {
                    throw ImportError.notAnAppleHealthExport(path: path)
                }
                return .needMore
            case .selfClosed: mode = .finished
            default: mode = .content
            }
            sawRoot = true
            return .to(tag.position)
        }
        let next = at[1]
        guard next == Markup.bang || next == Markup.question else {
            throw ImportError.notAnAppleHealthExport(path: path)
        }
        return try advanceProlog(start, to: at + 1)
    }

    private mutating func advanceProlog(
        _ start: UnsafePointer<UInt8>, to next: UnsafePointer<UInt8>
    ) throws -> Progress {
        prologBytes += next - start
        guard prologBytes <= Self.longestProlog else { throw ImportError.notAnAppleHealthExport(path: path) }
        return .to(next)
    }

    private mutating func pass(
        _ delimiter: Delimiter, backTo outside: Outside, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> Progress {
        let closing: StaticString
        switch delimiter {
        case .comment: closing = "-->"
        case .characterData: closing = "]]>"
        case .instruction: closing = "?>"
        }
        let length = closing.utf8CodeUnitCount
        var at = start
        while let found = at.find(closing.utf8Start[0], before: end) {
            guard end - found >= length else { return found == start ? .needMore : .to(found) }
            if ByteSlice(start: found, count: length).equals(closing) {
                mode = outside == .prolog ? .prolog : .content
                return .to(found + length)
            }
            at = found + 1
        }
        return .to(end)
    }

    @inline(__always) private mutating func parseContent(
        _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws -> Progress {
        guard let at = start.find(Markup.less, before: end) else { return .to(end) }
        guard end - at >= 2 else { return at == start ? .needMore : .to(at) }
        let progress: Progress
        switch at[1] {
        case Markup.slash: progress = try readEndTag(at, end)
        case Markup.bang: progress = readDeclaration(at, end)
        case Markup.question:
            mode = .passing(.instruction, backTo: .content)
            return .to(at + 2)
        default: progress = try readStartTag(at, end)
        }
        if case .needMore = progress, at > start { return .to(at) }
        return progress
    }

    private mutating func readDeclaration(_ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Progress {
        guard end - at >= 9 else { return .needMore }
        let text = ByteSlice(start: at, count: end - at)
        if text.starts(with: "<!--") {
            mode = .passing(.comment, backTo: .content)
            return .to(at + 4)
        }
        if text.starts(with: "<![CDATA[") {
            mode = .passing(.characterData, backTo: .content)
            return .to(at + 9)
        }
        return .to(at + 2)
    }

    private mutating func readEndTag(_ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) throws -> Progress {
        guard let close = (at + 2).find(Markup.greater, before: end) else {
            return end - at > TagScanner.longestName * 2 ? .to(at + 2) : .needMore
        }
        if depth > 0 {
            depth -= 1
            if depth == 0 { try completeElement() }
        } else if ByteSlice(start: at + 2, count: close - at - 2).starts(with: "HealthData") {
            mode = .finished
        }
        return .to(close + 1)
    }

    // MARK: Elements

    private static let recordStart: UInt64 = 0x2064_726F_6365_523C  // "<Record "

    @inline(__always) private mutating func readStartTag(
        _ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws -> Progress {
        if depth == 0, at.load64() == Self.recordStart, end - at >= 8 {
            var tag = TagScanner(at: at + 8, end: end)
            var draft: AppleRecordParser.Draft?
            let step = try records.read(&tag, draft: &draft)
            if step == .selfClosed {
                if let draft { try records.complete(draft) }
                return .to(tag.position)
            }
            if step == .open {
                record = draft
                element = .record
                depth = 1
                return .to(tag.position)
            }
            return try unfinished(at, tag, step, isRecord: true)
        }
        return try readOtherTag(at, end)
    }

    private mutating func readOtherTag(_ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) throws -> Progress {
        var nameEnd = at + 1
        while nameEnd < end, nameEnd.pointee > 0x20, nameEnd.pointee != Markup.greater, nameEnd.pointee != Markup.slash,
            nameEnd.pointee != Markup.less, nameEnd - at <= TagScanner.longestName
        { nameEnd += 1 }
        guard nameEnd < end else { return .needMore }
        guard nameEnd > at + 1, nameEnd - at <= TagScanner.longestName, nameEnd.pointee != Markup.less else {
            return .to(at + 1)
        }
        let name = ByteSlice(start: at + 1, count: nameEnd - at - 1)
        var tag = TagScanner(at: nameEnd, end: end)
        var step = TagScanner.Step.incomplete
        var opened = Element.other
        if depth == 0 {
            if name.equals("Record") {
                var draft: AppleRecordParser.Draft?
                step = try records.read(&tag, draft: &draft)
                if step == .open || step == .selfClosed { record = draft }
                opened = .record
            } else if let known = TopElement(name) {
                // Read twice only if the tag is cut by the end of a block.
                let attributes = AttributeList(&tag, step: &step)
                if step == .open || step == .selfClosed { try take(known, attributes) }
                opened = known.isFinding ? .finding : known == .workout ? .workout : .other
            } else {
                step = tag.skip()
            }
        } else if depth == 1 {
            step = readChild(name, &tag)
        } else if depth == 2, inner == .beats, element == .record {
            step = readBeat(&tag)
        } else if depth == 2, inner == .route, element == .workout, name.equals("Location") {
            step = readLocation(&tag)
        } else {
            step = tag.skip()
        }
        switch step {
        case .selfClosed:
            if depth == 0 {
                element = opened
                try completeElement()
            }
        case .open: try openElement(opened)
        default: return try unfinished(at, tag, step, isRecord: depth == 0 && name.equals("Record"))
        }
        return .to(tag.position)
    }

    /// A child of the element below the root.
    private mutating func readChild(_ name: ByteSlice, _ tag: inout TagScanner) -> TagScanner.Step {
        inner = .other
        switch element {
        case .record where name.equals("MetadataEntry"): return readMetadata(&tag)
        case .record where name.equals("HeartRateVariabilityMetadataList"):
            inner = .beats
            if beats == nil, let sample = record?.sample {
                beats = AppleBeatList(start: sample.start, source: sample.source)
            }
            return tag.skip()
        case .workout where name.equals("WorkoutRoute"):
            inner = .route
            return tag.skip()
        case .workout, .finding:
            var step = TagScanner.Step.incomplete
            let attributes = AttributeList(&tag, step: &step)
            guard step == .open || step == .selfClosed else { return step }
            if element == .workout {
                takeWorkoutChild(name, attributes)
            } else {
                finding?.add(child: name, attributes)
            }
            return step
        case .record, .none, .other: return tag.skip()
        }
    }

    private mutating func openElement(_ opened: Element) throws {
        if depth == 0 { element = opened }
        depth += 1
        guard depth <= Self.deepest else {
            throw ImportError.refused(path: path, reason: "its elements are nested more than \(Self.deepest) deep")
        }
    }

    /// A tag that the block cuts off, that is too long or that is no tag at all.
    private mutating func unfinished(
        _ at: UnsafePointer<UInt8>, _ tag: TagScanner, _ step: TagScanner.Step, isRecord: Bool
    ) throws -> Progress {
        if step == .incomplete {
            guard tag.end - at >= Self.longestElement else { return .needMore }
            if isRecord { records.countUnread(.overLimit) } else { records.skip(.overLimit) }
            mode = .hugeTag(quote: 0, endsInSlash: false)
            return .to(at + 1)
        }
        if isRecord { records.countUnread(.malformed) } else { records.skip(.malformed) }
        // A `<` not far behind may be a good tag that an open quote has swallowed.
        return .to(tag.position - at > 4096 ? tag.position : at + 1)
    }

    private mutating func passHugeTag(
        quote: UInt8, endsInSlash: Bool, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws -> Progress {
        if quote != 0 {
            guard let close = start.find(quote, before: end) else { return .to(end) }
            mode = .hugeTag(quote: 0, endsInSlash: false)
            return .to(close + 1)
        }
        var at = start
        var slash = endsInSlash
        while at < end {
            let byte = at.pointee
            at += 1
            if byte == Markup.quote || byte == Markup.apostrophe {
                mode = .hugeTag(quote: byte, endsInSlash: false)
                return .to(at)
            }
            if byte == Markup.greater {
                mode = .content
                if !slash { try openElement(.other) }
                return .to(at)
            }
            slash = byte == Markup.slash
        }
        mode = .hugeTag(quote: 0, endsInSlash: slash)
        return .to(end)
    }

    // MARK: What the elements say

    private enum TopElement {
        case workout, summary, me, exportDate, correlation, audiogram, vision
        init?(_ name: ByteSlice) {
            if name.equals("Workout") {
                self = .workout
            } else if name.equals("ActivitySummary") {
                self = .summary
            } else if name.equals("Correlation") {
                self = .correlation
            } else if name.equals("Audiogram") {
                self = .audiogram
            } else if name.equals("VisionPrescription") {
                self = .vision
            } else if name.equals("Me") {
                self = .me
            } else if name.equals("ExportDate") {
                self = .exportDate
            } else {
                return nil
            }
        }

        var isFinding: Bool { self == .correlation || self == .audiogram || self == .vision }
    }

    private mutating func readMetadata(_ tag: inout TagScanner) -> TagScanner.Step {
        var key = ByteSlice(start: tag.position, count: 0)
        var value = key
        while true {
            let step = tag.next()
            switch step {
            case .attribute:
                if tag.name.equals("key") { key = tag.value } else if tag.name.equals("value") { value = tag.value }
            case .open, .selfClosed:
                if var draft = record, !tag.isOverLimit {
                    records.note(key: key, value: value, in: &draft)
                    record = draft
                }
                return step
            case .incomplete, .malformed: return step
            }
        }
    }

    private mutating func readBeat(_ tag: inout TagScanner) -> TagScanner.Step {
        var bpm = ByteSlice(start: tag.position, count: 0)
        var time = bpm
        while true {
            let step = tag.next()
            switch step {
            case .attribute:
                if tag.name.equals("bpm") { bpm = tag.value } else if tag.name.equals("time") { time = tag.value }
            case .open, .selfClosed:
                if !tag.isOverLimit { beats?.add(bpm: bpm, time: time) }
                return step
            case .incomplete, .malformed: return step
            }
        }
    }

    private mutating func readLocation(_ tag: inout TagScanner) -> TagScanner.Step {
        var location = AppleLocation()
        while true {
            let step = tag.next()
            switch step {
            case .attribute: location.take(tag.name, tag.value)
            case .open, .selfClosed:
                if !tag.isOverLimit, workout != nil {
                    route.add(at: location.date.flatMap { records.instant($0) }, location)
                }
                return step
            case .incomplete, .malformed: return step
            }
        }
    }

    private mutating func take(_ element: TopElement, _ attributes: AttributeList) throws {
        switch element {
        case .me: profile.read(attributes)
        case .exportDate:
            exportedAt = Array((attributes["value"] ?? "").utf8).withPaddedSlice { records.instant($0) }
        case .summary:
            guard let summary = ImportedActivitySummary(attributes), summary.day.number >= 0 else {
                records.skip(.impossibleDate)
                return
            }
            guard Int64(summary.day.number) * 86_400 <= latest + 86_400 else {
                records.skip(.inTheFuture)
                return
            }
            try sink.add(summary: summary)
        case .workout: workout = try makeWorkout(attributes)
        case .correlation: finding = try makeFinding(.correlation, attributes)
        case .audiogram: finding = try makeFinding(.audiogram, attributes)
        case .vision: finding = try makeFinding(.visionPrescription, attributes)
        }
    }

    /// `nil` where it has no time. It is no record and counted nowhere.
    private mutating func makeFinding(
        _ kind: ImportedFinding.Kind, _ attributes: AttributeList
    ) throws -> AppleFindingDraft? {
        guard let start = instant(attributes["startDate"] ?? attributes["dateIssued"]), (0...latest).contains(start)
        else { return nil }
        let end = instant(attributes["endDate"]).map { min(max($0, start), start + AppleRecordParser.longest) }
        let source = ImportedSource(
            name: attributes["sourceName"] ?? "Health", rawDevice: attributes["device"] ?? "")
        return AppleFindingDraft(
            kind, source: try workoutSource(source), start: start, end: end ?? start, attributes)
    }

    private mutating func makeWorkout(_ attributes: AttributeList) throws -> AppleWorkoutDraft? {
        let start = Array((attributes["startDate"] ?? "").utf8)
        let end = Array((attributes["endDate"] ?? "").utf8)
        let span = start.withPaddedSlice { from in
            end.withPaddedSlice { to in records.span(from, to, isCategory: false) }
        }
        guard let (from, duration) = span else { return nil }
        let source = ImportedSource(name: attributes["sourceName"] ?? "", rawDevice: attributes["device"] ?? "")
        return AppleWorkoutDraft(
            source: try workoutSource(source), start: from, end: from + Int64(duration),
            attributes: AppleWorkoutDraft.Attributes(
                activity: attributes["workoutActivityType"], duration: attributes["duration"],
                durationUnit: attributes["durationUnit"], distance: attributes["totalDistance"],
                distanceUnit: attributes["totalDistanceUnit"], energy: attributes["totalEnergyBurned"],
                energyUnit: attributes["totalEnergyBurnedUnit"]))
    }

    private mutating func workoutSource(_ source: ImportedSource) throws -> Int32 {
        if let known = workoutSources[source] { return known }
        let number = try sink.number(of: source)
        if workoutSources.count < 10_000 { workoutSources[source] = number }
        return number
    }

    private mutating func takeWorkoutChild(_ name: ByteSlice, _ attributes: AttributeList) {
        if name.equals("WorkoutStatistics"), let type = attributes["type"] {
            workout?.add(
                statistics: type, sum: attributes["sum"], average: attributes["average"],
                minimum: attributes["minimum"], maximum: attributes["maximum"], unit: attributes["unit"])
        } else if name.equals("WorkoutEvent"), let type = attributes["type"] {
            let at = instant(attributes["date"])
            workout?.add(event: type, at: at, duration: attributes["duration"], unit: attributes["durationUnit"])
        } else if name.equals("WorkoutActivity") {
            let (from, to) = (instant(attributes["startDate"]), instant(attributes["endDate"]))
            workout?.add(activityFrom: from, to: to)
        } else if name.equals("MetadataEntry"), let key = attributes["key"], let value = attributes["value"] {
            if key == "HKTimeZone", let start = workout?.workout.start {
                workout?.zone = Array(value.utf8).withPaddedSlice { records.zone($0, at: start) }
            } else {
                workout?.note(key: key, value: value)
            }
        }
    }

    private mutating func instant(_ text: String?) -> Int64? {
        text.flatMap { Array($0.utf8).withPaddedSlice { records.instant($0) } }
    }

    /// The element below the root has ended: it is whole.
    private mutating func completeElement() throws {
        switch element {
        case .record:
            if let record {
                try records.complete(record)
                if record.zone != NameTable.empty { try records.sight(record) }
                if let beats = beats?.imported { try sink.add(beats: beats) }
            }
            record = nil
            beats = nil
        case .workout:
            if let workout { try complete(workout) }
            workout = nil
            route = AppleRouteDraft()
        case .finding:
            if let finding { try sink.add(finding: finding.finding) }
            finding = nil
        case .none, .other: break
        }
        element = .none
    }

    private mutating func complete(_ draft: AppleWorkoutDraft) throws {
        var workout = draft.finished
        workout.zoneName = records.zoneName(draft.zone)
        try sink.add(workout: workout)
        if draft.zone != NameTable.empty { try records.sight(draft.zone, from: workout.start, to: workout.end) }
        guard route.points.count > 1 else { return }
        try sink.add(route: ImportedRoute(source: workout.source, points: route.points))
    }
}
