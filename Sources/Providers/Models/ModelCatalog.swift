import ChatModel
import Foundation
import Networking
import Synchronization

/// Which models the providers offer, with sizes, abilities and prices: asked of the provider once a day and kept on disk;
/// the program's own table stands in before that and fills what the provider does not tell.
public final class ModelCatalog: Sendable {
    /// The month the tables of `Provider.knownModels` were checked.
    public static let tableDate = "2026-11"
    private static let goodFor: TimeInterval = 86_400

    /// The cached models of one provider.
    private struct CachedProvider {
        var provider: any Provider
        /// `nil` as long as it cannot be asked as things stand.
        var configuration: ProviderConfiguration?
        var known: KnownModels
        var kept: CachedModels?
        var keptByID: [String: ModelInfo] = [:]

        mutating func keep(_ models: CachedModels) {
            kept = models
            keptByID = Dictionary(models.models.map { ($0.reference.model, $0) }) { first, _ in first }
        }

        func completed(_ info: ModelInfo) -> ModelInfo {
            let model = info.reference.model
            let assumed = configuration.flatMap { provider.assumed(model, $0) }
            return info.completed(by: known[model]).completed(by: assumed)
        }
    }

    private let currentDirectory: Mutex<ProviderDirectory>
    private let client: HTTPClient
    private let cache: ModelCache?
    private let now: @Sendable () -> Date
    private let cached = Mutex<[ProviderID: CachedProvider]>([:])

    /// - Parameter cacheFolder: made when a list is written; `nil` keeps lists in memory alone.
    public init(
        directory: ProviderDirectory, client: HTTPClient, cacheFolder: String?, now: @escaping @Sendable () -> Date
    ) {
        currentDirectory = Mutex(directory)
        self.client = client
        cache = cacheFolder.map(ModelCache.init)
        self.now = now
    }

    private var directory: ProviderDirectory { currentDirectory.withLock { $0 } }

    /// Replaces the directory: settings or keys have changed.
    public func apply(_ directory: ProviderDirectory) {
        currentDirectory.withLock { $0 = directory }
        cached.withLock { $0 = [:] }
    }

    /// The known facts about a model, from memory; the first question about a provider reads its file. `nil` for a
    /// model that no list has.
    public func info(of reference: ModelReference) -> ModelInfo? {
        guard let entry = entry(reference.provider) else { return nil }
        if let kept = entry.keptByID[reference.model] { return entry.completed(kept) }
        let assumed = entry.configuration.flatMap { entry.provider.assumed(reference.model, $0) }
        guard var known = entry.known[reference.model] else { return assumed }
        if known.reference != reference {
            known.reference = reference
            known.name = reference.model
        }
        return known
    }

    /// The models of one provider.
    /// - Parameter refresh: asks although what is kept is of today.
    /// - Returns: an older list, with the problem, where the provider could not be asked.
    /// - Throws: why there is no list at all; `.notConfigured` without a key it needs.
    public func models(of id: ProviderID, refresh: Bool) async throws(ServiceError) -> ModelOffer {
        _ = try directory.configuration(of: id)
        if !refresh, let offer = fresh(id) { return offer }
        do throws(ServiceError) {
            return try await asked(id)
        } catch {
            guard error != .cancelled, var offer = standing(id) else { throw error }
            offer.problem = error
            return offer
        }
    }

