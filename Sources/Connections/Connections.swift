import Files
import Foundation
import HealthModel
import ImportKit
import JSON
import Networking
import RESTClient
import Vault

/// The person's connections with clouds: made, listed, read and ended. It asks nobody but the service in question, and only
/// for the person's own data; tokens and keys lie in the vault alone.
public struct Connections: Sendable {
    private let environment: [String: String]
    private let client: HTTPClient
    private let grants: GrantStore
    private let notes: ConnectionNotes
    private let now: @Sendable () -> Double
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - vault: unlocked before anything is asked for.
    ///   - folder: for the notes of each connection; they hold no secret.
    ///   - now: seconds since 1970.
    public init(
        environment: [String: String], client: HTTPClient, vault: Vault, folder: String,
        now: @escaping @Sendable () -> Double = wallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.environment = environment
        self.client = client
        grants = GrantStore(vault: vault)
        notes = ConnectionNotes(folder: folder)
        self.now = now
        self.sleep = sleep
    }

    /// Nothing that comes through a connection is kept as an answer: what is worth keeping is in the store.
    private var cache: HTTPCache { HTTPCache(client: client, folder: nil) }

    /// - Parameter app: with the region that the person chose.
    private func located(_ service: ConnectionService, _ app: ClientApp?) -> ConnectionService {
        service.located(in: app?.region).located(by: environment)
    }

    /// Whether an entry of the vault is one of a connection, and no key that a person would look for.
    public static func isVaultEntry(_ name: String) -> Bool { GrantStore.isName(name) }

    // MARK: Which there are

    /// The notes of a service; `nil` where it is not connected. Needs no open vault.
    public func state(of id: String) -> ConnectionState? { notes.state(id) }

    /// The services that are connected, in the order of the registry.
    public var connected: [ConnectionService] { ServiceRegistry.all.filter { notes.state($0.id) != nil } }

    /// Whether a service with OAuth is known with an app of the person's already: then only consent is asked for again.
    public func app(of id: String) async throws(ConnectionError) -> ClientApp? { try await grants.app(id) }

    // MARK: Connecting

    /// Begins an attempt: its address is opened by the person.
    /// - Returns: `nil` for a service with a key.
    public func attempt(_ service: ConnectionService, app: ClientApp) -> AuthorizationAttempt? {
        guard case .oauth(let form) = located(service, app).authorization else { return nil }
        return AuthorizationAttempt(form, app: app, scopes: service.scopes.map(\.id), now: now())
    }

    /// Ends an attempt with what the person pasted.
    /// - Throws: as `finish(_:app:attempt:code:since:)`, `.wrongState`, `.denied`, `.notAnAddress`.
    public func finish(
        _ service: ConnectionService, app: ClientApp, attempt: AuthorizationAttempt, pasted: String, since: CivilDay?
    ) async throws(ConnectionError) -> ConnectionState {
        let code = try attempt.code(pasted: pasted, now: now())
        return try await finish(service, app: app, attempt: attempt, code: code, since: since)
    }

    /// Ends an attempt with a browser that came back, and answers it when all is done: some codes live for seconds.
    public func finish(
        _ service: ConnectionService, app: ClientApp, attempt: AuthorizationAttempt, visit: LoopbackVisit,
        since: CivilDay?
    ) async throws(ConnectionError) -> ConnectionState {
        do throws(ConnectionError) {
            let state = try await finish(service, app: app, attempt: attempt, code: visit.code, since: since)
            visit.answer(.connected)
            return state
        } catch {
            visit.answer(.failed)
            throw error
        }
    }

    private func finish(
        _ service: ConnectionService, app: ClientApp, attempt: AuthorizationAttempt, code: String, since: CivilDay?
    ) async throws(ConnectionError) -> ConnectionState {
        let service = located(service, app)
        guard case .oauth(let form) = service.authorization else { throw .noToken }
        let endpoint = TokenEndpoint(service: service, form: form, app: app, cache: cache, now: now, sleep: sleep)
        let grant = try await endpoint.exchange(code, of: attempt)
        return try await keep(grant, app, of: service, since: since)
    }

