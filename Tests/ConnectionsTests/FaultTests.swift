import Foundation
import HealthModel
import TestSupport
import Testing
import Vault

@testable import Connections

@Suite(.timeLimit(.minutes(10))) struct `Faults of a cloud` {
    private static let days = (1...20).map { "2026-11-\($0 < 10 ? "0" : "")\($0)" }

    private func oura(connects: Bool = true) async throws -> Scene {
        let scene = try await Scene(.oura)
        scene.cloud.put("sleep", Self.days.map { CloudRecords.ouraNight($0) })
        scene.cloud.put("daily_activity", Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) })
        if connects { try await scene.connect() }
        return scene
    }

    // MARK: Connecting

    @Test func `a redirect address that differs by one character is refused by the service, and nothing is kept`()
        async throws
    {
        let scene = try await Scene(.oura, redirectURI: "http://localhost:8910/callback/")
        let attempt = try #require(scene.connections().attempt(scene.service, app: scene.app))
        let page = await ScriptedBrowser.send("GET", attempt.address)
        #expect(page?.status == 400)
        // What the person pastes then is the address of the service's own page.
        await #expect(throws: ConnectionError.notAnAddress) {
            _ = try await scene.connections().finish(
                scene.service, app: scene.app, attempt: attempt, pasted: "https://cloud.ouraring.com/oauth/authorize",
                since: nil)
        }
        #expect(scene.vault.names.isEmpty)
    }

    @Test(arguments: [CloudServer.Kind.withings, .oura])
    func `a code that is too old is told`(_ kind: CloudServer.Kind) async throws {
        let scene = try await Scene(kind)
        scene.cloud.fault(where: CloudServer.isToken) { _ in
            kind == .withings
                ? .whole(#"{"status":503,"error":"Invalid Params: invalid code"}"#)
                : .whole(status: 400, #"{"error":"invalid_grant","error_description":"The code has expired"}"#)
        }
        do {
            try await scene.connect()
            Issue.record("It was connected.")
        } catch {
            let sentence = (error as? ConnectionError)?.sentence(scene.service.title, id: kind.rawValue) ?? "\(error)"
            #expect(sentence.contains("code"), "\(sentence)")
        }
        #expect(scene.connections().connected.isEmpty)
        #expect(scene.cloud.server.requests.filter { CloudServer.isToken($0) }.count == 1)
    }

    // MARK: Refreshing

    @Test(arguments: ["cut", "without a token"])
    func `a refresh that says nothing keeps what is there and ends with a sentence`(_ fault: String) async throws {
        let scene = try await oura()
        _ = await scene.sync()
        scene.now.withLock { $0 += 86_400 }
        scene.cloud.fault(9, where: CloudServer.isRefresh) { _ in
            .whole(fault == "cut" ? #"{"access_token":"a1","refr"# : #"{"token_type":"bearer"}"#)
        }
        let report = await scene.sync()
        #expect(report.problem != nil)
        #expect(scene.connections().state(of: "oura")?.isLost == false)
        #expect(try await scene.value(.steps, "2026-11-19") == 5_000)
    }

    // MARK: Answers

    @Test func `an empty page with a token is not the last one`() async throws {
        let scene = try await oura()
        scene.cloud.fault(where: { $0.path.contains("/daily_activity") && !$0.path.contains("next_token") }) { _ in
            .whole(#"{"data":[],"next_token":"0"}"#)
        }
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.steps, "2026-11-20") == 5_000)
    }

    @Test func `records out of order and twice are one each`() async throws {
        let scene = try await oura()
        let days = Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) }
        scene.cloud.put("daily_activity", days + days.reversed())
        let report = await scene.sync()
        #expect(report.problem == nil)
        for day in Self.days { #expect(try await scene.value(.steps, day) == 5_000) }
        scene.cloud.put("daily_activity", days)
        #expect(await scene.sync(since: "2026-11-01").added == 0)
    }

    @Test func `an answer that comes late is waited for`() async throws {
        let scene = try await oura()
        scene.cloud.fault(where: { $0.path.contains("/daily_activity") }) { _ in
            LoopbackAnswer(
                [.pause(milliseconds: 50)] + LoopbackAnswer.whole(CloudServer.ouraPage(Self.days)).steps)
        }
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.steps, "2026-11-20") == 6_000)
    }

    @Test func `a night over the clock change has its own length, and a time without a zone is that of home`()
        async throws
    {
        let scene = try await Scene(.oura, now: "2026-10-26T12:00:00Z")
        var night = CloudRecords.ouraNight("2026-10-25")
        // Summer time ends in it: from 23:00 to 06:00 are eight hours.
        night["bedtime_start"] = "2026-10-24T23:00:00+02:00"
        night["bedtime_end"] = "2026-10-25T06:00:00+01:00"
        (night["time_in_bed"], night["total_sleep_duration"]) = (28_800, 25_200)
        (night["light_sleep_duration"], night["sleep_phase_5_min"]) = (14_400, NSNull())
        scene.cloud.put("sleep", [night])
        try await scene.connect(since: "2026-10-20")
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.sleepHours, "2026-10-25") == 7)
        #expect(try await scene.value(.timeInBed, "2026-10-25") == 480)
    }

    // MARK: Limits and the network

    @Test func `a limit of an hour is kept to by readings that come before it is over, also after a restart`()
        async throws
    {
        let scene = try await oura()
        scene.cloud.fault(where: { $0.path.contains("/daily_activity") }) { _ in
            .whole(status: 429, headers: ["Retry-After: 3600"], "{}")
        }
        _ = await scene.sync()
        let asked = scene.cloud.server.requests.count
        scene.now.withLock { $0 += 600 }
        #expect(await scene.sync().problem == .limit(retryAfter: .seconds(3_000)))
        #expect(scene.cloud.server.requests.count == asked)
        scene.now.withLock { $0 += 3_000 }
        #expect(await scene.sync().problem == nil)
        #expect(scene.connections().state(of: "oura")?.limitedUntil == nil)
        #expect(try await scene.value(.steps, "2026-11-03") == 5_000)
    }

    @Test func `a limit that a clock set back would make endless is none`() async throws {
        let scene = try await oura()
        scene.cloud.fault(where: { $0.path.contains("/daily_activity") }) { _ in
            .whole(status: 429, headers: ["Retry-After: 3600"], "{}")
        }
        _ = await scene.sync()
        scene.now.withLock { $0 -= 40 * 86_400 }
        guard case .limit? = await scene.sync().problem else { return }
        Issue.record("It waits for a clock that was set.")
    }

    @Test func `a reading that the network cuts off is noted, and goes on`() async throws {
        let scene = try await oura()
        scene.cloud.fault(9, where: { $0.path.contains("/daily_activity") }) { _ in LoopbackAnswer([.close]) }
        let report = await scene.sync()
        #expect(report.problem?.isPassing == true)
        #expect(scene.connections().state(of: "oura")?.cutOffAt != nil)
        for _ in 0..<9 where scene.connections().state(of: "oura")?.cutOffAt != nil { _ = await scene.sync() }
        #expect(scene.connections().state(of: "oura")?.cutOffAt == nil)
        #expect(try await scene.value(.steps, "2026-11-03") == 5_000)
    }

    // MARK: Accounts

    @Test func `Polar names the account where its tokens do, and another one is not mixed in`() async throws {
        let scene = try await Scene(.polar)
        #expect(try await scene.connect(since: "2026-11-18").accountID == nil)
        #expect(scene.service.unknownAccountRemark.contains("does not say whose"))
        scene.cloud.nameAccount()
        #expect(try await scene.connect(since: "2026-11-18").accountID == "10129")
        scene.cloud.setAccount("20258")
        await #expect(throws: ConnectionError.otherAccount(known: "10129", new: "20258")) { try await scene.connect() }
        // The right one's tokens are back.
        #expect(scene.connections().state(of: "polar")?.accountID == "10129")
    }

    @Test func `Ultrahuman names the account when it is asked, and another one is not mixed in`() async throws {
        let scene = try await Scene(.ultrahuman)
        let state = try await scene.connect(since: "2026-11-18")
        #expect(state.accountID == "10129")
        #expect(state.accountName == "10129@e.org")
        scene.cloud.setAccount("20258")
        #expect(await scene.sync().problem == .otherAccount(known: "10129@e.org", new: "20258@e.org"))
    }

    @Test func `a service that knows nothing of accounts is connected all the same`() async throws {
        let scene = try await Scene(.ultrahuman)
        scene.cloud.fault(where: { $0.path.hasSuffix("/user_info") }) { _ in .whole(status: 404, "{}") }
        #expect(try await scene.connect(since: "2026-11-18").accountID == nil)
        #expect(await scene.sync().problem == nil)
        #expect(scene.connections().state(of: "ultrahuman")?.accountID == "10129")
    }

    @Test func `what came through a connection is told by the format of its import`() {
        #expect(ServiceRegistry.all.allSatisfy { ServiceRegistry.isImportFormat($0.importFormat) })
        #expect(!ServiceRegistry.isImportFormat("oura"))
        #expect(!ServiceRegistry.isImportFormat("gpt-oss:120b-cloud"))
    }
}

extension CloudServer {
    /// A page of Oura's activity with 6,000 steps a day.
    fileprivate static func ouraPage(_ days: [String]) -> String {
        #"{"data":\#(json(days.map { CloudRecords.ouraActivity($0, steps: 6_000) })),"next_token":null}"#
    }
}
