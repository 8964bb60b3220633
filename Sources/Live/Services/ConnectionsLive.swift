import AppStore
import Connections
import Console
import Foundation
import HealthModel
import HealthStore
import KeySupply
import ProgramContext
import ScreenKit
import SettingsScreen
import Synchronization
import Vault

/// The page of connections with the live services and store.
final class ConnectionsLive: Sendable {
    private let context: Context
    private let store: HealthStore
    /// Takes the address that is pasted while an attempt waits; `nil` where none waits.
    private let pasting = Mutex<FileHandle?>(nil)
    /// The reading that began last; `nil` before the first.
    private let lastReading = Mutex<Task<Void, Never>?>(nil)

    init(context: Context, store: HealthStore) {
        self.context = context
        self.store = store
    }

    var services: ConnectionServices {
        ConnectionServices(
            load: { [self] in load() },
            connect: { [self] request in stream { send in await self.connect(request, send) } },
            pasted: { [self] text in
                let line = text.filter { !$0.isNewline } + "\n"
                // A pipe that nobody reads any more: the attempt is over.
                pasting.withLock { try? $0?.write(contentsOf: Data(line.utf8)) }
            },
            due: { [self] in await due() },
            sync: { [self] ids, byItself in reading(ids, byItself) },
            reach: { [self] id, reach in setReach(id, reach) },
            disconnect: { [self] id, deletesData in await disconnect(id, deletesData) })
    }

