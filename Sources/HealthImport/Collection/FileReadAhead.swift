import Dispatch
import ImportKit
import Synchronization
import Threads

/// Reads small files one after the other on a thread of its own, ahead of the thread that stores what they give: of hundreds
/// of routes beside a large document the second core has read most when their turn comes. What waits is bounded.
///
/// Safe across threads: what changes is locked or atomic.
public final class FileReadAhead: Sendable {
    /// Reads the file of a position into a sink; its last argument gets the bytes done, and answers `false` to cancel. One for
    /// all files: they can be very many.
    public typealias Reading = @Sendable (Int, any ImportSink, (Int64) -> Bool) throws -> ImportTally

    private struct State {
        /// In the order of reading; `nil` for those that were taken.
        var recordings: [FileRecording?] = []
        /// The place of the next one.
        var first = 0
        /// Of all that wait.
        var weight = 0
        /// Whether the reading thread waits for less.
        var isFull = false

        mutating func removeFirst() -> FileRecording? {
            defer {
                recordings[first] = nil
                first += 1
                // Moving what is left is done so seldom that each is moved twice at most.
                if first > recordings.count / 2 {
                    recordings.removeFirst(first)
                    first = 0
                }
            }
            return recordings[first]
        }
    }

    /// The weight held at a time, but for the last file: ten megabytes of samples, or thirty of files that are texts.
    static let mostWeight = 200_000

    private let positions: Set<Int>
    private let state = Mutex(State())
    private let filled = DispatchSemaphore(value: 0)
    private let emptied = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    private let isStopped = Atomic(false)
    private let isCancelled: @Sendable () -> Bool

    /// Begins to read. Whoever does so stops it in the end.
    /// - Parameters:
    ///   - files: in the order in which they are to be stored.
    ///   - read: reads any of them.
    ///   - isCancelled: asked at every record; when it holds, the file that is read ends with `CancellationError`.
    public init(
        _ files: [(position: Int, byteCount: Int64)], isCancelled: @escaping @Sendable () -> Bool = { false },
        read: @escaping Reading
    ) {
        positions = Set(files.map(\.position))
        self.isCancelled = isCancelled
        guard !files.isEmpty else {
            finished.signal()
            return
        }
        DedicatedThread.start { [self] in
            for file in files where !isStopped.load(ordering: .acquiring) {
                keep(record(read, at: file.position, of: file.byteCount))
            }
            finished.signal()
        }
    }

    /// Gives a file to the sink, as reading it here would have done, and waits for it where it must.
    /// - Parameter progress: gets what reading told of the bytes done; `false` cancels.
    /// - Returns: `nil` for one that is not among the files.
    /// - Throws: what the sink threw; else what reading did.
    /// - Precondition: the file comes behind those asked for before. Files between that nobody asked for are passed over.
    public func tally(
        ofFileAt position: Int, into sink: any ImportSink, progress: (Int64) -> Bool
    ) throws -> ImportTally? {
        guard positions.contains(position) else { return nil }
        var recording = next()
        while recording.position < position { recording = next() }
        precondition(recording.position == position, "files are asked for in their order, once")
        return try recording.replay(to: sink, progress)
    }

    private func next() -> FileRecording {
        filled.wait()
        let (recording, hasRoom) = state.withLock { state in
            guard let recording = state.removeFirst() else { preconditionFailure("each recording is taken once") }
            state.weight -= recording.weight
            let hasRoom = state.isFull && state.weight < Self.mostWeight
            if hasRoom { state.isFull = false }
            return (recording, hasRoom)
        }
        if hasRoom { emptied.signal() }
        return recording
    }

    /// Returns once the reading thread has let go. Nothing may be asked for any more.
    public func stop() {
        isStopped.store(true, ordering: .releasing)
        emptied.signal()
        finished.wait()
    }

    // MARK: The reading side

    private func record(_ read: Reading, at position: Int, of byteCount: Int64) -> FileRecording {
        let recorder = Recorder { [self] in isStopped.load(ordering: .acquiring) || isCancelled() }
        let result = Result { try read(position, recorder, recorder.report) }
        return FileRecording(
            position: position, steps: recorder.steps,
            weight: FileRecording.weight(
                records: recorder.records, steps: recorder.steps.count, byteCount: byteCount),
            result: result)
    }

    private func keep(_ recording: FileRecording) {
        let isFull = state.withLock { state in
            state.recordings.append(recording)
            state.weight += recording.weight
            state.isFull = state.weight >= Self.mostWeight
            return state.isFull
        }
        filled.signal()
        if isFull { emptied.wait() }
    }
}

/// The records of one file, to be given to a sink.
private struct FileRecording: Sendable {
    enum Step: Sendable {
        case type(ImportedType)
        case source(ImportedSource)
        case records(@Sendable (any ImportSink) throws -> Void)
        /// Done.
        case bytes(Int64)
    }

