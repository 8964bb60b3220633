import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Numbers of an answer that replies do not support.
private func unsupported(
    _ answer: String, _ tool: String, _ json: String, arguments: String? = nil, question: String = ""
) -> [String] {
    var base = EvidenceBase()
    base.add(question: question)
    let call = arguments.map { ToolCall(id: "1", name: tool, argumentsJSON: $0) }
    base.add(ToolResult(callID: "1", name: tool, json: json), to: call)
    return base.evidence(for: answer).unsupported.map(\.figure.text)
}

@Suite struct `A number of a named period` {
    private let quarters = #"""
        {"metric":"daylight_min","unit":"min","kind":"C","from":"2026-01-01","to":"2026-12-31","n":317,"groups":4,"rows":[
        {"key":"2026-Q1","n":87,"sum":3369,"mean":38.7,"max":120},{"key":"2026-Q2","n":90,"sum":8386,"mean":93.2,"max":226},
        {"key":"2026-Q3","n":89,"sum":10637,"mean":119.5,"max":335},{"key":"2026-Q4","n":51,"sum":3964,"mean":77.7,"max":231}]}
        """#

    @Test(arguments: [
        ("In Q2 the record was 226 min.", []), ("In Q2 the record was 231 min.", ["231 min"]),
        ("The second quarter averaged 93.2 min.", []), ("The second quarter averaged 77.7 min.", ["77.7 min"]),
        ("Im zweiten Quartal waren es im Schnitt 77,7 min.", ["77,7 min"]),
        ("In the first quarter it averaged 38.7 min, and in the fourth 77.7 min.", []),
    ])
    func `is of the quarter`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "metric_stats", quarters) == flagged)
    }

    private let months = #"""
        {"metric":"run_km","unit":"km","kind":"C","from":"2026-06-01","to":"2026-10-31","n":153,"groups":5,"rows":[
        {"key":"2026-06","n":30,"sum":34.6,"mean":1.15},{"key":"2026-07","n":31,"sum":32.5,"mean":1.05},
        {"key":"2026-08","n":31,"sum":48.9,"mean":1.58},{"key":"2026-09","n":30,"sum":58.4,"mean":1.95},
        {"key":"2026-10","n":31,"sum":61.1,"mean":1.97}]}
        """#

    @Test(arguments: [
        ("June and July together gave 67.1 km.", []), ("June and July together gave 83.5 km.", ["83.5 km"]),
        ("Juni und Juli ergeben zusammen 67,1 km.", []),
    ])
    func `may be the sum of several`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "metric_stats", months) == flagged)
    }

    @Test func `is of the month of its row, whatever number ends the row above`() {
        let table = "| Month | km | Days |\n|---|---|---|\n| Aug | 48.9 | 31 |\n| Sep | %@ | 30 |\n"
        func flagged(_ value: String) -> [String] {
            unsupported(table.replacing("%@", with: value), "metric_stats", months)
        }
        #expect(flagged("58.4") == [])
        #expect(flagged("61.1") == ["61.1"])
    }
}

@Suite struct `A number of a part that a reply names` {
    private let sets = #"""
        {"from":"2026-08-23","to":"2026-11-20","sets":54,"exercises":[
        {"exercise":"squat","sets":27,"heaviest_kg":90,"est_1rm_kg":105},
        {"exercise":"bench press","sets":27,"heaviest_kg":62.5,"est_1rm_kg":79.2},
        {"exercise":"overhead press","sets":9,"heaviest_kg":40,"est_1rm_kg":50.7}]}
        """#

    @Test(arguments: [
        ("Estimated maximum: bench 79.2 kg, overhead press 50.7 kg, squat 105 kg.", []),
        ("Estimated maximum: bench 79.2 kg, overhead press 79.2 kg, squat 90 kg.", ["79.2 kg"]),
        ("Bankdrücken 105 kg", ["105 kg"]),
    ])
    func `is of the exercise`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "journal", sets) == flagged)
    }

    private let segments = #"""
        {"metric":"resting_hr_bpm","unit":"bpm","kind":"D","from":"2026-07-24","to":"2026-11-20","segments":[
        {"label":"after a workout","n":73,"mean":57.4},{"label":"after rest","n":45,"mean":58.3}]}
        """#

    @Test(arguments: [
        ("After a workout it averages 57.4 bpm, after rest 58.3 bpm.", 0),
        ("57.4 bpm after a workout and 58.3 bpm after rest.", 0),
        ("Nach einem Training sind es 58,3 bpm, nach einem Ruhetag 57,4 bpm.", 2),
    ])
    func `is of the segment`(_ answer: String, _ flagged: Int) {
        #expect(unsupported(answer, "metric_stats", segments).count == flagged)
    }
}

@Suite struct `A change that is told` {
    private let reply = #"""
        {"metric":"caffeine_mg","unit":"mg","kind":"C","from":"2025-11-20","to":"2026-11-20","segments":[
        {"label":"August","from":"2026-08-01","to":"2026-08-31","n":22,"mean":181.8,"median":200},
        {"label":"October","from":"2026-10-01","to":"2026-10-31","n":26,"mean":169.2,"median":160}]}
        """#

    @Test(arguments: [
        ("The median fell from 200 mg to 160 mg.", 0), ("The median fell from 160 mg to 200 mg.", 2),
        ("Der Median sank von 160 auf 200 mg.", 2),
        ("You had more in August: the median went from 200 mg to 160 mg.", 0),
    ])
    func `from one value to another goes the way it is said to`(_ answer: String, _ flagged: Int) {
        #expect(unsupported(answer, "metric_stats", reply).count == flagged)
    }
}

@Suite struct `Arithmetic over a reply` {
    private let days = #"""
        {"from":"2026-11-14","to":"2026-11-20","count":7,"rows":[
        {"date":"2026-11-14","sleep_h":7.274,"steps":20661},{"date":"2026-11-15","sleep_h":7.583,"steps":18471},
        {"date":"2026-11-16","sleep_h":4.683,"steps":8331},{"date":"2026-11-17","sleep_h":7.263,"steps":6392},
        {"date":"2026-11-18","sleep_h":6.996,"steps":8755},{"date":"2026-11-19","sleep_h":6.958,"steps":18072},
        {"date":"2026-11-20","sleep_h":null,"steps":9815}]}
        """#

    @Test(arguments: [
        ("Monday was short (4 h 41); without it you'd be at 7 h 13.", []),
        ("Monday was short (4 h 41); without it you'd be at 7 h 31.", ["7 h 31"]),
        ("You slept 6 h 48 over six nights.", []),
        ("You walked 90,497 steps. Three days (20,661, 18,471, 18,072) made up 63 % of it.", []),
        ("You walked 90,497 steps. Three days (20,661, 18,471, 18,072) made up 71 % of it.", ["71 %"]),
    ])
    func `leaves one out, or adds some up`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "days", days) == flagged)
    }

    private let food = #"""
        {"metric":"protein_g","unit":"g","kind":"C","from":"2026-11-07","to":"2026-11-20","n":12,"mean":94.54,
        "also":[{"metric":"dietary_kcal","unit":"kcal","n":12,"mean":1926.7}]}
        """#

    @Test(arguments: [
        ("378 kcal of it, 20 %, come from protein.", []), ("425 kcal of it come from protein.", ["425 kcal"]),
    ])
    func `knows the energy of nutrients`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "metric_stats", food) == flagged)
    }
}
