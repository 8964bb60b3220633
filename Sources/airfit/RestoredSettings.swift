import AppStore
import Archive
import ArgumentParser
import ChatModel
import ConversationStore
import Files
import Foundation
import Providers
import SettingsScreen
import Settings
import SettingsModel

/// What a backup may not bring into force by itself.
extension BackupWork {
    /// Takes out of the unpacked configuration and conversations what waits for the person, and puts it into a file beside
    /// them.
    /// - Parameter path: of the backup, for errors.
    func holdBack(in staging: String, of manifest: BackupManifest, _ path: String) throws -> WaitingSettings {
        let memories = try holdBackMemories(in: staging, of: manifest, path)
        let settings = try holdBackSettings(in: staging, of: manifest, path)
        guard memories != nil || settings != nil else { return WaitingSettings() }
        let waiting = WaitingSettings((settings ?? []) + (memories ?? []))
        try Self.write(waiting.text, to: "\(staging)/\(WaitingSettings.fileName)")
        return waiting
    }

    /// - Returns: `nil` where the backup holds no conversations.
    private func holdBackMemories(
        in staging: String, of manifest: BackupManifest, _ path: String
    ) throws -> [WaitingSettings.Entry]? {
        guard manifest.files.contains(where: { $0.name == BackupName.conversationDatabase }) else { return nil }
        do throws(ConversationError) {
            let memories = try ConversationStore.takeOutMemories(
                of: "\(staging)/\(BackupName.conversationDatabase)", unlessIn: locations.conversationDatabase)
            return memories.enumerated().map { number, memory in
                .init(memory: memory.fact, about: memory.about.rawValue, number: number + 1)
            }
        } catch {
            throw ArchiveError.damaged(path: path, reason: "the memories in it cannot be read")
        }
    }

    /// - Returns: `nil` where the backup holds no configuration.
    private func holdBackSettings(
        in staging: String, of manifest: BackupManifest, _ path: String
    ) throws -> [WaitingSettings.Entry]? {
        guard manifest.files.contains(where: { $0.name == BackupName.configuration }) else { return nil }
        let unpacked = "\(staging)/\(BackupName.configuration)"
        let parts: (text: String, waiting: WaitingSettings)
        do {
            // Without a configuration of now nothing holds already.
            let standing = (try? FileBytes.of(locations.configFile, atMost: 1 << 20)).map { bytes in
                String(decoding: bytes, as: UTF8.self)
            }
            parts = try WaitingSettings.separate(
                try String(contentsOfFile: unpacked, encoding: .utf8), standing: standing ?? "")
        } catch {
            throw ArchiveError.damaged(path: path, reason: "the settings in it cannot be read")
        }
        try Self.write(parts.text, to: unpacked)
        return parts.waiting.entries
    }

    /// What waits takes the place of what waited after an earlier restore, also where that is nothing.
    func waitingMoves(_ manifest: BackupManifest, _ staging: String) -> [Replacement.Move] {
        let sources = [BackupName.configuration, BackupName.conversationDatabase]
        guard manifest.files.contains(where: { sources.contains($0.name) }) else { return [] }
        let name = WaitingSettings.fileName
        return [.init(name: "data/\(name)", from: "\(staging)/\(name)", to: locations.waitingSettings)]
    }

    private static func write(_ text: String, to path: String) throws(ArchiveError) {
        let file = try PrivateFile(path: path, mayReplace: true)
        try file.write(Array(text.utf8))
        try file.finish()
    }
}

extension FileLocations {
    /// Settings of a restored backup that are off until they are confirmed; in no backup or export.
    var waitingSettings: String { data + "/" + WaitingSettings.fileName }
}

/// Confirms or drops what a restored backup wanted to bring into force.
struct WaitingConfirmation: Sendable {
    let locations: FileLocations
    let settingsFile: SettingsFile
    let keys: KeySupply
    let zone: TimeZone

    var waiting: WaitingSettings { WaitingSettings.read(from: locations.waitingSettings) }

    /// From now on it holds; key commands in it may run and its hosts may be asked, as their exact words were shown.
    /// - Parameter shown: what the person saw; what waits by now and was not shown is refused.
    /// - Throws: `Failure`; then nothing holds that did not hold before.
    @discardableResult
    func confirm(_ shown: WaitingSettings) async throws -> SettingsReading {
        guard shown == waiting else { throw Failure("Something else waits by now; look at it again.", .other) }
        let reading: SettingsReading
        do throws(SettingsFileError) {
            reading = try await settingsFile.confirm(shown)
        } catch {
            throw Failure(error.message, .badInput)
        }
        for entry in shown.entries {
            if let memory = entry.memory { try await keep(memory.fact, about: memory.about) }
            if let command = entry.keyCommand {
                try keys.approvals.confirm(command.words, of: ProviderID(command.provider))
            }
            if let (provider, address) = entry.baseURL, let host = ProviderDirectory.origin(of: address) {
                try keys.hosts.confirm([host], of: ProviderID(provider))
            }
        }
        drop()
        return reading
    }

