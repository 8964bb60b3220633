import CTerminalGuard
import EventLoop

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Waits for keys and signals in the event loop.
@MainActor final class TerminalEvents {
    private let input: @MainActor ([TerminalInput]) -> Void
    private let signal: @MainActor (Set<Int32>) -> Void
    private let end: @MainActor () -> Void
    private var keys: FileWatch?
    private var signals: FileWatch?
    /// Runs once, only while something is unfinished.
    private var timer: LoopTimer?
    private var isPaused = false
    private let pipe: Int32
    private var decoder: InputDecoder
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    init(
        eraseByte: UInt8, input: @escaping @MainActor ([TerminalInput]) -> Void,
        signal: @escaping @MainActor (Set<Int32>) -> Void, end: @escaping @MainActor () -> Void
    ) {
        self.input = input
        self.signal = signal
        self.end = end
        decoder = InputDecoder(eraseByte: eraseByte)
        pipe = terminal_guard_notices()
        keys = EventLoop.shared.watch(STDIN_FILENO) { [weak self] in self?.readKeys() }
        signals = EventLoop.shared.watch(pipe) { [weak self] in self?.readSignals() }
    }

    /// Reads no more keys: they are somebody else's.
    func pause() {
        guard !isPaused else { return }
        isPaused = true
        keys?.pause()
    }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        decoder = InputDecoder(eraseByte: terminal_guard_erase_byte())
        keys?.resume()
    }

    func cancel() {
        isPaused = true
        keys?.cancel()
        signals?.cancel()
        timer?.cancel()
    }

    /// Reads what comes within the time until `isDone`; for leaving only.
    func drain(milliseconds: Int32, _ isDone: ([TerminalInput]) -> Bool) {
        while isReadable(within: milliseconds) {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            guard count > 0, !isDone(decode(count)) else { return }
        }
    }

    /// Signals come first, and what was typed is looked for anew: after a stop the keys that woke the loop were the shell's.
    /// Reading in the background would stop the process within the call, which goes on in front until a key is pressed.
    private func readKeys() {
        readSignals()
        guard !isPaused, isReadable(within: 0) else { return }
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
            let inputs = decode(count)
            setTimer()
            if !inputs.isEmpty { input(inputs) }
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            keys?.cancel()  // or it would be called for ever
            end()
        }
    }

    /// Whether reading keys does not wait: there are some, or the terminal is gone.
    private func isReadable(within milliseconds: Int32) -> Bool {
        var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, milliseconds) > 0
    }

    /// Decodes the input that the first bytes of the buffer complete. A passphrase may be among them: they are wiped.
    private func decode(_ count: Int) -> [TerminalInput] {
        defer { buffer.withUnsafeMutableBytes { explicit_bzero($0.baseAddress!, count) } }
        return decoder.feed(buffer[..<count])
    }

    private func readSignals() {
        let count = read(pipe, &buffer, buffer.count)
        guard count > 0 else { return }
        signal(Set(buffer[..<count].map(Int32.init)))
    }

    private func timeIsUp() {
        timer = nil
        let inputs = decoder.endWaiting()
        if !inputs.isEmpty { input(inputs) }
    }

    private func setTimer() {
        timer?.cancel()
        timer = nil
        guard let timeout = decoder.timeout else { return }
        let wait: Duration =
            switch timeout {
            case .escape: .milliseconds(25)
            case .sequence: .milliseconds(50)
            case .paste: .seconds(5)
            }
        timer = EventLoop.shared.after(wait) { [weak self] in self?.timeIsUp() }
    }
}
