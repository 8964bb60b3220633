import CTimers

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A timer by the clock on the wall: it goes on while the machine sleeps, and hears when somebody sets the clock.
@MainActor public final class WallTimer {
    private let descriptor: Int32
    private var watch: FileWatch?

    /// `nil` where the kernel has no timer to give.
    /// - Parameter rang: Called when the time has come, and when the clock was set; the timer is to be set again then.
    public init?(_ rang: @escaping @MainActor () -> Void) {
        let descriptor = wall_timer_open()
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        watch = EventLoop.shared.watch(descriptor) {
            var times: UInt64 = 0
            _ = read(descriptor, &times, MemoryLayout.size(ofValue: times))  // fails when the clock was set
            rang()
        }
    }

    /// Sets the time, in seconds since 1970; it replaces an earlier one.
    public func set(atUnix seconds: Int) { _ = wall_timer_set(descriptor, Int64(seconds)) }

    /// Stops the timer for good.
    public func cancel() {
        watch?.cancel()
        close(descriptor)
    }
}
