import Archive
import ChatModel
import Console
import Foundation
import KeySupply
import Screens
import Settings
import SettingsModel

/// What a backup may not bring into force by itself.
extension BackupWork {
    /// Takes the settings out of the unpacked configuration that wait for the person, and puts them into a file beside it.
    /// - Parameter path: of the backup, for errors.
    func holdBack(in staging: String, of manifest: BackupManifest, _ path: String) throws -> WaitingSettings {
        guard manifest.files.contains(where: { $0.name == BackupName.configuration }) else { return WaitingSettings() }
        let unpacked = "\(staging)/\(BackupName.configuration)"
        let parts: (text: String, waiting: WaitingSettings)
        do {
            // Without a configuration of now nothing holds already.
            let standing = (try? String(contentsOfFile: locations.configFile, encoding: .utf8)) ?? ""
            parts = try WaitingSettings.separate(
                try String(contentsOfFile: unpacked, encoding: .utf8), standing: standing)
        } catch {
            throw ArchiveError.damaged(path: path, reason: "the settings in it cannot be read")
        }
        try Self.write(parts.text, to: unpacked)
        try Self.write(parts.waiting.text, to: "\(staging)/\(WaitingSettings.fileName)")
        return parts.waiting
    }

    /// What waits takes the place of what waited after an earlier restore, also where that is nothing.
    func waitingMoves(_ manifest: BackupManifest, _ staging: String) -> [Replacement.Move] {
        guard manifest.files.contains(where: { $0.name == BackupName.configuration }) else { return [] }
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
public struct WaitingConfirmation: Sendable {
    public let locations: FileLocations
    public let settingsFile: SettingsFile
    public let approvals: KeyCommandApprovals

    public init(locations: FileLocations, settingsFile: SettingsFile, approvals: KeyCommandApprovals) {
        self.locations = locations
        self.settingsFile = settingsFile
        self.approvals = approvals
    }

    public var waiting: WaitingSettings { WaitingSettings.read(from: locations.waitingSettings) }

    /// From now on it holds; key commands in it may run, as their exact words were shown.
    /// - Parameter shown: what the person saw; what waits by now and was not shown is refused.
    /// - Throws: `Failure`; then nothing holds that did not hold before.
    @discardableResult
    public func confirm(_ shown: WaitingSettings) async throws -> SettingsReading {
        guard shown == waiting else { throw Failure("Something else waits by now; look at it again.", .other) }
        let reading: SettingsReading
        do throws(SettingsFileError) {
            reading = try await settingsFile.confirm(shown)
        } catch {
            throw Failure(error.message, .badInput)
        }
        for entry in shown.entries {
            guard let command = entry.keyCommand else { continue }
            try approvals.confirm(command.words, of: ProviderID(command.provider))
        }
        drop()
        return reading
    }

    /// What waits is gone; the settings stay as they are.
    public func drop() { unlink(locations.waitingSettings) }
}
