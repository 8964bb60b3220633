import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Numbers of an answer that no reply supports.
private func unsupported(_ answer: String, _ tool: String, _ json: String) -> [String] {
    var base = EvidenceBase()
    base.add(PromptFigures("{}", day: CivilDay(iso: "2026-11-20")))
    base.add(ToolResult(callID: "1", name: tool, json: json), to: nil)
    return base.evidence(for: answer).unsupported.map(\.figure.text)
}

@Suite struct `A number that is told as one statistic` {
    private static let rides = #"""
        {"from":"2026-05-01","to":"2026-09-30","count":15,"duration_h":25.9,
        "distance_km":{"unit":"km","n":15,"sum":641.4,"mean":42.8,"first":30.2,"first_date":"2026-05-02"},
        "duration_min":{"unit":"min","n":15,"sum":1554,"mean":103.6,"first":69,"first_date":"2026-05-02"}}
        """#

    @Test(arguments: [
        ("15 rides, 25.9 hours in all.", []), ("On average a ride lasted 25.9 hours.", ["25.9 hours"]),
        ("You rode 641 km, that's 25.9 hours per ride.", ["25.9 hours"]),
    ])
    func `is no sum of several workouts where it is told of one`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "workouts", Self.rides) == flagged)
    }

    @Test(arguments: [
        ("You slept badly on three nights in four.", ["three nights in four"]),
        ("Your efficiency was 75 %.", []),
    ])
    func `is no share of nights where it is the efficiency of one`(_ answer: String, _ flagged: [String]) {
        let reply =
            #"{"metric":"sleep_efficiency","unit":"%","from":"2026-11-14","to":"2026-11-20","n":7,"mean":75.2}"#
        #expect(unsupported(answer, "metric_stats", reply) == flagged)
    }

    @Test(arguments: [
        ("You lack 7.2 hours over six nights.", []),
        ("Against eight hours you lack 7.2 hours per night.", ["7.2 hours"]),
    ])
    func `is no shortfall of several nights where it is told of one`(_ answer: String, _ flagged: [String]) {
        let reply = #"{"from":"2026-11-14","to":"2026-11-20","n":6,"missing":1,"need_hours":8,"shortfall_h":7.24}"#
        #expect(unsupported(answer, "sleep_report", reply) == flagged)
    }

    @Test(arguments: [
        ("Your weight falls by 0.105 kg a week.", []), ("Your mean weight is 0.105 kg.", ["0.105 kg"]),
        ("From 0.105 kg on 26 August you came to 78.3 kg.", ["0.105 kg"]),
    ])
    func `is no slope where it is told as a value`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"metric":"weight_kg","unit":"kg","from":"2026-08-23","to":"2026-11-20","n":54,"mean":78.76,"first":79.35,
            "first_date":"2026-08-26","last":78.3,"last_date":"2026-11-20","slope":-0.105,"per_days":7}
            """#
        #expect(unsupported(answer, "trend", reply) == flagged)
    }

    @Test(arguments: [
        ("The median was 160 mg in July and 150 mg in August.", []),
        ("The median was 160 mg in July and 172 mg in August.", ["172 mg"]),
    ])
    func `is the statistic that the number before the joint was told as`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"metric":"caffeine_mg","unit":"mg","from":"2026-07-01","to":"2026-08-31","rows":[
            {"key":"2026-07","n":17,"mean":168,"median":160},{"key":"2026-08","n":22,"mean":172,"median":150}]}
            """#
        #expect(unsupported(answer, "metric_stats", reply) == flagged)
    }

    private static let night = #"""
        {"from":"2026-11-16","to":"2026-11-16","n":1,"nights":[
        {"wake_date":"2026-11-16","bed":"01:44","wake":"06:48","asleep_min":281}]}
        """#

    @Test(arguments: [
        ("You went to bed at 1:44 and got up at 6:48.", []), ("You went to bed at 6:48.", ["6:48"]),
        ("Mit 1:44 am spätesten im Bett, aufgestanden um 6:48.", []),
    ])
    func `is no time of getting up where going to bed is told of`(_ answer: String, _ flagged: [String]) {
        #expect(unsupported(answer, "sleep_report", Self.night) == flagged)
    }

    @Test func `is written in litres under a heading that says so`() {
        let reply = #"""
            {"metric":"water_ml","unit":"ml","from":"2026-10-12","to":"2026-10-25","rows":[
            {"key":"2026-W42","n":6,"mean":1933},{"key":"2026-W43","n":5,"mean":1970}]}
            """#
        let table = "| Week | Litres a day |\n|---|---|\n| W42 | 1.93 |\n| W43 | 2.97 |"
        #expect(unsupported(table, "metric_stats", reply) == ["2.97"])
    }
}
