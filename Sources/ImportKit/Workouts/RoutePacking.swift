/// A route as bytes, about seven a point where each second has one.
///
/// The first byte is the version, 1. Then follows each point: a byte of flags (1: has an altitude, 2: after a gap), the time
/// in milliseconds, latitude and longitude in 1e-7 degrees (a centimetre) and, where the flag says so, the altitude in
/// decimetres. Each number is the difference from the point before, for the altitude from the last one that has it; it is
/// folded so that small differences of both signs are small (0, -1, 1, -2 are 0, 1, 2, 3) and written seven bits a byte,
/// the lowest first, with the highest bit set in all bytes but the last.
package enum RoutePacking {
    private static let version: UInt8 = 1
    private static let degree = 1e7
    private static let metre = 10.0

    private struct Place {
        var at: Int64 = 0
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        var altitude: Int64 = 0
    }

    /// Points that are nowhere on Earth are left out.
    package static func pack(_ points: [ImportedRoute.Point]) -> [UInt8] {
        var bytes = [version]
        bytes.reserveCapacity(1 + 8 * points.count)
        var last = Place()
        for point in points where abs(point.latitude) <= 90 && abs(point.longitude) <= 180 {
            // No mountain, diver or plane is farther than 100 km from the sea's level.
            let altitude = point.altitude.flatMap { abs($0) <= 100_000 ? Int64(($0 * metre).rounded()) : nil }
            let place = Place(
                at: point.atMs, latitude: Int64((point.latitude * degree).rounded()),
                longitude: Int64((point.longitude * degree).rounded()), altitude: altitude ?? last.altitude)
            bytes.append((altitude == nil ? 0 : 1) | (point.isAfterGap ? 2 : 0))
            append(place.at &- last.at, to: &bytes)
            append(place.latitude - last.latitude, to: &bytes)
            append(place.longitude - last.longitude, to: &bytes)
            if altitude != nil { append(place.altitude - last.altitude, to: &bytes) }
            last = place
        }
        return bytes
    }

    /// `nil` for bytes that are no route, or the beginning of one.
    package static func unpack(_ bytes: [UInt8]) -> [ImportedRoute.Point]? {
        guard bytes.first == version else { return nil }
        var points: [ImportedRoute.Point] = []
        points.reserveCapacity(bytes.count / 7)
        var index = 1
        var place = Place()
        while index < bytes.count {
            let flags = bytes[index]
            index += 1
            guard flags < 4, let at = number(bytes, &index), let latitude = number(bytes, &index),
                let longitude = number(bytes, &index)
            else { return nil }
            place.at &+= at
            place.latitude &+= latitude
            place.longitude &+= longitude
            if flags & 1 == 1 {
                guard let altitude = number(bytes, &index) else { return nil }
                place.altitude &+= altitude
            }
            points.append(
                ImportedRoute.Point(
                    atMs: place.at, latitude: Double(place.latitude) / degree,
                    longitude: Double(place.longitude) / degree,
                    altitude: flags & 1 == 1 ? Double(place.altitude) / metre : nil, isAfterGap: flags & 2 == 2))
        }
        return points
    }

    private static func append(_ difference: Int64, to bytes: inout [UInt8]) {
        var rest = UInt64(bitPattern: (difference << 1) ^ (difference >> 63))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func number(_ bytes: [UInt8], _ index: inout Int) -> Int64? {
        var folded: UInt64 = 0
        var shift: UInt64 = 0
        while index < bytes.count, shift < 64 {
            let byte = bytes[index]
            index += 1
            folded |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1) }
            shift += 7
        }
        return nil
    }
}

/// The beats of a list as bytes: of each the milliseconds after the start (Int32) and the rate (Float32), little-endian.
package enum BeatPacking {
    package static func pack(_ beats: [ImportedBeats.Beat]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8 * beats.count)
        for beat in beats {
            append(UInt32(bitPattern: beat.offsetMs), to: &bytes)
            append(Float(beat.bpm).bitPattern, to: &bytes)
        }
        return bytes
    }

    /// Unpacks beats; one that is cut off at the end is left out.
    package static func unpack(_ bytes: [UInt8]) -> [ImportedBeats.Beat] {
        func word(_ index: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
        }
        return (0..<bytes.count / 8).map { index in
            ImportedBeats.Beat(
                offsetMs: Int32(bitPattern: word(8 * index)), bpm: Double(Float(bitPattern: word(8 * index + 4))))
        }
    }

    private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
