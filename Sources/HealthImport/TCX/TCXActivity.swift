import ImportKit

/// An activity of a TCX document, until its end is reached.
struct TCXActivity {
    struct Lap {
        /// Unix milliseconds.
        var startMs: Int64?
        var seconds: Double?
        var meters: Double?
        var kilocalories: Double?
        var averageRate: Double?
        var maximumRate: Double?
    }

    var track = RecordedTrack()
    var laps: [Lap] = []
    /// Its `Id`, which is when it began: Unix milliseconds.
    var beganMs: Int64?
    /// The device, by the name it gives itself.
    var creator: String?
    /// Metres since the start, of the newest point that knows.
    var pointMeters: Double?

    static let mostLaps = 100_000

    /// The sum of what laps say; `nil` when none does.
    private func sum(_ value: (Lap) -> Double?) -> Double? {
        let values = laps.compactMap(value)
        return values.isEmpty ? nil : values.reduce(0, +)
    }

    // MARK: Writing

    func write(to writer: inout RecordWriter) throws {
        let timed = track.timed
        let lapStart = laps.compactMap(\.startMs).first ?? beganMs
        guard let from = [lapStart, timed.first?.atMs].compactMap({ $0 }).min() else {
            return writer.skip(track.points.isEmpty ? .noStart : .trackWithoutTimes)
        }
        let lapsEnd = laps.last.flatMap { lap in lap.startMs.map { $0 + Int64((lap.seconds ?? 0) * 1000) } }
        let to = max(lapsEnd ?? from, timed.last?.atMs ?? from)
        guard to > from else { return writer.skip(.noValue) }
        let source = ImportedSource(recorder: creator, format: "TCX")
        let number = try writer.number(of: source)
        let route = track.route
        if route.count > 1 { try writer.add(ImportedRoute(source: number, points: route)) }
        try track.writeSamples(of: timed, source: number, to: &writer)
        let workout = workout(source: number, from: from, to: to, timed: timed)
        guard try writer.add(workout) else { return }
        let totals = try writer.number(of: source.forTotals(format: "TCX"))
        try RecordedTrack.writeDayTotals(of: workout, source: totals, to: &writer)
    }

    private func workout(source: Int32, from: Int64, to: Int64, timed: [RecordedTrack.Point]) -> ImportedWorkout {
        let (stretches, pauses) = RecordedTrack.stretches(of: timed)
        var workout = ImportedWorkout(
            source: source, activity: track.activity, start: from / 1000, end: (to + 999) / 1000,
            durationSeconds: sum(\.seconds) ?? stretches)
        let meters = sum(\.meters) ?? pointMeters ?? track.distance
        workout.distanceMeters = meters > 0 ? meters : nil
        workout.energyKcal = sum(\.kilocalories).flatMap { $0 > 0 ? $0 : nil }
        if !timed.contains(where: { $0.rate != nil }) { workout.averageHeartRateBPM = averageRate }
        workout.maximumHeartRateBPM = laps.compactMap(\.maximumRate).filter { $0 > 0 }.max()
        track.fill(&workout, from: timed)
        let lapEvents = laps.compactMap { lap in
            lap.startMs.map {
                ImportedWorkoutEvent(kind: .lap, start: $0 / 1000, durationSeconds: lap.seconds ?? 0)
            }
        }
        workout.events = (pauses + (laps.count > 1 ? lapEvents : [])).sorted {
            ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue)
        }
        return workout
    }

    /// The laps' averages, each for as long as it took.
    private var averageRate: Double? {
        let known = laps.filter { ($0.averageRate ?? 0) > 0 && ($0.seconds ?? 0) > 0 }
        let seconds = known.reduce(0) { $0 + ($1.seconds ?? 0) }
        guard seconds > 0 else { return nil }
        return known.reduce(0) { $0 + ($1.averageRate ?? 0) * ($1.seconds ?? 0) } / seconds
    }
}
