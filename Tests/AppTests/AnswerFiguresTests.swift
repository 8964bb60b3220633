import Canvas
import ChatModel
import Evidence
import Foundation
import HealthModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import TodayScreen

@Suite struct `Numbers of an answer` {
    @Test func `those that a tool supports are underlined, others flagged and said below`() {
        let coach = CoachState.withFigures()
        #expect(coach.style(of: "7,432 steps").attributes.contains(.underline))
        #expect(coach.style(of: "56 bpm").attributes.contains(.underline))
        #expect(coach.style(of: "73 kg").attributes.contains(.reverse))
        #expect(coach.style(of: "8,000").attributes == [])
        #expect(coach.says("! 1 number here is not backed by the data: 73 kg"))
    }

    @Test func `nothing is flagged before it is known what the model was told`() {
        var coach = CoachState.withFigures(told: nil)
        #expect(!coach.says("not backed by the data"))
        #expect(coach.style(of: "73 kg").attributes == [])
        #expect(coach.style(of: "7,432 steps").attributes.contains(.underline))
        _ = coach.apply(.promptKnown([], conversation: coach.conversation?.id))
        #expect(coach.says("! 1 number here is not backed by the data: 73 kg"))
    }

    @Test func `what the prompt held is no flag`() {
        let told = PromptFigures(#"{"metric":"weight_kg","unit":"kg","value":73}"#, day: SampleReports.today)
        let coach = CoachState.withFigures(told: [told])
        #expect(!coach.says("not backed by the data"))
        #expect(coach.style(of: "73 kg").attributes.contains(.underline))
    }

    @Test func `the hours of a help line are no claim in the turns after a crisis`() {
        var crisis = ChatMessage(.coach, "I hear you.")
        let talk = [ChatMessage(.person, "I can't go on"), crisis, ChatMessage(.person, "Whom could I call?")]
        let answer = ChatMessage(.coach, "They listen 24 hours a day.")
        func warning(_ messages: [ChatMessage]) -> String? {
            var evidence = TranscriptEvidence()
            _ = evidence.record([])
            return evidence.evidence(of: messages.count - 1, in: messages)?.warning
        }
        #expect(warning(talk + [answer]) != nil)
        crisis.safety = SafetyNotice(.crisis, .now, "Someone to talk to: **116 123** (day and night).")
        #expect(warning([talk[0], crisis, talk[2], answer]) == nil)
    }

    @Test func `what the prompt of another conversation held is left alone`() {
        var coach = CoachState.withFigures(told: nil)
        _ = coach.apply(.promptKnown([], conversation: UUID()))
        #expect(!coach.says("not backed by the data"))
    }

    @Test func `an answer that arrives is not looked at before it is complete`() {
        var coach = CoachState.withFigures(ends: false)
        #expect(!coach.style(of: "7,432 steps").attributes.contains(.underline))
        coach.receive(.ended(.finished(.stop)), at: 9)
        #expect(coach.style(of: "7,432 steps").attributes.contains(.underline))
    }

    @Test func `the offline coach is not flagged`() {
        let coach = CoachState.withFigures(model: offline)
        #expect(!coach.says("not backed by the data"))
        #expect(coach.style(of: "7,432 steps").attributes.contains(.underline))
    }

    @Test func `a conversation from disk has its marks and asks what its model was told`() {
        let coach = CoachState.withFigures()
        var loaded = CoachState.fresh(width: 80, height: 24)
        let effects = loaded.apply(.conversationLoaded(coach.conversation!, coach.tree.messages))
        #expect(effects.contains(.loadPromptFigures(coach.tree.messages)))
        #expect(loaded.style(of: "7,432 steps").attributes.contains(.underline))
        _ = loaded.apply(.promptKnown([], conversation: loaded.conversation?.id))
        #expect(loaded.shown == coach.shown)
    }

    @Test func `a key goes from number to number and another opens the chart of the reply's days`() {
        var coach = CoachState.withFigures()
        coach.press(.alt("n"))
        #expect(coach.selection?.item == .figure(0))
        #expect(coach.says("7,432 steps: metric_stats, mean"))
        coach.press(KeyPress(.right))
        #expect(coach.says("56 bpm: metric_stats, median"))
        coach.press(KeyPress(.left))
        let days = CivilDay(iso: "2026-11-09")!...CivilDay(iso: "2026-11-15")!
        #expect(coach.press(KeyPress(.enter)) == [.openChart(.steps, days, at: nil)])
        #expect(coach.selection?.item == .figure(0))
        coach.press(KeyPress(.escape))
        #expect(coach.selection == nil)
    }

    @Test func `a click on a number opens it`() {
        var coach = CoachState.withFigures()
        let days = CivilDay(iso: "2026-11-09")!...CivilDay(iso: "2026-11-15")!
        #expect(coach.click("7,432 steps") == [.openChart(.steps, days, at: nil)])
    }

    @Test func `a number that is no metric of days opens the reply with the figure standing out`() {
        var coach = CoachState.withFigures()
        for _ in 0..<3 { coach.press(.alt("n")) }
        #expect(coach.press(KeyPress(.enter)) == [])
        #expect(coach.says("Reply of workouts"))
        #expect(coach.style(of: "12.05").attributes.contains(.bold))
        coach.press(KeyPress(.escape))
        #expect(!coach.says("Reply of workouts"))
        #expect(coach.selection?.item == .figure(2))
    }

    @Test func `a number over the end of a line is one number`() {
        for width in 24...60 {
            let coach = CoachState.withFigures(width: width, height: 40)
            #expect(coach.transcript.layout(of: coach.messages.count - 1)?.figures == [0, 1, 2, 4])
        }
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `how it looks`(_ width: Int, _ height: Int) {
        var coach = CoachState.withFigures(width: width, height: height)
        coach.press(.alt("n"))
        coach.press(.alt("n"))
        let difference = snapshotDifference(coach.shown, "coach-figures-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
        for _ in 0..<1 { coach.press(.alt("n")) }
        coach.press(KeyPress(.enter))
        let reply = snapshotDifference(coach.shown, "coach-reply-\(width)x\(height)")
        #expect(reply == nil, "\(reply ?? "")")
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `the chart covers the days of the reply, and Esc comes back to the number`(_ width: Int, _ height: Int) {
        var app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: .withFigures(), screen: .coach)
        _ = app.apply(.opened)
        _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
        func press(_ key: KeyPress) -> [AppEffect] { app.apply(.input(.key(key), at: second(20))) }
        _ = press(.alt("n"))
        _ = press(KeyPress(.right))
        let effects = press(KeyPress(.enter))
        let days = CivilDay(iso: "2026-10-01")!...CivilDay(iso: "2026-11-11")!
        #expect(app.today.detail?.period.days == days)
        #expect(app.focusedScreen == .today)
        guard case .today(.loadDaily(let metric, let read))? = effects.first else {
            Issue.record("nothing is read: \(effects)")
            return
        }
        #expect(metric == .restingHeartRate && read.contains(days.lowerBound) && read.contains(days.upperBound))
        let values = SampleReports.dailyValues(of: metric, upTo: SampleReports.today)
        _ = app.apply(.today(.dailyValuesArrived(metric, read, values)))
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        let difference = snapshotDifference(canvas.textRows, "app-figure-chart-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
        _ = press(KeyPress(.escape))
        #expect(app.focusedScreen == .coach && app.today.detail == nil)
        #expect(app.coach.selection?.item == .figure(1))
    }
}

@Suite struct `A chart of any days` {
    @Test func `names each of the twelve months of a year, three weeks apart and more, on whatever day it ends`() {
        for ago in 0..<365 {
            let last = SampleReports.today.advanced(by: -ago)
            let labels = MetricSeries(MetricDetailState(metric: .steps, span: .year, last: last, today: last)).labels()
            #expect(Set(labels.map(\.text)).count == 12, "\(last.iso): \(labels.map(\.text))")
            #expect(zip(labels, labels.dropFirst()).allSatisfy { $1.slot - $0.slot >= 3 }, "\(last.iso)")
        }
    }

    private func detail(_ first: String, _ last: String) -> MetricDetailState {
        let days = CivilDay(iso: first)!...CivilDay(iso: last)!
        return MetricDetailState(metric: .steps, period: .init(days: days), today: days.upperBound)
    }

    @Test(arguments: [
        ("2026-11-15", "2026-11-21", 7, 1), ("2026-10-12", "2026-11-22", 42, 1), ("2026-08-24", "2026-11-22", 13, 7),
        ("2016-11-22", "2026-11-22", 131, 28), ("2026-11-20", "2026-11-22", 3, 1),
    ])
    func `it has a slot for each day, week or four weeks, and each day lies in one`(
        _ first: String, _ last: String, _ slots: Int, _ days: Int
    ) {
        let detail = detail(first, last)
        let series = MetricSeries(detail)
        #expect(detail.period.days == CivilDay(iso: first)!...CivilDay(iso: last)!)
        #expect(detail.slotCount == slots && series.slots.count == slots && detail.period.slotDays == days)
        var next = detail.period.days.lowerBound
        for slot in 0..<slots {
            #expect(series.days(ofSlot: slot).lowerBound == next)
            next = series.days(ofSlot: slot).upperBound.advanced(by: 1)
        }
        #expect(next == detail.period.days.upperBound.advanced(by: 1))
    }

    @Test func `a weight that slipped leaves the trend where it was`() {
        let days = CivilDay(iso: "2026-10-12")!...CivilDay(iso: "2026-11-22")!
        var detail = MetricDetailState(metric: .weight, period: .init(days: days), today: days.upperBound)
        let weights = (0..<42).map { $0 == 30 ? 165.3 : 75 }
        detail.dailyValuesArrived(
            days,
            weights.enumerated().map { DailyValue(day: days.lowerBound.advanced(by: $0), value: $1) })
        #expect(MetricSeries(detail).trend == Array(repeating: 75, count: 42))
    }

    @Test func `a span that is chosen takes the place of the days`() {
        var detail = detail("2026-10-12", "2026-11-22")
        detail.show(span: .month)
        #expect(detail.period.dayCount == 30 && detail.period.ownCount == nil)
    }
}

extension CoachState {
    /// An answer on steps, heart rate and a run, with a weight that nobody measured.
    fileprivate static func withFigures(
        model: ModelReference = remote, told: [PromptFigures]? = [], ends: Bool = true, width: Int = 80,
        height: Int = 24
    ) -> CoachState {
        var state = fresh(model, width: width, height: height)
        _ = state.apply(.askFor("How was my week?", at: second(0)))
        let replies: [(String, String, String)] = [
            (
                "metric_stats", "steps",
                #"{"metric":"steps","unit":"count","from":"2026-11-09","to":"2026-11-15","n":7,"mean":7432.4}"#
            ),
            (
                "metric_stats", "heart",
                #"{"metric":"resting_hr_bpm","unit":"bpm","from":"2026-10-01","to":"2026-11-11","n":40,"median":56}"#
            ),
            (
                "workouts", "runs",
                #"{"from":"2026-11-09","to":"2026-11-15","count":1,"rows":[{"type":"Running","distance_km":12.05}]}"#
            ),
        ]
        for (tool, id, _) in replies {
            state.receive(.toolCall(ToolCall(id: id, name: tool, argumentsJSON: "{}")), at: 1)
        }
        for (tool, id, json) in replies {
            state.receive(.toolResult(ToolResult(callID: id, name: tool, json: json, seconds: 0.01)), at: 2)
        }
        state.receive(.roundBegan(2), at: 3)
        let answer = """
            You took **7,432 steps** a day, with a resting heart rate of 56 bpm. Your long run was 12.05 km. \
            You could aim for 8,000 next week.

            Your weight went to 73 kg.
            """
        state.receive(.text(answer), at: 4)
        if ends { state.receive(.ended(.finished(.stop)), at: 5) }
        if let told { _ = state.apply(.promptKnown(told, conversation: state.conversation?.id)) }
        return state
    }

    /// How the first cell of a text is drawn.
    fileprivate func style(of text: String) -> TextStyle {
        var canvas = Canvas(size)
        drawCoach(self, in: canvas.bounds, on: &canvas, focused: true)
        for (row, line) in canvas.textRows.enumerated() {
            guard let range = line.range(of: text) else { continue }
            return canvas[line[..<range.lowerBound].cellWidth, row]?.style ?? TextStyle(.bad)
        }
        return TextStyle(.bad)
    }
}
