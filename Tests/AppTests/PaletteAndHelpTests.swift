import Canvas
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import ScreenKit
@testable import SettingsScreen

@Suite struct `The palette` {
    private func typed(_ text: String, recorded: Set<MetricID>? = nil) -> [String] {
        var palette = CommandPalette(settings: SettingsState(), recorded: recorded)
        for character in text { _ = palette.apply(.character(character), page: 5) }
        return palette.matches.map(\.title)
    }

    @Test(arguments: [
        ("theme", "Appearance: Theme"), ("memory", "Settings: Memories"), ("export", "Export"), ("backup", "Back"),
        ("quiet", "Quiet"), ("api key", "Settings: API keys"),
    ])
    func `finds pages and settings by words`(text: String, wanted: String) {
        let found = typed(text)
        #expect(found.prefix(4).contains { $0.lowercased().contains(wanted.lowercased()) }, "\(found.prefix(8))")
    }

    @Test(arguments: [
        ("page", "Scroll by a page"), ("scroll", "Scroll"), ("beginning", "To the beginning"), ("cursor", "Cursor"),
        ("cut word", "Cut"), ("undo", "Undo"), ("newest line", "newest line"), ("alt-d", "Cut to the end"),
    ])
    func `finds keys by their words`(text: String, wanted: String) {
        let found = typed(text)
        #expect(found.contains { $0.contains(wanted) }, "\(found.prefix(8))")
        #expect(!found.contains { $0.contains("Theme: ") })
    }

    @Test func `goes by the beginnings of words`() {
        #expect(!typed("theme").contains("Choose the model"))
        #expect(!typed("eme").contains { $0.contains("Theme") })
        #expect(typed("them").contains { $0.contains("Theme") })
    }

    @Test func `finds two words by one with a hyphen`() {
        #expect(typed("check-in").first == "Check in: how I feel, 1 to 5")
        #expect(typed("check-in").contains { $0.contains("Check-in at") })
    }

    @Test func `shows a key in the help`() {
        var app = AppState.opened(80, 24)
        app.press(.control("k"))
        for character in "scroll by" { app.press(.character(character)) }
        app.press(KeyPress(.enter))
        guard case .help(let help) = app.overlay else {
            Issue.record("no help is open")
            return
        }
        #expect(help.rows.contains(.line(HelpSection.Line("PgUp PgDn", "Scroll by a page; End: the newest line"))))
    }

    @Test(
        arguments: [
            ("ruhepuls", MetricID.restingHeartRate), ("schlafenszeit", .bedTime), ("kilometres run", .runDistance),
            ("körperfett", .bodyFat), ("mood", .mood), ("blood sugar", .glucose),
        ])
    func `finds the charts by what people call them, in German too`(word: String, metric: MetricID) {
        #expect(typed(word).contains("Chart: \(metric.title)"))
    }

    @Test func `shows rows of the settings only once something is typed`() {
        #expect(typed("") == CommandPalette.Command.all.map(\.title))
    }

    @Test func `has recorded metrics before those without a record`() {
        let found = typed("chart", recorded: [.bloodOxygen, .weight])
        let charts = found.filter { $0.hasPrefix("Chart: ") }
        #expect(Set(charts.prefix(2)) == ["Chart: \(MetricID.bloodOxygen.title)", "Chart: \(MetricID.weight.title)"])
        #expect(charts.count == MetricID.charted.count)
    }

    @Test func `marks trends of what was never recorded, behind all others of the name`() {
        var palette = CommandPalette(settings: SettingsState(), recorded: [.weight], unsure: [.strengthVolume])
        for character in "weight" { _ = palette.apply(.character(character), page: 5) }
        let (weight, lifted) = ("Trend of \(MetricID.weight.title)", "Trend of \(MetricID.strengthVolume.title)")
        let found = palette.found
        #expect(found.first { $0.command.title == weight }?.isEmpty == false)
        #expect(found.first { $0.command.title == lifted }?.isEmpty == false, "whether it was is not known")
        var heart = CommandPalette(settings: SettingsState(), recorded: [.restingHeartRate])
        for character in "trend of" { _ = heart.apply(.character(character), page: 5) }
        let trends = heart.found.filter { if case .trend = $0.command { true } else { false } }
        #expect(trends.map(\.command).first == .trend(.restingHeartRate))
        #expect(trends.dropFirst().allSatisfy(\.isEmpty) && trends.count == MetricID.charted.count)
    }

    @Test func `goes by the columns of what is computed`() {
        let report = SampleReports.runningDay
        let records = PaletteRecords(of: report, today: SampleReports.today)
        #expect(records.recorded.isSuperset(of: [.heartRateVariability, .logHeartRateVariability, .bedTime]))
        #expect(records.unsure.isSuperset(of: [.strengthVolume, .mood, .workouts]))
        let nothing = PaletteRecords(
            of: DayReport(snapshot: HealthSnapshot(day: SampleReports.today, takenAt: Date(), zoneName: "UTC")),
            today: SampleReports.today)
        #expect(nothing.recorded.isEmpty && nothing.unsure.isEmpty)
        var without = report
        without.comparisons[.heartRateVariability] = nil
        without.snapshot.heart.hrvSDNNMs = nil
        let fewer = PaletteRecords(of: without, today: SampleReports.today)
        #expect(!fewer.recorded.union(fewer.unsure).contains(.logHeartRateVariability))
    }

    @Test func `has what is called as was typed first, and recorded metrics before others of the name`() {
        let found = typed("hrv", recorded: [.heartRateVariability, .logHeartRateVariability, .weight])
        #expect(found.first == "Chart: Heart rate variability")
        let charts = found.filter { $0.hasPrefix("Chart: ") }
        #expect(charts.last == "Chart: HRV (RMSSD)")
        #expect(typed("backup").first == "Data: Back up")
        #expect(typed("water").first == "Log water…")
        #expect(typed("export").first == "Data: Export everything")
    }

