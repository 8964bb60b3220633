import Glibc

/// A program with pipes on all three sides, run to its end.
public struct PipedProgram: Sendable {
    /// Exit status, or 128 and the number of the signal that ended it.
    public var status: Int32
    public var output: String
    public var error: String
    /// The most memory it held while it still wrote, in bytes.
    public var peakMemory: Int

    /// - Parameters:
    ///   - environment: exactly this.
    ///   - seconds: how long it may be silent before it counts as broken and is killed.
    public init(
        running program: String, arguments: [String], environment: [String: String], input: String = "",
        seconds: Int32 = 60
    ) throws {
        var pipes: [[Int32]] = []
        for _ in 0..<3 {
            var ends: [Int32] = [0, 0]
            // A pair of sockets does as a pipe, and is made close-on-exec at once: programs start at the same time.
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw PseudoTerminal.Failure(description: "no pipe") }
            pipes.append(ends)
        }
        let (inside, outside) = ([pipes[0][0], pipes[1][1], pipes[2][1]], [pipes[0][1], pipes[1][0], pipes[2][0]])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, end) in inside.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
        }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let problem = posix_spawn(&process, program, &actions, nil, &words, &variables)
        inside.forEach { close($0) }
        // What a test says fits in a pipe, so nobody waits here; a program may be gone without having listened.
        _ = Array(input.utf8).withUnsafeBytes { send(outside[0], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(outside[0])
        defer { outside[1...].forEach { close($0) } }
        guard problem == 0 else {
            throw PseudoTerminal.Failure(description: "\(program): \(String(cString: strerror(problem)))")
        }
        let (texts, isOver, peak) = Self.readAll(Array(outside[1...]), of: process, seconds: seconds)
        if !isOver { kill(process, SIGKILL) }
        var ending: Int32 = 0
        while waitpid(process, &ending, 0) < 0, errno == EINTR {}
        guard isOver else { throw PseudoTerminal.Failure(description: "\(arguments) did not end; there was: \(texts)") }
        status = ending & 0x7F == 0 ? ending >> 8 & 0xFF : 128 + ending & 0x7F
        (output, error) = (texts[0], texts[1])
        peakMemory = peak
    }

    /// Everything from both, whether both came to their end, and the most memory that was seen.
    private static func readAll(
        _ ends: [Int32], of process: pid_t, seconds: Int32
    ) -> (texts: [String], isOver: Bool, peakMemory: Int) {
        var peak = 0
        var bytes = ends.map { _ in [UInt8]() }
        var open = Set(ends.indices)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !open.isEmpty {
            var polls = ends.indices.map { index in
                pollfd(fd: open.contains(index) ? ends[index] : -1, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&polls, nfds_t(polls.count), seconds * 1000) > 0 else { break }
            peak = max(peak, RunningProcess(id: process).peakMemory ?? 0)
            for index in open where polls[index].revents != 0 {
                let count = read(ends[index], &buffer, buffer.count)
                if count > 0 { bytes[index] += buffer[..<count] } else { open.remove(index) }
            }
        }
        return (bytes.map { String(decoding: $0, as: UTF8.self) }, open.isEmpty, peak)
    }
}
