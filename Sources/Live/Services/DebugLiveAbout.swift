import Databases
import Foundation
import HealthStore
import Networking
import ProgramContext
import SettingsScreen
import Settings
import Terminal
import Vault

/// The facts that the about page looks up when it is opened.
extension Context {
    /// Where AirFit keeps what.
    public var places: [AboutFacts.Place] {
        [
            .init("Settings", locations.configFile), .init("Themes", locations.themesFolder),
            .init("Health data", locations.healthDatabase), .init("Conversations", locations.conversationDatabase),
            .init("Vault", locations.data + "/vault"), .init("Log", locations.logFile),
            .init("Cache", locations.cache),
        ]
    }

    /// - Parameter terminal: what is known of the screen that is open.
    public func about(terminal: [AboutFacts.Fact]) -> @Sendable () async -> AboutFacts? {
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
    public var words: String {
        switch self {
        case .mono: "none"
        case .ansi16: "16"
        case .palette256: "256"
        case .direct: "24-bit"
        }
    }
}
