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

@Suite struct `A correlation that is told` {
    @Test(arguments: [("r = 0.11.", []), ("r = −0.11.", ["0.11"])])
    func `has the sign of the correlation`(_ answer: String, _ flagged: [String]) {
        let reply = #"{"x":"exercise_min","y":"sleep_min","results":[{"lag":0,"n":330,"r":0.1093,"p":0.047}]}"#
        #expect(unsupported(answer, "relate", reply) == flagged)
    }
}

@Suite struct `What a reply leaves to who reads it` {
    @Test(arguments: [
        ("In May you trained 21 hours.", []), ("In May you trained 21 minutes.", ["21 minutes"]),
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