    var position: Int
    var steps: [Step]
    /// The memory it holds, in records.
    var weight: Int
    var result: Result<ImportTally, any Error>

    /// A file of one record holds many times that: its steps, what they are of, and the tally. And a record can be of any
    /// size, but all of them together hold no more than some times the bytes of the file.
    static func weight(records: Int, steps: Int, byteCount: Int64) -> Int {
        40 + records + 4 * steps + Int(byteCount / 160)
    }

    func replay(to sink: any ImportSink, _ progress: (Int64) -> Bool) throws -> ImportTally {
        let numbered = NumberedSink(sink)
        for step in steps {
            switch step {
            case .type(let type): numbered.types.append(try sink.number(of: type))
            case .source(let source): numbered.sources.append(try sink.number(of: source))
            case .records(let add): try add(numbered)
            case .bytes(let count): guard progress(count) else { throw ImportError.cancelled }
            }
        }
        return try result.get()
    }
}

/// Keeps what a reader gives. Types and sources are numbered in the order in which they are asked for: what numbers they have
/// is known when their turn comes. Used by the reading thread alone.
private final class Recorder: ForwardingSink {
    private(set) var steps: [FileRecording.Step] = []
    private(set) var records = 0
    private var types: Int32 = 0
    private var sources: Int32 = 0
    private let isStopped: () -> Bool

    init(isStopped: @escaping () -> Bool) { self.isStopped = isStopped }

    func number(of type: ImportedType) -> Int32 {
        steps.append(.type(type))
        defer { types += 1 }
        return types
    }

    func number(of source: ImportedSource) -> Int32 {
        steps.append(.source(source))
        defer { sources += 1 }
        return sources
    }

    // What a reader gives can have room for many more.
    func add(samples: [ImportedSample]) throws {
        let exact = samples.map(\.self)
        try relay(exact.count) { try $0.add(samples: exact) }
    }
    func add(correcting samples: [ImportedSample]) throws {
        let exact = samples.map(\.self)
        try relay(exact.count) { try $0.add(correcting: exact) }
    }

    func relay(_ count: Int, _ step: @escaping @Sendable (any ImportSink) throws -> Void) throws {
        if isStopped() { throw CancellationError() }
        steps.append(.records(step))
        records += count
    }

    /// - Returns: whether reading is to go on.
    func report(bytes: Int64) -> Bool {
        steps.append(.bytes(bytes))
        return !isStopped()
    }
}

/// Gives everything on with the numbers that the sink has for types and sources.
private final class NumberedSink: ForwardingSink {
    private let sink: any ImportSink
    var types: [Int32] = []
    var sources: [Int32] = []

    init(_ sink: any ImportSink) { self.sink = sink }

    func number(of type: ImportedType) throws -> Int32 { try sink.number(of: type) }
    func number(of source: ImportedSource) throws -> Int32 { try sink.number(of: source) }
    func relay(_ count: Int, _ step: @escaping @Sendable (any ImportSink) throws -> Void) throws { try step(sink) }

    /// A number that was not asked for stays.
    private func source(_ number: Int32) -> Int32 {
        sources.indices.contains(Int(number)) ? sources[Int(number)] : number
    }

    private func numbered(_ sample: ImportedSample) -> ImportedSample {
        var sample = sample
        if types.indices.contains(Int(sample.type)) { sample.type = types[Int(sample.type)] }
        sample.source = source(sample.source)
        return sample
    }

    private func numbered<Record>(_ record: Record, _ itsSource: WritableKeyPath<Record, Int32>) -> Record {
        var record = record
        record[keyPath: itsSource] = source(record[keyPath: itsSource])
        return record
    }

    func add(samples: [ImportedSample]) throws { try sink.add(samples: samples.map(numbered)) }
    func add(correcting samples: [ImportedSample]) throws { try sink.add(correcting: samples.map(numbered)) }
    func add(versioned samples: [VersionedSample]) throws {
        try sink.add(
            versioned: samples.map { new in
                var new = new
                new.sample = numbered(new.sample)
                return new
            })
    }
    func add(sleep: [ImportedSleep]) throws { try sink.add(sleep: sleep.map { numbered($0, \.source) }) }
    func add(workout: ImportedWorkout) throws { try sink.add(workout: numbered(workout, \.source)) }
    func add(route: ImportedRoute) throws { try sink.add(route: numbered(route, \.source)) }
    func add(beats: ImportedBeats) throws { try sink.add(beats: numbered(beats, \.source)) }
    func add(finding: ImportedFinding) throws { try sink.add(finding: numbered(finding, \.source)) }
    func add(exclusion: ImportedExclusion) throws {
        var exclusion = exclusion
        exclusion.sample = numbered(exclusion.sample)
        try sink.add(exclusion: exclusion)
    }
    func add(exclusionOf piece: ImportedSleep, at moment: Int64) throws {
        try sink.add(exclusionOf: numbered(piece, \.source), at: moment)
    }
}
