import HealthModel
import ImportKit

/// Nights and naps. Times are local without an offset, so that a night in which the clocks change is told by the seconds
/// of its levels, not by its times.
struct FitbitSleepReader {
    private let reading: DocumentImport
    private let source: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        source = try reading.source(FitbitFormat.name, .watch)
    }

    func read() throws { try reading.eachElement(reading.json()) { try add($0) } }

    private func add(_ row: JSONItem) throws {
        guard let written = row["startTime"].text.flatMap({ WrittenTime($0, order: .monthDayYear) }) else {
            return reading.skip(.noStart)
        }
        let start = written.unix(by: reading.context.home)
        let pieces = levels(row["levels"]["data"].list, from: start)
        let length = seconds(row["duration"], per: 1000) ?? pieces.last.map { $0.start + $0.duration - start } ?? 0
        guard length > 0 else { return reading.skip(.noValue) }
        try reading.add(.inBed, at: start, lasting: length, from: source)
        guard !pieces.isEmpty else {
            // Nights typed in by hand have no levels.
            var night = SleepLayout(start: start, end: start + length)
            night.unspecified = seconds(row["minutesAsleep"], per: 1.0 / 60) ?? length
            night.awake = seconds(row["minutesAwake"], per: 1.0 / 60) ?? 0
            return try reading.add(totals: night, from: source)
        }
        try reading.add(Self.within(start + length, overlaid(pieces, row, from: start)), from: source)
    }

    /// Without what is behind the end of the night.
    private static func within(_ end: Int64, _ pieces: [SleepLayout.Piece]) -> [SleepLayout.Piece] {
        pieces.compactMap { piece in
            guard piece.start < end else { return nil }
            return SleepLayout.Piece(
                stage: piece.stage, start: piece.start, duration: min(piece.duration, end - piece.start))
        }
    }

    private func seconds(_ value: JSONItem, per unit: Double) -> Int64? {
        guard let number = value.number, case let seconds = number / unit, (0...1e6).contains(seconds) else {
            return nil
        }
        return Int64(seconds.rounded())
    }

    private func levels(_ rows: [JSONItem], from start: Int64) -> [SleepLayout.Piece] {
        var at = start
        var pieces: [SleepLayout.Piece] = []
        for row in rows {
            guard let duration = seconds(row["seconds"], per: 1) else { continue }
            if duration > 0, let stage = Self.stages[row["level"].text ?? ""] {
                pieces.append(SleepLayout.Piece(stage: stage, start: at, duration: duration))
            }
            at += duration
        }
        return pieces
    }

    /// Restless time of old trackers counts as awake, as in their own minutes.
    private static let stages: [String: SleepStage] = [
        "wake": .awake, "light": .core, "deep": .deep, "rem": .rem, "asleep": .asleepUnspecified, "restless": .awake,
        "awake": .awake,
    ]

    /// Short wakes lie over the levels. Whether `minutesAsleep` counts them, differs: they are taken if the minutes come
    /// nearer to it with them.
    private func overlaid(_ pieces: [SleepLayout.Piece], _ row: JSONItem, from start: Int64) -> [SleepLayout.Piece] {
        let short = row["levels"]["shortData"].list
        guard !short.isEmpty, let stated = seconds(row["minutesAsleep"], per: 1.0 / 60),
            let first = row["startTime"].text.flatMap({ WrittenTime($0, order: .monthDayYear) })
        else { return pieces }
        var wakes: [SleepLayout.Piece] = []
        for wake in short {
            guard let duration = seconds(wake["seconds"], per: 1),
                let time = wake["dateTime"].text.flatMap({ WrittenTime($0, order: .monthDayYear) })
            else { continue }
            // By the clock of the night's beginning, as the levels go on.
            let at = start + time.unixAsUTC - first.unixAsUTC
            wakes.append(SleepLayout.Piece(stage: .awake, start: at, duration: duration))
        }
        let cut = Self.cut(pieces, by: wakes)
        func asleep(_ pieces: [SleepLayout.Piece]) -> Int64 {
            pieces.filter(\.stage.isAsleep).reduce(0) { $0 + $1.duration }
        }
        return abs(asleep(cut) - stated) < abs(asleep(pieces) - stated) ? cut : pieces
    }

    static func cut(_ pieces: [SleepLayout.Piece], by wakes: [SleepLayout.Piece]) -> [SleepLayout.Piece] {
        var result: [SleepLayout.Piece] = []
        let wakes = wakes.sorted { $0.start < $1.start }
        for piece in pieces {
            var at = piece.start
            let end = piece.start + piece.duration
            for wake in wakes where wake.start < end && wake.start + wake.duration > at && piece.stage != .awake {
                let from = max(at, wake.start)
                let to = min(end, wake.start + wake.duration)
                if from > at { result.append(SleepLayout.Piece(stage: piece.stage, start: at, duration: from - at)) }
                result.append(SleepLayout.Piece(stage: .awake, start: from, duration: to - from))
                at = to
            }
            if end > at { result.append(SleepLayout.Piece(stage: piece.stage, start: at, duration: end - at)) }
        }
        return result
    }
}
