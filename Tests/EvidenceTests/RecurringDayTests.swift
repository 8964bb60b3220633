import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Numbers of an answer that no reply supports.
private func unsupported(_ answer: String, _ json: String) -> [String] {
    var base = EvidenceBase()
    base.add(PromptFigures("{}", day: CivilDay(iso: "2026-11-26")))
    base.add(ToolResult(callID: "1", name: "days", json: json), to: nil)
    return base.evidence(for: answer).unsupported.map(\.figure.text)
}

@Suite struct `One day in so many` {
    private static let half = #"""
        {"from":"2026-08-29","to":"2026-11-26","count":48,"calendar_days":90,"recorded_days":90,
        "share_calendar_pct":53.33}
        """#

    @Test(arguments: [
        ("You got there every other day.", []), ("You got there every third day.", ["every third day"]),
        ("Das gelang dir jeden zweiten Tag.", []), ("Das gelang dir jeden vierten Tag.", ["jeden vierten Tag"]),
        ("Dat lukte om de andere dag.", []), ("Dat lukte elke derde dag.", ["elke derde dag"]),
        ("Lo lograste un día sí y otro no.", []),
    ])
    func `is a share that a reply counts`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, Self.half) == flagged)
    }

    @Test func `is no claim where it is advised`() {
        #expect(unsupported("Try to run every third day.", Self.half) == [])
    }
}
