import Foundation
import HealthModel
import HealthStore
import ImportKit
import TestSupport
import Testing

@testable import Connections

@Suite(.timeLimit(.minutes(10))) struct `Google Health` {
    private static let days = (14...20).map { "2026-11-\($0)" }

    private func scene() async throws -> Scene {
        let scene = try await Scene(.googlehealth)
        scene.cloud.put("sleep", Self.days.map { CloudRecords.googleNight($0) })
        scene.cloud.put("exercise", [CloudRecords.googleRun("2026-11-18")])
        scene.cloud.put(
            "daily-resting-heart-rate", Self.days.map { CloudRecords.googleRestingHeartRate($0, 52) })
        scene.cloud.put("weight", [CloudRecords.googleWeight("2026-11-19", grams: 71_500)])
        scene.cloud.put("steps", Self.days.map { CloudRecords.googleSteps($0, 8_000) })
        scene.cloud.put("heart-rate", [CloudRecords.googleHeartRate("2026-11-19T10:00:00Z", 64)])
        scene.cloud.setPageSize(3)
        try await scene.connect(since: "2026-11-01")
        return scene
    }

    @Test func `nights, days, totals and measurements are in, in all their pages, and again adds nothing`() async throws
    {
        let scene = try await scene()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.isEmpty)
        #expect(report.records == 7 * 3 + 3)
        #expect(try await scene.value(.steps, "2026-11-17") == 8_000)
        #expect(try await scene.value(.restingHeartRate, "2026-11-14") == 52)
        #expect(try await scene.value(.weight, "2026-11-19") == 71.5)
        #expect(try await scene.value(.sleepHours, "2026-11-19") == 6)
        #expect(scene.cloud.requests(of: "steps").contains { $0.bodyText.contains("pageToken") })
        #expect(scene.cloud.requests(of: "sleep").contains { $0.path.contains("pageToken") })
        #expect(await scene.sync().added == 0)
    }

    @Test func `a night whose stages come later takes the place of the one without`() async throws {
        let scene = try await Scene(.googlehealth)
        scene.cloud.put("sleep", [CloudRecords.googleNight("2026-11-20", isProcessed: false)])
        try await scene.connect(since: "2026-11-18")
        _ = await scene.sync()
        #expect(try await scene.value(.sleepHours, "2026-11-20") == 6)
        scene.cloud.put("sleep", [CloudRecords.googleNight("2026-11-20")])
        #expect(await scene.sync().added > 0)
        #expect(try await scene.value(.sleepHours, "2026-11-20") == 6)
        #expect(try await scene.value(.sleepDeep, "2026-11-20") == 60)
    }

    @Test func `what is deleted there is gone here`() async throws {
        let scene = try await scene()
        _ = await scene.sync()
        scene.cloud.put("weight", [])
        scene.cloud.put("sleep", Self.days.dropLast().map { CloudRecords.googleNight($0) })
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.weight, "2026-11-19") == nil)
        #expect(try await scene.value(.sleepHours, "2026-11-20") == nil)
        #expect(try await scene.value(.sleepHours, "2026-11-19") == 6)
    }

    @Test func `a refresh keeps the refresh token, which does not come again`() async throws {
        let scene = try await scene()
        scene.cloud.expireAccess()
        #expect(await scene.sync().problem == nil)
        scene.cloud.expireAccess()
        #expect(await scene.sync().problem == nil)
        #expect(scene.cloud.refreshes == 2)
    }

    @Test func `the end of a project in testing is told as what it may be`() async throws {
        let scene = try await scene()
        scene.cloud.endGrant()
        let problem = try #require(await scene.sync().problem)
        #expect(problem.sentence("Google Health", id: "googlehealth").contains("in Testing ends it every 7 days"))
        #expect(scene.service.registration.steps.contains { $0.contains("after 7 days") })
    }

    @Test func `a right that is missing is a gap with Google's reason`() async throws {
        let scene = try await scene()
        scene.cloud.forbid("steps")
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.count == 1)
        #expect(report.gaps[0].contains("no steps"))
        #expect(report.gaps[0].contains("ACCESS_TOKEN_SCOPE_INSUFFICIENT"))
        #expect(try await scene.value(.restingHeartRate, "2026-11-17") == 52)
    }

    @Test func `the night of the clock change has its own length`() async throws {
        let scene = try await Scene(.googlehealth)
        var night = CloudRecords.googleNight("2026-10-25")
        // From 00:00 at +02:00 to 06:00 at +01:00: seven hours.
        night["sleep"] =
            [
                "interval": [
                    "startTime": "2026-10-24T22:00:00Z", "startUtcOffset": "7200s", "endTime": "2026-10-25T05:00:00Z",
                    "endUtcOffset": "3600s",
                ],
                "stages": [
                    ["type": "LIGHT", "startTime": "2026-10-24T22:00:00Z", "endTime": "2026-10-25T05:00:00Z"]
                ],
            ] as CloudRecords.Record
        scene.cloud.put("sleep", [night])
        try await scene.connect(since: "2026-10-20")
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.sleepHours, "2026-10-25") == 7)
    }

    @Test func `pages that go round end, and another form of answer is told`() async throws {
        let scene = try await scene()
        scene.cloud.fault(.max, where: { $0.path.contains("/sleep/") }) { _ in
            .whole(#"{"dataPoints":[],"nextPageToken":"again"}"#)
        }
        #expect(await scene.sync().problem == .pageLoop)
        let other = try await self.scene()
        other.cloud.fault(.max, where: { $0.path.contains("/sleep/") }) { _ in .whole(#"{"dataPoints":"none"}"#) }
        #expect(await other.sync().problem == .service(.unexpected))
    }
}

@Suite(.timeLimit(.minutes(10))) struct `Polar` {
    private func scene() async throws -> Scene {
        let scene = try await Scene(.polar)
        let days = ["2026-11-18", "2026-11-19", "2026-11-20"]
        scene.cloud.put("/sleeps", days.map { CloudRecords.polarNight($0) })
        scene.cloud.put("/nightly-recharge-results", days.map { CloudRecords.polarRecharge($0, rmssd: 44) })
        scene.cloud.put("/activity/list", days.map { CloudRecords.polarActivity($0, steps: 7_000) })
        scene.cloud.put("/continuous-samples", [CloudRecords.polarHeartRate("2026-11-19", [60, 0, 62])])
        scene.cloud.put("/training-sessions/list", [CloudRecords.polarRun("2026-11-19")])
        try await scene.connect(since: "2026-11-15")
        return scene
    }

    @Test(arguments: [10, 11]) func `nights, recharge, steps of one device and workouts are in`(_ form: Int)
        async throws
    {
        let scene = try await scene()
        scene.cloud.setPageSize(form)
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.isEmpty)
        #expect(try await scene.value(.steps, "2026-11-19") == 7_000)
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-20") == 44)
        #expect(try await scene.value(.sleepHours, "2026-11-20") == 6)
        let workouts = try await scene.store.workouts(upTo: CivilDay(iso: "2026-11-20")!)
        #expect(workouts.map(\.type) == ["Running"])
        #expect(await scene.sync().added == 0)
    }

    @Test func `details are asked for by the day, as Polar wants it, and names of sports once`() async throws {
        let scene = try await scene()
        _ = await scene.sync()
        let asked = scene.cloud.requests(of: "sleeps")
        #expect(asked.count == 6)
        #expect(asked.allSatisfy { $0.path.components(separatedBy: "features=").count == 4 })
        #expect(scene.cloud.requests(of: "sports/list").count == 1)
        scene.cloud.forbid("/sports/list")
        #expect(await scene.sync().problem == nil)
    }

    @Test func `a day of which nothing is known, and a limit, leave the rest`() async throws {
        let scene = try await scene()
        scene.cloud.fault(where: { $0.path.contains("/sleeps?") && $0.path.contains("from=2026-11-16") }) { _ in
            .whole(status: 404, "{}")
        }
        scene.cloud.fault(where: { $0.path.contains("/training") }) { _ in
            .whole(status: 429, headers: ["Retry-After: Fri, 20 Nov 2026 13:00:00 GMT"], "{}")
        }
        #expect(await scene.sync().problem == .limit(retryAfter: .seconds(3_600)))
        scene.now.withLock { $0 += 3_600 }
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.steps, "2026-11-19") == 7_000)
    }
}

