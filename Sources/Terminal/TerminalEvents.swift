import CTerminalGuard
import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Waits for keys and signals on the main queue.
@MainActor final class TerminalEvents {
    private let input: @MainActor ([TerminalInput]) -> Void
    private let signal: @MainActor (Set<Int32>) -> Void
    private let end: @MainActor () -> Void
    private let keys: any DispatchSourceRead
    private let signals: any DispatchSourceRead
    /// Runs once, only while something is unfinished.
    private let timer: any DispatchSourceTimer
    private var isTimerSet = false
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
        keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        signals = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
        timer = DispatchSource.makeTimerSource(queue: .main)
        keys.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readKeys() } }
        signals.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readSignals() } }
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.timeIsUp() } }
        keys.activate()
        signals.activate()
        timer.activate()
    }

    /// Reads no more keys: they are somebody else's.
    func pause() {
        guard !isPaused else { return }
        isPaused = true
        keys.suspend()
    }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        decoder = InputDecoder(eraseByte: terminal_guard_erase_byte())
        keys.resume()
    }

    func cancel() {
        resume()  // a suspended source must not be released
        keys.cancel()
        signals.cancel()
        timer.cancel()
    }

    /// Reads what comes within the time until `isDone`; for leaving only.
    func drain(milliseconds: Int32, _ isDone: ([TerminalInput]) -> Bool) {
        var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, milliseconds) > 0, wait.revents & Int16(POLLIN) != 0 {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            guard count > 0, !isDone(decoder.feed(buffer[..<count])) else { return }
        }
    }

    private func readKeys() {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
            let inputs = decoder.feed(buffer[..<count])
            setTimer()
            if !inputs.isEmpty { input(inputs) }
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            keys.cancel()  // or it would be called for ever
            end()
        }
    }

    private func readSignals() {
        let count = read(pipe, &buffer, buffer.count)
        guard count > 0 else { return }
        signal(Set(buffer[..<count].map(Int32.init)))
    }

    private func timeIsUp() {
        isTimerSet = false
        let inputs = decoder.endWaiting()
        if !inputs.isEmpty { input(inputs) }
    }

    private func setTimer() {
        guard let patience = decoder.patience else {
            if isTimerSet { timer.schedule(deadline: .distantFuture) }
            isTimerSet = false
            return
        }
        let wait: DispatchTimeInterval =
            switch patience {
            case .escape: .milliseconds(25)
            case .sequence: .milliseconds(50)
            case .paste: .seconds(5)
            }
        isTimerSet = true
        timer.schedule(deadline: .now() + wait, leeway: .milliseconds(1))
    }
}
