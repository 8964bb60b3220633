import Synchronization

/// The events that a transfer has received and its reader has not taken yet. Filled on the transfer thread, emptied by
/// one reader. Bytes that arrive while the reader is busy are joined, so a slow reader gets fewer and larger chunks.
final class Mailbox: Sendable {
    /// With this many bytes waiting the transfer is paused until the reader has taken them.
    static let capacity = 256 << 10

    private struct State {
        var head: HTTPHead?
        var bytes: [UInt8] = []
        var ending: Result<HTTPMetrics, TransportError>?
        var isOver = false
        var isPaused = false
        var isDiscarding = false
        var reader: CheckedContinuation<Void, Never>?
    }
    private let state = Mutex(State())

    func put(_ head: HTTPHead) { state.withLock { $0.head = head } }

    /// `false` when it is full: nothing was taken, the transfer is to be paused.
    func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            if state.isDiscarding { return true }
            guard state.bytes.count < Self.capacity else {
                state.isPaused = true
                return false
            }
            state.bytes.append(contentsOf: bytes)
            return true
        }
    }

    /// Tells the reader of what was put, once for all of it: whatever comes together is read together.
    func deliver() {
        state.withLock { state in
            state.head == nil && state.bytes.isEmpty ? nil : state.reader.take()
        }?.resume()
    }

    /// Nobody reads any more: what comes is dropped.
    func discard() {
        state.withLock { state in
            state.isDiscarding = true
            state.bytes = []
        }
    }

    /// The first ending stays.
    func end(_ ending: Result<HTTPMetrics, TransportError>) {
        state.withLock { state in
            if state.ending == nil { state.ending = ending }
            return state.reader.take()
        }?.resume()
    }

    /// The reader was cancelled: what is still here is dropped.
    func cancel() {
        state.withLock { state in
            state.head = nil
            state.bytes = []
            if state.ending == nil || !state.isOver { state.ending = .failure(.cancelled) }
            return state.reader.take()
        }?.resume()
    }

    /// The next event, `nil` after the end. `resume` is true when the transfer was paused and can go on.
    func next() async throws(TransportError) -> (event: HTTPEvent, resume: Bool)? {
        while true {
            let (found, resume) = state.withLock { state in Self.dequeue(&state) }
            if let found { return try found.get().map { ($0, resume) } }
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    guard state.head == nil, state.bytes.isEmpty, state.ending == nil else { return true }
                    state.reader = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }

    /// `nil` for nothing there yet, `.success(nil)` after the end.
    private static func dequeue(_ state: inout State) -> (found: Result<HTTPEvent?, TransportError>?, resume: Bool) {
        if state.isOver { return (.success(nil), false) }
        if let head = state.head.take() { return (.success(.head(head)), false) }
        if !state.bytes.isEmpty {
            var bytes: [UInt8] = []
            swap(&bytes, &state.bytes)
            let resume = state.isPaused
            state.isPaused = false
            return (.success(.chunk(bytes)), resume)
        }
        guard let ending = state.ending else { return (nil, false) }
        state.isOver = true
        return (ending.map { .end($0) }, false)
    }
}
