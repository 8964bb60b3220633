import ArgumentParser
import Connections
import Console
import Foundation
import HealthModel
import JSON
import ProgramContext

/// `airfit connections`: which clouds are connected, and which can be.
struct ConnectionsCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "connections", abstract: "List the clouds that are connected, and those that can be.",
        discussion: "Nobody is asked, and no key is read.")

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let json = json
        try await Context.running([common, root.common]) { context in
            let connections = context.connections
            let list = ConnectionList(
                services: ServiceRegistry.all.map { service in
                    (service, context.isDemo ? nil : connections.state(of: service.id))
                }, isOn: context.settings.connections.isOn, clock: DayClock(zone: context.zone))
            if json { Output.json(list.json) } else { list.lines.forEach(Output.print) }
        }
    }
}

/// The output of `airfit connections`.
struct ConnectionList {
    let services: [(service: ConnectionService, state: ConnectionState?)]
    /// Whether a service of this id may be asked.
    let isOn: (String) -> Bool
    let clock: DayClock

    var lines: [String] {
        var lines = services.flatMap { service, state -> [String] in
            guard let state else {
                return ["\(service.title): not connected (airfit connect \(service.id)); gives \(service.gives)."]
            }
            var line = "\(service.title): \(state.isLost ? "ended by the service" : "connected")"
            if let account = state.accountName ?? state.accountID { line += ", account \(account)" }
            line += state.days.map { ", \($0.lowerBound.iso) to \($0.upperBound.iso)" } ?? ", nothing read yet"
            if let synced = state.syncedAt { line += ", last read \(moment(synced))" }
            if !isOn(service.id) { line += ", switched off" }
            return [line + "."] + (state.problem.map { ["  \($0)"] } ?? [])
        }
        for closed in ServiceRegistry.closed {
            lines.append("\(closed.title): cannot be connected. \(closed.reason) \(closed.path)")
        }
        return lines
    }

    private func moment(_ date: Date) -> String {
        let unix = Int(date.timeIntervalSince1970)
        let minute = clock.secondOfDay(atUnix: unix) / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(clock.day(atUnix: unix).iso) \(two(minute / 60)):\(two(minute % 60))"
    }

    var json: String {
        func orNull(_ value: Any?) -> Any { value ?? NSNull() }
        let services = services.map { service, state -> [String: Any] in
            [
                "id": service.id, "title": service.title, "is_on": isOn(service.id), "is_connected": state != nil,
                "is_lost": state?.isLost ?? false,
                "account": orNull(state?.accountName ?? state?.accountID), "scopes": service.scopes.map(\.id),
                "granted": orNull(state?.granted), "since": orNull(state?.since?.iso),
                "first_day": orNull(state?.days?.lowerBound.iso), "last_day": orNull(state?.days?.upperBound.iso),
                "synced_at": orNull(state?.syncedAt?.formatted(.iso8601)), "is_complete": state?.isComplete ?? false,
                "problem": orNull(state?.problem),
            ]
        }
        let closed = ServiceRegistry.closed.map {
            ["id": $0.id, "title": $0.title, "reason": $0.reason, "path": $0.path]
        }
        return JSONText.object(["services": services, "closed": closed])
    }
}
