import GRDB
import GRDBSQLite
import HealthModel

/// How long the heart beat at which rate during a workout. Zones depend on the person's age and their own maximum; this does
/// not, so it stays right when those change.
enum WorkoutHeart {
    /// A sample counts until the next one, this long at most.
    static let longestSeconds = 60
    private static let pairBytes = 8

    /// Pairs of thousandths of a beat a minute and seconds (Int32, little-endian), ascending.
    /// - Parameter samples: ascending by time, all within the workout.
    static func pack(_ samples: ArraySlice<DiscreteSample>, until end: Int) -> [UInt8] {
        var seconds: [Int32: Int32] = [:]
        for (sample, next) in zip(samples, samples.dropFirst().map(\.at) + [end]) {
            let length = min(longestSeconds, next - sample.at)
            if length > 0 {
                seconds[Int32(min(max(0, sample.value * 1000), 1e9).rounded()), default: 0] += Int32(length)
            }
        }
        return seconds.sorted { $0.key < $1.key }.flatMap { rate, length in
            withUnsafeBytes(of: (rate.littleEndian, length.littleEndian)) { Array($0) }
        }
    }

    /// Minutes in zones 1 to 5 of the maximum (`HeartRateZones`), to a tenth.
    static func zoneMinutes(_ packed: [UInt8], maximum: Double) -> [Double] {
        var seconds = HeartRateZones.starts.map { _ in 0 }
        packed.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count - pairBytes + 1, by: pairBytes) {
                let rate = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Int32.self))
                let length = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 4, as: Int32.self))
                // Whole numbers as long as the maximum is one of tenths: a rate on the edge is in the upper zone.
                let zone = HeartRateZones.starts.lastIndex { Double(rate) * 100 >= Double($0 * 100) * (maximum * 10) }
                if let zone { seconds[zone] += Int(length) }
            }
        }
        return seconds.map { (Double($0) / 6).rounded() / 10 }
    }
}

/// Keeps `workout_heart` in line with workouts and samples.
struct WorkoutHearts {
    private let db: Database
    private let rollUp: RollUp

    init(_ rollUp: RollUp) {
        db = rollUp.db
        self.rollUp = rollUp
    }

    private static let key = "day, start_at, source, activity, end_at"

    func refresh(_ changed: ChangedData) throws {
        guard let metric = MetricSource.of(.heartRate) else { return }
        let types = rollUp.infos(of: metric)
        try db.execute(
            sql: "DELETE FROM workout_heart WHERE (\(Self.key)) NOT IN (SELECT \(Self.key) FROM workout)")
        var days: Set<Int> = []
        for type in types { days.formUnion(changed.utcDaysByType[type.id] ?? []) }
        for stretch in stretches(of: days) {
            try db.execute(
                sql: "DELETE FROM workout_heart WHERE start_at < ? AND end_at >= ?",
                arguments: [(stretch.upperBound + 1) * 86_400, stretch.lowerBound * 86_400])
        }
        try addMissing(types.map(\.id), ranks: rollUp.table(for: metric))
    }

    private func addMissing(_ types: [Int], ranks: [Int32]) throws {
        let missing = try Row.fetchAll(
            db,
            sql: """
                SELECT \(Self.key) FROM workout WHERE (\(Self.key)) NOT IN (SELECT \(Self.key) FROM workout_heart)
                    AND \(StoredBounds.span(from: "start_at", to: "end_at"))
                """)
        guard !missing.isEmpty else { return }
        let scan = try SampleScan(db, ranks: ranks)
        let insert = try RawStatement(db, "INSERT INTO workout_heart VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for row in missing {
            let (start, end, source): (Int, Int, Int) = (row[1], row[4], row[2])
            var samples: [DiscreteSample] = []
            for type in types { samples += try scan.samples(type: type, from: start, to: end) }
            samples.sort { $0.at < $1.at }
            let rank = ranks.indices.contains(source) ? ranks[source] : SourceRanks.excluded
            let own = samples.filter { $0.rank == rank && rank != SourceRanks.excluded }
            let used = own.isEmpty ? DiscreteSample.preferred(samples[...]) : own[...]
            insert.bind(row[0] as Int, at: 1)
            insert.bind(start, at: 2)
            insert.bind(source, at: 3)
            insert.bind(row[3] as String, at: 4)
            insert.bind(end, at: 5)
            insert.bind(used.count, at: 6)
            insert.bind(TimeWeightedMean.value(used.lazy.map { (at: $0.at, value: $0.value) }, until: end), at: 7)
            insert.bind(used.map(\.value).max(), at: 8)
            insert.bind(WorkoutHeart.pack(used, until: end), at: 9)
            try insert.run()
        }
    }
}
