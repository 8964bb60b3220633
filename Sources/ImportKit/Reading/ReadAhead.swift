import Dispatch
import Synchronization
import Threads

/// Reads a file on a thread of its own while the calling thread stores what was found: both take about the same time, so
/// two cores halve it. What waits is bounded, and arrives in the order in which it was given.
///
/// Safe across threads: what is coalesced belongs to the reading thread alone, everything else is locked or atomic.
public final class ReadAhead: @unchecked Sendable {
    fileprivate typealias Step = @Sendable (any ImportSink) throws -> Void

    private enum Arrival: Sendable {
        case steps([Step])
        /// The reading thread waits for the answer.
        case question(@Sendable (any ImportSink) throws -> Int32, Answer)
        case bytes(Int64)
        case end(Result<ImportTally, any Error>)
    }

    private final class Answer: Sendable {
        private let isResolved = DispatchSemaphore(value: 0)
        private let result = Mutex<Result<Int32, any Error>>(.failure(Stopped()))

        func resolve(_ result: Result<Int32, any Error>) {
            self.result.withLock { $0 = result }
            isResolved.signal()
        }

        func wait() throws -> Int32 {
            isResolved.wait()
            return try result.withLock { $0 }.get()
        }
    }

    /// Why the reading side stops: what went wrong is known on the other side.
    private struct Stopped: Error {}

    /// Blocks of a few thousand samples.
    private static let mostArrivals = 12
    /// Fewer are coalesced: handing them over costs more than reading them.
    private static let fewestRecords = 256

    private let arrivals = Mutex<[Arrival]>([])
    private let filled = DispatchSemaphore(value: 0)
    private let emptied = DispatchSemaphore(value: ReadAhead.mostArrivals)
    private let hasFailed = Atomic(false)
    private let isCancelled = Atomic(false)
    private let isMarkWanted: Atomic<Bool>
    /// A mark was given and not yet taken: another one so soon is of no use.
    private let isMarkUnderWay = Atomic(false)
    private var coalesced: [Step] = []
    private var coalescedRecords = 0

    private init(isMarkWanted: Bool) { self.isMarkWanted = Atomic(isMarkWanted) }

    /// - Parameters:
    ///   - sink: gets everything on the calling thread.
    ///   - progress: called there too; reading ends with `ImportError.cancelled` some time after it answered `false`.
    ///   - read: reads the file, on another thread.
    /// - Throws: what the sink threw; else what `read` did.
    public static func tally(
        into sink: any ImportSink, progress: (Int64) -> Bool,
        read: @escaping @Sendable (any ImportSink, (Int64) -> Bool) throws -> ImportTally
    ) throws -> ImportTally {
        let ahead = ReadAhead(isMarkWanted: sink.wantsMark)
        DedicatedThread.start {
            let result = Result { try read(ahead, { ahead.report($0) }) }
            ahead.flushCoalesced()
            ahead.put(.end(result))
        }
        return try ahead.takeAll(into: sink, progress)
    }

    // MARK: The storing side

    /// Returns once the reading thread has let go.
    private func takeAll(into sink: any ImportSink, _ progress: (Int64) -> Bool) throws -> ImportTally {
        var failure: (any Error)?
        while true {
            filled.wait()
            let arrival = arrivals.withLock { $0.removeFirst() }
            emptied.signal()
            switch arrival {
            case .steps(let steps):
                guard failure == nil else { continue }
                do { for step in steps { try step(sink) } } catch { failure = error }
            case .question(let question, let answer):
                let result = Result { () throws -> Int32 in
                    if failure != nil { throw Stopped() }
                    return try question(sink)
                }
                if case .failure(let error) = result { failure = failure ?? error }
                answer.resolve(result)
            case .bytes(let count):
                if !progress(count) { isCancelled.store(true, ordering: .releasing) }
            case .end(let result):
                if let failure { throw failure }
                return try result.get()
            }
            if failure != nil { hasFailed.store(true, ordering: .releasing) }
            isMarkWanted.store(sink.wantsMark, ordering: .releasing)
        }
    }

    // MARK: The reading side

    private func put(_ arrival: Arrival) {
        emptied.wait()
        arrivals.withLock { $0.append(arrival) }
        filled.signal()
    }

    private func flushCoalesced() {
        guard !coalesced.isEmpty else { return }
        put(.steps(coalesced))
        coalesced = []
        coalescedRecords = 0
    }

    private func report(_ bytes: Int64) -> Bool {
        flushCoalesced()
        put(.bytes(bytes))
        return !isCancelled.load(ordering: .acquiring)
    }

    private func ask(_ question: @escaping @Sendable (any ImportSink) throws -> Int32) throws -> Int32 {
        flushCoalesced()
        let answer = Answer()
        put(.question(question, answer))
        return try answer.wait()
    }
}

extension ReadAhead: ForwardingSink {
    /// Asks the storing thread for the number of a type, and waits for the answer.
    public func number(of type: ImportedType) throws -> Int32 { try ask { try $0.number(of: type) } }
    /// Asks the storing thread for the number of a source, and waits for the answer.
    public func number(of source: ImportedSource) throws -> Int32 { try ask { try $0.number(of: source) } }

    /// Gathers steps, and hands them on when they have some hundred records.
    /// - Throws: where storing has failed; the reason is thrown on the storing side.
    public func relay(_ count: Int, _ step: @escaping @Sendable (any ImportSink) throws -> Void) throws {
        if hasFailed.load(ordering: .acquiring) { throw Stopped() }
        coalesced.append(step)
        coalescedRecords += count
        if coalescedRecords >= Self.fewestRecords { flushCoalesced() }
    }

    /// As of a moment ago.
    public var wantsMark: Bool {
        !isMarkUnderWay.load(ordering: .acquiring) && isMarkWanted.load(ordering: .acquiring)
    }
    /// Relays a mark at once, with everything that was coalesced before it.
    public func reached(_ mark: ImportMark) throws {
        isMarkUnderWay.store(true, ordering: .releasing)
        try relay(1) { [self] sink in
            try sink.reached(mark)
            isMarkWanted.store(sink.wantsMark, ordering: .releasing)
            isMarkUnderWay.store(false, ordering: .releasing)
        }
        flushCoalesced()
    }
}
