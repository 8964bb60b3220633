import Foundation
import HealthImport
import HealthModel
import HealthStore
import ImportKit
import Synchronization
import TestSupport
import Testing

@testable import Connections

@Suite(.timeLimit(.minutes(10))) struct `Reading a cloud` {
    private static let days = (1...20).map { "2026-11-\($0 < 10 ? "0" : "")\($0)" }

    private func oura() async throws -> Scene {
        let scene = try await Scene(.oura)
        scene.cloud.put("sleep", Self.days.map { CloudRecords.ouraNight($0) })
        scene.cloud.put("daily_activity", Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) })
        scene.cloud.put("daily_readiness", Self.days.map { CloudRecords.ouraReadiness($0, score: 77) })
        try await scene.connect()
        return scene
    }

    @Test func `Oura's nights, days and scores are in, in all their pages, and a second reading adds nothing`()
        async throws
    {
        let scene = try await oura()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.isEmpty)
        #expect(report.records == 60)
        #expect(report.isComplete)
        #expect(try await scene.value(.steps, "2026-11-03") == 5_000)
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-03") == 43)
        #expect(try await scene.value(.restingHeartRate, "2026-11-20") == 51)
        #expect(scene.cloud.requests(of: "sleep").contains { $0.path.contains("next_token") })
        let asked = scene.cloud.server.requests.count
        let again = await scene.sync()
        #expect(again.added == 0)
        #expect(again.problem == nil)
        // The overlap alone, and not further back.
        #expect(scene.cloud.server.requests.count - asked <= 12)
        let batches = try await scene.store.importBatches()
        #expect(batches.map(\.path) == ["Oura (connection)"])
    }

    @Test func `what the service changes, moves or takes away is so here, too`() async throws {
        let scene = try await oura()
        _ = await scene.sync()
        var activity = Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) }
        activity[18] = CloudRecords.ouraActivity("2026-11-19", steps: 7_500)
        activity.remove(at: 17)
        scene.cloud.put("daily_activity", activity)
        var nights = Self.days.map { CloudRecords.ouraNight($0) }
        nights.remove(at: 19)
        scene.cloud.put("sleep", nights)
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(try await scene.value(.steps, "2026-11-19") == 7_500)
        #expect(try await scene.value(.steps, "2026-11-18") == nil)
        #expect(try await scene.value(.steps, "2026-11-17") == 5_000)
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-20") == nil)
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-19") == 43)
        // Still one import, and undoing it takes all of it.
        let batch = try #require(try await scene.store.importBatches().first)
        try await scene.store.undo(batch: batch.id)
        #expect(try await scene.value(.steps, "2026-11-17") == nil)
    }

    @Test func `the ring's own export adds nothing to it, and outlives the connection`() async throws {
        let scene = try await oura()
        _ = await scene.sync()
        let path = scene.folder + "/oura_daily_activity.json"
        let body = CloudServer.json(Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) })
        try Data(#"{"data":\#(body)}"#.utf8).write(to: URL(filePath: path))
        let collection = try HealthCollection.open(path: path)
        let file = try #require(collection.files.first)
        let origin = ImportOrigin(path: path, format: file.format, fingerprint: file.fingerprint, byteCount: 1)
        let outcome = try await scene.store.importing(origin, files: [ImportFile(file)])
        #expect(outcome.added == 0)
        #expect(outcome.records > 0)
        #expect(try await scene.value(.steps, "2026-11-10") == 5_000)
        let cloud = try #require(try await scene.store.importBatches().first { $0.format == "oura-cloud" })
        try await scene.store.undo(batch: cloud.id)
        #expect(try await scene.value(.steps, "2026-11-10") == 5_000)
    }

    @Test func `years come back piece by piece, the newest first, until there is nothing`() async throws {
        let scene = try await Scene(.oura)
        let first = CivilDay(iso: "2026-04-01")!
        let days = (0..<234).map { first.advanced(by: $0).iso }
        scene.cloud.put("daily_activity", days.map { CloudRecords.ouraActivity($0, steps: 4_000) })
        scene.cloud.setPageSize(100)
        try await scene.connect()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.records == 234)
        #expect(report.isComplete)
        #expect(try await scene.value(.steps, "2026-04-01") == 4_000)
        let starts = scene.cloud.requests(of: "daily_activity").compactMap { CloudServer.query($0)["start_date"] }
        #expect(starts == starts.sorted(by: >))
        #expect(try await scene.store.importBatches().count == 1)
    }

    @Test func `how far back is what the person said, and --since reads again`() async throws {
        let scene = try await Scene(.oura)
        scene.cloud.put("daily_activity", Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) })
        try await scene.connect(since: "2026-11-10")
        #expect(await scene.sync().isComplete)
        #expect(try await scene.value(.steps, "2026-11-10") == 5_000)
        #expect(try await scene.value(.steps, "2026-11-09") == nil)
        #expect(await scene.sync(since: "2026-11-05").problem == nil)
        #expect(try await scene.value(.steps, "2026-11-05") == 5_000)
        #expect(try await scene.value(.steps, "2026-11-04") == nil)
    }

    @Test func `in the evening west of Greenwich the day in UTC is asked for, too, and today stays that of home`()
        async throws
    {
        let scene = try await Scene(.oura, now: "2026-11-21T04:30:00Z")
        scene.cloud.put(
            "heartrate", [["bpm": 62, "source": "awake", "timestamp": "2026-11-21T04:00:00+00:00"]])
        try await scene.connect()
        let report = await scene.sync(home: "America/Los_Angeles")
        #expect(report.problem == nil)
        #expect(report.records == 1)
        #expect(report.days?.upperBound.iso == "2026-11-20")
        #expect(scene.connections().state(of: "oura")?.days?.upperBound.iso == "2026-11-20")
        #expect(await scene.sync(home: "America/Los_Angeles").added == 0)
    }

    // MARK: Faults

    @Test func `a token that ends between two pages is renewed, once`() async throws {
        let scene = try await oura()
        scene.cloud.fault(where: { $0.path.contains("next_token") }) { [cloud = scene.cloud] _ in
            cloud.expireAccess()
            return .whole(status: 401, "{}")
        }
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.records == 60)
        #expect(scene.cloud.refreshes == 1)
    }

    @Test func `401 for ever ends with a sentence and not with a loop`() async throws {
        let scene = try await oura()
        scene.cloud.fault(.max, where: { $0.path.contains("/daily_activity") }) { _ in .whole(status: 401, "{}") }
        let report = await scene.sync()
        #expect(report.problem == .tokenRefused(detail: ""))
        #expect(scene.cloud.refreshes == 1)
        // The grant is not lost by it.
        #expect(scene.connections().state(of: "oura")?.isLost == false)
    }

    @Test func `a right that is missing is a gap, and comes when it is given`() async throws {
        let scene = try await oura()
        scene.cloud.forbid("daily_activity", "heartrate")
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.gaps.count == 2)
        #expect(report.gaps[0].contains("no activity (scope): the right daily was not ticked"))
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-03") == 43)
        scene.cloud.forbid()
        let again = await scene.sync()
        #expect(again.gaps.isEmpty)
        #expect(try await scene.value(.steps, "2026-11-03") == 5_000)
    }

    @Test func `the limit is obeyed, and the next reading goes on`() async throws {
        let scene = try await oura()
        scene.cloud.fault(where: { $0.path.contains("/daily_activity") }) { _ in
            .whole(status: 429, headers: ["Retry-After: 3600"], "{}")
        }
        let report = await scene.sync()
        #expect(report.problem == .limit(retryAfter: .seconds(3600)))
        #expect(
            report.problem?.sentence("Oura", id: "oura").contains("in 60 min at the earliest") == true)
        scene.now.withLock { $0 += 3_600 }
        #expect(await scene.sync().problem == nil)
        #expect(try await scene.value(.steps, "2026-11-03") == 5_000)
    }

    @Test func `a limit that says nothing is waited for three times`() async throws {
        let scene = try await oura()
        scene.cloud.fault(3, where: { $0.path.contains("/daily_activity") }) { _ in .whole(status: 429, "{}") }
        #expect(await scene.sync().problem == nil)
        let slept = scene.slept.withLock { $0 }
        #expect(slept.count == 3)
        #expect(slept[0] >= 15 && slept[1] >= 30 && slept[2] >= 60)
    }

    @Test func `pages that go round end`() async throws {
        let scene = try await oura()
        scene.cloud.fault(.max, where: { $0.path.contains("/daily_activity") }) { _ in
            .whole(#"{"data":[],"next_token":"again"}"#)
        }
        #expect(await scene.sync().problem == .pageLoop)
    }

    @Test(arguments: ["cut", "html", "closed", "redirect", "huge", "list"])
    func `what is no answer loses nothing`(_ what: String) async throws {
        let scene = try await oura()
        _ = await scene.sync()
        let other = try LoopbackServer.start { _ in .whole("{}") }
        defer { other.stop() }
        scene.cloud.fault(9, where: { $0.path.contains("/daily_activity") }) { _ in
            switch what {
            case "cut": .whole(#"{"data":[{"id":"#)
            case "html": .whole(type: "text/html", "<html>log in</html>")
            case "closed":
                LoopbackAnswer([.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{".utf8)), .close])
            case "redirect": .whole(status: 302, headers: ["Location: \(other.url)/x"], "")
            case "huge": .whole("[\"" + String(repeating: "x", count: 26 << 20) + "\"]")
            default: .whole("[1,2,3]")
            }
        }
        let report = await scene.sync()
        #expect(report.problem != nil)
        #expect(other.requests.isEmpty)
        #expect(try await scene.value(.steps, "2026-11-19") == 5_000)
    }

    @Test func `odd records are read as far as they say something`() async throws {
        let scene = try await Scene(.oura)
        scene.cloud.put(
            "daily_activity",
            [
                [
                    "id": "a", "day": "2026-11-18", "steps": "6100", "active_calories": NSNull(),
                    "new": [[:] as [String: Int]],
                ],
                ["id": "b", "day": "not a day", "steps": 1], ["id": "c", "steps": 2], ["id": "d", "day": "2026-11-17"],
                ["id": "e", "day": "2026-11-16", "steps": -5],
                ["id": "f", "day": "2026-11-15", "steps": 6_000],
                ["id": "f", "day": "2026-11-15", "steps": 6_500, "timestamp": "2"],
            ])
        scene.cloud.put(
            "workout",
            [
                [
                    "id": "w\u{1B}[31m", "day": "2026-11-18", "activity": "\u{202E}evil",
                    "start_datetime": "2026-11-18T10:00:00+01:00", "end_datetime": "2026-11-18T11:00:00+01:00",
                ]
            ])
        try await scene.connect()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(try await scene.value(.steps, "2026-11-18") == 6_100)
        #expect(try await scene.value(.steps, "2026-11-16") == nil)
        #expect(try await scene.value(.steps, "2026-11-15") == 6_500)
    }

    @Test func `another account is not mixed in`() async throws {
        let scene = try await oura()
        _ = await scene.sync()
        scene.cloud.setAccount("somebody-else")
        await #expect(throws: ConnectionError.otherAccount(known: "10129", new: "somebody-else")) {
            try await scene.connect()
        }
        #expect(await scene.sync().problem == .otherAccount(known: "10129", new: "somebody-else"))
        #expect(try await scene.value(.steps, "2026-11-19") == 5_000)
    }

    @Test func `a clock that is a day behind leaves nothing out, and is told`() async throws {
        let scene = try await Scene(.oura, now: "2026-11-19T12:00:00Z")
        scene.cloud.put("daily_activity", Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) })
        try await scene.connect()
        scene.cloud.fault(.max, where: { $0.path.contains("personal_info") }) { _ in
            .whole(headers: ["Date: Fri, 20 Nov 2026 12:00:00 GMT"], #"{"id":"10129"}"#)
        }
        let report = await scene.sync()
        #expect(report.gaps.first?.contains("24 h behind") == true)
        #expect(try await scene.value(.steps, "2026-11-20") == 5_000)
    }

    @Test func `one program reads at a time`() async throws {
        let scene = try await oura()
        let gate = Gate()
        scene.cloud.fault(where: { $0.path.contains("/daily_activity") }) { _ in
            LoopbackAnswer([.wait(for: gate)] + LoopbackAnswer.whole(#"{"data":[],"next_token":null}"#).steps)
        }
        let first = Task { await scene.sync() }
        while scene.cloud.requests(of: "daily_activity").isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(await scene.sync().problem == .busy)
        gate.open()
        #expect(await first.value.problem == nil)
    }

    @Test func `a reading that is stopped goes on behind what is in`() async throws {
        let scene = try await Scene(.oura)
        let days = (0..<200).map { CivilDay(iso: "2026-05-01")!.advanced(by: $0).iso }
        scene.cloud.put("daily_activity", days.map { CloudRecords.ouraActivity($0, steps: 4_000) })
        scene.cloud.setPageSize(100)
        try await scene.connect()
        let reading = Mutex<Task<SyncReport, Never>?>(nil)
        // Stopped by the request itself: a test that waits beside it may come later than the limit of an answer's time.
        scene.cloud.fault(where: { $0.path.contains("daily_activity") && $0.path.contains("start_date=2026-08") }) {
            _ in
            reading.withLock { $0?.cancel() }
            return LoopbackAnswer([.hang])
        }
        reading.withLock { $0 = Task { await scene.sync() } }
        let stopped = await reading.withLock { $0 }?.value
        #expect(stopped?.problem == .cancelled)
        #expect(try await scene.value(.steps, "2026-11-10") == 4_000)
        #expect(try await scene.value(.steps, "2026-05-01") == nil)
        #expect(await scene.sync().isComplete)
        #expect(try await scene.value(.steps, "2026-05-01") == 4_000)
    }
}

@Suite(.timeLimit(.minutes(10))) struct `The other clouds` {
    @Test func `WHOOP's night, recovery and strain stand where its export has them`() async throws {
        let scene = try await Scene(.whoop)
        let days = ["2026-11-18", "2026-11-19", "2026-11-20"]
        scene.cloud.put("sleep", days.enumerated().map { CloudRecords.whoopNight($1, cycle: $0 + 1) }.reversed())
        scene.cloud.put("recovery", days.enumerated().map { CloudRecords.whoopRecovery($1, cycle: $0 + 1) }.reversed())
        scene.cloud.put("cycle", days.enumerated().map { CloudRecords.whoopCycle($1, cycle: $0 + 1) }.reversed())
        scene.cloud.setPageSize(2)
        try await scene.connect()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(report.records == 9)
        #expect(try await scene.value(.restingHeartRate, "2026-11-19") == 53)
        #expect(try await scene.value(.heartRateVariabilityRMSSD, "2026-11-19") == 48.7)
        #expect(await scene.sync().added == 0)
        // The same three days as the export has them.
        let path = scene.folder + "/physiological_cycles.csv"
        try Data(Self.export.utf8).write(to: URL(filePath: path))
        let collection = try HealthCollection.open(path: path)
        let file = try #require(collection.files.first)
        #expect(file.format == "whoop")
        let outcome = try await scene.store.importing(
            ImportOrigin(path: path, format: file.format, fingerprint: file.fingerprint, byteCount: 1),
            files: [ImportFile(file)])
        #expect(outcome.records > 10)
        #expect(outcome.added == 0)
    }

    private static let export = """
        Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Skin temp (celsius),Blood oxygen %,Day Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Sleep consistency %
        2026-11-17 23:00:00,2026-11-18 23:00:00,UTC+01:00,64,53,48.7,33.4,96.1,12.3,2200,160,70,2026-11-17 23:00:00,2026-11-18 06:00:00,88,15.2,360,420,180,60,120,60,480,10,86,70
        2026-11-18 23:00:00,2026-11-19 23:00:00,UTC+01:00,64,53,48.7,33.4,96.1,12.3,2200,160,70,2026-11-18 23:00:00,2026-11-19 06:00:00,88,15.2,360,420,180,60,120,60,480,10,86,70
        """

    @Test func `what WHOOP has not scored yet comes when it has`() async throws {
        let scene = try await Scene(.whoop)
        scene.cloud.put("sleep", [CloudRecords.whoopNight("2026-11-20", cycle: 3, state: "PENDING_SCORE")])
        try await scene.connect()
        _ = await scene.sync()
        scene.cloud.put("sleep", [CloudRecords.whoopNight("2026-11-20", cycle: 3)])
        let report = await scene.sync()
        #expect(report.added > 0)
        #expect(await scene.sync().added == 0)
    }

    @Test func `Withings' status tells, whatever the head says`() async throws {
        let scene = try await Scene(.withings)
        var weights = (0..<30).map { (hour: Int) in
            CloudRecords.withingsWeight(1_763_600_000 + hour * 3_600, grams: 72_000 + hour, group: hour + 1)
        }
        weights.append(CloudRecords.withingsWeight(1_763_500_000, grams: 40_000, group: 99, attribution: 1))
        scene.cloud.put("getmeas", weights)
        scene.cloud.put("getactivity", [CloudRecords.withingsActivity("2025-11-19", steps: 9_000)])
        scene.cloud.put("getsummary", [])
        try await scene.connect(since: "2025-11-01")
        scene.cloud.fault(where: { $0.bodyText.contains("action=getmeas") }) { _ in
            .whole(#"{"status":601,"error":"Too many"}"#)
        }
        scene.cloud.forbid("getworkouts")
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(
            report.gaps == [
                "Withings gives no workouts (status 277, not allowed): the right user.activity was not ticked, or the membership "
                    + "has ended. Connect again and tick it: airfit connect withings"
            ])
        #expect(try await scene.value(.steps, "2025-11-19") == 9_000)
        #expect(try #require(try await scene.value(.weight, "2025-11-20")) > 71)
        #expect(await scene.sync().added == 0)
    }

    @Test func `Intervals.icu gives the file of an activity, or its totals where there is none`() async throws {
        let scene = try await Scene(.intervals)
        scene.cloud.put("wellness", [CloudRecords.intervalsDay("2026-11-19", weight: 71.5, restingHR: 48)])
        scene.cloud.put(
            "activities",
            [
                CloudRecords.intervalsActivity("i1", "2026-11-19"),
                CloudRecords.intervalsActivity("i2", "2026-11-18", source: "STRAVA"),
                CloudRecords.intervalsActivity("i3", "2026-11-17", source: "MANUAL"),
            ])
        try await scene.connect()
        let report = await scene.sync()
        #expect(report.problem == nil)
        #expect(try await scene.value(.weight, "2026-11-19") == 71.5)
        #expect(try await scene.value(.restingHeartRate, "2026-11-19") == 48)
        #expect(report.skipped == 1)
        let asked = scene.cloud.requests(of: "fit-file").count
        #expect(asked == 1)
        #expect(await scene.sync().added == 0)
        #expect(scene.cloud.requests(of: "fit-file").count == asked)
    }

    @Test func `every service says what it takes to connect it`() {
        for service in ServiceRegistry.all {
            #expect(!service.registration.steps.isEmpty)
            #expect(service.registration.address.hasPrefix("https://"))
            #expect(Set(service.streams.map(\.id)).count == service.streams.count)
            guard case .oauth = service.authorization else { continue }
            for stream in service.streams {
                #expect(service.scopes.contains { $0.id == stream.scope }, "\(service.id) \(stream.id)")
            }
            #expect(
                service.redirectURI()?.hasSuffix("://localhost\(service.isPastedOnly ? "" : ":8910")/callback") == true)
        }
        #expect(ServiceRegistry.all.map(\.id) == CloudServer.Kind.allCases.map(\.rawValue))
        #expect(ServiceRegistry.closed.map(\.id) == ["strava", "garmin", "suunto"])
    }
}
