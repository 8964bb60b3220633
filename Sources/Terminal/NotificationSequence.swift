import Canvas

/// A notice that the terminal itself shows on the desktop: OSC 99 of kitty, OSC 9, or OSC 777 of rxvt. Only for terminals
/// that are known to take one of them; others print nothing of it, but may read it as something else.
public enum NotificationSequence: Equatable, Sendable {
    case osc9, osc99, osc777

    /// `nil` for a terminal that is not known to take any, and inside tmux and screen, which keep it to themselves.
    public init?(environment: [String: String]) {
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let name = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        if name == "xterm-kitty" {
            self = .osc99
        } else if ["iTerm.app", "WezTerm", "ghostty"].contains(program) || name == "xterm-ghostty" {
            self = .osc9
        } else if name == "foot" || name.hasPrefix("foot-") || name.hasPrefix("rxvt-unicode") {
            self = .osc777
        } else {
            return nil
        }
    }

    /// The text in any script, without what a terminal acts on; semicolons separate the parts where it is not in base64.
    /// - Parameter id: letters, digits and `-` by which a click is told (OSC 99): `airfit-goal-12`; `nil` where a click
    ///   need not be told.
    public func bytes(title: String, body: String, id: String? = nil) -> String {
        switch self {
        case .osc9:
            return "\u{1B}]9;\(Self.plain(title)): \(Self.plain(body))\u{7}"
        case .osc777:
            return "\u{1B}]777;notify;\(Self.plain(title));\(Self.plain(body))\u{7}"
        case .osc99:
            let name = "i=\(id ?? "airfit")"
            let click = id == nil ? "" : ":a=focus,report"
            return "\u{1B}]99;\(name):d=0:e=1:p=title;\(Self.encoded(title))\u{1B}\\"
                + "\u{1B}]99;\(name):d=1:e=1:p=body\(click);\(Self.encoded(body))\u{1B}\\"
        }
    }

    /// Characters that a terminal, or a desktop that it hands them to, could act on go.
    private static func plain(_ text: String) -> String {
        String(SafeText.line(text).replacing(";", with: ",").prefix(200))
    }

    private static func encoded(_ text: String) -> String { ClipboardSequence.base64(Array(plain(text).utf8)) }

    /// The id in the report of a click: `99;i=airfit-goal-12;`. `nil` for other reports.
    static func clicked(_ bytes: [UInt8]) -> String? {
        guard bytes.count <= 200, let text = String(validating: bytes, as: UTF8.self), text.hasPrefix("99;") else {
            return nil
        }
        let parts = text.dropFirst(3).split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = parts.first?.split(separator: ":") ?? []
        // A report of its end carries `p=close`, the answer to a question `p=?`.
        guard !fields.contains(where: { $0.hasPrefix("p=") }),
            let id = fields.first(where: { $0.hasPrefix("i=airfit-") })
        else { return nil }
        return String(id.dropFirst("i=airfit-".count))
    }
}
