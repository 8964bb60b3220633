import ArgumentParser
import Console
import EventLoop
import Foundation
import KeySupply
import Live
import ProgramContext
import Settings
import SettingsModel
import Vault

/// A command that takes the vault's passphrase from an open file, for the app lock and for the keys.
protocol TakesVaultPassphrase: ParsableCommand {
    var passphrase: PassphraseOptions { get }
}

/// The app lock on the command line: where it is on, a command runs only after the passphrase that opens the vault.
///
/// Asked once, before the command begins; every command asks that is not in `free`. Commands whose `--passphrase-fd` is that
/// of a file (`backup`, `restore`, `export`) take the lock's passphrase from the terminal or from `AIRFIT_PASSPHRASE_FILE`.
struct CommandLock {
    /// The commands that run without the passphrase, each with its reason.
    static let free: [(command: any ParsableCommand.Type, reason: String)] = [
        (ToolsCommand.self, "prints what is the same for everybody"),
        (ProvidersCommand.self, "prints names of providers and where their keys are"),
        (DoctorCommand.self, "leaves out what is personal while it is locked"),
        (ConfigCommand.self, "prints its help"),
        (ConfigCommand.Path.self, "prints a path"),
        (ManCommand.self, "prints what is the same for everybody"),
        (LicensesCommand.self, "prints what is the same for everybody"),
        (KeysCommand.self, "prints its help"),
        (WorkoutCommand.self, "prints its help"),
        (PlanCommand.self, "prints its help"),
        (NotifyCommand.self, "tells that there is something to look at, never what"),
        (NotifyCommand.Install.self, "writes a timer, and reads nothing"),
        (NotifyCommand.Remove.self, "removes a timer, and reads nothing"),
        (SyncCommand.self, "prints its help"),
        (SyncCommand.Install.self, "writes a timer, and reads no data"),
        (SyncCommand.Remove.self, "removes a timer, and reads nothing"),
        (OpenCommand.self, "opens the full screen, which has its own lock"),
        (KeysPassphrase.self, "asks for the present passphrase itself"),
        (KeysRecover.self, "asks for the recovery code, for who has lost the passphrase"),
        (KeysRestore.self, "works on a vault that nothing opens any more"),
    ]

    let environment: [String: String]
    private let keys: KeySupply
    private let settings: Settings

    /// - Returns: `nil` where nothing is locked.
    init?(environment: [String: String]) throws {
        let locations = try Context.locations(environment)
        keys = KeySupply(environment: environment, locations: locations)
        // Without a vault there is no passphrase to lock with.
        guard keys.vault.isThere else { return nil }
        settings = SettingsCodec.reading(of: locations.configFile).settings
        guard keys.locksApp() || settings.lock.isEnabled else { return nil }
        self.environment = environment
    }

    /// Whether a command asks for the passphrase. What is not of ours is the parser's own help.
    static func asks(_ command: any ParsableCommand) -> Bool {
        switch command {
        case let root as AirFit: root.plain  // the full screen has its own lock
        case let doctor as DoctorCommand: doctor.verify || doctor.salvage
        default: !free.contains { $0.command == type(of: command) } && isOurs(type(of: command), below: AirFit.self)
        }
    }

    private static func isOurs(_ command: any ParsableCommand.Type, below parent: any ParsableCommand.Type) -> Bool {
        command == parent || parent.configuration.subcommands.contains { isOurs(command, below: $0) }
    }

    /// The facts about a command that the lock needs.
    struct Question: Sendable {
        private let asks: Bool
        /// The open file that holds the passphrase; `nil` where none was named.
        private let descriptor: Int32?
        /// The command is a way back from a vault that nothing opens any more.
        private let replacesVault: Bool

        init(_ command: any ParsableCommand) {
            asks = CommandLock.asks(command)
            descriptor = (command as? any TakesVaultPassphrase)?.passphrase.passphraseFd
            replacesVault = command is RestoreCommand
        }

