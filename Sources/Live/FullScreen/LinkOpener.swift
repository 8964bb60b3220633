import ScreenKit
import Canvas
import EventLoop

/// Opens addresses in the person's browser, where there is one that can show them.
@MainActor struct LinkOpener {
    let environment: [String: String]
    let clipboard: Clipboard

    /// - Parameter say: hears what is done, and what became of it where that is worth a word.
    func open(_ address: WebAddress, _ say: (ScreenNotice) -> Void) async {
        switch WebBrowser(environment) {
        case .noDisplay: say(await copied(address, because: "There is no display to open it on"))
        case .missing(let name): say(await copied(address, because: "There is no \(name)"))
        case .program(let path):
            say(ScreenNotice("Opening \(address.text)"))
            let isShown = await WebBrowser.show(address.text, with: path, environment)
            guard !isShown, !Task.isCancelled else { return }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            say(await copied(address, because: "\(name) could not open it"))
        }
    }

    private func copied(_ address: WebAddress, because reason: String) async -> ScreenNotice {
        let notice = await clipboard.copy(ClipboardText(address.text, as: "the address"))
        return ScreenNotice("\(address.text): \(reason). \(notice.text)", .problem)
    }
}
