/// A notice that the terminal itself shows on the desktop: OSC 9, or OSC 777 of rxvt. Only for terminals that are known to
/// take one of them; others print nothing of it, but may read it as something else.
enum NotificationSequence: Equatable {
    case osc9, osc777

    /// `nil` for a terminal that is not known to take any, and inside tmux and screen, which keep it to themselves.
    init?(environment: [String: String]) {
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let name = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        if ["iTerm.app", "WezTerm", "ghostty"].contains(program) || ["xterm-kitty", "xterm-ghostty"].contains(name) {
            self = .osc9
        } else if name == "foot" || name.hasPrefix("foot-") || name.hasPrefix("rxvt-unicode") {
            self = .osc777
        } else {
            return nil
        }
    }

    /// Only printable ASCII is carried, without semicolons, which separate the parts.
    func bytes(title: String, body: String) -> String {
        let (title, body) = (Self.plain(title), Self.plain(body))
        return switch self {
        // What begins with a digit would be taken for a command.
        case .osc9: "\u{1B}]9;\(title): \(body)\u{7}"
        case .osc777: "\u{1B}]777;notify;\(title);\(body)\u{7}"
        }
    }

    private static func plain(_ text: String) -> String {
        let seen = text.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && $0 != ";" }
        return String(String.UnicodeScalarView(seen.prefix(200)))
    }
}
