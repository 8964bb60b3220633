import ChatModel
import Foundation
import JSON
import Networking

/// Ollama by its own interface, which takes the size of the context and tells thinking from text; on this machine, in the
/// network of the person or at ollama.com.
struct Ollama: Provider {
    let id = ProviderID.ollama
    let path = ""
    /// The compatible interface and the root of the own one are often given as the address.
    let pathsBelowBase = ["/v1", "/api"]
    var defaultModel: String { KnownProvider[id]?.server?.firstModel ?? "" }
    let needsKey = false

    func baseURL(environment: [String: String]) -> String? {
        Self.address(host: KnownProvider[id]?.server.flatMap { environment[$0.addressVariable] })
    }

    /// The address of an Ollama server as its own variable `OLLAMA_HOST` writes it: host, `host:port`, `:port` or an
    /// address. Without scheme the port is 11434; 0.0.0.0, where a server listens, is this machine for a client.
    static func address(host text: String?) -> String {
        var rest = (text ?? "").filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }[...]
        var scheme = "http"
        var port = "11434"
        if let mark = rest.range(of: "://") {
            scheme = rest[..<mark.lowerBound].lowercased()
            rest = rest[mark.upperBound...]
            port = scheme == "https" ? "443" : "80"
        }
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        let path = rest[slash...]
        var host = rest[..<slash]
        let afterBracket = host.lastIndex(of: "]").map { host.index(after: $0) } ?? host.startIndex
        if let colon = host[afterBracket...].lastIndex(of: ":"), host[afterBracket...].filter({ $0 == ":" }).count == 1
        {
            let given = host[host.index(after: colon)...]
            if let number = UInt16(given), number > 0 { port = String(number) }
            host = host[..<colon]
        }
        var name = String(host)
        if name.isEmpty || name == "0.0.0.0" { name = "127.0.0.1" }
        if name == "::" || name == "[::]" { name = "[::1]" }
        if name.contains(":") && !name.hasPrefix("[") { name = "[\(name)]" }
        return BaseAddress.tidied("\(scheme)://\(name):\(port)\(path)", path: "")
    }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        OllamaDialogue(configuration, model: model)
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try await OllamaModels(provider: configuration).listed(by: fetch)
    }

    /// Models of Ollama's cloud are named so by its tag: `kimi-k2.5:cloud`, `gpt-oss:120b-cloud`.
    func cloudHost(of model: String) -> String? {
        // `NAME:latest` is `NAME`, as it is to Ollama.
        let trimmed = model.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        let name = trimmed.hasSuffix(":latest") ? String(trimmed.dropLast(":latest".count)) : trimmed
        return name.hasSuffix("-cloud") || name.hasSuffix(":cloud") ? "ollama.com" : nil
    }

    /// By what the server says of the model, asked for it and in its list: one that runs elsewhere has a remote host,
    /// whatever it is called here.
    func computing(
        _ model: String, _ configuration: ProviderConfiguration, _ client: HTTPClient
    ) async throws(ServiceError) -> ModelComputing {
        let body = String(decoding: try JSONBody.bytes(["model": model]), as: UTF8.self)
        let fetch = Fetch(client: client, provider: configuration)
        let shown = try await fetch.post("/api/show", json: body)
        if let host = Self.remoteHost(shown) { return .host(host) }
        let listed = try await fetch.get("/api/tags")["models"].array ?? []
        let names = [model, "\(model):latest"]
        let own = listed.first { names.contains($0["name"].text ?? "") || names.contains($0["model"].text ?? "") }
        if let own, let host = Self.remoteHost(own) { return .host(host) }
        return shown["model_info"].isObject || shown["details"].isObject ? .server : .unknown
    }

    /// Where a model runs that the server passes on; `nil` where nothing says that it does.
    private static func remoteHost(_ model: JSONValue) -> String? {
        if let remote = model["remote_host"].nonEmptyText {
            let address = remote.contains("://") ? remote : "https://\(remote)"
            return HTTPRequest(.get, address).authority ?? remote
        }
        return model["remote_model"].nonEmptyText.map { _ in "ollama.com" }
    }

    func assumed(_ model: String, _ configuration: ProviderConfiguration) -> ModelInfo? {
        OllamaModels(provider: configuration).plain(model)
    }
}

extension ProviderConfiguration {
    /// Whether the models run at ollama.com, where they are not free.
    var isOllamaCloud: Bool {
        let host = baseURL.split(separator: "/").dropFirst().first?.prefix { $0 != ":" } ?? ""
        return host == "ollama.com" || host.hasSuffix(".ollama.com")
    }
}
