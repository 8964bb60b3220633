@testable import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing
@testable import SettingsScreen

@testable import App
@testable import CoachScreen
@testable import OnboardingScreen
@testable import TodayScreen

@Suite struct `The setup` {
    private static let moment = Date(timeIntervalSince1970: 1_800_000_000)

    private func app(_ width: Int = 80, _ height: Int = 24, _ progress: OnboardingProgress = .init()) -> AppState {
        var app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")), onboarding: progress)
        _ = app.apply(.opened)
        return app
    }

    @discardableResult private func type(_ text: String, into app: inout AppState) -> [AppEffect] {
        text.flatMap { app.apply(.input(.key($0 == "\n" ? KeyPress(.enter) : .character($0)), at: Self.moment)) }
    }

    @discardableResult private func press(_ key: KeyPress.Key, _ times: Int = 1, in app: inout AppState) -> [AppEffect]
    {
        (0..<times).flatMap { _ in app.apply(.input(.key(KeyPress(key)), at: Self.moment)) }
    }

    private func rows(_ app: AppState) -> [String] {
        screen(width: app.size.width, height: app.size.height) { _, canvas in drawApp(app, on: &canvas) }
    }

    private func shows(_ text: String, _ app: AppState) -> Bool { rows(app).contains { $0.contains(text) } }

    private func saved(_ effects: [AppEffect]) -> [SettingChange] {
        effects.flatMap { effect -> [SettingChange] in
            if case .settings(.save(let changes)) = effect { changes } else { [] }
        }
    }

    private func kept(_ effects: [AppEffect]) -> OnboardingProgress? {
        for case .onboarding(.keep(let progress)) in effects.reversed() { return progress }
        return nil
    }

    private func go(to step: OnboardingStep, in app: inout AppState) {
        while app.onboarding.step != step { press(.escape, in: &app) }
    }

    @Test func `an answer is saved at once and leads to the next question`() {
        var app = app()
        #expect(shows("Step 1 of 10", app))
        let effects = type("Ada\n", into: &app)
        #expect(saved(effects) == [SettingChange("profile.name", .text("Ada"))])
        #expect(app.settings.settings.profile.name == "Ada")
        #expect(app.onboarding.step == .units)
        #expect(kept(effects)?.step == .units)
        #expect(shows("Step 2 of 10", app))
    }

    @Test func `goes on where it was left, also after a kill`() throws {
        var first = app()
        _ = type("Ada\n", into: &first)
        let progress = try #require(kept(press(.escape, in: &first)))
        let again = app(80, 24, OnboardingProgress(text: progress.text))
        #expect(again.onboarding.step == .birthDate)
        #expect(again.onboarding.progress.marks == [.name: .done, .units: .skipped])
        #expect(again.screen == .onboarding)
    }

    @Test func `lines of its file that mean nothing are passed over`() {
        let progress = OnboardingProgress(text: "name done\nwhat ever\nat nowhere\nsex\nat height\n\u{0}")
        #expect(progress.marks == [.name: .done])
        #expect(progress.step == .height)
        #expect(!progress.isOver)
    }

    @Test func `what cannot be set says why under its field, and stays`() {
        var app = app()
        go(to: .birthDate, in: &app)
        #expect(saved(type("1988-02-30\n", into: &app)).isEmpty)
        #expect(app.onboarding.step == .birthDate)
        #expect(shows("Birth date must be a date such as 1988-04-30.", app))
        _ = app.apply(.input(.key(.control("u")), at: Self.moment))
        #expect(saved(type("2999-01-01\n", into: &app)).isEmpty)
        #expect(shows("Birth date cannot be in the future.", app))
        _ = app.apply(.input(.key(.control("u")), at: Self.moment))
        let day = CivilDay(iso: "1988-02-29")
        #expect(saved(type("1988-02-29\n", into: &app)) == [SettingChange("profile.birth_date", day.map { .day($0) })])
    }

    @Test func `shows whole units and every button on the narrowest screen`() {
        var app = app(40, 10)
        go(to: .goals, in: &app)
        #expect(shows("hours a day", app) && shows("[Next]  [Skip]  [Back]  [Skip all]", app))
    }

