import AppStore
import ChatModel
import Console
import ProgramContext
import Providers
import SettingsScreen
import SettingsModel

extension LiveContext {
    /// The services of the provider settings.
    var providerServices: ProviderServices {
        ProviderServices(
            list: { [self] in await now.providerListing }, readers: { [self] in await now.readers },
            ask: { [self] id in await now.ask(id) },
            models: { [self] id, refresh in now.catalog.offers(of: id, refresh: refresh) })
    }
}

extension Context {
    /// The model that is asked the next question by the settings as they stand, whether it can be asked or not.
    var activeModel: ModelReference {
        let id = activeProvider
        guard id != .offline else { return ModelReference(provider: .offline, model: "rules") }
        let usual = providerDirectory.statuses.first { $0.id == id }?.defaultModel ?? ""
        return ModelReference(provider: id, model: namedModel(of: id) ?? usual)
    }

    /// The model of the settings, which belongs to its provider.
    private func namedModel(of id: ProviderID) -> String? {
        id == settings.coach.provider ? settings.coach.model : nil
    }

    /// How all providers stand. A vault that opens by itself is opened.
    var providerListing: (entries: [ProviderEntry], active: ModelReference) {
        get async {
            await keys.openByItself()
            let active = activeModel
            return (providerDirectory.statuses.map { entry($0, active: active) }, active)
        }
    }

    /// Where the model of each provider answers that can be asked as things stand.
    public var readers: [ProviderID: ModelRecipient] {
        get async {
            let active = activeModel
            return await withTaskGroup(of: (ProviderID, ModelRecipient).self) { group in
                for status in providerDirectory.statuses where status.state == .ready {
                    let model =
                        status.id == active.provider
                        ? active : ModelReference(provider: status.id, model: status.defaultModel)
                    group.addTask { (status.id, await reader(of: model)) }
                }
                var readers: [ProviderID: ModelRecipient] = [:]
                for await (id, reader) in group { readers[id] = reader }
                return readers
            }
        }
    }

    private func entry(_ status: ProviderStatus, active: ModelReference) -> ProviderEntry {
        let traits = providerDirectory.traits(of: status.id)
        let sources = providerDirectory.keySources(of: status.id)
        let state: ProviderEntry.State =
            switch status.state {
            case .ready: sources.isWaiting && sources.counting == .vault ? .locked : .ready
            case .noKey: .noKey
            case .noAddress: .noAddress
            case .unconfirmedHost(let host): .unconfirmedHost(host)
            case .badConfiguration(let reason): .badConfiguration(reason)
            }
        var entry = ProviderEntry(
            id: status.id, name: status.name, state: state, hasKey: status.hasKey,
            needsKey: traits?.needsKey ?? true, keyVariable: status.keyVariable, keyPage: status.keyPage,
            address: status.baseURL, model: status.id == active.provider ? active.model : status.defaultModel,
            modelCount: catalog.knownCount(of: status.id),
            headers: (traits?.headers ?? [:]).sorted { $0.key < $1.key }
                .map { .init($0.key, SecretHeader.shown($0.value, name: $0.key)) },
            isBuiltIn: traits?.isBuiltIn ?? false, hasInterfaces: traits?.hasInterfaces ?? false)
        entry.keyCommand = keys.commandWords(of: status.id).map { words in
            .init(words: ExactText.command(words), isConfirmed: keys.approvals.isConfirmed(words, of: status.id))
        }
        return entry
    }

    /// Asks a provider whether all is well.
    public func ask(_ id: ProviderID) async -> ProviderAnswer {
        do {
            try await keys.prepare(id, in: providerDirectory)
        } catch {
            let sentence = (error as? Failure)?.sentence ?? "The key cannot be read."
            return ProviderAnswer(problem: .invalidConfiguration(sentence))
        }
        let check = await providerDirectory.check(id, model: namedModel(of: id))
        return ProviderAnswer(
            modelCount: check.modelCount, hasModel: check.hasModel, remainingUSD: check.balance?.remainingUSD,
            problem: check.problem)
    }
}

/// Headers of the person's own, for showing.
enum SecretHeader {
    private static let names = ["auth", "key", "token", "secret", "cookie", "pass", "credential", "signature"]

    /// The value, or dots where the name or the value itself looks like a secret.
    static func shown(_ value: String, name: String) -> String {
        let name = name.lowercased()
        return names.contains(where: name.contains) || looksRandom(value) ? "•••" : value
    }

    /// A long word of letters and digits mixed, as keys are.
    private static func looksRandom(_ value: String) -> Bool {
        value.split { $0 == " " || $0 == "/" || $0 == ":" }.contains { word in
            word.count >= 20 && word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
        }
    }
}
