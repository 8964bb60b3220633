import Entries
import Foundation
import HealthModel

extension WorkoutRow {
    /// The record that one source has of it.
    struct Recording {
        var key: WorkoutKey
        /// As shown.
        var type: String
        var sourceName: String
        var span: ClosedRange<Int> { key.start...max(key.start, key.end) }
        var named: WorkoutPair.Recording {
            WorkoutPair.Recording(
                activity: type, source: sourceName, start: Date(timeIntervalSince1970: Double(key.start)),
                end: Date(timeIntervalSince1970: Double(key.end)))
        }
    }
}

extension QueryWorkoutReader {
    /// The other recordings that lie in the time of one, or are of the same workout.
    func others(like key: WorkoutKey) throws -> [WorkoutDetail.Other] {
        let (rows, whole) = try recordings(around: key.day.number...key.day.number)
        guard let own = whole.first(where: { $0.contains { $0.key == key } }) else { return [] }
        return rows.filter { $0.key != key }.compactMap { recording in
            let isSame = own.contains { $0.key == recording.key }
            guard isSame || (recording.key.start < key.end && key.start < recording.key.end) else { return nil }
            let entry = isSame ? pairs.entry(of: recording.named, among: own.map(\.named)) : nil
            return WorkoutDetail.Other(
                key: recording.key, activity: recording.type, sourceName: recording.sourceName,
                relation: isSame ? entry.map { .byHand(entry: $0) } ?? .byRule : .apart)
        }
    }

    /// Says of each recording whether it counts by itself.
    func setStandings(of records: inout [WorkoutRecord]) throws {
        let days = records.map(\.key.day.number)
        guard let first = days.min(), let last = days.max() else { return }
        var standings: [WorkoutKey: WorkoutRecord.Standing] = [:]
        for recordings in try recordings(around: first...last).merged {
            for recording in recordings { standings[recording.key] = .with(source: recordings[0].sourceName) }
            standings[recordings[0].key] = .counted
        }
        for index in records.indices { records[index].standing = standings[records[index].key] ?? .leftOut }
    }
}
