import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// What the replies hold beyond their plain numbers.
@Suite struct `The index of what replies hold` {
    private func flagged(_ answer: String, _ tool: String, _ reply: String, arguments: String = "{}") -> [String] {
        var base = EvidenceBase()
        base.add(
            ToolResult(callID: "1", name: tool, json: reply),
            to: ToolCall(id: "1", name: tool, argumentsJSON: arguments))
        return base.evidence(for: answer).unsupported.map(\.figure.text)
    }

    @Test func `a formula speaks of the metric that it names`() {
        let reply =
            #"{"name":"readiness","value":40,"parts":[{"part":"hrv","metric":"hrv_sdnn_ms","unit":"ms","value":48.5}]}"#
        #expect(flagged("Your HRV is 48.5 ms.", "compute", reply) == [])
        #expect(flagged("Your HRV is 52.5 ms.", "compute", reply) == ["52.5 ms"])
    }

    @Test func `minutes after noon are a time of day, over midnight too`() {
        let reply = #"{"metric":"bed_after_noon","unit":"min after noon","value":749.3,"usual":700.92}"#
        #expect(flagged("Bedtime moved from 23:41 to 0:29, 48 min later.", "findings", reply) == [])
        #expect(flagged("Bedtime moved from 23:11 to 0:29.", "findings", reply) == ["23:11"])
    }

    @Test func `what the words of a finding say is found`() {
        let reply = #"{"findings":[{"metric":"vo2max","value":45.1,"text":"about percentile 70 for 38 years"}]}"#
        #expect(flagged("That is the 70th percentile.", "findings", reply) == [])
    }

    @Test(arguments: [("19 %", []), ("31 %", ["31 %"])])
    func `the stages of sleep are shares of it`(_ share: String, _ wrong: [String]) {
        let reply = #"""
            {"metric":"deep_min","unit":"min","from":"2026-11-07","to":"2026-11-20","n":11,"mean":74.5,"also":[
            {"metric":"core_min","unit":"min","mean":228},{"metric":"rem_min","unit":"min","mean":95}]}
            """#
        #expect(flagged("Deep sleep is \(share) of the night.", "metric_stats", reply) == wrong)
    }

    @Test(arguments: [("11 kcal per minute", []), ("14 kcal per minute", ["14 kcal"])])
    func `a rate is one statistic of the same workouts by another`(_ rate: String, _ wrong: [String]) {
        let reply = #"{"rows":[{"key":"Running","duration_min":{"sum":3629},"active_kcal":{"sum":40100}}]}"#
        #expect(flagged("Running takes \(rate).", "workouts", reply) == wrong)
    }
}

@Suite struct `Replies of any shape` {
    private static let names = [
        "days", "days_to_reach_share", "_days", "__days", "mean_days", "mean_7_days", "x_days_y", "p", "p_", "zone_min",
        "zone4_min", "zone99999999999999999999_min", "", "_", "low", "high", "pace_s_km", "_per_", "km_per_",
        "1_2_days",
    ]

    @Test(arguments: names, ["3", "-3", "1e308", "\"3 of 4\"", "[1,2]", "[[1],[1,2,3],[]]", "null"])
    func `are read whatever their members are called and hold`(_ name: String, _ value: String) {
        var base = EvidenceBase()
        let reply = #"{"\#(name)":\#(value),"rows":[{"\#(name)":\#(value),"distance_km":1,"duration_min":2}]}"#
        for tool in ["metric_stats", "workouts", "compute", "findings", "sql_readonly"] {
            base.add(ToolResult(callID: "1", name: tool, json: reply), to: nil)
        }
        #expect(base.extent.sheets == 5)
        #expect(base.evidence(for: "It was 3,456 steps.").unsupported.count == 1)
    }

    @Test(arguments: [
        "[]", "[[]]", "[[1]]", "[[1,2],[1,2,3],[1]]", "[[\"2026-11-20\",5],[\"x\"],7]", "[[[1,2],3]]", "[{\"a\":1}]",
    ])
    func `are read whatever rows stand under their columns`(_ rows: String) {
        for columns in [[], ["day"], ["day", "km"], ["day", "km", "min", "n"]] {
            let names = columns.map { "\"\($0)\"" }.joined(separator: ",")
            var base = EvidenceBase()
            base.add(
                ToolResult(callID: "1", name: "sql_readonly", json: "{\"columns\":[\(names)],\"rows\":\(rows)}"),
                to: ToolCall(
                    id: "1", name: "sql_readonly",
                    argumentsJSON: #"{"query":"select date day, round(avg(distance_km, km, (a) from workout"}"#))
            #expect(base.evidence(for: "You ran 9,876 km.").unsupported.count == 1)
        }
    }

    @Test func `columns of a query are what their expressions say`() {
        var base = EvidenceBase()
        base.add(
            ToolResult(
                callID: "1", name: "sql_readonly",
                json: #"{"columns":["date","min","p","n"],"rows":[["2026-11-14",76,88.1,3],["2026-11-19",37,90.2,4]]}"#),
            to: ToolCall(
                id: "1", name: "sql_readonly",
                argumentsJSON:
                    #"{"query":"select date, round(duration_min) min, avg(protein_g) p, count(*) n from day"}"#))
        func flagged(_ answer: String) -> [String] { base.evidence(for: answer).unsupported.map(\.figure.text) }
        #expect(flagged("On 14 November 76 min and 88.1 g of protein.") == [])
        #expect(flagged("On 14 November 37 min and 90.2 g of protein.") == ["37 min", "90.2 g"])
    }
}

@Suite struct `Days that a number is told of` {
    private func flagged(_ answer: String) -> [String] {
        var base = EvidenceBase()
        base.add(PromptFigures("", day: CivilDay(iso: "2026-11-20")))
        let rows = (10...20).map { #"{"date":"2026-11-\#($0)","steps":\#($0 * 1111)}"# }.joined(separator: ",")
        base.add(
            ToolResult(
                callID: "1", name: "metric_stats",
                json: #"{"metric":"steps","unit":"count","from":"2026-11-14","to":"2026-11-20","sum":89929,"n":7}"#),
            to: nil)
        base.add(ToolResult(callID: "2", name: "days", json: #"{"rows":[\#(rows)]}"#), to: nil)
        return base.evidence(for: answer).unsupported.map(\.figure.text)
    }

    @Test(arguments: [
        "From the 14th to today you took 89,929 steps.", "14–20 November: 89,929 steps.",
        "Do dia 14 de novembro a 20 de novembro deste 89.929 passos.",
    ])
    func `a period is named by its ends`(_ answer: String) {
        #expect(flagged(answer) == [])
    }

    @Test func `a quinta-feira is a Thursday`() {
        #expect(flagged("Na quinta-feira deste 21.109 passos.") == [])
        #expect(flagged("Na terça-feira deste 21.109 passos.") == ["21.109 passos"])
    }

    @Test func `the month of May asks for nothing`() {
        #expect(flagged("Apr 59.2 · May 59.0") == ["59.2", "59.0"])
        #expect(flagged("It was 12,345 steps on 9 May.") == ["12,345 steps"])
    }
}
