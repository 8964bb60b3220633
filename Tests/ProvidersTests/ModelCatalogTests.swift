import ChatModel
import Foundation
import Networking
import Synchronization
import TestSupport
import Testing

@testable import Providers

@Suite(.timeLimit(.minutes(10))) struct `Model catalog` {
    private static let box = ProviderID("my-box")
    private static let list = #"{"data":[{"id":"small","context_length":8192},{"id":"big"}]}"#

    /// A custom endpoint that lists two models, its folder, and a clock.
    private struct Fixture {
        var server: LoopbackServer
        var folder: String
        var clock = Clock()

        init(_ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackAnswer = { _ in .whole(list) }) throws {
            server = try LoopbackServer.start(answer)
            folder = NSTemporaryDirectory() + "airfit-models-\(UUID().uuidString)/airfit/models"
        }

        var directory: ProviderDirectory {
            confirmingDirectory(environment: [:], settings: [box: ProviderSettings(baseURL: server.url)])
        }
        func catalog(_ directory: ProviderDirectory? = nil) -> ModelCatalog {
            ModelCatalog(
                directory: directory ?? self.directory, client: HTTPClient(), cacheFolder: folder,
                now: { [clock] in clock.now })
        }
        func clean() {
            server.stop()
            let root = URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent()
            try? FileManager.default.removeItem(at: root)  // a folder of the test alone
        }
    }
    private final class Clock: Sendable {
        private let seconds = Mutex(1_795_287_600.0)
        var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
        func advance(_ by: Double) { seconds.withLock { $0 += by } }
    }

    // MARK: One provider

    @Test func `what is known of one provider comes at once, then what it says itself`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        let catalog = fixture.catalog()
        var sources: [ModelOffer.Source] = []
        for await offer in catalog.offers(of: Self.box, refresh: false) { sources.append(offer.source) }
        #expect(sources == [.live])
        #expect(catalog.knownCount(of: Self.box) == 2)
        let date = Date(timeIntervalSince1970: 1_795_287_600)
        sources = []
        for await offer in catalog.offers(of: Self.box, refresh: true) { sources.append(offer.source) }
        #expect(sources == [.cached(date), .live])
    }

    @Test func `without its key a provider shows its table, and what is missing`() async throws {
        let catalog = ModelCatalog(
            directory: confirmingDirectory(environment: [:]), client: HTTPClient(), cacheFolder: nil, now: { Date() })
        var offers: [ModelOffer] = []
        for await offer in catalog.offers(of: .openAI, refresh: false) { offers.append(offer) }
        #expect(offers.map(\.problem) == [nil, .notConfigured(.openAI)])
        #expect(offers.allSatisfy { !$0.models.isEmpty })
    }

    @Test func `another directory counts from then on`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        let catalog = fixture.catalog(confirmingDirectory(environment: [:]))
        await #expect(throws: ServiceError.self) { try await catalog.models(of: Self.box, refresh: false) }
        catalog.apply(fixture.directory)
        #expect(try await catalog.models(of: Self.box, refresh: false).models.count == 2)
    }

    // MARK: Keeping

    @Test func `a list is asked once a day and outlives the program`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        let first = try await fixture.catalog().models(of: Self.box, refresh: false)
        #expect(first.source == .live)
        #expect(first.models.map(\.name) == ["big", "small"])
        fixture.clock.advance(86_399)
        let again = try await fixture.catalog().models(of: Self.box, refresh: false)
        #expect(again.source == .cached(Date(timeIntervalSince1970: 1_795_287_600)))
        #expect(again.models == first.models)
        #expect(fixture.server.requests.count == 1)
        fixture.clock.advance(1)
        #expect(try await fixture.catalog().models(of: Self.box, refresh: false).source == .live)
        #expect(try await fixture.catalog().models(of: Self.box, refresh: true).source == .live)
        #expect(fixture.server.requests.count == 3)
    }

    @Test func `an old list stands in where the server is gone, with the reason`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        let first = try await fixture.catalog().models(of: Self.box, refresh: false)
        fixture.server.stop()
        fixture.clock.advance(1_000_000)
        let offer = try await fixture.catalog().models(of: Self.box, refresh: true)
        #expect(offer.models == first.models)
        #expect(offer.problem?.code == "networkUnavailable")
        #expect(offer.source == .cached(Date(timeIntervalSince1970: 1_795_287_600)))
    }

    @Test func `with nothing at all the reason is the answer`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        fixture.server.stop()
        let error = await #expect(throws: ServiceError.self) {
            try await fixture.catalog().models(of: Self.box, refresh: false)
        }
        #expect(error?.code == "networkUnavailable")
    }

    @Test(arguments: [
        "", "{", "[]", #"{"version":2,"base_url":"B","as_of":1795287600,"models":[]}"#,
        #"{"version":1,"base_url":"B","as_of":1795287600,"models":[{"id":7}]}"#,
        #"{"version":1,"base_url":"https://other.example/v1","as_of":1795287600,"models":[{"id":"gone"}]}"#,
    ])
    func `a damaged file, or that of another address, is asked for anew`(content: String) async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        try FileManager.default.createDirectory(atPath: fixture.folder, withIntermediateDirectories: true)
        let text = content.replacing("\"B\"", with: "\"\(fixture.server.url)/v1\"")
        try Data(text.utf8).write(to: URL(fileURLWithPath: fixture.folder + "/my-box.json"))
        let offer = try await fixture.catalog().models(of: Self.box, refresh: false)
        #expect(offer.source == .live)
        #expect(offer.models.count == 2)
        #expect(fixture.catalog().info(of: ModelReference(provider: Self.box, model: "small"))?.contextTokens == 8192)
    }

    @Test func `files are private, whole and alone`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        _ = try await fixture.catalog().models(of: Self.box, refresh: false)
        _ = try await fixture.catalog().models(of: Self.box, refresh: true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder) == ["my-box.json"])
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(fixture.folder + "/my-box.json") == 0o600)
        #expect(try mode(fixture.folder) == 0o700)
    }

    @Test func `a name of an endpoint cannot lead out of the folder`() {
        let cache = ModelCache(folder: "/c")
        #expect(cache.path(ProviderID("../x/Y")) == "/c/_2e_2e_2fx_2f_59.json")
        #expect(cache.path(ProviderID("x_y")) != cache.path(ProviderID("x-y")))
    }

    @Test func `where nothing can be written the list is still there`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        let catalog = ModelCatalog(
            directory: fixture.directory, client: HTTPClient(), cacheFolder: "/proc/nowhere",
            now: { [clock = fixture.clock] in clock.now })
        #expect(try await catalog.models(of: Self.box, refresh: false).models.count == 2)
        #expect(catalog.info(of: ModelReference(provider: Self.box, model: "small"))?.contextTokens == 8192)
    }

    @Test func `every field survives the file`() throws {
        let reference = ModelReference(provider: .openRouter, model: "a/b:free")
        let price = ModelPrice(
            input: 0.25, output: 1.5, cachedInput: 0.025, cacheWrite: 0.3125, longFrom: 272_000, longInput: 0.5,
            longOutput: 2.25)
        let models = [
            ModelInfo(
                reference, name: "B – 心", contextTokens: 1_050_000, maxOutputTokens: 128_000, canUseTools: true,
                canSee: false, canThink: true, price: price),
            ModelInfo(ModelReference(provider: .openRouter, model: "plain"), price: .free),
            ModelInfo(ModelReference(provider: .openRouter, model: "unknown")),
        ]
        let kept = CachedModels(
            baseURL: "https://x.example", askedAt: Date(timeIntervalSince1970: 12.5), models: models)
        let bytes = try #require(kept.json())
        #expect(CachedModels(bytes, provider: .openRouter) == kept)
        for cut in 0..<bytes.count { #expect(CachedModels(Array(bytes[..<cut]), provider: .openRouter) == nil) }
    }

    @Test func `what is no number is not kept`() {
        let model = ModelInfo(
            ModelReference(provider: .custom, model: "m"), price: ModelPrice(input: .nan, output: .infinity))
        #expect(CachedModels(baseURL: "", askedAt: Date(timeIntervalSince1970: 0), models: [model]).json() == nil)
    }

    // MARK: Offers

    @Test func `offers come at once from what is kept and again when they were asked`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        var sources: [ModelOffer.Source] = []
        for await offer in fixture.catalog().offers(refresh: false) where offer.provider == Self.box {
            sources.append(offer.source)
        }
        #expect(sources == [.live])
        sources = []
        for await offer in fixture.catalog().offers(refresh: true) where offer.provider == Self.box {
            sources.append(offer.source)
        }
        #expect(sources == [.cached(fixture.clock.now), .live])
        sources = []
        for await offer in fixture.catalog().offers(refresh: false) where offer.provider == Self.box {
            sources.append(offer.source)
        }
        #expect(sources == [.cached(fixture.clock.now)])
        #expect(fixture.server.requests.count == 2)
    }

    @Test func `a provider that cannot be asked is offered with its problem, an Ollama nobody named is not`()
        async throws
    {
        let fixture = try Fixture()
        defer { fixture.clean() }
        fixture.server.stop()
        var offers: [ModelOffer] = []
        for await offer in fixture.catalog().offers(refresh: true) { offers.append(offer) }
        #expect(offers.filter { $0.provider == Self.box }.map(\.problem?.code) == ["networkUnavailable"])
        #expect(offers.allSatisfy { !$0.models.isEmpty || $0.provider == Self.box })
        let named = confirmingDirectory(environment: ["OLLAMA_HOST": fixture.server.url])
        offers = []
        for await offer in fixture.catalog(named).offers(refresh: true) { offers.append(offer) }
        #expect(offers.map(\.provider) == [.ollama])
        #expect(offers.first?.problem?.code == "networkUnavailable")
    }

    @Test func `who stops listening stops the asking`() async throws {
        let fixture = try Fixture { _ in LoopbackAnswer([.hang]) }
        defer { fixture.clean() }
        let catalog = fixture.catalog()
        let reader = Task { for await _ in catalog.offers(refresh: true) {} }
        await fixture.server.received(1)
        reader.cancel()
        await reader.value
        await fixture.server.abandoned(request: 1)
    }

    // MARK: Kinds of servers

    @Test func `models of the configuration are not asked for`() async throws {
        let fixture = try Fixture()
        defer { fixture.clean() }
        let settings = ProviderSettings(baseURL: fixture.server.url, models: ["mine", "other"])
        let catalog = fixture.catalog(confirmingDirectory(environment: [:], settings: [Self.box: settings]))
        let offer = try await catalog.models(of: Self.box, refresh: true)
        #expect(offer.models.map(\.name) == ["mine", "other"])
        #expect(offer.source == .live)
        #expect(fixture.server.requests.isEmpty)
    }

    @Test func `a server without a list is used with the model it was given, else told how`() async throws {
        let fixture = try Fixture { _ in .whole(status: 404, "404 page not found") }
        defer { fixture.clean() }
        let given = ProviderSettings(baseURL: fixture.server.url, model: "mine")
        let catalog = fixture.catalog(confirmingDirectory(environment: [:], settings: [Self.box: given]))
        #expect(try await catalog.models(of: Self.box, refresh: true).models.map(\.name) == ["mine"])
        try FileManager.default.removeItem(atPath: fixture.folder)
        let error = await #expect(throws: ServiceError.self) {
            try await fixture.catalog().models(of: Self.box, refresh: true)
        }
        #expect(error?.code == "invalidConfiguration")
        #expect(error?.detail.contains("models = ") == true)
    }

    @Test(arguments: [
        (#"{"data":[{"id":"m","max_model_len":32768}]}"#, 32_768), (#"[{"id":"m","context_window":131072}]"#, 131_072),
        (#"{"data":[{"id":"m","meta":{"n_ctx_train":4096}}]}"#, 4096),
        (#"{"data":[{"id":"m","max_context_length":0}]}"#, nil),
        (#"{"models":["m"]}"#, nil), (#"{"data":[{"id":"m"},{"id":""},7]}"#, nil),
    ])
    func `lists of compatible servers are read in each of their forms`(body: String, context: Int?) async throws {
        let fixture = try Fixture { _ in .whole(body) }
        defer { fixture.clean() }
        let models = try await fixture.catalog().models(of: Self.box, refresh: true).models
        #expect(models == [ModelInfo(ModelReference(provider: Self.box, model: "m"), contextTokens: context)])
    }

    @Test func `without a key there is no list`() async {
        let catalog = ModelCatalog(
            directory: confirmingDirectory(environment: [:]), client: HTTPClient(), cacheFolder: nil,
            now: { Date(timeIntervalSince1970: 0) })
        await #expect(throws: ServiceError.notConfigured(.openAI)) {
            try await catalog.models(of: .openAI, refresh: false)
        }
    }

    @Test func `a model of Ollama is free without anybody being asked`() {
        let catalog = ModelCatalog(
            directory: confirmingDirectory(environment: [:]), client: HTTPClient(), cacheFolder: nil,
            now: { Date(timeIntervalSince1970: 0) })
        func price(_ model: String) -> ModelPrice? {
            catalog.info(of: ModelReference(provider: .ollama, model: model))?.price
        }
        #expect(price("qwen3.5:9b") == .free)
        #expect(price("kimi-k2.5:cloud") == nil)
        #expect(price("gpt-oss:120b-cloud") == nil)
        #expect(catalog.info(of: ModelReference(provider: .custom, model: "x")) == nil)
        #expect(catalog.info(of: ModelReference(provider: ProviderID("nobody"), model: "x")) == nil)
    }
}

@Suite struct `Known models` {
    private let known = KnownModels(
        ["gpt-5", "gpt-5-mini", "gpt-4.1", "claude-haiku-4-5-20251001", "claude-opus-5", "claude-opus-5-5", "gpt-4"].map
        {
            ModelInfo(ModelReference(provider: .openAI, model: $0), name: "Name of \($0)", contextTokens: 7)
        })

    @Test(arguments: [
        ("gpt-4.1", "gpt-4.1"), ("gpt-4.1-2025-04-14", "gpt-4.1"), ("gpt-5-mini-2025-08-07", "gpt-5-mini"),
        ("gpt-5-20250807", "gpt-5"), ("gpt-4-0613", "gpt-4"), ("claude-opus-5-5@20260922", "claude-opus-5-5"),
        ("claude-haiku-4-5", "claude-haiku-4-5-20251001"), ("claude-haiku-4-5-20260101", "claude-haiku-4-5-20251001"),
        ("GPT-5", "gpt-5"), ("claude-opus-5", "claude-opus-5"),
    ])
    func `a snapshot is its model`(asked: String, found: String) {
        #expect(known[asked]?.reference.model == found)
    }

    @Test(arguments: [
        "gpt-5-nano", "gpt-5.1", "gpt-5-mini:free", "gpt-4.1-mini", "gpt", "claude-opus", "claude-opus-5-5-fast",
        "gpt-5-chat-latest", "openai/gpt-5", "", "-", "2025-04-14", "gpt-5-",
    ])
    func `another model is none of them`(asked: String) {
        #expect(known[asked] == nil)
    }

    @Test(arguments: [-1, .nan, .infinity])
    func `a price that cannot be is none, and so is a size`(number: Double) {
        let model = ModelInfo(
            ModelReference(provider: .openRouter, model: "openrouter/auto"), contextTokens: -1, maxOutputTokens: 0,
            canUseTools: true, price: ModelPrice(input: 1, output: 2, cachedInput: number))
        #expect(model.withoutNonsense == ModelInfo(model.reference, canUseTools: true))
    }

    @Test func `what a list does not tell is filled in, what it tells stays`() {
        let listed = ModelInfo(ModelReference(provider: .openAI, model: "m"), contextTokens: 9)
        let table = ModelInfo(
            ModelReference(provider: .openAI, model: "m"), name: "M", contextTokens: 7, maxOutputTokens: 3,
            canUseTools: true, price: .free)
        var whole = table
        whole.contextTokens = 9
        #expect(listed.completed(by: table) == whole)
        let snapshot = ModelInfo(ModelReference(provider: .openAI, model: "m-2026-01-01"))
        #expect(snapshot.completed(by: table).name == "m-2026-01-01")
        #expect(snapshot.completed(by: nil) == snapshot)
    }

    @Test(arguments: ProviderDirectory.builtIn.map(\.id))
    func `every table holds models of its provider, each once, with sizes and prices that can be`(id: ProviderID) throws
    {
        let models = try #require(confirmingDirectory(environment: [:]).provider(id)).knownModels
        #expect(Set(models.map(\.reference)).count == models.count)
        for model in models {
            #expect(model.reference.provider == id)
            #expect(model.contextTokens ?? 1 > 0)
            guard let price = model.price else { continue }
            #expect(price.input >= 0 && price.output >= price.input && price.output < 1000, "\(model.reference.model)")
        }
    }
}
