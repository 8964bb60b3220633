import CProcessGuard
import CSodium
import Foundation
import Processes
import Synchronization

/// A program started without a shell, with pipes on all three sides, in a session of its own: it has neither our terminal nor
/// our keys nor our open files, and it ends with all it started when its time is up.
struct ChildProcess: Sendable {
    /// Why there is no answer of the program.
    enum Failure: Error, Equatable, Sendable {
        case notFound
        case cannotStart(reason: String)
        case timedOut
        case cancelled
        /// It said more than is taken.
        case tooMuch
    }

    struct Answer: Sendable {
        /// Exit status, or 128 and the number of the signal that ended it.
        var status: Int32
        /// The output of the child, in guarded memory.
        var output: Secret
        /// The beginning of what it wrote to standard error.
        var error: String
    }

    /// Name or path of the program and its arguments.
    var words: [String]
    /// All that it sees of the environment.
    var environment: ChildEnvironment
    var limit: Duration
    var mostOutput = 4096

    /// - Parameter input: what it reads; nothing where this is `nil`.
    func run(input: Secret? = nil) async throws(Failure) -> Answer {
        let isCancelled = Flag()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(
                        returning: Result { () throws(Failure) in try runHere(input, isCancelled) })
                }
            }
        } onCancel: {
            isCancelled.value.store(true, ordering: .relaxed)
        }
        return try result.get()
    }

    private final class Flag: Sendable {
        let value = Atomic(false)
    }

    /// Blocks the thread.
    private func runHere(_ input: Secret?, _ isCancelled: Flag) throws(Failure) -> Answer {
        let pipes = try Pipes()
        let process = try start(pipes)
        pipes.closeInside()
        var talk = ChildExchange(pipes: pipes, input: input, mostOutput: mostOutput)
        let end = ContinuousClock.now + limit
        var status: Int32 = 0
        // When it has ended, something that it left running may still hold the pipes: nobody waits for that.
        while waitpid(process, &status, WNOHANG) == 0 {
            let problem: Failure? =
                talk.isTooMuch
                ? .tooMuch
                : isCancelled.value.load(ordering: .relaxed)
                    ? .cancelled : ContinuousClock.now >= end ? .timedOut : nil
            if let problem {
                kill(-process, SIGKILL)
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                throw problem
            }
            talk.exchange(waiting: 10)
        }
        talk.drain()
        guard !talk.isTooMuch else { throw .tooMuch }
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        return Answer(status: code, output: talk.said, error: talk.complaint)
    }

    private func start(_ pipes: Pipes) throws(Failure) -> pid_t {
        guard let name = words.first, !name.isEmpty, words.allSatisfy({ !$0.utf8.contains(0) }) else { throw .notFound }
        guard let program = path(of: name) else { throw .notFound }
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let problem = process_guard_spawn(&process, program, &arguments, &variables, pipes.inside)
        guard problem == 0 else {
            throw problem == ENOENT ? .notFound : .cannotStart(reason: String(cString: strerror(problem)))
        }
        return process
    }

    /// Where the program is: the name itself with a slash in it, else in the folders of `PATH`.
    private func path(of name: String) -> String? {
        if name.contains("/") { return name }
        let folders = (environment.variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}

/// Three pairs of pipe ends; all of them close with it.
private final class Pipes {
    /// For the child: input, output, error.
    private(set) var inside: [Int32] = []
    /// For us, in the same order; -1 when closed.
    private(set) var outside: [Int32] = []

    init() throws(ChildProcess.Failure) {
        for number in 0..<3 {
            var ends: [Int32] = [-1, -1]
            // A pair of sockets does as a pipe, and is made close-on-exec at once: programs start at the same time.
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
                closeAll()
                throw .cannotStart(reason: String(cString: strerror(errno)))
            }
            inside.append(ends[0])
            outside.append(ends[1])
            // Each in its one direction.
            shutdown(ends[1], Int32(number == 0 ? SHUT_RD : SHUT_WR))
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        }
    }

    deinit { closeAll() }

    func closeInside() {
        for end in inside { close(end) }
        inside = []
    }

    func closeOutside(_ number: Int) {
        if outside[number] >= 0 { close(outside[number]) }
        outside[number] = -1
    }

    private func closeAll() {
        closeInside()
        for number in outside.indices { closeOutside(number) }
    }
}

/// The bytes to and from the child.
private struct ChildExchange {
    private let pipes: Pipes
    private let input: Secret?
    private var sent = 0
    /// One byte more than is taken, to tell when there is more.
    private let buffer: UnsafeMutableRawBufferPointer
    private let guardian: BufferOwner
    private var taken = 0
    private var errorBytes: [UInt8] = []

    /// Frees the buffer with the conversation.
    private final class BufferOwner {
        let start: UnsafeMutableRawPointer
        init(_ start: UnsafeMutableRawPointer) { self.start = start }
        deinit { sodium_free(start) }
    }

    init(pipes: Pipes, input: Secret?, mostOutput: Int) {
        Sodium.begin()
        guard let start = sodium_malloc(mostOutput + 1) else { fatalError("There is no memory left.") }
        guardian = BufferOwner(start)
        buffer = UnsafeMutableRawBufferPointer(start: start, count: mostOutput + 1)
        self.pipes = pipes
        self.input = input
    }

    var isTooMuch: Bool { taken == buffer.count }
    var said: Secret { Secret(copying: UnsafeRawBufferPointer(rebasing: buffer[..<taken])) }
    /// The first line of what it said to standard error.
    var complaint: String {
        String(decoding: errorBytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }

    /// Moves what can be moved, and waits so many milliseconds at most for something to move.
    mutating func exchange(waiting milliseconds: Int32) {
        send()
        var polls = [
            pollfd(fd: pipes.outside[0], events: Int16(POLLOUT), revents: 0),
            pollfd(fd: pipes.outside[1], events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipes.outside[2], events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polls, 3, milliseconds) > 0 else { return }
        drain()
    }

    private mutating func send() {
        guard pipes.outside[0] >= 0 else { return }
        if let input, sent < input.count {
            let count = input.withBytes {
                Foundation.send(
                    pipes.outside[0], $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 { sent += count }
            if count < 0, errno == EAGAIN || errno == EINTR { return }
            // It does not listen: what it says tells the rest.
            if count >= 0, sent < input.count { return }
        }
        pipes.closeOutside(0)
    }

    /// Takes what is there already.
    mutating func drain() {
        while pipes.outside[1] >= 0, taken < buffer.count {
            let count = read(pipes.outside[1], buffer.baseAddress! + taken, buffer.count - taken)
            if count > 0 {
                taken += count
            } else {
                if count == 0 || (errno != EAGAIN && errno != EINTR) { pipes.closeOutside(1) }
                if count == 0 || errno != EINTR { break }
            }
        }
        var bytes = [UInt8](repeating: 0, count: 1024)
        while pipes.outside[2] >= 0 {
            let count = read(pipes.outside[2], &bytes, bytes.count)
            if count > 0 {
                // More than its beginning is read and dropped, so that the program can go on.
                errorBytes += bytes.prefix(min(count, max(0, 1024 - errorBytes.count)))
            } else {
                if count == 0 || (errno != EAGAIN && errno != EINTR) { pipes.closeOutside(2) }
                if count == 0 || errno != EINTR { break }
            }
        }
    }
}
