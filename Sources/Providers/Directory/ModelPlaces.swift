import ChatModel
import Foundation
import Networking
import Synchronization

/// Where models answer. The address alone does not tell: Ollama passes requests for its cloud models on, and any server on
/// this machine may be a proxy. So a model is taken for one of this machine where its server is known to compute the
/// answers itself, and for one elsewhere as long as that is not known.
public final class ModelPlaces: Sendable {
    private struct Key: Hashable {
        var address: String
        var model: ModelReference
    }
    private struct Finding {
        /// `nil` where the server kept silent.
        var computing: ModelComputing?
        var foundAt: Date

        func isGood(at now: Date) -> Bool {
            abs(now.timeIntervalSince(foundAt)) < (computing == nil ? ModelPlaces.silentFor : ModelPlaces.goodFor)
        }
    }

    private let client: HTTPClient
    private let now: @Sendable () -> Date
    private let limit: Duration
    private let findings = Mutex<[Key: Finding]>([:])

    /// A model can be exchanged for another one of the same name: after so many seconds its server is asked again.
    private static let goodFor: TimeInterval = 300
    /// One that kept silent, after so many: or every question would wait for it.
    private static let silentFor: TimeInterval = 30

    /// - Parameter limit: a server that has not said anything by then is not known.
    public init(client: HTTPClient, now: @escaping @Sendable () -> Date, limit: Duration = .seconds(3)) {
        self.client = client
        self.now = now
        self.limit = limit
    }

    /// The place where a model answers, by what is known already.
    public func known(_ model: ModelReference, in directory: ProviderDirectory) -> ModelRecipient {
        guard model.provider != .offline else { return ModelRecipient(.offline, host: "") }
        let finding = key(of: model, directory).flatMap { key in findings.withLock { $0[key] } }
        return reader(of: model, finding?.computing, directory)
    }

    /// The place where a model answers; its server is asked where that is not known, or was found out some time ago.
    public func reader(of model: ModelReference, in directory: ProviderDirectory) async -> ModelRecipient {
        guard let key = key(of: model, directory) else { return known(model, in: directory) }
        let kept = findings.withLock { $0[key] }
        if let kept, kept.isGood(at: now()) { return reader(of: model, kept.computing, directory) }
        let computing = await ask(model, directory)
        findings.withLock { findings in
            findings[key] = computing == .unknown ? nil : Finding(computing: computing, foundAt: now())
        }
        return reader(of: model, computing, directory)
    }

    /// `nil` where the server is elsewhere itself, and need not be asked.
    private func key(of model: ModelReference, _ directory: ProviderDirectory) -> Key? {
        guard model.provider != .offline, directory.isAskedHere(model.provider),
            let address = directory.address(of: model.provider)
        else { return nil }
        return Key(address: address, model: model)
    }

    private func reader(
        of model: ModelReference, _ computing: ModelComputing?, _ directory: ProviderDirectory
    ) -> ModelRecipient {
        let asked = directory.authority(of: model.provider)
        guard directory.isAskedHere(model.provider) else { return ModelRecipient(.elsewhere, host: asked) }
        if let host = directory.provider(model.provider)?.cloudHost(of: model.model) {
            return ModelRecipient(.elsewhere, host: host)
        }
        return switch computing {
        case .server: ModelRecipient(.local, host: asked)
        case .host(let host): ModelRecipient(.elsewhere, host: host)
        case .unknown, nil: ModelRecipient(.elsewhere, host: asked)
        }
    }

    /// `nil` where the server keeps silent.
    private func ask(_ model: ModelReference, _ directory: ProviderDirectory) async -> ModelComputing? {
        guard let provider = directory.provider(model.provider) else { return .unknown }
        let (client, limit) = (client, limit)
        return await withTaskGroup(of: ModelComputing?.self) { group in
            group.addTask {
                // A server that cannot be asked is not known: that is no error of the question that waits.
                do throws(ServiceError) {
                    let configuration = try directory.configuration(of: model.provider)
                    return try await provider.computing(model.model, configuration, client)
                } catch { return .unknown }
            }
            group.addTask {
                // Cut short only when the answer is there.
                try? await Task.sleep(for: limit)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }
}
