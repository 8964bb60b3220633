import HealthModel

/// The fixed sentences that tools add to what they answer.
enum DayNotes {
    static let noTrend = "fewer than 14 values: no baseline and no trend"
    static let mostMissing = "more than half of the days are missing"

    /// `nil` for a day that is over.
    static func partial(_ snapshot: HealthSnapshot) -> String? {
        guard LocalTime.isPartial(snapshot) else { return nil }
        return "today is partial (until \(LocalTime.clock(snapshot.takenAt, in: snapshot.zoneName)))"
    }
}
