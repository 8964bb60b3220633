import ImportKit

/// Reads the elements of a TCX document.
struct TCXReader {
    private var writer: RecordWriter
    private var activity: TCXActivity?
    private var point: RecordedTrack.Point?
    private var opensTrack = false
    private var text = ElementText()
    /// Names of the open elements.
    private var path: [String] = []

    private static let progressStep: Int64 = 4 << 20
    /// A new track after a longer time begins after a pause; laps alone begin one, too.
    private static let pauseMs: Int64 = 10_000

    init(sink: any ImportSink, context: ImportContext) { writer = RecordWriter(sink: sink, context: context) }

    mutating func read(_ reader: MarkupReader, progress: (Int64) -> Bool) throws -> ImportTally {
        var markup = reader
        var nextProgress = Self.progressStep
        while true {
            switch try markup.next() {
            case .start: begin(markup)
            case .text: text.append(markup.text)
            case .end: try end()
            case .finished:
                keepPoint()
                try finishActivity()
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

    private mutating func begin(_ markup: MarkupReader) {
        let name = String(decoding: markup.name.buffer.prefix(64), as: UTF8.self)
        path.append(name)
        text.clear()
        switch name {
        case "Activity":
            var new = TCXActivity()
            let sport = markup.attribute("Sport").map { AttributeText.decode($0.buffer, atMost: 64) }
            new.track.activity = WorkoutActivity.named(sport ?? "")
            activity = new
        case "Course": writer.skip(.plannedRoute)
        case "Lap":
            let start = markup.attribute("StartTime").flatMap { InstantText.milliseconds($0) }
            if let count = activity?.laps.count, count < TCXActivity.mostLaps {
                activity?.laps.append(TCXActivity.Lap(startMs: start))
            }
        case "Track": opensTrack = true
        case "Trackpoint" where activity != nil: point = RecordedTrack.Point()
        default: break
        }
    }

    private mutating func end() throws {
        let name = path.popLast() ?? ""
        let parent = path.last ?? ""
        if name == "Trackpoint" {
            keepPoint()
        } else if point != nil {
            endInPoint(name, parent)
        } else if name == "Activity" {
            try finishActivity()
        } else if activity != nil {
            endInActivity(name, parent)
        }
        text.clear()
    }

    private mutating func endInPoint(_ name: String, _ parent: String) {
        guard var new = point else { return }
        switch name {
        case "Time": new.atMs = text.instant
        case "LatitudeDegrees": new.latitude = text.value(in: -90...90)
        case "LongitudeDegrees": new.longitude = text.value(in: -180...180)
        case "AltitudeMeters": new.altitude = text.value(in: -1000...20_000)
        case "DistanceMeters":
            if let meters = text.value(in: 0...1e8) { activity?.pointMeters = meters }
        case "Value" where parent == "HeartRateBpm": new.rate = text.value(in: 0...1000)
        case "Cadence", "RunCadence": new.cadence = text.value(in: 0...1000)
        case "Watts": new.power = text.value(in: 0...10_000)
        case "Speed": new.speed = text.value(in: 0...500)
        default: break
        }
        point = new
    }

    private mutating func endInActivity(_ name: String, _ parent: String) {
        if parent == "Activity", name == "Id" {
            let began = text.instant
            activity?.beganMs = began
        } else if parent == "Creator", name == "Name" {
            let creator = AttributeText.decode(text.bytes, atMost: 64)
            activity?.creator = creator
        }
        guard let last = activity?.laps.indices.last, var lap = activity?.laps[last] else { return }
        switch (parent, name) {
        case ("Lap", "TotalTimeSeconds"): lap.seconds = text.value(in: 0...1e7)
        case ("Lap", "DistanceMeters"): lap.meters = text.value(in: 0...1e8)
        case ("Lap", "Calories"): lap.kilocalories = text.value(in: 0...1e5)
        case ("AverageHeartRateBpm", "Value"): lap.averageRate = text.value(in: 0...1000)
        case ("MaximumHeartRateBpm", "Value"): lap.maximumRate = text.value(in: 0...1000)
        default: return
        }
        activity?.laps[last] = lap
    }

    private mutating func keepPoint() {
        guard var new = point else { return }
        point = nil
        if new.latitude == nil || new.longitude == nil {
            new.latitude = nil
            new.longitude = nil
        }
        if opensTrack, let last = activity?.track.points.last?.atMs, let at = new.atMs, at - last > Self.pauseMs {
            new.isAfterGap = true
        }
        opensTrack = false
        guard let count = activity?.track.points.count else { return }
        if count < RecordedTrack.mostPoints {
            activity?.track.points.append(new)
        } else {
            writer.skip(.tooManyPoints)
        }
    }

    private mutating func finishActivity() throws {
        try activity?.write(to: &writer)
        activity = nil
    }
}
