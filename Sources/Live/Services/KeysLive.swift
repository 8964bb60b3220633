import AppStore
import ChatModel
import Console
import Foundation
import ProgramContext
import Providers
import SettingsScreen
import Vault
import Weather
import WeatherModel

extension LiveContext {
    /// The services of the settings that work on keys.
    /// - Parameter changed: called when keys have come or gone, so that nothing goes on with an old one.
    func keyServices(changed: @escaping @Sendable () -> Void) -> KeyServices {
        KeyServices(
            list: { [self] in await now.keyListing },
            tryKey: { [self] id, key in await now.tryKey(key, of: id) },
            tryKept: { [self] id in await now.tryKept(id) },
            unlock: { [self] passphrase throws(KeyServices.Failure) in
                try await now.unlockVault(passphrase)
                changed()
            },
            makeVault: { [self] protection throws(KeyServices.Failure) in try await now.makeVault(protection) },
            perform: { [self] work throws(KeyServices.Failure) in
                try await now.perform(work)
                changed()
            })
    }
}

// MARK: - What there is

extension Context {
    /// All that can be told of keys. A vault that opens by itself is opened.
    var keyListing: KeyListing {
        get async {
            await keys.openByItself()
            let standing = await keys.vault.standing()
            let kept = await keptKeys
            return KeyListing(
                entries: providerDirectory.statuses.map { entry($0, kept: kept) },
                weather: WeatherProviderID.allCases.compactMap { weatherEntry($0, kept: kept) },
                vault: await condition(standing), found: found(kept: kept))
        }
    }

    /// The keys in the open vault; empty while it is locked.
    private var keptKeys: [String: VaultKey] {
        get async {
            do throws(VaultError) {
                return Dictionary(uniqueKeysWithValues: try await keys.vault.keys().map { ($0.name, $0) })
            } catch {
                return [:]  // how the vault stands is told beside
            }
        }
    }

    private func entry(_ status: ProviderStatus, kept: [String: VaultKey]) -> ProviderKeys {
        let sources = providerDirectory.keySources(of: status.id)
        let holdings = sources.all.enumerated().compactMap { index, source -> KeyLocation? in
            let lastFour = index == 0 ? sources.lastFour : ""
            switch source {
            case .environment(let variable): return KeyLocation(.environment(variable: variable), lastFour: lastFour)
            case .command:
                let program = settings.providers[status.id]?.keyCommand.first ?? "key_command"
                return KeyLocation(.command(program), lastFour: lastFour)
            case .vault:
                let key = kept[status.id.rawValue]
                return KeyLocation(
                    .vault, lastFour: key?.lastFour ?? lastFour, enteredAt: key?.enteredAt, lastUsed: key?.lastUsed,
                    isUntested: key?.trial == .untested)
            case .none: return nil
            }
        }
        return ProviderKeys(
            id: status.id, name: status.name, holdings: holdings,
            needsKey: providerDirectory.traits(of: status.id)?.needsKey ?? true, keyPage: status.keyPage)
    }

    /// The key of a weather service; `nil` for one without keys.
    private func weatherEntry(_ id: WeatherProviderID, kept: [String: VaultKey]) -> ProviderKeys? {
        guard let variable = id.keyVariable else { return nil }
        var holdings: [KeyLocation] = []
        if let key = keys.keyInEnvironment(of: id, environment) {
            holdings.append(KeyLocation(.environment(variable: variable), lastFour: APIKey(key)?.lastFour ?? ""))
        }
        if let key = kept[id.rawValue] {
            holdings.append(
                KeyLocation(
                    .vault, lastFour: key.lastFour, enteredAt: key.enteredAt, lastUsed: key.lastUsed,
                    isUntested: key.trial == .untested))
        } else if keys.vault.isThere, keys.vault.names.contains(id.rawValue) {
            holdings.append(KeyLocation(.vault))
        }
        var entry = ProviderKeys(
            id: ProviderID(id.rawValue), name: id.name, holdings: holdings, needsKey: true, keyPage: id.keyPage)
        if id == .openWeatherMap { entry.refusalNote = "A new key of OpenWeatherMap is taken after some hours." }
        return entry
    }

    private func condition(_ standing: VaultStanding) async -> VaultCondition {
        switch standing {
        case .none: return .none(hasKeyring: await keys.hasKeyring)
        case .locked(let facts): return .locked(Self.protection(facts))
        case .unlocked(let facts): return .unlocked(Self.protection(facts))
        case .unusable(let error, let hasBackup):
            return .unusable(
                error.sentence + (hasBackup ? " The last good copy is there: airfit keys restore." : ""))
        }
    }

    private static func protection(_ facts: VaultFacts) -> VaultCondition.Protection {
        if facts.has(.unprotected) { return .nothing }
        guard facts.has(.keyring) else { return .passphrase }
        return facts.has(.passphrase) ? .keyringAndPassphrase : .keyring
    }

