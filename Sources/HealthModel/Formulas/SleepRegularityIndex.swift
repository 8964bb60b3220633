/// The sleep regularity index: how likely a person is in the same state, asleep or awake, at any two moments 24 hours apart
/// (Phillips et al. 2017, doi 10.1038/s41598-017-03171-4; Fischer et al. 2021, doi 10.1093/sleep/zsab103).
///
/// −100 to 100: 100 is the same every day, 0 is chance. Epochs are minutes and a day is 24 hours gone by, whatever the
/// clocks do. Another scale runs from 0 to 100, and indices of different devices and programs do not compare.
public enum SleepRegularityIndex {
    /// Pairs of days, one after the other, below which nothing is said.
    public static let fewestPairs = 5
    private static let day = 1440

    /// - Parameters:
    ///   - asleep: stretches of sleep in seconds, naps included.
    ///   - bounds: where each day begins, and where the last ends, in seconds of the same clock: clocks that are put forward
    ///     or back make one of them shorter or longer.
    ///   - isKnown: for each day, whether its sleep is known.
    ///   - end: what comes after is not known yet; `nil` for the end of the last day.
    public static func value(
        asleep: [Range<Int>], between bounds: [Int], isKnown: [Bool], until end: Int? = nil,
        fewestPairs: Int = Self.fewestPairs
    ) -> Double? {
        guard let start = bounds.first, bounds.count == isKnown.count + 1 else { return nil }
        let bounds = bounds.map { ($0 - start) / 60 }
        let count = bounds[bounds.count - 1]
        func epoch(_ second: Int) -> Int { min(count, max(0, (second - start + 59) / 60)) }
        var states = [Bool](repeating: false, count: count)
        for stretch in asleep {
            for minute in epoch(stretch.lowerBound)..<epoch(stretch.upperBound) { states[minute] = true }
        }
        let known = end.map(epoch) ?? count
        var valid = [Bool](repeating: false, count: count)
        for (index, isKnown) in isKnown.enumerated() where isKnown {
            for minute in bounds[index]..<bounds[index + 1] { valid[minute] = true }
        }
        let pairs = isKnown.indices.dropFirst().count { isKnown[$0] && isKnown[$0 - 1] && bounds[$0] < known }
        var (epochs, equal) = (0, 0)
        for minute in day..<max(day, known) where valid[minute] && valid[minute - day] {
            epochs += 1
            if states[minute] == states[minute - day] { equal += 1 }
        }
        guard pairs >= fewestPairs, epochs > 0 else { return nil }
        return -100 + 200 * Double(equal) / Double(epochs)
    }
}
