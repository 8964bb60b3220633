import ArgumentParser
import ChatModel
import Console
import Foundation
import KeySupply
import ProgramContext
import Providers
import Settings
import SettingsModel
import Vault
import Weather
import WeatherModel

/// `airfit keys`: the API keys, where they are and whether they work.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Keep, list, test and remove the API keys of providers.",
        discussion: """
            A key is taken from the environment's variable, else from the provider's key_command, else from the vault: an \
            encrypted file that the system's keyring or a passphrase opens. Keys and passphrases are never arguments: they \
            are asked for, or read from standard input. Scripts give the passphrase with --passphrase-fd, or in a file of \
            mode 0600 that AIRFIT_PASSPHRASE_FILE names.
            """,
        subcommands: [
            Set.self, List.self, Test.self, Delete.self, KeysConfirm.self, KeysPassphrase.self, KeysRecoveryCode.self,
            KeysRecover.self,
            KeysRestore.self,
        ])

    struct Set: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Keep a key in the vault.",
            discussion: """
                The key is asked for without being shown, or read from standard input. It is tried with its provider before \
                it is kept: a key that the provider refuses is not kept, one that cannot be tried is kept untested.
                """)

        @OptionGroup var common: CommonOptions
        @OptionGroup var passphrase: PassphraseOptions

        @Flag(help: "Keep the key without trying it.")
        var noTest = false

        @Argument(
            help: "The provider's id, as airfit providers lists it; openweathermap or weatherapi for the weather.")
        var provider: String

        func validate() throws {
            if passphrase.passphraseFd == 0 {
                throw ValidationError("Standard input holds the key; give the passphrase by another number, such as 3.")
            }
        }

        func run() async throws {
            let (id, passphrase, isTested) = (ProviderID(provider), passphrase, !noTest)
            try await Context.running([common]) { context in
                let name = try context.nameOfProvider(id)
                let prompt = passphrase.prompt(context)
                let key = try KeyEntry.key(of: name)
                if let key = APIKey(key.revealed()), let doubt = context.providerDirectory.doubt(about: key, of: id) {
                    Output.printNote(isTested ? doubt : "\(doubt) It is kept all the same.")
                }
                var works = false
                if isTested {
                    try context.keys.confirmHost(
                        of: id, in: context.providerDirectory, withKey: true, isAsked: isatty(STDIN_FILENO) == 1)
                    works = try await context.test(key, of: id, named: name)
                }
                try await context.keys.unlockOrCreate(prompt)
                do throws(VaultError) {
                    try await context.keys.vault.set(key, for: id.rawValue, isTested: works)
                } catch {
                    throw Failure(error)
                }
                let end = key.lastFour.isEmpty ? "" : " that ends in \(key.lastFour)"
                Output.printNote("The key of \(name)\(end) is in the vault.")
                let counting = context.providerDirectory.keySources(of: id).counting
                if counting != .vault {
                    Output.printNote("The one from \(counting.place) counts before it.")
                }
            }
        }
    }

    struct List: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "List where keys are, by their last four characters.",
            discussion: "Nobody is asked for a passphrase: while the vault is locked, only the names are told.")

        @OptionGroup var common: CommonOptions
        @OptionGroup var passphrase: PassphraseOptions

        @Flag(help: "Print JSON.")
        var json = false

        func run() async throws {
            let (json, passphrase) = (json, passphrase)
            try await Context.running([common]) { context in
                let list = try await KeyList(context, passphrase.given(context.environment))
                if json { Output.json(list.json) } else { list.lines.forEach(Output.print) }
            }
        }
    }

    struct Test: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Ask a provider whether it takes the key.",
            discussion: "Without a provider every one that has a key is asked. The exit code is 77 for a refused key.")

        @OptionGroup var common: CommonOptions
        @OptionGroup var passphrase: PassphraseOptions

        @Argument(help: "The provider's id; all that have a key without it.")
        var provider: String?

        func run() async throws {
            let (provider, passphrase) = (provider.map { ProviderID($0) }, passphrase)
            try await Context.running([common]) { context in
                if let provider { _ = try context.nameOfProvider(provider) }
                let ids = provider.map { [$0] } ?? context.providersWithKey
                guard !ids.isEmpty else {
                    throw Failure("There is no key to test; keep one with airfit keys set.", .key)
                }
                var worst: Failure?
                for id in ids {
                    try await context.keys.prepare(
                        id, in: context.providerDirectory, prompt: passphrase.prompt(context), asks: true)
                    guard let failure = await context.test(id) else { continue }
                    if ids.count > 1 { Output.error(failure) }
                    if worst?.code != .key { worst = failure }
                }
                if var worst {
                    if ids.count > 1 { worst.sentence = "" }
                    throw worst
                }
            }
        }
    }

    struct Delete: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(abstract: "Remove a key from the vault.")

        @OptionGroup var common: CommonOptions
        @OptionGroup var passphrase: PassphraseOptions

        @Argument(help: "The provider's id.")
        var provider: String

        func run() async throws {
            let (name, passphrase) = (provider, passphrase)
            try await Context.running([common]) { context in
                let facts = try await context.keys.facts()
                guard facts.keyNames.contains(name) else { throw Failure(.noSuchKey(name: name)) }
                try await context.keys.unlock(prompt: passphrase.prompt(context))
                do throws(VaultError) {
                    try await context.keys.vault.delete(name)
                } catch {
                    throw Failure(error)
                }
                Output.printNote("The key of \(name) is gone from the vault.")
                let counting = context.providerDirectory.keySources(of: ProviderID(name)).counting
                if counting != .none { Output.printNote("There is still one from \(counting.place).") }
                try await context.replaceActiveProvider(ProviderID(name))
            }
        }
    }
}