    @Test func `says the name of a page once`() {
        let doubled = typed("appearance").filter { $0.hasPrefix("Appearance: Appearance") }
        #expect(doubled == [] && typed("appearance").contains("Appearance: Dark"))
        #expect(typed("notifications").contains("Notifications"))
    }

    @Test func `opens the setting itself`() {
        var app = AppState.opened(80, 24)
        app.press(.control("k"))
        for character in "bell" { app.press(.character(character)) }
        app.press(KeyPress(.enter))
        #expect(app.screen == .settings)
        #expect(app.settings.open == .appearance)
        #expect(app.settings.cursors[.appearance] == "ui.bell")
    }

    @Test func `edits and pages as fields and lists do`() {
        var app = AppState.opened(80, 24)
        func palette() -> CommandPalette? { if case .palette(let palette) = app.overlay { palette } else { nil } }
        app.press(.control("k"))
        for character in "heart rate" { app.press(.character(character)) }
        app.press(.control("w"))
        #expect(palette()?.filter == "heart ")
        app.press(.control("a"))
        app.press(.character("x"))
        #expect(palette()?.filter == "xheart ")
        app.press(.control("e"))
        app.press(.control("u"))
        #expect(palette()?.filter == "")
        _ = app.apply(.input(.paste("two\nlines"), at: second(0)))
        #expect(palette()?.filter == "two")
        app.press(.control("u"))
        app.press(KeyPress(.pageDown))
        #expect(palette()?.selected == 19)
        app.press(KeyPress(.end))
        #expect(palette()?.selected == CommandPalette.Command.all.count - 1)
        app.press(KeyPress(.home))
        #expect(palette()?.selected == 0)
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `is as tall as the terminal allows`(width: Int, height: Int) {
        let box = CommandPalette(settings: SettingsState(), recorded: nil).box(
            in: Rect(Size(width: width, height: height)))
        #expect(box.height == height - 2)
    }
}

@Suite struct `The footer` {
    /// Clicks in the last row where the text stands.
    private func click(_ text: String, _ app: inout AppState) throws {
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        let row = canvas.textRows[app.size.height - 1]
        let place = try #require(row.firstRange(of: text), "\(row)")
        let point = Point(column: String(row[..<place.lowerBound]).cellWidth, row: app.size.height - 1)
        _ = app.apply(.input(.mouse(MouseEvent(.press, at: point)), at: second(0)))
    }

    @Test(arguments: [(60, 20), (80, 24)])
    func `does by a click what its keys do`(width: Int, height: Int) throws {
        var app = AppState.opened(width, height)
        try click("^T coach", &app)
        #expect(app.screen == .coach)
        try click("F1 help", &app)
        guard case .help = app.overlay else {
            Issue.record("no help is open")
            return
        }
        try click("Esc close", &app)
        #expect(app.overlay == nil)
        try click("today", &app)
        #expect(app.screen == .today)
        let day = app.today.day
        try click("[ ]", &app)
        #expect(app.today.day == day.advanced(by: -1))
        try click("F5 log", &app)
        #expect(app.screen == .log)
    }

    @Test func `means nothing while a notice stands there`() {
        var app = AppState.opened(80, 24)
        app.notice = ScreenNotice("Copied the answer: 25 lines.")
        let point = Point(column: 60, row: 23)
        _ = app.apply(.input(.mouse(MouseEvent(.press, at: point)), at: second(0)))
        #expect(app.screen == .today && app.overlay == nil)
    }
}

@Suite struct `Help` {
    private func rows(on screen: AppState.Screen, typing text: String = "") -> [String] {
        var help = HelpPage(on: screen)
        for character in text { _ = help.apply(.character(character), on: Size(width: 80, height: 24)) }
        return help.rows.map { row in
            switch row {
            case .heading(let title): title
            case .line(let line): "\(line.key): \(line.label)"
            }
        }
    }

    @Test(arguments: AppState.Screen.allCases) func `begins with the screen one is on`(screen: AppState.Screen) {
        let own = screen.adapter.help.first { $0.isOfScreen }
        #expect(own != nil)
        #expect(rows(on: screen).first == own?.title)
        #expect(rows(on: screen).count == rows(on: .today).count)
    }

    @Test func `is filtered by typing, headings staying above what they hold`() {
        #expect(
            rows(on: .coach, typing: "copy sel") == ["Coach", "Alt-C: Copy the selection, else the last answer"])
        #expect(rows(on: .coach, typing: "data, imp").first == "Data, imports and sources")
        #expect(rows(on: .coach, typing: "xyzzy").isEmpty)
    }

    @Test func `lists the keys of the data browser`() {
        let keys = Set(AppState.Screen.records.adapter.help.flatMap(\.lines).map(\.key))
        #expect(keys.isSuperset(of: ["/", "x", "e  u", "[  ]", "m", "c"]))
    }

    @Test func `closes with Esc, not with a letter`() {
        var app = AppState.opened(80, 24)
        app.press(KeyPress(.function(1)))
        app.press(.character("q"))
        #expect(app.overlay != nil)
        app.press(KeyPress(.escape))
        #expect(app.overlay == nil)
    }
}

@Suite struct `The lines of the help` {
    @Test func `are read to their end on a terminal of 60 columns`() {
        for section in HelpSection.all {
            for line in section.lines { #expect(line.label.cellWidth <= 40, "\(line.label)") }
        }
    }
}
