import ChatModel
import Foundation
import HealthModel
import Settings
import SettingsModel
import Testing

/// A folder of its own for each test, gone after it.
final class ConfigFolder {
    let folder = NSTemporaryDirectory() + "airfit-file-\(UUID().uuidString)"
    var path: String { folder + "/config.toml" }

    init(_ text: String? = nil) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let text { try write(text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // the system's folder for temporary files

    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    func text() throws -> String { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    var file: SettingsFile { SettingsFile(path: path) }
}

@Suite struct `Saving a setting` {
    /// The file after the changes.
    func saved(_ text: String?, _ changes: SettingsFile.Change...) async throws -> String {
        let folder = try ConfigFolder(text)
        try await folder.file.apply(changes)
        return try folder.text()
    }

    @Test func `makes the file with its table`() async throws {
        #expect(try await saved(nil, .set("ui.bell", .flag(true))) == "[ui]\nbell = true\n")
    }

    @Test func `changes the value and nothing beside it`() async throws {
        let old = "# mine\n\n[ui] # look\n  theme   =  'dusk'\t# dark\n\n[coach]\nmodel = \"a\"\n"
        #expect(
            try await saved(old, .set("ui.theme", .text("dawn")))
                == "# mine\n\n[ui] # look\n  theme   =  'dawn'\t# dark\n\n[coach]\nmodel = \"a\"\n")
    }

    @Test func `puts a missing key behind the last one of its table`() async throws {
        let old = "[ui]\n  theme = \"dusk\" # dark\n\n# the coach\n[coach]\n"
        #expect(
            try await saved(old, .set("ui.mouse", .flag(false)))
                == "[ui]\n  theme = \"dusk\" # dark\n  mouse = false\n\n# the coach\n[coach]\n")
        #expect(
            try await saved(old, .set("coach.max_tokens", .count(900)))
                == old + "max_tokens = 900\n")
    }

    @Test(arguments: [
        ("[ui]\nmouse = true", "[ui]\nmouse = true\n\n[units]\nsystem = \"imperial\"\n"),
        ("[ui]\nmouse = true\n", "[ui]\nmouse = true\n\n[units]\nsystem = \"imperial\"\n"),
        ("[ui]\nmouse = true\n\n", "[ui]\nmouse = true\n\n[units]\nsystem = \"imperial\"\n"),
        ("# nothing yet\r\n", "# nothing yet\r\n\r\n[units]\r\nsystem = \"imperial\"\r\n"),
        ("units = { }", "units = { system = \"imperial\" }"),
        ("units = { system = \"metric\" } # SI", "units = { system = \"imperial\" } # SI"),
        ("units.system = \"metric\"\n[ui]\n", "units.system = \"imperial\"\n[ui]\n"),
        ("[ \"units\" ]\r\n\"system\"=\"metric\"#\r\n", "[ \"units\" ]\r\n\"system\"=\"imperial\"#\r\n"),
        ("[units]", "[units]\nsystem = \"imperial\""),
        ("[units]\n\n[ui]", "[units]\nsystem = \"imperial\"\n\n[ui]"),
        (
            "[profile]\nname = \"\"\"\n[units]\nsystem = \"x\"\n\"\"\"\n",
            "[profile]\nname = \"\"\"\n[units]\nsystem = \"x\"\n\"\"\"\n\n[units]\nsystem = \"imperial\"\n"
        ),
        (
            "[[other.units]]\nsystem = \"x\"\n",
            "[[other.units]]\nsystem = \"x\"\n\n[units]\nsystem = \"imperial\"\n"
        ),
    ]) func `finds its place however the file is written`(old: String, new: String) async throws {
        #expect(try await saved(old, .set("units.system", .text("imperial"))) == new)
    }

    @Test(arguments: [
        ("ui.theme = \"dusk\" # a\n# b\n[coach]\n", "ui.theme = \"dusk\" # a\nui.mouse = false\n# b\n[coach]\n"),
        ("ui = { theme = \"dusk\" }\n", "ui = { theme = \"dusk\", mouse = false }\n"),
    ]) func `goes beside its siblings`(old: String, new: String) async throws {
        #expect(try await saved(old, .set("ui.mouse", .flag(false))) == new)
    }

