/// Reads the elements of a GPX document.
struct GPXReader {
    private var writer: RecordWriter
    private var source: ImportedSource?
    private var isAppleRoute = false
    private var track = RecordedTrack()
    private var point: RecordedTrack.Point?
    private var pointDepth = 0
    private var opensSegment = false
    private var points = 0
    private var text: [UInt8] = []
    /// Names of the open elements.
    private var path: [String] = []

    /// The longest text that is looked at.
    private static let longestText = 1024
    private static let progressStep: Int64 = 4 << 20

    init(sink: any ImportSink, context: ImportContext) { writer = RecordWriter(sink: sink, context: context) }

    mutating func read(_ reader: MarkupReader, progress: (Int64) -> Bool) throws -> ImportTally {
        var markup = reader
        var nextProgress = Self.progressStep
        while true {
            switch try markup.next() {
            case .start: try begin(markup)
            case .text: text.append(contentsOf: markup.text.buffer.prefix(max(0, Self.longestText - text.count)))
            case .end: try end()
            case .finished:
                try finishTrack()
                if markup.overLimit > 0 { writer.skip(.overLimit, markup.overLimit) }
                try writer.flush()
                return writer.tally(cutOff: markup.problem)
            }
            if markup.offset >= nextProgress {
                guard progress(markup.offset) else { throw ImportError.cancelled }
                nextProgress = markup.offset + Self.progressStep
            }
        }
    }

    // MARK: Elements

    private mutating func begin(_ markup: MarkupReader) throws {
        let name = String(decoding: markup.name.buffer.prefix(64), as: UTF8.self).lowercased()
        path.append(name)
        text.removeAll(keepingCapacity: true)
        switch name {
        case "gpx":
            let creator = markup.attribute("creator").map { AttributeText.decode($0.buffer, atMost: 64) }
            isAppleRoute = creator == "Apple Health Export"
            source = ImportedSource(recorder: creator, format: "GPX")
        case "trk": try finishTrack()
        case "trkseg": opensSegment = true
        case "trkpt": beginPoint(markup)
        case "wpt": writer.skip(.waypoint)
        case "rte": writer.skip(.plannedRoute)
        default: break
        }
    }

    private mutating func beginPoint(_ markup: MarkupReader) {
        var new = RecordedTrack.Point()
        new.latitude = markup.attribute("lat").flatMap(number).flatMap { (-90...90).contains($0) ? $0 : nil }
        new.longitude = markup.attribute("lon").flatMap(number).flatMap { (-180...180).contains($0) ? $0 : nil }
        if new.latitude == nil || new.longitude == nil {
            new.latitude = nil
            new.longitude = nil
        }
        new.isAfterGap = opensSegment && !track.points.isEmpty
        opensSegment = false
        point = new
        pointDepth = path.count
    }

    private func number(_ text: ByteSlice) -> Double? { DecimalNumber.parse(text.trimmed) }

    private mutating func end() throws {
        let name = path.popLast() ?? ""
        if name == "trkpt", point != nil {
            keepPoint()
        } else if point != nil {
            endInPoint(name)
        } else if path.last == "trk" {
            switch name {
            case "type": track.activity = WorkoutActivity.named(String(decoding: text, as: UTF8.self))
            case "name":
                let title = AttributeText.decode(text)
                track.title = title.isEmpty ? nil : title
            default: break
            }
        } else if name == "trk" {
            try finishTrack()
        }
        text.removeAll(keepingCapacity: true)
    }

    private mutating func keepPoint() {
        if let point {
            if points < RecordedTrack.mostPoints {
                track.points.append(point)
                points += 1
            } else {
                writer.skip(.overLimit)
            }
        }
        point = nil
    }

    private mutating func endInPoint(_ name: String) {
        let isDirect = path.count == pointDepth
        switch name {
        case "time" where isDirect: point?.atMs = text.withPaddedSlice { InstantText.milliseconds($0.trimmed) }
        case "ele" where isDirect: point?.altitude = value(in: -1000...20_000)
        case "hr", "heartrate": point?.rate = value(in: 0...1000)
        case "cad", "cadence", "runcadence": point?.cadence = value(in: 0...1000)
        case "power", "watts", "powerinwatts": point?.power = value(in: 0...10_000)
        case "atemp", "temp", "temperature": point?.temperature = value(in: -100...100)
        case "speed": point?.speed = value(in: 0...500)
        default: break
        }
    }

    /// `nil` for what is no number or cannot be, such as the speed −1 of a receiver that does not know it.
    private func value(in range: ClosedRange<Double>) -> Double? {
        text.withPaddedSlice(number).flatMap { range.contains($0) ? $0 : nil }
    }

    // MARK: Tracks

    private mutating func finishTrack() throws {
        defer {
            track = RecordedTrack()
            point = nil
        }
        guard !track.points.isEmpty else { return }
        let timed = track.timed
        guard let from = timed.first?.atMs, let to = timed.last?.atMs, timed.count > 1 else {
            let isLone = track.points.count == 1 && !timed.isEmpty
            return writer.skip(isLone ? .lonePoint : track.isTooEarly ? .tooEarly : .trackWithoutTimes)
        }
        let source = source ?? ImportedSource(recorder: nil, format: "GPX")
        let number = try writer.number(of: source)
        try writer.add(ImportedRoute(source: number, points: track.route))
        if isAppleRoute { return }
        try track.writeSamples(of: timed, source: number, to: &writer)
        let (seconds, pauses) = RecordedTrack.stretches(of: timed)
        var workout = ImportedWorkout(
            source: number, activity: track.activity, start: from / 1000, end: (to + 999) / 1000,
            durationSeconds: seconds)
        let meters = track.distance
        workout.distanceMeters = meters > 0 ? meters : nil
        workout.events = pauses
        track.fill(&workout, from: timed)
        guard try writer.add(workout) else { return }
        let totals = try writer.number(of: source.forTotals(format: "GPX"))
        try RecordedTrack.writeDayTotals(of: workout, source: totals, to: &writer)
    }
}
