/// Figures of strength training (training practice, section 2.1).
public enum StrengthFormulas {
    /// The most repetitions, with those in reserve, that a maximum is estimated from: the error grows beyond.
    public static let mostRepetitions = 10.0

    /// Estimated weight that can be moved once (Epley 1985): w · (1 + r / 30), for one repetition the weight itself.
    /// - Parameters:
    ///   - load: kilograms.
    ///   - effort: rating of perceived exertion, 1 to 10; what is missing to 10 are repetitions in reserve.
    /// - Returns: kilograms; `nil` without a load or with more than `mostRepetitions`.
    public static func oneRepetitionMaximum(load: Double, repetitions: Int, effort: Double? = nil) -> Double? {
        let all = Double(repetitions) + (effort.map { max(0, 10 - $0) } ?? 0)
        guard load > 0, repetitions >= 1, all <= mostRepetitions else { return nil }
        return all == 1 ? load : load * (1 + all / 30)
    }
}
