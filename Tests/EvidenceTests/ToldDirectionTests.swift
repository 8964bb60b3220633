import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Numbers of an answer that a reply does not support.
private func unsupported(_ answer: String, _ tool: String, _ json: String, to arguments: String = "{}") -> [String] {
    var base = EvidenceBase()
    base.add(PromptFigures("{}", day: CivilDay(iso: "2026-11-20")))
    base.add(
        ToolResult(callID: "1", name: tool, json: json), to: ToolCall(id: "1", name: tool, argumentsJSON: arguments))
    return base.evidence(for: answer).unsupported.map(\.figure.text)
}

@Suite struct `A change between two values` {
    @Test(arguments: [
        ("Sleep rose by 13 minutes to 7 h 6 min.", []), ("Sleep shrank by 13 minutes to 7 h 6 min.", ["13 minutes"]),
    ])
    func `goes from the time before to the later value`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"name":"trips","from":"2025-11-20","to":"2026-11-20","rows":[{"from":"2026-07-17","to":"2026-07-26",
            "metrics":[{"metric":"sleep_min","unit":"min","n":10,"mean":425.97,"mean_28_days_before":413.12}]}]}
            """#
        #expect(unsupported(answer, "compute", reply) == flagged)
    }

    @Test(arguments: [
        ("In October 1.89 l a day against 1.71 l in July: a rise of 10 %.", []),
        ("In October 1.89 l a day against 1.71 l in July: a fall, a drop of 10 %.", ["10 %"]),
    ])
    func `is that of the two values before it`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"metric":"water_ml","unit":"ml","from":"2025-11-20","to":"2026-11-20","segments":[
            {"label":"summer","from":"2026-07-01","to":"2026-07-31","n":17,"mean":1714.7},
            {"label":"autumn","from":"2026-10-01","to":"2026-10-31","n":26,"mean":1886.5}],
            "difference":171.8,"difference_unit":"ml","percent_change":10.02}
            """#
        #expect(unsupported(answer, "metric_stats", reply) == flagged)
    }

    @Test(arguments: [("r = 0.11.", []), ("r = −0.11.", ["0.11"])])
    func `has the sign of the correlation`(_ answer: String, _ flagged: [String]) {
        let reply = #"{"x":"exercise_min","y":"sleep_min","results":[{"lag":0,"n":330,"r":0.1093,"p":0.047}]}"#
        #expect(unsupported(answer, "relate", reply) == flagged)
    }
}

@Suite struct `What a reply leaves to who reads it` {
    @Test(arguments: [
        ("In May you trained 21 hours, in June 20.1 hours.", []), ("In May you trained 21 minutes.", ["21 minutes"]),
    ])
    func `is the unit of a query's column`(_ answer: String, _ flagged: [String]) {
        let query = #"{"query":"select substr(date,1,7) m, round(sum(workout_min)/60,1) h from day group by m"}"#
        let reply = #"{"columns":["m","h"],"rows":[["2026-05",21],["2026-06",20.1]]}"#
        #expect(unsupported(answer, "sql_readonly", reply, to: query) == flagged)
    }

    @Test(arguments: [
        ("Ten nights weren't recorded.", []), ("Eleven nights weren't recorded.", ["Eleven nights"]),
    ])
    func `is how many days have no value`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"from":"2026-09-01","to":"2026-11-20","count":40,"calendar_days":81,"recorded_days":71,"first":"2026-09-09",
            "last":"2026-11-17","longest_gap_days":5,"longest":{"length":6,"from":"2026-10-21","to":"2026-10-26"}}
            """#
        #expect(unsupported(answer, "days", reply) == flagged)
    }
}
