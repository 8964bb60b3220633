@testable import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import LockScreen
@testable import TodayScreen

@Suite struct `The lock` {
    private static let rules = LockState.Rules(isEnabled: true, hasPassphrase: true, hasRecoveryCode: true)

    private func locked(_ rules: LockState.Rules = rules) -> LockState {
        var lock = LockState(rules)
        _ = lock.apply(.lockNow)
        return lock
    }

    @discardableResult private func type(_ text: String, into lock: inout LockState) -> [LockEffect] {
        text.flatMap { lock.apply(.key($0 == "\n" ? KeyPress(.enter) : .character($0))) }
    }

    private func asked(_ effects: [LockEffect]) -> (text: String, asking: LockState.Asking, attempt: Int)? {
        for case .unlock(let entry, let asking, let attempt) in effects {
            return (entry.withText { $0 }, asking, attempt)
        }
        return nil
    }

    @Test func `drops the keys and clears the screen when it closes`() {
        var lock = LockState(Self.rules)
        let effects1 = lock.apply(.leftAlone)
        #expect(effects1 == [.dropKeys, .redraw, .watchIdle(minutes: nil)])
        #expect(lock.isLocked)
        let effects2 = lock.apply(.leftAlone)
        #expect(effects2.isEmpty, "it is closed already")
    }

    @Test func `closes at the start only where it is on and there is a passphrase`() {
        #expect(LockState(Self.rules, isLocked: true).isLocked)
        #expect(!LockState(.init(isEnabled: true), isLocked: true).isLocked)
        #expect(!LockState(.init(hasPassphrase: true), isLocked: true).isLocked)
    }

    @Test func `stays closed with a sentence when the vault cannot be read at the start`() {
        let lock = LockState(Self.rules, problem: "The vault is damaged.")
        #expect(lock.phase == .locked(.vault("The vault is damaged.")))
    }

    @Test func `hands over what was typed and opens when the vault says so`() throws {
        var lock = locked()
        let question = try #require(asked(type("two words\n", into: &lock)))
        #expect(question.text == "two words")
        #expect(question.asking == .passphrase)
        #expect(lock.phase == .unlocking)
        #expect(lock.entry.isEmpty)
        let effects3 = lock.apply(.answered(.opened, attempt: question.attempt))
        #expect(effects3 == [.watchIdle(minutes: 5)])
        #expect(!lock.isLocked)
    }

    @Test func `a wrong passphrase counts down, and takes no other before that is over`() throws {
        var lock = locked()
        let attempt = try #require(asked(type("wrong\n", into: &lock))).attempt
        let effects4 = lock.apply(.answered(.wrong(wait: 2), attempt: attempt))
        #expect(effects4 == [.waitASecond(attempt: attempt)])
        #expect(lock.phase == .locked(.wrongPassphrase))
        #expect(asked(type("next\n", into: &lock)) == nil)
        let effects5 = lock.apply(.secondPassed(attempt: attempt))
        #expect(effects5 == [.waitASecond(attempt: attempt)])
        let effects6 = lock.apply(.secondPassed(attempt: attempt))
        #expect(effects6.isEmpty)
        #expect(try #require(asked(type("\n", into: &lock))).text == "next")
    }

    @Test func `a late answer changes nothing`() throws {
        var lock = locked()
        let attempt = try #require(asked(type("one\n", into: &lock))).attempt
        _ = lock.apply(.answered(.failed("No."), attempt: attempt))
        _ = lock.apply(.answered(.opened, attempt: attempt))
        #expect(lock.isLocked)
        _ = type("two\n", into: &lock)
        _ = lock.apply(.answered(.opened, attempt: attempt))
        #expect(lock.isLocked)
    }

    @Test func `any failure of the vault leaves it closed`() throws {
        var lock = locked()
        let attempt = try #require(asked(type("right\n", into: &lock))).attempt
        _ = lock.apply(.answered(.failed("The disk cannot be read."), attempt: attempt))
        #expect(lock.phase == .locked(.vault("The disk cannot be read.")))
    }

    @Test func `pasting works, with the line end that copying left`() throws {
        var lock = locked()
        _ = lock.apply(.paste("pasted words\r\n"))
        let effects = lock.apply(.key(KeyPress(.enter)))
        #expect(try #require(asked(effects)).text == "pasted words")
    }

    @Test func `Ctrl-U clears, backspace takes a letter, an empty entry is not asked`() throws {
        var lock = locked()
        type("wrong", into: &lock)
        _ = lock.apply(.key(.control("u")))
        let effects7 = lock.apply(.key(KeyPress(.enter)))
        #expect(effects7.isEmpty)
        type("añ", into: &lock)
        _ = lock.apply(.key(KeyPress(.backspace)))
        #expect(try #require(asked(type("b\n", into: &lock))).text == "ab")
    }

