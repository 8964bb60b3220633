import Synchronization

/// Sends requests. Connections are kept and reused; at most five requests run at once, the others wait by priority. Nothing
/// is started, and no thread runs, before the first request.
public final class HTTPClient: Sendable {
    private let loop = Mutex<TransferLoop?>(nil)
    private let userAgent: String
    fileprivate let journal: RequestJournal

    /// - Parameters:
    ///   - log: hears of each request when it is over, on the thread of the transfers: it must not take long.
    ///   - clock: seconds since 1970, for the log.
    public init(
        userAgent: String = "airfit", clock: @escaping @Sendable () -> Double = wallClock,
        log: (@Sendable (RequestLogEntry) -> Void)? = nil
    ) {
        self.userAgent = userAgent
        journal = RequestJournal(clock: clock, log: log)
    }

    /// The last hundred requests that are over, oldest first.
    public var recent: [RequestLogEntry] { journal.recent }

    deinit {
        loop.withLock { $0?.stop() }
    }

    /// Closes the connections that are kept, those of running requests when these are through: a connection of HTTP/2
    /// remembers the headers that were sent over it, with the keys in them.
    public func closeConnections() {
        loop.withLock { loop in
            loop?.retire()
            loop = nil
        }
    }

    /// The answer as it arrives. The request is sent when the first event is asked for; cancelling the task that reads, or
    /// dropping the iterator, ends it. Iterating again sends it again.
    public func stream(_ request: HTTPRequest) -> HTTPStream {
        HTTPStream(client: self, request: request)
    }

    /// The whole answer of a small request.
    public func answer(to request: HTTPRequest) async throws(TransportError) -> (head: HTTPHead, body: [UInt8]) {
        var head = HTTPHead(status: 0, headers: [])
        var body: [UInt8] = []
        var events = stream(request).makeAsyncIterator()
        while let event = try await events.next(isolation: #isolation) {
            switch event {
            case .head(let received): head = received
            case .chunk(let bytes): body += bytes
            case .end: break
            }
        }
        return (head, body)
    }

    fileprivate func start(_ transfer: Transfer) throws(TransportError) -> TransferLoop {
        let loop = self.loop.withLock { loop in
            if loop == nil { loop = TransferLoop(userAgent: userAgent) }
            loop?.start(transfer)  // before another thread closes the connections
            return loop
        }
        guard let loop else { throw .failed(reason: "libcurl could not be started") }
        return loop
    }
}

/// The events of one request: a head, chunks, an end; or an error.
public struct HTTPStream: AsyncSequence, Sendable {
    /// A head, then chunks of the body, then the end.
    public typealias Element = HTTPEvent
    /// The error that the stream ends with; an answer of any status is none.
    public typealias Failure = TransportError

    fileprivate let client: HTTPClient
    fileprivate let request: HTTPRequest

    /// Sends nothing before the first `next()`. Each iterator is a request of its own.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

    /// Reads the response; the transfer starts with the first `next()` and ends with the iterator.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: HTTPStream
        private var exchange: Exchange?

        fileprivate init(stream: HTTPStream) {
            self.stream = stream
        }

        /// The next part of the response; `nil` after its end. The first call sends the request.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(TransportError) -> HTTPEvent? {
            if Task.isCancelled && exchange == nil { throw .cancelled }
            if let exchange { return try await exchange.next() }
            let started = try Exchange(stream)
            exchange = started
            return try await started.next()
        }

        /// The same without an actor to return to.
        public mutating func next() async throws(TransportError) -> HTTPEvent? {
            try await next(isolation: nil)
        }

        /// Reads and drops the rest of the body, so that the connection can be used again.
        /// - Parameter timeout: a server that does not end in that time loses the connection.
        public mutating func drain(within timeout: Duration = .seconds(1)) {
            exchange?.drain(within: timeout)
            exchange = nil
        }
    }
}

/// A transfer and its reader: the transfer ends with the reader.
private final class Exchange: Sendable {
    private let transfer: Transfer
    private let loop: TransferLoop
    /// Keeps the loop running.
    private let client: HTTPClient
    private let isDraining = Mutex(false)

    init(_ stream: HTTPStream) throws(TransportError) {
        client = stream.client
        transfer = try Transfer(stream.request, journal: stream.client.journal)
        loop = try client.start(transfer)
    }

    deinit {
        if !isDraining.withLock({ $0 }) { loop.cancel(transfer) }
    }

    func drain(within timeout: Duration) {
        isDraining.withLock { $0 = true }
        transfer.mailbox.discard()
        loop.drain(transfer, within: timeout)
    }

    func next() async throws(TransportError) -> HTTPEvent? {
        let found: Result<(event: HTTPEvent, resume: Bool)?, TransportError> = await withTaskCancellationHandler {
            do throws(TransportError) {
                return .success(try await transfer.mailbox.next())
            } catch {
                return .failure(error)
            }
        } onCancel: {
            transfer.mailbox.cancel()
            loop.cancel(transfer)
        }
        guard let (event, resume) = try found.get() else { return nil }
        if resume { loop.resume(transfer) }
        return event
    }
}
