import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `Tags of a snapshot` {
    private let day = CivilDay(iso: "2026-05-29")!
    private let now = Date(timeIntervalSince1970: 1_780_056_000)

    private func entry(_ id: Int, _ tag: String, severity: Int? = nil, at: Date? = nil, undone: Bool = false)
        -> LoggedEntry
    {
        var noted = LogEntry.TagEntry([tag], day: day, at: at)
        noted.severity = severity
        return LoggedEntry(id: id, entry: .tags(noted), writtenAt: now, undoneAt: undone ? now : nil)
    }

    @Test func `are symptoms with the worst severity, and the others by name`() {
        var app = HealthSnapshot.AppContext()
        app.takeTags(
            [
                entry(3, "headache", severity: 6), entry(1, "headache", severity: 4), entry(2, "travel"),
                entry(4, "ibuprofen"), entry(5, "cold", undone: true), entry(6, "travel"),
            ], on: day, upTo: now
        ) { _ in day }
        #expect(app.symptoms == ["headache 6/10"])
        #expect(app.tags == ["travel", "ibuprofen"])
    }

    @Test func `with a time are of the day of their time, as in the journal`() {
        var app = HealthSnapshot.AppContext()
        let noted = [entry(1, "nausea", at: now), entry(2, "travel")]
        app.takeTags(noted, on: day, upTo: now) { _ in day.advanced(by: 1) }
        #expect(app.symptoms.isEmpty && app.tags == ["travel"])
    }

    @Test func `have nothing that is noted for a later moment`() {
        var app = HealthSnapshot.AppContext()
        app.takeTags([entry(1, "nausea", at: now.addingTimeInterval(60))], on: day, upTo: now) { _ in day }
        #expect(app.symptoms.isEmpty && app.tags.isEmpty)
    }
}
