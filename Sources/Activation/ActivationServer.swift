import EventLoop
import Files
import Glibc
import SettingsModel

/// Listens for other programs of the same person that ask for a screen of this one.
///
/// A request is one line of words, `open goal 12`, an answer one line that begins with `ok` or `no`. What is longer than a
/// line, no UTF-8, or not whole within two seconds is refused.
@MainActor public final class ActivationServer {
    private let path: String
    private let descriptor: Int32
    private let asked: @MainActor (OpenTarget) -> Void
    private var watch: FileWatch?
    private var talks: [Int32: Talk] = [:]

    private struct Talk {
        var bytes: [UInt8] = []
        var watch: FileWatch
        var limit: LoopTimer
    }

    private static let mostTalks = 16
    private static let time = Duration.seconds(2)

    /// - Parameter asked: hears which screen is asked for.
    /// - Throws: where the folder cannot be used; the program runs without it.
    public init(
        in folder: ActivationFolder, asked: @escaping @MainActor (OpenTarget) -> Void
    ) throws(ActivationFolder.Failure) {
        try folder.make()
        (path, self.asked) = (folder.socket(of: getpid()), asked)
        descriptor = LocalSocket.make()
        guard descriptor >= 0 else { throw .init("No socket can be made: \(FileFailure.last.reason).") }
        // A crashed program of the same number may have left one.
        PathText.unlink(path)
        let bound = LocalSocket.withAddress(path) { bind(descriptor, $0, $1) }
        guard bound == 0, chmod(path, 0o600) == 0, listen(descriptor, 8) == 0 else {
            let reason = bound == nil ? "its path is too long" : FileFailure.last.reason
            close(descriptor)
            throw .init("\(path) cannot be listened at: \(reason).")
        }
        watch = EventLoop.shared.watch(descriptor) { [weak self] in self?.accept() }
    }

    /// Ends the listening and removes the socket.
    public func cancel() {
        watch?.cancel()
        for talk in talks.keys { end(talk) }
        close(descriptor)
        PathText.unlink(path)
    }

    private func accept() {
        let talk = Glibc.accept(descriptor, nil, nil)
        guard talk >= 0 else { return }
        _ = fcntl(talk, F_SETFD, FD_CLOEXEC)
        _ = fcntl(talk, F_SETFL, O_NONBLOCK)
        guard LocalSocket.peer(of: talk) == getuid(), talks.count < Self.mostTalks else {
            close(talk)
            return
        }
        talks[talk] = Talk(
            watch: EventLoop.shared.watch(talk) { [weak self] in self?.read(talk) },
            limit: EventLoop.shared.after(Self.time) { [weak self] in
                self?.answer(talk, "no The request did not end within two seconds.")
            })
    }

    private func read(_ talk: Int32) {
        var bytes = [UInt8](repeating: 0, count: ActivationLine.longest + 1)
        let count = Glibc.read(talk, &bytes, bytes.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return end(talk) }
        talks[talk]?.bytes += bytes.prefix(count)
        switch ActivationLine(talks[talk]?.bytes ?? []) {
        case .unfinished: break
        case .asks(let target):
            asked(target)
            answer(talk, "ok")
        case .refused(let sentence): answer(talk, "no \(sentence)")
        }
    }

    private func answer(_ talk: Int32, _ text: String) {
        // A line fits into the socket's buffer; who does not listen has no use for it.
        let line = Array((text + "\n").utf8)
        _ = send(talk, line, line.count, Int32(MSG_NOSIGNAL))
        end(talk)
    }

    private func end(_ talk: Int32) {
        guard let known = talks.removeValue(forKey: talk) else { return }
        known.watch.cancel()
        known.limit.cancel()
        close(talk)
    }
}

/// The reading of a request's bytes.
enum ActivationLine: Equatable {
    case unfinished
    case asks(OpenTarget)
    /// One sentence.
    case refused(String)

    static let longest = 512

    init(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: 0x0A), end <= Self.longest else {
            self = bytes.count > Self.longest ? .refused("The request is too long.") : .unfinished
            return
        }
        guard let text = String(validating: bytes[..<end], as: UTF8.self) else {
            self = .refused("The request is no UTF-8.")
            return
        }
        let words = text.split(separator: " ").map(String.init)
        let target = words.first == "open" ? OpenTarget(words: Array(words.dropFirst())) : nil
        self = target.map(ActivationLine.asks) ?? .refused("The request names no screen.")
    }
}
