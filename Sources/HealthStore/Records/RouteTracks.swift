import Foundation
import GRDB
import HealthModel
import ImportKit

extension HealthStore {
    /// The transformed tracks of all recorded ways, oldest first; one at a time is in memory. Those that cannot be read
    /// are left out.
    public nonisolated func tracks<Value: Sendable>(
        _ transform: @escaping @Sendable (RouteTrack) -> Value?
    ) async throws(HealthStoreError) -> [Value] {
        try await readingInBackground { db in
            let rows = try Row.fetchCursor(db, sql: "SELECT start_at, points FROM route ORDER BY start_at")
            var values: [Value] = []
            while let row = try rows.next() {
                guard let points = RoutePacking.unpack([UInt8](row[1] as Data)) else { continue }
                let ways = points.map { RouteTrack.Point($0.latitude, $0.longitude, isAfterGap: $0.isAfterGap) }
                if let value = transform(RouteTrack(start: row[0], points: ways)) { values.append(value) }
            }
            return values
        }
    }

    /// Samples of a type that begin at an instant or later, the first ones; none for a type that there is not.
    public func samples(of identifier: String, since start: Date, limit: Int) throws(HealthStoreError) -> [SampleKey] {
        try reading { db in
            let type =
                try Int.fetchOne(db, sql: "SELECT id FROM type WHERE identifier = ?", arguments: [identifier]) ?? 0
            let place = SampleKey.before(start, type: type)
            return try SamplePages(db: db).page(type: type, from: place, .newer, limit: limit).records.map(\.key)
        }
    }
}