    @Test(arguments: [
        (
            "[providers]\ncustom.base_url = \"https://a.b\"\n",
            "[providers]\ncustom.base_url = \"https://a.b\"\ncustom.model = \"m\"\n"
        ),
        (
            "[providers]\ncustom = { headers = { A = \"}\" } } # }\n",
            "[providers]\ncustom = { headers = { A = \"}\" }, model = \"m\" } # }\n"
        ),
        (
            "[providers.custom.headers]\nA = \"b\"\n",
            "[providers.custom.headers]\nA = \"b\"\n\n[providers.custom]\nmodel = \"m\"\n"
        ),
        (
            "providers.openai.model = \"x\"\n",
            "providers.openai.model = \"x\"\n\n[providers.custom]\nmodel = \"m\"\n"
        ),
    ]) func `finds a table in a table`(old: String, new: String) async throws {
        #expect(try await saved(old, .set("providers.custom.model", .text("m"))) == new)
    }

    @Test func `keeps the comments of a list with its elements`() async throws {
        let old = """
            [providers.work]
            models = [ # in this order
                # fast
                "small", # cheap
                "big",   # dear
            ] # both

            """
        #expect(
            try await saved(old, .set("providers.work.models", .texts(["new", "small"]))) == """
                [providers.work]
                models = [
                    "new",
                    # in this order
                    # fast
                    "small",  # cheap
                    # dear
                ] # both

                """)
    }

    @Test func `takes a key out and leaves the comment beside it`() async throws {
        let old = "[ui]\nmouse = false # not here\nbell = true\n"
        #expect(try await saved(old, .unset("ui.mouse")) == "[ui]\n# not here\nbell = true\n")
        #expect(try await saved(old, .unset("ui.bell")) == "[ui]\nmouse = false # not here\n")
        #expect(try await saved(old, .unset("ui.flash")) == old)
        #expect(
            try await saved("ui = { mouse = false, bell = true }\n", .unset("ui.mouse")) == "ui = { bell = true }\n")
        #expect(
            try await saved("ui = { mouse = false, bell = true }\n", .unset("ui.bell")) == "ui = { mouse = false }\n")
        #expect(try await saved("ui.bell = true", .unset("ui.bell")) == "")
    }

    @Test func `takes a table out however it is written`() async throws {
        let old = """
            # people
            [personas.calm] # softly
            name = "Calm"

            # the next one
            [personas.loud]
            name = "Loud"

            [providers]
            calm = { model = "x" }

            """
        #expect(
            try await saved(old, .removeTable("personas.calm"))
                == old.replacing("[personas.calm] # softly\nname = \"Calm\"\n", with: ""))
        #expect(
            try await saved(old, .removeTable("personas.loud"))
                == old.replacing("[personas.loud]\nname = \"Loud\"\n", with: ""))
        #expect(
            try await saved(old, .removeTable("providers.calm"))
                == old.replacing("calm = { model = \"x\" }\n", with: ""))
        #expect(
            try await saved("personas.a.name = \"A\"\npersonas.b.name = \"B\"\n", .removeTable("personas.a"))
                == "personas.b.name = \"B\"\n")
    }

    @Test func `writes what it was given, whatever is in it`() async throws {
        for name in ["\"quoted\" \\ back", "two\nlines\tand\u{7F}\u{1}", "ünï 🌱", "# no comment", "'", "\u{85}"] {
            for old in ["", "[profile]\nname = 'x'\n", "profile = {name='''x'''}"] {
                let folder = try ConfigFolder(old)
                try await folder.file.set("profile.name", to: .text(name))
                #expect(try SettingsCodec.load(from: folder.path).settings.profile.name == name)
            }
        }
    }

    @Test func `makes several changes at once or none`() async throws {
        let folder = try ConfigFolder("[ui]\nbell = true\n")
        await #expect(throws: SettingsFileError.self) {
            try await folder.file.apply([.set("ui.bell", .flag(false)), .set("goals.steps", .count(1))])
        }
        #expect(try folder.text() == "[ui]\nbell = true\n")
        let reading = try await folder.file.apply([
            .set("personas.calm.name", .text("Calm")), .set("coach.persona", .text("calm")), .unset("ui.bell"),
        ])
        #expect(reading.settings.persona.name == "Calm")
        #expect(try SettingsCodec.load(from: folder.path) == reading)
    }

    @Test func `takes in a hand edit made meanwhile`() async throws {
        let folder = try ConfigFolder("[ui]\nbell = true\n")
        let file = folder.file
        try await file.set("ui.mouse", to: .flag(false))
        try folder.write(try folder.text() + "# by hand\n[goals]\nsteps = 7000\n")
        try await file.set("ui.flash", to: .flag(true))
        #expect(
            try folder.text() == "[ui]\nbell = true\nmouse = false\nflash = true\n# by hand\n[goals]\nsteps = 7000\n")
    }

    @Test func `goes on beside a bad value that was there before`() async throws {
        let folder = try ConfigFolder("[coach]\ntemperature = 9\n")
        let reading = try await folder.file.set("ui.bell", to: .flag(true))
        #expect(reading.problems.map(\.key) == ["coach.temperature"])
        #expect(try folder.text() == "[coach]\ntemperature = 9\n\n[ui]\nbell = true\n")
        try await folder.file.set("coach.temperature", to: .number(0.9))
        #expect(try SettingsCodec.load(from: folder.path).settings.coach.temperature == 0.9)
    }
}

