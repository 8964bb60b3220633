import Console
import Vault

extension KeySupply {
    /// Opens a vault for which nobody has to be asked; any other one stays as it is.
    public func openByItself() async {
        guard vault.isThere, case .locked = await vault.standing() else { return }
        do { try await unlock(prompt: nil) } catch {}  // how it stands is told where it matters
    }

    /// Whether the desktop has a keyring that would open a new vault.
    public var hasKeyring: Bool {
        get async {
            do throws(SecretService.Problem) {
                try await keyring.check()
                return true
            } catch {
                return false
            }
        }
    }

    /// Opens the vault for a first or a further key; where there is none, one is made that the keyring or a passphrase opens.
    public func unlockOrCreate(_ prompt: PassphrasePrompt) async throws {
        guard case .none = await vault.standing() else { return try await unlock(prompt: prompt) }
        do {
            if let given = try prompt.given() { return try await vault.create(with: [.passphrase(given)]) }
            let problem = await keyringProblem()
            if problem == nil { return try await createWithKeyring() }
            guard prompt.canAsk else {
                throw Failure(
                    "\(problem ?? "") Give the new vault a passphrase with --passphrase-fd or in the file that "
                        + "AIRFIT_PASSPHRASE_FILE names.", .key)
            }
            Output.printNote("\(problem ?? "") The vault is made with a passphrase.")
            try await vault.create(with: [.passphrase(prompt.askForNew())])
        } catch let error as VaultError {
            throw Failure(error)
        }
    }

    private func createWithKeyring() async throws {
        do {
            try await vault.create(with: [], keyring: keyring)
        } catch let problem as SecretService.Problem {
            throw Failure(problem.sentence, .key)
        }
        Output.printNote("The keyring opens the vault. A passphrase besides: airfit keys passphrase")
    }

    /// Why the keyring cannot be used; `nil` when it can.
    private func keyringProblem() async -> String? {
        do throws(SecretService.Problem) {
            try await keyring.check()
            return nil
        } catch {
            return error.sentence
        }
    }
}
