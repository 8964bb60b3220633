import ArgumentParser
import Console
import Foundation
import KeySupply
import Passphrases
import ProgramContext
import Vault

/// How a command gets the vault's passphrase: never from its arguments or the environment.
struct PassphraseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Read the vault's passphrase from this open file.", valueName: "number"))
    var passphraseFd: Int32?

    func validate() throws {
        if let passphraseFd, passphraseFd < 0 || passphraseFd == 1 || passphraseFd == 2 {
            throw ValidationError("--passphrase-fd takes the number of a file that is open for reading, such as 3.")
        }
    }

    func prompt(_ context: Context) -> PassphrasePrompt {
        PassphrasePrompt(descriptor: passphraseFd, file: context.environment["AIRFIT_PASSPHRASE_FILE"])
    }

    /// The passphrase of a file to be read or written.
    /// - Parameter isNew: it is for a file to be written: asked for twice.
    func passphrase(of file: String, isNew: Bool, environment: [String: String]) throws -> Secret {
        let prompt = PassphrasePrompt(descriptor: passphraseFd, file: environment["AIRFIT_PASSPHRASE_FILE"])
        if let given = try prompt.given() { return isNew ? try Self.judged(given) : given }
        guard prompt.canAsk else {
            throw Failure(
                "A passphrase is needed: give it with --passphrase-fd or in the file that AIRFIT_PASSPHRASE_FILE names.",
                .usage)
        }
        let question = "Passphrase of \(file): "
        return isNew ? try prompt.askForNew(question) : try prompt.ask(question)
    }

    /// - Throws: `Failure` for one that is easy to guess.
    private static func judged(_ passphrase: Secret) throws -> Secret {
        if let problem = PassphraseStrength(passphrase.revealed()).problem { throw Failure(problem, .badInput) }
        return passphrase
    }

    /// The passphrase of the options or the environment alone; nobody is asked.
    func given(_ environment: [String: String]) -> PassphrasePrompt {
        PassphrasePrompt(
            descriptor: passphraseFd, file: environment["AIRFIT_PASSPHRASE_FILE"], mayAsk: false)
    }
}
