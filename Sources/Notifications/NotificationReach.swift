import SettingsModel

/// Which ways there are from here to the person, without trying one.
public struct NotificationReach: Equatable, Sendable {
    /// Whether the desktop can show notifications.
    public enum Desktop: Equatable, Sendable {
        /// The program that speaks to the desktop.
        case reachable(program: String)
        /// There is no session bus: no desktop, or a login from elsewhere.
        case noSession
        /// The desktop may be there, but not the program that speaks to it.
        case noProgram
    }

    /// How a notice goes.
    public enum Route: Equatable, Sendable {
        case desktop(program: String)
        case terminal, bell
    }

    public var desktop: Desktop
    /// Whether the terminal is known to show notices.
    public var terminal: Bool

    public init(desktop: Desktop, terminal: Bool) {
        self.desktop = desktop
        self.terminal = terminal
    }

    /// - Parameters:
    ///   - isThere: whether a file is there: the bus's socket.
    ///   - canRun: whether a file is a program that we may run.
    public init(
        environment: [String: String], terminal: Bool, isThere: (String) -> Bool, canRun: (String) -> Bool
    ) {
        self.terminal = terminal
        let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
        let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"].map { !$0.isEmpty } ?? socket.map(isThere) ?? false
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
        let program = folders.map { "\($0)/notify-send" }.first(where: canRun)
        desktop = !hasBus ? .noSession : program.map(Desktop.reachable) ?? .noProgram
    }

    /// The way of a channel; `nil` where it does not lead anywhere. The automatic one always does.
    public func route(of channel: Settings.Notifications.Channel) -> Route? {
        switch (channel, desktop) {
        case (.automatic, .reachable(let program)), (.desktop, .reachable(let program)): .desktop(program: program)
        case (.automatic, _): terminal ? .terminal : .bell
        case (.desktop, _): nil
        case (.terminal, _): terminal ? .terminal : nil
        case (.bell, _): .bell
        }
    }

    /// One sentence on the desktop.
    public var desktopSentence: String {
        switch desktop {
        case .reachable: "The desktop can be reached (notify-send)."
        case .noSession: "No desktop can be reached: there is no session bus here."
        case .noProgram: "The desktop cannot be reached: notify-send is not installed (package libnotify-bin)."
        }
    }

    /// One sentence on the terminal.
    public var terminalSentence: String {
        terminal
            ? "This terminal shows notices itself." : "This terminal is not known to show notices; its bell rings."
    }
}
