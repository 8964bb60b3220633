import ImportKit

/// Records of Oura's interface as it answers now, read as those of the files in which it was saved.
package enum OuraAnswers {
    /// Made for each document; takes its records one by one.
    /// - Parameter collection: as in the address: `daily_sleep`. One that is not known gives nothing.
    package static func reader(
        of collection: String, _ reading: DocumentImport
    ) throws -> (JSONItem) throws -> Void {
        let kinds: [String: OuraFile.Kind] = [
            "sleep": .sleep, "daily_sleep": .sleepScore, "daily_readiness": .readiness, "daily_activity": .activity,
            "daily_spo2": .oxygen, "heartrate": .heartRate, "workout": .workout, "daily_stress": .stress,
        ]
        let records = try OuraRecords(reading)
        guard let kind = kinds[collection] else { return { _ in } }
        return { try records.add($0, kind) }
    }
}