@Suite struct `A setting that is not saved` {
    func refused(_ text: String, _ changes: SettingsFile.Change...) async throws -> String? {
        let folder = try ConfigFolder(text)
        let error = await #expect(throws: SettingsFileError.self) { try await folder.file.apply(changes) }
        #expect(try folder.text() == text)
        #expect(try folder.names() == ["config.toml"])
        return error?.message.replacing(folder.folder + "/", with: "")
    }

    @Test func `says which key was meant`() async throws {
        #expect(
            try await refused("", .set("ui.them", .text("x")))
                == "There is no setting ui.them; did you mean ui.theme?")
        #expect(
            try await refused("", .set("steps", .count(1))) == "There is no setting steps; did you mean goals.steps?")
        #expect(
            try await refused("", .set("wholly.unlike.anything", .count(1)))
                == "There is no setting wholly.unlike.anything; see airfit config list.")
        #expect(
            try await refused("", .set("providers.work.modle", .text("x")))
                == "There is no setting providers.work.modle; did you mean providers.work.model?")
    }

    @Test func `says what a value must be`() async throws {
        #expect(
            try await refused("", .set("coach.temperature", .number(3)))
                == "coach.temperature must be a number from 0 to 2.")
        #expect(
            try await refused("", .set("providers.work.base_url", .text("http://example.org")))?
                .hasPrefix("providers.work.base_url must be an https:// address") == true)
    }

    @Test func `names the line that has to be put right first`() async throws {
        let toml = "[ui]\nbell = true\nmouse = maybe\n"
        let sentence = try #require(try await refused(toml, .set("ui.bell", .flag(false))))
        #expect(sentence.hasPrefix("config.toml, line 3: ui.mouse is not TOML"), "as the start says it")
        #expect(sentence.hasSuffix("correct it there, nothing was saved."))
        let local = "[providers.box]\nbase_url = \"http://box.lan\"\nlocal = true\n"
        #expect(
            try await refused(local, .unset("providers.box.local"))?
                .hasPrefix("config.toml, line 2: providers.box.base_url must be") == true)
    }

    @Test(arguments: [
        "ui = 3\n", "[[ui]]\nbell = false\n", "ui = [{ bell = false }]\n", "[ui.bell]\nloud = true\n",
    ]) func `is refused where the file holds something else in its place`(toml: String) async throws {
        let sentence = try #require(try await refused(toml, .set("ui.bell", .flag(true))))
        #expect(sentence.hasPrefix("config.toml"))
    }
}

