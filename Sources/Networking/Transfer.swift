import CCurl
import Glibc

/// One request on its way. Safe to share: `request`, `endpoint` and `mailbox` never change or guard themselves, all else is
/// touched by the transfer thread alone, from `begin` to `finish`.
final class Transfer: @unchecked Sendable {
    let request: HTTPRequest
    let endpoint: Endpoint
    let mailbox = Mailbox()
    private let journal: RequestJournal?

    private(set) var easy: UnsafeMutableRawPointer?
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var status = 0
    private var headers: [HTTPHeader] = []
    private var headIsOut = false
    /// Of all heads: hints, redirects, the answer's own.
    private var headerBytes = 0
    /// Below the 300 KB at which libcurl ends a transfer as if its connection had broken.
    private static let longestHead = 256 << 10
    private var bodyBytes = 0
    private var bodyBytesAsked = 0
    private var isPaused = false
    private var startedAt = ContinuousClock.now
    private var lastByteAt = ContinuousClock.now
    /// Its reader let go of it: until when the rest may take.
    private var drainDeadline: ContinuousClock.Instant?
    /// Why a callback of ours ended the transfer: libcurl itself only says that one did.
    private var ownFailure: TransportError?
    /// Where an answer pointed that is to be followed.
    private var redirect: String?
    private var redirectCount = 0
    private var redirectBytes = 0
    private var isFinished = false
    /// It went out over a connection, in whole or in part.
    private var wasSent = false
    /// Where it is now, after redirects.
    private var url: String

    /// - Throws: `.badURL`, `.badHeader`, `.insecure`.
    init(_ request: HTTPRequest, journal: RequestJournal? = nil) throws(TransportError) {
        endpoint = try Endpoint(request)
        if let bad = request.headers.first(where: { !$0.isSendable }) { throw .badHeader(name: bad.name) }
        self.request = request
        self.journal = journal
        url = request.sentURL
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        if let easy { curl_easy_cleanup(easy) }
        curl_slist_free_all(headerList)
        errorText.deallocate()
    }

    /// Makes the handle; `nil` when libcurl cannot.
    func begin(userAgent: String) -> UnsafeMutableRawPointer? {
        guard let easy = curl_easy_init() else { return nil }
        self.easy = easy
        startedAt = .now
        lastByteAt = startedAt
        let options = EasyOptions(easy)
        setAddress(options)
        setContent(options, userAgent: userAgent)
        setCallbacks(options)
        guard options.succeeded else { return nil }
        return easy
    }

    /// Bytes of the body that came since this was last asked.
    func resetByteCount() -> Int {
        defer { bodyBytesAsked = bodyBytes }
        return bodyBytes - bodyBytesAsked
    }

    private func setAddress(_ options: EasyOptions) {
        options.set(CURLOPT_URL, request.sentURL)
        options.set(CURLOPT_PROTOCOLS_STR, endpoint.scheme)
        options.set(CURLOPT_REDIR_PROTOCOLS_STR, "https")
        options.set(CURLOPT_FOLLOWLOCATION, 0)
        options.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        options.set(CURLOPT_SSL_VERIFYPEER, 1)
        options.set(CURLOPT_SSL_VERIFYHOST, 2)
        options.set(CURLOPT_HTTPAUTH, airfit_auth_none())
        options.set(CURLOPT_NETRC, 0)
        options.set(CURLOPT_NOSIGNAL, 1)
        // Else giving up during a name lookup waits for it, and every other transfer with it.
        options.set(CURLOPT_QUICK_EXIT, 1)
        options.set(CURLOPT_CONNECTTIMEOUT_MS, max(1, request.connectTimeout.inMilliseconds))
        // The proxies of the environment are for https alone: through one, plain text would leave this machine.
        if endpoint.scheme == "http" || endpoint.isLoopback { options.set(CURLOPT_PROXY, "") }
    }

