import HealthModel
import ImportKit

/// The night as a watch saw it: each level holds until the next one is told.
struct FITSleep {
    private var levels: [(time: UInt32, level: Int)] = []
    /// Of the last night in the file, in the order of the file.
    private var scores: [ImportedFinding.Field] = []
    private var overallScore: Double?
    private var scoredAt: UInt32?

    private static let mostLevels = 100_000
    /// A level that holds for longer was not ended: the watch was taken off.
    private static let longest: UInt32 = 6 * 3600

    var hasAnything: Bool { !levels.isEmpty || !scores.isEmpty }

    mutating func addLevel(_ message: FITMessage) {
        guard let time = message.timestamp, let level = message.integer(0), levels.count < Self.mostLevels else {
            return
        }
        levels.append((time, level))
    }

    mutating func addAssessment(_ message: FITMessage) {
        overallScore = message.real(6)
        scoredAt = message.timestamp
        scores = Self.fields.compactMap { number, name, scale in
            message.real(number, scale: scale).map { ImportedFinding.Field(name, FITReader.text($0)) }
        }
    }

    private static let fields: [(UInt8, String, Double)] = [
        (6, "Sleep score", 1), (4, "Duration score", 1), (7, "Quality score", 1), (8, "Recovery score", 1),
        (3, "Deep sleep score", 1), (5, "Light sleep score", 1), (9, "REM sleep score", 1), (0, "Awake score", 1),
        (1, "Awake time score", 1), (2, "Awakenings score", 1), (10, "Restlessness score", 1),
        (14, "Interruptions score", 1), (11, "Awakenings", 1), (15, "Average stress", 100),
    ]

    mutating func finish(source: Int32, to writer: inout RecordWriter) throws {
        defer { self = FITSleep() }
        let ordered = levels.sorted { $0.time < $1.time }
        var first = 0
        while first < ordered.count {
            var next = first + 1
            while next < ordered.count - 1, ordered[next].level == ordered[first].level,
                ordered[next].time - ordered[next - 1].time <= Self.longest
            {
                next += 1
            }
            if next < ordered.count {
                try add(ordered[first], until: ordered[next].time, source: source, to: &writer)
            }
            first = next
        }
        try writeScores(at: scoredAt ?? ordered.last?.time, source: source, to: &writer)
    }

    private func add(
        _ piece: (time: UInt32, level: Int), until end: UInt32, source: Int32, to writer: inout RecordWriter
    ) throws {
        guard end > piece.time, end - piece.time <= Self.longest, let start = FITTime.unix(piece.time) else { return }
        guard let stage = Self.stage(piece.level) else {
            if piece.level != 0 { writer.skip(.unknownStage) }
            return
        }
        try writer.add(
            ImportedSleep(
                source: source, start: start, duration: Int32(end - piece.time), stage: stage, zoneName: nil))
    }

    /// `nil` for what could not be measured.
    private static func stage(_ level: Int) -> SleepStage? {
        switch level {
        case 1: .awake
        case 2: .core
        case 3: .deep
        case 4: .rem
        default: nil
        }
    }

    private func writeScores(at time: UInt32?, source: Int32, to writer: inout RecordWriter) throws {
        guard !scores.isEmpty else { return }
        guard let time, let at = FITTime.unix(time) else { return writer.skip(.noStart) }
        if let overallScore {
            let measure = try writer.measure("AirFitGarminSleepScore")
            try writer.add(measure, source: source, start: at, value: overallScore)
        }
        try writer.add(
            ImportedFinding(
                kind: .note, source: source, start: at, end: at, title: "Sleep assessment", fields: scores,
                subject: .sleep))
    }
}
