import Glibc

/// A program on a pseudo-terminal that is its controlling terminal, with the test at the other end.
///
/// Waiting is always for an event (bytes, or the program's end), with a limit only for a broken program.
public final class PseudoTerminal {
    /// A refusal of the kernel or the program.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) { self.description = description }
    }

    /// How the program ended.
    public enum Ending: Equatable, Sendable {
        case exited(Int32)
        case signalled(Int32)
    }

    public let process: pid_t
    /// Everything the program has written so far.
    public private(set) var output: [UInt8] = []
    /// How the program ended; `nil` while it runs.
    public private(set) var ending: Ending?
    private let master: Int32
    /// Kept open, so that the line settings can be looked at when the program is gone.
    private let slave: Int32
    private let settingsBefore: LineSettings
    private var isMasterOpen = true

    /// Starts `program` (a path) with exactly this environment.
    public init(
        _ program: String, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 24
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var unlock: Int32 = 0
        var number: Int32 = 0
        // Linux's own calls: Swift's Glibc lacks posix_openpt, unlockpt and ptsname.
        guard master >= 0, ioctl(master, 0x4004_5431, &unlock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        let path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw Failure(description: "cannot open \(path)") }
        settingsBefore = LineSettings(of: slave)
        var window = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
        process = try Self.spawn(program, arguments: arguments, environment: environment, terminal: path)
    }

    deinit {
        if ending == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        if isMasterOpen { close(master) }
        close(slave)
    }

    /// A session of its own; the first terminal that it opens becomes its controlling one.
    private static func spawn(
        _ program: String, arguments: [String], environment: [String: String], terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let setSession: Int32 = 0x80  // POSIX_SPAWN_SETSID
        posix_spawnattr_setflags(
            &attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
        guard error == 0 else { throw Failure(description: "\(program): \(String(cString: strerror(error)))") }
        return process
    }

    // MARK: To the program

    /// Types: the text's bytes as they are, `\u{1B}[A` for an arrow.
    public func type(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard written > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, written))
        }
    }

    /// Changes the terminal's size in cells; the kernel tells the program with SIGWINCH.
    public func resize(columns: Int, rows: Int) {
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// The processes that the program has started.
    public var children: [pid_t] {
        guard let file = fopen("/proc/\(process)/task/\(process)/children", "r") else { return [] }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 4096)
        guard fgets(&line, Int32(line.count), file) != nil else { return [] }
        return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            .split(separator: " ").compactMap { pid_t($0) }
    }

    /// Sends a signal to the program alone, not to its children.
    public func send(signal: Int32) { kill(process, signal) }

    /// Closes the window.
    public func hangUp() {
        if isMasterOpen { close(master) }
        isMasterOpen = false
    }

    // MARK: From the program

    /// Everything written so far as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Reads until what was written since `mark` holds `wanted`. Throws when the program ends or is silent for long.
    @discardableResult
    public func wait(for wanted: String, since mark: Int = 0, seconds: Int = 120) throws -> String {
        try wait("\"\(wanted)\"", seconds: seconds) { $0.holds(wanted, since: mark) }
        return text
    }

    private func holds(_ wanted: String, since mark: Int) -> Bool {
        output[min(mark, output.count)...].firstRange(of: Array(wanted.utf8)) != nil
    }

    /// Reads until `isDone`. Throws when the program ends, is silent for long, or writes something else five times as long:
    /// one that draws a clock is never silent.
    public func wait(_ what: String, seconds: Int = 120, until isDone: (PseudoTerminal) -> Bool) throws {
        let end = ContinuousClock.now + .seconds(seconds * 5)
        var silentTenths = 0
        while !isDone(self) {
            silentTenths = try read(milliseconds: 100) ? 0 : silentTenths + 1
            if silentTenths > 0 { reap(WNOHANG) }  // which reads what was still under way
            let hasEnded = silentTenths > 0 && ending != nil && !isDone(self)
            guard silentTenths < seconds * 10, ContinuousClock.now < end, !hasEnded else {
                throw Failure(description: "\(what) did not come; there was: \(text.suffix(2000).debugDescription)")
            }
        }
    }

    /// Reads to the program's end.
    @discardableResult
    public func waitForEnd(seconds: Int = 120) throws -> Ending {
        for _ in 0..<seconds * 100 {
            if let ending { return ending }
            _ = try read(milliseconds: 10)
            reap(WNOHANG)
        }
        throw Failure(description: "the program did not end; there was: \(text.suffix(2000).debugDescription)")
    }

    /// Whether bytes came within the time; false at the end of the output too.
    private func read(milliseconds: Int32) throws -> Bool {
        guard isMasterOpen else {
            usleep(UInt32(min(milliseconds, 10)) * 1000)
            return false
        }
        var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        output += buffer[..<count]
        return true
    }

    private func reap(_ options: Int32) {
        var status: Int32 = 0
        if waitpid(process, &status, options) == process { record(status) }
    }

    private func record(_ status: Int32) {
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
        // What cannot be read any more was not written.
        while let isMore = try? read(milliseconds: 0), isMore {}
    }

    // MARK: The state it leaves

    /// Terminal modes that the bytes so far have switched on and not off again, by name; empty when all is as before.
    public var modesLeftOn: Set<String> { TerminalState(after: output).modesOn }

    /// Whether the line settings are those from before the start.
    public var hasLineSettingsOfBefore: Bool { LineSettings(of: slave) == settingsBefore }
}

/// The line settings that programs change.
private struct LineSettings: Equatable {
    let flags: [tcflag_t]
    let characters: [UInt8]

    init(of descriptor: Int32) {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
        characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
    }
}
