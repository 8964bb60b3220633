import Canvas
import ChatModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import SettingsScreen
@testable import TodayScreen

@Suite struct `Entering a key` {
    private let key = "sk-proj-0123456789abcd"

    private func open(_ provider: ProviderID = .openAI, listing: KeyListing = .sample) -> SettingsState {
        var state = SettingsState.at(.keys, listing: listing)
        state.activate(row: .key(provider))
        return state
    }

    @Test func `it is hidden until it is shown by key or mouse`() {
        var state = open()
        state.type(key)
        #expect(!state.says("sk-proj"))
        #expect(state.says("••••••••••••••••••••••"))
        #expect(state.says("22 characters"))
        state.press(.alt("v"))
        #expect(state.says(key))
        state.click("[ Hide ]")
        #expect(!state.says("sk-proj"))
        state.enter()
        #expect(state.says(key), "the button has the focus now")
    }

    @Test func `enter tries it with the provider, then it is saved`() {
        var state = open()
        state.type(key)
        #expect(state.enter() == [.keys(.tryKey(.openAI, SecretField(key))), .keys(.turn)])
        #expect(state.says("Trying it with OpenAI"))
        #expect(
            state.apply(.keys(.tried(nil))).first == .keys(.perform(.save(.openAI, SecretField(key), isTested: true))))
        let effects = state.apply(.keys(.done(.save(.openAI, SecretField(key), isTested: true))))
        #expect(state.sheet == nil)
        #expect(effects.contains(.keys(.list)))
        #expect(effects.contains(.provider(.list)))
        #expect(effects.notices == ["The key of OpenAI is in the vault."])
    }

    @Test func `a pasted key loses the blanks and line end around it`() {
        var state = open()
        _ = state.apply(.paste("  \(key)\n"))
        #expect(state.enter().first == .keys(.tryKey(.openAI, SecretField(key))))
    }

    @Test func `a line break in the middle is refused with a sentence, nothing is lost`() {
        var state = open()
        _ = state.apply(.paste("sk-1\nsk-2"))
        #expect(state.enter() == [])
        #expect(state.says("The key holds a line break"))
        #expect(state.keySheet?.key == SecretField("sk-1\nsk-2"))
    }

    @Test func `an odd beginning is warned about and tried all the same`() {
        var state = open()
        state.type("AQ.123456789012")
        #expect(state.says("It looks like a key of Google Gemini"))
        #expect(state.enter().first == .keys(.tryKey(.openAI, SecretField("AQ.123456789012"))))
    }

    @Test func `a refused key is not saved and can be corrected`() {
        var state = open()
        state.type(key)
        state.enter()
        #expect(state.apply(.keys(.tried(.authenticationFailed(detail: "bad")))) == [])
        #expect(state.says("OpenAI does not take this key"))
        #expect(!state.says("Save untested"))
        state.press(KeyPress(.backspace))
        #expect(!state.says("does not take"))
        #expect(state.enter().first == .keys(.tryKey(.openAI, SecretField(String(key.dropLast())))))
    }

    @Test func `without a network it can be saved untested`() {
        var state = open()
        state.type(key)
        state.enter()
        _ = state.apply(.keys(.tried(.networkUnavailable(detail: ""))))
        #expect(state.says("The server could not be reached"))
        #expect(state.says("▸[ Save untested ]"))
        #expect(state.enter().first == .keys(.perform(.save(.openAI, SecretField(key), isTested: false))))
    }

    @Test func `escape stops the test, a second one closes and forgets the key`() {
        var state = open()
        state.type(key)
        state.enter()
        #expect(state.press(KeyPress(.escape)) == [.keys(.stopTrying)])
        #expect(state.keySheet?.key == SecretField(key))
        #expect(state.apply(.keys(.tried(nil))) == [], "an answer that comes late counts for nothing")
        state.press(KeyPress(.escape))
        #expect(state.sheet == nil)
        state.activate(row: .key(.openAI))
        #expect(state.keySheet?.key.isEmpty == true)
    }

    @Test func `while it is tried no key changes it`() {
        var state = open()
        state.type(key)
        state.enter()
        state.type("x")
        _ = state.apply(.paste("y"))
        #expect(state.enter() == [])
        #expect(state.keySheet?.key == SecretField(key))
    }

    @Test func `with reduced motion words alone say that it is tried`() {
        var settings = Settings()
        settings.ui.reducedMotion = true
        var state = SettingsState.at(.keys, settings: settings)
        state.activate(row: .key(.openAI))
        state.type(key)
        #expect(state.enter() == [.keys(.tryKey(.openAI, SecretField(key)))])
        #expect(state.shown.contains { $0.contains("│ Trying it with OpenAI") })
    }

    @Test func `what turns goes on as long as it is tried, and no longer`() {
        var state = open()
        state.type(key)
        state.enter()
        let before = state.shown
        #expect(state.apply(.keys(.turned)) == [.keys(.turn)])
        #expect(state.shown != before)
        state.press(KeyPress(.escape))
        #expect(state.apply(.keys(.turned)) == [])
    }

    @Test func `where to get one is told and can be copied`() {
        var state = open(.anthropic)
        #expect(state.says("https://console.anthropic.com/settings/keys"))
        #expect(state.press(.alt("c")).contains(.copy("https://console.anthropic.com/settings/keys")))
        state.click("[ Copy ]")
    }

    @Test func `a key that could not be saved is there to be saved again`() {
        var state = open()
        state.type(key)
        state.enter()
        _ = state.apply(.keys(.tried(nil)))
        let full = "The disk is full."
        _ = state.apply(.keys(.failed(.save(.openAI, SecretField(key), isTested: true), full, isLocked: false)))
        #expect(state.says(full))
        #expect(state.keySheet?.key == SecretField(key))
        #expect(state.enter().first == .keys(.perform(.save(.openAI, SecretField(key), isTested: true))))
    }

    @Test func `leaving the settings forgets what was typed`() {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: SampleReports.today),
            coach: CoachState.fresh(), settings: open(), screen: .settings)
        _ = app.apply(.input(.paste(key), at: second(0)))
        #expect(app.settings.keySheet?.key == SecretField(key))
        _ = app.apply(.input(.key(.control("t")), at: second(0)))
        #expect(app.settings.sheet == nil)
    }
}

