import ChatModel
import Foundation
import Providers
import SettingsModel
import Synchronization
import Vault

/// The keys that are not in the environment: those that programs of the person's own print, and those of the vault. What is
/// at hand is told at once; what is not has to be prepared first.
final class KeySupply: Sendable {
    let vault: Vault
    let keyring: SecretService
    private let environment: [String: String]
    private let commands: Mutex<[ProviderID: [String]]>
    /// What the commands printed; they are run once.
    private let printed = Mutex<[ProviderID: Secret]>([:])
    /// How a person opens the vault, as a clause, where that is not the command line's way.
    let advice = Mutex<String?>(nil)

    /// - Parameter commands: of the configuration.
    init(environment: [String: String], folder: String, commands: [ProviderID: [String]]) {
        self.environment = environment
        self.commands = Mutex(commands.filter { !$0.value.isEmpty })
        vault = Vault(folder: folder)
        keyring = SecretService(environment: environment)
    }

    /// Goes by other commands from now on; what a changed one printed before is forgotten.
    func take(commands new: [ProviderID: [String]]) {
        let new = new.filter { !$0.value.isEmpty }
        let old = commands.withLock { commands in
            defer { commands = new }
            return commands
        }
        printed.withLock { printed in printed = printed.filter { new[$0.key] == old[$0.key] } }
    }

    /// Where keys of a provider are, in the order in which they count.
    func holdings(of id: ProviderID) -> [KeyHolding] {
        var holdings: [KeyHolding] = []
        if commands.withLock({ $0[id] }) != nil {
            let key = printed.withLock { $0[id] }
            holdings.append(KeyHolding(.command, key: key.flatMap { APIKey($0.revealed()) }))
        }
        if let key = vault.unlockedKeys[id.rawValue] {
            holdings.append(KeyHolding(.vault, key: APIKey(key.revealed())))
        } else if vault.isThere, vault.names.contains(id.rawValue) {
            holdings.append(KeyHolding(.vault))
        }
        return holdings
    }

    /// Makes the key of a provider readable, where one has to be unlocked or asked for.
    /// - Parameter prompt: asks the person where nothing else opens the vault; `nil` asks nobody.
    /// - Throws: `Failure` with a sentence on why it cannot be read.
    func prepare(_ id: ProviderID, in directory: ProviderDirectory, prompt: PassphrasePrompt? = nil) async throws {
        let sources = directory.keySources(of: id)
        guard sources.isWaiting else {
            if sources.counting == .vault { await noteUse(of: id) }
            return
        }
        switch sources.counting {
        case .command: try await run(id)
        case .vault:
            try await unlock(prompt: prompt)
            await noteUse(of: id)
        case .environment, .none: break
        }
    }

    private func run(_ id: ProviderID) async throws {
        guard let words = commands.withLock({ $0[id] }) else { return }
        do throws(KeyCommand.Problem) {
            let key = try await KeyCommand(words, environment: environment).key()
            printed.withLock { $0[id] = key }
        } catch {
            throw Failure(error.sentence, .key)
        }
    }

    /// Notes that the vault's key of a provider goes out to it.
    func noteUse(of id: ProviderID) async {
        // A date that cannot be written is no reason to keep the answer back.
        try? await vault.noteUse(of: id.rawValue)
    }

    /// Opens the vault: with a passphrase that was given, the keyring, or by asking.
    func unlock(prompt: PassphrasePrompt?) async throws {
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
    func facts() async throws -> VaultFacts {
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

/// A model whose key has to be made readable before the first request.
struct PreparedModel: LanguageModel {
    let reference: ModelReference
    let prepare: @Sendable () async throws -> any LanguageModel

    func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        let work = Task {
            do {
                for await event in try await prepare().reply(to: request) { continuation.yield(event) }
            } catch let error as ServiceError {
                continuation.yield(.ended(.failed(error)))
            } catch {
                let sentence = (error as? Failure)?.sentence ?? "The key cannot be read"
                continuation.yield(.ended(.failed(.invalidConfiguration(sentence))))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return stream
    }
}
