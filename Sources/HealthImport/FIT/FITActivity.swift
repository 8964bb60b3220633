import ImportKit

/// The messages of one recorded activity, until all of it is known: its sessions mostly come last.
struct FITActivity {
    /// One measured value. Times here are FIT seconds.
    struct Reading: Equatable {
        var value: Double
        var time: UInt32
        var channel: WorkoutChannel
    }

    struct Position {
        var time: UInt32
        /// Semicircles: 2^31 of them are 180 degrees.
        var latitude: Int32
        var longitude: Int32
        /// Metres; not a number where it was not measured.
        var altitude: Double
    }

    struct Session {
        var start: UInt32
        var end: UInt32
        /// When it was written down, which is no earlier than its end.
        var writtenAt: UInt32?
        var sport: Int?
        var subSport: Int?
        /// Seconds, pauses included and excluded.
        var elapsed: Double?
        var timer: Double?
        var distance: Double?
        /// Kilocalories.
        var energy: Double?
        var restingEnergy: Double?
        var averageRate: Double?
        var maximumRate: Double?
        var averagePower: Double?
        var averageCadence: Double?
        /// Strides of one leg, or turns.
        var cycles: Double?
        var ascent: Double?
        var title: String?
    }

    struct Lap {
        var start: UInt32
        var elapsed: Double
    }

    /// A value in a developer's field that has no place in the profile.
    struct Extra {
        var value: Double
        var time: UInt32
        var name: Int
    }

    private(set) var readings: [Reading] = []
    private(set) var positions: [Position] = []
    private(set) var sessions: [Session] = []
    private(set) var laps: [Lap] = []
    /// When the clock of the activity was stopped and started, in the order of the file.
    private(set) var clockEvents: [(time: UInt32, isStart: Bool)] = []
    /// Sport and kind outside of sessions, for a file without any.
    private(set) var sport: (sport: Int?, subSport: Int?) = (nil, nil)
    private(set) var extras: [Extra] = []
    private(set) var extraNames: [(name: String, unit: String)] = []
    var strap = FITStrapRates()
    var beats = FITBeats()
    /// The same moment in UTC and in local time.
    private(set) var moment: (utc: UInt32, local: UInt32)?
    private var lastTime: UInt32 = 0
    /// Sixteenths of a metre, continued where the 12 bits of the file begin anew.
    private var packedDistance: Int?
    /// Readings that found no room.
    private(set) var surplus = 0
    /// Totals of sessions that nobody can reach.
    private(set) var implausible = 0

    /// More than six days of ten channels a second.
    static let mostReadings = 6_000_000
    private static let mostLaps = 100_000
    private static let mostExtraNames = 32

    var isEmpty: Bool { readings.isEmpty && positions.isEmpty && sessions.isEmpty && strap.rates.isEmpty }

    // MARK: Messages

    mutating func addRecord(_ message: FITMessage) {
        let time = message.timestamp ?? 0
        if time != 0 { lastTime = time }
        // A strap that lost its contact tells 0; what another sensor told beside it stands then.
        append(.heartRate, message.real(3, within: Self.rates) ?? message.real(3), time)
        if let cadence = message.real(4) {
            append(.cadence, cadence + (message.real(53, scale: 128) ?? 0), time)
        }
        append(.power, message.real(7, within: 0...5_000) ?? message.real(7), time)
        append(.temperature, message.real(13), time)
        let altitude = message.real(78, scale: 5, offset: 500) ?? message.real(2, scale: 5, offset: 500)
        append(.altitude, altitude, time)
        let speed = message.real(73, scale: 1000) ?? message.real(6, scale: 1000)
        append(.speed, speed, time)
        append(.distance, message.real(5, scale: 100), time)
        if speed == nil { addPacked(message.raw(8), time) }
        append(.verticalOscillation, message.real(39, scale: 10).map { $0 / 1000 }, time)
        append(.groundContact, message.real(41, scale: 10), time)
        append(.stepLength, message.real(85, scale: 10).map { $0 / 1000 }, time)
        append(.respiration, message.real(108, scale: 100) ?? message.real(99), time)
        append(.coreTemperature, message.real(139, scale: 100), time)
        if let latitude = message.integer(0), let longitude = message.integer(1),
            let north = Int32(exactly: latitude), let east = Int32(exactly: longitude),
            positions.count < Self.mostReadings
        {
            positions.append(
                Position(time: time, latitude: north, longitude: east, altitude: altitude ?? .nan))
        }
        if !message.definition.namedFields.isEmpty { addExtras(message, time) }
    }

    @inline(__always) private mutating func append(_ channel: WorkoutChannel, _ value: Double?, _ time: UInt32) {
        guard let value else { return }
        guard readings.count < Self.mostReadings else {
            surplus += 1
            return
        }
        readings.append(Reading(value: value, time: time, channel: channel))
    }

