import CProcessGuard
import Processes

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program of the system that is asked for something and watched to its end, without a shell and without a thread.
///
/// It gets the arguments and the environment it is given, nothing to read, and a session of its own; its error output
/// goes nowhere. It is ended when its time is over or when the task that waits for it is cancelled.
@MainActor public final class ChildProgram {
    public enum Ending: Equatable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
        case outOfTime
        /// The system's reason.
        case notStarted(String)
    }

    private var process: pid_t = 0
    private var output: Int32 = -1
    private var watch: FileWatch?
    private var limit: LoopTimer?
    private var reaping: LoopTimer?
    private var splitter = LineSplitter(limit: 4096, overflow: .truncate)
    private var isOutOfTime = false
    private var ended: CheckedContinuation<Ending, Never>?
    private let line: @MainActor (String) -> Void

    private init(line: @escaping @MainActor (String) -> Void) { self.line = line }

    /// Runs a program to its end.
    /// - Parameters:
    ///   - path: absolute.
    ///   - line: hears every line of its output as it comes.
    public static func run(
        _ path: String, _ arguments: [String], environment: ChildEnvironment, limit: Duration,
        line: @escaping @MainActor (String) -> Void = { _ in }
    ) async -> Ending {
        let child = ChildProgram(line: line)
        if let reason = child.start(path, arguments, environment) { return .notStarted(reason) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { child.watch(until: $0, limit: limit) }
        } onCancel: {
            Task { @MainActor in child.kill() }
        }
    }

    /// The path of a program in the absolute folders of `PATH`; `nil` where it is in none.
    public static func path(of name: String, _ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    // MARK: Starting

    /// - Returns: why it cannot be started.
    private func start(_ path: String, _ arguments: [String], _ environment: ChildEnvironment) -> String? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return String(cString: strerror(errno)) }
        defer { close(ends[1]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        let words = CStrings([path] + arguments)
        let variables = CStrings(environment.variables.map { "\($0.key)=\($0.value)" })
        let code = process_guard_spawn(
            &process, path, words.pointers, variables.pointers, [nothing, ends[1], nothing])
        guard code == 0 else {
            close(ends[0])
            return String(cString: strerror(code))
        }
        output = ends[0]
        return nil
    }

    private func watch(until ended: CheckedContinuation<Ending, Never>, limit: Duration) {
        self.ended = ended
        watch = EventLoop.shared.watch(output) { [self] in readOutput() }
        self.limit = EventLoop.shared.after(limit) { [self] in
            isOutOfTime = true
            kill()
        }
        if Task.isCancelled { kill() }
    }

    private func kill() {
        if ended != nil { _ = Glibc.kill(-process, SIGKILL) }
    }

    // MARK: Its output and its end

    private func readOutput() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(output, &bytes, bytes.count)
        if count > 0 {
            for found in splitter.feed(bytes[..<count]) { line(found.text) }
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            watch?.cancel()
            if let last = splitter.finish() { line(last.text) }
            reap()
        }
    }

    /// Its output has ended, so it has too, or will in a moment.
    private func reap() {
        var status: Int32 = 0
        let found = waitpid(process, &status, WNOHANG)
        if found == 0 {
            reaping = EventLoop.shared.after(.milliseconds(20)) { [self] in reap() }
            return
        }
        limit?.cancel()
        close(output)
        let signal = status & 0x7F
        let ending: Ending =
            isOutOfTime ? .outOfTime : signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
        ended?.resume(returning: ending)
        ended = nil
    }
}

/// Strings as C wants them, with a null pointer behind the last.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

    deinit { for pointer in pointers { free(pointer) } }
}
