/// How far a file has come.
public struct TransferProgress: Equatable, Sendable {
    public var bytes: Int
    /// `nil` where the server does not say.
    public var of: Int?

    public init(bytes: Int, of: Int?) {
        self.bytes = bytes
        self.of = of
    }
}

/// Why a file did not get across. Nothing is left behind of a download that failed.
public enum FileTransferError: Error, Equatable, Sendable {
    case transport(TransportError)
    /// The server answered with something else than success; the beginning of what it said.
    case status(Int, body: [UInt8])
    case diskFull
    /// The file cannot be read or written.
    case file(reason: String)

    /// One sentence for people.
    public var sentence: String {
        switch self {
        case .transport(let error): "The transfer failed: \(error.caseName)."
        case .status(let status, _): "The server answered with status \(status)."
        case .diskFull: "The disk is full; make room and try again."
        case .file(let reason): "The file cannot be used: \(reason)."
        }
    }
}

extension HTTPClient {
    /// Writes the body of an answer to a file. Until all of it is there and on the disk, it has another name beside that
    /// place; what stood there before stays until then. The file is readable by its owner alone. Redirects to the same
    /// host are followed, five at most.
    /// - Parameters:
    ///   - request: its `maxBodyBytes` is the longest file accepted.
    ///   - progress: heard after each piece.
    @discardableResult
    public func download(
        _ request: HTTPRequest, to path: String, progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws(FileTransferError) -> HTTPHead {
        var request = request
        request.redirects = .sameOrigin(atMost: 5)
        let file = try DownloadFile(path: path)
        defer { file.discard() }
        var head = HTTPHead(status: 0, headers: [])
        var refusal: [UInt8] = []
        var events = stream(request).makeAsyncIterator()
        while let event = try await Self.next(&events) {
            switch event {
            case .head(let received): head = received
            case .chunk(let bytes) where !(200...299).contains(head.status):
                refusal += bytes.prefix(max(0, 64 << 10 - refusal.count))
            case .chunk(let bytes):
                let count = try await file.write(bytes)
                // Of a compressed body the length says nothing about the file.
                let length = head["content-encoding"] == nil ? head["content-length"].flatMap { Int($0) } : nil
                progress?(TransferProgress(bytes: count, of: length))
            case .end: break
            }
        }
        guard (200...299).contains(head.status) else { throw .status(head.status, body: refusal) }
        try await file.finish()
        return head
    }

    private static func next(_ events: inout HTTPStream.Iterator) async throws(FileTransferError) -> HTTPEvent? {
        do throws(TransportError) {
            return try await events.next(isolation: #isolation)
        } catch {
            throw .transport(error)
        }
    }

    /// Sends a file as the body of a request, read as it is sent.
    /// - Parameters:
    ///   - request: `POST` or `PUT`; its own body is not sent.
    ///   - progress: hears on the thread of the transfers what libcurl has taken: it must not take long.
    public func upload(
        fileAt path: String, _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws(FileTransferError) -> (head: HTTPHead, body: [UInt8]) {
        precondition(request.method == .post || request.method == .put, "only these carry a file")
        let source = try UploadSource(path: path, progress: progress)
        do throws(TransportError) {
            return try await whole(stream(request, sending: source))
        } catch {
            throw .transport(error)
        }
    }
}
