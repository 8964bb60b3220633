import Glibc

/// The locale of characters. Only of them: numbers stay as programs write them.
enum UTF8Locale {
    /// Sets the locale that the environment names. Where it is UTF-8 by name but not installed, the C library's own
    /// UTF-8 locale stands in. The locale in force is touched only by one that will do.
    /// - Throws: `noUTF8Locale`.
    static func set(from environment: [String: String]) throws(TerminalError) {
        let name = Self.name(in: environment)
        let codeset = codeset(of: name)
        guard isUTF8(codeset ?? name) else { throw .noUTF8Locale(name) }
        if codeset == nil || setlocale(LC_CTYPE, name) == nil { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    /// `nil` for a locale that is not installed.
    private static func codeset(of name: String) -> String? {
        guard let locale = newlocale(1 << LC_CTYPE, name, nil) else { return nil }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) }
    }

    /// The first of the three variables that is set and not empty; `C` without.
    static func name(in environment: [String: String]) -> String {
        for key in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = environment[key], !value.isEmpty { return value }
        }
        return "C"
    }

    static func isUTF8(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.contains("utf-8@") || name.contains("utf8@")
    }
}