    private func setContent(_ options: EasyOptions, userAgent: String) {
        options.set(CURLOPT_USERAGENT, userAgent)
        options.set(CURLOPT_ACCEPT_ENCODING, "")
        options.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        switch request.method {
        case .get: options.set(CURLOPT_HTTPGET, 1)
        case .post: options.set(CURLOPT_POST, 1)
        case .put, .patch, .delete: options.set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
        if request.body != nil || request.method == .post || request.method == .put || request.method == .patch {
            options.setBody(request.body ?? [])
        }
        for header in request.headers {
            // A semicolon is how libcurl wants a header without value written.
            let line = header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
            headerList = curl_slist_append(headerList, line)
        }
        headerList = curl_slist_append(headerList, "Expect:")  // no waiting for a "100 Continue"
        options.setHeaders(headerList)
    }

    private func setCallbacks(_ options: EasyOptions) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        options.set(CURLOPT_ERRORBUFFER, pointer: errorText)
        options.onHeader(context) { bytes, size, count, context in
            let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return Transfer.from(context).receiveHeader(line) ? size * count : 0
        }
        options.onBody(context) { bytes, size, count, context in
            Transfer.from(context).receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        options.onSocket(context) { context, _, address in
            address.map { Transfer.from(context).openSocket(to: $0) } ?? airfit_socket_bad()
        }
        options.onRequest(context) { context, _, _, _, _ in
            Transfer.from(context).mayBeSent() ? airfit_request_proceeds() : airfit_request_ends()
        }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Transfer {
        // The loop holds the transfer as long as its handle is in use.
        Unmanaged<Transfer>.fromOpaque(context!).takeUnretainedValue()
    }

    /// Asked each time it is about to go out. Where a kept connection ends without an answer libcurl sends the request
    /// again by itself: what may have been done already goes out once, and its sender decides whether it does again.
    private func mayBeSent() -> Bool {
        if wasSent, !request.method.isIdempotent {
            ownFailure = .cutOff(bodyBytes: 0)
            return false
        }
        wasSent = true
        return true
    }

    /// A name such as `localhost` can resolve to anything, so the address itself is looked at.
    private func openSocket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        if endpoint.scheme == "http" && !request.isLocalHost && !isLoopback(UnsafePointer(address)) {
            ownFailure = .insecure(host: endpoint.host)
            return airfit_socket_bad()
        }
        let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return socket(address.pointee.family, kind, address.pointee.protocol)
    }
}

// MARK: - What arrives

extension Transfer {
    private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        lastByteAt = .now
        guard !headIsOut else { return true }  // trailers
        headerBytes += bytes.count
        guard headerBytes <= Self.longestHead else {
            ownFailure = .malformed(reason: "its headers do not end")
            return false
        }
        let line = String(decoding: bytes, as: UTF8.self).trimmingTrailingLineEnd
        if line.hasPrefix("HTTP/") {
            status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            headers = []
        } else if line.isEmpty {
            return status < 200 || endHead()
        } else if let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].trimmingBlanks
            headers.append(HTTPHeader(String(line[..<colon]), value))
        }
        return true
    }

    private func endHead() -> Bool {
        let head = HTTPHead(status: status, headers: headers)
        if [301, 302, 303, 307, 308].contains(status) {
            redirect = head["location"].flatMap(followed)
            if redirect != nil { return true }
            let target = head["location"].map { location in
                location.contains("://") ? (try? Endpoint(location))?.host : endpoint.host  // unreadable: host unknown
            }
            ownFailure = .redirected(status: status, host: target ?? nil)
            return false
        }
        headIsOut = true
        mailbox.put(head)
        return true
    }

    /// The address to go on to; `nil` when the redirect is not followed.
    private func followed(_ location: String) -> String? {
        guard request.method == .get, case .sameOrigin(let most) = request.redirects, redirectCount < most else {
            return nil
        }
        return endpoint.target(of: location, from: url)
    }

    /// Makes the handle, which has left the multi handle, ready for the place a redirect named; `false` when there is none
    /// or the answer that named it did not end well.
    func prepareRedirect(after code: CURLcode) -> Bool {
        guard code == CURLE_OK, let easy, let target = redirect, drainDeadline == nil else { return false }
        redirect = nil
        redirectCount += 1
        url = target
        status = 0
        headers = []
        let options = EasyOptions(easy)
        options.set(CURLOPT_URL, target)
        return options.succeeded
    }

    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        lastByteAt = .now
        if redirect != nil {  // of a page that only says where to go
            redirectBytes += bytes.count
            if redirectBytes <= 64 << 10 { return bytes.count }
            ownFailure = .redirected(status: status, host: endpoint.host)
            return 0
        }
        guard bodyBytes + bytes.count <= request.maxBodyBytes else {
            ownFailure = .tooLarge(limit: request.maxBodyBytes)
            return bytes.isEmpty ? 0 : bytes.count - 1  // anything but the count ends the transfer
        }
        guard mailbox.put(bytes) else {
            isPaused = true
            return airfit_write_pause()
        }
        bodyBytes += bytes.count
        return bytes.count
    }

    /// Nobody reads any more.
    func drain(within timeout: Duration) {
        drainDeadline = .now + timeout
        resume()
    }

    /// The reader has emptied the mailbox.
    func resume() {
        guard isPaused, let easy else { return }
        isPaused = false
        lastByteAt = .now
        curl_easy_pause(easy, airfit_pause_continue())
    }
}

// MARK: - How it ends

extension Transfer {
    /// When this transfer has to be looked at if nothing arrives. A paused one waits for its reader, not for the server.
    var deadline: ContinuousClock.Instant {
        if let drainDeadline { return drainDeadline }
        let end = startedAt + request.totalTimeout
        return isPaused ? end : min(end, lastByteAt + request.idleTimeout)
    }

    /// Which time ran out.
    var lateness: TransportError {
        if ContinuousClock.now >= startedAt + request.totalTimeout { return .timedOut(.total) }
        if headIsOut || status != 0 { return .timedOut(.receiving) }
        return .timedOut(offset(CURLINFO_PRETRANSFER_TIME_T) == 0 ? .connecting : .waiting)
    }

