import EventLoop
import Files
import Glibc
import Processes

/// Installs and removes timers of one person: units of systemd in their folder of units. Where no systemd runs for the
/// person, nothing is written, and the line for cron is told.
@MainActor public struct UserUnits {
    /// The result of an installation.
    public enum Outcome: Equatable, Sendable {
        /// The timer runs; the paths of the two files.
        case running([String])
        /// The files are written, and systemd did not take them up: one sentence.
        case written([String], problem: String)
        /// There is no systemd for the person here; the line for `crontab -e`.
        case cron(String)
    }

    /// Why the units cannot be written or removed; one sentence.
    public struct Failure: Error, Equatable, Sendable {
        public var sentence: String
    }

    private let environment: [String: String]
    private let program: String
    private let folder: String?

    /// The variables that say where AirFit's files are.
    private static let places = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    private static let limit = Duration.seconds(20)

    /// - Parameters:
    ///   - environment: of the process.
    ///   - program: the absolute path of AirFit.
    public init(environment: [String: String], program: String) {
        (self.environment, self.program) = (environment, program)
        let base =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
        folder = base.map { $0 + "/systemd/user" }
    }

    private var variables: [String: String] {
        environment.filter { Self.places.contains($0.key) && $0.value.hasPrefix("/") }
    }

    /// The program that speaks to the person's own systemd; `nil` where none runs: the manager has a folder in the runtime
    /// folder (systemd's `sd_booted` asks for the like).
    private var control: String? {
        guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"),
            PathText.statusOfTarget(runtime + "/systemd") != nil
        else { return nil }
        return ChildProgram.path(of: "systemctl", environment)
    }

    private func paths(_ timer: UserTimer, in folder: String) -> [String] {
        ["\(folder)/\(timer.unit).service", "\(folder)/\(timer.unit).timer"]
    }

    /// Writes the units of a timer anew and starts it.
    public func install(_ timer: UserTimer) async throws(Failure) -> Outcome {
        guard let control, let folder else {
            return .cron(timer.cronLine(program: program, variables: variables))
        }
        let paths = paths(timer, in: folder)
        let texts = [timer.service(program: program, variables: variables), timer.timer]
        for path in paths { try refuseForeign(path) }
        do throws(FileFailure) {
            try Folder.make(folder)
            for (path, text) in zip(paths, texts) {
                let file = try ReplacementFile(path: path, mode: 0o644)
                try file.write(text.utf8)
                try file.finish()
            }
        } catch {
            throw Failure(sentence: "The units cannot be written to \(folder): \(error.reason).")
        }
        for arguments in [["daemon-reload"], ["enable", "--now", "\(timer.unit).timer"]] {
            if let problem = await run(control, arguments) { return .written(paths, problem: problem) }
        }
        return .running(paths)
    }

    /// Stops a timer and removes its units.
    /// - Returns: the files that were removed; empty where there were none.
    public func remove(_ timer: UserTimer) async throws(Failure) -> [String] {
        guard let folder else { return [] }
        let paths = paths(timer, in: folder).filter { PathText.status($0) != nil }
        guard !paths.isEmpty else { return [] }
        for path in paths { try refuseForeign(path) }
        // One that does not run is removed all the same.
        if let control { _ = await run(control, ["disable", "--now", "\(timer.unit).timer"]) }
        for path in paths where PathText.unlink(path) != 0 {
            throw Failure(sentence: "\(path) cannot be removed: \(FileFailure.last.reason).")
        }
        if let control { _ = await run(control, ["daemon-reload"]) }
        return paths
    }

    /// A file of that name that AirFit has not written stays.
    private func refuseForeign(_ path: String) throws(Failure) {
        let bytes: [UInt8]?
        do throws(FileFailure) { bytes = try FileBytes.of(path, atMost: 64 << 10) } catch {
            if error.code == ENOENT { return }
            throw Failure(sentence: "\(path) cannot be read: \(error.reason).")
        }
        guard let bytes, String(decoding: bytes, as: UTF8.self).hasPrefix(UserTimer.mark) else {
            throw Failure(sentence: "\(path) was not written by AirFit and stays as it is; rename it first.")
        }
    }

    /// - Returns: why it did not work; one sentence.
    private func run(_ control: String, _ arguments: [String]) async -> String? {
        let ending = await ChildProgram.run(
            control, ["--user"] + arguments, environment: ChildEnvironment(of: environment), limit: Self.limit)
        let command = "systemctl --user " + arguments.joined(separator: " ")
        return switch ending {
        case .exited(0): nil
        case .exited(let code): "“\(command)” ended with \(code); run it by hand to see why."
        case .killed(let signal): "“\(command)” was ended by signal \(signal)."
        case .outOfTime: "“\(command)” did not end within 20 seconds."
        case .notStarted(let reason): "systemctl could not be started: \(reason)."
        }
    }
}
