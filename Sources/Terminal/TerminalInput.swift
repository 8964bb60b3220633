import Canvas

/// Input of the terminal: an event of the person, or an answer to a question of ours.
package enum TerminalInput: Equatable {
    case event(InputEvent)
    case answer(TerminalAnswer)
}

/// An answer that we asked for; others are swallowed.
package enum TerminalAnswer: Equatable {
    /// Whether a private mode is known to the terminal (DECRPM).
    case mode(Int, isKnown: Bool)
    /// The background colour (OSC 11), 0 to 1 each.
    case background(red: Double, green: Double, blue: Double)
    /// Whether the terminal's colours are dark now: it tells when that changes (mode 2031).
    case appearance(isDark: Bool)
    /// A notice was clicked (OSC 99); the id without its `airfit-`.
    case noticeClicked(String)
    /// Secondary device attributes: which kind of terminal it is; 83 for GNU screen, 84 for tmux.
    case kind(Int)
    /// The terminal's name and version (XTVERSION), as it writes them.
    case version(String)
    /// Primary device attributes: every terminal answers it, so it marks the end of the answers.
    case deviceAttributes
}