    @Test func `height and weight are typed in the person's units`() {
        var app = app()
        go(to: .units, in: &app)
        #expect(saved(type("2", into: &app)) == [SettingChange("units.system", .text("imperial"))])
        go(to: .height, in: &app)
        #expect(shows("feet and inches", app))
        #expect(saved(type("5'10\"\n", into: &app)) == [SettingChange("profile.height_cm", .number(177.8))])
        press(.pageUp, in: &app)
        #expect(shows("5′10″", app))
        #expect(saved(type("\n", into: &app)).isEmpty, "what was only shown is not set again")
    }

    @Test func `of several fields the good ones are kept and the wrong one has the cursor`() {
        var app = app()
        go(to: .goals, in: &app)
        type("9000", into: &app)
        press(.tab, in: &app)
        type("much", into: &app)
        let effects = type("\n", into: &app)
        #expect(saved(effects) == [SettingChange("goals.steps", .count(9000))])
        #expect(app.onboarding.step == .goals)
        #expect(shows("Active energy must be a number from 10 to 20000.", app))
        _ = app.apply(.input(.key(.control("u")), at: Self.moment))
        type("\n", into: &app)
        #expect(app.onboarding.step == .persona)
    }

    @Test func `a persona of another kind gets a table of its own`() {
        var app = app()
        go(to: .persona, in: &app)
        let changes = saved(type("2", into: &app))
        #expect(changes.last == SettingChange("coach.persona", .text("direct")))
        #expect(app.settings.settings.persona.blend.primary == .authoritative)
        #expect(app.settings.settings.persona.name == "Direct")
    }

    @Test func `providers are offered as they are found, and the choice stays where it is`() {
        var app = app()
        go(to: .provider, in: &app)
        #expect(shows("Looking for keys", app))
        #expect(shows("The offline coach", app))
        let key = OnboardingState.FoundProvider(.openAI, "OpenAI", note: "A key was found in OPENAI_API_KEY.")
        let ollama = OnboardingState.FoundProvider(.ollama, "Ollama", note: "Runs here.")
        _ = app.apply(.onboarding(.providersFound([key], isComplete: false)))
        #expect(shows("A key was found in OPENAI_API_KEY.", app))
        press(.down, in: &app)
        _ = app.apply(.onboarding(.providersFound([key, ollama], isComplete: true)))
        #expect(!shows("Looking", app))
        #expect(saved(type("\n", into: &app)) == [SettingChange("coach.provider", .text("offline"))])
    }

    @Test func `a passphrase is set and the lock switched on, or it says why not`() {
        var app = app()
        go(to: .lock, in: &app)
        type("2", into: &app)
        type("four words\n", into: &app)
        let effects = type("four words\n", into: &app)
        guard case .settings(.setPassphrase(let new, nil))? = effects.last else {
            Issue.record("no passphrase was set: \(effects)")
            return
        }
        #expect(new.withText { $0 } == "four words")
        _ = app.apply(.settings(.passphraseAnswered(problem: "The disk is full.")))
        #expect(shows("The disk is full.", app))
        type("four words\nfour words\n", into: &app)
        let answer = app.apply(.settings(.passphraseAnswered(problem: nil)))
        #expect(saved(answer) == [SettingChange("lock.enabled", .flag(true))])
        #expect(app.lock.rules.isEnabled && app.lock.rules.hasPassphrase)
        #expect(app.screen == .today)
        #expect(app.onboarding.progress.isOver)
    }

    @Test func `two passphrases that differ, or one that is short, are not taken`() {
        var app = app()
        go(to: .lock, in: &app)
        type("2short\nshort\n", into: &app)
        #expect(shows("Take 10 characters or more", app))
        _ = app.apply(.input(.key(.control("u")), at: Self.moment))
        type("badger velvet orbit\nbadger velvet orbitt\n", into: &app)
        #expect(shows("The two are not the same.", app))
        guard case .settings(.setPassphrase)? = type("badger velvet orbit\n", into: &app).last else {
            Issue.record("what was wrong stayed in its entry")
            return
        }
        #expect(!rows(app).joined().contains("badger"))
    }

    @Test func `all of it can be skipped, and it does not come by itself again`() throws {
        var app = app()
        press(.tab, 2, in: &app)  // from the field over Next to Skip; there is no Back yet
        press(.tab, in: &app)
        let progress = try #require(kept(press(.enter, in: &app)))
        #expect(progress.isOver)
        #expect(Set(progress.marks.values) == [.skipped])
        #expect(app.screen == .today)
        #expect(OnboardingProgress(text: progress.text).isOver)
    }

