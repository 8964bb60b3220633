import CNcurses
import Canvas

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal that the full screen would find here, determined without opening it or writing anything.
public struct TerminalReport: Equatable, Sendable {
    /// `TERM`; empty where it is not set.
    public var name: String
    /// Whether there is a description of that name that can place the cursor.
    public var isUsable: Bool
    /// Whether input and output are a terminal; with a pipe the screen cannot be opened.
    public var isTerminal: Bool
    /// Name of the locale, and whether it is UTF-8.
    public var locale: String
    public var isUTF8: Bool
    public var colors: ColorSupport
    /// `nil` where output is no terminal.
    public var size: Size?

    /// - Parameter environment: of the process.
    public init(environment: [String: String]) {
        name = environment["TERM"] ?? ""
        isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        locale = UTF8Locale.name(in: environment)
        isUTF8 = UTF8Locale.isUTF8(locale)
        let wished = ColorSupport.wished(in: environment)
        var colorCount: Int32 = 0
        isUsable = !name.isEmpty && name != "dumb" && term_describe(name, STDOUT_FILENO, &colorCount)
        let hasDirect = ColorSupport.directEntries(for: name, environment: environment).contains {
            term_has_entry($0, STDOUT_FILENO)
        }
        let allowed = ColorSupport.allowed(colors: Int(colorCount), isDirect: wished == .direct && hasDirect)
        colors = isUsable ? min(wished, allowed) : .mono
        var window = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 {
            size = Size(width: Int(window.ws_col), height: Int(window.ws_row))
        }
    }
}
