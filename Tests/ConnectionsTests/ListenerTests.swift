import Foundation
import TestSupport
import Testing

@testable import Connections

@Suite(.timeLimit(.minutes(10))) struct `Waiting for the browser` {
    private let form = OAuthForm(
        authorizeURL: "https://a.example/authorize", tokenURL: "https://a.example/token", usesPKCE: true)

    private func attempt(now: Double = 1_000) throws -> AuthorizationAttempt {
        let app = ClientApp(clientID: "client 1", clientSecret: try .init(key: "secret"), port: 8910)
        return AuthorizationAttempt(form, app: app, scopes: ["daily", "read:sleep"], now: now)
    }

    @Test func `the challenge is that of RFC 7636`() {
        #expect(
            OAuthSecrets.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
                == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
        #expect(OAuthSecrets.random() != OAuthSecrets.random())
        #expect(OAuthSecrets.random().count == 43)
    }

    @Test func `the address names everything but the secret`() throws {
        let attempt = try attempt()
        #expect(attempt.address.hasPrefix("https://a.example/authorize?response_type=code&client_id=client%201&"))
        #expect(attempt.address.contains("redirect_uri=http%3A%2F%2Flocalhost%3A8910%2Fcallback"))
        #expect(attempt.address.contains("scope=daily%20read%3Asleep"))
        #expect(attempt.address.contains("code_challenge_method=S256"))
        #expect(!attempt.address.contains("secret"))
    }

    @Test func `the right answer is taken once and the page repeats nothing of it`() async throws {
        let (attempt, listener) = (try attempt(), try LoopbackListener(port: 0))
        let address = "http://localhost:\(listener.port)/callback?code=abc%2B1&state=\(attempt.state)"
        let browser = Task.detached { await ScriptedBrowser.send("GET", address) }
        guard case .browser(let visit) = try await listener.arrival(for: attempt, now: { 1_001 }) else {
            Issue.record("nobody came")
            return
        }
        #expect(visit.code == "abc+1")
        visit.answer(.connected)
        let page = try #require(await browser.value)
        #expect(page.status == 200)
        #expect(page.headers["cache-control"] == "no-store")
        #expect(page.headers["referrer-policy"] == "no-referrer")
        #expect(!page.body.contains("abc"))
        #expect(!page.body.contains(attempt.state))
    }

    @Test func `what does not belong is refused and the waiting goes on`() async throws {
        let (attempt, listener) = (try attempt(), try LoopbackListener(port: 0))
        let base = "http://localhost:\(listener.port)"
        let good = "\(base)/callback?code=abc&state=\(attempt.state)"
        let browser = Task.detached { () -> [Int] in
            var codes: [Int] = []
            codes.append(await ScriptedBrowser.send("GET", "\(base)/callback?code=x&state=other")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("GET", "\(base)/callback?code=x")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("GET", "\(base)/callback?error=access_denied")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("POST", good, body: "code=x")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("GET", "\(base)/favicon.ico")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("GET", good, host: "evil.example")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("NONSENSE", "\(base)/ a b c")?.status ?? 0)
            codes.append(await ScriptedBrowser.send("GET", good)?.status ?? 0)
            return codes
        }
        guard case .browser(let visit) = try await listener.arrival(for: attempt, now: { 1_001 }) else { return }
        visit.answer(.connected)
        #expect(await browser.value == [403, 403, 403, 405, 404, 421, 400, 200])
    }

    @Test func `localhost may be the other loopback address`() async throws {
        let (attempt, listener) = (try attempt(), try LoopbackListener(port: 0))
        let address = "http://localhost:\(listener.port)/callback?code=abc&state=\(attempt.state)"
        let browser: Task<ScriptedBrowser.Page?, Never> = Task.detached {
            if let page = await ScriptedBrowser.send("GET", address, ip: "::1") { return page }
            return await ScriptedBrowser.send("GET", address)
        }
        guard case .browser(let visit) = try await listener.arrival(for: attempt, now: { 1_001 }) else { return }
        visit.answer(.connected)
        #expect(await browser.value?.status == 200)
    }

    @Test func `a no is told in the service's words`() async throws {
        let (attempt, listener) = (try attempt(), try LoopbackListener(port: 0))
        let address =
            "http://127.0.0.1:\(listener.port)/callback?error=access_denied&error_description=no+thanks&state=\(attempt.state)"
        let browser = Task.detached { await ScriptedBrowser.send("GET", address) }
        await #expect(throws: ConnectionError.denied(detail: "no thanks")) {
            _ = try await listener.arrival(for: attempt, now: { 1_001 })
        }
        #expect(await browser.value?.body.contains("not connected") == true)
    }

    @Test func `a line that is typed ends the waiting`() async throws {
        let (attempt, listener) = (try attempt(), try LoopbackListener(port: 0))
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("\n  pasted text \n".utf8))
        let arrival = try await listener.arrival(
            for: attempt, orLineOf: pipe.fileHandleForReading.fileDescriptor, now: { 1_001 })
        guard case .line(let line) = arrival else {
            Issue.record("it was not taken")
            return
        }
        #expect(line == "  pasted text ")
    }

    @Test func `it gives up, and cancelling ends it`() async throws {
        let (attempt, listener) = (try attempt(), try LoopbackListener(port: 0))
        await #expect(throws: ConnectionError.tooLate) {
            _ = try await listener.arrival(for: attempt, timeout: .milliseconds(1), now: { 1_001 })
        }
        let waiting = Task { () -> ConnectionError? in
            do throws(ConnectionError) {
                _ = try await listener.arrival(for: attempt, now: { 1_001 })
                return nil
            } catch {
                return error
            }
        }
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
    }

    @Test func `a port that another program has is named`() throws {
        let first = try LoopbackListener(port: 0)
        #expect(throws: ConnectionError.portTaken(first.port)) { try LoopbackListener(port: first.port) }
    }

    @Test(arguments: ["whole", "query", "bare", "wrong", "other address", "nothing", "late"])
    func `what is pasted is held against the same`(_ what: String) throws {
        let attempt = try attempt()
        let query = "code=abc123&state=\(attempt.state)"
        switch what {
        case "whole":
            #expect(try attempt.code(pasted: " http://localhost:8910/callback?\(query)#_=_\n", now: 1_001) == "abc123")
        case "query": #expect(try attempt.code(pasted: query, now: 1_001) == "abc123")
        case "bare": #expect(try attempt.code(pasted: "abc123", now: 1_001) == "abc123")
        case "wrong":
            #expect(throws: ConnectionError.wrongState) {
                try attempt.code(pasted: "http://localhost:8910/callback?code=abc123&state=x", now: 1_001)
            }
        case "other address":
            #expect(throws: ConnectionError.notAnAddress) { try attempt.code(pasted: "https://a.example/", now: 1_001) }
        case "nothing": #expect(throws: ConnectionError.notAnAddress) { try attempt.code(pasted: "", now: 1_001) }
        default: #expect(throws: ConnectionError.tooLate) { try attempt.code(pasted: query, now: 1_700) }
        }
    }
}
