import Glibc
import Threads

/// Waits on this machine alone for the browser to come back: on 127.0.0.1 and, where there is one, on ::1.
///
/// It answers `GET /callback` of the attempt that waits, once; anything else is refused with a page that says so, and the
/// waiting goes on, so that no other page can end it.
public final class LoopbackListener: Sendable {
    /// TCP port.
    public let port: Int
    private let sockets: [Int32]
    private static let most = (headBytes: 16 << 10, strays: 50)
    /// How long a browser has for its request, in milliseconds.
    private static let requestTimeout = 5_000

    /// - Parameter port: 0 for any.
    /// - Throws: `.portTaken`, `.cannotListen`.
    public init(port: Int) throws(ConnectionError) {
        let first = Self.listening(IPv4(port))
        guard first.socket >= 0 else {
            if first.code == EADDRINUSE { throw .portTaken(port) }
            throw .cannotListen(reason: String(cString: strerror(first.code)).lowercased())
        }
        self.port = Self.port(of: first.socket)
        // `localhost` may mean either; a machine without IPv6 has the other one alone.
        let second = Self.listening(IPv6(self.port))
        if second.code == EADDRINUSE {
            close(first.socket)
            throw .portTaken(self.port)
        }
        sockets = [first.socket] + (second.socket >= 0 ? [second.socket] : [])
    }

    /// Waits for a line alone: for a service whose redirect address nothing can listen at.
    public init() {
        port = 0
        sockets = []
    }

    deinit { for socket in sockets { close(socket) } }

    /// The event that ended the waiting.
    public enum Arrival: Sendable {
        /// The browser: the exchange is done before it is answered.
        case browser(LoopbackVisit)
        /// A line that was typed or pasted.
        case line(String)
    }

    /// Returns with the first request that belongs to the attempt, or the first line that is typed.
    /// - Parameters:
    ///   - lines: also read from this open file; `nil` for none.
    ///   - timeout: five minutes, as a rule.
    /// - Throws: `.tooLate`, `.cancelled`, `.denied` and whatever else the answer says that belongs to the attempt.
    public func arrival(
        for attempt: AuthorizationAttempt, orLineOf lines: Int32? = nil, timeout: Duration = .seconds(300),
        now: @escaping @Sendable () -> Double
    ) async throws(ConnectionError) -> Arrival {
        try await DedicatedThread.run { [self] isCancelled throws(ConnectionError) in
            let end = ContinuousClock.now + timeout
            var (lines, typed, strays) = (lines, [UInt8](), 0)
            while true {
                if isCancelled() { throw .cancelled }
                guard ContinuousClock.now < end else { throw .tooLate }
                // Nobody can come any more.
                if sockets.isEmpty, lines == nil { throw .notAnAddress }
                var ready = (sockets + (lines.map { [$0] } ?? [])).map {
                    pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
                }
                guard poll(&ready, nfds_t(ready.count), 200) > 0 else { continue }
                for index in ready.indices where ready[index].revents != 0 {
                    if index < sockets.count {
                        guard let visit = try visit(on: sockets[index], for: attempt, now: now()) else {
                            strays += 1
                            if strays > Self.most.strays { throw .wrongState }
                            continue
                        }
                        return .browser(visit)
                    }
                    guard let input = lines else { continue }
                    var piece = [UInt8](repeating: 0, count: 4096)
                    let count = read(input, &piece, piece.count)
                    if count <= 0 { lines = nil }  // the end of the input: the browser may still come
                    if count > 0 { typed += piece[..<count] }
                    while let feed = typed.firstIndex(of: 10) {
                        let line = String(decoding: typed[..<feed], as: UTF8.self)
                        typed.removeSubrange(...feed)
                        if !line.allSatisfy(\.isWhitespace) { return .line(line) }
                    }
                    if typed.count > Self.most.headBytes { typed = [] }
                }
            }
        }
    }

