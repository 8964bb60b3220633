import HealthModel

/// The time of FIT files: seconds since 31 December 1989, 00:00 UTC.
enum FITTime {
    /// That moment in Unix seconds.
    static let epoch: Int64 = 631_065_600
    /// Smaller times count from when the device was switched on.
    static let firstCalendarTime: UInt32 = 0x1000_0000

    static func isCalendarTime(_ time: UInt32) -> Bool { time >= firstCalendarTime && time != .max }

    /// Unix seconds; `nil` for a time that is not in the calendar.
    static func unix(_ time: UInt32) -> Int64? { isCalendarTime(time) ? epoch + Int64(time) : nil }

    /// The full time of its low 16 bits, at or after `last`; a few minutes before it when a device writes out of order.
    static func time(low bits: UInt16, after last: UInt32) -> UInt32 {
        let step = bits &- UInt16(truncatingIfNeeded: last)
        return step > .max - 300 ? last &- UInt32(0 &- step) : last &+ UInt32(step)
    }

    /// Seconds east of UTC, from the same moment in local time and in UTC; `nil` for what no zone has. Device clocks are
    /// a few seconds off, zones come in quarters of an hour.
    static func offset(local: UInt32?, utc: UInt32?) -> Int64? {
        guard let local, let utc, isCalendarTime(local), isCalendarTime(utc) else { return nil }
        let quarters = (Double(Int64(local) - Int64(utc)) / 900).rounded()
        return abs(quarters) <= 56 ? Int64(quarters) * 900 : nil
    }
}

extension DayClock {
    /// The instant at which clocks here show so many seconds since 1970.
    func unix(ofLocal seconds: Int64) -> Int64 {
        let first = Int(seconds) - offset(atUnix: Int(seconds))
        return seconds - Int64(offset(atUnix: first))
    }

    /// The name of the zone in which a device with this offset was: this one when it has the same, else one without
    /// daylight saving time; `nil` where there is none of that offset.
    func zoneName(ofOffset seconds: Int64, at unix: Int64) -> String? {
        if Int64(offset(atUnix: Int(unix))) == seconds { return zoneName }
        guard seconds % 3600 == 0 else { return nil }
        let hours = seconds / 3600
        // In these names plus is west.
        return hours == 0 ? "Etc/UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    }
}
