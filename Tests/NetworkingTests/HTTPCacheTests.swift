import Foundation
import Networking
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `HTTP cache` {
    /// Seconds since 1970, moved by the test.
    private final class Clock: Sendable {
        private let time = Mutex(1_000_000.0)
        var now: Double { time.withLock { $0 } }
        func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
    }
    private let clock = Clock()
    private let folder = NSTemporaryDirectory() + "airfit-cache-\(UUID().uuidString)/cache/http"
    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer.start { request in
            .whole(
                headers: ["Set-Cookie: secret=1", "ETag: e", "X-Own: 1"]
                    + (request.path.contains("no-store") ? ["Cache-Control: private, no-store"] : []),
                "answer \(request.number)")
        }
    }

    // MARK: How long

    @Test(arguments: [
        CachePolicy.memory(.seconds(60)), .disk(.seconds(60)), .hybrid(memory: .seconds(60), disk: .seconds(60)),
    ])
    func `an answer is given again until its time is over`(policy: CachePolicy) async throws {
        defer { remove() }
        let cache = cache()
        let first = try await cache.answer(to: request, policy: policy)
        #expect(first.age == nil)
        clock.advance(59.9)
        let second = try await cache.answer(to: request, policy: policy)
        #expect(second.body == first.body)
        #expect(second.head.status == 200)
        #expect(second.head["content-type"] == "application/json")
        #expect(abs((second.age ?? 0) - 59.9) < 0.01)
        clock.advance(0.1)
        #expect(try await cache.answer(to: request, policy: policy).age == nil)
        #expect(server.requests.count == 2)
    }

    @Test func `nothing is kept where nothing is to be`() async throws {
        defer { remove() }
        let cache = cache()
        for _ in 0..<2 { #expect(try await cache.answer(to: request, policy: .none).age == nil) }
        #expect(files == [])
    }

    @Test func `the disk outlives the program, memory does not`() async throws {
        defer { remove() }
        _ = try await cache().answer(to: request, policy: .disk(.seconds(60)))
        #expect(try await cache().answer(to: request, policy: .disk(.seconds(60))).age != nil)
        #expect(try await cache().answer(to: request, policy: .memory(.seconds(60))).age == nil)
    }

    @Test func `memory and disk have ages of their own`() async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(10), disk: .seconds(100))
        _ = try await cache.answer(to: request, policy: policy)
        clock.advance(50)
        #expect(try await cache.answer(to: request, policy: policy).age == 50)
        for file in files { unlink("\(folder)/\(file)") }
        #expect(try await cache.answer(to: request, policy: policy).age == nil, "memory is over")
        for file in files { unlink("\(folder)/\(file)") }
        clock.advance(9)
        #expect(try await cache.answer(to: request, policy: policy).age == 9, "memory alone")
    }

    @Test func `a clock that goes back makes nothing eternal`() async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(60), disk: .seconds(60))
        _ = try await cache.answer(to: request, policy: policy)
        clock.advance(-1_000)
        #expect(try await cache.answer(to: request, policy: policy).age == nil)
        clock.advance(30)
        #expect(try await cache.answer(to: request, policy: policy).age == 30)
    }

    // MARK: What

    @Test func `address and chosen headers tell answers apart`() async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(60), disk: .seconds(60))
        let kinds = [
            HTTPRequest(.get, server.url + "/a"), HTTPRequest(.get, server.url + "/b"),
            HTTPRequest(.get, server.url + "/a?page=2"),
            HTTPRequest(.get, server.url + "/a", headers: [HTTPHeader("Accept", "text/plain")]),
            HTTPRequest(.get, server.url + "/a", headers: [HTTPHeader("accept-language", "de")]),
        ]
        var bodies: [[UInt8]] = []
        for request in kinds { bodies.append(try await cache.answer(to: request, policy: policy).body) }
        #expect(Set(bodies).count == kinds.count)
        for (request, body) in zip(kinds, bodies) {
            #expect(try await cache.answer(to: request, policy: policy).body == body)
        }
    }

    @Test func `only GET is answered from it, and only success is kept`() async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(60), disk: .seconds(60))
        for _ in 0..<2 {
            let post = HTTPRequest(.post, server.url, body: [])
            #expect(try await cache.answer(to: post, policy: policy).age == nil)
        }
        let failing = try LoopbackServer.start { _ in .whole(status: 500, "") }
        defer { failing.stop() }
        for _ in 0..<2 {
            #expect(try await cache.answer(to: HTTPRequest(.get, failing.url), policy: policy).age == nil)
        }
        for _ in 0..<2 {
            let private_ = HTTPRequest(.get, server.url + "/no-store")
            #expect(try await cache.answer(to: private_, policy: policy).age == nil)
        }
        #expect(files == [])
    }

    @Test(arguments: ["Authorization", "x-api-key", "X-Goog-Api-Key", "Cookie", "X-Anything"])
    func `what was asked with a key is kept only under a name, and without the key`(header: String) async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(60), disk: .seconds(60))
        let keyed = HTTPRequest(.get, server.url, headers: [HTTPHeader(header, "Bearer canary-7731")])
        for _ in 0..<2 { #expect(try await cache.answer(to: keyed, policy: policy).age == nil) }
        #expect(files == [])
        _ = try await cache.answer(to: keyed, policy: policy, name: "models of a")
        #expect(try await cache.answer(to: keyed, policy: policy, name: "models of a").age != nil)
        #expect(try await cache.answer(to: keyed, policy: policy, name: "models of b").age == nil)
        #expect(!everything.contains("canary-7731"))
    }

    @Test(arguments: ["key=canary-7731", "a=b&access_token=canary-7731", "X-Amz-Signature=canary-7731"])
    func `an address with a key in it is never kept`(query: String) async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(60), disk: .seconds(60))
        let request = HTTPRequest(.get, server.url + "/?" + query)
        for _ in 0..<2 { #expect(try await cache.answer(to: request, policy: policy, name: "n").age == nil) }
        #expect(files == [])
    }

    // MARK: The folder

    @Test func `files are for the owner alone and hold no cookie`() async throws {
        defer { remove() }
        _ = try await cache().answer(to: request, policy: .disk(.seconds(60)))
        let file = try #require(files.first)
        #expect(mode(folder) == 0o700)
        #expect(mode("\(folder)/\(file)") == 0o600)
        #expect(!everything.contains("secret"))
    }

    @Test func `a damaged file is dropped, wherever the damage is`() async throws {
        defer { remove() }
        let policy = CachePolicy.disk(.seconds(60))
        _ = try await cache().answer(to: request, policy: policy)
        let path = "\(folder)/\(try #require(files.first))"
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let cut = whole.indices.map { Array(whole[..<$0]) }
        let flipped = whole.indices.map { place in whole.enumerated().map { $0 == place ? $1 ^ 0x10 : $1 } }
        for damaged in cut + flipped + [whole + [0]] {
            try Data(damaged).write(to: URL(fileURLWithPath: path))
            #expect(try await cache().answer(to: request, policy: policy).age == nil)
            #expect(try await cache().answer(to: request, policy: policy).age != nil)
        }
    }

    @Test func `the oldest make room for the newest`() async throws {
        defer { remove() }
        let cache = HTTPCache(
            client: HTTPClient(), folder: folder, maxDiskBytes: 1000, maxMemoryBytes: 1000,
            clock: { [clock] in clock.now })
        let policies = [CachePolicy.disk(.seconds(1000)), .memory(.seconds(1000))]
        for policy in policies {
            for number in 0..<20 {
                _ = try await cache.answer(to: HTTPRequest(.get, "\(server.url)/\(number)"), policy: policy)
                clock.advance(1)
                #expect(bytesOnDisk <= 1000)
            }
            let newest = HTTPRequest(.get, "\(server.url)/19")
            #expect(try await cache.answer(to: newest, policy: policy).age == 1)
            #expect(try await cache.answer(to: HTTPRequest(.get, "\(server.url)/0"), policy: policy).age == nil)
        }
        #expect(files.count >= 3)
    }

    @Test func `a folder that cannot be written is no error`() async throws {
        defer { remove() }
        let cache = HTTPCache(client: HTTPClient(), folder: "/proc/none/cache")
        for _ in 0..<2 { #expect(try await cache.answer(to: request, policy: .disk(.seconds(60))).age == nil) }
    }

    @Test func `all of it can be forgotten`() async throws {
        defer { remove() }
        let cache = cache()
        let policy = CachePolicy.hybrid(memory: .seconds(60), disk: .seconds(60))
        _ = try await cache.answer(to: request, policy: policy)
        await cache.removeAll()
        #expect(files == [])
        #expect(try await cache.answer(to: request, policy: policy).age == nil)
    }

    private var request: HTTPRequest { HTTPRequest(.get, server.url + "/v1/models") }

    private func cache() -> HTTPCache {
        HTTPCache(client: HTTPClient(), folder: folder, clock: { [clock] in clock.now })
    }

    private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] }

    private var everything: String {
        files.map { name in
            let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
            return name + String(decoding: data, as: UTF8.self)
        }.joined()
    }

    private var bytesOnDisk: Int {
        files.reduce(0) { $0 + (FileManager.default.contents(atPath: "\(folder)/\($1)")?.count ?? 0) }
    }

    private func mode(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
    }

    private func remove() {
        server.stop()
        let whole = (((folder as NSString).deletingLastPathComponent) as NSString).deletingLastPathComponent
        // What stays behind in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: whole)
    }
}
