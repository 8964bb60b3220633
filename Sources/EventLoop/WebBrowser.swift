import Processes

/// The program that shows addresses of the web to the person.
public enum WebBrowser: Equatable, Sendable {
    /// Its path.
    case program(String)
    /// There is nothing to show it on.
    case noDisplay
    /// A program of this name is to be asked, and there is none.
    case missing(String)

    #if os(macOS)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// The program of `$BROWSER` where that names a single one, else the system's own where there is a display.
    @MainActor public init(_ environment: [String: String]) {
        var name = environment["BROWSER"] ?? ""
        if name.isEmpty || name.contains(":") {
            guard Self.hasDisplay(environment) else {
                self = .noDisplay
                return
            }
            name = Self.opener
        }
        let path = name.hasPrefix("/") ? name : ChildProgram.path(of: name, environment)
        self = path.map { .program($0) } ?? .missing(name)
    }

    private static func hasDisplay(_ environment: [String: String]) -> Bool {
        #if os(macOS)
            true
        #else
            ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        #endif
    }

    /// Shows an address and waits for the program's end, which for a browser may be whenever the person closes it.
    /// - Returns: whether it ended well.
    @MainActor public static func show(
        _ address: String, with program: String, _ environment: [String: String]
    ) async -> Bool {
        await ChildProgram.run(
            program, [address], environment: ChildEnvironment(of: environment), limit: .seconds(30 * 86_400))
            == .exited(0)
    }
}