    /// Hands the ending to the reader. The handle has left the multi handle.
    func finish(_ code: CURLcode) { finish(code == CURLE_OK ? nil : error(code)) }

    func finish(_ error: TransportError?) {
        let metrics = metrics
        if !isFinished {
            isFinished = true
            // One that was let go of has given what was wanted.
            journal?.record(entry(metrics, drainDeadline == nil ? error : nil))
        }
        mailbox.end(error.map { .failure($0) } ?? .success(metrics))
        release()
    }

    private func entry(_ metrics: HTTPMetrics, _ error: TransportError?) -> RequestLogEntry {
        let identifiers = ["x-request-id", "request-id", "x-generation-id"]
        let answered = HTTPHead(status: status, headers: headers)
        return RequestLogEntry(
            method: request.method, host: endpoint.host, path: endpoint.path, status: status > 0 ? status : nil,
            error: error, metrics: metrics,
            requestID: identifiers.lazy.compactMap { answered[$0] }.first.map { String($0.prefix(100)) })
    }

    private func release() {
        if let easy { curl_easy_cleanup(easy) }
        easy = nil
        curl_slist_free_all(headerList)  // header values may hold a key
        headerList = nil
    }

    private var metrics: HTTPMetrics {
        HTTPMetrics(
            lookup: .microseconds(offset(CURLINFO_NAMELOOKUP_TIME_T)),
            connect: .microseconds(offset(CURLINFO_CONNECT_TIME_T)),
            tls: .microseconds(offset(CURLINFO_APPCONNECT_TIME_T)),
            firstByte: .microseconds(offset(CURLINFO_STARTTRANSFER_TIME_T)),
            total: .microseconds(offset(CURLINFO_TOTAL_TIME_T)), bodyBytes: bodyBytes,
            sentBytes: Int(offset(CURLINFO_SIZE_UPLOAD_T)), version: version,
            reusedConnection: status > 0 && long(CURLINFO_NUM_CONNECTS) == 0)
    }

    private var version: String? {
        switch long(CURLINFO_HTTP_VERSION) {
        case Int(CURL_HTTP_VERSION_1_0): "1.0"
        case Int(CURL_HTTP_VERSION_1_1): "1.1"
        case Int(CURL_HTTP_VERSION_2_0): "2"
        case Int(CURL_HTTP_VERSION_3): "3"
        default: nil
        }
    }

    private func error(_ code: CURLcode) -> TransportError {
        if let ownFailure { return ownFailure }
        let host = endpoint.host
        switch code {
        case CURLE_URL_MALFORMAT: return .badURL(reason: "it cannot be read")
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .cannotResolve(host: host)
        case CURLE_COULDNT_CONNECT:
            return long(CURLINFO_OS_ERRNO) == Int(ECONNREFUSED) ? .refused(host: host) : .unreachable(host: host)
        case CURLE_ABORTED_BY_CALLBACK, CURLE_READ_ERROR: return .failed(reason: "the file cannot be read")
        case CURLE_OPERATION_TIMEDOUT: return .timedOut(.connecting)  // the only time limit libcurl keeps
        case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            return .cutOff(bodyBytes: bodyBytes)
        case CURLE_OUT_OF_MEMORY: return .tooLarge(limit: 100 << 10)  // how libcurl 7.88 refuses a header line
        case CURLE_BAD_CONTENT_ENCODING: return .malformed(reason: "its compression is broken")
        // The last is what libcurl calls a broken trailer.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP_RETURNED_ERROR,
            CURLE_BAD_FUNCTION_ARGUMENT:
            return .malformed(reason: "it is not HTTP")
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_CIPHER, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
            CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT, CURLE_USE_SSL_FAILED:
            var told = String(cString: errorText)
            if told.isEmpty { told = String(cString: curl_easy_strerror(code)) }
            return .tls(host: host, reason: Self.reason(told))
        default: return .failed(reason: String(cString: curl_easy_strerror(code)))
        }
    }

    /// The reason that a TLS library told; of a certificate out of its time the cause is most often the clock of this machine.
    static func reason(_ told: String) -> String {
        let isOfTime = ["expired", "not yet valid", "not yet activated"].contains(where: told.lowercased().contains)
        return isOfTime ? told + "; is the clock of this machine right?" : told
    }

    private func offset(_ info: CURLINFO) -> Int64 {
        var value: curl_off_t = 0
        if let easy { airfit_curl_get_offset(easy, info, &value) }
        return Int64(value)
    }

    private func long(_ info: CURLINFO) -> Int {
        var value = 0
        if let easy { airfit_curl_get_long(easy, info, &value) }
        return value
    }
}

extension StringProtocol {
    fileprivate var trimmingTrailingLineEnd: String {
        var text = String(self)
        while let last = text.unicodeScalars.last, last == "\r" || last == "\n" { text.unicodeScalars.removeLast() }
        return text
    }

    fileprivate var trimmingBlanks: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
