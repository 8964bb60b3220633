import Canvas
import ScreenKit
import SettingsModel
import Widgets

/// The clouds of watches, rings and scales: which are connected, how far they were read, and how another one is connected.
enum ConnectionsPage: SettingsPage {
    private enum Row {
        static let all: SettingsRowID = "connections.sync"
        static let stop: SettingsRowID = "connections.stop"
        static func sync(_ id: String) -> SettingsRowID { .named("connections.sync.\(id)") }
        static func connect(_ id: String) -> SettingsRowID { .named("connections.connect.\(id)") }
        static func end(_ id: String) -> SettingsRowID { .named("connections.end.\(id)") }
        static func endNow(_ id: String) -> SettingsRowID { .named("connections.end.now.\(id)") }
        static func delete(_ id: String) -> SettingsRowID { .named("connections.delete.\(id)") }
        static func deleteNow(_ id: String) -> SettingsRowID { .named("connections.delete.now.\(id)") }
    }

    /// The row that connects a service, for the first time or again.
    static func wayBack(to id: String) -> SettingsRowID { Row.connect(id) }

    static var facts: [SettingsEffect] { [.connection(.load), .keys(.list)] }

    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        guard let services = state.connections.services else { return [.text("Reading …", .faint)] }
        if services.isEmpty {
            return [.text("The sample year connects to nothing. Start AirFit without --demo to connect a service.")]
        }
        let connected = services.filter(\.isConnected)
        let link = SettingsRow(.link(.network), id: .page(.network), "Network", value: "which of them may be asked")
        // The first row that the cursor can be on, so that one key connects again.
        var rows = connected.filter { $0.isLost && !$0.isOff }.flatMap(lost)
        rows += [
            .text(
                "What goes out are requests for your own data, to the services that you connect and to nobody else: when you "
                    + "ask for it, by the timer of airfit sync install, and at the start. Tokens and keys lie in the vault alone."
            )
        ]
        rows += SettingsRow.fields(["connections.at_start"]) + [link]
        if let progress = state.connections.progress {
            rows += [.text(progress, .accent), .action(Row.stop, "Stop reading", help: "What came so far is kept.")]
        } else if connected.count > 1 {
            rows.append(.action(Row.all, "Read all of them now"))
        }
        for service in connected { rows += self.rows(of: service, isReading: state.connections.progress != nil) }
        let others = services.filter { !$0.isConnected }
        if !others.isEmpty { rows.append(.heading("To connect")) }
        rows += others.map { service in
            .action(Row.connect(service.id), service.title, help: "Gives \(service.gives).")
        }
        rows.append(.heading("By file"))
        return rows + state.connections.closed.map { .text("\($0.title): \($0.words)") }
    }

    /// One whose grant the service has ended: what that means, and the way back.
    private static func lost(_ service: ConnectionFacts) -> [SettingsRow] {
        (service.problem.map { [.text($0, .bad)] } ?? []) + [
            .action(
                Row.connect(service.id), "Connect \(service.title) again",
                help: "What is here stays, and reading goes on behind it.")
        ]
    }

    private static func rows(of service: ConnectionFacts, isReading: Bool) -> [SettingsRow] {
        var rows: [SettingsRow] = [.heading(service.title)]
        rows += service.standing.map { .fact($0.name, $0.value) }
        if service.isLost {
            rows.append(.fact("State", "ended by the service", .bad))
        } else if let problem = service.problem {
            rows.append(.text(problem, .warning))
        }
        if service.isOff {
            rows.append(.text("It is switched off on the page Network, and is not asked.", .warning))
        } else if service.isLost {
            // Stands above, where the cursor is first.
        } else if !isReading {
            rows.append(
                .action(
                    Row.sync(service.id), "Read now",
                    help: "What may have changed first, then further back. Limits: \(service.limits)."))
        }
        rows.append(
            .action(Row.end(service.id), "Disconnect, and keep the data", help: "Its tokens go, here and there."))
        rows.append(
            .action(
                Row.delete(service.id), "Disconnect, and delete its data",
                help: "What a file of the same maker gave, too, stays.", isDestructive: true))
        return rows
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        // Before anything is typed or asked: tokens lie there. Stopping needs none.
        if id != Row.stop, state.keys.listing?.vault.waitsForPerson ?? false {
            return state.openVault(then: .connection(id))
        }
        return run(id, in: &state)
    }

    /// Does what a row offers, with the vault open.
    static func run(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        if id == Row.stop { return [.connection(.stopSync)] }
        if id == Row.all { return [.connection(.sync(id: nil))] }
        for service in state.connections.services ?? [] {
            switch id {
            case Row.sync(service.id): return [.connection(.sync(id: service.id))]
            case Row.connect(service.id):
                guard service.isConnected, service.keyTitle == nil else {
                    state.show(.connect(ConnectSheet(service)))
                    continue
                }
                // The app is known: the person only agrees again.
                state.show(.connect(ConnectSheet(service, again: true)))
                return [
                    .connection(
                        .connect(ConnectionRequest(id: service.id, clientID: "", secret: SecretEntry(), region: nil)))
                ]
            case Row.end(service.id):
                state.show(
                    SettingsAlert(
                        title: "Disconnect \(service.title)?",
                        message: "Its tokens go, here and there, and the data stay. To connect again you consent anew.",
                        confirm: "Disconnect", action: Row.endNow(service.id)))
            case Row.endNow(service.id): return [.connection(.disconnect(id: service.id, deletesData: false))]
            case Row.delete(service.id):
                state.show(
                    SettingsAlert(
                        title: "Delete the data of \(service.title)?",
                        message: "Everything that only this connection gave goes for good, and its tokens with it.",
                        confirm: "Delete", action: Row.deleteNow(service.id), isDestructive: true))
            case Row.deleteNow(service.id): return [.connection(.disconnect(id: service.id, deletesData: true))]
            default: break
            }
        }
        return []
    }
}
