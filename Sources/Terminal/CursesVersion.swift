import CNcurses

/// The version of ncurses.
public enum CursesVersion {
    /// As `6.4.20221231`.
    public static var text: String {
        guard let text = curses_version() else { return "" }
        return String(cString: text).split(separator: " ").last.map(String.init) ?? ""
    }
}
