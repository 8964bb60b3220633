import Foundation
import TestSupport
import Testing

/// The manual beside the program that it describes.
@Suite(.blocksItsThread) struct `The manual` {
    private let home: Home
    private static let topics = ["airfit", "config", "json"]

    init() throws { home = try Home() }

    /// Every command as it is typed with its options, as the program itself describes them.
    private func commands() throws -> [String: Set<String>] {
        let json = try home.run("--experimental-dump-help").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        var found: [String: Set<String>] = [:]
        func visit(_ command: [String: Any], _ parents: [String]) {
            let path = parents + [command["commandName"] as? String ?? ""]
            guard path.last != "help" else { return }
            let arguments = command["arguments"] as? [[String: Any]] ?? []
            let names = arguments.flatMap { $0["names"] as? [[String: Any]] ?? [] }
            found[path.joined(separator: " ")] = Set(
                names.map { ($0["kind"] as? String == "long" ? "--" : "-") + ($0["name"] as? String ?? "") })
            for inner in command["subcommands"] as? [[String: Any]] ?? [] { visit(inner, path) }
        }
        visit(try #require(root["command"] as? [String: Any]), [])
        return found
    }

    /// The source of a page as it reads.
    private func page(_ topic: String) throws -> String {
        let printed = try home.run("man", topic)
        #expect(printed.status == 0 && printed.error == "")
        return printed.output.replacing(/\\f[BIR]/, with: "").replacing("\\-", with: "-")
    }

    @Test func `describes every command with its options`() throws {
        let commands = try commands()
        #expect(commands.count > 25)
        let page = try page("airfit")
        #expect(try page == self.page("airfit"))
        let sections = page.components(separatedBy: "\n.SS \"").dropFirst()
        // Options of the program are described with it, also those that a command takes too.
        let common = try #require(page.components(separatedBy: "\n.SH \"COMMANDS\"").first)
        for (name, options) in commands where name != "airfit" {
            let section = sections.first { $0.hasPrefix(name + "\"\n") }
            #expect(section != nil, "\(name)")
            for option in options {
                #expect((section ?? "").contains(option) || common.contains(option), "\(name) \(option)")
            }
        }
        for option in commands["airfit"] ?? [] {
            #expect(common.contains("\n.TP\n\(option)") || common.contains(", \(option)\n"), "\(option)")
        }
    }

    @Test func `names no command and no option that there is not`() throws {
        let commands = try commands()
        // The parser's own, which it does not list.
        let options = commands.values.reduce(into: Set(["--generate-completion-script"])) { $0.formUnion($1) }
        for topic in Self.topics {
            let page = try page(topic)
            for option in page.matches(of: /(?:^|[^A-Za-z0-9-])(--[a-z][a-z-]*)/) {
                #expect(options.contains(String(option.1)), "\(option.1) in \(topic)")
            }
            for section in page.matches(of: /\n\.SS "(airfit(?: [a-z][a-z-]*)+)/) {
                #expect(commands[String(section.1)] != nil, "\(section.1) in \(topic)")
            }
        }
    }

    /// Objects whose keys are data.
    private static let open: Set<String> = [
        "details", "by_type", "skipped_reasons", "left_out", "parameters", "value", "default", "subjective_data",
        "environment", "activity", "sleep", "heart_health", "body", "app_context", "trends",
    ]

    /// The keys of an output, those of objects in it too.
    private static func keys(of value: Any) -> Set<String> {
        if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(of: $1)) } }
        guard let object = value as? [String: Any] else { return [] }
        return object.reduce(into: Set(object.keys)) { found, entry in
            if !open.contains(entry.key) { found.formUnion(keys(of: entry.value)) }
        }
    }

    @Test func `tells the keys of what is printed as JSON`() throws {
        let page = try page("json")
        let table = try home.file("weights.csv", "date,metric,value,unit\n2026-11-20,weight,72.4,kg\n")
        let outputs: [(heading: String, arguments: [String])] = [
            ("airfit import --json", ["import", "--json", table]),
            ("airfit import --list --json", ["import", "--list", "--json"]),
            ("airfit snapshot --json", ["snapshot", "--json", "--demo"]),
            ("airfit tools --json", ["tools", "--json"]),
            ("airfit log --list --json", ["log", "--list", "--json", "--demo"]),
            ("airfit providers --json", ["providers", "--json"]),
            ("airfit keys list --json", ["keys", "list", "--json"]),
            ("airfit spend --json", ["spend", "--json"]), ("airfit spend --json", ["spend", "--json", "--by", "day"]),
            ("airfit config list --json", ["config", "list", "--json"]),
            ("airfit config confirm --json", ["config", "confirm", "--json"]),
            ("airfit doctor --json", ["doctor", "--offline", "--json"]),
            ("airfit export --json", ["export", "--json", home.folder + "/all.json"]),
            ("airfit export --json", ["export", "--list", "--json"]),
            ("airfit erase --json", ["erase", "--taken-back", "--yes", "--json"]),
            ("airfit erase --json", ["erase", "--yes", "--json"]),
        ]
        let sections = page.components(separatedBy: "\n.SS \"")
        for (heading, arguments) in outputs {
            let section = try #require(sections.first { $0.hasPrefix(heading) }, "\(heading)")
            let words = Set(section.matches(of: /[a-z][a-z_0-9]*/).map { String($0.0) })
            let printed = try home.run(arguments)
            let value = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
            let keys = Self.keys(of: value)
            #expect(!keys.isEmpty, "\(arguments)")
            #expect(keys.subtracting(words).isEmpty, "\(arguments): \(keys.subtracting(words))")
        }
    }

    @Test func `is installed where man looks, and says what to do elsewhere`() throws {
        home.environment["PATH"] = "/usr/bin:/bin:\(home.folder)/.local/bin"
        home.environment["XDG_DATA_HOME"] = home.folder + "/.local/share"
        let installed = try home.run("man", "--install")
        #expect(installed.status == 0 && installed.error == "")
        let share = home.folder + "/.local/share/man"
        let paths = ["man1/airfit.1", "man5/airfit-config.5", "man5/airfit-json.5"].map { "\(share)/\($0)" }
        #expect(installed.output == paths.joined(separator: "\n") + "\n")
        for (path, topic) in zip(paths, Self.topics) {
            #expect(try String(contentsOfFile: path, encoding: .utf8) == home.run("man", topic).output)
        }
        let elsewhere = try home.run("man", "--install", home.folder + "/pages")
        #expect(elsewhere.status == 0)
        #expect(elsewhere.error.contains("export MANPATH=\(home.folder)/pages:"))
        #expect(FileManager.default.fileExists(atPath: home.folder + "/pages/man5/airfit-json.5"))
    }

    @Test func `opens in man on a terminal, and reads as text without one`() throws {
        home.environment["PATH"] = home.folder + "/bin"
        let plain = try home.open("man", "json", columns: 80, rows: 24)
        try plain.wait(for: "SEE ALSO")
        try home.file("bin/man", "#!/bin/sh\necho \"opened $1 ${2##*/}\"\n")
        chmod(home.folder + "/bin/man", 0o755)
        let opened = try home.open("man", columns: 80, rows: 24)
        try opened.wait(for: "opened -l airfit.1")
    }

    @Test func `has no page on anything else`() throws {
        let refused = try home.run("man", "nothing")
        #expect(refused.status == 64)
        #expect(refused.error == "airfit: There is no page on nothing; the topics are airfit, config, json.\n")
    }

    @Test func `stands beside the licences`() throws {
        let licences = try home.run("licenses")
        #expect(licences.status == 0 && licences.error == "")
        for name in ["AirFit\n======", "GRDB\n====", "UNICODE LICENSE V3", "Apache License", "FriBidi\n======="] {
            #expect(licences.output.contains(name), "\(name)")
        }
    }
}
