import Foundation
import JSON
import TOMLKit

/// The settings as they go into an export: the whole configuration as JSON, with everything out that could be a secret.
public enum SettingsExport {
    /// Stands in for a value that is left out.
    static let mask = "•••"

    /// - Parameter path: The configuration file; `{}` where there is none, and where it cannot be read: then there is
    ///   nothing to keep but a broken text, which may hold anything.
    public static func json(ofFile path: String) -> String {
        do throws(TextFile.Failure) { return json(of: try TextFile.read(path)) } catch { return "{}" }
    }

    static func json(of toml: String) -> String {
        let table: TOMLTable
        do throws(FileProblem) { table = try TOMLSource(toml, file: "").root } catch { return "{}" }
        // A table that was read can be written as JSON, but for numbers that are not finite.
        guard
            let parsed = JSONText.parsed(table.convert(to: .json)),
            let masked = masked(parsed) as? [String: Any], let json = JSONText.written(masked)
        else { return "{}" }
        return json
    }

    private static func masked(_ value: Any) -> Any {
        switch value {
        case let table as [String: Any]:
            return Dictionary(
                uniqueKeysWithValues: table.map { key, value in (key, isSecret(key, value) ? mask : masked(value)) })
        case let list as [Any]: return list.map(masked)
        case let text as String: return withoutUser(text)
        default: return value
        }
    }

    /// Headers may carry a key, and what a command is told may be one.
    private static func isSecret(_ key: String, _ value: Any) -> Bool {
        let key = key.lowercased()
        if ["headers", "key_command"].contains(key) { return true }
        guard value is String, key != "api_key_env" else { return false }
        return ["key", "token", "secret", "passw", "authorization", "cookie"].contains { key.contains($0) }
    }

    /// An address without user name and password, and without its query, where keys are sometimes put.
    private static func withoutUser(_ text: String) -> String {
        guard text.contains("://"), var parts = URLComponents(string: text),
            parts.user != nil || parts.password != nil || parts.query != nil
        else { return text }
        (parts.user, parts.password, parts.query) = (nil, nil, nil)
        return parts.string ?? mask
    }
}
