/// The sleep regularity index: how likely a person is in the same state, asleep or awake, at any two moments 24 hours apart
/// (Phillips et al. 2017, doi 10.1038/s41598-017-03171-4; Fischer et al. 2021, doi 10.1093/sleep/zsab103).
///
/// −100 to 100: 100 is the same every day, 0 is chance. Epochs are minutes and a day is 24 hours gone by, whatever the
/// clocks do. Another scale runs from 0 to 100, and indices of different devices and programs do not compare.
public enum SleepRegularityIndex {
    /// Pairs of days, one after the other, below which nothing is said.
    public static let fewestPairs = 5
    private static let day = 1440

    /// Days that are 24 hours long.
    /// - Parameters:
    ///   - asleep: stretches of sleep in seconds, naps included.
    ///   - start: when the first day begins, in seconds of the same clock.
    ///   - validDays: for each day, whether its sleep is known.
    ///   - end: what comes after is not known yet; `nil` for the end of the last day.
    public static func value(
        asleep: [(start: Int, end: Int)], from start: Int, validDays: [Bool], until end: Int? = nil,
        fewestPairs: Int = Self.fewestPairs
    ) -> Double? {
        value(
            asleep: asleep, bounds: (0...validDays.count).map { start + $0 * day * 60 }, until: end,
            fewestPairs: fewestPairs
        ) { _ in validDays }
    }

    /// Days between the moments in `bounds`, each known where somebody slept in it: clocks that are put forward or back
    /// make one of them shorter or longer.
    public static func value(asleep: [(start: Int, end: Int)], between bounds: [Int]) -> Double? {
        value(asleep: asleep, bounds: bounds, until: nil, fewestPairs: fewestPairs) { states in
            zip(minutes(bounds), minutes(bounds).dropFirst()).map { from, to in states[from..<to].contains(true) }
        }
    }

    private static func minutes(_ bounds: [Int]) -> [Int] { bounds.map { ($0 - bounds[0]) / 60 } }

    /// - Parameter validDays: for the state of each minute, which of the days are known.
    private static func value(
        asleep: [(start: Int, end: Int)], bounds: [Int], until end: Int?, fewestPairs: Int,
        validDays: ([Bool]) -> [Bool]
    ) -> Double? {
        guard let start = bounds.first, bounds.count > 1 else { return nil }
        let bounds = minutes(bounds)
        let count = bounds[bounds.count - 1]
        func epoch(_ second: Int) -> Int { min(count, max(0, (second - start + 59) / 60)) }
        var states = [Bool](repeating: false, count: count)
        for stretch in asleep where stretch.end > stretch.start {
            let (first, next) = (epoch(stretch.start), epoch(stretch.end))
            for minute in first..<max(first, next) { states[minute] = true }
        }
        let known = end.map(epoch) ?? count
        let isValid = validDays(states)
        var valid = [Bool](repeating: false, count: count)
        for (index, isValid) in isValid.enumerated() where isValid {
            for minute in bounds[index]..<bounds[index + 1] { valid[minute] = true }
        }
        let pairs = isValid.indices.dropFirst().count { isValid[$0] && isValid[$0 - 1] && bounds[$0] < known }
        var (epochs, equal) = (0, 0)
        for minute in day..<max(day, known) where valid[minute] && valid[minute - day] {
            epochs += 1
            if states[minute] == states[minute - day] { equal += 1 }
        }
        guard pairs >= fewestPairs, epochs > 0 else { return nil }
        return -100 + 200 * Double(equal) / Double(epochs)
    }
}
