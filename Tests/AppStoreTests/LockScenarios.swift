import ScreenKit
import AppStore
import Canvas
import ChatModel
import Foundation
import LockScreen
import SettingsScreen
import Synchronization
import TestSupport
import Testing

/// A vault that opens by one passphrase, and tells what was asked of it.
private final class ScriptedVault: Unlocking {
    private struct State {
        var outcomes: [UnlockOutcome] = []
        var log: [String] = []
    }
    private let state = Mutex(State())
    let gate: AsyncGate?

    init(_ outcomes: UnlockOutcome..., gate: AsyncGate? = nil) {
        self.gate = gate
        state.withLock { $0.outcomes = outcomes }
    }

    /// What was asked, in order.
    var log: [String] { state.withLock(\.log) }

    private func note(_ what: String) { state.withLock { $0.log.append(what) } }

    func unlock(_ entry: SecretEntry, as asking: LockState.Asking) async -> UnlockOutcome {
        note("unlock \(entry.withText { $0 })")
        await gate?.pass()
        return state.withLock { $0.outcomes.isEmpty ? .opened : $0.outcomes.removeFirst() }
    }

    func unlockByKeyring() async -> UnlockOutcome {
        note("keyring")
        return .opened
    }

    func lock() async { note("lock") }

    func facts() async -> LockFacts {
        var facts = LockFacts()
        (facts.hasVault, facts.hasPassphrase, facts.hasRecoveryCode) = (true, true, true)
        return facts
    }

    func setPassphrase(_ new: SecretEntry, old: SecretEntry?) async -> String? { nil }
    func makeRecoveryCode() async -> RecoveryOutcome { .made("AAAA") }
}

@MainActor @Suite struct `Behind the lock` {
    private func scenario(_ vault: ScriptedVault, asking: Bool = false) async -> Scenario {
        let serve: (inout AppServices) -> Void = { $0.lock = LockServices(vault: vault) }
        let scenario = asking ? await Scenario.asking(serving: serve) : await Scenario.opened(serving: serve)
        scenario.store.sendToLock(.begun)
        await scenario.until { $0.lock.rules.hasPassphrase }
        return scenario
    }

    @Test func `locking drops the keys, clears the screen and hides the day`() async {
        let vault = ScriptedVault()
        let scenario = await scenario(vault)
        #expect(scenario.shows("Steps"))
        scenario.press(.control("x"))
        #expect(scenario.performed.contains(.redraw))
        #expect(scenario.performed.last == .watchIdle(minutes: nil), "a locked program locks no more")
        #expect(!scenario.shows("Steps"))
        #expect(scenario.shows("AirFit is locked"))
        scenario.type("open")
        scenario.press(KeyPress(.enter))
        await scenario.until { !$0.lock.isLocked }
        #expect(vault.log == ["lock", "unlock open"], "the keys go before anything is opened")
        #expect(scenario.shows("Steps"))
    }

    @Test func `a wrong passphrase counts down second by second`() async {
        let scenario = await scenario(ScriptedVault(.wrong(wait: 2)))
        scenario.press(.control("x"))
        scenario.type("wrong")
        scenario.press(KeyPress(.enter))
        await scenario.until { $0.lock.wait == 2 }
        #expect(scenario.shows("The next try is taken in 2 s."))
        scenario.timer.elapse()
        await scenario.until { $0.lock.wait == 1 }
        scenario.timer.elapse()
        await scenario.until { $0.lock.wait == 0 }
        scenario.type("right")
        scenario.press(KeyPress(.enter))
        await scenario.until { !$0.lock.isLocked }
    }

    @Test func `a running answer is stopped, kept on disk as far as it came, and said`() async {
        let scenario = await scenario(ScriptedVault(), asking: true)
        await scenario.model.untilAsked(times: 1)
        scenario.model.say(.text("Seven hours"))
        await scenario.until { _ in scenario.shows("Seven hours") }
        scenario.store.sendToLock(.lockNow)
        #expect(!scenario.shows("Seven"))
        await scenario.store.close()
        #expect(await scenario.saved().last == "coach stopped: Seven hours")
    }
}
