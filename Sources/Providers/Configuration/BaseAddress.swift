/// Base addresses as people write them.
enum BaseAddress {
    /// Without blanks around, trailing slashes and an endpoint pasted with it. Where the address has no path at all, `path`
    /// is appended: `http://127.0.0.1:8000` means `http://127.0.0.1:8000/v1`.
    /// - Parameter endings: what is dropped besides, once.
    static func tidied(_ text: String, path: String, without endings: [String] = []) -> String {
        var url = text.split(whereSeparator: \.isWhitespace).joined()
        while url.hasSuffix("/") { url.removeLast() }
        for endpoint in ["/chat/completions", "/responses", "/messages", "/api/chat", "/models"]
        where url.hasSuffix(endpoint) {
            url.removeLast(endpoint.count)
        }
        while url.hasSuffix("/") { url.removeLast() }
        if let ending = endings.first(where: url.hasSuffix) { url.removeLast(ending.count) }
        while url.hasSuffix("/") { url.removeLast() }
        let afterScheme = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
        return afterScheme.contains("/") ? url : url + path
    }

    /// For showing: without user name, password and query, where somebody may have put a secret.
    static func shown(_ url: String) -> String {
        let plain = url.prefix { $0 != "?" && $0 != "#" }
        let start = plain.range(of: "://")?.upperBound ?? plain.startIndex
        guard let at = plain[start...].lastIndex(of: "@") else { return String(plain) }
        return String(plain[..<start]) + String(plain[plain.index(after: at)...])
    }
}

extension StringProtocol {
    /// The first place of `other`, without Foundation.
    fileprivate func range(of other: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
            start = index(after: start)
        }
        return nil
    }
}