    /// Connects a service that takes a key: asks with it whose account it is, and keeps it.
    /// - Throws: `.keyRefused`, `.otherAccount`, and what asking and writing can meet.
    public func connect(
        _ service: ConnectionService, key: Secret, since: CivilDay?
    ) async throws(ConnectionError) -> ConnectionState {
        let grant = Grant(accessToken: key.revealed(), obtainedAt: now())
        return try await keep(grant, nil, of: located(service, nil), since: since)
    }

    /// Keeps a grant for good, before it is used: a service may have killed the one before.
    private func keep(
        _ grant: Grant, _ app: ClientApp?, of service: ConnectionService, since: CivilDay?
    ) async throws(ConnectionError) -> ConnectionState {
        let before = notes.state(service.id)
        let (oldGrant, oldApp) = (try await grants.grant(service.id), try await grants.app(service.id))
        try await put(grant, app, of: service.id)
        do throws(ConnectionError) {
            let account = try await cloud(service, app).account()
            if let known = before?.accountID, let new = account?.id, known != new {
                throw .otherAccount(known: before?.accountName ?? known, new: account?.name ?? new)
            }
            var state =
                before
                ?? ConnectionState(
                    account: account, connectedAt: Date(timeIntervalSince1970: now()), granted: grant.scopes,
                    since: since)
            state.accountID = account?.id ?? state.accountID
            state.accountName = account?.name ?? state.accountName
            state.granted = grant.scopes
            state.isLost = false
            state.problem = nil
            // The limits were those of the grant before.
            (state.limitedUntil, state.cutOffAt) = (nil, nil)
            if before == nil || since.map({ $0 < (before?.since ?? $0) }) ?? false { state.since = since }
            if let since, let days = state.days, since < days.lowerBound {
                (state.isComplete, state.emptyPieces) = (false, 0)
            }
            try notes.keep(state, of: service.id)
            return state
        } catch {
            // As it was: a key that is wrong takes nobody's place. What the service said stays the reason.
            if let oldGrant {
                try? await put(oldGrant, oldApp, of: service.id)
            } else {
                try? await grants.remove(service.id)
            }
            throw error
        }
    }

    /// While nobody refreshes.
    private func put(_ grant: Grant, _ app: ClientApp?, of id: String) async throws(ConnectionError) {
        let lock = try await GrantKeeper.lock(lockFolder(id))
        defer { withExtendedLifetime(lock) {} }
        if let app { try await grants.keep(app, of: id) }
        try await grants.keep(grant, of: id)
    }

    private func cloud(_ service: ConnectionService, _ app: ClientApp?) async throws(ConnectionError) -> CloudClient {
        try await CloudClient(service, keeper: keeper(service, app), cache: cache, now: now, sleep: sleep)
    }

    private func keeper(_ service: ConnectionService, _ app: ClientApp?) -> GrantKeeper {
        var endpoint: TokenEndpoint?
        if case .oauth(let form) = service.authorization, let app {
            endpoint = TokenEndpoint(service: service, form: form, app: app, cache: cache, now: now, sleep: sleep)
        }
        return GrantKeeper(
            id: service.id, store: grants, folder: lockFolder(service.id), endpoint: endpoint, now: now)
    }

    private func lockFolder(_ id: String) -> String { notes.folder(of: id) + "/grant" }

    // MARK: Reading

