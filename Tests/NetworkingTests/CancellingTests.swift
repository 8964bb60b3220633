import Foundation
import Networking
import TestSupport
import Testing

/// Each ends with the connection gone, not only with the reader free.
@Suite(.timeLimit(.minutes(10))) struct `A cancelled request` {
    private let client = HTTPClient()

    @Test func `leaves the queue and is never sent`() async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            LoopbackAnswer([.wait(for: gate)] + LoopbackAnswer.whole("").steps)
        }
        defer { server.stop() }
        let running = (0..<5).map { number in reader(of: HTTPRequest(.get, "\(server.url)/\(number)")) }
        await server.received(5)
        let waiting = reader(of: HTTPRequest(.get, server.url + "/waiting"))
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
        gate.open()
        for task in running { #expect(await task.value == nil) }
        _ = try await client.answer(to: HTTPRequest(.get, server.url + "/last"))
        #expect(server.requests.count == 6)
        #expect(!server.requests.contains { $0.path == "/waiting" })
    }

    @Test func `gives up connecting`() async throws {
        let deaf = try DeafListener()
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        let connecting = reader(of: HTTPRequest(.get, deaf.url))
        while deaf.connectionsUnderWay == 0 {  // each answer is one round of the thread that connects
            _ = try await client.answer(to: HTTPRequest(.get, server.url))
        }
        connecting.cancel()
        #expect(await connecting.value == .cancelled)
        _ = try await client.answer(to: HTTPRequest(.get, server.url))
        #expect(deaf.connectionsUnderWay == 0)
    }

    @Test func `ends while the server thinks`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.hang]) }
        defer { server.stop() }
        let waiting = reader(of: HTTPRequest(.get, server.url))
        await server.received(1)
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
        await server.abandoned(request: 1)
    }

    @Test func `ends in the middle of the body, and by dropping the reader too`() async throws {
        let server = try LoopbackServer.start { _ in .sse(["data: a\n\n"], ending: .hang) }
        defer { server.stop() }
        do {
            var events = client.stream(HTTPRequest(.get, server.url)).makeAsyncIterator()
            while let event = try await events.next() { if case .chunk = event { break } }
        }
        await server.abandoned(request: 1)
    }

    @Test func `ends while it is paused for a slow reader, of whom the server heard no more than fits`() async throws {
        let body = [UInt8](repeating: 0x61, count: 64 << 20)
        let server = try LoopbackServer.start { request in
            request.path == "/large" ? .whole(bytes: body) : .whole("")
        }
        defer { server.stop() }
        do {
            var events = client.stream(HTTPRequest(.get, server.url + "/large")).makeAsyncIterator()
            guard case .head? = try await events.next() else {
                Issue.record("no head")
                return
            }
            // Time for the thread to take all it ever takes without a reader.
            for _ in 0..<20 { _ = try await client.answer(to: HTTPRequest(.get, server.url)) }
        }
        await server.abandoned(request: 1)
    }

    @Test func `goes on after a pause with every byte`() async throws {
        let body = (0..<(3 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let server = try LoopbackServer.start { request in
            request.path == "/large" ? .whole(bytes: body) : .whole("")
        }
        defer { server.stop() }
        var events = client.stream(HTTPRequest(.get, server.url + "/large")).makeAsyncIterator()
        _ = try await events.next()
        for _ in 0..<20 { _ = try await client.answer(to: HTTPRequest(.get, server.url)) }
        var received: [UInt8] = []
        var longest = 0
        while let event = try await events.next() {
            guard case .chunk(let bytes) = event else { continue }
            received += bytes
            longest = max(longest, bytes.count)
        }
        #expect(received == body)
        #expect(longest <= 512 << 10)
    }

    @Test func `is over before it begins when its task is`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        let begin = Gate()
        let late = Task { [client] in
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    begin.wait()
                    continuation.resume()
                }
            }
            return await failure(of: HTTPRequest(.get, server.url), by: client)
        }
        late.cancel()
        begin.open()
        #expect(await late.value == .cancelled)
        #expect(server.connectionCount == 0)
    }

    private func reader(of request: HTTPRequest) -> Task<TransportError?, Never> {
        Task { [client] in await failure(of: request, by: client) }
    }
}

@Suite(.timeLimit(.minutes(10))) struct `Connecting` {
    @Test func `has a time limit of its own`() async throws {
        let deaf = try DeafListener()
        let request = HTTPRequest(.get, deaf.url, connectTimeout: .milliseconds(50))
        #expect(await failure(of: request, by: HTTPClient()) == .timedOut(.connecting))
    }
}

/// Sends a request and gives back why it failed; `nil` when it did not.
func failure(of request: HTTPRequest, by client: HTTPClient) async -> TransportError? {
    do throws(TransportError) {
        _ = try await client.answer(to: request)
        return nil
    } catch { return error }
}

/// The whole of a table that the kernel writes as it is read: Foundation takes its first page for all of it.
func kernelTable(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    while case let count = read(descriptor, &piece, piece.count), count > 0 { bytes += piece.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
}

/// Listens, but its queue is full: whoever connects waits for ever.
final class DeafListener {
    private let listener: Int32
    private let filler: Int32
    private let port: UInt16
    var url: String { "http://127.0.0.1:\(port)/" }

    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        filler = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (listener, filler) = (listener, filler)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, length) == 0 && listen(listener, 0) == 0
                    && getsockname(listener, generic, &length) == 0 && connect(filler, generic, length) == 0
            }
        }
        guard isReady else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit {
        close(listener)
        close(filler)
    }

    /// Connections of this process to the listener that were begun and not accepted (SYN_SENT).
    var connectionsUnderWay: Int {
        let table = kernelTable("/proc/self/net/tcp")
        let ending = ":" + String(format: "%04X", port)
        return table.split(separator: "\n").count { line in
            let fields = line.split(separator: " ")
            return fields.count > 3 && fields[2].hasSuffix(ending) && fields[3] == "02"
        }
    }
}
