import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Dates and numbers of an answer that no reply supports.
private func unsupported(_ answer: String, _ tool: String, _ json: String, asked: String = "") -> [String] {
    var base = EvidenceBase()
    base.add(PromptFigures("{}", day: CivilDay(iso: "2026-11-26")))
    base.add(question: asked)
    base.add(ToolResult(callID: "1", name: tool, json: json), to: nil)
    return base.evidence(for: answer).unsupported.map { $0.figure.text.trimmingCharacters(in: .whitespaces) }
}

@Suite struct `A date that an answer names` {
    private static let variability = #"""
        {"metric":"hrv_sdnn_ms","unit":"ms","from":"2026-10-28","to":"2026-11-26","n":30,"mean":55.6,"min":41.75,
        "max":70.7,"min_dates":["2026-11-08"],"max_dates":["2026-11-06"],"min_ties":1,"max_ties":1}
        """#
    private static let weight = #"""
        {"metric":"weight_kg","unit":"kg","from":"2026-10-28","to":"2026-11-26","n":20,"mean":78.285,"min":77.5,
        "max":78.75,"min_dates":["2026-11-21","2026-11-23"],"max_dates":["2026-11-25"],"min_ties":2,"max_ties":1}
        """#
    private static let runs = #"""
        {"from":"2026-10-28","to":"2026-11-26","count":6,"days":6,"rows":[
        {"date":"2026-10-29","distance_km":6.59,"avg_hr":149},{"date":"2026-11-03","distance_km":6.63,"avg_hr":147},
        {"date":"2026-11-05","distance_km":6.37,"avg_hr":142},{"date":"2026-11-14","distance_km":13.3,"avg_hr":148},
        {"date":"2026-11-19","distance_km":6.78,"avg_hr":142},{"date":"2026-11-21","distance_km":15.06,"avg_hr":147}]}
        """#

    @Test(arguments: [
        ("Your best HRV day was 6 November.", []), ("Your best HRV day was 14 October.", ["14 October"]),
        ("Your HRV was highest on 6 November and lowest on 8 November.", []),
        ("Your HRV peaked on 8 November, at 70.7 ms.", ["8 November"]),
        ("Das Maximum der HRV fiel auf den 6. November.", []),
        ("Das Maximum der HRV fiel auf den 8. November.", ["8. November"]),
        ("Le maximum de ta VFC date du 6 novembre.", []), ("Le maximum de ta VFC date du 3 novembre.", ["3 novembre"]),
        ("El máximo de tu variabilidad fue el 8 de noviembre.", ["8 de noviembre"]),
    ])
    func `as that of an extreme has it`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "metric_stats", Self.variability) == flagged)
    }

    @Test(arguments: [
        ("The lowest was 77.5 kg on 21 November and on 23 November.", []),
        ("The lowest was 77.5 kg on the 21st and the 25th.", ["25th"]),
        ("El mínimo fue 77,5 kg el 21 y el 25.", ["25"]),
        ("Am leichtesten warst du am 21. November.", []),
    ])
    func `is one of all the days that had the value`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "metric_stats", Self.weight) == flagged)
    }

    @Test(arguments: [
        ("Heart rate was lowest, 142, on the 5th and the 19th.", []),
        ("Heart rate was lowest, 142, on the 5th and the 21st.", ["21st"]),
        ("Your longest run was on 21 November.", []), ("Your longest run was on 14 November.", ["14 November"]),
        ("Your second longest run was on 14 November.", []),
        ("Your 2nd longest run was on 19 November.", ["19 November"]),
    ])
    func `is that of a row with the value`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "workouts", Self.runs) == flagged)
    }

    @Test func `at the end of a streak is one of its ends`() {
        let reply = #"""
            {"from":"2026-08-29","to":"2026-11-26","count":48,"calendar_days":90,"recorded_days":90,
            "longest":{"length":6,"from":"2026-10-19","to":"2026-10-24","ties":1},"current":1}
            """#
        #expect(unsupported("Your record streak ended on 24 October.", "days", reply) == [])
        #expect(unsupported("Your record streak ended on the 25th.", "days", reply) == ["25th"])
        #expect(unsupported("Deine längste Serie endete am 26. Oktober.", "days", reply) == ["26. Oktober"])
    }

    @Test(arguments: [
        "Aim for your best HRV by 14 December.", "Try an easy day on 28 November.",
        "Your best HRV day since 3 November may still come.", "From 28 October to 26 November it averaged 55.6 ms.",
    ])
    func `of a plan or of a period is no fact`(_ answer: String) {
        #expect(unsupported(answer, "metric_stats", Self.variability) == [])
    }
}
