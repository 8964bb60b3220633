import Files
import Glibc
import SettingsModel

/// Asks a running AirFit of the same person for a screen.
public enum ActivationRequest {
    /// The result of a request.
    public enum Outcome: Equatable, Sendable {
        case opened
        /// No program with the same data runs.
        case nobody
        /// One runs, and did not open it: one sentence.
        case refused(String)
    }

    /// Asks the newest program that answers; sockets that crashed programs left are removed. Blocks for up to three
    /// seconds for each program that does not answer.
    public static func send(
        _ target: OpenTarget, to folder: ActivationFolder
    ) throws(ActivationFolder.Failure) -> Outcome {
        var last = Outcome.nobody
        for path in try folder.sockets() {
            switch ask(path, target) {
            case .opened: return .opened
            case .nobody: continue
            case .refused(let sentence): last = .refused(sentence)
            }
        }
        return last
    }

    private static func ask(_ path: String, _ target: OpenTarget) -> Outcome {
        let descriptor = LocalSocket.make()
        guard descriptor >= 0 else { return .refused("No socket can be made: \(FileFailure.last.reason).") }
        defer { close(descriptor) }
        guard LocalSocket.withAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
            // Nobody listens any more: the program that made it was killed.
            if errno == ECONNREFUSED { PathText.unlink(path) }
            return .nobody
        }
        guard LocalSocket.peer(of: descriptor) == getuid() else { return .nobody }
        let line = Array("open \(target.words.joined(separator: " "))\n".utf8)
        guard Glibc.send(descriptor, line, line.count, Int32(MSG_NOSIGNAL)) == line.count else {
            return .nobody
        }
        guard let answer = answer(descriptor) else { return .refused("The running AirFit does not answer.") }
        return answer == "ok" ? .opened : .refused(answer.hasPrefix("no ") ? String(answer.dropFirst(3)) : answer)
    }

    /// One line within three seconds.
    private static func answer(_ descriptor: Int32) -> String? {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 512)
        for _ in 0..<30 {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 100) > 0 else { continue }
            let count = read(descriptor, &block, block.count)
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += block.prefix(count)
            if let end = bytes.firstIndex(of: 0x0A) { return String(decoding: bytes[..<end], as: UTF8.self) }
            guard bytes.count < 2048 else { return nil }
        }
        return nil
    }
}
