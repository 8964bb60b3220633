import ArgumentParser
import Foundation
import Settings
import SettingsModel
import Terminal

/// `airfit doctor`: the health of every part, with what to do.
struct DoctorCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check settings, files, terminal, network and every provider.",
        discussion: """
            Nothing is changed, unless --repair or --salvage is given. While the app lock is on, what is personal is left out unless the \
            passphrase is given. Each provider that can be used is asked for its list of models, for ten \
            seconds at most. With --verify all nights and days are computed from the samples again and compared with \
            those that are stored. The exit code is 0; 69 when something in use does not work, 1 when days differ.
            """)

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Ask no provider: nothing is sent.")
    var offline = false

    @Flag(help: "Compute all nights and days again and compare: seconds for millions of samples.")
    var verify = false

    @Flag(help: "With --verify: put right what differs.")
    var repair = false

    @Flag(help: "Look for damaged databases and read what can be read of them into new ones.")
    var salvage = false

    @Flag(help: "With --salvage: do not ask.")
    var yes = false

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        if yes, !salvage { throw ValidationError("--yes goes with --salvage.") }
        if repair, !verify { throw ValidationError("--repair goes with --verify.") }
    }

    func run() async throws {
        let (json, offline, verify, repair, passphrase) = (json, offline, verify, repair, passphrase)
        if salvage {
            let yes = yes
            return try await Interruption.cancelling { try await Self.salvage(saysYes: yes) }
        }
        let locations = try Context.locations()
        if let notice = try Startup(locations: locations).recoverOrFail() { Output.error(notice) }
        try await Interruption.cancelling {
            let environment = ProcessInfo.processInfo.environment
            var examination = DoctorExamination(
                environment: environment, locations: locations, isOffline: offline,
                passphrase: passphrase.given(environment))
            (examination.verifiesDays, examination.repairsDays) = (verify, repair)
            examination.keys = Context.openedKeys
            if examination.keys == nil, let lock = try CommandLock(environment: environment) {
                examination.keys = try await lock.openIfGiven(passphrase)
                examination.isLocked = examination.keys == nil
            }
            let report = await examination.report()
            guard !Task.isCancelled else { return }
            if json {
                Output.json(report.json)
            } else {
                Output.print(report.text(isUTF8: TerminalReport(environment: environment).isUTF8))
            }
            let days = report.services.first { $0.service == DoctorExamination.daysService }
            if let days, days.status == .unhealthy {
                throw Failure("\(days.message). \(days.advice ?? "").", .other)
            }
            if report.status == .unhealthy { throw Failure("", .unavailable) }
        }
    }
}

/// Looks at one part after the other; at the providers all at once.
struct DoctorExamination: Sendable {
    let environment: [String: String]
    let locations: FileLocations
    let isOffline: Bool
    /// Whether roll-ups are compared with the samples.
    var verifiesDays = false
    /// Whether those that differ are computed anew.
    var repairsDays = false
    /// Tells nothing on standard error: a screen is open.
    var isQuiet = false
    /// The app lock is on: counts and dates of the person's are left out, and no key is read.
    var isLocked = false
    /// Those of the program that runs; `nil` looks for them anew.
    var keys: KeySupply?
    /// Opens the vault where it was given; nobody is asked for it.
    let passphrase: PassphrasePrompt

    func report() async -> HealthReport {
        let checkedAt = Date()
        let (configuration, settings) = timed { checkConfiguration() }
        var services = [
            configuration, timed { checkFolders() }, timed { checkHealthStore() }, timed { checkConversations() },
            timed { checkThemes(settings) }, timed { checkTerminal() }, timed { checkNetwork() },
        ]
        if verifiesDays { services.append(await checkDays(settings)) }
        services += await checkProviders(settings)
        return HealthReport(checkedAt: checkedAt, services: services)
    }

    /// The rest is looked at with what of the configuration can be used.
    func checkConfiguration() -> (ServiceHealth, Settings) {
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

    func timed(_ look: () -> ServiceHealth) -> ServiceHealth {
        let began = ContinuousClock.now
        var health = look()
        health.seconds = (ContinuousClock.now - began) / .seconds(1)
        return health
    }

    func timed(_ look: () -> (ServiceHealth, Settings)) -> (ServiceHealth, Settings) {
        var settings = Settings()
        let health = timed { () -> ServiceHealth in
            let (health, found) = look()
            settings = found
            return health
        }
        return (health, settings)
    }
}
