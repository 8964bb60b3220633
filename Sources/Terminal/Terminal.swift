import CNcurses
import CTerminalGuard
import Canvas
import EventLoop

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The full screen: canvases in, events out. The only one to write to the terminal while it is open.
///
/// Opening sets raw mode and writes nothing; the first frame takes the screen. Every way out gives the terminal back in
/// its old state: `close`, the signals that end or stop a process, and a crash (in C, see `terminal_guard.h`).
/// Nothing polls: without keys, signals and frames there are no wake-ups and no bytes.
@MainActor public final class Terminal {
    /// Hears that a signal (or the window's end, as SIGHUP) asks for a clean exit: save, `close`, exit with 128 + signal.
    /// There are three quarters of a second for it. Without it the terminal closes and the process exits at once.
    public var onTermination: (@MainActor (_ signal: Int32) -> Void)?
    /// Hears whether the terminal's own background is dark or light: soon after the first frame if it answers, and
    /// whenever it tells of a change. Nobody waits for the answer. While it is `nil` nothing is asked.
    public var onAppearance: (@MainActor (Theme.Appearance) -> Void)? {
        didSet {
            guard isSet, isOnScreen, (onAppearance == nil) != (oldValue == nil) else { return }
            if onAppearance == nil { write(modes.appearanceOff) } else { askForAppearance() }
        }
    }
    /// Whether only ASCII characters are drawn. Its change shows at once.
    public var drawsASCII: Bool {
        didSet {
            guard drawsASCII != oldValue else { return }
            painter.standIns = drawsASCII ? ASCIIFallbacks(keepsLetters: isUTF8) : nil
            showCanvas()
            showOtherShape()
        }
    }
    /// Whether text from right to left is put into the order in which it is shown; off where the terminal does that.
    public var ordersText = true {
        didSet { if ordersText != oldValue { canvas = Canvas(Size(width: 0, height: 0)) } }
    }
    /// The characters for fine pictures; `nil` takes those that the terminal is known to draw. Its change shows at once.
    public var wishedShape: DotShape? {
        didSet { if wishedShape != oldValue { showOtherShape() } }
    }
    /// Hears that the screen is about to be somebody else's, or was without a word: the time to hide what it shows.
    public var onLeaving: (@MainActor () -> Void)?
    /// Whether clicks come to us; otherwise the terminal selects text with them.
    public var isMouseCaptured = true {
        didSet {
            if isMouseCaptured != oldValue, isOnScreen { write(isMouseCaptured ? modes.mouseOn : modes.mouseOff) }
        }
    }
    /// Its change shows at once.
    public var theme: Theme {
        didSet {
            guard theme != oldValue else { return }
            painter.theme = theme
            showCanvas()
        }
    }
    /// In cells, at least 1×1.
    public private(set) var size: Size
    /// Bytes sent to the terminal since the start.
    public private(set) var bytesWritten = 0
    /// The colours in use.
    public var colors: ColorSupport { painter.support }

    private let environment: [String: String]
    private let isUTF8: Bool
    private let painter: ScreenPainter
    private let modes: TerminalModes
    private var events: TerminalEvents?
    private var handler: (@MainActor (InputEvent) -> Void)?
    /// The canvas that is shown, or is when the terminal comes back.
    private var canvas = Canvas(Size(width: 0, height: 0))
    private var hasSynchronizedOutput = false
    /// The best characters for fine pictures that the terminal draws, by its own word and our list.
    private var knownShape = DotShape.braille
    /// Questions are asked once; answers still on their way must not be typed into the shell.
    private var questions = Questions.unasked
    private var state = State.opened
    /// Runs while the screen is reversed.
    private var flashing: LoopTimer?

    private enum State {
        /// Raw, nothing written yet.
        case opened
        case onScreen
        /// Stopped, or in the background.
        case away
        /// A program that we started has it.
        case lent
        /// The window is gone: nothing is written any more.
        case gone
        case closed
    }
    private enum Questions { case unasked, asked, answered }

    private var isOnScreen: Bool { state == .onScreen }

