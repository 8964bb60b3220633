import Dispatch
import Foundation
import HealthModel

/// Hears midnight come, by one timer that sleeps until then by the clock on the wall, also through a suspended machine.
@MainActor final class DayTurn {
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private let clock: DayClock
    private let turned: @MainActor () -> Void

    init(clock: DayClock, turned: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.turned = turned
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.turned()
                self?.schedule()
            }
        }
        schedule()
        timer.activate()
    }

    func cancel() { timer.cancel() }

    private func schedule() {
        let now = Date().timeIntervalSince1970
        let tomorrow = clock.day(atUnix: Int(now)).advanced(by: 1)
        // A second late rather than early: then it is another day.
        let seconds = Double(clock.start(of: tomorrow)) + 1 - now
        timer.schedule(wallDeadline: .now() + seconds, leeway: .seconds(1))
    }
}
