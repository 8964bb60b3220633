import EventLoop
import Foundation
import HealthModel

/// Hears midnight come, by one timer that sleeps until then.
@MainActor final class DayTurn {
    private let home: @MainActor () -> HomeTime
    private let turned: @MainActor () -> Void
    private var timer: WallTimer?

    init(home: @escaping @MainActor () -> HomeTime, turned: @escaping @MainActor () -> Void) {
        self.home = home
        self.turned = turned
        timer = WallTimer { [weak self] in
            self?.turned()
            self?.schedule()
        }
        schedule()
    }

    func cancel() { timer?.cancel() }

    /// Midnight comes at another time: the zone is another one.
    func zoneChanged() { schedule() }

    private func schedule() {
        let now = Date()
        let clock = home().clock(around: now)
        let today = clock.day(atUnix: Int(now.timeIntervalSince1970))
        // A second late rather than early: then it is another day.
        timer?.set(atUnix: clock.start(of: today.advanced(by: 1)) + 1)
    }
}