    @Test func `the recovery code is asked for by Tab, and Esc goes back`() throws {
        var lock = locked()
        _ = lock.apply(.key(KeyPress(.tab)))
        #expect(lock.asking == .recoveryCode)
        let question = try #require(asked(type("abcd\n", into: &lock)))
        #expect(question.asking == .recoveryCode)
        _ = lock.apply(.answered(.wrong(wait: 0), attempt: question.attempt))
        #expect(lock.phase == .locked(.wrongCode))
        _ = lock.apply(.key(KeyPress(.escape)))
        #expect(lock.asking == .passphrase)
        var without = locked(.init(isEnabled: true, hasPassphrase: true))
        _ = without.apply(.key(KeyPress(.tab)))
        #expect(without.asking == .passphrase)
    }

    @Test func `a known finger opens the keyring's slot, never the vault by itself`() {
        var rules = Self.rules
        rules.takesFinger = true
        var lock = LockState(rules)
        let effects = lock.apply(.leftAlone)
        #expect(effects.last == .readFinger(attempt: lock.attempt))
        let effects8 = lock.apply(.finger(.matched, attempt: lock.attempt))
        #expect(effects8 == [.unlockByKeyring(attempt: lock.attempt)])
        #expect(lock.isLocked)
        _ = lock.apply(.answered(.failed("The keyring is locked."), attempt: lock.attempt))
        #expect(lock.isLocked)
    }

    @Test func `Esc stops the reader, and a finger after that does nothing`() {
        var rules = Self.rules
        rules.takesFinger = true
        var lock = LockState(rules)
        _ = lock.apply(.leftAlone)
        let effects9 = lock.apply(.key(KeyPress(.escape)))
        #expect(effects9 == [.stopFinger])
        let effects10 = lock.apply(.finger(.matched, attempt: lock.attempt))
        #expect(effects10.isEmpty)
        let effects11 = lock.apply(.key(.control("f")))
        #expect(effects11 == [.readFinger(attempt: lock.attempt)])
        let effects12 = lock.apply(.finger(.notMatched, attempt: lock.attempt))
        #expect(effects12.isEmpty)
        #expect(lock.phase == .locked(.unknownFinger))
    }

    @Test func `an entry shows itself to nobody and is gone from all copies when it is wiped`() {
        var entry = SecretEntry("open sesame")
        let copy = entry
        #expect("\(entry)" == "•••")
        #expect(String(reflecting: entry) == "•••")
        #expect(Mirror(reflecting: entry).children.isEmpty)
        entry.wipe()
        #expect(copy.isEmpty)
    }

    @Test func `an entry takes a bounded length`() {
        var entry = SecretEntry(String(repeating: "x", count: SecretEntry.longest))
        let isTaken = entry.append("y")
        #expect(!isTaken)
        #expect(entry.count == SecretEntry.longest)
    }
}

@Suite struct `The program while it is locked` {
    private static let moment = Date(timeIntervalSince1970: 1_800_000_000)

