import Files
import Foundation
import HealthModel
import JSON

/// The state of a connection beside its tokens: whose it is, and how far it was read. It holds no secret.
public struct ConnectionState: Codable, Equatable, Sendable {
    /// How far a stream was read: whole from `oldest` to `newest`.
    struct Coverage: Codable, Equatable, Sendable {
        var newest: CivilDay
        var oldest: CivilDay
    }

    public var accountID: String?
    public var accountName: String?
    /// When the service was connected.
    public var connectedAt: Date
    /// The scopes that the person left ticked; `nil` where the service does not say.
    public var granted: [String]?
    /// The day back to which is read; `nil` for all there is.
    public var since: CivilDay?
    /// The last sync that came to its end.
    public var syncedAt: Date?
    /// Why the last one did not, or what it lacked; `nil` where all was well.
    public var problem: String?
    /// Whether the service has ended the grant.
    public var isLost = false
    /// When the last one was cut off by the network, so that it goes on as soon as there is a way out; `nil` where it was not.
    public var cutOffAt: Date?
    /// The service asked not to be asked before then; `nil` where it did not.
    public var limitedUntil: Date?
    /// Whether nothing older is to come.
    public var isComplete = false
    var coverage: [String: Coverage] = [:]
    /// Pieces in a row in which there was nothing.
    var emptyPieces = 0
    /// Files that were fetched, by stream and record: the checksum of the record then.
    var files: [String: String] = [:]

    init(account: ConnectionService.Account?, connectedAt: Date, granted: [String]?, since: CivilDay?) {
        accountID = account?.id
        accountName = account?.name
        self.connectedAt = connectedAt
        self.granted = granted
        self.since = since
    }

    /// The longest limit that is waited out, in seconds: what seems longer is a clock that was set.
    private static let longestLimit = 86_400.0

    /// The time for which the service is still not to be asked; `nil` for none.
    /// - Parameter now: seconds since 1970.
    func limitLeft(at now: Double) -> Duration? {
        let left = limitedUntil.map { $0.timeIntervalSince1970 - now } ?? 0
        return left > 0 && left <= Self.longestLimit ? .seconds(left) : nil
    }

    /// Records what follows from how a reading ended.
    /// - Parameters:
    ///   - problem: `nil` where it came to its end.
    ///   - now: seconds since 1970.
    mutating func recordEnd(_ problem: ConnectionError?, at now: Double) {
        (cutOffAt, limitedUntil) = (nil, nil)
        guard let problem else { return }
        if problem.isCutOff { cutOffAt = Date(timeIntervalSince1970: now) }
        switch problem {
        case .grantLost: isLost = true
        case .limit(let wait?):
            limitedUntil = Date(timeIntervalSince1970: now + min(wait / .seconds(1), Self.longestLimit))
        default: break
        }
    }

    /// The days that are here; `nil` before the first piece.
    public var days: ClosedRange<CivilDay>? {
        guard let oldest = coverage.values.map(\.oldest).min(), let newest = coverage.values.map(\.newest).max() else {
            return nil
        }
        return oldest...max(oldest, newest)
    }
}

/// The notes of all connections, a folder each.
struct ConnectionNotes: Sendable {
    let folder: String
    private static let largest = 16 << 20

    func folder(of id: String) -> String { "\(folder)/\(id)" }
    private func path(_ id: String) -> String { "\(folder(of: id))/state.json" }

    /// `nil` where it is not connected, or the notes cannot be read.
    func state(_ id: String) -> ConnectionState? {
        // What cannot be read is as if it was not there: everything is read again, and nothing is stored twice.
        guard let bytes = (try? FileBytes.of(path(id), atMost: Self.largest)) ?? nil else { return nil }
        return try? CodedJSON.value(ConnectionState.self, from: bytes, [.isoDates])
    }

    func keep(_ state: ConnectionState, of id: String) throws(ConnectionError) {
        guard let bytes = try? CodedJSON.bytes(state, [.pretty, .isoDates]) else { return }  // dates and texts
        do throws(FileFailure) {
            try Folder.make(folder(of: id))
            let file = try ReplacementFile(path: path(id))
            try file.write(bytes)
            try file.finish()
        } catch {
            throw ConnectionError(error)
        }
    }

    func remove(_ id: String) throws(ConnectionError) {
        guard unlink(path(id)) == 0 || errno == ENOENT else { throw .disk(reason: FileFailure.last.reason) }
    }
}
