import Foundation
import HealthModel
import HealthStore
import ImportKit
import Networking
import Synchronization
import TestSupport
import Vault

@testable import Connections

/// A person with a vault and a store, and one of the clouds.
final class Scene: Sendable {
    let cloud: CloudServer
    let folder: String
    let vault: Vault
    let store: HealthStore
    let service: ConnectionService
    /// Seconds since 1970 by this machine's clock.
    let now = Mutex(0.0)
    let slept = Mutex<[Double]>([])

    init(_ kind: CloudServer.Kind, now moment: String = "2026-11-20T12:00:00Z", redirectURI: String? = nil) async throws
    {
        cloud = try CloudServer.start(kind, redirectURI: redirectURI)
        folder = NSTemporaryDirectory() + "airfit-connect-" + UUID().uuidString
        vault = Vault(folder: folder + "/data")
        try await vault.create(with: [.unprotected])
        let unix = Double(CloudTime.unix(moment) ?? 0)
        now.withLock { $0 = unix }
        store = HealthStore(
            path: folder + "/health.sqlite",
            options: .init(homeZoneName: "Europe/Berlin", now: { Date(timeIntervalSince1970: unix + 86_400) }))
        service = ServiceRegistry.service(kind.rawValue)!
        try await store.open()
    }

    deinit {
        cloud.stop()
        try? FileManager.default.removeItem(atPath: folder)  // in the temporary folder: may stay
    }

    /// As another program sees it: with a vault of its own.
    func connections(vault other: Vault? = nil, environment more: [String: String] = [:]) -> Connections {
        Connections(
            environment: cloud.environment.merging(more) { $1 }, client: HTTPClient(), vault: other ?? vault,
            folder: folder + "/connections", now: { [self] in now.withLock { $0 } },
            sleep: { [self] wait in
                try Task.checkCancellation()
                slept.withLock { $0.append(wait / .seconds(1)) }
                // Limits that are short of requests are waited for.
                if service.isPastedOnly || cloud.kind == .googlehealth || cloud.kind == .ultrahuman {
                    now.withLock { $0 += wait / .seconds(1) }
                }
            })
    }

    /// Another program's vault, open.
    func otherVault() async throws -> Vault {
        let other = Vault(folder: folder + "/data")
        try await other.unlock(with: .unprotected)
        return other
    }

    var app: ClientApp {
        ClientApp(
            clientID: cloud.clientID, clientSecret: try! Secret(key: cloud.clientSecret),
            redirectURI: service.redirectURI()!, region: service.regions.last?.id)
    }

    /// By pasting what a browser ended on.
    @discardableResult func connect(since: String? = nil) async throws -> ConnectionState {
        let connections = connections()
        let since = since.flatMap { CivilDay(iso: $0) }
        if cloud.kind == .intervals {
            return try await connections.connect(service, key: Secret(key: cloud.key), since: since)
        }
        let attempt = try required(connections.attempt(service, app: app))
        let page = await ScriptedBrowser.send("GET", attempt.address)
        return try await connections.finish(
            service, app: app, attempt: attempt, pasted: page?.headers["location"] ?? "", since: since)
    }

    func sync(since: String? = nil, vault other: Vault? = nil, home: String = "Europe/Berlin") async -> SyncReport {
        let store = store
        return await connections(vault: other).sync(
            service, home: DayClock(zoneName: home)!, since: since.flatMap { CivilDay(iso: $0) },
            store: { origin, files throws(ConnectionError) in
                do {
                    let outcome = try await store.importing(origin, files: files)
                    return StoredPiece(records: outcome.records, added: outcome.added, skipped: outcome.skipped)
                } catch {
                    throw .store("\(error)")
                }
            })
    }

    func value(_ metric: MetricID, _ day: String) async throws -> Double? {
        let day = CivilDay(iso: day)!
        return try await store.dailyValues(of: metric, in: day...day).first?.value
    }
}

struct Missing: Error {}
func required<Value>(_ value: Value?) throws -> Value { guard let value else { throw Missing() }; return value }
