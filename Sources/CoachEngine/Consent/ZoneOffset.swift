import Foundation
import HealthModel

/// A time zone without its place: the clock reads the same, and no city is named.
enum ZoneOffset {
    /// `GMT+0100`, as it stood when the snapshot was taken; a name that `TimeZone` reads.
    static func name(of snapshot: HealthSnapshot) -> String {
        let seconds = TimeZone(identifier: snapshot.zoneName)?.secondsFromGMT(for: snapshot.takenAt) ?? 0
        let minutes = abs(seconds) / 60
        return "GMT\(seconds < 0 ? "-" : "+")\(LocalTime.two(minutes / 60))\(LocalTime.two(minutes % 60))"
    }
}