/// A key as it is entered: on the terminal without being shown, else from standard input.
enum KeyEntry {
    static func key(of name: String) throws -> Secret {
        let isTyped = isatty(STDIN_FILENO) == 1
        let buffer =
            isTyped
            ? try HiddenPrompt.line("Key of \(name) (not shown): ")
            : try SecretBuffer(firstLineOf: STDIN_FILENO, named: "Standard input")
        do throws(SecretTextProblem) {
            return try buffer.key()
        } catch {
            throw Failure(error.sentence(of: "the key"), .badInput)
        }
    }
}

extension Context {
    /// The name of a provider for people.
    /// - Throws: for one that there is not.
    func nameOfProvider(_ id: ProviderID) throws -> String {
        if let weather = WeatherProviderID(keyed: id) { return weather.name }
        guard let needs = providerDirectory.needs(of: id) else {
            throw Failure("There is no provider called \(id.rawValue); airfit providers lists them.", .usage)
        }
        return needs.name
    }

    var providersWithKey: [ProviderID] {
        providerDirectory.ids.filter { providerDirectory.keySources(of: $0).counting != .none }
    }

    /// Asks a provider with a key that is not kept yet, and says what came of it where the key is kept.
    /// - Returns: whether it took the key; else it could not be asked.
    /// - Throws: for a key that the provider refuses.
    fileprivate func test(_ key: Secret, of id: ProviderID, named name: String) async throws -> Bool {
        if let weather = WeatherProviderID(keyed: id) { return try await test(key, of: weather) }
        guard let problem = await tryKey(key.revealed(), of: id) else {
            Output.printNote("\(name) takes the key.")
            return true
        }
        if case .authenticationFailed = problem {
            throw Failure(
                "\(name) does not take this key; it was not kept. With --no-test it is kept without a test.", .key)
        }
        Output.printNote("The key is untested. \(problem.sentence)")
        return false
    }

    private func test(_ key: Secret, of id: WeatherProviderID) async throws -> Bool {
        guard let problem = await weather.problem(withKey: key.revealed(), of: id) else {
            Output.printNote("\(id.name) takes the key.")
            return true
        }
        guard problem.kind != .key else {
            throw Failure("\(problem.sentence) It was not kept. With --no-test it is kept without a test.", .key)
        }
        Output.printNote("The key is untested. \(problem.sentence)")
        return false
    }

