import ScreenKit
import SettingsScreen

/// The services of the page of connections.
public struct ConnectionServices: Sendable {
    public var load: @Sendable () async -> ([ConnectionFacts], [UnavailableCloud])
    /// Connects: events until it is over. Ending the stream early stops it.
    public var connect: @Sendable (ConnectionRequest) -> AsyncStream<ConnectionsAction>
    /// Hands what was pasted to the attempt that waits.
    public var pasted: @Sendable (String) -> Void
    /// The services that are due at the start: connected, switched on, and not read for an hour.
    public var due: @Sendable () async -> [String]
    /// Reads services: events until it is over. Ending the stream early stops it, and what came is kept.
    /// - Parameters:
    ///   - ids: all that are connected with `nil`.
    ///   - byItself: nobody asked: what brings nothing, and what passes, is told to nobody.
    public var sync: @Sendable (_ ids: [String]?, _ byItself: Bool) -> AsyncStream<ConnectionsAction>
    /// Says how far back a service is read.
    public var reach: @Sendable (_ id: String, ConnectionReach) async -> ConnectionsAction?
    public var disconnect: @Sendable (_ id: String, _ deletesData: Bool) async -> ConnectionsAction

    public init(
        load: @escaping @Sendable () async -> ([ConnectionFacts], [UnavailableCloud]),
        connect: @escaping @Sendable (ConnectionRequest) -> AsyncStream<ConnectionsAction>,
        pasted: @escaping @Sendable (String) -> Void, due: @escaping @Sendable () async -> [String],
        sync: @escaping @Sendable ([String]?, Bool) -> AsyncStream<ConnectionsAction>,
        reach: @escaping @Sendable (String, ConnectionReach) async -> ConnectionsAction?,
        disconnect: @escaping @Sendable (String, Bool) async -> ConnectionsAction
    ) {
        self.load = load
        self.connect = connect
        self.pasted = pasted
        self.due = due
        self.sync = sync
        self.reach = reach
        self.disconnect = disconnect
    }
}

extension AppStore {
    func run(_ effect: ConnectionsEffect) {
        guard let connections = services.connections else {
            // The sample year has none.
            if effect == .load { report(.loaded([], [])) }
            return
        }
        switch effect {
        case .load:
            settingsTasks.start("connections") { [weak self] in
                let (services, closed) = await connections.load()
                if !Task.isCancelled { self?.report(.loaded(services, closed)) }
            }
        case .connect(let request):
            settingsTasks.start("connect") { [weak self] in
                for await event in connections.connect(request) { self?.report(event) }
            }
        case .pasted(let text): connections.pasted(text)
        case .stopConnecting: settingsTasks.cancel("connect")
        case .sync(let id): readClouds(id.map { [$0] }, connections)
        case .reach(let id, let reach):
            settingsTasks.start("reach") { [weak self] in
                let refusal = await connections.reach(id, reach)
                guard let self else { return }
                if let refusal { return report(refusal) }
                // A reading takes the place of the one that runs: then it is one of all, so that nothing is left out.
                readClouds(state.settings.connections.progress == nil ? [id] : nil, connections)
            }
        case .stopSync:
            settingsTasks.cancel("sync")
            report(.synced(["It was stopped; what came so far is kept."], isProblem: false))
        case .readDue: resumeClouds()
        case .disconnect(let id, let deletesData):
            writes.add { [weak self] in await self?.report(await connections.disconnect(id, deletesData)) }
        }
    }

    /// Reads what was not read for an hour, unless something is being read.
    func readDueClouds() {
        guard let connections = services.connections, state.settings.connections.progress == nil else { return }
        settingsTasks.start("due clouds") { [weak self] in
            let due = await connections.due()
            guard let self, !Task.isCancelled, !due.isEmpty, state.settings.connections.progress == nil else { return }
            readClouds(due, connections, byItself: true)
        }
    }

    private func readClouds(
        _ ids: [String]?, _ connections: ConnectionServices, byItself: Bool = false
    ) {
        report(.progressed("Reading …"))
        settingsTasks.start("sync") { [weak self] in
            // One that was stopped or replaced has nothing more to tell.
            for await event in connections.sync(ids, byItself) where !Task.isCancelled { self?.report(event) }
        }
    }

    private func report(_ event: ConnectionsAction) { send(.settings(.connection(event))) }
}
