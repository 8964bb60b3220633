import Foundation
import HealthModel

/// Sleep from noon to noon of local dates, minute by minute, for how regular it is.
public struct NoonBlocks: Sendable {
    /// Pairs of days, one after the other, below which nothing is said.
    public static let fewestPairs = 5
    private static let day = 1440

    /// Where each block begins, in minutes from the first noon, and where the last one ends.
    private let bounds: [Int]
    private let asleep: [Bool]
    private let known: [Bool]

    /// - Parameters:
    ///   - dates: from noon of the first to noon of the last.
    ///   - spans: when somebody slept, Unix seconds.
    ///   - zone: IANA identifier of the home zone.
    public init?(_ dates: ClosedRange<CivilDay>, asleep spans: [Range<Int>], zone: String) {
        guard let clock = DayClock(zoneName: zone), dates.upperBound > dates.lowerBound else { return nil }
        let noons = (dates.lowerBound.number...dates.upperBound.number).map { Self.noon(CivilDay(number: $0), clock) }
        let start = noons[0]
        bounds = noons.map { ($0 - start) / 60 }
        let minutes = bounds[bounds.count - 1]
        var states = [Bool](repeating: false, count: minutes)
        func epoch(_ second: Int) -> Int { min(minutes, max(0, (second - start + 59) / 60)) }
        for span in spans {
            let (first, next) = (epoch(span.lowerBound), epoch(span.upperBound))
            for minute in first..<max(first, next) { states[minute] = true }
        }
        asleep = states
        known = zip(bounds, bounds.dropFirst()).map { from, to in states[from..<to].contains(true) }
    }

    /// Noon by the clock, whatever the clocks do that day.
    private static func noon(_ day: CivilDay, _ clock: DayClock) -> Int {
        let guess = clock.start(of: day) + 43_200
        return guess + 43_200 - clock.secondOfDay(atUnix: guess)
    }

    /// −100 to 100: how often the state of a minute is that of 1,440 minutes later, of blocks with sleep in them alone
    /// (Phillips et al. 2017, doi 10.1038/s41598-017-03171-4). `nil` under five pairs of such blocks.
    public var regularity: Double? {
        guard zip(known, known.dropFirst()).count(where: { $0 && $1 }) >= Self.fewestPairs else { return nil }
        let valid = zip(zip(bounds, bounds.dropFirst()), known).flatMap { bounds, isKnown in
            repeatElement(isKnown, count: bounds.1 - bounds.0)
        }
        var (epochs, equal) = (0, 0)
        for minute in Self.day..<max(Self.day, asleep.count) where valid[minute] && valid[minute - Self.day] {
            epochs += 1
            if asleep[minute] == asleep[minute - Self.day] { equal += 1 }
        }
        return epochs > 0 ? -100 + 200 * Double(equal) / Double(epochs) : nil
    }
}
