import Canvas
import Foundation
import SettingsModel
import Themes

/// The themes a person can choose: the built-in ones and their own. Only the chosen one is parsed.
public struct ThemeLibrary: Sendable {
    /// The theme that AirFit starts with.
    public static let defaultName = Settings.standardTheme
    /// The person's own theme files; need not exist.
    public let userFolder: String

    public init(userFolder: String) { self.userFolder = userFolder }

    /// Built-in names first, then the person's own in order; a file of the same name stands for a built-in theme.
    public func names() -> [String] {
        // A folder that is missing or cannot be read holds no themes: the built-in ones are there.
        let files = (try? FileManager.default.contentsOfDirectory(atPath: userFolder)) ?? []
        let own = files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.filter(Self.isName).sorted()
        return BuiltInThemes.names + own.filter { !BuiltInThemes.names.contains($0) }
    }

    /// The theme of that name, the person's own before a built-in one.
    public func theme(named name: String) throws(FileProblem) -> ParsedTheme {
        guard Self.isName(name) else {
            throw FileProblem(file: "theme", reason: "a name has letters, digits, hyphens and underscores only")
        }
        let path = "\(userFolder)/\(name).toml"
        let toml: String
        do throws(TextFile.Failure) { toml = try TextFile.read(path) } catch {
            guard case .unreadable(let reason) = error else { return try builtIn(name) }
            throw FileProblem(file: path, reason: "cannot be read: \(reason)")
        }
        return try ThemeCodec.read(toml, file: path)
    }

    private func builtIn(_ name: String) throws(FileProblem) -> ParsedTheme {
        guard let toml = BuiltInThemes.bytes(named: name) else {
            let known = names().joined(separator: ", ")
            throw FileProblem(file: userFolder, reason: "there is no theme \(name); there are \(known)")
        }
        if let theme = BuiltInThemeReader.theme(toml) { return ParsedTheme(theme: theme, missing: [], warnings: []) }
        return try ThemeCodec.read(String(decoding: toml, as: UTF8.self), file: "built-in theme \(name)")
    }

    static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                    || (0x61...0x7A).contains(byte)
            }
    }
}
