import Foundation
import Networking
import TestSupport
import Testing

/// What servers and the boxes between send.
@Suite(.timeLimit(.minutes(10))) struct `An odd answer` {
    private let client = HTTPClient()

    @Test func `of HTTP 1.0 with a length keeps to it, also when the connection stays open`() async throws {
        #expect(try await text(of: "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nhello", .hang) == "hello")
    }

    @Test func `in chunks with extensions and trailers is its body alone`() async throws {
        let answer =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n"
            + "5;name=value\r\nhello\r\n0\r\nX-Sum: 1\r\nX-Late: HTTP/1.1 500 no status\r\n\r\n"
        let head = try await answerTo(answer).head
        #expect(head.status == 200)
        #expect(head["x-sum"] == nil)
        #expect(try await text(of: answer) == "hello")
    }

    @Test func `with a trailer that is none is malformed`() async throws {
        let answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nHTTP/1.1 500 no status\r\n\r\n"
        #expect(try await error(of: answer) == .malformed(reason: "it is not HTTP"))
    }

    @Test func `after any number of early hints is the last one`() async throws {
        let hints = "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\nX-Early: 1\r\n\r\n"
        let answer =
            "HTTP/1.1 100 Continue\r\n\r\n" + hints + hints + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
        let (head, body) = try await answerTo(answer)
        #expect(head.status == 200)
        #expect(head["x-early"] == nil)
        #expect(body == Array("ok".utf8))
    }

    @Test func `without a body by its status has none`() async throws {
        #expect(try await text(of: "HTTP/1.1 204 No Content\r\n\r\n", .hang) == "")
    }

    @Test(arguments: [
        "HTTP/1.1 OK\r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "hello\r\n", "\0\0\0\0\0\0\0\0\r\n\r\n",
        "HTTP/1.1 99999 x\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 -20 x\r\nContent-Length: 0\r\n\r\n", "\r\n\r\n\r\n",
        "<html><body>hello</body></html>",
    ])
    func `with a broken first line is none`(answer: String) async throws {
        let error = try await error(of: answer)
        let isKnown =
            switch error {
            case .malformed, .cutOff: true
            default: false
            }
        #expect(isKnown, "\(String(describing: error))")
    }

    @Test(arguments: [
        "Content-Length: x\r\n", "Content-Length: -1\r\n", "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nx",
    ])
    func `with a broken length is an error or ends with the connection, and never hangs`(header: String) async throws {
        let answer = "HTTP/1.1 200 OK\r\n\(header)\r\nhello"
        do {
            let body = try await answerTo(answer).body
            #expect(body == Array("hello".utf8))
        } catch let error as TransportError {
            #expect(error != .cancelled)
        }
    }

    @Test func `with more bytes than it said ends where it said`() async throws {
        #expect(try await text(of: "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nhello") == "hel")
    }

    @Test func `with fewer bytes than it said was cut`() async throws {
        #expect(try await error(of: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello") == .cutOff(bodyBytes: 5))
    }

    @Test func `with a header line without end is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = Self()
                let line = "X-Bomb: " + String(repeating: "x", count: 200 << 10)
                let error = try await suite.error(of: "HTTP/1.1 200 OK\r\n\(line)\r\n\r\n")
                #expect(error == .tooLarge(limit: 100 << 10))
            }
        }
    }

    @Test func `with headers without end is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = Self()
                let line = "X-Bomb: " + String(repeating: "x", count: 1000) + "\r\n"
                let error = try await suite.error(
                    of: "HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 2000) + "\r\n")
                #expect(error != nil)
                #expect(error != .cancelled)
            }
        }
    }

    @Test func `with early hints without end is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = Self()
                let hint = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
                let answer = String(repeating: hint, count: 20_000) + "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
                let error = try await suite.error(of: answer)
                #expect(error == .malformed(reason: "its headers do not end"), "\(String(describing: error))")
            }
        }
    }

    // MARK: Compressed

    /// Three events, each flushed, as a compressing proxy does; and the end of the gzip.
    private static let events = [
        "H4sIAAAAAAACA0pJLEm0UsjPS+XiAgAAAP//", "SgEzS8rzubgAAAAA//8=", "gjIzilKB4gAAAAD//w==", "AwBfN8onIwAAAA==",
    ].map { [UInt8](Data(base64Encoded: $0) ?? Data()) }

    private static func chunk(_ bytes: [UInt8]) -> LoopbackAnswer.Step {
        .send(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + [13, 10])
    }
    private static let gzipHead = LoopbackAnswer.Step.send(
        LoopbackAnswer.head(
            status: 200,
            ["Content-Type: text/event-stream", "Content-Encoding: gzip", "Transfer-Encoding: chunked"]))

    @Test func `that streams in gzip is told event by event`() async throws {
        let gates = [Gate(), Gate(), Gate()]
        let server = try LoopbackServer.start { _ in
            var steps = [Self.gzipHead]
            for (bytes, gate) in zip(Self.events, gates) { steps += [Self.chunk(bytes), .wait(for: gate)] }
            return LoopbackAnswer(steps + [Self.chunk(Self.events[3]), .send(Array("0\r\n\r\n".utf8))])
        }
        defer { server.stop() }
        var events = client.stream(HTTPRequest(.get, server.url)).makeAsyncIterator()
        var texts: [String] = []
        while let event = try await events.next() {
            guard case .chunk(let bytes) = event else { continue }
            texts.append(String(decoding: bytes, as: UTF8.self))
            gates[texts.count - 1].open()  // the next comes only after this one was seen
        }
        #expect(texts == ["data: one\n\n", "data: two\n\n", "data: three\n\n"])
    }

    @Test func `in gzip that is cut with the connection was cut`() async throws {
        let server = try LoopbackServer.start { _ in
            LoopbackAnswer([Self.gzipHead, Self.chunk(Self.events[0]), Self.chunk(Self.events[1]), .close])
        }
        defer { server.stop() }
        let error = await failure(of: HTTPRequest(.get, server.url), by: client)
        #expect(error == .cutOff(bodyBytes: 22))
    }

    @Test func `in gzip with damage says so`() async throws {
        let damaged = Self.events[1].enumerated().map { $0 == 3 ? $1 ^ 0xFF : $1 }
        let server = try LoopbackServer.start { _ in
            LoopbackAnswer(
                [Self.gzipHead] + [Self.events[0], damaged, Self.events[2], Self.events[3]].map(Self.chunk)
                    + [.send(Array("0\r\n\r\n".utf8))])
        }
        defer { server.stop() }
        let error = await failure(of: HTTPRequest(.get, server.url), by: client)
        #expect(error == .malformed(reason: "its compression is broken"))
    }

    @Test func `that says gzip and is none says so`() async throws {
        let answer = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 30\r\n\r\n"
        let error = try await error(of: answer + "{\"error\":{\"message\":\"plain\"}}\n")
        #expect(error == .malformed(reason: "its compression is broken"))
    }

    private func answerTo(
        _ answer: String, _ ending: LoopbackAnswer.Step = .close
    ) async throws -> (head: HTTPHead, body: [UInt8]) {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.send(Array(answer.utf8)), ending]) }
        defer { server.stop() }
        return try await client.answer(to: HTTPRequest(.get, server.url))
    }

    private func text(of answer: String, _ ending: LoopbackAnswer.Step = .close) async throws -> String {
        String(decoding: try await answerTo(answer, ending).body, as: UTF8.self)
    }

    private func error(of answer: String) async throws -> TransportError? {
        let server = try LoopbackServer.start { _ in .raw(answer) }
        defer { server.stop() }
        return await failure(of: HTTPRequest(.get, server.url), by: client)
    }
}
