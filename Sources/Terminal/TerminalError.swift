import Canvas

/// Why the full screen cannot be opened.
public enum TerminalError: Error, Equatable, Sendable {
    /// Input or output is a file or a pipe.
    case notATerminal
    /// The terminal cannot place its cursor, so nothing can be drawn on it.
    case dumbTerminal(String)
    /// The system has no description of the terminal that `TERM` names.
    case unknownTerminal(String)
    /// The locale's characters are not UTF-8.
    case noUTF8Locale(String)

    /// One sentence for the person: what is wrong and what to do.
    public var message: String {
        switch self {
        case .notATerminal:
            "the full screen needs a terminal for input and output; in a pipe use a subcommand, see airfit --help"
        case .dumbTerminal(let name):
            (name.isEmpty ? "TERM is not set" : "the terminal \"\(SafeText.line(name))\" cannot place its cursor")
                + "; set TERM to what you use, for example TERM=xterm-256color, or use airfit --plain"
        case .unknownTerminal(let name):
            "there is no terminfo entry for the terminal \"\(SafeText.line(name))\"; set TERM to a known one, "
                + "for example TERM=xterm-256color, or install ncurses-term"
        case .noUTF8Locale(let name):
            "the locale \"\(SafeText.line(name))\" is not UTF-8; set a UTF-8 one, for example LC_ALL=C.UTF-8, "
                + "or draw without: airfit config set ui.ascii true"
        }
    }
}
