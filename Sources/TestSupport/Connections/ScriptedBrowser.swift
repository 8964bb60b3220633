import Foundation
import Glibc

/// A browser that says yes to everything: it opens an address and follows where it is sent, as a person's would.
public enum ScriptedBrowser {
    /// The answer to one request.
    public struct Page: Sendable {
        /// HTTP status code.
        public var status: Int
        public var headers: [String: String]
        public var body: String
    }

    /// Follows redirects, five at most. `nil` where nobody answers.
    public static func open(_ address: String) async -> Page? {
        var address = address
        for _ in 0..<5 {
            guard let page = await send("GET", address) else { return nil }
            guard (300...399).contains(page.status), let next = page.headers["location"] else { return page }
            address = next
        }
        return nil
    }

    /// One request.
    /// - Parameters:
    ///   - host: in the header of that name; the address's own where it is `nil`.
    ///   - ip: where it is sent; 127.0.0.1 unless it has a colon.
    public static func send(
        _ method: String, _ address: String, host: String? = nil, ip: String = "127.0.0.1", body: String = ""
    ) async -> Page? {
        // A thread of its own: who waits for an answer must not keep the one that gives it from running.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: answer(to: method, address, host: host, ip: ip, body: body))
            }
        }
    }

    private static func answer(
        to method: String, _ address: String, host: String?, ip: String, body: String
    ) -> Page? {
        let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, let port = parts[2].split(separator: ":").last.flatMap({ UInt16($0) }),
            let socket = connection(ip, port)
        else { return nil }
        defer { close(socket) }
        let text = """
            \(method) /\(parts.count > 3 ? parts[3] : "") HTTP/1.1\r\nHost: \(host ?? parts[2])\r\n\
            Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)
            """
        _ = Array(text.utf8).withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { break }
            bytes += buffer[..<count]
            if let length = contentLength(bytes), bytes.count >= length { break }
        }
        return page(String(decoding: bytes, as: UTF8.self))
    }

    /// Of head and body together; `nil` while the head is not whole.
    private static func contentLength(_ bytes: [UInt8]) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let blank = text.range(of: "\r\n\r\n"), let page = page(text) else { return nil }
        return text[..<blank.upperBound].utf8.count + (page.headers["content-length"].flatMap { Int($0) } ?? .max / 2)
    }

    private static func page(_ text: String) -> Page? {
        guard let blank = text.range(of: "\r\n\r\n") else { return nil }
        let lines = text[..<blank.lowerBound].components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count >= 2, let status = Int(words[1]) else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let pair = line.split(separator: ":", maxSplits: 1)
            if pair.count == 2 { headers[pair[0].lowercased()] = pair[1].trimmingCharacters(in: .whitespaces) }
        }
        return Page(status: status, headers: headers, body: String(text[blank.upperBound...]))
    }

    private static func connection(_ ip: String, _ port: UInt16) -> Int32? {
        if ip.contains(":") {
            let made = socket(AF_INET6, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            inet_pton(AF_INET6, ip, &address.sin6_addr)
            let code = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(made, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
            if code == 0 { return made }
            close(made)
            return nil
        }
        let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, ip, &address.sin_addr)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if code == 0 { return made }
        close(made)
        return nil
    }
}
