import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Networking

@Suite(.timeLimit(.minutes(10))) struct `A file` {
    private let client = HTTPClient()
    private let folder: String
    private var path: String { folder + "/file" }
    /// 50 MB of which no two pieces are the same.
    private static let large: [UInt8] = {
        var state: UInt64 = 1
        return [UInt8](unsafeUninitializedCapacity: 50_000_000) { buffer, count in
            for index in 0..<50_000_000 {
                if index & 7 == 0 { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
                buffer[index] = UInt8(truncatingIfNeeded: state >> UInt64(8 * (index & 7)))
            }
            count = 50_000_000
        }
    }()

    init() throws {
        folder = NSTemporaryDirectory() + "airfit-transfer-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    // MARK: Coming

    @Test func `comes byte by byte as it is, for its owner alone`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .whole(type: "application/zip", bytes: Self.large) }
        defer { server.stop() }
        let heard = Mutex<[TransferProgress]>([])
        let head = try await client.download(HTTPRequest(.get, server.url), to: path) { progress in
            heard.withLock { $0.append(progress) }
        }
        #expect(head["content-type"] == "application/zip")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(Self.large))
        #expect(try mode == 0o600)
        #expect(names == ["file"])
        let progress = heard.withLock { $0 }
        #expect(progress.last == TransferProgress(bytes: 50_000_000, of: 50_000_000))
        #expect(progress.map(\.bytes) == progress.map(\.bytes).sorted())
        #expect(progress.count > 50, "pieces, not the whole at once")
    }

    @Test func `of unknown length says so`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .raw("HTTP/1.0 200 OK\r\n\r\nhello") }
        defer { server.stop() }
        let last = Mutex<TransferProgress?>(nil)
        try await client.download(HTTPRequest(.get, server.url), to: path) { now in last.withLock { $0 = now } }
        #expect(last.withLock { $0 } == TransferProgress(bytes: 5, of: nil))
    }

    @Test func `follows a redirect on the same host`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { request in
            request.path == "/a" ? .whole(status: 302, headers: ["Location: /b"], "") : .whole("here")
        }
        defer { server.stop() }
        try await client.download(HTTPRequest(.get, server.url + "/a"), to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "here")
    }

    @Test func `that is too large leaves nothing, and what was there stays`() async throws {
        defer { remove() }
        try Data("before".utf8).write(to: URL(fileURLWithPath: path))
        let server = try LoopbackServer.start { _ in .whole(String(repeating: "x", count: 1001)) }
        defer { server.stop() }
        await fails(with: .transport(.tooLarge(limit: 1000))) {
            try await client.download(HTTPRequest(.get, server.url, maxBodyBytes: 1000), to: path)
        }
        #expect(names == ["file"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
    }

    @Test func `that is cut leaves nothing`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello") }
        defer { server.stop() }
        await fails(with: .transport(.cutOff(bodyBytes: 5))) {
            try await client.download(HTTPRequest(.get, server.url), to: path)
        }
        #expect(names == [])
    }

    @Test func `that the server refuses leaves nothing and tells what it said`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .whole(status: 404, "not here") }
        defer { server.stop() }
        await fails(with: .status(404, body: Array("not here".utf8))) {
            try await client.download(HTTPRequest(.get, server.url), to: path)
        }
        #expect(names == [])
    }

    @Test func `that nobody waits for any more leaves nothing`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .sse(["data: a\n\n"], ending: .hang) }
        defer { server.stop() }
        let (heard, voice) = AsyncStream.makeStream(of: Void.self)
        let task = Task { [client, path] () -> FileTransferError? in
            do throws(FileTransferError) {
                try await client.download(HTTPRequest(.get, server.url), to: path) { _ in voice.yield() }
                return nil
            } catch { return error }
        }
        for await _ in heard { break }
        #expect(names.count == 1)
        #expect(names.first?.hasPrefix("file.part-") == true)
        task.cancel()
        #expect(await task.value == .transport(.cancelled))
        #expect(names == [])
        await server.abandoned(request: 1)
    }

    @Test func `for a folder that is not there is refused before anything is sent`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        await fails(with: .file(reason: "No such file or directory")) {
            try await client.download(HTTPRequest(.get, server.url), to: folder + "/none/file")
        }
        #expect(server.connectionCount == 0)
    }

    @Test func `on a full disk says that it is full`() async throws {
        defer { remove() }
        let file = DownloadFile(descriptor: open("/dev/full", O_WRONLY))
        await fails(with: .diskFull) { _ = try await file.write([1]) }
        #expect(FileTransferError.diskFull.sentence.contains("disk is full"))
    }

    // MARK: Going

    @Test(arguments: [HTTPRequest.Method.post, .put])
    func `goes byte by byte as it is`(method: HTTPRequest.Method) async throws {
        defer { remove() }
        try Data(Self.large).write(to: URL(fileURLWithPath: path))
        let server = try LoopbackServer.start { _ in .whole(status: 201, "taken") }
        defer { server.stop() }
        let heard = Mutex<[TransferProgress]>([])
        let (head, body) = try await client.upload(fileAt: path, HTTPRequest(method, server.url + "/x")) { progress in
            heard.withLock { $0.append(progress) }
        }
        #expect(head.status == 201)
        #expect(body == Array("taken".utf8))
        let request = try #require(server.requests.first)
        #expect(request.method == method.rawValue)
        #expect(request["content-length"] == "50000000")
        #expect(request.body == Self.large)
        let progress = heard.withLock { $0 }
        #expect(progress.last == TransferProgress(bytes: 50_000_000, of: 50_000_000))
        #expect(progress.count > 50)
        #expect(client.recent.last?.metrics.sentBytes == 50_000_000)
    }

    @Test func `that is empty goes as an empty body`() async throws {
        defer { remove() }
        try Data().write(to: URL(fileURLWithPath: path))
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        _ = try await client.upload(fileAt: path, HTTPRequest(.put, server.url))
        #expect(server.requests.first?["content-length"] == "0")
    }

    @Test func `goes again from its beginning when a kept connection turns out to be dead`() async throws {
        defer { remove() }
        try Data("whole".utf8).write(to: URL(fileURLWithPath: path))
        let gate = Gate()
        // The first answer keeps its connection in name only.
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? LoopbackAnswer(LoopbackAnswer.whole("").steps + [.wait(for: gate), .reset]) : .whole("")
        }
        defer { server.stop() }
        _ = try await client.answer(to: HTTPRequest(.get, server.url))
        gate.open()
        let (head, _) = try await client.upload(fileAt: path, HTTPRequest(.put, server.url))
        #expect(head.status == 200)
        #expect(server.requests.last?.bodyText == "whole")
    }

    @Test func `that is none is refused before anything is sent`() async throws {
        defer { remove() }
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        await fails(with: .file(reason: "No such file or directory")) {
            _ = try await client.upload(fileAt: folder + "/none", HTTPRequest(.put, server.url))
        }
        await fails(with: .file(reason: "it is not a regular file")) {
            _ = try await client.upload(fileAt: folder, HTTPRequest(.put, server.url))
        }
        #expect(server.connectionCount == 0)
    }

    @Test func `that becomes shorter on its way is not sent as if it were whole`() throws {
        defer { remove() }
        try Data(Self.large.prefix(1000)).write(to: URL(fileURLWithPath: path))
        let source = try UploadSource(path: path, progress: nil)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 400, alignment: 1)
        defer { buffer.deallocate() }
        #expect(source.read(into: buffer) == 400)
        truncate(path, 400)
        #expect(source.read(into: buffer) == nil)
        source.rewind(to: 0)
        #expect(source.read(into: buffer) == 400)
    }

    @Test func `that nobody sends any more stops`() async throws {
        defer { remove() }
        let deaf = try DeafListener()
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        try Data(Self.large).write(to: URL(fileURLWithPath: path))
        let task = Task { [client, path, url = deaf.url] () -> FileTransferError? in
            do throws(FileTransferError) {
                _ = try await client.upload(fileAt: path, HTTPRequest(.put, url))
                return nil
            } catch { return error }
        }
        while deaf.connectionsUnderWay == 0 { _ = try await client.answer(to: HTTPRequest(.get, server.url)) }
        task.cancel()
        #expect(await task.value == .transport(.cancelled))
    }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? ["?"] }

    private var mode: Int {
        get throws { try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int) }
    }

    private func fails(
        with expected: FileTransferError, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () async throws -> Void
    ) async {
        do {
            try await body()
            Issue.record("did not fail", sourceLocation: sourceLocation)
        } catch {
            #expect(error as? FileTransferError == expected, sourceLocation: sourceLocation)
        }
    }

    private func remove() {
        // What stays behind in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: folder)
    }
}
