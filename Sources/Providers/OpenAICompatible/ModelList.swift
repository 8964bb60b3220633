import ChatModel
import Networking

/// The models a provider offers.
public struct ModelList: Sendable {
    private let client: HTTPClient

    public init(client: HTTPClient) {
        self.client = client
    }

    /// Identifiers as the provider writes them, sorted.
    public func models(of provider: ProviderConfiguration) async throws(ServiceError) -> [String] {
        let request = HTTPRequest(
            .get, provider.baseURL + "/models",
            headers: provider.httpHeaders + [HTTPHeader("Accept", "application/json")], idleTimeout: .seconds(30),
            totalTimeout: .seconds(60), isLocalHost: provider.isLocal)
        let head: HTTPHead
        let body: [UInt8]
        do throws(TransportError) {
            (head, body) = try await client.answer(to: request)
        } catch {
            throw ServiceError(error, from: provider)
        }
        guard head.status == 200 else {
            throw ProviderFailure(status: head.status, body: body).serviceError(model: "", key: provider.key)
        }
        let json = JSONValue(body)
        guard let list = json?["data"].array ?? json?["models"].array ?? json?.array else {
            throw .invalidResponse(detail: "The list of models cannot be read")
        }
        return list.compactMap { $0["id"].nonEmptyText ?? $0["name"].nonEmptyText }.sorted()
    }
}
