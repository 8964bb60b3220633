import Foundation

extension HealthSnapshot.AppContext {
    /// A talk goes on while no more than this passes between two messages.
    public static let talkGap: TimeInterval = 30 * 60
}

extension DayReport {
    /// Fills in when the coach was last talked to, and how many days passed before the talk that goes on.
    /// - Parameter newest: the newest message up to each of these moments; `nil` where there is none.
    public mutating func fillCoachContact(_ newest: ([Date]) async -> [Date?]) async {
        guard let clock = snapshot.clock ?? DayClock(zoneName: snapshot.zoneName) else { return }
        let dayEnd = Date(timeIntervalSince1970: Double(clock.start(of: day.advanced(by: 1)) - 1))
        let moment = min(snapshot.takenAt, dayEnd)
        let found = await newest([moment, moment - HealthSnapshot.AppContext.talkGap])
        snapshot.app.lastCoachInteractionAt = found.first ?? nil
        // A talk of hours has messages of its own before; they are of this day.
        guard found.count > 1, let earlier = found[1] else { return }
        snapshot.app.daysSinceEarlierCoachTalk = max(0, day - clock.day(atUnix: Int(earlier.timeIntervalSince1970)))
    }
}
