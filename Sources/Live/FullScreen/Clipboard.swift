import ScreenKit
import Canvas
import EventLoop
import Files
import Foundation
import Processes
import Terminal

/// The system's clipboard, reached through the terminal; a file where that cannot be.
@MainActor struct Clipboard {
    let terminal: Terminal
    let environment: [String: String]
    /// The file that holds what the clipboard did not take.
    let fallback: String

    /// - Returns: what was copied, or where else it is.
    func copy(_ text: ClipboardText) async -> ScreenNotice {
        if environment["TMUX"]?.isEmpty == false { return await takeInTmux(text) }
        let isSent = terminal.copyToClipboard(text)
        if isSent, ClipboardReach(in: environment) == .known { return ScreenNotice("Copied \(text.words).") }
        guard write(text) else { return isSent ? sent(text) : Self.lost }
        return isSent
            ? ScreenNotice("Sent \(text.words) to the clipboard. Should this terminal take none: it is in \(fallback)")
            : ScreenNotice("The terminal's clipboard does not take \(text.words); it is in \(fallback)", .problem)
    }

    private func sent(_ text: ClipboardText) -> ScreenNotice { ScreenNotice("Sent \(text.words) to the clipboard.") }

    private static let lost = ScreenNotice(
        "The terminal's clipboard does not take this, and no file could be written.", .problem)

    /// tmux ignores a program's own sequence unless it is told not to, so it is asked to take the text itself and to hand it on.
    /// It reads a file: others could read the arguments of a program.
    private func takeInTmux(_ text: ClipboardText) async -> ScreenNotice {
        // Where tmux lets it through, it comes without tmux's help, too.
        let isSent = terminal.copyToClipboard(text)
        guard write(text) else { return isSent ? sent(text) : Self.lost }
        guard let tmux = ChildProgram.path(of: "tmux", environment),
            await ChildProgram.run(
                tmux, ["load-buffer", "-w", fallback], environment: ChildEnvironment(of: environment),
                limit: .seconds(2)) == .exited(0)
        else {
            return ScreenNotice("tmux did not take \(text.words); it is in \(fallback)", .problem)
        }
        unlink(fallback)
        return ScreenNotice("Copied \(text.words).")
    }

    private func write(_ text: ClipboardText) -> Bool {
        do throws(FileFailure) {
            try Folder.make(Folder.of(fallback))
            let file = try ReplacementFile(path: fallback)
            try file.write(text.text.utf8)
            try file.finish()
            return true
        } catch {
            return false  // said by the caller
        }
    }
}
