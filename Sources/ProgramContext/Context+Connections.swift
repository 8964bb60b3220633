import Connections
import Console
import Foundation
import HealthModel
import HealthStore
import ImportKit
import Settings
import Vault

extension Context {
    /// The person's connections with clouds. Nobody is asked before something is asked of them.
    public var connections: Connections {
        Connections(
            environment: environment, client: client, vault: keys.vault, folder: locations.data + "/connections")
    }

    /// The services that are connected and may be asked, in the order of the registry.
    public var askedClouds: [ConnectionService] {
        connections.connected.filter { settings.connections.isOn($0.id) }
    }

    /// Those of them that were not read for an hour, and those whose reading the network cut off. One that its service has ended
    /// waits for the person, and so does one of which nothing was read yet: how far back it is read is still to be said.
    public var dueClouds: [ConnectionService] {
        let hourAgo = Date().addingTimeInterval(-3_600)
        return askedClouds.filter { service in
            guard let state = connections.state(of: service.id), !state.isLost else { return false }
            if state.cutOffAt != nil { return true }
            // A first reading that broke off goes on.
            return state.syncedAt.map { $0 < hourAgo } ?? (state.days != nil)
        }
    }

    /// Deletes what a connection alone gave; data that a file gave, too, stay.
    /// - Returns: the records that are gone.
    public func deleteData(
        of service: ConnectionService, in store: HealthStore
    ) async throws(HealthStoreError) -> Int {
        var records = 0
        for found in try await store.standingImports() where found.format == service.importFormat {
            let undone = try await store.undo(batch: found.id)
            records += undone.records + undone.recordsBesides
        }
        return records
    }

    /// Reads one service into a store.
    /// - Parameters:
    ///   - since: down to this day again; `nil` goes on from where it is.
    public func sync(
        _ service: ConnectionService, into store: HealthStore, since: CivilDay? = nil,
        progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }
    ) async -> SyncReport {
        await connections.sync(
            service, home: home.clock, since: since,
            store: { origin, files throws(ConnectionError) in
                do throws(ImportFailure) {
                    let outcome = try await store.importing(origin, files: files)
                    return StoredPiece(records: outcome.records, added: outcome.added, skipped: outcome.skipped)
                } catch {
                    throw ConnectionError(error)
                }
            }, progress: progress)
    }
}

extension ConnectionError {
    /// Why a piece is not in the store.
    fileprivate init(_ failure: ImportFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            case .store(let error): .store(error.sentence)
            case .reader(let error):
                .store("What came could not be stored: \((error as? ImportError)?.message ?? "\(error)").")
            }
    }

    /// For scripts.
    public var exitCode: ExitCode {
        switch self {
        case .notConnected, .portTaken, .otherAccount: .usage
        case .wrongState, .notAnAddress, .codeRefused: .badInput
        case .denied, .appRefused, .keyRefused, .grantLost, .tokenRefused, .forbidden, .vault: .key
        case .tooLate, .noToken, .limit, .pageLoop, .service, .busy, .cannotListen: .unavailable
        case .disk, .store, .cancelled: .other
        }
    }
}

extension Failure {
    /// A service that is switched off.
    public init(switchedOff service: ConnectionService) {
        self.init(
            "\(service.title) is switched off and is not asked; switch it on with: airfit config set "
                + "connections.\(service.id) true", .usage)
    }

    public init(_ error: ConnectionError, _ service: ConnectionService) {
        self.init(error.sentence(service.title, id: service.id), error.exitCode)
    }
}