    private func app(_ width: Int = 80, _ height: Int = 24) -> AppState {
        var app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")),
            lock: LockState(.init(isEnabled: true, hasPassphrase: true, hasRecoveryCode: true)))
        _ = app.apply(.opened)
        _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
        return app
    }

    private func press(_ keys: KeyPress..., to app: inout AppState) -> [AppEffect] {
        keys.flatMap { app.apply(.input(.key($0), at: Self.moment)) }
    }

    private func rows(_ app: AppState) -> [String] {
        screen(width: app.size.width, height: app.size.height) { _, canvas in drawApp(app, on: &canvas) }
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50), (40, 10)])
    func `draws the lock and nothing else, whatever was open`(width: Int, height: Int) {
        var fresh = AppState(
            size: Size(width: width, height: height), today: TodayState(today: CivilDay(number: 0)),
            coach: CoachState(model: ModelReference(provider: .openAI, model: "other")),
            lock: LockState(.init(isEnabled: true, hasPassphrase: true, hasRecoveryCode: true), isLocked: true))
        _ = fresh.apply(.lock(.begun, at: Self.moment))
        for prepare in [KeyPress.control("t"), .control("k"), KeyPress(.function(1)), .character("x")] {
            var app = app(width, height)
            _ = app.apply(.noticed(.init("a notice")))
            _ = press(prepare, .control("x"), to: &app)
            #expect(app.lock.isLocked)
            #expect(rows(app) == rows(fresh))
            var canvas = Canvas(app.size)
            drawApp(app, on: &canvas)
            #expect(canvas.targets.isEmpty)
        }
    }

    @Test func `says whether something is typed, never how much`() {
        var app = app()
        _ = press(.control("x"), .character("a"), to: &app)
        let one = rows(app)
        _ = press(.character("b"), .character("c"), .character("d"), to: &app)
        #expect(rows(app) == one)
        #expect(one.contains { $0.contains("········") })
    }

    @Test func `takes no mouse, no palette and no other screen`() {
        var app = app()
        _ = press(.control("x"), to: &app)
        let before = app
        for row in 0..<24 {
            for kind in [MouseEvent.Kind.press, .wheelUp, .wheelDown] {
                #expect(
                    app.apply(.input(.mouse(MouseEvent(kind, at: Point(column: 5, row: row))), at: Self.moment)) == [])
            }
        }
        #expect(press(.control("k"), .control("t"), KeyPress(.function(1)), to: &app) == [])
        #expect(app == before)
        #expect(press(.control("q"), to: &app) == [.quit])
    }

    @Test func `holds a notice back until it is open`() {
        var app = app()
        _ = press(.control("x"), to: &app)
        _ = app.apply(.noticed(.init("Imported 12 runs.")))
        #expect(app.notice == nil)
        _ = press(.character("p"), KeyPress(.enter), to: &app)
        _ = app.apply(.lock(.answered(.opened, attempt: app.lock.attempt), at: Self.moment))
        #expect(app.notice == .init("Imported 12 runs."))
        #expect(!app.lock.isLocked)
    }

    @Test func `asks for the clouds that are due when it is open, and not before`() {
        var app = app()
        let due = AppEffect.settings(.connection(.readDue))
        let locking = press(.control("x"), .character("p"), KeyPress(.enter), to: &app)
        #expect(!locking.contains(due))
        let opening = app.apply(.lock(.answered(.opened, attempt: app.lock.attempt), at: Self.moment))
        #expect(opening.contains(due))
        let closing = app.apply(.lock(.leftAlone, at: Self.moment))
        #expect(!closing.contains(due))
    }

    @Test func `stops an answer that is arriving, keeps what came and the draft, and says so afterwards`() {
        var app = app()
        app.screen = .coach
        _ = app.apply(.coach(.askFor("How did I sleep?", at: Self.moment)))
        _ = app.apply(.coach(.replyEvent(.text("Seven hours"), turn: app.coach.turn, at: Self.moment)))
        _ = press(.character("d"), .character("r"), to: &app)
        let effects = app.apply(.lock(.leftAlone, at: Self.moment))
        #expect(effects.contains(.coach(.stopReply)))
        #expect(effects.contains(.lock(.dropKeys)))
        #expect(app.coach.messages.last?.text == "Seven hours")
        #expect(app.coach.messages.last?.completion == .stopped)
        #expect(app.coach.draft == "dr")
        _ = press(.character("p"), KeyPress(.enter), to: &app)
        _ = app.apply(.lock(.answered(.opened, attempt: app.lock.attempt), at: Self.moment))
        #expect(app.notice?.text.contains("stopped when AirFit locked") == true)
    }

    @Test func `after the recovery code a new passphrase needs no old one, until it is locked again`() {
        var app = app()
        _ = app.apply(
            .lock(.rulesChanged(.init(isEnabled: true, hasPassphrase: true, hasRecoveryCode: true)), at: Self.moment))
        _ = press(.control("x"), KeyPress(.tab), .character("c"), KeyPress(.enter), to: &app)
        _ = app.apply(.lock(.answered(.opened, attempt: app.lock.attempt), at: Self.moment))
        #expect(app.settings.mayReplacePassphrase)
        _ = press(.control("x"), .character("p"), KeyPress(.enter), to: &app)
        #expect(!app.settings.mayReplacePassphrase)
        _ = app.apply(.lock(.answered(.opened, attempt: app.lock.attempt), at: Self.moment))
        #expect(!app.settings.mayReplacePassphrase)
    }

    @Test func `locks before it gives the terminal to the shell`() throws {
        var app = app()
        let effects = press(.control("z"), to: &app)
        #expect(effects.last == .suspend)
        #expect(effects.contains(.lock(.redraw)))
        #expect(app.lock.isLocked)
    }

    @Test func `without a passphrase says what is missing and stays open`() {
        var app = app()
        _ = app.apply(.lock(.rulesChanged(.init(isEnabled: true)), at: Self.moment))
        #expect(press(.control("x"), to: &app) == [])
        #expect(!app.lock.isLocked)
        #expect(app.notice?.text.contains("no passphrase") == true)
        #expect(press(.control("z"), to: &app) == [.suspend])
    }
}

@Suite struct `Being away` {
    @Test func `is over its limit after the minutes without a key`() {
        var rule = IdleRule(minutes: 5, openedAt: .seconds(100))
        #expect(rule.deadline == .seconds(400))
        rule.noticeInput(at: .seconds(350))
        #expect(!rule.isOver(at: .seconds(649)))
        #expect(rule.isOver(at: .seconds(650)))
    }

    @Test func `ends after twelve hours however much is typed`() {
        var rule = IdleRule(minutes: 5, openedAt: .seconds(0))
        for minute in 0..<720 { rule.noticeInput(at: .seconds(minute * 60)) }
        #expect(rule.isOver(at: .seconds(12 * 3600)))
        #expect(!rule.isOver(at: .seconds(12 * 3600 - 1)))
    }
}
