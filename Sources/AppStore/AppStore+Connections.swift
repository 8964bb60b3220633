import ScreenKit
import SettingsScreen

/// The services of the page of connections.
public struct ConnectionServices: Sendable {
    public var load: @Sendable () async -> ([ConnectionFacts], [ClosedCloud])
    /// Connects: events until it is over. Ending the stream early stops it.
    public var connect: @Sendable (_ id: String, _ clientID: String, SecretEntry) -> AsyncStream<ConnectionsAction>
    /// Hands what was pasted to the attempt that waits.
    public var pasted: @Sendable (String) -> Void
    /// Reads one service, or all: events until it is over. Ending the stream early stops it, and what came is kept.
    public var sync: @Sendable (_ id: String?) -> AsyncStream<ConnectionsAction>
    public var disconnect: @Sendable (_ id: String, _ deletesData: Bool) async -> ConnectionsAction

    public init(
        load: @escaping @Sendable () async -> ([ConnectionFacts], [ClosedCloud]),
        connect: @escaping @Sendable (String, String, SecretEntry) -> AsyncStream<ConnectionsAction>,
        pasted: @escaping @Sendable (String) -> Void,
        sync: @escaping @Sendable (String?) -> AsyncStream<ConnectionsAction>,
        disconnect: @escaping @Sendable (String, Bool) async -> ConnectionsAction
    ) {
        self.load = load
        self.connect = connect
        self.pasted = pasted
        self.sync = sync
        self.disconnect = disconnect
    }
}

extension AppStore {
    func run(_ effect: ConnectionsEffect) {
        guard let connections = services.connections else {
            // The sample year has none.
            return tell(.loaded([], []))
        }
        switch effect {
        case .load:
            settingsTasks.start("connections") { [weak self] in
                let (services, closed) = await connections.load()
                if !Task.isCancelled { self?.tell(.loaded(services, closed)) }
            }
        case .connect(let id, let clientID, let secret):
            settingsTasks.start("connect") { [weak self] in
                for await event in connections.connect(id, clientID, secret) { self?.tell(event) }
            }
        case .pasted(let text): connections.pasted(text)
        case .stopConnecting: settingsTasks.cancel("connect")
        case .sync(let id):
            tell(.progressed("Reading …"))
            settingsTasks.start("sync") { [weak self] in
                var isOver = false
                for await event in connections.sync(id) {
                    if case .synced = event { isOver = true }
                    self?.tell(event)
                }
                if !isOver { self?.tell(.synced(["It was stopped; what came so far is kept."], isProblem: false)) }
            }
        case .stopSync: settingsTasks.cancel("sync")
        case .disconnect(let id, let deletesData):
            writes.add { [weak self] in await self?.tell(await connections.disconnect(id, deletesData)) }
        }
    }

    private func tell(_ event: ConnectionsAction) { send(.settings(.connection(event))) }
}
