/// Licences, as the about page shows them.
enum LicenceText {
    /// The libraries of AirFit, each with the name of its licence.
    static let others: [(name: String, use: String, licence: String)] = [
        ("Swift", "language, runtime, Foundation", "Apache 2.0 with Runtime Library Exception"),
        ("ncurses", "the terminal", "MIT-X11"),
        ("libcurl", "requests", "curl (of the MIT kind)"),
        ("SQLite", "databases", "public domain"),
        ("libsodium", "encryption", "ISC"),
        ("ISA-L", "exports in archives", "BSD 3-Clause"),
        ("md4c", "Markdown", "MIT"),
        ("simdjson", "JSON", "Apache 2.0 or MIT"),
        ("GRDB.swift", "databases from Swift", "MIT"),
        ("TOMLKit, toml++", "the settings file", "MIT"),
        ("swift-argument-parser", "command line", "Apache 2.0 with Runtime Library Exception"),
        ("swift-log", "logs", "Apache 2.0"),
    ]

    static var othersText: String {
        let width = others.map(\.name.count).max() ?? 0
        func line(_ name: String, _ use: String, _ licence: String) -> String {
            "\(name)\(String(repeating: " ", count: width - name.count + 2))\(licence)\n    for \(use)"
        }
        return """
            AirFit stands on these. Their licences, in full, come with them: on most systems under /usr/share/doc.

            \(others.map(line).joined(separator: "\n"))
            """
    }
}
