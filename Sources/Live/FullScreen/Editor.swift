import CProcessGuard
import Foundation
import Processes
import Threads

/// Runs the person's editor on this terminal and waits until it is closed.
public enum Editor: Sendable {
    /// The command in `$VISUAL`, else `$EDITOR`, split at blanks; no shell sees it. Without both it is vi.
    public static func command(in environment: [String: String]) -> [String] {
        for name in ["VISUAL", "EDITOR"] {
            let words = environment[name, default: ""].split(separator: " ").map(String.init)
            if !words.isEmpty { return words }
        }
        return ["vi"]
    }

    /// Runs the editor in the process group of AirFit, so that the terminal listens to it, with signals as a program expects
    /// them and without what else is open here: files, and the sockets of a connection.
    /// - Parameters:
    ///   - command: the program, looked for on `PATH`, and its arguments; no shell sees them.
    ///   - environment: all that it sees of ours.
    ///   - started: hears its process, before it is waited for.
    /// - Returns: its exit status, or 128 more than the signal that ended it; `nil` where there is no such program.
    @concurrent public static func run(
        _ command: [String], environment: ChildEnvironment, started: @Sendable (pid_t) async -> Void = { _ in }
    ) async -> Int32? {
        // A key that interrupts is the editor's: it must not end the program that waits for it.
        let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in before { signal(number, handler) } }
        guard let child = start(command, environment) else { return nil }
        await started(child)
        return await DedicatedThread.run {
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        }
    }

    private static func start(_ command: [String], _ environment: ChildEnvironment) -> pid_t? {
        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        let code = process_guard_spawn_here(&child, command[0], arguments, variables)
        return code == 0 ? child : nil
    }
}
