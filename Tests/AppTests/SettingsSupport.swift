import Canvas
import ChatModel
import Foundation
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import SettingsScreen
@testable import TodayScreen

/// A person in the settings of the whole program, without anything outside it.
struct SettingsVisit {
    var app: AppState
    /// What the last input asked for.
    private(set) var effects: [AppEffect] = []

    init(_ settings: Settings, debug: Bool = false) { self.init(80, 24, settings, debug: debug) }

    init(
        _ width: Int = 80, _ height: Int = 24, at page: SettingsDestination? = nil, _ settings: Settings = Settings(),
        debug: Bool = false
    ) {
        var state = SettingsState(settings: settings)
        state.about.isDebug = debug
        state.about.version = "0.1.0"
        state.themes = ["dusk", "dawn"]
        app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")), settings: state,
            screen: .today)
        _ = app.apply(.opened)
        _ = app.openSettings(at: page)
    }

    var state: SettingsState { app.settings }
    var settings: Settings { app.settings.settings }
    /// The row the cursor is on.
    var row: SettingsRowID? { state.row(at: state.open)?.id }
    var saved: [SettingChange] {
        effects.flatMap { effect -> [SettingChange] in
            if case .settings(.save(let changes)) = effect { changes } else { [] }
        }
    }

    mutating func press(_ keys: KeyPress.Key...) { for key in keys { press(KeyPress(key)) } }
    mutating func press(_ key: KeyPress) { input(.key(key)) }
    mutating func type(_ text: String) { for letter in text { press(.character(letter)) } }

    mutating func input(_ event: InputEvent) {
        effects = app.apply(.input(event, at: Date(timeIntervalSince1970: 1_800_000_000)))
    }

    mutating func send(_ action: SettingsAction) { effects = app.apply(.settings(action)) }

    /// Takes the cursor to a row by the keys; stops where it goes no further.
    mutating func go(to id: SettingsRowID) {
        press(.home)
        for _ in 0..<300 where row != id {
            let before = row
            press(.down)
            if row == before { return }
        }
    }

    /// Presses the mouse button on the first place, or the last one, where the text shows.
    mutating func click(_ text: String, last: Bool = false, at location: SourceLocation = #_sourceLocation) {
        let lines = Array(shown.enumerated())
        for (row, line) in last ? lines.reversed() : lines {
            guard let range = line.range(of: text) else { continue }
            input(.mouse(MouseEvent(.press, at: Point(column: line[..<range.lowerBound].cellWidth, row: row))))
            return
        }
        Issue.record("\(text) is not on the screen", sourceLocation: location)
    }

    /// Goes down from the first row to where it goes no further, at most 200 times.
    /// - Parameter body: is given what there is before each press, and at the end.
    mutating func goDown(_ body: (SettingsVisit) -> Void) {
        press(.home)
        for _ in 0..<200 {
            body(self)
            let before = app
            press(.down)
            if app == before { return }
        }
        body(self)
    }

    mutating func wheel(_ kind: MouseEvent.Kind) {
        input(.mouse(MouseEvent(kind, at: Point(column: 50, row: 8))))
    }

    var canvas: Canvas {
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        return canvas
    }
    var shown: [String] { canvas.textRows }
    var footer: String { shown.last ?? "" }
    func shows(_ text: String) -> Bool { shown.contains { $0.contains(text) } }
}

/// All pages, also the one for those who look after the program.
let allPages: [SettingsDestination] = SettingsDestination.sections(debug: true).flatMap(\.pages)