    private func keep(_ fact: String, about: String) async throws {
        let about = Memory.About(rawValue: about) ?? .other
        guard let memory = Memory(fact, about: about, createdAt: Date()) else { return }
        let store = ConversationStore(path: locations.conversationDatabase, zone: zone)
        do throws(ConversationError) { try await store.keep(memory) } catch { throw Failure(error.sentence, .other) }
    }

    /// What waits is gone; the settings stay as they are.
    func drop() { unlink(locations.waitingSettings) }
}

extension Context {
    var waitingConfirmation: WaitingConfirmation {
        WaitingConfirmation(locations: locations, settingsFile: settingsFile, keys: keys, zone: zone)
    }

    /// For commands that speak to a coach: says that settings of a restored backup are off, where some are.
    func tellWaitingSettings() {
        guard !isDemo, !waitingConfirmation.waiting.isEmpty else { return }
        Output.error("Settings of a restored backup are off until you have seen them: airfit config confirm.")
    }
}

// MARK: - In the full screen

extension Context {
    /// What waits for the person's yes: settings of a restored backup first, as they may bring hosts and commands.
    var waitingSubjects: [ConfirmationSubject] {
        let waiting = waitingConfirmation.waiting
        let restored: [ConfirmationSubject] =
            waiting.isEmpty ? [] : [.restoredSettings(lines: waiting.entries.map(\.line))]
        return restored
            + providerQuestions.map { question in
                switch question.subject {
                case .command(let words): .keyCommand(question.id, words: ExactText.command(words))
                case .host(let host): .host(question.id, host)
                }
            }
    }

    /// Follows an answer that was given to what was shown; what has changed since is refused.
    func follow(
        _ answer: ConfirmationAnswer, to subject: ConfirmationSubject
    ) async throws -> SettingsServices.AnswerOutcome {
        switch (subject, answer) {
        case (.restoredSettings, .no):
            waitingConfirmation.drop()
            return .init(sentence: "The settings of the backup are dropped.")
        case (.restoredSettings(let lines), .yes):
            let waiting = waitingConfirmation.waiting
            guard waiting.entries.map(\.line) == lines else {
                throw Failure("Something else waits by now; look at it again.", .other)
            }
            let reading = try await waitingConfirmation.confirm(waiting)
            return .init(
                settings: reading.settings(goingOnFrom: settings), problems: reading.problems.map(\.briefMessage),
                sentence: "The settings of the backup are in force.")
        case (.keyCommand(let id, let shown), .yes):
            guard let words = keys.commandWords(of: id), ExactText.command(words) == shown else {
                throw Failure("The key command has changed by now; look at it again.", .other)
            }
            try keys.approvals.confirm(words, of: id)
            return .init(sentence: "The key command of \(id.rawValue) may run from now on.")
        case (.host(let id, let shown), .yes):
            guard let host = providerDirectory.unconfirmedHost(of: id), host == shown else {
                throw Failure("The address has changed by now; look at it again.", .other)
            }
            try keys.hosts.confirm([host], of: id)
            return .init(sentence: "\(id.rawValue) is asked at \(host) from now on.")
        default: return .init()
        }
    }
}

/// `airfit config confirm`: settings of a restored backup that are off until the person says yes.
struct ConfigConfirm: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Confirm settings of a restored backup that are off until then.",
        discussion: """
            After `airfit restore`, settings that run programs, send data or speak to a model are off until you have seen \
            their exact words and confirmed them. What was set so on this machine before stays in force.
            """)

    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Confirm all of it without a question.")
    var yes = false

    @Flag(help: "Drop it: the settings stay as they are now.")
    var drop = false

    @Flag(help: "Only list what waits, as JSON.")
    var json = false

    func validate() throws {
        if [yes, drop, json].count(where: { $0 }) > 1 {
            throw ValidationError("Take one of --yes, --drop and --json.")
        }
    }

    func run() async throws {
        let (yes, drop, json) = (yes, drop, json)
        try await Context.running([common]) { context in
            let work = context.waitingConfirmation
            let waiting = work.waiting
            if json {
                return Output.json(
                    JSONText.object([
                        "waiting": waiting.entries.map { ["key": $0.key, "value": $0.value.exact(isCode: false)] }
                    ]))
            }
            guard !waiting.isEmpty else { return Output.print("Nothing waits to be confirmed.") }
            Output.print("From a restored backup, and off until you confirm it:")
            for entry in waiting.entries { Output.print("  \(entry.line)") }
            if drop {
                work.drop()
                return Output.print("It is dropped; the settings stay as they are.")
            }
            if !yes {
                try Confirmation.typed(
                    "confirm", after: "It runs programs, sends data or speaks to a model.", orFlag: "--yes")
            }
            try await work.confirm(waiting)
            Output.print("It is in force.")
        }
    }
}
