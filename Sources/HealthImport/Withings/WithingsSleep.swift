import HealthModel
import ImportKit

/// Nights as totals of their stages, and the states of the tracker minute by minute, which have naps too.
///
/// Both are kept, as two sources: of one night the one counts that comes first by name, `Withings`.
struct WithingsSleep {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) { self.reading = reading }

    /// By position: from, to, light, deep, REM, awake, number of wakes, until asleep, after waking, snoring (2), heart rate.
    func readNights() throws {
        let source = try reading.source("Withings", .watch)
        try reading.eachRow { row in
            func time(_ place: Int) -> Int64? { row[place].flatMap { WrittenTime($0)?.unix(by: reading.context.home) } }
            func seconds(_ place: Int) -> Int64 {
                row.number(place).flatMap { (0...259_200).contains($0) ? Int64($0.rounded()) : nil } ?? 0
            }
            guard let from = time(0), let to = time(1), to > from else { return reading.skip(.noStart) }
            var night = SleepLayout(
                start: min(from + seconds(7), to), end: max(to - seconds(8), from), deep: seconds(3), core: seconds(2),
                rem: seconds(4), awake: seconds(5))
            if night.end < night.start { (night.start, night.end) = (from, to) }
            guard night.asleep > 0 else { return reading.skip(.noValue) }
            try reading.add(.inBed, at: from, lasting: to - from, from: source)
            try reading.add(totals: night, from: source)
            let rate = row.number(11).flatMap { $0 > 0 ? $0 : nil }
            try reading.add("AirFitSleepingHeartRate", rate, at: to - 60, from: source)
        }
    }

    func readStates() throws {
        let source = try reading.source("Withings (raw)", .watch)
        let stages: [Int: SleepStage] = [0: .awake, 1: .core, 2: .deep, 3: .rem]
        try reading.eachRow { row in
            guard let slices = WithingsRaw.slices(of: row, reading) else { return }
            var last: SleepLayout.Piece?
            for slice in slices {
                guard let stage = Int(exactly: slice.value).flatMap({ stages[$0] }) else {
                    reading.skip(.unknownStage)
                    continue
                }
                if let open = last, open.stage == stage, open.start + open.duration == slice.start {
                    last?.duration += slice.duration
                } else {
                    if let open = last { try reading.add([open], from: source) }
                    last = SleepLayout.Piece(stage: stage, start: slice.start, duration: slice.duration)
                }
            }
            if let open = last { try reading.add([open], from: source) }
        }
    }
}
