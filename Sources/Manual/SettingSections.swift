import ChatModel
import SettingsModel

/// The sections of airfit-config(5) that are made from the catalogue of settings, as Markdown.
enum SettingSections {
    /// A provider's table may hold all of its fields where it is one of a person's own.
    private static let example = (provider: ProviderID("NAME"), persona: "NAME")

    /// Every field that can stand in the file, those of a named table under the placeholder NAME.
    static var fields: [SettingField] {
        SettingCatalog.fixed + SettingCatalog.persona(example.persona) + SettingCatalog.provider(example.provider)
            + SettingCatalog.consent(example.provider)
    }

    static var markdown: String {
        var tables: [(name: String, fields: [SettingField])] = []
        for field in fields {
            let name = field.key.split(separator: ".").dropLast().joined(separator: ".")
            if tables.last?.name != name { tables.append((name, [])) }
            tables[tables.count - 1].fields.append(field)
        }
        return tables.map { table in
            "## [\(MarkdownText.escaped(table.name))]\n\n" + MarkdownText.definitions(table.fields.map(definition))
        }.joined(separator: "\n")
    }

    /// `ui.bell` and `Bell. Rings when …; true or false. Default: false.`
    private static func definition(_ field: SettingField) -> (term: String, definition: String) {
        let standard = field.read(Settings()).map { " Default: " + MarkdownText.code($0.typed) + "." } ?? ""
        return (
            MarkdownText.code(field.key),
            MarkdownText.escaped("\(field.title). \(field.help) It \(field.rule).") + standard
        )
    }
}
