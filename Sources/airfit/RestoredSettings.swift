import AppStore
import Archive
import ArgumentParser
import ChatModel
import Foundation
import SettingsScreen
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
struct WaitingConfirmation: Sendable {
    let locations: FileLocations
    let settingsFile: SettingsFile
    let approvals: KeyCommandApprovals

    var waiting: WaitingSettings { WaitingSettings.read(from: locations.waitingSettings) }

    /// From now on it holds; key commands in it may run, as their exact words were shown.
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
            guard let command = entry.keyCommand else { continue }
            try approvals.confirm(command.words, of: ProviderID(command.provider))
        }
        drop()
        return reading
    }

    /// What waits is gone; the settings stay as they are.
    func drop() { unlink(locations.waitingSettings) }
}

extension Context {
    var waitingConfirmation: WaitingConfirmation {
        WaitingConfirmation(locations: locations, settingsFile: settingsFile, approvals: keys.approvals)
    }

    /// For commands that speak to a coach: says that settings of a restored backup are off, where some are.
    func tellWaitingSettings() {
        guard !isDemo, !waitingConfirmation.waiting.isEmpty else { return }
        Output.error("Settings of a restored backup are off until you have seen them: airfit config confirm.")
    }
}

// MARK: - In the full screen

extension Context {
    /// What waits for the person's yes: settings of a restored backup first, as they may bring commands.
    var waitingSubjects: [ConfirmationSubject] {
        let waiting = waitingConfirmation.waiting
        let restored: [ConfirmationSubject] =
            waiting.isEmpty ? [] : [.restoredSettings(lines: waiting.entries.map(\.line))]
        return restored
            + keys.unconfirmedCommands.map { .keyCommand($0.id, words: ExactText.command($0.words)) }
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
