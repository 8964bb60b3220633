import Activation
import ArgumentParser
import Console
import Entries
import EventLoop
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import ProgramContext
import Processes
import ScreenKit
import SettingsModel

/// `airfit open`: shows a place of the full screen, in the program that runs or in a new one.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Show a screen in the AirFit that runs, or start it there.",
        discussion: """
            Places: \(OpenTarget.names.joined(separator: ", ")); goal may be followed by the number of one. A program that \
            runs is reached over a socket in the runtime folder that only you can use. Where none runs, this terminal becomes \
            the screen; without a terminal, as from a notification, one is opened.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @Argument(help: ArgumentHelp("The place, such as today or goal 12.", valueName: "place")) var words: [String]

    func run() async throws {
        guard let target = OpenTarget(words: words) else {
            throw Failure("Say which screen: \(OpenTarget.names.joined(separator: ", ")).", .usage)
        }
        var options = root.common.start
        options.demo = options.demo || common.start.demo
        options.date = common.start.date ?? options.date
        try await Self.check(target, [common, root.common])
        if !options.demo {
            let environment = ProcessEnvironment.environment()
            let folder = ActivationFolder(
                environment: environment, data: try Context.locations(environment).data)
            switch Self.ask(folder, for: target) {
            case .opened: return Output.printNote("Shown in the AirFit that runs.")
            case .refused(let sentence): throw Failure(sentence, .unavailable)
            case .nobody: break
            }
        }
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { return try await AirFit.open(options, at: target) }
        try await TerminalStart.open(target, ProcessEnvironment.environment())
    }

    /// Refuses the number of a goal that does not stand. Behind the app lock that is told on the screen alone.
    private static func check(_ target: OpenTarget, _ options: [CommonOptions]) async throws {
        guard case .goal(let id?) = target, try CommandLock(environment: ProcessEnvironment.environment()) == nil
        else { return }
        try await Context.running(options) { context in
            let store = try await context.healthOfNow()
            let goals: [Goal]
            do throws(HealthStoreError) { goals = try await store.goals() } catch { throw Failure(error) }
            let shown = goals.filter { $0.aim.metric.categories.isDisjoint(with: context.privacy.hidden) }
            guard !shown.contains(where: { $0.id == id }) else { return }
            throw Failure(GoalProgressWording.missing(id, among: shown, in: context.writing), .badInput)
        }
    }

    private static func ask(_ folder: ActivationFolder, for target: OpenTarget) -> ActivationRequest.Outcome {
        do throws(ActivationFolder.Failure) { return try ActivationRequest.send(target, to: folder) } catch {
            // A folder that is not used reaches nobody; the screen can be opened here all the same.
            Output.error(error.sentence)
            return .nobody
        }
    }
}

/// Starts AirFit in a terminal of the desktop.
enum TerminalStart {
    /// Programs that open a terminal, with what stands before the command.
    private static let programs: [(name: String, arguments: [String])] = [
        ("xdg-terminal-exec", []), ("x-terminal-emulator", ["-e"]), ("kitty", []), ("ghostty", ["-e"]), ("foot", []),
        ("wezterm", ["start", "--"]), ("alacritty", ["-e"]), ("konsole", ["-e"]), ("gnome-terminal", ["--"]),
        ("xterm", ["-e"]),
    ]

    /// As long as the terminal is open.
    private static let limit = Duration.seconds(30 * 86_400)

    @MainActor static func open(_ target: OpenTarget, _ environment: [String: String]) async throws {
        guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else {
            throw Failure(
                "No AirFit runs, and there is no terminal here to open it in: type airfit open "
                    + "\(target.words.joined(separator: " ")) in one.", .unavailable)
        }
        let own = environment["TERMINAL"].map { [(name: $0, arguments: ["-e"])] } ?? []
        for (name, arguments) in own + programs {
            guard let program = name.hasPrefix("/") ? name : ChildProgram.path(of: name, environment) else { continue }
            let ending = await ChildProgram.run(
                program, arguments + [ownProgram, "open"] + target.words,
                environment: ChildEnvironment(of: environment), limit: limit)
            if case .notStarted = ending { continue }
            return
        }
        throw Failure("No AirFit runs, and no program was found that opens a terminal; set TERMINAL.", .unavailable)
    }

    /// The absolute path of AirFit.
    static var ownProgram: String {
        Bundle.main.executablePath ?? CommandLine.arguments.first ?? "airfit"
    }
}
