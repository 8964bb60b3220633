import ArgumentParser
import CProcessGuard
import ChatModel
import EventLoop
import Foundation
import HealthModel

/// Options that every command takes, before or after its name.
struct CommonOptions: ParsableArguments {
    @Flag(help: "Use a built-in sample year in a throw-away store, with the offline coach.")
    var demo = false

    @Option(name: .customLong("date"), help: ArgumentHelp("Take this day as today.", valueName: "YYYY-MM-DD"))
    var dates: [String] = []

    var start: StartOptions { StartOptions(demo: demo, date: dates.first) }

    func validate() throws {
        guard Set(dates).count < 2 else { throw ValidationError(Self.twoDates) }
    }

    static let twoDates = "--date is given twice with different days."
}

/// The root command: without a subcommand it opens the full-screen app.
struct AirFit: AsyncParsableCommand, TakesVaultPassphrase {
    static let version = "0.1.0"
    static let configuration = CommandConfiguration(
        commandName: "airfit",
        abstract: "A personal AI health coach for the terminal.",
        discussion: """
            Your health data stay in a local database. Talk with a coach of your choice, or with the built-in offline \
            coach, about what they say. Try it with: airfit --demo
            """,
        version: version,
        subcommands: [
            ImportCommand.self, WatchCommand.self, SnapshotCommand.self, AskCommand.self, ToolsCommand.self,
            ToolCommand.self, LogCommand.self, NoticesCommand.self, MCPCommand.self, ProvidersCommand.self,
            ModelsCommand.self, KeysCommand.self, SpendCommand.self, ConfigCommand.self, DoctorCommand.self,
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
            if accepts { context.acceptUnpriced() }
            try await PlainChat.run(context)
        }
    }

    /// Opens the full screen; returns when the person has quit.
    static func open(_ options: StartOptions) async throws {
        let status = try await Context.lending([options], goesOn: true) { try await FullScreen.run($0) }
        if status != 0 { throw Interrupted(signal: status - 128) }
    }
}

/// The program's entry: every error leaves as one clear sentence on standard error and an exit code.
@main enum Main {
    static func main() {
        process_guard_begin()
        signal(SIGPIPE, SIG_IGN)  // writing to a pipe that nobody reads fails and says so
        EventLoop.install()
        Task { @MainActor in
            await work()
            exit(EXIT_SUCCESS)
        }
        EventLoop.shared.run()
    }

    @MainActor private static func work() async {
        do {
            if let options = StartOptions(plain: ProgramArguments.all) {
                EventLoop.shareHeap()
                return try await AirFit.open(options)
            }
            var command = try AirFit.parseAsRoot(ProgramArguments.all)
            try await CommandLock.Question(command).ask()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as Failure {
            Output.error(failure)
            exit(failure.code.rawValue)
        } catch let interrupted as Interrupted {
            exit(128 + interrupted.signal)
        } catch let error as HealthStoreError {
            Output.error(Failure(error))
            exit(ExitCode.other.rawValue)
        } catch let error as ConversationError {
            Output.error(error.sentence)
            exit(ExitCode.other.rawValue)
        } catch {
            leave(with: error)
        }
    }

    /// What the parser of arguments threw: the text of `--help` and `--version`, or what is wrong with the arguments.
    private static func leave(with error: any Error) -> Never {
        guard AirFit.exitCode(for: error) != .success else { AirFit.exit(withError: error) }
        let sentence = AirFit.message(for: error).split(separator: "\n").first.map(String.init) ?? "Wrong arguments."
        Output.error("\(sentence.last.map(".?!".contains) == true ? sentence : sentence + ".") See airfit --help.")
        exit(ExitCode.usage.rawValue)
    }
}
