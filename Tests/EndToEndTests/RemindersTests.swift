import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `Reminders without the full screen` {
    private let home: Home

    init() throws {
        home = try Home()
        try home.file(
            "config/airfit/config.toml",
            """
            [notifications]
            enabled = true
            kinds = ["check_in"]
            check_in_at = "00:00"
            quiet_from = "00:00"
            quiet_to = "00:00"

            """)
    }

    /// A reminder at this minute, whatever the time: the last hour counts.
    private func remindNow() throws {
        let minutes = Int(Date().timeIntervalSince1970) / 60 % 1440
        let text = String(format: "%02d:%02d", minutes / 60, minutes % 60)
        try home.file(
            "config/airfit/config.toml",
            """
            [notifications]
            enabled = true
            kinds = ["check_in"]
            check_in_at = "\(text)"
            quiet_from = "00:00"
            quiet_to = "00:00"

            """)
    }

    private func script(_ name: String, _ text: String) throws {
        try home.file("bin/" + name, "#!/bin/sh\n" + text)
        chmod(home.folder + "/bin/" + name, 0o755)
        home.environment["PATH"] = home.folder + "/bin:/usr/bin:/bin"
    }

    private func desktop() throws {
        home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
        try script("notify-send", "echo \"$@\" >> \(home.folder)/shown\n")
    }

    private var shown: [String] {
        let text = (try? String(contentsOfFile: home.folder + "/shown", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init).filter { !$0.contains("--help") }
    }

    private func told() throws -> [[String: Any]] {
        try json(home.run("notify", "--due", "--json").output)["told"] as? [[String: Any]] ?? []
    }

    @Test func `are told on the desktop, once`() throws {
        try desktop()
        try remindNow()
        let first = try told()
        #expect(
            first.map { $0["kind"] as? String } == ["check_in"] && first.first?["delivered"] as? String == "desktop")
        #expect(first.first?["opens"] as? String == "check-in")
        #expect(try told().isEmpty)
        #expect(shown == ["--app-name=AirFit -- AirFit Time for a short check-in."])
    }

    @Test func `are left out when what they remind of is done`() throws {
        try desktop()
        try remindNow()
        #expect(try home.run("log", "mood 4").status == 0)
        #expect(try told().isEmpty && shown.isEmpty)
    }

    @Test func `that reach nobody are told at the next time`() throws {
        try remindNow()
        let outcome = try home.run("notify", "--due")
        #expect(outcome.status == 69 && outcome.error.contains("no desktop and no terminal"))
        try desktop()
        #expect(try told().count == 1)
    }

    @Test func `are off unless they are switched on`() throws {
        try home.file("config/airfit/config.toml", "")
        let outcome = try home.run("notify", "--due")
        #expect(outcome.status == 0 && outcome.output.contains("Notifications are off"))
        #expect(try home.run("notify").status == 64)
    }

    @Test func `are told by a timer of the system, which is written and removed`() throws {
        let cron = try home.run("notify", "install")
        #expect(cron.status == 0 && cron.output.hasPrefix("*/5 * * * * ") && cron.error.contains("No systemd"))
        #expect(cron.output.contains("XDG_DATA_HOME=\(home.folder)/data ") && cron.output.contains(" notify --due "))
        home.environment["XDG_RUNTIME_DIR"] = home.folder + "/run"
        try home.file("run/systemd/private", "")
        try script("systemctl", "echo \"$@\" >> \(home.folder)/systemd\n")
        let units = ["service", "timer"].map { "\(home.folder)/config/systemd/user/airfit-notify.\($0)" }
        #expect(try home.run("notify", "install").output.contains("The timer runs."))
        let service = try String(contentsOfFile: units[0], encoding: .utf8)
        #expect(service.contains("ExecStart=") && service.contains(" notify --due\n"))
        #expect(try home.run("notify", "remove").output.contains("Removed: "))
        #expect(units.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
        #expect(try home.run("notify", "remove").output == "There is no timer.\n")
        let told = try String(contentsOfFile: home.folder + "/systemd", encoding: .utf8)
        #expect(told.hasPrefix("--user daemon-reload\n--user enable --now airfit-notify.timer\n"))
        // Somebody else's unit of that name stays.
        try home.file("config/systemd/user/airfit-notify.timer", "[Timer]\n")
        let refused = try home.run("notify", "install")
        #expect(refused.status == 69 && refused.error.contains("was not written by AirFit"))
        #expect(try String(contentsOfFile: units[1], encoding: .utf8) == "[Timer]\n")
    }
}

@Suite(.blocksItsThread) struct `airfit open` {
    private let home: Home

    init() throws {
        home = try Home()
        home.environment["XDG_RUNTIME_DIR"] = home.folder
    }

    @Test func `shows a screen in the program that runs`() throws {
        let screen = try home.open(columns: 80, rows: 24)
        try screen.wait(for: "Today")
        #expect(try home.run("open", "log").error == "Shown in the AirFit that runs.\n")
        try screen.wait(for: "Write something down")
        #expect(try home.run("open", "workout").status == 0)
        try screen.wait(for: "What kind of workout?")
        var facts = stat()
        #expect(stat(home.folder + "/airfit", &facts) == 0 && facts.st_mode & 0o777 == 0o700)
        #expect(try screen.quit() == .exited(0))
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder + "/airfit").isEmpty)
    }

    @Test func `is not kept from it by the socket of a program that was killed`() throws {
        let killed = try home.open(columns: 80, rows: 24)
        try killed.wait(for: "Today")
        killed.terminal.send(signal: SIGKILL)
        _ = try killed.terminal.waitForEnd()
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder + "/airfit").count == 1)
        let screen = try home.open(columns: 80, rows: 24)
        try screen.wait(for: "Today")
        #expect(try home.run("open", "workout").status == 0)
        try screen.wait(for: "What kind of workout?")
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `starts the program there where none runs`() throws {
        let screen = try home.open("open", "workout", columns: 80, rows: 24)
        try screen.wait(for: "What kind of workout?")
        #expect(try screen.quit() == .exited(0))
        let outcome = try home.run("open", "today")
        #expect(outcome.status == 69 && outcome.error.contains("there is no terminal here"))
        #expect(try home.run("open", "nowhere").status == 64)
    }

    @Test func `survives any bytes on its socket`() throws {
        let screen = try home.open(columns: 80, rows: 24)
        try screen.wait(for: "Today")
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: home.folder + "/airfit").first)
        let path = "\(home.folder)/airfit/\(name)"
        let requests: [(bytes: [UInt8], answer: String)] = [
            ([0x6F, 0xFF, 0xFE, 0x0A], "no The request is no UTF-8.\n"),
            (Array("open nowhere\n".utf8), "no The request names no screen.\n"),
            (Array(repeating: 0x61, count: 1 << 20), "no The request is too long.\n"),
        ]
        for (bytes, answer) in requests {
            let said = talk(path, bytes)
            // A megabyte is refused before all of it was sent: the answer may be lost with the connection.
            #expect(said == answer || bytes.count > 4096 && said.isEmpty)
        }
        #expect(try home.run("open", "workout").status == 0)
        try screen.wait(for: "What kind of workout?")
        #expect(try screen.quit() == .exited(0))
    }
}

/// Sends bytes to a socket and reads what it answers; empty for nothing.
private func talk(_ path: String, _ bytes: [UInt8]) -> String {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let joined = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
    }
    guard joined == 0 else { return "" }
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &answer, answer.count)
    return count > 0 ? String(decoding: answer.prefix(count), as: UTF8.self) : ""
}
