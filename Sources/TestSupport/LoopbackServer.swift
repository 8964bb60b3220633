import Foundation
import Glibc
import Synchronization

/// A scripted HTTP server on 127.0.0.1 for byte-exact misbehaviour. Raw sockets, a thread for each connection:
/// ```
/// let server = try LoopbackServer.start { request in .chatCompletionStream(of: ["Hello", " there"]) }
/// defer { server.stop() }
/// // server.url + "/v1/chat/completions"; afterwards server.requests
/// ```
/// The script is asked once for each request, from the connection's own thread.
public final class LoopbackServer: Sendable {
    /// A request as it came.
    public struct Request: Sendable {
        public var method: String
        /// With the query.
        public var path: String
        public var headers: [(name: String, value: String)]
        public var body: [UInt8]
        /// Which connection it came over, and which request of the server it is, from 1 on.
        public var connection: Int
        public var number: Int

        public var bodyText: String { String(decoding: body, as: UTF8.self) }
        /// The first header of that name, whatever its case.
        public subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    private struct State {
        var requests: [Request] = []
        /// Numbers of the requests whose client went away before the answer was complete.
        var abandoned: Set<Int> = []
        var connections = 0
        var sockets: Set<Int32> = []
        var isStopped = false
        var watchers: [(isTrue: @Sendable (borrowing State) -> Bool, continuation: CheckedContinuation<Void, Never>)] =
            []
    }

    public let port: UInt16
    public var url: String { "http://127.0.0.1:\(port)" }
    private let listener: Int32
    /// Bound beside the listener and never listening, so that who calls after `stop` is refused and does not reach another
    /// test's server to which the system gave the port meanwhile.
    private let keeper: Int32
    private let computesHere: Bool
    private let script: @Sendable (Request) -> LoopbackAnswer
    private let state = Mutex(State())

    /// - Parameter computesHere: says at `/props`, as llama.cpp's server does, that it computes its answers itself; such a
    ///   request is neither given to the script nor kept. Without it the server may pass everything on.
    public static func start(
        computesHere: Bool = true, _ script: @escaping @Sendable (Request) -> LoopbackAnswer
    ) throws -> LoopbackServer {
        let server = try LoopbackServer(computesHere: computesHere, script: script)
        Thread.detachNewThread { server.accept() }
        return server
    }

