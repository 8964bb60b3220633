import Archive
import ChatModel
import Console
import ConversationStore
import Files
import Foundation
import KeySupply
import Providers
import Settings
import SettingsModel

/// The settings that a backup may not bring into force by itself.
extension BackupWork {
    /// Moves what the person must confirm out of the unpacked configuration and conversations, into a file beside them.
    /// - Parameter path: of the backup, for errors.
    func separateUnconfirmed(in staging: String, of manifest: BackupManifest, _ path: String) throws -> WaitingSettings
    {
        let memories = try separateMemories(in: staging, of: manifest, path)
        let settings = try separateSettings(in: staging, of: manifest, path)
        guard memories != nil || settings != nil else { return WaitingSettings() }
        let waiting = WaitingSettings((settings ?? []) + (memories ?? []))
        try Self.write(waiting.text, to: "\(staging)/\(WaitingSettings.fileName)")
        return waiting
    }

    /// - Returns: `nil` where the backup holds no conversations.
    private func separateMemories(
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
    private func separateSettings(
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

    /// Replaces the waiting settings of an earlier restore, also by none.
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
    public var waitingSettings: String { data + "/" + WaitingSettings.fileName }
}

/// Confirms or drops what a restored backup wanted to bring into force.
public struct WaitingConfirmation: Sendable {
    let locations: FileLocations
    let settingsFile: SettingsFile
    let keys: KeySupply
    let zone: TimeZone

    public init(locations: FileLocations, settingsFile: SettingsFile, keys: KeySupply, zone: TimeZone) {
        (self.locations, self.settingsFile, self.keys, self.zone) = (locations, settingsFile, keys, zone)
    }

    public var waiting: WaitingSettings { WaitingSettings.read(from: locations.waitingSettings) }

    /// Confirms the restored settings: key commands in it may run and its hosts may be asked, as their exact words were shown.
    /// - Parameter shown: what the person saw; what waits by now and was not shown is refused.
    /// - Throws: `Failure`; then nothing holds that did not hold before.
    @discardableResult
    public func confirm(_ shown: WaitingSettings) async throws -> ParsedSettings {
        guard shown == waiting else { throw Failure("Something else waits by now; look at it again.", .other) }
        let reading: ParsedSettings
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

    /// Drops the waiting settings; those in force stay as they are.
    public func drop() { unlink(locations.waitingSettings) }
}
