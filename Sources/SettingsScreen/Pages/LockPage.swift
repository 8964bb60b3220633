import Canvas
import SettingsModel

/// A passphrase in front of the app: what opens it, when it closes, and what it is good for.
enum LockPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let facts = state.lockFacts
        var rows: [SettingsRow] = [
            .heading("App lock"),
            .action(
                "lock.enabled", "App lock", value: state.settings.lock.isEnabled ? "on" : "off",
                help: "Asks for the passphrase at the start and when you were away."),
        ]
        if let problem = facts.problem { rows.append(.text(problem, .bad)) }
        if state.settings.lock.isEnabled, !facts.hasPassphrase, facts.problem == nil {
            rows.append(.text("It is on, but there is no passphrase to lock with: nothing is locked.", .warning))
        }
        rows += SettingsRow.fields(["lock.idle_minutes"])
        rows += openers(state)
        if facts.hasPassphrase {
            rows.append(.action("lock.now", "Lock now", value: "Ctrl-X", help: "Everything closes at once."))
        }
        return rows + whatItIsGoodFor
    }

    private static func openers(_ state: SettingsState) -> [SettingsRow] {
        let facts = state.lockFacts
        var rows: [SettingsRow] = [
            .heading("What opens it"),
            .action(
                "lock.passphrase", facts.hasPassphrase ? "Change the passphrase" : "Set a passphrase",
                value: facts.hasPassphrase ? "set" : "none",
                help: "It opens AirFit and the encrypted file with your API keys."),
        ]
        if facts.hasPassphrase {
            rows.append(
                .action(
                    "lock.recovery", facts.hasRecoveryCode ? "Make a new recovery code" : "Make a recovery code",
                    value: facts.hasRecoveryCode ? "made" : "none",
                    help: "For the day you forget the passphrase. Shown once; an older one opens nothing then."))
        }
        rows += SettingsRow.fields(["lock.fingerprint"])
        if case .absent(let reason) = facts.fingerprint { rows.append(.text(reason, .faint)) }
        return rows
    }

    private static let whatItIsGoodFor: [SettingsRow] = [
        .heading("What it protects"),
        .text(
            "Against a look over your screen and hands at your keyboard: the screen is cleared and the API keys leave the memory."
        ),
        .text(
            "The command line asks for the passphrase too: export, backup, ask, tool, log, mcp, keys, config and the rest. "
                + "That the lock is on is kept in the vault: an edit of config.toml does not turn it off."),
        .text("Ctrl-Q still quits, and an answer that is arriving is stopped; what came of it is kept."),
        .heading("What it does not"),
        .text(
            "Health data and conversations are plain SQLite, closed to other users but not to programs of your own: those, "
                + "and who has your login, can read them, settings, logs, drafts and exports beside AirFit, and remove "
                + "the vault with the keys and the lock in it. Only the keys are encrypted. Against theft, encrypt the disk."
        ),
        .text("Without passphrase and recovery code nobody opens it; the API keys must be entered anew then."),
    ]

    static var facts: [SettingsEffect] { [.readLockFacts] }

    static func adjust(_ id: SettingsRowID, by steps: Int, in state: inout SettingsState) -> [SettingsEffect] {
        id == "lock.enabled" ? activate(id, in: &state) : []
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "lock.enabled": return toggle(&state)
        case "lock.passphrase": askForPassphrase(thenLocks: false, in: &state)
        case "lock.now": return [.lockNow]
        case "lock.recovery":
            state.show(
                SettingsAlert(
                    title: "Recovery code",
                    message: "The code is shown once. Write it down on paper and keep it away from this machine. "
                        + "An older code opens nothing any more.", confirm: "Make it", action: "lock.recovery.make"))
        case "lock.recovery.make": return [.makeRecoveryCode]
        default: break
        }
        return []
    }

    private static func toggle(_ state: inout SettingsState) -> [SettingsEffect] {
        if state.settings.lock.isEnabled { return state.set("lock.enabled", .flag(false)) }
        if let problem = state.lockFacts.problem { return [.notice(problem, isProblem: true)] }
        guard state.lockFacts.hasPassphrase else {
            askForPassphrase(thenLocks: true, in: &state)
            return []
        }
        return state.set("lock.enabled", .flag(true))
    }

    private static func askForPassphrase(thenLocks: Bool, in state: inout SettingsState) {
        let asksOld = state.lockFacts.hasPassphrase && !state.mayReplacePassphrase
        state.show(.passphrase(PassphraseSheet(asksOld: asksOld, thenLocks: thenLocks)))
    }
}

extension SettingsState {
    /// Takes the vault's answer to a new passphrase: `nil` when it is set, else one sentence.
    mutating func takePassphrase(_ problem: String?) -> [SettingsEffect] {
        guard case .passphrase(var sheet) = sheet else {
            return problem.map { [.notice($0, isProblem: true)] } ?? [.readLockFacts]
        }
        if let problem {
            sheet.refuse(problem)
            self.sheet = .passphrase(sheet)
            return []
        }
        self.sheet = nil
        // So that switching on does not wait for the disk to be looked at.
        lockFacts.hasPassphrase = true
        mayReplacePassphrase = false
        let said: [SettingsEffect] = [.notice("The passphrase is set.", isProblem: false), .readLockFacts]
        return (sheet.thenLocks ? set("lock.enabled", .flag(true)) : []) + said
    }

    mutating func showRecoveryCode(_ code: String) -> [SettingsEffect] {
        show(
            .reading(
                TextSheet(
                    title: "Recovery code",
                    text:
                        "\(code)\n\nWrite it down on paper now: it is not shown again. On the lock screen, Tab asks for it."
                )))
        return [.readLockFacts]
    }

    /// Drops typed or shown secrets when the lock closes.
    public mutating func dropSecrets() {
        if case .passphrase(var sheet) = sheet { sheet.wipe() }
        sheet = nil
        alert = nil
    }
}
