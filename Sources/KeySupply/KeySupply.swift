import ChatModel
import Console
import Foundation
import Providers
import Settings
import SettingsModel
import Synchronization
import Vault

/// The keys that are not in the environment: those that programs of the person's own print, and those of the vault. What is
/// at hand is told at once; what is not has to be prepared first.
public final class KeySupply: Sendable {
    public let vault: Vault
    private let record: StoreRecord
    public let keyring: SecretService
    /// Those of the environment, where they are kept apart from it.
    public let variables: KeyVariables
    private let environment: [String: String]

    private struct Command {
        var words: [String]
        /// The output of the command; it is run once.
        var printed: Secret?
    }
    private let commands = Mutex<[ProviderID: Command]>([:])
    public let approvals: ProviderApprovals
    public let hosts: ProviderApprovals
    /// How a person opens the vault, as a clause, where that is not the command line's way.
    public let advice = Mutex<String?>(nil)
    private var confirmingAdvice: String? {
        advice.withLock { $0 } == nil ? nil : "look at it in the settings: F9, Provider"
    }

    /// - Parameters:
    ///   - locations: of the vault.
    ///   - variables: the keys that are not in `environment` any more.
    public init(environment: [String: String], locations: FileLocations, variables: KeyVariables = KeyVariables()) {
        self.variables = variables
        self.environment = environment
        let record = StoreRecord(locations)
        self.record = record
        vault = Vault(folder: locations.data, absence: { record.absenceOfVault })
        approvals = .commands(in: locations.data)
        hosts = .hosts(in: locations.data)
        keyring = SecretService(environment: environment)
    }

    /// Whether the app lock is on by the vault's word; where the vault is damaged or missing, by the last that it said.
    public func locksApp() -> Bool {
        guard let isOn = vault.locksApp else { return vault.isThere && record.locksApp }
        record.update(locksApp: isOn)
        return isOn
    }

    /// The settings with the app lock on where the vault says so: an edit of the file alone does not turn it off.
    public func lockingApp(_ settings: Settings) -> Settings {
        guard !settings.lock.isEnabled, locksApp() else { return settings }
        var settings = settings
        settings.lock.isEnabled = true
        return settings
    }

    /// The key commands of the configuration as they are now, by provider.
    public func apply(commands words: [ProviderID: [String]]) {
        commands.withLock { commands in
            let old = commands
            commands = words.filter { !$0.value.isEmpty }.mapValues { Command(words: $0) }
            for (id, command) in commands where old[id]?.words == command.words {
                commands[id]?.printed = old[id]?.printed
            }
        }
    }

    /// The key commands that the person has not confirmed as they stand now, by provider. None of them is run.
    public var unconfirmedCommands: [(id: ProviderID, words: [String])] {
        commands.withLock { $0.map { (id: $0.key, words: $0.value.words) } }
            .filter { !approvals.isConfirmed($0.words, of: $0.id) }
            .sorted { $0.id.rawValue < $1.id.rawValue }
    }

    /// The words of a provider's key command as they stand now; `nil` where it has none.
    public func commandWords(of id: ProviderID) -> [String]? { commands.withLock { $0[id]?.words } }

    /// Lets go of the keys that commands printed; they are run again when one is needed.
    public func forget() {
        commands.withLock { commands in
            for id in commands.keys { commands[id]?.printed = nil }
        }
    }

    /// The providers with their keys.
    public func directory(_ settings: Settings, _ environment: [String: String]) -> ProviderDirectory {
        ProviderDirectory(
            environment: environment, settings: settings.providers.mapValues(ProviderSettings.init),
            otherKeys: { [self] in holdings(of: $0) }, secretVariables: { [variables] in variables[$0] },
            isHostConfirmed: { [hosts] in hosts.isConfirmed([$1], of: $0) })
    }

    /// The places that hold keys of a provider, in order of precedence.
    public func holdings(of id: ProviderID) -> [ProviderKeyLocation] {
        var holdings: [ProviderKeyLocation] = []
        if let command = commands.withLock({ $0[id] }) {
            holdings.append(ProviderKeyLocation(.command, key: command.printed.flatMap { APIKey($0.revealed()) }))
        }
        if let key = vault.unlockedKeys[id.rawValue] {
            holdings.append(ProviderKeyLocation(.vault, key: APIKey(key.revealed())))
        } else if vault.isThere, vault.names.contains(id.rawValue) {
            holdings.append(ProviderKeyLocation(.vault))
        }
        return holdings
    }