@Suite struct `A vault in front of a key` {
    private let key = SecretField("sk-proj-0123456789abcd")

    private func saving(_ vault: VaultCondition) -> SettingsState {
        var state = SettingsState.at(.keys, listing: .sample.with(vault))
        state.activate(row: .key(.anthropic))
        _ = state.apply(.paste("sk-proj-0123456789abcd"))
        state.enter()
        _ = state.apply(.keys(.tried(nil)))
        return state
    }

    @Test func `the first key asks how to protect it, the keyring first where there is one`() {
        var state = saving(.none(hasKeyring: true))
        #expect(state.vaultSheet?.choices == [.keyring, .passphrase, .nothing])
        #expect(state.enter().first == .keys(.makeVault(.keyring, then: .save(.anthropic, key, isTested: true))))
        #expect(
            state.apply(.keys(.vaultOpened(then: .save(.anthropic, key, isTested: true)))).contains(
                .keys(.perform(.save(.anthropic, key, isTested: true)))))
        #expect(state.sheet == nil)
    }

    @Test func `without a keyring a passphrase is typed twice`() {
        var state = saving(.none(hasKeyring: false))
        #expect(!state.says("keyring"))
        state.enter()
        state.type("short")
        #expect(state.enter() == [])
        #expect(state.says("10 characters or more"))
        state.type("er but long enough")
        state.enter()
        state.type("something else")
        #expect(state.enter() == [])
        #expect(state.says("not the same"))
        state.type("shorter but long enough")
        let passphrase = SecretField("shorter but long enough")
        #expect(
            state.enter().first
                == .keys(.makeVault(.passphrase(passphrase), then: .save(.anthropic, key, isTested: true))))
        #expect(!state.says("long enough"))
    }

    @Test func `no protection takes the typed words`() {
        var state = saving(.none(hasKeyring: false))
        state.press(KeyPress(.down))
        state.enter()
        state.type("yes")
        #expect(state.enter() == [])
        state.press(.control("u"))
        state.type("not protected")
        #expect(state.enter().first == .keys(.makeVault(.nothing, then: .save(.anthropic, key, isTested: true))))
    }

    @Test func `back to the choice the keyring is still there`() {
        var state = saving(.none(hasKeyring: true))
        state.press(KeyPress(.down))
        state.enter()
        state.press(KeyPress(.escape))
        #expect(state.vaultSheet?.choices.first == .keyring)
    }

    @Test func `a locked one is opened first, a wrong passphrase is typed anew`() {
        var state = saving(.locked(.passphrase))
        state.type("wrong one")
        #expect(
            state.enter().first
                == .keys(.unlock(SecretField("wrong one"), then: .save(.anthropic, key, isTested: true))))
        #expect(state.says("Opening the vault"))
        _ = state.apply(.keys(.vaultRefused("This does not open it.")))
        #expect(state.says("This does not open it."))
        #expect(state.vaultSheet?.first.isEmpty == true)
        state.type("right one")
        #expect(
            state.enter().first
                == .keys(.unlock(SecretField("right one"), then: .save(.anthropic, key, isTested: true))))
    }

    @Test func `opening it can be stopped`() {
        var state = saving(.locked(.keyring))
        #expect(state.enter().first == .keys(.unlock(nil, then: .save(.anthropic, key, isTested: true))))
        #expect(state.press(KeyPress(.escape)) == [.keys(.stopOpening)])
        #expect(state.vaultSheet?.isBusy == false)
    }

    @Test func `one that was locked meanwhile is asked for, and the key is not lost`() {
        var state = saving(.unlocked(.passphrase))
        _ = state.apply(.keys(.failed(.save(.anthropic, key, isTested: true), "The vault is locked.", isLocked: true)))
        #expect(state.vaultSheet?.work == .save(.anthropic, key, isTested: true))
    }

    @Test func `one that cannot be used says why`() {
        let state = saving(.unusable("The vault is damaged."))
        #expect(state.says("The vault is damaged."))
        #expect(state.keySheet?.key == key)
    }

    @Test func `it can be unlocked without a key to save`() {
        var state = SettingsState.at(.keys, listing: .sample.with(.locked(.passphrase)))
        state.activate(row: "unlock")
        state.type("right one")
        #expect(state.enter().first == .keys(.unlock(SecretField("right one"), then: .look)))
        let effects = state.apply(.keys(.vaultOpened(then: .look)))
        #expect(effects == [.keys(.list), .provider(.list)])
    }
}
