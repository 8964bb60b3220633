import Foundation
import HealthModel
import TestSupport
import Testing

/// The program against doubles of the clouds, with a browser that says yes.
@Suite(.timeLimit(.minutes(10))) struct `airfit connect and sync` {
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
        cloud.put("sleep", Self.days.map { CloudRecords.ouraNight($0) })
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
        #expect(report["records"] as? Int == 40)
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
        for round in 1...4 {
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

    @Test func `killed wherever it may be, it loses and doubles nothing`() throws {
        let cloud = try oura()
        defer { cloud.stop() }
        #expect(try connect(cloud).status == 0)
        for round in 0..<8 {
            if round % 2 == 0 { cloud.expireAccess() }
            let terminal = try PseudoTerminal(Home.program, arguments: ["sync"], environment: home.environment)
            let asked = cloud.server.requests.count
            let enough = asked + 1 + round * 3
            // One that asks less often has come to its end.
            let end = Date().addingTimeInterval(5)
            while cloud.server.requests.count < enough, Date() < end { usleep(2_000) }
            terminal.send(signal: SIGKILL)
            _ = try terminal.waitForEnd()
        }
        var last = try home.run("sync", "--json")
        if last.status == 77 {
            // Killed between the service's answer and the disk: one sentence, and connecting again is all it takes.
            #expect(last.error.contains("Connect again"))
            #expect(try connect(cloud).status == 0)
            last = try home.run("sync", "--json")
        }
        #expect(last.status == 0, "\(last.error)")
        for day in Self.days { #expect(try home.steps(on: day) == 5_000) }
        let imports = try home.run("import", "--list")
        #expect(imports.output.components(separatedBy: "Oura (connection)").count == 2)
        let again = try json(try home.run("sync", "--json").output)
        #expect((again["services"] as? [[String: Any]])?.first?["added"] as? Int == 0)
    }
}
