import Foundation
import HealthStore
import Networking
import SettingsScreen
import Settings
import Terminal
import Vault

/// What the about page looks up when it is opened.
extension Context {
    /// Where AirFit keeps what.
    var places: [AboutFacts.Place] {
        [
            .init("Settings", locations.configFile), .init("Themes", locations.themesFolder),
            .init("Health data", locations.healthDatabase), .init("Conversations", locations.conversationDatabase),
            .init("Vault", locations.data + "/vault"), .init("Log", locations.logFile),
            .init("Cache", locations.cache),
        ]
    }

    /// - Parameter terminal: what is known of the screen that is open.
    func about(terminal: [AboutFacts.Fact]) -> @Sendable () async -> AboutFacts? {
        {
            var about = settingsState.about
            about.places = places.map {
                AboutFacts.Place($0.title, $0.path, note: FileFacts(of: $0.path).words)
            }
            about.parts = [
                .init("Swift", swiftVersion), .init("ncurses", CursesVersion.text),
                .init("libcurl", CurlVersion.text ?? "not installed"), .init("SQLite", SQLiteVersion.text),
                .init("libsodium", SodiumVersion.text),
            ]
            about.terminal = terminal + windowSize.map { AboutFacts.Fact("Size", $0) }
            return about
        }
    }

    private var windowSize: [String] {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return [] }
        return ["\(window.ws_col)×\(window.ws_row)"]
    }

    /// Of the compiler this was made with.
    private var swiftVersion: String {
        #if compiler(>=6.4)
            return "6.4 or later"
        #elseif compiler(>=6.3)
            return "6.3"
        #else
            return "6.2"
        #endif
    }
}

extension ColorSupport {
    var words: String {
        switch self {
        case .mono: "none"
        case .ansi16: "16"
        case .palette256: "256"
        case .direct: "24-bit"
        }
    }
}

/// Size and mode of a file, or of a folder with all that is in it.
struct FileFacts {
    /// With what belongs to a database: its `-wal` and `-shm`.
    private(set) var bytes = 0
    private var mode: mode_t?

    init(of path: String) {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return }
        mode = facts.st_mode & 0o777
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            bytes = [path, path + "-wal", path + "-shm"].reduce(0) { $0 + Self.size(of: $1) }
            return
        }
        let files = FileManager.default.enumerator(atPath: path)
        while let file = files?.nextObject() as? String { bytes += Self.size(of: path + "/" + file) }
    }

    /// `12.0 MiB, mode 600`; that there is none yet.
    var words: String {
        guard let mode else { return "none yet" }
        let size = bytes < 1 << 20 ? "\((bytes + 1_023) >> 10) KiB" : "\(bytes >> 20) MiB"
        return "\(size), mode \(String(mode, radix: 8))"
    }

    /// Of a file; 0 for anything else.
    private static func size(of path: String) -> Int {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG ? Int(facts.st_size) : 0
    }
}
