import Files
import JSON
import Networking
import Synchronization

/// When each service answered last and what went wrong last, kept in a file over restarts, for the doctor and the settings.
/// Of a request it holds the service's name and the time; no address, no key, nothing of question and answer.
public final class ServiceRecords: Sendable {
    /// Seconds since 1970; `nil` where it never happened.
    public struct Record: Equatable, Sendable {
        /// Seconds since 1970; `nil` where it never happened.
        public var lastSuccess: Double?
        /// Seconds since 1970; `nil` where it never happened.
        public var lastFailure: Double?
        /// One sentence on the last failure.
        public var problem: String?

        public init() {}
        fileprivate var newest: Double { max(lastSuccess ?? 0, lastFailure ?? 0) }
        /// Whether the last request failed.
        public var isFailing: Bool { (lastFailure ?? 0) > (lastSuccess ?? 0) }
    }

    private struct State {
        /// `nil` until the file was read.
        var records: [String: Record]?
        var isChanged = false
        /// A task has begun that will write them.
        var isExpected = false
        var writtenAt = 0.0
    }
    /// Of so many services, those heard of last.
    private static let most = 64
    /// Seconds between two writes while nothing but the times changes.
    private static let writeInterval = 60.0

    private let path: String?
    private let clock: @Sendable () -> Double
    private let state = Mutex(State())

    /// - Parameters:
    ///   - path: of the file, made when first written to, for its owner alone; `nil` keeps nothing.
    ///   - clock: seconds since 1970.
    public init(path: String?, clock: @escaping @Sendable () -> Double = wallClock) {
        self.path = path
        self.clock = clock
    }

    /// The record of a service; `nil` for one that was never asked.
    public subscript(service: String) -> Record? { state.withLock { known(&$0)[service] } }

    /// A service answered as it should.
    public func succeeded(_ service: String) {
        let now = clock()
        change(service) { $0.lastSuccess = now }
    }

    /// - Parameter problem: one sentence, without keys.
    public func failed(_ service: String, _ problem: String) {
        let now = clock()
        change(service) { ($0.lastFailure, $0.problem) = (now, String(problem.prefix(300))) }
    }

    /// The end of a request of any client, under the name of its host: for services that have no client of their own.
    public func record(_ entry: RequestLogEntry) {
        switch (entry.error, entry.status) {
        case (.cancelled?, _): break
        case (let error?, _): failed(entry.host, error.sentence(entry.host))
        case (nil, let status?) where status >= 400: failed(entry.host, "\(entry.host) answered with status \(status).")
        default: succeeded(entry.host)
        }
    }

    /// Writes what is not written yet. For the end of the program.
    public func flush() { write() }

    private func change(_ service: String, _ change: (inout Record) -> Void) {
        let now = clock()
        let isDue = state.withLock { state in
            var records = known(&state)
            let wasFailing = records[service].map(\.isFailing)
            change(&records[service, default: Record()])
            if records.count > Self.most, let oldest = records.min(by: { $0.value.newest < $1.value.newest }) {
                records[oldest.key] = nil
            }
            let turned = wasFailing != records[service]?.isFailing
            (state.records, state.isChanged) = (records, true)
            let isDue = (turned || abs(now - state.writtenAt) > Self.writeInterval) && !state.isExpected
            if isDue { state.isExpected = true }
            return isDue
        }
        // Ends by itself with this write: who asks a service does not wait for the disk.
        if isDue { Task(priority: .utility) { write() } }
    }

    // MARK: The file

    private func known(_ state: inout State) -> [String: Record] {
        if let records = state.records { return records }
        let records = readFile()
        state.records = records
        return records
    }

    private func write() {
        state.withLock { state in
            state.isExpected = false
            guard let path, state.isChanged else { return }
            // Another program of the person's may have written meanwhile: the newer of each counts.
            let records = known(&state).merging(readFile()) { $0.newest >= $1.newest ? $0 : $1 }
            (state.records, state.isChanged, state.writtenAt) = (records, false, clock())
            do {
                try Folder.make(Folder.of(path))
                let file = try ReplacementFile(path: path)
                try file.write(Array(Self.text(records).utf8))
                try file.commit()
            } catch {
                return  // it is told where something else cannot be written there; the answers themselves go on
            }
        }
    }

    private func readFile() -> [String: Record] {
        // A file that is not there, or cannot be read, holds no records.
        guard let path, let bytes = (try? FileBytes.of(path, atMost: 1 << 18)) ?? nil,
            let members = JSONValue(bytes)?.members
        else { return [:] }
        return members.reduce(into: [:]) { records, member in
            var record = Record()
            record.lastSuccess = member.value["last_success"].number
            record.lastFailure = member.value["last_failure"].number
            record.problem = member.value["problem"].text
            records[member.name] = record
        }
    }

    private static func text(_ records: [String: Record]) -> String {
        JSONText.object(
            records.mapValues { record in
                var fields: [String: Any] = [:]
                fields["last_success"] = record.lastSuccess
                fields["last_failure"] = record.lastFailure
                fields["problem"] = record.problem
                return fields
            })
    }
}
