import ChatModel
import Networking

/// A provider's answer to the check whether all is well.
public struct ProviderCheck: Equatable, Sendable {
    public var name = ""
    /// How many models it offers; `nil` when it did not say.
    public var modelCount: Int?
    /// Whether the model that would be used is among them; `nil` when that cannot be told.
    public var hasModel: Bool?
    /// `nil` where it does not tell.
    public var balance: Balance?
    /// Why it cannot be used; `nil` when it can.
    public var problem: ServiceError?
    /// The requests that were sent, in their order.
    public var requests: [RequestLogEntry] = []
}

/// The things that a person has to give before a provider can be asked.
public struct ProviderNeeds: Equatable, Sendable {
    /// For people: `OpenRouter`.
    public var name: String
    /// The environment variables to set: of the key, of the address.
    public var keyVariable: String?
    /// `nil` where the address is known.
    public var addressVariable: String?
    /// Where a person gets a key.
    public var keyPage: String?
}

extension ProviderDirectory {
    /// The requirements of a provider; `nil` for an unknown name.
    public func needs(of id: ProviderID) -> ProviderNeeds? {
        guard let provider = provider(id) else { return nil }
        // A custom endpoint has its address from the person.
        let hasAddress = provider.baseURL(environment: [:]) != nil
        return ProviderNeeds(
            name: provider.name, keyVariable: provider.needsKey ? provider.keyVariable : nil,
            addressVariable: hasAddress ? nil : id.variable("BASE_URL"), keyPage: provider.keyPage)
    }

    /// Asks a provider for its models and for what is left to spend, over a connection of its own, so that all of the
    /// times are those of a first request.
    /// - Parameters:
    ///   - model: the model that would be talked with; `nil` for the provider's default.
    ///   - limit: after it the provider counts as silent.
    ///   - log: hears of each request.
    public func check(
        _ id: ProviderID, model: String? = nil, within limit: Duration = .seconds(10),
        log: (@Sendable (RequestLogEntry) -> Void)? = nil
    ) async -> ProviderCheck {
        let client = HTTPClient(log: log)
        var check = await withTaskGroup(of: ProviderCheck?.self) { group in
            group.addTask { await ask(id, model: model, client) }
            group.addTask {
                // Cut short only when the answer is there.
                try? await Task.sleep(for: limit)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first ?? silent(id, after: limit)
        }
        check.requests = client.recent
        return check
    }

    private func silent(_ id: ProviderID, after limit: Duration) -> ProviderCheck {
        let seconds = limit.components.seconds
        return ProviderCheck(
            name: provider(id)?.name ?? id.rawValue, problem: .timeout(detail: "No whole answer in \(seconds) s"))
    }

    private func ask(_ id: ProviderID, model: String?, _ client: HTTPClient) async -> ProviderCheck {
        var check = ProviderCheck(name: provider(id)?.name ?? id.rawValue)
        do throws(ServiceError) {
            let configuration = try configuration(of: id)
            guard let provider = provider(id) else { throw .notConfigured(id) }
            let fetch = Fetch(client: client, provider: configuration)
            let models = try await provider.models(configuration, fetch).map(\.reference.model)
            // Those that the person named stand before those of the server.
            let offered = configuration.models.isEmpty ? models : configuration.models
            check.modelCount = offered.count
            check.hasModel = Self.offers(offered, model ?? configuration.defaultModel)
            check.balance = try await provider.balance(configuration, fetch)
        } catch {
            check.problem = error
        }
        return check
    }

    /// Names are written with and without a version, tag or variant.
    private static func offers(_ models: [String], _ wanted: String) -> Bool? {
        guard !models.isEmpty, !wanted.isEmpty else { return nil }
        return models.contains { $0 == wanted || $0.hasPrefix(wanted) || wanted.hasPrefix($0) || $0.hasSuffix(wanted) }
    }
}