    /// The models of every usable provider: known ones come at once, then those of a request where that is needed. A
    /// provider without known models that cannot be asked is there with its problem; an Ollama nobody named is left out
    /// then.
    /// - Parameter onlyHere: providers elsewhere are not asked; their known models come all the same.
    public func offers(refresh: Bool, onlyHere: Bool = false) -> AsyncStream<ModelOffer> {
        let (stream, continuation) = AsyncStream.makeStream(of: ModelOffer.self)
        let providers = directory.usable
        let work = Task {
            for provider in providers { if let offer = standing(provider.id) { continuation.yield(offer) } }
            await withTaskGroup(of: Void.self) { group in
                for provider in providers where refresh || fresh(provider.id) == nil {
                    guard !onlyHere || directory.isAskedHere(provider.id) else { continue }
                    group.addTask {
                        if let offer = await self.answer(of: provider) { continuation.yield(offer) }
                    }
                }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return stream
    }

    /// The models of one provider: known ones come at once, without its key too; then its own list, with the problem
    /// where it could not be asked.
    public func offers(of id: ProviderID, refresh: Bool) -> AsyncStream<ModelOffer> {
        let (stream, continuation) = AsyncStream.makeStream(of: ModelOffer.self)
        let work = Task {
            let known = standing(id)
            if let known { continuation.yield(known) }
            if refresh || fresh(id) == nil, let offer = await asked(id, known: known) { continuation.yield(offer) }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return stream
    }

    /// How many models of a provider are known of without asking; `nil` for none.
    public func knownCount(of id: ProviderID) -> Int? { standing(id).map(\.models.count) }

    private func asked(_ id: ProviderID, known: ModelOffer?) async -> ModelOffer? {
        do throws(ServiceError) {
            return try await models(of: id, refresh: true)
        } catch {
            guard error != .cancelled else { return nil }
            let name = directory.provider(id)?.name ?? id.rawValue
            var offer =
                known
                ?? ModelOffer(provider: id, providerName: name, models: [], source: .builtIn(asOf: Self.tableDate))
            offer.problem = error
            return offer
        }
    }

    private func answer(of provider: ProviderConfiguration) async -> ModelOffer? {
        do throws(ServiceError) {
            return try await models(of: provider.id, refresh: true)
        } catch {
            guard error != .cancelled, directory.isNamed(provider.id) else { return nil }
            return ModelOffer(
                provider: provider.id, providerName: provider.name, models: [],
                source: .builtIn(asOf: Self.tableDate), problem: error)
        }
    }

    // MARK: What is known

    private func entry(_ id: ProviderID) -> CachedProvider? {
        // Without its key it was made; that may be unlocked by now.
        if let entry = cached.withLock({ $0[id] }), entry.configuration != nil { return entry }
        guard let made = loadedEntry(id) else { return nil }
        // Another one may have been filled meanwhile, and may hold a newer list.
        return cached.withLock { cached in
            let entry = cached[id].flatMap { $0.configuration == nil ? nil : $0 } ?? made
            cached[id] = entry
            return entry
        }
    }

    /// With what was kept on disk.
    private func loadedEntry(_ id: ProviderID) -> CachedProvider? {
        guard let provider = directory.provider(id) else { return nil }
        var entry = CachedProvider(provider: provider, known: KnownModels(provider.knownModels))
        // Why it cannot be asked is told by `models(of:refresh:)`.
        do throws(ServiceError) { entry.configuration = try directory.configuration(of: id) } catch {}
        if let baseURL = entry.configuration?.baseURL, let kept = cache?.read(id), kept.baseURL == baseURL {
            entry.keep(kept)
        }
        return entry
    }

    private func fresh(_ id: ProviderID) -> ModelOffer? {
        guard let offer = standing(id) else { return nil }
        guard case .cached(let date) = offer.source else { return offer.source == .live ? offer : nil }
        let age = now().timeIntervalSince(date)
        return age >= 0 && age < Self.goodFor ? offer : nil
    }

    /// The models known without asking: those that the configuration names, the list that was kept, the program's
    /// table.
    private func standing(_ id: ProviderID) -> ModelOffer? {
        guard let entry = entry(id) else { return nil }
        func offer(_ models: [ModelInfo], _ source: ModelOffer.Source) -> ModelOffer {
            let name = entry.configuration?.name ?? entry.provider.name
            return ModelOffer(
                provider: id, providerName: name, models: models.map(entry.completed), source: source)
        }
        if let named = entry.configuration?.models, !named.isEmpty {
            let models = named.map { ModelInfo(ModelReference(provider: id, model: $0)) }
            return offer(models.map { $0.completed(by: entry.keptByID[$0.reference.model]) }, .live)
        }
        if let kept = entry.kept { return offer(kept.models, .cached(kept.askedAt)) }
        return entry.known.models.isEmpty ? nil : offer(entry.known.models, .builtIn(asOf: Self.tableDate))
    }

    // MARK: Asking

    private func asked(_ id: ProviderID) async throws(ServiceError) -> ModelOffer {
        if let offer = standing(id), offer.source == .live { return offer }  // there is nothing to ask
        let models = try await directory.models(of: id, client: client).map(\.withoutNonsense)
        let baseURL = try directory.configuration(of: id).baseURL
        let kept = CachedModels(baseURL: baseURL, askedAt: now(), models: models)
        cached.withLock { $0[id]?.keep(kept) }
        cache?.write(kept, of: id)
        guard var offer = standing(id) else { throw .invalidResponse(detail: "The provider offers no models") }
        offer.source = .live
        return offer
    }
}
