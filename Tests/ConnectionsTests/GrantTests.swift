import Foundation
import Networking
import TestSupport
import Testing
import Vault

@testable import Connections

@Suite(.timeLimit(.minutes(10))) struct `Grants` {
    @Test(arguments: [CloudServer.Kind.oura, .whoop, .withings, .googlehealth, .dexcom])
    func `a browser that comes back connects, and tokens lie in the vault alone`(_ kind: CloudServer.Kind) async throws
    {
        let scene = try await Scene(kind)
        let listener = try LoopbackListener(port: 0)
        let app = ClientApp(
            clientID: scene.cloud.clientID, clientSecret: try Secret(key: scene.cloud.clientSecret), port: listener.port
        )
        let connections = scene.connections()
        let attempt = try #require(connections.attempt(scene.service, app: app))
        let browser = Task.detached { await ScriptedBrowser.open(attempt.address) }
        let now = scene.now.withLock { $0 }
        guard case .browser(let visit) = try await listener.arrival(for: attempt, now: { now }) else { return }
        let state = try await connections.finish(scene.service, app: app, attempt: attempt, visit: visit, since: nil)
        #expect(state.accountID == "10129", "\(kind)")
        #expect(await browser.value?.body.contains("is connected") == true)
        #expect(connections.connected.map(\.id) == [kind.rawValue])
        for file in try #require(FileManager.default.enumerator(atPath: scene.folder)) {
            let path = "\(scene.folder)/\(file)"
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            for secret in scene.cloud.tokens + [scene.cloud.clientSecret] {
                #expect(data.range(of: Data(secret.utf8)) == nil, "\(path)")
            }
        }
    }

    @Test func `a no keeps nothing`() async throws {
        let scene = try await Scene(.oura)
        scene.cloud.deny()
        await #expect(throws: ConnectionError.self) { try await scene.connect() }
        #expect(scene.connections().connected.isEmpty)
        #expect(scene.vault.unlockedKeys[GrantStore.grantName("oura")] == nil)
    }

    @Test func `another state is not taken`() async throws {
        let scene = try await Scene(.oura)
        scene.cloud.send(state: "somebody else's")
        await #expect(throws: ConnectionError.wrongState) { try await scene.connect() }
        #expect(scene.cloud.exchanges == 0)
    }

    @Test func `a code is good once`() async throws {
        let scene = try await Scene(.oura)
        let connections = scene.connections()
        let attempt = try #require(connections.attempt(scene.service, app: scene.app))
        let pasted = try #require(await ScriptedBrowser.send("GET", attempt.address)?.headers["location"])
        _ = try await connections.finish(scene.service, app: scene.app, attempt: attempt, pasted: pasted, since: nil)
        await #expect(throws: ConnectionError.codeRefused(detail: "told by the double")) {
            _ = try await connections.finish(
                scene.service, app: scene.app, attempt: attempt, pasted: pasted, since: nil)
        }
        #expect(connections.connected.count == 1)
    }

    @Test func `a wrong secret of the app is told, and is in no error`() async throws {
        let scene = try await Scene(.whoop)
        let wrong = ClientApp(clientID: scene.cloud.clientID, clientSecret: try Secret(key: "wr0ng"), port: 8910)
        let connections = scene.connections()
        let attempt = try #require(connections.attempt(scene.service, app: wrong))
        let pasted = try #require(await ScriptedBrowser.send("GET", attempt.address)?.headers["location"])
        await #expect(throws: ConnectionError.appRefused(detail: "told by the double")) {
            _ = try await connections.finish(scene.service, app: wrong, attempt: attempt, pasted: pasted, since: nil)
        }
        #expect("\(wrong)\(String(reflecting: wrong))".contains("wr0ng") == false)
    }

    @Test(arguments: [
        #"{"token_type":"bearer"}"#, #"{"access_token":""}"#, #"{"access_token":null,"refresh_token":"x"}"#,
        #"{"access_token":"a b"}"#,
    ])
    func `an answer without a token is no grant`(_ body: String) async throws {
        let scene = try await Scene(.oura)
        scene.cloud.fault(where: CloudServer.isToken) { _ in .whole(body) }
        await #expect(throws: ConnectionError.noToken) { try await scene.connect() }
        #expect(scene.connections().connected.isEmpty)
    }

    @Test func `a wrong key is not kept, and takes no right one's place`() async throws {
        let scene = try await Scene(.intervals)
        await #expect(throws: ConnectionError.keyRefused(detail: "token")) {
            _ = try await scene.connections().connect(scene.service, key: Secret(key: "wrong"), since: nil)
        }
        #expect(scene.connections().connected.isEmpty)
        try await scene.connect()
        await #expect(throws: ConnectionError.keyRefused(detail: "token")) {
            _ = try await scene.connections().connect(scene.service, key: Secret(key: "wrong"), since: nil)
        }
        #expect(await scene.sync().problem == nil)
    }

    // MARK: Refreshing

    @Test func `twenty that find the token expired refresh it once`() async throws {
        let scene = try await Scene(.oura)
        try await scene.connect()
        for round in 1...5 {
            scene.cloud.expireAccess()
            scene.now.withLock { $0 += 86_400 }
            let keepers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<20 {
                    let vault = try await scene.otherVault()
                    group.addTask { try await scene.keeper(vault).grant().accessToken }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(keepers.count == 1)
            #expect(scene.cloud.refreshes == round)
        }
    }

    @Test func `a refresh is on the disk before its token is used`() async throws {
        let scene = try await Scene(.oura)
        try await scene.connect()
        scene.now.withLock { $0 += 86_400 }
        let grant = try await scene.keeper(scene.vault).grant()
        let kept = try #require(try await GrantStore(vault: scene.otherVault()).grant("oura"))
        #expect(kept == grant)
        #expect(kept.rotation == 1)
    }

    @Test func `trouble at the service is tried again, and the grant stays`() async throws {
        let scene = try await Scene(.oura)
        try await scene.connect()
        scene.now.withLock { $0 += 86_400 }
        scene.cloud.fault(2, where: CloudServer.isRefresh) { _ in .whole(status: 500, "oops") }
        _ = try await scene.keeper(scene.vault).grant()
        #expect(scene.cloud.refreshes == 1)
        scene.now.withLock { $0 += 86_400 }
        scene.cloud.fault(3, where: CloudServer.isRefresh) { _ in .whole(status: 500, "oops") }
        await #expect(throws: ConnectionError.service(.refused(status: 500, detail: ""))) {
            _ = try await scene.keeper(scene.vault).grant()
        }
        _ = try await scene.keeper(scene.vault).grant()
        #expect(scene.cloud.refreshes == 2)
    }

    @Test func `an answer without a refresh token keeps the one there was`() async throws {
        let scene = try await Scene(.oura)
        try await scene.connect()
        scene.now.withLock { $0 += 86_400 }
        let before = try #require(try await GrantStore(vault: scene.vault).grant("oura"))
        scene.cloud.fault(where: CloudServer.isRefresh) { _ in .whole(#"{"access_token":"new","expires_in":"3600"}"#) }
        let grant = try await scene.keeper(scene.vault).grant()
        #expect(grant.accessToken == "new")
        #expect(grant.refreshToken == before.refreshToken)
    }

    @Test(arguments: [CloudServer.Kind.oura, .withings, .googlehealth, .polar, .dexcom, .wahoo, .ultrahuman])
    func `a grant that was ended is told once, and nobody is asked again`(_ kind: CloudServer.Kind) async throws {
        let scene = try await Scene(kind)
        try await scene.connect()
        scene.cloud.endGrant()
        let report = await scene.sync()
        guard case .grantLost? = report.problem else {
            Issue.record("\(String(describing: report.problem))")
            return
        }
        let asked = scene.cloud.server.requests.count
        let again = await scene.sync()
        guard case .grantLost? = again.problem else { return }
        #expect(scene.cloud.server.requests.count == asked)
        #expect(scene.connections().state(of: kind.rawValue)?.isLost == true)
        // Connecting again is all it takes.
        try await scene.connect()
        #expect(await scene.sync().problem == nil)
    }

    // MARK: Ending

    @Test(arguments: [CloudServer.Kind.oura, .whoop, .googlehealth, .wahoo, .ultrahuman])
    func `disconnecting tells the service and removes every token`(_ kind: CloudServer.Kind) async throws {
        let scene = try await Scene(kind)
        try await scene.connect()
        #expect(try await scene.connections().disconnect(scene.service) == nil)
        #expect(scene.cloud.revocations == 1)
        #expect(scene.vault.names.isEmpty)
        #expect(scene.connections().connected.isEmpty)
        await #expect(throws: ConnectionError.notConnected) {
            _ = try await scene.connections().disconnect(scene.service)
        }
    }

    @Test func `tokens go whatever the service answers`() async throws {
        let scene = try await Scene(.oura)
        try await scene.connect()
        scene.cloud.fault(9, where: { $0.path.contains("revoke") }) { _ in .whole(status: 500, "no") }
        #expect(try await scene.connections().disconnect(scene.service)?.contains("end it there too") == true)
        #expect(scene.vault.names.isEmpty)
    }
}

extension Scene {
    /// As one program has it.
    func keeper(_ vault: Vault) async throws -> GrantKeeper {
        let grants = GrantStore(vault: vault)
        let located = service.located(by: cloud.environment)
        guard case .oauth(let form) = located.authorization, let app = try await grants.app(service.id) else {
            throw ConnectionError.notConnected
        }
        let now: @Sendable () -> Double = { [self] in self.now.withLock { $0 } }
        return GrantKeeper(
            id: service.id, store: grants, folder: "\(folder)/connections/\(service.id)/grant",
            endpoint: TokenEndpoint(
                service: located, form: form, app: app, cache: HTTPCache(client: HTTPClient(), folder: nil), now: now,
                sleep: { _ in }), now: now)
    }
}
