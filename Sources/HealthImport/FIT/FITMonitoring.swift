import HealthModel
import ImportKit

/// The counters of a watch worn all day: steps, metres and energy since local midnight for each kind of movement, heart
/// rates, and the energy at rest.
///
/// Its numbers only grow during a day; what happened is the difference of two. A file can begin in the middle of a day,
/// and then its first numbers are what went before: they count from nothing only when the file begins at midnight or
/// when the device has written down where it stood.
struct FITMonitoring {
    private enum Quantity: Int, CaseIterable { case steps, distance, energy, ascent }

    private struct Total {
        var value: Double
        var time: UInt32
    }

    /// FIT seconds of the file's beginning, by `monitoring_info`.
    private var begin: UInt32?
    /// Seconds east of UTC; the home zone's where the file does not say.
    private var localOffset: Int64?
    private var restingKcalADay: Double?
    private var time: UInt32 = 0
    /// The newest moment with numbers, and the one before it.
    private var moment: UInt32 = 0
    private var momentBefore: UInt32 = 0
    private var hasFirstNumbers = false
    private var totals = [Total?](repeating: nil, count: 256 * Quantity.allCases.count)
    private let home: DayClock

    /// Seconds around the file's beginning in which numbers say where the device stood.
    private static let beginning: UInt32 = 60
    /// Numbers that go on growing after less than this were not set back in between, whatever our midnight is.
    private static let continuing: UInt32 = 6 * 3600

    init(home: DayClock) { self.home = home }

    // MARK: Messages

    mutating func addInfo(_ message: FITMessage) {
        guard let stamp = message.timestamp else { return }
        time = stamp
        begin = begin ?? stamp
        localOffset = FITTime.offset(local: message.time(0), utc: stamp) ?? localOffset
        restingKcalADay = message.real(5) ?? restingKcalADay
        if moment == 0 { moment = stamp }
    }

    mutating func add(_ message: FITMessage, source: Int32, to writer: inout RecordWriter) throws {
        if let stamp = message.timestamp {
            time = stamp
        } else if let low = message.integer(26) {
            guard time != 0 else { return writer.skip(.noStart) }
            time = FITTime.time(low: UInt16(truncatingIfNeeded: low), after: time)
        } else {
            return
        }
        try addRates(message, source: source, to: &writer)
        try addFloors(message, source: source, to: &writer)
        guard let kind = message.integer(5) ?? message.integer(24).map({ $0 & 31 }), kind < 255 else { return }
        if time > moment {
            momentBefore = moment
            moment = time
        }
        let isOnFoot = kind == 1 || kind == 6
        let values: [(Quantity, Double?, String?)] = [
            (.steps, isOnFoot ? message.integer(3).map(Double.init) : nil, "StepCount"),
            (.distance, message.real(2, scale: 100), Self.distanceName(kind)),
            (.energy, message.real(19), "ActiveEnergyBurned"),
        ]
        for (quantity, value, name) in values {
            guard let value, let name, let piece = piece(of: quantity, kind: kind, value: value) else { continue }
            guard let start = FITTime.unix(piece.start) else {
                writer.skip(.noCalendarTime)
                continue
            }
            try writer.add(
                try writer.measure(AppleType.quantityPrefix + name), source: source, start: start,
                duration: Int64(time - piece.start), value: piece.value)
        }
    }

    private func addRates(_ message: FITMessage, source: Int32, to writer: inout RecordWriter) throws {
        guard let start = FITTime.unix(time) else { return }
        if let rate = message.real(27), rate > 0 {
            try writer.add(
                try writer.measure(AppleType.quantityPrefix + "HeartRate"), source: source, start: start, value: rate)
        }
        for (field, name) in [(UInt8(33), "AirFitGarminModerateMinutes"), (34, "AirFitGarminVigorousMinutes")] {
            guard let minutes = message.real(field), minutes > 0 else { continue }
            let measure = try writer.measure(name, unit: "min", aggregation: .cumulative)
            try writer.add(measure, source: source, start: start, value: minutes)
        }
    }

    /// Of the metres climbed since midnight or, where these are not said, in the interval that ends now; a floor is 10 feet.
    private mutating func addFloors(_ message: FITMessage, source: Int32, to writer: inout RecordWriter) throws {
        var (metres, start) = (message.real(31, scale: 1000), time)
        if let total = message.real(35, scale: 1000) {
            let piece = piece(of: .ascent, kind: Self.anyKind, value: total)
            (metres, start) = (piece?.value, piece?.start ?? time)
        }
        guard let metres, metres > 0, let at = FITTime.unix(start) else { return }
        try writer.add(
            try writer.measure(AppleType.quantityPrefix + "FlightsClimbed"), source: source, start: at,
            duration: Int64(time - start), value: metres / Self.metresAFloor)
    }

    private static let metresAFloor = 3.048
    /// In place of a kind of movement; no message has it.
    private static let anyKind = 255

    private static func distanceName(_ kind: Int) -> String? {
        switch kind {
        case 1, 6: "DistanceWalkingRunning"
        case 2: "DistanceCycling"
        case 5: "DistanceSwimming"
        default: nil
        }
    }

    /// The energy that the body needs at rest, over the time of the file.
    mutating func finish(source: Int32, to writer: inout RecordWriter) throws {
        defer { self = FITMonitoring(home: home) }
        guard let begin, let restingKcalADay, restingKcalADay > 0, moment > begin,
            moment - begin <= UInt32(RecordWriter.longest), let start = FITTime.unix(begin)
        else { return }
        let seconds = Double(moment - begin)
        try writer.add(
            try writer.measure(AppleType.quantityPrefix + "BasalEnergyBurned"), source: source, start: start,
            duration: Int64(moment - begin), value: restingKcalADay * seconds / 86_400)
    }

    // MARK: Differences

    /// The amount added since the last number of the kind, and since when; `nil` for none.
    private mutating func piece(of quantity: Quantity, kind: Int, value: Double) -> (value: Double, start: UInt32)? {
        let index = kind * Quantity.allCases.count + quantity.rawValue
        let last = totals[index]
        guard last.map({ time >= $0.time }) ?? true else { return nil }
        totals[index] = Total(value: value, time: time)
        let isAtBegin = begin.map { time <= $0 &+ Self.beginning } ?? false
        if isAtBegin { hasFirstNumbers = true }
        let added: Double
        var start: UInt32
        if let last {
            let isSameDay = day(last.time) == day(time) || time - last.time < Self.continuing
            if value >= last.value, isSameDay {
                added = value - last.value
                start = last.time
            } else {
                added = value
                start = max(last.time, midnight(before: time))
            }
        } else {
            guard !isAtBegin, let begin, hasFirstNumbers || isMidnight(begin) else { return nil }
            added = value
            start = max(begin, midnight(before: time))
        }
        if momentBefore < time { start = max(start, momentBefore) }
        return added > 0 && start <= time ? (added, start) : nil
    }

    private func offset(_ time: UInt32) -> Int64 {
        localOffset ?? Int64(home.offset(atUnix: Int(FITTime.epoch + Int64(time))))
    }

    /// Local days since 1970. Midnight is the end of a day: then its last numbers are written.
    private func day(_ time: UInt32) -> Int64 { (FITTime.epoch + Int64(time) + offset(time) - 1) / 86_400 }

    private func midnight(before time: UInt32) -> UInt32 {
        UInt32(clamping: day(time) * 86_400 - offset(time) - FITTime.epoch)
    }

    private func isMidnight(_ time: UInt32) -> Bool {
        let second = (FITTime.epoch + Int64(time) + offset(time)) % 86_400
        return second <= 120 || second >= 86_280
    }
}
