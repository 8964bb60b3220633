import Foundation
import HealthModel
import ImportKit

/// Makes workouts, samples, routes and heartbeats of a recorded activity.
struct FITWorkouts {
    private let activity: FITActivity
    private let source: Int32
    /// For what is added to the day's totals.
    private let sessionSource: Int32
    private let context: ImportContext
    /// From FIT seconds to Unix seconds, for times in the calendar and for those since the device was switched on.
    private let relativeEpoch: Int64?
    private var sessions: [FITActivity.Session]
    private var measured: [Measured]
    private let pauses: [(start: UInt32, end: UInt32)]

    /// The sums and means of one session's readings.
    private struct Measured {
        var rates = Series()
        var power = Series()
        var heights: [Double] = []
    }

    private struct Series {
        var count = 0
        var sum = 0.0
        var least = Double.infinity
        var most = -Double.infinity

        mutating func add(_ value: Double) {
            count += 1
            sum += value
            least = min(least, value)
            most = max(most, value)
        }
        var mean: Double? { count > 0 ? sum / Double(count) : nil }
    }

    /// Records later than this after the last session are of one that was not written down.
    private static let tail: UInt32 = 60
    /// Further apart, two places have an unknown way between them. Watches that save memory leave out half a minute.
    private static let gapSeconds: UInt32 = 120

    init(_ activity: FITActivity, device: FITDevice, context: ImportContext, writer: inout RecordWriter) throws {
        self.activity = activity
        self.context = context
        source = try writer.number(of: device.source)
        sessionSource =
            activity.sessions.isEmpty && activity.isEmpty ? source : try writer.number(of: device.sessionSource)
        relativeEpoch = activity.moment.flatMap { moment in
            guard !FITTime.isCalendarTime(moment.utc) else { return nil }
            return context.home.unix(ofLocal: FITTime.epoch + Int64(moment.local)) - Int64(moment.utc)
        }
        pauses = Self.pauses(activity.clockEvents)
        sessions = Self.disjoint(activity.sessions)
        measured = []
        if let rest = restOfRecords() { sessions.append(rest) }
        measured = [Measured](repeating: Measured(), count: sessions.count)
    }

    mutating func write(to writer: inout RecordWriter) throws {
        if activity.surplus > 0 { writer.skip(.tooManyValues, activity.surplus) }
        if activity.implausible > 0 { writer.skip(.implausible, activity.implausible) }
        try writeReadings(to: &writer)
        try writeStrapRates(to: &writer)
        try writeExtras(to: &writer)
        try writeBeats(to: &writer)
        for index in sessions.indices { try writeSession(index, to: &writer) }
    }

    // MARK: Time

    private func unix(_ time: UInt32) -> Int64? {
        FITTime.unix(time) ?? (time == 0 || time == .max ? nil : relativeEpoch.map { $0 + Int64(time) })
    }

    private func isPast(_ time: UInt32) -> Bool { unix(time).map { $0 <= context.now } ?? false }

    private static func pauses(_ events: [(time: UInt32, isStart: Bool)]) -> [(start: UInt32, end: UInt32)] {
        var pauses: [(start: UInt32, end: UInt32)] = []
        var stopped: UInt32?
        for event in events {
            if event.isStart {
                if let from = stopped, event.time > from { pauses.append((from, event.time)) }
                stopped = nil
            } else {
                stopped = stopped ?? event.time
            }
        }
        return pauses
    }

