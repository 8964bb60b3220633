import ArgumentParser
import Foundation
import Processes
import Settings

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
            try await ConfigCommand.followLock(changedFrom: lockedBefore, in: path)
        }

        /// Waits until the editor is closed.
        private func open(_ path: String) async throws {
            let environment = Surroundings.environment()
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
