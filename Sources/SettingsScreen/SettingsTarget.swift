/// The hit targets of the settings pages. Rows are counted among all rows of the page.
enum SettingsTarget: Hashable, Sendable {
    case back
    /// A link of the tree of pages.
    case tree(Int)
    case row(Int)
    case tick(row: Int, column: Int)
    /// A result of the search.
    case hit(Int)
}

/// The hit targets of a `SettingsAlert`.
enum AlertTarget: Hashable, Sendable { case confirm, close }

/// The hit targets of a `ConfirmationSheet`.
enum ConfirmationTarget: Hashable, Sendable {
    case answer(ConfirmationAnswer)
    /// A line to choose, as an index.
    case choice(Int)
}

/// The hit targets of the other sheets over the settings, of which one is open at a time. Indices count its lines or fields.
enum SheetTarget: Hashable, Sendable {
    case line(Int)
    case submit, cancel, browse
    /// The second button of the vault sheet.
    case askKeyring
}