    /// Sessions in their order, none of which goes on in the next. Where one does, the start that contradicts when its session
    /// was written down is taken to be wrong: its end and its length tell the right one.
    static func disjoint(_ sessions: [FITActivity.Session]) -> [FITActivity.Session] {
        var sessions = sessions
        for index in sessions.indices {
            guard let written = sessions[index].writtenAt, written > sessions[index].start,
                sessions[index].end > written, sessions[index].end - written > clockSlack
            else { continue }
            let length = sessions[index].end - sessions[index].start
            sessions[index].end = written
            sessions[index].start = written > length ? written - length : 1
        }
        sessions.sort { $0.start < $1.start }
        for index in sessions.indices.dropFirst() where sessions[index].start < sessions[index - 1].end {
            let isEarlierRight = sessions[index - 1].writtenAt.map {
                $0 >= sessions[index - 1].end && $0 - sessions[index - 1].end <= clockSlack
            }
            if isEarlierRight ?? false, sessions[index - 1].end < sessions[index].end {
                let length = sessions[index].end - sessions[index].start
                sessions[index].start = sessions[index - 1].end
                let end = sessions[index].start + length
                sessions[index].end = max(sessions[index].end, min(end, sessions[index].writtenAt ?? end))
            } else {
                sessions[index - 1].end = sessions[index].start
            }
        }
        return sessions
    }

    /// Seconds by which times of one moment differ that were rounded apart.
    private static let clockSlack: UInt32 = 2

    private func sessionIndex(at time: UInt32, near index: inout Int) {
        while index + 1 < sessions.count, time >= sessions[index + 1].start { index += 1 }
        while index > 0, time < sessions[index].start { index -= 1 }
    }

    /// A session made of records: of all when the file has none, or of those behind the last one in a file that breaks
    /// off.
    private func restOfRecords() -> FITActivity.Session? {
        let after = sessions.map(\.end).max().map { $0 &+ Self.tail } ?? 0
        var first = UInt32.max
        var last: UInt32 = 0
        var distances = Series()
        for reading in activity.readings where reading.time > after && isPast(reading.time) {
            first = min(first, reading.time)
            last = max(last, reading.time)
            if reading.channel == .distance { distances.add(reading.value) }
        }
        for position in activity.positions where position.time > after && isPast(position.time) {
            first = min(first, position.time)
            last = max(last, position.time)
        }
        guard first < last, Int64(last - first) <= RecordWriter.longest else { return nil }
        var session = FITActivity.Session(start: first, end: last)
        (session.sport, session.subSport) = activity.sport
        if sessions.isEmpty == false { (session.sport, session.subSport) = (nil, nil) }
        let paused = pauses.filter { $0.start >= first && $0.end <= last }.reduce(0) { $0 + Double($1.end - $1.start) }
        session.elapsed = Double(last - first)
        session.timer = Double(last - first) - paused
        session.distance = distances.count > 0 ? distances.most - distances.least : nil
        return session
    }

    // MARK: Samples

    private mutating func writeReadings(to writer: inout RecordWriter) throws {
        let tables = try sessions.map { try Self.table(of: Self.activity($0), &writer) }
        let other = try Self.table(of: FITSport.activity(sport: activity.sport.sport, subSport: nil), &writer)
        var index = 0
        var untimed = 0
        for reading in activity.readings {
            sessionIndex(at: reading.time, near: &index)
            if index < measured.count { record(reading, in: index) }
            let slot = (index < tables.count ? tables[index] : other)[Int(reading.channel.rawValue)]
            guard let slot, reading.value != 0 || !slot.isZeroNothing else { continue }
            guard let at = unix(reading.time) else {
                untimed += 1
                continue
            }
            try writer.add(slot.measure, source: source, start: at, value: reading.value * slot.factor)
        }
        if untimed > 0 { writer.skip(activity.readings.first?.time == 0 ? .noStart : .noCalendarTime, untimed) }
    }

    private struct Slot {
        var measure: RecordWriter.Measure
        var factor: Double
        var isZeroNothing: Bool
    }

    /// By channel.
    private static func table(of activity: String, _ writer: inout RecordWriter) throws -> [Slot?] {
        try WorkoutChannel.allCases.map { channel in
            guard let type = WorkoutSampleType(channel, of: activity) else { return nil }
            return Slot(
                measure: try writer.measure(type.identifier, unit: type.unit), factor: type.factor,
                isZeroNothing: type.isZeroNothing)
        }
    }

