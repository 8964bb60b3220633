import Foundation
import HealthModel
import TestSupport
import Testing

/// The program against doubles of the clouds, with a browser that says yes.
@Suite(.blocksItsThread, .timeLimit(.minutes(10))) struct `airfit connect and sync` {
    private let home: Home

    init() throws {
        home = try Home()
        try home.file("passphrase", "violet kettle harbour nine\n")
        chmod(home.folder + "/passphrase", 0o600)
        home.environment["AIRFIT_PASSPHRASE_FILE"] = home.folder + "/passphrase"
        home.environment["TZ"] = "Europe/Berlin"
        home.environment["BROWSER"] = try browser()
    }

    /// Opens an address, and the one that it is sent to.
    private func browser() throws -> String {
        let path = try home.file(
            "browser",
            """
            #!/bin/bash
            visit() {
                rest="${1#http://}"; host="${rest%%/*}"
                exec 3<>"/dev/tcp/127.0.0.1/${host##*:}" || exit 1
                printf 'GET /%s HTTP/1.1\\r\\nHost: %s\\r\\n\\r\\n' "${rest#*/}" "$host" >&3
                while IFS= read -r line <&3; do
                    line="${line%$'\\r'}"
                    case "$line" in Location:*) location="${line#Location: }";; "") break;; esac
                done
            }
            visit "$1"; visit "$location"
            """)
        chmod(path, 0o755)
        return path
    }

    private func serve(_ kind: CloudServer.Kind) throws -> CloudServer {
        let cloud = try CloudServer.start(kind)
        home.environment.merge(cloud.environment) { $1 }
        return cloud
    }

    private static let today = CivilDay(number: Int(Date().timeIntervalSince1970) / 86_400)
    private static let days = (0..<20).map { today.advanced(by: -$0).iso }

    private func oura() throws -> CloudServer {
        let cloud = try serve(.oura)
        // The night that ends today may not be over yet.
        cloud.put("sleep", Self.days.dropFirst().map { CloudRecords.ouraNight($0) })
        cloud.put("daily_activity", Self.days.map { CloudRecords.ouraActivity($0, steps: 5_000) })
        return cloud
    }

    /// A port that nobody has.
    private static func freePort() throws -> String {
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        return String(server.port)
    }

    private func connect(_ cloud: CloudServer) throws -> PipedProgram {
        try home.run(
            "connect", cloud.kind.rawValue, "--client-id", cloud.clientID, "--port", try Self.freePort(),
            input: cloud.clientSecret + "\n")
    }

    /// Every byte in the home but the passphrase's.
    private func holds(_ secret: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
        return files.filter { file in
            FileManager.default.contents(atPath: "\(home.folder)/\(file)")?.range(of: Data(secret.utf8)) != nil
        }
    }

    @Test func `a ring is connected, read, read again, and taken away with its data`() throws {
        let cloud = try oura()
        defer { cloud.stop() }
        #expect(try home.run("sync").status == 64)
        let connected = try connect(cloud)
        #expect(connected.status == 0, "\(connected.error)")
        #expect(connected.output.contains("Oura is connected, account 10129."))
        #expect(connected.error.contains("Redirect address: http://localhost:"))
        let read = try json(try home.run("sync", "--json").output)
        let report = try #require((read["services"] as? [[String: Any]])?.first)
        #expect(report["records"] as? Int == 39)
        #expect(report["problem"] is NSNull)
        #expect(try home.steps(on: Self.days[3]) == 5_000)
        let again = try home.run("sync", "oura")
        #expect(again.status == 0, "\(again.error)")
        #expect(again.output.hasPrefix("Oura: 0 new records of "))
        let list = try home.run("connections")
        #expect(list.output.contains("Oura: connected, account 10129, "))
        #expect(list.output.contains("WHOOP: not connected (airfit connect whoop)"))
        #expect(list.output.contains("Strava: cannot be connected. "))
        for secret in cloud.tokens + [cloud.clientSecret] {
            #expect(holds(secret).isEmpty)
            #expect(!(connected.output + connected.error + list.output).contains(secret))
        }
        #expect(try home.run("keys", "list").output.contains("connection") == false)
        let gone = try home.run("disconnect", "oura", "--delete-data")
        #expect(gone.status == 0, "\(gone.error)")
        #expect(cloud.revocations == 1)
        #expect(try home.steps(on: Self.days[3]) == nil)
        #expect(try home.run("sync", "oura").error.contains("Oura is not connected"))
    }

    @Test func `a key is all that Intervals.icu needs`() throws {
        let cloud = try serve(.intervals)
        defer { cloud.stop() }
        cloud.put("wellness", Self.days.map { CloudRecords.intervalsDay($0, weight: 71.5, restingHR: 48) })
        let wrong = try home.run("connect", "intervals", input: "wr0ng\n")
        #expect(wrong.status == 77)
        #expect(wrong.error.contains("Intervals.icu does not take the key"))
        let connected = try home.run("connect", "intervals", input: cloud.key + "\n")
        #expect(connected.status == 0, "\(connected.error)")
        #expect(try home.run("sync").status == 0)
        #expect(try home.steps(on: Self.days[3]) == 8_000)
        #expect(holds(cloud.key).isEmpty)
        #expect(try home.run("disconnect", "intervals", "--keep-data").status == 0)
        #expect(try home.steps(on: Self.days[3]) == 8_000)
    }

    @Test func `what cannot be connected is told with the way by file`() throws {
        for (id, word) in [("strava", "bulk export"), ("garmin", "FIT files"), ("suunto", "Intervals.icu")] {
            let run = try home.run("connect", id)
            #expect(run.status == 64)
            #expect(run.error.contains("cannot be connected"))
            #expect(run.error.contains(word))
        }
        #expect(try home.run("connect", "nonsense").error.contains("There is no service called nonsense"))
    }

    @Test func `a no in the browser keeps nothing`() throws {
        let cloud = try oura()
        defer { cloud.stop() }
        cloud.deny()
        let run = try connect(cloud)
        #expect(run.status == 77)
        #expect(run.error.contains("Oura was not allowed (The person said no"))
        #expect(!run.error.contains("\u{1B}"))
        #expect(try home.run("sync").error.contains("Nothing is connected"))
    }

    @Test func `of programs that find the token expired at once, one refreshes it`() async throws {
        let cloud = try oura()
        defer { cloud.stop() }
        #expect(try connect(cloud).status == 0)
        let environment = home.environment
        for round in 1...Self.count("AIRFIT_CONNECTION_RACES", usually: 4) {
            cloud.expireAccess()
            let endings = try await withThrowingTaskGroup(of: Int32.self) { group in
                for _ in 0..<2 {
                    group.addTask { try await Self.sync(environment) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(endings.allSatisfy { $0 == 0 || $0 == 69 }, "\(endings)")
            #expect(endings.contains(0))
            #expect(cloud.refreshes == round)
        }
    }

    private static func sync(_ environment: [String: String]) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        try PipedProgram(running: Home.program, arguments: ["sync"], environment: environment).status
                    })
            }
        }
    }

    /// A number of repetitions: few in every run, as many as a figure needs where a variable says so.
    private static func count(_ variable: String, usually: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usually
    }

    /// Runs a command and kills it after a part of the time that it takes.
    private func killed(_ arguments: [String], after seconds: Double, input: String = "") throws {
        _ = try PipedProgram(
            running: "/usr/bin/timeout", arguments: ["-s", "KILL", "\(seconds)", Home.program] + arguments,
            environment: home.environment, input: input)
    }

    /// Runs a command until the vault takes the passphrase: one that was killed while it opened the vault counts there as a wrong
    /// try, which makes the next one wait a second.
    private func taken(_ arguments: [String], input: String = "") throws -> PipedProgram {
        var run = try home.run(arguments, input: input)
        for _ in 0..<60 where run.error.contains("wrong tries") {
            sleep(1)
            run = try home.run(arguments, input: input)
        }
        return run
    }

    @Test func `killed wherever it may be in connecting, refreshing and reading, it loses and doubles nothing`() throws
    {
        let cloud = try oura()
        defer { cloud.stop() }
        // A port each: the browser of one that was killed may still come.
        func arguments() throws -> [String] {
            let port = try Self.freePort()
            return ["connect", "oura", "--client-id", cloud.clientID, "--port", port]
        }
        var start = ContinuousClock.now
        #expect(try home.run(arguments(), input: cloud.clientSecret + "\n").status == 0)
        let connecting = (ContinuousClock.now - start) / .seconds(1)
        start = .now
        #expect(try home.run("sync").status == 0)
        let reading = (ContinuousClock.now - start) / .seconds(1)
        var (kills, lost, outsideOfGap) = (0, 0, 0)
        for round in 0..<Self.count("AIRFIT_CONNECTION_KILLS", usually: 9) {
            let pairs = cloud.exchanges + cloud.refreshes
            switch round % 3 {
            case 0: try killed(["sync", "--since", Self.days.last ?? ""], after: .random(in: 0.005...reading))
            case 1:
                cloud.expireAccess()
                try killed(["sync"], after: .random(in: 0.005...reading))
            default:
                if round % 6 == 5 { #expect(try taken(["disconnect", "oura", "--keep-data"]).status == 0) }
                try killed(arguments(), after: .random(in: 0.005...connecting), input: cloud.clientSecret + "\n")
            }
            kills += 1
            let wasPairGiven = cloud.exchanges + cloud.refreshes > pairs
            let after = try taken(["sync", "--json"])
            if after.status == 0 { continue }
            // Never connected, or killed between the service's answer and the disk: one sentence says so.
            if after.status == 77 {
                lost += 1
                if !wasPairGiven { outsideOfGap += 1 }
                #expect(after.error.contains("Connect again"), "\(after.error)")
            } else {
                #expect(after.error.contains("Nothing is connected"), "\(after.status) \(after.error)")
            }
            let connected = try taken(arguments(), input: cloud.clientSecret + "\n")
            #expect(connected.status == 0, "\(connected.error)")
            #expect(try taken(["sync"]).status == 0)
        }
        print("\(kills) kills: \(lost) grants lost in the gap, \(outsideOfGap) outside of it")
        #expect(outsideOfGap == 0)
        for day in Self.days { #expect(try home.steps(on: day) == 5_000) }
        let again = try json(try taken(["sync", "--since", Self.days.last ?? "", "--json"]).output)
        #expect((again["services"] as? [[String: Any]])?.first?["added"] as? Int == 0)
    }

    @Test func `every service has its switch, which is on`() throws {
        for kind in CloudServer.Kind.allCases {
            #expect(try home.run("config", "get", "connections.\(kind.rawValue)").output == "true\n")
        }
    }

    @Test func `what is switched off is not asked`() throws {
        let cloud = try oura()
        defer { cloud.stop() }
        #expect(try connect(cloud).status == 0)
        #expect(try home.run("config", "set", "connections.oura", "false").status == 0)
        let asked = cloud.server.requests.count
        for arguments in [["sync"], ["sync", "oura"], ["connect", "oura", "--client-id", "x"]] {
            let run = try home.run(arguments)
            #expect(run.status == 64)
            #expect(run.error.contains("airfit config set connections.oura true"), "\(run.error)")
        }
        #expect(cloud.server.requests.count == asked)
        let list = try json(try home.run("connections", "--json").output)
        let services = try #require(list["services"] as? [[String: Any]])
        #expect(services.filter { $0["is_on"] as? Bool == false }.compactMap { $0["id"] as? String } == ["oura"])
        #expect(try home.run("connections").output.contains(", switched off."))
        #expect(try home.run("config", "set", "connections.oura", "true").status == 0)
        #expect(try home.run("sync").status == 0)
    }

    @Test func `it reads by a timer of the system, which is written and removed`() throws {
        let cron = try home.run("sync", "install")
        #expect(cron.status == 0, "\(cron.error)")
        #expect(cron.output.hasPrefix("7 */1 * * * ") && cron.output.contains(" sync --notify "))
        #expect(cron.error.contains("No systemd") && cron.error.contains("Nothing is connected yet"))
        #expect(try home.run("sync", "remove").output == "There is no timer.\n")
    }

    @Test func `Wahoo is connected by pasting, and Dexcom where the account is`() throws {
        let wahoo = try serve(.wahoo)
        defer { wahoo.stop() }
        let pasted = try home.run(
            "connect", "wahoo", "--client-id", wahoo.clientID, "--no-browser",
            input: wahoo.clientSecret + "\nhttps://localhost/callback?code=code-1&state=wrong\n")
        #expect(pasted.status == 65)
        #expect(pasted.error.contains("Redirect address: https://localhost/callback"))
        #expect(pasted.error.contains("does not belong to this attempt"))
        let dexcom = try serve(.dexcom)
        defer { dexcom.stop() }
        let without = try home.run("connect", "dexcom", "--client-id", dexcom.clientID, input: "secret\n")
        #expect(without.status == 64)
        #expect(without.error.contains("Say where the account is with --region: us (United States), eu"))
        #expect(try home.run("connect", "dexcom", "--region", "mars").error.contains("has no region mars"))
        #expect(try home.run("connect", "oura", "--region", "eu").error.contains("one server for all"))
        let connected = try home.run(
            "connect", "dexcom", "--client-id", dexcom.clientID, "--region", "eu", "--port", try Self.freePort(),
            input: dexcom.clientSecret + "\n")
        #expect(connected.status == 0, "\(connected.error)")
        #expect(try home.run("sync").status == 0)
    }
}