@Suite(.timeLimit(.minutes(10))) struct `Dexcom` {
    private func scene() async throws -> Scene {
        let scene = try await Scene(.dexcom)
        scene.cloud.put(
            "egvs",
            [
                // Shown on the next day already.
                CloudRecords.dexcomGlucose("2026-11-18T23:30:00", shown: "2026-11-19T00:30:00+01:00", 90),
                CloudRecords.dexcomGlucose("2026-11-19T11:00:00", shown: "2026-11-19T12:00:00+01:00", 110),
                CloudRecords.dexcomGlucose("2026-11-20T11:00:00", shown: "2026-11-20T12:00:00", 6, unit: "mmol/L"),
                CloudRecords.dexcomGlucose("2026-11-20T11:05:00", shown: "2026-11-20T12:05:00", nil, status: "low"),
                CloudRecords.dexcomGlucose("2026-01-10T11:00:00", shown: "2026-01-10T12:00:00", 100),
            ])
        scene.cloud.put(
            "events",
            [
                CloudRecords.dexcomEvent("2026-11-19T12:00:00", shown: "2026-11-19T13:00:00", "carbs", "45"),
                CloudRecords.dexcomEvent("2026-11-19T12:00:00", shown: "2026-11-19T13:00:00", "exercise", "30"),
                CloudRecords.dexcomEvent("2026-11-19T12:00:00", shown: "2026-11-19T13:00:00", "health", nil),
                CloudRecords.dexcomEvent("2026-11-19T12:00:00", shown: "2026-11-19T13:00:00", "unheard of", "1"),
            ])
        try await scene.connect()
        return scene
    }

    @Test func `glucose stands on the day that the receiver showed, in one unit, back over a gap of months`()
        async throws
    {
        let scene = try await scene()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.isEmpty)
        #expect(report.isComplete)
        // The unit of the metric is a matter of the catalogue; the mean of the day is that of two values of three.
        let mean = try #require(try await scene.value(.glucose, "2026-11-19"))
        let higher = try #require(try await scene.value(.glucose, "2026-01-10"))
        #expect(abs(mean - higher) < 1e-6)
        #expect(try await scene.value(.glucose, "2026-11-18") == nil)
        let converted = try #require(try await scene.value(.glucose, "2026-11-20"))
        #expect(abs(converted / higher - 1.080_936) < 1e-4)
        #expect(report.skipped == 3)
        #expect(await scene.sync().added == 0)
    }

    @Test func `the account's region decides whom it asks`() throws {
        let service = try #require(ServiceRegistry.service("dexcom"))
        #expect(service.regions.map(\.id) == ["us", "eu", "jp"])
        let europe = service.located(in: "eu")
        #expect(europe.baseURL == "https://api.dexcom.eu")
        guard case .oauth(let form) = europe.authorization else { return }
        #expect(form.tokenURL == "https://api.dexcom.eu/v3/oauth2/token")
        #expect(service.located(in: "mars").baseURL == service.baseURL)
    }

    @Test func `a token that ends between two windows is renewed, once`() async throws {
        let scene = try await scene()
        scene.cloud.fault(where: { $0.path.contains("/events") }) { [cloud = scene.cloud] _ in
            cloud.expireAccess()
            return .whole(status: 401, #"{"fault":{"faultstring":"Invalid Access Token"}}"#)
        }
        #expect(await scene.sync().problem == nil)
        #expect(scene.cloud.refreshes == 1)
    }

    @Test func `an account that was switched is not mixed in`() async throws {
        let scene = try await scene()
        _ = await scene.sync()
        scene.cloud.setAccount("somebody-else")
        #expect(await scene.sync().problem == .otherAccount(known: "10129", new: "somebody-else"))
    }
}

