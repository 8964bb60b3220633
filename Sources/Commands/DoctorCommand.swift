import ArgumentParser
import Console
import Doctor
import Foundation
import KeySupply
import ProgramContext
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
            those that are stored. With --demo the store of the demonstration is looked at. The exit code is 0; 69 when \
            something in use does not work, 1 when days differ.
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

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    private var isDemo: Bool { common.demo || root.common.demo }

    func validate() throws {
        if yes, !salvage { throw ValidationError("--yes goes with --salvage.") }
        if repair, !verify { throw ValidationError("--repair goes with --verify.") }
    }

    func run() async throws {
        if salvage {
            guard !isDemo else { throw Failure("--salvage reads your own databases: leave --demo out.", .usage) }
            let yes = yes
            return try await Interruption.cancelling { try await Self.salvage(saysYes: yes) }
        }
        let look = Look(json: json, offline: offline, verify: verify, repair: repair, passphrase: passphrase)
        guard !isDemo else {
            return try await Context.running([common, root.common]) { context in
                _ = try await context.health()
                try await look.run(at: context.locations, keys: context.keys)
            }
        }
        let locations = try Context.locations()
        if let notice = try Startup(locations: locations).recoverOrFail() { Output.error(notice) }
        try await Interruption.cancelling { try await look.run(at: locations, keys: nil) }
    }
}

/// A look at every part, and its report.
private struct Look: Sendable {
    let json: Bool
    let offline: Bool
    let verify: Bool
    let repair: Bool
    let passphrase: PassphraseOptions

    /// Prints the report on the files at `locations`.
    /// - Parameter keys: those of the program that runs; `nil` looks for them anew.
    func run(at locations: FileLocations, keys: KeySupply?) async throws {
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
        examination.keys = examination.keys ?? keys
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
