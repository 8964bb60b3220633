import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import LockScreen
@testable import SettingsScreen
@testable import TodayScreen

@Suite struct `The page of the lock` {
    private func page(_ change: (inout LockFacts) -> Void = { _ in }, isOn: Bool = false) -> SettingsState {
        var state = SettingsState()
        state.settings.lock.isEnabled = isOn
        change(&state.lockFacts)
        _ = state.apply(.opened(.lock))
        return state
    }

    private func titles(_ state: SettingsState) -> [String] { LockPage.rows(state, width: 60).map(\.title) }

    @discardableResult private func type(_ text: String, into state: inout SettingsState) -> [SettingsEffect] {
        text.flatMap { state.apply(.key($0 == "\n" ? KeyPress(.enter) : .character($0))) }
    }

    @Test func `switching on without a passphrase asks for one, and is on when that is set`() {
        var state = page()
        #expect(type("\n", into: &state).isEmpty)
        #expect(state.sheet != nil)
        #expect(!state.settings.lock.isEnabled)
        let effects = type("four words more\nfour words more\n", into: &state)
        guard case .setPassphrase(let new, let old)? = effects.last else {
            Issue.record("no passphrase was set: \(effects)")
            return
        }
        #expect(new.withText { $0 } == "four words more")
        #expect(old == nil)
        _ = state.apply(.passphraseAnswered(problem: nil))
        #expect(state.sheet == nil)
        #expect(state.settings.lock.isEnabled)
    }

    @Test func `a refused passphrase keeps the sheet, empty, with the sentence`() {
        var state = page { $0.hasPassphrase = true }
        _ = LockPage.activate("lock.passphrase", in: &state)
        type("old one\nnew words here\nnew words here\n", into: &state)
        _ = state.apply(.passphraseAnswered(problem: "That is not the present passphrase."))
        guard case .passphrase(let sheet)? = state.sheet else {
            Issue.record("the sheet is gone")
            return
        }
        let rows = screen(width: 60, height: 14) { sheet.draw(in: $0, on: &$1) }
        #expect(rows.contains { $0.contains("That is not the present passphrase.") })
        #expect(!rows.contains { $0.contains("····") })
        #expect(!state.settings.lock.isEnabled)
    }

    @Test func `what it cannot do is said`() {
        #expect(titles(page(isOn: true)).contains { $0.contains("there is no passphrase to lock with") })
        var broken = page { $0.problem = "The vault is damaged." }
        #expect(titles(broken).contains("The vault is damaged."))
        #expect(LockPage.activate("lock.enabled", in: &broken) == [.notice("The vault is damaged.", isProblem: true)])
        let ssh = page { $0.fingerprint = .absent("Over ssh the reader is out of your reach.") }
        #expect(titles(ssh).contains("Over ssh the reader is out of your reach."))
        #expect(titles(ssh).contains { $0.contains("plain SQLite") })
    }

    @Test func `the recovery code is shown once, and goes when the lock closes`() {
        var state = page { $0.hasPassphrase = true }
        _ = LockPage.activate("lock.recovery", in: &state)
        #expect(state.alert?.confirm == "Make it")
        let effects = state.apply(.key(.character("y")))
        #expect(effects == [.makeRecoveryCode])
        _ = state.apply(.recoveryCodeMade("7Q2M-AAAA"))
        guard case .reading(let sheet)? = state.sheet else {
            Issue.record("no code is shown")
            return
        }
        #expect(sheet.text.contains("7Q2M-AAAA"))
        state.dropSecrets()
        #expect(state.sheet == nil)
    }

    @Test func `rules of the lock follow the settings and what is on the disk`() {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")))
        var facts = LockFacts()
        facts.hasPassphrase = true
        _ = app.apply(.settings(.lockFactsRead(facts)))
        let effects = app.apply(
            .settings(
                .set([
                    SettingChange("lock.enabled", .flag(true)), SettingChange("lock.idle_minutes", .count(7)),
                ])))
        #expect(effects.contains(.lock(.watchIdle(minutes: 7))))
        #expect(app.lock.rules.isEnabled)
    }
}

@Suite struct `What the reader of fingerprints prints` {
    private func read(_ lines: String...) -> FingerprintOutput {
        var words = FingerprintOutput()
        for line in lines { _ = words.read(line) }
        return words
    }

    @Test func `a match counts only when the program succeeded too`() {
        let words = read("Using device /net/reactivated/Fprint/Device/0", "Verify result: verify-match (done)")
        #expect(words.ending(succeeded: true) == .matched)
        #expect(words.ending(succeeded: false) == .notMatched)
    }

    @Test func `anything else opens nothing`() {
        #expect(read("Verify result: verify-no-match (done)").ending(succeeded: true) == .notMatched)
        for lines in [
            "", "verify-match", "Listing: Verify result: verify-match", "Verify result: verify-matchless (done)",
        ] {
            #expect(read(lines).ending(succeeded: true) != .matched)
        }
        #expect(
            read("Verify result: verify-match (done)", "Verify result: verify-no-match (done)").ending(succeeded: true)
                == .notMatched)
    }

    @Test func `a finger that was too short is asked for again`() {
        var words = FingerprintOutput()
        let event = words.read("Verify result: verify-swipe-too-short (not done)")
        #expect(event == .again)
    }
}

@Suite struct `Telling a person who looks elsewhere` {
    private func app() -> AppState {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")))
        _ = app.apply(.coach(.askFor("How did I sleep?", at: Date(timeIntervalSince1970: 1_800_000_000))))
        return app
    }

    private func end(_ app: inout AppState) -> [AppEffect] {
        app.apply(
            .coach(
                .replyEvent(
                    .ended(.finished(.stop)), turn: app.coach.turn, at: Date(timeIntervalSince1970: 1_800_000_001))))
    }

    @Test func `an answer is told only while another window is in use`() {
        var here = app()
        #expect(!end(&here).contains(.notify(.answerDone)))
        var away = app()
        _ = away.apply(.input(.focus(false), at: Date(timeIntervalSince1970: 1_800_000_000)))
        #expect(end(&away).contains(.notify(.answerDone)))
        var back = app()
        for hasFocus in [false, true] {
            _ = back.apply(.input(.focus(hasFocus), at: Date(timeIntervalSince1970: 1_800_000_000)))
        }
        #expect(!end(&back).contains(.notify(.answerDone)))
    }

    @Test func `an import that ended well is told, other work of the page is not`() {
        var app = app()
        let ended = SettingsAction.data(.ended("Done.", isProblem: false))
        let other = app.apply(.settings(ended))
        #expect(!other.contains(.notify(.importDone)))
        app.settings.data.asked = .importFiles(paths: ["/tmp/export.zip"], passphrase: nil)
        let told = app.apply(.settings(ended))
        #expect(told.contains(.notify(.importDone)))
        app.settings.data.asked = .importFiles(paths: ["/tmp/export.zip"], passphrase: nil)
        let failed = app.apply(.settings(.data(.ended("It is cut off.", isProblem: true))))
        #expect(!failed.contains(.notify(.importDone)))
    }

    @Test func `what comes by the clock stands on the screen too`() {
        var app = app()
        app.screen = .coach
        let effects = app.apply(.notificationDue(.dailyBrief))
        #expect(effects == [.notify(.dailyBrief)])
        #expect(app.notice?.text.contains("Ctrl-T") == true)
    }
}
