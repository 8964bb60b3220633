import Archive
import ArgumentParser
import Console
import DataWork
import Files
import Foundation
import ProgramContext
import Vault

/// `airfit backup`: everything in one file, to be put back by `airfit restore`.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write a backup of everything: data, conversations, settings, themes, keys as they are encrypted.",
        discussion: """
            The backup is encrypted with a passphrase of its own, asked for twice; without that passphrase nobody can \
            read it, you neither. Scripts give it with --passphrase-fd or in the 0600 file that AIRFIT_PASSPHRASE_FILE \
            names. The vault stays encrypted inside with its own passphrase.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Do not encrypt it: a tar archive that anyone who gets it can read.")
    var unencrypted = false

    @Flag(help: "Replace a file that is there already.")
    var force = false

    @Flag(help: "Print what was done as JSON.")
    var json = false

    @Argument(help: ArgumentHelp("The file to write.", valueName: "path"))
    var path: String

    func run() async throws {
        let (path, force, plain, json, options) = (path, force, unencrypted, json, passphrase)
        try await Context.running([common, root.common]) { context in
            let secret =
                plain ? nil : try options.passphrase(of: "the backup", isNew: true, environment: context.environment)
            try context.refuseMissingStores()
            if context.isDemo { _ = try await context.health() }
            let made: BackupWork.Made
            do {
                made = try await context.backups.make(
                    at: context.absolute(path), mayReplace: force, passphrase: secret
                ) { done, total in
                    Output.progress("\(byteText(done)) of \(byteText(total))  Ctrl-C stops, nothing half stays")
                }
            } catch {
                Output.progress("")
                throw Failure(archiving: error)
            }
            Output.progress("")
            if json {
                Output.json(ExportListing.json(made.entry))
            } else {
                Output.print(
                    "\(made.entry.path): \(counted(made.files.count, "file")), \(byteText(made.entry.bytes)), "
                        + (plain ? "not encrypted." : "encrypted; keep the passphrase."))
            }
        }
    }
}

/// `airfit restore`: puts a backup back.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup back; what is there now is kept in a dated folder.",
        discussion: """
            The whole backup is checked before anything is touched. What it does not hold stays as it is. Quit AirFit's \
            full screen first. AirFit makes backups by itself, one a day and one before each restore and each update of \
            its databases; --list shows them, and each is put back by its name.

            Settings of it that run programs, send data or speak to a model (key commands, addresses, headers, what is \
            shared, the watched folder …) and are not set so already are shown and stay off until you confirm them: \
            airfit config confirm, or in the full screen at its next start.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "List the automatic backups.")
    var list = false

    @Flag(help: "With --list: print JSON.")
    var json = false

    @Flag(help: "Do not ask.")
    var yes = false

    @Argument(help: ArgumentHelp("The backup: a path, or the name of an automatic one.", valueName: "path or name"))
    var path: String?

    func validate() throws {
        if list != (path == nil) { throw ValidationError("Give a backup, or --list.") }
        if json, !list { throw ValidationError("--json goes with --list.") }
    }

    func run() async throws {
        let (named, yes, options, json) = (path, yes, passphrase, json)
        try await Context.running([common, root.common]) { context in
            guard let named else {
                return json ? AutomaticBackups.printJSON(of: context) : AutomaticBackups.printList(of: context)
            }
            if context.isDemo { throw Failure.noRestoreIntoDemo }
            var path = context.absolute(named)
            if PathText.statusOfTarget(path) == nil, let own = context.automaticBackups.entry(named: named) {
                path = own.path
            }
            let opening = try await Self.opening(path, options, context)
            if !yes {
                try Confirmation.typed(
                    "restore", after: "The backup takes the place of what AirFit has now, which is kept beside it.",
                    orFlag: "--yes")
            }
            do {
                let examined = try await context.backups.examine(path, opening: opening)
                let (restored, notice) = try await context.putBack(examined)
                if let notice { Output.error(notice) }
                Output.print(restored.text)
            } catch {
                throw Failure(archiving: error)
            }
        }
    }

    /// One that was sealed with the vault is opened by the vault, where nobody has to be asked for that; else by a passphrase.
    private static func opening(
        _ path: String, _ options: PassphraseOptions, _ context: Context
    ) async throws -> BackupWork.Opening {
        guard SealedFile.isSealed(path: path) else { return .unencrypted }
        if SealedFile.isUnprotected(path: path) { return .unprotected }
        // Without a vault, or with one that does not open by itself, the passphrase is asked for.
        if context.keys.vault.isThere, (try? await context.keys.unlock(prompt: nil)) != nil,
            let opener = try? await context.keys.vault.sealOpener(), SealedFile.opens(path: path, with: opener)
        {
            return .vault(opener)
        }
        return .passphrase(
            try options.passphrase(of: path, isNew: false, environment: context.environment))
    }
}
