import Foundation
import JSON
import Networking
import RESTClient
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `REST client` {
    private let folder = NSTemporaryDirectory() + "airfit-rest-\(UUID().uuidString)"
    private let client = HTTPClient()
    private let clock = ManualClock()

    // MARK: What goes out

    @Test func `method, path, query and body are those of the endpoint`() async throws {
        let server = try LoopbackServer.start { _ in .whole(#"{"ok":true}"#) }
        defer { remove(server) }
        let endpoint = Endpoint(
            "/v1/things", method: .patch, query: [.init("q", "zwölf & mehr"), .init("n", "1")], body: #"{"a":1}"#
        ) { $0["ok"].flag }
        #expect(try await rest(server).send(endpoint).value)
        let request = try #require(server.requests.first)
        #expect(request.method == "PATCH")
        #expect(request.path == "/v1/things?q=zw%C3%B6lf%20%26%20mehr&n=1")
        #expect(request.bodyText == #"{"a":1}"#)
        #expect(request["content-type"] == "application/json")
        #expect(request["accept"] == "application/json")
    }

    @Test(
        arguments: [
            (Credentials.bearer(token: "s3cret&1"), "Bearer s3cret&1", ""),
            (.basic(user: "me", password: "s3cret&1"), "Basic bWU6czNjcmV0JjE=", ""),
            (.query(name: "appid", key: "s3cret&1"), nil, "&appid=s3cret%261"),
        ] as [(Credentials, String?, String)])
    func `credentials go where the service wants them and nowhere else`(
        credentials: Credentials, header: String?, query: String
    ) async throws {
        let server = try LoopbackServer.start { _ in
            .whole(status: 401, #"{"message":"key s3cret&1 (s3cret%261) is bad, me:s3cret&1"}"#)
        }
        defer { remove(server) }
        let rest = rest(server, credentials)
        await #expect(throws: RESTError.key(detail: "key ••• (•••) is bad, me:•••")) {
            try await rest.send(Endpoint("/x", query: [.init("a", "b")]) { $0["a"].text })
        }
        let request = try #require(server.requests.first)
        #expect(request["authorization"] == header)
        #expect(request.path == "/x?a=b" + query)
        let entry = try #require(client.recent.first)
        for text in ["\(credentials)", String(reflecting: credentials), entry.line, "\(entry)"] {
            #expect(!text.contains("s3cret"))
        }
    }

    @Test func `a long error is cut behind its keys`() async throws {
        let blanks = String(repeating: ".", count: 296)
        let server = try LoopbackServer.start { _ in .whole(status: 401, #"{"message":"\#(blanks)s3cret and more"}"#) }
        defer { remove(server) }
        let rest = rest(server, .query(name: "appid", key: "s3cret"))
        await #expect(throws: RESTError.key(detail: blanks + "••• ")) { try await rest.send(number) }
    }

    @Test func `an answer to a key is kept for its account, and the key is not kept with it`() async throws {
        let server = try LoopbackServer.start { .whole(#"{"n":\#($0.number)}"#) }
        defer { remove(server) }
        let endpoint = Endpoint("/x", cache: .disk(.seconds(60))) { $0["n"].integer }
        let key = Credentials.query(name: "appid", key: "s3cret")
        #expect(try await rest(server, key, account: "a").send(endpoint).value == 1)
        #expect(try await rest(server, key, account: "a").send(endpoint).value == 1)
        #expect(try await rest(server, key, account: "b").send(endpoint).value == 2)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == 2)
        for name in names {
            let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
            #expect(!String(decoding: data, as: UTF8.self).contains("s3cret"))
            let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func `the base address can be another one`() {
        func base(_ text: String) -> String {
            RESTService.baseURL(
                of: "openmeteo", usual: "https://usual", environment: ["AIRFIT_OPENMETEO_BASE_URL": text],
                without: ["/v1"])
        }
        #expect(base("") == "https://usual")
        #expect(base("http://127.0.0.1:1/") == "http://127.0.0.1:1")
        #expect(base("http://127.0.0.1:1/v1//") == "http://127.0.0.1:1")
    }

    @Test func `the address of the settings counts where the environment names none`() {
        func base(_ environment: [String: String]) -> String {
            RESTService.baseURL(
                of: "openmeteo", usual: "https://usual", environment: environment, setting: "https://mine/v1/",
                without: ["/v1"])
        }
        #expect(base([:]) == "https://mine")
        #expect(base(["AIRFIT_OPENMETEO_BASE_URL": ""]) == "https://mine")
        #expect(base(["AIRFIT_OPENMETEO_BASE_URL": "http://127.0.0.1:1"]) == "http://127.0.0.1:1")
    }

    @Test func `a form is encoded, and an answer may be bytes`() async throws {
        let server = try LoopbackServer.start { request in
            request.method == "POST" ? .whole(#"{"n":1}"#) : .whole(type: "text/csv", "a,b\n1,2\n")
        }
        defer { remove(server) }
        let token = Endpoint(
            "/token", method: .post, body: .form([.init("grant type", "a&b"), .init("code", "ü")]),
            headers: [HTTPHeader("X-Client", "me")]
        ) { $0["n"].integer }
        #expect(try await rest(server).send(token).value == 1)
        let file = Endpoint("/file", accept: "text/csv") { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
        #expect(try await rest(server).send(file).value == "a,b\n1,2\n")
        let (form, table) = (server.requests[0], server.requests[1])
        #expect(form.bodyText == "grant%20type=a%26b&code=%C3%BC")
        #expect(form["content-type"] == "application/x-www-form-urlencoded")
        #expect(form["x-client"] == "me")
        #expect(table["accept"] == "text/csv")
    }

    @Test func `a status means what the call says`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 403, "{}") }
        defer { remove(server) }
        var endpoint = number
        await #expect(throws: RESTError.key(detail: "")) { try await rest(server).send(endpoint) }
        endpoint.meanings = [403: .notFound]
        await #expect(throws: RESTError.notFound(detail: "")) { try await rest(server).send(endpoint) }
    }

    // MARK: Records

    @Test func `it is kept when the service answered last and what went wrong last`() async throws {
        let server = try LoopbackServer.start { $0.path == "/bad" ? .whole("<html>") : .whole(#"{"n":1}"#) }
        defer { remove(server) }
        let (clock, path) = (clock, folder + "/state/services.json")
        let records = ServiceRecords(path: path) { clock.now }
        let service = RESTService(id: "test", name: "Test", baseURL: server.url)
        let rest = RESTClient(service, cache: HTTPCache(client: client, folder: nil), records: records)
        #expect(records["test"] == nil)
        _ = try await rest.send(Endpoint("/good") { $0["n"].integer })
        let first = clock.now
        #expect(records["test"]?.lastSuccess == first)
        clock.advance(by: 10)
        await #expect(throws: RESTError.notJSON(status: 200)) {
            try await rest.send(Endpoint("/bad") { $0["n"].integer })
        }
        records.flush()
        let again = try #require(ServiceRecords(path: path)["test"])
        #expect(again.lastSuccess == first && again.lastFailure == first + 10 && again.isFailing)
        #expect(again.problem?.contains("login page") == true)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        // Another program's newer record counts.
        let other = ServiceRecords(path: path) { first + 20 }
        other.succeeded("test")
        other.flush()
        records.failed("another", "Nobody answers.")
        records.flush()
        #expect(ServiceRecords(path: path)["test"]?.lastSuccess == first + 20)
        #expect(ServiceRecords(path: path)["another"]?.lastSuccess == nil)
    }

    @Test func `a cancelled request and what is not there are no failures of the service`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 404, "{}") }
        defer { remove(server) }
        let records = ServiceRecords(path: nil)
        let service = RESTService(id: "test", name: "Test", baseURL: server.url)
        let rest = RESTClient(service, cache: HTTPCache(client: client, folder: nil), records: records)
        await #expect(throws: RESTError.notFound(detail: "")) { try await rest.send(number) }
        #expect(records["test"] == nil)
    }

    @Test(arguments: ["", "{", "[1]", #"{"test":{"last_success":"x"}}"#])
    func `a damaged file holds no records`(text: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }  // the next test makes its own
        let path = folder + "/services.json"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(ServiceRecords(path: path)["test"]?.lastSuccess == nil)
    }

    // MARK: Retries

    @Test func `a passing failure is tried again after the wait that the service asks for`() async throws {
        let server = try LoopbackServer.start { request in
            switch request.number {
            case 1: .whole(status: 503, "<html>busy</html>")
            case 2: .whole(status: 429, headers: ["Retry-After: 7"], "{}")
            default: .whole(#"{"n":3}"#)
            }
        }
        defer { remove(server) }
        let waits = Mutex<[Duration]>([])
        let rest = rest(server) { wait in waits.withLock { $0.append(wait) } }
        #expect(try await rest.send(number).value == 3)
        #expect(waits.withLock { $0 } == [.milliseconds(500), .seconds(7)])
    }

    @Test func `a call that changes something is sent once`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 503, "{}") }
        defer { remove(server) }
        let endpoint = Endpoint("/x", method: .post, body: "{}") { $0["n"].integer }
        await #expect(throws: RESTError.refused(status: 503, detail: "")) { try await rest(server).send(endpoint) }
        #expect(server.requests.count == 1)
    }

    @Test func `cancelling ends the wait`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.hang]) }
        defer { remove(server) }
        let rest = rest(server)
        let task = Task { [number] () -> RESTError? in
            do throws(RESTError) {
                _ = try await rest.send(number)
                return nil
            } catch { return error }
        }
        await server.received(1)
        task.cancel()
        #expect(await task.value == .transport(.cancelled))
    }

    // MARK: Answers that are none

    @Test(
        arguments: [
            (200, "<html>Please log in</html>", RESTError.notJSON(status: 200)), (200, "", .notJSON(status: 200)),
            (200, #"{"n":"#, .notJSON(status: 200)), (200, #"{"m":1}"#, .unexpected),
            (200, #"{"message":"inside"}"#, .refused(status: 200, detail: "inside")),
            (400, #"{"message":"bad"}"#, .refused(status: 400, detail: "bad")),
            (404, "<html>", .notFound(detail: "")), (403, #"{"message":"no"}"#, .key(detail: "no")),
        ] as [(Int, String, RESTError)])
    func `what is wrong has a name`(status: Int, body: String, error: RESTError) async throws {
        let server = try LoopbackServer.start { _ in .whole(status: status, body) }
        defer { remove(server) }
        let rest = rest(server)
        await #expect(throws: error) { try await rest.send(kept) }
        #expect(error.sentence("X").hasSuffix(".") || error.sentence("X").contains(": "))
        // And is not kept.
        await #expect(throws: error) { try await rest.send(kept) }
        #expect(server.requests.count == 2)
    }

    @Test func `a redirect is refused, a body without end is cut`() async throws {
        let server = try LoopbackServer.start { request in
            request.path.hasPrefix("/n")
                ? .whole(status: 301, headers: ["Location: http://example.com/"], "")
                : LoopbackAnswer([
                    .send(LoopbackAnswer.head(status: 200, ["Content-Type: application/json"])),
                    .flood(Array(repeating: 32, count: 65_536)),
                ])
        }
        defer { remove(server) }
        let rest = rest(server)
        await #expect(throws: RESTError.transport(.redirected(status: 301, host: "example.com"))) {
            try await rest.send(number)
        }
        let flood = Endpoint("/flood", maxBodyBytes: 1 << 20) { $0["n"].integer }
        await #expect(throws: RESTError.transport(.tooLarge(limit: 1 << 20))) { try await rest.send(flood) }
    }

    // MARK: The cache

    @Test func `an unchanged answer is confirmed, not sent again`() async throws {
        let server = try LoopbackServer.start { request in
            request["if-none-match"] == "\"v1\""
                ? .whole(status: 304, "") : .whole(headers: ["ETag: \"v1\""], #"{"n":\#(request.number)}"#)
        }
        defer { remove(server) }
        let rest = rest(server)
        #expect(try await rest.send(kept).value == 1)
        #expect(try await rest.send(kept).age == 0)
        clock.advance(by: 61)
        #expect(try await rest.send(kept).value == 1)
        #expect(server.requests.count == 2)
        clock.advance(by: 59)
        #expect(try await rest.send(kept).value == 1)
        #expect(server.requests.count == 2)
    }

    @Test func `the last answer can be had when the service is away, for as long as it is kept`() async throws {
        let server = try LoopbackServer.start { _ in .whole(#"{"n":1}"#) }
        let rest = rest(server, retry: .never)
        _ = try await rest.send(kept)
        remove(server, files: false)
        defer { remove(server) }
        clock.advance(by: 3600)
        await #expect(throws: RESTError.transport(.refused(host: "127.0.0.1"))) { try await rest.send(kept) }
        #expect(await rest.last(kept, within: .seconds(86_400))?.value == 1)
        #expect(await rest.last(kept, within: .seconds(86_400))?.age == 3600)
        clock.advance(by: 86_400)
        #expect(await rest.last(kept, within: .seconds(86_400)) == nil)
    }

    // MARK: Limits and pages

    @Test func `more than the limit waits, and much more is refused`() async throws {
        let server = try LoopbackServer.start { .whole(#"{"n":\#($0.number)}"#) }
        defer { remove(server) }
        let waits = Mutex<[Duration]>([])
        let rest = rest(server, limit: .init(count: 2, seconds: 4, longestWait: 5)) { wait in
            waits.withLock { $0.append(wait) }
        }
        for _ in 0..<4 { _ = try await rest.send(number) }
        #expect(waits.withLock { $0 } == [.seconds(2), .seconds(4)])
        await #expect(throws: RESTError.throttled(.seconds(6))) { try await rest.send(number) }
        clock.advance(by: 8)
        _ = try await rest.send(number)
        #expect(waits.withLock { $0 }.count == 2)
    }

    @Test func `pages come one by one and end with the last`() async throws {
        let server = try LoopbackServer.start { request in
            let page = Int(request.path.suffix(1)) ?? 0
            return .whole(#"{"n":\#(page * 10),"next":\#(page < 3 ? "\(page + 1)" : "null")}"#)
        }
        defer { remove(server) }
        let pages = rest(server).pages(from: Self.page(1)) { reply in reply.value[1].map { Self.page($0) } }
        var seen: [Int?] = []
        for try await page in pages { seen.append(page[0]) }
        #expect(seen == [10, 20, 30])
        #expect(server.requests.count == 3)
    }

    private static func page(_ number: Int) -> Endpoint<[Int?]> {
        Endpoint("/p", query: [.init("page", "\(number)")]) { [$0["n"].integer, $0["next"].integer] }
    }

    // MARK: Parts

    private var number: Endpoint<Int> { Endpoint("/n") { $0["n"].integer } }
    private var kept: Endpoint<Int> {
        Endpoint(
            "/k", cache: .hybrid(memory: .seconds(60), disk: .seconds(60)), reserve: .seconds(86_400)
        ) { $0["n"].integer }
    }

    private func rest(
        _ server: LoopbackServer, _ credentials: Credentials = .none, account: String = "",
        limit: RequestLimit = .init(count: 100, seconds: 1), retry: RetryPolicy = RetryPolicy(maxRetries: 2),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
    ) -> RESTClient {
        let service = RESTService(
            id: "test", name: "Test", baseURL: server.url, credentials: credentials, account: account, limit: limit,
            retry: retry
        ) { _, body in body["message"].text.map { ServiceRefusal($0) } }
        let cache = HTTPCache(client: client, folder: folder, clock: { [clock] in 1e6 + clock.now })
        return RESTClient(service, cache: cache, clock: { [clock] in 1e6 + clock.now }, sleep: sleep, jitter: { 0 })
    }

    private func remove(_ server: LoopbackServer, files: Bool = true) {
        server.stop()
        // What stays behind in /tmp harms nobody.
        if files { try? FileManager.default.removeItem(atPath: folder) }
    }
}
