import Foundation
import KeySupply
import RESTClient
import Settings
import SettingsModel

/// Looks at one part after the other; at the providers all at once.
public struct DoctorExamination: Sendable {
    public let environment: [String: String]
    public let locations: FileLocations
    public let isOffline: Bool
    /// Whether roll-ups are compared with the samples.
    public var verifiesDays = false
    /// Whether those that differ are computed anew.
    public var repairsDays = false
    /// Tells nothing on standard error: a screen is open.
    public var isQuiet = false
    /// The app lock is on: counts and dates of the person's are left out, and no key is read.
    public var isLocked = false
    /// Those of the program that runs; `nil` looks for them anew.
    public var keys: KeySupply?
    /// Opens the vault where it was given; nobody is asked for it.
    public let passphrase: PassphrasePrompt

    public init(
        environment: [String: String], locations: FileLocations, isOffline: Bool, verifiesDays: Bool = false,
        repairsDays: Bool = false, isQuiet: Bool = false, isLocked: Bool = false, keys: KeySupply? = nil,
        passphrase: PassphrasePrompt
    ) {
        self.environment = environment
        self.locations = locations
        self.isOffline = isOffline
        self.verifiesDays = verifiesDays
        self.repairsDays = repairsDays
        self.isQuiet = isQuiet
        self.isLocked = isLocked
        self.keys = keys
        self.passphrase = passphrase
    }

    /// When each service answered last.
    var records: ServiceRecords { ServiceRecords(path: locations.serviceRecords) }

    /// Looks at every part of the program and gives a verdict on each.
    public func report() async -> HealthReport {
        let checkedAt = Date()
        let (configuration, settings) = timed { checkConfiguration() }
        var services = [
            configuration, timed { checkFolders() }, timed { checkHealthStore() }, timed { checkConversations() },
            timed { checkThemes(settings) }, timed { checkTerminal() }, timed { checkNetwork() },
        ]
        if verifiesDays { services.append(await checkDays(settings)) }
        services += await checkProviders(settings)
        services += await checkWeather(settings)
        return HealthReport(checkedAt: checkedAt, services: services)
    }

    /// The rest is looked at with what of the configuration can be used.
    public func checkConfiguration() -> (ServiceHealth, Settings) {
        let file = locations.configFile
        var health = ServiceHealth(
            service: "configuration", title: "Configuration", status: .healthy, message: file,
            details: ["path": .text(file), "exists": .truth(FileManager.default.fileExists(atPath: file))])
        let reading = SettingsCodec.reading(of: file)
        if case .truth(false)? = health.details["exists"] { health.message = "None; the defaults apply" }
        health.details["warnings"] = .count(reading.warnings.count)
        if !reading.problems.isEmpty {
            health.status = .unhealthy
            health.message = reading.problems.map(\.message).joined(separator: " ")
            health.advice = "Correct \(file), or move it away to start with the defaults"
        } else if !reading.warnings.isEmpty {
            health.status = .degraded
            health.message = reading.warnings.map(\.message).joined(separator: " ")
            health.advice = "Correct or remove it in \(file)"
        }
        return (health, reading.settings)
    }

    /// The verdict, with the seconds that it took.
    public func timed(_ look: () -> ServiceHealth) -> ServiceHealth {
        let began = ContinuousClock.now
        var health = look()
        health.seconds = (ContinuousClock.now - began) / .seconds(1)
        return health
    }

    /// The verdict with the seconds that it took, and the settings that were read for it.
    public func timed(_ look: () -> (ServiceHealth, Settings)) -> (ServiceHealth, Settings) {
        var settings = Settings()
        let health = timed { () -> ServiceHealth in
            let (health, found) = look()
            settings = found
            return health
        }
        return (health, settings)
    }
}
