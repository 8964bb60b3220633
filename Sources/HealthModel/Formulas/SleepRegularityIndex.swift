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
    ///   - start: when the first day begins, in seconds of the same clock.
    ///   - validDays: for each day, whether its sleep is known.
    ///   - end: what comes after is not known yet; `nil` for the end of the last day.
    public static func value(
        asleep: [(start: Int, end: Int)], from start: Int, validDays: [Bool], until end: Int? = nil,
        fewestPairs: Int = Self.fewestPairs
    ) -> Double? {
        let minutes = day * validDays.count
        var states = [Bool](repeating: false, count: minutes)
        func epoch(_ second: Int) -> Int { min(minutes, max(0, (second - start + 59) / 60)) }
        for stretch in asleep where stretch.end > stretch.start {
            let (first, next) = (epoch(stretch.start), epoch(stretch.end))
            for minute in first..<max(first, next) { states[minute] = true }
        }
        let known = end.map(epoch) ?? minutes
        var (pairs, epochs, equal) = (0, 0, 0)
        for index in validDays.indices.dropFirst() where validDays[index] && validDays[index - 1] {
            let length = min(day, known - index * day)
            guard length > 0 else { continue }
            pairs += 1
            epochs += length
            for minute in (index * day)..<(index * day + length) where states[minute] == states[minute - day] {
                equal += 1
            }
        }
        guard pairs >= fewestPairs, epochs > 0 else { return nil }
        return -100 + 200 * Double(equal) / Double(epochs)
    }
}
