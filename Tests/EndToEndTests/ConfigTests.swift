import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `airfit config` {
    private let home: Home

    init() throws { home = try Home() }

    private var text: String {
        (try? String(contentsOfFile: home.folder + "/config/airfit/config.toml", encoding: .utf8)) ?? ""
    }

    @Test func `sets, gets and takes out`() throws {
        try home.file("config/airfit/config.toml", "# mine\n[ui]\ntheme = 'dawn' # light\n")
        #expect(try home.run("config", "set", "coach.temperature", "0.3").status == 0)
        #expect(try home.run("config", "set", "weather.latitude", "-33.9").status == 0)
        #expect(try home.run("config", "set", "ui.theme", "fjord").status == 0)
        #expect(
            text
                == "# mine\n[ui]\ntheme = 'fjord' # light\n\n[coach]\ntemperature = 0.3\n\n[weather]\nlatitude = -33.9\n"
        )
        #expect(try home.run("config", "get", "ui.theme").output == "fjord\n")
        let unknown = try home.run("config", "set", "ui.theme", "nope")
        #expect(unknown.status == 65 && unknown.error.contains("there is no theme nope; there are "))
        #expect(try home.run("config", "get", "weather.latitude").output == "-33.9\n")
        #expect(try home.run("config", "get", "units.system").output == "metric\n")
        #expect(try home.run("config", "unset", "ui.theme").status == 0)
        #expect(text.hasPrefix("# mine\n[ui]\n# light\n"))
        let unset = try home.run("config", "get", "coach.model")
        #expect(unset.status == 1 && unset.output == "" && unset.error == "airfit: coach.model is not set.\n")
    }

    @Test func `tells the goals that hold, wherever they were set`() throws {
        #expect(try home.run("config", "set", "goals.steps", "13000").status == 0)
        #expect(try home.run("config", "get", "goals.steps").output == "13000\n")
        #expect(try home.run("log", "goal steps 20000").status == 0)
        #expect(try home.run("config", "get", "goals.steps").output == "20000\n")
        #expect(try home.run("config", "list").output.contains("goals.steps = 20000\n"))
        #expect(try home.run("config", "set", "goals.steps", "15000").status == 0)
        #expect(try home.run("config", "get", "goals.steps").output == "15000\n")
        #expect(try home.run("log", "goal steps 21000").status == 0)
        #expect(try home.run("config", "set", "goals.steps", "15000").status == 0)
        #expect(try home.run("config", "get", "goals.steps").output == "15000\n", "also where the file said so before")
    }

    @Test func `refuses in one sentence and writes nothing`() throws {
        let unknown = try home.run("config", "set", "ui.them", "x")
        #expect(unknown.status == 64)
        #expect(unknown.error == "airfit: There is no setting ui.them; did you mean ui.theme?\n")
        let bad = try home.run("config", "set", "goals.steps", "many")
        #expect(bad.status == 65)
        #expect(bad.error == "airfit: goals.steps must be a whole number from 100 to 200000.\n")
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/config/airfit/config.toml"))
        try home.file("config/airfit/config.toml", "[ui]\nmouse = maybe\n")
        let broken = try home.run("config", "set", "goals.steps", "9000")
        #expect(broken.status == 65 && broken.error.contains("config.toml, line 2: "))
        #expect(text == "[ui]\nmouse = maybe\n")
    }

    @Test func `lists every setting`() throws {
        try home.file("config/airfit/config.toml", "[personas.calm]\nname = \"Calm\"\n")
        let list = try home.run("config", "list")
        #expect(list.output.contains("ui.theme = (dusk)\n"))
        #expect(list.output.contains("personas.calm.name = Calm\n"))
        let json = try JSONSerialization.jsonObject(with: Data(try home.run("config", "list", "--json").output.utf8))
        let fields = try #require((json as? [String: Any])?["settings"] as? [[String: Any]])
        let theme = try #require(fields.first { $0["key"] as? String == "ui.theme" })
        #expect(theme["value"] as? String == "dusk" && theme["default"] as? String == "dusk")
        #expect((theme["help"] as? String)?.isEmpty == false)
    }

    @Test func `opens an editor on a template and names what is wrong afterwards`() throws {
        let editor = try home.file("bin/my editor.sh", "#!/bin/sh\nsed -i 's/^#* *bell = .*/bell = 3/' \"$2\"\n")
        chmod(editor, 0o755)
        symlink(editor, home.folder + "/bin/edit")
        home.environment["VISUAL"] = home.folder + "/bin/edit --wait"
        let edited = try home.run("config", "edit")
        #expect(edited.status == 65)
        #expect(edited.error.contains("ui.bell must be true or false."))
        #expect(text.hasPrefix("# Settings of AirFit."))
        home.environment["VISUAL"] = "no-such-editor"
        let missing = try home.run("config", "edit")
        #expect(missing.status == 1 && missing.error.contains("There is no program no-such-editor"))
    }

    @Test func `shows text and snapshots in the units of the file`() throws {
        try home.file("config/airfit/config.toml", "[units]\nsystem = \"imperial\"\n")
        let text = try home.run("snapshot", "--demo", "--date", "2026-11-21").output
        #expect(text.contains(" mi\n") && text.contains(" lb") && !text.contains(" km") && !text.contains(" kg\n"))
        let json = try home.run("snapshot", "--demo", "--date", "2026-11-21", "--json").output
        #expect(json.contains("\"distance_km\"") || json.contains("_km"))
    }

    @Test func `a hand edit is taken up in the sample year too, and a bad line is named`() throws {
        let screen = try home.open("--demo", "--date", "2026-11-21")
        try screen.wait(for: "Sleep")
        try home.file("config/airfit/config.toml", "[units]\nsystem = \"furlongs\"\n")
        try screen.wait(for: "units.system must be")
        try home.file("config/airfit/config.toml", "[units]\nsystem = \"imperial\"\n")
        try screen.wait(for: " mi")
        #expect(try screen.quit() == .exited(0))
        #expect(text == "[units]\nsystem = \"imperial\"\n")
    }

    @Test func `a hand edit is taken up while the program runs, and a bad line is named`() throws {
        try home.file("config/airfit/config.toml", "# mine\n[coach]\ntemperature = 9\n")
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "line 3: coach.temperature must be a number from 0 to 2")
        try home.file("config/airfit/config.toml", "[ui]\nbell = true\nmouse = perhaps\n")
        try screen.wait(for: "line 3: ui.mouse is not TOML")
        try home.file("config/airfit/config.toml", "[ui]\nbell = true\ntheme = \"no-such\"\n")
        try screen.wait(for: "no-such")
        #expect(try screen.quit() == .exited(0))
        #expect(text == "[ui]\nbell = true\ntheme = \"no-such\"\n")
    }
}
