extension Endpoint {
    /// An address that every parser takes apart alike: small letters, a name or four plain numbers, perhaps a port, and a
    /// path of letters, digits, `-`, `_` and single dots. `nil` for any other, which may be good all the same.
    ///
    /// Nearly all addresses are of this kind, and with it nothing of libcurl is needed before something is sent: loading it
    /// takes longer than most of what happens until the first frame.
    static func plain(_ url: String) -> Endpoint? {
        let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "http:" || parts[0] == "https:", parts[1].isEmpty else { return nil }
        let scheme = String(parts[0].dropLast())
        let path = parts.count > 3 ? parts[3] : ""
        guard path.utf8.allSatisfy(isPlainInPath), !path.utf8.starts(with: ".".utf8), !path.contains("/."),
            !path.contains("//"), !path.hasPrefix("/")
        else { return nil }
        let authority = parts[2].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let host = authority.first, isPlainHost(host) else { return nil }
        var port = scheme == "https" ? 443 : 80
        if authority.count > 1 {
            guard let number = plainNumber(authority[1], upTo: 65_535), number > 0 else { return nil }
            port = number
        }
        return Endpoint(scheme: scheme, host: String(host), port: port, path: "/" + path)
    }

    private init(scheme: String, host: String, port: Int, path: String) {
        (self.scheme, self.host, self.port, self.path) = (scheme, host, port, path)
    }

    private static func isPlainInPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// Four decimal numbers without leading zeros, or a name whose last label begins with a letter: what begins with a digit
    /// there may be a number in another notation.
    private static func isPlainHost(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.count == 4, labels.allSatisfy({ plainNumber($0, upTo: 255) != nil }) { return true }
        guard let first = labels.last?.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
            return false
        }
        return labels.allSatisfy { label in
            !label.isEmpty && label.utf8.count <= 63
                && label.utf8.allSatisfy {
                    isPlainInPath($0) && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "/")
                        && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                }
        }
    }

    private static func plainNumber(_ text: Substring, upTo most: Int) -> Int? {
        guard text.utf8.count <= 5, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            text == "0" || text.utf8.first != UInt8(ascii: "0"), let number = Int(text), number <= most
        else { return nil }
        return number
    }
}
