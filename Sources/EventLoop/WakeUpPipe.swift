#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A pipe that ends a `poll`.
struct WakeUpPipe: Sendable {
    let readEnd: Int32
    private let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        precondition(pipe(&ends) == 0, "no file descriptors are left")
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func signal() {
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)  // a full pipe wakes as well
    }

    func clear() {
        var bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
        while read(readEnd, &bytes, bytes.count) == bytes.count {}
    }
}

/// A value that only the loop's thread touches, which is what makes it safe to hold in something shared.
final class MainThreadOnly<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
