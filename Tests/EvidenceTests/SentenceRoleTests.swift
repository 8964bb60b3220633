import ChatModel
import Evidence
import Testing

/// A right number in the wrong place of a sentence is no right number.
@Suite struct `The place of a number in its sentence` {
    private static func base(_ reply: String, tool: String = "metric_stats") -> EvidenceBase {
        var base = EvidenceBase()
        base.add(
            ToolResult(callID: "1", name: tool, json: reply), to: ToolCall(id: "1", name: tool, argumentsJSON: "{}"))
        return base
    }

    private func flagged(_ answer: String, _ base: EvidenceBase) -> [String] {
        base.evidence(for: answer).unsupported.map(\.figure.text)
    }

    private let weight = base(
        #"{"metric":"weight_kg","unit":"kg","from":"2025-11-21","to":"2026-11-20","n":195,"missing":170,"mean":79.9,"first":81.4,"last":77.8,"min":77.3,"max":82.25}"#
    )
    private let exercise = base(
        #"{"from":"2026-10-22","to":"2026-11-20","count":22,"calendar_days":30,"recorded_days":30,"share_recorded_pct":73.33,"longest_gap_days":2,"longest":{"length":5,"ties":1},"current":4}"#,
        tool: "days")

    @Test func `the last value is not where a change begins`() {
        #expect(flagged("From 81.4 kg to 77.8 kg.", weight).isEmpty)
        #expect(flagged("From 77.8 kg to 77.8 kg.", weight).contains("77.8 kg"))
        #expect(flagged("Von 81,4 kg auf 81,4 kg.", weight).contains("81,4 kg"))
    }

    @Test func `a value is not a difference`() {
        #expect(flagged("Von 81,4 kg auf 77,8 kg: 3,6 kg weniger.", weight).isEmpty)
        #expect(flagged("Von 81,4 kg auf 77,8 kg: 77,8 kg weniger.", weight) == ["77,8 kg"])
        #expect(flagged("De 81,4 kg à 77,8 kg : 81,4 kg de moins.", weight) == ["81,4 kg"])
    }

    @Test func `the length of a period is no part of it`() {
        #expect(flagged("On 22 of 30 days (73 %).", exercise).isEmpty)
        #expect(flagged("On 30 of 30 days (73 %).", exercise) == ["30"])
        #expect(flagged("Your longest run was 22 days.", exercise) == ["22 days"])
        #expect(flagged("Your longest run was 5 days.", exercise).isEmpty)
    }

    @Test func `a night told as seven hours less a minute is no longer one of seven hours`() {
        let night = Self.base(
            #"{"metric":"sleep_min","unit":"min","from":"2026-11-20","to":"2026-11-20","n":1,"last":398}"#)
        #expect(flagged("You slept 6 h 38 min.", night).isEmpty)
        #expect(flagged("You slept 6 h 37 min.", night) == ["6 h 37 min"])
    }

    @Test func `a mean is not what was on one day`() {
        #expect(flagged("The most was 82.25 kg on 29 November.", weight).isEmpty)
        #expect(flagged("You weighed 79.9 kg on 29 November.", weight) == ["79.9 kg"])
    }

    @Test func `a number told twice as two things is told`() {
        #expect(flagged("Deep 72 min, REM 93 min.", nights) == [])
        #expect(flagged("Deep 72 min, REM 72 min.", nights) == ["72 min"])
    }

    @Test func `the day's sleep with its naps is no deep sleep`() {
        var base = EvidenceBase()
        base.add(
            PromptFigures(
                #"{"sleep":{"total_with_naps_min":371,"last_night":{"total_sleep_min":371,"deep_min":64,"rem_min":95}}}"#
            ))
        #expect(flagged("You slept 6 h 11 min, 64 min of it deep.", base).isEmpty)
        #expect(flagged("Deep sleep: 6 h 11 min.", base) == ["6 h 11 min"])
    }

    private let nights = {
        var nights = Self.base(
            #"{"metric":"deep_min","unit":"min","from":"2026-10-22","to":"2026-11-20","n":12,"mean":72.1}"#)
        nights.add(
            ToolResult(
                callID: "2", name: "metric_stats",
                json: #"{"metric":"rem_min","unit":"min","from":"2026-10-22","to":"2026-11-20","n":12,"mean":92.9}"#),
            to: nil)
        return nights
    }()
}
