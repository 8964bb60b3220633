/// The environment that a child program of AirFit sees: the one place that decides it.
///
/// A list of names and no patterns, so that no API key, token, proxy with a password or passphrase file gets through, whatever
/// the variables are called that hold them: an editor's plug-in or a key command could send them on.
public struct ChildEnvironment: Equatable, Sendable {
    /// Names and values, as the program gets them.
    public private(set) var variables: [String: String]

    /// - Parameter environment: AirFit's own.
    public init(of environment: [String: String]) {
        variables = environment.filter { Self.names.contains($0.key) }
    }

    /// The same with a variable of our own.
    public func setting(_ name: String, _ value: String) -> ChildEnvironment {
        var environment = self
        environment.variables[name] = value
        return environment
    }

    /// The variables that locate programs, a home, a language, a terminal, a desktop and an agent.
    private static let names: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TZ",
        "LANG", "LANGUAGE", "LC_ALL", "LC_ADDRESS", "LC_COLLATE", "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT",
        "LC_MESSAGES", "LC_MONETARY", "LC_NAME", "LC_NUMERIC", "LC_PAPER", "LC_TELEPHONE", "LC_TIME",
        "TERM", "COLORTERM", "NO_COLOR", "TERMINFO", "TERMINFO_DIRS", "TMUX", "STY", "EDITOR", "VISUAL", "PAGER",
        "BROWSER",
        "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS",
        "XDG_CACHE_HOME", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_DATA_HOME",
        "XDG_RUNTIME_DIR", "XDG_SEAT", "XDG_SESSION_CLASS", "XDG_SESSION_DESKTOP", "XDG_SESSION_ID",
        "XDG_SESSION_TYPE", "XDG_STATE_HOME", "XDG_VTNR",
        "SSH_AUTH_SOCK", "GNUPGHOME", "GPG_TTY", "PASSWORD_STORE_DIR",
    ]
}