        /// Asks for the passphrase where the lock is on; the command goes on with the open vault.
        /// - Throws: `Failure` with exit code 77, `Interrupted`.
        func ask() async throws {
            guard asks else { return }
            // The vault may be among what an interrupted restore has moved.
            if let notice = try Startup(locations: Context.locations()).recoverOrFail() { Output.error(notice) }
            guard let lock = try CommandLock(environment: ProcessEnvironment.environment()),
                let keys = try await lock.open(descriptor: descriptor, replacesVault: replacesVault)
            else { return }
            Context.useOpened(keys)
        }
    }

    /// Opens with a passphrase that was given; asks nobody.
    /// - Returns: `nil` where none was given.
    func openIfGiven(_ prompt: PassphraseOptions) async throws -> KeySupply? {
        guard let given = try prompt.given(environment).given() else { return nil }
        do throws(VaultError) {
            try await keys.vault.unlock(with: .passphrase(given))
            return keys
        } catch {
            throw Failure(error)
        }
    }

    /// - Returns: `nil` where there is nothing to lock with.
    private func open(descriptor: Int32?, replacesVault: Bool) async throws -> KeySupply? {
        let facts: VaultFacts
        switch await keys.vault.standing() {
        case .none: return nil
        case .locked(let found), .unlocked(let found): facts = found
        case .unusable where replacesVault: return nil
        case .unusable(let error, let hasBackup):
            let way = hasBackup ? " The last good copy is there: airfit keys restore." : ""
            throw Failure("AirFit is locked, and its vault cannot be used: \(error.sentence)\(way)", .key)
        }
        // As on the screen: without a passphrase there is nothing to lock with.
        guard facts.has(.passphrase) else { return nil }
        let prompt = PassphrasePrompt(descriptor: descriptor, file: environment["AIRFIT_PASSPHRASE_FILE"])
        try await Interruption.cancelling { try await unlock(facts, prompt) }
        // The setting counts from the file too; from now on an edit of the file alone does not take it back. A vault that
        // cannot be written to is opened all the same.
        try? await keys.vault.setLocksApp(true)
        for notice in await keys.vault.takeNotices() { Output.error(notice) }
        return keys
    }

    private func unlock(_ facts: VaultFacts, _ prompt: PassphrasePrompt) async throws {
        do {
            if let given = try prompt.given() { return try await keys.vault.unlock(with: .passphrase(given)) }
            guard prompt.canAsk else {
                throw Failure(
                    "AirFit is locked; give the passphrase with --passphrase-fd or in the file that "
                        + "AIRFIT_PASSPHRASE_FILE names.", .key)
            }
            let reader = FingerprintReader(environment: environment)
            let takesFinger = settings.lock.fingerprint && reader.support(hasKeyring: facts.has(.keyring)) == .available
            let question = "AirFit is locked. Passphrase\(takesFinger ? " (empty for the fingerprint reader)" : ""): "
            let typed = try HiddenPrompt.line(question)
            if takesFinger, typed.count == 0 { return try await unlockByFinger(reader) }
            try await keys.vault.unlock(with: .passphrase(try typed.passphrase()))
        } catch let error as VaultError {
            throw Failure(error)
        } catch let problem as SecretTextProblem {
            throw Failure(problem.sentence(of: "the passphrase"), .key)
        }
    }

    /// A finger opens what the system's keyring keeps.
    private func unlockByFinger(_ reader: FingerprintReader) async throws {
        Output.printNote("Put a finger on the reader.")
        for await event in reader.read() {
            switch event {
            case .again: Output.printNote("Once more, please.")
            case .matched:
                do {
                    return try await keys.vault.unlock(with: keys.keyring, mayAsk: false)
                } catch let problem as SecretService.Problem {
                    throw Failure(problem.sentence, .key)
                }
            case .notMatched: throw Failure("The reader does not know this finger.", .key)
            case .failed(let sentence): throw Failure(sentence, .key)
            }
        }
        throw Failure("The reader stopped.", .key)
    }
}
