import Foundation
import HealthModel
import Testing

@Suite struct `Last coach contact` {
    private let day = CivilDay(iso: "2026-05-29")!
    private let now = Date(timeIntervalSince1970: 1_780_056_000)  // 12:00 UTC

    private func report(_ messages: [TimeInterval], takenAt: Date? = nil, of day: CivilDay? = nil) async -> DayReport {
        var report = DayReport(snapshot: HealthSnapshot(day: day ?? self.day, takenAt: takenAt ?? now, zoneName: "UTC"))
        let moments = messages.map { now.addingTimeInterval($0) }
        await report.fillCoachContact { bounds in bounds.map { bound in moments.filter { $0 <= bound }.max() } }
        return report
    }

    @Test func `is the newest message, and the days before the talk that goes on`() async {
        let app = await report([-9 * 86_400, -60]).snapshot.app
        #expect(app.lastCoachInteractionAt == now.addingTimeInterval(-60))
        #expect(app.daysSinceEarlierCoachTalk == 9)
    }

    @Test func `is not known without a message, and a first talk has none before it`() async {
        #expect(await report([]).snapshot.app.lastCoachInteractionAt == nil)
        #expect(await report([-60]).snapshot.app.daysSinceEarlierCoachTalk == nil)
    }

    @Test func `of a day gone by has nothing later`() async {
        let app = await report([-3 * 86_400, -60], of: day.advanced(by: -1)).snapshot.app
        #expect(app.lastCoachInteractionAt == now.addingTimeInterval(-3 * 86_400))
        #expect(app.daysSinceEarlierCoachTalk == 2)
    }
}
