import Foundation
import HealthImport
import HealthModel
import HealthStore
import SampleData

/// The store of `--demo`: the sample year, imported as a file would be.
enum SampleStore {
    /// - Parameter day: The last day of the year. It ends in the evening whatever the clock says: a first look at dawn
    ///   should see a day, not an empty page.
    static func fill(_ store: HealthStore, upTo day: CivilDay, zone: TimeZone) async throws(HealthStoreError) {
        let clock = DayClock(zone: zone)
        let evening = clock.start(of: day) + 21 * 3600
        let origin = ImportOrigin(
            path: "sample year", format: "sample", fingerprint: "sample:\(day.iso)", byteCount: 0)
        do throws(ImportFailure) {
            _ = try await store.importing(origin) { sink in
                try ReadingAhead.tally(into: sink, progress: { _ in true }) { sink, _ in
                    try SampleYear(endingOn: day, clock: clock, now: evening).feed(into: sink)
                    return ImportTally()
                }
            }
        } catch {
            if case .store(let error) = error { throw error }
            throw .failed(reason: "the sample year could not be made")
        }
    }
}