    /// `compressed_speed_distance`: 12 bits of speed in centimetres a second, 12 of distance in sixteenths of a metre.
    private mutating func addPacked(_ bytes: UnsafeBufferPointer<UInt8>, _ time: UInt32) {
        guard bytes.count == 3, !bytes.allSatisfy({ $0 == 0xFF }) else { return }
        append(.speed, Double(Int(bytes[0]) | Int(bytes[1] & 15) << 8) / 100, time)
        let low = Int(bytes[1] >> 4) | Int(bytes[2]) << 4
        let last = packedDistance ?? low
        let distance = last + ((low - last) & 0xFFF)
        packedDistance = distance
        append(.distance, Double(distance) / 16, time)
    }

    private mutating func addExtras(_ message: FITMessage, _ time: UInt32) {
        for (field, description) in message.definition.namedFields {
            guard let value = message.real(field), extras.count < Self.mostReadings,
                let name = number(of: description)
            else { continue }
            extras.append(Extra(value: value, time: time, name: name))
        }
    }

    private mutating func number(of description: FITFieldDescription) -> Int? {
        guard !description.name.isEmpty else { return nil }
        if let known = extraNames.firstIndex(where: { $0.name == description.name }) { return known }
        guard extraNames.count < Self.mostExtraNames else { return nil }
        extraNames.append((description.name, description.unit))
        return extraNames.count - 1
    }

    mutating func addSession(_ message: FITMessage) {
        guard sessions.count < 1000, let start = message.time(2) ?? message.timestamp else { return }
        let elapsed = message.real(7, scale: 1000)
        var session = Session(start: start, end: message.timestamp ?? start)
        if let elapsed, elapsed > 0, elapsed < 1e8 { session.end = start &+ UInt32(elapsed.rounded()) }
        session.writtenAt = message.timestamp
        session.sport = message.integer(5)
        session.subSport = message.integer(6)
        session.elapsed = elapsed
        session.timer = message.real(8, scale: 1000)
        let minutes = max(session.timer ?? 0, elapsed ?? 0) / 60
        session.distance = message.real(9, scale: 100, within: 0...Self.mostMeters(in: minutes))
        session.energy = message.real(11, within: 0...Self.mostKilocalories(in: minutes))
        session.restingEnergy = message.real(196, within: 0...Self.mostKilocalories(in: minutes))
        session.averageRate = message.real(16, within: 0...255)
        session.maximumRate = message.real(17, within: 0...255)
        session.averagePower = message.real(20, within: 0...5_000)
        let totals: [(UInt8, Double?)] = [
            (9, session.distance), (11, session.energy), (16, session.averageRate), (17, session.maximumRate),
            (20, session.averagePower),
        ]
        implausible += totals.count { number, taken in taken == nil && message.real(number).map { $0 > 0 } ?? false }
        session.averageCadence = message.real(18).map { $0 + (message.real(92, scale: 128) ?? 0) }
        session.cycles = message.real(10)
        session.ascent = message.real(22)
        session.title = message.text(110)
        sessions.append(session)
    }

    private static let rates = 20.0...255.0

    /// The best rowers of the world reach some 35 kcal a minute, for minutes; a session without length has no bound.
    private static func mostKilocalories(in minutes: Double) -> Double { minutes > 0 ? max(60, 45 * minutes) : 1e9 }

    /// As fast as an airliner: gliders have sessions too.
    private static func mostMeters(in minutes: Double) -> Double { minutes > 0 ? max(1_000, 18_000 * minutes) : 1e9 }

    mutating func addLap(_ message: FITMessage) {
        if let number = message.integer(25) { sport = (number, message.integer(39)) }
        guard laps.count < Self.mostLaps, let start = message.time(2), let elapsed = message.real(7, scale: 1000)
        else { return }
        laps.append(Lap(start: start, elapsed: elapsed))
    }

    mutating func addEvent(_ message: FITMessage) {
        guard let time = message.timestamp else { return }
        if lastTime == 0 { lastTime = time }
        guard message.integer(0) == 0, let kind = message.integer(1), clockEvents.count < Self.mostLaps else { return }
        switch kind {
        case 0: clockEvents.append((time, true))
        case 1, 4, 8, 9: clockEvents.append((time, false))
        default: break
        }
    }

    mutating func addSport(_ message: FITMessage) {
        if let number = message.integer(0) { sport = (number, message.integer(1)) }
    }

    mutating func addActivity(_ message: FITMessage) {
        guard let utc = message.timestamp, let local = message.time(5), FITTime.isCalendarTime(local) else { return }
        moment = (utc, local)
    }

    /// `hrv`: intervals between beats, in thousandths of a second, since the newest record.
    mutating func addIntervals(_ message: FITMessage) {
        for index in 0..<message.count(0) {
            beats.add(intervalMs: message.integer(0, at: index), after: lastTime)
        }
    }

    /// `beat_intervals`: the same, with a time of their own.
    mutating func addTimedIntervals(_ message: FITMessage) {
        guard let time = message.timestamp else { return }
        for index in 0..<message.count(1) { beats.add(intervalMs: message.integer(1, at: index), after: time) }
    }
}