    /// - Returns: `nil` for a request that is none of this attempt's; it was told so.
    private func visit(
        on listener: Int32, for attempt: AuthorizationAttempt, now: Double
    ) throws(ConnectionError) -> LoopbackVisit? {
        let socket = accept(listener, nil, nil)
        guard socket >= 0 else { return nil }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        let visit = LoopbackVisit(socket: socket)
        guard let head = requestHead(socket) else {
            visit.answer(.refused, status: 400)
            return nil
        }
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
            visit.answer(.refused, status: 400)
            return nil
        }
        // A name of another machine that was made to point here.
        let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).filter { $0 != " " }
        guard let host, ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"].contains(host.lowercased()) else {
            visit.answer(.refused, status: 421)
            return nil
        }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target.first == "/callback" else {
            visit.answer(.refused, status: 404)
            return nil
        }
        guard words[0] == "GET" else {
            visit.answer(.refused, status: 405)
            return nil
        }
        let query = CallbackQuery(target.count > 1 ? String(target[1]) : "")
        do throws(ConnectionError) {
            visit.code = try attempt.code(from: query, now: now)
            return visit
        } catch .wrongState {
            visit.answer(.refused, status: 403)
            return nil
        } catch {
            visit.answer(.failed, status: 200)
            throw error
        }
    }

    /// Up to the blank line; `nil` for none in time, or for more than a request can be.
    private func requestHead(_ socket: Int32) -> String? {
        var bytes: [UInt8] = []
        let end = ContinuousClock.now + .milliseconds(Self.requestTimeout)
        while bytes.count < Self.most.headBytes {
            var ready = [pollfd(fd: socket, events: Int16(POLLIN), revents: 0)]
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0, poll(&ready, 1, Int32(left)) > 0 else { return nil }
            var piece = [UInt8](repeating: 0, count: 4096)
            let count = recv(socket, &piece, piece.count, 0)
            guard count > 0 else { return nil }
            bytes += piece[..<count]
            if let blank = bytes.indices.dropLast(3).first(where: {
                bytes[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10])
            }) {
                return String(decoding: bytes[..<blank], as: UTF8.self)
            }
        }
        return nil
    }

    // MARK: Sockets

    private protocol Address {
        var family: Int32 { get }
        func bind(_ socket: Int32) -> Int32
    }

    private struct IPv4: Address {
        let port: Int
        var family: Int32 { AF_INET }
        init(_ port: Int) { self.port = port }

        func bind(_ socket: Int32) -> Int32 {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = UInt16(port).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
    }

    private struct IPv6: Address {
        let port: Int
        var family: Int32 { AF_INET6 }
        init(_ port: Int) { self.port = port }

        func bind(_ socket: Int32) -> Int32 {
            var only: Int32 = 1
            setsockopt(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, socklen_t(MemoryLayout<Int32>.size))
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = UInt16(port).bigEndian
            address.sin6_addr = in6addr_loopback
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        }
    }

    private static func listening(_ address: some Address) -> (socket: Int32, code: Int32) {
        let made = socket(address.family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard made >= 0 else { return (-1, errno) }
        // So that connecting again within a minute finds its port; two listeners at once stay impossible.
        var yes: Int32 = 1
        setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard address.bind(made) == 0, listen(made, 8) == 0 else {
            let code = errno
            close(made)
            return (-1, code)
        }
        return (made, 0)
    }

    private static func port(of socket: Int32) -> Int {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

/// A browser that came back and waits for its page. Whoever has it answers it once.
public final class LoopbackVisit: @unchecked Sendable {  // handed from one task to the next, never shared
    private var socket: Int32
    fileprivate(set) var code = ""

    fileprivate init(socket: Int32) { self.socket = socket }

    deinit { answer(.failed) }

    /// The pages; they repeat nothing of what came.
    public enum Page: Sendable {
        case connected, failed, refused

        fileprivate var text: String {
            switch self {
            case .connected: "AirFit is connected. You can close this page and go back to the terminal."
            case .failed: "AirFit was not connected. The terminal says why; you can close this page."
            case .refused: "This is not what AirFit waits for. Nothing was done."
            }
        }
    }

    /// Does nothing once it was answered.
    public func answer(_ page: Page, status: Int = 200) {
        guard socket >= 0 else { return }
        let body = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>AirFit</title>\
            <body style="font-family:sans-serif;margin:4em">\(page.text)</body></html>
            """
        let names = [200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed"]
        let head = """
            HTTP/1.1 \(status) \(names[status] ?? "Misdirected Request")\r
            Content-Type: text/html; charset=utf-8\r
            Content-Length: \(body.utf8.count)\r
            Cache-Control: no-store\r
            Referrer-Policy: no-referrer\r
            Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'\r
            X-Content-Type-Options: nosniff\r
            Connection: close\r
            \r

            """
        let bytes = Array((head + body).utf8)
        // A page that is not shown changes nothing: what it says is in the terminal, too.
        _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        shutdown(socket, Int32(SHUT_WR))
        // What came beside the head, the body of a form for example, would reset the connection before the page is read.
        var rest = [UInt8](repeating: 0, count: 16 << 10)
        for _ in 0..<8 where recv(socket, &rest, rest.count, Int32(MSG_DONTWAIT)) <= 0 { break }
        close(socket)
        socket = -1
    }
}
