/// What programs that AirFit starts see of its environment: what finds a home, a language, a desktop and an agent. No key.
public enum ChildEnvironment {
    private static let names: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TERM", "TZ", "TMPDIR", "DISPLAY",
        "WAYLAND_DISPLAY",
        "XAUTHORITY", "SSH_AUTH_SOCK", "GNUPGHOME", "PASSWORD_STORE_DIR",
    ]
    private static let beginnings = ["LC_", "XDG_", "DBUS_"]

    public static func minimal(of environment: [String: String]) -> [String: String] {
        environment.filter { name, _ in
            names.contains(name) || beginnings.contains { name.hasPrefix($0) && !name.hasSuffix("_API_KEY") }
        }
    }
}
