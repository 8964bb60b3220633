import Archive
import DataWork
import Files
import Foundation
import HealthStore
import Settings
import Vault

extension Context {
    public var erasing: EraseWork {
        EraseWork(locations: locations, history: exportHistory, mayTakeSettings: !isDemo) {
            [vault = keys.vault, environment, isDemo] in
            // With --demo the keys and the settings are the person's own, and stay.
            guard !isDemo, await vault.standing().facts?.has(.keyring) == true else { return nil }
            do throws(SecretService.Problem) {
                try await SecretService(environment: environment).forgetEverything()
                return nil
            } catch {
                return "The keyring still keeps a key of the deleted vault, which opens nothing now. \(error.sentence)"
            }
        }
    }
}
