import ArgumentParser
import ChatModel
import Console
import DataWork
import Foundation
import HealthModel
import KeySupply
import ProgramContext
import Settings
import SettingsModel
import Vault

/// `airfit config`: the settings, without the screen.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Read and change the settings.",
        discussion: "A key is dotted, as in the file: ui.theme, coach.temperature, providers.custom.base_url.",
        subcommands: [Path.self, Get.self, Set.self, Unset.self, List.self, Edit.self, ConfigConfirm.self])

    struct Path: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the path of config.toml.")

        func run() throws {
            Output.print(try Context.locations().configFile)
        }
    }

    struct Get: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Print the value of a setting; its default where it is not set. Of a goal, the one that holds.")

        @OptionGroup var passphrase: PassphraseOptions

        @Argument(help: ArgumentHelp("The setting, for example ui.theme.", valueName: "key")) var key: String

        func run() async throws {
            let field = try ConfigCommand.field(key)
            let reading = SettingsCodec.reading(of: try Context.locations().configFile)
            if let problem = reading.problems.first(where: { $0.key == key || reading.isUnreadable }) {
                throw Failure(problem.message, .badInput)
            }
            let isGoal = key.hasPrefix("goals.")
            let settings = isGoal ? try await ConfigCommand.inForce(reading.settings) : reading.settings
            guard let value = field.read(settings) else { throw Failure("\(key) is not set.", .other) }
            Output.print(value.typed)
        }
    }

    struct Set: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Change a setting; the rest of the file stays as it is.",
            discussion: """
                Lists are separated by commas: airfit config set privacy.share_remote sleep,heart. Where a list has given \
                members, all and none may stand for them.
                """)

        @OptionGroup var passphrase: PassphraseOptions

        @Argument(help: ArgumentHelp("The setting, for example ui.theme.", valueName: "key")) var key: String
        @Argument(
            parsing: .allUnrecognized, help: ArgumentHelp("Its new value, as typed.", valueName: "value"))
        var value: [String]

        func run() async throws {
            let field = try ConfigCommand.field(key)
            guard !value.isEmpty else {
                throw Failure("Say what \(key) shall be, or airfit config unset \(key).", .usage)
            }
            let value = field.value(typed: value.joined(separator: " "))
            if ["ui.theme", "ui.light_theme"].contains(key), case .text(let name) = value {
                try ConfigCommand.check(theme: name)
            }
            if key.hasPrefix("goals."), field.check(value) == nil { try await ConfigCommand.follow(goal: field) }
            try await ConfigCommand.change(.set(key, value), passphrase)
        }
    }

    struct Unset: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Take a setting out of the file: its default counts again.")

        @OptionGroup var passphrase: PassphraseOptions

        @Argument(help: ArgumentHelp("The setting, for example ui.theme.", valueName: "key")) var key: String

        func run() async throws {
            let field = try ConfigCommand.field(key)
            if key.hasPrefix("goals.") { try await ConfigCommand.follow(goal: field) }
            try await ConfigCommand.change(.unset(key), passphrase)
        }
    }

    /// The settings with the goals that hold: the log, the coach and other programs set goals in the store, which the file
    /// follows when the full screen runs next.
    /// - Throws: `Failure` where there is a store that cannot be read.
    static func inForce(_ settings: Settings) async throws -> Settings {
        guard access(try Context.locations().healthDatabase, F_OK) == 0 else { return settings }
        let holding = try await Context.lending([StartOptions]()) { context -> Settings in
            let health = try await context.health()
            do throws(HealthStoreError) {
                return try await context.settings(withGoalsOf: health)
            } catch {
                throw Failure(error)
            }
        }
        var settings = settings
        settings.goals = holding.goals
        return settings
    }

    /// Writes the goal that holds into the file before it is changed: against an older one that the file still says, setting
    /// just that one again would be no change.
    private static func follow(goal field: SettingField) async throws {
        let file = SettingsFile(path: try Context.locations().configFile)
        let reading = SettingsCodec.reading(of: file.path)
        // What cannot be read now is told when it is asked for; the change is made all the same.
        guard reading.problems.isEmpty, let holding = try? await inForce(reading.settings) else { return }
        let value = field.read(holding)
        guard value != field.read(reading.settings) else { return }
        let change: SettingsFile.Change = if let value { .set(field.key, value) } else { .unset(field.key) }
        do throws(SettingsFileError) { try await file.apply([change]) } catch { throw Failure(error.message, .other) }
        // The store hears of it as it is opened.
        try await Context.lending([StartOptions]()) { context in _ = try await context.health() }
    }

    /// - Throws: `Failure` where there is no theme of that name, or it cannot be read.
    private static func check(theme name: String) throws {
        let library = ThemeLibrary(userFolder: try Context.locations().themesFolder)
        do throws(FileProblem) { _ = try library.theme(named: name) } catch { throw Failure(error.message, .badInput) }
    }

    static func field(_ key: String) throws -> SettingField {
        if let field = SettingCatalog.field(key) { return field }
        let nearest = SettingCatalog.nearestKey(to: key)
        throw Failure(SettingsFileError.unknownKey(key, nearest: nearest).message, .usage)
    }

    private static func change(_ change: SettingsFile.Change, _ passphrase: PassphraseOptions) async throws {
        let file = SettingsFile(path: try Context.locations().configFile)
        let lockedBefore = SettingsCodec.reading(of: file.path).settings.lock.isEnabled
        let turnsOn = change == .set("lock.enabled", .flag(true)) && !lockedBefore
        let vault = turnsOn && Context.openedKeys == nil ? try await vaultToLock(passphrase) : nil
        do throws(SettingsFileError) {
            try await file.apply([change])
        } catch {
            let code: ExitCode =
                switch error {
                case .unknownKey: .usage
                case .badValue, .needsAHand, .cannotRead: .badInput
                case .cannotWrite, .busy: .other
                }
            throw Failure(error.message, code)
        }
        try ProviderApprovals.hosts(in: try Context.locations().data).confirmHosts(setBy: [change])
        try await followLock(changedFrom: lockedBefore, in: file.path, vault)
    }

    /// The vault, open, which holds the lock against an edit of the file; `nil` where no passphrase opens one: a lock without
    /// it locks nothing.
    /// - Throws: `Failure` where its passphrase is not given.
    static func vaultToLock(_ passphrase: PassphraseOptions) async throws -> Vault? {
        try await Context.lending([StartOptions]()) { context in
            context.countCommand()
            let (vault, prompt) = (context.keys.vault, passphrase.prompt(context))
            if case .unusable(let error, _) = await vault.standing() { throw Failure(error) }
            guard await vault.standing().facts?.has(.passphrase) == true else { return nil }
            guard let secret = try prompt.given() ?? (prompt.canAsk ? prompt.ask("Passphrase of the vault: ") : nil)
            else {
                throw Failure(
                    "The vault holds the lock: give its passphrase with --passphrase-fd or in the file that "
                        + "AIRFIT_PASSPHRASE_FILE names. The lock is not on.", .key)
            }
            do throws(VaultError) {
                try await vault.unlock(with: .passphrase(secret))
            } catch {
                throw Failure(error)
            }
            return vault
        }
    }

    /// Has the vault follow a change of `lock.enabled`, for which the passphrase was asked.
    /// - Parameter opened: the open vault, where the lock was off before.
    static func followLock(changedFrom before: Bool, in path: String, _ opened: Vault?) async throws {
        let now = SettingsCodec.reading(of: path).settings.lock.isEnabled
        guard now != before else { return }
        guard let vault = opened ?? Context.openedKeys?.vault else {
            if now {
                Output.error(
                    "The lock is on, but there is no passphrase to lock with yet; set one with: airfit keys passphrase")
            }
            return
        }
        do throws(VaultError) { try await vault.setLocksApp(now) } catch { throw Failure(error) }
    }
}