    @Test func `it comes again from the palette, from the first question`() {
        var app = app()
        for _ in OnboardingStep.allCases { press(.escape, in: &app) }
        #expect(app.screen == .today)
        _ = app.apply(.input(.key(.control("k")), at: Self.moment))
        type("set up\n", into: &app)
        #expect(app.screen == .onboarding)
        #expect(shows("Step 1 of 10", app))
    }

    @Test func `is never in the way`() {
        var app = app()
        let quitting = app.apply(.input(.key(.control("q")), at: Self.moment))
        #expect(quitting == [.quit])
        #expect(type("q", into: &app) == [], "in a field it is a letter")
        go(to: .units, in: &app)
        #expect(type("q", into: &app) == [.quit])
        _ = app.apply(.input(.key(.control("t")), at: Self.moment))
        #expect(app.screen == .today)
    }

    @Test func `the settings it opens lead back to it`() {
        var app = app()
        go(to: .provider, in: &app)
        type("2", into: &app)
        #expect(app.screen == .settings)
        press(.escape, 2, in: &app)
        #expect(app.screen == .onboarding)
        #expect(app.onboarding.step == .provider)
    }

    @Test(arguments: [OnboardingStep.birthDate, .height]) func `an empty answer is none`(step: OnboardingStep) {
        var app = app()
        go(to: step, in: &app)
        #expect(saved(type("\n", into: &app)).isEmpty)
        #expect(app.onboarding.progress.marks[step] == .skipped)
    }

    @Test func `of norms nothing is chosen before the person does, so Enter stores none`() {
        var app = app()
        go(to: .sex, in: &app)
        #expect(!rows(app).contains { $0.contains("› 1") })
        #expect(saved(type("\n", into: &app)).isEmpty)
        #expect(app.onboarding.progress.marks[.sex] == .skipped)
        #expect(app.onboarding.step == .height)
        press(.pageUp, in: &app)
        press(.down, in: &app)
        #expect(saved(type("\n", into: &app)) == [SettingChange("profile.sex", .text("female"))])
    }

    @Test func `an import runs in the step, shows its result there, and goes on`() {
        var app = app()
        go(to: .data, in: &app)
        type("\n", into: &app)
        #expect(app.screen == .onboarding && app.overlay == .sheet)
        app.settings.settings.privacy.kept = Set(HealthCategory.allCases)
        _ = app.apply(.settings(.data(.asked(.importFiles(paths: ["/home/jo/export.zip"], passphrase: nil)))))
        #expect(app.screen == .onboarding && app.overlay == nil)
        #expect(shows("Importing:", app))
        #expect(shows("› 1  Go on; the import runs on by itself", app))
        let file = Records.ImportFile(
            name: "export.zip", format: "apple-health", status: .imported, records: 110, added: 100, skipped: 4)
        let report = Records.ImportReport(path: "/home/jo/export.zip", files: [file], seconds: 1)
        _ = app.apply(.settings(.data(.reported(report))))
        _ = app.apply(.settings(.data(.ended(report.sentence, isProblem: false))))
        #expect(shows("110 records: 100 new, 6 in already, 4 left out", app))
        #expect(shows("› 1  Go on", app))
        type("\n", into: &app)
        #expect(app.onboarding.step == .provider)
        #expect(app.onboarding.progress.marks[.data] == .done)
    }