    /// Keys that lie about, without those that the vault has already.
    private func found(kept: [String: VaultKey]) -> [FoundKey] {
        KeySearch(environment: environment.merging(keys.variables.all) { own, _ in own }).finds().compactMap { find in
            let known = keys.vault.unlockedKeys[find.provider.rawValue]?.withBytes { mine in
                find.key.withText { $0.utf8.elementsEqual(mine) }
            }
            guard known != true else { return nil }
            return FoundKey(id: find.id, provider: find.provider, place: find.place, lastFour: find.key.lastFour)
        }
    }
}

// MARK: - What is done

extension Context {
    /// Asks the provider with this key in the place of every other.
    public func tryKey(_ key: SecretField, of id: ProviderID) async -> ServiceError? {
        await tryKey(key.withText { $0 }, of: id)
    }

    /// Asks a provider whether it takes the key; `nil` where it does.
    public func tryKey(_ key: String, of id: ProviderID) async -> ServiceError? {
        if let service = WeatherProviderID(rawValue: id.rawValue) {
            return await weather.problem(withKey: key, of: service).map(ServiceError.init)
        }
        guard let status = providerDirectory.statuses.first(where: { $0.id == id }) else { return .notConfigured(id) }
        let asked = ProviderDirectory(
            environment: environment.merging([status.keyVariable: key]) { _, tried in tried },
            settings: settings.providers.mapValues(ProviderSettings.init),
            isHostConfirmed: { [hosts = keys.hosts] in hosts.isConfirmed([$1], of: $0) })
        return await asked.check(id).problem
    }

    /// Asks a weather service with the key that counts.
    func tryKept(_ id: ProviderID) async -> (sentence: String, isProblem: Bool) {
        guard let service = WeatherProviderID(rawValue: id.rawValue) else { return ("", false) }
        do throws(WeatherError) {
            guard let key = try keys.weatherKey(service, settings.weather, environment) else {
                return ("There is no key to try.", true)
            }
            if let problem = await weather.problem(withKey: key, of: service) { return (problem.sentence, true) }
            return ("\(service.name) takes the key.", false)
        } catch {
            return (error.sentence, true)
        }
    }

    func unlockVault(_ passphrase: SecretField?) async throws(KeyServices.Failure) {
        try await Self.translatingErrors {
            if let passphrase {
                return try await keys.vault.unlock(with: .passphrase(passphrase.passphrase()))
            }
            let facts = await keys.vault.standing().facts
            if facts?.has(.unprotected) == true { return try await keys.vault.unlock(with: .unprotected) }
            try await keys.vault.unlock(with: keys.keyring, mayAsk: true)
        }
    }

    func makeVault(_ protection: VaultProtection) async throws(KeyServices.Failure) {
        try await Self.translatingErrors {
            switch protection {
            case .keyring: try await keys.vault.create(with: [], keyring: keys.keyring)
            case .passphrase(let passphrase):
                try await keys.vault.create(with: [.passphrase(passphrase.passphrase())])
            case .nothing: try await keys.vault.create(with: [.unprotected])
            }
        }
    }

    func perform(_ work: KeyWork) async throws(KeyServices.Failure) {
        try await Self.translatingErrors {
            switch work {
            case .save(let id, let key, let isTested):
                try await keys.vault.set(key.key(), for: id.rawValue, isTested: isTested)
            case .remove(let id): try await keys.vault.delete(id.rawValue)
            case .adopt(let found):
                let find = KeySearch(environment: environment.merging(keys.variables.all) { own, _ in own }).finds()
                    .first { $0.id == found.id }
                guard let find else { throw KeyServices.Failure("The key is not there any more.") }
                let key = try find.key.withText { try Secret(key: $0) }
                try await keys.vault.set(key, for: found.provider.rawValue, isTested: false)
            case .addKeyring: try await keys.vault.addKeyring(keys.keyring)
            case .removeKeyring: try await keys.vault.removeKeyring(keys.keyring)
            case .connection, .look: break  // only that it is open
            }
        }
    }

    /// Runs the work and turns every error that it throws into a sentence.
    private static func translatingErrors(_ work: () async throws -> Void) async throws(KeyServices.Failure) {
        do {
            try await work()
        } catch let failure as KeyServices.Failure {
            throw failure
        } catch let error as VaultError {
            throw KeyServices.Failure(error.sentence, isLocked: error == .locked || error == .changedElsewhere)
        } catch let problem as SecretService.Problem {
            throw KeyServices.Failure(problem.sentence)
        } catch let problem as SecretTextProblem {
            throw KeyServices.Failure(problem.sentence(of: "what was typed"))
        } catch let failure as Failure {
            throw KeyServices.Failure(failure.sentence)
        } catch {
            throw KeyServices.Failure("This was stopped.")
        }
    }
}

extension SecretField {
    fileprivate func key() throws -> Secret { try withBytes { try Secret(keyBytes: $0) } }
    fileprivate func passphrase() throws -> Secret {
        try withText { text in Result { try Secret(passphrase: text) } }.get()
    }
}

extension ServiceError {
    /// The error of a service that was asked with a key to be tried.
    init(_ error: WeatherError) {
        switch error.kind {
        case .key: self = .authenticationFailed(detail: error.sentence)
        case .unavailable, .clock: self = .networkUnavailable(detail: error.sentence)
        case .noPlace, .notFound, .badInput: self = .invalidResponse(detail: error.sentence)
        }
    }
}