    /// Notes that a provider took its key, where that is the vault's.
    private func noteWorks(of id: ProviderID) async {
        // The key works all the same where that cannot be written, or lies elsewhere.
        try? await keys.vault.noteWorks(of: id.rawValue)
    }

    /// Asks a weather service with its key and prints what it said.
    /// - Returns: why it did not take the key; `nil` when it did.
    private func testWeather(_ id: WeatherProviderID) async -> Failure? {
        do throws(WeatherError) {
            guard let key = try keys.weatherKey(id, settings.weather, environment) else {
                return Failure("There is no key of \(id.name); keep one with airfit keys set \(id.rawValue).", .key)
            }
            if let problem = await weather.problem(withKey: key, of: id) { return Failure(problem) }
        } catch {
            return Failure(error)
        }
        if keys.keyInEnvironment(of: id, environment) == nil { await noteWorks(of: ProviderID(id.rawValue)) }
        Output.print("\(id.name) takes the key.")
        return nil
    }

    /// Chooses who answers where the key of the provider that did is gone: the next one with a key, else the choice is left to
    /// AirFit, so that a key added later counts at once. One that may answer without a key, as a model on this machine, stays:
    /// nothing moves from it to a provider elsewhere unasked.
    fileprivate func replaceActiveProvider(_ id: ProviderID) async throws {
        guard settings.coach.provider == id, providerDirectory.keySources(of: id).counting == .none else { return }
        guard providerDirectory.traits(of: id)?.needsKey ?? true else {
            let name = providerDirectory.needs(of: id)?.name ?? id.rawValue
            return Output.printNote("\(name) is asked without a key from now on.")
        }
        let next = providersWithKey.first { $0 != id }
        do throws(SettingsFileError) {
            try await settingsFile.apply([
                next.map { .set("coach.provider", .text($0.rawValue)) } ?? .unset("coach.provider"),
                .unset("coach.model"),
            ])
        } catch {
            throw Failure(error.message, .other)
        }
        let name = next.flatMap { providerDirectory.needs(of: $0)?.name } ?? "the offline coach"
        Output.printNote("From now on \(name) answers.")
    }

    /// Asks a provider and prints what it said.
    /// - Returns: why it did not take the key; `nil` when it did.
    fileprivate func test(_ id: ProviderID) async -> Failure? {
        if let weather = WeatherProviderID(keyed: id) { return await testWeather(weather) }
        let check = await providerDirectory.check(id)
        if let problem = check.problem {
            var failure = Failure(problem)
            failure.sentence = "\(check.name): \(failure.sentence)"
            return failure
        }
        if providerDirectory.keySources(of: id).counting == .vault { await noteWorks(of: id) }
        let count = check.modelCount.map { "; it offers \($0) model\($0 == 1 ? "" : "s")" } ?? ""
        let balance = check.balance?.remainingUSD.map { String(format: ", %.2f USD left", $0) } ?? ""
        Output.print(
            "\(check.name) takes the key from \(providerDirectory.keySources(of: id).counting.place)\(count)\(balance)."
        )
        return nil
    }
}

extension WeatherProviderID {
    /// The weather service of an id, where it takes keys.
    init?(keyed id: ProviderID) {
        guard let known = WeatherProviderID(rawValue: id.rawValue), known.keyVariable != nil else { return nil }
        self = known
    }
}

extension KeySource {
    /// For people, after 'from'.
    var place: String {
        switch self {
        case .environment(let variable): variable
        case .command: "its key command"
        case .vault: "the vault"
        case .none: "nowhere"
        }
    }

    /// For scripts; `nil` without a key.
    var name: String? {
        switch self {
        case .environment(let variable): variable
        case .command: "key_command"
        case .vault: "vault"
        case .none: nil
        }
    }
}
