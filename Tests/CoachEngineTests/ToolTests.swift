import ChatModel
import CoachEngine
import HealthModel
import HealthQuery
import JSON
import Testing

@testable import CoachTools

@Suite struct `The toolbox` {
    private let box = Toolbox(QueryToolkit(ExampleReading()) { ToolClock(today: ExampleReading.today) }.tools)

    @Test func `describes every tool so that each provider accepts it`() throws {
        #expect(
            box.definitions.map(\.name) == [
                "metrics_catalog", "metric_stats", "days", "relate", "trend", "workouts", "journal", "sleep_report",
                "compute", "findings", "chart", "sql_readonly",
            ])
        for tool in box.definitions {
            #expect(tool.name.wholeMatch(of: /[a-z0-9_]+/) != nil)
            let schema = try #require(JSONValue(tool.parametersJSON))
            #expect(schema["type"].text == "object" && schema["properties"].isObject)
        }
    }

    @Test func `names the tools there are`() async throws {
        let outcome = await box.run("metric_stat", "{}", for: .everything)
        #expect(outcome.problem == .unknownTool)
        let error = try #require(JSONValue(outcome.json))["error"]
        #expect(error["suggestions"].json == #"["metric_stats"]"#)
        #expect(error["message"].text?.contains("metrics_catalog, metric_stats, days") == true)
    }

    @Test(arguments: ["", "[]", "7", "{", "null", #"{"a":1} {}"#])
    func `takes one JSON object and nothing else`(arguments: String) async {
        #expect(await box.run("days", arguments, for: .everything).problem == .invalidArguments)
    }

    @Test func `refuses arguments that are too long`() async {
        let text = #"{"range":"\#(String(repeating: "x", count: 9000))"}"#
        #expect(await box.run("days", text, for: .everything).problem == .limitExceeded)
    }

    @Test(arguments: [HealthStoreError.busy, .failed(reason: "gone")])
    func `says that the data cannot be read`(failure: HealthStoreError) async {
        var reading = ExampleReading()
        reading.failure = failure
        let box = Toolbox(QueryToolkit(reading) { ToolClock(today: ExampleReading.today) }.tools)
        let problem = await box.run("days", "{}", for: .everything).problem
        #expect(problem == (failure == .busy ? .busy : .failed))
    }
}
