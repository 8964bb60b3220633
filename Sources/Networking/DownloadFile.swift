import Dispatch
import Files
import Glibc
import Synchronization

/// A file that is being received, under another name beside its own until it is whole. Unfinished, it is removed with
/// this object.
final class DownloadFile: Sendable {
    private struct State {
        var descriptor: Int32
        var byteCount = 0
        var isFinished = false
    }
    private let path: String
    /// Empty where there is nothing to rename or remove.
    private let partPath: String
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "download")

    init(path: String) throws(FileTransferError) {
        do throws(FileFailure) {
            let part = try TemporaryFile("\(path).part-")
            (self.path, partPath) = (path, part.path)
            state = Mutex(State(descriptor: part.descriptor))
        } catch {
            throw FileTransferError(errno: error.code)
        }
    }

    /// Writes to a file that is open already, and that stays where it is.
    init(descriptor: Int32) {
        path = ""
        partPath = ""
        state = Mutex(State(descriptor: descriptor))
    }

    deinit {
        discard()
        state.withLock { _ = close($0.descriptor) }
    }

    /// Removes what arrived of a file that will not become whole, at once: a write that is just through may keep this object
    /// for another moment.
    func discard() {
        state.withLock { state in
            if !state.isFinished && !partPath.isEmpty { unlink(partPath) }
            state.isFinished = true
        }
    }

    /// Returns how many bytes there are by now.
    func write(_ bytes: [UInt8]) async throws(FileTransferError) -> Int {
        try await perform { state throws(FileTransferError) in
            do throws(FileFailure) {
                try FileBytes.write(bytes, to: state.descriptor)
            } catch {
                throw FileTransferError(errno: error.code)
            }
            state.byteCount += bytes.count
            return state.byteCount
        }
    }

    /// Brings it to the disk and to its place.
    func finish() async throws(FileTransferError) {
        _ = try await perform { [path, partPath] state throws(FileTransferError) in
            guard fsync(state.descriptor) == 0, rename(partPath, path) == 0 else {
                throw FileTransferError(errno: errno)
            }
            state.isFinished = true
            Folder.fsync(Folder.of(path))
            return 0
        }
    }

    /// Disks can be slow: on a queue of its own.
    private func perform(
        _ work: @escaping @Sendable (inout State) throws(FileTransferError) -> Int
    ) async throws(FileTransferError) -> Int {
        let result: Result<Int, FileTransferError> = await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(
                    returning: state.withLock { state in
                        do throws(FileTransferError) { return .success(try work(&state)) } catch {
                            return .failure(error)
                        }
                    })
            }
        }
        return try result.get()
    }
}

extension FileTransferError {
    init(errno code: Int32) {
        self = FileFailure(code: code).isDiskFull ? .diskFull : .file(reason: String(cString: strerror(code)))
    }
}
