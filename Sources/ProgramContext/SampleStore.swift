import Foundation
import HealthModel
import HealthStore
import ImportKit
import SampleData

/// The store of `--demo`: the sample year, imported as a file would be.
enum SampleStore {
    /// - Parameters:
    ///   - day: the last day of the year.
    ///   - now: where the year ends, where that is before the end of the day.
    static func fill(
        _ store: HealthStore, upTo day: CivilDay, now: Date, zone: TimeZone
    ) async throws(HealthStoreError) {
        let clock = DayClock(zone: zone)
        let end = min(Int(now.timeIntervalSince1970), clock.start(of: day.advanced(by: 1)))
        let origin = ImportOrigin(
            path: "sample year", format: "sample", fingerprint: "sample:\(day.iso)", byteCount: 0)
        do throws(ImportFailure) {
            _ = try await store.importing(origin) { sink in
                try ReadAhead.tally(into: sink, progress: { _ in true }) { sink, _ in
                    try SampleYear(endingOn: day, clock: clock, now: end).feed(into: sink)
                    return ImportTally()
                }
            }
        } catch {
            if case .store(let error) = error { throw error }
            throw .failed(reason: "the sample year could not be made")
        }
    }
}
