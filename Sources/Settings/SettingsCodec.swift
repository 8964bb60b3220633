import ChatModel
import SettingsModel
import TOMLKit

/// Reads `config.toml` by the catalogue of settings.
public enum SettingsCodec {
    /// The settings of a file; the defaults where there is no file.
    /// - Throws: whatever cannot be used. `reading` goes on with the rest.
    public static func load(from path: String) throws(SettingsError) -> ParsedSettings {
        try good(reading(of: path))
    }

    /// - Parameter file: named in problems.
    public static func read(_ toml: String, file: String) throws(SettingsError) -> ParsedSettings {
        try good(reading(toml, file: file))
    }

    /// The settings as `load` reads them, with what cannot be used beside the rest.
    public static func reading(of path: String) -> ParsedSettings {
        do throws(TextFile.Failure) { return reading(try TextFile.read(path), file: path) } catch {
            var reading = ParsedSettings(settings: Settings(), warnings: [])
            if case .unreadable(let reason) = error {
                reading.problems = [FileProblem(file: path, reason: "cannot be read: \(reason)")]
                reading.isUnreadable = true
            }
            return reading
        }
    }

    /// The settings as `read` reads them, with what cannot be used beside the rest.
    public static func reading(_ toml: String, file: String) -> ParsedSettings {
        let source: TOMLSource
        var unreadable: [FileProblem] = []
        do throws(FileProblem) { source = try TOMLSource(toml, file: file) } catch {
            let recovered = TOMLRecovery.read(toml, file: file)
            unreadable = recovered.problems
            guard let rest = recovered.source else {
                return ParsedSettings(
                    settings: Settings(), warnings: [], problems: unreadable, isUnreadable: true)
            }
            source = rest
        }
        var reader = SettingsReader()
        reader.read(source.root)
        return ParsedSettings(
            settings: reader.settings, warnings: inOrder(source.problems(reader.unknown)),
            problems: inOrder(unreadable + source.problems(reader.refused)))
    }

    private static func good(_ reading: ParsedSettings) throws(SettingsError) -> ParsedSettings {
        guard reading.problems.isEmpty else { throw SettingsError(problems: reading.problems) }
        return reading
    }

    private static func inOrder(_ problems: [FileProblem]) -> [FileProblem] {
        problems.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
            .map(\.element)
    }
}

/// Goes through the tables of a file and writes what they hold into settings.
private struct SettingsReader {
    typealias Finding = (path: [String], reason: String)

    var settings = Settings()
    var unknown: [Finding] = []
    var refused: [Finding] = []

    mutating func read(_ root: TOMLTable) {
        for name in root.keys {
            guard SettingCatalog.tables.contains(name) else {
                record(unknown: [name])
                continue
            }
            guard let table = table(root[name], at: [name]) else { continue }
            switch name {
            case "providers": for id in table.keys { readProvider(table[id], named: id) }
            case "personas": for id in table.keys { readPersona(table[id], named: id) }
            case "consents": for id in table.keys { readConsent(table[id], named: id) }
            default: for key in table.keys { readField(table[key], at: [name, key]) }
            }
        }
    }

    private mutating func readProvider(_ value: TOMLValueConvertible?, named name: String) {
        let path = ["providers", name]
        guard let table = table(value, at: path), isGood(name, at: path) else { return }
        let id = ProviderID(name)
        settings.providers[id] = Settings.Provider()
        // First whether the provider is local: what its address may be hangs on that.
        for key in table.keys.sorted(by: { ($1 == "local" ? 1 : 0, $0) < ($0 == "local" ? 1 : 0, $1) }) {
            if key == "headers" { readHeaders(table[key], of: id) } else { readField(table[key], at: path + [key]) }
        }
        guard let address = settings.providers[id]?.baseURL else { return }
        let isAllowed = BaseURL.isAllowed(address, local: settings.providers[id]?.isLocal == true)
        if !isAllowed { refused.append((path + ["base_url"], BaseURL.rule)) }
        settings.providers[id]?.baseURL = isAllowed ? BaseURL.withoutTrailingSlash(address) : nil
    }

    private mutating func readPersona(_ value: TOMLValueConvertible?, named name: String) {
        let path = ["personas", name]
        guard let table = table(value, at: path), isGood(name, at: path) else { return }
        settings.personas[name] = .standard
        for key in table.keys { readField(table[key], at: path + [key]) }
    }

    private mutating func readConsent(_ value: TOMLValueConvertible?, named name: String) {
        let path = ["consents", name]
        guard let table = table(value, at: path), isGood(name, at: path) else { return }
        for key in table.keys { readField(table[key], at: path + [key]) }
    }

    private mutating func readField(_ value: TOMLValueConvertible?, at path: [String]) {
        guard let field = SettingCatalog.field(path.joined(separator: ".")) else { return record(unknown: path) }
        guard let value else { return }
        guard let read = SettingValue(value, for: field), field.check(read) == nil else {
            return refused.append((path, field.rule))
        }
        field.write(&settings, read)
    }

    /// Names and values as HTTP allows them, so that none can carry another header.
    private mutating func readHeaders(_ value: TOMLValueConvertible?, of id: ProviderID) {
        let path = ["providers", id.rawValue, "headers"]
        guard let table = value?.table else { return refused.append((path, "must be a table of texts")) }
        for name in table.keys {
            guard let text = table[name]?.string, HeaderRule.isGood(name: name, value: text) else {
                refused.append((path + [name], HeaderRule.rule))
                continue
            }
            settings.providers[id]?.headers[name] = text
        }
    }

    private mutating func table(_ value: TOMLValueConvertible?, at path: [String]) -> TOMLTable? {
        if let table = value?.table { return table }
        refused.append((path, "must be a table, [\(TOMLText.key(path))]"))
        return nil
    }

    private mutating func isGood(_ name: String, at path: [String]) -> Bool {
        if SettingCatalog.isTableName(name) { return true }
        refused.append((path, "must have a name of letters, digits, hyphens and underscores"))
        return false
    }

    private mutating func record(unknown path: [String]) {
        let key = path.last?.lowercased() ?? ""
        let isSecret = key == "api_key" || key == "key"
        unknown.append(
            (path, isSecret ? "is not read: name the variable that holds the key in api_key_env" : "is not a known key")
        )
    }
}

/// The rule for headers of the person's own.
enum HeaderRule {
    static let rule = "must be a header of printable characters, its value in quotes"

    static func isGood(name: String, value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(isToken) && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    /// `token` of RFC 9110, 5.6.2.
    private static func isToken(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
    }
}
