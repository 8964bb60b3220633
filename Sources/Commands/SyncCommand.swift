import ArgumentParser
import Connections
import Console
import DataWork
import Foundation
import HealthModel
import JSON
import ProgramContext
import UserUnits

/// `airfit sync`: reads the connected clouds.
struct SyncCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync", abstract: "Read the clouds that are connected.",
        discussion: """
            First what may have changed since the last time, then further back, the newest first, as far as you said when you \
            connected. Ctrl-C keeps what came; the next sync goes on. Reading again adds nothing, and what a service has \
            changed or taken away is so here, too. A service that cannot be read does not keep the others from it. The exit \
            code is 69 when one could not be read, and 77 when one has to be connected again. airfit sync install has systemd \
            read every hour; where there is none, it prints the line for cron.
            """,
        subcommands: [Read.self, Install.self, Remove.self], defaultSubcommand: Read.self)

    @OptionGroup var common: CommonOptions

    static let timer = UserTimer(
        name: "sync", description: "Watch and ring clouds of AirFit", arguments: ["sync", "--notify"],
        cadence: .everyHours(1, minute: 7), isPersistent: true, needsNetwork: true)
}

extension SyncCommand {
    struct Read: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(abstract: "Read the clouds that are connected.")

        @OptionGroup var common: CommonOptions
        @OptionGroup var passphrase: PassphraseOptions

        @Argument(help: "The services; all that are connected without one.")
        var services: [String] = []

        @Option(help: ArgumentHelp("Read everything down to this day again.", valueName: "YYYY-MM-DD"))
        var since: String?

        @Flag(help: "Tell what failed by a notification, once; for a timer.")
        var notify = false

        @Flag(help: "Print JSON.")
        var json = false

        func run() async throws {
            let (ids, json, passphrase, since) = (services, json, passphrase, try CivilDay.day(since))
            let notifies = notify
            try await Context.running([common]) { context in
                guard !context.isDemo else { throw Failure("The sample year has no connections.", .usage) }
                let services = try ids.isEmpty ? context.askedClouds : ids.map(ConnectionService.named)
                if let off = services.first(where: { !context.settings.connections.isOn($0.id) }) {
                    throw Failure(switchedOff: off)
                }
                guard !services.isEmpty else {
                    let off = context.connections.connected.first
                    throw off.map(Failure.init(switchedOff:))
                        ?? Failure("Nothing is connected; airfit connections lists what can be.", .usage)
                }
                for service in services where context.connections.state(of: service.id) == nil {
                    throw Failure(.notConnected, service)
                }
                try await context.keys.unlock(prompt: passphrase.prompt(context))
                let store = try await context.health()
                var reports: [SyncReport] = []
                var isNewProblem = false
                for service in services {
                    let before = context.connections.state(of: service.id)
                    let report = await context.sync(service, into: store, since: since) { step in
                        Output.progress(
                            "\(step.title): \(step.stream) from \(step.day.iso), \(grouped(step.records)) records  Ctrl-C stops"
                        )
                    }
                    Output.progress("")
                    reports.append(report)
                    // What is known already was told, and what passes is nobody's trouble.
                    if let problem = report.problem, !problem.isPassing, before?.isLost != true {
                        let sentence = problem.sentence(report.title, id: service.id)
                        isNewProblem = isNewProblem || before?.problem != sentence
                    }
                    if !json { Self.printReport(report) }
                    if Task.isCancelled { break }
                }
                if json { Output.json(JSONText.object(["services": reports.map(Self.object)])) }
                for report in reports {
                    report.gaps.forEach(Output.error)
                    if let problem = report.problem { Output.error(problem.sentence(report.title, id: report.service)) }
                }
                if notifies, isNewProblem { await CommandNotification(context: context).send(.syncFailed) }
                await context.backUpToday()
                let codes = reports.compactMap { $0.problem?.exitCode }
                if let code = codes.contains(.key) ? .key : codes.first { throw Failure("", code) }
            }
        }

        private static func printReport(_ report: SyncReport) {
            guard let days = report.days else { return }
            let rest = report.isComplete || report.problem == nil ? "" : "; older ones are still to come"
            Output.print(
                "\(report.title): \(grouped(report.added)) new records of \(days.lowerBound.iso) to \(days.upperBound.iso)\(rest)."
            )
        }

        private static func object(_ report: SyncReport) -> [String: Any] {
            [
                "id": report.service, "records": report.records, "added": report.added, "skipped": report.skipped,
                "first_day": report.days?.lowerBound.iso ?? NSNull() as Any,
                "last_day": report.days?.upperBound.iso ?? NSNull() as Any, "requests": report.requests,
                "is_complete": report.isComplete, "gaps": report.gaps,
                "problem": report.problem?.sentence(report.title, id: report.service) ?? NSNull() as Any,
            ]
        }
    }

    struct Install: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Have a timer of the system read every hour.")
        @OptionGroup var common: CommonOptions

        func run() async throws {
            try await Context.running([common]) { context in
                try await UnitsOutput.install(SyncCommand.timer, context)
                guard !context.askedClouds.isEmpty else {
                    return Output.printNote("Nothing is connected yet; airfit connections lists what can be.")
                }
                do { try await context.keys.unlock(prompt: nil) } catch let failure as Failure {
                    Output.printNote(
                        "The timer cannot open the vault by itself, so it reads nothing: \(failure.sentence)")
                }
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take the timer away.")
        @OptionGroup var common: CommonOptions

        func run() async throws {
            try await Context.running([common]) { context in try await UnitsOutput.remove(SyncCommand.timer, context) }
        }
    }
}
