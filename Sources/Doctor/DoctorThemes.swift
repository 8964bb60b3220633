import Foundation
import Settings
import SettingsModel

/// The themes.
extension DoctorExamination {
    /// Whether the themes in use can be read.
    public func checkThemes(_ settings: Settings) -> ServiceHealth {
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
