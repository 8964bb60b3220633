import CCurl

/// The address of a request, taken apart by libcurl's own parser so that both mean the same host; without it where there is
/// only one way to read the address.
struct Endpoint: Equatable, Sendable {
    var scheme: String
    var host: String
    /// The scheme's own where the address names none.
    var port: Int
    /// Without the query, which may hold a key. `/` where there is none.
    var path: String

    /// - Throws: `.badURL`, `.insecure`.
    init(_ request: HTTPRequest) throws(TransportError) {
        try self.init(request.url)
        if scheme == "http" && !isLoopback && !request.isLocalHost { throw .insecure(host: host) }
    }

    init(_ url: String) throws(TransportError) {
        if let plain = Endpoint.plain(url) { self = plain } else { try self.init(byLibcurl: url) }
    }

    init(byLibcurl url: String) throws(TransportError) {
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw .badURL(reason: "it holds blanks, control characters or letters that are not ASCII")
        }
        guard let parts = curl_url() else { throw .failed(reason: "out of memory") }
        defer { curl_url_cleanup(parts) }
        guard curl_url_set(parts, CURLUPART_URL, url, 0) == CURLUE_OK else {
            throw .badURL(reason: "it is not an http or https address")
        }
        func part(_ which: CURLUPart) -> String? { text(of: which, in: parts) }
        let scheme = part(CURLUPART_SCHEME) ?? ""
        guard scheme == "http" || scheme == "https" else {
            throw .badURL(reason: "only http and https are spoken")
        }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else {
            throw .badURL(reason: "it holds a user name or password")
        }
        guard part(CURLUPART_FRAGMENT) == nil else { throw .badURL(reason: "it holds a fragment") }
        guard let host = part(CURLUPART_HOST), !host.isEmpty else { throw .badURL(reason: "it names no host") }
        self.scheme = scheme
        self.host = host.lowercased()
        self.port = part(CURLUPART_PORT).flatMap { Int($0) } ?? (scheme == "https" ? 443 : 80)
        self.path = part(CURLUPART_PATH) ?? "/"
    }

    /// Where a redirect leads when it leads to the same scheme, host and port; else `nil`.
    /// - Parameters:
    ///   - location: as the server wrote it, whole or relative.
    ///   - base: the address that was asked.
    func target(of location: String, from base: String) -> String? {
        guard let parts = curl_url() else { return nil }
        defer { curl_url_cleanup(parts) }
        guard curl_url_set(parts, CURLUPART_URL, base, 0) == CURLUE_OK,
            curl_url_set(parts, CURLUPART_URL, location, 0) == CURLUE_OK,
            curl_url_set(parts, CURLUPART_FRAGMENT, nil, 0) == CURLUE_OK,
            let url = text(of: CURLUPART_URL, in: parts)
        else { return nil }
        do throws(TransportError) {
            let target = try Endpoint(url)
            return (target.scheme, target.host, target.port) == (scheme, host, port) ? url : nil
        } catch {
            return nil
        }
    }

    /// This machine: 127.0.0.0/8, ::1 or `localhost`. What `localhost` resolves to is checked again when connecting.
    var isLoopback: Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}

extension HTTPRequest {
    /// Whether the address can be asked at all; nothing is sent.
    /// - Throws: `.badURL`, `.insecure`.
    public func checkAddress() throws(TransportError) { _ = try Endpoint(self) }

    /// The host it goes to, in small letters; `nil` for an address that cannot be asked.
    public var host: String? {
        do throws(TransportError) { return try Endpoint(url).host } catch { return nil }
    }

    /// The host as `host`, with its port where that is not the one of its scheme: `127.0.0.1:8080`. On one machine another
    /// port is another server.
    public var authority: String? {
        do throws(TransportError) {
            let endpoint = try Endpoint(url)
            let usual = endpoint.scheme == "https" ? 443 : 80
            return endpoint.port == usual ? endpoint.host : "\(endpoint.host):\(endpoint.port)"
        } catch { return nil }
    }

    /// Whether the address is one of this machine; `false` for one that cannot be asked.
    public var isToThisMachine: Bool {
        do throws(TransportError) { return try Endpoint(self).isLoopback } catch { return false }
    }
}

private func text(of part: CURLUPart, in url: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(url, part, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
}

/// Whether a socket address stays on this machine: 127.0.0.0/8, ::1, or the former written as IPv6.
func isLoopback(_ address: UnsafePointer<curl_sockaddr>) -> Bool {
    guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return false }
    // The field is declared as 16 bytes, libcurl keeps `addrlen` bytes there.
    let bytes = UnsafeRawBufferPointer(
        start: UnsafeRawPointer(address).advanced(by: offset), count: Int(address.pointee.addrlen))
    switch address.pointee.family {
    case AF_INET:
        return bytes.count >= 8 && bytes[4] == 127
    case AF_INET6:
        guard bytes.count >= 24 else { return false }
        let number = bytes[8..<24]
        if number.dropLast().allSatisfy({ $0 == 0 }) { return number.last == 1 }
        return number.prefix(10).allSatisfy { $0 == 0 } && bytes[18] == 0xFF && bytes[19] == 0xFF && bytes[20] == 127
    default:
        return false
    }
}
