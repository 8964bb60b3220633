import ArgumentParser
import Console
import Foundation
import Live
import Processes
import ProgramContext
import Settings
import Vault

extension ConfigCommand {
    struct Edit: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Open config.toml in $VISUAL or $EDITOR, and check it afterwards.")

        @OptionGroup var passphrase: PassphraseOptions

        func run() async throws {
            let path = try Context.locations().configFile
            do throws(SettingsFileError) { try SettingsTemplate.make(at: path) } catch {
                throw Failure(error.message, .other)
            }
            let lockedBefore = SettingsCodec.reading(of: path).settings.lock.isEnabled
            try await open(path)
            let reading = SettingsCodec.reading(of: path)
            for problem in reading.problems + reading.warnings { Output.error(problem.message) }
            if !reading.problems.isEmpty { throw Failure("", .badInput) }
            let turnsOn = reading.settings.lock.isEnabled && !lockedBefore && Context.openedKeys == nil
            let vault = turnsOn ? try await lockingVault(in: path) : nil
            try await ConfigCommand.followLock(changedFrom: lockedBefore, in: path, vault)
        }

        /// - Throws: where its passphrase does not come; then the lock is off in the file again.
        private func lockingVault(in path: String) async throws -> Vault? {
            do {
                return try await ConfigCommand.vaultToLock(passphrase)
            } catch {
                try await SettingsFile(path: path).apply([.set("lock.enabled", .flag(false))])
                throw error
            }
        }

        /// Waits until the editor is closed.
        private func open(_ path: String) async throws {
            let environment = ProcessEnvironment.environment()
            let command = Editor.command(in: environment)
            guard
                let status = await Editor.run(command + [path], environment: ChildEnvironment(of: environment))
            else {
                throw Failure("There is no program \(command[0]); set EDITOR to the editor you use.", .other)
            }
            guard status == 0 else {
                throw Failure("\(command[0]) ended with \(status); the file is \(path).", .other)
            }
        }
    }
}
