import Archive
import ChatModel
import Console
import Foundation
import JSON
import Providers
import Settings

/// The person's confirmations of providers, each bound to its exact words: the key command, or the host that the
/// configuration names. Kept in the data folder alone: no backup or export holds it, so that what comes from elsewhere
/// cannot confirm itself.
public struct ProviderApprovals: Sendable {
    public let path: String

    /// Which commands that print keys the person has confirmed.
    public static func commands(in folder: String) -> ProviderApprovals {
        ProviderApprovals(path: folder + "/confirmed-commands.json")
    }
    /// Which hosts of the configuration the person has confirmed.
    public static func hosts(in folder: String) -> ProviderApprovals {
        ProviderApprovals(path: folder + "/confirmed-hosts.json")
    }

    private static let largest = 1 << 20

    /// By provider. A file that is not there, is not the person's own or cannot be read confirms nothing.
    private var confirmed: [String: [String]] {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & 0o022 == 0, status.st_size <= Self.largest,
            let bytes = FileManager.default.contents(atPath: path),
            // What is not ours confirms nothing: the person is asked again.
            let known = try? CodedJSON.value([String: [String]].self, from: bytes)
        else { return [:] }
        return known
    }

    /// Whether exactly these words were confirmed for the provider.
    public func isConfirmed(_ words: [String], of id: ProviderID) -> Bool { confirmed[id.rawValue] == words }

    /// Takes the place of what was confirmed for the provider before.
    /// - Throws: `Failure` where it cannot be kept; then it is not confirmed.
    public func confirm(_ words: [String], of id: ProviderID) throws {
        var confirmed = confirmed
        confirmed[id.rawValue] = words
        do {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let file = try PrivateFile(path: path, mayReplace: true)
            try file.write(try CodedJSON.bytes(confirmed, .pretty))
            try file.finish()
        } catch let error as ArchiveError {
            throw Failure(error.sentence, .other)
        } catch {
            throw Failure("\(path) cannot be written.", .other)
        }
    }
}

extension ProviderApprovals {
    /// Confirms the hosts of addresses that the person gave to the program itself, word for word: that is their yes.
    public func confirmHosts(setBy changes: [SettingsFile.Change]) throws {
        for case .set(let key, .text(let address)) in changes {
            let parts = key.split(separator: ".").map(String.init)
            let id: String? =
                switch parts.count {
                case 3 where parts[0] == "providers" && parts[2] == "base_url": parts[1]
                // Of a weather service: `weather.openmeteo_base_url`.
                case 2 where parts[0] == "weather" && parts[1].hasSuffix("_base_url"): String(parts[1].dropLast(9))
                default: nil
                }
            guard let id, let host = ProviderDirectory.origin(of: address) else { continue }
            try confirm([host], of: ProviderID(id))
        }
    }
}
