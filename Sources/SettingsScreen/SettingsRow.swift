import Canvas
import SettingsModel

/// A line of a settings page.
public struct SettingsRow: Equatable, Sendable {
    /// The kind of a row: its contents, and the effect of Enter.
    public enum Kind: Equatable, Sendable {
        case heading
        /// Words, wrapped to the width; the cursor passes over them.
        case text(StyleRole)
        /// A title and a value to read; the cursor passes over it.
        case fact(StyleRole)
        /// Opens a page.
        case link(SettingsDestination)
        /// A setting; the row's identifier is its key, and its kind decides how it is changed.
        case field
        /// One value of the setting `key`: picked where one counts, ticked where several do.
        case option(key: String, value: String)
        /// A bar that the page moves in `adjust`: its value, from 0 to 100.
        case slider(Int, StyleRole)
        /// Something to do; the page does it in `activate`.
        case action(isDestructive: Bool)
        /// Titles of the columns of ticks below.
        case columns([String])
        /// A tick in each column; the page ticks and unticks in `adjust`, with the column in the place of steps.
        case ticks([Bool])
        /// So many lines that the page draws itself.
        case picture(height: Int)
    }

    public var id: SettingsRowID
    public var title: String
    public var value: String
    /// Shown below the page while the cursor is on the row; a field's own help where it is empty.
    public var help: String
    public var kind: Kind

    public init(_ kind: Kind, id: SettingsRowID = "", _ title: String, value: String = "", help: String = "") {
        self.id = id
        self.title = title
        self.value = value
        self.help = help
        self.kind = kind
    }

    var canHaveCursor: Bool {
        switch kind {
        case .heading, .text, .fact, .picture, .columns: false
        case .link, .field, .option, .slider, .action, .ticks: true
        }
    }

    /// The setting that the row is named for; `nil` for any other row.
    var field: SettingField? { id.name.flatMap { SettingCatalog.field($0) } }

    var hasTicks: Bool { if case .ticks = kind { true } else { false } }

    // MARK: The usual ones

    /// A title over the rows that follow.
    public static func heading(_ title: String) -> SettingsRow { SettingsRow(.heading, title) }
    /// Words to read, wrapped to the width.
    public static func text(_ text: String, _ role: StyleRole = .muted) -> SettingsRow {
        SettingsRow(.text(role), text)
    }
    /// A title with a value to read.
    public static func fact(_ title: String, _ value: String, _ role: StyleRole = .text) -> SettingsRow {
        SettingsRow(.fact(role), title, value: value)
    }
    /// A row that does something.
    /// - Parameters:
    ///   - id: by which its page knows it.
    ///   - help: a sentence, shown while the cursor is on it.
    public static func action(
        _ id: SettingsRowID, _ title: String, value: String = "", help: String = "", isDestructive: Bool = false
    ) -> SettingsRow {
        SettingsRow(.action(isDestructive: isDestructive), id: id, title, value: value, help: help)
    }
    /// A free area of so many rows, drawn by its page.
    public static func picture(_ id: SettingsRowID, height: Int) -> SettingsRow {
        SettingsRow(.picture(height: height), id: id, "")
    }

    /// A setting of the catalogue; `nil` for a key that means nothing.
    public static func field(_ key: String, title: String? = nil) -> SettingsRow? {
        SettingCatalog.field(key).map { SettingsRow(.field, id: .named(key), title ?? $0.title, help: $0.help) }
    }

    /// Settings of the catalogue.
    public static func fields(_ keys: [String]) -> [SettingsRow] { keys.compactMap { field($0) } }

    /// One row for every value that a setting can have.
    public static func options(of key: String) -> [SettingsRow] {
        guard let field = SettingCatalog.field(key) else { return [] }
        let options: [SettingField.Option] =
            switch field.kind {
            case .choice(let options), .texts(let options): options
            default: []
            }
        return options.map {
            SettingsRow(
                .option(key: key, value: $0.value), id: .option(key: key, value: $0.value), $0.title, help: field.help)
        }
    }
}
