import ArgumentParser
import CProcessGuard
import ChatModel
import Console
import EventLoop
import Foundation
import HealthModel
import Live
import ProgramContext
import SettingsModel

/// The root command: without a subcommand it opens the full-screen app.
struct AirFit: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "airfit",
        abstract: "A personal AI health coach for the terminal.",
        discussion: """
            Your health data stay in a local database. Talk with a coach of your choice, or with the built-in offline \
            coach, about what they say. Try it with: airfit --demo
            """,
        version: AirFitVersion.text,
        subcommands: [
            ImportCommand.self, WatchCommand.self, ConnectCommand.self, ConnectionsCommand.self, SyncCommand.self,
            DisconnectCommand.self, SnapshotCommand.self, AskCommand.self, ToolsCommand.self, ToolCommand.self,
            LogCommand.self, WorkoutCommand.self, FindingsCommand.self, PlanCommand.self, GoalsCommand.self,
            NotifyCommand.self, OpenCommand.self,
            NoticesCommand.self, MCPCommand.self,
            ProvidersCommand.self,
            ModelsCommand.self, KeysCommand.self, WeatherCommand.self, PlaceCommand.self, SpendCommand.self,
            ConfigCommand.self, DoctorCommand.self,
            ExportCommand.self, BackupCommand.self, RestoreCommand.self, EraseCommand.self, ManCommand.self,
            LicensesCommand.self,
        ])

    @OptionGroup var common: CommonOptions

    @Flag(help: "Add a page to the settings that shows services, requests and timings.")
    var debug = false

    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Chat in plain lines: for screen readers, simple terminals and pipes.")
    var plain = false

    @Flag(help: "With --plain: ask models of unknown price in spite of your limits.")
    var acceptUnknownPrice = false

    func run() async throws {
        var options = common.start
        options.debug = debug
        guard plain || !acceptUnknownPrice else { throw Failure("--accept-unknown-price goes with --plain.", .usage) }
        guard plain else { return try await Self.open(options) }
        let accepts = acceptUnknownPrice
        try await Context.lending([options]) { context in
            context.countCommand()
            if accepts { context.acceptUnpriced() }
            try await PlainChat.run(context)
        }
    }

    /// Opens the full screen; returns when the person has quit.
    /// - Parameter target: the place to begin at; `nil` for the usual one.
    static func open(_ options: StartOptions, at target: OpenTarget? = nil) async throws {
        let status = try await Context.lending([options], goesOn: true) { context in
            context.countCommand()
            return try await FullScreen.run(context, opening: target)
        }
        if status != 0 { throw Interrupted(signal: status - 128) }
    }
}
