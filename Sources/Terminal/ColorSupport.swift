/// How many colours a terminal shows; fewer first.
public enum ColorSupport: Int, CaseIterable, Comparable, Sendable {
    /// Weight and reversal only: no colours, or `NO_COLOR` is set.
    case mono
    /// The terminal's own 8 or 16.
    case ansi16
    case palette256
    /// 24 bits.
    case direct

    /// Fewer colours come first.
    public static func < (left: ColorSupport, right: ColorSupport) -> Bool { left.rawValue < right.rawValue }

    /// The colours that the environment asks for; the terminal's description may allow less. `NO_COLOR` counts when it
    /// is not empty (https://no-color.org).
    static func wished(in environment: [String: String]) -> ColorSupport {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .mono }
        let isInGNUScreen = environment["STY"] != nil  // shows fewer than the terminal that COLORTERM speaks of
        let claim = environment["COLORTERM"]?.lowercased()
        return (claim == "truecolor" || claim == "24bit") && !isInGNUScreen ? .direct : .palette256
    }

    /// The colours that a description with so many colours allows.
    static func allowed(colors: Int, isDirect: Bool) -> ColorSupport {
        if isDirect { return .direct }
        return colors >= 256 ? .palette256 : colors >= 8 ? .ansi16 : .mono
    }

    /// Names of descriptions that could drive the terminal `name` in direct colour, best first.
    static func directEntries(for name: String, environment: [String: String]) -> [String] {
        var entries: [String] = []
        if name.split(separator: "-").contains(where: { $0.hasPrefix("direct") }) { entries.append(name) }
        let family = name.split(separator: "-").first.map(String.init) ?? name
        switch family {
        case "tmux": return entries + ["tmux-direct"]
        case "screen": return environment["TMUX"] == nil ? entries : entries + ["tmux-direct"]
        case "xterm":
            let kind = name.split(separator: "-").dropFirst().first.map(String.init)
            if kind == "kitty" { entries.append("kitty-direct") }
        case "linux", "vt100", "vt220", "ansi", "cons25": return entries
        default: entries.append("\(family)-direct")
        }
        return entries + ["xterm-direct256", "xterm-direct"]
    }
}