    @Test func `an import says in the step why records were left out, and shows its files`() {
        var app = app()
        go(to: .data, in: &app)
        type("\n", into: &app)
        app.settings.settings.privacy.kept = Set(HealthCategory.allCases)
        _ = app.apply(.settings(.data(.asked(.importFiles(paths: ["/home/jo/a"], passphrase: nil)))))
        let files = [
            Records.ImportFile(
                name: "own.csv", format: "csv", status: .imported, records: 12, added: 10, skipped: 2,
                skippedReasons: ["of another person": 2], reason: "Columns that were not read: comment"),
            Records.ImportFile(
                name: "doubt.csv", format: "csv", status: .rejected, reason: "Its dates could have the day first",
                table: Records.TablePlace(path: "/home/jo/a", file: "/home/jo/a/doubt.csv")),
        ]
        let report = Records.ImportReport(path: "/home/jo/a", files: files, seconds: 1)
        _ = app.apply(.settings(.data(.reported(report))))
        _ = app.apply(.settings(.data(.ended(report.sentence, isProblem: true))))
        let words = rows(app).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        for said in [
            "12 records: 10 new, 2 left out", "Left out: 2 of another person.", "Columns that were not read: comment.",
            "Its dates could have the day first. Its columns can be said beside it among the files.",
        ] { #expect(words.contains(said), "\(said)") }
        type("3", into: &app)
        #expect(app.screen == .records && rows(app).contains { $0.contains("doubt.csv") })
        press(.escape, in: &app)
        #expect(app.screen == .onboarding && app.onboarding.step == .data)
    }

    @Test func `the sample year is shown there and then, and leads back`() {
        var app = app()
        go(to: .data, in: &app)
        #expect(type("3", into: &app) == [.onboarding(.showSample)])
        _ = app.apply(.onboarding(.sampleLeft))
        #expect(app.screen == .onboarding && app.onboarding.step == .data)
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50), (40, 10)])
    func `every question can be answered by mouse and shows where the focus is`(width: Int, height: Int) {
        var app = app(width, height)
        for step in OnboardingStep.allCases {
            #expect(app.onboarding.step == step)
            var canvas = Canvas(app.size)
            drawApp(app, on: &canvas)
            #expect(canvas.textRows.contains { $0.contains("Step \(step.number) of 10") })
            #expect(canvas.textRows.contains { $0.contains("›") })
            let targets = canvas.targets.map(\.target)
            #expect(
                targets.contains { target in
                    switch target.as(OnboardingTarget.self) {
                    case .option?, .field?: true
                    case .button?, nil: target.as(PassphraseTarget.self) != nil
                    }
                })
            let skips = HitTarget(OnboardingTarget.button(.skip))
            guard let skip = canvas.targets.first(where: { $0.target == skips }) else {
                Issue.record("nothing to skip \(step) with")
                return
            }
            let at = Point(column: skip.area.column + 1, row: skip.area.row)
            _ = app.apply(.input(.mouse(MouseEvent(.press, at: at)), at: Self.moment))
        }
        #expect(app.screen != .onboarding)
    }

    @Test(arguments: [OnboardingStep.name, .units, .goals, .persona, .provider, .lock])
    func `looks so on a small terminal`(step: OnboardingStep) {
        var app = app(60, 20)
        go(to: step, in: &app)
        let difference = snapshotDifference(rows(app), "setup-\(step.rawValue)-60x20")
        #expect(difference == nil, "\(difference ?? "")")
    }
}

@Suite struct `A height or weight as people type it` {
    @Test(arguments: [
        ("5'10\"", 177.8), ("5′10″", 177.8), ("5 10", 177.8), ("5ft10", 177.8), ("5 ft 10 in", 177.8), ("70", 177.8),
        ("70 in", 177.8), ("6", 182.9), ("6'", 182.9), ("5'10.5", 179.1),
    ])
    func `in feet and inches`(text: String, cm: Double) {
        #expect(TypedMeasure.height.value(typed: text, .imperial) == cm)
    }

    @Test(arguments: ["", "tall", "5'12\"", "5'10'3", "-5 10", "5/10", "1e3", "∞"])
    func `nothing else`(text: String) {
        #expect(TypedMeasure.height.value(typed: text, .imperial) == nil)
    }

    @Test func `in metric units, with a comma or the unit behind it`() {
        #expect(TypedMeasure.height.value(typed: "178 cm", .metric) == 178)
        #expect(TypedMeasure.height.value(typed: "1,78", .metric) == 178)
        #expect(TypedMeasure.weight.value(typed: "72,5kg", .metric) == 72.5)
        #expect(TypedMeasure.weight.value(typed: "160 lb", .imperial) == 72.6)
        #expect(TypedMeasure.weight.value(typed: "0x10", .metric) == nil)
    }

    @Test func `is shown so that typing it again changes nothing`() {
        for cm in stride(from: 120.0, through: 220, by: 0.5) {
            let shown = TypedMeasure.height.text(cm, .imperial)
            let again = TypedMeasure.height.value(typed: shown, .imperial)
            #expect(again.map { TypedMeasure.height.text($0, .imperial) } == shown)
        }
    }
}
