/// The elements that are read, of GPX and of the extensions that programs put into it.
enum GPXElement: CaseIterable {
    // The most frequent ones first: a name is held against one after the other.
    case trackPoint, time, elevation, speed, heartRate, cadence, power, temperature
    case track, segment, type, name, document, waypoint, route

    /// - Parameter name: without prefix, in any case. `nil` for an element that is not read.
    init?(_ name: ByteSlice) {
        for (element, known) in Self.names where known.count == name.count && Self.isSame(name, known) {
            self = element
            return
        }
        return nil
    }

    private static let names: [(element: GPXElement, name: [UInt8])] = allCases.flatMap { element in
        element.spellings.map { (element, Array($0.utf8)) }
    }

    /// In lower case.
    private var spellings: [String] {
        switch self {
        case .trackPoint: ["trkpt"]
        case .time: ["time"]
        case .elevation: ["ele"]
        case .speed: ["speed"]
        case .heartRate: ["hr", "heartrate"]
        case .cadence: ["cad", "cadence", "runcadence"]
        case .power: ["power", "watts", "powerinwatts"]
        case .temperature: ["atemp", "temp", "temperature"]
        case .track: ["trk"]
        case .segment: ["trkseg"]
        case .type: ["type"]
        case .name: ["name"]
        case .document: ["gpx"]
        case .waypoint: ["wpt"]
        case .route: ["rte"]
        }
    }

    /// Upper and lower case of a letter differ by one bit, and no other character becomes a letter by it.
    private static func isSame(_ name: ByteSlice, _ known: [UInt8]) -> Bool {
        for index in 0..<name.count where name.start[index] | 0x20 != known[index] { return false }
        return true
    }
}
