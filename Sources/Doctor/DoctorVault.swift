import ChatModel
import Console
import KeySupply
import Providers
import Vault

/// The vault, and the keys that have to be unlocked or asked for.
extension DoctorExamination {
    func checkVault(_ keys: KeySupply) async -> ServiceHealth {
        var health = ServiceHealth(service: "vault", title: "Key vault", status: .healthy, message: "")
        let standing = await keys.vault.standing()
        if let facts = standing.facts {
            let ways = facts.slots.map { $0.kind.words }.joined(separator: ", ")
            health.message = "\(facts.keyNames.count) key\(facts.keyNames.count == 1 ? "" : "s"), opened by \(ways)"
            health.details["keys"] = .count(facts.keyNames.count)
            health.details["changes"] = .count(facts.generation)
            if facts.has(.unprotected) {
                health.status = .degraded
                health.message += ": the keys are not protected"
                health.advice = "Give it a passphrase: airfit keys passphrase"
            }
        }
        switch standing {
        case .locked: health.details["state"] = .text("locked")
        case .unlocked: health.details["state"] = .text("unlocked")
        case .none:
            health.details["state"] = .text("none")
            (health.status, health.message, health.advice) = (.unknown, "No vault yet", "airfit keys set PROVIDER")
        case .unusable(let error, let hasBackup):
            health.details["state"] = .text("unusable")
            health.status = .unhealthy
            health.message = error.sentence
            health.advice = hasBackup ? "Go back to the last good copy: airfit keys restore" : nil
        }
        return health
    }

    /// Reads the keys that are not at hand, as far as that asks nobody; tells why for those it could not read.
    func unreadableKeys(_ keys: KeySupply, _ directory: ProviderDirectory) async -> [ProviderID: String] {
        var problems: [ProviderID: String] = [:]
        var hasTriedVault = false
        for id in directory.ids where directory.keySources(of: id).isWaiting {
            // One try for all the keys of the vault: wrong passphrases are counted.
            if directory.keySources(of: id).counting == .vault, hasTriedVault {
                problems[id] = problems.values.first
                continue
            }
            hasTriedVault = hasTriedVault || directory.keySources(of: id).counting == .vault
            do {
                try await keys.prepare(id, in: directory, prompt: passphrase)
            } catch {
                problems[id] = (error as? Failure)?.sentence ?? "Its key cannot be read."
            }
        }
        return problems
    }
}

extension VaultSlot.Kind {
    /// For people.
    public var words: String {
        switch self {
        case .passphrase: "a passphrase"
        case .keyring: "the keyring"
        case .recovery: "a recovery code"
        case .unprotected: "anybody"
        }
    }
}
