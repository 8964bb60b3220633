import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import TodayScreen
@testable import TrendsScreen

@Suite struct `Charts in the conversation` {
    private static let to = SampleReports.today

    private static func reply(_ kind: String = "over_time", error: Bool = false) -> ToolResult {
        let from = to.advanced(by: -13)
        let pulse = (0..<14).map { $0 == 5 ? "null" : String(54 + $0 % 5) }.joined(separator: ",")
        let steps = (0..<14).map { String(6000 + $0 * 400) }.joined(separator: ",")
        let pairs = (0..<14).map { "[\"\(from.advanced(by: $0).iso)\",\(6000 + $0 * 400),\(54 + $0 % 5)]" }
        let json = """
            {"kind":"\(kind)","from":"\(from.iso)","to":"\(to.iso)","by":"day","series":[\
            {"metric":"resting_hr_bpm","unit":"bpm","mean":55.9,"n":13,"of":14,"usual":[53,57]\
            \(kind == "scatter" ? "" : ",\"values\":[\(pulse)]")},\
            {"metric":"steps","unit":"steps","mean":8600,"n":14,"of":14,"goal":8000\
            \(kind == "scatter" ? "" : ",\"values\":[\(steps)]")}]\
            \(kind == "scatter" ? ",\"pairs\":[\(pairs.joined(separator: ","))]" : "")\
            ,"marks":[{"from":"\(from.iso)","to":"\(from.iso)","text":"in Rome"}],"text":"…"}
            """
        return ToolResult(
            callID: "c", name: "chart", json: error ? #"{"error":{"code":"busy"}}"# : json, isError: error)
    }

    private func answered(
        _ result: ToolResult = reply(), width: Int = 80, height: Int = 34
    ) -> CoachState {
        var state = CoachState.asking("Show me my pulse and my steps", width: width, height: height)
        let call = ToolCall(
            id: "c", name: "chart", argumentsJSON: #"{"metrics":["resting_hr_bpm","steps"],"range":"last_14_days"}"#)
        state.receive(.toolCall(call), at: 1)
        state.receive(.toolResult(result), at: 2)
        state.receive(.roundBegan(2), at: 2.1)
        state.receive(.text("Your pulse is steady."), at: 3)
        state.receive(.ended(.finished(.stop)), at: 4)
        return state
    }

    @Test(arguments: [(80, 34), (60, 40), (40, 44)])
    func `are drawn at the width of the transcript, above the words about them`(_ width: Int, _ height: Int) {
        let difference = snapshotDifference(
            answered(width: width, height: height).shown, "chat-chart-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `a scatter shows its points and both ends`() {
        let difference = snapshotDifference(answered(Self.reply("scatter")).shown, "chat-chart-scatter-80x34")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `are drawn with octants where the terminal draws them, text stays text`() {
        func shown(_ shape: DotShape) -> Canvas {
            let state = answered()
            var canvas = Canvas(Size(width: 80, height: 34))
            canvas.dotShape = shape
            drawCoach(state, in: canvas.bounds, on: &canvas, focused: true)
            return canvas
        }
        let (braille, octants) = (shown(.braille), shown(.octants))
        func dots(_ canvas: Canvas) -> [Bool] { canvas.cells.map { (0x2800...0x28FF).contains($0.base) } }
        #expect(dots(braille).contains(true) && !dots(octants).contains(true))
        #expect(dots(shown(.sextants)) == dots(braille))
        for (one, other) in zip(braille.cells, octants.cells) where !(0x2800...0x28FF).contains(one.base) {
            #expect(one == other)
        }
    }

    @Test func `a value that is left out does not stretch the axis`() {
        func shown(_ beside: String) -> [String] {
            let from = Self.to.advanced(by: -6)
            let json = """
                {"kind":"over_time","from":"\(from.iso)","to":"\(Self.to.iso)","by":"day","series":[\
                {"metric":"weight_kg","unit":"kg","mean":80.1,"n":6,"of":7\(beside),\
                "values":[80.2,80.1,176.2,80,80.1,80,80.2]}],"text":"…"}
                """
            return answered(ToolResult(callID: "c", name: "chart", json: json)).shown
        }
        let leftOut = shown(",\"left_out_dates\":[\"\(Self.to.advanced(by: -4).iso)\"]")
        #expect(leftOut != shown(""))
    }

    @Test func `stand while the answer still arrives`() {
        var state = CoachState.asking("Show me my pulse", width: 80, height: 34)
        state.receive(.toolCall(ToolCall(id: "c", name: "chart", argumentsJSON: "{}")), at: 1)
        #expect(!state.says("Resting heart rate"))
        state.receive(.toolResult(Self.reply()), at: 2)
        #expect(state.says("Resting heart rate") && state.says("Steps"))
    }

    @Test func `survive a restart, and another width`() {
        let state = answered()
        let reopened = state.reopened()
        #expect(reopened.says("Resting heart rate") && reopened.says("Steps") && reopened.says("in Rome"))
        var narrow = reopened
        _ = narrow.apply(.resized(Size(width: 50, height: 40)))
        #expect(narrow.says("Resting heart rate") && narrow.shown.allSatisfy { $0.cellWidth <= 50 })
    }

    @Test(arguments: [
        #"{"error":{"code":"busy"}}"#, #"{"kind":"over_time"}"#, "no JSON", #"{"no_data":true,"reason":"hidden"}"#,
    ])
    func `what holds no chart is a call as before`(json: String) {
        let state = answered(ToolResult(callID: "c", name: "chart", json: json))
        #expect(state.says("chart") && !state.says("Resting heart rate"))
    }

    @Test func `open in the trends by Enter and by a second click`() {
        var state = answered()
        let days = Self.to.advanced(by: -13)...Self.to
        #expect(state.click("Resting heart rate") == [])
        #expect(state.keyHints.contains { $0.label == "open in trends" })
        #expect(state.press(KeyPress(.enter)) == [.openTrends([.restingHeartRate, .steps], days)])
        state.press(KeyPress(.escape))
        #expect(state.click("Resting heart rate") == [])
        #expect(state.click("Resting heart rate") == [.openTrends([.restingHeartRate, .steps], days)])
    }

    @Test func `lead to the screen of trends and back into the conversation`() {
        var app = AppState(
            size: Size(width: 80, height: 34), today: TodayState(today: Self.to), coach: answered(), screen: .coach)
        _ = app.handle(CoachEffect.openTrends([.restingHeartRate, .steps], Self.to.advanced(by: -13)...Self.to))
        #expect(app.screen == .trends && app.trends.metrics == [.restingHeartRate, .steps])
        #expect(app.trends.range == .last(14))
        _ = app.apply(.input(.key(KeyPress(.escape)), at: second(9)))
        #expect(app.screen == .coach)
    }

    @Test func `are read aloud as sentences, in the language of the answer`() {
        let english = SpokenText.sentences(of: Self.reply(), isGerman: false, units: .metric, today: Self.to)
        #expect(english.count == 3 && english[0].hasPrefix("Resting HR, ") && english[2].hasPrefix("Marked: in Rome ("))
        #expect(english[0].contains(" to ") && !english[0].contains(" – "))
        let german = SpokenText.sentences(of: Self.reply(), isGerman: true, units: .metric, today: Self.to)
        #expect(german[0].hasPrefix("Ruhepuls, ") && german[1].contains("im Mittel"))
        #expect(
            SpokenText.sentences(of: Self.reply(error: true), isGerman: false, units: .metric, today: Self.to) == [])
    }
}
