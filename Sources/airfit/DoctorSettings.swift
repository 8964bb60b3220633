import Foundation
import Settings
import SettingsModel
import Vault

/// The vault and the themes.
extension DoctorExamination {
    /// How the vault stands, without opening it.
    func checkVault() async -> ServiceHealth {
        let vault = Vault(folder: locations.data)
        var health = ServiceHealth(
            service: "vault", title: "Vault", status: .unknown, message: "None; no key was kept yet",
            details: ["exists": .truth(vault.isThere)])
        guard vault.isThere else { return health }
        switch await vault.standing() {
        case .none: break
        case .locked(let facts), .unlocked(let facts):
            health.status = .healthy
            health.details["keys"] = .count(facts.keyNames.count)
            health.details["slots"] = .count(facts.slots.count)
            health.message = "\(facts.keyNames.count) keys, \(facts.slots.count) ways to open it"
            if facts.isCheapToGuess {
                health.status = .degraded
                health.message += "; its passphrase is cheap to guess"
                health.advice = "Set the passphrase anew in the settings, under App lock"
            }
        case .unusable(let error, let hasBackup):
            health.status = .unhealthy
            health.message = error.sentence
            health.advice = hasBackup ? "The last good copy beside it can be restored in the settings" : nil
        }
        return health
    }

    /// Whether the themes in use can be read.
    func checkThemes(_ settings: Settings) -> ServiceHealth {
        let library = ThemeLibrary(userFolder: locations.themesFolder)
        let names = library.names()
        var health = ServiceHealth(
            service: "themes", title: "Themes", status: .healthy,
            message: "\(settings.ui.themeInUse), of \(names.count)",
            details: ["in_use": .text(settings.ui.themeInUse), "themes": .count(names.count)])
        for name in Set([settings.ui.theme, settings.ui.lightTheme]).sorted() {
            do throws(FileProblem) {
                let reading = try library.theme(named: name)
                guard let warning = reading.warnings.first, health.status == .healthy else { continue }
                (health.status, health.message) = (.degraded, warning.message)
                health.advice = "Correct the theme \(name) in \(locations.themesFolder)"
            } catch {
                (health.status, health.message) = (.degraded, error.message)
                health.advice = "Correct it, or choose another theme: airfit config set ui.theme dusk"
            }
        }
        return health
    }
}