    private init(computesHere: Bool, script: @escaping @Sendable (Request) -> LoopbackAnswer) throws {
        self.computesHere = computesHere
        self.script = script
        func socketOnSharedPort() -> Int32 {
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var yes: Int32 = 1
            setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
            return socket
        }
        let (listener, keeper) = (socketOnSharedPort(), socketOnSharedPort())
        (self.listener, self.keeper) = (listener, keeper)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, length) == 0 && getsockname(listener, generic, &length) == 0
                    && bind(keeper, generic, length) == 0 && listen(listener, 64) == 0
            }
        }
        guard code else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(keeper) }

    /// Every request so far.
    public var requests: [Request] { state.withLock { $0.requests } }
    /// How many connections were made.
    public var connectionCount: Int { state.withLock { $0.connections } }
    /// How many of them stand.
    public var openConnections: Int { state.withLock { $0.sockets.count } }

    /// Ends every connection; later ones are refused.
    public func stop() {
        // Under the lock, where every one of them is still open: afterwards its number may be another server's connection.
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            for socket in state.sockets.union([listener]) { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Returns when that many requests have come.
    public func received(_ count: Int) async { await wait { $0.requests.count >= count } }
    /// Returns when the client has gone away in the middle of the answer to that request.
    public func abandoned(request number: Int) async { await wait { $0.abandoned.contains(number) } }

    private func wait(until isTrue: @escaping @Sendable (borrowing State) -> Bool) async {
        await withCheckedContinuation { continuation in
            state.withLock { state in state.watchers.append((isTrue, continuation)) }
            change { _ in }
        }
    }

    private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        let (value, ready) = state.withLock { state in
            let value = body(&state)
            var ready: [CheckedContinuation<Void, Never>] = []
            var waiting:
                [(isTrue: @Sendable (borrowing State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
            for watcher in state.watchers {
                if watcher.isTrue(state) { ready.append(watcher.continuation) } else { waiting.append(watcher) }
            }
            state.watchers = waiting
            return (value, ready)
        }
        for continuation in ready { continuation.resume() }
        return value
    }
}

// MARK: - Connections

extension LoopbackServer {
    private func accept() {
        while true {
            let socket = Glibc.accept(listener, nil, nil)
            guard socket >= 0 else { break }
            _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
            var now: Int32 = 1  // each piece is a packet of its own
            setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &now, socklen_t(MemoryLayout<Int32>.size))
            let number = change { state in
                state.connections += 1
                if state.isStopped { return 0 }
                state.sockets.insert(socket)
                return state.connections
            }
            guard number > 0 else {
                close(socket)
                break
            }
            Thread.detachNewThread { self.serve(socket, connection: number) }
        }
        close(listener)
    }

    private func serve(_ socket: Int32, connection: Int) {
        defer {
            change { _ = $0.sockets.remove(socket) }
            close(socket)
        }
        var input: [UInt8] = []
        while var request = readRequest(from: socket, &input) {
            request.connection = connection
            if computesHere, request.path.hasSuffix("/props") {
                guard play(.whole(Self.properties), to: socket, for: 0) else { return }
                continue
            }
            let numbered = change { state in
                request.number = state.requests.count + 1
                state.requests.append(request)
                return request
            }
            guard play(script(numbered), to: socket, for: numbered.number) else { return }
        }
    }

    private static let properties =
        #"{"total_slots":1,"default_generation_settings":{"n_ctx":8192},"build_info":"b8681","model_path":"/m.gguf"}"#

    private func readRequest(from socket: Int32, _ input: inout [UInt8]) -> Request? {
        let blankLine: [UInt8] = [13, 10, 13, 10]
        var headEnd: Int?
        while true {
            headEnd = input.indices.dropLast(3).first { input[$0..<($0 + 4)].elementsEqual(blankLine) }
            if headEnd != nil { break }
            guard read(from: socket, &input) else { return nil }
        }
        guard let headEnd else { return nil }
        let lines = String(decoding: input[..<headEnd], as: UTF8.self).split(separator: "\r\n").map(String.init)
        let words = (lines.first ?? "").split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().map { line -> (name: String, value: String) in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
        }
        var request = Request(
            method: words[0], path: words[1], headers: headers, body: [], connection: 0, number: 0)
        let length = request["content-length"].flatMap { Int($0) } ?? 0
        while input.count < headEnd + 4 + length {
            guard read(from: socket, &input) else { return nil }
        }
        request.body = Array(input[(headEnd + 4)..<(headEnd + 4 + length)])
        input.removeFirst(headEnd + 4 + length)
        return request
    }

    private func read(from socket: Int32, _ input: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        input += buffer.prefix(count)
        return true
    }

    /// `false` when the connection is over.
    private func play(_ answer: LoopbackAnswer, to socket: Int32, for request: Int) -> Bool {
        for step in answer.steps {
            switch step {
            case .send(let bytes):
                guard sendAll(bytes, to: socket) else {
                    change { _ = $0.abandoned.insert(request) }
                    return false
                }
            case .flood(let bytes):
                while sendAll(bytes, to: socket) {}
                change { _ = $0.abandoned.insert(request) }
                return false
            case .pause(let milliseconds):
                usleep(UInt32(milliseconds) * 1000)
            case .wait(let gate):
                gate.waitUntilOpen()
            case .hang:
                var byte: UInt8 = 0
                while recv(socket, &byte, 1, 0) > 0 {}
                change { _ = $0.abandoned.insert(request) }
                return false
            case .close:
                return false
            case .reset:
                var now = linger(l_onoff: 1, l_linger: 0)
                setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
                return false
            }
        }
        return true
    }

    private func sendAll(_ bytes: [UInt8], to socket: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}

/// Opened by a test when a scripted answer may go on.
public final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    public init() {}
    /// For good: those who wait go on, and those who come later do not wait.
    public func open() { semaphore.signal() }
    fileprivate func waitUntilOpen() { wait() }
    /// Blocks the thread until it is open.
    public func wait() {
        semaphore.wait()
        semaphore.signal()  // open stays open
    }
}
