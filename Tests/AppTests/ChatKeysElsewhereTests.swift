import Canvas
import ChatModel
import HealthModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import TodayScreen

@Suite struct `The chat's own keys, on Today` {
    @Test func `lead to the list of conversations`() {
        var app = AppState.opened(80, 24)
        app.screen = .today
        app.press(.control("o"))
        #expect(app.screen == .coach && app.coach.list != nil)
    }

    @Test func `lead to the list of models`() {
        var app = AppState.opened(80, 24)
        app.screen = .today
        app.press(.control("l"))
        #expect(app.screen == .coach && app.coach.picker != nil)
    }

    @Test func `leave the dashboard panel beside the chat`() {
        var app = AppState.opened(200, 50)
        (app.screen, app.isPanelFocused) = (.coach, true)
        app.press(.control("n"))
        #expect(app.focusedScreen == .coach)
    }
}

@Suite struct `Today without data` {
    @Test func `offers the import alone`() {
        let state = TodayState.showing(SampleReports.emptyStore)
        #expect(state.keyHints.map(\.key) == ["i"])
    }
}

@Suite struct `A call's arguments in words` {
    @Test func `count what is built of parts instead of showing JSON`() {
        let call = ToolCall(
            id: "1", name: "metric_stats",
            argumentsJSON: #"{"metric":"steps","segments":[{"label":"a"},{"label":"b"}],"by":["week","month"]}"#)
        #expect(ToolCallWording.arguments(of: call) == "steps · 2 segments · week, month")
        let alone = ToolCall(id: "1", name: "x", argumentsJSON: #"{"categories":[{"a":1}]}"#)
        #expect(ToolCallWording.arguments(of: alone) == "1 category")
        let series = ToolCall(id: "2", name: "x", argumentsJSON: #"{"series":[{"a":1}]}"#)
        #expect(ToolCallWording.arguments(of: series) == "1 series")
    }
}

@Suite struct `A period of a chart` {
    private func statistics(recorded: Int, of days: Int) -> MetricStatistics {
        let first = CivilDay(number: 20_000)
        let values = (0..<recorded).map { DailyValue(day: first.advanced(by: $0), value: 1) }
        return MetricStatistics(
            .steps, in: first...first.advanced(by: days - 1),
            values: Dictionary(uniqueKeysWithValues: values.map { ($0.day, $0) }),
            today: first.advanced(by: days + 5), running: nil)
    }

    @Test func `is compared with from a tenth of its days on`() {
        #expect(!statistics(recorded: 2, of: 364).isTelling)
        #expect(statistics(recorded: 37, of: 364).isTelling)
        #expect(statistics(recorded: 1, of: 7).isTelling)
        #expect(!statistics(recorded: 0, of: 7).isTelling)
    }
}