    @inline(__always) private mutating func record(_ reading: FITActivity.Reading, in index: Int) {
        switch reading.channel {
        case .heartRate where reading.value > 0: measured[index].rates.add(reading.value)
        case .power: measured[index].power.add(reading.value)
        case .altitude: measured[index].heights.append(reading.value)
        default: break
        }
    }

    /// Of seconds for which the records have no rate.
    private func writeStrapRates(to writer: inout RecordWriter) throws {
        guard !activity.strap.rates.isEmpty else { return }
        let measure = try writer.measure(AppleType.quantityPrefix + "HeartRate")
        let known = Set(activity.readings.lazy.filter { $0.channel == .heartRate }.map(\.time))
        for rate in activity.strap.rates where !known.contains(rate.time) {
            guard let at = unix(rate.time) else { continue }
            try writer.add(measure, source: source, start: at, value: rate.bpm)
        }
    }

    /// Values in developers' fields, each under the name it has there.
    private func writeExtras(to writer: inout RecordWriter) throws {
        guard !activity.extras.isEmpty else { return }
        let measures = try activity.extraNames.map { name, unit in
            try writer.measure("AirFitDeveloper" + name.filter { $0.isLetter || $0.isNumber }, unit: unit)
        }
        for extra in activity.extras {
            guard let at = unix(extra.time) else { continue }
            try writer.add(measures[extra.name], source: source, start: at, value: extra.value)
        }
    }

    private func writeBeats(to writer: inout RecordWriter) throws {
        for list in activity.beats.lists where list.beats.count > 1 {
            guard let at = unix(list.start) else { continue }
            try writer.add(ImportedBeats(source: source, start: at, beats: list.beats))
        }
    }

    // MARK: Workouts

    private static func activity(_ session: FITActivity.Session) -> String {
        FITSport.activity(sport: session.sport, subSport: session.subSport)
    }

    private func writeSession(_ index: Int, to writer: inout RecordWriter) throws {
        let session = sessions[index]
        guard let start = unix(session.start), let end = unix(session.end) else {
            return writer.skip(.noCalendarTime)
        }
        let name = Self.activity(session)
        var workout = ImportedWorkout(
            source: source, activity: name, start: start, end: end,
            durationSeconds: session.timer ?? session.elapsed ?? Double(end - start))
        let isIndoor = FITSport.isIndoor(subSport: session.subSport)
        let route = try writeRoute(index, isIndoor: isIndoor == true, to: &writer)
        fill(&workout, from: session, measured[index], isOnFoot: WorkoutKind.isOnFoot(name))
        workout.isIndoor = isIndoor ?? (route ? false : nil)
        workout.events = events(of: index)
        if let zone = try noteZone(from: start, to: end, writer) { workout.zoneName = zone }
        guard try writer.add(workout) else { return }
        try writeDayTotals(workout, to: &writer)
    }

    private func fill(
        _ workout: inout ImportedWorkout, from session: FITActivity.Session, _ measured: Measured, isOnFoot: Bool
    ) {
        func positive(_ value: Double?) -> Double? { value.flatMap { $0 > 0 && $0 < 1e9 ? $0 : nil } }
        workout.distanceMeters = positive(session.distance)
        workout.energyKcal = positive(session.energy.map { $0 - (session.restingEnergy ?? 0) })
        workout.averageHeartRateBPM = positive(session.averageRate) ?? measured.rates.mean
        workout.maximumHeartRateBPM = positive(session.maximumRate) ?? positive(measured.rates.most)
        workout.minimumHeartRateBPM = positive(measured.rates.least)
        workout.elevationGainMeters =
            session.ascent ?? (measured.heights.count > 1 ? TrackGeometry.climb(measured.heights).up : nil)
        workout.averagePowerWatts = positive(session.averagePower) ?? measured.power.mean
        workout.averageCadence = positive(session.averageCadence).map { isOnFoot ? $0 * 2 : $0 }
        workout.steps = isOnFoot ? positive(session.cycles).map { $0 * 2 } : nil
        workout.title = session.title
    }

