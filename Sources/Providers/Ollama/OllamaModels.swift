import ChatModel
import JSON

/// The models of an Ollama server. What a model can do comes with the list of newer servers; how much it reads has to be
/// asked for each.
struct OllamaModels {
    var provider: ProviderConfiguration

    /// More than that are listed without being asked about.
    private static let mostAsked = 20
    /// At a time; the chat keeps places of its own.
    private static let atOnce = 3

    /// In the server's order, the latest first, without those that only embed.
    func listed(by fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        let json = try await fetch.get("/api/tags")
        guard let tags = json["models"].array else {
            throw .invalidResponse(detail: "The list of models cannot be read")
        }
        let models = tags.prefix(Fetch.mostModels).compactMap { tag -> Listed? in
            guard let name = tag["name"].nonEmptyText ?? tag["model"].nonEmptyText else { return nil }
            var listed = Listed(info: plain(name))
            listed.read(tag)
            return listed
        }
        let details = await details(of: models.prefix(Self.mostAsked).map(\.info.reference.model), by: fetch)
        return models.compactMap { model in
            var model = model
            if let detail = details[model.info.reference.model] { model.read(detail) }
            return model.canChat ? model.info : nil
        }
    }

    /// The facts that hold without asking: a model that runs here costs nothing.
    func plain(_ name: String) -> ModelInfo {
        let isRemote = provider.isOllamaCloud || Ollama().cloudHost(of: name) != nil
        return ModelInfo(ModelReference(provider: provider.id, model: name), price: isRemote ? nil : .free)
    }

    private func details(of names: [String], by fetch: Fetch) async -> [String: JSONValue] {
        await withTaskGroup(of: (String, JSONValue?).self) { group in
            var found: [String: JSONValue] = [:]
            var waiting = names.makeIterator()
            func ask() {
                guard let name = waiting.next() else { return }
                group.addTask { (name, await Self.detail(of: name, by: fetch)) }
            }
            for _ in 0..<Self.atOnce { ask() }
            for await (name, detail) in group {
                found[name] = detail
                ask()
            }
            return found
        }
    }

    private static func detail(of name: String, by fetch: Fetch) async -> JSONValue? {
        guard let body = try? JSONBody.bytes(["model": name]) else { return nil }  // a text can always be written
        // One model that cannot be asked about is listed without its sizes.
        return try? await fetch.post("/api/show", json: String(decoding: body, as: UTF8.self))
    }

    private struct Listed {
        var info: ModelInfo
        /// Not so where it is known that the model does something else.
        var canChat = true

        mutating func read(_ json: JSONValue) {
            if let names = json["capabilities"].array?.compactMap(\.text), !names.isEmpty {
                canChat = names.contains("completion")
                info.canUseTools = names.contains("tools")
                info.canSee = names.contains("vision")
                info.canThink = names.contains("thinking")
            }
            if (json["remote_host"].nonEmptyText ?? json["remote_model"].nonEmptyText) != nil { info.price = nil }
            let sizes = json["model_info"]
            if let family = sizes["general.architecture"].text,
                let tokens = sizes["\(family).context_length"].tally, tokens > 0
            {
                info.contextTokens = tokens
            }
        }
    }
}
