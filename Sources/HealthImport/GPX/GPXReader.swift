import ImportKit

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
    private var text = ElementText()
    /// The open elements, `nil` for those that are not read.
    private var path: [GPXElement?] = []

    private static let progressStep: Int64 = 4 << 20

    /// Goes through `markup` to its end or to its first damage.
    mutating func read(
        _ markup: inout MarkupReader, progress: (Int64) -> Bool, onTrack: (GPXReader, RecordedTrack) throws -> Void
    ) throws {
        var nextProgress = Self.progressStep
        while true {
            switch try markup.next() {
            case .start: try begin(markup, onTrack)
            case .text: text.append(markup.text)
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
        let element = GPXElement(markup.name)
        path.append(element)
        text.clear()
        switch element {
        case .document:
            creator = markup.attribute("creator").map { AttributeText.decode($0.buffer, atMost: 64) }
        case .track: try finishTrack(onTrack)
        case .segment: opensSegment = true
        case .trackPoint: beginPoint(markup)
        case .waypoint: waypoints += 1
        case .route: plannedRoutes += 1
        default: break
        }
    }

    private mutating func beginPoint(_ markup: MarkupReader) {
        var new = RecordedTrack.Point()
        new.latitude = Self.degrees(markup.attribute("lat"), in: -90...90)
        new.longitude = Self.degrees(markup.attribute("lon"), in: -180...180)
        if new.latitude == nil || new.longitude == nil {
            new.latitude = nil
            new.longitude = nil
        }
        new.isAfterGap = opensSegment && !track.points.isEmpty
        opensSegment = false
        point = new
        pointDepth = path.count
    }

    private static func degrees(_ text: ByteSlice?, in range: ClosedRange<Double>) -> Double? {
        text.flatMap { DecimalNumber.parse($0.trimmed) }.flatMap { range.contains($0) ? $0 : nil }
    }

    private mutating func end(_ onTrack: (GPXReader, RecordedTrack) throws -> Void) throws {
        let element = path.popLast() ?? nil
        if element == .trackPoint, point != nil {
            keepPoint()
        } else if point != nil {
            endInPoint(element)
        } else if path.last == .track {
            switch element {
            case .type: track.activity = WorkoutActivity.named(String(decoding: text.bytes, as: UTF8.self))
            case .name:
                let title = AttributeText.decode(text.bytes)
                track.title = title.isEmpty ? nil : title
            default: break
            }
        } else if element == .track {
            try finishTrack(onTrack)
        }
        text.clear()
    }

    private mutating func keepPoint() {
        if let point {
            if track.points.count < RecordedTrack.mostPoints {
                track.points.append(point)
            } else {
                surplus += 1
            }
        }
        point = nil
    }

    private mutating func endInPoint(_ element: GPXElement?) {
        let isDirect = path.count == pointDepth
        switch element {
        case .time where isDirect: point?.atMs = text.instant
        case .elevation where isDirect: point?.altitude = text.value(in: -1000...20_000)
        case .heartRate: point?.rate = text.value(in: 0...1000)
        case .cadence: point?.cadence = text.value(in: 0...1000)
        case .power: point?.power = text.value(in: 0...10_000)
        case .temperature: point?.temperature = text.value(in: -100...100)
        case .speed: point?.speed = text.value(in: 0...500)
        default: break
        }
    }

    private mutating func finishTrack(_ onTrack: (GPXReader, RecordedTrack) throws -> Void) throws {
        if !track.points.isEmpty { try onTrack(self, track) }
        track = RecordedTrack()
        point = nil
    }
}
