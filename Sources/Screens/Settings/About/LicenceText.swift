/// Licences, as the about page shows them.
enum LicenceText {
    /// Word for word that of the file `LICENSE`.
    static let own = """
        MIT License

        Copyright (c) 2026 The AirFit authors

        Permission is hereby granted, free of charge, to any person obtaining a copy
        of this software and associated documentation files (the "Software"), to deal
        in the Software without restriction, including without limitation the rights
        to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
        copies of the Software, and to permit persons to whom the Software is
        furnished to do so, subject to the following conditions:

        The above copyright notice and this permission notice shall be included in all
        copies or substantial portions of the Software.

        THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
        OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
        SOFTWARE.
        """

    /// What AirFit is built on, each with the name of its licence.
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
