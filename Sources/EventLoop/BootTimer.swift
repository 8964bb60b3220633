import CTimers

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A timer by the clock that counts the machine's sleep and that nobody can set. It rings once each time it is set; where the
/// moment came while the machine slept, as soon as it wakes.
@MainActor public final class BootTimer {
    private let descriptor: Int32
    private var watch: FileWatch?

    /// `nil` where the kernel has no timer to give.
    public init?(_ rang: @escaping @MainActor () -> Void) {
        let descriptor = boot_timer_open()
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        watch = EventLoop.shared.watch(descriptor) {
            var times: UInt64 = 0
            // Nothing to read when it was set anew in between.
            if read(descriptor, &times, MemoryLayout.size(ofValue: times)) > 0 { rang() }
        }
    }

    /// Since the machine was started.
    public static var now: Duration { .nanoseconds(boot_nanoseconds()) }

    /// `nil` for never.
    public func set(at moment: Duration?) {
        let nanoseconds = moment.map { max(1, Int64($0 / .nanoseconds(1))) } ?? 0
        _ = boot_timer_set(descriptor, nanoseconds)
    }

    /// Stops the timer for good.
    public func cancel() {
        watch?.cancel()
        close(descriptor)
    }
}