    /// Makes the key of a provider readable, where one has to be unlocked or asked for.
    /// - Parameters:
    ///   - prompt: asks the person where nothing else opens the vault; `nil` asks nobody.
    ///   - asks: whether a host or a key command that is new or changed is asked about on the terminal.
    /// - Throws: `Failure` with a sentence on why it cannot be read.
    public func prepare(
        _ id: ProviderID, in directory: ProviderDirectory, prompt: PassphrasePrompt? = nil,
        asks: Bool = false
    ) async throws {
        // First: a key that goes nowhere need not be unlocked.
        try confirmHost(of: id, in: directory, isAsked: asks)
        let sources = directory.keySources(of: id)
        guard sources.isWaiting else {
            if sources.counting == .vault { await noteUse(of: id) }
            return
        }
        switch sources.counting {
        case .command: try await run(id, isAsked: asks)
        case .vault:
            try await unlock(prompt: prompt)
            await noteUse(of: id)
        case .environment, .none: break
        }
    }

    /// - Throws: `Failure` where the configuration names a host that is not confirmed, and the person says no or cannot be
    ///   asked.
    public func confirmHost(
        of id: ProviderID, in directory: ProviderDirectory, withKey: Bool? = nil, isAsked: Bool
    ) throws {
        guard let host = directory.unconfirmedHost(of: id, withKey: withKey) else { return }
        let question = ProviderQuestion(id: id, subject: .host(host))
        guard isAsked, HiddenPrompt.isPossible else { throw question.unasked(advice: confirmingAdvice) }
        try question.ask()
        try hosts.confirm([host], of: id)
    }

    private func run(_ id: ProviderID, isAsked: Bool) async throws {
        guard let words = commandWords(of: id) else { return }
        if !approvals.isConfirmed(words, of: id) {
            let question = ProviderQuestion(id: id, subject: .command(words))
            guard isAsked, HiddenPrompt.isPossible else { throw question.unasked(advice: confirmingAdvice) }
            try question.ask()
            try approvals.confirm(words, of: id)
        }
        do throws(KeyCommand.Problem) {
            let key = try await KeyCommand(words, environment: environment).key()
            commands.withLock { commands in
                if commands[id]?.words == words { commands[id]?.printed = key }
            }
        } catch {
            throw Failure(error.sentence, .key)
        }
    }

    /// Notes that the vault's key of a provider goes out to it.
    public func noteUse(of id: ProviderID) async {
        // A date that cannot be written is no reason to keep the answer back.
        try? await vault.noteUse(of: id.rawValue)
    }

    /// Opens the vault: with a passphrase that was given, the keyring, or by asking.
    public func unlock(prompt: PassphrasePrompt?) async throws {
        let facts = try await facts()
        if case .unlocked = await vault.standing() { return }
        do {
            try await open(facts, prompt)
        } catch let error as VaultError {
            throw Failure(error)
        }
        for notice in await vault.takeNotices() { Output.error(notice) }
    }

    private func open(_ facts: VaultFacts, _ prompt: PassphrasePrompt?) async throws {
        if let given = try prompt?.given() { return try await vault.unlock(with: .passphrase(given)) }
        if facts.has(.unprotected) { return try await vault.unlock(with: .unprotected) }
        var reason: String?
        if facts.has(.keyring) {
            // With a passphrase there is another way than to wait for a dialog on the desktop.
            reason = try await unlockByKeyring(mayAsk: prompt?.canAsk == true && !facts.has(.passphrase))
            if reason == nil { return }
        }
        guard facts.has(.passphrase), let prompt, prompt.canAsk else {
            throw Failure(locked(facts, reason), .key)
        }
        try await vault.unlock(with: .passphrase(prompt.ask("Passphrase of the vault: ")))
    }

    /// - Returns: why it did not open; `nil` when it did.
    private func unlockByKeyring(mayAsk: Bool) async throws -> String? {
        do {
            try await vault.unlock(with: keyring, mayAsk: mayAsk)
            return nil
        } catch let problem as SecretService.Problem {
            return problem.sentence
        } catch VaultError.wrongSecret {
            return "The keyring does not hold the key of the vault."
        }
    }

    /// - Throws: `Failure` when there is no vault that can be used.
    public func facts() async throws -> VaultFacts {
        switch await vault.standing() {
        case .locked(let facts), .unlocked(let facts): return facts
        case .none: throw Failure(.noVault)
        case .unusable(let error, let hasBackup):
            var failure = Failure(error)
            if hasBackup { failure.sentence += " The last good copy is there: airfit keys restore." }
            throw failure
        }
    }

    private func locked(_ facts: VaultFacts, _ reason: String?) -> String {
        if let advice = advice.withLock({ $0 }) { return "The vault with the keys is locked; \(advice)." }
        let how =
            facts.has(.passphrase)
            ? "give its passphrase with --passphrase-fd or in the file that AIRFIT_PASSPHRASE_FILE names"
            : facts.has(.keyring) ? "unlock the keyring" : "use its recovery code: airfit keys recover"
        return "The vault with the keys is locked; \(how)." + (reason.map { " \($0)" } ?? "")
    }
}
