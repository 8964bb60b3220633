import Foundation
import Settings
import Testing

@Suite struct `File locations` {
    @Test func `are those of the specification below home`() throws {
        let found = try FileLocations(environment: ["HOME": "/home/alex"])
        #expect(found.configFile == "/home/alex/.config/airfit/config.toml")
        #expect(found.themesFolder == "/home/alex/.config/airfit/themes")
        #expect(found.data == "/home/alex/.local/share/airfit")
        #expect(found.state == "/home/alex/.local/state/airfit")
        #expect(found.cache == "/home/alex/.cache/airfit")
        #expect(found.throwAwayFolder == nil)
    }

    @Test func `follow the environment where it is absolute`() throws {
        let found = try FileLocations(environment: [
            "HOME": "/home/alex", "XDG_DATA_HOME": "/data/", "XDG_CONFIG_HOME": "relative", "XDG_CACHE_HOME": "",
        ])
        #expect(found.data == "/data/airfit")
        #expect(found.config == "/home/alex/.config/airfit")
        #expect(found.cache == "/home/alex/.cache/airfit")
    }

    @Test func `ask the account where HOME is missing`() throws {
        #expect(
            try FileLocations(environment: [:], accountHome: { "/srv/alex" }).state == "/srv/alex/.local/state/airfit")
    }

    @Test func `say what to set where there is no home at all`() {
        let error = #expect(throws: FileLocationError.self) {
            try FileLocations(environment: ["XDG_CONFIG_HOME": "/etc"], accountHome: { nil })
        }
        #expect(error?.message == "There is no home folder: set HOME or XDG_DATA_HOME to an absolute path.")
    }

    @Test func `of a demonstration are private and go away`() throws {
        let found = try FileLocations.throwAway(environment: ["HOME": "/home/alex"])
        let folder = try #require(found.throwAwayFolder?.path)
        #expect(found.data == folder + "/data/airfit")
        #expect(found.config == "/home/alex/.config/airfit")
        let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        found.removeThrowAway()
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
