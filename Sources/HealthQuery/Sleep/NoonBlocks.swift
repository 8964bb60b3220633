import Foundation
import HealthModel

/// The days from noon to noon of local dates, by which the regularity of a range of dates is told.
public struct NoonBlocks: Sendable {
    /// Noon of each date in Unix seconds.
    private let noons: [Int]
    private let asleep: [Range<Int>]
    /// For each block, whether its sleep is known.
    private let isKnown: [Bool]
    private let end: Int?

    /// - Parameters:
    ///   - dates: from noon of the first to noon of the last.
    ///   - spans: when somebody slept, Unix seconds.
    ///   - zone: IANA identifier of the home zone.
    ///   - journeys: wake dates of nights in which the clock was moved by a journey: they tell nothing of regularity.
    ///   - end: Unix seconds; what comes after is not known yet. `nil` for noon of the last date.
    public init?(
        _ dates: ClosedRange<CivilDay>, asleep spans: [Range<Int>], zone: String,
        leavingOut journeys: Set<CivilDay> = [], until end: Int? = nil
    ) {
        guard let clock = DayClock(zoneName: zone), dates.upperBound > dates.lowerBound else { return nil }
        let noons = (dates.lowerBound.number...dates.upperBound.number).map { Self.noon(CivilDay(number: $0), clock) }
        isKnown = zip(noons, noons.dropFirst()).enumerated().map { index, block in
            !journeys.contains(dates.lowerBound.advanced(by: index + 1))
                && spans.contains { $0.lowerBound < block.1 && $0.upperBound > block.0 }
        }
        self.noons = noons
        self.end = end
        asleep = spans
    }

    /// Noon by the clock, whatever the clocks do that day.
    private static func noon(_ day: CivilDay, _ clock: DayClock) -> Int {
        let guess = clock.start(of: day) + 43_200
        return guess + 43_200 - clock.secondOfDay(atUnix: guess)
    }

    /// See `SleepRegularityIndex`; a block without sleep, or with a journey, is not known.
    public var regularity: Double? {
        SleepRegularityIndex.value(asleep: asleep, between: noons, isKnown: isKnown, until: end)
    }
}