@Suite(.timeLimit(.minutes(10))) struct `Wahoo` {
    @Test func `it is connected by pasting alone`() async throws {
        let scene = try await Scene(.wahoo, redirectURI: "https://localhost/callback")
        #expect(scene.service.isPastedOnly)
        let state = try await scene.connect()
        #expect(state.accountName == "Sam Doe")
        let attempt = try #require(scene.connections().attempt(scene.service, app: scene.app))
        let listener = LoopbackListener()
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("\nhttps://localhost/callback?code=x&state=y\n".utf8))
        let arrival = try await listener.arrival(
            for: attempt, orLineOf: pipe.fileHandleForReading.fileDescriptor, now: { 0 })
        guard case .line(let line) = arrival else { return }
        await #expect(throws: ConnectionError.wrongState) {
            _ = try await scene.connections().finish(
                scene.service, app: scene.app, attempt: attempt, pasted: line, since: nil)
        }
    }

    @Test func `no line can come from an input at its end`() async throws {
        let scene = try await Scene(.wahoo)
        let attempt = try #require(scene.connections().attempt(scene.service, app: scene.app))
        let pipe = Pipe()
        try pipe.fileHandleForWriting.close()
        await #expect(throws: ConnectionError.notAnAddress) {
            _ = try await LoopbackListener().arrival(
                for: attempt, orLineOf: pipe.fileHandleForReading.fileDescriptor, now: { 0 })
        }
    }

    @Test func `workouts come over a winter without any, each page asked for once, and their files without the token`()
        async throws
    {
        let scene = try await Scene(.wahoo)
        let days = ["2026-11-19", "2026-11-18", "2026-11-17", "2026-05-02", "2026-05-01", "2025-08-01"]
        scene.cloud.put(
            "workouts",
            days.enumerated().map { CloudRecords.wahooRide($0 + 1, $1, file: $0 == 1 ? "missing.fit" : nil) })
        scene.cloud.setPageSize(2)
        try await scene.connect()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.isComplete)
        let workouts = try await scene.store.workouts(upTo: CivilDay(iso: "2026-11-20")!)
        #expect(workouts.count == 6)
        #expect(workouts.allSatisfy { $0.type == "Cycling" && abs($0.duration - 4_505.0 / 60) < 0.1 })
        // Three pages, and the empty one behind them.
        #expect(scene.cloud.requests(of: "workouts").count == 4)
        let files = scene.cloud.server.requests.filter { $0.path.hasPrefix("/files/") }
        #expect(files.count == 1)
        #expect(files.allSatisfy { $0["authorization"] == nil })
        #expect(await scene.sync().added == 0)
        // What has not changed has its file no second time, though its address is another one.
        #expect(scene.cloud.server.requests.filter { $0.path.hasPrefix("/files/") }.count == 1)
        #expect(scene.cloud.requests(of: "workouts").count == 6)
    }

    @Test func `a workout that was typed in and one that is only planned`() async throws {
        let scene = try await Scene(.wahoo)
        var planned = CloudRecords.wahooRide(1, "2026-11-19")
        planned["workout_summary"] = NSNull()
        scene.cloud.put("workouts", [planned, CloudRecords.wahooRide(2, "2026-11-18")])
        try await scene.connect(since: "2026-11-01")
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.skipped == 1)
        #expect(try await scene.store.workouts(upTo: CivilDay(iso: "2026-11-20")!).count == 1)
    }
}

