import Foundation
import HealthModel

/// The days from noon to noon of local dates, by which the regularity of a range of dates is told.
public struct NoonBlocks: Sendable {
    /// Noon of each date in Unix seconds.
    private let noons: [Int]
    private let asleep: [Range<Int>]

    /// - Parameters:
    ///   - dates: from noon of the first to noon of the last.
    ///   - spans: when somebody slept, Unix seconds.
    ///   - zone: IANA identifier of the home zone.
    public init?(_ dates: ClosedRange<CivilDay>, asleep spans: [Range<Int>], zone: String) {
        guard let clock = DayClock(zoneName: zone), dates.upperBound > dates.lowerBound else { return nil }
        noons = (dates.lowerBound.number...dates.upperBound.number).map { Self.noon(CivilDay(number: $0), clock) }
        asleep = spans
    }

    /// Noon by the clock, whatever the clocks do that day.
    private static func noon(_ day: CivilDay, _ clock: DayClock) -> Int {
        let guess = clock.start(of: day) + 43_200
        return guess + 43_200 - clock.secondOfDay(atUnix: guess)
    }

    /// See `SleepRegularityIndex`; a block without sleep is not known.
    public var regularity: Double? {
        SleepRegularityIndex.value(
            asleep: asleep.map { (start: $0.lowerBound, end: $0.upperBound) }, between: noons)
    }
}
