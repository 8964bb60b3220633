import Foundation
import TestSupport
import Testing

/// Programs that AirFit starts write down what they see.
@Suite(.blocksItsThread) struct `The environment of a program that is started` {
    private let home: Home

    init() throws {
        home = try Home()
        for name in ["OPENAI_API_KEY", "AIRFIT_CUSTOM_API_KEY", "MY_KEY", "LC_KEY", "https_proxy", "WEATHERAPI_KEY"] {
            home.environment[name] = "canary-\(name)-0123456789"
        }
        try home.file("config/airfit/config.toml", "[providers.custom]\napi_key_env = \"LC_KEY\"\n")
        home.environment["PATH"] = home.folder + "/bin:/usr/bin:/bin"
    }

    /// A program that writes its environment into the file `seen`.
    private func program(_ name: String, then rest: String = "") throws -> String {
        let path = try home.file("bin/\(name)", "#!/bin/sh\nenv > '\(home.folder)/seen'\n\(rest)\n")
        chmod(path, 0o755)
        return path
    }

    private var seen: String {
        String(decoding: FileManager.default.contents(atPath: home.folder + "/seen") ?? Data(), as: UTF8.self)
    }

    private func expectNoKey() {
        // A program that is started once more writes it anew.
        for _ in 0..<100 where !seen.contains("PATH=") { usleep(50_000) }
        #expect(seen.contains("PATH=") && seen.contains("HOME="))
        #expect(!seen.contains("canary") && !seen.contains("AIRFIT_"), "\(seen)")
    }

    @Test func `holds no key where it is the editor`() throws {
        home.environment["EDITOR"] = try program("edit")
        #expect(try home.run("config", "edit").status == 0)
        expectNoKey()
        #expect(seen.contains("TERM="))
    }

    @Test func `comes to the editor with no file or socket that is open here`() throws {
        home.environment["EDITOR"] = try program(
            "edit", then: "for open in 5 7; do test -e /proc/self/fd/$open && exit $open; done; exit 0")
        let ended = try PipedProgram(
            running: "/bin/sh",
            arguments: ["-c", "exec 5</dev/null 7</dev/null; exec \"$0\" config edit", Home.program],
            environment: home.environment)
        #expect(ended.status == 0, "\(ended.error)")
        expectNoKey()
    }

    @Test func `holds no key where it prints a key`() throws {
        let path = try program("print-key", then: "echo sk-other-0123456789")
        try home.file("config/airfit/config.toml", "[providers.openrouter]\nkey_command = [\"\(path)\"]\n")
        #expect(try home.run("keys", "confirm", "openrouter", "--yes").status == 0)
        _ = try home.run("keys", "test", "openrouter")
        expectNoKey()
    }

    @Test func `holds no key where it is the keyring's tool`() throws {
        _ = try program("secret-tool", then: "exit 1")
        home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
        let set = try home.run("keys", "set", "openrouter", "--no-test", input: "sk-other-0123456789")
        #expect(set.error.contains("passphrase"), "\(set.error)")
        expectNoKey()
    }

    @Test func `holds no key where it shows a notice`() throws {
        _ = try program("notify-send")
        home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
        let screen = try home.open("--demo", "--date", "2026-11-21")
        try screen.wait(for: "Steps")
        screen.type(Key.control("k"))
        try screen.wait(for: "Commands")
        screen.type("settingsnotifications" + Key.enter)
        try screen.wait(for: "The desktop can be reached")
        screen.type("\u{1B}[B\u{1B}[B" + Key.enter)
        try screen.wait(for: "Sent to the desktop.")
        expectNoKey()
        #expect(try screen.quit() == .exited(0))
    }
}

@Suite(.blocksItsThread) struct `What others can read` {
    @Test func `is closed at the start, and told once`() throws {
        let home = try Home()
        try home.importDay()
        #expect(try home.run("log", "water", "500ml").status == 0)
        let (data, config) = (home.folder + "/data/airfit", home.folder + "/config/airfit")
        try home.file("config/airfit/config.toml", "[ui]\nbell = true\n")
        let files = [data + "/health.sqlite", config + "/config.toml"]
        for folder in [data, config] { chmod(folder, 0o755) }
        for file in files { chmod(file, 0o644) }
        let first = try home.run("snapshot")
        #expect(first.status == 0)
        for path in files + [data, config] { #expect(first.error.contains(path), "\(first.error)") }
        #expect(first.error.contains("now only you can"))
        func mode(_ path: String) -> mode_t {
            var facts = stat()
            return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
        }
        #expect(files.map(mode) == [0o600, 0o600] && [data, config].map(mode) == [0o700, 0o700])
        #expect(try home.run("snapshot").error.isEmpty)
        chmod(data, 0o711)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "now only you can")
        #expect(try screen.quit() == .exited(0))
        #expect(mode(data) == 0o700)
    }
}
