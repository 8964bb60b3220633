/// Base addresses as people write them.
enum BaseURL {
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

    /// The address of an Ollama server as its own variable `OLLAMA_HOST` writes it: host, `host:port`, `:port` or an
    /// address. Without scheme the port is 11434; 0.0.0.0, where a server listens, is this machine for a client.
    static func ollama(host text: String?) -> String {
        var rest = (text ?? "").filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }[...]
        var scheme = "http"
        var port = "11434"
        if let mark = rest.range(of: "://") {
            scheme = rest[..<mark.lowerBound].lowercased()
            rest = rest[mark.upperBound...]
            port = scheme == "https" ? "443" : "80"
        }
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        let path = rest[slash...]
        var host = rest[..<slash]
        let afterBracket = host.lastIndex(of: "]").map { host.index(after: $0) } ?? host.startIndex
        if let colon = host[afterBracket...].lastIndex(of: ":"), host[afterBracket...].filter({ $0 == ":" }).count == 1
        {
            let given = host[host.index(after: colon)...]
            if let number = UInt16(given), number > 0 { port = String(number) }
            host = host[..<colon]
        }
        var name = String(host)
        if name.isEmpty || name == "0.0.0.0" { name = "127.0.0.1" }
        if name == "::" || name == "[::]" { name = "[::1]" }
        if name.contains(":") && !name.hasPrefix("[") { name = "[\(name)]" }
        return tidied("\(scheme)://\(name):\(port)\(path)", path: "")
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
