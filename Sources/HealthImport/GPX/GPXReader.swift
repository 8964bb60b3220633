/// Reads the elements of a GPX document and hands on its tracks, each when it is whole.
struct GPXReader {
    /// The program or device that wrote the document; `nil` when it does not say.
    private(set) var creator: String?
    private(set) var waypoints = 0
    private(set) var plannedRoutes = 0
    /// Points that found no room.
    private(set) var surplus = 0
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

    /// Goes through `markup` to its end or to its first damage.
    mutating func read(
        _ markup: inout MarkupReader, progress: (Int64) -> Bool, onTrack: (GPXReader, RecordedTrack) throws -> Void
    ) throws {
        var nextProgress = Self.progressStep
        while true {
            switch try markup.next() {
            case .start: try begin(markup, onTrack)
            case .text: text.append(contentsOf: markup.text.buffer.prefix(max(0, Self.longestText - text.count)))
            case .end: try end(onTrack)
            case .finished: return try finishTrack(onTrack)
            }
            if markup.offset >= nextProgress {
                guard progress(markup.offset) else { throw ImportError.cancelled }
                nextProgress = markup.offset + Self.progressStep
            }
        }
    }

    // MARK: Elements

    private mutating func begin(
        _ markup: MarkupReader, _ onTrack: (GPXReader, RecordedTrack) throws -> Void
    ) throws {
        let name = String(decoding: markup.name.buffer.prefix(64), as: UTF8.self).lowercased()
        path.append(name)
        text.removeAll(keepingCapacity: true)
        switch name {
        case "gpx":
            creator = markup.attribute("creator").map { AttributeText.decode($0.buffer, atMost: 64) }
        case "trk": try finishTrack(onTrack)
        case "trkseg": opensSegment = true
        case "trkpt": beginPoint(markup)
        case "wpt": waypoints += 1
        case "rte": plannedRoutes += 1
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

    private mutating func end(_ onTrack: (GPXReader, RecordedTrack) throws -> Void) throws {
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
            try finishTrack(onTrack)
        }
        text.removeAll(keepingCapacity: true)
    }

    private mutating func keepPoint() {
        if let point {
            if points < RecordedTrack.mostPoints {
                track.points.append(point)
                points += 1
            } else {
                surplus += 1
            }
        }
        point = nil
    }

    private mutating func endInPoint(_ name: String) {
        guard var new = point else { return }
        let isDirect = path.count == pointDepth
        switch name {
        case "time" where isDirect: new.atMs = text.withPaddedSlice { InstantText.milliseconds($0.trimmed) }
        case "ele" where isDirect: new.altitude = value(in: -1000...20_000)
        case "hr", "heartrate": new.rate = value(in: 0...1000)
        case "cad", "cadence", "runcadence": new.cadence = value(in: 0...1000)
        case "power", "watts", "powerinwatts": new.power = value(in: 0...10_000)
        case "atemp", "temp", "temperature": new.temperature = value(in: -100...100)
        case "speed": new.speed = value(in: 0...500)
        default: break
        }
        point = new
    }

    /// `nil` for what is no number or cannot be, such as the speed −1 of a receiver that does not know it.
    private func value(in range: ClosedRange<Double>) -> Double? {
        text.withPaddedSlice(number).flatMap { range.contains($0) ? $0 : nil }
    }

    private mutating func finishTrack(_ onTrack: (GPXReader, RecordedTrack) throws -> Void) throws {
        if !track.points.isEmpty { try onTrack(self, track) }
        track = RecordedTrack()
        point = nil
    }
}
