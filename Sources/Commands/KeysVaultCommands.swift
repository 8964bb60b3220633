import ArgumentParser
import Console
import Foundation
import KeySupply
import ProgramContext
import Vault

/// `airfit keys passphrase`
struct KeysPassphrase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passphrase", abstract: "Set or change the passphrase of the vault. The keys stay.",
        discussion: "Also makes an old passphrase as dear to guess as a new one: give the same one again.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(help: ArgumentHelp("Read the new passphrase from this open file.", valueName: "number"))
    var newPassphraseFd: Int32?

    func run() async throws {
        let (passphrase, newOne) = (passphrase, newPassphraseFd)
        try await Context.running([common]) { context in
            let prompt = passphrase.prompt(context)
            let facts = try await context.keys.facts()
            do {
                // Who has the keyring open may add a passphrase, but not change one.
                if facts.has(.passphrase) {
                    let old = try prompt.given() ?? prompt.ask("Passphrase of the vault: ")
                    try await context.keys.vault.unlock(with: .passphrase(old))
                } else {
                    try await context.keys.unlock(prompt: prompt)
                }
                let new = try PassphrasePrompt(descriptor: newOne).given() ?? prompt.askForNew()
                try await context.keys.vault.setPassphrase(new)
                if context.settings.lock.isEnabled { try await context.keys.vault.setLocksApp(true) }
                for slot in facts.slots where slot.kind == .unprotected {
                    try await context.keys.vault.removeSlot(slot.id)
                }
            } catch let error as VaultError {
                throw Failure(error)
            }
            Output.printNote("The vault has a new passphrase.")
        }
    }
}

/// `airfit keys recovery-code`
struct KeysRecoveryCode: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "recovery-code", abstract: "Make a code that opens the vault when the passphrase is lost.",
        discussion: "It is printed once, to be written down. A code made before opens the vault no more.")

    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    func run() async throws {
        let passphrase = passphrase
        try await Context.running([common]) { context in
            let facts = try await context.keys.facts()
            try await context.keys.unlock(prompt: passphrase.prompt(context))
            let code = RecoveryCode.random()
            do throws(VaultError) {
                try await context.keys.vault.addSlot(.recovery(code))
                for slot in facts.slots where slot.kind == .recovery {
                    try await context.keys.vault.removeSlot(slot.id)
                }
            } catch {
                throw Failure(error)
            }
            Output.print(code.text)
            Output.printNote("Write it down and keep it where the keys are not; it is not shown again.")
        }
    }
}

/// `airfit keys recover`
struct KeysRecover: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recover", abstract: "Open the vault with its recovery code and give it a new passphrase.",
        discussion: "The code is asked for, or read from standard input.")

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp("Read the new passphrase from this open file.", valueName: "number"))
    var newPassphraseFd: Int32?

    func run() async throws {
        let newOne = newPassphraseFd
        try await Context.running([common]) { context in
            _ = try await context.keys.facts()
            let typed =
                isatty(STDIN_FILENO) == 1
                ? try HiddenPrompt.line("Recovery code (not shown): ")
                : try SecretBuffer(firstLineOf: STDIN_FILENO, named: "Standard input")
            do {
                try await context.keys.vault.unlock(with: .recovery(RecoveryCode(typed.text())))
                let new = try PassphrasePrompt(descriptor: newOne).given() ?? PassphrasePrompt().askForNew()
                try await context.keys.vault.setPassphrase(new)
            } catch let error as VaultError {
                throw Failure(error)
            }
            Output.printNote("The vault has a new passphrase. The recovery code stays as it is.")
        }
    }
}

/// `airfit keys restore`
struct KeysRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Go back to the last good copy of a damaged vault.",
        discussion: "The damaged file is kept beside it as vault.damaged.")

    @OptionGroup var common: CommonOptions

    func run() async throws {
        try await Context.running([common]) { context in
            do throws(VaultError) {
                try await context.keys.vault.restoreBackup()
            } catch {
                guard error == .alreadyThere else { throw Failure(error) }
                throw Failure("The vault is whole; nothing was changed.", .usage)
            }
            let names = await context.keys.vault.standing().facts?.keyNames ?? []
            Output.printNote(
                "The vault is back, with keys of: \(names.isEmpty ? "nobody" : names.joined(separator: ", ")).")
        }
    }
}
