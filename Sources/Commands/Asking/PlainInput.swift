import Console
import Dispatch
import EventLoop
import Foundation

/// The lines of standard input, one when the one before is done with.
@MainActor final class PlainInput {
    private let prompt: String?
    private var watch: FileWatch?
    private var splitter: LineSplitter
    private var lines: [LineSplitter.Line] = []
    private var isAtEnd = false
    /// Who waits for a line. The last one gets it: a question in the middle of something else comes before it.
    private var waiting: [CheckedContinuation<LineSplitter.Line?, Never>] = []
    private var buffer = [UInt8](repeating: 0, count: 4096)
    private let isTerminal = isatty(STDIN_FILENO) == 1
    /// In bytes.
    static let longestLine = 1 << 20
    /// While so many lines, or bytes of them, wait, nothing is read: who writes faster has to wait.
    private static let mostLines = 256
    private static let mostBytes = 4 << 20
    private var waitingBytes = 0

    /// - Parameters:
    ///   - prompt: asks for a line where a person types; `nil` never asks.
    ///   - overflow: of a line that is longer than `longestLine`.
    init(prompt: String? = "You: ", overflow: LineSplitter.Overflow = .split) {
        self.prompt = prompt
        splitter = LineSplitter(limit: Self.longestLine, overflow: overflow)
        watch = EventLoop.shared.watch(STDIN_FILENO) { [weak self] in self?.read() }
    }

    /// The text of the next line; `nil` at the end.
    func nextLine() async -> String? { await next()?.text }

    /// The next line; `nil` at the end.
    func next() async -> LineSplitter.Line? {
        if let prompt, isTerminal, lines.isEmpty, !isAtEnd { Output.piece(prompt) }
        if !lines.isEmpty { return takeFirst() }
        if isAtEnd { return nil }
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Asks for the line again that is waited for: something was written below the prompt.
    func promptAgain() { if let prompt, isTerminal, !waiting.isEmpty { Output.piece(prompt) } }

    /// The next line, as the answer to a question in the middle of something else; `nil` at the end, and when the task is
    /// cancelled.
    func answer(to question: String) async -> String? {
        Output.piece(question + " ")
        dropLines()
        guard !isAtEnd, !Task.isCancelled else { return nil }
        let depth = waiting.count + 1
        let line = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting.append($0) }
        } onCancel: {
            // It lasts for one step of the main actor.
            Task { @MainActor in if self.waiting.count == depth { self.hand(nil) } }
        }
        return line?.text.trimmingCharacters(in: .whitespaces)
    }

    /// No further line is waited for.
    func end() {
        isAtEnd = true
        watch?.cancel()
        dropLines()
        while !waiting.isEmpty { hand(nil) }
    }

    private func takeFirst() -> LineSplitter.Line {
        let line = lines.removeFirst()
        waitingBytes -= line.text.utf8.count
        if lines.count < Self.mostLines / 2, waitingBytes < Self.mostBytes / 2 { watch?.resume() }
        return line
    }

    private func dropLines() {
        lines = []
        waitingBytes = 0
        watch?.resume()
    }

    private func read() {
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            if let line = splitter.finish() { add(line) }
            isAtEnd = true
            watch?.cancel()
            handNext()
            return
        }
        for line in splitter.feed(buffer[..<count]) { add(line) }
        handNext()
    }

    private func add(_ line: LineSplitter.Line) {
        lines.append(line)
        waitingBytes += line.text.utf8.count
        if lines.count >= Self.mostLines || waitingBytes >= Self.mostBytes { watch?.pause() }
    }

    private func handNext() {
        while !lines.isEmpty, !waiting.isEmpty { hand(takeFirst()) }
        while isAtEnd, lines.isEmpty, !waiting.isEmpty { hand(nil) }
    }

    private func hand(_ line: LineSplitter.Line?) {
        waiting.popLast()?.resume(returning: line)
    }
}

/// Hears INT, TERM and HUP on the main actor instead of dying of them.
@MainActor final class PlainInterruption {
    private var sources: [any DispatchSourceSignal] = []

    init(_ heard: @escaping @MainActor (Int32) -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)  // the source hears it all the same
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // On a queue of the system, so it must not count as the main actor's.
            source.setEventHandler { @Sendable in
                if number != SIGINT { Interruption.exit(for: number) }
                Task { @MainActor in heard(number) }
            }
            source.activate()
            return source
        }
    }

    func cancel() { for source in sources { source.cancel() } }
}
