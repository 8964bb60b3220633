import ScreenKit
import Canvas
import EventLoop
import Processes

/// Opens addresses in the person's browser, where there is a display to show it on.
@MainActor struct LinkOpener {
    let environment: [String: String]
    let clipboard: Clipboard

    #if os(macOS)
        private static let program = "open"
        private var hasDisplay: Bool { true }
    #else
        private static let program = "xdg-open"
        private var hasDisplay: Bool {
            ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        }
    #endif

    /// A browser that the opener becomes may run as long as the person wants.
    private static let limit = Duration.seconds(30 * 86_400)

    /// - Parameter say: hears what is done, and what became of it where that is worth a word.
    func open(_ address: WebAddress, _ say: (ScreenNotice) -> Void) async {
        guard hasDisplay else { return say(await copied(address, because: "There is no display to open it on")) }
        guard let program = ChildProgram.path(of: Self.program, environment) else {
            return say(await copied(address, because: "There is no \(Self.program)"))
        }
        say(ScreenNotice("Opening \(address.text)"))
        let ending = await ChildProgram.run(
            program, [address.text], environment: ChildEnvironment(of: environment), limit: Self.limit)
        guard ending != .exited(0), !Task.isCancelled else { return }
        say(await copied(address, because: "\(Self.program) could not open it"))
    }

    private func copied(_ address: WebAddress, because reason: String) async -> ScreenNotice {
        let notice = await clipboard.copy(ClipboardText(address.text, as: "the address"))
        return ScreenNotice("\(address.text): \(reason). \(notice.text)", .problem)
    }
}
