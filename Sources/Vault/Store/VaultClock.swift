import CProcessGuard
import Foundation

/// A clock that goes on while the machine sleeps and that nobody can set.
public struct VaultClock: Sendable {
    /// Since the system started.
    public var sinceBoot: @Sendable () -> Duration
    /// Another one after each start of the system.
    public var boot: @Sendable () -> String
    /// The calendar, for the dates of keys and slots.
    public var now: @Sendable () -> Date

    public init(
        sinceBoot: @escaping @Sendable () -> Duration, boot: @escaping @autoclosure @Sendable () -> String,
        now: @escaping @Sendable () -> Date
    ) {
        self.sinceBoot = sinceBoot
        self.boot = boot
        self.now = now
    }

    public static var live: VaultClock {
        VaultClock(
            sinceBoot: { .seconds(process_guard_boot_seconds()) }, boot: nameOfBoot, now: { Date() })
    }

    /// Where the system has no name for its start, a wait lasts as long as after one.
    private static var nameOfBoot: String {
        let text = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? "-"
        return String(text.prefix { !$0.isNewline })
    }
}