    /// Reads one service.
    /// - Parameters:
    ///   - home: for moments without a day.
    ///   - since: reads down to this day again; `nil` goes on from where it is.
    ///   - store: puts a piece into the store; it is on the disk when it returns.
    public func sync(
        _ service: ConnectionService, home: DayClock, since: CivilDay? = nil,
        store: @escaping @Sendable (ImportOrigin, [ImportFile]) async throws(ConnectionError) -> StoredPiece,
        progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }
    ) async -> SyncReport {
        var report = SyncReport(service: service.id, title: service.title)
        do throws(ConnectionError) {
            let lock = try lock(service.id)
            defer { withExtendedLifetime(lock) {} }
            guard var state = notes.state(service.id) else { throw .notConnected }
            // The service said so once; it is not asked again before the person has connected it anew.
            if state.isLost { throw .grantLost(detail: "") }
            if let wait = state.limitLeft(at: now()) { throw .limit(retryAfter: wait) }
            let client: CloudClient
            var located = service
            do throws(ConnectionError) {
                let app = try await grants.app(service.id)
                located = self.located(service, app)
                client = try await cloud(located, app)
            } catch {
                state.recordEnd(error, at: now())
                state.problem = error.sentence(service.title, id: service.id)
                try notes.keep(state, of: service.id)
                throw error
            }
            return await ServiceSync(
                service: located, client: client, notes: notes, home: home, now: now, since: since, store: store,
                progress: progress
            ).run(&state)
        } catch {
            report.problem = error
        }
        return report
    }

    /// One program reads a service at a time.
    private func lock(_ id: String) throws(ConnectionError) -> FolderLock {
        do throws(FileFailure) {
            try Folder.make(notes.folder(of: id))
            return try FolderLock(notes.folder(of: id), attempts: 1)
        } catch {
            if error.code == EWOULDBLOCK { throw .busy }
            throw ConnectionError(error)
        }
    }

    /// Says how far back a service is read from now on.
    /// - Parameter since: `nil` for all there is.
    public func setReach(_ since: CivilDay?, of service: ConnectionService) throws(ConnectionError) {
        let lock = try lock(service.id)
        defer { withExtendedLifetime(lock) {} }
        guard var state = notes.state(service.id) else { throw .notConnected }
        let goesFurther = since.map { day in state.since.map { day < $0 } ?? false } ?? (state.since != nil)
        state.since = since
        if goesFurther { (state.isComplete, state.emptyPieces) = (false, 0) }
        try notes.keep(state, of: service.id)
    }

    // MARK: Ending

    /// Ends a connection: tells the service where it can be told, and removes tokens, keys and notes here whatever it answers.
    /// The data that were read stay in the store.
    /// - Returns: why the service could not be told, as a sentence; `nil` where it was, or where there is nothing to tell.
    public func disconnect(_ service: ConnectionService) async throws(ConnectionError) -> String? {
        let lock = try lock(service.id)
        defer { withExtendedLifetime(lock) {} }
        guard notes.state(service.id) != nil else { throw .notConnected }
        var remark: String?
        do throws(ConnectionError) {
            try await revoke(service)
        } catch {
            remark =
                "\(service.title) could not be told, so end it there too: \(error.sentence(service.title, id: service.id))"
        }
        try await grants.remove(service.id)
        try notes.remove(service.id)
        return remark
    }

    private func revoke(_ service: ConnectionService) async throws(ConnectionError) {
        guard let app = try await grants.app(service.id) else { return }
        let service = located(service, app)
        guard case .oauth(let form) = service.authorization, let revocation = form.revocation else { return }
        let grant = try await keeper(service, app).grant()
        var rest = RESTService(
            id: service.id, name: service.title, baseURL: service.baseURL,
            credentials: .bearer(token: grant.accessToken))
        // An answer of any form will do.
        var endpoint = Endpoint("", accept: "*/*") { (_: [UInt8]) in () }
        switch revocation {
        case .get(let url, let parameter):
            rest.baseURL = url
            rest.credentials = .query(name: parameter, key: grant.accessToken)
        case .delete(let path):
            endpoint.path = path
            endpoint.method = .delete
        case .post(let url, let withApp):
            var fields = [QueryParameter("token", grant.accessToken)]
            if withApp {
                fields += [.init("client_id", app.clientID), .init("client_secret", app.clientSecret)]
            }
            (rest.baseURL, rest.credentials) = (url, .none)
            (endpoint.method, endpoint.body) = (.post, .form(fields))
        }
        endpoint.priority = .interactive
        do throws(RESTError) {
            try await RESTClient(rest, cache: cache, clock: now, sleep: sleep).send(endpoint).value
        } catch {
            throw .service(error)
        }
    }
}