@Suite struct `Settings file on the disk` {
    @Test func `keeps the mode it had and begins private`() async throws {
        let folder = try ConfigFolder()
        func mode() -> Int {
            var status = stat()
            #expect(stat(folder.path, &status) == 0)
            return Int(status.st_mode & 0o7777)
        }
        try await folder.file.set("ui.bell", to: .flag(true))
        #expect(mode() == 0o600)
        chmod(folder.path, 0o640)
        try await folder.file.set("ui.bell", to: .flag(false))
        #expect(mode() == 0o640)
        #expect(try folder.names() == ["config.toml"])
    }

    @Test func `is written through a link, also to a file that is not there yet`() async throws {
        let folder = try ConfigFolder()
        try FileManager.default.createDirectory(atPath: folder.folder + "/dots", withIntermediateDirectories: true)
        symlink("dots/airfit.toml", folder.path)
        for flag in [true, false] {
            try await folder.file.set("ui.bell", to: .flag(flag))
            let target = try String(contentsOfFile: folder.folder + "/dots/airfit.toml", encoding: .utf8)
            #expect(target == "[ui]\nbell = \(flag)\n")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path) == "dots/airfit.toml")
        }
    }

    @Test func `makes its folder for its owner alone`() async throws {
        let folder = try ConfigFolder()
        let file = SettingsFile(path: folder.folder + "/new/airfit/config.toml")
        try await file.set("ui.bell", to: .flag(true))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.folder + "/new/airfit")[.posixPermissions]
        #expect(mode as? Int == 0o700)
    }

    @Test func `says in one sentence that it cannot be written, and stays`() async throws {
        let file = SettingsFile(path: "/proc/airfit/config.toml")
        let error = await #expect(throws: SettingsFileError.self) { try await file.set("ui.bell", to: .flag(true)) }
        #expect(
            error?.message
                == "/proc/airfit/config.toml cannot be saved: no such file or directory; it stays as it was.")
    }

    @Test func `waits for another process that writes it`() async throws {
        let folder = try ConfigFolder("[ui]\nbell = true\n")
        let descriptor = open(folder.folder, O_RDONLY | O_DIRECTORY)
        #expect(flock(descriptor, LOCK_EX) == 0)
        let file = folder.file
        let saving = Task { try await file.set("ui.bell", to: .flag(false)) }
        try folder.write("[ui]\nbell = true\nflash = true\n")
        close(descriptor)
        _ = try await saving.value
        #expect(try folder.text() == "[ui]\nbell = false\nflash = true\n")
    }

    @Test func `loses nothing to many writers at once`() async throws {
        let folder = try ConfigFolder("# top\n")
        let keys = ["ui.bell", "ui.flash", "ui.ascii", "lock.enabled", "privacy.usage_counts", "ui.reduced_motion"]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for key in keys {
                let file = folder.file  // each with a lock of its own, as processes have
                group.addTask { try await file.set(key, to: .flag(true)) }
            }
            try await group.waitForAll()
        }
        let settings = try SettingsCodec.load(from: folder.path).settings
        for key in keys { #expect(SettingCatalog.field(key)?.read(settings) == .flag(true)) }
        #expect(try folder.text().hasPrefix("# top\n"))
    }

    @Test func `tells of changes by others alone`() async throws {
        let folder = try ConfigFolder("[ui]\nbell = true\n")
        let file = folder.file
        await file.noteCurrent()
        #expect(await file.readingIfChanged() == nil)
        try await file.set("ui.flash", to: .flag(true))
        #expect(await file.readingIfChanged() == nil)
        try folder.write("[ui]\nbell = false\n")
        #expect(await file.readingIfChanged()?.settings.ui.bell == false)
        #expect(await file.readingIfChanged() == nil)
        unlink(folder.path)
        #expect(await file.readingIfChanged() == ParsedSettings.defaults)
    }
}
