/// The rule for addresses that requests with keys go to.
public enum BaseURL {
    public static let rule =
        "must be an https:// address without user name, query or fragment; http:// is for this machine, or with local = true"

    /// - Parameter mayBeLocal: whether a host can be marked local.
    static func rule(mayBeLocal: Bool) -> String {
        mayBeLocal ? rule : String(rule.replacing(", or with local = true", with: ""))
    }

    /// HTTPS anywhere; plain HTTP to this machine, and to hosts that the person has marked local.
    public static func isAllowed(_ text: String, local: Bool) -> Bool {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.contains(where: { "@?#\\".contains($0) }),
            let scheme = ["https://", "http://"].first(where: text.hasPrefix)
        else { return false }
        let host = hostName(text.dropFirst(scheme.count).prefix { $0 != "/" })
        guard !host.isEmpty else { return false }
        return scheme == "https://" || local || isLoopback(host)
    }

    /// The address without slashes at its end, so that a path can follow.
    public static func withoutTrailingSlash(_ text: String) -> String {
        var text = text
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    /// Whether an authority, `127.0.0.1:8080` for example, is of this machine.
    public static func isOfThisMachine(_ authority: String) -> Bool { isLoopback(hostName(authority[...])) }

    private static func hostName(_ authority: Substring) -> Substring {
        authority.first == "[" ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
    }

    /// By name or by number: a name such as `127.0.0.1.example.com` is not of this machine.
    private static func isLoopback(_ host: Substring) -> Bool {
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