    private func events(of index: Int) -> [ImportedWorkoutEvent] {
        let session = sessions[index]
        let next = index + 1 < sessions.count ? sessions[index + 1].start : .max
        func isInside(_ time: UInt32) -> Bool { time >= session.start && time < next }
        let laps = activity.laps.filter { isInside($0.start) }
        var events: [ImportedWorkoutEvent] = []
        for lap in laps where laps.count > 1 {
            guard let at = unix(lap.start) else { continue }
            events.append(ImportedWorkoutEvent(kind: .lap, start: at, durationSeconds: lap.elapsed))
        }
        for pause in pauses where isInside(pause.start) {
            guard let at = unix(pause.start) else { continue }
            events.append(
                ImportedWorkoutEvent(kind: .pause, start: at, durationSeconds: Double(pause.end - pause.start)))
        }
        return events.sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
    }

    /// Each day has its distance and energy from samples: one for the whole session.
    private func writeDayTotals(_ workout: ImportedWorkout, to writer: inout RecordWriter) throws {
        let duration = workout.end - workout.start
        if let distance = workout.distanceMeters, let type = WorkoutActivity.distanceType(of: workout.activity) {
            try writer.add(
                try writer.measure(type), source: sessionSource, start: workout.start, duration: duration,
                value: distance)
        }
        if let energy = workout.energyKcal {
            try writer.add(
                try writer.measure(AppleType.quantityPrefix + "ActiveEnergyBurned"), source: sessionSource,
                start: workout.start, duration: duration, value: energy)
        }
    }

    // MARK: Places

    /// Where the session was, unless it was at home on a trainer: then its places are those of a virtual world.
    /// - Returns: whether there are any places.
    private func writeRoute(_ index: Int, isIndoor: Bool, to writer: inout RecordWriter) throws -> Bool {
        let from = index == 0 ? 0 : sessions[index].start
        let to = index + 1 < sessions.count ? sessions[index + 1].start : .max
        var points: [ImportedRoute.Point] = []
        var last: UInt32 = 0
        for position in activity.positions where position.time >= from && position.time < to {
            guard let at = unix(position.time), position.time >= last, position.latitude != 0 || position.longitude != 0
            else { continue }
            let degrees = 180 / 2_147_483_648.0
            let latitude = Double(position.latitude) * degrees
            guard abs(latitude) <= 90 else { continue }
            points.append(
                ImportedRoute.Point(
                    atMs: at * 1000, latitude: latitude, longitude: Double(position.longitude) * degrees,
                    altitude: position.altitude.isNaN ? nil : position.altitude,
                    isAfterGap: last != 0 && isGap(from: last, to: position.time)))
            last = position.time
        }
        guard points.count > 1 else { return false }
        if isIndoor { writer.skip(.indoorRoute) } else { try writer.add(ImportedRoute(source: source, points: points)) }
        return true
    }

    private func isGap(from: UInt32, to: UInt32) -> Bool {
        if to - from > Self.gapSeconds { return true }
        return pauses.contains { $0.start >= from && $0.start < to }
    }

    /// The device knows by how much its clock differs from UTC: the zone it was in, unless that is the one at home.
    private func noteZone(from start: Int64, to end: Int64, _ writer: RecordWriter) throws -> String? {
        guard let moment = activity.moment, let offset = FITTime.offset(local: moment.local, utc: moment.utc),
            let zone = context.home.zoneName(ofOffset: offset, at: start), start <= end, end <= writer.latest
        else { return nil }
        try writer.sink.record(zoneName: zone, at: start)
        try writer.sink.record(zoneName: zone, at: end)
        return zone
    }
}
