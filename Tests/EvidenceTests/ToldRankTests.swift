import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Numbers of an answer that no reply supports.
private func unsupported(_ answer: String, _ tool: String, _ json: String) -> [String] {
    var base = EvidenceBase()
    base.add(PromptFigures("{}", day: CivilDay(iso: "2026-11-26")))
    base.add(ToolResult(callID: "1", name: tool, json: json), to: nil)
    return base.evidence(for: answer).unsupported.map(\.figure.text)
}

@Suite struct `A number that is told by its rank` {
    private static let runs = #"""
        {"from":"2026-10-28","to":"2026-11-26","count":6,"days":6,"rows":[
        {"date":"2026-10-29","distance_km":6.59,"duration_min":37},{"date":"2026-11-03","distance_km":6.63,"duration_min":36},
        {"date":"2026-11-10","distance_km":7.04,"duration_min":40},{"date":"2026-11-14","distance_km":13.3,"duration_min":76},
        {"date":"2026-11-21","distance_km":15.06,"duration_min":86},{"date":"2026-11-24","distance_km":8.55,"duration_min":48}]}
        """#

    @Test(arguments: [
        ("The longest run was 15.1 km, the second longest 13.3 km.", []), ("The third longest was 8.6 km.", []),
        ("Der zweitlängste Lauf war 13,3 km lang.", []),
        ("Der zweitlängste Lauf war 8,6 km lang.", ["8,6 km"]),
    ])
    func `is the value of that rank`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "workouts", Self.runs) == flagged)
    }

    @Test(arguments: [
        ("The third longest was 8.1 km.", []), ("The third longest was 7.0 km.", ["7.0 km"]),
        ("The 3rd longest was 8.1 km.", []), ("The 3rd longest was 7.0 km.", ["7.0 km"]),
        ("Der drittlängste Lauf war 7,0 km lang.", ["7,0 km"]),
    ])
    func `is no row that has the rank by another measure`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"from":"2026-10-28","to":"2026-11-26","count":5,"days":5,"rows":[
            {"date":"2026-11-03","distance_km":6.63,"pace_s_km":325,"avg_hr":151},
            {"date":"2026-11-10","distance_km":7.04,"pace_s_km":341,"avg_hr":147},
            {"date":"2026-11-14","distance_km":13.3,"pace_s_km":343,"avg_hr":148},
            {"date":"2026-11-21","distance_km":15.06,"pace_s_km":342,"avg_hr":146},
            {"date":"2026-11-24","distance_km":8.12,"pace_s_km":336,"avg_hr":142}]}
            """#
        #expect(unsupported(answer, "workouts", reply) == flagged)
    }

    @Test func `is of the statistic that was named before a comma`() {
        let reply = #"""
            {"metric":"steps","unit":"count","from":"2026-08-29","to":"2026-11-26","n":90,"rows":[
            {"key":"Saturday","n":13,"mean":10438.3,"median":9491.3},{"key":"Sunday","n":13,"mean":11759.8,"median":12376.5}]}
            """#
        func flagged(_ answer: String) -> [String] { unsupported(answer, "metric_stats", reply) }
        #expect(flagged("The median is 9,491 steps on Saturdays, 12,377 steps on Sundays.") == [])
        #expect(flagged("The median is 9,491 steps on Saturdays, 11,760 steps on Sundays.") == ["11,760 steps"])
    }

    @Test func `is no number of sets where it is a weight`() {
        let reply = #"{"from":"2026-09-28","to":"2026-11-26","sets":54,"days":6,"volume_kg":26095.5}"#
        #expect(unsupported("54 sets and 26.1 tonnes in all.", "journal", reply) == [])
        #expect(unsupported("You moved 54 kg.", "journal", reply) == ["54 kg"])
    }
}