    /// Opens the terminal of standard input and output.
    ///
    /// - Parameters:
    ///   - colors: at most so many; `nil` goes by `NO_COLOR`, `COLORTERM` and the terminal's description.
    ///   - drawsASCII: does without a UTF-8 locale.
    ///   - environment: of the process.
    public init(
        theme: Theme, colors: ColorSupport? = nil, drawsASCII: Bool = false, environment: [String: String]
    ) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        let name = environment["TERM"] ?? ""
        guard !name.isEmpty, name != "dumb" else { throw .dumbTerminal(name) }
        do throws(TerminalError) {
            try UTF8Locale.set(from: environment)
            isUTF8 = true
        } catch {
            guard drawsASCII else { throw error }
            isUTF8 = false
        }
        guard terminal_guard_remember(STDIN_FILENO, STDOUT_FILENO) == 0 else { throw .notATerminal }
        // Before ncurses, which handles only those signals that nobody has taken.
        terminal_guard_install()
        let size = Self.windowSize() ?? Size(width: 80, height: 24)
        do {
            painter = try ScreenPainter(
                terminal: name, size: size, theme: theme, colors: colors, environment: environment)
        } catch {
            terminal_guard_remove()
            throw error
        }
        self.theme = theme
        self.drawsASCII = drawsASCII
        self.size = painter.size
        self.environment = environment
        modes = TerminalModes(
            isXtermLike: !painter.capability("kmous").isEmpty,
            isNested: environment["TMUX"] != nil && environment["STY"] != nil)
        if drawsASCII { painter.standIns = ASCIIFallbacks(keepsLetters: isUTF8) }
        terminal_guard_enter()
    }

    /// Draws a frame of a size on the canvas that is shown, a blank one where it has another size, and shows it: only
    /// rows that were drawn on are compared with the screen, and only cells that changed are sent, in one write.
    public func draw(_ size: Size, _ body: (inout Canvas) -> Void) {
        if canvas.size != size {
            canvas = Canvas(size)
            canvas.ordersText = ordersText
            canvas.dotShape = dotShape
        }
        body(&canvas)
        if state == .opened { enterFullScreen() }
        showCanvas()
    }

    /// Braille where no other characters are known to be drawn, and where ours have no width in this system's tables.
    private var dotShape: DotShape {
        guard !drawsASCII, isUTF8 else { return .braille }
        let shape = wishedShape ?? knownShape
        if shape == .octants, !TerminalVersion.knowsOctants { return .sextants }
        return shape
    }

    /// Draws anew with the characters that hold now.
    private func showOtherShape() {
        guard canvas.size.width > 0, canvas.dotShape != dotShape else { return }
        canvas = Canvas(Size(width: 0, height: 0))
        handler?(.resized(size))
    }

    private func showCanvas() {
        guard state == .onScreen else { return }
        painter.paint(canvas) { bytes in
            guard !bytes.isEmpty else { return }
            // A few bytes cannot be torn.
            let isSplit = hasSynchronizedOutput && bytes.count > 256
            write((isSplit ? TerminalModes.beginFrame : []) + bytes + (isSplit ? TerminalModes.endFrame : []))
        }
        canvas.markShown()
        askOnce()
    }

    /// Erases the screen with the next canvas and sends all of it: nothing of what stood there stays in the terminal.
    public func redraw() {
        if state == .onScreen { painter.startAnew() }
    }

    /// Hands what the person does to `handler` from now on, on the main queue.
    public func start(_ handler: @escaping @MainActor (InputEvent) -> Void) {
        guard events == nil, state != .closed else { return }
        self.handler = handler
        events = TerminalEvents(
            eraseByte: terminal_guard_erase_byte(),
            input: { [unowned self] in receive($0) },
            signal: { [unowned self] in notice($0) },
            end: { [unowned self] in end() })
    }

    /// Gives the terminal back and stops the process, as Ctrl-Z does; on its return the last frame is shown again.
    public func suspend() {
        guard state == .onScreen || state == .opened else { return }
        onLeaving?()
        leaveFullScreen()
        terminal_guard_stop()
        comeBack()
    }

    /// Gives the terminal back for as long as `body` runs a program in it, an editor for example. Signals are heard
    /// meanwhile; keys are the program's, and what is drawn shows when it is over.
    public func lend<Value: Sendable>(_ body: @MainActor () async -> Value) async -> Value {
        guard state == .onScreen || state == .opened else { return await body() }
        leaveFullScreen()
        state = .lent
        let value = await body()
        // Closed meanwhile, or its window is gone: there is nothing to come back to.
        guard state == .lent else { return value }
        state = .away
        comeBack()
        return value
    }

    /// Gives the terminal back in its old state. May be called again, to no effect.
    public func close() {
        guard state != .closed else { return }
        endFlash()
        awaitAnswers()
        state = .closed
        events?.cancel()
        events = nil
        handler = nil
        terminal_guard_remove()
        painter.close()
    }

    /// Puts text into the system clipboard through the terminal (OSC 52, never read). False when it is too long for
    /// terminals (74,994 bytes) or the screen is not ours.
    @discardableResult
    public func copyToClipboard(_ text: ClipboardText) -> Bool {
        guard isOnScreen, modes.isXtermLike, ClipboardReach(in: environment) != .absent,
            let sequence = ClipboardSequence(text)
        else { return false }
        write(
            sequence.bytes(
                inTmux: environment["TMUX"] != nil && kind != Self.kindOfScreen, inScreen: environment["STY"] != nil))
        return true
    }

    /// Which kind of terminal it says it is; `nil` where it was not asked or did not say.
    private var kind: Int?
    private static let kindOfScreen = 83

    /// The title of the terminal's window while the screen is ours; its own title comes back with the screen.
    public var title = "" {
        didSet { if title != oldValue, isSet, isOnScreen { write(modes.named(title)) } }
    }

    /// Whether the terminal is known to show notices on the desktop.
    public var showsNotices: Bool { modes.isXtermLike && NotificationSequence(environment: environment) != nil }

    /// Called when a notice with an id is clicked, where the terminal tells of it.
    public var onNoticeClick: ((String) -> Void)?

    /// Shows a notice through the terminal. False when it is not known to show any, or the screen is not ours.
    /// - Parameter id: letters, digits and `-`, by which a click is told; `nil` for none.
    @discardableResult
    public func notify(title: String, body: String, id: String? = nil) -> Bool {
        guard isOnScreen, modes.isXtermLike, let sequence = NotificationSequence(environment: environment) else {
            return false
        }
        write(sequence.bytes(title: title, body: body, id: id.map { "airfit-\($0)" }))
        return true
    }

    /// Rings the terminal's bell.
    public func bell() {
        if isOnScreen { write("\u{7}") }
    }

    /// Reverses the whole screen for a moment, where the terminal can.
    public func flash() {
        guard isOnScreen, painter.capability("flash").contains("?5h") else { return }
        endFlash()
        write(TerminalModes.flashOn)
        flashing = EventLoop.shared.after(.milliseconds(120)) { [weak self] in self?.endFlash() }
    }

    private func endFlash() {
        guard flashing != nil else { return }
        flashing?.cancel()
        flashing = nil
        write(TerminalModes.flashOff)
    }

    // MARK: Coming and going

    private func enterFullScreen() {
        let farewell = modes.farewell(
            leaveScreen: painter.capability("rmcup"), plainText: painter.capability("sgr0"),
            showCursor: painter.capability("cnorm"))
        terminal_guard_set_farewell(farewell, farewell.utf8.count)
        state = .onScreen
    }

    private func leaveFullScreen() {
        endFlash()
        awaitAnswers()
        state = .away
        events?.pause()
        painter.leave()
        terminal_guard_restore()
    }

    /// Takes the terminal again. Continued in the background, it stops once more, as any program that wants the terminal:
    /// a shell tells of a return to the foreground only those that are stopped.
    private func comeBack() {
        var stops = 0  // an orphaned process group cannot be stopped
        while state == .away, !terminal_guard_is_foreground(), stops < 100 {
            terminal_guard_stop()
            stops += 1
        }
        guard state == .away, terminal_guard_is_foreground() else { return }
        // After a stop that nobody could see coming every mode is still set, and setting it again would put a second one
        // on the terminal's stack of keyboard modes, and save as the person's own what was ours.
        terminal_guard_restore()
        guard terminal_guard_enter() == 0 else { return }
        state = .onScreen
        events?.resume()
        isSet = false
        applyNewSize()
        showCanvas()
    }

    /// Continued after a stop that nobody could see coming: somebody else may have used the terminal.
    private func cameBack() {
        guard state == .onScreen else { return comeBack() }
        state = .away
        onLeaving?()
        events?.pause()
        painter.leave()
        comeBack()
    }

    /// The window is gone, or its line.
    private func end() {
        guard state != .gone, state != .closed else { return }
        state = .gone
        terminal_guard_abandon()
        terminate(SIGHUP)
    }

    private func terminate(_ signal: Int32) {
        if let onTermination { return onTermination(signal) }
        close()
        exit(128 + signal)
    }

    // MARK: What comes in

    private func notice(_ signals: Set<Int32>) {
        if state == .lent {
            // The program stops by itself; a shell sees that only of the process that it started. The size is read anew
            // when it is over.
            if signals.contains(SIGTSTP) { terminal_guard_stop() }
        } else {
            if signals.contains(SIGWINCH) { applyNewSize() }
            if signals.contains(SIGCONT) { cameBack() }
            if signals.contains(SIGTSTP) { suspend() }
        }
        let termination = terminal_guard_termination()
        if termination != 0, signals.contains(termination) { terminate(termination) }
    }

    private func applyNewSize() {
        guard let current = Self.windowSize(), current != size else { return }
        painter.resize(to: current)
        size = painter.size
        handler?(.resized(size))
    }

    private func receive(_ inputs: [TerminalInput]) {
        for input in inputs {
            switch input {
            case .event(let event): handler?(event)
            case .answer(.mode(2026, let isKnown)): hasSynchronizedOutput = isKnown
            case .answer(.kind(let kind)): self.kind = kind
            case .answer(.mode(2027, let isKnown)) where isKnown:
                write(TerminalModes.joinsEmojiOn)
                painter.joinsEmoji = true
            case .answer(.mode): break
            case .answer(.version(let text)):
                knownShape = TerminalVersion(text)?.shape ?? .braille
                showOtherShape()
            case .answer(.background(let red, let green, let blue)):
                let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                onAppearance?(luminance < 0.5 ? .dark : .light)
            case .answer(.noticeClicked(let id)): onNoticeClick?(id)
            case .answer(.appearance(let isDark)): onAppearance?(isDark ? .dark : .light)
            case .answer(.deviceAttributes): questions = .answered
            }
        }
    }

    // MARK: What goes out

    /// Whether the modes are set; not before the first frame, so that it is not kept waiting.
    private var isSet = false

    private func askOnce() {
        guard !isSet, isOnScreen else { return }
        isSet = true
        var bytes = modes.on + (title.isEmpty ? "" : modes.named(title)) + (isMouseCaptured ? modes.mouseOn : "")
        if questions == .unasked, events != nil, modes.isXtermLike {
            bytes += modes.questions
            questions = .asked
        }
        write(bytes)
        if onAppearance != nil { askForAppearance() }
    }

    private func askForAppearance() {
        guard events != nil, modes.isXtermLike else { return }
        write(modes.appearanceOn)
        questions = .asked
    }

    /// On leaving right after the start: gives the terminal a moment to answer, so that the shell does not get it.
    private func awaitAnswers() {
        guard questions == .asked, isOnScreen else { return }
        events?.drain(milliseconds: 100) { [unowned self] in
            receive($0.filter { if case .answer = $0 { true } else { false } })
            return questions == .answered
        }
        questions = .answered
    }

    private func write(_ text: String) { write(Array(text.utf8)) }

    private func write(_ bytes: [UInt8]) {
        guard state != .gone, state != .closed else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if written > 0 {
                bytesWritten += written
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, 1000)
            } else if errno != EINTR {
                return end()
            }
        }
    }

    private static func windowSize() -> Size? {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }
}
