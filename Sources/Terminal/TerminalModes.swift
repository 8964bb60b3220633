import Canvas

/// The sequences that ncurses does not know, all of them constants.
struct TerminalModes {
    /// The terminal speaks xterm's language: it has a mouse by its description.
    let isXtermLike: Bool
    /// Both tmux and GNU screen are named by the environment, which does not say which runs in which.
    var isNested = false

    /// Bracketed paste, focus reports, distinct keys (kitty's and xterm's protocol), and Alt as an escape before the
    /// letter: left to itself xterm writes `ô` for Alt-T.
    var on: String {
        guard isXtermLike else { return "" }
        // The window's title is kept first, to be given back.
        return "\u{1B}[22;2t\u{1B}[?2004h\u{1B}[?1004h\u{1B}[>1u\u{1B}[>4;1m\u{1B}[?1036;1039s\u{1B}[?1036;1039h"
    }
    var mouseOn: String { isXtermLike ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "" }
    var mouseOff: String { isXtermLike ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : "" }

    /// Does it know synchronised output and clusters of two cells; what is its version; who is it (which every terminal answers, so it comes last).
    var questions: String {
        isXtermLike ? "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[>q" + (isNested ? "\u{1B}[>c" : "") + lastQuestion : ""
    }
    private let lastQuestion = "\u{1B}[c"

    /// Which background it has, and to be told when its colours change.
    var appearanceOn: String { isXtermLike ? "\u{1B}[?2031h\u{1B}]11;?\u{1B}\\" + lastQuestion : "" }
    var appearanceOff: String { isXtermLike ? "\u{1B}[?2031l" : "" }

    /// The whole screen reversed, and back.
    static let flashOn = "\u{1B}[?5h"
    static let flashOff = "\u{1B}[?5l"

    /// Names the terminal's window; empty where that cannot be.
    func named(_ title: String) -> String { isXtermLike ? "\u{1B}]2;\(SafeText.line(title))\u{1B}\\" : "" }

    /// Undoes all of it, whatever was set: written by the guard on every way out.
    func farewell(leaveScreen: String, plainText: String, showCursor: String) -> String {
        let modes =
            "\u{1B}[?2026l\u{1B}[?2027l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?2031l"
            + "\u{1B}[23;2t\u{1B}[?1036;1039r\u{1B}[<u\u{1B}[>4;0m\u{1B}[r\u{1B}[0m\u{1B}[?1l\u{1B}>"
        // Without a screen of its own the shell goes on below what was drawn.
        let leave = leaveScreen.isEmpty ? "\u{1B}[999;1H\r\n" : leaveScreen + "\r"
        return (isXtermLike ? modes : "") + plainText + showCursor + leave
    }

    /// Emoji of several scalars take two cells.
    static let joinsEmojiOn = "\u{1B}[?2027h"

    /// Whether a terminal is known to show them so without being told, and does not answer when it is asked.
    static func joinsEmoji(in environment: [String: String]) -> Bool {
        environment["TMUX"] == nil && environment["STY"] == nil && environment["TERM"] == "xterm-kitty"
    }

    static let beginFrame = Array("\u{1B}[?2026h".utf8)
    static let endFrame = Array("\u{1B}[?2026l".utf8)
}
