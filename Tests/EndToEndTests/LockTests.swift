import Foundation
import Glibc
import TestSupport
import Testing

/// The lock as somebody at the terminal meets it.
@Suite(.blocksItsThread) struct `Behind a passphrase` {
    private static let passphrase = "four words nobody guesses"

    /// Goes through the page of the lock: switches it on and sets a passphrase.
    private func locked(_ home: Home) throws -> Screen {
        let screen = try home.open("--demo", "--date", "2026-11-21")
        try screen.wait(for: "Steps")
        screen.type(Key.control("k"))
        try screen.wait(for: "Commands")
        screen.type("settingsapplock" + Key.enter)
        try screen.wait(for: "What it protects")
        screen.type(Key.enter)
        try screen.wait(for: "New passphrase")
        screen.type(Self.passphrase + Key.enter)
        screen.type(Self.passphrase + Key.enter)
        try screen.wait(for: "The passphrase is set.")
        return screen
    }

    @Test func `Ctrl-X hides everything, a wrong passphrase opens nothing and the right one does`() throws {
        let home = try Home()
        let screen = try locked(home)
        screen.type(Key.control("x"))
        try screen.wait(for: "AirFit is locked")
        let mark = screen.terminal.output.count
        #expect(!screen.text.contains("Settings"))
        screen.type("wrong" + Key.enter)
        try screen.wait(for: "That is not the passphrase.")
        try screen.wait("the end of the pause") { !$0.contains { $0.contains("next try") } }
        screen.type("\u{1B}[200~\(Self.passphrase)\u{1B}[201~" + Key.enter)
        try screen.wait(for: "What it protects")
        let output = String(decoding: screen.terminal.output[mark...], as: UTF8.self)
        #expect(!output.contains("wrong"))
        #expect(!output.contains(Self.passphrase))
        #expect(try screen.quit() == .exited(0))
        #expect(screen.isGivenBack)
    }

    @Test func `neither the passphrase nor anything behind the lock is found on the disk or in the process`() throws {
        let home = try Home()
        let screen = try locked(home)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: home.folder)
        for path in paths {
            guard let data = FileManager.default.contents(atPath: home.folder + "/" + path) else { continue }
            #expect(data.range(of: Data(Self.passphrase.utf8)) == nil, "\(path) holds the passphrase")
        }
        #expect(paths.contains { $0.hasSuffix("vault") || $0.contains("vault") })
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `it is locked from the first frame on at the next start`() throws {
        let home = try Home()
        let first = try home.open("--date", "2026-11-21")
        try first.wait(for: "AirFit")
        first.type(Key.control("k"))
        try first.wait(for: "Commands")
        first.type("settingsapplock" + Key.enter)
        try first.wait(for: "What it protects")
        first.type(Key.enter)
        try first.wait(for: "New passphrase")
        first.type(Self.passphrase + Key.enter + Self.passphrase + Key.enter)
        try first.wait(for: "The passphrase is set.")
        #expect(try first.quit() == .exited(0))
        let second = try home.open("--date", "2026-11-21")
        try second.wait(for: "AirFit is locked")
        #expect(!second.terminal.text.contains("Today"))
        second.type(Self.passphrase + Key.enter)
        try second.wait(for: "Today")
        #expect(try second.quit() == .exited(0))
    }
}

@Suite(.blocksItsThread) struct `On first run` {
    @Test func `the setup comes, and goes on at the same question after a kill`() throws {
        let home = try Home(isFirstRun: true)
        let first = try home.open(columns: 80, rows: 24)
        try first.wait(for: "Step 1 of 10")
        first.type("Ada" + Key.enter)
        try first.wait(for: "Step 2 of 10")
        first.type(Key.enter)
        try first.wait(for: "Step 3 of 10")
        try first.wait("the marker on the disk") { _ in
            let text = FileManager.default.contents(atPath: home.folder + "/state/airfit/setup") ?? Data()
            return String(decoding: text, as: UTF8.self).contains("at birth_date")
        }
        first.terminal.send(signal: SIGKILL)
        _ = try first.terminal.waitForEnd()
        let second = try home.open(columns: 80, rows: 24)
        try second.wait(for: "Step 3 of 10")
        second.type("\t\t\t\t" + Key.enter)  // over Next, Skip and Back to Skip all
        try second.wait(for: "Today")
        #expect(try second.quit() == .exited(0))
        let third = try home.open(columns: 80, rows: 24)
        try third.wait(for: "Today")
        #expect(!third.terminal.text.contains("Step 1"))
        #expect(try third.quit() == .exited(0))
    }

    @Test func `a server that runs is offered, and a key of the environment`() throws {
        let server = try LoopbackServer.start { _ in
            .whole(#"{"models":[{"name":"qwen3:8b","model":"qwen3:8b"}]}"#)
        }
        defer { server.stop() }
        let home = try Home(isFirstRun: true)
        home.environment["OLLAMA_HOST"] = server.url
        home.environment["OPENAI_API_KEY"] = "sk-planted-0123456789"
        try home.file("state/airfit/setup", "at provider\n")
        let screen = try home.open(columns: 80, rows: 24)
        try screen.wait(for: "Ollama")
        try screen.wait(for: "A key was found in OPENAI_API_KEY.")
        #expect(!screen.terminal.text.contains("sk-planted"))
        #expect(try screen.quit() == .exited(0))
    }
}

@Suite(.blocksItsThread) struct `Telling a person` {
    @Test func `a notice goes to the desktop by its program, without a shell`() throws {
        let home = try Home()
        let tool = try home.file(
            "bin/notify-send", "#!/bin/sh\nfor word in \"$@\"; do echo \"$word\" >> '\(home.folder)/told'; done\n")
        chmod(tool, 0o755)
        home.environment["PATH"] = home.folder + "/bin:/usr/bin:/bin"
        home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
        let screen = try home.open("--demo", "--date", "2026-11-21")
        try screen.wait(for: "Steps")
        screen.type(Key.control("k"))
        try screen.wait(for: "Commands")
        screen.type("settingsnotifications" + Key.enter)
        try screen.wait(for: "The desktop can be reached")
        screen.type("\u{1B}[B\u{1B}[B" + Key.enter)
        try screen.wait(for: "Sent to the desktop.")
        let told = FileManager.default.contents(atPath: home.folder + "/told") ?? Data()
        #expect(
            String(decoding: told, as: UTF8.self)
                == "--app-name=AirFit\n--\nAirFit\nThis is how AirFit tells you something.\n")
        #expect(try screen.quit() == .exited(0))
    }
}
