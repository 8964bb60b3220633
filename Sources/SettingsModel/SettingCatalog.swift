import ChatModel

/// Everything that can be set, in the order of the file.
public enum SettingCatalog {
    /// The fields whose keys do not depend on what the person named.
    public static let fixed: [SettingField] =
        profile + goals + interface + coach + budget + privacy + lock + notifications + weather + connections
        + data

    /// All fields, with those of each provider and persona there is.
    /// - Parameter providers: of which the fields are listed besides those that the settings name.
    public static func fields(of settings: Settings, providers: [ProviderID] = []) -> [SettingField] {
        let named =
            providers
            + settings.providers.keys.filter { !providers.contains($0) }
            .sorted { $0.rawValue < $1.rawValue }
        let consents = settings.privacy.consents.keys.sorted { $0.rawValue < $1.rawValue }
        return fixed + settings.personas.keys.sorted().flatMap { persona($0) } + named.flatMap { provider($0) }
            + consents.flatMap { consent($0) }
    }

    /// The field of a key; `nil` for a key that means nothing. Any name of a provider or persona is taken.
    public static func field(_ key: String) -> SettingField? {
        if let field = byKey[key] { return field }
        let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, isTableName(parts[1]) else { return nil }
        let fields: [SettingField] =
            switch parts[0] {
            case "providers": provider(ProviderID(parts[1]))
            case "personas": persona(parts[1])
            case "consents": consent(ProviderID(parts[1]))
            default: []
            }
        return fields.first { $0.key == key }
    }

    /// The tables of the file.
    public static let tables = Set(
        fixed.map { String($0.key.prefix { $0 != "." }) } + ["personas", "providers", "consents"])

    private static let byKey = Dictionary(uniqueKeysWithValues: fixed.map { ($0.key, $0) })

    /// Letters, digits, hyphens and underscores, at most 64 of them.
    public static func isTableName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                    || (0x61...0x7A).contains(byte)
            }
    }
}