@Suite(.timeLimit(.minutes(10))) struct `Ultrahuman` {
    /// Six in the morning of 19 November 2026 in Berlin.
    private static let wake = 1_795_064_400

    @Test func `a day of the ring is in, and its variability is a kind of its own`() async throws {
        let scene = try await Scene(.ultrahuman)
        scene.cloud.put("metrics", [CloudRecords.ultrahumanDay("2026-11-19", wake: Self.wake, steps: 8_452)])
        try await scene.connect(since: "2026-11-10")
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.records == 1)
        #expect(try await scene.value(.steps, "2026-11-19") == 8_452)
        #expect(try await scene.value(.restingHeartRate, "2026-11-19") == 51)
        #expect(try await scene.value(.sleepHours, "2026-11-19") == 6)
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-19") == nil)
        #expect(try await scene.value(.heartRateVariability, "2026-11-19") == nil)
        #expect(await scene.sync().added == 0)
    }

    @Test func `an app that is not approved yet is told, and the connection stays`() async throws {
        let scene = try await Scene(.ultrahuman)
        try await scene.connect(since: "2026-11-18")
        scene.cloud.forbid("metrics")
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.count == 1)
        #expect(report.gaps[0].contains("Ultrahuman gives no days"))
        #expect(scene.service.registration.steps.contains { $0.contains("not approved") })
        scene.cloud.forbid()
        #expect(await scene.sync().gaps.isEmpty)
    }
}