    private func stream(
        _ work: @escaping @Sendable (@escaping @Sendable (ConnectionsAction) -> Void) async -> Void
    ) -> AsyncStream<ConnectionsAction> {
        AsyncStream { continuation in
            let task = Task {
                await work { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// A reading that begins when the one before it is over: a service is locked while it is read.
    private func reading(_ ids: [String]?, _ byItself: Bool) -> AsyncStream<ConnectionsAction> {
        AsyncStream { continuation in
            let task = lastReading.withLock { last in
                let before = last
                let next = Task {
                    await before?.value
                    if !Task.isCancelled { await self.sync(ids, byItself) { continuation.yield($0) } }
                    continuation.finish()
                }
                last = next
                return next
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    // MARK: Looking

    private func load() -> ([ConnectionFacts], [UnavailableCloud]) {
        let connections = context.connections
        let services = ServiceRegistry.all.map { service in facts(service, connections.state(of: service.id)) }
        return (
            services, ServiceRegistry.closed.map { UnavailableCloud(title: $0.title, words: "\($0.reason) \($0.path)") }
        )
    }

    private func facts(_ service: ConnectionService, _ state: ConnectionState?) -> ConnectionFacts {
        var facts = ConnectionFacts(
            id: service.id, title: service.title, gives: service.gives, limits: service.limits,
            address: service.registration.address, steps: service.registration.steps)
        switch service.authorization {
        case .key(let form): facts.keyTitle = form.title
        case .oauth: (facts.redirectURI, facts.port) = (service.redirectURI(), OAuthForm.usualPort)
        }
        if service.isPastedOnly { facts.port = nil }
        facts.regions = service.regions.map { .init(id: $0.id, title: $0.title) }
        facts.isPastedOnly = service.isPastedOnly
        facts.isOff = !context.settings.connections.isOn(service.id)
        guard let state else { return facts }
        (facts.isConnected, facts.isLost, facts.problem) = (true, state.isLost, state.problem)
        if state.isLost {
            facts.problem = ConnectionError.grantLost(detail: "").sentence(service.title, id: service.id, in: .page)
        }
        if let account = state.accountName ?? state.accountID { facts.standing.append(.init("Account", account)) }
        let days = state.days.map { "\($0.lowerBound.iso) to \($0.upperBound.iso)" } ?? "nothing read yet"
        facts.standing.append(
            .init("Days", days + (state.days != nil && !state.isComplete ? ", older ones to come" : "")))
        if let synced = state.syncedAt {
            facts.standing.append(.init("Last read", DataWording.moment(synced, context.zone)))
        }
        let missing = state.granted.map { granted in service.scopes.filter { !granted.contains($0.id) } } ?? []
        if !missing.isEmpty {
            facts.standing.append(.init("Not ticked", missing.map(\.gives).joined(separator: "; ")))
        }
        return facts
    }

    // MARK: Doing

    private func connect(
        _ request: ConnectionRequest, _ send: @escaping @Sendable (ConnectionsAction) -> Void
    ) async {
        let id = request.id
        guard let service = ServiceRegistry.service(id) else { return }
        do {
            guard isOn(id) else { throw Failure(switchedOff: service) }
            try await openVault()
            let state: ConnectionState
            switch service.authorization {
            case .oauth where request.clientID.isEmpty:
                guard var app = try await context.connections.app(of: id) else {
                    throw Failure("The app that you registered is no longer known; enter it again.", .key)
                }
                if let port = request.port { app.redirectURI = OAuthForm.redirectURI(port: port) }
                state = try await authorise(service, app, send)
            case .key:
                let secret = try Self.secret(request)
                state = try await context.connections.connect(service, key: secret, since: nil)
            case .oauth:
                let app = ClientApp(
                    clientID: request.clientID, clientSecret: try Self.secret(request),
                    redirectURI: service.redirectURI(port: request.port ?? OAuthForm.usualPort) ?? "",
                    region: request.region)
                state = try await authorise(service, app, send)
            }
            let account = (state.accountName ?? state.accountID).map { ", account \($0)" } ?? ""
            let granted = state.granted.map { granted in service.scopes.filter { granted.contains($0.id) } }
            let missing = state.granted.map { granted in service.scopes.filter { !granted.contains($0.id) } }
            send(
                .connected(
                    id: id, "\(service.title) is connected\(account).",
                    FirstLook(
                        account: state.accountName ?? state.accountID ?? service.unknownAccountRemark,
                        granted: (granted ?? service.scopes).map(\.gives), missing: (missing ?? []).map(\.gives))))
        } catch ConnectionError.cancelled {
            // The person stopped it, and knows.
        } catch {
            send(.refused(id: id, sentence(error, service)))
        }
    }

    private func authorise(
        _ service: ConnectionService, _ app: ClientApp, _ send: @escaping @Sendable (ConnectionsAction) -> Void
    ) async throws(ConnectionError) -> ConnectionState {
        let connections = context.connections
        let listener = try service.isPastedOnly ? LoopbackListener() : LoopbackListener(port: app.port)
        guard let attempt = connections.attempt(service, app: app) else { throw .noToken }
        let pipe = Pipe()
        pasting.withLock { $0 = pipe.fileHandleForWriting }
        defer { pasting.withLock { $0 = nil } }
        send(.authorizing(id: service.id, address: attempt.address))
        while true {
            let arrival = try await listener.arrival(
                for: attempt, orLineOf: pipe.fileHandleForReading.fileDescriptor,
                now: { Date().timeIntervalSince1970 })
            switch arrival {
            case .browser(let visit):
                return try await connections.finish(service, app: app, attempt: attempt, visit: visit, since: nil)
            case .line(let line):
                do throws(ConnectionError) {
                    return try await connections.finish(service, app: app, attempt: attempt, pasted: line, since: nil)
                } catch .notAnAddress {
                    let sentence = ConnectionError.notAnAddress.sentence(service.title, id: service.id, in: .page)
                    send(.notTaken(id: service.id, sentence))
                }
            }
        }
    }

    private static func secret(_ request: ConnectionRequest) throws -> Secret {
        try request.secret.withText { text throws(SecretTextProblem) in try Secret(key: text) }
    }

    /// By the settings of this moment.
    private func isOn(_ id: String) -> Bool { context.settings.connections.isOn(id) }

    /// Nobody asked for a reading, so nobody is asked for a passphrase: where the vault needs one, nothing is due before the
    /// person has opened it for something else.
    private func due() async -> [String] {
        guard context.settings.connections.readsAtStart, !context.dueClouds.isEmpty, context.keys.vault.isThere else {
            return []
        }
        do { try await context.keys.unlock(prompt: nil) } catch { return [] }  // asked again when the vault opens
        return context.dueClouds.map(\.id)
    }

    private func setReach(_ id: String, _ reach: ConnectionReach) -> ConnectionsAction? {
        guard let service = ServiceRegistry.service(id) else { return nil }
        let today = context.today
        do throws(ConnectionError) {
            try context.connections.setReach(reach.days.map { today.advanced(by: -$0) }, of: service)
            return nil
        } catch {
            return .synced([error.sentence(service.title, id: id, in: .page)], isProblem: true)
        }
    }

    /// - Parameter byItself: nobody asked: what brings nothing, and what passes, is told to nobody.
    private func sync(
        _ ids: [String]?, _ byItself: Bool, _ send: @escaping @Sendable (ConnectionsAction) -> Void
    ) async {
        let wanted = context.connections.connected.filter { ids?.contains($0.id) ?? isOn($0.id) }
        var (sentences, isProblem) = ([String](), false)
        if let off = wanted.first(where: { !isOn($0.id) }) {
            return send(.synced([Failure(switchedOff: off).sentence], isProblem: true))
        }
        do {
            try await openVault()
        } catch {
            return send(.synced([(error as? Failure)?.sentence ?? "\(error)"], isProblem: true))
        }
        for service in wanted where !Task.isCancelled {
            let report = await context.sync(service, into: store) { step in
                send(
                    .progressed("\(step.title): \(step.stream) from \(step.day.iso), \(grouped(step.records)) records"))
            }
            if let problem = report.problem {
                if byItself, problem.isPassing { continue }
                isProblem = true
                sentences.append(problem.sentence(service.title, id: service.id, in: .page))
                if problem.isCutOff {
                    sentences.append("The rest comes when the network is back, or with the next reading.")
                }
            } else if !byItself || report.added > 0 {
                sentences.append("\(service.title): \(grouped(report.added)) new records.")
            }
        }
        send(.synced(sentences, isProblem: isProblem))
    }

    private func disconnect(_ id: String, _ deletesData: Bool) async -> ConnectionsAction {
        guard let service = ServiceRegistry.service(id) else {
            return .disconnected("There is no such service.", isProblem: true)
        }
        do {
            try await openVault()
            let remark = try await context.connections.disconnect(service)
            var words = "\(service.title) is disconnected; its tokens are gone."
            if deletesData {
                words += " \(grouped(try await context.deleteData(of: service, in: store))) records of it are gone."
            }
            return .disconnected([words, remark].compactMap(\.self).joined(separator: " "), isProblem: remark != nil)
        } catch {
            return .disconnected(sentence(error, service), isProblem: true)
        }
    }

    /// - Throws: `Failure` where nobody has opened it, and where there is none.
    private func openVault() async throws {
        guard context.keys.vault.isThere else {
            throw Failure(
                "Tokens lie in the vault, and there is none yet: make it with a passphrase on the page App lock.", .key)
        }
        try await context.keys.unlock(prompt: nil)
    }

    private func sentence(_ error: any Error, _ service: ConnectionService) -> String {
        switch error {
        case let error as ConnectionError: error.sentence(service.title, id: service.id, in: .page)
        case let failure as Failure: failure.sentence
        case let problem as SecretTextProblem: problem.sentence(of: "the secret")
        case let error as HealthStoreError: error.sentence
        default: "It could not be done: \(error)."
        }
    }
}
