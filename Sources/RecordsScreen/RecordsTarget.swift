/// The hit targets of the records pages, beside those of their tables.
enum RecordsTarget: Hashable, Sendable {
    case back, importTable
    /// An answer of a sheet, as an index.
    case choice(Int)
}
